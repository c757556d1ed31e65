/** Bytes of the index: written, read and counted. */
import { varint } from '../../shared/index-bytes.js';

/** A growing byte buffer with varints. */
export class Bytes {
  private data: Uint8Array;
  size = 0;

  constructor(room = 1024) {
    this.data = new Uint8Array(room);
  }

  private room(more: number): void {
    if (this.size + more <= this.data.length) return;
    const larger = new Uint8Array((this.size + more) * 2);
    larger.set(this.data);
    this.data = larger;
  }

  byte(value: number): void {
    this.room(1);
    this.data[this.size++] = value;
  }

  varint(value: number): void {
    this.room(5);
    this.size = writeVarint(this.data, this.size, value);
  }

  append(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.data.set(bytes, this.size);
    this.size += bytes.length;
  }

  /** Returns what was written, without copying; nothing may be written after. */
  view(): Uint8Array {
    return this.data.subarray(0, this.size);
  }

  /** A copy of what was written. */
  finish(): Uint8Array {
    return this.data.slice(0, this.size);
  }
}

/** Writes a varint. @returns where it ends */
export function writeVarint(out: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  while (rest > 127) {
    out[at++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  out[at++] = rest;
  return at;
}

/** Reads varints from bytes, one after another. */
export class Reader {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  varint(): number {
    const value = varint(this.bytes, this.at);
    this.at += varintSize(value);
    return value;
  }
}

/** Number of bytes a varint takes. */
export function varintSize(value: number): number {
  return value < 128 ? 1 : value < 16384 ? 2 : value < 2097152 ? 3 : value < 268435456 ? 4 : 5;
}

/** A longer array that begins with what an array holds. */
export function grown(old: Uint32Array, room = old.length * 2) {
  const larger = new Uint32Array(room);
  larger.set(old);
  return larger;
}

/** Units of a call: what a function can be given as arguments has an end. */
const UNITS_MOST = 8192;

/** A text of UTF-16 units. */
export function textOfUnits(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += UNITS_MOST)
    text += String.fromCharCode.apply(null, units.subarray(at, at + UNITS_MOST) as unknown as number[]);
  return text;
}

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** UTF-8 bytes a text takes, without encoding it. */
export function utf8Size(text: string): number {
  let size = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) size += code > 0x7ff && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return size;
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}
