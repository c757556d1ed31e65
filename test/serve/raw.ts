/** HTTP as raw text over a socket, for what no client library would send. */
import { connect } from 'node:net';

/** Action of the client after sending its text: wait, end the stream, or disconnect. */
export type After = 'wait' | 'end' | 'hang up';

/** Sends text and collects what the server answers until the connection is closed. */
export function exchange(port: number, text: string, after: After = 'wait'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that hangs up at once may reset the connection; what it said before counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(text, 'latin1', () => {
      if (after === 'end') socket.end();
      if (after === 'hang up') socket.destroy();
    });
  });
}

/** Status codes of all answers in a text. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));

/** A request with a Host header, after which the server closes the connection. */
export function ask(line: string, ...headers: string[]): string {
  const own = headers.some((header) => /^host:/i.test(header)) ? headers : ['Host: localhost', ...headers];
  return [`${line} HTTP/1.1`, ...own, 'Connection: close', '', ''].join('\r\n');
}
