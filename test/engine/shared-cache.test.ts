/** Machines that share a store, each with a folder and a cache of its own: what one has made the others take over, and nothing that may not. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fencesOf } from '../manual/fences.js';
import { configText } from '../outputs/sites.js';
import { startNginx } from '../serve/nginx.js';
import { type CacheStore, openStore, sha256 } from './cache-store.js';
import { readTree, removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { notesInHost } from './tool-host.js';

afterAll(removeFolders);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const KEY = 'key-of-all-trusted-jobs';
const TOKEN = 'token-of-the-main-branch';
const KEYED = { NOTES_CACHE_KEY: KEY };
const WRITING = { ...KEYED, NOTES_CACHE_TOKEN: TOKEN };

const page = (title: string, more = '') =>
  `# ${title}\n\n${title}的正文，见[一](/docs/a/one)。\n\n## 第二节\n\n${more}\n`;
const HALF_A = { 'docs/a/one.md': page('一'), 'docs/a/two.md': page('二'), 'docs/index.md': page('首页') };
const HALF_B = {
  'docs/b/three.md': page('三'),
  'docs/a/four.md': page('四'),
  'docs/b/own.mdx': page('五', "import Part from './_part.mdx';\n\n<Part />"),
  'docs/b/_part.mdx': '同一段话。\n',
  'blog/2026-01-02-post.md': `${page('文章')}\n<!-- truncate -->\n\n以后的话。\n`,
};
const CONFIG = { 'notes.config.ts': configText({ onBrokenLinks: 'ignore' }) };

interface Result {
  code: number | null;
  counts: { compiled: number; rendered: number };
  codes: string[];
  out: Record<string, string>;
  stderr: string;
}

/** A machine that has nothing but the files. */
function machine(files: Readonly<Record<string, string>>) {
  const home = temporaryFolder();
  writeFiles(join(home, 'site'), files);
  return {
    site: join(home, 'site'),
    async build(url: string, env: Record<string, string> = KEYED, args: readonly string[] = []): Promise<Result> {
      const given = url === '' ? [] : ['--cache-url', url];
      const run = await notesInHost(['build', 'site', '-o', 'out', '--json', ...given, ...args], { cwd: home, env });
      const said = JSON.parse(run.stdout) as { counts: Result['counts']; problems: { code: string }[] };
      const codes = said.problems.map(({ code }) => code);
      return { ...run, counts: said.counts, codes, out: readTree(join(home, 'out')) };
    },
  };
}

/** The page with code of its own: its module holds the place of the site folder, and these differ. */
const WITH_CODE = 1;

const ALL = { ...CONFIG, ...HALF_A, ...HALF_B };

async function ownStore(): Promise<CacheStore> {
  const store = await openStore();
  closers.push(store.close);
  return store;
}

/** A store with all that a whole build gives, and the output. */
async function warmStore() {
  const store = await ownStore();
  const made = await machine(ALL).build(store.url, WRITING);
  expect(made.stderr + made.codes.join()).toBe('');
  store.requests.length = 0;
  return { store, out: made.out };
}

const puts = ({ requests }: CacheStore) => requests.filter(({ line }) => line.startsWith('PUT '));

describe('a store of nginx, as the manual sets it up', () => {
  it('has what two machines made of a half each, so that a third compiles nothing', async () => {
    const place = temporaryFolder();
    const folder = join(place, 'cache');
    mkdirSync(folder);
    const [recipe = ''] = fencesOf('deploy-cache').flatMap(({ lang, code }) => (lang === 'nginx' ? [code] : []));
    const text = recipe.replaceAll('/srv/cache', folder).replace('换成很长的令牌', TOKEN);
    const nginx = await startNginx(text, { place, notes: folder, www: folder });
    closers.push(nginx.close);
    const url = `http://127.0.0.1:${nginx.port}`;
    const first = await machine({ ...CONFIG, ...HALF_A }).build(url, WRITING);
    const second = await machine({ ...CONFIG, ...HALF_B }).build(url, WRITING);
    expect([first.codes, second.codes]).toEqual([[], []]);
    expect(first.counts.compiled + second.counts.compiled).toBe(8);
    const third = await machine(ALL).build(url);
    expect(third.counts.compiled).toBe(0);
    const alone = await machine(ALL).build('');
    expect(alone.counts.compiled).toBe(8);
    expect(third.out).toEqual(alone.out);
    // Nobody writes without the token.
    const refused = await machine(ALL).build(url, { ...KEYED, NOTES_CACHE_TOKEN: 'another-token-1' });
    expect([refused.code, refused.codes]).toEqual([0, ['cache-store-failed']]);
    const written = await machine(ALL).build(url, WRITING);
    expect([written.counts.rendered > 0, written.codes]).toEqual([true, []]);
    const last = await machine(ALL).build(url);
    expect([last.counts.compiled, last.counts.rendered, last.out]).toEqual([0, WITH_CODE, alone.out]);
  });
});

