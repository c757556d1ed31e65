import type { OutputPhase } from '../../output/output-file.js';
import type { BuildResult } from '../../site/configuration/build-result.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Environment } from './secrets.js';
import type { Trace } from './trace.js';

/** Options of every run of the engine. */
export interface EngineOptions {
  /** Absolute site folder. */
  dir: string;
  /** Absolute path of the configuration file. */
  configFile: string;
  /** Cache folder; may be deleted at any time. */
  cacheDir: string;
  /** Base path instead of the configured one. */
  base?: string;
  /** The language that is built. Default: that of the configuration. */
  locale?: string;
  parser?: 'native' | 'reference';
  /** Threads that work, this one among them; 0 and 1: everything in this one; unset: by the amount of work. */
  threads?: number;
  /** Seconds that compiling or rendering one page may take. */
  pageSeconds?: number;
  /**
   * Written before the process is ended, because a page takes longer than that in code that cannot be interrupted; `{file}` is its file.
   * Without them the process is not ended.
   */
  lastWords?: string;
  /** Components that are not there show their children. */
  forgive?: boolean;
  /** Read files whose size and times are unchanged too (D13). */
  paranoid?: boolean;
  /** Hooks of plugins are called twice, to find those that are no functions of their input. Default: as `paranoid`. */
  twice?: boolean;
  /** Search records are asked for, whether or not the site has search. */
  records?: boolean;
  /** Build drafts too. */
  drafts?: boolean;
  /** Every page has its own document, whatever the router. */
  documents?: boolean;
  /** Warnings are errors. */
  strict?: boolean;
  /** False: links and anchors are not checked. */
  check?: boolean;
  /** Address of the event stream of live reload; `notes serve` only. */
  reload?: string;
  /** Variables of the process, to keep secret ones out of the outputs (D37). */
  environment?: Environment;
  /** Problems found before the configuration was read. */
  problems?: readonly Problem[];
  trace?: Trace;
  onProgress?: (done: number, total: number) => void;
}

/** The languages that a run is about, where it is not about all. */
export const askedLocales = ({
  locale,
  locales,
}: EngineOptions & { locales?: readonly string[] }): readonly string[] | undefined =>
  locale === undefined ? locales : [locale];

/** True if what is missing shows its children: for one run, or by the configuration. */
export const forgives = ({ markdown }: Pick<Site, 'markdown'>, { forgive }: EngineOptions): boolean =>
  forgive || markdown.missingComponents === 'children';

export interface BuildOptions extends EngineOptions {
  /** Absolute output folder; null: outputs stay in memory. */
  out: string | null;
  /** The languages that a build into a folder makes. Default: all. */
  locales?: readonly string[];
  /**
   * Pages are rendered when somebody asks for them, and the search index is made when somebody searches; links to nowhere keep nothing back.
   * Only into memory.
   */
  lazy?: boolean;
  /** Address of a store that machines share; what may be read from it and written to it the environment says. */
  cacheUrl?: string;
  /** Told once of a process that writes to the output folder too: this build waits for it. */
  onWait?: (pid: number) => void;
  /** Told when the edits that a look has found are for a build of the whole site. */
  onWhole?: () => void;
  /** Look for every file that any output names, not only where something has changed. */
  verify?: boolean;
  /** Called before each change of the output folder (tests of D10). */
  onStep?: (step: string) => void;
}

/** An output of a build into memory: its bytes, or the file they are in. */
export interface MemoryOutput {
  hash: string;
  phase: OutputPhase;
  bytes?: string | Uint8Array;
  file?: string;
  /** Paths of the files that it names. */
  names?: readonly string[];
}

/** Result of a build, including data for further requests of a caller. */
export interface EngineResult extends BuildResult {
  /** The outputs are in place; a failure, if any, happened afterwards. */
  written?: boolean;
  /** The document with the most bytes, of a build to the disk. */
  heaviest?: { path: string; bytes: number };
  /** Code among the outputs that open pages receive by other means: that of single pages, and updated theme files. */
  pageCode?: ReadonlySet<string>;
  /** Addresses of updates that a page with the theme and the parts of the build before needs, in this order. */
  updates?: readonly string[];
  /** Of a build into memory: scripts have changed that a page loads once, and no update brings them. */
  needsReload?: boolean;
  /** Of a build into memory: removed routes, each with the current one of its page, if any. */
  moved?: Record<string, string | null>;
  /** Of a build to the disk: pages of edited files were made again, and the site was neither read nor linked. */
  pagesAlone?: boolean;
  /** Of a build into memory: docs that are not compiled yet, but for their beginning. */
  heads?: number;
  /** The build was given up before its end: nothing has changed, and nothing of what is said here counts. */
  interrupted?: boolean;
  /** Title of the site; absent when its configuration could not be used. */
  site?: { title: string; baseUrl: string; url: string };
}
