/** Measures layout shifts after the first paint. */
import type { Page } from 'playwright-core';

/** Comes first in a page; `layoutShifts` reads what it has collected. */
export const WATCH_SHIFTS = `const shifts = [];
let whole = Infinity;
new PerformanceObserver((list) => {
  for (const { startTime, value, sources } of list.getEntries())
    shifts.push({ startTime, what: [value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? String(node))] });
}).observe({ type: 'layout-shift', buffered: true });
document.addEventListener('readystatechange', () => requestAnimationFrame(() => requestAnimationFrame((time) => { whole = Math.min(whole, time); })), { once: true });
window.moves = () => {
  // A busy browser may paint what it has parsed so far, and the rest then moves it.
  const [{ domInteractive }] = performance.getEntriesByType('navigation');
  const isInPieces = performance.getEntriesByName('first-paint').some(({ startTime }) => startTime < domInteractive);
  return shifts.filter(({ startTime }) => !isInPieces || startTime > whole).map(({ what }) => what);
};`;

/** Returns the shifts of a page so far, each with its score and elements: none before the second frame of a document that was painted in pieces. */
export const layoutShifts = (page: Page): Promise<unknown[]> => page.evaluate('window.moves()');
