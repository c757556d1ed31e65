/** Hooks and the programmatic interface, as another program uses them. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { buildFolder, configText, differing, makeSite, tags } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const CONTENT = { 'docs/a.md': '---\ntitle: 甲\n---\n\n正文\n', 'pages/index.md': '# 首页\n' };

/** Runs a program that imports the package; what it prints last is JSON. */
async function program<T>(dir: string, code: string, environment: NodeJS.ProcessEnv = {}): Promise<T> {
  const file = join(dir, '..', 'program.mjs');
  const api = pathToFileURL(join(root, 'lib/cli/api.js')).href;
  writeFileSync(file, `import { build, serve, createIndex } from ${JSON.stringify(api)};\n${code}\n`);
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    cwd: join(dir, '..'),
    env: { ...process.env, ...environment },
  });
  return JSON.parse(stdout) as T;
}

describe('hooks', () => {
  it('are called in order, change pages and heads, and stand in the page cache', async () => {
    const hooks = `hooks: {
      async contentLoaded(documents) { log('contentLoaded ' + documents.length); },
      pageData(page) { if (page.kind === 'doc') { page.title = '改'; page.route = '/elsewhere'; } return page; },
      head: async (page) => page.kind === 'doc' ? [{ tagName: 'meta', attributes: { name: 'x-own', content: page.route } }, { tagName: 'meta', attributes: { name: 'generator', content: 'other' } }] : undefined,
      built(result) { log('built ' + result.ok + ' ' + result.counts.pages); },
    }`;
    const log =
      "import { appendFileSync } from 'node:fs';\nconst log = (text) => appendFileSync(process.cwd() + '/log.txt', text + '\\n');\n";
    const dir = makeSite({ ...CONTENT, 'notes.config.ts': log + configText({}, hooks) });
    const built = await buildFolder(dir);
    expect(built.code, built.stderr).toBe(0);
    expect(readFileSync(join(dir, '../log.txt'), 'utf8')).toMatch(/^contentLoaded 2\nbuilt true \d+\n$/);
    const html = built.file('docs/a/index.html');
    expect(tags(html, 'meta').join('\n')).toContain('name="x-own" content="/docs/a"');
    expect(tags(html, 'meta').filter((tag) => tag.includes('"generator"'))).toEqual([
      '<meta name="generator" content="other">',
    ]);
    expect(built.file('index.html')).not.toContain('x-own');
    expect(built.file('_notes/page/docs/a.json')).not.toContain('x-own');
    writeFileSync(
      join(dir, 'notes.config.ts'),
      readFileSync(join(dir, 'notes.config.ts'), 'utf8').replace('x-own', 'x-new'),
    );
    expect((await buildFolder(dir)).file('docs/a/index.html')).toContain('x-new');
  });

  it.each(['contentLoaded', 'pageData', 'head', 'built'])(
    '%s that throws is a finding that fails the build',
    async (name) => {
      const dir = makeSite({
        ...CONTENT,
        'notes.config.ts': configText({}, `hooks: { ${name}() { throw new Error('kaputt'); } }`),
      });
      const built = await buildFolder(dir);
      expect([built.code, built.stderr]).toEqual([1, expect.stringMatching(/hook-throws[\s\S]*kaputt/)]);
      expect(built.paths.length > 0).toBe(name === 'built');
    },
  );
});

describe('the programmatic interface', () => {
  it('builds the same bytes with the same result as the command', async () => {
    const dir = makeSite(CONTENT);
    const command = await buildFolder(dir, ['--json'], 'by-command');
    const result = await program<{ ok: boolean; counts: object; problems: unknown[] }>(
      dir,
      "console.log(JSON.stringify(await build({ dir: 'site', out: 'by-api' })));",
    );
    const said = JSON.parse(command.stdout) as { ok: boolean; counts: { pages: number } };
    expect(result).toMatchObject({ ok: true, problems: [], counts: { pages: said.counts.pages } });
    const again = await buildFolder(dir, [], 'by-api');
    expect(differing(again, command)).toEqual([]);
    expect(again.stderr).toContain('0 files written');
  });

  it('gives the problems of the command as values', async () => {
    const dir = makeSite({ 'docs/a.md': '[x](/none)\n' });
    const command = await buildFolder(dir, ['--json']);
    const codes = await program<string[]>(
      dir,
      "const { ok, problems } = await build({ dir: 'site' }); console.log(JSON.stringify([String(ok), ...problems.map(({ code }) => code)]));",
    );
    const said = (JSON.parse(command.stdout) as { problems: { code: string }[] }).problems.map(({ code }) => code);
    expect(codes).toEqual(['false', ...said]);
    const none = await program<string[]>(
      dir,
      "console.log(JSON.stringify((await build({ dir: 'nowhere' })).problems.map(({ code }) => code)));",
    );
    expect(none).toEqual(['config-not-found']);
    expect(existsSync(join(dir, '../dist'))).toBe(false);
  });

  it('serves a site and builds again when a file changes', async () => {
    const dir = makeSite(CONTENT);
    const seen = await program<{ first: boolean; second: boolean; drawn: boolean }>(
      dir,
      `import { appendFileSync } from 'node:fs';
       let again; const rebuilt = new Promise((done) => { again = done; }); let count = 0;
       const site = await serve({ dir: 'site', port: 0, onBuild: () => { if (++count > 1) again(); } });
       const text = async () => (await fetch(site.url + 'docs/a')).text();
       const first = (await text()).includes('正文');
       await new Promise((done) => setTimeout(done, 300));
       appendFileSync('site/docs/a.md', '\\n新加的一句\\n');
       await rebuilt;
       const second = (await text()).includes('新加的一句');
       await site.close();
       console.log(JSON.stringify({ first, second, drawn: site.result.ok }));`,
    );
    expect(seen).toEqual({ first: true, second: true, drawn: true });
  });

  it('makes the records that notes index would push', async () => {
    const dir = makeSite(CONTENT);
    const pages = await program<string[]>(
      dir,
      "const { records } = await createIndex({ dir: 'site' }); console.log(JSON.stringify(records.map(({ page }) => page)));",
    );
    const { stdout } = await notes(['index', dir, '--dry-run'], { cwd: dir });
    const pushed = stdout
      .trim()
      .split('\n')
      .map((line) => new URL((JSON.parse(line) as { url: string }).url, 'https://x.invalid').pathname);
    expect([...new Set(pushed)].sort()).toEqual([...pages].sort());
  });

  it('gives all records of a site that holds a secret, of which no cache is kept', async () => {
    const dir = makeSite({ 'docs/a.md': '# 甲\n\n值是 secret-value-0。\n' });
    const contents = await program<(string | null)[]>(
      dir,
      "const { records } = await createIndex({ dir: 'site' }); console.log(JSON.stringify(records.flatMap((page) => page.records.map(({ content }) => content))));",
      { MY_TOKEN: 'secret-value-0' },
    );
    expect(contents).toContain('值是 secret-value-0。');
  });
});
