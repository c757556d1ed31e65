/** Command lines of Unix shells. A command's name is coloured where a command can start, so that arguments of the same name are not. */
import { DEEPEST, endOf, isDigit, isSpace, lineEnd, type Scan, skipSpace } from './scan.js';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const KEYWORDS = list('case do done elif else esac fi for function if in select then until while');
/** After these a command starts again. */
const LEADING = list('do elif else if then until while ! time sudo exec env command nohup xargs');
const BUILTINS = list(
  '. : alias bind break builtin caller cd command continue declare echo enable eval exec exit export getopts hash help let local logout mapfile printf pwd read readarray readonly return set shift shopt source test times trap type typeset ulimit umask unalias unset',
);
const NAME = /^[\d_@~./-]*[a-zA-Z][\w@~./+-]*$/;
const ASSIGNMENT = /[A-Za-z_]\w*(?:\[[^\]\n]{0,200}\])?(?=\+?=)/y;
const OPTION = /-{1,2}[\w][\w.-]*(?=[=\s)]|$)/y;
const VARIABLE = /\$(?:[A-Za-z_]\w*|[0-9#?!@*$_-]|\{[^}\n]{0,200}\})/y;
const HEREDOC = /<<-?\s*(["']?)([A-Za-z_]\w*)\1/y;
const PROMPT = /^[ \t]*[$%] (?=\S)/m;

/** A session shows commands after a prompt and what they print; only lines with a prompt hold commands then. */
export function scanShell(scan: Scan): void {
  if (PROMPT.test(scan.code)) session(scan);
  else commands(scan, Number.NaN, 0);
}

function session(scan: Scan): void {
  const { end } = scan;
  while (scan.pos < end) {
    const line = lineEnd(scan, scan.pos);
    const start = skipSpace(scan, scan.pos);
    const c = scan.at(start);
    if (start < line && (c === 36 || c === 37) && scan.at(start + 1) === 32) {
      scan.pos = start + 2;
      scan.end = continued(scan, line, end);
      commands(scan, Number.NaN, 0);
      scan.pos = scan.end;
      scan.end = end;
    } else if (c === 35) scan.token('comment', start, Math.max(start, lineEnd(scan, start)));
    else scan.pos = line + 1;
  }
}

/** End of a command that goes on after a backslash at the end of its line. */
function continued(scan: Scan, line: number, end: number): number {
  let to = line;
  while (to < end && scan.code.charCodeAt(to - 1) === 92) {
    const next = scan.code.indexOf('\n', to + 1);
    to = next < 0 || next > end ? end : next;
  }
  return to;
}

/** Reads up to the closing character, or to the end without one. */
function commands(scan: Scan, close: number, depth: number): void {
  let start = true;
  let heredoc: string | undefined;
  while (scan.pos < scan.end) {
    const { pos } = scan;
    const c = scan.at(pos);
    if (c === close) return;
    if (c === 10) {
      start = true;
      if (heredoc !== undefined) scan.token('string', pos + 1, heredocEnd(scan, pos + 1, heredoc));
      else scan.pos++;
      heredoc = undefined;
    } else if (isSpace(c)) scan.pos++;
    else if (c === 92) scan.pos += 2;
    else if (c === 35 && atWordStart(scan, pos)) scan.token('comment', pos, lineEnd(scan, pos));
    else if (c === 34 || c === 39 || c === 96 || c === 36) {
      quoted(scan, c, depth);
      start = false;
    } else if (c === 60) heredoc = heredocWord(scan) ?? heredoc;
    else if (c === 59 || c === 124 || c === 38 || c === 40 || c === 123 || c === 41) {
      // `>&2` and `2>&1` are no end of a command.
      start = !(c === 38 && (scan.at(pos - 1) === 62 || scan.at(pos + 1) === 62));
      scan.pos++;
    } else start = word(scan, start, close);
  }
}

/** Steps over `<` and what belongs to it: the word that ends a here-document, if one starts. */
function heredocWord(scan: Scan): string | undefined {
  const { pos, code } = scan;
  HEREDOC.lastIndex = pos;
  const found = code.startsWith('<<<', pos) ? null : HEREDOC.exec(code);
  scan.pos = found ? HEREDOC.lastIndex : pos + (code.startsWith('<<<', pos) ? 3 : 1);
  return found?.[2];
}

/** Index after the text of a here-document: the line that holds its word alone. */
function heredocEnd(scan: Scan, from: number, word: string): number {
  for (let at = from; at < scan.end; ) {
    const to = lineEnd(scan, at);
    if (scan.code.slice(at, to).trim() === word) return to;
    at = to + 1;
  }
  return scan.end;
}

const atWordStart = (scan: Scan, pos: number) =>
  pos === 0 || isSpace(scan.code.charCodeAt(pos - 1)) || ';|&('.includes(scan.code[pos - 1]!);

function matches(pattern: RegExp, scan: Scan): boolean {
  pattern.lastIndex = scan.pos;
  return pattern.test(scan.code) && pattern.lastIndex <= scan.end;
}

/** Quotes, variables and substitutions. */
function quoted(scan: Scan, c: number, depth: number): void {
  const { pos } = scan;
  if (c === 34) doubleQuoted(scan, depth);
  else if (c === 39) scan.token('string', pos, endOf(scan, "'", pos + 1));
  else if (c === 96) substitution(scan, 1, 96, depth);
  else dollar(scan, depth);
}

function dollar(scan: Scan, depth: number): void {
  const { pos } = scan;
  if (scan.at(pos + 1) === 40) substitution(scan, 2, 41, depth);
  else if (scan.at(pos + 1) === 39) scan.token('string', pos, ansiEnd(scan, pos + 2));
  else if (matches(VARIABLE, scan)) scan.token('variable', pos, VARIABLE.lastIndex);
  else scan.pos++;
}

/** `$'…'`, with escapes. */
function ansiEnd(scan: Scan, from: number): number {
  for (let to = from; to < scan.end; to++) {
    if (scan.at(to) === 92) to++;
    else if (scan.at(to) === 39) return to + 1;
  }
  return scan.end;
}

/** A command inside a command. */
function substitution(scan: Scan, open: number, close: number, depth: number): void {
  scan.pos += open;
  if (depth >= DEEPEST) return;
  commands(scan, close, depth + 1);
  scan.pos++;
}

function doubleQuoted(scan: Scan, depth: number): void {
  let from = scan.pos;
  let to = from + 1;
  while (to < scan.end) {
    const c = scan.at(to);
    if (c === 92) to += 2;
    else if (c === 34) break;
    else if (c === 36 && (scan.at(to + 1) === 40 || variableAt(scan, to))) {
      scan.token('string', from, to);
      dollar(scan, depth);
      from = Math.min(scan.pos, scan.end);
      to = Math.max(from, to + 1);
    } else to++;
  }
  scan.token('string', from, Math.min(scan.end, to + 1));
}

function variableAt(scan: Scan, pos: number): boolean {
  VARIABLE.lastIndex = pos;
  return VARIABLE.test(scan.code);
}

/** A bare word; true when a command can start after it. */
function word(scan: Scan, start: boolean, close: number): boolean {
  const { pos, code } = scan;
  const first = atWordStart(scan, pos);
  if (first && matches(ASSIGNMENT, scan)) {
    scan.token('variable', pos, ASSIGNMENT.lastIndex);
    assigned(scan);
    return start;
  }
  if (first && matches(OPTION, scan)) {
    scan.token('variable', pos, OPTION.lastIndex);
    return false;
  }
  const to = bareEnd(scan, pos, close);
  const value = code.slice(pos, to);
  if (KEYWORDS.has(value) && (start || value === 'in' || value === 'do')) scan.token('keyword', pos, to);
  else if (start && BUILTINS.has(value)) scan.token('builtin', pos, to);
  else if (start && NAME.test(value)) scan.token('function', pos, to);
  else if (value === 'true' || value === 'false') scan.token('boolean', pos, to);
  else if (isNumber(scan, pos, to)) scan.token('number', pos, to);
  else scan.pos = Math.max(to, pos + 1);
  return start && LEADING.has(value);
}

/** Steps over `=` and a bare value; quotes and substitutions are read by the caller. */
function assigned(scan: Scan): void {
  if (scan.at(scan.pos) === 43) scan.pos++;
  scan.pos++;
  const to = bareEnd(scan, scan.pos, Number.NaN);
  scan.pos = to;
}

function isNumber(scan: Scan, from: number, to: number): boolean {
  if (!isDigit(scan.at(from)) || !isSpace(scan.code.charCodeAt(from - 1))) return false;
  const next = scan.at(to);
  return next !== 60 && next !== 62 && /^\d+(?:\.\d+)?$/.test(scan.code.slice(from, to));
}

function bareEnd(scan: Scan, from: number, close: number): number {
  let to = from;
  while (to < scan.end) {
    const c = scan.at(to);
    if (isSpace(c) || c === close || c === 34 || c === 39 || c === 36 || c === 96) break;
    if (c === 59 || c === 124 || c === 38 || c === 40 || c === 41 || c === 60 || c === 62) break;
    to += c === 92 ? 2 : 1;
  }
  return Math.min(to, scan.end);
}
