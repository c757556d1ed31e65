/**
 * The grid of the theme, measured on screens: lines of text, left edges, overflow, targets for fingers. `DESIGN=all` (`npm run design`) looks at every
 * screen in every width and mode; the suite at those that stand for a kind of layout, in light.
 */
import { describe, expect, it } from 'vitest';
import { open } from '../browser/harness.js';
import { MODES, type Mode, SCREENS } from './screens.js';
import { settled, setUp } from './stage.js';

const all = process.env.DESIGN === 'all';
const WIDTHS = [390, 768, 1024, 1280, 1920];
const names = all ? Object.keys(SCREENS) : ['doc', 'blog-tags', 'archive', 'not-found', 'search'];
const modes: readonly Mode[] = all ? MODES : ['light'];
const looks = WIDTHS.flatMap((width) => modes.map((mode) => ({ width, mode })));

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
      ...(alone ? [...left('main h1:not(.sr-only)'), ...inner('main.page')] : []),
    ]),
    overflow: document.documentElement.scrollWidth - innerWidth,
    small,
  };
}

const look = async (name: string, width: number, mode: Mode, check: (measured: Measured) => void) => {
  const opened = await open(stage.browser, stage.server.origin + SCREENS[name]!, {
    viewport: { width, height: 900 },
    colorScheme: mode,
    hasTouch: true,
    isMobile: true,
  });
  try {
    await settled(opened.page);
    check(await opened.page.evaluate(measure));
  } finally {
    await opened.close();
  }
};

describe.each(looks)('design at $width px, $mode', ({ width, mode }) => {
  it.concurrent.each(names)(
    '%s: lines, left edges, overflow, targets',
    async (name) => {
      await look(name, width, mode, ({ lines, edges, overflow, small }) => {
        const [least, most] = width >= WIDE ? [34, 42] : [18, 34];
        // A post in a list stands beside its picture.
        const measured = name.startsWith('blog') ? [] : lines;
        expect(measured.filter((line) => line < least || line > most)).toEqual([]);
        expect([...new Set(Object.values(edges))], JSON.stringify(edges)).toHaveLength(1);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(small).toEqual([]);
      });
    },
    60_000,
  );
});
