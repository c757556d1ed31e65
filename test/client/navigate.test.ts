/** The router's order of events: React shows a page some time after it was handed over, and readers do not wait for it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { History } from '../../theme/client/navigation/location.js';
import { type Arrival, createNavigator, type Navigator } from '../../theme/client/navigation/navigate.js';
import { addressOf, type Place, parsePlace } from '../../theme/client/navigation/reader-place.js';
import type { PagePart } from '../../theme/contract.js';

/** A history of which the test is the browser. */
function fakeHistory(start: string) {
  const entry = (to: string, from: Place, key: number) => parsePlace(to, from, String(key));
  const origin: Place = { pathname: '/', search: '', hash: '', key: '' };
  let entries = [entry(start, origin, 0)];
  let [index, made] = [0, 0];
  let listener: Parameters<History['listen']>[0] = () => {};
  const place = () => entries[index] ?? origin;
  const history: History = {
    router: 'browser',
    place,
    push(to) {
      entries = [...entries.slice(0, index + 1), entry(to, place(), ++made)];
      index++;
      return place();
    },
    replace(to) {
      entries[index] = entry(to, place(), ++made);
      return place();
    },
    href: (to) => addressOf(entry(to, place(), 0)),
    go(delta) {
      index += delta;
      listener(place(), false, delta);
    },
    isFirst: () => index === 0,
    listen(callback) {
      listener = callback;
      return () => {};
    },
  };
  return history;
}

/** A router whose parts arrive and whose pages are shown when the test says so. */
function stage(start: string, held?: string) {
  const history = fakeHistory(start);
  const waiting = new Map<string, (() => void)[]>();
  const arrivals: Arrival[] = [];
  /** The page last passed to React, and the one in the document. */
  let [page, told, painted] = [held ?? start, held ?? start, held ?? start];
  const fullLoad = vi.fn();
  const nav: Navigator = createNavigator({
    baseUrl: '/',
    held,
    history,
    parts: {
      load: <T>(address: string) =>
        new Promise<T>((resolve) => {
          const route = address.replace(/^.*_notes\/page(.*)\.json$/, '$1');
          const part = { page: { kind: 'doc', route } };
          waiting.set(route, [...(waiting.get(route) ?? []), () => resolve(part as T)]);
        }),
      has: () => false,
      put: () => {},
      forget: () => {},
    },
    progress: { start: () => {}, done: () => {} },
    prepare: async (part: PagePart) => () => {
      page = part.page.route;
      told = page;
    },
    stay: () => {
      told = page;
    },
    arrive: (arrival) => arrivals.push(arrival),
    fullLoad,
  });
  return {
    nav,
    history,
    fullLoad,
    last: () => arrivals.at(-1),
    /** The part of a page comes, for each that asked for it. */
    async come(route: string) {
      await vi.waitFor(() => expect(waiting.get(route), route).toBeDefined());
      for (const answer of waiting.get(route) ?? []) answer();
      waiting.delete(route);
      // Number of promises between a part and its page.
      for (let n = 0; n < 10; n++) await Promise.resolve();
    },
    asked: (route: string) => waiting.get(route)?.length ?? 0,
    /** React renders the page last passed to it. */
    paint() {
      painted = told;
      nav.shown();
    },
    shows: () => [painted, addressOf(history.place())],
  };
}

let on: ReturnType<typeof stage>;
beforeEach(() => {
  on = stage('/a');
});

describe('a document that the reader has left before the router runs', () => {
  it('gets the page of the entry, which is a return to it', async () => {
    on = stage('/b', '/a');
    await on.come('/b');
    on.paint();
    expect(on.shows()).toEqual(['/b', '/b']);
    expect(on.last()).toMatchObject({ rule: 'restore', changed: true, focus: false });
  });

  it('asks for nothing where the address differs in form alone', () => {
    on = stage('/a', '/a.html');
    expect(on.asked('/a')).toBe(0);
  });
});

describe('a reader who is faster than React', () => {
  it('goes back before the page stands there, and is on the first page', async () => {
    on.nav.navigate('/b');
    await on.come('/b');
    on.history.go(-1);
    // React renders late.
    on.paint();
    await on.come('/a');
    on.paint();
    expect(on.shows()).toEqual(['/a', '/a']);
  });

  it('goes back and forward, and is on the second page', async () => {
    on.nav.navigate('/b');
    await on.come('/b');
    on.paint();
    on.history.go(-1);
    await on.come('/a');
    on.history.go(1);
    await on.come('/b');
    on.paint();
    expect(on.shows()).toEqual(['/b', '/b']);
    expect(on.last()).toMatchObject({ rule: 'restore', changed: true });
  });

  it('jumps within a page that does not stand there yet: it is new all the same', async () => {
    on.nav.navigate('/b');
    await on.come('/b');
    on.nav.navigate('#x');
    on.paint();
    expect(on.shows()).toEqual(['/b', '/b#x']);
    expect(on.last()).toMatchObject({ rule: 'hash', changed: true });
  });

  it('takes back a wish for a page that has not come', async () => {
    on.nav.navigate('/b');
    on.history.go(-1);
    await on.come('/b');
    on.paint();
    expect(on.shows()).toEqual(['/a', '/a']);
    expect(on.fullLoad).not.toHaveBeenCalled();
  });
});

describe('live reload while a page is on its way', () => {
  it('lets the page come, with its new part', async () => {
    on.nav.navigate('/b');
    await vi.waitFor(() => expect(on.asked('/b')).toBe(1));
    void on.nav.refresh();
    await vi.waitFor(() => expect(on.asked('/b')).toBe(2));
    await on.come('/b');
    on.paint();
    expect(on.shows()).toEqual(['/b', '/b']);
    expect(on.last()).toMatchObject({ rule: 'top', changed: true, focus: true });
    expect(on.asked('/a')).toBe(0);
  });

  it('lets a page that React has not shown yet come', async () => {
    on.nav.navigate('/b');
    await on.come('/b');
    void on.nav.refresh();
    await on.come('/b');
    on.paint();
    expect(on.shows()).toEqual(['/b', '/b']);
    expect(on.last()).toMatchObject({ rule: 'top', focus: true });
  });

  it('does not give its address to a page that has another one now', async () => {
    on.nav.navigate('/b');
    void on.nav.follow('/a2');
    await on.come('/b');
    on.paint();
    expect(on.shows()).toEqual(['/b', '/b']);
  });

  it('shows the present page again where nothing is on its way', async () => {
    void on.nav.refresh();
    await on.come('/a');
    on.paint();
    expect(on.shows()).toEqual(['/a', '/a']);
    expect(on.last()).toMatchObject({ rule: 'none', changed: true, focus: false });
  });
});
