/** A static host as readers meet it: clean addresses, gzip −6 made once, the same headers for every tool. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.png': 'image/png',
};

interface Answer {
  type: string;
  bytes: Uint8Array;
  zipped: boolean;
}

export interface Host {
  /** Without trailing slash. */
  origin: string;
  close(): Promise<void>;
}

function read(folder: string, path: string): Answer | null {
  const bare = path.replace(/^\/+|\/+$/g, '');
  for (const name of bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`]) {
    try {
      const content = readFileSync(join(folder, name));
      const type = TYPES[extname(name)];
      const zipped = type !== undefined && !type.startsWith('image/png');
      const bytes = zipped ? gzipSync(content, { level: 6 }) : content;
      return { type: type ?? 'application/octet-stream', bytes, zipped };
    } catch {
      // Not a file of this name: the next one.
    }
  }
  return null;
}

export async function host(folder: string): Promise<Host> {
  const known = new Map<string, Answer | null>();
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://x').pathname);
    if (!known.has(path)) known.set(path, read(folder, path));
    const answer = known.get(path);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': answer.type,
      'content-length': answer.bytes.length,
      'cache-control': 'public, max-age=600',
      ...(answer.zipped ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(answer.bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
