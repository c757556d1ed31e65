/** `notes serve` on a terminal: its screen, its keys, and the terminal as it is left. */
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayWidth } from '../../cli/report/display-width.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { makeSite } from '../outputs/sites.js';
import { onTerminal, type TerminalOptions } from './pseudo-terminal.js';

beforeAll(compileTool);
afterAll(removeFolders);

const KEYS = /o 打开 {3}r 重新构建 {3}c 检查 {3}p 问题 {3}q 退出$/;
const SERVE = ['serve', '-p', '0'];
/** Writes its process id, once: a file that each build writes is a change for the next. Ends with an exception when there is a file `crash`. */
const CONFIG = `import { existsSync, writeFileSync } from 'node:fs';
const pid = new URL('pid', import.meta.url);
if (!existsSync(pid)) writeFileSync(pid, String(process.pid));
setInterval(() => { if (existsSync(new URL('crash', import.meta.url))) throw new Error('boom'); }, 20).unref();
export default { title: 'T', url: 'https://e.example', blog: false };
`;
const FILES = { 'notes.config.mjs': CONFIG, 'docs/a.md': '# 甲\n' };

const start = (cwd: string, options: Partial<TerminalOptions> = {}) =>
  onTerminal(SERVE, { cwd, columns: 80, ...options, env: { LANG: 'zh_CN.UTF-8', ...options.env } });

function folder(): string {
  const dir = temporaryFolder();
  writeFiles(dir, FILES);
  return dir;
}

/** The cursor is seen, and the terminal makes lines and signals again. */
function expectRestored(written: string): void {
  expect(written.lastIndexOf('\u001b[?25h')).toBeGreaterThan(written.lastIndexOf('\u001b[?25l'));
  expectModes(written);
}

function expectModes(written: string): void {
  const [, modes = ''] = /MODES([\s\S]*)/.exec(written) ?? [];
  for (const mode of ['icanon', 'echo', 'isig']) expect(modes).toMatch(new RegExp(`(?<!-)\\b${mode}\\b`));
}

const THEN_MODES = '$NOTES; code=$?; echo MODES; stty -a; exit $code';

it('shows addresses, the last change, problems, and does what the keys say', async () => {
  const cwd = folder();
  const browser = join(temporaryFolder(), 'browser');
  writeFiles(join(browser, '..'), { browser: `#!/bin/sh\nprintf '%s' "$1" > '${browser}.txt'\n` });
  chmodSync(browser, 0o755);
  const screen = onTerminal([...SERVE, '--host', '0.0.0.0'], {
    cwd,
    columns: 80,
    env: { LANG: 'zh_CN.UTF-8', BROWSER: browser },
    script: THEN_MODES,
  });
  await screen.shows(/✓ 没有问题/);
  const first = await screen.shows(KEYS);
  const [, url = ''] = /本机 +(http:\/\/localhost:\d+\/)/.exec(first.join('\n')) ?? [];
  expect(first.filter((line) => line.includes('localhost'))).toHaveLength(1);

  writeFiles(cwd, { 'docs/a.md': '# 甲\n\n改过\n' });
  await screen.shows(/✓ \d\d:\d\d:\d\d {2}docs\/a\.md → 1 个页面，\d+ ms/);

  screen.type('o');
  await expect.poll(() => existsSync(`${browser}.txt`) && readFileSync(`${browser}.txt`, 'utf8')).toBe(url);

  screen.type('r');
  await screen.shows(/✓ \d\d:\d\d:\d\d {2}整个网站 → 0 个页面，\d+ ms/);

  writeFiles(cwd, { 'docs/a.md': '# 甲\n\n[乙](./nowhere.md)\n' });
  await screen.shows(/✗ 1 个错误 · 按 p 查看\n {4}link-markdown\n {4}docs\/a\.md:3:5\n/);
  screen.type('p');
  await screen.shows(/error link-markdown {2}docs\/a\.md:3:5\n[\s\S]*> 3 │ \[乙\]\(\.\/nowhere\.md\)\n[\s\S]*→ 请改正/);
  screen.type('p');
  await screen.shows(KEYS);

  screen.type('c');
  await screen.shows(/✗ 检查 \d\d:\d\d:\d\d {2}1 个错误，[\d.]+ s/);

  writeFiles(cwd, { 'docs/a.md': '# 甲\n', 'notes.config.mjs': 'export default { title: 3 };\n' });
  await screen.shows(/✗ \d\d:\d\d:\d\d .*构建失败[\s\S]*notes\.config\.mjs/);
  writeFiles(cwd, FILES);
  await screen.shows(/✓ 没有问题/);

  screen.type('q');
  const { code, written, lines } = await screen.ended;
  expect(code).toBe(0);
  expectRestored(written);
  // Everything was drawn in place, and what is left has no keys.
  expect(written).not.toContain('\u001b[2J');
  expect(lines.join('\n').split('MODES')[0]).not.toMatch(/q 退出/);
  expect(lines.filter((line) => line.includes('localhost'))).toHaveLength(1);
});

