import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE } from './harness.js';
import { setUp } from './setup.js';

const stage = setUp();
const selected = (page: Page) =>
  page.$$eval('[data-tabs]', (all) => all.map((tabs) => tabs.querySelector('[aria-selected=true]')?.textContent));
const shown = (page: Page) =>
  page.$$eval('[role=tabpanel]', (all) =>
    all.filter((panel) => panel.firstElementChild!.checkVisibility()).map((panel) => panel.textContent),
  );

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('code blocks on a %s', (_, viewport) => {
  it('copy says so for a second; without the clipboard API it copies through a selection (B5.121)', async () => {
    const before = `Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => { window.copied = getSelection().toString() || document.activeElement.value; }, true);
      window.said = [];
      new MutationObserver((list) => {
        for (const { target } of list) if (target.dataset.action === 'copy') window.said.push([target.ariaLabel, performance.now()]);
      }).observe(document, { subtree: true, attributeFilter: ['aria-label'] });`;
    await stage.on('/docs/tools', { viewport, before }, async ({ page }) => {
      const button = page.locator('[data-action=copy] >> nth=0');
      await expect.poll(() => button.getAttribute('aria-label')).toBe('复制这段代码');
      await button.click({ force: true });
      // Noted in the page: the test may look when the second is over.
      const said = () => page.evaluate<[string, number][]>('window.said');
      await expect.poll(async () => (await said()).map(([label]) => label)).toEqual(['已复制', '复制这段代码']);
      const [[, from], [, to]] = (await said()) as [[string, number], [string, number]];
      expect(to - from).toBeGreaterThan(500);
    });
  });

  it('wrap is offered only where lines run over, and toggles (B5.122)', async () => {
    await stage.on('/docs/tools', { viewport }, async ({ page }) => {
      const wraps = () =>
        page.$$eval('[data-action=wrap]', (all) => all.slice(0, 2).map((button) => (button as HTMLElement).hidden));
      await expect.poll(wraps).toEqual([true, false]);
      const height = () => page.$eval('.theme-code-block:nth-of-type(2) pre', (pre) => pre.clientHeight);
      const before = await height();
      await page.click('[data-action=wrap] >> nth=1', { force: true });
      await expect.poll(() => page.getAttribute('[data-action=wrap] >> nth=1', 'aria-pressed')).toBe('true');
      await expect.poll(height).toBeGreaterThan(before);
      await expect.poll(() => page.isHidden('[data-action=wrap] >> nth=1')).toBe(false);
    });
  });

  it('long blocks are folded and open', async () => {
    await stage.on('/docs/tools', { viewport }, async ({ page }) => {
      const height = () => page.$eval('.codeBlockLong pre', (pre) => pre.clientHeight);
      const folded = await height();
      await page.click('[data-action=fold]');
      await expect.poll(() => page.getAttribute('[data-action=fold]', 'aria-expanded')).toBe('true');
      await expect.poll(height).toBeGreaterThan(folded);
      await page.click('[data-action=fold]');
      await expect.poll(height).toBe(folded);
    });
  });

  it('still have their buttons after a client navigation', async () => {
    await stage.on('/docs/js/event-loop', { viewport }, async ({ page }) => {
      await hydrated(page);
      await page.click('#to-tools');
      await page.waitForSelector('[data-action=fold]');
      await expect.poll(() => page.$$eval('[data-action=copy]', (all) => all.length)).toBe(4);
    });
  });
});

