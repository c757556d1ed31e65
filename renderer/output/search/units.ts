/**
 * Records of a page → sections → units → text shards. A unit is the smallest target of postings: the heading and text of a section, or a
 * further part of a long one. Parts end at the end of a line, else at a sign between words, so no Han string is ever split.
 */
import { type TextUnit, UNITS } from '../../shared/search-format.js';
import type { Hierarchy, SearchPageRecords, SearchRecord } from '../../site/content/search-record.js';
import { utf8Size } from './bytes.js';

/** Longest text of one unit, in UTF-16 units. */
const UNIT_LENGTH = 500;

interface Section {
  anchor: string;
  id: string;
  path: (string | null)[];
  blocks: string[];
  code: string[];
}

export interface PageUnits {
  title: string;
  lvl0: string;
  tags: string[];
  keywords: string[];
  /** Units by text shard. */
  shards: TextUnit[][];
}

/** Cuts a page into units of at most about `shardSize` bytes of JSON a shard. */
export function unitsOf(page: SearchPageRecords, shardSize: number): PageUnits {
  const first = page.records[0];
  const sections = sectionsOf(page);
  const units = sections.flatMap(unitsOfSection);
  return {
    title: first?.hierarchy.lvl1 ?? '',
    lvl0: first?.hierarchy.lvl0 ?? '',
    tags: [...new Set(page.records.flatMap((record) => record.tags))],
    keywords: first?.keywords ?? [],
    shards: pack(units, shardSize),
  };
}

function sectionsOf(page: SearchPageRecords): Section[] {
  const sections = new Map<string, Section>();
  // Unit 0 is always the top of the page, even without records.
  sections.set('', { anchor: '', id: '', path: [], blocks: [], code: [] });
  for (const record of page.records) {
    const path = pathOf(record.hierarchy);
    // Sections without anchor share the address of the page but have headings of their own.
    const key = [record.anchor, ...(record.anchor ? [] : path)].join('\n');
    let section = sections.get(key);
    if (!section) {
      section = { anchor: record.anchor, id: idOf(record), path, blocks: [], code: [] };
      sections.set(key, section);
    }
    if (record.content) section.blocks.push(...record.content.split('\n'));
    if (record.code) section.code.push(...record.code);
  }
  return [...sections.values()];
}

/** Returns what the objectID has beyond the url. */
function idOf(record: SearchRecord): string {
  return record.objectID.startsWith(record.url) ? record.objectID.slice(record.url.length) : `!${record.objectID}`;
}

function pathOf(hierarchy: Hierarchy): (string | null)[] {
  const path = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  while (path.length > 0 && !path[path.length - 1]) path.pop();
  return path;
}

function unitsOfSection(section: Section): TextUnit[] {
  const bodies = parts(section.blocks.flatMap(splitLong));
  const codes = parts(section.code.flatMap((code) => code.split('\n')).flatMap(splitLong));
  const units: TextUnit[] = [];
  const add = (body: string, code: string) =>
    units.push([section.anchor, section.path, units.length === 0 ? 1 : 0, body, code, section.id]);
  const last = bodies.length - 1;
  const together = codes.length === 1 && (bodies[last]?.length ?? 0) + codes[0]!.length <= UNIT_LENGTH * 1.5;
  bodies.forEach((body, i) => {
    add(body, together && i === last ? codes[0]! : '');
  });
  if (!together || bodies.length === 0) for (const code of codes) add('', code);
  if (units.length === 0) add('', '');
  return units;
}

/** Joins lines to parts of at most `UNIT_LENGTH`. */
function parts(lines: string[]): string[] {
  const found: string[] = [];
  let part = '';
  for (const line of lines) {
    if (part && part.length + line.length + 1 > UNIT_LENGTH) {
      found.push(part);
      part = line;
    } else part = part ? `${part}\n${line}` : line;
  }
  if (part) found.push(part);
  return found;
}

/** Cuts a line that is longer than a unit after the last sentence end, else after the last sign that no word holds. */
function splitLong(line: string): string[] {
  const found: string[] = [];
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

function lastMatch(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + 1;
  return end;
}

function pack(units: TextUnit[], shardSize: number): TextUnit[][] {
  const shards: TextUnit[][] = [];
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
