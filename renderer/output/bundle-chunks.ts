/**
 * Few files for the browser. esbuild puts what several entries share into one chunk per set of entries, and every lazily loaded module counts
 * as an entry: a first view would be a dozen small files. So each lazy module is made to import the file it can rely on: then what is
 * shared lies in two chunks, the first script's and the hydrated page's.
 */
import { readFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

export interface ChunkRoots {
  /** The folder whose modules are meant. */
  root: string;
  /** The first script; relative to `root`, as are all below. */
  first: string;
  /** What hydrates the page. */
  main: string;
  /** Lazy modules that must work before the page is hydrated: they rely on the first script only. */
  early: readonly string[];
}

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.jsx': 'jsx' };
const RESOLVED = Symbol('resolved by fewChunks');

export function fewChunks({ root, first, main, early }: ChunkRoots): Plugin {
  const firstFile = join(root, first);
  const mainFile = join(root, main);
  const before = new Set([mainFile, ...early.map((name) => join(root, name))]);
  return {
    name: 'few-chunks',
    setup(build) {
      const lazy = new Set<string>();
      build.onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === RESOLVED) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: RESOLVED });
        if (found.errors.length === 0 && LOADERS[extname(found.path)]) lazy.add(found.path);
        return found;
      });
      build.onLoad({ filter: /\.[jt]sx?$/ }, ({ path }) => {
        if (!lazy.has(path) || !path.startsWith(root + sep)) return undefined;
        const relied = before.has(path) ? firstFile : mainFile;
        return {
          contents: `import ${JSON.stringify(relied)};\n${readFileSync(path, 'utf8')}`,
          loader: LOADERS[extname(path)],
          resolveDir: dirname(path),
        };
      });
    },
  };
}