describe('tabs', () => {
  it('one choice for a group, stored, and taken up by other pages and tabs (B5.119)', async () => {
    await stage.on('/docs/tools', {}, async ({ page }) => {
      await expect.poll(() => selected(page)).toEqual(['npm', 'npm', 'npm']);
      await expect.poll(() => shown(page)).toEqual(['npm 的说明', 'npm 的说明', 'npm 的说明']);
      await page.click('[role=tab] >> text=Yarn >> nth=1');
      await expect.poll(() => selected(page)).toEqual(['Yarn', 'Yarn', 'npm']);
      await expect.poll(() => shown(page)).toEqual(['Yarn 的说明', 'Yarn 的说明', 'npm 的说明']);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.pm'))).toBe('yarn');
      await page.reload();
      await expect.poll(() => selected(page)).toEqual(['Yarn', 'Yarn', 'npm']);
      await page.evaluate(() => {
        localStorage.setItem('docusaurus.tab.pm', 'nonsense');
      });
      await page.reload();
      await expect.poll(() => selected(page)).toEqual(['npm', 'npm', 'npm']);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.click('[role=tab] >> text=Yarn >> nth=0');
      await page.waitForFunction(
        () => document.querySelectorAll('[role=tab][data-value=yarn][aria-selected=true]').length === 2,
      );
    });
  });

  it('the query wins and is replaced without a new entry (B5.119)', async () => {
    await stage.on('/docs/tools?way=yarn', {}, async ({ page }) => {
      await expect.poll(() => selected(page)).toEqual(['npm', 'npm', 'Yarn']);
      const entries = await page.evaluate(() => history.length);
      await page.click('[data-query=way] [role=tab] >> text=npm');
      await page.waitForURL('**/docs/tools?way=npm');
      await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
    });
  });

  it('arrows move the focus, Enter selects; tabs and panels are connected (B5.120)', async () => {
    await stage.on('/docs/tools', {}, async ({ page }) => {
      await page.focus('[role=tab] >> nth=0');
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Yarn');
      await expect.poll(async () => (await selected(page))[0]).toBe('npm');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[role=tab][aria-selected=true] >> nth=0 >> text=Yarn');
      await expect.poll(async () => (await selected(page))[0]).toBe('Yarn');
      const connected = await page.$$eval('[role=tab]', (all) =>
        all.every((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return panel?.getAttribute('aria-labelledby') === tab.id;
        }),
      );
      expect(connected).toBe(true);
    });
  });

  it('text in another tab is found by the search of the browser, and no stop of the Tab key', async () => {
    await stage.on('/docs/tabs', {}, async ({ page }) => {
      const panels = () =>
        page.$$eval('[role=tabpanel]', (all) => all.map((panel) => [panel.getAttribute('hidden'), panel.tabIndex]));
      await expect.poll(panels).toEqual([
        [null, 0],
        ['until-found', -1],
      ]);
      await expect.poll(() => shown(page)).toEqual(['npm 的说明']);
      await page.$eval('#in-yarn', (text) => text.dispatchEvent(new Event('beforematch', { bubbles: true })));
      await expect.poll(() => selected(page)).toEqual(['Yarn']);
      await expect.poll(panels).toEqual([
        ['until-found', -1],
        [null, 0],
      ]);
      await expect.poll(() => shown(page)).toEqual(['Yarn 的说明']);
    });
  });

  it('a hash opens the tab and the details that hide its element', async () => {
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await hydrated(page);
      const go = (href: string) =>
        page.evaluate((to) => {
          const link = document.createElement('a');
          link.href = to;
          document.body.append(link);
          link.click();
        }, href);
      await go('/docs/tools#in-yarn');
      await page.waitForFunction(() => document.getElementById('in-yarn')?.checkVisibility());
      await go('/docs/js/modules');
      await page.waitForSelector('h1:has-text("模块")');
      await go('/docs/tools#hidden-target');
      await page.waitForFunction(() => document.querySelector<HTMLDetailsElement>('#box')?.open);
    });
  });

  it('an address opens the tab that hides what it names, and so does a link of the page', async () => {
    await stage.on('/docs/tools#in-yarn', {}, async ({ page }) => {
      const isSeen = () => page.evaluate(() => document.getElementById('in-yarn')?.checkVisibility());
      await expect.poll(isSeen).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.click('[role=tab]:has-text("npm") >> nth=0');
      await expect.poll(isSeen).toBe(false);
      await page.evaluate(() => location.replace('#code'));
      await page.evaluate(() => location.replace('#in-yarn'));
      await expect.poll(isSeen).toBe(true);
    });
  });

  it('every panel can be read without scripts', async () => {
    await stage.on('/docs/tools', { javaScriptEnabled: false }, async ({ page }) => {
      await expect.poll(() => page.isVisible('text=Yarn 的说明 >> nth=0')).toBe(true);
      await expect.poll(() => page.isVisible('text=npm 的说明 >> nth=0')).toBe(true);
    });
  });
});

describe('diagrams', () => {
  it('are drawn in the colours of the mode, and again when it changes', async () => {
    await stage.on('/docs/diagram', {}, async ({ page }) => {
      await page.waitForSelector('[data-mermaid-picture] svg[data-text="#2a2926"]');
      await expect.poll(() => page.isVisible('[data-mermaid] pre')).toBe(false);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForSelector('[data-mermaid-picture] svg[data-text="#dedcd6"]');
    });
  });

  it('that cannot be loaded leave their source and a Retry (D29)', async () => {
    let fail = true;
    stage.server.intercept = (path, response) => {
      if (!fail || path !== '/assets/mermaid.js') return false;
      response.writeHead(500).end();
      return true;
    };
    await stage.on('/docs/diagram', {}, async ({ page, faults }) => {
      await page.waitForSelector('.theme-load-failure');
      await expect.poll(() => page.isVisible('[data-mermaid] pre')).toBe(true);
      await expect.poll(() => page.textContent('.theme-load-failure button')).toBe('Retry');
      fail = false;
      faults.length = 0;
    });
  });
});
