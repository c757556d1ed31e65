/** Raw HTML of CommonMark pages (B4.12): the whole body is read as a browser would and written out balanced. */
import { lazy } from '../site/lazy.js';

export const parse5 = lazy<typeof import('parse5')>('parse5');

/** Balanced HTML of a body that has raw HTML in it. */
export function balance(html: string): string {
  const { parseFragment, serialize } = parse5();
  return serialize(parseFragment(html));
}
