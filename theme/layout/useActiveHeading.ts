/** Marks the table-of-contents link of the heading that is being read (B5.85). Works on the DOM: nothing renders while scrolling. */
import { type RefObject, useEffect } from 'react';
import type { TocItem } from '../../renderer/site/types.js';

const ACTIVE = 'table-of-contents__link--active';

/**
 * Index of the active heading, −1 for none. `tops` are the headings' distances from the window's top in document order,
 * `offset` is what covers the top, `half` half of the window's height, all in px.
 */
export function activeIndex(tops: number[], offset: number, half: number): number {
  const next = tops.findIndex((top) => top >= offset);
  if (next < 0) return tops.length - 1;
  return tops[next]! < half ? next : next - 1;
}

export function useActiveHeading(
  list: RefObject<HTMLElement | null>,
  items: TocItem[],
  range: [number, number],
  uncovered: boolean,
) {
  const [from, to] = range;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are another page
  useEffect(() => {
    let frame = 0;
    let marked: Element | null = null;
    const levels = Array.from({ length: to - from + 1 }, (_, i) => `main h${from + i}[id]`).join(',');
    const update = () => {
      frame = 0;
      const headings = [...document.querySelectorAll(levels)];
      const offset = uncovered ? 0 : (document.querySelector('.navbar')?.clientHeight ?? 0);
      const tops = headings.map((heading) => heading.getBoundingClientRect().top);
      const id = headings[activeIndex(tops, offset, innerHeight / 2)]?.id;
      const link = id === undefined ? null : (list.current?.querySelector(`a[href="#${CSS.escape(id)}"]`) ?? null);
      if (link === marked) return;
      marked?.classList.remove(ACTIVE);
      link?.classList.add(ACTIVE);
      marked = link;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      marked?.classList.remove(ACTIVE);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [items, from, to, uncovered]);
}
