/** The screen of `notes serve` as lines, none wider than the terminal, never more than it has rows. */
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { cutToWidth, displayWidth, wrapToWidth } from '../report/display-width.js';
import { frames, tally } from '../report/frames.js';
import { countLevels, type Language, placeOf } from '../report/message-language.js';
import type { Paint } from '../report/paint.js';

/** The last rebuild, and its cause. */
export interface Change {
  /** Changed files, relative to the site folder; none after a rebuild that was asked for. */
  files: readonly string[];
  /** Result: pages and milliseconds. */
  what: string;
  ok: boolean;
  at: Date;
}

/** Result of `notes check`, or the reason why it failed. */
export type Checked = { ok: boolean; problems: readonly Problem[]; ms: number; at: Date } | { failed: string };

export interface ScreenState {
  /** Address of the site, and those by which others reach it. */
  address: string;
  network: readonly string[];
  change?: Change;
  /** Problems of the last build. */
  problems: readonly Problem[];
  checked?: Checked;
  /** Work in progress that a key started. */
  doing?: 'check' | 'rebuild';
  /** Message about the last key. */
  notice?: string;
  /** First line of the list of problems; unset while it is not shown. */
  listFrom?: number;
  /** Nothing can be asked for any more. */
  ended?: boolean;
}

export interface ScreenLook {
  language: Language;
  paint: Paint;
  /** Lines of a file of the site. */
  linesOf(file: string): readonly string[] | undefined;
}

export interface ScreenSize {
  columns: number;
  rows: number;
}

const WORDS = {
  en: {
    local: 'Local',
    network: 'Network',
    waiting: 'Waiting for changes',
    all: 'whole site',
    none: 'No problems',
    seeAll: 'p shows them',
    check: 'check',
    checking: 'Checking …',
    rebuilding: 'Building …',
    failed: 'Could not check:',
    keys: [
      ['o', 'open'],
      ['r', 'rebuild'],
      ['c', 'check'],
      ['p', 'problems'],
      ['q', 'quit'],
    ],
    back: 'back',
    scroll: 'scroll',
  },
  zh: {
    local: '本机',
    network: '局域网',
    waiting: '等待改动',
    all: '整个网站',
    none: '没有问题',
    seeAll: '按 p 查看',
    check: '检查',
    checking: '正在检查 …',
    rebuilding: '正在构建 …',
    failed: '没能检查：',
    keys: [
      ['o', '打开'],
      ['r', '重新构建'],
      ['c', '检查'],
      ['p', '问题'],
      ['q', '退出'],
    ],
    back: '返回',
    scroll: '滚动',
  },
} as const;

/** Lines of the list that are not its text: title, key help, and one empty line for each. */
const ROUND_LIST = 4;

/** One row less than there are: a picture that fills the terminal makes it scroll. */
const most = ({ rows }: ScreenSize) => Math.max(1, rows - 1);

/** The whole picture. */
export function screenLines(state: ScreenState, look: ScreenLook, size: ScreenSize): string[] {
  const keys = state.ended ? [] : ['', ...keyHelp(state, look, size)];
  const body = state.listFrom === undefined ? summary(state, look, size) : list(state, look, size);
  return [...body.slice(0, Math.max(0, most(size) - keys.length)), ...keys].slice(-most(size));
}

function summary(state: ScreenState, look: ScreenLook, { columns }: ScreenSize): string[] {
  const { paint, language } = look;
  const words = WORDS[language];
  const { doing, notice } = state;
  return [
    ...addresses(state, look, columns),
    '',
    ...(state.change
      ? changeLines(state.change, look, columns)
      : [paint.dim(cutToWidth(`  ${words.waiting}`, columns))]),
    ...problemLines(state, look, columns),
    ...(state.checked ? checkLines(state.checked, look, columns) : []),
    ...(doing ? [`  ${doing === 'check' ? words.checking : words.rebuilding}`] : []),
    ...(notice === undefined ? [] : wrapToWidth(notice, columns - 2).map((line) => paint.yellow(`  ${line}`))),
  ];
}

/** One line each; below its label where it is too long, for addresses are copied. */
function addresses({ address, network }: ScreenState, { paint, language }: ScreenLook, columns: number): string[] {
  const words = WORDS[language];
  const width = Math.max(displayWidth(words.local), displayWidth(words.network)) + 2;
  const line = (label: string, url: string) => {
    const title = `  ${label}`;
    if (2 + width + displayWidth(url) <= columns)
      return [`${title}${' '.repeat(width - displayWidth(label))}${paint.bold(url)}`];
    return [title, ...pieces(url, columns).map(paint.bold)];
  };
  return [...line(words.local, address), ...network.flatMap((url) => line(words.network, url))];
}

/** A text cut wherever a line is full. */
function pieces(text: string, columns: number): string[] {
  const lines = [''];
  for (const character of text) {
    const line = `${lines.at(-1)}${character}`;
    if (displayWidth(line) <= columns) lines[lines.length - 1] = line;
    else lines.push(character);
  }
  return lines;
}

/** Columns that the name of a file should have. */
const NAME = 20;

function changeLines({ files, what, ok, at }: Change, { paint, language }: ScreenLook, columns: number): string[] {
  const [first = WORDS[language].all, ...rest] = files;
  const further = rest.length > 0 ? ` +${rest.length}` : '';
  const mark = ok ? paint.green('✓') : paint.red('✗');
  const time = clock(at);
  const left = columns - 6 - time.length - 3 - displayWidth(what) - further.length;
  const name = (width: number) => `${cutStart(first, width)}${further}`;
  const begin = `  ${mark} ${paint.dim(time)}`;
  if (left >= Math.min(NAME, displayWidth(first))) return [`${begin}  ${name(left)} → ${what}`];
  return [`${begin}  ${cutToWidth(what, columns - 6 - time.length)}`, `    ${name(columns - 4 - further.length)}`];
}

