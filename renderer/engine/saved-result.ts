/** Result of a saved file that is not a page, for open pages, before the following build. */
import type { Built, Run } from './build-state.js';
import type { FirstPage } from './saved-page.js';

/** Result of updating a file. */
export interface FirstFile {
  /** Pages whose code it is part of. */
  pages: FirstPage[];
  /** New addresses of files by those that they had before. */
  swapped: Record<string, string>;
  /** Addresses of files that have another content now. */
  files: string[];
  /** Addresses of modules that open pages load in the place of those that they have. */
  updates?: string[];
  /** Paths of outputs that are new. */
  changed: string[];
}

/** Makes what open pages show of one kind of file; `wrong`: only a build helps. */
export type First = (
  run: Run,
  built: Built,
  saved: { file: string; path: string },
) => Promise<FirstFile | 'wrong' | undefined>;

export const NOTHING: FirstFile = { pages: [], swapped: {}, files: [], changed: [] };

/**
 * Replaces an address that open pages have.
 * @param original the address of the last build; later replacements are taken into account
 */
export function swap(
  { kept }: Run,
  original: string | undefined,
  address: string,
): [former: string, address: string][] {
  if (original === undefined) return [];
  const former = kept.swapped.get(original) ?? original;
  kept.swapped.set(original, address);
  return former === address ? [] : [[former, address]];
}
