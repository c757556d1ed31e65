/** Results of CSS in both schemes: white paper on a light page, none on a dark one. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fence } from '../check/run.js';
import { builtFolder } from './built-folder.js';
import { visit } from './harness.js';

const stage = builtFolder({
  'notes.config.ts':
    "export default { title: 'T', url: 'https://a.dev', colorMode: { respectPrefersColorScheme: true } };",
  'docs/a.md': ['# A', fence('html scope=x', '<p>P</p>'), fence('css result=90 scope=x', 'p { color: red }')].join(
    '\n',
  ),
  'docs/b.md': [
    '# B',
    fence('html scope=x', '<p>P</p>'),
    fence('css result=90 scope=x', 'p { color-scheme: light }'),
  ].join('\n'),
  'docs/c.md': ['# C', fence('html scope=x', '<p><button>P</button></p>'), fence('css result=90 scope=x', 'p {}')].join(
    '\n',
  ),
});

/** Returns the brightness of the paper, 0 to 255, next to the text. */
async function paper(page: Page): Promise<number> {
  const frame = page.locator('.code-result');
  await frame.scrollIntoViewIfNeeded();
  await page.frameLocator('.code-result').locator('p').waitFor();
  const picture = (await frame.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  return blank.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return context?.getImageData(image.width - 20, 8, 1, 1).data[0] ?? -1;
  }, picture);
}

const seen = async (path: string, colorScheme: 'light' | 'dark') => {
  let value = -1;
  await visit(stage.browser, `${stage.server.origin}/docs/${path}`, { colorScheme }, async ({ page }) => {
    value = await paper(page);
  });
  return value;
};

it('is white on a light page, dark on a dark one, and only dimmed where its colours are meant', async () => {
  // A picture is taken of what has been painted by then: the document of the result comes in its own time.
  await expect.poll(() => seen('a', 'light')).toBe(255);
  await expect.poll(() => seen('a', 'dark')).toBeLessThan(40);
  await expect.poll(() => seen('b', 'dark')).toSatisfy((light: number) => light > 150 && light < 230);
});

it.each([
  ['a', 'BODY solid'],
  ['c', 'BUTTON auto'],
])('shows on the way of keys that it has the focus: %s', async (path, expected) => {
  await visit(stage.browser, `${stage.server.origin}/docs/${path}`, {}, async ({ page }) => {
    await page.locator('.code-result').scrollIntoViewIfNeeded();
    const inside = page.frameLocator('.code-result').locator('body');
    await inside.waitFor();
    const focused = () =>
      inside.evaluate(({ ownerDocument: { activeElement: element } }) =>
        element?.matches(':focus-visible') ? `${element.tagName} ${getComputedStyle(element).outlineStyle}` : '',
      );
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focused();
      })
      .toBe(expected);
  });
});