const clock = (at: Date) => at.toTimeString().slice(0, 8);

/** The end of a text that fits into some columns: of a path it says most. */
function cutStart(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let cut = '';
  for (const character of [...text].reverse()) {
    if (displayWidth(character) + displayWidth(cut) > columns - 1) break;
    cut = character + cut;
  }
  return `…${cut}`;
}

function problemLines({ problems }: ScreenState, { paint, language }: ScreenLook, columns: number): string[] {
  const words = WORDS[language];
  const [worst] = byGravity(problems);
  if (!worst) return [`  ${paint.green('✓')} ${words.none}`];
  const colour = worst.level === 'error' ? paint.red : paint.yellow;
  const count = tally(problems, language);
  const hint = ` · ${words.seeAll}`;
  const room = columns - 4 - displayWidth(count);
  const place = placeOf(worst);
  return [
    `  ${colour(`${worst.level === 'error' ? '✗' : '!'} ${count}`)}${displayWidth(hint) <= room ? paint.dim(hint) : ''}`,
    `    ${cutToWidth(worst.code, columns - 4)}`,
    ...(place ? [`    ${cutStart(place, columns - 4)}`] : []),
  ];
}

function checkLines(checked: Checked, { paint, language }: ScreenLook, columns: number): string[] {
  const words = WORDS[language];
  if ('failed' in checked) return [paint.red(cutToWidth(`  ✗ ${words.failed} ${checked.failed}`, columns))];
  const { ok, problems, ms, at } = checked;
  const colour = ok ? paint.green : paint.red;
  const comma = language === 'zh' ? '，' : ', ';
  const found = tally(problems, language) || words.none;
  const text = `${words.check} ${clock(at)}  ${found}${comma}${(ms / 1000).toFixed(1)} s`;
  return [`  ${colour(ok ? '✓' : '✗')} ${cutToWidth(text, columns - 4)}`];
}

const GRAVITY = ['error', 'warning', 'info'];

const byGravity = (problems: readonly Problem[]) =>
  [...problems].sort((a, b) => GRAVITY.indexOf(a.level) - GRAVITY.indexOf(b.level));

/** Problems of the build and of the check, each once, the gravest first. */
function allProblems({ problems, checked }: ScreenState): readonly Problem[] {
  const found = checked && !('failed' in checked) ? checked.problems : [];
  const key = ({ code, file, line, column }: Problem) => JSON.stringify([code, file, line, column]);
  const all = new Map([...found, ...problems].map((entry) => [key(entry), entry]));
  return byGravity([...all.values()].filter(({ level }) => level !== 'info'));
}

/** Problems that the list shows in full; the rest are counted. */
const MOST_LISTED = 100;

/** Each problem by itself: its place is where somebody goes next. */
function listText(state: ScreenState, { paint, language, linesOf }: ScreenLook, columns: number): string[] {
  const all = allProblems(state);
  const text = all
    .slice(0, MOST_LISTED)
    .map((entry) => frames([entry], { language, paint, linesOf, columns: columns - 1 }));
  if (all.length > MOST_LISTED) text.push(`… +${all.length - MOST_LISTED}`);
  const lines = text.join('\n').trimEnd().split('\n');
  return lines.flatMap((line) =>
    displayWidth(line) <= columns ? [line] : pieces(stripVTControlCharacters(line), columns),
  );
}

/** Lines of the list that are seen at once. */
const listRows = (size: ScreenSize) => Math.max(1, most(size) - ROUND_LIST);

/** The first line of the list after a move by some lines, or to an end. */
export function scrolled(state: ScreenState, look: ScreenLook, size: ScreenSize, by: number): number {
  const last = Math.max(0, listText(state, look, size.columns).length - listRows(size));
  return Math.min(last, Math.max(0, (state.listFrom ?? 0) + by));
}

/** Lines that a page of the list has. */
export const listPage = (size: ScreenSize): number => Math.max(1, listRows(size) - 1);

function list(state: ScreenState, look: ScreenLook, size: ScreenSize): string[] {
  const { paint, language } = look;
  const all = allProblems(state);
  if (all.length === 0) return [`  ${paint.green('✓')} ${WORDS[language].none}`];
  const text = listText(state, look, size.columns);
  const from = scrolled(state, look, size, 0);
  const shown = text.slice(from, from + listRows(size));
  const place = text.length > shown.length ? `  ${from + 1}–${from + shown.length}/${text.length}` : '';
  const colour = countLevels(all).error > 0 ? paint.red : paint.yellow;
  return [`${colour(tally(all, language))}${paint.dim(place)}`, '', ...shown];
}

/** Returns what the keys do, on as many lines as it takes. */
function keyHelp({ listFrom }: ScreenState, { paint, language }: ScreenLook, { columns }: ScreenSize): string[] {
  const words = WORDS[language];
  const keys =
    listFrom === undefined ? words.keys : ([['↑↓', words.scroll], ['p', words.back], ...words.keys.slice(-1)] as const);
  const lines: string[] = [];
  let width = columns;
  for (const [key, label] of keys) {
    const item = displayWidth(key) + 1 + displayWidth(label);
    const isNew = width + 3 + item > columns;
    const text = `${paint.bold(key)} ${paint.dim(label)}`;
    if (isNew) lines.push(`  ${text}`);
    else lines.push(`${lines.pop()}   ${text}`);
    width = isNew ? 2 + item : width + 3 + item;
  }
  return lines;
}
