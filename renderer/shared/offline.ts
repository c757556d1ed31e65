/** What the build and the service worker of a site with `offline` know of each other. */
import type { InDataDir } from './limits.js';

/** The service worker. It lies at the root of the site, for it answers only for what lies below it. Docusaurus's has the same name, so that ours takes its place. */
export const WORKER_FILE = 'sw.js';
/** The script of pages that registers it. */
export const REGISTER_FILE = '_notes/offline.js' satisfies InDataDir;
/** The files that it keeps. */
export const OFFLINE_LIST = '_notes/offline.json' satisfies InDataDir;
/** What it shows in place of a page that it has not kept. */
export const OFFLINE_PAGE = '_notes/offline.html' satisfies InDataDir;
/** Format number of the list: a worker that meets another one keeps nothing more until its own newer version has come. */
export const OFFLINE_FORMAT = 1;

/** `OFFLINE_LIST` as JSON. */
export interface OfflineList {
  format: number;
  /** Path below the base and hash of each file, those that matter most first. */
  files: readonly (readonly [path: string, hash: string])[];
}

/** What a page tells the worker: it is idle, so that the worker may fetch what it keeps. */
export interface IdlePage {
  /** Address of the page. */
  idle: string;
}
