import {
  BODY,
  CODE,
  HEADING,
  TITLE,
  UNITS,
  fnv24,
  keyOf
} from "./chunk-TGKX7SGW.js";

// renderer/site/tokens.ts
var MAX_WORD = 40;
var WORD = 1;
var CJK = 2;
var RUN = /((?:[\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3041-\u30fa\u30fc-\u318e\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f]|[\ud840-\ud888][\udc00-\udfff])+)|[\w$\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\ua000-\uabff\ufb00-\ufdfb\ufe70-\ufefc]+/g;
function fold(text) {
  return text.replace(/\u0130/g, "I").toLowerCase().replace(/[\u00c0-\u024f\u3000\uff01-\uff5e]/g, foldUnit);
}
function foldUnit(unit) {
  const code = unit.charCodeAt(0);
  if (code < 12288) return unit.normalize("NFD")[0];
  return code > 12288 ? String.fromCharCode(code - 65248).toLowerCase() : " ";
}
function eachRun(folded, visit) {
  for (const { 0: run, 1: cjk, index } of folded.matchAll(RUN)) visit(cjk ? CJK : WORD, index, index + run.length);
}
function pairsOf(run) {
  if (/[\ud800-\udfff]/.test(run)) return pairsOfCharacters([...run]);
  if (run.length < 2) return [run];
  const pairs = [];
  for (let i = 2; i <= run.length; i++) pairs.push(run.slice(i - 2, i));
  return pairs;
}
function pairsOfCharacters(characters) {
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => characters[i] + character);
}
function partsOf(word) {
  const parts2 = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^A-Za-z0-9_$]+/g) ?? [];
  return parts2.length > 1 ? parts2.map(fold) : [];
}
function wordTerms(word) {
  const whole = wholeOf(word);
  return [whole, ...partsOf(word).filter((part) => part.length > 1 && part !== whole)];
}
function wholeOf(word) {
  const folded = fold(word);
  return (folded.replace(/^[_$]+|[_$]+$/g, "") || folded).slice(0, MAX_WORD);
}
var OPERATOR = /\?\?=|\|\|=|&&=|===|!==|>>>|\*\*=|\.\.\.|\?\.|\?\?|\|\||&&|=>|\*\*|\+\+|--|::|!!|~~|<<|>>|==|!=|<=|>=/g;
function operatorsOf(text) {
  return text.match(OPERATOR) ?? [];
}
var ALIAS = "~";
var INITIALS = "=~";
var INITIALS_WINDOW = 4;

// renderer/output/search/aliases.ts
import { Converter as toTraditional } from "opencc-js/cn2t";
import { Converter as toSimplified } from "opencc-js/t2cn";
import { pinyin } from "pinyin-pro";
var converters;
function conversions() {
  converters ??= [
    toTraditional({ from: "cn", to: "tw" }),
    toTraditional({ from: "cn", to: "hk" }),
    toSimplified({ from: "t", to: "cn" })
  ];
  return converters;
}
var known = /* @__PURE__ */ new Map();
var KNOWN_MAX = 5e4;
function aliasTerms(text) {
  const before = known.get(text);
  if (before) return before;
  const terms = /* @__PURE__ */ new Set();
  const folded = fold(text);
  eachRun(folded, (kind, start, end) => {
    if (kind === CJK) aliasesOfRun(folded.slice(start, end), terms);
  });
  const found = [...terms];
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(text, found);
  return found;
}
function aliasesOfRun(run, terms) {
  const syllables = pinyin(run, { toneType: "none", type: "array", v: true }).filter(
    (syllable) => /^[a-z]+$/.test(syllable)
  );
  syllables.forEach((syllable, i) => {
    terms.add(ALIAS + syllable + (syllables[i + 1] ?? ""));
    const initials = syllables.slice(i, i + INITIALS_WINDOW).map((next) => next[0]);
    if (initials.length > 1) terms.add(INITIALS + initials.join(""));
  });
  for (const convert of conversions()) {
    const converted = convert(run);
    if (converted === run) continue;
    const same = new Set(pairsOf(run));
    for (const pair of pairsOf(converted)) if (!same.has(pair)) terms.add(ALIAS + pair);
  }
}

