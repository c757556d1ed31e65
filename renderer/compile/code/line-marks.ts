/** Marks of lines besides the reference's: ranges with a name (`ins={2}`), notes at the end of a line (`// [!code ++]`), and the signs of a diff. */
import { dictionary } from '../../shared/dictionary.js';
import type { MarkedCode } from './magic-comments.js';
import { readRanges } from './ranges.js';

/** Classes of marked lines, by the words of info strings and of notes. The style sheet `code-marks.css` draws them. */
const CLASSES = dictionary<string>({
  mark: 'theme-code-block-highlighted-line',
  highlight: 'theme-code-block-highlighted-line',
  hl: 'theme-code-block-highlighted-line',
  ins: 'codeIns',
  '++': 'codeIns',
  del: 'codeDel',
  '--': 'codeDel',
  focus: 'codeFocus',
  error: 'codeError',
  warning: 'codeWarning',
});

/** Words of named ranges, and of notes at the end of a line. */
export const RANGE_WORDS = ['mark', 'ins', 'del', 'focus', 'error', 'warning'] as const;
export const NOTE_WORDS = ['++', '--', 'highlight', 'hl', 'focus', 'error', 'warning'] as const;

const NAMED_RANGE = new RegExp(`(?:^|\\s)(${RANGE_WORDS.join('|')})=\\{([\\d,-]+)\\}`, 'g');

/** The named ranges of an info string: words that `CLASSES` knows, with their lines. */
export function readNamedRanges(meta: string): [name: string, lines: number[]][] {
  return [...meta.matchAll(NAMED_RANGE)].map(([, name, range]) => [name!, readRanges(range!)]);
}

/** An info string without its named ranges: what is left in braces is the reference's. */
export const withoutNamedRanges = (meta: string): string => meta.replace(NAMED_RANGE, '');

const NOTE_END = `[ \\t]*\\[!code (${NOTE_WORDS.join('|').replaceAll('+', '\\+')})(?::(\\d{1,3}))?\\][ \\t]*(?:(?:\\*\\/\\}|\\*\\/|-->)[ \\t]*)?$`;
const NOTE = new RegExp(`(?<![ \\t])[ \\t]*(?:\\/\\/|\\/\\*|<!--|\\{\\/\\*|#|--|;;|%)${NOTE_END}`);
/** In Markdown the other comments belong to embedded code, which is shown unchanged. */
const NOTE_OF_MARKDOWN = new RegExp(`(?<![ \\t])[ \\t]*(?:<!--|\\{\\/\\*)${NOTE_END}`);

/** Takes the notes out of the code. One on a line of its own marks the lines after it and vanishes with its line. */
export function readNotes({ code, classes }: MarkedCode, language: string): MarkedCode {
  if (!code.includes('[!code ')) return { code, classes };
  const note = /^(?:md|mdx|markdown)$/.test(language) ? NOTE_OF_MARKDOWN : NOTE;
  const kept: string[] = [];
  const marks: [line: number, name: string][] = [];
  const moved = new Map<number, string[]>();
  for (const [at, line] of code.split('\n').entries()) {
    const found = note.exec(line);
    const text = found ? line.slice(0, found.index) : line;
    const place = kept.length;
    if (found) for (let n = 0; n < Number(found[2] ?? 1); n++) marks.push([place + n, CLASSES[found[1]!]!]);
    if (found && text.trim() === '') continue;
    kept.push(text);
    const before = classes.get(at);
    if (before) moved.set(place, before);
  }
  for (const [line, name] of marks) addClass(moved, line, name);
  return { code: kept.join('\n'), classes: moved };
}

/** Adds the classes of named ranges. */
export function addRanges({ classes }: MarkedCode, ranges: readonly [name: string, lines: number[]][]): void {
  for (const [name, lines] of ranges) for (const line of lines) addClass(classes, line - 1, CLASSES[name]!);
}

/**
 * Bands of a diff. With a language of its own (`diff lang=js`) the first column holds the signs alone: it is taken away, so that the code is coloured
 * as what it is.
 */
export function readDiff({ code, classes }: MarkedCode, stripped: boolean): MarkedCode {
  const lines = code.split('\n').map((line, at) => {
    if (/^\+(?!\+\+)/.test(line)) addClass(classes, at, 'codeIns');
    else if (/^-(?!--)/.test(line)) addClass(classes, at, 'codeDel');
    return stripped ? line.replace(/^[+\- ]/, '') : line;
  });
  return { code: lines.join('\n'), classes };
}

/** The code without the lines that are taken out: what a reader wants to copy. Undefined where nothing is. */
export function copiedCode({ code, classes }: MarkedCode): string | undefined {
  if (![...classes.values()].some((names) => names.includes('codeDel'))) return undefined;
  return code
    .split('\n')
    .filter((_, at) => !classes.get(at)?.includes('codeDel'))
    .join('\n');
}

function addClass(classes: Map<number, string[]>, line: number, name: string): void {
  classes.set(line, [...(classes.get(line) ?? []), name]);
}
