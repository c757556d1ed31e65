/** Answers of one line, and answers that lead elsewhere. */
import type { Exchange } from './send-output.js';

/** The path as an address; `encodePath` would keep what looks like an escape. */
export const encode = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

export function redirect({ response }: Exchange, status: number, location: string): void {
  response.writeHead(status, { location, 'content-length': 0 }).end();
}

/** Answers with one line of text. */
export function say(
  { request, response }: Exchange,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
