/** Every screen in a real browser: accessibility, silence of the console, layout shift; the bytes and requests of a first view. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOT_FOR_LATER, now, open, quiet } from '../browser/harness.js';
import { layoutShifts, WATCH_SHIFTS } from '../browser/layout-shifts.js';
import { LOOKS, SCREENS, SIZES } from './screens.js';
import { gzipBytes } from './sites.js';
import { settled, setUp } from './stage.js';

/**
 * JS + CSS, gzip, of the first view of a doc page of a site with everything on: lists, versions and a colour switch in the navbar bring all components
 * of the frame (5.5 KB), and its text the second style sheet (2.6 KB). `browser/budget.test.ts` holds the target on a plain one.
 */
const FIRST_VIEW_BUDGET = 94_500;
/** The sheet of every page and that of rich content: admonitions, tabs, cards. */
const CSS_BUDGET = 10.5 * 1024;
/** Everything until the page is idle, prefetch included (D32). */
const IDLE_BUDGET = 200 * 1024;
const IDLE_REQUESTS = 12;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const stage = setUp();

async function violations(page: Page): Promise<string[]> {
  // axe cannot see into a sandboxed frame, and the browser warns of its asking.
  const options = { iframes: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
  const found = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
  };
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)} ${nodes[0]!.failureSummary}`);
}

/** Buttons in whose middle something else would take the click. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button')].flatMap((button) => {
      button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      if (!button.checkVisibility({ visibilityProperty: true }) || width * height === 0) return [];
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return button.contains(hit) ? [] : [`${button.outerHTML} lies below ${hit?.outerHTML.slice(0, 200)}`];
    }),
  );

describe.each(LOOKS)('screens, $size, $mode', ({ size, mode }) => {
  it.concurrent.each(Object.keys(SCREENS))(
    '%s: no axe violation, no covered button, no fault, no warning, no layout shift',
    async (name) => {
      const opened = await open(stage.browser, stage.server.origin + SCREENS[name]!, {
        viewport: SIZES[size],
        colorScheme: mode,
        before: `${axe}\n${WATCH_SHIFTS}`,
      });
      try {
        const { page, faults, warnings } = opened;
        await settled(page);
        expect(await now(page.evaluate(() => document.documentElement.dataset.theme))).toBe(mode);
        expect(await now(violations(page))).toEqual([]);
        expect(await now(layoutShifts(page))).toEqual([]);
        expect(await now(covered(page))).toEqual([]);
        const beyond = page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await now(beyond)).toBeLessThanOrEqual(0);
        // The one error that a browser itself writes: the status of the page asked for.
        const expected = name === 'not-found' ? /status of 404/ : undefined;
        expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
        expect(warnings).toEqual([]);
      } finally {
        await opened.close();
      }
    },
  );
});

describe('the first view of a doc', () => {
  let files: { path: string; bytes: number }[];

  beforeAll(async () => {
    stage.server.requests.length = 0;
    const opened = await open(stage.browser, `${stage.server.origin}/docs/deep/cache`, { before: NOT_FOR_LATER });
    await settled(opened.page);
    await quiet(opened.page);
    await opened.close();
    files = stage.server.requests.map((request) => {
      const path = request.slice(request.indexOf(' ') + 2);
      const name = /\.\w+$/.test(path) ? path : `${path}.html`;
      return { path: name, bytes: gzipBytes(readFileSync(join(stage.built.out, name))) };
    });
  });

  const sum = (of: typeof files) => of.reduce((total, { bytes }) => total + bytes, 0);
  const kinds = (...ends: string[]) => files.filter(({ path }) => ends.some((end) => path.endsWith(end)));

  it('JS and CSS stay within the budget', () => {
    expect(kinds('.js', '.css').length).toBeGreaterThan(1);
    expect(sum(kinds('.js', '.css'))).toBeLessThanOrEqual(FIRST_VIEW_BUDGET);
    expect(sum(kinds('.css'))).toBeLessThanOrEqual(CSS_BUDGET);
  });

  it('at most 200 KB and 12 requests until idle (D32)', () => {
    expect(files.length).toBeLessThanOrEqual(IDLE_REQUESTS);
    expect(sum(files)).toBeLessThanOrEqual(IDLE_BUDGET);
  });
});
