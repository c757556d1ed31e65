/** Problems of front matter with their repairs. */

import { narrow } from '../helpers/narrow-signs.js';
import { isOneOf } from '../helpers/one-of.js';
import { isPlainObject, type Path, pathText } from '../helpers/schema.js';
import { placeAt } from '../helpers/text-place.js';
import { yamlPlace } from '../helpers/yaml.js';
import { nearestOf } from '../problems/near-names.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem, Repair } from '../problems/problem-types.js';
import { lineEdit, textEdit, withNamed, withNearest } from '../problems/repair.js';
import { listRepair, type ValueRepair, valueRepair } from '../problems/value-repair.js';
import { type FieldIssue, FORMATS } from './converters.js';
import type { FenceSlip } from './front-matter-fences.js';
import { type Field, type FrontMatter, SHARED_FIELDS } from './front-matter-fields.js';
import type { LineRepair } from './yaml-repairs.js';

export type At = (offset: number, length: number) => ReturnType<typeof placeAt>;

/** Place of the name of an outermost field. */
export function fieldNamePlace(yaml: string, field: string, at: At): ReturnType<At> {
  const { offset, length } = yamlPlace(yaml, [field], 'key') ?? { offset: 0, length: 1 };
  return at(offset, length);
}

export function fenceProblem(slip: FenceSlip, text: string, file: string): Problem {
  const { code, offset, length, args, changes, isUnsure = false } = slip;
  const edits = changes.map(([from, to, insert]) => textEdit(text, from, to, insert));
  const repair = edits.length > 0 ? { repair: { edits, sure: !isUnsure } } : {};
  const level = isUnsure ? { level: 'warning' as const } : {};
  return problem(code, args, { ...placeAt(text, offset, length, file), ...repair, ...level });
}

/** The repair that writes a line again. */
export const lineRepair = ({ line, sourceLine }: ReturnType<typeof placeAt>, wanted: string): Repair => ({
  edits: [lineEdit(line, 1, sourceLine.length, wanted)],
  sure: true,
});

/** Returns the problem of a text that is not valid YAML. For values in quotation marks it has the parser's own words. */
export function yamlProblem(
  { code, offset, length, got, line, before }: LineRepair,
  message: string | undefined,
  at: At,
): Problem {
  const place = at(offset, length);
  const isValue = code === 'yaml-quotes' && message !== undefined;
  const made = isValue
    ? problem('front-matter-yaml', { message, line: line.trim() }, place)
    : problem(code, { got, line: line.trim() }, place);
  return { ...made, repair: { edits: [lineEdit(place.line, 1, before.length, line)], sure: true } };
}

/** The repair of a value that is not of the form its field wants. */
export function issueRepair({ code, args }: Omit<FieldIssue, 'path'>, written: string): ValueRepair | undefined {
  if (code === 'front-matter-date') return dateRepair(written);
  const expected = String(args.expected ?? '');
  if (/URL without spaces/.test(expected)) return { text: written.trim().replaceAll(' ', '%20'), sure: false };
  if (/\{ date\?: date/.test(expected) && dateRepair(written, true))
    return { text: `{ date: ${written} }`, sure: true };
  if (/\[\]/.test(expected)) return wideList(written) ?? dashes(written) ?? listRepair(expected, written);
  return valueRepair(expected, written);
}

/** `【甲，乙】` */
function wideList(written: string): ValueRepair | undefined {
  const inner = /^[【［（([]([^】］）)\]\n]*)[】］）)\]]$/.exec(written)?.[1];
  return inner === undefined
    ? undefined
    : {
        text: `[${inner
          .split(/(?<!\s)\s*[,，、]\s*/)
          .filter(Boolean)
          .join(', ')}]`,
        sure: true,
      };
}

/** Items whose dashes are joined to them, or not of ASCII: to YAML a text of several lines. */
function dashes(written: string): ValueRepair | undefined {
  const lines = written.split('\n');
  if (!lines.every((line) => /^\s*[-－–—]\s*[^\s-]/.test(line))) return undefined;
  return { text: lines.map((line) => line.replace(/^(\s*)[-－–—]\s*/, '$1- ')).join('\n'), sure: true };
}

