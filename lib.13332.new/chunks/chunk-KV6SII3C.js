import {
  problem
} from "./chunk-7UOIDLLE.js";

// renderer/output/algolia/records.ts
import { createHash } from "node:crypto";
var DEFAULT_MAX_RECORD_BYTES = 1e4;
var encoder = new TextEncoder();
var recordBytes = (record) => encoder.encode(JSON.stringify(record)).length;
function makeHostedRecords(pages, site, origin, maxBytes = DEFAULT_MAX_RECORD_BYTES) {
  const records = [];
  const problems = [];
  for (const page of pages) {
    for (const record of page.records) {
      const whole = shape(record, site, origin);
      const parts = split(whole, maxBytes);
      if (parts) records.push(...parts);
      else
        problems.push(problem("index-record-too-big", { page: page.page, bytes: recordBytes(whole), limit: maxBytes }));
    }
  }
  return {
    records: records.map(seal).sort((a, b) => a.objectID < b.objectID ? -1 : a.objectID > b.objectID ? 1 : 0),
    problems
  };
}
function shape(record, site, origin) {
  return {
    objectID: record.objectID,
    url: origin + encodeURI(record.url),
    url_without_anchor: origin + encodeURI(record.page),
    anchor: record.anchor,
    type: record.type,
    content: record.content,
    hierarchy: record.hierarchy,
    lang: record.language,
    language: record.language,
    version: [record.version],
    docusaurus_tag: record.docusaurus_tag,
    tags: record.tags,
    weight: { pageRank: 0, level: record.weight.level, position: record.weight.position },
    site,
    hash: ""
  };
}
function seal(record) {
  return {
    ...record,
    hash: createHash("sha256").update(JSON.stringify({ ...record, hash: "" })).digest("hex").slice(0, 32)
  };
}
var RESERVE = 48;
function split(record, maxBytes) {
  if (recordBytes(record) + RESERVE <= maxBytes) return [record];
  const room = maxBytes - RESERVE - recordBytes({ ...record, content: "" });
  if (room < 200 || record.content === null) return null;
  return cutText(record.content, room).map((content, index) => ({
    ...record,
    objectID: index === 0 ? record.objectID : `${record.objectID}~${index + 1}`,
    content,
    weight: { ...record.weight, position: record.weight.position + index / 1e3 }
  }));
}
function cutText(text, room) {
  const pieces = [];
  let current = "";
  let size = 0;
  for (const sentence of text.match(/[^。！？.!?\n]*[。！？.!?\n]*/g) ?? []) {
    const bytes = jsonBytes(sentence);
    if (size + bytes > room && current) {
      pieces.push(current);
      [current, size] = ["", 0];
    }
    if (bytes <= room) {
      current += sentence;
      size += bytes;
    } else for (const character of sentence) [current, size] = append(pieces, current, size, character, room);
  }
  if (current) pieces.push(current);
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}
function append(pieces, current, size, character, room) {
  const bytes = jsonBytes(character);
  if (size + bytes <= room) return [current + character, size + bytes];
  pieces.push(current);
  return [character, bytes];
}
var jsonBytes = (text) => encoder.encode(JSON.stringify(text)).length - 2;

export {
  DEFAULT_MAX_RECORD_BYTES,
  recordBytes,
  makeHostedRecords,
  cutText
};
