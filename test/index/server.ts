/**
 * A server on loopback that speaks the part of the hosted search service's protocol which the clients use, with faults on demand. It keeps the service's rules:
 *
 * - A write answers with a task and is seen by nobody before the task is published; tasks are published in their order.
 * - A filter on an attribute that is no facet of the index finds nothing.
 * - A batch with a record beyond the size limit is refused as a whole.
 * - Browsing comes in pages with a cursor, queries reach no further than 1,000 hits, and a `queryID` is given only to those who ask for it.
 * - A key may do what its rights say (keys that the test has not named may do everything).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type StoredObject = Record<string, unknown>;

interface Stored {
  objects: Map<string, StoredObject>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
}

/** Reactions to a request instead of an answer. */
export type Fault = 'refuse' | 'hang' | 'malformed' | { status: number };

export interface SearchServer {
  port: number;
  /** State visible to readers: without unpublished writes. */
  indexes: Map<string, Stored>;
  /** `METHOD path` of each request, in order. */
  requests: { method: string; path: string; url: string; body: unknown; headers: IncomingMessage['headers'] }[];
  /** Rights by key; unknown keys are refused where they ask for themselves. */
  keys: Map<string, string[]>;
  /** Number of polls after which a task is published. */
  delay: number;
  /** Bytes of one record. */
  maxRecordBytes: number;
  /** Writes that nobody has waited for. */
  pending: Task[];
  /** Called before each request is answered. */
  fault: (request: { method: string; path: string; count: number }) => Fault | undefined;
  close(): Promise<void>;
}

interface Task {
  id: number;
  asked: number;
  publish: () => void;
}

export async function startServer(): Promise<SearchServer> {
  const state: Omit<SearchServer, 'port' | 'close'> = {
    indexes: new Map(),
    requests: [],
    keys: new Map(),
    delay: 0,
    maxRecordBytes: 10_000,
    pending: [],
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
  const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key');
  const [status, result] = route({ state, method, path, body, key: String(key) });
  answer(response, status, result);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    .end(JSON.stringify(body));
}

type Answer = readonly [number, unknown];

interface Call {
  state: SearchServer;
  method: string;
  path: string;
  body: unknown;
  key: string;
}

const refusal = (status: number, message: string): Answer => [status, { message, status }];
const MISSING = refusal(404, 'Index does not exist');

function route({ state, method, path, body, key }: Call): Answer {
  const asked = /^\/1\/keys\/(.+)$/.exec(path)?.[1];
  if (asked)
    return state.keys.has(asked)
      ? [200, { value: asked, acl: state.keys.get(asked), createdAt: 0 }]
      : refusal(403, 'Invalid key');
  const match = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path);
  if (!match) return refusal(404, 'no such path');
  const [, name, action = ''] = match as unknown as [string, string, string | undefined];
  const needed = rightFor(method, action, body);
  if (needed && state.keys.get(key)?.includes(needed) === false)
    return refusal(403, `Not enough rights to use ${needed}`);
  if (action.startsWith('task/')) return [200, { status: taskStatus(state, Number(action.slice(5))) }];
  if (name === '*' && action === 'queries') return queries(state, body as Queries);
  if (action === 'batch') return batch(state, name, body as Batch);
  const change = changeOf(state, { method, name, action, body });
  if (change) return task(state, change);
  const index = state.indexes.get(name);
  if (!index) return MISSING;
  if (action === 'settings') return [200, index.settings];
  if (action === 'browse') return browse(index, body as Browse);
  if (action === 'synonyms/search') return synonyms(index, body as { page?: number; hitsPerPage?: number });
  return refusal(404, 'no such path');
}

function rightFor(method: string, action: string, body: unknown): string | undefined {
  if (method === 'DELETE') return 'deleteIndex';
  if (action === 'batch')
    return (body as Batch).requests.some((request) => request.action === 'deleteObject') ? 'deleteObject' : 'addObject';
  if (action === 'settings') return method === 'PUT' ? 'editSettings' : 'settings';
  return { operation: 'addObject', browse: 'browse', 'synonyms/batch': 'editSettings', 'synonyms/search': 'settings' }[
    action
  ];
}

/** Puts a change off until its task is asked for. */
function task(state: SearchServer, publish: () => void, more: Record<string, unknown> = {}): Answer {
  const id = (state.pending.at(-1)?.id ?? state.requests.length) + 1;
  state.pending.push({ id, asked: 0, publish });
  return [200, { taskID: id, objectIDs: [], updatedAt: '2026-11-21T00:00:00Z', ...more }];
}

/** Publishes a task that was asked for often enough, and all before it. */
function taskStatus(state: SearchServer, id: number): 'published' | 'notPublished' {
  const at = state.pending.findIndex((one) => one.id === id);
  if (at < 0) return 'published';
  if (state.pending[at]!.asked++ < state.delay) return 'notPublished';
  for (const { publish } of state.pending.splice(0, at + 1)) publish();
  return 'published';
}

interface Write {
  method: string;
  name: string;
  action: string;
  body: unknown;
}

