/** Requests that a static host answers, and where `notes preview` answers otherwise than nginx, with the reason. */

import { expect } from 'vitest';

export interface Answer {
  status: number;
  location?: string;
  type?: string;
  encoding?: string;
  vary?: string;
  cache?: string;
  policy?: string;
  sniff?: string;
  modified?: string;
  tag?: string;
  ranges?: string;
  range?: string;
  body?: string;
}

/** Method and path below the base path, then headers, with ` | ` between. */
export type Case = string;

/** Time of the last change of every file. */
export const CHANGED = new Date('2026-01-02T03:04:05Z');
const AT = 'Fri, 02 Jan 2026 03:04:05 GMT';
const LATER = 'Fri, 02 Jan 2026 03:04:06 GMT';
const BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';

const CHINESE = '/docs/css/%E5%B1%82%E5%8F%A0%20%E9%A1%BA%E5%BA%8F';
const OLD = '/%E6%97%A7%20%E7%9A%84';

const PATHS = [
  ...['/', '/index.html', '/index', '/docs', '/docs/', '/docs/none', '/docs/none/', '/docs/none.html', '/DOCS/start'],
  ...['/docs/start', '/docs/start/', '/docs/start.html', '/docs/start.html?q=1', '/docs/start/?q=1', '/docs/start?q=%'],
  ...['/docs/start#x', '/docs/start/index.html', '/docs/css', '/docs/css/', '/docs/css.html', '/docs/css/index.html'],
  ...[CHINESE, `${CHINESE}/`, `${CHINESE}.html?x=%20y`, '/docs/%73tart', '/docs/50%2525', '/docs/50%25'],
  ...['/404', '/404.html', '/404/', '/_notes/frame.html', '/_notes/site.json', '/_notes/', '/_headers', '/_redirects'],
  ...['/_nginx.conf', '/.nojekyll', '/.git/config', '/.well-known/security.txt', '/docs/.x', '/docs/start.md'],
  ...['/ten.txt', '/ten.txt/', '/ten.txt?x', '/long.txt', '/empty.txt', '/a.svg', '/demo.html', '/demo', '/film.mp4'],
  ...[
    '/blog/rss.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/none.md',
    '/assets/none.js',
    '/app/',
    '/app',
    '/app/index.html',
  ],
  ...['/old', '/old/', '/old?q=1', '/old.html', '/old/index.html', OLD, `${OLD}?q=%20`, '/with-query?q=1', '/a$b'],
  ...[
    '//',
    '//docs/start',
    '/docs//start',
    '/docs///start',
    '/./docs/start',
    '/docs/.',
    '/docs/start/.',
    '/docs/start/..',
  ],
  ...[
    '/docs/../ten.txt',
    '/docs/%2e%2e/ten.txt',
    '/docs/..%2ften.txt',
    '/docs%2fstart',
    '/docs/..',
    '//evil.example/..',
  ],
  ...[
    '/..',
    '/../',
    '/../ten.txt',
    '/%2e%2e',
    '/%2e%2e/ten.txt',
    '/docs/../..',
    '/docs/../../ten.txt',
    '/...',
    '/a/...',
  ],
  ...['/%2e%2e%2f%2e%2e%2fetc/passwd', '/%', '/%zz', '/%ff', '/%00', '/ten.txt%00', '/docs\\start', '/ten.txt%20'],
  ...['/ten%2etxt', '/a+b', '/docs/start;x', '/~', "/'", '/"', '/<', '/{}', '/|', '/docs/start%3Fq', '/docs/start%23x'],
  ...[`/${'x'.repeat(9000)}`, `/${'x'.repeat(2000)}`, `/${'x/'.repeat(1000)}x`],
];

const RANGES = [
  ...['0-0', '2-4', '5-', '-3', '-0', '-20', '0-100', '10-', '9-', '20-30', '4-2', '0-1,4-5', '0-1, 4-5', '0-1,20-30'],
  ...[
    '20-30,40-50',
    '0-4,2-6',
    '4-5,0-1',
    '-2,0-0',
    '0-0,0-0,0-0,0-0',
    '0-9,0-9',
    '',
    'x',
    '0-1,x',
    '1',
    ' 0-1',
    '0-1;',
  ],
  ...['--1', '0-,-1', ',0-1', '0-1,', '-', '0-99999999999999999999'],
];

const CONDITIONS = [
  ...[AT, LATER, BEFORE, 'x', '0'].flatMap((time) => [`If-Modified-Since: ${time}`, `If-Unmodified-Since: ${time}`]),
  'If-Modified-Since: Friday, 02-Jan-26 03:04:05 GMT',
  ...['*', '"x"', 'x'].flatMap((tag) => [`If-None-Match: ${tag}`, `If-Match: ${tag}`]),
  ...[`If-None-Match: "x"`, 'Accept-Encoding: gzip', 'Range: bytes=0-1'].map(
    (further) => `If-Modified-Since: ${AT} | ${further}`,
  ),
];

