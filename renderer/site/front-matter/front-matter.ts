/** Front matter: cut off, read as YAML, converted and checked field by field (B1.24–B1.33, B2.10, B2.11, B2.20, B4.1, B4.2). */

import { isPlainObject, type Path, pathText } from '../helpers/schema.js';
import { countLines, placeAt } from '../helpers/text-place.js';
import { readYaml, yamlPlace } from '../helpers/yaml.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import { checkFields, misspeltFields } from './check-fields.js';
import { foreignProblems } from './foreign-fields.js';
import { endSlip, fenceSlip } from './front-matter-fences.js';
import type { FrontMatter, FrontMatterKind } from './front-matter-fields.js';
import { farDate, lostTexts, unhidden, unprotected } from './front-matter-losses.js';
import {
  type At,
  curlyQuotes,
  fenceProblem,
  fieldNamePlace,
  hashValue,
  innerKeys,
  issueRepair,
  lineRepair,
  OBJECT_FIELDS,
  tagCommas,
  withValue,
  yamlProblem,
} from './front-matter-repairs.js';
import { findSlips } from './front-matter-slips.js';
import { movedDates } from './moved-dates.js';
import { repairYaml } from './yaml-repairs.js';
import { twiceProblem } from './yaml-twice.js';

export interface FrontMatterResult {
  /** The fields of a partial, which it exports as `frontMatter`; nothing else reads them. */
  exported?: Record<string, unknown>;
  frontMatter: FrontMatter;
  /** Text after the front matter, untrimmed, without byte order mark. */
  body: string;
  /** 1-based line of the file on which `body` starts. */
  bodyLine: number;
  problems: Problem[];
}

interface Block {
  yaml: string;
  /** Offset of the YAML in the text. */
  start: number;
  bodyStart: number;
  /** Text after the opening fence on its line, trimmed. */
  language: string;
  /** False for a block that takes the whole file. */
  isClosed: boolean;
}

/** Cuts the block off; undefined when the text does not start with one. A block without end takes the whole file (B4.1). */
function cut(text: string): Block | undefined {
  if (!text.startsWith('---') || text[3] === '-') return undefined;
  const lineEnd = text.indexOf('\n');
  const language = text.slice(3, lineEnd < 0 ? undefined : lineEnd).trim();
  const start = lineEnd < 0 ? text.length : lineEnd + 1;
  const close = text.startsWith('---', start) ? start : closing(text, start);
  if (close < 0) return { yaml: text.slice(start), start, bodyStart: text.length, language, isClosed: false };
  let bodyStart = close + 3;
  if (text[bodyStart] === '\r') bodyStart++;
  if (text[bodyStart] === '\n') bodyStart++;
  return { yaml: text.slice(start, close), start, bodyStart, language, isClosed: true };
}

function closing(text: string, from: number): number {
  const found = text.indexOf('\n---', Math.max(0, from - 1));
  return found < 0 ? -1 : found + 1;
}

/** A line with a value in quotes, where none of the file can be mended. */
const QUOTED = "title: 'a: b'";

/**
 * Reads the front matter of one file. Never throws: broken YAML produces one problem and empty front matter; a bad field
 * produces a problem of its own and is left out.
 * @param options.fields parsed by code of a migrated site, instead of the text's own
 */
