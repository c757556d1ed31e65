/**
 * `npm run look [-- --folder F --seed S --only home,post]`: builds the same site with four documentation tools and takes pictures of it, without names, for judges.
 * Every picture shows one screen as the four tools draw it, in an order that the seed decides; `key.json` tells the order and is not for judges.
 * `npm run look -- --marks a.json b.json c.json` reads their marks (`{"home-1280-light": {"A": 8, …}}`) and prints the medians.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { randomOf } from '../../renderer/check/mutation.js';
import { launch } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { type LookTool, TOOLS } from './tools.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'notes-look') },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    marks: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.folder);

interface Screen {
  path(tool: LookTool): string;
  /** Pixels below which the picture is cut; a screen otherwise. */
  height?: number;
  act?(page: Page, tool: LookTool): Promise<void>;
}

const doc = (path: string, height?: number): Screen => ({ path: () => `/docs/${path}`, height });
const TALL = 1500;

const SCREENS: Record<string, Screen> = {
  home: { path: () => '/' },
  start: doc('start'),
  article: doc('event-loop'),
  code: doc('code', TALL),
  tables: doc('tables', TALL),
  notices: doc('notices', 1200),
  reference: doc('fetch', TALL),
  section: { path: ({ routes }) => routes.section },
  blog: { path: ({ routes }) => routes.blog },
  post: { path: ({ routes }) => routes.post },
  'not-found': { path: () => '/docs/evnt-loop' },
  search: {
    path: () => '/docs/event-loop',
    async act(page, { search }) {
      const button = page.locator(search).first();
      await button.click();
      await page.waitForTimeout(500);
      await page.keyboard.type('微任务', { delay: 30 });
      await page.waitForTimeout(2500);
    },
  },
};

/** On a phone one screen more is worth a look. */
const PHONE_ONLY: Record<string, Screen> = {
  menu: {
    path: () => '/docs/event-loop',
    async act(page, { menu }) {
      await page.locator(menu).filter({ visible: true }).first().click();
      await page.waitForTimeout(800);
    },
  },
};

const WIDTHS = { 390: 844, 1280: 900 } as const;
const SCHEMES = ['light', 'dark'] as const;

/** Nothing that names the tool. */
const MASKS =
  '[href*="starlight.astro.build"], [href*="docusaurus.io"], [href*="vitepress.dev"] { visibility: hidden }';

const root = process.cwd();

