/** Finds the addresses of other sites in the sources of a site: of links, images, definitions, elements and bare ones, never those in code. */
import type { Source } from '../site/content/source.js';
import { maskCode, NO_PROSE } from './prose/mask.js';
import { lineAt, makePlace } from './prose/prose-position.js';

/** An address with every place that links to it. */
export interface OuterLink {
  url: string;
  places: { file: string; line: number; column?: number }[];
}

/** Without a scheme only where Markdown or an attribute announces an address. */
const START = `(?:https?:|(?<=\\]\\(<?|="))//[^\\s<>"'\`{}\\\\${NO_PROSE}]+`;
/** End of a bare address: Chinese text has no spaces. */
const BARE_END = /[\u2018-\u201d\u2026\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Reserved names without a host (RFC 2606, RFC 6761), and this machine. */
const NO_HOST = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$|^(?:127\.|0\.0\.0\.0|\[)/;

/** Every `http` and `https` address of Markdown sources, without fragment, in the order of the text. */
export function outerLinks(sources: readonly Source[]): OuterLink[] {
  const links = new Map<string, OuterLink>();
  for (const { path, text } of sources) {
    const masked = maskCode(text);
    const place = makePlace(path, text, masked);
    for (const { url, at } of addressesIn(masked)) {
      const { line, column } = lineAt(place, at);
      const link = links.get(url);
      if (link) link.places.push({ file: path, line, column });
      else links.set(url, { url, places: [{ file: path, line, column }] });
    }
  }
  return [...links.values()];
}

function addressesIn(text: string): { url: string; at: number }[] {
  const found: { url: string; at: number }[] = [];
  const start = new RegExp(START, 'gi');
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const written = addressAt(text, match.index, match[0]);
    // Sentences without spaces may hold the next link at once.
    start.lastIndex = match.index + Math.max(written.length, 1);
    const url = askable(written);
    if (url) found.push({ url, at: match.index });
  }
  return found;
}

/** Returns the address at an offset, as written. */
function addressAt(text: string, at: number, found: string): string {
  const before = text[at - 1] ?? '';
  if (before === '(') return untilBracket(found);
  if (/[<"']/.test(before)) return found;
  return bare(found, /^ {0,3}\[[^\]]+\]:\s*$/.test(lineBefore(text, at)));
}

/** Returns the address to ask, without fragment; undefined if it has no host. */
function askable(written: string): string | undefined {
  const plain = written.replaceAll('&amp;', '&').replace(/#.*$/, '');
  const url = plain.startsWith('//') ? `https:${plain}` : plain;
  return URL.canParse(url) && !NO_HOST.test(new URL(url).hostname) ? url : undefined;
}

const lineBefore = (text: string, at: number) => text.slice(text.lastIndexOf('\n', at - 1) + 1, at);

/** A link's destination ends at the bracket that closes it. */
function untilBracket(text: string): string {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && depth-- === 0) return text.slice(0, i);
  }
  return text;
}

/** An address in running text ends before Chinese and before the punctuation of the sentence; that of a definition at its space. */
function bare(text: string, definition: boolean): string {
  if (definition) return text;
  const end = text.search(BARE_END);
  const address = (end === -1 ? text : text.slice(0, end)).replace(/[?!.,:;*_~]+$/, '');
  return untilBracket(address);
}
