/** Writes the files of the index: names, checksums, compression, and the scripts next to them for sites opened from disk. */
import { deflateSync } from 'fflate';
import { indexScript, scriptName } from '../../../theme/client/search/engine/script-files.js';
import { SEARCH_DIR } from '../../shared/limits.js';
import { fnv24, textName } from '../../shared/search-format.js';
import type { OutputPhase } from '../output-file.js';
import { textBytes } from './text-bytes.js';

/** Output path of a file of the index. */
export const pathOf = (name: string): string => `${SEARCH_DIR}/${name}`;

/** A file of the index. Its bytes are made on demand: an existing file of the same name is equal. */
export interface IndexFile {
  path: string;
  phase: OutputPhase;
  bytes: () => Uint8Array | string;
}

/** Node's zlib differs between versions and processors; fflate writes the same bytes everywhere (D11), given a fixed table size. */
const DEFLATE = { level: 6, mem: 4 } as const;

/** Three bytes of checksum, then the deflated content. `name` is what the meta file calls it, where the content does not tell. */
export function sealed(content: Uint8Array, name = 0): Uint8Array {
  const packed = deflateSync(content, DEFLATE);
  const sum = fnv24(packed) ^ name;
  const bytes = new Uint8Array(packed.length + 3);
  bytes.set([sum >> 16, (sum >> 8) & 255, sum & 255]);
  bytes.set(packed, 3);
  return bytes;
}

export const shard = (path: string, bytes: () => Uint8Array): IndexFile => ({ path, phase: 'part', bytes });

/** Paths of the text shards of a page in a slot. */
export function textPaths(slot: number, { name, shards }: { name: number; shards: number }): string[] {
  return Array.from({ length: shards }, (_, i) => pathOf(textName(slot, name, i)));
}

/** The text shards of a page: their paths, and the texts when asked for. */
export function textFiles(paths: readonly string[], texts: () => readonly string[]): IndexFile[] {
  return paths.map((path, i) => shard(path, () => sealed(textBytes(texts()[i]!))));
}

/** Returns a file, and with `scripts` also the one for reading from disk. */
export function withScript(file: IndexFile, scripts: boolean): IndexFile[] {
  if (!scripts) return [file];
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const bytes = () => indexScript(name, Buffer.from(file.bytes()).toString('base64'));
  return [file, { path: scriptName(file.path), phase: file.phase, bytes }];
}
