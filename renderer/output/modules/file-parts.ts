/** Files of any size, a part at a time: no video of a static folder has to fit into memory, and what is whole may be at most 2 GB. */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { shortened } from '../../site/helpers/hash.js';

/** Bytes of a part. Nearly every file is one. */
const PART = 1 << 24;

/** Bytes that a part repeats from the previous one, so that content across the boundary is complete in it. */
export const OVERLAP = 1 << 16;

/** Bytes of an output, a part at a time. */
export type Parts = () => Iterable<Uint8Array | string>;

/** Yields the bytes of a file in parts of up to 16 MB. Throws what the system says of a file that cannot be read. */
export function* partsOf(file: string, overlap = 0): Generator<Uint8Array> {
  const opened = openSync(file, 'r');
  try {
    let kept = Buffer.alloc(0);
    // One byte more shows at once that the file ends.
    for (let size = Math.min(PART, fstatSync(opened).size + 1); ; size = PART) {
      const bytes = Buffer.allocUnsafe(size);
      kept.copy(bytes);
      const read = fill(opened, bytes, kept.length);
      if (read === 0) return;
      const end = kept.length + read;
      yield bytes.subarray(0, end);
      if (end < size) return;
      kept = bytes.subarray(Math.max(0, end - overlap), end);
    }
  } finally {
    closeSync(opened);
  }
}

/** Reads into a buffer from a place of it on until it is full or the file ends. @returns how many bytes */
function fill(opened: number, bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const read = readSync(opened, bytes, at, bytes.length - at, null);
    if (read === 0) break;
    at += read;
  }
  return at - from;
}

/** Returns the SHA-256 of a file in hexadecimal. */
export const sha256OfFile = (file: string): string => sha256(file).digest('hex');

/** Returns what `hashOf` returns of the bytes of a file. */
export const hashOfLarge = (file: string): string => shortened(sha256(file).digest('base64url'));

function sha256(file: string): Hash {
  const hash = createHash('sha256');
  for (const part of partsOf(file)) hash.update(part);
  return hash;
}
