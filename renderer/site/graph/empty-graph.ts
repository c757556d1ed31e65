import type { SiteFiles } from '../sources/site-files.js';
import type { Graph } from './graph-types.js';

/** Returns a graph without pages and links, to be filled. */
export const emptyGraph = (files: SiteFiles, production: boolean): Graph => ({
  production,
  files,
  versions: [],
  blogs: [],
  pages: [],
  slots: new Map(),
  routes: new Map(),
  targets: new Map(),
  asked: new Set(),
  assets: {},
  partials: new Map(),
  dates: {},
  problems: [],
  broken: [],
});
