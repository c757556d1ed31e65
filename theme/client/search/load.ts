/** Loads the code of a transport with the first query. */

import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { DATA_DIR } from '../../../renderer/shared/limits.js';
import { loadStemmer } from './engine/stemmers.js';
import { type CreateTransport, MARK, type Transport } from './transport.js';

/** Search configuration of a site with search. */
type Configured = Exclude<ClientSite['search'], { provider: 'none' }>;

/** Brings the code of that transport and asks nothing of the index. */
export function loadCode(search: Configured, locale: string): Promise<unknown> {
  if (search.provider === 'algolia') return import('./algolia.js');
  if (search.provider === 'custom') return ownModule(search.transport);
  return Promise.all([
    import('./engine/engine.js').then(({ inflater }) => inflater()),
    loadStemmer(locale),
    import('./engine/mistyped.js'),
    import('./engine/asked-words.js'),
    import('./engine/query-synonyms.js'),
    location.protocol === 'file:' && import('./engine/script-files.js'),
  ]);
}

/** Loads the site's own transport; with the hash router a classic script, in the folder of the document. */
const ownModule = (address: string): Promise<{ default: CreateTransport }> =>
  address.startsWith('./')
    ? import('../navigation/load-script.js').then(({ loadClassicModule }) => loadClassicModule(address))
    : import(address);

/** Loads the transport that the configuration names. */
export async function loadTransport(search: Configured, locale: string): Promise<Transport> {
  if (search.provider === 'algolia') return (await import('./algolia.js')).createHosted(search, MARK);
  if (search.provider === 'custom') return (await ownModule(search.transport)).default(search);
  const stem = loadStemmer(locale);
  const base = search.meta.replace(/[^/]*$/, '');
  if (location.protocol !== 'file:') {
    // Code and index come side by side.
    const meta = fetch(search.meta, { cache: 'no-cache' });
    meta.catch(() => {});
    const { createEngine } = await import('./engine/engine.js');
    return createEngine({ base, meta, stem });
  }
  const { createEngine } = await import('./engine/engine.js');
  const { scriptFetch } = await import('./engine/script-files.js');
  // The hash router's only document is in the output folder.
  return createEngine({ base: base.slice(base.lastIndexOf(`${DATA_DIR}/`)), fetchBytes: scriptFetch(), stem });
}
