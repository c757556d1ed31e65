/** Moving between pages (B5.15–B5.26, D29, D30): parts first, the old page stays, the newest wish wins, failures load in full. */
import type { PagePart } from '../../contract.js';
import { partCandidates, pathKey } from './link-clicks.js';
import type { History } from './location.js';
import { PartError, type Parts } from './page-parts.js';
import type { Progress } from './progress-bar.js';
import { addressOf, type Place } from './reader-place.js';
import { type ScrollRule, scrollRule } from './scroll.js';

/** A move to a place. `jump`: the browser made it and has scrolled already. */
interface Move {
  place: Place;
  how: 'push' | 'replace' | 'pop';
  jump: boolean;
  /** A part was loaded for it: the document's content is new. */
  loaded?: boolean;
}

/** A page shown in the document. */
export interface Arrival {
  place: Place;
  rule: ScrollRule;
  /** A new visit of another page without a hash: focus goes to the top (B5.26). */
  focus: boolean;
  /** The document's content is new. */
  changed: boolean;
}

export interface NavigatorOptions {
  baseUrl: string;
  /** Path whose page is in the document, where the reader may have gone back or forward before. */
  held?: string;
  history: History;
  parts: Parts;
  progress: Progress;
  /** Loads the requirements of a part (module, style sheet) and returns a function that shows it; throws if a full load is necessary. */
  prepare(part: PagePart): Promise<() => void>;
  /** The same page at another query or hash. */
  stay(place: Place): void;
  /** Called once per shown place, when it is in the document. */
  arrive(arrival: Arrival): void;
  /** Loads the present address in full. */
  fullLoad(): void;
}

export interface Navigator {
  navigate(href: string, options?: { replace?: boolean }): void;
  /** The place that is about to be, or is, in the document. */
  place(): Place;
  /** The page of `place()` is in the document. */
  shown(): void;
  /** Loads and shows the present page again, or the one that the reader is on the way to (live reload). */
  refresh(): Promise<void>;
  /** The present page has another address now: goes there without a new entry, and keeps the scroll position; a reader on the way elsewhere gets there. */
  follow(href: string): Promise<void>;
  /** Shows the page of a part at the current address; does nothing if the part does not exist. */
  showPart(address: string): Promise<void>;
  /** While held, going back or forward calls `callback` instead and stays (B5.68). Returns the release. */
  holdBack(callback: () => void): () => void;
}

/** Redirects followed in one move. */
const REDIRECTS = 10;

/** The part after a path: without `.html` first, then as written (B5.12). */
async function loadPart(parts: Parts, pathname: string, baseUrl: string): Promise<PagePart> {
  const candidates = partCandidates(pathname, baseUrl);
  for (const [index, address] of candidates.entries()) {
    try {
      return await parts.load(address);
    } catch (error) {
      const missing = error instanceof PartError && error.status === 404;
      if (!missing || index === candidates.length - 1) throw error;
    }
  }
  throw new PartError(`No part for ${pathname}`, 404);
}

/** The part after a path and the redirects that lead on from there; undefined once it is late. @throws what loading threw */
async function followRedirects(
  start: string,
  { parts, baseUrl }: NavigatorOptions,
  isLate: () => boolean,
  redirect: (to: string) => string,
): Promise<PagePart | undefined> {
  let pathname = start;
  for (let n = 0; n < REDIRECTS; n++) {
    const part = await loadPart(parts, pathname, baseUrl);
    if (isLate()) return undefined;
    if (part.page.kind !== 'redirect') return part;
    pathname = redirect(part.page.to);
  }
  throw new Error(`Too many redirects from ${start}`);
}

/** Keeps the reader on the page while something holds back and forward (B5.68). */
function createGuard(history: History) {
  let holder: (() => void) | null = null;
  let returning = false;
  /** Key of the entry that covers a document's first one while going back is held. */
  let guard = '';
  const onGuard = () => guard !== '' && history.place().key === guard;
  return {
    onGuard,
    /** The guarding entry becomes an ordinary one: the reader continues from it. */
    lift() {
      guard = '';
    },
    /** True if a move of the browser is no move of the reader's. */
    catches(jump: boolean, delta: number): boolean {
      if (returning) {
        returning = false;
        return true;
      }
      if (!holder || jump || delta === 0) return false;
      if (guard === '') {
        returning = true;
        history.go(-delta);
      }
      guard = '';
      holder();
      return true;
    },
    holdBack(callback: () => void) {
      holder = callback;
      // Back from there would leave the document, unasked.
      if (history.isFirst()) guard = history.push(addressOf(history.place())).key;
      return () => {
        if (holder !== callback) return;
        holder = null;
        // A link that closes what held leads on in the same moment: its page then takes the place of the entry on top.
        setTimeout(() => {
          if (holder || !onGuard()) return;
          returning = true;
          guard = '';
          history.go(-1);
        });
      };
    },
  };
}

