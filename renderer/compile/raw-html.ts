/** Raw HTML of CommonMark pages (B4.12): the whole body is read as a browser would and written out balanced. */
import { parseFragment, serialize } from 'parse5';

/** Balanced HTML of a body that has raw HTML in it. */
export function balance(html: string): string {
  return serialize(parseFragment(html));
}
