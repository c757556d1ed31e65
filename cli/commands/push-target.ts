/** The host that `notes index` pushes to: the site's own provider, or the hosted service. */
import { join } from 'node:path';
import type { CreateHost, HostOptions, SearchHost } from '../../renderer/output/push/search-host.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import { recordSite } from '../../renderer/site/pages/make-client-site.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { checkPublishedKey, hostOf } from './hosted-search.js';

export interface PushTarget {
  host: SearchHost;
  indexName: string;
  /** Problems with the API keys. An error among them stops the push. */
  rights: Problem[];
}

export interface TargetInput {
  site: Site;
  cacheDir: string;
  /** Markers of the records of all its languages. */
  sites: readonly string[];
  replace?: boolean;
}

/** The target; problems where the site or the environment does not say enough. */
export function findTarget(input: TargetInput): Promise<PushTarget | { problems: Problem[] }> {
  return input.site.search.provider === 'custom' ? ownTarget(input) : algoliaTarget(input);
}

/** Names of the variables that a comparison with the index needs and the environment lacks. */
export function missingKeys(site: Site): string[] {
  if (site.search.provider === 'custom') return [];
  const { appId, key } = credentialsOf(site);
  return appId && key ? [] : ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY'];
}

/** Keys come from the environment alone and are never printed. */
function credentialsOf(site: Site) {
  const hosted = site.search.provider === 'algolia' ? site.search : undefined;
  return {
    appId: process.env.ALGOLIA_APP_ID || site.index.appId || hosted?.appId,
    key: process.env.ALGOLIA_WRITE_KEY || undefined,
    indexName: site.index.indexName ?? hosted?.indexName ?? 'notes',
  };
}

/** Records of a crawler do not name their site: pushed records would be mixed with them and could not be separated again. */
export function crawlerProblem(site: Site): Problem | undefined {
  const { search } = site;
  const { indexName } = credentialsOf(site);
  const isCrawled = search.provider === 'algolia' && search.filledBy === 'crawler' && search.indexName === indexName;
  return isCrawled ? problem('index-filled-by-crawler', { index: indexName }) : undefined;
}

async function algoliaTarget({
  site,
  sites,
  replace = false,
}: TargetInput): Promise<PushTarget | { problems: Problem[] }> {
  const { appId, key, indexName } = credentialsOf(site);
  if (!appId || !key)
    return {
      problems: [
        ...(appId ? [] : [problem('index-app-id-missing')]),
        ...(key ? [] : [problem('index-api-key-missing')]),
      ],
    };
  const [{ algoliasearch }, { createAlgoliaHost }, { checkKey }] = await Promise.all([
    import('algoliasearch'),
    import('../../renderer/output/algolia/algolia-host.js'),
    import('../../renderer/output/algolia/algolia-keys.js'),
  ]);
  const { hosts, settings } = site.index;
  const client = algoliasearch(appId, key, hosts ? { hosts: hosts.map(hostOf) } : undefined);
  return {
    host: createAlgoliaHost({
      client,
      indexName,
      site: recordSite(site),
      sites,
      settings,
      synonyms: hostedSynonyms(site) as readonly Record<string, unknown>[],
    }),
    indexName,
    rights: [...(await checkKey(client, { key, indexName, replace })), ...(await checkPublishedKey(site))],
  };
}

/** `index.synonyms`, and those of the site's search in the same shape. */
function hostedSynonyms({ search, index }: Site): readonly unknown[] {
  const groups = search.provider === 'none' ? [] : search.synonyms || [];
  const own = groups.map((synonyms, i) => ({ objectID: `search-synonyms-${i + 1}`, type: 'synonym', synonyms }));
  return [...(index.synonyms ?? []), ...own];
}

/** Methods that a custom search host must implement. */
const METHODS = ['stored', 'save', 'remove'] as const;

async function ownTarget({ site, sites, cacheDir }: TargetInput): Promise<PushTarget | { problems: Problem[] }> {
  const { search, index, dir } = site;
  const path = search.provider === 'custom' ? search.modules.push : undefined;
  if (search.provider !== 'custom' || path === undefined) return { problems: [problem('index-no-push')] };
  const { existsSync } = await import('node:fs');
  if (!existsSync(join(dir, path)))
    return { problems: [problem('search-module-missing', { path }, { file: site.configFile })] };
  const { loadModule } = await import('../../renderer/output/modules/run-config.js');
  const { value, problems } = await loadModule(join(dir, path), { dir, cacheDir });
  if (problems.length > 0) return { problems };
  const indexName = index.indexName ?? search.indexName ?? 'notes';
  const host = await makeHost(value, {
    indexName,
    hosts: index.hosts ?? search.hosts ?? [],
    site: recordSite(site),
    sites,
    settings: index.settings ?? {},
    synonyms: hostedSynonyms(site),
  });
  if (host instanceof Error) {
    const args = { index: indexName, message: host.message, status: '–' };
    return { problems: [problem('index-failed', args, { file: path })] };
  }
  const missing = METHODS.filter((name) => typeof host?.[name] !== 'function').join(', ');
  if (!host || missing) return { problems: [problem('index-push-invalid', { path, missing }, { file: path })] };
  return { host, indexName, rights: [] };
}

/** The host that a module makes; the error where it throws. */
async function makeHost(value: unknown, options: HostOptions): Promise<SearchHost | Error | undefined> {
  if (typeof value !== 'function') return undefined;
  try {
    return await (value as CreateHost)(options);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
