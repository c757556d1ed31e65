/** A static server for tests: files from a folder or a map, clean URLs as good hosts have them, on the loopback only. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';

/** Path without leading slash → content. A folder is read again for each request. */
export type Files = Map<string, string | Uint8Array> | string;

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
};

export interface TestServer {
  /** Without trailing slash. */
  origin: string;
  /** Method and path of every request, in order. */
  requests: string[];
  /** Served files; may be replaced by another folder. */
  files: Files;
  /** Forgets all requests, and those that are still to come on the connections so far: a page that is closed may have asked for something. */
  forget(): void;
  /** Answers a path in another way; return false to answer as usual. */
  intercept: (path: string, response: ServerResponse, body: string) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

async function read(files: Files, path: string): Promise<string | Uint8Array | null> {
  if (files instanceof Map) return files.get(path) ?? null;
  try {
    return await readFile(join(files, path));
  } catch {
    return null;
  }
}

/** The file for a path: itself, `.html`, `/index.html`. */
async function resolve(files: Files, path: string): Promise<[string, string | Uint8Array] | null> {
  const bare = path.replace(/^\/+|\/+$/g, '');
  const tries = bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
  for (const name of tries) {
    const content = await read(files, name);
    if (content !== null) return [name, content];
  }
  return null;
}

/** @param port 0: any free one */
export async function serve(files: Files, port = 0): Promise<TestServer> {
  const [open, forgotten] = [new Set<Socket>(), new WeakSet<Socket>()];
  const state: TestServer = {
    origin: '',
    requests: [],
    files,
    forget() {
      for (const socket of open) forgotten.add(socket);
      state.requests.length = 0;
    },
    intercept: () => false,
    close: async () => {},
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    if (!forgotten.has(request.socket)) state.requests.push(`${request.method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (await state.intercept(path, response, Buffer.concat(chunks).toString('utf8'))) return;
    const found = await resolve(state.files, path);
    const [name, content] = found ?? ['404.html', (await read(state.files, '404.html')) ?? 'not found'];
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(content);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return state;
}