/** Returns the change by a request, for those whose only answer is a task. */
function changeOf(state: SearchServer, { method, name, action, body }: Write): (() => void) | undefined {
  if (method === 'DELETE') return () => state.indexes.delete(name);
  if (action === 'settings' && method === 'PUT') return () => Object.assign(indexOf(state, name).settings, body);
  if (action === 'synonyms/batch')
    return () => {
      indexOf(state, name).synonyms = body as unknown[];
    };
  return action === 'operation' ? () => operate(state, name, body as Operation) : undefined;
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
  requests: { action: string; body: StoredObject & { objectID: string } }[];
}

function batch(state: SearchServer, name: string, { requests }: Batch): Answer {
  const big = requests.find(
    ({ action, body }) => action !== 'deleteObject' && Buffer.byteLength(JSON.stringify(body)) > state.maxRecordBytes,
  );
  if (big) return refusal(400, `Record ${big.body.objectID} is too big`);
  const publish = () => {
    const { objects } = indexOf(state, name);
    for (const { action, body } of requests) {
      if (action === 'deleteObject') objects.delete(body.objectID);
      else objects.set(body.objectID, body);
    }
  };
  return task(state, publish, { objectIDs: requests.map(({ body }) => body.objectID) });
}

type Filters = (string | string[])[];

/** Facets by name; `filterOnly(site)` and `searchable(site)` are facets too. */
const facetsOf = ({ settings }: Stored) =>
  ((settings.attributesForFaceting as string[] | undefined) ?? []).map((facet) => facet.replace(/^.*\(|\).*$/g, ''));

function passes(object: StoredObject, filters: Filters, facets: readonly string[]): boolean {
  const holds = (filter: string) => {
    const [name, value] = [filter.slice(0, filter.indexOf(':')), filter.slice(filter.indexOf(':') + 1)];
    return facets.includes(name) && [object[name]].flat().includes(value);
  };
  return filters.every((filter) => (Array.isArray(filter) ? filter.some(holds) : holds(filter)));
}

/** Hits that a query reaches, whatever page it asks for. */
const PAGINATION_LIMIT = 1000;

interface Queries {
  requests: {
    indexName: string;
    query: string;
    hitsPerPage?: number;
    page?: number;
    facetFilters?: Filters;
    clickAnalytics?: boolean;
  }[];
}

/** Hits that contain the query somewhere: ranking is the real service's business. */
function queries(state: SearchServer, { requests }: Queries): Answer {
  if (requests.some(({ indexName }) => !state.indexes.has(indexName))) return MISSING;
  const results = requests.map(
    ({ indexName, query, hitsPerPage = 20, page = 0, facetFilters = [], clickAnalytics = false }) => {
      const index = indexOf(state, indexName);
      const facets = facetsOf(index);
      const found = [...index.objects.values()]
        .filter((object) => passes(object, facetFilters, facets))
        .filter((object) => JSON.stringify([object.content, object.hierarchy]).includes(query));
      const reached = found.slice(0, PAGINATION_LIMIT);
      return {
        hits: reached.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
        nbHits: found.length,
        page,
        nbPages: Math.ceil(reached.length / hitsPerPage),
        hitsPerPage,
        query,
        ...(clickAnalytics && { queryID: 'q1' }),
        processingTimeMS: 1,
      };
    },
  );
  return [200, { results }];
}

interface Operation {
  operation: 'move' | 'copy';
  destination: string;
  scope?: string[];
}

/** A copy with a `scope` takes what it names, a whole one the records too; a move takes all. */
function operate(state: SearchServer, name: string, { operation, destination, scope }: Operation): void {
  const source = indexOf(state, name);
  const takes = (part: string) => operation === 'move' || !scope || scope.includes(part);
  const target = indexOf(state, destination);
  if (takes('settings')) target.settings = { ...source.settings };
  if (takes('synonyms')) target.synonyms = [...source.synonyms];
  if (operation === 'move' || !scope) target.objects = new Map(source.objects);
  if (operation === 'move') state.indexes.delete(name);
}

interface Browse {
  facetFilters?: Filters;
  attributesToRetrieve?: string[];
  hitsPerPage?: number;
  cursor?: string;
}

function browse(
  index: Stored,
  { facetFilters = [], attributesToRetrieve, hitsPerPage = 1000, cursor }: Browse,
): Answer {
  const facets = facetsOf(index);
  const hidden = (index.settings.unretrievableAttributes as string[] | undefined) ?? [];
  const shown = ([name]: [string, unknown]) =>
    name === 'objectID' || (!hidden.includes(name) && (attributesToRetrieve?.includes(name) ?? true));
  const found = [...index.objects.values()].filter((object) => passes(object, facetFilters, facets));
  const start = Number(cursor ?? 0);
  const end = start + hitsPerPage;
  const hits = found.slice(start, end).map((object) => Object.fromEntries(Object.entries(object).filter(shown)));
  const count = { nbHits: found.length, page: 0, nbPages: 1, hitsPerPage, processingTimeMS: 1, query: '', params: '' };
  return [200, { hits, ...count, ...(end < found.length && { cursor: String(end) }) }];
}

function synonyms(index: Stored, { page = 0, hitsPerPage = 1000 }: { page?: number; hitsPerPage?: number }): Answer {
  const hits = index.synonyms.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return [200, { hits, nbHits: index.synonyms.length }];
}
