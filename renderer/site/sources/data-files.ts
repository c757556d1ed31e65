/** Data files beside content (category, tags and authors files): read as YAML and checked against a shape. */

import { posix } from 'node:path';
import { placeAt } from '../front-matter/front-matter.js';
import * as s from '../helpers/schema.js';
import { readYaml } from '../helpers/yaml.js';
import { nearestName, nearestNames, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { dataPlace } from './line-and-column.js';
import type { DataFile } from './site-files.js';

/** Reads a data file as YAML (of which JSON is a part) and checks its shape. No value where an error was found. */
export function readData<T>(
  file: DataFile,
  against: s.Shape<T>,
  code: string,
): { value: T | undefined; problems: Problem[] } {
  const read = readYaml(file.text);
  if (read.error) {
    const place = placeAt(file.text, read.error.offset, read.error.length, file.path);
    return { value: undefined, problems: [problem('data-file-syntax', { message: read.error.message }, place)] };
  }
  const issues: s.Issue[] = [];
  const value = read.value ?? {};
  against.check(value, [], issues);
  const problems = issues.map((issue) => issueProblem(issue, file, code));
  return {
    value: issues.length === 0 ? (value as T) : undefined,
    problems: file.path.endsWith('.json') ? [...problems, ...trailingCommas(file)] : problems,
  };
}

/** Name of a category file without its ending. */
const CATEGORY = '_category_';

/** A string of JSON, or a comma before a closing bracket. */
const STRING_OR_COMMA = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g;

/** Commas that YAML takes and JSON does not: other tools cannot read the file. */
function trailingCommas({ text, path }: DataFile): Problem[] {
  return [...text.matchAll(STRING_OR_COMMA)].flatMap(({ 0: found, index }) =>
    found === ',' ? [problem('data-file-comma', {}, placeAt(text, index, 1, path))] : [],
  );
}

function issueProblem(issue: s.Issue, file: DataFile, code: string): Problem {
  if (issue.kind === 'unknown') {
    const path = [...issue.path, issue.key];
    const nearest = nearestName(issue.key, issue.known);
    const args = { path: s.pathText(path), known: nearestNames(issue.key, issue.known) };
    const place = dataPlace(file, path, 'key');
    return problem('data-file-unknown-key', args, nearest === undefined ? place : { ...place, nearest });
  }
  if (issue.kind === 'address') {
    const args = { field: s.pathText(issue.path), address: issue.address };
    return problem('address-unsafe', args, dataPlace(file, issue.path));
  }
  const [rule, got] = issue.kind === 'missing' ? ['required', 'undefined'] : [issue.expected, issue.got];
  return problem(code, { path: s.pathText(issue.path) || '.', rule, got }, dataPlace(file, issue.path));
}

/** Files of a content folder that are not read because their names are misspelt: category files, and those named here that are missing. */
export function misspeltFiles(folder: string, paths: readonly string[], missing: readonly string[]): Problem[] {
  return paths.flatMap((path) => {
    const name = posix.basename(path);
    const [, base, extension] = /^(.*?)(\.(?:ya?ml|json))$/.exec(name) ?? [];
    if (base === undefined || extension === undefined) return [];
    const known = base.startsWith('_')
      ? base !== CATEGORY && nearestName(base, [CATEGORY]) && CATEGORY + extension
      : extension !== '.json' && name === path && nearestName(name, missing);
    if (!known) return [];
    return [problem('data-file-name', { name, known }, { file: posix.join(folder, path), nearest: known })];
  });
}
