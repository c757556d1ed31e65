/** Data files of content (category, tags and authors files): read as YAML and checked against a shape. */

import { posix } from 'node:path';
import { lineRepair } from '../front-matter/front-matter-repairs.js';
import { findSlips } from '../front-matter/front-matter-slips.js';
import { repairYaml } from '../front-matter/yaml-repairs.js';
import { twiceProblem } from '../front-matter/yaml-twice.js';
import { conflictPlace } from '../helpers/conflict-marks.js';
import * as s from '../helpers/schema.js';
import { placeAt } from '../helpers/text-place.js';
import { MOST_REREAD, readYaml, yamlPlace } from '../helpers/yaml.js';
import { meantKey, withoutMisspelt } from '../problems/misspelt-keys.js';
import { nearestName, nearestNames, type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { lineEdit, textEdit, withNamed } from '../problems/repair.js';
import { type ValueRepair, valueRepair } from '../problems/value-repair.js';
import type { DataText } from './data-file-text.js';
import { jsonProblems, mendedJson } from './json-slips.js';
import { dataPlace } from './line-and-column.js';

/** Reads a data file as YAML (of which JSON is a subset) and checks its shape. Returns no value if there is an error. */
export function readData<T>(
  file: DataText,
  against: s.Shape<T>,
  code: string,
): { value: T | undefined; problems: Problem[] } {
  const conflict = conflictPlace(file.text);
  if (conflict) {
    const place = placeAt(file.text, conflict.index, conflict.length, file.path);
    return { value: undefined, problems: [problem('merge-conflict', {}, place)] };
  }
  const read = readYaml(file.text);
  const json = file.path.endsWith('.json') ? mendedJson(file.text) : undefined;
  if (json) {
    const isRead = !read.error && s.isPlainObject(read.value);
    const { value, problems } = checked(json.value, file, against, code);
    return { value, problems: [...problems, ...jsonProblems(file, json.slips, isRead ? 'warning' : 'error')] };
  }
  const isOfKind = against.json.type === 'array' ? Array.isArray(read.value) : s.isPlainObject(read.value ?? {});
  if (read.error || !isOfKind) {
    const repaired = lineRepairs(file);
    if (repaired.length > 0) return { value: undefined, problems: repaired };
  }
  const indented = read.error ? indentSlips(file, against) : [];
  if (indented.length > 0) return { value: undefined, problems: indented };
  if (read.error) {
    const place = placeAt(file.text, read.error.offset, read.error.length, file.path);
    const { message, twice } = read.error;
    const found =
      twice === undefined ? problem('data-file-syntax', { message }, place) : twiceProblem(file.text, twice, place);
    return { value: undefined, problems: [found] };
  }
  return checked(read.value ?? {}, file, against, code);
}

function checked<T>(
  value: unknown,
  file: DataText,
  against: s.Shape<T>,
  code: string,
): { value: T | undefined; problems: Problem[] } {
  const issues: s.Issue[] = [];
  against.check(value, [], issues);
  const slips = [
    ...(issues.some(isTextForMap) ? innerSlips(file, against) : []),
    ...(issues.length > 0 ? indentSlips(file, against) : []),
  ];
  if (slips.length > 0) return { value: undefined, problems: slips };
  const problems = withoutMisspelt(issues, () => ownerOf(code)).map((issue) => issueProblem(issue, file, code));
  return { value: issues.length === 0 ? (value as T) : undefined, problems };
}

/** Name of a category file without its ending. */
const CATEGORY = '_category_';

function issueProblem(issue: s.Issue, file: DataText, code: string): Problem {
  if (issue.kind === 'unknown') {
    const path = [...issue.path, issue.key];
    const meant = meantKey(issue, () => ownerOf(code));
    const args = { path: s.pathText(path), known: nearestNames(issue.key, issue.known, meant?.name) };
    const place = dataPlace(file, path, 'key');
    return problem('data-file-unknown-key', args, meant ? withNamed(place, issue.key, meant) : place);
  }
  if (issue.kind === 'address') {
    const args = { field: s.pathText(issue.path), address: issue.address };
    return problem('address-unsafe', args, dataPlace(file, issue.path));
  }
  if (issue.kind === 'type') {
    const place = dataPlace(file, issue.path);
    return problem(
      code,
      { path: s.pathText(issue.path) || '.', rule: issue.expected, got: issue.got },
      typePlace(issue, place, file, code),
    );
  }
  return problem('data-file-missing-key', { path: s.pathText(issue.path) }, dataPlace(file, issue.path));
}

/** Kind of the object that holds the fields of a file, as the table of foreign names calls it. */
const ownerOf = (code: string): string => code.replace('-file-shape', '');

/** A field in the lines below a key that is read as one text. */
const isTextForMap = (issue: s.Issue): boolean =>
  issue.kind === 'type' &&
  issue.path.length > 0 &&
  /object|Record/.test(issue.expected) &&
  /^"[\w-]+\s*[：:=]/.test(issue.got);

/** Lines with a sign that makes a text of a field, where the file is as it should be with another one. */
function innerSlips(file: DataText, against: s.Shape): Problem[] {
  const isRight = (mended: string): boolean => {
    const issues: s.Issue[] = [];
    against.check(readYaml(mended).value, [], issues);
    return issues.length === 0;
  };
  const slips = signSlips(file, isRight);
  if (slips.length > 0) return slips;
  const { text, path } = file;
  const attempts = Math.floor(MOST_REREAD / (text.length + 1));
  return [...text.matchAll(/^([ \t]+[A-Za-z_][\w-]*)(\s*=\s*)(?=\S)/gm)]
    .slice(0, attempts)
    .flatMap(({ 0: found, 1: key = '', 2: sign = '', index }) => {
      const end = index + found.length;
      if (!isRight(`${text.slice(0, index)}${key}: ${text.slice(end)}`)) return [];
      const from = index + key.length;
      const place = placeAt(text, from + sign.indexOf('='), 1, path);
      const line = `${key.trim()}: ${text.slice(end).split('\n', 1)[0]}`;
      return [
        problem(
          'yaml-equals',
          { got: '=', line },
          { ...place, repair: { edits: [textEdit(text, from, end, ': ')], sure: true } },
        ),
      ];
    });
}

/** Finds lines at the wrong depth for their key, if the file is valid with other depths. */
function indentSlips({ text, path }: DataText, against: s.Shape): Problem[] {
  const lines = text.split('\n');
  for (const mended of [belowKeys(lines), ...belowOneKey(lines), evenDepths(lines)]) {
    const { value, error } = readYaml(mended.join('\n'));
    const issues: s.Issue[] = [];
    if (!error) against.check(value, [], issues);
    const at = mended.findIndex((line, index) => line !== lines[index]);
    if (error || issues.length > 0 || at < 0) continue;
    const edits = mended.flatMap((line, index) => {
      const was = lines[index] ?? '';
      const depth = was.length - was.trimStart().length;
      return line === was ? [] : [lineEdit(index + 1, 1, depth, line.slice(0, line.length - line.trimStart().length))];
    });
    const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0);
    const first = lines[at] ?? '';
    const depth = first.length - first.trimStart().length;
    const place = placeAt(text, start + depth, first.trim().length, path);
    return [problem('data-file-indent', { line: first.trim() }, { ...place, repair: { edits, sure: true } })];
  }
  return [];
}

