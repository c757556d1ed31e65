import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAlgolia } from '../../theme/client/search/algolia.js';
import type { SearchRequest } from '../../theme/client/search/transport.js';
import { type Fault, type SearchServer, startServer } from '../index/server.js';

const request: SearchRequest = {
  indexName: 'i',
  query: '闭包',
  attributesToRetrieve: ['url'],
  attributesToSnippet: ['content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
};

describe('the hosted transport beside the service’s own client', () => {
  let servers: SearchServer[];
  beforeEach(async () => {
    servers = await Promise.all([startServer(), startServer(), startServer()]);
    for (const { indexes } of servers) indexes.set('i', { objects: new Map(), settings: {}, synonyms: [] });
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });

  const ours = () =>
    createAlgolia({ appId: 'app', apiKey: 'key', hosts: servers.map(({ port }) => `http://127.0.0.1:${port}`) });
  const oracle = () =>
    liteClient('app', 'key', {
      hosts: servers.map(({ port }) => ({
        url: '127.0.0.1',
        port,
        protocol: 'http' as const,
        accept: 'readWrite' as const,
      })),
      timeouts: { connect: 1000, read: 1000, write: 30_000 },
    });
  /** Requests that each server saw, then forgotten. */
  const counts = () => servers.map((server) => server.requests.splice(0).length);

  const outcome = async (search: () => Promise<unknown>) => {
    try {
      return await search();
    } catch (error) {
      return (error as Error).name;
    }
  };

  it('posts the body as specified, credentials as query parameters', async () => {
    await ours().search([request]);
    const [seen] = servers[0]!.requests;
    expect(seen).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', body: { requests: [request] } });
    expect(seen!.url).toContain('x-algolia-application-id=app');
    expect(seen!.url).toContain('x-algolia-api-key=key');
    expect(seen!.headers['content-type']).toBe('text/plain');
  });

  it.each<[string, (Fault | undefined)[]]>([
    ['all is well', []],
    ['the first host refuses', ['refuse']],
    ['two hosts fail inside', [{ status: 500 }, { status: 503 }]],
    ['no host answers', ['refuse', 'refuse', 'refuse']],
    ['the service refuses the query', [{ status: 400 }]],
    ['the key is not accepted', [{ status: 403 }]],
    ['the first host hangs', ['hang']],
  ])('%s: same hosts asked, same outcome', async (_, faults) => {
    for (const [index, server] of servers.entries()) server.fault = () => faults[index];
    const mine = await outcome(() => ours().search([request]));
    const myCounts = counts();
    const theirs = await outcome(() => oracle().search([request] as never));
    expect([mine, myCounts]).toEqual([theirs, counts()]);
  });

  it('takes 429 for an answer: the next key asks again, a reader gains nothing from a queue of old queries', async () => {
    servers[0]!.fault = () => ({ status: 429 });
    expect([await outcome(() => ours().search([request])), counts()]).toEqual(['ApiError', [1, 0, 0]]);
  });

  it('passes over a host that was down a moment ago', async () => {
    servers[0]!.fault = () => 'refuse';
    const client = ours();
    await client.search([request]);
    await client.search([request]);
    expect(counts()).toEqual([1, 2, 0]);
  });

  it('reports an answer that is no JSON as an error, not as no hits', async () => {
    servers[0]!.fault = () => 'malformed';
    expect(await outcome(() => ours().search([request]))).toBe('ApiError');
  });

  it('stops at once when aborted', async () => {
    servers[0]!.fault = () => 'hang';
    const control = new AbortController();
    const search = outcome(() => ours().search([request], { signal: control.signal }));
    control.abort();
    expect(await search).toBe('AbortError');
    expect(servers[1]!.requests).toEqual([]);
  });

  it('names the visit of a click event at random, the same for all clicks of a page', async () => {
    const tokens: string[] = [];
    const fetch = async (_: unknown, { body }: RequestInit = {}) => {
      tokens.push(JSON.parse(String(body)).events[0].userToken);
      return new Response();
    };
    const click = { queryID: 'q', objectID: 'o', position: 1, indexName: 'i' };
    for (let page = 0; page < 2; page++) {
      const { clicked } = createAlgolia({ appId: 'a', apiKey: 'k', insights: true, fetch });
      clicked!(click);
      clicked!(click);
    }
    expect(tokens).toEqual([tokens[0], tokens[0], tokens[2], tokens[2]]);
    expect([...new Set(tokens)]).toEqual([expect.stringMatching(/^[\w=/+-]{20,129}$/), expect.any(String)]);
  });

  it.each([
    [{ appId: '', apiKey: 'k' }, 'appId is missing'],
    [{ appId: 'a', apiKey: '' }, 'apiKey is missing'],
  ])('%j: %s', (options, message) => {
    expect(() => createAlgolia(options)).toThrow(message);
  });
});
