/** Looks at controls in each of their states, and at the way of the focus through a page. */
import type { Page } from 'playwright-core';
import { faintTexts, ringless } from './page-faults.js';

const CONTROLS = 'a[href], button, summary, input, [role=button], [role=tab], [tabindex="0"]';

/** Marks one control of each kind: links of a text are alike. */
const MARK = (selector: string) => {
  const seen = new Set<string>();
  for (const element of document.querySelectorAll(selector)) {
    const kind = `${element.tagName} ${element.className} ${element.parentElement?.className}`;
    if (seen.has(kind) || !element.checkVisibility()) continue;
    seen.add(kind);
    element.setAttribute('data-state', '');
  }
};

/** Texts without contrast, by state: normal, under the pointer, pressed, with the focus, visited. */
export async function faintStates(page: Page): Promise<string[]> {
  const faults = await page.evaluate(faintTexts, 'body');
  await page.evaluate(MARK, CONTROLS);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-state]' });
  const states = [['hover'], ['hover', 'active'], ['focus', 'focus-visible']];
  for (const forcedPseudoClasses of states) {
    for (const nodeId of nodeIds) await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    const found = await page.evaluate(faintTexts, '[data-state]');
    if (forcedPseudoClasses.includes('focus')) found.push(...(await page.evaluate(ringless, '[data-state]')));
    faults.push(...found.map((fault) => `${forcedPseudoClasses.join()}: ${fault}`));
  }
  await client.detach();
  return [...new Set(faults)];
}

/** Tabs through a page; tells where the focus is not seen, or goes up again within the text. */
export async function focusFaults(page: Page, most: number): Promise<string[]> {
  const faults: string[] = [];
  let before = { id: -1, top: 0, inMain: false };
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // A page may have given the focus to a field: the way begins before all, where an element was.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  for (let i = 0; i < most; i += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const [x, y] = [box.left + Math.min(box.width, innerWidth) / 2, box.top + Math.min(box.height, 40) / 2];
      const hit = document.elementFromPoint(x, y);
      return {
        id: [...document.querySelectorAll('*')].indexOf(element),
        name: `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 20)}`,
        top: Math.round(box.top + scrollY),
        inMain: element.closest('main') !== null && element.closest('.toc, .tags-row, .post') === null,
        seen: hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.documentElement,
      };
    });
    if (!at) break;
    if (i === 0 && !at.name.includes('skip')) faults.push(`first: ${at.name}`);
    if (!at.seen) faults.push(`not seen: ${at.name}`);
    if (at.id < before.id) faults.push(`back in the document: ${at.name}`);
    if (at.inMain && before.inMain && at.top < before.top - 60) faults.push(`up: ${at.name}`);
    before = at;
  }
  return faults;
}