const KEY_ALONE = /^[\w\u4e00-\u9fff-]+:[ \t]*\r?$/;

/** Every field after a key without a value as a field of that key. */
function belowKeys(lines: readonly string[]): string[] {
  let isBelow = false;
  return lines.map((line) => {
    if (KEY_ALONE.test(line)) isBelow = true;
    else if (isBelow && /^\S/.test(line) && !line.startsWith('#')) return `  ${line}`;
    return line;
  });
}

/** The same of one key alone, with fewer and fewer of the fields after it. */
function belowOneKey(lines: readonly string[]): string[][] {
  const key = lines.findIndex((line) => KEY_ALONE.test(line));
  const after = key < 0 ? [] : lines.slice(key + 1);
  const end = after.findIndex((line) => !/^\S/.test(line));
  const count = Math.min(end < 0 ? after.length : end, 8);
  return Array.from({ length: count }, (_, i) => i).map((less) =>
    lines.map((line, index) => (index > key && index <= key + count - less ? `  ${line}` : line)),
  );
}

/** Every depth as the nearest even one. */
const evenDepths = (lines: readonly string[]): string[] =>
  lines.map((line) => {
    const depth = line.length - line.trimStart().length;
    return line.trim() === '' ? line : ' '.repeat(2 * Math.floor((depth + (depth > 1 ? 1 : 0)) / 2)) + line.trimStart();
  });

