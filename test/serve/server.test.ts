/** Answers of the local server to raw requests over a socket. No request may end or hang it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type SiteServer } from '../../cli/serve/http-server.js';
import { LiveReload } from '../../cli/serve/live-reload.js';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { type After, ask, exchange, statuses } from './raw.js';

const html = (text: string): MemoryOutput => ({ hash: text, phase: 'page', bytes: `<p>${text}</p>` });
const asset = (bytes: string | Uint8Array): MemoryOutput => ({ hash: 'h10', phase: 'asset', bytes });
const folder = temporaryFolder();
const onDisk = (name: string): MemoryOutput => ({ hash: 'film', phase: 'asset', file: join(folder, name) });
writeFileSync(join(folder, 'film.mp4'), '0123456789');
writeFileSync(join(folder, 'empty.bin'), '');

const outputs = new Map<string, MemoryOutput>([
  ['index.html', html('home')],
  ['404.html', html('lost')],
  ['docs/a.html', html('a')],
  ['docs/b/index.html', html('b')],
  ['docs/中文.html', html('zhongwen')],
  ['docs/50%.html', html('half')],
  ['docs/a?b.html', html('question')],
  ['ten.txt', asset('0123456789')],
  ['bytes.wasm', asset(new Uint8Array([0, 97, 115, 109]))],
  ['film.mp4', onDisk('film.mp4')],
  ['empty.bin', onDisk('empty.bin')],
  ['gone.bin', onDisk('gone.bin')],
  ['folder.bin', { ...onDisk(''), file: folder }],
  ['_notes/page/index.json', asset('{}')],
]);

let server: SiteServer;
let below: SiteServer;
let open: SiteServer;
const site = { host: '127.0.0.1', port: 0, outputs, live: new LiveReload() };
beforeAll(async () => {
  server = await listen({ ...site, baseUrl: () => '/' });
  below = await listen({ ...site, baseUrl: () => '/笔记/' });
  open = await listen({ ...site, host: '0.0.0.0', allowedHosts: ['tunnel.example', '.test'], baseUrl: () => '/' });
});
afterAll(async () => {
  await Promise.all([server, below, open].map((each) => each.close()));
  removeFolders();
});

/** The server still answers. */
const goesOn = async ({ port }: SiteServer) => expect(statuses(await exchange(port, ask('GET /')))).toHaveLength(1);

type Row = [text: string, status: number | number[], holds?: string | RegExp, after?: After];

/** Sends each row and looks at the answer; the server goes on after each. */
function table(name: string, which: () => SiteServer, rows: readonly Row[]): void {
  const named = rows.map((row) => [JSON.stringify(row[0].slice(0, 90)), row] as const);
  it.each(named)(`${name} %s`, async (_, [text, status, holds = '', after]) => {
    const answer = await exchange(which().port, text, after);
    expect(statuses(answer)).toEqual([status].flat());
    expect(answer).toMatch(holds);
    await goesOn(which());
  });
}

const targets: Row[] = [
  ['/', 200, 'home'],
  ['/docs/a', 200, '<p>a</p>'],
  ['/docs/a?q=%', 200],
  ['/docs/a#x', 200],
  ['/docs/%61', 200],
  ['/docs/b', 200, '<p>b</p>'],
  ['/docs/b/', 200, '<p>b</p>'],
  ['/docs/%E4%B8%AD%E6%96%87', 200, 'zhongwen'],
  [Buffer.from('/docs/中文').toString('latin1'), 400],
  ['/docs/50%25', 200, 'half'],
  ['/docs/50%25.html', 301, /location: \/docs\/50%25\r/],
  ['/docs/a%3Fb.html', 301, /location: \/docs\/a%3Fb\r/],
  ['/docs/a.html?x=1', 301, /location: \/docs\/a\?x=1\r/],
  ['/docs/a/', 301, /location: \/docs\/a\r/],
  ['/docs/b/index.html', 301, /location: \/docs\/b\/\r/],
  ['/index.html', 301, /location: \/\r/],
  ['/404.html', 200, 'lost'],
  ['/_notes/page/index.json', 200, 'application/json'],
  ['http://localhost/docs/a', 200],
  ['http://localhost', 200],
  ['HTTP://LOCALHOST:3000/?x', 200],
  ['/nope', 404, 'lost'],
  ['/gone.bin', 404, 'lost'],
  ['/folder.bin', 404, 'lost'],
  ['//', 404],
  ['//[', 404],
  ['//%zz', 400],
  ['//a:99999/', 404],
  ['//evil.example/%2e%2e', 404],
  ['/docs//a', 404],
  ['/docs/a//', 404],
  ['/%', 400],
  ['/%ff', 400],
  ['/%c0%af', 400],
  ['/%ed%a0%80', 400],
  ['/%00', 404],
  ['/%0d%0aset-cookie:x', 404],
  ['/../../etc/passwd', 404],
  ['/%2e%2e%2fetc%2fpasswd', 404],
  ['/\\..\\x', 404],
  ['/constructor', 404],
  ['/__proto__', 404],
  ['http://[', 400],
  ['http://', 400],
  ['http:/x', 400],
  ['http://localhost@evil.example/', 400],
  ['https://%zz/%zz', 400],
  ['ftp://x/', 400],
  ['javascript:alert(1)', 400],
  ['*', 400],
  ['x', 400],
  ['', 400],
  ['?', 400],
  [`/${'a'.repeat(9000)}`, 414],
  [`/${'a'.repeat(20_000)}`, 431],
  [`/docs/a?${'%'.repeat(8000)}`, 200],
].map(([target, ...rest]) => [ask(`GET ${target}`), ...rest] as Row);

