/** Problems for people: code and place, the marked source line, one sentence on what is wrong, one on how to mend it. */
import type { Level, Problem } from '../../renderer/site/problems/problem-types.js';
import { displayWidth, wrapToWidth } from './display-width.js';
import { adviceOf, countLevels, type Language, placeOf, wordsOf } from './message-language.js';
import { type Paint, plain } from './paint.js';

export interface FrameOptions {
  language: Language;
  paint?: Paint;
  /** Lines of a file, for the lines round the marked one. */
  linesOf?: (file: string) => readonly string[] | undefined;
  /** Columns to wrap to; absent: lines are as long as they are. */
  columns?: number;
  /** Problems of one kind shown in full; the rest is counted. */
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
  const groups = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.code, problem.args, problem.nearest]);
    const first = groups.get(key);
    if (!first) groups.set(key, { ...problem, more: [...(problem.more ?? [])] });
    else if (problem.file) first.more!.push({ file: problem.file, line: problem.line });
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
  if (words.example) lines.push(`    ${words.example}`);
  const more = problem.more ?? [];
  if (more.length > 0) lines.push(`  ${paint.dim(morePlaces(more, language))}`);
  return `${lines.join('\n')}\n`;
}

/** A text below the title of its problem, wrapped where somebody looks at it. */
function indented(text: string, columns: number | undefined, by = 2): string[] {
  const lines = columns === undefined ? [text] : wrapToWidth(text, Math.max(20, columns - by - 1));
  return lines.map((line) => `${' '.repeat(by)}${line}`);
}

const PLACES_SHOWN = 3;

function morePlaces(more: NonNullable<Problem['more']>, language: Language): string {
  const some = more.slice(0, PLACES_SHOWN).map(placeOf).join(', ');
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
  const longest = longestShown(marked, columns === undefined ? undefined : columns - width - 8);
  const from = windowStart(marked, column, longest);
  const cut = (text: string, start = 0) => clip(text, start, longest);
  const gutter = (text: string) => paint.dim(`   ${text.padStart(width)} │ `);
  const lines: string[] = [];
  const [before, after] = [around[line - 2], around[line]];
  if (before !== undefined) lines.push(gutter(String(line - 1)) + cut(before));
  lines.push(`${paint.red(' >')} ${paint.dim(`${String(line).padStart(width)} │ `)}${cut(marked, from)}`);
  if (column !== undefined) {
    const lead = cut(marked.slice(0, column - 1), from);
    const length = displayWidth(marked.slice(column - 1, column - 1 + (problem.length ?? 1)));
    const carets = '^'.repeat(Math.max(1, Math.min(length, longest)));
    lines.push(gutter('') + ' '.repeat(displayWidth(lead)) + paint.red(carets));
  }
  if (after !== undefined) lines.push(gutter(String(line + 1)) + cut(after));
  return lines;
}

/** Source lines are cut to this many characters: a paragraph is one line, and a frame must stay readable. */
const LONGEST = 72;

/** Fewer characters on a narrow terminal, and where they are wide. */
function longestShown(text: string, columns: number | undefined): number {
  if (columns === undefined) return LONGEST;
  const each = displayWidth(text) / Math.max(1, text.length);
  return Math.max(12, Math.min(LONGEST, Math.floor(columns / Math.max(1, each))));
}

/** Where the shown stretch of a line begins, so that the marked place is in it. */
function windowStart(text: string, column: number | undefined, longest: number): number {
  if (column === undefined || column <= longest - 12 || text.length <= longest) return 0;
  return Math.max(0, Math.min(column - 1 - Math.floor(longest / 2), text.length - longest));
}

function clip(text: string, from: number, longest: number): string {
  // A line of a file may hold what a terminal would obey.
  const rest = text.slice(from).replace(/\p{Cc}/gu, ' ');
  return (from > 0 ? '…' : '') + (rest.length > longest ? `${rest.slice(0, longest)}…` : rest);
}

/** `1 file`, `2 files` */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`; empty when there is nothing to count. */
export function tally(problems: readonly Problem[], language: Language): string {
  const { error, warning } = countLevels(problems);
  if (language === 'zh') return [error && `${error} 个错误`, warning && `${warning} 个警告`].filter(Boolean).join('，');
  return [error && plural(error, 'error'), warning && plural(warning, 'warning')].filter(Boolean).join(', ');
}
