/** A server on loopback that speaks the part of the hosted search service's protocol which the clients use, with faults on demand. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  objects: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
}

/** What a request meets instead of an answer. */
export type Fault = 'refuse' | 'hang' | 'malformed' | { status: number };

export interface SearchServer {
  port: number;
  indexes: Map<string, Stored>;
  /** `METHOD path` of each request, in order. */
  requests: { method: string; path: string; url: string; body: unknown; headers: IncomingMessage['headers'] }[];
  /** Rights by key; unknown keys are refused. */
  keys: Map<string, string[]>;
  /** Called before each request is answered. */
  fault: (request: { method: string; path: string; count: number }) => Fault | undefined;
  close(): Promise<void>;
}

export async function startServer(): Promise<SearchServer> {
  const state: Omit<SearchServer, 'port' | 'close'> = {
    indexes: new Map(),
    requests: [],
    keys: new Map(),
    fault: () => undefined,
  };
  const server: Server = createServer((request, response) => void handle(state as SearchServer, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function handle(state: SearchServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://loopback');
  const method = request.method ?? 'GET';
  const path = decodeURIComponent(url.pathname);
  const body: unknown = text ? JSON.parse(text) : undefined;
  state.requests.push({ method, path, url: request.url ?? '', body, headers: request.headers });
  const fault = state.fault({ method, path, count: state.requests.length });
  if (fault === 'refuse') return void request.socket.destroy();
  if (fault === 'hang') return;
  if (fault === 'malformed')
    return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"hits": [');
  if (typeof fault === 'object')
    return answer(response, fault.status, { message: `fault ${fault.status}`, status: fault.status });
  const [status, result] = route(state, method, path, body);
  answer(response, status, result);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    .end(JSON.stringify(body));
}

const TASK = { taskID: 1, objectIDs: [], updatedAt: '2026-11-21T00:00:00Z' };
const MISSING = [404, { message: 'Index does not exist', status: 404 }] as const;

function route(state: SearchServer, method: string, path: string, body: unknown): readonly [number, unknown] {
  const key = /^\/1\/keys\/(.+)$/.exec(path)?.[1];
  if (key)
    return state.keys.has(key)
      ? [200, { value: key, acl: state.keys.get(key), createdAt: 0 }]
      : [403, { message: 'Invalid key', status: 403 }];
  const match = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path);
  if (!match) return [404, { message: 'no such path', status: 404 }];
  const [, name, action = ''] = match as unknown as [string, string, string | undefined];
  if (action.startsWith('task/')) return [200, { status: 'published', pendingTask: false }];
  if (action === 'batch') return batch(indexOf(state, name), body as Batch);
  if (action === 'operation') return operate(state, name, body as Operation);
  if (name === '*' && action === 'queries') return queries(state, body as Queries);
  if (write(state, method, name, action, body)) return [200, TASK];
  const index = state.indexes.get(name);
  if (!index) return MISSING;
  if (action === 'settings') return [200, index.settings];
  if (action === 'browse') return browse(index, body as { facetFilters?: string[] });
  return [404, { message: 'no such path', status: 404 }];
}

/** Requests that change an index and answer with a task alone. */
function write(state: SearchServer, method: string, name: string, action: string, body: unknown): boolean {
  if (method === 'DELETE') state.indexes.delete(name);
  else if (action === 'settings' && method === 'PUT') Object.assign(indexOf(state, name).settings, body);
  else if (action === 'synonyms/batch') indexOf(state, name).synonyms = body as unknown[];
  else return false;
  return true;
}

function indexOf(state: SearchServer, name: string): Stored {
  let index = state.indexes.get(name);
  if (!index) {
    index = { objects: new Map(), settings: {}, synonyms: [] };
    state.indexes.set(name, index);
  }
  return index;
}

interface Batch {
  requests: { action: string; body: { objectID: string } }[];
}

function batch(index: Stored, { requests }: Batch): readonly [number, unknown] {
  for (const { action, body } of requests) {
    if (action === 'deleteObject') index.objects.delete(body.objectID);
    else index.objects.set(body.objectID, body);
  }
  return [200, { ...TASK, objectIDs: requests.map(({ body }) => body.objectID) }];
}

interface Queries {
  requests: { indexName: string; query: string; hitsPerPage?: number; page?: number }[];
}

/** Hits that contain the query somewhere: ranking is the real service's business. */
function queries(state: SearchServer, { requests }: Queries): readonly [number, unknown] {
  const results = requests.map(({ indexName, query, hitsPerPage = 20, page = 0 }) => {
    const found = [...(state.indexes.get(indexName)?.objects.values() ?? [])].filter((object) =>
      JSON.stringify([object.content, object.hierarchy]).includes(query),
    );
    const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits,
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      query,
      queryID: 'q1',
      processingTimeMS: 1,
    };
  });
  return [200, { results }];
}

interface Operation {
  operation: 'move' | 'copy';
  destination: string;
  scope?: string[];
}

function operate(
  state: SearchServer,
  name: string,
  { operation, destination, scope }: Operation,
): readonly [number, unknown] {
  const source = indexOf(state, name);
  const target = indexOf(state, destination);
  target.settings = { ...source.settings };
  if (!scope) target.objects = new Map(source.objects);
  if (operation === 'move') {
    state.indexes.delete(name);
    state.indexes.set(destination, { ...target, objects: source.objects });
  }
  return [200, TASK];
}

function browse(index: Stored, { facetFilters = [] }: { facetFilters?: string[] }): readonly [number, unknown] {
  const site = facetFilters.find((filter) => filter.startsWith('site:'))?.slice(5);
  const hits = [...index.objects.values()].filter((object) => site === undefined || object.site === site);
  return [
    200,
    { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000, processingTimeMS: 1, query: '', params: '' },
  ];
}
