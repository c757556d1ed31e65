/** The PWA plugin of a moved site: our `offline` in its place, and its tags of every page. */
import type { HeadTagData } from '../../shared/page-fields.js';
import { withBase } from '../../shared/urls.js';
import { isPlainObject } from '../helpers/schema.js';
import type { Entry } from './docusaurus-entries.js';

/** Returns what the plugin becomes; nothing where the site has none. */
export function carryPwa(plugins: readonly Entry[], baseUrl: string): { offline?: true; tags: HeadTagData[] } {
  const pwa = plugins.find(({ name }) => name === 'pwa');
  if (!pwa) return { tags: [] };
  const heads = Array.isArray(pwa.options.pwaHead) ? pwa.options.pwaHead.filter(isPlainObject) : [];
  return { offline: true, tags: heads.flatMap((head) => headTag(head, baseUrl)) };
}

/** Converts a tag as Docusaurus does: its file is below the base. */
function headTag({ tagName, ...given }: Record<string, unknown>, baseUrl: string): HeadTagData[] {
  if (typeof tagName !== 'string') return [];
  const attributes: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'boolean') attributes[name] = value;
    if (typeof value !== 'string') continue;
    const isFile = (name === 'href' || name === 'content') && !/^[\w-]+:|^\/\//.test(value) && /\.\w+$/.test(value);
    attributes[name] = isFile ? withBase(value.startsWith('/') ? value : `/${value}`, baseUrl) : value;
  }
  return [{ tagName, attributes }];
}
