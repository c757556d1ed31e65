/**
 * Search records as hosted services store them: DocSearch's shape, below a size limit, with a content hash for the difference
 * and a site marker, so that records of other sites in the same index are never touched.
 */
import { createHash } from 'node:crypto';
import type { SearchPageRecords, SearchRecord } from '../../site/content/search-record.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/** Bytes of one record on the smallest plan. */
const DEFAULT_MAX_RECORD_BYTES = 10_000;

export interface HostedRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string;
  type: SearchRecord['type'];
  content: string | null;
  hierarchy: SearchRecord['hierarchy'];
  /** Of the page's first record: the last part of its address, by which many know a page of another language. */
  slug?: string;
  /** Of the page's first record: `keywords` of the front matter. */
  keywords?: string[];
  lang: string;
  language: string;
  version: string[];
  docusaurus_tag: string;
  tags: string[];
  weight: { pageRank: number; level: number; position: number };
  /** Facet: the site that the record belongs to. */
  site: string;
  /** Hash of everything else. */
  hash: string;
}

export interface HostedRecords {
  records: HostedRecord[];
  problems: Problem[];
}

const encoder = new TextEncoder();

/** Returns the size of a record as sent. */
export const recordBytes = (record: unknown) => encoder.encode(JSON.stringify(record)).length;

/** Characters of the hash that identifies the site in an objectID. */
const SITE_KEY_LENGTH = 12;

const sitePrefix = (site: string) => `${createHash('sha256').update(site).digest('hex').slice(0, SITE_KEY_LENGTH)}:`;

/** The objectID of a record in an index that several sites may share: two sites with a page of the same address must not overwrite each other. */
export const hostedId = (site: string, objectID: string): string => sitePrefix(site) + objectID;

/** Tells if an objectID is one that `hostedId` makes for the site. */
export const isHostedId = (site: string, objectID: string): boolean => objectID.startsWith(sitePrefix(site));

/**
 * All records of a site, sorted by objectID.
 * @param site marker of the site
 * @param origin absolute origin that makes the addresses whole
 */
export function makeHostedRecords(
  pages: readonly SearchPageRecords[],
  site: string,
  origin: string,
  maxBytes = DEFAULT_MAX_RECORD_BYTES,
): HostedRecords {
  const records: HostedRecord[] = [];
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const record of page.records) {
      const whole = shape(record, site, origin);
      const parts = split(whole, maxBytes);
      if (parts) records.push(...parts);
      else
        problems.push(problem('index-record-too-big', { page: page.page, bytes: recordBytes(whole), limit: maxBytes }));
    }
  }
  return {
    records: records.map(seal).sort((a, b) => (a.objectID < b.objectID ? -1 : a.objectID > b.objectID ? 1 : 0)),
    problems,
  };
}

function shape(record: SearchRecord, site: string, origin: string): HostedRecord {
  return {
    objectID: hostedId(site, record.objectID),
    url: origin + encodeURI(record.url),
    url_without_anchor: origin + encodeURI(record.page),
    anchor: record.anchor,
    type: record.type,
    content: record.content,
    hierarchy: record.hierarchy,
    ...slugOf(record),
    ...(record.keywords && { keywords: record.keywords }),
    lang: record.language,
    language: record.language,
    version: [record.version],
    docusaurus_tag: record.docusaurus_tag,
    tags: record.tags,
    weight: { pageRank: 0, level: record.weight.level, position: record.weight.position },
    site,
    hash: '',
  };
}

function slugOf({ objectID, page }: SearchRecord): Pick<HostedRecord, 'slug'> {
  const slug = objectID === page ? page.split('/').filter(Boolean).pop() : undefined;
  return slug === undefined ? {} : { slug };
}

/** Canonical JSON: the fields are in the fixed order of `shape`. */
function seal(record: HostedRecord): HostedRecord {
  return {
    ...record,
    hash: createHash('sha256')
      .update(JSON.stringify({ ...record, hash: '' }))
      .digest('hex')
      .slice(0, 32),
  };
}

/** Room for the hash and the number after the objectID. */
const RESERVE = 48;

/** Cuts the content at ends of sentences, so that each part fits; null when the record without content is too big already. */
function split(record: HostedRecord, maxBytes: number): HostedRecord[] | null {
  if (recordBytes(record) + RESERVE <= maxBytes) return [record];
  const room = maxBytes - RESERVE - recordBytes({ ...record, content: '' });
  if (room < 200 || record.content === null) return null;
  return cutText(record.content, room).map((content, index) => ({
    ...record,
    objectID: index === 0 ? record.objectID : `${record.objectID}~${index + 1}`,
    content,
    weight: { ...record.weight, position: record.weight.position + index / 1000 },
  }));
}

/** Cuts a text into pieces of at most `room` bytes of JSON, at ends of sentences where it can, never inside a surrogate pair. */
export function cutText(text: string, room: number): string[] {
  const pieces: string[] = [];
  let current = '';
  let size = 0;
  for (const sentence of text.match(/[^。！？.!?\n]*[。！？.!?\n]*/g) ?? []) {
    const bytes = jsonBytes(sentence);
    if (size + bytes > room && current) {
      pieces.push(current);
      [current, size] = ['', 0];
    }
    if (bytes <= room) {
      current += sentence;
      size += bytes;
    } else for (const character of sentence) [current, size] = append(pieces, current, size, character, room);
  }
  if (current) pieces.push(current);
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

function append(pieces: string[], current: string, size: number, character: string, room: number): [string, number] {
  const bytes = jsonBytes(character);
  if (size + bytes <= room) return [current + character, size + bytes];
  pieces.push(current);
  return [character, bytes];
}

const jsonBytes = (text: string) => encoder.encode(JSON.stringify(text)).length - 2;
