/** Opens and closes a list by its height (B5.79), through Web Animations: no style attribute for the policy to refuse. */
import { useLayoutEffect, useRef, useState } from 'react';
import { collapseDuration } from './sidebar-tree.js';

/** `shown`: whether the list is in the document; it enters when first opened and stays, hidden by CSS, when closed (B5.78). */
export function useCollapse(open: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(open);
  const wasOpen = useRef(open);
  if (open && !shown) setShown(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (wasOpen.current === open || !element) return;
    wasOpen.current = open;
    animate(element, open);
  }, [open]);
  return { list, shown };
}

function animate(element: HTMLElement, open: boolean) {
  // The closed list is `display: none`: it is shown while it moves.
  element.classList.add('menu__list--moving');
  const height = element.scrollHeight;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frames = [{ height: '0px' }, { height: `${height}px` }];
  const motion = element.animate?.(open ? frames : frames.reverse(), {
    duration: reduced ? 1 : collapseDuration(height),
    easing: 'ease-in-out',
  });
  const done = () => element.classList.remove('menu__list--moving');
  if (motion) {
    motion.onfinish = done;
    motion.oncancel = done;
  } else done();
}
