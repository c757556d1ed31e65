/** Input and output of planning a move. */

import type { CompileOptions } from '../compile/tree/compile-options.js';
import type { Document } from '../site/content/document.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { Linking } from './moved-world.js';
import type { Change } from './redirect-text.js';
import type { Program, RunSidebars, Unsure } from './site-programs.js';
import type { World } from './world.js';
import type { LostAddress, WrittenAddress } from './written-addresses.js';

/** A site as a move sees it. */
export interface MoveSite extends Omit<Linking, 'folder'> {
  world: World;
  options: CompileOptions;
  /** Texts of files of code by path. */
  code: ReadonlyMap<string, string>;
  /** Paths of style sheets that pages show. */
  styles: readonly string[];
  /** Paths of translated pages with those of the pages that they translate. */
  translations: ReadonlyMap<string, string>;
  /** Texts of the interface in other files, as JSON, by path. */
  texts: ReadonlyMap<string, string>;
  /** The configuration and what it imports. */
  configuration: readonly Program[];
  /** Files of the sidebars, with all they import. */
  sidebars: readonly Program[];
  runSidebars: RunSidebars;
  /** Returns the text of a file; undefined if it does not exist. */
  read(path: string): string | undefined;
}

/** Changes to make. Texts are those of whole files. */
export interface Plan {
  moves: Map<string, string>;
  /** New texts by the path before the move; `before` is absent for a new file. */
  texts: Map<string, { before?: string; after: string }>;
  /** Addresses of pages that change. */
  changes: Change[];
  problems: Problem[];
  /** Files whose addresses were not changed because they could not be parsed. */
  unread: Problem[];
  /** Places to review after the move. */
  unsure: Unsure[];
}

/** A file with its addresses. */
export interface WrittenFile {
  path: string;
  bare: string;
  document?: Document;
  /** Path of the page that this file translates: its addresses are relative to that path. */
  standsFor?: string;
  addresses: WrittenAddress[];
  lost: LostAddress[];
  /** It could not be parsed: `lost` has everything that may be an address. */
  isUnread?: true;
}
