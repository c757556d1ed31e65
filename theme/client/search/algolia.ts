/**
 * The hosted transport: POST /1/indexes/*\/queries, credentials as query parameters, so that the browser needs no preflight.
 * Other hosts are asked after a timeout and after any status that is neither 2xx nor 4xx; a 4xx is the answer and an `ApiError`.
 * `algoliasearch/lite` is its oracle in the tests.
 */
import { SEARCH_CONNECT_TIMEOUT, SEARCH_READ_TIMEOUT } from '../../../renderer/shared/limits.js';
import { askOrder, defaultHosts, type HostState, stretch } from './algolia-hosts.js';
import { type Marking, withMarks } from './hostedMarks.js';
import { type HostedSearch, hostedRequest } from './hostedRequest.js';
import type { SearchRequest, SearchResult, Transport } from './transport.js';

export interface AlgoliaOptions {
  appId: string;
  apiKey: string;
  /** Origins; the service's own unless given. */
  hosts?: string[];
  insights?: boolean;
  fetch?: typeof fetch;
  now?: () => number;
}

/** Every host was tried in vain. */
export class UnreachableError extends Error {
  override name = 'RetryError';
}

/** The service answered with a refusal. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The hosted service after the interface that all transports have. `marks` is `MARK`, handed over: a module that two pieces of code import would be one more request. */
export function createHosted(search: HostedSearch, marks: Marking['marks']): Transport {
  const service = createAlgolia(search);
  return {
    ...service,
    async search(requests, options) {
      const asked = requests.map((request) => hostedRequest(request, search));
      const ellipsis = requests[0]?.snippetEllipsisText ?? '';
      return withMarks(await service.search(asked, options), { marks, ellipsis });
    },
  };
}

/** @throws Error 'appId is missing', 'apiKey is missing' (B7.17) */
export function createAlgolia(options: AlgoliaOptions): Transport {
  if (!options.appId) throw new Error('appId is missing');
  if (!options.apiKey) throw new Error('apiKey is missing');
  const { appId, apiKey, fetch: ask = fetch.bind(globalThis), now = Date.now } = options;
  const hosts: HostState[] = (options.hosts ?? defaultHosts(appId)).map((url) => ({
    url: url.replace(/\/+$/, ''),
    status: 'up',
    since: now(),
  }));
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
    'x-algolia-agent': 'notes',
  });

  async function search(requests: SearchRequest[], { signal }: { signal?: AbortSignal } = {}) {
    const body = JSON.stringify({ requests });
    let timeouts = 0;
    for (const host of askOrder(hosts, now())) {
      const answer = await askHost(ask, `${host.url}/1/indexes/*/queries?${credentials}`, body, timeouts, signal);
      if (answer === 'timeout') timeouts++;
      if (answer instanceof Response) {
        host.status = 'up';
        return await readAnswer(answer);
      }
      host.status = answer === 'timeout' ? 'timedOut' : 'down';
      host.since = now();
    }
    throw new UnreachableError('no search host answers');
  }

  return { search, ...(options.insights && { clicked: reporter(ask, credentials) }) };
}

/** Asks one host: its answer, or the reason why there is none. 4xx is an answer. Timeouts: until the headers, then until the body. */
async function askHost(
  ask: typeof fetch,
  url: string,
  body: string,
  timeouts: number,
  signal?: AbortSignal,
): Promise<Response | 'timeout' | 'failed'> {
  const control = new AbortController();
  const abort = () => control.abort();
  signal?.addEventListener('abort', abort);
  let late = false;
  const limit = (timeout: number) =>
    setTimeout(
      () => {
        late = true;
        control.abort();
      },
      stretch(timeout, timeouts),
    );
  let timer = limit(SEARCH_CONNECT_TIMEOUT);
  try {
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    // A plain text body keeps the request simple in the sense of CORS.
    const response = await ask(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain' },
      signal: control.signal,
    });
    clearTimeout(timer);
    if (!response.ok && Math.floor(response.status / 100) !== 4) return 'failed';
    timer = limit(SEARCH_READ_TIMEOUT);
    const text = await response.text();
    return new Response(text, { status: response.status });
  } catch {
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return late ? 'timeout' : 'failed';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function readAnswer(response: Response): Promise<{ results: SearchResult[] }> {
  const text = await response.text();
  let data: { results?: SearchResult[]; message?: string };
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    throw new ApiError('the answer is no JSON', response.status);
  }
  if (!response.ok || !Array.isArray(data.results))
    throw new ApiError(data.message ?? 'the answer has no results', response.status);
  return { results: data.results };
}

/** Click events of the insights service; never awaited, failures do not matter to the reader. The visit has a random name that is kept nowhere. */
function reporter(ask: typeof fetch, credentials: URLSearchParams): Transport['clicked'] {
  const userToken = `anonymous-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  return ({ queryID, objectID, position, indexName }) => {
    const event = {
      eventType: 'click',
      eventName: 'Item Selected',
      index: indexName,
      userToken,
      queryID,
      objectIDs: [objectID],
      positions: [position],
    };
    const url = `https://insights.algolia.io/1/events?${credentials}`;
    ask(url, {
      method: 'POST',
      body: JSON.stringify({ events: [event] }),
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
    }).catch(() => {});
  };
}
