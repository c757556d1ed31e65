/** Problems for people: code and place, the marked source line, one sentence on what is wrong, one on how to mend it. */
import type { Level, Problem } from '../../renderer/site/problems/problem-types.js';
import { displayWidth, wrapToWidth } from './display-width.js';
import { adviceOf, countLevels, type Language, placeOf, wordsOf } from './message-language.js';
import { type Paint, plain } from './paint.js';

export interface FrameOptions {
  language: Language;
  paint?: Paint;
  /** Lines of a file, for the lines around the marked one. */
  linesOf?: (file: string) => readonly string[] | undefined;
  /** Columns to wrap to; absent: no wrapping. */
  columns?: number;
  /** Problems of one kind shown in full; the rest are counted. */
  most?: number;
}

const ORDER: Level[] = ['info', 'warning', 'error'];

/** All problems as text, the gravest last, where a terminal leaves the eye. */
export function frames(problems: readonly Problem[], options: FrameOptions): string {
  const most = options.most ?? 20;
  const shown = new Map<string, number>();
  const blocks: string[] = [];
  for (const level of ORDER) {
    for (const problem of group(problems.filter((entry) => entry.level === level))) {
      const count = (shown.get(problem.code) ?? 0) + 1;
      shown.set(problem.code, count);
      if (count <= most) blocks.push(frame(problem, options));
    }
  }
  for (const [code, count] of shown) {
    const rest = count - most;
    if (rest > 0) blocks.push(`${code}: ${options.language === 'zh' ? `还有 ${rest} 处` : `${rest} more`}\n`);
  }
  return blocks.join('\n');
}

/** Equal problems at several places become one with further places. */
function group(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem & Required<Pick<Problem, 'more'>>>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.code, problem.args, problem.nearest]);
    const first = groups.get(key);
    if (!first) groups.set(key, { ...problem, more: [...(problem.more ?? [])] });
    else if (problem.file) first.more.push({ file: problem.file, line: problem.line });
  }
  return [...groups.values()];
}

function frame(problem: Problem, { language, paint = plain, linesOf, columns }: FrameOptions): string {
  const words = wordsOf(problem, language);
  const colour = problem.level === 'error' ? paint.red : problem.level === 'warning' ? paint.yellow : paint.blue;
  const lines = [
    `${colour(`${problem.level} ${problem.code}`)}${problem.file ? `  ${paint.bold(placeOf(problem))}` : ''}`,
  ];
  lines.push(...indented(words.text, columns));
  lines.push(...sourceLines(problem, { paint, linesOf, columns }));
  const advice = adviceOf(words, language);
  if (advice) {
    const [first = '', ...rest] = indented(advice, columns, 4);
    lines.push(`  ${paint.green('→')} ${first.slice(4)}`, ...rest);
  }
  if (words.example) lines.push(...words.example.split('\n').map((line) => `    ${line}`));
  const more = new Set(problem.more?.map(placeOf));
  if (more.size > 0) lines.push(`  ${paint.dim(morePlaces([...more], language))}`);
  return `${lines.join('\n')}\n`;
}

/** A text below the title of its problem, wrapped where somebody looks at it. */
function indented(text: string, columns: number | undefined, by = 2): string[] {
  const lines = columns === undefined ? [text] : wrapToWidth(text, Math.max(20, columns - by - 1));
  return lines.map((line) => `${' '.repeat(by)}${line}`);
}

const PLACES_SHOWN = 3;

function morePlaces(more: readonly string[], language: Language): string {
  const some = more.slice(0, PLACES_SHOWN).join(', ');
  const rest = more.length - PLACES_SHOWN;
  const tail = rest > 0 ? (language === 'zh' ? ` 等 ${more.length} 处` : ` and ${rest} more`) : '';
  return `${language === 'zh' ? '同样的问题还在：' : 'also at '}${some}${tail}`;
}

function sourceLines(problem: Problem, { paint = plain, linesOf, columns }: Omit<FrameOptions, 'language'>): string[] {
  const { file, line, column, sourceLine } = problem;
  if (line === undefined) return [];
  const around = (file && linesOf?.(file)) || [];
  const marked = sourceLine ?? around[line - 1];
  if (marked === undefined) return [];
  const width = String(line + 1).length;
  const room = roomFor(columns === undefined ? undefined : columns - width - 8);
  const from = windowStart(marked, column, room);
  const cut = (text: string, start = 0) => clip(text, start, room);
  const gutter = (text: string) => paint.dim(`   ${text.padStart(width)} │ `);
  const lines: string[] = [];
  const [before, after] = [around[line - 2], around[line]];
  if (before !== undefined) lines.push(gutter(String(line - 1)) + cut(before));
  lines.push(`${paint.red(' >')} ${paint.dim(`${String(line).padStart(width)} │ `)}${cut(marked, from)}`);
  if (column !== undefined) {
    const lead = cut(marked.slice(0, column - 1), from);
    const shown = marked.slice(column - 1, column - 1 + (problem.length ?? 1));
    const carets = '^'.repeat(Math.max(1, displayWidth(fitting(shown, room, room.measure(lead)))));
    lines.push(gutter('') + ' '.repeat(displayWidth(lead)) + paint.red(carets));
  }
  if (after !== undefined) lines.push(gutter(String(line + 1)) + cut(after));
  return lines;
}

/** Space for a source line, and how text is measured. */
interface Room {
  size: number;
  measure(text: string): number;
}

/** Source lines are cut to this many characters: a paragraph is one line, and a frame must stay readable. */
const LONGEST = 72;

/** Columns where somebody looks at a terminal, characters elsewhere. */
function roomFor(columns: number | undefined): Room {
  if (columns === undefined) return { size: LONGEST, measure: (text) => text.length };
  return { size: Math.max(12, Math.min(LONGEST, columns)), measure: displayWidth };
}

/** Returns where the shown stretch of a line begins, so that the marked place is in it. */
function windowStart(text: string, column: number | undefined, { size, measure }: Room): number {
  if (column === undefined || measure(text.slice(0, column - 1)) <= size - 12) return 0;
  const isShown = (start: number) => measure(text.slice(start, column - 1)) <= size / 2;
  const isRest = (start: number) => text.length - start <= size && measure(text.slice(start)) <= size;
  let start = column - 1;
  while (start > 0 && (isShown(start - 1) || isRest(start - 1))) start--;
  return start;
}

function clip(text: string, from: number, room: Room): string {
  // A line of a file may hold what a terminal would obey.
  const rest = text.slice(from).replace(/\p{Cc}/gu, ' ');
  const shown = fitting(rest, room);
  return (from > 0 ? '…' : '') + (shown.length < rest.length ? `${shown}…` : rest);
}

/** Returns the start of a text that fits the remaining space. */
function fitting(text: string, { size, measure }: Room, taken = 0): string {
  let [end, width] = [0, taken];
  for (const character of text) {
    width += measure(character);
    if (width > size) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** `1 file`, `2 files` */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`; empty when there is nothing to count. */
export function tally(problems: readonly Problem[], language: Language): string {
  const { error, warning } = countLevels(problems);
  if (language === 'zh') return [error && `${error} 个错误`, warning && `${warning} 个警告`].filter(Boolean).join('，');
  return [error && plural(error, 'error'), warning && plural(warning, 'warning')].filter(Boolean).join(', ');
}
