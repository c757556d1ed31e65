/** The player of a recorded run in a real browser, from a built site: nothing before a record is opened, all by keyboard and by finger, and the table without it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trace } from '../../renderer/shared/code-trace.js';
import { traceKey, writeTraces } from '../../renderer/site/sources/kept-traces.js';
import { fence } from '../check/run.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';
import { hydrated, launch, NOT_FOR_LATER, type OpenOptions, PHONE, scriptsRun, visit } from './harness.js';
import { serve, type TestServer } from './server.js';
import { cleanUp } from './setup.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CODE = `let n = 1;
setTimeout(() => console.log('任务'));
Promise.resolve().then(() => {
  n += 1;
  console.log('微任务', n);
});
${'// 一行注释\n'.repeat(30)}console.log('同步');`;
const TRACE: Trace = {
  names: ['n'],
  jobs: [
    ['setTimeout', 2],
    ['then', 3],
  ],
  steps: [
    { line: 1, set: [[0, '1']], sees: [0] },
    { line: 2, sees: [0], tasks: [0] },
    { line: 3, sees: [0], tasks: [0], microtasks: [1] },
    { line: 37, sees: [0], out: ['同步'], tasks: [0], microtasks: [1] },
    { line: 3, job: 1, begins: true, sees: [0], tasks: [0] },
    { line: 4, job: 1, set: [[0, '2']], sees: [0], tasks: [0] },
    { line: 5, job: 1, sees: [0], out: ['微任务 2'], tasks: [0] },
    { line: 2, job: 0, begins: true, sees: [0], out: ['任务'] },
  ],
};
const LAST = TRACE.steps.length;
const PAGE = `# 次序\n\n${fence('js steps', CODE)}\n后面的一段。\n`;
const MODULE = `export const Now = () => <b>现在</b>;\n\n${PAGE}\n<Now />\n`;
const traces = { [traceKey([{ lang: 'js', code: CODE }])]: TRACE };

const stage = {} as { browser: Browser; server: TestServer; folder: string };

beforeAll(async () => {
  stage.folder = temporaryFolder();
  writeFiles(stage.folder, {
    'notes.config.ts': `export default { title: 'T', url: 'https://a.dev', i18n: { defaultLocale: 'zh-CN', locales: ['zh-CN', 'en'] } };`,
    'docs/order.md': PAGE,
    'docs/module.mdx': MODULE,
    '.steps.json': writeTraces({ 'docs/order.md': traces, 'docs/module.mdx': traces }),
  });
  const { code, stderr } = await notesInHost(['build'], { cwd: stage.folder });
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  [stage.browser, stage.server] = await Promise.all([launch(), serve(join(stage.folder, 'dist'))]);
});
cleanUp(stage);
afterAll(removeFolders);

const on = (options: OpenOptions, test: (page: Page) => Promise<void>, path = '/docs/order') =>
  visit(stage.browser, stage.server.origin + path, options, ({ page }) => test(page));

const SUMMARY = '.code-trace__record > summary';
const slider = (page: Page) => page.getByRole('slider');
const button = (page: Page, name: string) => page.locator('.trace-player').getByRole('button', { name, exact: true });

/** Waits until the code is there that opens a record: one that was opened before it keeps its table. */
async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await scriptsRun(page);
}

async function openRecord(page: Page): Promise<void> {
  await ready(page);
  await page.click(SUMMARY);
  await page.waitForSelector('details[open] .trace-player');
}

interface Seen {
  step: string;
  line: string;
  running: string;
  variables: string;
  console: string;
  tasks: string;
  microtasks: string;
}

