/** Reads the table of a recorded run (`theme/content/CodeTrace.tsx`): the page holds its steps once. */
import { QUEUES, type Row } from './trace-model.js';

export interface Recorded {
  /** Names of the table's columns, in the language of the page. */
  heads: Partial<Record<string, string>>;
  rows: Row[];
  /** Lines of the code as displayed, highlighted. */
  lines: HTMLElement[];
}

const numbers = (text = ''): number[] => text.split(' ').filter(Boolean).map(Number);

/** Entries of a cell, one below the other. */
const entries = (cell: Element | undefined): string[] =>
  [...(cell?.children ?? [])].map(({ textContent }) => textContent ?? '');

export function readTrace(record: HTMLElement): Recorded {
  const heads = [...record.querySelectorAll<HTMLElement>('th')];
  const rows = [...record.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  return {
    heads: Object.fromEntries(heads.map(({ dataset, textContent }) => [dataset.of, textContent ?? ''])),
    rows: rows.map((row) => readRow(row, (of) => row.cells[heads.findIndex(({ dataset }) => dataset.of === of)])),
    lines: [...(record.parentElement?.querySelectorAll<HTMLElement>('.token-line') ?? [])],
  };
}

function readRow({ dataset }: HTMLElement, cell: (of: string) => HTMLElement | undefined): Row {
  const place = cell('line');
  const job = cell('running');
  const note = job?.querySelector('em')?.textContent ?? '';
  const variables = numbers(dataset.set);
  return {
    line: Number.parseInt(place?.textContent ?? '', 10) || 0,
    code: place?.querySelector('code')?.textContent ?? '',
    running: job?.textContent?.slice(0, -note.length || undefined) ?? '',
    note,
    sees: numbers(dataset.sees),
    set: entries(cell('set')).map((text, index) => {
      const [name = '', ...value] = text.split(' = ');
      return { variable: variables[index] ?? -1, name, value: value.join(' = ') };
    }),
    out: entries(cell('out')),
    queues: Object.fromEntries(QUEUES.map((queue) => [queue, entries(cell(queue))])),
  };
}