const CODINGS = [
  ...['gzip', 'gzip;q=0', 'gzip;q=0.5', 'gzip; q=0.001', 'gzip;q=1.000', 'gzip;q=1.001', 'gzip;q=x', 'GZIP', ' gzip '],
  ...['identity', '*', '*;q=0', 'gzip, identity;q=0.5', 'gzip;q=0.5, identity', 'deflate, gzip', 'identity;q=0', ''],
  ...['gzip;level=1', 'gzip;q=0, gzip'],
];

const METHODS = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'FOO', 'get'];

export const CASES: readonly Case[] = [
  ...PATHS.map((path) => `GET ${path}`),
  ...['/docs/start', '/docs/none', '/old', '/docs/start/', '/ten.txt', '/empty.txt'].map((path) => `HEAD ${path}`),
  ...METHODS.flatMap((method) => ['/docs/start', '/docs/none', '/ten.txt'].map((path) => `${method} ${path}`)),
  ...['OPTIONS *', 'GET docs/start', 'GET http://localhost/docs/start', 'GET ftp://localhost/', 'POST /old'],
  ...['GET /ten.txt HTTP/1.0 | no host', 'GET /ten.txt | no host', 'GET /ten.txt HTTP/2.0', 'GET /ten.txt HTTP/1.2'],
  ...['a b', 'evil.example', 'localhost | Host: localhost'].map((host) => `GET /ten.txt | Host: ${host}`),
  ...RANGES.map((range) => `GET /ten.txt | Range: bytes=${range}`),
  ...['Range: items=0-1', 'Range: Bytes=0-1', 'Range: bytes'].map((header) => `GET /ten.txt | ${header}`),
  ...[AT, LATER, BEFORE, 'x', '"x"'].map((value) => `GET /ten.txt | Range: bytes=0-1 | If-Range: ${value}`),
  ...['HEAD /ten.txt', 'HEAD /empty.txt', 'GET /docs/none', 'GET /old', 'GET /docs/start', 'GET /empty.txt'].map(
    (line) => `${line} | Range: bytes=0-1`,
  ),
  'GET /empty.txt | Range: bytes=-1',
  'GET /docs/start | Range: bytes=0-1 | Accept-Encoding: gzip',
  'GET /film.mp4 | Range: bytes=0-1,998- | Accept-Encoding: gzip',
  ...CONDITIONS.flatMap((header) =>
    ['GET /docs/start', 'HEAD /docs/start', 'GET /docs/none', 'GET /old'].map((line) => `${line} | ${header}`),
  ),
  ...CODINGS.map((accept) => `GET /docs/start | Accept-Encoding: ${accept}`),
  ...[
    '/long.txt',
    '/ten.txt',
    '/film.mp4',
    '/a.svg',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/_notes/site.json',
    '/docs/none',
    '/docs/start.md',
  ].flatMap((path) => ['GET', 'HEAD'].map((method) => `${method} ${path} | Accept-Encoding: gzip`)),
];

/** Ways of serving a site: below the root, below a base path, or below the root with slashes after all addresses. */
export type Mode = 'root' | 'base' | 'slashes';

export interface Difference {
  why: string;
  /** Either at the start of the name of a case. */
  cases: readonly Case[];
  modes?: readonly Mode[];
  preview: Partial<Answer>;
  nginx: Partial<Answer>;
}

const gets = (...paths: string[]) => paths.map((path) => `GET ${path}`);

