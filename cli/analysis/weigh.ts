/** Weighs an output folder: what each kind of file takes, raw and as hosts send it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../renderer/output/modules/files-below.js';
import { DATA_DIR, SEARCH_DIR } from '../../renderer/shared/limits.js';
import { compress, isCompressible } from '../preview/compression.js';
import { mediaType } from '../serve/media-types.js';

export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

export const KINDS = ['pages', 'data', 'scripts', 'styles', 'search', 'media', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface WeighedFile extends Weight {
  /** Relative to the output folder. */
  path: string;
  kind: Kind;
}

/** Files compressed at a time: more would wait for the threads, and fill the memory. */
const AT_ONCE = 8;

/** Weighs every file, in the order of their paths. */
export async function weigh(out: string, onProgress: (done: number, total: number) => void): Promise<WeighedFile[]> {
  const paths = filesBelow(out);
  const weighed: WeighedFile[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    weighed.push(...(await Promise.all(some.map((path) => weighFile(out, path)))));
    onProgress(weighed.length, paths.length);
  }
  return weighed;
}

async function weighFile(out: string, path: string): Promise<WeighedFile> {
  const bytes = readFileSync(join(out, path));
  const raw = bytes.length;
  const kind = kindOf(path);
  if (!isCompressible(mediaType(path), raw)) return { path, kind, raw, gzip: raw, brotli: raw };
  const [gzip, brotli] = await Promise.all([compress(bytes, 'gzip'), compress(bytes, 'br')]);
  return { path, kind, raw, gzip: gzip.length, brotli: brotli.length };
}

function kindOf(path: string): Kind {
  if (path.startsWith(`${SEARCH_DIR}/`)) return 'search';
  if (/\.m?js$/.test(path)) return 'scripts';
  if (path.endsWith('.css')) return 'styles';
  if (path.startsWith(`${DATA_DIR}/`)) return 'data';
  if (/\.html?$/.test(path)) return 'pages';
  return /^(?:image|font|audio|video)\//.test(mediaType(path)) ? 'media' : 'other';
}

/** The sum of some weights. */
export function sum(weights: readonly Weight[]): Weight {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of weights) {
    total.raw += raw;
    total.gzip += gzip;
    total.brotli += brotli;
  }
  return total;
}