function signSlips({ text, path }: DataText, isRight: (mended: string) => boolean): Problem[] {
  return findSlips(text, isRight).map(({ code, args, offset, length }) => {
    const place = placeAt(text, offset, length, path);
    return problem(code, args, { ...place, repair: lineRepair(place, args.line) });
  });
}

/** Signs that YAML or JSON cannot read, each with the line as it should be. */
function lineRepairs(file: DataText): Problem[] {
  const { text, path } = file;
  const slips = signSlips(file, (mended) => s.isPlainObject(readYaml(mended).value));
  if (slips.length > 0) return slips;
  return repairYaml(text).map(({ code, offset, length, got, line, before }) => {
    const place = placeAt(text, offset, length, path);
    const repair = { edits: [lineEdit(place.line, 1, before.length, line)], sure: true };
    return problem(code, { got, line: line.trim() }, { ...place, repair });
  });
}

const TAG_FIELDS = /^(?:label|permalink|description)$/;

/** Place of a value of a wrong type, with its repair where the text leaves no doubt. */
function typePlace(
  { path, expected }: Extract<s.Issue, { kind: 'type' }>,
  place: Place,
  file: DataText,
  code: string,
): Place {
  const { text } = file;
  const { line, column, sourceLine } = place;
  const found = yamlPlace(text, path);
  if (!found || line === undefined || column === undefined || sourceLine === undefined) return place;
  const written = text.slice(found.offset, found.offset + found.length);
  // A field of a tag that is not indented is read as a tag.
  if (code === 'tags-file-shape' && path.length === 1 && TAG_FIELDS.test(String(path[0]))) {
    const key = dataPlace(file, path, 'key');
    const edits = [lineEdit(key.line ?? line, key.column ?? 1, 0, '  ')];
    return { ...key, repair: { edits, sure: false } };
  }
  // The one text that a tag can mean is its label.
  const label = code === 'tags-file-shape' &&
    path.length === 1 &&
    /^[^\n{[：:=]+$/.test(written) && { text: `{ label: ${written} }`, sure: true };
  const link = code === 'category-file-shape' &&
    path.join() === 'link' &&
    /^["']?generated-index["']?$/.test(written) && { text: `{ type: ${written} }`, sure: true };
  const made: ValueRepair | undefined =
    label || link || valueRepair(expected, written, file.path.endsWith('.json') ? '"' : undefined);
  if (!made || place.length !== written.length) return place;
  const edits = [lineEdit(line, column, written.length, made.text)];
  return { ...place, ...(made.nearest ? { nearest: made.nearest } : {}), repair: { edits, sure: made.sure } };
}

const CATEGORY_FIELDS = /^(?:label|position|collapsed|collapsible|className|link|customProps|key|description)$/;

/** True if a file says nothing but what a category file says; `category.json` may hold data of a page. */
function isCategory(text: string | undefined): boolean {
  const value = text === undefined ? undefined : readYaml(text).value;
  const names = s.isPlainObject(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => CATEGORY_FIELDS.test(name));
}

/** Files of a content folder that are not read because their names are misspelt: category files, and those named here that are missing. */
export function misspeltFiles(
  folder: string,
  paths: readonly string[],
  missing: readonly string[],
  read: (path: string) => string | undefined = () => undefined,
): Problem[] {
  return paths.flatMap((path) => {
    const name = posix.basename(path);
    const [, base, extension] = /^(.*?)(\.(?:ya?ml|json))$/.exec(name) ?? [];
    if (base === undefined || extension === undefined) return [];
    const known =
      base === 'category_' || (/^category$/i.test(base) && isCategory(read(posix.join(folder, path))))
        ? CATEGORY + extension
        : base.startsWith('_')
          ? base !== CATEGORY && nearestName(base, [CATEGORY]) && CATEGORY + extension
          : extension !== '.json' && name === path && nearestName(name, missing);
    // One that is there and cannot be read is missing, too.
    if (!known || known === name) return [];
    return [
      problem(
        'data-file-name',
        { name, known },
        { file: posix.join(folder, path), line: 1, column: 1, nearest: known },
      ),
    ];
  });
}