/** Returns the state visible to a reader. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
    const part = (name: string) => text(`[data-part="${name}"] dd > :first-child`).replace(/\s+/g, ' ');
    return {
      step: text('.trace-player__count'),
      line: text('.trace-player__line[aria-current="step"]').trim(),
      running: part('running'),
      variables: part('set'),
      console: part('out'),
      tasks: part('tasks'),
      microtasks: part('microtasks'),
    };
  });
const stepOf = async (page: Page) => Number((await seen(page)).step.split(' ')[0]);
const isTableSeen = (page: Page) => page.locator('.code-trace__record table').isVisible();

describe('a record that is opened', () => {
  it('has its player then and not before, with at most 12 KB for it', async () => {
    await on({ before: NOT_FOR_LATER }, async (page) => {
      await ready(page);
      const before = [...stage.server.requests];
      const html = await (await page.request.get(page.url())).text();
      expect(html).not.toContain('trace-player');
      const fetched: string[] = [];
      page.on('request', (request) => {
        // Pages that links lead to are fetched ahead on any page.
        const path = new URL(request.url()).pathname;
        if (!path.startsWith('/_notes/page/')) fetched.push(path);
      });
      await page.click(SUMMARY);
      await page.waitForSelector('details[open] .trace-player');
      const bytes = fetched.map(
        (path) => gzipSync(readFileSync(join(stage.folder, 'dist', path)), { level: 6 }).length,
      );
      console.info(`opening fetches ${bytes.join(' + ')} B: ${fetched.join(' ')}`);
      expect(fetched.length).toBeGreaterThan(0);
      expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(12 * 1024);
      expect(fetched.filter((path) => before.includes(`GET ${path}`))).toEqual([]);
    });
  });

  it.each(['/docs/order', '/docs/module'])(
    '%s: shows each step: line, job, variables, console, queues',
    async (path) => {
      await on(
        {},
        async (page) => {
          await openRecord(page);
          await expect.poll(() => isTableSeen(page)).toBe(false);
          await expect
            .poll(() => seen(page))
            .toMatchObject({
              step: `1 / ${LAST}`,
              line: 'let n = 1;',
              running: '脚本',
              console: '空',
            });
          await button(page, '最后一步').click();
          await button(page, '上一步').click();
          await expect
            .poll(() => seen(page))
            .toEqual({
              step: `7 / ${LAST}`,
              line: "console.log('微任务', n);",
              running: 'then（第 3 行）',
              variables: 'n=2',
              console: '同步 微任务 2',
              tasks: 'setTimeout（第 2 行）',
              microtasks: '空',
            });
          await expect
            .poll(() => page.locator('.trace-player dd > :first-child mark').allInnerTexts())
            .toEqual(['微任务 2']);
        },
        path,
      );
    },
  );

  it('opens without a second move of what stands below, and no step moves it', async () => {
    await on({ viewport: PHONE }, async (page) => {
      await ready(page);
      const tops = await page.evaluate(async (selector) => {
        const below = document.querySelector('.code-trace')?.nextElementSibling;
        const top = () => Math.round((below?.getBoundingClientRect().top ?? 0) + scrollY);
        const found = new Set([top()]);
        document.querySelector<HTMLElement>(selector)?.click();
        const next = () => new Promise((done) => requestAnimationFrame(done));
        while (!document.querySelector('details[open] .trace-player')) {
          await next();
          found.add(top());
        }
        const button = document.querySelector<HTMLElement>('.trace-player__next');
        for (let step = 0; step < 10; step++) {
          button?.click();
          await next();
          await next();
          found.add(top());
        }
        return [...found];
      }, SUMMARY);
      expect(tops).toHaveLength(2);
    });
  });

  it('brings the line into its own view and leaves the page where it is', async () => {
    await on({ viewport: PHONE }, async (page) => {
      await openRecord(page);
      const place = await page.evaluate(() => scrollY);
      await slider(page).evaluate((element) => element.focus({ preventScroll: true }));
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await seen(page)).line).toBe("console.log('同步');");
      const isInside = () =>
        page.evaluate(() => {
          const box = document.querySelector('.trace-player__code')?.getBoundingClientRect();
          const line = document.querySelector('[aria-current="step"]')?.getBoundingClientRect();
          return Boolean(box && line && line.top >= box.top && line.bottom <= box.bottom + 1);
        });
      await expect.poll(isInside).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  });

  it('shows its table where the code does not come', async () => {
    await on({}, async (page) => {
      await ready(page);
      stage.server.intercept = (path, response) => {
        if (!path.endsWith('.js')) return false;
        response.writeHead(404).end();
        return true;
      };
      await page.click(SUMMARY);
      await page.waitForSelector('details[open] table');
      await expect.poll(() => isTableSeen(page)).toBe(true);
      // The browser itself says that a file is missing.
    }).catch((error: Error) => expect(error.message).toMatch(/^Faults on .*\nconsole: Failed to load resource[^\n]*$/));
  });

  it('keeps its table beside the player when something else has opened it', async () => {
    await on({}, async (page) => {
      await ready(page);
      await page.evaluate(() => document.querySelector('.code-trace__record')?.setAttribute('open', ''));
      await page.waitForSelector('.trace-player');
      await expect.poll(() => isTableSeen(page)).toBe(true);
      await button(page, '所有步骤的表格').click();
      await expect.poll(() => isTableSeen(page)).toBe(false);
    });
  });

  it('speaks the language of its page', async () => {
    await on(
      {},
      async (page) => {
        await openRecord(page);
        await button(page, 'Next step').click();
        await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe(`Step 2 of ${LAST}`);
      },
      '/en/docs/order',
    );
  });
});

describe('who steps through it', () => {
  it('by keyboard alone', async () => {
    await on({}, async (page) => {
      await ready(page);
      await page.focus(SUMMARY);
      await page.keyboard.press('Enter');
      await page.waitForSelector('details[open] .trace-player');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
      await expect.poll(focused).toContain('trace-player__range');
      for (const [key, step] of [
        ['ArrowRight', 2],
        ['ArrowUp', 3],
        ['ArrowLeft', 2],
        ['End', LAST],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(async () => [key, await stepOf(page)]).toEqual([key, step]);
      }
      await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe(`第 1 步，共 ${LAST} 步`);
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.textContent('.trace-player [aria-live="polite"]'))
        .toBe('第 2 行；正在执行：脚本；任务队列：setTimeout（第 2 行）');
      await button(page, '下一步').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => stepOf(page)).toBe(4);
      await page.keyboard.press('End');
      // There is nowhere to go, and the focus stays.
      await expect.poll(() => button(page, '下一步').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => [await stepOf(page), await focused()])
        .toEqual([LAST, expect.stringContaining('trace-player__next')]);
    });
  });

  it('by finger, with 44 px for each target', async () => {
    await on({ viewport: PHONE, hasTouch: true, isMobile: true }, async (page) => {
      await ready(page);
      await page.tap(SUMMARY);
      await page.waitForSelector('details[open] .trace-player');
      const small = await page.$$eval('.trace-player :is(button, input)', (targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => width < 43.9 || height < 43.9),
      );
      expect(small).toEqual([]);
      await button(page, '下一步').tap();
      await expect.poll(() => stepOf(page)).toBe(2);
      const box = (await slider(page).boundingBox())!;
      await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2);
      await expect.poll(() => stepOf(page)).toBe(LAST);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });

  it('lets it play, unless motion is not wanted', async () => {
    await on({ reducedMotion: 'no-preference' }, async (page) => {
      await openRecord(page);
      await page.clock.install();
      await button(page, '自动播放').click();
      await page.clock.runFor(1500);
      await expect.poll(() => stepOf(page)).toBe(2);
      await button(page, '暂停').click();
      await page.clock.runFor(5000);
      await expect.poll(() => stepOf(page)).toBe(2);
      await button(page, '自动播放').click();
      await page.clock.runFor(30_000);
      await button(page, '自动播放').waitFor();
      await expect.poll(() => stepOf(page)).toBe(LAST);
    });
    await on({ reducedMotion: 'reduce' }, async (page) => {
      await openRecord(page);
      await expect.poll(() => button(page, '自动播放').count()).toBe(0);
    });
  });

  it.each(['light', 'dark'] as const)('has nothing to complain about in the %s scheme (axe)', async (colorScheme) => {
    await on({ colorScheme, before: `localStorage.setItem('theme', '${colorScheme}')` }, async (page) => {
      await openRecord(page);
      await button(page, '最后一步').click();
      await page.evaluate(axe);
      const found = await page.evaluate('axe.run(".code-trace", { resultTypes: ["violations"] })');
      const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
});

describe('without the player', () => {
  it('a page without scripts has the table', async () => {
    await on({ javaScriptEnabled: false }, async (page) => {
      await page.click(SUMMARY);
      await expect.poll(() => isTableSeen(page)).toBe(true);
      await expect.poll(() => page.locator('.code-trace__record tbody tr').count()).toBe(LAST);
    });
  });

  it('paper has the table, whether the record is open or not', async () => {
    await on({}, async (page) => {
      await hydrated(page);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => isTableSeen(page)).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      await openRecord(page);
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(async () => [await isTableSeen(page), await page.locator('.trace-player').isVisible()])
        .toEqual([true, false]);
    });
  });
});
