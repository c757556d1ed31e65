/**
 * Few and small files for the browser. esbuild puts what several entries share into one chunk per set of entries, and every lazily loaded module counts
 * as an entry: a first view would be a dozen small files. So each lazy module is made to import the file it can rely on: then what is
 * shared lies in two chunks, the first script's and the hydrated page's.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import type { Loader, Metafile, OutputFile, Plugin } from 'esbuild';

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

/** Gives each module a copy of the limits, whose numbers then stand where they are used: else one chunk would export them to the others. */
export function inlineLimits(): Plugin {
  return {
    name: 'inline-limits',
    setup(build) {
      build.onResolve({ filter: /\/site\/limits\.js$/ }, ({ path, resolveDir, importer }) => ({
        path: join(resolveDir, path).replace(/js$/, 'ts'),
        suffix: `?${importer}`,
      }));
    },
  };
}

/** The output that holds an entry's code: where others import the entry, esbuild moves its code into a chunk and leaves a file that only imports that. */
export function holderOf(path: string, { outputs }: Metafile): string {
  const { entryPoint, imports } = outputs[path]!;
  return imports.find(({ path: imported }) => entryPoint && outputs[imported]?.inputs[entryPoint])?.path ?? path;
}

/**
 * Makes `import()`s name the holder of what they load: one request less, and one round trip. Only for modules of which nothing is imported by
 * name (`entries`), as chunks export under names of their own.
 */
export function skipStubs(files: OutputFile[], metafile: Metafile, entries: readonly string[]): OutputFile[] {
  const holders = Object.keys(metafile.outputs)
    .filter((path) => entries.some((entry) => metafile.outputs[path]!.entryPoint?.endsWith(entry)))
    .map((path) => [basename(path), basename(holderOf(path, metafile))] as const)
    .filter(([stub, holder]) => stub !== holder);
  return files
    .filter(({ path }) => !holders.some(([stub]) => basename(path) === stub))
    .map((file) => {
      const text = holders.reduce(
        (all, [stub, holder]) => all.replaceAll(`import("./${stub}")`, `import("./${holder}")`),
        file.text,
      );
      return text === file.text ? file : { ...file, text, contents: new TextEncoder().encode(text) };
    });
}
