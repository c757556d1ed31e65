/** Output of commands on a terminal: progress that leaves nothing behind, colours, verbosity. */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayWidth } from '../../cli/report/display-width.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';
import { onTerminal } from './pseudo-terminal.js';

beforeAll(compileTool);
afterAll(removeFolders);

const ESCAPE = '\u001b';
const SITE = Object.fromEntries(
  Array.from({ length: 120 }, (_, index) => [`docs/n${index}.md`, `# 第 ${index} 篇\n\n正文，${'字'.repeat(40)}。\n`]),
);
const BROKEN = { 'docs/a.md': '# A\n\n[x](/nowhere)\n' };

describe.each([40, 80])('a terminal of %i columns', (columns) => {
  it.each([
    ['build', /Compiling|Rendering/, 0],
    ['check', /Compiling|Reading/, 0],
    ['index --dry-run', /Compiling/, 0],
  ])('%s shows progress and leaves none of it', async (command, seen, code) => {
    const cwd = makeSite(SITE);
    const screen = onTerminal(command.split(' '), { cwd, columns });
    const ended = await screen.ended;
    expect(ended.code).toBe(code);
    expect(ended.written).toMatch(seen);
    expect(ended.lines.filter((line) => /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]|Compiling|Rendering|^$/.test(line))).toEqual([]);
  });

  it('import says what it reads, and leaves the file and what it could not carry over', async () => {
    const config =
      "module.exports = { title: 'T', url: 'https://a.b', baseUrl: '/', customFields: { run: () => 1 } };\n";
    const cwd = temporaryFolder();
    writeFiles(cwd, { 'docusaurus.config.js': config });
    const { code, written, lines } = await onTerminal(['import'], { cwd, columns }).ended;
    expect([code, written]).toEqual([
      0,
      expect.stringContaining('Reading the Docusaurus configuration'.slice(0, columns - 3)),
    ]);
    expect(lines[0]).toMatch(/^Not carried over/);
    expect(lines.at(-1)).toBe('✓ notes.config.ts');
    expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  it('serve shows progress first, then the address; Ctrl+C ends it with 130', async () => {
    const cwd = makeSite(SITE);
    const screen = onTerminal(['serve', '-p', '0'], { cwd, columns, env: { LANG: 'zh_CN.UTF-8' } });
    await screen.heard(/http:\/\/localhost:\d+/);
    screen.type('\u0003');
    const { code, written, lines } = await screen.ended;
    expect(code).toBe(130);
    expect(written).toMatch(/编译|渲染页面/);
    expect(lines.filter((line) => /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]|编译|渲染/.test(line))).toEqual([]);
  });

  it('Ctrl+C during a build leaves no progress', async () => {
    const cwd = makeSite({
      'notes.config.ts': configText(
        {},
        'hooks: { contentLoaded: () => new Promise((done) => setTimeout(done, 60_000)) }',
      ),
      ...BROKEN,
    });
    const screen = onTerminal(['build'], { cwd, columns });
    await screen.heard(/Reading files|Compiling|Linking/);
    screen.type('\u0003');
    const { code, lines } = await screen.ended;
    expect(code).toBe(130);
    expect(lines.join('').replace('^C', '').trim()).toBe('');
  });

  it('Ctrl+C leaves no progress while a hook of the site waits', async () => {
    const hook =
      "() => { console.error('a hook begins'); return new Promise((done) => setTimeout(() => { console.error('it waits'); setTimeout(done, 60_000); }, 500)); }";
    const cwd = makeSite({ ...SITE, 'notes.config.ts': configText({}, `hooks: { contentLoaded: ${hook} }`) });
    const screen = onTerminal(['build'], { cwd, columns });
    await screen.heard(/it waits/);
    screen.type('\u0003');
    const { code, lines, written } = await screen.ended;
    expect(code).toBe(130);
    expect(/a hook begins([\s\S]*)it waits/.exec(written)?.[1]).not.toMatch(/Linking/);
    expect(lines.join(' ').replace('^C', '').trim()).toMatch(/^a hook begins +it waits$/);
  });

  it.each([
    ['one short page after another', 'const end = Date.now() + 40; while (Date.now() < end);', /Compiling \d+\/120/],
    // The line has been taken away.
    [
      'a page that does not end',
      "if (String(file.path).endsWith('n20.md')) for (;;);",
      /Compiling[\s\S]*\r\u001b\[2K$/,
    ],
  ])('Ctrl+C leaves no progress where one thread is busy with %s', async (_, does, seen) => {
    const cwd = makeSite({
      ...SITE,
      'notes.config.ts': configText({}, "markdown: { remarkPlugins: ['./plugin.mjs'] }"),
      'plugin.mjs': `export default () => (_, file) => { ${does} };`,
    });
    const screen = onTerminal(['build', '--threads', '1'], { cwd, columns });
    await screen.heard(seen);
    screen.type('\u0003');
    // A signal of the moment in which the endless page begins waits for its end: who presses again is heard.
    const again = setInterval(() => screen.type('\u0003'), 2000);
    const { code, lines } = await screen.ended.finally(() => clearInterval(again));
    expect([code, lines.join('').replaceAll('^C', '').trim()]).toEqual([130, '']);
  });
});

describe.each(['C.UTF-8', 'zh_CN.UTF-8'])('with the locale %s nothing is wider than the terminal', (LANG) => {
  it.each([
    ['build', 40],
    ['build --help', 40],
    ['check --help', 80],
    ['--help', 80],
    ['check --only build,prose', 40],
  ])('%s in %i columns', async (command, columns) => {
    const cwd = makeSite({ 'docs/a.md': '# A\n\n[x](/docs/b#c)\n', 'docs/b.md': '# 乙english\n' });
    const { lines } = await onTerminal(command.split(' '), { cwd, columns, env: { LANG } }).ended;
    const wide = lines.filter((line) => displayWidth(line) > columns);
    // Text to be copied is not wrapped.
    expect(wide.filter((line) => !/^ {2}notes /.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
  });
});

it('serve shows frames as a build does: lines round the marked one, wrapped', async () => {
  const cwd = makeSite({ 'docs/a.md': '# A\n\n[x](/nowhere)\n\nend\n' });
  const screen = onTerminal(['serve', '-p', '0'], { cwd, columns: 40 });
  await screen.heard(/http:\/\/localhost:\d+/);
  await screen.heard(/ 2 │[\s\S]* 4 │/);
  screen.type('\u0003');
  const { lines } = await screen.ended;
  expect(lines.join('\n')).toMatch(/ 2 │[\s\S]* 4 │/);
  expect(lines.filter((line) => displayWidth(line) > 40)).toEqual([]);
});

it('fixes are wrapped to the width of the terminal', async () => {
  const cwd = makeSite(BROKEN);
  const { written } = await onTerminal(['build'], { cwd, columns: 40, env: { NO_COLOR: '1' } }).ended;
  const text = written.slice(written.indexOf('link-broken')).split('\r\n').slice(1);
  expect(text.filter((line) => line.length > 40)).toEqual([]);
});

describe('colour', () => {
  const colours = (text: string) => new RegExp(`${ESCAPE}\\[\\d*m`).test(text);

  it('is on a terminal; NO_COLOR takes away colour and nothing else', async () => {
    const cwd = makeSite(SITE);
    const plain = await onTerminal(['build'], { cwd, columns: 80, env: { NO_COLOR: '1' } }).ended;
    expect([colours(plain.written), /Compiling|Rendering/.test(plain.written)]).toEqual([false, true]);
    const usual = await onTerminal(['build'], { cwd, columns: 80 }).ended;
    expect(colours(usual.written)).toBe(true);
  });

  it('is off in a pipe, unless FORCE_COLOR asks for it', async () => {
    const cwd = makeSite(BROKEN);
    const run = async (env: Record<string, string>) => colours((await notes(['build'], { cwd, env })).stderr);
    expect(await run({})).toBe(false);
    expect(await run({ FORCE_COLOR: '1' })).toBe(true);
    expect(await run({ FORCE_COLOR: '1', CI: '1', NO_COLOR: '1' })).toBe(true);
    expect(await run({ FORCE_COLOR: '0' })).toBe(false);
  });
});

describe('how much is said', () => {
  it('--quiet: nothing but problems', async () => {
    const fine = await notes(['build', '--quiet'], { cwd: makeSite(SITE) });
    expect([fine.code, fine.stderr, fine.stdout]).toEqual([0, '', '']);
    const broken = await notes(['build', '--quiet'], { cwd: makeSite(BROKEN) });
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringContaining('link-broken')]);
    expect(broken.stderr).not.toContain('Build failed');
    const checked = await notes(['check', '--quiet', '--only', 'prose'], { cwd: makeSite({ 'docs/a.md': '# A\n' }) });
    expect([checked.code, checked.stderr]).toEqual([0, '']);
  });

  it('--verbose: what is read and where it goes, and each step', async () => {
    const run = await notes(['build', '--verbose'], { cwd: makeSite(BROKEN) });
    expect(run.stderr).toMatch(/biji \d+\.\d+\.\d+, Node v\d+/);
    expect(run.stderr).toMatch(/notes\.config\.ts/);
    expect(run.stderr).toMatch(/\d ms {2}compile/);
  });

  it('the summary names the heaviest page and the next step', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'site'));
    writeFiles(join(cwd, 'site'), {
      'notes.config.ts': configText(),
      'docs/small.md': '# a\n',
      'docs/large.md': `# b\n\n${'word '.repeat(9000)}\n`,
    });
    for (const _ of ['new', 'unchanged']) {
      const run = await notes(['build', 'site'], { cwd });
      expect(run.stderr).toMatch(/Heaviest page: docs\/large\/index\.html \(\d+\.\d KB\)/);
      expect(run.stderr).toContain('Next: put site/dist/ on a static host; notes check site before that');
    }
    const chinese = await notes(['build', 'site'], { cwd, env: { NOTES_LANG: 'zh' } });
    expect(chinese.stderr).toMatch(/最大的页面：docs\/large\/index\.html/);
  });

  it('GITHUB_ACTIONS: annotations beside the frames, on stdout; with --json only JSON', async () => {
    const cwd = makeSite(BROKEN);
    const run = await notes(['build'], { cwd, env: { GITHUB_ACTIONS: 'true' } });
    expect(run.stdout).toMatch(/^::error file=docs\/a\.md,line=3,col=\d+,title=link-broken::/);
    expect(run.stderr).toContain('error link-broken');
    const data = await notes(['build', '--json'], { cwd, env: { GITHUB_ACTIONS: 'true' } });
    expect(() => JSON.parse(data.stdout)).not.toThrow();
    const check = await notes(['check', '--only', 'build'], { cwd, env: { GITHUB_ACTIONS: '1' } });
    expect(check.stdout).toContain('::error file=docs/a.md');
  });
});

describe('notes serve, where nobody can listen', () => {
  it('a host that does not exist is one problem, with what the system said', async () => {
    const cwd = makeSite(BROKEN);
    const run = await notes(['serve', '--host', 'no-such-host.invalid', '-p', '0'], { cwd, env: { NOTES_LANG: 'zh' } });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('serve-cannot-listen')]);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });

  it('a port in use: the next one, and a word about it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as { port: number };
    const screen = onTerminal(['serve', '-p', String(port)], {
      cwd: makeSite({ 'docs/a.md': '# A\n' }),
      columns: 80,
      env: { LANG: 'zh_CN.UTF-8' },
    });
    await screen.heard(/http:\/\/localhost:\d+/);
    screen.type('\u0003');
    const { lines } = await screen.ended;
    server.close();
    expect(lines.join('\n')).toContain(`端口 ${port} 已被占用`);
  });
});