it('a burst of changes is drawn in place, and another width leaves nothing behind', async () => {
  const cwd = folder();
  const screen = start(cwd);
  await screen.shows(KEYS);
  for (let index = 0; index < 150; index++) writeFiles(cwd, { [`docs/n${index}.md`]: `# ${index}\n` });
  await screen.shows(/docs\/n\S+ \+\d+ → \d+ 个页面/);
  for (const columns of [40, 100]) {
    screen.resize(columns);
    await screen.shows(columns === 40 ? /p 问题\n {2}q 退出$/ : KEYS);
  }
  screen.type('\u0003');
  const { code, lines } = await screen.ended;
  expect(code).toBe(130);
  expect(lines.filter((line) => line.includes('localhost'))).toHaveLength(1);
  expect(lines.filter((line) => displayWidth(line) > 100)).toEqual([]);
});

describe('keys that are pressed while the site is built', () => {
  /** The build waits until there is a file `go`. */
  const WAITS = `import { existsSync, writeFileSync } from 'node:fs';
const there = (name) => existsSync(new URL(name, import.meta.url));
const hooks = { contentLoaded: async () => { writeFileSync(new URL('waits', import.meta.url), ''); while (!there('go')) await new Promise((done) => setTimeout(done, 20)); } };
export default { title: 'T', url: 'https://e.example', blog: false, hooks };
`;
  const building = async (options: Partial<TerminalOptions> = {}) => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { ...FILES, 'notes.config.mjs': WAITS });
    const screen = start(cwd, { script: THEN_MODES, ...options });
    await expect.poll(() => existsSync(join(cwd, 'waits'))).toBe(true);
    return { cwd, screen };
  };

  it.each([
    ['q', 0],
    ['\u0004', 0],
    ['\u0003', 130],
  ])('%j ends it at once, with %i', async (key, expected) => {
    const { screen } = await building();
    screen.type(key);
    const { code, written, lines } = await screen.ended;
    expect([code, lines.join('\n').split('MODES')[0]?.trim()]).toEqual([expected, '']);
    expectModes(written);
  });

  it('others are kept for the screen, and none is echoed', async () => {
    const browser = join(temporaryFolder(), 'browser');
    writeFiles(join(browser, '..'), { browser: `#!/bin/sh\nprintf '%s' "$1" > '${browser}.txt'\n` });
    chmodSync(browser, 0o755);
    const { cwd, screen } = await building({ env: { BROWSER: browser } });
    screen.type('xoc\u001b[A');
    writeFiles(cwd, { go: '' });
    await screen.shows(/检查 \d\d:\d\d:\d\d/);
    await expect.poll(() => existsSync(`${browser}.txt`)).toBe(true);
    screen.type('q');
    const { code, written, lines } = await screen.ended;
    expect([code, written]).toEqual([0, expect.not.stringMatching(/xoc|\^\[/)]);
    expect(lines.filter((line) => line.includes('localhost'))).toHaveLength(1);
  });

  it('after a page that keeps the process busy for long', async () => {
    const cwd = temporaryFolder();
    const plugin = `export default () => (_, file) => { if (String(file.path).endsWith('slow.md')) { const end = Date.now() + 1500; while (Date.now() < end); } };
`;
    writeFiles(cwd, {
      'docs/slow.md': '# A\n',
      'plugin.mjs': plugin,
      'notes.config.mjs':
        "export default { title: 'T', url: 'https://e.example', blog: false, markdown: { remarkPlugins: ['./plugin.mjs'] } };\n",
    });
    const screen = start(cwd, { script: THEN_MODES });
    await screen.shows(KEYS);
    screen.type('q');
    const { code, written } = await screen.ended;
    expect(code).toBe(0);
    expectRestored(written);
  });
});

