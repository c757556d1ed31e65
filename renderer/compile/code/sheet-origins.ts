/** Origins that a style sheet loads from: imports, fonts, pictures. */
import type { CspDirective } from '../../shared/csp.js';
import { type AskedOrigin, originOf } from './code-origins.js';

const ADDRESS =
  /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|@font-face\s*\{|\}|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))/gi;

/** Returns what a sheet loads from elsewhere, comments left out. */
export function originsInSheet(sheet: string): AskedOrigin[] {
  const css = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
  const found: AskedOrigin[] = [];
  let isFont = false;
  for (const { 0: whole, 1: imported, 2: a, 3: b, 4: c, index: offset } of css.matchAll(ADDRESS)) {
    if (whole === '}') isFont = false;
    else if (whole.startsWith('@font')) isFont = true;
    const address = imported ?? a ?? b ?? c;
    const origin = address === undefined ? undefined : sourceOf(address, isFont);
    const directive: CspDirective = imported === undefined ? (isFont ? 'font-src' : 'img-src') : 'style-src';
    if (origin) found.push({ directive, origin, offset });
  }
  return found;
}

/** Pictures are allowed in a style sheet anyway. */
const sourceOf = (address: string, isFont: boolean): string | undefined =>
  isFont && /^data:/i.test(address) ? 'data:' : originOf(address);
