/** Marks on the page of a chosen hit what was searched for, and lets the reader step through it. Loaded when a hit has been chosen, by no other page. */
import type { ClientSite } from '../../../../renderer/shared/client-site.js';
import { focusOnce } from '../../article/focus.js';
import { hashTarget } from '../../navigation/scroll.js';
import type { SearchContext } from '../../start/search-button.js';
import { FOUND_KEY, storage } from '../../start/storage.js';
import type { Carried } from './carried.js';
import { firstOf, placesIn, rangesOf, readText } from './find-words.js';
import { createBar } from './found-bar.js';
import type { FoundParts } from './found-parts.js';
import { createPainter } from './painter.js';
import { readCarried } from './read-carried.js';

/** Elements to search: not menus or lists of headings. */
const TEXTS = ['main article', 'main'];
/** Distance from the edges of the window within which a match is seen: the navbar is above, the bar below. */
const EDGE = 96;

/** Shows what was carried to this page; it is given the region of the page that is left for it, none when it is there. */
export type MarkFound = (leaving?: Element | null) => void;

/** Creates the function that shows the carried data on a page once that is in the document. It shows one hit at a time. */
export function createMarks(context: SearchContext, site: ClientSite, parts: FoundParts): MarkFound {
  let leave = (): void => {};
  return (leaving) => {
    leave();
    const found = readCarried(storage.get(FOUND_KEY));
    const drop = () => storage.set(FOUND_KEY, null);
    if (!found || found.until < Date.now()) return drop();
    const arrive = (): boolean => {
      if (leaving && parts.regionOf() === leaving) return false;
      drop();
      if (parts.isOn(found.href, parts.hereOf(site))) leave = mark(context, parts, site, found);
      return true;
    };
    if (arrive()) return;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(parts.rootOf(), { childList: true, subtree: true });
    leave = () => observer.disconnect();
  };
}

/** Marks what was found. @returns ends that */
function mark(context: SearchContext, parts: FoundParts, site: ClientSite, found: Carried): () => void {
  const region = parts.regionOf();
  const painter = createPainter(parts.adoptStyles);
  let ranges: Range[] = [];
  let current = -1;
  const bar = createBar(parts.adoptStyles, site, found.query, {
    step: (by) => void go((current + by + ranges.length) % ranges.length),
    close,
  });

  /** Looks for the words, again after the page has changed. */
  function find(): void {
    const text = TEXTS.map((name) => document.querySelector(name)).find((element) => element !== null);
    if (!text) return;
    const page = readText(text);
    const places = placesIn(page.text, found.words);
    ranges = rangesOf(page, places);
    if (current < 0) current = firstOf(page.text, places, found.passage, startOf(page));
    current = Math.min(current, ranges.length - 1);
  }

  function show(): void {
    if (ranges.length === 0) return;
    painter.paint(ranges, current);
    bar.show(current, ranges.length);
  }

  async function go(to: number): Promise<void> {
    current = to;
    show();
    const range = ranges[to];
    if (range) await bringIntoView(range, context.reveal);
  }

  let frame = 0;
  const observer = new MutationObserver(() => {
    if (parts.regionOf() !== region) return close();
    // Code gets its buttons, pictures and tabs come: many changes make one look.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      find();
      show();
    });
  });

  let isClosed = false;
  function close(): void {
    isClosed = true;
    cancelAnimationFrame(frame);
    observer.disconnect();
    painter.clear();
    bar.remove();
  }

  find();
  if (ranges.length === 0) {
    close();
    return close;
  }
  show();
  // Keys and Tab go on from the match, not from the button that search was opened with: there a letter is the beginning of a query.
  const place = ranges[current]?.startContainer.parentElement;
  if (place && document.activeElement?.matches('body,[data-search]')) focusOnce(place);
  observer.observe(parts.rootOf(), { childList: true, subtree: true, characterData: true });
  // The page goes to its heading first.
  requestAnimationFrame(() => requestAnimationFrame(() => isClosed || void go(current)));
  return close;

  /** Returns where the text of the heading begins that the address names. */
  function startOf({ text, pieces }: ReturnType<typeof readText>): number {
    const heading = hashTarget(parts.hereOf(site).hash);
    return heading
      ? (pieces.find(({ node }) => heading.compareDocumentPosition(node) & FOLLOWS)?.start ?? text.length)
      : 0;
  }
}

/** The node is inside the compared one, or after it. */
const FOLLOWS = Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING;

/** Opens what hides a match, and scrolls only where it is not seen. */
async function bringIntoView(range: Range, reveal: SearchContext['reveal']): Promise<void> {
  const element = range.startContainer.parentElement;
  if (!element) return;
  await reveal(element);
  element.closest('.codeBlockLong:not([data-fold=open])')?.querySelector<HTMLElement>('[data-action=fold]')?.click();
  const box = element.closest('pre,table');
  const [seen, frame] = [range.getBoundingClientRect(), box?.getBoundingClientRect()];
  if (box && frame && (seen.left < frame.left || seen.right > frame.right))
    box.scrollLeft += seen.left - frame.left - frame.width / 3;
  if (seen.top < EDGE || seen.bottom > innerHeight - EDGE)
    scrollBy({ top: seen.top - innerHeight / 3, behavior: 'instant' });
}
