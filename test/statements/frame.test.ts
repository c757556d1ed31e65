/** The frame round the pages of a built site: announcement, colour mode, navbar, menu, footer, sidebar (section 5 of the behaviour book). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, nextFrames, now, PHONE } from '../browser/harness.js';
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
      const below = async () => {
        const [box, navbar] = [(await bar.boundingBox())!, (await page.locator('.navbar').boundingBox())!];
        return navbar.y - (box.y + box.height);
      };
      await expect.poll(below).toBeGreaterThanOrEqual(-1);
      if (viewport.width > 996) await expect.poll(async () => (await bar.boundingBox())?.height).toBe(30);
      await expect
        .poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor))
        .toBe('rgb(18, 52, 86)');
      await expect.poll(() => stored(page, 'docusaurus.announcement.id')).toBe('bar-2');
      await page.click('[data-action=dismiss]');
      await expect.poll(() => stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(() => attribute(page, 'data-announcement-bar-initially-dismissed')).toBe('true');
      await page.waitForLoadState();
      expect(await now(bar.isVisible())).toBe(false);
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
      await page.reload();
      await expect.poll(() => bar.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => bar.isVisible()).toBe(false);
    }));

  it('the query wins over storage, storage over the system; other queries become data (B5.43, B5.44, B5.46, B5.50)', () =>
    stage.on('docs/intro?docusaurus-data-mark=m', { viewport, colorScheme: 'dark' }, async ({ page }) => {
      const shown = async () => [await attribute(page, 'data-theme'), await attribute(page, 'data-theme-choice')];
      await expect.poll(shown).toEqual(['dark', 'system']);
      await expect.poll(() => attribute(page, 'data-mark')).toBe('m');
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('body', { state: 'attached' });
      await expect.poll(shown).toEqual(['light', 'light']);
      await page.goto(`${page.url().split('?')[0]}?docusaurus-theme=dark`);
      await expect.poll(shown).toEqual(['dark', 'dark']);
      await expect.poll(() => stored(page, 'theme')).toBe('light');
    }));

  it('the button goes from system to light to dark, is kept, names the mode, and pictures follow (B5.45, B5.49, B5.51)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const button = page.locator('[aria-label^="切换明暗"] >> visible=true').first();
      if (viewport.width <= 996 && !(await button.isVisible())) await openMenu(page);
      const mode = async () => [await attribute(page, 'data-theme-choice'), await stored(page, 'theme')];
      for (const wanted of [
        ['system', null],
        ['light', 'light'],
        ['dark', 'dark'],
      ]) {
        await expect.poll(mode).toEqual(wanted);
        await expect.poll(() => button.getAttribute('aria-label')).toContain('目前');
        await button.click();
      }
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.reload();
      const logos = () =>
        page.$$eval('.navbar__logo', (all) =>
          all.filter((image) => (image as HTMLElement).offsetParent).map((image) => image.getAttribute('src')),
        );
      await expect.poll(async () => new Set(await logos())).toEqual(new Set(['/n/img/dark.svg']));
    }));

  it('another tab and the system are followed, the system only without a choice, and nothing is stored (B5.48)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      await expect.poll(() => stored(page, 'theme')).toBeNull();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await hydrated(other);
      await other.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await nextFrames(page);
      await expect.poll(() => attribute(page, 'data-theme')).toBe('light');
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
      await expect.poll(() => link('书').getAttribute('href')).toBe('/n/docs/intro');
      await expect.poll(() => link('别架').getAttribute('href')).toBe('/n/docs/o1');
      await expect.poll(() => page.locator(`${scope} a[class*="link--active"]:text-is("书")`).count()).toBe(1);
      await expect.poll(() => page.locator(`${scope} a[class*="link--active"]:text-is("别架")`).count()).toBe(0);
      await expect.poll(() => page.locator(`${scope} a:text-is("藏")`).count()).toBe(0);
      await expect.poll(() => page.locator(`${scope} .own-html`).isVisible()).toBe(true);
      await expect.poll(() => link('站外').getAttribute('target')).toBe('_blank');
      await expect.poll(() => link('站外').locator('svg, .icon').count()).toBe(1);
      await expect.poll(() => page.getAttribute('.navbar__brand', 'href')).toBe('/n/');
      await expect.poll(() => page.getAttribute('.navbar__logo', 'alt')).toBe('');
      await expect.poll(() => page.locator('.navbar-sidebar .DocSearch-Button').count()).toBe(0);
      await expect.poll(() => page.locator('.navbar .DocSearch-Button').count()).toBe(1);
      await expect.poll(() => page.locator(`${scope} :text("简体中文")`).count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.navbar__toggle').isVisible()).toBe(!wide);
    }));

  it('an unlisted doc stands in the navbar on its own page only, and says so (B5.55, B5.91)', () =>
    stage.on('docs/hidden', { viewport }, async ({ page }) => {
      await expect
        .poll(() => page.locator('.navbar a:text-is("藏"), .navbar-sidebar a:text-is("藏")').count())
        .toBeGreaterThan(0);
      await expect.poll(() => page.textContent('.theme-unlisted-banner')).toMatch(/[一-龥]/);
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
        await expect.poll(() => details.getAttribute('open')).not.toBeNull();
        await details.locator('summary').click();
        await expect.poll(() => details.getAttribute('open')).toBeNull();
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
      const parts = ['skip', 'announcement', 'navbar', 'main-wrapper', 'footer'];
      const order = () =>
        page.$$eval(
          '#__notes > *',
          (all, names) => all.flatMap(({ classList }) => names.find((name) => classList.contains(name)) ?? []),
          parts,
        );
      await expect.poll(order).toEqual(parts);
      await expect.poll(() => page.locator('.footer--dark').count()).toBe(1);
      await expect.poll(() => page.locator('.footer a:has-text("外面")').getAttribute('target')).toBe('_blank');
      await expect.poll(() => page.locator('.footer em').textContent()).toBe('生的');
      await expect.poll(() => page.locator('.footer__copyright b').count()).toBe(1);
      /** Returns the distance between the footer and the end of the page. */
      const left = () =>
        page.locator('.footer').evaluate((footer) => {
          const end = Math.max(innerHeight, document.documentElement.scrollHeight);
          return Math.abs(end - footer.getBoundingClientRect().bottom - scrollY);
        });
      await expect.poll(left).toBeLessThan(1);
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('skip__link');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.evaluate(() =>
            document.querySelector('main, #__docusaurus_skipToContent_fallback')!.contains(document.activeElement),
          ),
        )
        .toBe(true);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    }));
});

