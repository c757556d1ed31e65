/** Marks the table-of-contents link of the heading that is being read (B5.85). Works on the DOM: nothing renders while scrolling. */
import { type RefObject, useEffect } from 'react';

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

/** `box` holds the page; its `.toc` says by `data-levels` (`2,3`) which headings count. */
export function useActiveHeading(box: RefObject<HTMLElement | null>, route: string, uncovered: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another route has other headings
  useEffect(() => {
    const list = box.current?.querySelector<HTMLElement>('.toc');
    if (!list) return;
    let frame = 0;
    let marked: Element | null = null;
    const levels = list.dataset.levels!.replace(/\d/g, 'main h$&[id]');
    const update = () => {
      frame = 0;
      const headings = [...document.querySelectorAll(levels)];
      const offset = uncovered ? 0 : (document.querySelector('.navbar')?.clientHeight ?? 0);
      const tops = headings.map((heading) => heading.getBoundingClientRect().top);
      const id = headings[activeIndex(tops, offset, innerHeight / 2)]?.id;
      const link = id === undefined ? null : list.querySelector(`a[href="#${CSS.escape(id)}"]`);
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
  }, [route, uncovered]);
}