/** `2025.3.5`, `20250305`, `23/03/2025` where one of the numbers is no month, full-width signs. */
function dateRepair(written: string, plain = false): ValueRepair | undefined {
  const plainly = narrow(written).replace(/[—–]/g, '-');
  const match = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})((?:[ T].*)?)$/.exec(plainly);
  const turned = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(plainly);
  const [year, month, day, time = ''] = match
    ? match.slice(1)
    : turned && (Number(turned[1]) > 12 || plainly.includes('.'))
      ? [turned[3], turned[2], turned[1]]
      : turned && Number(turned[2]) > 12
        ? [turned[3], turned[1], turned[2]]
        : [];
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    Number(month) > 12 ||
    Number(month) < 1 ||
    Number(day) < 1 ||
    Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  )
    return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time}`;
  // With dots the day comes first, with few exceptions.
  const sure = !turned || Number(turned[1]) > 12 || Number(turned[2]) > 12;
  return plain || text !== written ? { text, sure } : undefined;
}

/** Adds the repair of its value to a place. */
export function withValue(place: ReturnType<typeof placeAt>, written: string, made: ValueRepair | undefined): Place {
  if (!made) return place;
  const lines = written.split('\n');
  const lastLength = written.length - written.lastIndexOf('\n') - 1;
  const endColumn = lines.length === 1 ? place.column + written.length : lastLength + 1;
  const edit = {
    line: place.line,
    column: place.column,
    endLine: place.line + lines.length - 1,
    endColumn,
    text: made.text,
  };
  const nearest = made.nearest ?? made.text;
  return { ...place, ...(nearest.includes('\n') ? {} : { nearest }), repair: { edits: [edit], sure: made.sure } };
}

/** Values in curly or full-width quotation marks, which YAML takes for a part of them. */
export function curlyQuotes(front: FrontMatter, yaml: string, at: At): Problem[] {
  const values = Object.entries(front).flatMap(([field, value]): [Path, unknown][] =>
    Array.isArray(value) ? value.map((each, index) => [[field, index], each]) : [[[field], value]],
  );
  return values.flatMap(([path, value]) => {
    if (typeof value !== 'string' || !/^[“‘＂＇][^“”‘’＂＇]+[”’＂＇]$/.test(value)) return [];
    const found = yamlPlace(yaml, path);
    // In straight quotation marks they are meant.
    if (!found || yaml.slice(found.offset, found.offset + found.length) !== value) return [];
    const inner = value.slice(1, -1);
    const name = inner.includes("'") ? JSON.stringify(inner) : `'${inner}'`;
    const args = { field: pathText(path), got: value.charAt(0) + value.slice(-1), value };
    return [
      problem('front-matter-curly', args, withNamed(at(found.offset, found.length), value, { name, sure: false })),
    ];
  });
}

/** `title: #1` has no value: what follows is a comment to YAML. */
export function hashValue(yaml: string, path: Path): ((at: At) => Problem) | undefined {
  const key = path.length === 1 ? yamlPlace(yaml, path, 'key') : undefined;
  const [, space, got] = (key && /^:([ \t]+)(#.*\S)/.exec(yaml.slice(key.offset + key.length))) ?? [];
  if (!key || space === undefined || got === undefined) return undefined;
  const offset = key.offset + key.length + 1 + space.length;
  const words = LISTS.test(String(path[0])) ? hashWords(got) : undefined;
  const quoted = got.includes("'") ? JSON.stringify(got) : `'${got}'`;
  const wanted = words ? `[${words.join(', ')}]` : quoted;
  const line = `${String(path[0])}: ${wanted}`;
  // After a space it is rather a comment than a value.
  const sure = /^#[^\s#]/.test(got);
  return (at) => {
    const place = at(offset, got.length);
    const edits = [lineEdit(place.line, place.column, got.length, wanted)];
    return problem('yaml-quotes', { got, line }, { ...place, repair: { edits, sure } });
  };
}

const LISTS = /^(?:tags|keywords)$/;

/** The words of `#a #b`, as other places write tags. */
function hashWords(written: string): string[] | undefined {
  const words = written.split(/\s*[,，、]\s*|\s+/);
  return words.every((word) => /^#[^#'"[\]{}:]+$/.test(word)) ? words.map((word) => word.slice(1)) : undefined;
}

/** Fields that are objects, with the names in them. */
export const OBJECT_FIELDS: readonly [field: string, keys: readonly string[]][] = Object.entries<Field>(
  SHARED_FIELDS,
).flatMap(([field, { type }]): [string, readonly string[]][] => (type.keys ? [[field, type.keys]] : []));

/** Misspelt names inside fields that are maps. */
export function innerKeys(raw: Record<string, unknown>, yaml: string, at: At): Problem[] {
  return OBJECT_FIELDS.flatMap(([field, known]) => {
    const value = raw[field];
    if (!isPlainObject(value)) return [];
    const place = (key: string, want: 'key' | 'value') => {
      const found = yamlPlace(yaml, [field, key], want) ?? { offset: 0, length: 1 };
      return at(found.offset, found.length);
    };
    const { format } = value;
    const isFormat = field !== 'mdx' || typeof format !== 'string' || isOneOf(FORMATS, format);
    const args = { field: 'mdx.format', expected: FORMATS.join(' | '), got: String(format) };
    const wrong = isFormat
      ? []
      : [problem('front-matter-type', args, withNearest(place('format', 'value'), String(format), FORMATS))];
    const misspelt = Object.keys(value).flatMap((key) => {
      const near = known.includes(key) ? undefined : nearestOf(key, known);
      if (!near || near.name in value) return [];
      return [problem('front-matter-near-miss', { field: `${field}.${key}` }, withNamed(place(key, 'key'), key, near))];
    });
    return [...wrong, ...misspelt];
  });
}

/** `tags: [甲，乙]` is one tag. */
export function tagCommas(raw: Record<string, unknown>, yaml: string, at: At): Problem[] {
  return ['tags', 'keywords'].flatMap((field) => {
    const value = raw[field];
    if (!Array.isArray(value) || isPlainObject(value)) return [];
    return value.flatMap((tag, index) => {
      const comma = typeof tag === 'string' ? tag.search(/[，、]/) : -1;
      const found = comma < 0 ? undefined : yamlPlace(yaml, [field, index]);
      if (!found) return [];
      const written = yaml.slice(found.offset, found.offset + found.length);
      const mark = written.search(/[，、]/);
      const place = at(found.offset + mark, 1);
      const isList = /\[[^\n]*$/.test(yaml.slice(0, found.offset)) && !/^['"]/.test(written);
      const all = at(found.offset, found.length);
      const repair = {
        edits: [lineEdit(all.line, all.column, written.length, written.replace(/(?<!\s)\s*[，、]\s*/g, ', '))],
        sure: true,
      };
      return [
        problem(
          'front-matter-comma',
          { field, got: written.charAt(mark) },
          { ...place, ...(isList ? { repair } : {}) },
        ),
      ];
    });
  });
}
