/** The same raw requests to `notes preview` and to nginx with the recipes of the manual: the answers are the same, save where the table says why not. */
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeaders, readRedirects } from '../../cli/preview/host-rules.js';
import { previewer } from '../../cli/preview/preview.js';
import { listenWith } from '../../cli/serve/http-server.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { manualPage } from '../manual/fences.js';
import { buildFolder, makeSite } from '../outputs/sites.js';
import { nginxRecipes, startNginx } from './nginx.js';
import { exchange } from './raw.js';
import { type Answer, CASES, type Case, CHANGED, DIFFERENCES, type Mode } from './static-host-cases.js';

afterAll(removeFolders);

const FILES = {
  'docs/start.md': `# 开始\n\n## 第二\n\n${'正文，正文，正文。\n\n'.repeat(60)}`,
  'docs/css/index.md': '# 样式\n\n## 第二\n',
  'docs/css/层叠 顺序.md': '# 层叠\n',
  'docs/50%.md': '---\nslug: /50%25\n---\n# 五十\n',
  'blog/2026-01-02-p.md': '# 文章\n\n正文\n\n<!-- truncate -->\n',
  'pages/index.md': '# 首页\n',
  'static/ten.txt': '0123456789',
  'static/long.txt': '一行文字 '.repeat(300),
  'static/empty.txt': '',
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'static/demo.html': '<!doctype html><title>demo</title><script>1</script>\n',
  'static/app/index.html': '<!doctype html><title>app</title>\n',
  'static/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  'static/film.mp4': '0123456789'.repeat(100),
};
const REDIRECTS = [
  { from: '/old', to: '/docs/start' },
  { from: '/旧 的', to: '/docs/css' },
  { from: '/a$b', to: '/docs/css' },
  { from: '/with-query', to: '/docs/start?a=1#第二' },
];

interface Hosts {
  preview: number;
  nginx: number;
}

const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

/** Builds the site and serves its output in both ways. */
async function serveBoth(recipe: string, base: string, trailingSlash: boolean): Promise<Hosts> {
  const config = { url: 'https://example.com', title: '站点', trailingSlash, redirects: REDIRECTS };
  const options = JSON.stringify({ ...config, hostFiles: ['headers', 'nginx'], onBrokenLinks: 'warn' });
  const dir = makeSite({ 'notes.config.mjs': `export default ${options};\n`, ...FILES });
  const built = await buildFolder(dir, ['--base', base], `www${base}`.replace(/\/$/, ''));
  expect(built.code, built.stderr).toBe(0);
  const { out } = built;
  for (const path of built.paths) utimesSync(join(out, path), CHANGED, CHANGED);
  const headers = readHeaders(readFileSync(join(out, '_headers'), 'utf8')).blocks;
  const redirects = readRedirects(readFileSync(join(out, '_redirects'), 'utf8')).lines;
  const listener = previewer({ out, baseUrl: base, headers, redirects, host: '127.0.0.1' });
  const preview = await listenWith(listener, { host: '127.0.0.1', port: 0, baseUrl: () => base });
  const nginx = await startNginx(recipe, { place: temporaryFolder(), notes: out, www: join(dir, '../www') });
  closers.push(
    () => preview.close(),
    () => nginx.close(),
  );
  return { preview: preview.port, nginx: nginx.port };
}

/** Returns the relevant part of an answer: for a refusal its existence, for a redirect its target. */
function read(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(first.split(' ')[1] ?? 0);
  const named = (name: string) => headers.get(name);
  // A tag that is weak since the answer is compressed says the same.
  const tag = named('etag')?.replace(/^(?:W\/)?"[^"]*"$/, 'a tag');
  if (status === 304) return { status, tag, modified: named('last-modified'), cache: named('cache-control') };
  if (![200, 206, 404].includes(status)) return { status, location: named('location'), range: named('content-range') };
  const bytes = unchunked(Buffer.from(text.slice(end + 4), 'latin1'), headers);
  const body = named('content-encoding') === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes;
  const boundary = /boundary=(\S+)/.exec(named('content-type') ?? '')?.[1] ?? '\0';
  // The types of nginx: XML is text, and JSON, CSS and scripts have no charset, which is UTF-8 then.
  const type = named('content-type')
    ?.replace(boundary, 'boundary')
    .replace('text/xml', 'application/xml')
    .replace(/^(application\/json|text\/css); *charset=utf-8$/i, '$1')
    .replace(/(?:application|text)\/javascript.*/, 'javascript')
    .replace(/; */, ';');
  const common = {
    status,
    type,
    encoding: named('content-encoding'),
    vary: named('vary')?.toLowerCase(),
    cache: named('cache-control'),
    policy: named('content-security-policy'),
    sniff: named('x-content-type-options'),
    body: body.toString('utf8').replaceAll(boundary, 'boundary'),
  };
  if (status === 404) return common;
  const range = { range: named('content-range'), ranges: status === 200 ? named('accept-ranges') : undefined };
  return { ...common, ...range, tag, modified: named('last-modified') };
}

