import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../theme/client/start/storage.js';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

describe('storage (B5.124)', () => {
  it('reads, writes, removes', () => {
    const area = memory();
    const store = createStore(() => area);
    store.set('theme', 'dark');
    expect(store.get('theme')).toBe('dark');
    store.set('theme', null);
    expect(store.get('theme')).toBeNull();
  });
  it('tells listeners of this tab, until stopped', () => {
    const area = memory();
    const store = createStore(() => area);
    const seen: (string | null)[] = [];
    const stop = store.listen('a', (value) => seen.push(value));
    store.listen('b', () => seen.push('wrong key'));
    store.set('a', '1');
    store.set('a', null);
    stop();
    store.set('a', '2');
    expect(seen).toEqual(['1', null]);
  });
  it('warns once and does nothing where storage throws; listeners still hear', () => {
    const warn = vi.fn();
    const store = createStore(() => {
      throw new Error('blocked');
    }, warn);
    const seen: (string | null)[] = [];
    store.listen('a', (value) => seen.push(value));
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    store.set('a', '2');
    expect(seen).toEqual(['1', '2']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
