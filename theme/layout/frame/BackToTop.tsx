/** Appears while the reader scrolls up, on docs pages, and when Tab leads to it (B5.27, B5.28). */
import { useEffect, useRef, useState } from 'react';
import { focusOnce } from '../../client/article/focus.js';
import { useText } from '../../texts.js';
import { ease } from './ease.js';
import { Icon } from './Icon.js';

/** Px from the top from which the button is offered. */
const THRESHOLD = 300;

export function BackToTop() {
  const t = useText();
  const [shown, setShown] = useState(false);
  // Further down it can be reached by Tab, which scrolls down rather than up.
  const [far, setFar] = useState(() => scrollY >= THRESHOLD);
  const frame = useRef(0);
  useEffect(() => {
    let last = scrollY;
    let jumped = false;
    const onScroll = () => {
      const top = scrollY;
      const before = last;
      last = top;
      setFar(top >= THRESHOLD);
      if (jumped) jumped = false;
      else if (top >= before) {
        cancelAnimationFrame(frame.current);
        setShown(false);
      } else if (top < THRESHOLD) setShown(false);
      else if (top + innerHeight < document.documentElement.scrollHeight) setShown(true);
    };
    const onHash = () => {
      jumped = true;
      setShown(false);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('hashchange', onHash);
    return () => {
      cancelAnimationFrame(frame.current);
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onHash);
    };
  }, []);

  /** Native where the page scrolls smoothly anyway; else eased frame by frame. Tab goes on from there. */
  const toTop = () => {
    const first = document.querySelector<HTMLElement>('[data-skip]');
    if (first) focusOnce(first);
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
      return scrollTo({ top: 0, behavior: 'smooth' });
    const step = () => {
      const next = ease(scrollY);
      scrollTo(0, next);
      if (next > 0) frame.current = requestAnimationFrame(step);
    };
    step();
  };
  if (!far) return null;
  return (
    <button
      type="button"
      className={`back-to-top clean-btn theme-back-to-top-button${shown ? ' back-to-top--shown' : ''}`}
      aria-label={t('theme.BackToTopButton.buttonAriaLabel')}
      onClick={toTop}
    >
      <Icon name="up" />
    </button>
  );
}
