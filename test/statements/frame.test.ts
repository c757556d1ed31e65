/** The frame round the pages of a built site: announcement, colour mode, navbar, menu, footer, sidebar (section 5 of the behaviour book). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, PHONE } from '../browser/harness.js';
import { isKept, keep, openMenu, SIZES, setUp } from './site.js';

const stage = setUp();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const attribute = (page: Page, name: string) => page.getAttribute('html', name);
/** The list that shows the sidebar in this width. */
const menuOf = (viewport: { width: number }) => (viewport.width > 996 ? '.side' : '.navbar-sidebar');

/** Opens a doc with its sidebar to be seen. */
const onSidebar = (path: string, viewport: { width: number; height: number }, test: (page: Page) => Promise<void>) =>
  stage.on(path, { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
    if (viewport.width <= 996) await openMenu(page);
    await test(page);
  });

describe.each(SIZES)('announcement and colours, %s', (_, viewport) => {
  it('stands above the navbar in its colours, is closed for good, and is hidden before the first paint (B5.39–B5.42)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const bar = page.locator('.theme-announcement-bar');
      const box = (await bar.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual((await page.locator('.navbar').boundingBox())!.y + 1);
      if (viewport.width > 996) expect(box.height).toBe(30);
      expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(18, 52, 86)');
      expect(await stored(page, 'docusaurus.announcement.id')).toBe('bar-2');
      await page.click('[data-action=dismiss]');
      expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
      await page.reload({ waitUntil: 'domcontentloaded' });
      expect(await attribute(page, 'data-announcement-bar-initially-dismissed')).toBe('true');
      expect(await bar.isVisible()).toBe(false);
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
      await page.reload();
      expect(await bar.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await bar.isVisible()).toBe(false);
    }));

  it('the query wins over storage, storage over the system; other queries become data (B5.43, B5.44, B5.46, B5.50)', () =>
    stage.on('docs/intro?docusaurus-data-mark=m', { viewport, colorScheme: 'dark' }, async ({ page }) => {
      const shown = async () => [await attribute(page, 'data-theme'), await attribute(page, 'data-theme-choice')];
      expect(await shown()).toEqual(['dark', 'system']);
      expect(await attribute(page, 'data-mark')).toBe('m');
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('body', { state: 'attached' });
      expect(await shown()).toEqual(['light', 'light']);
      await page.goto(`${page.url().split('?')[0]}?docusaurus-theme=dark`);
      expect(await shown()).toEqual(['dark', 'dark']);
      expect(await stored(page, 'theme')).toBe('light');
    }));

  it('the button goes from system to light to dark, is kept, names the mode, and pictures follow (B5.45, B5.49, B5.51)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const button = page.locator('[aria-label^="切换明暗"] >> visible=true').first();
      if (viewport.width <= 996 && !(await button.isVisible())) await openMenu(page);
      const seen: (string | null)[] = [];
      for (let n = 0; n < 3; n++) {
        seen.push(await attribute(page, 'data-theme-choice'), await stored(page, 'theme'));
        expect(await button.getAttribute('aria-label')).toContain('目前');
        await button.click();
      }
      expect(seen).toEqual(['system', null, 'light', 'light', 'dark', 'dark']);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.reload();
      const logos = await page.$$eval('.navbar__logo', (all) =>
        all.filter((image) => (image as HTMLElement).offsetParent).map((image) => image.getAttribute('src')),
      );
      expect(new Set(logos)).toEqual(new Set(['/n/img/dark.svg']));
    }));

  it('another tab and the system are followed, the system only without a choice, and nothing is stored (B5.48)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      expect(await stored(page, 'theme')).toBeNull();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await hydrated(other);
      await other.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForTimeout(100);
      expect(await attribute(page, 'data-theme')).toBe('light');
      await other.close();
    }));
});