const methods: Row[] = [
  [ask('HEAD /'), 200, /content-length: 11[\s\S]*\r\n\r\n$/],
  [ask('HEAD /nope'), 404, /content-length: 11[\s\S]*\r\n\r\n$/],
  [ask('HEAD /film.mp4'), 200, /content-length: 10[\s\S]*\r\n\r\n$/],
  [ask('HEAD /docs/a.html'), 301, /\r\n\r\n$/],
  [ask('HEAD //%zz'), 400, /\r\n\r\n$/],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'QUERY'].map(
    (method): Row => [ask(`${method} /`), 405, /allow: GET, HEAD\r/],
  ),
  [ask('POST /_notes/reload'), 405, /allow: GET\r/],
  [ask('HEAD /_notes/reload'), 405, /allow: GET\r/],
  [ask('OPTIONS *'), 400],
  [ask('CONNECT evil.example:443'), []],
  [ask('get /'), 400],
  [ask('FOO /'), 400],
  [ask('GET'), 400],
  [ask('POST /', 'Content-Length: 5').concat('hello'), 405],
  [ask('GET /', 'Content-Length: 5').concat('hello'), 200],
  [ask('GET /', 'Transfer-Encoding: chunked').concat('5\r\nhello\r\n0\r\n\r\n'), 200],
];

