/** Requests of commands to the hosted search service, except pushing. */
import type { Site } from '../../renderer/site/configuration/config-types.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

/** `127.0.0.1:8080` or an origin → what the client takes. */
export function hostOf(address: string) {
  const url = new URL(address.includes('://') ? address : `http://${address}`);
  const protocol = url.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { url: url.hostname, port: url.port ? Number(url.port) : undefined, protocol, accept: 'readWrite' as const };
}

/** Resolves to the problems of the search key in the site's configuration; to none where search is not hosted. */
export async function checkPublishedKey({ search }: Site): Promise<Problem[]> {
  if (search.provider !== 'algolia' || !search.appId || !search.apiKey) return [];
  const [{ algoliasearch }, { checkSiteKey }] = await Promise.all([
    import('algoliasearch'),
    import('../../renderer/output/algolia/algolia-keys.js'),
  ]);
  const { appId, apiKey, hosts } = search;
  return checkSiteKey(algoliasearch(appId, apiKey, hosts ? { hosts: hosts.map(hostOf) } : undefined), apiKey);
}
