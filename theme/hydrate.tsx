/** Takes over the server's HTML, once, and shows further pages in the same root. */
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import type { RenderInput } from './contract.js';
import type { RouteLocation, Runtime } from './runtime.js';

export interface Shell {
  /** Shows a page, or the same page at another query or hash; `runtime.shown` is called when it stands in the DOM. */
  show(input: RenderInput, location: RouteLocation): void;
}

interface Shown {
  input: RenderInput;
  location: RouteLocation;
}

/**
 * Hydrates `container` (`#app` by default) with the page it already shows.
 * `input.bodies` are the strings read back from the `[data-body]` elements in document order: never empty ones (a mismatch would empty the article).
 */
export function hydrate(
  input: RenderInput,
  runtime: Runtime,
  location: RouteLocation,
  container: Element = document.getElementById('app')!,
): Shell {
  let setShown: ((shown: Shown) => void) | null = null;
  // A page asked for before the first effect ran is shown by that effect.
  let waiting: Shown | null = null;

  // biome-ignore lint/correctness/noComponentHookFactories: one root per document, made once, so its identity never changes
  function Root() {
    const [shown, set] = useState<Shown>({ input, location });
    const previous = useRef<RouteLocation | null>(null);
    useLayoutEffect(() => {
      setShown = set;
      if (waiting) startTransition(() => set(waiting!));
    }, []);
    useLayoutEffect(() => {
      runtime.shown(shown.location, previous.current);
      previous.current = shown.location;
    }, [shown]);
    return <App {...shown} runtime={runtime} />;
  }

  startTransition(() => {
    hydrateRoot(container, <Root />, {
      // The reader keeps a working page: the server's HTML stands, or the boundary shows what failed (B5.19, B5.36).
      onRecoverableError: (error) => console.error('notes: recoverable error', error),
    });
  });
  return {
    show(nextInput, nextLocation) {
      const next = { input: nextInput, location: nextLocation };
      if (setShown) {
        const set = setShown;
        startTransition(() => set(next));
      } else waiting = next;
    },
  };
}
