/** Takes over the server's HTML, once, and shows further pages in the same root. */
import { type ComponentType, lazy, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientSite } from '../renderer/shared/client-site.js';
import { App } from './App.js';
import { reloadOnce } from './client/navigation/reload-once.js';
import type { RenderInput } from './contract.js';
import { ErrorBoundary } from './layout/frame/ErrorBoundary.js';
import type { Pieces } from './layout/frame/lazy-parts-context.js';
import { isStillNavbar, StillNavbar } from './layout/navbar/StillNavbar.js';
import { readBack, still } from './layout/navbar/still-frame.js';
import { isReplaced } from './live-pages.js';
import { hasPlaces } from './places/around.js';
import type { RouteLocation, Runtime } from './runtime.js';

/** A missing chunk belongs to an older deployment: the page is reloaded, once, and the users of the chunk wait. */
function orReload<T>(chunk: Promise<T>): Promise<T> {
  return chunk.catch(() => {
    reloadOnce();
    return new Promise<never>(() => {});
  });
}

export const loadView = () => import('./client/start/view.js');
const loadPieces = () => import('./layout/frame/lazy-parts.js').then(({ pieces }) => pieces);
const loadRecent = () => import('./layout/article/RecentPosts.js');

/** Only pages with code of their own are rendered in the browser; while this loads, the page before, or the server's HTML, stays. */
const View = lazy(() => orReload(loadView()).then(({ PageView }) => ({ default: PageView })));

function piece<All, K extends keyof All>(load: () => Promise<All>, name: K): All[K] {
  const component = lazy(() => orReload(load()).then((all) => ({ default: all[name] as ComponentType<object> })));
  return component as unknown as All[K];
}

/** Parts of the frame: no components of those that are the same on every page, where the theme is ours, without places, and the navbar plain; else all of them. */
export async function makePieces(site: ClientSite, root: Element): Promise<Pieces> {
  const navbar = readBack(root, '.navbar');
  const recent = { BlogSidebar: piece(loadRecent, 'BlogSidebar'), RecentPosts: piece(loadRecent, 'RecentPosts') };
  if (isReplaced() || hasPlaces || !navbar || !isStillNavbar(site)) return { ...(await loadPieces()), ...recent };
  return {
    ...recent,
    AnnouncementBar: still(root, '.announcement'),
    BackToTop: piece(loadPieces, 'BackToTop'),
    Footer: still(root, '.footer'),
    MobileMenu: piece(loadPieces, 'MobileMenu'),
    Navbar: () => <StillNavbar part={navbar} />,
    SidebarToggle: piece(loadPieces, 'SidebarToggle'),
    SkipLink: still(root, '.skip'),
    // Lists only occur in a navbar that is not still.
    NavbarDropdown: () => null,
  };
}

export interface Shell {
  /** Shows a page, or the same page at another query or hash; `runtime.shown` is called when it is in the DOM. */
  show(input: RenderInput, location: RouteLocation): void;
}

interface Shown {
  input: RenderInput;
  location: RouteLocation;
}

interface Place {
  container: Element;
  location: RouteLocation;
  pieces: Pieces;
}

/** Code for later: a deployment in between must not lose it. */
export const keepRarer = [loadPieces, loadRecent, loadView];

/**
 * Hydrates `container` with the page it already shows.
 * `input.bodies` are the strings read back from the `[data-body]` elements in document order: never empty ones (a mismatch would empty the article).
 */
export function hydrate(input: RenderInput, runtime: Runtime, { container, location, pieces }: Place): Shell {
  let setShown: ((shown: Shown) => void) | null = null;
  // A page asked for before the first effect ran is shown by that effect.
  let waiting: Shown | null = null;

  // One root per document, made once, so its identity never changes
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
    return (
      <ErrorBoundary>
        <App {...shown} runtime={runtime} View={View} pieces={pieces} />
      </ErrorBoundary>
    );
  }

  startTransition(() => {
    hydrateRoot(container, <Root />, {
      // The reader keeps a working page: the server's HTML, or the boundary's description of the failure (B5.19, B5.36).
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
