/** Every command on a narrow and a wide terminal, in both languages, in a pipe, quiet, and at Ctrl+C. One site for all of them. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../cli/program.js';
import { displayWidth } from '../../cli/report/display-width.js';
import { readTree, removeFolders, temporaryFolder } from '../engine/folders.js';
import { notes } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';
import { onTerminal } from './pseudo-terminal.js';

let dir: string;
beforeAll(async () => {
  dir = makeSite({
    'notes.config.ts': configText({ onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn' }),
    'docs/index.md': '---\ntags: [甲]\n---\n\n# 首页\n\n[下一篇](./guide/one.md) [没有](/nowhere)\n',
    'docs/guide/one.md': `# 一篇名字很长很长很长很长很长很长很长的文档\n\n${'很长的一行文字，'.repeat(30)}[x](#no)\n\n\`\`\`js\nconst a = 1; // => 1\n\`\`\`\n`,
    'blog/2025-01-02-first.md': '# 第一篇\n\n回到[首页](/docs)。\n',
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://a.b', baseUrl: '/', plugins: ['x'], presets: [['classic', {}]] };\n",
  });
  await notes(['build', '--manifest', '../manifest.json'], { cwd: dir });
});
afterAll(removeFolders);

/** Arguments of each command that ends by itself, and how it ends. What a command writes goes nowhere. */
const RUNS: Readonly<Record<string, readonly (readonly [args: string, code: number])[]>> = {
  build: [['build -o again', 0]],
  verify: [['verify dist --manifest ../manifest.json', 0]],
  check: [['check', 0]],
  index: [
    ['index --dry-run', 0],
    ['index', 2],
  ],
  init: [['init', 2]],
  new: [
    ['new doc 层叠上下文 --dry-run', 0],
    ['new dco x', 2],
  ],
  mv: [
    ['mv docs/guide/one.md docs/two.md --dry-run', 0],
    ['mv docs/no.md docs/two.md', 1],
  ],
  rename: [['rename docs/index.md#首页 新 --dry-run', 0]],
  import: [['import --dry-run', 0]],
  inspect: [
    ['inspect docs/guide/one.md', 0],
    ['inspect docs/guide/on.md', 2],
  ],
  list: [
    ['list links', 0],
    ['list dcos', 2],
  ],
  analyze: [['analyze', 0]],
  export: [
    ['export --html ../book.html', 0],
    ['export', 2],
  ],
  explain: [
    ['explain link-broken', 0],
    ['explain link-brokne', 2],
  ],
  completion: [
    ['completion bash', 0],
    ['completion fsih', 2],
  ],
  // Those that go on have tests of their own: here what they refuse.
  serve: [['serve --port x', 2]],
  preview: [['preview nowhere', 2]],
};
const ALL = Object.values(RUNS).flat();

it('no command is left out', () => {
  const commands = createProgram(() => {}).commands.map((command) => command.name());
  expect(Object.keys(RUNS).sort()).toEqual(commands.sort());
});

const SPINNER = /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/;
const STACK = /^\s+at .*[:)]\d*$/m;
const words = (args: string) => args.split(' ');
/** Data for programs and what is to be copied stay in one piece. */
const isWhole = (args: string, line: string) =>
  /^(?:index --dry|completion|import|mv.*--dry|rename)/.test(args) || /^\s*(?:https?:|notes |npm )/.test(line);

describe.each([
  [40, 'zh_CN.UTF-8', ALL],
  [200, 'C.UTF-8', ALL.filter(([, code]) => code === 0)],
] as const)('on a terminal of %i columns, %s', (columns, LANG, runs) => {
  it.each(runs)('notes %s', async (args, code) => {
    const { lines, ...run } = await onTerminal(words(args), { cwd: dir, columns, env: { LANG } }).ended;
    const text = lines.join('\n');
    expect([run.code, text]).toEqual([code, expect.not.stringMatching(SPINNER)]);
    expect(text).not.toMatch(STACK);
    expect(lines.filter((line) => displayWidth(line) > columns && !isWhole(args, line))).toEqual([]);
    if (code !== 0) expect(text).toMatch(LANG.startsWith('zh') ? /\p{Script=Han}/u : /^[^\p{Script=Han}]*$/u);
  });
});

describe('in a pipe', () => {
  it.each(ALL)('notes %s: no sign of a terminal; with --quiet no more than problems', async (args, code) => {
    const plain = await notes(words(args), { cwd: dir });
    expect([plain.code, plain.stdout + plain.stderr]).toEqual([code, expect.not.stringMatching(/[\u001b\r]/)]);
    if (code !== 0) return;
    const quiet = await notes([...words(args), '--quiet'], { cwd: dir, env: { FORCE_COLOR: '1' } });
    expect([quiet.code, quiet.stderr]).toEqual([code, expect.not.stringMatching(/\u001b\[(?!\d*m)|✓/)]);
  });
});

/** The first words of a run, and others on its way. */
const MOMENTS = [/./, /Compiling|Reading|Linking/];

it.each(['build', 'check', 'index --dry-run', 'list docs', 'inspect docs/index.md', 'mv docs/index.md docs/start.md'])(
  'Ctrl+C in notes %s: 130 or done, never a fault, sources as they were or as they should be',
  async (args) => {
    for (const moment of MOMENTS) {
      const cwd = join(temporaryFolder(), 'site');
      cpSync(dir, cwd, { recursive: true, filter: (path) => !/[\\/](?:dist|\.notes)$/.test(path) });
      const before = readTree(join(cwd, 'docs'));
      const screen = onTerminal(words(args), { cwd, columns: 40 });
      await screen.heard(moment);
      screen.type('\u0003');
      const { code, lines } = await screen.ended;
      expect([0, 130]).toContain(code);
      expect(lines.join('\n')).not.toMatch(/\berror\b|tool-fault|no longer running/);
      if (!args.startsWith('mv')) expect(readTree(join(cwd, 'docs'))).toEqual(before);
      else expect(existsSync(join(cwd, 'docs/start.md'))).toBe(!existsSync(join(cwd, 'docs/index.md')));
      // Some pages may be there and others not yet: each is whole.
      const torn = Object.entries(readTree(join(cwd, 'dist'))).filter(
        ([path, text]) => path.endsWith('.html') && !text.includes('</html>'),
      );
      expect(torn).toEqual([]);
    }
  },
);
