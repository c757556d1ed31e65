/** The panel of a served page in Chromium: what it shows, what it opens, and who gets it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE, visit } from '../browser/harness.js';
import { writeFiles } from '../engine/folders.js';
import { notes } from '../engine/tool.js';
import { ownHeaders, servedDesk, statusOf, told } from './served-desk.js';

const A = '---\ntitle: 甲篇\n---\n\n[乙](./b.md#x)\n\n## 一节\n';
const desk = servedDesk({
  'notes.config.mjs': "export default { title: 'T', url: 'https://e.example', blog: false };\n",
  'docs/a.md': A,
  'docs/b.md': '# 乙\n\n## x\n\n[甲](./a.md)\n',
});

const BUTTON = '.notes-panel-button';
const PANEL = '.notes-panel';

/** Opens a page, and gives the addresses that it has asked for. */
const onPage = (viewport: typeof DESKTOP, test: (page: Page, asked: string[]) => Promise<void>) =>
  visit(desk.browser, new URL('docs/a', desk.site.url).href, { viewport }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await hydrated(page);
    await page.waitForSelector(BUTTON);
    await test(page, asked);
  });

it('nothing of it is loaded before it is opened; a click or Alt+I opens it, Escape closes it', () =>
  onPage(DESKTOP, async (page, asked) => {
    expect(asked.filter((url) => /inspect|panel\.js/.test(url))).toEqual([]);
    await page.click(BUTTON);
    await page.waitForSelector(`${PANEL} h2:has-text("甲篇")`);
    for (const part of ['docs/a.md', '文首:2', '/docs/b#x', '#一节', 'docs/a/index.html', '源文件', '渲染'])
      await expect.poll(() => page.innerText(PANEL)).toContain(part);
    await expect.poll(() => page.innerText(PANEL)).toMatch(/docs\/b\.md:5:\d/);
    await page.keyboard.press('Escape');
    await page.waitForSelector(PANEL, { state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('notes-panel-button');
    await page.keyboard.press('Alt+i');
    await page.waitForSelector(`${PANEL} h2:has-text("甲篇")`);
    await page.click(`${PANEL} [aria-label="关闭"]`);
    await page.waitForSelector(PANEL, { state: 'detached' });
  }));

it('places open in the editor', () =>
  onPage(DESKTOP, async (page) => {
    await page.click(BUTTON);
    await page.click(`${PANEL}-open:has-text("docs/b.md:5:")`);
    await expect.poll(() => desk.opened()).toMatch(/docs\/b\.md 5 \d/);
  }));

it('it follows the page: when it is saved, and when another one is shown', () =>
  onPage(DESKTOP, async (page) => {
    await page.click(BUTTON);
    await page.waitForSelector(`${PANEL} h2:has-text("甲篇")`);
    writeFiles(desk.dir, { 'docs/a.md': A.replace('甲篇', '改过的') });
    await page.waitForSelector(`${PANEL} h2:has-text("改过的")`);
    await page.click(`${PANEL} a:has-text("/docs/b#x")`);
    await page.waitForSelector(`${PANEL} h2:has-text("乙")`);
    writeFiles(desk.dir, { 'docs/a.md': A });
  }));

it.each([
  ['wide', DESKTOP, 480],
  ['narrow', PHONE, 390],
])('fits a %s screen, and has no fault that axe knows', (_, viewport, width) =>
  onPage(viewport, async (page) => {
    await page.click(BUTTON);
    await page.waitForSelector(`${PANEL}-fields`);
    const widths = () => page.$eval(PANEL, ({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    await expect
      .poll(widths)
      .toSatisfy(([seen = 0, all = 0]: number[]) => seen + 1 >= all && Math.abs(seen - width) <= 1);
    await page.evaluate(readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8'));
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(root: string): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
      };
      const { violations } = await axe.run('.notes-panel');
      return violations.map(({ id, nodes }) => `${id} ${JSON.stringify(nodes.map(({ target }) => target))}`);
    });
    expect(found).toEqual([]);
  }),
);

describe('who gets it', () => {
  it('asks need the token, an own origin and a file that the page has named', async () => {
    const good = ownHeaders(desk, await told(desk, /"token":"[\w-]+"/));
    const { host } = good;
    const ask = (path: string, headers: Record<string, string>, method?: string) =>
      statusOf(desk, path, headers, method);
    const inspect = '/_notes/inspect?route=/docs/b';
    expect(await ask(inspect, good, 'GET')).toBe(405);
    expect(await ask(inspect, { ...good, 'x-notes-token': 'x' })).toBe(403);
    expect(await ask(inspect, { ...good, origin: 'http://evil.example' })).toBe(403);
    expect(await ask('/_notes/open-file?file=notes.config.mjs/../../x', good)).toBe(410);
    expect(await ask('/_notes/open-file?file=/etc/passwd', good)).toBe(410);
    expect(await ask('/_notes/inspect?route=/docs/none', good)).toBe(404);
    expect(await ask(inspect, good)).toBe(200);
    // A tunnel, or another device: nothing is there.
    const foreign = { ...good, host: '192.0.2.7', origin: 'http://192.0.2.7' };
    expect(await ask(inspect, foreign)).toBe(405);
    expect(await ask('/_notes/panel/panel.js', { host: '192.0.2.7' }, 'GET')).toBe(404);
    expect(await ask('/_notes/panel/panel.js', { host }, 'GET')).toBe(200);
  });

  it('no build has any of it', async () => {
    expect((await notes(['build'], { cwd: desk.dir })).code).toBe(0);
    const files = readdirSync(join(desk.dir, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /notes-panel|_notes\/inspect|open-file/.test(text))).toEqual([]);
  });
});
