/** Characters that a conversion lost, and words that were read in another encoding than they were written in. */
import { once } from '../../site/helpers/once.js';
import type { SlipContext } from './slip-context.js';

/** U+FFFD, and what GBK makes of two of them. */
const LOST = /\ufffd+|(?:锟斤拷?|斤拷)+/;

/** The characters of windows-1252 for the bytes from 0x80 to 0x9f; others are those of Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const HIGH = `\\u0080-\\u00bf${WINDOWS}`;
/** UTF-8 read as Latin-1: typographic signs, accents, and Chinese, of which a single character might be intended. */
const LATIN = new RegExp(
  `(?:â[${HIGH}]{2}|[ÂÃ][${HIGH}]|[\\u00e3-\\u00e9][${HIGH}]{2}){2,}|â€[${HIGH}]?|[ÂÃ][${HIGH}]`,
  'g',
);

/** UTF-8 read as GBK: characters that are frequent in such texts and rare in others. */
const RARE = /[鐨銆锛鏂鍦鍙鎴涓缁璇纭绠浣鏄]/;
const HAN = /[\u4e00-\u9fff\ue000-\uf8ff€]{3,}/g;

export function encodingSlips(context: SlipContext): void {
  const { file } = context;
  const hasLost = LOST.test(file);
  if (!hasLost && !/[âÂÃã-é]/.test(file) && !RARE.test(file)) return;
  const bodyStart = context.lines[0]?.start ?? 0;
  const text = file.slice(0, bodyStart) + context.masked().slice(bodyStart);
  const lost = hasLost ? LOST.exec(text) : null;
  if (lost && !isQuoted(text, lost.index, lost[0].length))
    context.say('text-lost', { found: lost[0] }, lost.index, lost[0].length);
  for (const { 0: found, index } of text.matchAll(LATIN)) garbled(context, found, fromLatin(found), index);
  if (RARE.test(text))
    for (const { 0: found, index } of text.matchAll(HAN))
      if (RARE.test(found)) garbled(context, found, fromGbk(found), index);
}

function garbled(context: SlipContext, found: string, wanted: string | undefined, at: number): void {
  if (wanted !== undefined && !isQuoted(context.file, at, found.length))
    context.say('text-garbled', { found, wanted }, at, found.length, { changes: [[at, at + found.length, wanted]] });
}

/** True if the characters are in quotation marks: then the text speaks of them. */
const isQuoted = (text: string, at: number, length: number): boolean =>
  /[“"「『‘'（(]/.test(text[at - 1] ?? '') && /[”"」』’'）)]/.test(text[at + length] ?? '');

/** Decodes bytes as UTF-8; undefined if invalid. */
function asUtf8(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

function fromLatin(found: string): string | undefined {
  // The last byte of a closing quotation mark has no character, and is often lost.
  if (found === 'â€') return '”';
  const text = asUtf8(
    [...found].map((sign) => (WINDOWS.includes(sign) ? 0x80 + WINDOWS.indexOf(sign) : sign.charCodeAt(0))),
  );
  return text !== undefined && /^[^\u0080-\u009f]+$/.test(text) ? text : undefined;
}

/** Bytes of GBK by character. */
const gbkBytes = once(() => {
  const gbk = new Map<string, [number, number]>();
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++)
      gbk.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
  return gbk;
});

/** Chinese that was read as GBK. A character at the end may have lost a byte. */
function fromGbk(found: string): string | undefined {
  const bytes = [...found].flatMap((sign) => gbkBytes().get(sign) ?? [0]);
  for (const cut of [0, 1, 2]) {
    const text = asUtf8(bytes.slice(0, bytes.length - cut));
    if (text !== undefined && /^[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]{2,}$/.test(text))
      return cut === 0 ? text : `${text}…`;
  }
  return undefined;
}
