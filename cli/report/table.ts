/** Tables for people: columns as wide as they need to be, wrapped on a narrow terminal; where there is no room for columns, a list. Nothing is cut. */
import { breakToWidth, displayWidth, leastWidth } from './display-width.js';
import { type Paint, plain } from './paint.js';

export interface Column<Row> {
  title: string;
  /** One line of text. */
  text(row: Row): string;
  /** Numbers end at the same column. */
  right?: boolean;
  /** Left out where it is empty in every row. */
  optional?: boolean;
  /** May be wrapped to this many columns, or as many as its longest word needs; others stay in one line. */
  least?: number;
}

export interface TableOptions {
  /** Columns of the terminal; absent: nothing is wrapped. */
  columns?: number;
  paint?: Paint;
  /** Without a line of titles. */
  untitled?: boolean;
}

const GAP = 2;

/** A column with what it shows. */
interface Filled {
  title: string;
  right?: boolean;
  cells: string[];
  /** Columns that it takes, and how few it can do with. */
  now: number;
  least: number;
  /** It may be wrapped. */
  wraps: boolean;
}

/** The table with its titles; the lines have no spaces at their ends. */
export function table<Row>(all: readonly Column<Row>[], rows: readonly Row[], options: TableOptions = {}): string {
  const { columns: room = Number.POSITIVE_INFINITY, paint = plain, untitled = false } = options;
  const columns = all
    .map((column) => filled(column, rows))
    // A column without values is omitted.
    .filter(({ cells }, index) => !all[index]?.optional || cells.some((text) => text !== ''));
  if (total(columns.map(({ least }) => least)) > room)
    return rows.flatMap((_, index) => block(columns, index, { room, paint })).join('\n');
  const widths = shrink(columns, room);
  const lines = (cells: readonly string[]) => tableLines(cells, columns, widths);
  const head = untitled ? [] : lines(columns.map(({ title }) => title)).map(paint.dim);
  return [...head, ...rows.flatMap((_, index) => lines(columns.map(({ cells }) => cells[index] ?? '')))].join('\n');
}

function filled<Row>({ title, text, right, least }: Column<Row>, rows: readonly Row[]): Filled {
  const cells = rows.map((row) => oneLine(text(row)));
  const now = Math.max(displayWidth(title), ...cells.map(displayWidth));
  const words = least === undefined ? now : Math.max(least, ...cells.map(leastWidth));
  return { title, right, cells, now, least: Math.min(now, words), wraps: least !== undefined };
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width + GAP, -GAP);

/** A row as lines: as many as its highest cell has. */
function tableLines(cells: readonly string[], columns: readonly Filled[], widths: readonly number[]): string[] {
  const parts = cells.map((cell, index) => breakToWidth(cell, Math.max(2, widths[index] ?? 0)));
  const height = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) =>
    parts
      .map((lines, index) => padded(lines[at] ?? '', widths[index] ?? 0, columns[index]?.right))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** A row where there is no room for columns: what tells it from others, as far as one line takes it, and below it all else with its title. */
function block(columns: readonly Filled[], row: number, { room, paint }: { room: number; paint: Paint }): string[] {
  const cells = columns
    .map(({ cells, ...column }) => ({ ...column, text: cells[row] ?? '' }))
    .filter(({ text }) => text !== '');
  let count = 1;
  const isHead = (number: number) =>
    number <= cells.length && total(cells.slice(0, number).map(({ text }) => displayWidth(text))) <= room;
  while (!cells[count - 1]?.wraps && isHead(count + 1)) count++;
  const head = cells.slice(0, count).map(({ text }) => text);
  const titles = Math.max(...columns.map(({ title }) => displayWidth(title)));
  const indent = titles === 0 ? GAP : titles + 2 * GAP;
  const rest = cells.slice(count).flatMap(({ title, text }) =>
    breakToWidth(text, Math.max(2, room - indent)).map((line, index) => {
      const label = index === 0 ? title : '';
      return `${' '.repeat(GAP)}${paint.dim(label)}${' '.repeat(indent - GAP - displayWidth(label))}${line}`;
    }),
  );
  return [...breakToWidth(head.join(' '.repeat(GAP)), room), ...rest];
}

/** Takes from the widest columns until all fit, or none can give. */
function shrink(all: readonly Filled[], room: number): number[] {
  const columns = all.map(({ now, least }) => ({ now, least }));
  const used = () => total(columns.map(({ now }) => now));
  for (let over = used() - room; over > 0; over = used() - room) {
    const givers = columns.filter(({ now, least }) => now > least).sort((a, b) => b.now - a.now);
    const [widest, next] = givers;
    if (!widest) break;
    const step = Math.max(1, widest.now - Math.max(widest.least, next?.now ?? 0));
    widest.now -= Math.min(over, step, widest.now - widest.least);
  }
  return columns.map(({ now }) => now);
}

/** Replaces control characters and line breaks by spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

function padded(text: string, width: number, right = false): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return right ? space + text : text + space;
}
