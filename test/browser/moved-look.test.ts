/** Styles that a migrated site keeps: elements of its pages of code, and the colours that its sheets set. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { configText } from '../outputs/sites.js';
import { builtFolder } from './built-folder.js';
import { DESKTOP, hydrated, PHONE, visit } from './harness.js';

const stage = builtFolder({
  'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  presets: [['classic', { blog: false, theme: { customCss: './src/own.css' } }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'M', items: [{ to: '/docs/a', label: 'A' }, { to: '/docs/b', label: 'B' }, { label: 'More', items: [{ to: '/docs/a', label: 'Under' }] }] },
    footer: { style: 'dark', links: [{ title: 'Links', items: [{ to: '/docs/a', label: 'A' }] }] },
  },
};
`,
  'src/own.css': `:root {
  --ifm-color-primary: rgb(1, 2, 3);
  --ifm-navbar-background-color : rgb(10, 20, 30);
  --ifm-navbar-link-color: rgb(40, 50, 60);
  --ifm-background-color: rgb(250, 240, 230);
  --ifm-font-family-base: fantasy;
  --ifm-heading-font-family: serif;
  --ifm-heading-font-weight: 300;
  --ifm-background-surface-color: rgb(240, 230, 220);
}
[data-theme='dark'] { --ifm-navbar-background-color: rgb(70, 80, 90); }
.footer--dark { --ifm-footer-background-color: rgb(11, 22, 33); }
.own h3 { font-size: 50px; }
.DocSearch-Button > span { display: none !important; }
.menu .menu__link.menu__link--sublist:after { transform: rotateZ(180deg); }
.menu .menu__list-item.menu__list-item--collapsed .menu__link--sublist:after { transform: rotateZ(90deg); }
/* :root { --ifm-footer-color: rgb(1, 1, 1); } */
.own { --ifm-font-color-base: rgb(2, 2, 2); }
`,
  'src/pages/index.js': `import Layout from '@theme/Layout';
