/** HTML, XML and files of Vue and Svelte: tags and attributes; `script` and `style` are scanned in their own language. */
import { scanJson } from './json.js';
import { endOf, isSpace, type Scan, startsWord, tagNameEnd } from './scan.js';
import { scanScript } from './script.js';
import { scanStyle } from './style.js';

const TYPED = /\blang\s*=\s*["']?tsx?\b/;
const DATA = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|importmap|speculationrules)\b/;

export function scanMarkup(scan: Scan): void {
  while (scan.pos < scan.end) {
    const from = scan.code.indexOf('<', scan.pos);
    if (from < 0 || from >= scan.end) break;
    scan.pos = from;
    const { code } = scan;
    const next = scan.at(from + 1);
    if (code.startsWith('<!--', from)) scan.token('comment', from, endOf(scan, '-->', from + 4));
    else if (code.startsWith('<?', from)) scan.token('prolog', from, endOf(scan, '?>', from + 2));
    else if (code.startsWith('<![CDATA[', from)) scan.token('prolog', from, endOf(scan, ']]>', from + 9));
    else if (next === 33) scan.pos = endOf(scan, '>', from + 2);
    else if (next === 47 || startsWord(next)) element(scan);
    else scan.pos++;
  }
  scan.pos = scan.end;
}

/** A tag, and the content of elements whose content is no markup. */
function element(scan: Scan): void {
  const from = scan.pos;
  const closing = scan.at(from + 1) === 47;
  const to = tagNameEnd(scan, from + (closing ? 2 : 1));
  scan.token('tag', from, to);
  const single = attributes(scan);
  const name = scan.code.slice(from + 1, to).toLowerCase();
  if (closing || single || (name !== 'script' && name !== 'style')) return;
  const inside = contentScanner(name, scan.code.slice(to, scan.pos));
  const { end } = scan;
  const close = endOfContent(scan, name);
  scan.end = close;
  inside(scan);
  scan.end = end;
  scan.pos = close;
}

function contentScanner(name: string, attributes: string): (scan: Scan) => void {
  if (name === 'style') return scanStyle;
  if (DATA.test(attributes)) return scanJson;
  return scanScript({ types: TYPED.test(attributes), jsx: false });
}

function endOfContent(scan: Scan, name: string): number {
  const close = new RegExp(`</${name}\\s*>`, 'gi');
  close.lastIndex = scan.pos;
  const found = close.exec(scan.code);
  return found && found.index < scan.end ? found.index : scan.end;
}

/** Up to after the `>`; true for `<br />`. */
function attributes(scan: Scan): boolean {
  while (scan.pos < scan.end) {
    const { pos } = scan;
    const c = scan.at(pos);
    if (c === 62 || (c === 47 && scan.at(pos + 1) === 62)) {
      scan.token('tag', pos, pos + (c === 62 ? 1 : 2));
      return c === 47;
    }
    if (c === 60) return true;
    if (c === 61) value(scan);
    else if (c === 34 || c === 39) scan.token('attr-value', pos, quotedEnd(scan, pos));
    else if (isSpace(c) || c === 47) scan.pos++;
    else scan.token('attr-name', pos, attributeEnd(scan, pos));
  }
  return true;
}

/** Reads the value after `=`, without quotes. */
function value(scan: Scan): void {
  let from = scan.pos + 1;
  while (isSpace(scan.at(from))) from++;
  scan.pos = from;
  const c = scan.at(from);
  if (c === 34 || c === 39 || c === 62) return;
  let to = from;
  while (to < scan.end && !isSpace(scan.at(to)) && scan.at(to) !== 62) to++;
  scan.token('attr-value', from, to);
}

function quotedEnd(scan: Scan, from: number): number {
  return endOf(scan, scan.code[from]!, from + 1);
}

/** Attribute names include template syntax: `@click.prevent`, `:key`, `v-slot:[name]`. */
function attributeEnd(scan: Scan, from: number): number {
  let to = from;
  while (to < scan.end) {
    const c = scan.at(to);
    if (isSpace(c) || c === 61 || c === 62 || c === 47 || c === 34 || c === 39 || c === 60) break;
    to++;
  }
  return Math.max(to, from + 1);
}
