/** A navbar that hides while the reader scrolls down and reappears on the way up (B5.61); off by default. */
import { useEffect, useState } from 'react';

export function useHideOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    let last = scrollY;
    const onScroll = () => {
      const height = document.querySelector('.navbar')?.clientHeight ?? 0;
      const top = scrollY;
      if (top < height) setHidden(false);
      else if (top > last) setHidden(true);
      else if (top < last && top + innerHeight < document.documentElement.scrollHeight) setHidden(false);
      last = top;
    };
    const onHash = () => setHidden(true);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onHash);
    };
  }, [enabled]);
  return hidden;
}
