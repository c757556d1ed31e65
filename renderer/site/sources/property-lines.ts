/** Lines of a code block with a statement about all inputs: `// for all xs: array(integer())` opens a part that ends with the block or with the next such line. */

const FOR_ALL = /^\s*\/\/\s*for all\s+(\S.*)$/;
const EXCEPT = /^\s*\/\/\s*except\s+(\S.*?)\s*[:：]\s*(\S.*)$/;
const MORE = /^\s*\/\/\s*(\S.*)$/;

export interface Exception {
  /** Row of the code, from 0. */
  row: number;
  /** Expression that tells the inputs for which a difference is declared. */
  condition: string;
  reason: string;
}

/** A part of a block that is run for many inputs. */
export interface PropertyText {
  /** First row of the opening line, from 0. */
  row: number;
  /** Row of the first line after the opening line, which may go on over several. */
  body: number;
  /** Row after its last line. */
  end: number;
  /** Names and generators, as written. */
  inputs: string;
  exceptions: Exception[];
}

/** The properties of a block, in order. */
export function readProperties(code: string): PropertyText[] {
  const found: PropertyText[] = [];
  const lines = code.split('\n');
  for (let row = 0; row < lines.length; row++) {
    const opening = FOR_ALL.exec(lines[row] ?? '');
    const current = found.at(-1);
    if (opening) {
      if (current) current.end = row;
      let inputs = (opening[1] ?? '').trim();
      let body = row + 1;
      for (let more = MORE.exec(lines[body] ?? ''); inputs.endsWith(',') && more; more = MORE.exec(lines[body] ?? '')) {
        inputs += ` ${(more[1] ?? '').trim()}`;
        body++;
      }
      found.push({ row, body, end: lines.length, inputs, exceptions: [] });
      row = body - 1;
      continue;
    }
    const exception = current && EXCEPT.exec(lines[row] ?? '');
    if (exception) current.exceptions.push({ row, condition: exception[1] ?? '', reason: (exception[2] ?? '').trim() });
  }
  return found;
}

/** Returns a block without its properties: the part that other blocks of its scope use. */
export function withoutProperties(code: string): string {
  const [first] = readProperties(code);
  return first ? code.split('\n').slice(0, first.row).join('\n') : code;
}

/** Returns what a block is compared with, by its info string. */
export const oracleOf = (meta: string): string | undefined => /(?:^|\s)oracle=(\S+)/.exec(meta)?.[1];
