/** Answers of `notes preview`: files of an output folder by the rules of static hosts. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, readHeaders, readRedirects } from '../../cli/preview/host-rules.js';
import { previewer } from '../../cli/preview/preview.js';
import { listenWith, type SiteServer } from '../../cli/serve/http-server.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { ask, exchange, statuses } from './raw.js';

const folder = temporaryFolder();
const out = join(folder, 'a dist 中');
const LONG = '长的正文 '.repeat(400);
const HEADERS = `/m/assets/*
  Cache-Control: public, max-age=31536000, immutable

# a remark
/m/*.md
  Content-Type: text/markdown; charset=gb18030
/m/*
  X-One: a
/m/*
  X-One: b
  X-Gone: c
https://example.com/m/docs/*
  ! X-Gone
`;
const REDIRECTS = `/m/old /m/docs/a 301
/m/docs/moved /m/docs/a 302 # beside a page
/m/blog/:year/* /m/posts/:year-:splat
/m/app/* /m/index.html 200
`;

let server: SiteServer;
const start = (files: Record<string, string>, baseUrl: string, root: string) => {
  writeFiles(root, files);
  const rules = { headers: readHeaders(HEADERS).blocks, redirects: readRedirects(REDIRECTS).lines };
  const listener = previewer({ out: root, baseUrl, ...rules, host: '127.0.0.1' });
  return listenWith(listener, { host: '127.0.0.1', port: 0, baseUrl: () => baseUrl });
};
beforeAll(async () => {
  writeFiles(folder, { 'secret.txt': 'secret', 'a dist 中-too/x.txt': 'secret' });
  server = await start(
    {
      'index.html': 'home',
      '404.html': '<p>lost</p>',
      'docs/a.html': `<p>${LONG}</p>`,
      'docs/b/index.html': 'b',
      'docs/moved.html': 'moved away',
      'docs/a.md': `# ${LONG}`,
      'docs/中 文.html': 'zhongwen',
      'app/there.txt': 'there',
      'assets/x.1.css': LONG,
      'ten.txt': '0123456789',
      'photo.png': LONG,
      _headers: HEADERS,
      _redirects: REDIRECTS,
      '_nginx.conf': 'map',
      '.nojekyll': '',
      '_notes/frame.html': 'frame',
    },
    '/m/',
    out,
  );
  mkdirSync(join(out, 'empty'));
  symlinkSync(join(folder, 'secret.txt'), join(out, 'link.txt'));
});
afterAll(async () => {
  await server.close();
  removeFolders();
});

const get = (line: string, ...headers: string[]) => exchange(server.port, ask(line, ...headers));
const header = (answer: string, name: string) =>
  answer.slice(0, answer.indexOf('\r\n\r\n')).match(new RegExp(`^${name}: (.*)\r?$`, 'im'))?.[1];
const bodyOf = (answer: string) => Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
const textOf = (answer: string) => bodyOf(answer).toString('utf8');

describe('addresses', () => {
  it.each<[string, number, string]>([
    ['/m/', 200, 'home'],
    ['/m/docs/a', 200, `<p>${LONG}</p>`],
    ['/m/docs/a?q=1', 200, `<p>${LONG}</p>`],
    ['/m/docs/b/', 200, 'b'],
    ['/m/docs/%E4%B8%AD%20%E6%96%87', 200, 'zhongwen'],
    ['/m/_notes/frame.html', 200, 'frame'],
    ['/m/app/there.txt', 200, 'there'],
    ['/m/app/any/where', 200, 'home'],
    ['/m/nowhere', 404, '<p>lost</p>'],
    ['/m/404.html', 200, '<p>lost</p>'],
    ['/elsewhere', 404, '<p>lost</p>'],
    ['/m/empty', 404, '<p>lost</p>'],
    ['/m/_headers', 404, '<p>lost</p>'],
    ['/m/_redirects', 404, '<p>lost</p>'],
    ['/m/_nginx.conf', 404, '<p>lost</p>'],
    ['/m/.nojekyll', 404, '<p>lost</p>'],
    ['/m/link.txt', 404, '<p>lost</p>'],
    ['/m/../secret.txt', 404, '<p>lost</p>'],
    ['/m/..%2fsecret.txt', 404, '<p>lost</p>'],
    ['/m/docs/%2e%2e/ten.txt', 200, '0123456789'],
    ['/m/docs/../ten.txt', 200, '0123456789'],
    ['/m/..%2fa dist 中-too/x.txt'.replace(/ /g, '%20').replace('中', '%E4%B8%AD'), 404, '<p>lost</p>'],
    ['/m//ten.txt', 200, '0123456789'],
    ['/m/ten.txt%00', 400, 'This is not a request for a page.\n'],
  ])('%s is %i', async (path, status, text) => {
    const answer = await get(`GET ${path}`);
    expect([statuses(answer), textOf(answer)]).toEqual([[status], text]);
  });

  it.each([
    ['/', 302, '/m/'],
    ['/m/index.html', 301, '/m/'],
    ['/m/docs/a.html?q=1', 301, '/m/docs/a?q=1'],
    ['/m/docs/a/', 301, '/m/docs/a'],
    ['/m/docs/b', 301, '/m/docs/b/'],
    ['/m/docs/b/index.html', 301, '/m/docs/b/'],
    ['/m/docs/%E4%B8%AD%20%E6%96%87.html', 301, '/m/docs/%E4%B8%AD%20%E6%96%87'],
    ['/m/old', 301, '/m/docs/a'],
    ['/m/old?q=1', 301, '/m/docs/a?q=1'],
    ['/m/docs/moved', 302, '/m/docs/a'],
    ['/m/blog/2025/x/y', 302, '/m/posts/2025-x/y'],
  ])('%s: %i to %s', async (path, status, to) => {
    const answer = await get(`GET ${path}`);
    expect([statuses(answer), header(answer, 'location')]).toEqual([[status], to]);
  });

  it.each<[string, number, string[]]>([
    ['POST /m/', 405, []],
    ['GET /m/', 403, ['Host: evil.example']],
    ['GET /m/ten.txt', 403, ['Origin: http://evil.example']],
  ])('%s: %i %j', async (line, status, headers) => {
    expect(statuses(await get(line, ...headers))).toEqual([status]);
  });
});

describe('headers', () => {
  it('are those of all rules that match, beside the defaults of hosts', async () => {
    const answer = await get('GET /m/ten.txt');
    expect(header(answer, 'x-one')).toBe('a, b');
    expect(header(answer, 'x-gone')).toBe('c');
    expect(header(answer, 'cache-control')).toBe('public, max-age=0, must-revalidate');
    const asset = await get('GET /m/assets/x.1.css');
    expect(header(asset, 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(header(await get('GET /m/docs/a.md'), 'content-type')).toBe('text/markdown; charset=gb18030');
    expect(header(await get('GET /m/docs/a'), 'x-gone')).toBeUndefined();
    expect(header(await get('GET /m/nowhere'), 'x-one')).toBe('a, b');
  });

  it('say which lines cannot be read', () => {
    expect(readHeaders('  X-A: b\n/a\n  no header\nalone\n').unread.map(({ line }) => line)).toEqual([1, 3, 4]);
    expect(readRedirects('/a\n/b /c 999\nb /c\n/d /e 301 x\n/f /g\n').unread.map(({ line }) => line)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(headersOf(readHeaders('/a(b\n  X: y\n').blocks, '/a(b').get('x')).toBe('y');
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity, br;q=0.2', undefined],
    ['*;q=0', undefined],
    ['gzip;q=x', undefined],
    ['', undefined],
  ])('%j gives %s', async (accept, coding) => {
    const answer = await get('GET /m/docs/a', `Accept-Encoding: ${accept}`);
    expect([header(answer, 'content-encoding'), header(answer, 'vary')]).toEqual([coding, 'accept-encoding']);
    const bytes = bodyOf(answer);
    const plain = coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(plain.toString('utf8')).toBe(`<p>${LONG}</p>`);
    expect(Number(header(answer, 'content-length'))).toBe(bytes.length);
  });

  it('leaves pictures and small files alone', async () => {
    for (const path of ['/m/photo.png', '/m/ten.txt']) {
      const answer = await get(`GET ${path}`, 'Accept-Encoding: br');
      expect([header(answer, 'content-encoding'), header(answer, 'vary')]).toEqual([undefined, undefined]);
    }
  });

  it('gives each form a tag of its own; 304 where the client has it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => header(await get('GET /m/docs/a', `Accept-Encoding: ${coding}`), 'etag')!,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const same = (tag: string, coding: string) =>
      get('GET /m/docs/a', `Accept-Encoding: ${coding}`, `If-None-Match: ${tag}`).then(statuses);
    expect(await same(tags[0]!, 'br')).toEqual([304]);
    expect(await same(`"x", W/${tags[2]}`, 'identity')).toEqual([304]);
    expect(await same(tags[0]!, 'gzip')).toEqual([200]);
    writeFileSync(join(out, 'docs/a.html'), `<p>${LONG}</p>`);
    expect(await same(tags[0]!, 'br')).toEqual([200]);
  });

  it('ranges are ranges of the plain file', async () => {
    const part = await get('GET /m/ten.txt', 'Range: bytes=2-4', 'Accept-Encoding: br');
    expect([statuses(part), textOf(part), header(part, 'content-range')]).toEqual([[206], '234', 'bytes 2-4/10']);
    const tag = header(await get('GET /m/docs/a', 'Accept-Encoding: br'), 'etag')!;
    const whole = await get('GET /m/docs/a', 'Range: bytes=0-1', `If-Range: ${tag}`);
    expect(statuses(whole)).toEqual([200]);
    expect(statuses(await get('GET /m/ten.txt', 'Range: bytes=20-'))).toEqual([416]);
  });

  it('HEAD has the headers alone', async () => {
    const answer = await get('HEAD /m/docs/a', 'Accept-Encoding: br');
    expect([statuses(answer), header(answer, 'content-encoding'), bodyOf(answer).length]).toEqual([[200], 'br', 0]);
  });
});