describe.concurrent('the terminal is given back', () => {
  it.each([
    ['Ctrl+C', 130, (screen: ReturnType<typeof start>) => screen.type('\u0003')],
    ['Ctrl+D', 0, (screen: ReturnType<typeof start>) => screen.type('\u0004')],
    [
      'SIGTERM',
      130,
      (_: unknown, cwd: string) => process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')), 'SIGTERM'),
    ],
    ['an exception', 1, (_: unknown, cwd: string) => writeFiles(cwd, { crash: '' })],
  ])('after %s', async (name, expected, end) => {
    const cwd = folder();
    const screen = start(cwd, { script: THEN_MODES });
    await screen.shows(KEYS);
    end(screen, cwd);
    const { code, written, lines } = await screen.ended;
    expect([name, code]).toEqual([name, expected]);
    expectRestored(written);
    if (name === 'an exception') expect(lines.join('\n')).toContain('boom');
  });

  it('while Ctrl+Z has stopped it; afterwards the keys work again', async () => {
    const script = 'bash -c \'set -m; "$@"; echo MODES; stty -a; echo GOES ON; fg\' bash $NOTES';
    const screen = start(folder(), { script });
    await screen.shows(KEYS);
    screen.type('\u001a');
    await screen.shows(/GOES ON/);
    const lines = await screen.shows(KEYS);
    expect(lines.filter((line) => line.includes('o 打开'))).toHaveLength(2);
    screen.type('q');
    const { code, written } = await screen.ended;
    expect(code).toBe(0);
    expectRestored(written);
  });
});

describe.concurrent('plain lines', () => {
  it.each([
    ['CI', { CI: 'true' }, []],
    ['a variable of a build server', { CONTINUOUS_INTEGRATION: '1' }, []],
    ['TERM=dumb', { TERM: 'dumb' }, []],
    ['--quiet', {}, ['--quiet']],
    ['in the background', {}, []],
  ])('%s', async (name, env, more) => {
    const cwd = folder();
    const script = name === 'in the background' ? 'bash -c \'set -m; "$@" & wait\' bash $NOTES' : '$NOTES';
    const screen = onTerminal([...SERVE, ...more], {
      cwd,
      columns: 80,
      env: { LANG: 'zh_CN.UTF-8', ...env },
      script,
    });
    await screen.shows(/✓ http:\/\/localhost:\d+\//);
    let saves = 0;
    const save = () => writeFiles(cwd, { 'docs/a.md': `# 甲\n\n改过 ${saves++}\n` });
    save();
    // A change included in another build is reported with that.
    const again = setInterval(save, 4000);
    await screen.shows(/^docs\/a\.md → 1 个页面, \d+ ms$/m).finally(() => clearInterval(again));
    process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')), 'SIGINT');
    const { written } = await screen.ended;
    expect(written).not.toMatch(/q 退出|\u001b\[\?25l/);
  });

  it('NO_COLOR takes away colour and nothing else; English elsewhere', async () => {
    const screen = onTerminal(SERVE, { cwd: makeSite({ 'docs/a.md': '# A\n' }), columns: 80, env: { NO_COLOR: '1' } });
    await screen.shows(/o open {3}r rebuild {3}c check {3}p problems {3}q quit$/);
    screen.type('q');
    expect((await screen.ended).written).not.toMatch(/\u001b\[\d*m/);
  });
});