// renderer/output/search/bytes.ts
var Bytes = class {
  data;
  size = 0;
  constructor(room = 1024) {
    this.data = new Uint8Array(room);
  }
  room(more) {
    if (this.size + more <= this.data.length) return;
    const larger = new Uint8Array((this.size + more) * 2);
    larger.set(this.data);
    this.data = larger;
  }
  byte(value) {
    this.room(1);
    this.data[this.size++] = value;
  }
  varint(value) {
    this.room(5);
    let rest = value;
    while (rest > 127) {
      this.data[this.size++] = rest & 127 | 128;
      rest >>>= 7;
    }
    this.data[this.size++] = rest;
  }
  append(bytes) {
    this.room(bytes.length);
    this.data.set(bytes, this.size);
    this.size += bytes.length;
  }
  /** A copy of what was written. */
  finish() {
    return this.data.slice(0, this.size);
  }
};
function varintSize(value) {
  return value < 128 ? 1 : value < 16384 ? 2 : value < 2097152 ? 3 : value < 268435456 ? 4 : 5;
}
var encoder = new TextEncoder();
var utf8 = (text) => encoder.encode(text);
function utf8Size(text) {
  let size = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) size += code > 2047 && (code < 55296 || code > 57343) ? 2 : 1;
  }
  return size;
}
function base64(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
}

// renderer/output/search/units.ts
var UNIT_LENGTH = 500;
function unitsOf(page, shardSize) {
  const first = page.records[0];
  const sections = sectionsOf(page);
  const units = sections.flatMap(unitsOfSection);
  return {
    title: first?.hierarchy.lvl1 ?? "",
    lvl0: first?.hierarchy.lvl0 ?? "",
    tags: [...new Set(page.records.flatMap((record) => record.tags))],
    shards: pack(units, shardSize)
  };
}
function sectionsOf(page) {
  const sections = /* @__PURE__ */ new Map();
  sections.set("", { anchor: "", id: "", path: [], blocks: [], code: [] });
  for (const record of page.records) {
    const path = pathOf(record.hierarchy);
    const key = [record.anchor, ...record.anchor ? [] : path].join("\n");
    let section = sections.get(key);
    if (!section) {
      section = { anchor: record.anchor, id: idOf(record), path, blocks: [], code: [] };
      sections.set(key, section);
    }
    if (record.content) section.blocks.push(...record.content.split("\n"));
    if (record.code) section.code.push(...record.code);
  }
  return [...sections.values()];
}
function idOf(record) {
  return record.objectID.startsWith(record.url) ? record.objectID.slice(record.url.length) : `!${record.objectID}`;
}
function pathOf(hierarchy) {
  const path = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  while (path.length > 0 && !path[path.length - 1]) path.pop();
  return path;
}
function unitsOfSection(section) {
  const bodies = parts(section.blocks.flatMap(splitLong));
  const codes = parts(section.code.flatMap((code) => code.split("\n")).flatMap(splitLong));
  const units = [];
  const add = (body, code) => units.push([section.anchor, section.path, units.length === 0 ? 1 : 0, body, code, section.id]);
  const last = bodies.length - 1;
  const together = codes.length === 1 && (bodies[last]?.length ?? 0) + codes[0].length <= UNIT_LENGTH * 1.5;
  bodies.forEach((body, i) => {
    add(body, together && i === last ? codes[0] : "");
  });
  if (!together || bodies.length === 0) for (const code of codes) add("", code);
  if (units.length === 0) add("", "");
  return units;
}
function parts(lines) {
  const found = [];
  let part = "";
  for (const line of lines) {
    if (part && part.length + line.length + 1 > UNIT_LENGTH) {
      found.push(part);
      part = line;
    } else part = part ? `${part}
${line}` : line;
  }
  if (part) found.push(part);
  return found;
}
function splitLong(line) {
  const found = [];
  let rest = line;
  while (rest.length > UNIT_LENGTH) {
    const window = rest.slice(0, UNIT_LENGTH);
    let end = lastMatch(window, /[。！？；!?;]/g);
    if (end < UNIT_LENGTH / 4) end = lastMatch(window, /[\s，、：,:()（）「」“”《》【】[\]{}]/g);
    if (end === 0) {
      const next = rest.slice(UNIT_LENGTH).search(/[\s。！？；，、：!?;,:()（）「」“”《》【】[\]{}]/);
      end = next === -1 ? rest.length : UNIT_LENGTH + next + 1;
    }
    found.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest) found.push(rest);
  return found;
}
function lastMatch(text, pattern) {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + 1;
  return end;
}
function pack(units, shardSize) {
  const shards = [];
  let size = 0;
  for (const unit of units) {
    const more = utf8Size(unit[3]) + utf8Size(unit[4]) + utf8Size(unit[0]) + 40;
    const current = shards[shards.length - 1];
    if (!current || current.length === UNITS || size + more / 2 > shardSize) {
      shards.push([unit]);
      size = more;
    } else {
      current.push(unit);
      size += more;
    }
  }
  return shards;
}

