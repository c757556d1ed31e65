/** Command line options that are about the site itself, made into what the engine takes. */

import { languageCache } from '../../renderer/engine/run/language-cache.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { lastWords } from '../report/last-words.js';
import { languageOf } from '../report/message-language.js';
import type { Loudness } from '../report/terminal.js';
import { cacheFolder } from './cache-folder.js';
import { findSite } from './site-folder.js';

export interface SiteOptions extends Loudness {
  config?: string;
  base?: string;
  locale?: string;
  parser?: 'native' | 'reference';
  threads?: number;
  pageTimeout?: number;
  paranoid?: boolean;
  forgive?: boolean;
  trace?: boolean;
  json?: boolean;
  format?: string;
}

/** A language has a cache of its own, the one that a build of all languages gives it. */
function cacheOf(dir: string, locale: string | undefined): ReturnType<typeof cacheFolder> {
  const cache = cacheFolder(dir);
  return locale !== undefined && /^[\w-]+$/.test(locale)
    ? { ...cache, cacheDir: languageCache(cache.cacheDir, locale) }
    : cache;
}

/** Finds the site and names its cache folder. */
export function siteBuildOptions(
  dir: string | undefined,
  options: SiteOptions,
): { options: EngineOptions } | { problems: Problem[] } {
  const found = findSite(process.cwd(), dir, options.config);
  if ('problems' in found) return found;
  return {
    options: {
      ...found,
      ...cacheOf(found.dir, options.locale),
      base: options.base,
      locale: options.locale,
      parser: options.parser ?? 'native',
      threads: options.threads,
      pageSeconds: options.pageTimeout,
      lastWords: lastWords(languageOf(process.env)),
      paranoid: options.paranoid ?? false,
      forgive: options.forgive ?? false,
      environment: process.env,
    },
  };
}
