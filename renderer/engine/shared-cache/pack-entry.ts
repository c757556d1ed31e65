/**
 * Format of the store. A pack: values by key, compressed, named by the hash of its bytes. An entry: the packs of a folder of sources, under a
 * name that only owners of the key can compute, with a MAC of that key. An entry with a wrong MAC is ignored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { sha256 } from '../write/manifest.js';

export type PackValue = readonly [key: string, bytes: Uint8Array];

/** A pack as an entry names it. */
export interface PackPlace {
  hash: string;
  /** Stored size, and size before compression. */
  size: number;
  raw: number;
  keys: readonly string[];
}

interface StoredEntry {
  format: 1;
  packs: PackPlace[];
  mac: string;
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** The name of an entry. It tells nothing of what it is for. */
export const entryName = (key: string, group: string): string => hmac(key, `name\n${group}`);

const macOf = (key: string, name: string, packs: readonly PackPlace[]): string =>
  hmac(key, `entry\n${name}\n${JSON.stringify(packs.map(({ hash, size, raw, keys }) => [hash, size, raw, keys]))}`);

export function writeEntry(key: string, name: string, packs: PackPlace[]): Uint8Array<ArrayBuffer> {
  return Buffer.from(JSON.stringify({ format: 1, packs, mac: macOf(key, name, packs) } satisfies StoredEntry));
}

/** The packs that an entry names; undefined when it is not one that a holder of the key has written under this name. */
export function readEntry(key: string, name: string, bytes: Uint8Array): PackPlace[] | undefined {
  try {
    const { format, packs, mac }: StoredEntry = JSON.parse(Buffer.from(bytes).toString());
    const wanted = Buffer.from(macOf(key, name, packs));
    const given = Buffer.from(mac);
    return format === 1 && given.length === wanted.length && timingSafeEqual(given, wanted) ? packs : undefined;
  } catch {
    return undefined;
  }
}

const LENGTH = 4;

export async function writePack(
  values: readonly PackValue[],
): Promise<{ place: PackPlace; bytes: Uint8Array<ArrayBuffer> }> {
  const head = Buffer.from(JSON.stringify(values.map(([key, bytes]) => [key, bytes.length])));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(head.length);
  const raw = Buffer.concat([length, head, ...values.map(([, bytes]) => bytes)]);
  const bytes = await promisify(gzip)(raw, { level: constants.Z_BEST_SPEED });
  const keys = values.map(([key]) => key);
  return { place: { hash: sha256(bytes), size: bytes.length, raw: raw.length, keys }, bytes };
}

/** The values of a pack; undefined when its bytes are not those that the entry names. */
export async function readPack({ hash, raw }: PackPlace, bytes: Uint8Array): Promise<PackValue[] | undefined> {
  if (sha256(bytes) !== hash) return undefined;
  const plain = await promisify(gunzip)(bytes, { maxOutputLength: raw });
  const start = LENGTH + plain.readUInt32LE();
  const head: [key: string, length: number][] = JSON.parse(plain.subarray(LENGTH, start).toString());
  let at = start;
  return head.map(([key, length]) => {
    at += length;
    return [key, plain.subarray(at - length, at)];
  });
}