/** @returns the folder of the output */
function build(tool: LookTool): string {
  const site = join(folder, tool.name.toLowerCase());
  mkdirSync(site, { recursive: true });
  if (tool.build.length === 0) rmSync(site, { recursive: true });
  for (const [path, text] of Object.entries(tool.files())) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  if (Object.keys(tool.packages).length > 0) {
    const { packages: dependencies, overrides } = tool;
    const text = JSON.stringify({ private: true, type: tool.moduleType, dependencies, overrides });
    const file = join(site, 'package.json');
    const installed = existsSync(join(site, 'node_modules')) && existsSync(file) && readFileSync(file, 'utf8') === text;
    writeFileSync(file, text);
    if (!installed)
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: site, stdio: 'inherit' });
  }
  const command = tool.build.length > 0 ? tool.build : [join(root, 'lib/cli/main.js'), 'build'];
  const node = tool.node ? join(site, tool.node) : process.execPath;
  execFileSync(node, command, { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(site, tool.output);
}

interface Shot {
  tool: LookTool;
  origin: string;
  screen: Screen;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

async function shoot(browser: Browser, { tool, origin, screen, width, height, scheme }: Shot): Promise<Buffer> {
  const phone = width < 500;
  const context = await browser.newContext({
    viewport: { width, height: screen.height ?? height },
    colorScheme: scheme,
    hasTouch: phone,
    isMobile: phone,
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + screen.path(tool), { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: MASKS }).catch(() => {});
    await screen.act?.(page, tool);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** One picture of those of all tools, each under its letter. */
async function sheet(browser: Browser, shots: Buffer[], width: number): Promise<Buffer> {
  const columns = width < 500 ? shots.length : 2;
  const shown = width < 500 ? 390 : 960;
  const figures = shots
    .map(
      (shot, index) =>
        `<figure><figcaption>${String.fromCharCode(65 + index)}</figcaption><img width="${shown}" src="data:image/png;base64,${shot.toString('base64')}"></figure>`,
    )
    .join('');
  const page = await browser.newPage({ viewport: { width: columns * (shown + 16) + 16, height: 400 } });
  await page.setContent(
    `<style>body{margin:0;padding:8px;background:#777;display:grid;grid-template-columns:repeat(${columns},${shown}px);gap:16px}figure{margin:0}figcaption{font:600 20px sans-serif;color:#fff}img{display:block}</style>${figures}`,
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

interface Set {
  name: string;
  screen: Screen;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

function listSets(): Set[] {
  const only = values.only?.split(',');
  return Object.entries(WIDTHS).flatMap(([key, height]) => {
    const width = Number(key);
    const screens = Object.entries(width < 500 ? { ...SCREENS, ...PHONE_ONLY } : SCREENS);
    return SCHEMES.flatMap((scheme) =>
      screens
        .filter(([name]) => !only || only.includes(name))
        .map(([name, screen]) => ({ name: `${name}-${width}-${scheme}`, screen, width, height, scheme })),
    );
  });
}

async function takePictures(): Promise<void> {
  const random = randomOf(Number(values.seed));
  const pictures = join(folder, 'pictures');
  const keyFile = join(folder, 'key.json');
  if (!values.only) rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const stages: { tool: LookTool; server: TestServer }[] = [];
  for (const tool of TOOLS) stages.push({ tool, server: await serve(build(tool)) });
  const browser = await launch();
  const key: Record<string, string[]> = values.only ? JSON.parse(readFileSync(keyFile, 'utf8')) : {};
  try {
    for (const { name, width, ...set } of listSets()) {
      const order = shuffled(stages, random);
      const shots: Buffer[] = [];
      for (const { tool, server } of order)
        shots.push(await shoot(browser, { tool, origin: server.origin, width, ...set }));
      key[name] = order.map(({ tool }) => tool.name);
      writeFileSync(join(pictures, `${name}.png`), await sheet(browser, shots, width));
      process.stdout.write(`${name}\n`);
    }
  } finally {
    await browser.close();
    for (const { server } of stages) await server.close();
  }
  writeFileSync(keyFile, JSON.stringify(key, null, 1));
  cpSync(join(root, 'test/look/rubric.md'), join(pictures, 'rubric.md'));
  process.stdout.write(`Pictures and rubric for judges: ${pictures}\nThe key: ${keyFile}\n`);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** A row for each kind of page, a column for each tool: the median of all judges' marks over widths and schemes. */
function printMarks(): void {
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8')) as Record<string, string[]>;
  const marks = positionals.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, number>>,
  );
  const rows = new Map<string, Map<string, number[]>>();
  const add = (row: string, tool: string, mark: number) => {
    const tools = rows.get(row) ?? new Map<string, number[]>();
    rows.set(row, tools.set(tool, [...(tools.get(tool) ?? []), mark]));
  };
  for (const judge of marks)
    for (const [set, given] of Object.entries(judge))
      for (const [letter, mark] of Object.entries(given)) {
        const tool = key[set]?.[letter.charCodeAt(0) - 65];
        if (!tool) throw new Error(`No picture ${letter} in ${set}`);
        add(set.replace(/-\d+-\w+$/, ''), tool, mark);
        add('all', tool, mark);
      }
  const names = TOOLS.map(({ name }) => name);
  const lines = [...rows].map(
    ([row, tools]) => `| ${row} | ${names.map((name) => median(tools.get(name) ?? [])).join(' | ')} |`,
  );
  process.stdout.write(`| | ${names.join(' | ')} |\n|---|${names.map(() => '--:').join('|')}|\n${lines.join('\n')}\n`);
}

if (values.marks) printMarks();
else await takePictures();
