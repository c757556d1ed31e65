/** Options whose default was milder in earlier versions: a site that fails because of one gets the line that restores the old behaviour. */

import { placeAt } from '../helpers/text-place.js';
import { problem } from '../problems/problem.js';
import type { Problem, TextEdit } from '../problems/problem-types.js';
import type { NotesConfig } from './notes-config.js';
import { CHANGED, type ChangedOption } from './policies.js';

/** Those that a configuration does not name. */
export const unwritten = (config: NotesConfig): ChangedOption[] =>
  CHANGED.filter((option) => config[option] === undefined);

/**
 * One problem for each option that made errors.
 * @param text of the configuration
 */
export function changedDefaults(options: readonly ChangedOption[], text: string | undefined, file: string): Problem[] {
  // A site that never imported the package by its former name never had the former defaults.
  if (text === undefined || !/\bfrom\s*['"]notes(?:\/config)?['"]/.test(text)) return [];
  const places = insertions(text);
  return options.map((option, index) => {
    const found = places[index] ?? places[0];
    if (!found) return problem('link-default-changed', { option }, { file });
    const place = placeAt(text, found.offset, 1, file);
    const edit: TextEdit = {
      line: place.line,
      column: place.column,
      endLine: place.line,
      endColumn: place.column,
      text: `${option}: 'warn',${found.behind}`,
    };
    return problem('link-default-changed', { option }, { ...place, repair: { edits: [edit], sure: true } });
  });
}

/** The beginning of the object of a configuration. */
const OBJECT = /(?:\bdefineConfig\(\s*|\bexport\s+default\s*|\bmodule\.exports\s*=\s*|:\s*NotesConfig\s*=\s*)\{/;

/** Places before the first keys of the object, one for each line that has one: two edits must not meet. */
function insertions(text: string): { offset: number; behind: string }[] {
  const start = OBJECT.exec(text);
  if (!start) return [];
  const from = start.index + start[0].length;
  const [, indent] = /^[ \t]*\r?\n([ \t]+)(?=[\w'"])/.exec(text.slice(from)) ?? [];
  if (indent === undefined) {
    const space = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
    return [{ offset: from + space, behind: ' ' }];
  }
  const key = new RegExp(`^${indent}(?=[\\w'"]+\\s*:)`, 'gm');
  key.lastIndex = from;
  return Array.from(text.matchAll(key), ({ index }) => ({
    offset: index + indent.length,
    behind: `\n${indent}`,
  })).slice(0, CHANGED.length);
}
