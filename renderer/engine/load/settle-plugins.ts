/** Markdown plugins that a Docusaurus configuration imports without waiting for them: `remarkPlugins: [import('remark-x')]`. */
import { isPlainObject } from '../../site/helpers/schema.js';

const LISTS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
];

/** Replaces promises of plugins, in the options of presets and plugins, by their results. */
export async function settlePlugins(config: unknown): Promise<void> {
  if (!isPlainObject(config)) return;
  for (const entry of [config.presets, config.plugins].flatMap((list) => (Array.isArray(list) ? list : []))) {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    if (!isPlainObject(options)) continue;
    for (const set of [options, options.docs, options.blog, options.pages])
      if (isPlainObject(set)) for (const name of LISTS) if (Array.isArray(set[name])) await settleList(set[name]);
  }
}

async function settleList(list: unknown[]): Promise<void> {
  for (const [at, entry] of list.entries()) {
    if (Array.isArray(entry)) entry[0] = await settled(entry[0]);
    else list[at] = await settled(entry);
  }
}

async function settled(plugin: unknown): Promise<unknown> {
  if (!(plugin instanceof Promise)) return plugin;
  const loaded: unknown = await plugin;
  const usual: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'default') : undefined;
  return usual ?? loaded;
}
