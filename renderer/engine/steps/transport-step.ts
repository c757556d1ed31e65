/** The browser's half of a search provider that a site brings itself. */
import type { ClientBundle } from '../../output/bundle/client-bundle.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Memo } from '../memo/memo.js';

/** The site's module that pushes search records, relative to the site folder. */
export const pushModule = ({ search }: Site): string | undefined =>
  search.provider === 'custom' ? search.modules.push : undefined;

/** The client's bundle with the transport of the site, where it has one. */
export async function withTransport(client: ClientBundle, site: Site, memo: Memo): Promise<ClientBundle> {
  const { search, dir, configFile, router } = site;
  if (search.provider !== 'custom') return client;
  const { bundleTransport } = await import('../../output/bundle/transport-bundle.js');
  const classic = router === 'hash';
  const made = await bundleTransport({ dir, configFile, modules: search.modules, classic, cache: memo });
  return {
    ...client,
    files: [...client.files, ...made.files],
    problems: [...client.problems, ...made.problems],
  };
}
