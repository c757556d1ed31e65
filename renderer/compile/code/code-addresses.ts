/** Literal addresses in the elements of a React file: `href="…"`, `src={'…'}`, `to={`…`}`. */

import type { CodeAddress } from '../../site/graph/graph-types.js';
import { BASED_CALL, UNCHECKED } from '../../site/helpers/literal-addresses.js';
import { Scan, type TokenType } from './scan/scan.js';
import { scanScript } from './scan/script.js';

const typed = scanScript({ types: true, jsx: true });
const ATTRIBUTE = /\b(?:href|src|to|poster)\s*=|BaseUrl\(/;

/** A scan that records the contents of element tags instead of colouring them. */
class TagScan extends Scan {
  readonly found: CodeAddress[] = [];
  private element = '';
  private attribute = '';
  private behind = 0;
  private first = 0;

  override token(type: TokenType, from: number, to: number): void {
    const text = this.code.slice(from, to);
    const between = this.code.slice(this.behind, from);
    if ((type === 'tag' || type === 'class-name') && text.startsWith('<') && text.length > 1) this.open(text.slice(1));
    else if (type === 'attr-name') this.attribute = text;
    else if (
      /\b(?:use|with)BaseUrl\(\s*$/.test(this.code.slice(Math.max(0, from - 24), from)) &&
      isLiteral(type, text) &&
      !text.includes('\\')
    )
      this.found.push({ element: '', attribute: BASED_CALL, url: text.slice(1, -1), offset: from + 1 });
    else if (/^\s*=\s*(?:\{\s*)?$/.test(between) && isLiteral(type, text)) this.value(text, from);
    if (this.attribute === UNCHECKED) this.found.length = Math.min(this.found.length, this.first);
    this.behind = to;
    super.token(type, from, to);
  }

  private open(element: string): void {
    this.element = element;
    this.attribute = '';
    this.first = this.found.length;
  }

  private value(text: string, from: number): void {
    const { element, attribute } = this;
    const url = text.slice(1, -1);
    if (element === '' || element.startsWith('/') || attribute === '' || url.includes('\\')) return;
    this.found.push({ element, attribute, url, offset: from + 1 });
    this.attribute = '';
  }
}

function isLiteral(type: TokenType, text: string): boolean {
  return type === 'attr-value' || type === 'string' || (type === 'template-string' && /^`[^`$]*`$/.test(text));
}

/** Attributes of elements whose value is one literal text, in the order of the file. */
export function addressesInCode(code: string): CodeAddress[] {
  if (!ATTRIBUTE.test(code)) return [];
  const scan = new TagScan(code);
  typed(scan);
  return scan.found;
}
