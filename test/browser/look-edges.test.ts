/** Words without a place to break, languages from right to left, and forced colours: nothing leaves the screen or points the wrong way. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { configText } from '../outputs/sites.js';
import { builtFolder } from './built-folder.js';
import { DESKTOP, hydrated, PHONE, visit } from './harness.js';

const WORD = 'ComExampleServiceFactoryImplementationDelegateProviderManager';

const stage = builtFolder({
  'notes.config.ts': configText({
    trailingSlash: false,
    i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },
    announcementBar: { content: WORD },
    markdown: { math: true },
    customCss: ['own.css'],
    navbar: {
      title: WORD,
      items: [
        { to: '/docs/a', label: 'Docs' },
        { label: 'More', items: [{ to: '/docs/b', label: 'B' }] },
        { to: '/docs/c', label: 'C', className: 'own-item', position: 'right' },
        { to: '/docs/m', label: 'M', className: 'block-item', position: 'right' },
        { to: '/docs/b', label: 'B', className: 'wide-item', position: 'right' },
        { to: '/docs/a', label: 'A', className: 'wide-item', position: 'right' },
      ],
    },
    blog: { onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', showLastUpdateTime: true },
    docs: { onInlineTags: 'ignore' },
  }),
  'docs/a.md': `---
title: ${WORD}
tags: [${WORD}]
---

## First

<Tabs>
<TabItem value="a" label="A">one</TabItem>
<TabItem value="b" label="B">two</TabItem>
</Tabs>

<Badge>${WORD}</Badge>

<LinkButton href="/docs/b">${WORD}</LinkButton>

<CardGrid>
<Card title="${WORD}" href="/docs/b">text</Card>
</CardGrid>

<FileTree>

- folder
  - file.md

</FileTree>

\`\`\`js title="${WORD}.js"
let a = 1;
\`\`\`

## Second
`,
  'docs/b.md': `# ${WORD}\n\n## First\n\ntext\n\n## Second\n\ntext\n`,
  'docs/m.md': `# Formula\n\nA long one $f(x)=${'a_1x^2+'.repeat(20)}1$ and $x^2$ in a line.\n`,
  'docs/fills.md': '# Filled\n\n## Fills\n\ntext\n',
  'own.css':
    '.own-item { display: flex; }\n.block-item { display: block; }\n@media (max-width: 996px) { .wide-item { min-width: 9rem; } }\n',
  'docs/n.md':
    '# N\n\n:::note One **two** `three`\n\ntext\n\n:::\n\n<LinkButton href="/docs/b">One **two** three</LinkButton>\n\n<details>\n<summary>One **two** three</summary>\n\ntext\n\n</details>\n',
  'docs/w.md': `# Wide\n\n## See [the other](./b.md)\n\n$$\n${'x+'.repeat(200)}x\n$$\n\n$$\nx\n$$\n\n:::note\ntext\n:::\n`,
  'docs/c.md': '# C\n\ntext\n',
  'pages/code.jsx': `const line = '${WORD} '.repeat(9);
export default () => (
  <main>
    <pre>{line}</pre>
    <pre><code>{line}</code></pre>
  </main>
);
`,
  [`docs/${WORD}/d.md`]: `# ${WORD}\n\ntext\n`,
  'blog/2025-01-01-p.md': `---\ntitle: ${WORD}\nauthors: [{ name: ${WORD}, title: ${WORD} }]\nlast_update: { date: 2025-02-03 }\n---\n\ntext\n`,
});

const on = (path: string, options: Parameters<typeof visit>[2], check: (page: Page) => Promise<void>) =>
  visit(stage.browser, stage.server.origin + path, options, async ({ page }) => {
    await hydrated(page);
    await check(page);
  });

describe('small things', () => {
  it('a formula wider than the text is scrolled by keys', async () => {
    await on('/docs/w', {}, async (page) => {
      const reached = () =>
        page.$$eval('math[display=block]', (all) => all.map((each) => each.getAttribute('tabindex')));
      await expect.poll(reached).toEqual(['0', null]);
    });
  });

  it('the icon of an admonition is printed, although it is a ground', async () => {
    await on('/docs/w', {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      const icon = () => page.locator('.admonitionIcon').evaluate((each) => getComputedStyle(each).printColorAdjust);
      await expect.poll(icon).toBe('exact');
    });
  });

  it('a heading with a link shows it, and is copied without signs that nobody sees', async () => {
    await on('/docs/w', {}, async (page) => {
      const heading = page.locator('h2 >> nth=0');
      const line = () => heading.locator('a >> nth=0').evaluate((link) => getComputedStyle(link).textDecorationLine);
      await expect.poll(line).toBe('underline');
      const copied = () =>
        heading.evaluate((each) => {
          getSelection()!.selectAllChildren(each.parentElement!);
          return `${getSelection()}`;
        });
      await expect.poll(copied).toContain('See the other');
      await expect.poll(copied).not.toContain('\u200b');
    });
  });
});

describe('what is known of a post', () => {
  it.each(['/blog', '/ar/blog'])('begins and ends no line with a dot: %s', async (path) => {
    await on(path, { viewport: { width: 330, height: 844 } }, async (page) => {
      const shown = () =>
        page.$$eval('.post__meta i', (dots) =>
          dots.map((dot) => {
            const { left, top, width, height } = dot.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === dot;
          }),
        );
      await expect.poll(shown).toEqual([true, false]);
    });
  });
});

describe('a letter of the tags', () => {
  it('keeps its width beside tags that fill their line, which are as close as others', async () => {
    await on('/docs/tags', { viewport: DESKTOP }, async (page) => {
      const seen = () =>
        page.$eval('.tag-group', (group) => {
          const { width, fontSize } = getComputedStyle(group.firstElementChild!);
          return [Number.parseFloat(width) / Number.parseFloat(fontSize), getComputedStyle(group).alignItems];
        });
      await expect.poll(seen).toEqual([1.5, 'start']);
    });
  });
});

describe('a word longer than the line', () => {
  it.each([
    '/docs/a',
    '/docs/b',
    '/docs/c',
    `/docs/${WORD}/d`,
    '/docs/tags',
    '/blog',
    '/blog/archive',
    '/blog/2025/01/01/p',
  ])('stays on the screen of a phone at %s, in full', async (path) => {
    await on(path, { viewport: PHONE }, async (page) => {
      const beyond = () =>
        page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.announcement *, .navbar *, main *')]
            .filter((element) => element.checkVisibility() && !element.closest('pre, .sr-only'))
            .map((element) => ({ name: `${element.tagName} ${element.className}`, element }));
          const cut = ({ element }: { element: Element }) =>
            getComputedStyle(element).overflowX === 'hidden' &&
            getComputedStyle(element).textOverflow !== 'ellipsis' &&
            element.scrollWidth > element.clientWidth + 1;
          const out = ({ element }: { element: Element }) => element.getBoundingClientRect().right > innerWidth + 1;
          return boxes
            .filter((box) => cut(box) || (out(box) && !box.element.closest('.navbar__title')))
            .map(({ name }) => name);
        });
      await expect.poll(beyond).toEqual([]);
    });
  });
});

describe('an item of the bar', () => {
  it('is in the menu on a phone, whatever the site says of its class', async () => {
    for (const [viewport, shown] of [
      [PHONE, false],
      [DESKTOP, true],
    ] as const)
      await on('/docs/c', { viewport }, async (page) => {
        await expect.poll(() => page.isVisible('.navbar .own-item')).toBe(shown);
      });
  });
  it('keeps its height, whatever display the site gives it', async () => {
    await on('/docs/c', { viewport: DESKTOP }, async (page) => {
      const middles = () =>
        page.$$eval('.navbar__items--right .navbar__link', (all) =>
          all.map((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            const { top, bottom } = words.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
      await expect.poll(async () => new Set(await middles()).size).toBe(1);
      expect((await middles()).length).toBeGreaterThan(1);
    });
  });
});

describe('a bar without room', () => {
  it('has its items in lines below each other on a phone without scripts', async () => {
    const options = { viewport: PHONE, javaScriptEnabled: false };
    await visit(stage.browser, `${stage.server.origin}/docs/c`, options, async ({ page }) => {
      await expect.poll(() => page.isVisible('.navbar__items--right > .navbar__item')).toBe(true);
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond).toBeLessThanOrEqual(0);
    });
  });
  it('does without the keys of the search before it cuts the title', async () => {
    const isInside = (selector: string) => (page: Page) =>
      page.$eval(selector, (one) => {
        const button = one.closest('.DocSearch-Button')!.getBoundingClientRect();
        const { top, right, bottom } = one.getBoundingClientRect();
        return top >= button.top && bottom <= button.bottom && right <= button.right;
      });
    const isCut = (page: Page) => page.$eval('.navbar__title', (one) => one.scrollWidth > one.clientWidth);
    const label = isInside('.DocSearch-Button-Placeholder');
    const keys = isInside('.DocSearch-Button-Keys');
    for (const [width, expected] of [
      [1800, [false, true, true]],
      [1000, [true, true, false]],
    ] as const)
      await on('/docs/c', { viewport: { width, height: 800 } }, async (page) => {
        await expect.poll(async () => [await isCut(page), await label(page), await keys(page)]).toEqual(expected);
      });
  });
});

describe('a formula longer than the line', () => {
  it('scrolls by itself on a phone, and a short one does not', async () => {
    await on('/docs/m', { viewport: PHONE }, async (page) => {
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond).toBeLessThanOrEqual(0);
      const wide = () => page.$$eval('math', (all) => all.map((math) => math.scrollWidth > math.clientWidth + 1));
      await expect.poll(wide).toEqual([true, false]);
    });
  });
});

describe('lines of code that a React page shows', () => {
  it('scroll by themselves on a phone, and break on paper', async () => {
    await on('/code', { viewport: PHONE }, async (page) => {
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const wide = () => page.$$eval('pre', (all) => all.map((pre) => pre.scrollWidth > pre.clientWidth + 1));
      await expect.poll(beyond).toBeLessThanOrEqual(0);
      await expect.poll(wide).toEqual([true, true]);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(beyond).toBeLessThanOrEqual(0);
      await expect.poll(wide).toEqual([false, false]);
    });
  });
});

describe('a language written from right to left', () => {
  it('has arrows, separators and icons on their sides', async () => {
    await on('/ar/docs/b', { viewport: DESKTOP }, async (page) => {
      const contentOf = (selector: string, pseudo: string) =>
        page.$eval(selector, (one, name) => getComputedStyle(one, name).content, pseudo);
      await expect
        .poll(() => contentOf('.pagination-nav__link--prev .pagination-nav__sublabel', '::before'))
        .toBe('"→ "');
      await expect
        .poll(() => contentOf('.pagination-nav__link--next .pagination-nav__sublabel', '::after'))
        .toBe('" ←"');
      const margins = await page.$eval('.dropdown > .navbar__link', (one) => {
        const { marginLeft, marginRight } = getComputedStyle(one, '::after');
        return [Number.parseFloat(marginLeft), Number.parseFloat(marginRight)] as const;
      });
      expect(margins[0]).toBeLessThan(margins[1]);
    });
    await on(`/ar/docs/${WORD}/d`, { viewport: DESKTOP }, async (page) => {
      // Borders at the top and on the right, turned by 135° to the left: the corner shows to the left.
      const turned = () =>
        page.$eval('.breadcrumbs__item', (one) => new DOMMatrix(getComputedStyle(one, '::after').transform).a);
      await expect.poll(turned).toBeCloseTo(-Math.SQRT1_2);
    });
    await on('/ar/docs/a', { viewport: DESKTOP }, async (page) => {
      const arrow = () => page.$eval('.card__title', (one) => getComputedStyle(one, '::after').content);
      await expect.poll(arrow).toBe('"←"');
      const icon = () => page.$eval('.file-tree li', (one) => getComputedStyle(one).backgroundPositionX);
      await expect.poll(icon).toBe('100%');
    });
  });
});

describe('forced colours', () => {
  it('draw no border that is only room, and show where the reader is', async () => {
    await on('/docs/a', { viewport: DESKTOP }, async (page) => {
      const sides = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body *')].flatMap((element, i) =>
            ['', '::before', '::after'].flatMap((pseudo) => {
              const style = getComputedStyle(element, pseudo);
              if (pseudo && style.content === 'none') return [];
              return ['top', 'right', 'bottom', 'left'].flatMap((side) =>
                style.getPropertyValue(`border-${side}-style`) !== 'none' &&
                style.getPropertyValue(`border-${side}-width`) !== '0px'
                  ? [
                      {
                        key: `${i} ${element.className}${pseudo} ${side}`,
                        colour: style.getPropertyValue(`border-${side}-color`),
                      },
                    ]
                  : [],
              );
            }),
          ),
        );
      const room = new Set((await sides()).filter(({ colour }) => colour === 'rgba(0, 0, 0, 0)').map(({ key }) => key));
      expect(room.size).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const drawn = async () =>
        (await sides())
          .filter(({ key, colour }) => room.has(key) && colour !== 'rgb(255, 255, 255)')
          .map(({ key }) => key);
      await expect.poll(drawn).toEqual([]);
      const underlined = (selector: string) => page.$eval(selector, (one) => getComputedStyle(one).textDecorationLine);
      await expect.poll(() => underlined('.menu__link[aria-current=page]')).toBe('underline');
      await expect.poll(() => underlined('.table-of-contents__link--active')).toBe('underline');
    });
  });
});

describe('a heading that fills its line', () => {
  it('is as wide as its words: its link takes room only while it is shown', async () => {
    await on('/docs/fills', { viewport: PHONE }, async (page) => {
      // A word of its own, which cannot go on to the next line.
      const widths = () =>
        page.$eval('#fills', (one) => {
          const link = one.querySelector('.hash-link')!;
          const words = document.createRange();
          words.setStart(one, 0);
          words.setEndBefore(link);
          return [Math.round(words.getBoundingClientRect().right), Math.round(link.getBoundingClientRect().right)];
        });
      await expect.poll(async () => (await widths())[1]! - (await widths())[0]!).toBe(0);
      await page.hover('#fills');
      await expect.poll(async () => (await widths())[1]! - (await widths())[0]!).toBeGreaterThan(10);
    });
  });
});

it('words, emphasis and code of a title or a button are one line of text, with its own spaces', async () => {
  await on('/docs/n', { viewport: PHONE }, async (page) => {
    // A text in a flex box is a box of its own: its spaces are lost, and replaced by the gap of the box.
    const boxed = () =>
      page.$$eval(
        'main :is(.admonitionHeading, .link-button, summary), main :is(.admonitionHeading, .link-button, summary) *',
        (all) =>
          all
            .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
            .filter(
              ({ childNodes, children }) =>
                children.length > 0 && [...childNodes].some(({ nodeType }) => nodeType === 3),
            )
            .map(({ className, tagName }) => className || tagName),
      );
    await expect.poll(() => page.$$eval('main .link-button', ({ length }) => length)).toBe(1);
    expect(await boxed()).toEqual([]);
    // Both are as high as a finger needs.
    expect(
      await page.$eval('main .link-button', (button) => button.getBoundingClientRect().height),
    ).toBeGreaterThanOrEqual(44);
  });
});