/** Every difference. What is not here is the same. */
export const DIFFERENCES: readonly Difference[] = [
  {
    why: 'nginx changes an address before it looks for the file, and says only at the next one that nothing is there',
    cases: gets(
      '/docs/start/index.html',
      '/docs/css/index.html',
      '/docs/none/',
      '/ten.txt/',
      '/_notes/',
      '/old/index.html',
    ),
    modes: ['root', 'base'],
    preview: { status: 404 },
    nginx: { status: 301 },
  },
  {
    why: 'the same, for an ending',
    cases: gets('/docs/none.html'),
    preview: { status: 404 },
    nginx: { status: 301 },
  },
  {
    why: 'the same, and the next address leads to the one with a slash',
    cases: gets('/docs/start.html', '/docs/start.html?q=1', '/docs/css.html', `${CHINESE}.html?x=%20y`, '/old.html'),
    modes: ['slashes'],
    preview: { status: 404 },
    nginx: { status: 301 },
  },
  {
    why: 'the page for what is missing is nobody’s address',
    cases: gets('/404/'),
    modes: ['root', 'base'],
    preview: { status: 200 },
    nginx: { status: 301, location: expect.stringMatching(/\/404$/) },
  },
  {
    why: 'hosts show `x.html` as `x` in any site; the recipe for slashes does not',
    cases: gets('/404', '/404/', '/demo'),
    modes: ['slashes'],
    preview: { status: 200 },
    nginx: { status: 404 },
  },
  {
    why: 'hosts know the address of a folder by its slash; the recipe for addresses without slashes shows it there too',
    cases: gets('/app'),
    modes: ['root', 'base'],
    preview: { status: 301 },
    nginx: { status: 200 },
  },
  {
    why: 'hosts send `x/index` to `x/`',
    cases: gets('/index'),
    modes: ['root', 'base'],
    preview: { status: 301 },
    nginx: { status: 200 },
  },
  {
    why: 'hosts send `x/index` to `x/`; the recipe for slashes knows no file without its ending',
    cases: gets('/index'),
    modes: ['slashes'],
    preview: { status: 301 },
    nginx: { status: 404 },
  },
  {
    why: 'the preview leads to the site from the root of the host; what nginx has there is not the site’s',
    cases: gets('/..', '/../', '/%2e%2e', '/docs/../..'),
    modes: ['base'],
    preview: { status: 302 },
    nginx: { status: 403 },
  },
  {
    why: 'the same, and the headers of the site are for its own addresses',
    cases: gets('/../ten.txt', '/%2e%2e/ten.txt', '/docs/../../ten.txt'),
    modes: ['base'],
    preview: { status: 404 },
    nginx: { status: 404 },
  },
  {
    why: 'names of files are text here, and these bytes are none',
    cases: gets('/%ff'),
    preview: { status: 400 },
    nginx: { status: 404 },
  },
  {
    why: 'nginx looks for the file before it looks at the method; the preview says at once that it only reads',
    cases: ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'].map((method) => `${method} /docs/none`),
    preview: { status: 405 },
    nginx: { status: 404 },
  },
  {
    why: 'the same, where the address has another',
    cases: ['POST /old'],
    preview: { status: 405 },
    nginx: { status: 301 },
  },
  {
    why: 'the same, where the address lacks a slash',
    cases: ['POST /docs/start'],
    modes: ['slashes'],
    preview: { status: 405 },
    nginx: { status: 301 },
  },
  {
    why: 'the parser of Node knows no such method',
    cases: ['FOO /docs/start', 'FOO /ten.txt'],
    preview: { status: 400 },
    nginx: { status: 405 },
  },
  {
    why: 'the parser of Node knows no such method',
    cases: ['FOO /docs/none'],
    preview: { status: 400 },
    nginx: { status: 404 },
  },
  {
    why: 'the parser of Node knows 1.0 and 1.1, and takes 2.0 for them',
    cases: ['GET /ten.txt HTTP/2.0'],
    preview: { status: 200 },
    nginx: { status: 505 },
  },
  {
    why: 'the parser of Node knows 1.0 and 1.1',
    cases: ['GET /ten.txt HTTP/1.2'],
    preview: { status: 400 },
    nginx: { status: 200 },
  },
  {
    why: 'a request without a host may come from a page of another site, as one for another host may',
    cases: ['GET /ten.txt HTTP/1.0 | no host'],
    preview: { status: 400 },
    nginx: { status: 200 },
  },
  {
    why: 'a page of another site can make its name lead to this machine',
    cases: ['GET /ten.txt | Host: evil.example'],
    preview: { status: 403 },
    nginx: { status: 200 },
  },
  {
    why: 'what is no name is a name that is not allowed',
    cases: ['GET /ten.txt | Host: a b'],
    preview: { status: 403 },
    nginx: { status: 400 },
  },
  {
    why: 'this is no address of HTTP',
    cases: gets('ftp://localhost/'),
    modes: ['root', 'slashes'],
    preview: { status: 400 },
    nginx: { status: 200 },
  },
  {
    why: 'this is no address of HTTP; nginx reads it as the root of the host',
    cases: gets('ftp://localhost/'),
    modes: ['base'],
    preview: { status: 400 },
    nginx: { status: 403 },
  },
  {
    why: 'a range may end behind the content, however far (RFC 9110, section 14.1.2)',
    cases: gets('/ten.txt | Range: bytes=0-99999999999999999999'),
    preview: { status: 206 },
    nginx: { status: 416 },
  },
  {
    why: 'ranges are for GET alone (RFC 9110, section 14.2)',
    cases: ['HEAD /ten.txt | Range: bytes=0-1'],
    preview: { status: 200 },
    nginx: { status: 206 },
  },
  {
    why: 'a time that cannot be read is no condition (RFC 9110, section 13.1.4)',
    cases: ['GET', 'HEAD'].map((method) => `${method} /docs/start | If-Unmodified-Since: x`),
    modes: ['root', 'base'],
    preview: { status: 200 },
    nginx: { status: 412 },
  },
  {
    why: 'an asterisk is every coding (RFC 9110, section 12.5.3), and hosts have Brotli',
    cases: gets('/docs/start | Accept-Encoding: *'),
    modes: ['root', 'base'],
    preview: { encoding: 'br', body: expect.any(String), ranges: undefined },
    nginx: { encoding: undefined, ranges: 'bytes' },
  },
  {
    why: 'the client would rather have it as it is (RFC 9110, section 12.5.3)',
    cases: gets('/docs/start | Accept-Encoding: gzip;q=0.5, identity'),
    modes: ['root', 'base'],
    preview: { encoding: undefined, ranges: 'bytes' },
    nginx: { encoding: 'gzip' },
  },
];