export function readFrontMatter(
  text: string,
  file: { path: string; kind: FrontMatterKind },
  { isMoved = false, fields }: { isMoved?: boolean; fields?: Record<string, unknown> } = {},
): FrontMatterResult {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const block = cut(bare);
  const fence = block?.isClosed ? endSlip(bare, block.start + block.yaml.length) : fenceSlip(bare);
  const fenceProblems = fence ? [fenceProblem(fence, bare, file.path)] : [];
  if (!block) {
    // The reference takes these lines for text.
    const problems = isMoved ? fenceProblems.map((found) => ({ ...found, level: 'warning' as const })) : fenceProblems;
    const { frontMatter } = checkFields(fields ?? {}, file.kind);
    return { frontMatter, body: bare, bodyLine: 1, problems };
  }
  const body = bare.slice(block.bodyStart);
  const bodyLine = countLines(bare, block.bodyStart);
  const done = (frontMatter: FrontMatter, problems: Problem[]) => ({ frontMatter, body, bodyLine, problems });
  if (fence) return done({}, fenceProblems);
  const at = (offset: number, length: number) => placeAt(bare, block.start + offset, length, file.path);
  if (block.language !== '' && block.language !== 'yaml' && block.language !== 'yml') {
    const place = placeAt(bare, 3, Math.max(1, block.language.length), file.path);
    return done({}, [problem('front-matter-language', { language: block.language }, place)]);
  }
  const read = readYaml(block.yaml);
  const slips = read.error || !isPlainObject(read.value ?? {}) ? yamlSlips(block.yaml, read.error?.message, at) : [];
  if (slips.length > 0) return done({}, slips);
  if (read.error) {
    const place = at(read.error.offset, read.error.length);
    const { message, twice } = read.error;
    return done({}, [
      twice === undefined
        ? problem('front-matter-yaml', { message, line: QUOTED }, place)
        : twiceProblem(bare, twice, place),
    ]);
  }
  const raw = fields ?? read.value ?? {};
  if (!isPlainObject(raw)) return done({}, [problem('front-matter-no-map', {}, at(0, 1))]);
  if (file.kind === 'partial' && Object.keys(raw).length > 0) {
    // Hugo gives this name to the page of a folder.
    const code = /(?:^|\/)_index\.mdx?$/.test(file.path) ? 'page-index-name' : 'front-matter-partial';
    return { ...done({}, [problem(code, {}, placeAt(bare, 0, 3, file.path))]), exported: raw };
  }
  const dated = isMoved ? movedDates(raw) : { raw, noDays: [] };
  const { frontMatter, issues } = checkFields(dated.raw, file.kind);
  const inner = innerKeys(raw, block.yaml, at);
  const misspeltInside = new Set(inner.map(({ args }) => String(args.field).split('.')[0]));
  const told = issues.filter(({ path }) => !misspeltInside.has(String(path[0])));
  const problems = told.map(({ path, ...issue }) => {
    const hash = hashValue(block.yaml, path);
    if (hash) return hash(at);
    const found = yamlPlace(block.yaml, path) ?? { offset: 0, length: 1 };
    const place = at(found.offset, found.length);
    const written = block.yaml.slice(found.offset, found.offset + found.length);
    // Of a value without a place the key is marked: nothing can be written over that.
    const made = isKey(written, path, raw) ? undefined : issueRepair(issue, written);
    return problem(issue.code, { field: pathText(path), ...issue.args }, withValue(place, written, made));
  });
  for (const { path, got } of dated.noDays) {
    const { offset, length } = yamlPlace(block.yaml, path) ?? { offset: 0, length: 1 };
    const found = problem('front-matter-date', { field: pathText(path), got: JSON.stringify(got) }, at(offset, length));
    problems.push({ ...found, level: 'warning' });
  }
  problems.push(...tagCommas(raw, block.yaml, at), ...inner);
  const misspelt = misspeltFields(raw, file.kind).map(({ field, nearest }) =>
    problem('front-matter-near-miss', { field }, withNamed(fieldNamePlace(block.yaml, field, at), field, nearest)),
  );
  return done(frontMatter, [
    ...problems,
    ...misspelt,
    ...foreignProblems(raw, file.kind, block.yaml, at),
    ...slugSpaces(raw, block.yaml, at),
    ...curlyQuotes(frontMatter, block.yaml, at),
    ...lostTexts(raw, block.yaml, at),
    ...unprotected(raw, block.yaml, at),
    ...unhidden(raw, block.yaml, at),
    ...farDates(frontMatter, block.yaml, at),
  ]);
}

/** Returns slips that keep a text from being YAML with fields, where it can be said what was meant. */
function yamlSlips(yaml: string, message: string | undefined, at: At): Problem[] {
  const slips = findSlips(yaml, (mended) => isPlainObject(readYaml(mended).value));
  if (slips.length === 0) return repairYaml(yaml).map((repair) => yamlProblem(repair, message, at));
  return slips.map(({ code, args, offset, length }) => {
    const place = at(offset, length);
    return problem(code, args, { ...place, repair: lineRepair(place, args.line) });
  });
}

const isKey = (written: string, path: Path, raw: Record<string, unknown>): boolean =>
  path.length === 1 && written === path[0] && raw[written] !== written;

/** Problems of dates that are far from today. */
function farDates(front: FrontMatter, yaml: string, at: (offset: number, length: number) => Place): Problem[] {
  const dated = OBJECT_FIELDS.filter(([, keys]) => keys.includes('date')).map(([field]) => field);
  const dates: [Path, unknown][] = Object.entries(front).flatMap(([name, value]): [Path, unknown][] => {
    if (name === 'date') return [[[name], value]];
    return dated.includes(name) && isPlainObject(value) ? [[[name, 'date'], value.date]] : [];
  });
  return dates.flatMap(([path, date]) =>
    farDate(typeof date === 'string' ? date : undefined, () => {
      const found = yamlPlace(yaml, path) ?? { offset: 0, length: 1 };
      return at(found.offset, found.length);
    }),
  );
}

/** An address with spaces works, but is `%20` wherever it is copied to. */
function slugSpaces(
  raw: Record<string, unknown>,
  yaml: string,
  at: (offset: number, length: number) => Place,
): Problem[] {
  const { slug } = raw;
  const found = typeof slug === 'string' && /\S\s+\S/.test(slug) ? yamlPlace(yaml, ['slug']) : undefined;
  if (!found || typeof slug !== 'string') return [];
  const wanted = slug.trim().replace(/\s+/g, '-');
  const place = at(found.offset, found.length);
  return [problem('front-matter-slug-space', { slug, wanted }, withNamed(place, slug, { name: wanted, sure: true }))];
}

/** Place of a field in the front matter of a text that could be read. */
export function frontMatterPlace(text: string, file: string, field: Path, want: 'value' | 'key' = 'value') {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const block = cut(bare);
  const found = block && yamlPlace(block.yaml, field, want);
  return found ? placeAt(bare, block.start + found.offset, found.length, file) : undefined;
}
