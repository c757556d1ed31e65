import { coloured, plain } from './paint.js';
import { type Column, table } from './table.js';
import type { Terminal } from './terminal.js';

/** Prints a table on stdout: wrapped to the terminal there, whole in a pipe or a file. */
export async function printTable<Row>(
  screen: Terminal,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  await screen.data(table(columns, rows, paper(screen)));
}

/** Width and colours of stdout. */
export function paper({ paint }: Terminal) {
  const isSeen = process.stdout.isTTY === true;
  return {
    columns: isSeen ? process.stdout.columns : undefined,
    paint: isSeen && paint === coloured ? coloured : plain,
  };
}
