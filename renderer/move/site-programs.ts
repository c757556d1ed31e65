/** Programs of a site that name its pages: configuration and sidebars. */

import type { Problem } from '../site/problems/problem-types.js';

/** A program and its text. */
export interface Program {
  path: string;
  text: string;
}

/** Returns the result of a sidebars file if some programs, by path, have other texts; undefined if it fails. */
export type RunSidebars = (file: string, texts: ReadonlyMap<string, string>) => Promise<unknown>;

/** Names that a sidebars file makes itself: whether they follow the move is seen when it is done. */
export interface Unsure {
  /** Path of the file, as the site names it. */
  file: string;
  names: string[];
  problem: Problem;
}
