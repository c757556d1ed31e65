/**
 * The design of the theme, measured on screens: lines of text, left edges, overflow, cut texts, targets for fingers, headings, contrast in every state,
 * the way of the focus. `DESIGN=all` (`npm run design`) looks at every screen in every width and mode; the suite at those that stand for a kind of
 * layout, in light, and at the states in one width.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { now, open } from '../browser/harness.js';
import { clippedTexts, faintTexts, headingFaults, lostStates } from './page-faults.js';
import { SCREENS } from './screens.js';
import { settled, setUp } from './stage.js';
import { faintStates, focusFaults } from './states.js';

const all = process.env.DESIGN === 'all';
const WIDTHS = [390, 768, 1024, 1280, 1920];
const LOOKS = ['light', 'dark', 'print', 'forced'] as const;
type Look = (typeof LOOKS)[number];

const every = Object.keys(SCREENS);
const names = all ? every : ['doc', 'blog-tags', 'archive', 'not-found', 'search'];
const looks = WIDTHS.flatMap((width) => (all ? LOOKS : LOOKS.slice(0, 1)).map((mode) => ({ width, mode })));

/** From this width on a line has 34 to 42 characters, below it 18 to 34. */
const WIDE = 768;

const stage = setUp();

interface Measured {
  /** Characters that fit into a line of each paragraph of the text. */
  lines: number[];
  /** Left edges, in px, of what begins at the page's edge. */
  edges: Record<string, number>;
  overflow: number;
  /** Controls that a finger may miss. */
  small: string[];
}

/** Runs in the page. */
function measure(): Measured {
  const left = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const { left: edge, width } = element.getBoundingClientRect();
    return width > 1 ? [[selector, Math.round(edge)] as const] : [];
  };
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const paragraphs = document.querySelectorAll('.markdown > p, .markdown > div > p');
  const lines = [...paragraphs].map((element) => element.getBoundingClientRect().width / size(element));
  const alone = !document.querySelector('.wrapper--side');
  const inner = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const { left: edge } = element.getBoundingClientRect();
    return [[selector, Math.round(edge + Number.parseFloat(getComputedStyle(element).paddingLeft))] as const];
  };
  const small = [
    ...document.querySelectorAll('.button, .menu__link, .pagination-nav__link, .navbar__toggle, .toc__button'),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
    .map(({ element, box }) => `${element.className} ${Math.round(box.height)}`);
  return {
    lines: lines.filter((line) => line > 1),
    edges: Object.fromEntries([
      ...inner('.navbar__inner'),
      ...inner('.footer'),
      ...(alone ? [...left('main h1'), ...inner('main.page')] : []),
    ]),
    overflow: document.documentElement.scrollWidth - innerWidth,
    small,
  };
}

const look = async (name: string, width: number, mode: Look, check: (page: Page) => Promise<void>) => {
  const opened = await open(stage.browser, stage.server.origin + SCREENS[name]!, {
    viewport: { width, height: 900 },
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
    hasTouch: true,
    isMobile: true,
  });
  try {
    await settled(opened.page);
    if (mode === 'print') await opened.page.emulateMedia({ media: 'print' });
    await check(opened.page);
  } finally {
    await opened.close();
  }
};

/** Lines, edges and targets are of screens: paper has its own width, and nothing to press. */
async function checkScreen(page: Page, name: string, width: number): Promise<void> {
  const { lines, edges, overflow, small } = await page.evaluate(measure);
  const [least, most] = width >= WIDE ? [34, 42] : [18, 34];
  // A post in a list is next to its picture.
  const measured = name.startsWith('blog') ? [] : lines;
  expect(measured.filter((line) => line < least || line > most)).toEqual([]);
  expect([...new Set(Object.values(edges))], JSON.stringify(edges)).toHaveLength(1);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(small).toEqual([]);
}

describe.each(looks)('design at $width px, $mode', ({ width, mode }) => {
  it.concurrent.each(names)('%s: lines, left edges, overflow, targets, cut texts, headings', async (name) => {
    await look(name, width, mode, async (page) => {
      expect(await now(page.evaluate(clippedTexts))).toEqual([]);
      expect(await now(page.evaluate(headingFaults))).toEqual([]);
      if (mode === 'forced') expect(await now(page.evaluate(lostStates))).toEqual([]);
      else if (mode === 'print') expect(await now(page.evaluate(faintTexts, 'body'))).toEqual([]);
      if (mode !== 'print') await checkScreen(page, name, width);
    });
  });
});

describe.each([
  ['light', all ? every : ['doc', 'interactive', 'blog']],
  ['dark', all ? every : ['code', 'search']],
] as const)('states in %s', (mode, screens) => {
  it.concurrent.each(screens)(
    '%s: every text has contrast and every focus a ring, whatever the pointer does',
    async (name) => {
      await look(name, 1280, mode, async (page) => expect(await now(faintStates(page))).toEqual([]));
    },
  );
});

// The long form has looked at these already.
const short = [
  ['print', ['doc', 'interactive']],
  ['forced', ['doc', 'blog', 'interactive']],
] as const;
describe.each(all ? [] : short)('%s, in short', (mode, screens) => {
  for (const name of screens)
    it(`${name}: nothing is lost`, async () => {
      await look(name, 1024, mode, async (page) => {
        expect(await now(page.evaluate(mode === 'print' ? faintTexts : lostStates, 'body'))).toEqual([]);
        expect(await now(page.evaluate(clippedTexts))).toEqual([]);
      });
    });
});

describe('the focus', () => {
  it.concurrent.each(all ? every : ['doc', 'blog', 'not-found'])(
    '%s: begins with the way to the text, follows it, and is seen at each stop',
    async (name) => {
      const opened = await open(stage.browser, stage.server.origin + SCREENS[name]!);
      try {
        await settled(opened.page);
        expect(await now(focusFaults(opened.page, 150))).toEqual([]);
      } finally {
        await opened.close();
      }
    },
  );
});

describe('on a phone', () => {
  it('entries of the menu are rows of one height, with their labels in the middle', async () => {
    await look('doc', 390, 'light', async (page) => {
      await page.locator('.navbar__toggle').tap();
      await page.locator('.navbar-sidebar--show .menu__link >> visible=true').first().waitFor();
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.navbar-sidebar .menu__link')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            const [row, label] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
            return [Math.round(row.height), Math.round(label.top - row.top - (row.bottom - label.bottom))];
          }),
      );
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.filter(([height = 0, off = 0]) => height < 44 || height > 48 || Math.abs(off) > 2)).toEqual([]);
    });
  });

  it('buttons of a block cover none of its code', async () => {
    await look('code', 390, 'light', async (page) => {
      await page.locator('[data-action=copy]').first().waitFor();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('.theme-code-block')].flatMap((block) => {
          const first = block.querySelector('.token-line');
          const button = block.querySelector('[data-action=copy]');
          if (!first || !button) return [];
          const below = first.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
          return below < 0 ? [`${below} ${first.textContent}`] : [];
        }),
      );
      expect(covered).toEqual([]);
    });
  });
});
