/** The event stream of live reload: who reads slowly, who comes back, what an edit of the base does. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveReload } from '../../cli/serve/live-reload.js';
import type { ReloadMessage } from '../../renderer/shared/reload-message.js';
import { endServing, serve } from '../cli/serving.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';

describe('event streams', () => {
  let live: LiveReload;
  let server: Server;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    live = new LiveReload();
    server = createServer((request, response) => live.connect(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    live.close();
    server.close();
  });

  /** A client; it reads when somebody listens to its data. */
  async function client(...headers: string[]): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    const asked = once(server, 'request');
    socket.write(['GET / HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n'));
    await asked;
    return socket;
  }

  /** The message kinds that a client is sent; stops when one is `last`. */
  async function kinds(socket: Socket, last: string): Promise<{ kinds: string[]; id: string }> {
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      text += chunk;
      const found = [...text.matchAll(/^id: (.*)\ndata: \{"kind":"(\w+)"/gm)];
      if (found.some(([, , kind]) => kind === last))
        return { kinds: found.map(([, , kind]) => kind!), id: found.at(-1)![1]! };
    }
    throw new Error(`ended without "${last}": ${text}`);
  }

  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

  it('drops a client that does not read and keeps one that does', async () => {
    for (let n = 0; n < 40; n++) await client();
    let received = 0;
    const reader = await client();
    reader.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    const parts = { '/x.json': 'x'.repeat(512 * 1024) };
    const message: ReloadMessage = { kind: 'pages', routes: [], parts };
    const before = process.memoryUsage().arrayBuffers;
    for (let n = 1; n <= 30; n++) {
      live.send(message);
      await expect.poll(() => received).toBeGreaterThan(n * 512 * 1024);
    }
    await expect.poll(connections).toBe(1);
    // Forty clients with thirty messages each would hold 600 MB.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(80 * 1024 * 1024);
    reader.destroy();
  });

  it('reloads a client that comes back and has missed a change, and no other', async () => {
    const first = await kinds(await client(), 'hello');
    // Messages of other tests arrive too.
    expect(first.kinds[0]).toBe('hello');
    const same = await client(`Last-Event-ID: ${first.id}`);
    live.problems = [{ title: 'a problem' }];
    expect((await kinds(same, 'problems')).kinds).toEqual(['hello', 'problems']);
    live.send({ kind: 'pages', routes: ['/a'] });
    const missed = await kinds(await client(`Last-Event-ID: ${first.id}`), 'problems');
    expect(missed.kinds).toEqual(['hello', 'full', 'problems']);
  });

  it('tells a new page what was told before, and how long ago', async () => {
    live.send({ kind: 'pages', routes: ['/late'], parts: { '/x.json': 1 } });
    live.problems = [{ title: 'still' }];
    const socket = await client();
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      text += chunk;
      if (text.includes('"problems"')) break;
    }
    expect(text).toMatch(/"kind":"pages","routes":\["\/late"\],"ago":\d/);
  });
});

describe('notes serve', () => {
  beforeAll(compileTool);
  afterEach(endServing);
  afterAll(removeFolders);

  const config = (base: string) =>
    `export default { title: 'T', url: 'https://e.example', blog: false, trailingSlash: false, baseUrl: '${base}' };\n`;
  const makeSite = () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'notes.config.ts': config('/'),
      'docs/a.md': '# A\n',
      'docs/d.md': '---\ndraft: true\n---\n\n# Entwurf\n',
    });
    return dir;
  };

  it('follows an edit of the base: pages, assets, addresses of open pages', async () => {
    const dir = makeSite();
    const { url, heard, said } = await serve(dir, ['-p', '0']);
    const get = async (path: string) => {
      const answer = await fetch(new URL(path, url));
      return { status: answer.status, path: new URL(answer.url).pathname, text: await answer.text() };
    };
    let at = '/';
    for (const base of ['/n/', '/other/', '/']) {
      const from = said().length;
      expect((await get(`${at}docs/a`)).status).toBe(200);
      writeFileSync(join(dir, 'notes.config.ts'), config(base));
      await heard(new RegExp(`http://localhost:\\d+${base}\\s`), from);
      const page = await get(`${at}docs/a`);
      expect(page).toMatchObject({ status: 200, path: `${base}docs/a` });
      const assets = [...page.text.matchAll(/(?:src|href)="(\/[^"]*assets\/[^"]+)"/g)].map(([, path]) => path!);
      expect(assets.length).toBeGreaterThan(1);
      for (const path of assets) expect(await get(path)).toMatchObject({ status: 200, path });
      at = base;
    }
  });

  it.each([
    [[], true, ''],
    [['--no-drafts'], false, ''],
    [['--host', '127.0.0.1'], true, ''],
    [['--host', '0.0.0.0'], false, '--drafts shows them'],
    [['--host', '0.0.0.0', '--drafts'], true, ''],
    [['--allowed-hosts', 'docs.localhost'], true, ''],
    [['--allowed-hosts', 'x.example, .y.example'], false, '--drafts shows them'],
  ])('with %j drafts are shown: %s', async (args, shown, told) => {
    const { url, said } = await serve(makeSite(), ['-p', '0', ...args], { LANG: 'C' });
    expect((await fetch(new URL('/docs/d', url))).status).toBe(shown ? 200 : 404);
    await expect.poll(said).toContain(told);
    if (told === '') expect(said()).not.toContain('--drafts');
  });

  it.each([
    [['--host', '999.1.1.1'], 'serve-cannot-listen'],
    [['--host', 'no-such-host.invalid'], 'serve-cannot-listen'],
    [['--allowed-hosts', 'http://x.example'], '"http://x.example" is not a host name'],
  ])('%j ends with code 2 and a problem', async (args, text) => {
    const run = await notes(['serve', '-p', '0', ...args], { cwd: makeSite() });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(text)]);
    expect(run.stderr).not.toMatch(/\n {4}at /);
  });
});
