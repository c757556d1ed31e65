/**
 * Updates of a file together with the importers that must be reloaded: those on all paths up to modules that export only components,
 * as React's Fast Refresh requires. Imported modules come first, so that each module finds the newest ones in the page.
 */
import { readFileSync } from 'node:fs';
import type { BuildOptions, Plugin } from 'esbuild';
import { loaderOf } from './code-language.js';
import { loadedLater, moduleFile, readModule, type World } from './hot-modules.js';
import { bundleUpdate, exportsComponents, type Update } from './hot-update.js';

const readFileModule = (file: string) => {
  const code = readFileSync(file, 'utf8');
  return readModule(code, loaderOf(file, code));
};

export interface ChainInput {
  /** Of the bundle that has the files now. */
  options: BuildOptions;
  /** The saved file, and all possible importers; absolute. */
  file: string;
  files: readonly string[];
  world: World;
  /** True if modules that are not among `files` may import a file. */
  isOpen(file: string): boolean;
}

/** @returns undefined where the page has to be reloaded */
export async function bundleChain({ options, file, files, world, isOpen }: ChainInput): Promise<Update[] | undefined> {
  const order = (await isEnd(file, isOpen)) ? [file] : await chainOf(file, await importersIn(options, files), isOpen);
  if (!order) return undefined;
  const updates: Update[] = [];
  for (const path of order) {
    const update = await bundleUpdate(options, path, world, !(await isEnd(path, isOpen)));
    if (!update) return undefined;
    updates.push(update);
  }
  return updates;
}

/** True if importers of a file can go on with what they have of it. The page itself knows what they have where others than components are exported. */
async function isEnd(file: string, isOpen: ChainInput['isOpen']): Promise<boolean> {
  const module = await readFileModule(file);
  const passesOn = module?.body.some((node) => node.type.startsWith('Export') && 'source' in node && node.source);
  return isOpen(file) || (module !== undefined && !passesOn && exportsComponents(module));
}

/** Importers of a file; undefined among them: code that loads it at run time. */
type Importers = ReadonlyMap<string, ReadonlySet<string | undefined>>;

/** Returns a file and its importers to reload, imported ones first. @returns undefined if there is no such order, or no end */
async function chainOf(
  file: string,
  importers: Importers,
  isOpen: ChainInput['isOpen'],
): Promise<string[] | undefined> {
  const order: string[] = [];
  const open = new Set<string>();
  const visit = async (path: string): Promise<boolean> => {
    if (order.includes(path)) return true;
    if (open.has(path)) return false;
    open.add(path);
    if (!(await isEnd(path, isOpen))) {
      const above = [...(importers.get(path) ?? [])];
      if (above.length === 0) return false;
      for (const importer of above) if (importer === undefined || !(await visit(importer))) return false;
    }
    order.unshift(path);
    return true;
  };
  return (await visit(file)) ? order : undefined;
}

const GRAPH = 'hot-graph';

/** Resolves to what files import of each other, as the bundler finds it. */
async function importersIn(options: BuildOptions, files: readonly string[]): Promise<Importers> {
  const { build } = await import('esbuild');
  const importers = new Map<string, Set<string | undefined>>();
  const add = (target: string | undefined, importer: string | undefined) => {
    if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(importer));
  };
  const graph: Plugin = {
    name: GRAPH,
    setup(bundler) {
      bundler.onResolve({ filter: /^hot-graph$/ }, ({ path }) => ({ path, namespace: GRAPH }));
      bundler.onLoad({ filter: /.*/, namespace: GRAPH }, async () => {
        for (const file of files) {
          const module = await readFileModule(file);
          for (const specifier of module?.imports ?? []) add(await moduleFile(bundler, specifier, file), file);
          for (const specifier of module ? loadedLater(module) : [])
            if (specifier !== undefined) add(await moduleFile(bundler, specifier, file), undefined);
        }
        return { contents: '' };
      });
    },
  };
  const entryPoints = [{ in: GRAPH, out: GRAPH }];
  await build({ ...options, entryPoints, write: false, plugins: [graph, ...(options.plugins ?? [])] });
  return importers;
}
