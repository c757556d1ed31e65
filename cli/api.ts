/** The programmatic interface: what the commands do, with their problems and results as values instead of text and exit codes. */
import { join } from 'node:path';
import { createEngine, build as runBuild } from '../renderer/engine/build.js';
import type { BuildOptions, EngineOptions, EngineResult } from '../renderer/engine/run/options.js';
import type { SearchPageRecords } from '../renderer/site/content/search-record.js';
import { fullPath } from '../renderer/site/helpers/file-paths.js';
import type { Problem } from '../renderer/site/problems/problem-types.js';
import { cacheFolder } from './options/cache-folder.js';
import { findSite } from './options/site-folder.js';
import { followSite } from './serve/follow-changes.js';
import { isOpen } from './serve/hosts.js';
import { listen } from './serve/http-server.js';
import { LiveReload, RELOAD_PATH } from './serve/live-reload.js';

export * from '../renderer/index.js';
export type { HostedRecord } from '../renderer/output/push/hosted-records.js';
export type { CreateHost, HostOptions, SearchHost } from '../renderer/output/push/search-host.js';
export type { Hooks } from '../renderer/site/configuration/hook-types.js';
export {
  definePlugin,
  type Plugin,
  type PluginFile,
  type PluginFinding,
  type PluginOutput,
  type PluginReads,
  type PluginTools,
} from '../renderer/site/configuration/plugin-contract.js';
export type {
  CreateTransport,
  Hit,
  SearchRequest,
  SearchResult,
  Transport,
  TransportOptions,
} from '../theme/client/search/transport.js';

/** Selects the site and how it is built; every field is optional. Folders are relative to the current one. */
export interface SiteCall extends Partial<Omit<EngineOptions, 'dir' | 'configFile' | 'cacheDir' | 'reload'>> {
  /** Site folder; unset: the current one or its `content/`. */
  dir?: string;
  /** Configuration file, as with `--config`. */
  config?: string;
  /** Cache folder; unset: `.notes` in the site folder. */
  cacheDir?: string;
}

export interface BuildCall extends SiteCall {
  /** Output folder; unset: `dist` in the site folder that is named, else in the current one; null: into memory (`createEngine` gives it). */
  out?: string | null;
}

export interface ServeCall extends SiteCall {
  /** Default 3000, or the next free one; 0: any free one. */
  port?: number;
  host?: string;
  /** Further names that lead to this server, as with `--allowed-hosts`. */
  allowedHosts?: readonly string[];
  /** Called after each build, the first included. */
  onBuild?: (result: EngineResult) => void;
}

/** A site being served. `url` and `port` are absent when its configuration could not be used. */
export interface ServedSite {
  url?: string;
  port?: number;
  /** Result of the first build. */
  result: EngineResult;
  close(): Promise<void>;
}

/** Search records of a site, page by page. */
export interface SiteIndex {
  ok: boolean;
  records: SearchPageRecords[];
  problems: Problem[];
}

function optionsOf({ dir, config, cacheDir, ...rest }: SiteCall): EngineOptions | Problem[] {
  const found = findSite(process.cwd(), dir, config);
  if ('problems' in found) return found.problems;
  return {
    parser: 'native',
    environment: process.env,
    ...rest,
    ...found,
    ...(cacheDir ? { cacheDir: fullPath(cacheDir) } : cacheFolder(found.dir)),
  };
}

const failed = (problems: Problem[]): EngineResult => ({
  ok: false,
  changed: [],
  removed: [],
  routes: [],
  problems,
  counts: { sources: 0, compiled: 0, pages: 0, rendered: 0, written: 0, removed: 0, bytes: 0 },
  timings: {},
  notes: [],
});

/** `notes build`. Takes the finished options of the engine too. Never rejects for what is wrong with a site. */
export async function build(call: BuildCall | BuildOptions = {}): Promise<EngineResult> {
  if ('configFile' in call) return runBuild(call);
  const { out, ...rest } = call;
  const options = optionsOf(rest);
  if (Array.isArray(options)) return failed(options);
  return runBuild({ ...options, out: out === null ? null : fullPath(out ?? join(call.dir ?? '.', 'dist')) });
}

/** `notes serve`: builds into memory, serves, and builds again when a file changes, until it is closed. */
export async function serve({
  port = 3000,
  host = 'localhost',
  allowedHosts = [],
  onBuild,
  ...call
}: ServeCall = {}): Promise<ServedSite> {
  const options = optionsOf(call);
  if (Array.isArray(options)) return { result: failed(options), close: async () => {} };
  const drafts = !isOpen({ host, allowedHosts });
  const engine = createEngine({ drafts, ...options, out: null, reload: RELOAD_PATH });
  const result = await engine.build();
  const since = Date.now();
  onBuild?.(result);
  if (!result.site) return { result, close: () => engine.close() };
  const live = new LiveReload();
  const { outputs } = engine;
  const server = await listen({ host, allowedHosts, port, outputs, baseUrl: () => engine.baseUrl, live });
  const watcher = followSite({ dir: options.dir, since, engine, live, onBuild: (_, next) => onBuild?.(next) });
  return {
    get url() {
      return server.url;
    },
    port: server.port,
    result,
    async close() {
      await Promise.all([watcher.close(), server.close()]);
      await engine.close();
    },
  };
}

/** Resolves to the search records that `notes index` would push. Sends nothing. */
export async function createIndex(call: SiteCall = {}): Promise<SiteIndex> {
  const options = optionsOf(call);
  if (Array.isArray(options)) return { ok: false, records: [], problems: options };
  const engine = createEngine({ ...options, out: null });
  try {
    const { site, records, problems } = await engine.records();
    const ok = site !== null && !problems.some(({ level }) => level === 'error');
    // Records are made when first asked for, from the cache, which is closed below: a copy has them all.
    return { ok, records: records.map((page) => ({ ...page })), problems };
  } finally {
    await engine.close();
  }
}