function unchunked(bytes: Buffer, headers: ReadonlyMap<string, string>): Buffer {
  if (headers.get('transfer-encoding') !== 'chunked') return bytes;
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(length > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

/** Sends a request to both, below the base path. */
async function answersOf(hosts: Hosts, row: Case, base: string) {
  const [request = '', ...headers] = row.split(' | ');
  const [method = '', path = '', version = 'HTTP/1.1'] = request.split(' ');
  const target = path.replace(/^(https?:\/\/[^/]*)?\//, (_, host: string | undefined) => (host ?? '') + base);
  const own = headers.some((header) => /^host:/i.test(header)) ? headers : ['Host: localhost', ...headers];
  const sent = headers.includes('no host') ? [] : own;
  const text = [`${method} ${target} ${version}`, ...sent, 'Connection: close', '', ''].join('\r\n');
  const [preview, nginx] = await Promise.all([exchange(hosts.preview, text), exchange(hosts.nginx, text)]);
  return { preview: read(preview), nginx: read(nginx) };
}

/** The recipe for sites whose addresses end with a slash: what the manual says to change. */
function slashed(recipe: string): string {
  const said =
    /`trailingSlash: true`.*?去掉有 `rewrite` 的那个 `if`，`try_files` 写成 `([^`]*)`，`error_page` 写成 `([^`]*)`/.exec(
      manualPage('deploy-server'),
    );
  return recipe
    .replace(/^ *if \([^{]*\{\s*rewrite [^}]*\}\n/m, '')
    .replace(/try_files [^;]*/, `try_files ${said?.[1]}`)
    .replace(/error_page [^;]*/, `error_page ${said?.[2]}`);
}

const [atRoot = '', belowBase = ''] = nginxRecipes();

describe.each<[Mode, string, string]>([
  ['root', '/', atRoot],
  ['base', '/notes/', belowBase],
  ['slashes', '/', slashed(atRoot)],
])('%s', (mode, base, recipe) => {
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await serveBoth(recipe, base, mode === 'slashes');
  });

  it.each(CASES.map((row) => [row.slice(0, 120), row] as const))('%s', async (_, row) => {
    const { preview, nginx } = await answersOf(hosts, row, base);
    const difference = DIFFERENCES.find(({ cases, modes = [mode] }) => modes.includes(mode) && cases.includes(row));
    if (!difference) return expect(preview).toEqual(nginx);
    const { preview: ours, nginx: theirs } = difference;
    expect({ preview, nginx }).toMatchObject({ preview: ours, nginx: theirs });
  });

  it('keeps files that are named by their content', async () => {
    const { preview } = await answersOf(hosts, 'GET /docs/start/', base);
    const page = preview.body ?? (await answersOf(hosts, 'GET /docs/start', base)).preview.body ?? '';
    const asset = /(?:href|src)="([^"]*assets\/[^"]+\.(?:css|js))"/.exec(page)?.[1]?.slice(base.length);
    const answers = await answersOf(hosts, `GET /${asset} | Accept-Encoding: gzip`, base);
    expect(answers.preview).toMatchObject({
      status: 200,
      encoding: 'gzip',
      cache: expect.stringContaining('immutable'),
    });
    expect(answers.preview).toEqual(answers.nginx);
  });
});

it('every difference that is told of belongs to a case', () => {
  expect(DIFFERENCES.flatMap(({ cases }) => cases).filter((row) => !CASES.includes(row))).toEqual([]);
});
