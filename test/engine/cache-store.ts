/** A cache store on this machine that keeps everything, and can be told to misbehave. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `hang`: no answer ever. `nonsense`: the same words for every question. `refuse`: 403 for all. */
type Mood = 'well' | 'hang' | 'nonsense' | 'refuse';

export interface CacheStore {
  url: string;
  blobs: Map<string, Buffer>;
  requests: { line: string; authorization?: string; body: Buffer }[];
  mood: Mood;
  close(): Promise<void>;
}

export async function openStore(): Promise<CacheStore> {
  const blobs: CacheStore['blobs'] = new Map();
  const requests: CacheStore['requests'] = [];
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(pieces);
      requests.push({ line: `${method} ${url}`, authorization: headers.authorization, body });
      if (store.mood === 'hang') return;
      if (store.mood === 'nonsense') return void response.end('<h1>Welcome</h1>');
      if (store.mood === 'refuse') return void response.writeHead(403).end();
      if (method === 'PUT') {
        blobs.set(url, body);
        response.writeHead(201).end();
        return;
      }
      const found = blobs.get(url);
      if (found) response.end(found);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: CacheStore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    blobs,
    requests,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return store;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
