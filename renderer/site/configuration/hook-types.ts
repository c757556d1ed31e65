/** The hooks of a configuration. */

import type { Page } from '../../shared/page.js';
import type { HeadTagData } from '../../shared/page-fields.js';
import type { Document } from '../content/document.js';
import type { BuildResult } from './build-result.js';

/**
 * Extension points, in the order in which a build calls them; each may be async. An exception is reported as `hook-throws`
 * and fails the build; nothing is written then, unless it was `built`.
 */
export interface Hooks {
  /** All sources are read and compiled. To look at, not to change. */
  contentLoaded?: (documents: readonly Document[]) => void | Promise<void>;
  /**
   * The data a page is rendered from: a copy to change or to replace. Kind, route, file and source stay as they were, and links,
   * sidebars and search are made already.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only looks has no return statement.
  pageData?: (page: Page) => Page | undefined | void | Promise<Page | undefined | void>;
  /** Tags to add to the head of a page; one of the same name as ours replaces it. Inline scripts join the content policy by hash. */
  head?: (page: Page) => HeadTagData[] | undefined | Promise<HeadTagData[] | undefined>;
  /** The output is in place. */
  built?: (result: BuildResult) => void | Promise<void>;
}
