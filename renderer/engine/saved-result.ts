/** What a saved file that is no page brings to open pages before the build that follows. */
import type { Built, Run } from './build-state.js';
import type { FirstPage } from './saved-page.js';

/** What a file brought with it. */
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
 * An address that open pages have, with the one to put in its place.
 * @param original the one that the last build gave; what was swapped since counts
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
