/** The path that a wrong one most likely means: the same name in another folder, or a misspelt name in its own. */

import type { Graph } from '../graph/graph-types.js';
import { oncePer } from '../helpers/once.js';
import { folded, nearestName } from '../problems/near-names.js';

/** Paths with what a comparison needs of them; made when the first wrong one is found. */
export class PathIndex {
  private readonly byName = new Map<string, string[]>();
  private readonly byFolder = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const { folder, name } = cut(path);
      put(this.byName, name, path);
      put(this.byFolder, folder, path);
    }
  }

  /** The one path that is meant; undefined where none is near, or several are equally so. */
  nearest(path: string): string | undefined {
    const { folder, name } = cut(path);
    const beside = this.byFolder.get(folder) ?? [];
    return (
      only(beside, (other) => folded(other) === folded(path)) ??
      otherEnding(path, beside) ??
      byName(name, beside) ??
      only(this.byName.get(name) ?? [], () => true) ??
      nearestName(path, this.byName.get(name) ?? [])
    );
  }
}

/** Gives the Markdown files that a link of one may mean: none of another version of its docs. */
export const nearSources = oncePer(({ routes, versions }: Pick<Graph, 'routes' | 'versions'>) => {
  const made = new Map<string, PathIndex>();
  return (source: string): PathIndex => {
    const own = versions.find(({ version }) => source.startsWith(`${version.folder}/`))?.version;
    const others = versions
      .filter(({ version }) => own && version !== own && version.docs.id === own.docs.id)
      .map(({ version }) => `${version.folder}/`);
    const key = own?.folder ?? '';
    const index =
      made.get(key) ?? new PathIndex([...routes.keys()].filter((path) => !others.some((one) => path.startsWith(one))));
    made.set(key, index);
    return index;
  };
});

const cut = (path: string) => {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const at = bare.lastIndexOf('/');
  return { folder: bare.slice(0, at + 1), name: stem(bare.slice(at + 1)) };
};

/** Name without extension of a document and number before it, as far as addresses leave them out. */
const stem = (name: string): string => folded(name.replace(/\.(?:mdx?|html?)$/i, '').replace(/^\d+[-_.]\s*/, ''));

/** The one file of the same name that ends otherwise. */
function otherEnding(path: string, paths: readonly string[]): string | undefined {
  const bare = (name: string) => folded(name.replace(/\.\w{2,5}$/, ''));
  return bare(path) === folded(path) ? undefined : only(paths, (other) => bare(other) === bare(path));
}

function put(map: Map<string, string[]>, key: string, path: string): void {
  const list = map.get(key);
  if (list) list.push(path);
  else map.set(key, [path]);
}

function only(paths: readonly string[], test: (path: string) => boolean): string | undefined {
  const found = paths.filter(test);
  return found.length === 1 ? found[0] : undefined;
}

/** Of several paths the one whose name is the nearest. Names of one or two letters are all near each other. */
function byName(name: string, paths: readonly string[]): string | undefined {
  if (name.length < 3) return undefined;
  const near = nearestName(
    name,
    paths.map((path) => cut(path).name),
  );
  return near === undefined ? undefined : only(paths, (path) => cut(path).name === near);
}
