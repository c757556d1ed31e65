/**
 * Finds any of many texts in one pass over bytes, after Wu and Manber: the last two bytes of the window tell how far it can move before
 * any text may end there. Nearly all steps go as far as the shortest text is long.
 */

import type { Secret } from './secret-names.js';
import { formsOf } from './secret-spellings.js';

interface Pattern {
  name: string;
  bytes: Buffer;
  isWord: boolean;
}

/** Returns the names of the secrets that bytes hold in any form. */
export type Scanner = (bytes: Uint8Array) => ReadonlySet<string>;

export function createScanner(secrets: readonly Secret[]): Scanner {
  const patterns = secrets.flatMap(({ name, value, isWord }) =>
    formsOf(value).map((form): Pattern => ({ name, bytes: Buffer.from(form), isWord })),
  );
  const window = Math.min(...patterns.map(({ bytes }) => bytes.length));
  const shifts = new Uint8Array(1 << 16).fill(Math.min(window - 1, 255));
  const ending = new Map<number, Pattern[]>();
  for (const pattern of patterns) {
    for (let end = 1; end < window; end++) {
      const block = blockAt(pattern.bytes, end);
      const shift = window - 1 - end;
      shifts[block] = Math.min(shifts[block] ?? shift, shift);
      if (shift === 0) ending.set(block, [...(ending.get(block) ?? []), pattern]);
    }
  }
  return (bytes) => {
    const found = new Set<string>();
    for (let end = window - 1; end < bytes.length; ) {
      const block = blockAt(bytes, end);
      const shift = shifts[block] ?? 0;
      if (shift === 0)
        for (const pattern of ending.get(block) ?? [])
          if (isAt(bytes, end - window + 1, pattern)) found.add(pattern.name);
      end += shift || 1;
    }
    return found;
  };
}

const blockAt = (bytes: Uint8Array, end: number) => ((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0);

function isAt(bytes: Uint8Array, start: number, { bytes: wanted, isWord }: Pattern): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[start + i] !== wanted[i]) return false;
  return !isWord || !(isWordByte(bytes[start - 1]) || isWordByte(bytes[start + wanted.length]));
}

/** Letters, digits and bytes of other scripts. */
const isWordByte = (byte = 0) =>
  (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte >= 128;
