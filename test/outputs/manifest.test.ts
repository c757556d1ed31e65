/** The manifest of a build, and what `notes verify` says of a folder and of an address. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { type Built, buildFolder, configText, makeSite } from './sites.js';

let built: Built;
let commit: string;
const manifestFile = () => join(dirname(built.dir), 'manifest.json');
const readManifest = () =>
  JSON.parse(readFileSync(manifestFile(), 'utf8')) as { made: Record<string, string>; files: Record<string, string> };

beforeAll(async () => {
  compileTool();
  const config = { 'notes.config.ts': configText({ trailingSlash: false }) };
  const dir = makeSite({ ...config, 'docs/a.md': '# A\n', 'docs/甲 乙.md': '# B\n', 'static/a#b.txt': 'text\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', dir, ...args], { encoding: 'utf8' });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
  commit = git('rev-parse', 'HEAD').trim();
  writeFileSync(join(dir, '.gitignore'), '.notes\n.gitignore\n');
  built = await buildFolder(dir, ['--manifest', join(dirname(dir), 'manifest.json')]);
});
afterAll(removeFolders);

const verify = (target: string, ...args: string[]) =>
  notes(['verify', target, '--manifest', manifestFile(), ...args], { cwd: dirname(built.dir) });

it('the manifest has the hash of every output, sorted, and apart from them commit, tool and Node', () => {
  const { made, files } = readManifest();
  expect(Object.keys(files)).toEqual(built.paths.toSorted());
  expect(files['docs/a.html']).toBe(createHash('sha256').update(built.file('docs/a.html')).digest('hex'));
  expect(made).toEqual({ commit, tool: expect.stringMatching(/^notes \d/), node: process.version });
});

it('no file of the output names commit or Node', () => {
  const named = built.paths.filter((path) => [commit, process.version].some((text) => built.file(path).includes(text)));
  expect(named).toEqual([]);
});

it('a second build of the same site has the same files in its manifest', async () => {
  const first = readManifest().files;
  await buildFolder(built.dir, ['--manifest', manifestFile()], 'again');
  expect(readManifest().files).toEqual(first);
});

it('a manifest inside the output folder is refused, and nothing is built', async () => {
  const run = await buildFolder(built.dir, ['--manifest', join(dirname(built.dir), 'third/m.json')], 'third');
  expect([run.code, run.stderr, run.paths]).toEqual([2, expect.stringContaining('manifest-inside'), []]);
});

it('a manifest that cannot be written is refused before anything is built', async () => {
  const run = await buildFolder(built.dir, ['--manifest', built.dir], 'fourth');
  expect([run.code, run.stderr, run.paths]).toEqual([1, expect.stringContaining('disk-refused'), []]);
});

it('a folder is compared: whole, changed, without a file, with one more', async () => {
  expect(await verify(built.out)).toMatchObject({ code: 0, stderr: expect.stringContaining('as the manifest says') });
  const page = join(built.out, 'docs/a.html');
  const before = readFileSync(page);
  writeFileSync(page, `${before}<script src=//evil.example></script>`);
  writeFileSync(join(built.out, 'more.html'), 'more');
  rmSync(join(built.out, 'a#b.txt'));
  const { code, stdout } = await verify(built.out, '--json');
  const { ok, problems } = JSON.parse(stdout) as { ok: boolean; problems: { code: string; args: { paths: string } }[] };
  expect([code, ok, problems.map((found) => [found.code, found.args.paths])]).toEqual([
    1,
    false,
    [
      ['verify-differs', 'docs/a.html'],
      ['verify-missing', 'a#b.txt'],
      ['verify-extra', 'more.html'],
    ],
  ]);
  writeFileSync(page, before);
  rmSync(join(built.out, 'more.html'));
  writeFileSync(join(built.out, 'a#b.txt'), 'text\n');
});

it('an address is compared, on a host that sends page addresses on and keeps files for itself', async () => {
  const changed = new Map<string, { status: number; text: string }>();
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(url ?? '').slice('/base/'.length);
    const other = changed.get(path);
    const file = built.paths.find((each) => each === path || each === `${path}.html`);
    if (other) response.writeHead(other.status).end(other.text);
    else if (path.endsWith('.html') && path !== '404.html')
      response.writeHead(301, { location: `/base/${encodeURI(path.slice(0, -5))}` }).end();
    else if (file === undefined || path === '_headers') response.writeHead(404).end('none');
    else response.writeHead(path === '404.html' ? 404 : 200).end(readFileSync(join(built.out, file)));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  const address = `http://127.0.0.1:${port}/base`;
  try {
    expect(await verify(address)).toMatchObject({ code: 0, stderr: expect.stringContaining('cannot be seen') });
    changed.set('docs/a', { status: 200, text: 'other' });
    changed.set('a#b.txt', { status: 404, text: 'text\n' });
    changed.set('sitemap.xml', { status: 503, text: '' });
    const run = await verify(address);
    expect(run.code).toBe(1);
    for (const said of [
      'verify-differs',
      'docs/a.html',
      'verify-missing',
      'a#b.txt',
      'HTTP 503 (1 in all): sitemap.xml',
    ])
      expect(run.stderr).toContain(said);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  const dead = await verify(address);
  expect([dead.code, dead.stderr]).toEqual([1, expect.stringContaining('verify-unreachable')]);
});

it('what is no manifest, and what is no site, is refused', async () => {
  const at = { cwd: dirname(built.dir) };
  const odd = join(dirname(built.dir), 'odd.json');
  for (const text of ['{', 'null', '{"format":2,"files":{}}', '{"format":1,"files":{"../a":"00"}}']) {
    writeFileSync(odd, text);
    const run = await notes(['verify', built.out, '--manifest', odd], at);
    expect([text, run.code, run.stderr]).toEqual([text, 2, expect.stringContaining('manifest-unreadable')]);
  }
  const nowhere = await verify('nowhere');
  expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('verify-nothing')]);
});
