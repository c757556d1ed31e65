/** The font for formulas: made from the package that it names, fetched by pages with formulas alone, and what brackets and roots grow with. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from '../browser/harness.js';
import { root } from '../structure/imports.js';
import { settled, setUp } from './stage.js';

const stage = setUp();

/** Sizes of fonts that a page has fetched; height of an integral sign before a tall fraction, in em. Runs in the page. */
async function measure() {
  await document.fonts.ready;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2$/.test(name));
  const made = document.querySelector('math')?.cloneNode() as MathMLElement | undefined;
  if (!made) return { fonts: fonts.length, tall: 0 };
  made.setAttribute('display', 'block');
  made.innerHTML = '<mo>∫</mo><mi>x</mi>';
  document.querySelector('.markdown')?.append(made);
  const { height } = made.querySelector('mo')!.getBoundingClientRect();
  return { fonts: fonts.length, tall: height / Number.parseFloat(getComputedStyle(made).fontSize) };
}

it('the file is what its script makes of the package', () => {
  const kept = readFileSync(join(root, 'theme/styles/math.woff2'));
  const made = join(mkdtempSync(join(tmpdir(), 'notes-font-')), 'math.woff2');
  execFileSync(process.execPath, [join(root, 'cli/math-font.mjs'), made]);
  expect(Buffer.compare(readFileSync(made), kept)).toBe(0);
  rmSync(dirname(made), { recursive: true });
  expect(kept.length).toBeLessThan(32 * 1024);
});

it.each([
  ['/docs/elements', 1],
  ['/docs/code', 0],
])('%s fetches %i fonts, and an integral is more than a letter', async (path, count) => {
  const opened = await open(stage.browser, stage.server.origin + path);
  try {
    await settled(opened.page);
    const { fonts, tall } = await opened.page.evaluate(measure);
    expect(fonts).toBe(count);
    if (count > 0) expect(tall).toBeGreaterThan(1.8);
    expect(opened.faults).toEqual([]);
  } finally {
    await opened.close();
  }
});
