import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hydrated, quiet } from './harness.js';
import { setUp } from './setup.js';

const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } as const;
const stage = setUp({ site: { announcementBar: undefined, colorMode } });
const zipped = (bytes: string | Uint8Array): number => gzipSync(bytes, { level: 6 }).length;

/** React and its DOM client alone, as they are published. */
async function reactSize(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'import * as a from "react"; import * as b from "react/jsx-runtime"; import * as c from "react-dom/client"; globalThis.x = [a, b, c];',
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return zipped(outputFiles[0]!.contents);
}

describe('code for what a reader may do', () => {
  it.each([
    ['/docs/pictures', 'an image that can be zoomed', '#plain.medium-zoom-image', '.medium-zoom-image--opened'],
    ['/docs/tools', 'a block that can be run', '[data-action=run]', '[data-run-done]'],
  ])('%s: %s costs nothing until it is used', async (path, _, button, result) => {
    await stage.on(path, {}, async ({ page }) => {
      await hydrated(page);
      // Images become buttons a second after the page.
      await page.waitForSelector(button, { state: 'attached' });
      const scripts = () => stage.server.requests.filter((request) => request.endsWith('.js')).length;
      const before = path === '/docs/tools' ? 3 : 2;
      await expect.poll(scripts).toBe(before);
      await quiet(page);
      expect(scripts()).toBe(before);
      await page.click(button, { force: true });
      await page.waitForSelector(result, { state: 'attached' });
      expect(scripts()).toBeGreaterThan(before);
    });
  });
});

describe('bytes of a first view (gzip −6)', () => {
  it('our own scripts, the style sheet and everything until idle stay within their budgets', async () => {
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const paths = stage.server.requests.map((request) => request.slice(4));
      const size = (path: string) => {
        const file = path.slice(1);
        return zipped(stage.files.get(file) ?? stage.files.get(`${file}.html`) ?? '');
      };
      const sum = (filter: (path: string) => boolean) =>
        paths.filter(filter).reduce((all, path) => all + size(path), 0);
      const own = sum((path) => path.endsWith('.js')) - (await reactSize());
      const css = sum((path) => path.endsWith('.css'));
      const all = sum(() => true);
      console.info(
        `own scripts ${own} B, style sheet ${css} B, everything until idle ${all} B in ${paths.length} requests`,
      );
      // React is smaller here than as it is published: what nothing imports is left out.
      expect(own).toBeLessThanOrEqual(12_410);
      expect(own + css + (await reactSize())).toBeLessThanOrEqual(79_750);
      expect(css).toBeLessThanOrEqual(7_120);
      expect(all).toBeLessThanOrEqual(200_000);
      expect(paths.length).toBeLessThanOrEqual(10);
    });
  });
});
