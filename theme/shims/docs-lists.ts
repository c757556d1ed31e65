/** Docs and sidebars of a migrated site. For Node, and if its code reads them, the bundler replaces this file by them. */
import type { DocsLists } from '../../renderer/shared/listed-docs.js';

const lists: Readonly<DocsLists> = {};

export default lists;
