import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';

afterAll(removeFolders);

const FENCE = '```';
const GOOD = `---
title: 甲
---

数组求和，结果用 ${'`'}reduce${'`'} 累加。

${FENCE}ts
export const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
sum([1, 2]); // => 3
${FENCE}
`;
const BAD = `---
title: 乙
---

使用React渲染，见[丙](./c.md)。

${FENCE}ts
const n: string = 1;
n.length; // => 2
${FENCE}
`;

const files = (changes: Record<string, string> = {}) => ({
  'notes.config.json': JSON.stringify({
    title: '站',
    url: 'https://a.example',
    docs: {},
    blog: false,
    pages: false,
    onBrokenMarkdownLinks: 'warn',
  }),
  'docs/a.md': GOOD,
  ...changes,
});

let site: string;
beforeEach(() => {
  site = temporaryFolder();
});
const check = (...args: string[]) => notesInHost(['check', site, ...args], { cwd: site });
interface Json {
  ok: boolean;
  problems: { code: string; file?: string; line?: number; column?: number }[];
  counts: Record<string, number>;
  unchecked: { what: string; why: string }[];
}
const json = async (...args: string[]) => JSON.parse((await check('--json', ...args)).stdout) as Json;
const places = ({ problems }: Json) =>
  problems.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`);

describe('notes check', () => {
  it('passes a good site and says what it looked at and what not', async () => {
    writeFiles(site, files());
    const { code, stdout, stderr } = await check();
    expect(code).toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toContain('1 file, 1 JS/TS block: 1 type-checked, 1 run with 1 expectation, 0 only parsed');
    expect(stderr).toContain(
      'Not checked: the search (--search); outer links (--external); the pages in a browser (--browser)',
    );
    expect(stderr).toContain('✓ no findings');
  });

  it('finds links, types, expectations and typography at their places, cold and warm alike', async () => {
    writeFiles(site, files({ 'docs/b.md': BAD }));
    const cold = await json();
    expect(places(cold)).toEqual([
      'docs/b.md:5:2 check-space-han-latin',
      'docs/b.md:5:7 check-space-han-latin',
      expect.stringMatching(/^docs\/b\.md:5:\d+ link-markdown$/),
      'docs/b.md:8:7 check-types',
      'docs/b.md:9:11 check-expectation',
    ]);
    expect(existsSync(join(site, '.notes/check.json'))).toBe(true);
    const warm = await json();
    expect({ ...warm, ms: 0 }).toEqual({ ...cold, ms: 0 });
    expect(cold.ok).toBe(false);
    expect((await check()).code).toBe(1);
  });

  it.each<[string[], string[]]>([
    [['--only', 'types'], ['check-types']],
    [['--only', 'code'], ['check-expectation']],
    [['--only', 'build'], ['link-markdown']],
    [['--skip', 'prose,build,types'], ['check-expectation']],
  ])('%s', async (args, codes) => {
    writeFiles(site, files({ 'docs/b.md': BAD }));
    expect((await json(...args)).problems.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    [['--only', 'prosa'], 'Did you mean "prose"?'],
    [['--clock', '2026-13-01'], '"2026-13-01" is not a date'],
    [['--extern'], 'Did you mean "--external"?'],
  ])('refuses %s', async (args, words) => {
    writeFiles(site, files());
    const { code, stderr } = await check(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  it('warnings fail with --strict alone', async () => {
    writeFiles(site, files({ 'docs/b.md': '---\ntitle: 乙\n---\n\n使用React。\n' }));
    expect((await check()).code).toBe(0);
    expect((await check('--strict')).code).toBe(1);
  });

  it('--fix repairs prose in place, once, and leaves code alone', async () => {
    writeFiles(site, files({ 'docs/b.md': BAD.replace('const n', '// 使用React,好\nconst n') }));
    const before = readFileSync(join(site, 'docs/a.md'), 'utf8');
    expect((await check('--fix')).stderr).toContain('2 repairs in 1 file');
    const fixed = readFileSync(join(site, 'docs/b.md'), 'utf8');
    expect(fixed).toContain('使用 React 渲染，见[丙]');
    expect(fixed).toContain('// 使用React,好');
    expect(readFileSync(join(site, 'docs/a.md'), 'utf8')).toBe(before);
    expect((await check('--fix')).stderr).toContain('0 repairs in 0 files');
    expect(readFileSync(join(site, 'docs/b.md'), 'utf8')).toBe(fixed);
  });

  it('finds orphans: in no sidebar and not linked from another page', async () => {
    const doc = (title: string, text = '正文。') => `---\ntitle: ${title}\n---\n\n${text}\n`;
    writeFiles(
      site,
      files({
        'notes.config.json': JSON.stringify({
          title: '站',
          url: 'https://a.example',
          docs: { sidebarPath: 'sidebars.json' },
          blog: false,
          pages: false,
        }),
        'sidebars.json': '{"main": ["a"]}',
        'docs/a.md': doc('甲', '见[乙](./b.md)。'),
        'docs/b.md': doc('乙'),
        'docs/c.md': doc('丙', '见[自己](./c.md)。'),
      }),
    );
    expect(places(await json('--only', 'orphans'))).toEqual(['docs/c.md:1:undefined check-orphan']);
  });

  it('knows stale notes by the date of --clock', async () => {
    writeFiles(
      site,
      files({
        'notes.config.json': JSON.stringify({
          title: '站',
          url: 'https://a.example',
          blog: false,
          check: { staleAfter: 30 },
        }),
        'docs/b.md': '---\ntitle: 乙\nlast_reviewed: 2026-01-01\n---\n\n正文。\n',
      }),
    );
    expect(places(await json('--only', 'prose', '--clock', '2026-01-31'))).toEqual([]);
    expect(places(await json('--only', 'prose', '--clock', '2026-02-01'))).toEqual(['docs/b.md:3:1 check-stale']);
  });

  it('speaks SARIF 2.1.0 and GitHub annotations', async () => {
    writeFiles(site, files({ 'docs/b.md': BAD }));
    const { runs, version } = JSON.parse((await check('--format', 'sarif')).stdout);
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toContain('check-types');
    expect(runs[0].results.find(({ ruleId }: { ruleId: string }) => ruleId === 'check-types')).toMatchObject({
      level: 'error',
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'docs/b.md' }, region: { startLine: 8, startColumn: 7 } } },
      ],
    });
    expect((await check('--format', 'github')).stdout).toMatch(
      /^::error file=docs\/b\.md,line=9,col=11,title=check-expectation::Expected 2, got undefined/m,
    );
  });

  it('names files from where the command stands, as build servers do', async () => {
    writeFiles(site, files({ 'docs/b.md': BAD }));
    const name = basename(site);
    const run = (format: string) => notesInHost(['check', name, '--format', format], { cwd: dirname(site) });
    expect((await run('github')).stdout).toContain(`file=${name}/docs/b.md,line=9`);
    expect((await run('sarif')).stdout).toContain(`"uri": "${name}/docs/b.md"`);
    expect((await run('json')).stdout).toContain('"file": "docs/b.md"');
  });

  it('keeps results for the badges once asked to, with the day of each', async () => {
    const record = () => JSON.parse(readFileSync(join(site, '.checked.json'), 'utf8'));
    writeFiles(site, files());
    await check();
    expect(existsSync(join(site, '.checked.json'))).toBe(false);
    await check('--record', '--clock', '2026-01-01');
    expect(record()).toMatchObject({
      node: process.versions.node,
      units: { 'docs/a.md': [[expect.any(String), expect.any(String), '2026-01-01', 'node', 1]] },
    });
    const [[key]] = record().units['docs/a.md'];
    // Other code with the same result keeps its day; another result has a new one; a failing block has none.
    writeFileSync(join(site, 'docs/a.md'), GOOD.replace('a + b', 'b + a'));
    await check('--clock', '2026-02-02');
    expect(record().units['docs/a.md'][0][0]).not.toBe(key);
    expect(record().units['docs/a.md'][0][2]).toBe('2026-01-01');
    writeFileSync(join(site, 'docs/a.md'), GOOD.replace('[1, 2]', '[1, 3]').replace('=> 3', '=> 4'));
    await check('--clock', '2026-03-03');
    expect(record().units['docs/a.md'][0][2]).toBe('2026-03-03');
    writeFileSync(join(site, 'docs/a.md'), GOOD.replace('=> 3', '=> 4'));
    await check();
    expect(record().units).toEqual({});
  });

  it('names a second Node beside the first where the result is the same, until the code changes', async () => {
    const file = join(site, '.checked.json');
    const badge = async () => {
      await notesInHost(['build', site, '-o', `${site}-out`], { cwd: site });
      return /codeBlockChecked">([^<;]*)/.exec(readFileSync(join(`${site}-out`, 'docs/a/index.html'), 'utf8'))?.[1];
    };
    writeFiles(site, files());
    // Without a record there is nothing to add to.
    await check('--second-node');
    expect(existsSync(file)).toBe(false);
    await check('--record');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, node: '20.19.0' }));
    await check('--second-node');
    expect(await badge()).toBe(`Run in Node 20.19.0 and ${process.versions.node}`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"second": "[^"]*"/, '"second": "99.0.0"'));
    await check();
    expect(await badge()).toBe(`Run in Node ${process.versions.node} and 99.0.0`);
    writeFileSync(join(site, 'docs/a.md'), GOOD.replace('a + b', 'b + a'));
    await check();
    expect(await badge()).toBe(`Run in Node ${process.versions.node}`);
    // Another result than the recorded one.
    const other = readFileSync(file, 'utf8').replace(/("docs\/a\.md": \[\["[^"]*",")[^"]*/, '$1other');
    writeFileSync(file, other.replace(/"node": "[^"]*"/, '"node": "20.19.0"'));
    await check('--second-node');
    expect(await badge()).toBe('Run in Node 20.19.0');
    rmSync(`${site}-out`, { recursive: true, force: true });
  });

  it('checks one language at a time, and keeps what was run in the others', async () => {
    const english = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';
    const config = {
      ...JSON.parse(files()['notes.config.json']),
      i18n: { defaultLocale: 'zh', locales: ['zh', 'en'] },
    };
    const wrong = `# A\n\nSee [B](./b.md).\n\n${FENCE}ts\nconst n: string = 1;\n${FENCE}\n`;
    writeFiles(site, files({ 'notes.config.json': JSON.stringify(config), [english]: wrong }));
    expect(places(await json('--record', '--clock', '2026-01-01'))).toEqual([]);
    expect(places(await json('--locale', 'en'))).toEqual([
      expect.stringMatching(new RegExp(`^${english}:3:\\d+ link-markdown$`)),
      `${english}:6:7 check-types`,
    ]);
    writeFiles(site, { [english]: '# A\n\n```js steps\n1 + 1; // => 2\n```\n' });
    for (const args of [['--locale', 'en'], [], ['--locale', 'en']]) expect((await check(...args)).code).toBe(0);
    const { units } = JSON.parse(readFileSync(join(site, '.checked.json'), 'utf8'));
    expect(Object.keys(units).sort()).toEqual(['docs/a.md', english]);
    await check();
    expect(readFileSync(join(site, '.steps.json'), 'utf8')).toContain(english);
    rmSync(join(site, english));
    await check();
    expect(readFileSync(join(site, '.checked.json'), 'utf8')).not.toContain(english);
    expect(existsSync(join(site, '.steps.json'))).toBe(false);
  });

  it('shows badges in the build, and none on a block edited since', async () => {
    const page = async () => {
      await notesInHost(['build', site, '-o', `${site}-out`], { cwd: site });
      return readFileSync(join(`${site}-out`, 'docs/a/index.html'), 'utf8');
    };
    writeFiles(site, files());
    expect(await page()).not.toContain('codeBlockChecked');
    await check('--record', '--clock', '2026-01-01');
    const checked = await page();
    expect(checked).toContain(`Node ${process.versions.node}`);
    expect(checked).toContain('data-flags="run"');
    expect(checked).toContain('data-script="export const sum = (list) =&gt; list.reduce(');
    expect(checked).toContain('//! =&gt; 3');
    writeFileSync(join(site, 'docs/a.md'), GOOD.replace('a + b', 'b + a'));
    expect(await page()).not.toContain('codeBlockChecked');
    rmSync(`${site}-out`, { recursive: true, force: true });
  });

  it('plants faults and names the survivors', async () => {
    writeFiles(site, files());
    const first = await check('--mutate', '3', '--seed', '1', '--json');
    const { planted, caught, survivors, seed } = JSON.parse(first.stdout);
    expect({ seed, planted: planted > 0, sum: caught + survivors.length === planted }).toEqual({
      seed: 1,
      planted: true,
      sum: true,
    });
    expect((await check('--mutate', '3', '--seed', '1', '--json')).stdout).toBe(first.stdout);
  });
});