describe('a warm store', () => {
  it('spares a fresh clone compiling and rendering; without a token nothing is written', async () => {
    const { store, out } = await warmStore();
    const clone = await machine(ALL).build(store.url);
    expect([clone.counts.compiled, clone.counts.rendered, clone.codes]).toEqual([0, WITH_CODE, []]);
    expect(clone.out).toEqual(out);
    expect(puts(store)).toEqual([]);
    expect(store.requests.length).toBeGreaterThan(0);
  });

  it('leaves to a clone with an edit what the edit changes', async () => {
    const { store } = await warmStore();
    const edited = { ...ALL, 'docs/a/two.md': page('二', '新的一段') };
    const clone = machine(edited);
    const made = await clone.build(store.url);
    expect(made.counts.compiled).toBe(1);
    expect(made.counts.rendered).toBe(1 + WITH_CODE);
    const alone = await machine(edited).build('');
    expect(made.out).toEqual(alone.out);
    // The next build has outputs of both kinds.
    writeFiles(clone.site, { 'docs/a/two.md': ALL['docs/a/two.md'] });
    const back = await clone.build(store.url);
    expect(back.out).toEqual((await machine(ALL).build('')).out);
  });

  it('is not asked without the key, and believed nothing by who has another', async () => {
    const { store, out } = await warmStore();
    const fork = await machine(ALL).build(store.url, {});
    expect([fork.code, fork.codes, fork.out]).toEqual([0, ['cache-key-missing'], out]);
    expect(store.requests).toEqual([]);
    const other = await machine(ALL).build(store.url, { NOTES_CACHE_KEY: 'key-of-somebody-else' });
    expect(other.counts.compiled).toBe(8);
    expect(other.out).toEqual(out);
  });
});

describe('a store that lies', () => {
  /** Packs whose pages say something else. */
  const forged = (blobs: CacheStore['blobs']) => {
    const names = new Map<string, Buffer>();
    for (const [path, bytes] of blobs)
      if (path.startsWith('/cas/'))
        names.set(path, gzipSync(gunzipSync(bytes).toString('latin1').replaceAll('body', 'evil'), { level: 1 }));
    return names;
  };

  it('is found out by the hash of a pack', async () => {
    const { store, out } = await warmStore();
    for (const [path, bytes] of forged(store.blobs)) store.blobs.set(path, bytes);
    const clone = await machine(ALL).build(store.url, KEYED, ['--strict']);
    expect([clone.code, clone.codes]).toEqual([0, ['cache-store-failed']]);
    expect(clone.out).toEqual(out);
  });

  it('is found out by the MAC of an entry that leads to packs with the right hash', async () => {
    const { store, out } = await warmStore();
    const renamed = new Map<string, { hash: string; size: number }>();
    for (const [path, bytes] of forged(store.blobs)) {
      const hash = sha256(bytes);
      store.blobs.set(`/cas/${hash}`, bytes);
      renamed.set(path.slice('/cas/'.length), { hash, size: bytes.length });
    }
    for (const [path, bytes] of store.blobs)
      if (path.startsWith('/ac/')) {
        const entry = JSON.parse(bytes.toString()) as { packs: { hash: string }[] };
        for (const pack of entry.packs) Object.assign(pack, renamed.get(pack.hash));
        store.blobs.set(path, Buffer.from(JSON.stringify(entry)));
      }
    const clone = await machine(ALL).build(store.url);
    expect([clone.code, clone.codes, clone.counts.compiled]).toEqual([0, ['cache-store-failed'], 8]);
    expect(clone.out).toEqual(out);
  });
});

