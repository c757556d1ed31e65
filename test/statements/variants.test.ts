/** The same site with other options: versions, drafts, a navbar that hides, a fixed colour mode. */
import { describe, expect, it } from 'vitest';
import { hydrated, scrollTo } from '../browser/harness.js';
import { openMenu, SIZES, setUp } from './site.js';

const stage = setUp({
  args: ['--drafts'],
  files: {
    'versions.json': '["2.0", "1.0"]',
    ...Object.fromEntries(
      ['2.0', '1.0'].flatMap((version) => [
        [
          `versioned_docs/version-${version}/intro.md`,
          `---\ntitle: 起点 ${version}\n---\n\n${'一段。\n\n'.repeat(60)}\n`,
        ],
        [`versioned_sidebars/version-${version}-sidebars.json`, '{ "main": ["intro"] }'],
      ]),
    ),
    'pages/about.mdx': '# 关于\n',
    'pages/index.md': '# 首页\n',
  },
  options: {
    announcementBar: undefined,
    footer: undefined,
    onBrokenLinks: 'ignore',
    colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: {
      title: '书架',
      hideOnScroll: true,
      items: [{ type: 'docsVersionDropdown' }, { type: 'doc', docId: 'intro', label: '起' }],
    },
  },
});

describe.each(SIZES)('versions, %s', (_, viewport) => {
  it('old pages say which they are and lead to the latest, which is kept; the navbar follows (B5.88, B5.89, B5.90)', () =>
    stage.on('docs/1.0/intro', { viewport }, async ({ page }) => {
      await expect.poll(() => page.textContent('.theme-doc-version-badge')).toMatch(/1\.0/);
      await expect.poll(() => page.locator('.theme-doc-version-banner').isVisible()).toBe(true);
      const scope = viewport.width > 996 ? '.navbar' : '.navbar-sidebar';
      const item = () => page.locator(`${scope} a:text-is("起")`).first().getAttribute('href');
      if (viewport.width <= 996) await openMenu(page);
      await expect.poll(item).toBe('/n/docs/1.0/intro');
      if (viewport.width <= 996) await page.click('.navbar-sidebar__close');
      await page.click('.theme-doc-version-banner a');
      await page.waitForSelector('h1:has-text("起点 2.0")');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('2.0');
      await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'gone'));
      await page.reload();
      await hydrated(page);
      await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') === null);
    }));
});

describe.each(SIZES)('options, %s', (_, viewport) => {
  it('a draft says so in English, where drafts are built (B5.92)', () =>
    stage.on('docs/next/draft', { viewport }, async ({ page }) => {
      const banner = page.locator('.theme-draft-banner');
      await expect.poll(() => banner.textContent()).toMatch(/draft/i);
      await expect.poll(() => banner.locator('[lang=en]').count()).toBeGreaterThan(0);
    }));

  it('a navbar that hides leaves on the way down and comes back on the way up (B5.61)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const hidden = () => page.locator('.navbar--hidden').count();
      // The scroll listener starts some frames after hydration: scrolls until it has reacted.
      await expect
        .poll(async () => {
          await scrollTo(page, 0);
          await scrollTo(page, 800);
          return hidden();
        })
        .toBe(1);
      await scrollTo(page, 600);
      await page.waitForFunction(() => !document.querySelector('.navbar--hidden'));
      await expect.poll(hidden).toBe(0);
    }));

  it('without a switch the default holds, whatever is stored, asked or preferred (B5.43, B5.47)', () => {
    const before = `try { if (!sessionStorage.getItem('set')) { localStorage.setItem('theme', 'light'); sessionStorage.setItem('set', '1'); } } catch {}`;
    return stage.on(
      'docs/intro?docusaurus-theme=light',
      { viewport, before, colorScheme: 'light' },
      async ({ page }) => {
        await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('dark');
        await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
        await expect.poll(() => page.locator('[aria-label^="切换明暗"]').count()).toBe(0);
      },
    );
  });

  it('no announcement and no footer where none is configured (B5.39, B5.64)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await expect.poll(() => page.locator('.theme-announcement-bar, .footer').count()).toBe(0);
    }));
});
