/**
 * A small self-hosted search engine on loopback, of the kind that has an HTTP API with tasks: writes are put in a queue and done when their task has been asked
 * for twice, a filter on an attribute that is not filterable is an error, ids have letters, digits, `-` and `_` alone.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type StoredDocument = Record<string, unknown> & {
  id: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
};

export const WRITE_KEY = 'engine-write-key-0123';
export const SEARCH_KEY = 'engine-search-key-0123';

export interface EngineServer {
  origin: string;
  documents: Map<string, StoredDocument>;
  requests: { method: string; path: string; body: unknown }[];
  close(): Promise<void>;
}

interface State {
  documents: EngineServer['documents'];
  filterable: string[];
  distinct?: string;
  tasks: { asked: number; run: () => void; error?: string }[];
}

interface Query {
  q: string;
  filter?: string[][];
  hitsPerPage: number;
  page: number;
  highlightPreTag: string;
  highlightPostTag: string;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export async function startEngine(): Promise<EngineServer> {
  const state: State = { documents: new Map(), filterable: [], tasks: [] };
  const requests: EngineServer['requests'] = [];
  const server = createServer(async (request, response) => {
    const headers = {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    const call = await callOf(request);
    requests.push(call);
    try {
      const body = JSON.stringify(answer(state, call, request.headers.authorization));
      response.writeHead(200, headers).end(body);
    } catch (error) {
      const { status = 500, message } = error as Partial<Refusal>;
      response.writeHead(status, headers).end(JSON.stringify({ message }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: state.documents,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Call = EngineServer['requests'][number];

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return { method: request.method ?? '', path: request.url ?? '', body: text ? JSON.parse(text) : undefined };
}

function answer(state: State, { method, path, body }: Call, authorization = ''): unknown {
  const key = authorization.replace('Bearer ', '');
  if (path === '/multi-search') {
    if (key !== SEARCH_KEY) throw new Refusal(403, 'invalid key');
    return { results: (body as { queries: Query[] }).queries.map((query) => search(state, query)) };
  }
  if (key !== WRITE_KEY) throw new Refusal(403, 'invalid key');
  const task = /^\/tasks\/(\d+)$/.exec(path)?.[1];
  if (task !== undefined) return taskOf(state, Number(task));
  switch (`${method} ${path}`) {
    case 'PATCH /indexes/notes/settings':
      return enqueue(state, () => {
        const { filterableAttributes, distinctAttribute } = body as Record<string, unknown>;
        state.filterable = filterableAttributes as string[];
        state.distinct = distinctAttribute as string;
      });
    case 'POST /indexes/notes/documents?primaryKey=id':
      return enqueue(state, () => {
        for (const document of body as StoredDocument[]) {
          if (!/^[\w-]+$/.test(document.id)) throw new Error(`invalid id ${document.id}`);
          state.documents.set(document.id, document);
        }
      });
    case 'POST /indexes/notes/documents/delete-batch':
      return enqueue(state, () => {
        for (const id of body as string[]) state.documents.delete(id);
      });
    case 'POST /indexes/notes/documents/fetch':
      return fetchDocuments(state, body as { filter: string; fields: string[]; offset: number; limit: number });
    default:
      throw new Refusal(404, `no such path: ${method} ${path}`);
  }
}

function enqueue({ tasks }: State, run: () => void): { taskUid: number } {
  tasks.push({ asked: 0, run });
  return { taskUid: tasks.length - 1 };
}

function taskOf({ tasks }: State, uid: number) {
  const task = tasks[uid]!;
  if (task.asked++ === 0) return { status: 'enqueued' };
  if (task.asked === 2) {
    try {
      task.run();
    } catch (error) {
      task.error = (error as Error).message;
    }
  }
  return task.error === undefined ? { status: 'succeeded' } : { status: 'failed', error: { message: task.error } };
}

function holds(state: State, document: StoredDocument, condition: string): boolean {
  const [, name, value] = /^(\w+) = (".*")$/.exec(condition) ?? [];
  if (name === undefined || !state.filterable.includes(name))
    throw new Refusal(400, `Attribute of "${condition}" is not filterable`);
  return document[name] === JSON.parse(value!);
}

function fetchDocuments(
  state: State,
  { filter, fields, offset, limit }: { filter: string; fields: string[]; offset: number; limit: number },
) {
  const found = [...state.documents.values()].filter((document) => holds(state, document, filter));
  const results = found
    .slice(offset, offset + limit)
    .map((document) => Object.fromEntries(fields.map((field) => [field, document[field]])));
  return { results, offset, limit, total: found.length };
}

function search(state: State, { q, filter = [], hitsPerPage, page, ...tags }: Query) {
  const seen = new Set<unknown>();
  const found = [...state.documents.values()]
    .filter((document) => filter.every((any) => any.some((condition) => holds(state, document, condition))))
    .filter((document) => JSON.stringify([document.content, document.hierarchy]).includes(q))
    .filter(
      (document) => !state.distinct || (!seen.has(document[state.distinct]) && seen.add(document[state.distinct])),
    );
  const marked = (text: string | null) => text?.split(q).join(`${tags.highlightPreTag}${q}${tags.highlightPostTag}`);
  const formatted = ({ content, hierarchy }: StoredDocument) => ({
    content: marked(content),
    hierarchy: Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, marked(text)])),
  });
  const hits = found
    .slice((page - 1) * hitsPerPage, page * hitsPerPage)
    .map((document) => ({ ...document, _formatted: { ...document, ...formatted(document) } }));
  return { hits, page, hitsPerPage, totalHits: found.length, totalPages: Math.ceil(found.length / hitsPerPage) };
}