// renderer/output/search/page.ts
function headOf({ page, key, name, shards, facet, size }) {
  return { page, key, name, shards, facet, size };
}
var wordCache = /* @__PURE__ */ new Map();
var WORD_CACHE_MAX = 1e5;
function termsOfWord(word) {
  let terms = wordCache.get(word);
  if (!terms) {
    terms = wordTerms(word);
    if (wordCache.size >= WORD_CACHE_MAX) wordCache.clear();
    wordCache.set(word, terms);
  }
  return terms;
}
function tokenisePage(page, shardSize) {
  const { title, lvl0, tags, shards } = unitsOf(page, shardSize);
  const key = keyOf(page, shardSize);
  const name = fnv24(key);
  const collector = new Collector();
  const words = collector.title(title);
  for (const tag of tags) collector.heading(tag, 0);
  shards.forEach((units, shard) => {
    units.forEach((unit, i) => {
      collectUnit(collector, unit, shard * UNITS + i);
    });
  });
  const first = page.records[0];
  return {
    page: page.page,
    key,
    name,
    ...collector.finish(words),
    shards: shards.length,
    texts: shards.map((units, i) => JSON.stringify([name, page.page, lvl0, title, i === 0 ? tags : [], units])),
    facet: [first?.language ?? "", first?.version ?? "", first?.docusaurus_tag ?? ""]
  };
}
function collectUnit(collector, [, path, own, body, code], unit) {
  const heading = path[path.length - 1];
  if (own && heading) collector.heading(heading, unit);
  if (body) collector.text(body, unit, BODY);
  if (code) collector.text(code, unit, CODE);
}
var Collector = class {
  found = /* @__PURE__ */ new Map();
  add(term, entry) {
    const entries = this.found.get(term);
    if (!entries) this.found.set(term, [entry]);
    else if (entries[entries.length - 1] !== entry && !entries.includes(entry)) entries.push(entry);
  }
  text(text, unit, field) {
    const entry = unit << 2 | field;
    const folded = fold(text);
    let count = 0;
    eachRun(folded, (kind, start, end) => {
      if (kind === WORD) {
        count++;
        for (const term of termsOfWord(text.slice(start, end))) this.add(term, entry);
      } else {
        count += end - start;
        for (const pair of pairsOf(folded.slice(start, end))) this.add(pair, entry);
      }
    });
    for (const operator of operatorsOf(text)) this.add(operator, entry);
    return count;
  }
  /** A title or heading: also its single characters, neighbouring words written together, and its aliases. */
  heading(text, unit, field = HEADING) {
    const entry = unit << 2 | field;
    const folded = fold(text);
    let before = "";
    let beforeEnd = -9;
    eachRun(folded, (kind, start, end) => {
      const run = folded.slice(start, end);
      if (kind === CJK) for (const character of run) this.add(character, entry);
      else if (before && start - beforeEnd === 1) this.add(before + run, entry);
      before = kind === WORD ? run : "";
      beforeEnd = end;
    });
    for (const term of aliasTerms(text)) this.add(term, entry);
    return this.text(text, unit, field);
  }
  /** Returns the number of words and characters. */
  title(text) {
    return this.heading(text, 0, TITLE);
  }
  finish(titleWords) {
    const terms = [...this.found.keys()];
    const bytes = new Bytes(terms.length * 2);
    for (const term of terms) writeEntries(bytes, this.found.get(term), titleWords);
    return {
      terms: terms.join("\n"),
      entries: bytes.finish(),
      size: Math.min(40, Math.round(2 * Math.log2(terms.length + 1)))
    };
  }
};
function writeEntries(bytes, entries, titleWords) {
  entries.sort((a, b) => Number((b & 3) === TITLE) - Number((a & 3) === TITLE) || a - b);
  let unit = 0;
  entries.forEach((entry, i) => {
    const last = i === entries.length - 1 ? 1 : 0;
    const field = entry & 3;
    const number = field === TITLE ? Math.min(31, titleWords) : (entry >> 2) - unit;
    if (field !== TITLE) unit = entry >> 2;
    bytes.varint(number << 3 | field << 1 | last);
  });
}

export {
  Bytes,
  varintSize,
  utf8,
  base64,
  headOf,
  tokenisePage
};
