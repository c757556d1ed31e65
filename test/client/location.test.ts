import { describe, expect, it } from 'vitest';
import { createHistory } from '../../theme/client/navigation/location.js';
import { addressOf, parsePlace, placeOfHash } from '../../theme/client/navigation/reader-place.js';

const from = { pathname: '/docs/a', search: '?q=1' };

describe('parsePlace', () => {
  const rows: [string, string, string, string][] = [
    ['/docs/b', '/docs/b', '', ''],
    ['/docs/b?x=2#y', '/docs/b', '?x=2', '#y'],
    ['#y', '/docs/a', '?q=1', '#y'],
    ['?x=2', '/docs/a', '?x=2', ''],
    ['?', '/docs/a', '', ''],
    ['#', '/docs/a', '?q=1', ''],
    ['/docs/b#a#b?c', '/docs/b', '', '#a#b?c'],
  ];
  for (const [to, pathname, search, hash] of rows) {
    it(to, () => expect(parsePlace(to, from)).toEqual({ pathname, search, hash, key: '' }));
  }
});

describe('placeOfHash (B5.34)', () => {
  const rows: [string, string][] = [
    ['', '/'],
    ['#', '/'],
    ['#/docs/x', '/docs/x'],
    ['#/docs/x?q=1#y', '/docs/x?q=1#y'],
    ['#docs/x', '/docs/x'],
  ];
  for (const [fragment, address] of rows) {
    it(`${fragment || '(none)'} → ${address}`, () => expect(addressOf(placeOfHash(fragment, '/'))).toBe(address));
  }
});

/** A window with just a history and a location. */
function fakeWindow(address: string) {
  let url = new URL(address, 'http://site.test');
  const states: { url: string; state: unknown }[] = [{ url: url.href, state: null }];
  const listeners = new Set<() => void>();
  const set = (method: 'push' | 'replace', state: unknown, to?: string) => {
    if (to !== undefined) url = new URL(to, url);
    if (method === 'push') states.push({ url: url.href, state });
    else states[states.length - 1] = { url: url.href, state };
  };
  return {
    get location() {
      return url;
    },
    history: {
      get state() {
        return states[states.length - 1]!.state;
      },
      pushState: (state: unknown, _: string, to?: string) => set('push', state, to),
      replaceState: (state: unknown, _: string, to?: string) => set('replace', state, to),
    },
    addEventListener: (_: string, callback: () => void) => listeners.add(callback),
    removeEventListener: (_: string, callback: () => void) => listeners.delete(callback),
    /** A click on `#x`: the browser makes an entry of its own. */
    jump(to: string) {
      set('push', null, to);
      for (const callback of listeners) callback();
    },
    /** A second click on it: the same entry, its state kept. */
    again() {
      for (const callback of listeners) callback();
    },
    back() {
      states.pop();
      url = new URL(states[states.length - 1]!.url);
      for (const callback of listeners) callback();
    },
  };
}

describe('createHistory', () => {
  it('pushes, replaces and reports going back, browser history', () => {
    const win = fakeWindow('/docs/a?q=1');
    const history = createHistory('browser', '/', win as unknown as Window);
    const seen: string[] = [];
    const stop = history.listen((place, jump) => seen.push(`${addressOf(place)} ${jump}`));
    expect(history.push('/docs/b#x').key).not.toBe('');
    history.replace('?q=2');
    expect(addressOf(history.place())).toBe('/docs/b?q=2');
    expect(seen).toEqual([]);
    win.back();
    expect(seen).toEqual(['/docs/a?q=1 false']);
    win.jump('#y');
    expect(seen[1]).toBe('/docs/a?q=1#y true');
    win.again();
    expect(seen[2]).toBe('/docs/a?q=1#y true');
    expect(history.place().key).not.toBe('');
    stop();
    history.push('/docs/c');
    win.back();
    expect(seen).toHaveLength(3);
  });
  it('keeps the place in the fragment, hash router', () => {
    const win = fakeWindow('/site/index.html');
    const history = createHistory('hash', '/', win as unknown as Window);
    expect(addressOf(history.place())).toBe('/');
    expect(history.href('/docs/b?q#x')).toBe('#/docs/b?q#x');
    history.push('/docs/b?q=1');
    expect(win.location.href).toBe('http://site.test/site/index.html#/docs/b?q=1');
    expect(addressOf(history.push('#x'))).toBe('/docs/b?q=1#x');
  });
});
