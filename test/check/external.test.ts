import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOuter, type OuterLink, type OuterOptions, outerLinks } from '../../renderer/check/external.js';
import type { Document, Source } from '../../renderer/site/types.js';

const asked: { url: string; method: string; at: number }[] = [];
let server: Server;
let origin: string;

/** Answers `/404` with 404, `/head-405` so to HEAD alone, `/to/x` with a redirect to `/x`, `/slow` never. */
beforeAll(async () => {
  server = createServer(({ url = '', method = '' }, response) => {
    asked.push({ url, method, at: performance.now() });
    if (url === '/slow') return;
    if (url.startsWith('/to/')) return void response.writeHead(302, { location: url.slice(3) }).end();
    const status = url === '/head-405' ? (method === 'HEAD' ? 405 : 200) : Number(/^\/(\d+)/.exec(url)?.[1] ?? 200);
    response.writeHead(status).end(method === 'GET' ? 'x'.repeat(100_000) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = (changes: Partial<OuterOptions> = {}): OuterOptions => ({
  cache: new Map<string, unknown>(),
  now: () => performance.now(),
  fetch,
  interval: 0,
  timeout: 400,
  hosts: 4,
  ...changes,
});
const link = (path: string): OuterLink => ({ url: origin + path, places: [{ file: 'a.md', line: 3, column: 1 }] });
const codes = async (...paths: string[]) =>
  (await checkOuter(paths.map(link), options())).problems.map(
    ({ code, args }) => `${code} ${args.reason ?? args.status}`,
  );

describe('outer links', () => {
  it.each<[string, string[]]>([
    ['/200', []],
    ['/to/200', []],
    ['/head-405', []],
    ['/404', ['check-link-dead status 404']],
    ['/500', ['check-link-dead status 500']],
    ['/to/410', ['check-link-dead status 410']],
    ['/403', ['check-link-refused 403']],
    ['/429', ['check-link-refused 429']],
    ['/slow', ['check-link-dead no answer within 0.4 s']],
  ])('%s', async (path, expected) => {
    expect(await codes(path)).toEqual(expected);
  });

  it('a host that is not there is dead, at each place', async () => {
    const places = [
      { file: 'a.md', line: 1 },
      { file: 'b.md', line: 2 },
    ];
    const { problems } = await checkOuter([{ url: 'http://127.0.0.1:1/', places }], options());
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['check-link-dead', 'a.md', 1],
      ['check-link-dead', 'b.md', 2],
    ]);
  });

  it('asks one host at most once in an interval', async () => {
    asked.length = 0;
    await checkOuter(['/200?a', '/200?b', '/200?c'].map(link), options({ interval: 120 }));
    const gaps = asked.slice(1).map(({ at }, index) => at - asked[index]!.at);
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThan(100);
  });

  it('believes good answers for a week and asks again about bad ones', async () => {
    const cache = new Map<string, unknown>();
    let today = 0;
    const run = () => checkOuter(['/200', '/404'].map(link), options({ cache, now: () => today }));
    expect((await run()).cached).toBe(0);
    asked.length = 0;
    const again = await run();
    expect(again).toMatchObject({ asked: 2, cached: 1, problems: [{ code: 'check-link-dead' }] });
    expect(asked.map(({ url }) => url)).not.toContain('/200');
    today = 8 * 86_400_000;
    expect((await run()).cached).toBe(0);
  });

  it('gathers addresses once each, without fragments, from links and cards', () => {
    const slot = (url: string, line: number) => ({ kind: 'link' as const, url, line, column: 2 });
    const slots = [
      slot('https://a.example/x#y', 1),
      slot('https://a.example/x', 2),
      slot('./b.md', 3),
      slot('mailto:a@b.c', 4),
    ];
    const source = { path: 'c.md', text: '\n<LinkCard title="t" url="https://b.example/" />' } as Source;
    expect(outerLinks([{ source: 'a.md', slots } as unknown as Document], [source])).toEqual([
      {
        url: 'https://a.example/x',
        places: [
          { file: 'a.md', line: 1, column: 2 },
          { file: 'a.md', line: 2, column: 2 },
        ],
      },
      { url: 'https://b.example/', places: [{ file: 'c.md', line: 2 }] },
    ]);
  });
});
