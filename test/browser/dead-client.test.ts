/** Pages whose scripts do not arrive or die: they read and navigate as without scripts. */
import { describe, expect, it } from 'vitest';
import { PHONE } from './harness.js';
import { setUp } from './setup.js';

const stage = setUp();

const answerNotFound = (matches: (path: string) => boolean) => {
  stage.server.intercept = (path, response) => {
    if (!matches(path)) return false;
    response.writeHead(404).end();
    return true;
  };
};
const answerText = (matches: (path: string) => boolean, text: string) => {
  stage.server.intercept = (path, response) => {
    if (!matches(path)) return false;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
    return true;
  };
};

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

describe('a client that does not start', () => {
  it.each([
    ['no script can be had', () => answerNotFound(isScript)],
    ['the first script does not parse', () => answerText(isScript, 'let = ;')],
    ['the first script throws', () => answerText(isScript, 'throw new Error("dead")')],
    ['the site data is missing', () => answerNotFound((path) => path === '/_notes/site.json')],
    ['what hydrates the page is missing', () => answerNotFound((path) => path === stage.hydrating)],
  ])('%s: the menu is readable on a phone and both tabs are shown', async (_, breakIt) => {
    breakIt();
    await stage.on('/docs/tools', { viewport: PHONE }, async ({ page, faults }) => {
      await page.waitForFunction(() => !document.documentElement.hasAttribute('data-js'));
      await expect.poll(() => page.isVisible('.navbar__toggle')).toBe(false);
      await expect.poll(() => page.isVisible('.navbar__item >> nth=0')).toBe(true);
      await expect.poll(() => page.isVisible('text=npm 的说明 >> nth=0')).toBe(true);
      await expect.poll(() => page.isVisible('text=Yarn 的说明 >> nth=0')).toBe(true);
      faults.length = 0;
    });
  });

  it('says what is missing, and Retry brings the page to life', async () => {
    answerNotFound((path) => path === '/_notes/site.json');
    await stage.on('/docs/js/event-loop', {}, async ({ page, faults }) => {
      const alert = page.locator('[role=alert]');
      await alert.waitFor();
      await expect.poll(() => alert.textContent()).toContain('菜单和搜索暂时用不了');
      await expect.poll(() => alert.textContent()).toContain('site.json');
      stage.server.intercept = () => false;
      await alert.getByRole('button').click();
      await page.waitForSelector('html[data-js][data-has-hydrated=true]');
      await expect.poll(() => alert.count()).toBe(0);
      faults.length = 0;
    });
  });
});