const headers: Row[] = [
  [ask('GET /', 'Host: localhost:3000'), 200],
  [ask('GET /', 'Host: LOCALHOST.'), 200],
  [ask('GET /', 'Host: docs.localhost'), 200],
  [ask('GET /', 'Host: 127.0.0.1'), 200],
  [ask('GET /', 'Host: 192.168.1.20:3000'), 200],
  [ask('GET /', 'Host: [::1]:3000'), 200],
  [ask('GET /', 'Host: evil.example'), 403, '--allowed-hosts'],
  [ask('GET /', 'Host: localhost.evil.example'), 403],
  [ask('GET /', 'Host: notlocalhost'), 403],
  [ask('GET /', 'Host: 127.0.0.1.nip.example'), 403],
  [ask('GET /', 'Host: 2130706433'), 403],
  [ask('GET /', 'Host: localhost:3000:80'), 403],
  [ask('GET /', 'Host: localhost/x'), 403],
  [ask('GET /', 'Host: a@localhost'), 403],
  [ask('GET /', 'Host: [::1'), 403],
  [ask('GET /', 'Host: \u00ff'), 403],
  [ask('GET /', 'Host:'), 403],
  [ask('GET /_notes/reload', 'Host: evil.example'), 403],
  [ask('POST /', 'Host: evil.example'), 403],
  [ask('GET http://evil.example/'), 403],
  [ask('GET http://localhost/', 'Host: evil.example'), 403],
  [ask('GET /', 'Host: localhost', 'Host: evil.example'), 400],
  [ask('GET /', 'Host: localhost', 'host: localhost'), 400],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['GET / HTTP/1.0\r\n\r\n', 400],
  ['GET / HTTP/1.0\r\nHost: localhost\r\n\r\n', 200],
  ['GET /\r\n\r\n', 400],
  ['GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
  [ask('GET /', 'No colon'), 400],
  [ask('GET /', ': empty'), 400],
  [ask('GET /', 'X: a\u0000b'), 400],
  [ask('GET /', 'Content-Length: x'), 400],
  [ask('GET /', 'Content-Length: -1'), 400],
  [ask('GET /', 'Content-Length: 1', 'Transfer-Encoding: chunked').concat('0\r\n\r\n'), 400],
  [ask('GET /', `X: ${'a'.repeat(20_000)}`), 431],
  [ask('GET /', ...Array.from({ length: 3000 }, (_, n) => `A${n}: b`)), 431],
  [ask('GET /', ...Array.from({ length: 900 }, () => 'A: b')), 200],
  [ask('GET /', 'Expect: 100-continue'), [100, 200]],
  [ask('GET /', 'Expect: miracles'), 417],
  [ask('GET /', 'Upgrade: websocket'), 200],
  [ask('GET /', 'Cookie: \u0080\u00ff'), 200],
];

const foreign = ['Origin: http://evil.example', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: cors'];
const nameless = ['Origin: null', 'Sec-Fetch-Site: cross-site'];
const visit = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'];
const origins: Row[] = [
  [ask('GET /', ...foreign), 403, 'other sites'],
  [ask('GET //', ...foreign), 403],
  [ask('GET /docs/a', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: script', 'Referer: http://evil.example/'), 403],
  [ask('GET /docs/a', 'Sec-Fetch-Site: same-site', 'Sec-Fetch-Dest: image', 'Referer: http://localhost:5173/'), 403],
  [ask('GET /', ...foreign, 'Referer: http://evil.example/'), 403],
  [ask('GET /', ...foreign, 'Referer: http://localhost.evil.example/'), 403],
  [ask('GET /', ...foreign, 'Referer: http://localhost@evil.example/'), 403],
  [ask('GET /', 'Origin: null'), 403],
  [ask('GET /', 'Origin: http://localhost:5173'), 403],
  [ask('GET /', ...visit, 'Sec-Fetch-Dest: document'), 200],
  [ask('GET /', ...visit, 'Sec-Fetch-Dest: iframe'), 200],
  [ask('GET /', ...visit, 'Sec-Fetch-Dest: object'), 403],
  [ask('GET /', ...visit, 'Sec-Fetch-Dest: embed'), 403],
  [ask('POST /', ...visit, 'Sec-Fetch-Dest: document'), 405],
  [ask('GET /', 'Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: cors'), 200],
  [ask('GET /', 'Sec-Fetch-Site: none', 'Sec-Fetch-Mode: navigate'), 200],
  [ask('GET /', 'Origin: http://localhost'), 200],
  [ask('GET /', 'Origin: https://localhost'), 200],
  [ask('GET /ten.txt', 'Origin: null', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: script'), 200],
  // A sandboxed frame of ours, as Firefox asks for its script.
  [ask('GET /ten.txt', ...nameless, 'Sec-Fetch-Dest: script', 'Referer: http://localhost/'), 200],
  [ask('GET /ten.txt', ...nameless, 'Sec-Fetch-Dest: script', 'Referer: http://localhost.evil.example/'), 403],
  [ask('GET /ten.txt', ...nameless, 'Sec-Fetch-Dest: empty', 'Referer: http://localhost/'), 403],
  [ask('GET /ten.txt', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: image'), 200],
  [ask('GET /ten.txt', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: image', 'Referer: http://evil.example/'), 403],
  [ask('GET /ten.txt', 'Origin: null', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: empty'), 403],
  [ask('GET /_notes/reload', 'Origin: null', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: empty'), 403],
  [ask('GET /_notes/reload', ...foreign), 403],
  [ask('GET /_notes/reload', 'Origin: http://evil.example'), 403],
  [ask('GET /_notes/reload', ...visit, 'Sec-Fetch-Dest: iframe'), 403],
  [ask('GET /_notes/reload', 'Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: cors'), 403],
  [ask('OPTIONS /', ...foreign, 'Access-Control-Request-Method: PUT'), 405],
];

const ten = (...more: string[]) => ask('GET /ten.txt', ...more);
const film = (...more: string[]) => ask('GET /film.mp4', ...more);
const part = (text: string, range: string) =>
  new RegExp(`content-range: bytes ${range}/10\\r[\\s\\S]*\\r\\n\\r\\n${text}$`);
const ranges: Row[] = [
  ...[ten, film].flatMap((get): Row[] => [
    [get(), 200, /accept-ranges: bytes\r[\s\S]*\r\n\r\n0123456789$/],
    [get('Range: bytes=0-3'), 206, part('0123', '0-3')],
    [get('Range: bytes=4-'), 206, part('456789', '4-9')],
    [get('Range: bytes=-3'), 206, part('789', '7-9')],
    [get('Range: bytes=-99'), 206, part('0123456789', '0-9')],
    [get('Range: bytes=9-99999999999999999999'), 206, part('9', '9-9')],
    [get('Range: bytes=10-'), 416, /content-range: bytes \*\/10\r/],
    [get(`Range: bytes=${'9'.repeat(400)}-`), 416],
    [get('Range: bytes=-0'), 416],
    [get('Range: bytes=5-2'), 416],
    [get('Range: bytes=-'), 416],
    [
      get('Range: bytes=0-1,3-4'),
      206,
      /multipart\/byteranges; boundary=(\S+)[\s\S]*0-1\/10\r\n\r\n01\r\n--\1\r[\s\S]*3-4\/10\r\n\r\n34\r\n--\1--\r\n$/,
    ],
    [get('Range: bytes=a-b'), 416],
    [get('Range: bytes=1.5-2'), 416],
    [get('Range: lines=0-1'), 200, /0123456789$/],
    [get('Range: bytes=0-1', 'If-Range: "other"'), 200, /0123456789$/],
    [get('Range: bytes=0-1', 'If-Range: Sun, 22 Nov 2026 08:00:00 GMT'), 200, /0123456789$/],
  ]),
  [ten('Range: bytes=0-1', 'If-Range: "h10"'), 206, part('01', '0-1')],
  [ten('Range: bytes=0-1', 'If-Range: W/"h10"'), 200],
  [ask('HEAD /ten.txt', 'Range: bytes=0-1'), 200, /content-length: 10/],
  [ask('GET /empty.bin'), 200, /content-length: 0/],
  [ask('GET /empty.bin', 'Range: bytes=0-'), 200],
  [ask('GET /empty.bin', 'Range: bytes=-1'), 200],
  [ask('GET /bytes.wasm', 'Range: bytes=1-3'), 206, /application\/wasm[\s\S]*asm$/],
  [ten('If-None-Match: "h10"'), 304, /etag: "h10"[\s\S]*\r\n\r\n$/],
  [ten('If-None-Match: "x", W/"h10"'), 304],
  [ten('If-None-Match: *'), 304],
  [ten('If-None-Match: h10'), 200],
  [ten('If-None-Match: "h10"', 'Range: bytes=0-1'), 304],
  [ten('If-Match: "h10"'), 200],
  [ten('If-Match: "other"'), 412],
];

const one = 'GET /docs/a HTTP/1.1\r\nHost: localhost\r\n\r\n';
const streams: Row[] = [
  [one.repeat(3) + ask('GET /'), [200, 200, 200, 200]],
  [one.repeat(500) + ask('GET /'), Array<number>(501).fill(200)],
  [`${one}GET //%zz HTTP/1.1\r\nHost: localhost\r\n\r\n${ask('GET /')}`, [200, 400, 200]],
  [`${one}rubbish\r\n\r\n`, 200],
  [`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc${ask('GET /')}`, 405],
  [`\r\n\r\n${ask('GET /')}`, 200],
  ['\u0000\u0001\u0002\u0003\r\n\r\n', 400],
  ['\u0016\u0003\u0001\u0002\u0000', 400],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n', 200],
  ['GET / HT', 400, '', 'end'],
  ['GET / HTTP/1.1\r\nHost: loc', 400, '', 'end'],
  ['POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab', 405, '', 'end'],
  ['', [], '', 'end'],
  ['', [], '', 'hang up'],
  ['GET', [], '', 'hang up'],
  [one.slice(0, -2), [], '', 'hang up'],
  [film().repeat(20), [], '', 'hang up'],
  ['GET /_notes/reload HTTP/1.1\r\nHost: localhost\r\n\r\n', [], '', 'hang up'],
];

const based: Row[] = [
  [ask(`GET ${encodeURI('/笔记/')}`), 200, 'home'],
  [ask(`GET ${encodeURI('/笔记')}`), 301, /location: \/%E7%AC%94%E8%AE%B0\/\r/],
  [ask(`GET ${encodeURI('/笔记/docs/a')}`), 200],
  [ask(`GET ${encodeURI('/笔记/docs/a.html?x')}`), 301, /location: \/%E7%AC%94%E8%AE%B0\/docs\/a\?x\r/],
  [ask(`GET ${encodeURI('/笔记/nope')}`), 404, 'lost'],
  [ask(`GET ${encodeURI('/笔记x')}`), 302],
  [ask('GET /'), 302, /location: \/%E7%AC%94%E8%AE%B0\/\r/],
  [ask('GET /docs/a'), 302, /location: \/%E7%AC%94%E8%AE%B0\/\r/],
  [ask('GET //'), 302],
  [ask('GET /%zz'), 400],
];

const inNetwork: Row[] = [
  [ask('GET /', 'Host: tunnel.example'), 200],
  [ask('GET /', 'Host: TUNNEL.example:443'), 200],
  [ask('GET /', 'Host: x.tunnel.example'), 403],
  [ask('GET /', 'Host: deep.name.test'), 200],
  [ask('GET /', 'Host: test'), 200],
  [ask('GET /', 'Host: latest'), 403],
  [ask('GET /', 'Host: evil.example'), 403],
];

describe('the local server', () => {
  table('target', () => server, targets);
  table('method', () => server, methods);
  table('header', () => server, headers);
  table('origin', () => server, origins);
  table('range', () => server, ranges);
  table('stream', () => server, streams);
  table('below a base', () => below, based);
  table('in the network', () => open, inNetwork);

  it('gives up a client that never finishes its request', async () => {
    expect(statuses(await exchange(server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\n'))).toEqual([408]);
    await goesOn(server);
  });
});
