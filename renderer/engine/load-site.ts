/** The first step of every command: the configuration, run and checked. */
import { basename, join, relative } from 'node:path';
import { type LoadedModule, loadModule, readText } from '../output/bundle-config.js';
import { resolveConfig } from '../site/config.js';
import type { NotesConfig, Site } from '../site/config-types.js';
import { hashOf } from '../site/hash.js';
import { problem } from '../site/problem.js';
import { readTexts, translateSite, translationFile } from '../site/translations.js';
import type { Problem } from '../site/types.js';
import { normalizeBase } from '../site/urls.js';
import { fromDocusaurus } from './foreign-config.js';
import type { Memo } from './memo.js';
import type { EngineOptions } from './options.js';
import { findPlugins } from './plugin-paths.js';

export interface LoadedSite {
  site: Site | null;
  problems: Problem[];
  /** What the command could not carry over, in words (D19). */
  notes: string[];
  /** Files whose change makes another configuration; absolute. */
  files: string[];
}

/** Runs the configuration file and makes a `Site` of it. */
export async function loadSite(options: EngineOptions, memo: Memo): Promise<LoadedSite> {
  const { dir, configFile, cacheDir } = options;
  if (readText(configFile) === undefined) {
    const args = { folder: dir, candidates: basename(configFile) };
    return { site: null, notes: [], files: [configFile], problems: [problem('config-not-found', args)] };
  }
  const isForeign = basename(configFile).startsWith('docusaurus.');
  const loaded = await loadModule(configFile, { dir, cacheDir, cache: memo, foreign: isForeign });
  const nothing = { site: null, notes: [], files: loaded.files };
  if (loaded.problems.length > 0) return { ...nothing, problems: loaded.problems };
  const run = await callConfig(loaded, options);
  if ('problems' in run) return { ...nothing, problems: run.problems };
  const foreign = isForeign ? await fromDocusaurus(run.value, dir) : undefined;
  const raw = foreign ? foreign.config : run.value;
  const locale = (raw as Partial<NotesConfig> | undefined)?.i18n?.defaultLocale ?? 'en';
  const codeFile = translationFile(locale, 'code.json');
  const own = readTexts(readText(join(dir, codeFile)), codeFile);
  const place = relative(dir, configFile).split('\\').join('/');
  const result = resolveConfig(raw, {
    dir,
    configFile: place,
    configHash: loaded.hash,
    text: foreign ? undefined : readText(configFile),
    texts: own.texts,
  });
  const notes = foreign?.notes ?? [];
  if (!result.site) return { site: null, problems: result.problems, notes, files: loaded.files };
  const spoken = translateSite(result.site, (path) => readText(join(dir, path)));
  const warnings = [...result.problems, ...own.problems, ...spoken.problems];
  const based = options.base === undefined ? spoken.site : { ...spoken.site, baseUrl: normalizeBase(options.base) };
  const { site, problems } = findPlugins(based);
  if (problems.length > 0) return { site: null, problems: [...warnings, ...problems], notes, files: loaded.files };
  return { site, problems: warnings, notes, files: loaded.files };
}

/** A configuration may be an object or a function, sync or async (B7.12). */
export async function callConfig(
  loaded: LoadedModule,
  options: EngineOptions,
): Promise<{ value: unknown } | { problems: Problem[] }> {
  if (typeof loaded.value !== 'function') return { value: await loaded.value };
  try {
    return { value: await (loaded.value as () => unknown)() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problems: [problem('config-throws', { message }, { file: basename(options.configFile) })] };
  }
}

/** Hash of the options that change what a site is made into. */
export function optionsHash({ base, drafts, check }: EngineOptions): string {
  return hashOf(JSON.stringify([base, drafts, check]));
}