describe('menu of phones', () => {
  it('a link and a linked category close it, a category without a page opens (B5.70)', async () => {
    await onSidebar('docs/intro', PHONE, async (page) => {
      const panel = page.locator('.navbar-sidebar__item:not([inert])');
      await panel.locator('a:text-is("无页")').click();
      await expect.poll(() => page.locator('.navbar-sidebar--show').count()).toBe(1);
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
      const labels = () =>
        page.$$eval(`${menu} .theme-doc-sidebar-menu .menu__link`, (all) => all.map((a) => a.textContent));
      await expect
        .poll(labels)
        .toEqual(expect.arrayContaining(['起点', '有页', '无页', '丙', '更深', '丁', '常开', '戊']));
      await expect.poll(labels).not.toContain('甲');
      await expect.poll(labels).not.toContain('藏着');
      await expect.poll(async () => (await labels()).filter((label) => label === '空类')).toHaveLength(1);
      await expect
        .poll(() => page.locator(`${menu} .theme-doc-sidebar-menu [aria-current=page]`).allTextContents())
        .toEqual(['丁']);
      const active = page.locator(`${menu} .theme-doc-sidebar-menu .menu__link--active`);
      await expect.poll(() => active.allTextContents()).toEqual(['无页', '更深', '丁']);
    }));

  it('a category opens when one comes to it; siblings stay open; without a page its row toggles (B5.75, B5.76)', () =>
    onSidebar('docs/d', viewport, async (page) => {
      const row = (label: string) => page.locator(`${menu} .theme-doc-sidebar-menu a:text-is("${label}")`);
      await row('更深').click();
      await row('丁').waitFor({ state: 'hidden' });
      await page.locator(`${menu} [aria-label*="有页"]`).click();
      await row('甲').waitFor({ state: 'visible' });
      await expect.poll(() => row('丙').isVisible()).toBe(true);
      await row('甲').click();
      await page.waitForURL('**/docs/a');
      if (viewport.width <= 996) await openMenu(page);
      await expect.poll(() => row('甲').isVisible()).toBe(true);
      await expect.poll(() => row('丙').isVisible()).toBe(true);
    }));

  it('entries take two lines, lead out in a new tab, and have their own class (B5.82, B5.84)', () =>
    onSidebar('docs/f', viewport, async (page) => {
      const entry = page.locator(`${menu} .own-entry`);
      await expect.poll(() => entry.evaluate(({ tagName }) => tagName)).toBe('LI');
      await expect.poll(() => entry.locator('a').getAttribute('target')).toBe('_blank');
      const long = page.locator(`${menu} .theme-doc-sidebar-menu a:text-is("空类")`);
      await expect.poll(() => long.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
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
            // React answers before the next frame, in which the shortest motion may end.
            await null;
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
      await expect.poll(() => side.isVisible()).toBe(viewport.width > 996);
      if (viewport.width <= 996) return;
      await expect
        .poll(() => page.locator('.side__menu').evaluate((element) => getComputedStyle(element).position))
        .toBe('sticky');
      const isInside = (box: { y: number } | null) => box !== null && box.y > 0 && box.y < viewport.height;
      await expect.poll(() => page.locator('.side [aria-current=page]').boundingBox()).toSatisfy(isInside);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
      await expect.poll(() => page.locator('.side .theme-doc-sidebar-menu a:text-is("甲")').count()).toBe(0);
      await expect.poll(() => isKept(page)).toBe(true);
    }));
});

describe.each(SIZES)('pages, %s', (_, viewport) => {
  it('the pager is a nav with two cells, or an empty one (B5.87)', () =>
    stage.on('docs/d', { viewport }, async ({ page }) => {
      await expect
        .poll(() => page.locator('nav.pagination-nav a').allTextContents())
        .toEqual([expect.stringContaining('丙'), expect.any(String)]);
    }));

  it('a crash keeps navbar and footer, says what and why, and can be tried again (B5.36)', () =>
    stage.on('docs/bomb', { viewport }, async ({ page, faults }) => {
      await page.click('.bomb');
      await page.waitForSelector('.crash');
      await expect.poll(() => page.textContent('.crash h1')).toBe('This page crashed.');
      await expect.poll(() => page.textContent('.part-error')).toMatch(/外层[\s\S]*Cause:[\s\S]*里层/);
      await expect.poll(() => page.locator('.navbar').isVisible()).toBe(true);
      await expect.poll(() => page.locator('.footer').count()).toBe(1);
      await page.evaluate('window.armed = false');
      await page.click('.crash button');
      await page.waitForSelector('.bomb');
      // React and the browser both say what was thrown.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('外层')));
    }));
});
