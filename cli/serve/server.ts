/** Serves the outputs of the last good build from memory, as a static host would. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { MemoryOutput } from '../../renderer/engine/options.js';
import { type LiveReload, RELOAD_PATH } from './live-reload.js';
import { mediaType } from './media-types.js';

export interface SiteServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface ListenOptions {
  host: string;
  port: number;
  outputs: ReadonlyMap<string, MemoryOutput>;
  /** With leading and trailing slash. */
  baseUrl: string;
  live: LiveReload;
}

/** Ports tried after the one asked for. */
const PORTS_TRIED = 20;

/** Listens on the port asked for, or on the next free one. */
export async function listen(options: ListenOptions): Promise<SiteServer> {
  const server = createServer((request, response) => answer(request, response, options));
  const port = await bind(server, options);
  const shown = options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host;
  return {
    port,
    url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${options.baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        options.live.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bind(server: Server, { host, port }: ListenOptions): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port === 0 ? 0 : port + tried, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as { port: number }).port;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || port === 0 || tried === PORTS_TRIED) throw error;
    }
  }
}

function answer(request: IncomingMessage, response: ServerResponse, options: ListenOptions): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const path = decode(pathname);
  const { outputs, baseUrl } = options;
  const below = path !== undefined && `${path}/`.startsWith(baseUrl);
  const file = below ? findOutput(path.slice(baseUrl.length).replace(/\/+$/, ''), outputs) : undefined;
  if (pathname === RELOAD_PATH) options.live.connect(request, response);
  else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
  else if (!below) response.writeHead(302, { location: baseUrl }).end();
  else if (file === undefined) notFound(response, options);
  else if (cleanPath(pathname, file) !== pathname)
    response.writeHead(301, { location: cleanPath(pathname, file) + search }).end();
  else send(file, outputs.get(file)!, { request, response });
}

/** The address of a page without its ending and, where its file does not stand in a folder of its own, without final slash (B5.6). */
function cleanPath(pathname: string, file: string): string {
  if (!file.endsWith('.html') || file.startsWith('_notes/') || file === '404.html') return pathname;
  const clean = pathname.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');
  return file.endsWith('index.html') ? clean : clean.replace(/\/+$/, '');
}

/** The output for a request path, by the rules of static hosts: the file, `x.html`, `x/index.html`. */
export function findOutput(path: string, outputs: ReadonlyMap<string, unknown>): string | undefined {
  const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return names.find((name) => outputs.has(name));
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function notFound(response: ServerResponse, { outputs }: ListenOptions): void {
  const page = outputs.get('404.html');
  response.writeHead(404, { 'content-type': page ? 'text/html; charset=utf-8' : 'text/plain' });
  response.end(page?.bytes ?? 'Not found\n');
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function send(path: string, { hash, bytes, file }: MemoryOutput, { request, response }: Exchange): void {
  const etag = `"${hash}"`;
  const headers = { 'content-type': mediaType(path), 'cache-control': 'no-cache', etag };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
  } else if (file !== undefined) {
    sendFile(file, headers, { request, response });
  } else {
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(bytes ?? '') });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }
}

function sendFile(file: string, headers: Record<string, string>, { request, response }: Exchange): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  response.writeHead(stat ? 200 : 404, stat ? { ...headers, 'content-length': stat.size } : {});
  if (!stat || request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