/** The place whose page is in the document; it has no entry if the reader has left it already. */
function heldPlace({ history, held }: NavigatorOptions): Place {
  const place = history.place();
  const isHere = held === undefined || pathKey(held) === pathKey(place.pathname);
  return isHere ? place : { ...place, pathname: held, key: '' };
}

/** Keeps what is shown, or about to be, and what is on its way; the last wish wins. */
function createMoves(options: NavigatorOptions) {
  const { history, parts, progress } = options;
  /** Passed to React, which may show it later: until then the document contains the previous page. */
  let next: Move = { place: heldPlace(options), how: 'pop', jump: true };
  /** Its page is being loaded. */
  let coming: Move | null = null;
  let token = 0;

  /** Registers the newest request: pending ones are dropped. */
  const wish = (move: Move | null): number => {
    coming = move;
    return ++token;
  };
  const land = (move: Move, show: () => void) => {
    wish(null);
    next = move;
    show();
  };
  return {
    next: () => next,
    coming: () => coming,
    land,
    /** Notes that the document has what React was given: a later change of the query shows nothing new. */
    settle() {
      next = { ...next, loaded: false };
    },
    async load(move: Move): Promise<void> {
      const mine = wish(move);
      let { place } = move;
      const isLate = () => mine !== token;
      try {
        const part = await followRedirects(place.pathname, options, isLate, (to) => {
          place = history.replace(to);
          coming = { ...move, place };
          return place.pathname;
        });
        const show = part && (await options.prepare(part));
        if (show && !isLate()) land({ ...move, place, loaded: true }, show);
      } catch (error) {
        if (isLate()) return;
        console.warn(`notes: ${place.pathname} is loaded in full`, error);
        options.fullLoad();
      }
    },
    async showPart(address: string): Promise<void> {
      const mine = wish(null);
      try {
        const show = await options.prepare(await parts.load<PagePart>(address));
        if (mine === token) land({ place: history.place(), how: 'replace', jump: true, loaded: true }, show);
      } catch {
        // The page shown stays.
        progress.done();
      }
    },
  };
}

export function createNavigator(options: NavigatorOptions): Navigator {
  const { history, progress } = options;
  const guard = createGuard(history);
  const moves = createMoves(options);
  const { load, showPart } = moves;
  /** In the document. */
  let shown = moves.next().place;

  const go = (move: Move) => {
    const { loaded, place } = moves.next();
    // Not `shown`: the page in the document may be about to be replaced.
    if (pathKey(move.place.pathname) === pathKey(place.pathname)) {
      // Also takes back a wish for another page that has not come yet.
      progress.done();
      // A page that is not yet in the document is as new at its other place; the browser jumped in the previous one.
      moves.land(loaded ? { ...move, jump: false, loaded } : move, () => options.stay(move.place));
      return;
    }
    progress.start();
    void load(move);
  };

  if (shown.key !== history.place().key) go({ place: history.place(), how: 'pop', jump: false });
  history.listen((place, jump, delta) => guard.catches(jump, delta) || go({ place, how: 'pop', jump }));

  return {
    place: () => moves.next().place,
    navigate(href, { replace } = {}) {
      const before = addressOf(history.place());
      // A link to the present address makes no second entry, as browsers do it.
      const same = history.href(href) === history.href(before);
      const place = replace || same || guard.onGuard() ? history.replace(href) : history.push(href);
      guard.lift();
      go({ place, how: replace ? 'replace' : 'push', jump: false });
    },
    shown() {
      const { place, how, jump, loaded = false } = moves.next();
      const moved = pathKey(place.pathname) !== pathKey(shown.pathname);
      moves.settle();
      const rule = jump ? 'none' : scrollRule(shown, place, how === 'pop');
      shown = place;
      if (!moves.coming()) progress.done();
      options.arrive({ place, rule, changed: loaded, focus: moved && how === 'push' && place.hash === '' });
    },
    // A page that is loading, or not yet in the document, is shown as requested.
    refresh() {
      const next = moves.next();
      return load(moves.coming() ?? (next.loaded ? next : { place: next.place, how: 'replace', jump: true }));
    },
    follow: (href) => load(moves.coming() ?? { place: history.replace(href), how: 'replace', jump: true }),
    showPart,
    holdBack: guard.holdBack,
  };
}
