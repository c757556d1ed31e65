/** The texts in quotation marks of a program, each with its place and the key before it. */

import { defined } from '../../site/helpers/defined.js';
import { Scan, type TokenType } from './scan/scan.js';
import { scanScript } from './scan/script.js';

export interface StringLiteral {
  /** Text between the quotes. */
  value: string;
  /** Its offset in the program. */
  offset: number;
  /** Name before the colon in front of it: `id` of `{ id: 'a' }`. */
  key?: string;
  /** Value of an attribute, without braces. */
  isAttribute?: true;
}

const typed = scanScript({ types: true, jsx: true });
const KEY = /(?:([A-Za-z_$][\w$-]*)|"([^"\n]*)"|'([^'\n]*)')\s*:\s*$/;

/** A scan that keeps texts instead of colouring them. */
class TextScan extends Scan {
  readonly found: StringLiteral[] = [];

  override token(type: TokenType, from: number, to: number): void {
    if (type === 'string' || type === 'template-string' || type === 'attr-value')
      this.text(from, to, type === 'attr-value');
    super.token(type, from, to);
  }

  private text(from: number, to: number, isAttribute: boolean): void {
    const written = this.code.slice(from, to);
    const value = written.slice(1, -1);
    // With escapes or values in it, it is no text that can be compared; before a colon it is a key itself.
    if (!/^(['"`])[\s\S]*\1$/.test(written) || /\\|\$\{/.test(value) || /^\s*:/.test(this.code.slice(to, to + 20)))
      return;
    const [, name, double, single] = KEY.exec(this.code.slice(Math.max(0, from - 200), from)) ?? [];
    const key = name ?? double ?? single;
    this.found.push({
      value,
      offset: from + 1,
      ...defined({ key }),
      ...(isAttribute ? { isAttribute } : {}),
    });
  }
}

/** Texts in quotation marks, in the order of the file; those with escapes or expressions in them are left out. */
export function stringLiterals(code: string): StringLiteral[] {
  const scan = new TextScan(code);
  typed(scan);
  return scan.found;
}
