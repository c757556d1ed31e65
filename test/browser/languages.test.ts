/** The menu of languages in a browser: the same page in another language, with the mouse, the keyboard and on a phone; the frame from right to left. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { buildClean, configText } from '../outputs/sites.js';
import { DESKTOP, hydrated, launch, PHONE, visit } from './harness.js';
import { serve, type TestServer } from './server.js';

const SITE = {
  'notes.config.ts': configText({
    trailingSlash: false,
    blog: false,
    i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans', 'ar'] },
    navbar: {
      title: 'Site',
      items: [
        { to: '/docs/a', label: 'Docs' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  }),
  'docs/a.md': `# Alpha\n\n${'Words of the page. '.repeat(40)}\n\n## Part\n\n- one\n- two\n\n> said\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n`,
  'pages/out.jsx': 'export default () => <a id="out" href="/zh-Hans/docs/a">Out</a>;\n',
  'docs/b.md': '# Beta\n\nMore.\n',
  'i18n/zh-Hans/docusaurus-plugin-content-docs/current/a.md': '# 甲文\n\n中文。\n',
  'i18n/ar/docusaurus-plugin-content-docs/current/b.md': '# باء\n\nنص.\n',
};

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  const built = await buildClean(SITE);
  [browser, server] = await Promise.all([launch(), serve(built.out)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  removeFolders();
});

const heading = (page: Page, text: string) => page.waitForSelector(`h1:has-text("${text}")`);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const button = 'nav.navbar .dropdown > button';

describe('the menu of languages', () => {
  it('leads to the same page in the other language, loaded in full', async () => {
    await visit(browser, `${server.origin}/docs/a`, { viewport: DESKTOP }, async ({ page, warnings }) => {
      await hydrated(page);
      await page.evaluate('window.kept = true');
      await expect.poll(() => page.textContent(button)).toBe('English');
      await page.hover(button);
      await page.click('.dropdown__link:has-text("简体中文")');
      await heading(page, '甲文');
      await expect.poll(() => pathOf(page)).toBe('/zh-Hans/docs/a');
      await expect.poll(() => page.evaluate('window.kept')).toBeUndefined();
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe('zh-Hans');
      await expect.poll(() => page.textContent(button)).toBe('简体中文');
      await expect.poll(() => page.getAttribute('.dropdown__link:has-text("简体中文")', 'aria-current')).toBe('true');
      expect(warnings).toEqual([]);
    });
  });

  it('is left alone by the router where a component leads to another language', async () => {
    server.forget();
    await visit(browser, `${server.origin}/out`, { viewport: DESKTOP }, async ({ page }) => {
      await hydrated(page);
      await page.click('#out');
      await heading(page, '甲文');
      expect(server.requests.filter((request) => request.includes('page/zh-Hans'))).toEqual([]);
    });
  });

  it('follows the page that the router shows', async () => {
    await visit(browser, `${server.origin}/zh-Hans/docs/a`, { viewport: DESKTOP }, async ({ page }) => {
      await hydrated(page);
      await page.click('aside a:has-text("Beta")');
      await heading(page, 'Beta');
      await page.hover(button);
      await page.click('.dropdown__link:has-text("English")');
      await page.waitForURL(`${server.origin}/docs/b`);
    });
  });

  it('opens and closes with the keyboard', async () => {
    await visit(browser, `${server.origin}/docs/a`, { viewport: DESKTOP }, async ({ page }) => {
      await hydrated(page);
      await page.focus(button);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.dropdown__link:visible');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.dropdown__link', { state: 'hidden' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('English');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.dropdown__link:visible');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await heading(page, '甲文');
      await expect.poll(() => pathOf(page)).toBe('/zh-Hans/docs/a');
    });
  });

  it('needs no script', async () => {
    const options = { viewport: DESKTOP, javaScriptEnabled: false };
    await visit(browser, `${server.origin}/docs/a`, options, async ({ page }) => {
      await page.focus(button);
      await page.click('.dropdown__link:has-text("简体中文")');
      await page.waitForURL('**/zh-Hans/docs/a');
    });
  });

  it("stands in a phone's menu", async () => {
    await visit(browser, `${server.origin}/docs/a`, { viewport: PHONE }, async ({ page }) => {
      await hydrated(page);
      await page.click('.navbar__toggle');
      // The menu begins with the sidebar of the page.
      await page.click('.navbar-sidebar__back');
      await page.click('.navbar-sidebar summary:has-text("English")');
      const links = page.locator('.navbar-sidebar details a');
      await expect.poll(() => links.allTextContents()).toEqual(['English', '简体中文', 'العربية']);
      await expect.poll(() => links.first().getAttribute('aria-current')).toBe('true');
      await links.nth(1).click();
      await heading(page, '甲文');
      await expect.poll(() => pathOf(page)).toBe('/zh-Hans/docs/a');
    });
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('a language written from right to left, on a %s', (name, viewport) => {
  it('has the frame that way, and code the other', async () => {
    await visit(browser, `${server.origin}/ar/docs/a`, { viewport }, async ({ page }) => {
      await hydrated(page);
      const left = (selector: string) => page.$eval(selector, (one) => one.getBoundingClientRect().left);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl');
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      await expect.poll(() => page.$eval('pre', (one) => getComputedStyle(one).direction)).toBe('ltr');
      await expect
        .poll(() => page.$eval('blockquote', (one) => getComputedStyle(one).borderRightWidth))
        .not.toBe('0px');
      if (name === 'desktop') {
        await expect.poll(async () => (await left('aside.side')) - (await left('main'))).toBeGreaterThan(0);
        await expect
          .poll(async () => (await left('.navbar__brand')) - (await left('.navbar__search')))
          .toBeGreaterThan(0);
        return;
      }
      await expect.poll(() => left('.navbar__toggle')).toBeGreaterThan(viewport.width / 2);
      await page.click('.navbar__toggle');
      await expect.poll(() => page.$eval('.navbar-sidebar', (one) => one.getBoundingClientRect().right)).toBe(390);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    });
  });
});
