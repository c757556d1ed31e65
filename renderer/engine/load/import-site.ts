/** `notes import`: what every command makes of a Docusaurus configuration in memory (D19), as a file of our own. */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from '../../output/modules/file-text.js';
import { loadModule } from '../../output/modules/run-config.js';
import { configText } from '../../site/configuration/config-text.js';
import type { MarkdownConfig, NotesConfig } from '../../site/configuration/notes-config.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { EngineOptions } from '../run/options.js';
import { carrySite, textStepsOf } from './foreign-config.js';
import { callConfig } from './load-site.js';

export interface ImportedSite {
  /** Text of `notes.config.ts`; null when the configuration could not be run. */
  text: string | null;
  /** Paths of what was not carried over. */
  left: string[];
  problems: Problem[];
}

/** Runs `options.configFile`, a Docusaurus configuration, and writes nothing. */
export async function importSite(options: EngineOptions): Promise<ImportedSite> {
  const { configFile, dir, cacheDir } = options;
  const loaded = await loadModule(configFile, { dir, cacheDir, foreign: true });
  if (loaded.problems.length > 0) return { text: null, left: [], problems: loaded.problems };
  const run = await callConfig(loaded, options);
  if ('problems' in run) return { text: null, left: [], problems: run.problems };
  const { config, left } = carrySite(run.value, dir);
  leaveFunctions(config, left);
  left.push(...Object.keys(textStepsOf(run.value)).map((name) => `markdown.${name} (function)`));
  const named = await namePlugins(config, configFile);
  return { text: configText(named, basename(configFile), left), left, problems: [] };
}

/** Functions of content, redirects and package managers run here and cannot be written into a file: they are named. */
function leaveFunctions({ docs, blog, pages, markdown, redirectRules = {} }: NotesConfig, left: string[]): void {
  const managers = typeof markdown?.npm2yarn === 'object' ? markdown.npm2yarn : {};
  for (const converter of managers.converters ?? [])
    if (typeof converter !== 'string') left.push(`markdown.npm2yarn: ${converter[0]} (function)`);
  managers.converters = managers.converters?.filter((converter) => typeof converter === 'string');
  for (const [area, sets] of Object.entries({ docs, blog, pages, redirectRules }))
    for (const set of [sets || []].flat())
      for (const [name, value] of Object.entries(set))
        if (typeof value === 'function') {
          Reflect.deleteProperty(set, name);
          left.push(`${area}.${name} (function)`);
        }
}

/** Plugins that the configuration imports from packages are functions here; a file names the package. */
async function namePlugins(config: NotesConfig, configFile: string): Promise<NotesConfig> {
  const { remarkPlugins, rehypePlugins } = config.markdown ?? {};
  if (!remarkPlugins && !rehypePlugins) return config;
  const names = await importedFunctions(configFile);
  const name = (plugin: unknown): unknown => {
    if (Array.isArray(plugin)) return [name(plugin[0]), ...plugin.slice(1)];
    return names.get(plugin) ?? plugin;
  };
  const markdown: MarkdownConfig = { ...config.markdown };
  if (remarkPlugins) markdown.remarkPlugins = remarkPlugins.map(name);
  if (rehypePlugins) markdown.rehypePlugins = rehypePlugins.map(name);
  return { ...config, markdown };
}

/** Default exports of the packages that a module imports, by value. */
async function importedFunctions(file: string): Promise<Map<unknown, string>> {
  const found = new Map<unknown, string>();
  const { resolve } = createRequire(file);
  for (const [, name = ''] of (readText(file) ?? '').matchAll(
    /(?:from|require\(|import\()\s*['"]([^.'"/][^'"]*)['"]/g,
  )) {
    try {
      const loaded: { default?: unknown } = await import(pathToFileURL(resolve(name)).href);
      if (typeof loaded.default === 'function') found.set(loaded.default, name);
    } catch {
      // Not installed, or without a way in: it has no function to recognise.
    }
  }
  return found;
}
