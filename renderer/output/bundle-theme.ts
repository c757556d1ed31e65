/**
 * Theme overrides: a file in the site's `theme/` folder replaces the theme's file of the same relative name.
 * The replaced one stays importable as `@theme-original/<name>`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { hashOf } from '../site/hash.js';
import { ASSETS_DIR } from '../site/limits.js';
import type { Problem } from '../site/types.js';
import { esbuildProblems } from './bundle-config.js';
import { FILE_LOADERS } from './bundle-pages.js';
import { sharedModules } from './bundle-shared.js';
import { themeRoot, toolPackages } from './bundle-tool.js';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.module.css'];
const ORIGINAL = '@theme-original/';

/** Finds a module by its name without extension; a name with one is taken as it is. */
function findModule(folder: string, name: string): string | undefined {
  const stem = name.replace(/\.(tsx?|jsx?)$/, '');
  return [...EXTENSIONS.map((extension) => join(folder, stem + extension)), join(folder, name)].find(
    (file) => existsSync(file) && extname(file) !== '',
  );
}

const inside = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** Redirects imports of replaced theme files; does nothing without overrides. */
export function overridePlugin(overrides: string | undefined): Plugin {
  return {
    name: 'theme-overrides',
    setup(build) {
      build.onResolve({ filter: /^@theme-original\// }, ({ path }) => {
        const file = findModule(themeRoot, path.slice(ORIGINAL.length));
        return file ? { path: file } : { errors: [{ text: `the theme has no "${path.slice(ORIGINAL.length)}"` }] };
      });
      if (!overrides) return;
      build.onResolve({ filter: /^\.|^\// }, ({ path, resolveDir, importer, kind }) => {
        const target = path.startsWith('/') ? path : join(resolveDir, path);
        const root = inside(overrides, target) ? overrides : inside(themeRoot, target) ? themeRoot : undefined;
        if (!root) return undefined;
        const name = relative(root, target);
        const replaced = kind === 'entry-point' && root === overrides ? undefined : findModule(overrides, name);
        if (replaced && replaced !== importer) return { path: replaced };
        // An override may name a neighbour that only the theme has.
        const original = root === overrides ? findModule(themeRoot, name) : undefined;
        return original ? { path: original } : undefined;
      });
    },
  };
}

export interface ServerTheme {
  /** Address of the module to import; undefined: the tool's own theme. */
  module?: string;
  /** Hash of its code. */
  hash: string;
  problems: Problem[];
}

/** Bundles the theme with a site's overrides for Node. */
export async function bundleServerTheme(dir: string, overrides: string, cacheDir: string): Promise<ServerTheme> {
  const { build } = await import('esbuild');
  try {
    const result = await build({
      entryPoints: [join(themeRoot, 'server.tsx')],
      // Nothing is written; files that a component imports are named by their place in it.
      outdir: join(dir, ASSETS_DIR),
      assetNames: '[name].[hash]',
      absWorkingDir: dir,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      loader: { ...FILE_LOADERS, '.css': 'empty' },
      logLevel: 'silent',
      define: { NOTES_OVERRIDDEN: 'true' },
      plugins: [sharedModules('node'), overridePlugin(overrides), toolPackages(themeRoot)],
    });
    const code = result.outputFiles.find(({ path }) => path.endsWith('.js'))!.text;
    const hash = hashOf(code);
    const file = join(cacheDir, 'theme', `${hash}.mjs`);
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    return { module: pathToFileURL(file).href, hash, problems: [] };
  } catch (error) {
    return { hash: '', problems: esbuildProblems(error, dir, 'code-syntax') };
  }
}