describe.each(SIZES)('navbar and footer, %s', (_, viewport) => {
  it('has its items where the width has room, else in the menu, marked where one is (B5.52, B5.54–B5.60, B5.63)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const wide = viewport.width > 996;
      const scope = wide ? '.navbar' : '.navbar-sidebar';
      if (!wide) {
        await openMenu(page);
        await page.click('.navbar-sidebar__back');
      }
      const link = (label: string) => page.locator(`${scope} a:text-is("${label}")`).first();
      expect(await link('书').getAttribute('href')).toBe('/n/docs/intro');
      expect(await link('别架').getAttribute('href')).toBe('/n/docs/o1');
      expect(await page.locator(`${scope} a[class*="link--active"]:text-is("书")`).count()).toBe(1);
      expect(await page.locator(`${scope} a[class*="link--active"]:text-is("别架")`).count()).toBe(0);
      expect(await page.locator(`${scope} a:text-is("藏")`).count()).toBe(0);
      expect(await page.locator(`${scope} .own-html`).isVisible()).toBe(true);
      expect(await link('站外').getAttribute('target')).toBe('_blank');
      expect(await link('站外').locator('svg, .icon').count()).toBe(1);
      expect(await page.getAttribute('.navbar__brand', 'href')).toBe('/n/');
      expect(await page.getAttribute('.navbar__logo', 'alt')).toBe('');
      expect(await page.locator('.navbar-sidebar .DocSearch-Button').count()).toBe(0);
      expect(await page.locator('.navbar .DocSearch-Button').count()).toBe(1);
      expect(await page.locator(`${scope} :text("简体中文")`).count()).toBeGreaterThan(0);
      expect(await page.locator('.navbar__toggle').isVisible()).toBe(!wide);
    }));

  it('an unlisted doc stands in the navbar on its own page only, and says so (B5.55, B5.91)', () =>
    stage.on('docs/hidden', { viewport }, async ({ page }) => {
      expect(await page.locator('.navbar a:text-is("藏"), .navbar-sidebar a:text-is("藏")').count()).toBeGreaterThan(0);
      expect(await page.textContent('.theme-unlisted-banner')).toMatch(/[一-龥]/);
    }));

  it('is sticky while one scrolls (B5.61)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await page.waitForFunction(
        () => Math.round(document.querySelector('.navbar')!.getBoundingClientRect().top) === 0,
      );
    }));

  it('a dropdown opens and closes by pointer, keys and focus; in the menu it is a list (B5.62, B5.71)', () =>
    stage.on('blog/archive', { viewport }, async ({ page }) => {
      if (viewport.width <= 996) {
        await page.waitForSelector('.navbar-sidebar', { state: 'attached' });
        await page.click('.navbar__toggle');
        const details = page.locator('.navbar-sidebar details', { hasText: '更多' });
        // It holds the page that is shown.
        expect(await details.getAttribute('open')).not.toBeNull();
        await details.locator('summary').click();
        expect(await details.getAttribute('open')).toBeNull();
        return;
      }
      const entry = page.locator('.navbar a:has-text("标签表")');
      const button = page.locator('.navbar button:has-text("更多")');
      await button.focus();
      await page.keyboard.press('Enter');
      await entry.waitFor({ state: 'visible' });
      await page.mouse.move(400, 600);
      await page.mouse.down();
      await page.mouse.up();
      await entry.waitFor({ state: 'hidden' });
      await button.hover();
      await entry.waitFor({ state: 'visible' });
      await entry.click();
      await page.waitForURL('**/docs/tags');
    }));

  it('skip link, announcement, navbar, page and footer follow each other; the footer keeps to the bottom (B5.25, B5.64, B5.65)', () =>
    stage.on('docs/a', { viewport }, async ({ page }) => {
      const order = await page.$$eval('#__notes > *', (all) =>
        all.map((element) =>
          ['skip', 'announcement', 'navbar', 'main-wrapper', 'footer'].find((name) => element.classList.contains(name)),
        ),
      );
      expect(order.filter(Boolean)).toEqual(['skip', 'announcement', 'navbar', 'main-wrapper', 'footer']);
      expect(await page.locator('.footer--dark').count()).toBe(1);
      expect(await page.locator('.footer a:has-text("外面")').getAttribute('target')).toBe('_blank');
      expect(await page.locator('.footer em').textContent()).toBe('生的');
      expect(await page.locator('.footer__copyright b').count()).toBe(1);
      const bottom = await page
        .locator('.footer')
        .evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY);
      expect(Math.round(bottom)).toBe(
        await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight)),
      );
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip__link');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() =>
          document.querySelector('main, #__docusaurus_skipToContent_fallback')!.contains(document.activeElement),
        ),
      ).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
    }));
});

describe('menu of phones', () => {
  it('a link and a linked category close it, a category without a page opens (B5.70)', async () => {
    await onSidebar('docs/intro', PHONE, async (page) => {
      const panel = page.locator('.navbar-sidebar__item:not([inert])');
      await panel.locator('a:text-is("无页")').click();
      expect(await page.locator('.navbar-sidebar--show').count()).toBe(1);
      await panel.locator('a:text-is("有页")').click();
      await page.waitForURL('**/docs/linked');
      await page.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
    });
  });
});

