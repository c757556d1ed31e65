/**
 * Produces few and small files for the browser. esbuild puts code shared by entries into one chunk per set of entries, and every lazily loaded module counts
 * as an entry: a first view would need a dozen small files. So each lazy module imports the file that is always loaded before it: then the
 * shared code is in two chunks, the first script's and the hydrated page's.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Loader, Metafile, OnLoadResult, OutputFile, Plugin } from 'esbuild';
import { filesBelow } from '../modules/files-below.js';

export interface ChunkRoots {
  /** The folder whose modules are meant. */
  root: string;
  /** The first script; relative to `root`, as are all below. */
  first: string;
  /** The module that hydrates the page. */
  main: string;
  /** Files of packages that are imported lazily. */
  packages: RegExp;
  /** Lazy modules that must work before the page is hydrated: they rely on the first script only. */
  early: readonly string[];
}

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' };

export function fewChunks({ root, first, main, early, packages }: ChunkRoots): Plugin {
  const firstFile = join(root, first);
  const mainFile = join(root, main);
  const before = new Set([mainFile, ...early.map((name) => join(root, name))]);
  return {
    name: 'few-chunks',
    setup(build) {
      // Collected before the first module is loaded: esbuild may reach a module through its other, plain import first, and the same input must give the
      // same files in any order.
      const lazy = lazyModules(root);
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (!lazy.has(path)) return undefined;
        return relying(path, before.has(path) ? firstFile : mainFile);
      });
      build.onLoad({ filter: packages }, ({ path }) => relying(path, mainFile));
    },
  };
}

/** A module that imports the file it can rely on. */
const relying = (path: string, relied: string): OnLoadResult => ({
  contents: `import ${JSON.stringify(relied)};\n${readFileSync(path, 'utf8')}`,
  loader: LOADERS[extname(path)] ?? 'js',
  resolveDir: dirname(path),
});

/** Absolute paths of the modules that `import()`s of a folder's modules name. */
function lazyModules(root: string): Set<string> {
  const modules = new Set(
    filesBelow(root)
      .filter((path) => LOADERS[extname(path)])
      .map((path) => join(root, path)),
  );
  const named = [...modules].flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(/\bimport\('(\.[^']+)\.js'\)/g)].map(([, path = '']) =>
      join(dirname(module), path),
    ),
  );
  return new Set(
    named.flatMap((path) => Object.keys(LOADERS).map((end) => path + end)).filter((path) => modules.has(path)),
  );
}

/** Gives each module a copy of the limits and of the names of part scripts, so that they are written where they are used: else one chunk would export them to the others. */
export function inlineConstants(): Plugin {
  return {
    name: 'inline-constants',
    setup(build) {
      build.onResolve({ filter: /\/shared\/(?:limits|part-script)\.js$/ }, ({ path, resolveDir, importer }) => ({
        path: join(resolveDir, path).replace(/js$/, 'ts'),
        suffix: `?${importer}`,
      }));
    },
  };
}

/** The output that holds an entry's code: where others import the entry, esbuild moves its code into a chunk and leaves a file that only imports that. */
export function holderOf(path: string, { outputs }: Metafile): string {
  const { entryPoint, imports } = outputs[path] ?? {};
  return imports?.find(({ path: imported }) => entryPoint && outputs[imported]?.inputs[entryPoint])?.path ?? path;
}

/** The outputs of some entries, each with the one that holds its code, by file name. */
const holdersOf = (metafile: Metafile, entries: readonly string[]): [stub: string, holder: string][] =>
  Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entries.some((entry) => entryPoint?.endsWith(entry)))
    .map(([path]) => [basename(path), basename(holderOf(path, metafile))]);

/**
 * Entries that only import the file with their code, by base name, each with that file: naming it instead saves one request and one
 * round trip. Only for modules without named imports (`entries`), because chunks rename their exports.
 */
export const stubsOf = (metafile: Metafile, entries: readonly string[]): Map<string, string> =>
  new Map(holdersOf(metafile, entries).filter(([stub, holder]) => stub !== holder));

/** Tells V8 to compile every function of a file while it downloads, off the main thread. Other engines see a comment. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Marks the files of entries whose code runs almost entirely at once: compiling function by function would delay the feature. */
export function compileAhead(files: OutputFile[], metafile: Metafile, entries: readonly string[]): OutputFile[] {
  const names = new Set(holdersOf(metafile, entries).map(([, holder]) => holder));
  return files.map((file) => {
    if (!names.has(basename(file.path))) return file;
    const text = COMPILE_AHEAD + file.text;
    return { ...file, text, contents: new TextEncoder().encode(text) };
  });
}
