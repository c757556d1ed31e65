import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ReloadMessage } from '../../renderer/shared/reload-message.js';
import { hydrated } from './harness.js';
import { setUp } from './setup.js';

const stage = setUp({ reload: '/_notes/events' });
let stream: ServerResponse | undefined;

/** Answers the event stream; `say` sends a message when the page has `connected`. */
function listen() {
  stream = undefined;
  stage.server.intercept = (path, response) => {
    if (path !== '/_notes/events') return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    stream = response;
    say({ kind: 'hello', build: 'one' });
    return true;
  };
}
const connected = () => expect.poll(() => stream !== undefined).toBe(true);
const say = (message: ReloadMessage) => stream?.write(`data: ${JSON.stringify(message)}\n\n`);

describe('live reload', () => {
  it('swaps the changed page in place and keeps the scroll position', async () => {
    listen();
    await stage.on('/docs/js/modules', {}, async ({ page }) => {
      await hydrated(page);
      await page.evaluate('window.kept = true');
      await connected();
      await page.evaluate(() => scrollTo(0, 400));
      const path = '_notes/page/docs/js/modules.json';
      const before = String(stage.files.get(path));
      stage.files.set(path, before.replace('第 0 段', '改过的一段'));
      say({ kind: 'pages', routes: ['/docs/js/modules'] });
      await page.waitForSelector('text=改过的一段');
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
      await expect.poll(() => page.evaluate('window.kept')).toBe(true);
      stage.files.set(path, before);
    });
  });

  it('shows the part that comes with the message, and asks for none', async () => {
    listen();
    await stage.on('/docs/js/modules', {}, async ({ page }) => {
      await hydrated(page);
      await connected();
      const path = '/_notes/page/docs/js/modules.json';
      const part = JSON.parse(String(stage.files.get(path.slice(1))).replace('第 0 段', '一同送来的一段'));
      stage.server.requests.length = 0;
      say({ kind: 'pages', routes: ['/docs/js/modules'], parts: { [path]: part } });
      await page.waitForSelector('text=一同送来的一段');
      expect(stage.server.requests).not.toContain(`GET ${path}`);
      say({ kind: 'pages', routes: ['/docs/js/modules'] });
      await page.waitForSelector('text=第 0 段');
    });
  });

  it('shows problems over the last good page and takes them away', async () => {
    listen();
    await stage.on('/docs/js/modules', {}, async ({ page }) => {
      await hydrated(page);
      await connected();
      say({ kind: 'problems', problems: [{ title: 'docs/a.md:3:1 坏链接', frame: '3 | [x](y)\n  | ^' }] });
      await page.waitForSelector('#notes-problems >> text=坏链接');
      await expect.poll(() => page.isVisible('h1')).toBe(true);
      say({ kind: 'problems', problems: [] });
      await page.waitForSelector('#notes-problems', { state: 'detached' });
    });
  });

  it('keeps problems closed that keep no page back, wherever they come to stand, until there is another', async () => {
    listen();
    await stage.on('/docs/js/modules', {}, async ({ page }) => {
      await hydrated(page);
      await connected();
      const link = (line: number) => ({ title: `docs/a.md:${line}:1 坏链接`, mild: 'a' });
      say({ kind: 'problems', problems: [link(3)] });
      await page.click('#notes-problems >> text=×');
      say({ kind: 'problems', problems: [link(4)] });
      const path = '_notes/page/docs/js/modules.json';
      const part = JSON.parse(String(stage.files.get(path)).replace('第 0 段', '此后的一段'));
      say({ kind: 'pages', routes: ['/docs/js/modules'], parts: { [`/${path}`]: part } });
      await page.waitForSelector('text=此后的一段');
      await expect.poll(() => page.locator('#notes-problems').count()).toBe(0);
      say({ kind: 'problems', problems: [link(4), { title: 'docs/b.md:1:1 别的', mild: 'b' }] });
      await page.waitForSelector('#notes-problems >> text=别的');
      await page.click('#notes-problems >> text=×');
      say({ kind: 'problems', problems: [] });
      say({ kind: 'problems', problems: [link(4)] });
      await page.waitForSelector('#notes-problems >> text=坏链接');
    });
  });
});
