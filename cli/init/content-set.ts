/** Finds the docs set, blog or folder of pages that a new file belongs to. */
import { loadSite } from '../../renderer/engine/load/load-site.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import { nearestName } from '../../renderer/site/problems/problem.js';

/** Kinds of files, each with the folder that holds them where the configuration cannot be read. */
const USUAL = { doc: 'docs', post: 'blog', page: 'pages' } as const;
export type Kind = keyof typeof USUAL;

/** Folder of the site for a new file, or a usage error. */
export type Home = { folder: string } | { error: string };

/** Finds the folder. @param name id or folder of a docs set or blog; without it the first one */
export async function homeOf(kind: Kind, options: EngineOptions, name?: string): Promise<Home> {
  const { site } = await loadSite(options);
  if (!site) return { folder: USUAL[kind] };
  const sets = setsOf(kind, site);
  const [first] = sets;
  if (!first) return { error: `error: the configuration turns off what holds a ${kind}` };
  if (name === undefined) return { folder: first.path };
  const wanted = name.replace(/^\.\/|\/+$/g, '');
  const set = sets.find(({ id }) => id === wanted) ?? sets.find(({ path }) => path === wanted);
  if (set) return { folder: set.path };
  const names = [...new Set(sets.flatMap(({ id, path }) => [id, path]))];
  const near = nearestName(wanted, names);
  return {
    error: `error: nothing called "${name}" holds a ${kind}${near ? `. Did you mean "${near}"?` : `: ${names.join(', ')}`}`,
  };
}

/** Returns the content sets of a site that hold files of a kind. */
function setsOf(kind: Kind, { docs, blog, pages }: Site): readonly { id: string; path: string }[] {
  if (kind === 'doc') return docs;
  if (kind === 'post') return blog;
  return pages ? [{ id: 'pages', path: pages.path }] : [];
}