describe.each(SIZES)('sidebar, %s', (_, viewport) => {
  const menu = menuOf(viewport);

  it('the branch of the page is open and marked, other categories are closed and not there (B5.74, B5.77, B5.78, B5.80, B5.81)', () =>
    onSidebar('docs/d', viewport, async (page) => {
      const labels = await page.$$eval(`${menu} .theme-doc-sidebar-menu .menu__link`, (all) =>
        all.map((a) => a.textContent),
      );
      expect(labels).toEqual(expect.arrayContaining(['起点', '有页', '无页', '丙', '更深', '丁', '常开', '戊']));
      expect(labels).not.toContain('甲');
      expect(labels).not.toContain('藏着');
      expect(labels.filter((label) => label === '空类')).toHaveLength(1);
      expect(await page.locator(`${menu} .theme-doc-sidebar-menu [aria-current=page]`).allTextContents()).toEqual([
        '丁',
      ]);
      const active = await page.locator(`${menu} .theme-doc-sidebar-menu .menu__link--active`).allTextContents();
      expect(active).toEqual(['无页', '更深', '丁']);
    }));

  it('a category opens when one comes to it; siblings stay open; without a page its row toggles (B5.75, B5.76)', () =>
    onSidebar('docs/d', viewport, async (page) => {
      const row = (label: string) => page.locator(`${menu} .theme-doc-sidebar-menu a:text-is("${label}")`);
      await row('更深').click();
      await row('丁').waitFor({ state: 'hidden' });
      await page.locator(`${menu} [aria-label*="有页"]`).click();
      await row('甲').waitFor({ state: 'visible' });
      expect(await row('丙').isVisible()).toBe(true);
      await row('甲').click();
      await page.waitForURL('**/docs/a');
      if (viewport.width <= 996) await openMenu(page);
      expect(await row('甲').isVisible()).toBe(true);
      expect(await row('丙').isVisible()).toBe(true);
    }));

  it('entries take two lines, lead out in a new tab, and have their own class (B5.82, B5.84)', () =>
    onSidebar('docs/f', viewport, async (page) => {
      const entry = page.locator(`${menu} .own-entry`);
      expect(await entry.evaluate(({ tagName }) => tagName)).toBe('LI');
      expect(await entry.locator('a').getAttribute('target')).toBe('_blank');
      const long = page.locator(`${menu} .theme-doc-sidebar-menu a:text-is("空类")`);
      expect(await long.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
    }));

  it('sections move as long as their height asks for, or not at all (B5.79)', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      await stage.on('docs/c', { viewport, reducedMotion }, async ({ page }) => {
        if (viewport.width <= 996) await openMenu(page);
        const list = page.locator(`${menu} li:has(> div > a:text-is("无页")) > ul`);
        const height = await list.evaluate((element) => element.scrollHeight);
        const duration = await page
          .locator(`${menu} .theme-doc-sidebar-menu a:text-is("无页")`)
          .evaluate(async (link) => {
            (link as HTMLElement).click();
            for (;;) {
              const [motion] = link.closest('li')!.querySelector('ul')!.getAnimations();
              if (motion) return Number(motion.effect!.getTiming().duration);
              await new Promise(requestAnimationFrame);
            }
          });
        const expected = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
        if (reducedMotion === 'reduce') expect(duration).toBeLessThanOrEqual(1);
        else expect(Math.abs(duration - expected)).toBeLessThanOrEqual(5);
      });
  });

  it('the column exists on wide windows only, sticks, and shows the entry of the page (B5.72, B5.83)', () =>
    stage.on('docs/m39', { viewport }, async ({ page }) => {
      const side = page.locator('.side');
      expect(await side.isVisible()).toBe(viewport.width > 996);
      if (viewport.width <= 996) return;
      expect(await page.locator('.side__menu').evaluate((element) => getComputedStyle(element).position)).toBe(
        'sticky',
      );
      const entry = (await page.locator('.side [aria-current=page]').boundingBox())!;
      expect(entry.y).toBeGreaterThan(0);
      expect(entry.y).toBeLessThan(viewport.height);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));

  it('another sidebar starts anew (B5.73)', () =>
    onSidebar('docs/d', viewport, async (page) => {
      await keep(page);
      await page.locator(`${menu} [aria-label*="有页"]`).click();
      await page.locator(`${menu} .theme-doc-sidebar-menu a:text-is("甲")`).waitFor({ state: 'visible' });
      if (viewport.width <= 996) await page.click('.navbar-sidebar__back');
      const tops = viewport.width > 996 ? '.navbar' : '.navbar-sidebar';
      await page.locator(`${tops} a:text-is("别架")`).click();
      await page.waitForSelector('h1:has-text("别一")');
      await page.goBack();
      await page.waitForSelector('h1:has-text("丁")');
      expect(await page.locator('.side .theme-doc-sidebar-menu a:text-is("甲")').count()).toBe(0);
      expect(await isKept(page)).toBe(true);
    }));
});

describe.each(SIZES)('pages, %s', (_, viewport) => {
  it('the pager is a nav with two cells, or an empty one (B5.87)', () =>
    stage.on('docs/d', { viewport }, async ({ page }) => {
      const texts = await page.locator('nav.pagination-nav a').allTextContents();
      expect(texts).toHaveLength(2);
      expect(texts[0]).toContain('丙');
    }));

  it('a crash keeps navbar and footer, says what and why, and can be tried again (B5.36)', () =>
    stage.on('docs/bomb', { viewport }, async ({ page, faults }) => {
      await page.click('.bomb');
      await page.waitForSelector('.crash');
      expect(await page.textContent('.crash h1')).toBe('This page crashed.');
      expect(await page.textContent('.crash__message')).toMatch(/外层[\s\S]*Cause:[\s\S]*里层/);
      expect(await page.locator('.navbar').isVisible()).toBe(true);
      expect(await page.locator('.footer').count()).toBe(1);
      await page.evaluate('window.armed = false');
      await page.click('.crash button');
      await page.waitForSelector('.bomb');
      // React and the browser both say what was thrown.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('外层')));
    }));
});
