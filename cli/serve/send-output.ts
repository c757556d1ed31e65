/** Sends one output: whole or a range of it, or the news that the client has it already. */
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import { inParts, lengthOf, type Piece, rangesOf } from './byte-ranges.js';
import { mediaType } from './media-types.js';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * @param status 404 for the not-found page: it has neither ranges nor a tag
 * @returns false if the file of the output no longer exists
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
  const pieces = sendHead(exchange, { size: bytes.length, etag: `"${output.hash}"`, type, status });
  if (pieces) exchange.response.end(cut(bytes, pieces));
  return true;
}

/** Sends a file in its current state, which may be newer than the build: its tag includes time and size. */
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
    const pieces = sendHead(exchange, { ...kind, size, etag: `"${hash}-${size}-${mtimeMs}"` });
    if (pieces) await pipeFile(handle, pieces, exchange);
    return true;
  } finally {
    await handle.close();
  }
}

/** The bytes of an answer whose content is at hand. */
const cut = (bytes: Buffer, pieces: readonly Piece[]): Buffer =>
  Buffer.concat(
    pieces.map((piece) =>
      typeof piece === 'string' ? Buffer.from(piece) : bytes.subarray(piece.start, piece.end + 1),
    ),
  );

export async function pipeFile(
  handle: FileHandle,
  pieces: readonly Piece[],
  { request, response }: Exchange,
): Promise<void> {
  if (pieces.length > 1) return pipeline(partsOf(handle, pieces), response);
  const [piece] = pieces;
  if (typeof piece === 'object' && piece.start <= piece.end) {
    const stream = handle.createReadStream({ ...piece, autoClose: false });
    await pipeline(stream, response, { end: false });
    // The file was truncated: the client must not wait for the rest.
    if (stream.bytesRead <= piece.end - piece.start) return void request.socket.destroy();
  }
  response.end();
}

/** Bytes of several pieces: streams that take turns would each leave their listeners on the answer. */
async function* partsOf(handle: FileHandle, pieces: readonly Piece[]): AsyncGenerator<string | Buffer> {
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      yield piece;
      continue;
    }
    const stream = handle.createReadStream({ ...piece, autoClose: false });
    yield* stream;
    // The client must not mistake the parts that follow for the rest.
    if (stream.bytesRead <= piece.end - piece.start) throw new Error('the file became shorter');
  }
}

export interface Content {
  size: number;
  etag: string;
  /** Time of the last change, in whole seconds; absent if unknown. */
  modified?: Date;
  type: string;
  status: 200 | 404;
  /** Further headers; they win over ours. */
  headers?: OutgoingHttpHeaders;
  /** Has no ranges. */
  isWhole?: boolean;
}

/** Sends status and headers. @returns what to send; undefined when the answer is complete */
export function sendHead({ request, response }: Exchange, content: Content): readonly Piece[] | undefined {
  const { status, headers, pieces } = replyTo(request, content);
  response.writeHead(status, headers);
  if (pieces && request.method !== 'HEAD') return pieces;
  response.end();
  return undefined;
}

interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Body; absent if the status is the whole answer. */
  pieces?: readonly Piece[];
}

/** Evaluates the conditions of a request in the order of RFC 9110, section 13.2.2. */
function replyTo({ headers, method }: IncomingMessage, content: Content): Reply {
  const { size, etag, modified, type, status, headers: further, isWhole = false } = content;
  const whole = [{ start: 0, end: size - 1 }];
  if (status === 404)
    return { status, headers: { 'content-type': type, ...further, 'content-length': size }, pieces: whole };
  const common = {
    'cache-control': 'no-cache',
    ...further,
    etag,
    ...(modified && { 'last-modified': modified.toUTCString() }),
    ...(!isWhole && { 'accept-ranges': 'bytes' }),
  };
  if (isChanged(headers, content)) return { status: 412, headers: { 'content-length': 0 } };
  if (isKnown(headers, content)) return { status: 304, headers: common };
  const asked = method === 'GET' && !isWhole && isMeant(headers, content) ? rangesOf(headers.range, size) : undefined;
  if (asked === 'none')
    return { status: 416, headers: { ...common, 'content-range': `bytes */${size}`, 'content-length': 0 } };
  const [first, second] = asked ?? [];
  const answer = asked && second ? inParts(asked, type, size) : { type, pieces: asked ?? whole };
  const place = first && !second && { 'content-range': `bytes ${first.start}-${first.end}/${size}` };
  const length = answer.pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  return {
    status: asked ? 206 : 200,
    headers: {
      'content-type': type,
      ...common,
      ...place,
      ...(second && { 'content-type': answer.type }),
      'content-length': length,
    },
    pieces: answer.pieces,
  };
}

type Version = Pick<Content, 'etag' | 'modified'>;

/** True if the client asks only for what it knows, and that has changed. */
function isChanged(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  if (headers['if-match'] !== undefined) return !names(headers['if-match'], etag);
  return modified !== undefined && modified.getTime() > timeOf(headers['if-unmodified-since']);
}

/** True if the client has the content. A time has to be the very one: a file that took the place of a newer one has changed too. */
function isKnown(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  if (headers['if-none-match'] !== undefined) return names(headers['if-none-match'], etag);
  return modified?.getTime() === timeOf(headers['if-modified-since']);
}

/** True if the ranges that a client asks for are those of this version. */
function isMeant({ 'if-range': condition }: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  return condition === undefined || condition === etag || modified?.getTime() === timeOf(String(condition));
}

/** NaN, which equals and exceeds nothing, where there is no time. */
const timeOf = (header = '') => Date.parse(header);

/** True if a list of entity tags names this one. Ours are made of the bytes, so weak tags say the same. */
function names(list: string, etag: string): boolean {
  return list.split(',').some((entry) => [etag, `W/${etag}`, '*'].includes(entry.trim()));
}
