/**
 * Modules that must exist once per process or page, because contexts and hooks do not work across two copies.
 * In the browser they are read from a global that the running page fills (`theme/client/start/shared-globals.ts`); for Node they are in the compiled tool.
 */
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { shimOf } from '../../../theme/shims/aliases.js';
import { themeRoot, toolRoot } from '../tool.js';

/** As in `theme/client/start/shared-globals.ts`. */
const SHARED_GLOBAL = '__notesShared';
const RUNTIME = 'notes/runtime';
const PLACES = 'notes/places';
const SHARED_IN_BROWSER = new Set(['react', 'react/jsx-runtime', RUNTIME, PLACES]);

/** Files of the theme by the name that they are shared under. */
const FILES: Readonly<Record<string, string>> = { [RUNTIME]: 'runtime', [PLACES]: 'places/place-contexts' };

/** Name under which a file of the theme is shared, also where a replaced file names it as its neighbour. */
function sharedName(file: string, overrides?: string): string | undefined {
  const stem = file.replace(/\.(tsx?|js)$/, '');
  return Object.keys(FILES).find((name) =>
    [themeRoot, overrides].some((folder) => folder && stem === join(folder, FILES[name] ?? '')),
  );
}

/** Address of the compiled file, the instance that the server theme uses. */
const fileForNode = (name: string) => pathToFileURL(join(toolRoot, `lib/theme/${FILES[name]}.js`)).href;

/**
 * Makes imports of shared modules point at the one instance.
 * @param overrides the site's theme folder
 */
export function sharedModules(target: 'node' | 'browser', overrides?: string): Plugin {
  return {
    name: 'shared-modules',
    setup(build) {
      const found = (name: string) =>
        target === 'browser' ? { path: name, namespace: 'shared' } : { path: fileForNode(name), external: true };
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        const name = sharedName(join(resolveDir, path), overrides);
        return name === undefined ? undefined : found(name);
      });
      build.onResolve({ filter: /^(react|react\/jsx-runtime|notes\/runtime)$/ }, ({ path }) =>
        target === 'browser' || path === RUNTIME ? found(path) : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        // CommonJS, so that any name may be imported from it.
        contents: `module.exports = globalThis.${SHARED_GLOBAL}[${JSON.stringify(path)}] ?? {};`,
        loader: 'js',
      }));
    },
  };
}

/**
 * Returns the source file of a name that a site's code imports from the theme; a site's own file in one of its theme folders takes
 * precedence for `@theme/<Name>`.
 * @param originals theme folders of plugins, for `@theme-original/<Name>`
 */
export function themeModule(
  specifier: string,
  folders: readonly string[],
  originals: readonly string[] = [],
): string | undefined {
  const shim = shimOf(specifier);
  const original = /^@theme-(?:original|init)\/(.+)$/.exec(specifier)?.[1];
  // Folders in the shape of the reference add components here; those that replace one of ours are run by the theme.
  const own = specifier.startsWith('@theme/') ? (shim ? folders.slice(0, 1) : folders) : [];
  const stems = [
    ...own.map((folder) => join(folder, specifier.slice(7))),
    ...(shim ? [join(themeRoot, 'shims', shim)] : []),
    ...(original ? originals.map((folder) => join(folder, original)) : []),
  ];
  return stems
    .flatMap((stem) =>
      ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js', ''].map((end) => stem + end),
    )
    .find((file) => extname(file) !== '' && existsSync(file));
}

/** Shared names in the browser; what a page's key depends on. */
export const sharedKey = (target: 'node' | 'browser'): string =>
  target === 'browser' ? [...SHARED_IN_BROWSER].join() : fileForNode(RUNTIME);
