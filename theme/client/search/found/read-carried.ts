/** Reads what a chosen hit has left for its page. */
import type { Carried } from './carried.js';

/** Returns the stored words, if that is what was stored; a stored value may be anything. */
export function readCarried(stored: string | null): Carried | null {
  try {
    const value: Partial<Record<keyof Carried, unknown>> | null = JSON.parse(stored ?? 'null');
    const { href, query, words, passage, until } = value ?? {};
    const isWhole =
      typeof href === 'string' &&
      typeof query === 'string' &&
      Array.isArray(words) &&
      words.every((word) => typeof word === 'string') &&
      typeof passage === 'string' &&
      typeof until === 'number';
    return isWhole ? { href, query, words, passage, until } : null;
  } catch {
    return null;
  }
}
