/** Contract between the build and the service worker of a site with `offline`. */
import type { InDataDir } from './limits.js';

/** The service worker. It is written to the root of the site, because its scope is the folder of its file. Docusaurus's has the same name, so ours replaces it. */
export const WORKER_FILE = 'sw.js';
/** The script of pages that registers it. */
export const REGISTER_FILE = '_notes/offline.js' satisfies InDataDir;
/** The files that it keeps. */
export const OFFLINE_LIST = '_notes/offline.json' satisfies InDataDir;
/** Page shown in place of one that is not cached. */
export const OFFLINE_PAGE = '_notes/offline.html' satisfies InDataDir;
/** Format number of the list: a worker that meets another one keeps nothing more until its own newer version has come. */
export const OFFLINE_FORMAT = 1;

/** `OFFLINE_LIST` as JSON. */
export interface OfflineList {
  format: number;
  /** Path below the base and hash of each file, those that matter most first. */
  files: readonly (readonly [path: string, hash: string])[];
}

/** Message of a page to the worker: it is idle, so the worker may fetch the files to cache. */
export interface IdlePage {
  /** Address of the page. */
  idle: string;
}
