/** Checks in the build (B7.1–B7.9): four policies, findings with file, line and column, grouped, and the exit code. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, configText, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const PAGE = '---\ntitle: 甲\n---\n\n## 有\n\n';

interface Check {
  option: string;
  code: string;
  files: Record<string, string>;
  /** `file:line:column` as the finding names it. */
  place: string;
}

const CHECKS: Check[] = [
  {
    option: 'onBrokenLinks',
    code: 'link-broken',
    files: { 'docs/a.md': `${PAGE}见[乙](/docs/none)\n` },
    place: 'docs/a.md:7:',
  },
  {
    option: 'onBrokenAnchors',
    code: 'link-anchor',
    files: { 'docs/a.md': `${PAGE}见[节](#没有)\n` },
    place: 'docs/a.md:7:',
  },
  {
    option: 'onBrokenMarkdownLinks',
    code: 'link-markdown',
    files: { 'docs/a.md': `${PAGE}见[乙](./none.md)\n` },
    place: 'docs/a.md:7:',
  },
  {
    option: 'onBrokenMarkdownImages',
    code: 'image-',
    files: { 'docs/a.md': `${PAGE}![图](./none.png)\n` },
    place: 'docs/a.md:7:',
  },
  {
    option: 'onDuplicateRoutes',
    code: 'route-',
    files: { 'docs/a.md': '---\nslug: /x\n---\n\n正文\n', 'docs/b.md': '---\nslug: /x\n---\n\n正文\n' },
    place: 'docs/',
  },
];

const LEVELS = [
  ['ignore', undefined, 0],
  ['log', 'info', 0],
  ['warn', 'warning', 0],
  ['throw', 'error', 1],
] as const;

interface Found {
  code: string;
  level: string;
  file?: string;
  line?: number;
  column?: number;
}

describe.each(CHECKS)('$option', ({ option, code, files, place }) => {
  it.each(LEVELS)('%s', async (policy, level, exit) => {
    const dir = makeSite({ ...files, 'notes.config.ts': configText({ [option]: policy }) });
    const built = await buildFolder(dir, ['--json']);
    const { problems } = JSON.parse(built.stdout) as { problems: Found[] };
    const found = problems.filter((entry) => entry.code.startsWith(code));
    expect(built.code, built.stdout).toBe(exit);
    expect(found.map((entry) => entry.level)).toEqual(level === undefined ? [] : [level]);
    if (level === undefined) return;
    expect(`${found[0]!.file}:${found[0]!.line}:${found[0]!.column}`.startsWith(place)).toBe(true);
    if (place.endsWith(':7:')) expect(found[0]!.column).toBeGreaterThan(0);
    expect(built.paths.length > 0).toBe(exit === 0);
  });
});

it('names file, line and column in the frame, and the nearest address', async () => {
  const dir = makeSite({ 'docs/guide.md': `${PAGE}见[乙](/docs/guid)\n` });
  const { code, stderr } = await buildFolder(dir);
  expect(code).toBe(1);
  expect(stderr).toContain('docs/guide.md:7:');
  expect(stderr).toContain('/docs/guide');
});

it('tells one cause once, however many pages have it', async () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`docs/p${n}.md`, `${PAGE}[x](/docs/gone)\n`]));
  const { code, stdout } = await buildFolder(makeSite(pages), ['--json']);
  const { problems } = JSON.parse(stdout) as { problems: (Found & { more?: unknown[] })[] };
  const broken = problems.filter((entry) => entry.code === 'link-broken');
  expect([code, broken.length]).toEqual([1, 1]);
  expect(JSON.stringify(broken[0])).toContain('docs/p9.md');
});

it('--strict makes warnings fail, --no-check leaves links unsaid', async () => {
  const config = configText({ onBrokenAnchors: 'warn' });
  const dir = makeSite({ 'docs/a.md': `${PAGE}[x](#没有)\n`, 'notes.config.ts': config });
  expect((await buildFolder(dir)).code).toBe(0);
  expect((await buildFolder(dir, ['--strict'])).code).toBe(1);
  const unchecked = await buildFolder(dir, ['--strict', '--no-check']);
  expect(unchecked.code, unchecked.stderr).toBe(0);
});
