/** Negotiates compression, and keeps compressed files for the next request. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** Types that hosts compress; pictures, fonts and videos are already compressed. */
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|javascript|manifest\+json|wasm|octet-stream))/;
/** Smaller files grow. */
const SMALLEST = 512;
/** Larger files are sent uncompressed, so that large media start at once. */
const LARGEST = 32 * 1024 * 1024;

export const isCompressible = (type: string, size: number): boolean =>
  TEXT.test(type) && size >= SMALLEST && size <= LARGEST;

/** The best coding that an `Accept-Encoding` header names, by RFC 9110, section 12.5.3. */
export function codingFor(header: string | undefined): Coding | undefined {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((piece) => piece.trim());
    const [, quality] = /^(?:q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/.exec(parameters.join(';')) ?? [];
    const isReadable = parameters.length === 0 || quality !== undefined;
    if (!weights.has(name)) weights.set(name, isReadable ? Number(quality ?? 1) : 0);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weight('gzip') > weight('br') ? 'gzip' : 'br';
  return weight(best) > 0 && weight(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses as hosts do on the fly. */
export function compress(bytes: Buffer, coding: Coding): Promise<Buffer> {
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  return coding === 'br' ? brotli(bytes, brotliOptions) : zip(bytes);
}
