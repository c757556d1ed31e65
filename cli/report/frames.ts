/** Problems for people: code and place, the marked source line, one sentence on what is wrong, one on how to mend it. */
import type { Level, Problem } from '../../renderer/site/problems/problem-types.js';
import { adviceOf, countLevels, type Language, placeOf, wordsOf } from './message-language.js';
import { type Paint, plain } from './paint.js';

export interface FrameOptions {
  language: Language;
  paint?: Paint;
  /** Lines of a file, for the lines round the marked one. */
  linesOf?: (file: string) => readonly string[] | undefined;
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

function frame(problem: Problem, { language, paint = plain, linesOf }: FrameOptions): string {
  const words = wordsOf(problem, language);
  const colour = problem.level === 'error' ? paint.red : problem.level === 'warning' ? paint.yellow : paint.blue;
  const lines = [
    `${colour(`${problem.level} ${problem.code}`)}${problem.file ? `  ${paint.bold(placeOf(problem))}` : ''}`,
  ];
  lines.push(`  ${words.text}`);
  lines.push(...sourceLines(problem, paint, linesOf));
  const advice = adviceOf(words, language);
  if (advice) lines.push(`  ${paint.green('→')} ${advice}`);
  if (words.example) lines.push(`    ${words.example}`);
  const more = problem.more ?? [];
  if (more.length > 0) lines.push(`  ${paint.dim(morePlaces(more, language))}`);
  return `${lines.join('\n')}\n`;
}

const PLACES_SHOWN = 3;

function morePlaces(more: NonNullable<Problem['more']>, language: Language): string {
  const some = more.slice(0, PLACES_SHOWN).map(placeOf).join(', ');
  const rest = more.length - PLACES_SHOWN;
  const tail = rest > 0 ? (language === 'zh' ? ` 等 ${more.length} 处` : ` and ${rest} more`) : '';
  return `${language === 'zh' ? '同样的问题还在：' : 'also at '}${some}${tail}`;
}

function sourceLines(problem: Problem, paint: Paint, linesOf: FrameOptions['linesOf']): string[] {
  const { file, line, column, sourceLine } = problem;
  if (line === undefined) return [];
  const around = (file && linesOf?.(file)) || [];
  const marked = sourceLine ?? around[line - 1];
  if (marked === undefined) return [];
  const from = windowStart(marked, column);
  const width = String(line + 1).length;
  const gutter = (text: string) => paint.dim(`   ${text.padStart(width)} │ `);
  const lines: string[] = [];
  const [before, after] = [around[line - 2], around[line]];
  if (before !== undefined) lines.push(gutter(String(line - 1)) + clip(before, 0));
  lines.push(`${paint.red(' >')} ${paint.dim(`${String(line).padStart(width)} │ `)}${clip(marked, from)}`);
  if (column !== undefined) {
    const lead = clip(marked.slice(0, column - 1), from);
    const length = displayWidth(marked.slice(column - 1, column - 1 + (problem.length ?? 1)));
    const carets = '^'.repeat(Math.max(1, Math.min(length, LONGEST)));
    lines.push(gutter('') + ' '.repeat(displayWidth(lead)) + paint.red(carets));
  }
  if (after !== undefined) lines.push(gutter(String(line + 1)) + clip(after, 0));
  return lines;
}

/** Source lines are cut to this many characters: a paragraph is one line, and a frame must stay readable. */
const LONGEST = 72;

/** Where the shown stretch of a line begins, so that the marked place is in it. */
function windowStart(text: string, column: number | undefined): number {
  if (column === undefined || column <= LONGEST - 12 || text.length <= LONGEST) return 0;
  return Math.max(0, Math.min(column - 1 - LONGEST / 2, text.length - LONGEST));
}

function clip(text: string, from: number): string {
  // A line of a file may hold what a terminal would obey.
  const rest = text.slice(from).replace(/\p{Cc}/gu, ' ');
  return (from > 0 ? '…' : '') + (rest.length > LONGEST ? `${rest.slice(0, LONGEST)}…` : rest);
}

/** Columns a text takes on a terminal: wide characters (East Asian Width W and F, emoji) take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    width += code >= 0x1100 && WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
  }
  return width;
}

const WIDE: readonly [number, number][] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** `2 errors, 1 warning`; empty when there is nothing to count. */
export function tally(problems: readonly Problem[], language: Language): string {
  const { error, warning } = countLevels(problems);
  if (language === 'zh') return [error && `${error} 个错误`, warning && `${warning} 个警告`].filter(Boolean).join('，');
  const plural = (count: number, word: string) => count > 0 && `${count} ${word}${count > 1 ? 's' : ''}`;
  return [plural(error, 'error'), plural(warning, 'warning')].filter(Boolean).join(', ');
}
