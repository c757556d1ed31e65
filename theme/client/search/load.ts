/** The embedded transport: our sharded index, read from the site itself. Its code is loaded with the first query. */
import { DATA_DIR } from '../../../renderer/site/limits.js';
import type { ClientSite } from '../../../renderer/site/types.js';
import { MARK, type Transport } from './transport.js';

type Configured = Exclude<ClientSite['search'], { provider: 'none' }>;

/** Loads the transport that the configuration names, once. */
export function transportLoader(search: Configured): () => Promise<Transport> {
  let loaded: Promise<Transport> | null = null;
  return () => {
    loaded ??= load(search);
    // A failed load may be tried again with the next query.
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
}

/** Brings the code of that transport and asks nothing of the index. */
export function loadCode({ provider }: Configured): Promise<unknown> {
  if (provider === 'algolia') return import('./algolia.js');
  return Promise.all([
    import('./engine/engine.js').then(({ inflater }) => inflater()),
    location.protocol === 'file:' && import('./engine/script.js'),
  ]);
}

async function load(search: Configured): Promise<Transport> {
  if (search.provider === 'algolia') {
    const { createAlgolia, withMarks } = await import('./algolia.js');
    const hosted = createAlgolia(search);
    const ask: Transport['search'] = async (requests, options) =>
      withMarks(await hosted.search(requests, options), {
        marks: MARK,
        ellipsis: requests[0]!.snippetEllipsisText,
      });
    return { ...hosted, search: ask };
  }
  const base = search.meta.replace(/[^/]*$/, '');
  if (location.protocol !== 'file:') {
    // Code and index come side by side.
    const meta = fetch(search.meta, { cache: 'no-cache' });
    meta.catch(() => {});
    const { createEngine } = await import('./engine/engine.js');
    return createEngine({ base, meta });
  }
  const { createEngine } = await import('./engine/engine.js');
  const { scriptFetch } = await import('./engine/script.js');
  // The one document of the hash router stands in the output folder.
  return createEngine({ base: base.slice(base.lastIndexOf(`${DATA_DIR}/`)), fetchBytes: scriptFetch() });
}
