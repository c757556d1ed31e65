/** Improves a bundler's message about a syntax error with the sign that was probably meant. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import type { Loader, TransformFailure } from 'esbuild';
import { conflictPlace } from '../../site/helpers/conflict-marks.js';
import { lazy } from '../../site/helpers/lazy.js';
import { narrow } from '../../site/helpers/narrow-signs.js';
import { lineEnd, placeAt, withQuotes } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { applyEdits, lineEdit, textEdit, withNamed, withNearest } from '../../site/problems/repair.js';

/** Signs and digits of Chinese typing; and what JavaScript has for those that are no full-width ASCII. */
const SIGNS = /^[！-～【】、\u3000]+/;
const OTHERS: Record<string, string> = { '【': '[', '】': ']', '、': ',' };
const QUOTED = /^([‘“＇＂「『])([^‘’“”'"\n]*)[’”＇＂」』‘“]/;

/** The problem with its repair, where one sign is at fault. */
export function withCodeRepair(found: Problem, dir: string): Problem {
  const { file, line, column, sourceLine, args } = found;
  if (file === undefined || line === undefined || column === undefined || sourceLine === undefined) return found;
  const text = readSource(join(dir, file));
  const conflict = text === undefined ? undefined : conflictPlace(text);
  if (text !== undefined && conflict)
    return problem('merge-conflict', {}, placeAt(text, conflict.index, conflict.length, file));
  const message = String(args.message);
  const guesses = [
    () => signProblem(found, sourceLine),
    // Between two entries of an object.
    () => (sourceLine[column - 1] === '；' ? signProblem(found, sourceLine, ',') : undefined),
    () => missingComma(found, text, message),
    () => wrongSign(found, text, message),
    () => wrongWord(found, message),
    () => unclosedBracket(found, text, message),
    () => nearFile(found, message, dir),
    () => unclosedString(found, message),
  ];
  for (const guess of guesses) {
    const named = guess();
    if (named && mends(named, text, found)) return named;
  }
  return found;
}

const LOADERS: Record<string, Loader> = { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx', '.mts': 'ts', '.cts': 'ts' };
const esbuild = lazy<typeof import('esbuild')>('esbuild');

/**
 * A guess that names a sign or a word is right when the file can be read with it; the sign where reading stopped may have been good.
 * A sign that no JavaScript has was not: it is enough that reading goes on to the next one.
 */
function mends({ code, file = '', repair }: Problem, text: string | undefined, found: Problem): boolean {
  if (!repair?.sure || text === undefined) return true;
  const edited = applyEdits(text, [repair.edits]).text;
  if (edited === text) return false;
  const extension = extname(file);
  const loader = LOADERS[extension] ?? (/^\.[jt]sx?$/.test(extension) ? (extension.slice(1) as Loader) : undefined);
  if (loader === undefined) return true;
  /** Line and column of the first error. */
  const stopIn = (source: string): [line: number, column: number] | undefined => {
    try {
      esbuild().transformSync(source, { loader, logLevel: 'silent' });
    } catch (error) {
      const { errors = [] }: Partial<TransformFailure> = Object(error);
      const { line = 1, column = 0 } = errors[0]?.location ?? {};
      return [line, column + 1];
    }
  };
  const stop = stopIn(edited);
  const { line = 1, column = 1 } = found;
  const isPassed = stop && (stop[0] > line || (stop[0] === line && stop[1] > column));
  return !stop || !stopIn(text) || (code === 'code-sign' && isPassed === true);
}

/** @param sign wanted where it is not the one that looks like it */
function signProblem({ file, line = 1, column = 1 }: Problem, sourceLine: string, sign?: string): Problem | undefined {
  const rest = sourceLine.slice(column - 1);
  const quoted = QUOTED.exec(rest);
  const [got] = quoted ?? SIGNS.exec(rest) ?? [];
  if (got === undefined) return undefined;
  const plain = sign ?? narrow(got.replace(/[【】、]/g, (each) => OTHERS[each] ?? each));
  const space = got === '：' && rest[1] !== ' ' ? ' ' : '';
  const wanted = quoted ? `'${quoted[2]}'` : plain + space;
  const repair = { edits: [lineEdit(line, column, got.length, wanted)], sure: true };
  return problem(
    'code-sign',
    { got, wanted: wanted.trim() },
    { file, line, column, length: got.length, sourceLine, repair },
  );
}

/** `Expected "}" but found "url"` at a key or an entry at the start of a line. */
function missingComma(found: Problem, text: string | undefined, message: string): Problem | undefined {
  const { file, line = 1, column = 1, length, sourceLine = '' } = found;
  if (text === undefined || !/^Expected "[}\])]" but found /.test(message)) return undefined;
  if (
    !/^\s*$/.test(sourceLine.slice(0, column - 1)) ||
    !/^(?:[\w$]+\s*[:(]|['"{[\d]|\w+,?$)/.test(sourceLine.slice(column - 1))
  )
    return undefined;
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n')
    // The slashes of an address begin no comment.
    .replace(/(?:\s|(?<=[\s,;])\/\/[^\n]*$|\/\*[\s\S]*?\*\/\s*$)+$/, '');
  if (!/[\w'"`)}\]]$/.test(before)) return undefined;
  const repair = { edits: [textEdit(text, before.length, before.length, ',')], sure: true };
  return problem('code-comma', {}, { file, line, column, length, sourceLine, repair });
}

/** Possible continuations of an object: a key and its colon, a method, a spread, or its end. */
const ENTRY = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:(?:[\w$]+|'[^'\n]*'|"[^"\n]*")\s*:|\.\.\.|\})/;

/** `title = 'T'` for a colon, and a semicolon for a comma, between the entries of an object. */
function wrongSign(
  { file, line = 1, column = 1, sourceLine = '' }: Problem,
  text: string | undefined,
  message: string,
): Problem | undefined {
  const isSet = /Unexpected "="$|but found "="$/.test(message);
  // If no entry follows, a bracket is missing.
  const rest = [sourceLine.slice(column), ...(text ?? '').split('\n').slice(line)].join('\n');
  const isEnd = message === 'Expected "}" but found ";"' && ENTRY.test(rest);
  if (!(isSet && /^\s*(?:[\w$]+|'[^']*'|"[^"]*")\s*$/.test(sourceLine.slice(0, column - 1))) && !isEnd)
    return undefined;
  const { got, wanted } = isSet ? { got: '=', wanted: ':' } : { got: ';', wanted: ',' };
  const before = isSet ? sourceLine.slice(0, column - 1).trimEnd().length : column - 1;
  const edits = [lineEdit(line, before + 1, column - before, wanted)];
  const args = { got, wanted };
  return problem('code-separator', args, { file, line, column, length: 1, sourceLine, repair: { edits, sure: true } });
}

const WORDS = ['default', 'const', 'function', 'import', 'export', 'from', 'return', 'async', 'await', 'class'];

/** A misspelt word of the language. */
function wrongWord(found: Problem, message: string): Problem | undefined {
  const word = /(?:Unexpected|but found) "([A-Za-z]+)"$/.exec(message)?.[1];
  if (word === undefined) return undefined;
  const wanted = /^Expected "([a-z]+)" but/.exec(message)?.[1];
  const place = withNearest({ ...found, length: word.length }, word, wanted === undefined ? WORDS : [wanted]);
  return place.nearest === undefined ? undefined : { ...found, ...place };
}

/** The end of the file where a bracket should be closed: the bracket. */
function unclosedBracket({ file }: Problem, text: string | undefined, message: string): Problem | undefined {
  const isEnd = /found end of file$/.test(message);
  if (file === undefined || text === undefined || !(isEnd || /^Expected "[})\]]" but found /.test(message)))
    return undefined;
  const open: number[] = [];
  // Those that their own line does not close, line by line: a bracket further down may close them in place of its own.
  const lines: number[][] = [[]];
  let end = 0;
  const tokens = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}()[\]]/g;
  for (const { 0: sign, index } of text.matchAll(tokens)) {
    if (text.slice(end, index).includes('\n')) lines.push([]);
    end = index + sign.length;
    if (/^[{([]$/.test(sign)) {
      open.push(index);
      lines.at(-1)?.push(index);
    }
    if (/^[})\]]$/.test(sign)) {
      if (CLOSING[text.charAt(open.at(-1) ?? -1)] !== sign) break;
      const closed = open.pop();
      const own = lines.at(-1);
      if (own && own.at(-1) === closed) own.pop();
    }
  }
  const lone = lines.flat().find((at) => isLeft(text, at));
  const at = lone ?? (isEnd ? open.at(-1) : undefined);
  if (at === undefined) return undefined;
  const got = text.charAt(at);
  const wanted = CLOSING[got] ?? '}';
  const place = placeAt(text, at, 1, file);
  if (lone === undefined) return problem('code-unclosed', { got, wanted }, place);
  const from = at + text.slice(at, lineEnd(text, at)).replace(/\s*,?\s*$/, '').length;
  const space = text.charAt(at + 1) === ' ' ? ' ' : '';
  const repair = { edits: [textEdit(text, from, from, space + wanted)], sure: true };
  return problem('code-unclosed', { got, wanted }, { ...place, repair });
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** True if the line after that of an open bracket is not further in, so that the bracket was to end in its own line. */
function isLeft(text: string, at: number): boolean {
  const indent = (line: string) => line.length - line.trimStart().length;
  const line = text.slice(text.lastIndexOf('\n', at) + 1, lineEnd(text, at));
  const next = text
    .slice(lineEnd(text, at) + 1)
    .split('\n')
    .find((each) => each.trim() !== '');
  return next !== undefined && !/^\s*[})\]]/.test(next) && indent(next) <= indent(line) && !/[{([]\s*$/.test(line);
}

const ALIASES = ['@site', '@theme', '@theme-original', '@docusaurus'];

/** Explains an import of a missing file with the nearest existing one, or of an unknown alias. */
function nearFile(found: Problem, message: string, dir: string): Problem | undefined {
  const [, alias = '', rest = ''] = /^Could not resolve "(@[\w-]+)(\/[^"]*)"$/.exec(message) ?? [];
  const near = alias === '' || ALIASES.includes(alias) ? undefined : nearestOf(alias, ALIASES);
  if (near?.sure) return { ...found, ...withNamed(found, alias, near), nearest: near.name + rest };
  const specifier = /^Could not resolve "(\.[^"]*)"$/.exec(message)?.[1];
  if (specifier === undefined || found.file === undefined) return undefined;
  const folder = join(dir, dirname(found.file), dirname(specifier));
  const names = listed(folder).map((name) => name.replace(/\.[cm]?[jt]sx?$/, ''));
  const known = [...names, ...listed(folder)].map(
    (name) => `${posix.dirname(specifier) === '.' ? './' : `${posix.dirname(specifier)}/`}${name}`,
  );
  const place = { ...found, ...addressIn(found, specifier) };
  return { ...place, ...withNearest(place, specifier, known) };
}

/** In a style sheet the bundler marks all of `url(…)`. */
function addressIn({ column = 1, sourceLine = '' }: Problem, address: string): Pick<Problem, 'column' | 'length'> {
  const at = sourceLine.startsWith('url(', column - 1) ? sourceLine.indexOf(address, column - 1) : -1;
  if (at < 0) return {};
  const [start, length] = withQuotes(sourceLine, at, address.length);
  return { column: start + 1, length };
}

/** The mark that opens the string, not the end of the line. */
function unclosedString(found: Problem, message: string): Problem | undefined {
  const { column = 1, sourceLine = '' } = found;
  if (!/^Unterminated string/.test(message)) return undefined;
  const quote = /["'](?=[^"']*$)/.exec(sourceLine.slice(0, column - 1));
  return quote ? { ...found, column: quote.index + 1, length: column - 1 - quote.index } : undefined;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
