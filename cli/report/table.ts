/** Tables for people: columns as wide as they need to be, narrower on a narrow terminal, left out where there is no room. */
import { cutToWidth, displayWidth } from './display-width.js';
import { type Paint, plain } from './paint.js';

export interface Column<Row> {
  title: string;
  /** One line of text. */
  text(row: Row): string;
  /** Numbers end at the same column. */
  right?: boolean;
  /** Left out first, the last of them before the others. */
  optional?: boolean;
  /** May be cut to this many columns; others are shown whole. */
  least?: number;
}

export interface TableOptions {
  /** Columns of the terminal; absent: nothing is cut. */
  columns?: number;
  paint?: Paint;
}

const GAP = 2;

/** The table with its titles; the lines have no spaces at their ends. */
export function table<Row>(all: readonly Column<Row>[], rows: readonly Row[], options: TableOptions = {}): string {
  const { columns: room = Number.POSITIVE_INFINITY, paint = plain } = options;
  const texts = new Map(all.map((column) => [column, rows.map((row) => oneLine(column.text(row)))]));
  const natural = (column: Column<Row>) =>
    Math.max(displayWidth(column.title), ...(texts.get(column) ?? []).map(displayWidth));
  const smallest = (column: Column<Row>) => Math.min(natural(column), column.least ?? Number.POSITIVE_INFINITY);
  const width = (list: readonly Column<Row>[], of: (column: Column<Row>) => number) =>
    list.reduce((sum, column) => sum + of(column) + GAP, -GAP);
  // What is empty in every row says nothing.
  let shown = all.filter((column) => !column.optional || texts.get(column)?.some((text) => text !== ''));
  while (width(shown, smallest) > room) {
    const last = shown.findLast(({ optional }) => optional);
    if (!last) break;
    shown = shown.filter((column) => column !== last);
  }
  const widths = shrink(
    shown.map((column) => ({ now: natural(column), least: smallest(column) })),
    room,
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => padded(cutToWidth(cell, widths[index] ?? 0), widths[index] ?? 0, shown[index]?.right))
      .join(' '.repeat(GAP))
      .trimEnd();
  const head = paint.dim(line(shown.map(({ title }) => title)));
  return [head, ...rows.map((_, index) => line(shown.map((column) => texts.get(column)?.[index] ?? '')))].join('\n');
}

/** Takes from the widest columns until all fit, or none can give. */
function shrink(columns: { now: number; least: number }[], room: number): number[] {
  const total = () => columns.reduce((sum, { now }) => sum + now + GAP, -GAP);
  for (let over = total() - room; over > 0; over = total() - room) {
    const givers = columns.filter(({ now, least }) => now > least).sort((a, b) => b.now - a.now);
    const [widest, next] = givers;
    if (!widest) break;
    const step = Math.max(1, widest.now - Math.max(widest.least, next?.now ?? 0));
    widest.now -= Math.min(over, step, widest.now - widest.least);
  }
  return columns.map(({ now }) => now);
}

/** What a terminal would obey, or would break the line, is a space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

function padded(text: string, width: number, right = false): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return right ? space + text : text + space;
}
