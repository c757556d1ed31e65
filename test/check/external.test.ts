import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOuter, type OuterOptions } from '../../renderer/check/ask-links.js';
import { type OuterLink, outerLinks } from '../../renderer/check/external-links.js';
import type { Source } from '../../renderer/site/content/source.js';

const asked: { url: string; method: string }[] = [];
let server: Server;
let origin: string;

/** Answers `/404` with 404, `/head-405` so to HEAD alone, `/to/x` with a redirect to `/x`, `/slow` never. */
beforeAll(async () => {
  server = createServer(({ url = '', method = '' }, response) => {
    asked.push({ url, method });
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
  cache: new Map(),
  now: () => performance.now(),
  fetch,
  interval: 0,
  timeout: 60_000,
  hosts: 4,
  ...changes,
});
const link = (path: string): OuterLink => ({ url: origin + path, places: [{ file: 'a.md', line: 3, column: 1 }] });
const codes = async (path: string) =>
  (await checkOuter([link(path)], options(path === '/slow' ? { timeout: 400 } : {}))).problems.map(
    ({ code, args }) => `${code} ${args.reason ?? args.status}`,
  );

describe('outer links', () => {
  it.each<[string, string[]]>([
    ['/200', []],
    ['/to/200', []],
    ['/head-405', []],
    ['/404', ['check-link-dead HTTP 404']],
    ['/500', ['check-link-dead HTTP 500']],
    ['/to/410', ['check-link-dead HTTP 410']],
    ['/403', ['check-link-refused 403']],
    ['/429', ['check-link-refused 429']],
    ['/slow', ['check-link-dead ETIMEDOUT']],
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
    // As they are sent: on a busy machine some take longer to arrive than others.
    const sent: number[] = [];
    const timed: typeof fetch = (...request) => {
      sent.push(performance.now());
      return fetch(...request);
    };
    await checkOuter(['/200?a', '/200?b', '/200?c'].map(link), options({ interval: 120, fetch: timed }));
    const gaps = sent.slice(1).map((at, index) => at - sent[index]!);
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThan(100);
  });

  it('believes good answers for a week and asks again about bad ones', async () => {
    const cache = new Map();
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

  it('asks a host that is not there once', async () => {
    const asked: string[] = [];
    const refusing: typeof fetch = (url) => {
      asked.push(String(url));
      return Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }));
    };
    const gone = ['a', 'b'].map((name) => ({ url: `https://a.net/${name}`, places: [{ file: 'a.md', line: 1 }] }));
    const { problems } = await checkOuter(gone, options({ fetch: refusing }));
    expect(problems.map(({ args }) => args.url)).toEqual(['https://a.net/a', 'https://a.net/b']);
    expect(asked).toEqual(['https://a.net/a']);
  });

  it('takes silence of all hosts for a missing network, and says so once', async () => {
    const silent: OuterOptions['fetch'] = () =>
      Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } }));
    const many = Array.from({ length: 60 }, (_, i) => ({
      url: `https://host-${i % 6}.net/${i}`,
      places: [{ file: 'a.md', line: 1 }],
    }));
    const { problems, offline } = await checkOuter(many, options({ fetch: silent }));
    expect({ offline, codes: problems.map(({ code, args }) => `${code} ${args.count}`) }).toEqual({
      offline: 'ENOTFOUND',
      codes: ['check-offline 6'],
    });
    // One responding host shows that the network works, so the others are down.
    const mixed = [...many, link('/200')];
    const some: OuterOptions['fetch'] = (url, init) =>
      String(url).startsWith(origin) ? fetch(url, init) : silent(url, init);
    expect((await checkOuter(mixed, options({ fetch: some, hosts: 8 }))).problems).toHaveLength(60);
  });
});

describe('where outer links are found', () => {
  it.each<[string, string[]]>([
    ['见[文](https://a.net/x#y)与[文](https://a.net/x)。', ['https://a.net/x 1:6', 'https://a.net/x 1:29']],
    [
      '[维基](https://a.net/wiki/A_(b)) 和 [题](https://a.net/ "题")',
      ['https://a.net/wiki/A_(b) 1:6', 'https://a.net/ 1:38'],
    ],
    ['![图](https://a.net/i.png)，<https://a.net/auto>', ['https://a.net/i.png 1:6', 'https://a.net/auto 1:28']],
    ['裸地址 https://a.net/b，后面是中文', ['https://a.net/b 1:5']],
    ['(见 https://a.net/c).', ['https://a.net/c 1:4']],
    ['[ref]: https://a.net/d', ['https://a.net/d 1:8']],
    ['<LinkCard title="t" url="https://a.net/e?x=1&amp;y=2" />', ['https://a.net/e?x=1&y=2 1:26']],
    ['[相对协议](//a.net/f)', ['https://a.net/f 1:8']],
    ['`https://a.net/code` 与 <!-- https://a.net/comment -->', []],
    ['```html\n<a href="https://a.net/fence">\n```', []],
    ['---\nimage: https://a.net/front\n---\n', []],
    ['[例](https://example.com/) [例](https://app.test/) [本机](http://localhost:3000/)', []],
    ['[信](mailto:a@b.net) [文](./b.md) // 注释', []],
  ])('%s', (text, expected) => {
    const found = outerLinks([{ path: 'a.md', text } as Source]);
    expect(found.flatMap(({ url, places }) => places.map(({ line, column }) => `${url} ${line}:${column}`))).toEqual(
      expected,
    );
  });

  it('names every place of an address', () => {
    const sources = ['a.md', 'b.md'].map((path) => ({ path, text: '[甲](https://a.net/#1)' }) as Source);
    expect(outerLinks(sources)).toEqual([
      {
        url: 'https://a.net/',
        places: [
          { file: 'a.md', line: 1, column: 5 },
          { file: 'b.md', line: 1, column: 5 },
        ],
      },
    ]);
  });
});
