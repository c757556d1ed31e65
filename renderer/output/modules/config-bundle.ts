/** Bundles a configuration, or a module that it names, to run it. */
import { basename, dirname } from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { mixedModules, ownPlaces } from './config-modules.js';
import { FORGIVING_RESOLVE, missingPackages } from './missing-packages.js';
import { pluginPackages } from './plugin-packages.js';

/** Input of a bundle besides its files. */
export interface BundleInput {
  /** The module belongs to a site of another tool: packages that are not installed are replaced (D19). */
  foreign?: boolean;
  /** Texts of files, by absolute path, other than those on the disk. */
  texts?: ReadonlyMap<string, string>;
}

/** Options of the bundler for a module. */
export const bundleOptions = (file: string, { foreign, texts }: BundleInput) =>
  ({
    // By its name alone: a folder may be called `*`, which the bundler would take for a pattern.
    entryPoints: [`./${basename(file)}`],
    absWorkingDir: dirname(file),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The code runs from the cache folder below the site folder, where Node finds the same packages.
    packages: 'external',
    logLevel: 'silent',
    jsx: 'automatic',
    banner: { js: banner(file, { foreign }) },
    plugins: [
      siteModules(),
      pluginPackages(dirname(file)),
      ownPlaces(texts, foreign ? dirname(file) : undefined),
      ...(foreign ? [mixedModules(), missingPackages()] : []),
    ],
  }) satisfies BuildOptions;

/** Returns the lines before the code of a module. */
export const banner = (file: string, { foreign }: Pick<BundleInput, 'foreign'>): string =>
  `import { createRequire as __r } from 'node:module'; const require = __r(${JSON.stringify(file)});${foreign ? FORGIVING_RESOLVE : ''}`;

/** Returns the code of a bundle: one file, because it has one entry. */
export const codeOf = (files: readonly OutputFile[]) => files.map(({ text }) => text).join('');

/** Makes `biji`, and `notes` as it was called before, give `defineConfig` wherever the tool is installed. */
function siteModules(): Plugin {
  return {
    name: 'site-modules',
    setup(build) {
      build.onResolve({ filter: /^(?:biji|notes)(?:\/config)?$/ }, () => ({ path: 'biji', namespace: 'tool' }));
      build.onLoad({ filter: /.*/, namespace: 'tool' }, () => ({
        contents: 'export const defineConfig = (config) => config;\nexport const definePlugin = (plugin) => plugin;',
      }));
    },
  };
}
