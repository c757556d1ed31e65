/**
 * The packed package in an empty folder, with each way of changing what it ships, under each kind of address: pages come alive, lead to each
 * other, are searched, and the browser has nothing to say. `npm run matrix` runs all of it, the usual run a part.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, hydrated, launch, open, PHONE } from '../browser/harness.js';
import { serve } from '../browser/server.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { SITES } from './sites.js';

const ADDRESSES = {
  'base /': { baseUrl: '/' },
  'base /x/': { baseUrl: '/x/' },
  'hash router': { router: 'hash' },
} as const;
const COMMANDS = ['build', 'serve'] as const;

type Address = keyof typeof ADDRESSES;
type Command = (typeof COMMANDS)[number];
type Cell = [site: string, address: Address, command: Command];

const ALL: Cell[] = Object.keys(SITES).flatMap((site) =>
  (Object.keys(ADDRESSES) as Address[]).flatMap((address) => COMMANDS.map((command): Cell => [site, address, command])),
);
/** Each site, each address and each command at least once. */
const PART: Cell[] = [
  ['one override', 'base /x/', 'build'],
  ['every theme file re-exported', 'base /', 'build'],
  ['every theme file copied', 'base /x/', 'build'],
  ['several docs sets', 'hash router', 'build'],
  ['one override', 'base /', 'serve'],
];

let browser: Browser;
let tool: string;
const running: ChildProcess[] = [];

/** Unpacks the output of `npm pack` like an installation, next to the packages of the repository. */
function unpack(): string {
  const folder = temporaryFolder();
  const modules = join(folder, 'node_modules');
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, name }] = JSON.parse(packed) as [{ filename: string; name: string }];
  const place = join(modules, name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', place]);
  for (const other of readdirSync(join(root, 'node_modules')))
    if (other !== name && !other.startsWith('.')) symlinkSync(join(root, 'node_modules', other), join(modules, other));
  return place;
}

beforeAll(async () => {
  compileTool();
  tool = unpack();
  browser = await launch();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await browser?.close();
  removeFolders();
});

interface Shown {
  /** Address of the home page. */
  url: string;
  close(): Promise<unknown>;
}

const SHOW: Record<Command, (dir: string, base: string) => Promise<Shown>> = {
  async build(dir, base) {
    const web = join(dir, '../web');
    const out = join(web, base);
    execFileSync(process.execPath, [join(tool, 'lib/cli/main.js'), 'build', dir, '-o', out, '--verify', '--strict'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const server = await serve(web);
    return { url: server.origin + base, close: server.close };
  },
  async serve(dir) {
    const args = [join(tool, 'lib/cli/main.js'), 'serve', dir, '--port', '0'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    running.push(child);
    const url = await new Promise<string>((done, fail) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /http:\S+/.exec(said);
        if (found) done(found[0]);
      });
      child.on('exit', () => fail(new Error(said)));
    });
    const ended = new Promise((done) => child.once('exit', done));
    const close = () => {
      child.kill('SIGINT');
      return ended;
    };
    return { url, close };
  },
};

/** Runs a test in a page and gives what the browser had to say: messages of any kind, requests that failed. */
async function faultsOf(url: string, viewport: typeof DESKTOP, test: (page: Page) => Promise<void>): Promise<string[]> {
  const opened = await open(browser, 'about:blank', { viewport });
  const faults: string[] = [];
  const { page } = opened;
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // The browser gives up what a page that is left has asked for.
    if (why !== 'net::ERR_ABORTED') faults.push(`${why}: ${request.url()}`);
  });
  try {
    await page.goto(url);
    await hydrated(page);
    await test(page);
  } catch (error) {
    faults.push(`${(error as Error).message}\n${page.url()}`);
  } finally {
    await opened.close();
  }
  return faults;
}

const heading = (page: Page, text: string) => page.waitForSelector(`h1:has-text("${text}")`);

/** Features that only one of the sites has. */
const OWN: Record<string, (page: Page) => Promise<void>> = {
  async 'a style sheet of its own'(page) {
    const colour = await page.locator('.navbar').evaluate((element) => getComputedStyle(element).outlineColor);
    expect(colour).toBe('rgb(1, 2, 3)');
  },
  async 'several docs sets'(page) {
    await page.click('.navbar >> text=另一套');
    await heading(page, '队');
    await page.click('.markdown >> text=开始');
    await heading(page, '开始');
  },
  async versions(page) {
    await page.click('.navbar >> text=文档');
    await heading(page, '开始');
    await page.hover('.navbar .dropdown');
    await page.click('.navbar .dropdown__menu >> text=Next');
    await page.waitForURL(/docs\/next\/start/);
    await heading(page, '开始');
  },
};

async function onDesktop(page: Page, site: string): Promise<void> {
  await page.evaluate('window.kept = true');
  await page.click('.navbar >> text=文档');
  await heading(page, '开始');
  await page.click('.markdown >> text=第二页');
  await heading(page, '第二页');
  if ((await page.locator('.counter').count()) > 0) {
    await page.click('.counter');
    await page.waitForSelector('.counter:has-text("点了 1 次")');
  }
  await page.click('.menu >> text=开始');
  await heading(page, '开始');
  await page.keyboard.press('Control+k');
  await page.fill('.DocSearch-Input', '独角兽');
  await page.waitForSelector('.DocSearch-Hit mark:has-text("独角兽")');
  await page.keyboard.press('Enter');
  await heading(page, '第二页');
  await OWN[site]?.(page);
  await expect.poll(() => page.evaluate('window.kept'), { message: 'the page was loaded in full' }).toBe(true);
  // The same page as rendered by the server: React takes over the containers of its own code and of code block buttons.
  await page.reload();
  await hydrated(page);
  if ((await page.locator('.counter').count()) > 0) {
    await page.click('.counter');
    await page.waitForSelector('.counter:has-text("点了 1 次")');
    await page.waitForSelector('.theme-code-block [data-action="copy"]');
  }
  // A React page that is finished HTML, by a link and as the server wrote it.
  await page.click('.navbar__brand');
  await page.click('main >> text=静止');
  await heading(page, '静止的页');
  await page.reload();
  await hydrated(page);
  await heading(page, '静止的页');
}

async function onPhone(page: Page): Promise<void> {
  await page.click('.navbar__toggle');
  await page.click('.navbar-sidebar >> text=文档');
  await heading(page, '开始');
}

it.each(process.env.MATRIX === 'all' ? ALL : PART)('%s, %s, %s', async (site, address, command) => {
  const dir = join(temporaryFolder(), 'site');
  const options = ADDRESSES[address];
  writeFiles(dir, SITES[site]!(options));
  const shown = await SHOW[command](dir, 'baseUrl' in options ? options.baseUrl : '/');
  try {
    expect(await faultsOf(shown.url, DESKTOP, (page) => onDesktop(page, site))).toEqual([]);
    expect(await faultsOf(shown.url, PHONE, onPhone)).toEqual([]);
  } finally {
    await shown.close();
  }
});
