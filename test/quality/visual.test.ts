/**
 * Screens of the fixture site compared with kept pictures (`baseline/`). `UPDATE=1` rewrites them: look at each before you keep it.
 * A differing picture is written under its baseline's name to the temporary folder that the failure names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../browser/harness.js';
import { root } from '../structure/imports.js';
import { LOOKS, SCREENS, SIZES, STATES } from './screens.js';
import { settled, setUp } from './stage.js';

/** Share of pixels that may differ: smoothing of glyphs changes between releases of a browser. */
const TOLERANCE = 0.005;
/** Colour difference, 0 to 1, below which a pixel is the same. */
const THRESHOLD = 0.15;

const BASELINE = join(root, 'test/quality/baseline');
const DIFFERENT = join(tmpdir(), 'notes-visual');
const update = process.env.UPDATE === '1';

/** Screens with a picture; the others differ from these in words only. */
const SHOWN = [
  'home',
  'doc',
  'code',
  'interactive',
  'generated-index',
  'docs-tag',
  'blog',
  'post',
  'archive',
  'blog-tags',
  'search',
  'not-found',
  'unlisted',
];

const stage = setUp();
const states = setUp('states', ['--drafts']);
beforeAll(() => {
  mkdirSync(update ? BASELINE : DIFFERENT, { recursive: true });
});

/** Waits until nothing moves any more: React, results of live blocks and of the search, pictures. */
async function still(page: Page, name: string) {
  await settled(page);
  if (name === 'crash') await page.locator('.crash').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

it('the machine has a Chinese font: 汉 and 字 draw different pixels (D4)', async () => {
  const page = await stage.browser.newPage();
  const glyph = (text: string) =>
    `<p style="width:64px;height:64px;margin:0;font-size:48px;line-height:64px">${text}</p>`;
  await page.setContent(
    `<meta charset="utf-8"><body lang="zh-Hans" style="margin:0">${['汉', '字', '汉'].map(glyph).join('')}`,
  );
  const drawn = await Promise.all([0, 1, 2].map((n) => page.locator('p').nth(n).screenshot()));
  await page.close();
  const [first, second, again] = drawn.map((picture) => PNG.sync.read(picture).data);
  expect(first!.equals(again!)).toBe(true);
  expect(first!.equals(second!)).toBe(false);
});

describe.each(LOOKS)('pictures, $size, $mode', ({ size, mode }) => {
  it.concurrent.each([...SHOWN, ...Object.keys(STATES)])('%s', async (name) => {
    const { browser, server } = name in STATES ? states : stage;
    const opened = await open(browser, server.origin + (STATES[name] ?? SCREENS[name])!, {
      viewport: SIZES[size],
      colorScheme: mode,
      reducedMotion: 'reduce',
    });
    try {
      await still(opened.page, name);
      const picture = await opened.page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
      compare(`${name}-${size}-${mode}`, picture);
    } finally {
      await opened.close();
    }
  });
});

function compare(name: string, picture: Buffer): void {
  const file = join(BASELINE, `${name}.png`);
  if (update) {
    writeFileSync(file, picture);
    return;
  }
  const [now, kept] = [PNG.sync.read(picture), PNG.sync.read(readFileSync(file))];
  expect([now.width, now.height]).toEqual([kept.width, kept.height]);
  const difference = new PNG({ width: now.width, height: now.height });
  const differing = pixelmatch(now.data, kept.data, difference.data, now.width, now.height, { threshold: THRESHOLD });
  const share = differing / (now.width * now.height);
  if (share > TOLERANCE) {
    writeFileSync(join(DIFFERENT, `${name}.png`), picture);
    writeFileSync(join(DIFFERENT, `${name}.diff.png`), PNG.sync.write(difference));
  }
  expect(share, `see ${join(DIFFERENT, `${name}.diff.png`)}`).toBeLessThanOrEqual(TOLERANCE);
}
