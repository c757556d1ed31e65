/** Prefetching of page parts (D32, B5.29–B5.33): at idle at most four links in view, content before sidebar; others when pointed at. */

/** Links of one page view that are prefetched without being pointed at (D32). */
const PREFETCH_LIMIT = 4;
/** Milliseconds a mouse has to stay on a link before its part is loaded; touch and focus do not wait. */
const HOVER_DELAY = 50;

/** Loads an address into the browser's cache: by a link hint, else by a GET with credentials that only counts with status 200 (B5.32). */
export function hint(address: string, doc: Document = document): Promise<void> {
  const link = doc.createElement('link');
  if (!link.relList?.supports?.('prefetch')) {
    return fetch(address, { credentials: 'include' }).then((answer) => {
      if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    });
  }
  return new Promise((done, fail) => {
    link.rel = 'prefetch';
    link.as = 'fetch';
    // The later request of the part has the same mode and credentials; without this it would not find the answer.
    link.crossOrigin = 'anonymous';
    link.onload = () => done();
    link.onerror = () => fail(new Error(`could not prefetch ${address}`));
    link.href = address;
    doc.head.append(link);
  });
}

export interface PrefetchOptions {
  /** Address of the part a link or address leads to; null for those that need none (external, this page, full load). */
  part(link: HTMLAnchorElement | string): string | null;
  /** Loads a part into memory: for links pointed at. */
  load(part: string): Promise<unknown>;
  /** Loads a part into the browser's cache: for links in view. Undefined if only `load` works. */
  hint?: (part: string) => Promise<unknown>;
  saving(): boolean;
}

export interface Prefetcher {
  /** Starts over for the page that is shown now. */
  observe(root: ParentNode): void;
  /** Loads the part of an address now, once. */
  ask(href: string): void;
}

/** Rank of a link: links of the text and the pager come before lists around it. */
const rank = (link: Element): number =>
  link.closest('.markdown, .pagination-nav, article') ? 0 : link.closest('main') ? 1 : 2;

const idle = (callback: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
};

/** A prefetcher for the whole document; each part is asked for at most once (B5.31). */
export function createPrefetcher(options: PrefetchOptions, doc: Document = document): Prefetcher {
  const asked = new Set<string>();
  let observer: IntersectionObserver | undefined;
  let seen: HTMLAnchorElement[] = [];
  let left = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (link: HTMLAnchorElement | string, how: (part: string) => Promise<unknown>): boolean => {
    const part = options.part(link);
    if (part === null || asked.has(part) || options.saving()) return false;
    asked.add(part);
    // A failure here is no failure of the page: the click will load and report.
    how(part).catch(() => {});
    return true;
  };
  const flush = () => {
    const links = seen.filter((link) => link.isConnected).sort((a, b) => rank(a) - rank(b));
    seen = [];
    for (const link of links) {
      if (left <= 0) return stop();
      if (options.hint && ask(link, options.hint)) left -= 1;
    }
  };
  const stop = () => {
    observer?.disconnect();
    observer = undefined;
  };
  const pointed = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    clearTimeout(timer);
    if (!link) return;
    const load = () => void ask(link, options.load);
    if (event.type === 'mouseover') timer = setTimeout(load, HOVER_DELAY);
    else load();
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) doc.addEventListener(type, pointed, { passive: true });

  return {
    ask: (href) => void ask(href, options.load),
    observe(root) {
      stop();
      if (!options.hint || options.saving()) return;
      left = PREFETCH_LIMIT;
      const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        (link) => options.part(link) !== null,
      );
      if (typeof IntersectionObserver !== 'function') {
        seen = links.slice(0, PREFETCH_LIMIT);
        idle(flush);
        return;
      }
      observer = new IntersectionObserver((entries, self) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          self.unobserve(entry.target);
          if (seen.push(entry.target as HTMLAnchorElement) === 1) idle(flush);
        }
      });
      for (const link of links) observer.observe(link);
    },
  };
}
