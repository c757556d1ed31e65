/** Syntax that JSON forbids: comments, a trailing comma, other quotation marks, unquoted keys, full-width signs, a missing brace. */
import { placeAt } from '../helpers/text-place.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { textEdit } from '../problems/repair.js';
import type { DataText } from './data-file-text.js';

interface Slip {
  offset: number;
  length: number;
  wanted: string;
  /** The characters that the repair replaces, where they are more than those that are marked. */
  from: number;
  to: number;
}

/** Without its end a string goes on to that of its line, and a comment to that of the file: no place in it begins another one. */
const TOKENS =
  /"(?:[^"\\\n]|\\.)*(?:"|\\?$)|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|\/\*[\s\S]*|'(?<single>(?:[^'\\\n]|\\.)*)'|'(?:[^'\\\n]|\\.)*\\?$|[“”](?<curly>[^“”\n]*)[“”]|(?<comma>,)(?=\s*[}\]])|(?<key>(?=[A-Za-z_$])(?<=[{,]\s*)[A-Za-z_$][\w$-]*)(?=\s*:)|(?<sign>[：，｛｝【】])[ \t]*/gm;
const SIGNS: Record<string, string> = { '：': ': ', '，': ', ', '｛': '{', '｝': '}', '【': '[', '】': ']' };

/** The text as JSON with what was wrong; undefined where something else is, or nothing. */
export function mendedJson(text: string): { value: unknown; slips: Slip[] } | undefined {
  if (parsed(text)) return undefined;
  const slips = [...text.matchAll(TOKENS)].flatMap(({ 0: found, index, groups = {} }): Slip[] => {
    const { comment, single, curly, comma, key, sign } = groups;
    const slip = (wanted: string): Slip[] => [
      { offset: index, length: found.trimEnd().length, wanted, from: index, to: index + found.length },
    ];
    if (comment !== undefined) return slip('').map((each) => ({ ...each, ...wholeLine(text, each) }));
    if (single !== undefined || curly !== undefined)
      return slip(JSON.stringify((single ?? curly ?? '').replaceAll("\\'", "'")));
    if (comma !== undefined) return slip('');
    if (key !== undefined) return slip(JSON.stringify(key));
    if (sign === undefined) return [];
    const wanted = SIGNS[sign] ?? '';
    return slip(text[index + found.length] === '\n' ? wanted.trimEnd() : wanted);
  });
  const open = unclosed(text, slips);
  const all = open ? [...slips, open] : slips;
  const value = parsed(applied(text, all));
  return value && all.length > 0 ? { value: value.value, slips: all } : undefined;
}

/** Maximum reported slips of a file: each one searches the text. */
const MOST_TOLD = 1000;

/** Findings with their repairs. @param level of those that another reader of the file does not stop at */
export function jsonProblems({ text, path }: DataText, slips: readonly Slip[], level: 'error' | 'warning'): Problem[] {
  return slips.slice(0, MOST_TOLD).map(({ offset, length, wanted, from, to }) => {
    const got = text.slice(offset, offset + length);
    const repair = { edits: [textEdit(text, from, to, wanted)], sure: true };
    const place = { ...placeAt(text, offset, length, path), repair };
    if (got === ',') return { ...problem('data-file-comma', {}, place), level };
    if (from > offset) return { ...problem('data-file-unclosed', { got, wanted: wanted.trim() }, place), level };
    const code = wanted === '' ? 'data-file-comment' : 'data-file-sign';
    return { ...problem(code, { got, wanted: wanted.trim() }, place), level };
  });
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function applied(text: string, slips: readonly Slip[]): string {
  let mended = '';
  let at = 0;
  for (const { from, to, wanted } of slips) {
    mended += text.slice(at, from) + wanted;
    at = Math.max(at, to);
  }
  return mended + text.slice(at);
}

/** A comment alone in its line goes with the line. */
function wholeLine(text: string, { from, to }: Slip): { from: number; to: number } {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const isAlone = text.slice(start, from).trim() === '' && /^[ \t]*\n/.test(text.slice(to));
  return isAlone ? { from: start, to: text.indexOf('\n', to) + 1 } : { from, to };
}

/** The first bracket that no other one closes, if those at the end of the file are missing. */
function unclosed(text: string, slips: readonly Slip[]): Slip | undefined {
  const open: number[] = [];
  let passed = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*(?:"|\\?$)|[{}[\]]/gm)) {
    while (slips[passed] && slips[passed]!.to <= index) passed++;
    if (index >= (slips[passed]?.from ?? text.length)) continue;
    if (found === '{' || found === '[') open.push(index);
    else if (found === '}' || found === ']') open.pop();
  }
  const [first] = open;
  if (first === undefined) return undefined;
  const end = text.trimEnd().length;
  const wanted = open.reverse().map((at) => `\n${text[at] === '{' ? '}' : ']'}`);
  return { offset: first, length: 1, wanted: wanted.join(''), from: end, to: end };
}