describe('a store that fails', () => {
  it.each(['hang', 'nonsense', 'refuse', 'down'] as const)('%s: the build is only slower', async (mood) => {
    const store = await ownStore();
    if (mood === 'down') await closers.pop()!();
    else store.mood = mood;
    const env = { ...WRITING, NOTES_CACHE_TIMEOUT: '1' };
    const made = await machine({ ...CONFIG, ...HALF_A }).build(store.url, env, ['--strict']);
    expect([made.code, made.codes]).toEqual([0, ['cache-store-failed']]);
    const alone = await machine({ ...CONFIG, ...HALF_A }).build('');
    expect(made.out).toEqual(alone.out);
    expect(JSON.stringify(made)).not.toContain(TOKEN);
  });

  it('has an address without secrets', async () => {
    const home = machine(CONFIG);
    const args = ['build', home.site, '--cache-url', 'https://me:geheim123@cache.example.com/'];
    const run = await notesInHost(args, { cwd: home.site });
    expect([run.code, run.stderr.includes('cache-url-invalid'), run.stderr.includes('geheim')]).toEqual([
      2,
      true,
      false,
    ]);
  });
});

describe('what leaves the machine', () => {
  it('holds nothing of drafts, of unlisted pages, of the environment', async () => {
    const store = await ownStore();
    const config = `export default { title: '站点', url: 'https://example.com', onBrokenLinks: 'ignore', docs: { editUrl: 'https://git.example.com/' }, tagline: process.env.TAGLINE_OF_HOME };\n`;
    const site = machine({
      ...HALF_A,
      'notes.config.mjs': config,
      'pages/index.tsx': 'export default () => <p>{process.env.ONLY_HERE}</p>;\n',
      'docs/hidden/draft.md': '---\ndraft: true\n---\n\n# 草稿\n\nDRAFTMARK\n',
      'docs/hidden/unlisted.mdx':
        "---\nunlisted: true\n---\nimport Part from './_part.mdx';\n\n# 不列出\n\nUNLISTEDMARK\n\n<Part />\n",
      'docs/hidden/_part.mdx': 'PARTIALMARK\n',
      'docs/hidden/open.md': page('公开', 'OPENMARK'),
    });
    const env = { ...WRITING, TAGLINE_OF_HOME: 'TAGLINEMARK 家', ONLY_HERE: 'RENDEREDMARK 此处' };
    const made = await site.build(store.url, env);
    expect([made.code, made.codes]).toEqual([0, []]);
    expect(Object.values(made.out).join('')).toContain('UNLISTEDMARK');
    expect(Object.values(made.out).join('')).toContain('TAGLINEMARK');
    const sent = puts(store).map(({ line, body }) =>
      line.startsWith('PUT /cas/') ? gunzipSync(body).toString() : body.toString(),
    );
    expect(sent.join('')).toContain('OPENMARK');
    for (const mark of [
      'DRAFTMARK',
      'UNLISTEDMARK',
      'PARTIALMARK',
      'TAGLINEMARK',
      'RENDEREDMARK',
      site.site,
      KEY,
      TOKEN,
    ])
      expect(sent.filter((text) => text.includes(mark)).length, mark).toBe(0);
    const lines = store.requests.map(({ line }) => line);
    expect(lines.filter((line) => !/^(?:GET|PUT) \/(?:ac|cas)\/[0-9a-f]{64}$/.test(line))).toEqual([]);
    expect(new Set(store.requests.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
    // A build with drafts gives nothing at all.
    store.requests.length = 0;
    const copy = machine({});
    cpSync(site.site, copy.site, { recursive: true, filter: (path) => !path.includes('.notes') });
    await copy.build(store.url, env, ['--drafts']);
    expect(puts(store)).toEqual([]);
  });
});
