import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../structure/imports.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compileTool, notes } from './tool.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** A plugin that does something to the page `docs/bad.md` and notes that it began, and that it saw the others. */
const plugin = (does: string) => `
  import { writeFileSync } from 'node:fs';
  const kept = [];
  export default () => async (_, file) => {
    const path = String(file.path);
    writeFileSync(new URL('./seen-' + path.split('/').at(-1), import.meta.url), '');
    if (path.endsWith('bad.md')) { ${does} }
  };`;

/** A plugin that waits for another program, as native code would go on: no JavaScript runs in which it could be ended. */
const waiting = (command: string) =>
  plugin(`(await import('node:child_process')).execFileSync('sh', ['-c', ${JSON.stringify(command)}]);`);

const LOOP = plugin('for (;;);');

function site(does: string, more: Record<string, string> = {}): string {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'notes.config.json': JSON.stringify({
      title: 'T',
      url: 'https://example.com',
      markdown: { remarkPlugins: ['./plugin.mjs'] },
    }),
    'plugin.mjs': does,
    'docs/a.md': '# A\n',
    'docs/bad.md': '# Bad\n',
    'docs/z.md': '# Z\n',
    ...more,
  });
  return dir;
}

interface Result {
  problems: { code: string; file?: string; args?: Record<string, unknown> }[];
}

describe.each([['1'], ['3']])('a page that never ends, in %s threads', (threads) => {
  // A page that ends takes less on a busy machine, too.
  const build = async (cwd: string, seconds = '5') => {
    const run = await notes(['build', '--json', '--page-timeout', seconds, '--threads', threads], {
      cwd,
      killAfter: 280_000,
    });
    const { problems } = JSON.parse(run.stdout) as Result;
    return { code: run.code, problems: problems.map(({ code, file }) => [code, file]) };
  };

  it.each([
    ['loops', LOOP, 'page-too-slow'],
    ['waits', plugin('await new Promise(() => {});'), 'page-too-slow'],
    ['searches', plugin("/(a+)+$/.test('a'.repeat(60) + 'b');"), 'page-too-slow'],
    ['collects', plugin('for (;;) kept.push(new Array(1e6).fill(kept.length + 0.5));'), 'page-too-large'],
  ])('that %s is a problem at its file, and the others are compiled', async (_, does, code) => {
    const dir = site(does);
    expect(await build(dir, code === 'page-too-slow' ? '5' : '270')).toEqual({
      code: 1,
      problems: [[code, 'docs/bad.md']],
    });
    expect(['a.md', 'z.md'].filter((name) => !existsSync(join(dir, `seen-${name}`)))).toEqual([]);
  });

  it('that cannot be interrupted for a while is the only problem', async () => {
    expect(await build(site(waiting('sleep 9')), '4')).toEqual({
      code: 1,
      problems: [['page-too-slow', 'docs/bad.md']],
    });
  });

  it('that cannot be interrupted does not keep the process, which names it', async () => {
    const cwd = site(waiting('sleep 60; touch woke'));
    const { stderr } = await notes(['build', '--page-timeout', '4', '--threads', threads], { cwd });
    expect([stderr.match(/page-too-slow .*/g), existsSync(join(cwd, 'woke'))]).toEqual([
      ['page-too-slow  docs/bad.md'],
      false,
    ]);
  });

  it('is a problem when rendering it does not end', async () => {
    const dir = site(plugin(''), {
      'docs/bad.md': '# Bad\n',
      'docs/loop.mdx': '# Loop\n\n{(() => { for (;;); })()}\n',
    });
    expect(await build(dir)).toEqual({ code: 1, problems: [['page-too-slow', 'docs/loop.mdx']] });
  });
});

/** Does what takes longer than a page on an idle machine, and not so long that it may hang; a signal comes in its first moment. */
const slow = (signal: string) =>
  plugin(`process.kill(process.pid, '${signal}'); for (const end = Date.now() + 700; Date.now() < end;);`);

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('is heard at the end of a page that takes long', async () => {
    const cwd = site(slow(signal));
    const { code } = await notes(['build', '--threads', '1'], { cwd, killAfter: 100_000 });
    expect([code, existsSync(join(cwd, 'dist'))]).toEqual([130, false]);
  });

  it.each([['1'], ['3']])('ends the process while a page loops, in %s threads', async (threads) => {
    const cwd = site(LOOP);
    const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), 'build', '--threads', threads], { cwd });
    const ended = new Promise<unknown>((resolve) => child.on('close', resolve));
    await expect.poll(() => existsSync(join(cwd, 'seen-bad.md'))).toBe(true);
    // In the first second of a page it is kept for the page's end: whoever waits sends it again.
    const sending = setInterval(() => child.kill(signal), 100);
    // Without an end at once the page's own limit, a minute, would come first.
    const late = new Promise((resolve) => setTimeout(resolve, 20_000, 'late').unref());
    expect(await Promise.race([ended, late])).not.toBe('late');
    clearInterval(sending);
    child.kill('SIGKILL');
  });
});