import Part from './_part.md';
export default () => (
  <Layout>
    <main className="own">
      <h2 id="first">First</h2>
      <h3>Own</h3>
      <div className="alert">told</div>
      <button className="button" id="plain">plain</button>
      <a className="button button--outline button--primary" href="/docs/a">Go</a>
      <table><tbody><tr><td id="cell">cell</td></tr></tbody></table>
      <div className="markdown"><Part /></div>
    </main>
  </Layout>
);
`,
  'src/pages/_part.md': '## Of Markdown\n\n[a link](/docs/a)\n',
  'docs/a.md': '# A\n\n## Second\n\n[b](./b.md)\n\n| th |\n| -- |\n| td |\n\n:::tip\n\ntext\n\n:::\n',
  'docs/b.md': '# B\n\ntext\n',
  'docs/c/d.md': '# D\n\ntext\n',
});

const dark = builtFolder({
  'notes.config.ts': configText({ navbar: { title: 'D', style: 'dark', items: [{ to: '/docs/a', label: 'A' }] } }),
  'docs/a.md': '# A\n\ntext\n',
});

const on = (path: string, options: Parameters<typeof visit>[2], check: (page: Page) => Promise<void>) =>
  visit(stage.browser, stage.server.origin + path, { viewport: DESKTOP, ...options }, async ({ page }) => {
    await hydrated(page);
    await check(page);
  });
const styleOf = (page: Page, selector: string, name: string) =>
  page.$eval(selector, (one, property) => getComputedStyle(one).getPropertyValue(property), name);

it('elements without a class have the looks they were written for, as weak as there', async () => {
  await on('/', {}, async (page) => {
    await expect.poll(() => styleOf(page, '#first', 'margin-top')).toBe('0px');
    expect(await styleOf(page, '#first', 'font-size')).toBe('24px');
    expect(await styleOf(page, '#first', 'line-height')).toBe('30px');
    expect(await styleOf(page, '.own > h3', 'font-size')).toBe('50px');
    expect(await styleOf(page, '#cell', 'border-top-style')).toBe('solid');
    expect(await styleOf(page, '.button--primary', 'color')).toBe('rgb(1, 2, 3)');
    // Infima's alone is white on no ground.
    expect(await styleOf(page, '#plain', 'color')).toBe(await styleOf(page, 'html', 'color'));
    // Elements from Markdown keep our styles.
    expect(await styleOf(page, '.markdown h2', 'margin-top')).not.toBe('0px');
    expect(await styleOf(page, '.markdown p a', 'text-decoration-line')).toBe('underline');
  });
});

it('colours and fonts that its sheets set are those of the frame and the text, in both schemes', async () => {
  await on('/docs/a', { colorScheme: 'light' }, async (page) => {
    await expect.poll(() => styleOf(page, '.navbar', 'background-color')).toBe('rgb(10, 20, 30)');
    expect(await styleOf(page, '.navbar__link:not(.navbar__link--active)', 'color')).toBe('rgb(40, 50, 60)');
    expect(await styleOf(page, 'html', 'background-color')).toBe('rgb(250, 240, 230)');
    expect(await styleOf(page, '.footer', 'background-color')).toBe('rgb(11, 22, 33)');
    expect(await styleOf(page, 'main p', 'font-family')).toBe('fantasy');
    expect(await styleOf(page, 'main h2', 'font-family')).toBe('serif');
    expect(await styleOf(page, 'main h2', 'font-weight')).toBe('300');
    // The shadows of a table are hidden by the ground of our pages.
    expect(await styleOf(page, 'main table', 'background-image')).toBe('none');
    expect(await styleOf(page, '.dropdown__menu', 'background-color')).toBe('rgb(240, 230, 220)');
    expect(await styleOf(page, '.admonition', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    // Neither rules in comments nor those for a part of the page.
    const text = await styleOf(page, 'html', 'color');
    expect([text, await styleOf(page, '.footer', 'color')]).toEqual(['rgb(42, 41, 38)', 'rgb(201, 198, 191)']);
    await page.hover('.navbar__link:not(.navbar__link--active)');
    await expect
      .poll(() => styleOf(page, '.navbar__link:not(.navbar__link--active)', 'background-color'))
      .toMatch(/0\.12\)$/);
  });
  await on('/docs/a', { viewport: PHONE, colorScheme: 'light' }, async (page) => {
    await expect.poll(() => styleOf(page, '.DocSearch-Button', 'color')).toBe('rgb(40, 50, 60)');
  });
  await on('/docs/a', { colorScheme: 'dark' }, async (page) => {
    await expect.poll(() => styleOf(page, '.navbar', 'background-color')).toBe('rgb(70, 80, 90)');
  });
});

/** Degrees by which the two sides of an arrow are turned from its corner at the bottom right. */
const turnOf = (page: Page) =>
  page.$eval('.side .menu__link--sublist-caret', (button) => {
    const { rotate, transform } = getComputedStyle(button, '::after');
    const { a, b } = new DOMMatrix(transform);
    return Math.round((Number.parseFloat(rotate) || 0) + (Math.atan2(b, a) * 180) / Math.PI);
  });

it('arrows that its sheets turn as those of Infima point to the side and down', async () => {
  await on('/docs/a', {}, async (page) => {
    await expect.poll(() => turnOf(page)).toBe(-45);
    await page.click('.side .menu__link--sublist-caret');
    await expect.poll(() => turnOf(page)).toBe(45);
  });
});

it('the search button shows its icon where a sheet hides its words and keys', async () => {
  await on('/docs/a', {}, async (page) => {
    await expect.poll(() => styleOf(page, '.DocSearch-Button .icon', 'width')).toBe('16px');
  });
});

it('a bar in other colours has them in any site, and its menu keeps those of the page', async () => {
  await visit(dark.browser, `${dark.server.origin}/docs/a`, { viewport: DESKTOP }, async ({ page }) => {
    await hydrated(page);
    await expect.poll(() => styleOf(page, '.navbar', 'background-color')).toBe('rgb(36, 37, 38)');
    expect(await styleOf(page, '.navbar__brand', 'color')).toBe('rgb(245, 246, 247)');
    expect(await styleOf(page, '.navbar', 'color')).toBe(await styleOf(page, 'html', 'color'));
  });
});
