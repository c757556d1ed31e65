/** Sends one output: whole or a range of it, or the news that the client has it already. */
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import { mediaType } from './media-types.js';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Positions of the first and the last byte. */
interface Range {
  start: number;
  end: number;
}

/**
 * @param status 404 for the page that says so: it has neither ranges nor a tag
 * @returns false when the output is a file that is gone
 */
export async function send(
  path: string,
  output: MemoryOutput,
  exchange: Exchange,
  status: 200 | 404,
): Promise<boolean> {
  const type = mediaType(path);
  if (output.file !== undefined) return sendFile(output.file, exchange, { type, status, hash: output.hash });
  const bytes = Buffer.from(output.bytes ?? '');
  const range = sendHead(exchange, { size: bytes.length, etag: `"${output.hash}"`, type, status });
  if (range) exchange.response.end(bytes.subarray(range.start, range.end + 1));
  return true;
}

/** Sends a file as it is on the disk now, which may be newer than the build: its tag names time and size too. */
async function sendFile(
  file: string,
  exchange: Exchange,
  { hash, ...kind }: { hash: string; type: string; status: 200 | 404 },
): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) return false;
    const { size, mtimeMs } = stat;
    const range = sendHead(exchange, { ...kind, size, etag: `"${hash}-${size}-${mtimeMs}"` });
    if (range) await pipeFile(handle, range, exchange);
    return true;
  } finally {
    await handle.close();
  }
}

export async function pipeFile(
  handle: FileHandle,
  { start, end }: Range,
  { request, response }: Exchange,
): Promise<void> {
  if (end < start) return void response.end();
  const stream = handle.createReadStream({ start, end, autoClose: false });
  await pipeline(stream, response);
  // The file became shorter: the client must not wait for the rest.
  if (stream.bytesRead <= end - start) request.socket.destroy();
}

export interface Content {
  size: number;
  etag: string;
  type: string;
  status: 200 | 404;
  /** Further headers; they win over ours. */
  headers?: OutgoingHttpHeaders;
  /** Has no ranges. */
  isWhole?: boolean;
}

/** Sends status and headers. @returns the bytes to send; undefined when the answer is complete */
export function sendHead({ request, response }: Exchange, content: Content): Range | undefined {
  const { status, headers, range } = replyTo(request, content);
  response.writeHead(status, headers);
  if (range && request.method !== 'HEAD') return range;
  response.end();
  return undefined;
}

interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The bytes to send; absent where the status says all. */
  range?: Range;
}

/** Evaluates the conditions of a request in the order of RFC 9110, section 13.2.2. */
function replyTo({ headers, method }: IncomingMessage, content: Content): Reply {
  const { size, etag, type, status, headers: further, isWhole = false } = content;
  const whole = { start: 0, end: size - 1 };
  if (status === 404)
    return { status, headers: { 'content-type': type, ...further, 'content-length': size }, range: whole };
  const common = { 'cache-control': 'no-cache', ...further, etag, 'accept-ranges': isWhole ? 'none' : 'bytes' };
  if (headers['if-match'] !== undefined && !names(headers['if-match'], etag))
    return { status: 412, headers: { 'content-length': 0 } };
  if (names(headers['if-none-match'], etag)) return { status: 304, headers: common };
  const asked = method === 'GET' && !isWhole ? rangeOf(headers, { size, etag }) : undefined;
  if (asked === 'none')
    return { status: 416, headers: { ...common, 'content-range': `bytes */${size}`, 'content-length': 0 } };
  const range = asked ?? whole;
  const place = asked && { 'content-range': `bytes ${range.start}-${range.end}/${size}` };
  const length = range.end - range.start + 1;
  return {
    status: asked ? 206 : 200,
    headers: { 'content-type': type, ...common, ...place, 'content-length': length },
    range,
  };
}

/** Whether a list of entity tags names this one. Ours are made of the bytes, so weak tags say the same. */
function names(list = '', etag: string): boolean {
  return list.split(',').some((entry) => [etag, `W/${etag}`, '*'].includes(entry.trim()));
}

/**
 * Reads a `Range` header. Several ranges, other units and what cannot be read are answered with the whole, as RFC 9110 allows.
 * @returns 'none' when the content has no such bytes
 */
function rangeOf(
  headers: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): Range | 'none' | undefined {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'none';
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (start >= size) return 'none';
  return last !== '' && Number(last) < start ? undefined : { start, end };
}
