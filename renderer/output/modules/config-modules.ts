/** Files of a configuration as the bundler reads them: each knows its own place, and those of a moved site may mix both kinds of modules. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { withoutKind } from '../../site/helpers/file-paths.js';
import { isPlainObject } from '../../site/helpers/schema.js';

/** Namespace of files that are CommonJS despite ES syntax. */
const MIXED = 'mixed';
/** Namespace of what `require` gives of an ES module. */
const REQUIRED = 'required';

/** Name of the plugin that gives files their own places. */
export const OWN_PLACES = 'own-places';

/** Path of an input as the bundler's list has it, without the name of its kind; undefined for what is no file. */
export function inputFile(input: string, folder: string): string | undefined {
  const path = input.startsWith(`${MIXED}:`) ? withoutKind(input) : input;
  return withoutKind(path) === path ? resolve(folder, path) : undefined;
}

/**
 * Returns a plugin that gives modules their own file path, as `import.meta`, `__filename` and in `require.resolve`, not that of the bundle.
 * @param bundled folder whose modules use the bundle's `require` instead of one that they create: it knows the replaced packages
 */
export function ownPlaces(texts?: ReadonlyMap<string, string>, bundled?: string): Plugin {
  return {
    name: OWN_PLACES,
    setup(build) {
      for (const namespace of ['file', MIXED]) {
        build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace }, async ({ path }) => {
          const given = texts?.get(path);
          const text = given ?? readFileSync(path, 'utf8');
          const isMixed = namespace === MIXED;
          if (!isMixed && given === undefined && !/__dirname|__filename|import\.meta|require\.resolve/.test(text))
            return undefined;
          const loader = loaderOf(path);
          const resolveDir = dirname(path);
          try {
            const read = bundled === resolveDir ? text.replace(OWN_REQUIRE, '') : text;
            // The bundle has one `require`, that of its entry.
            const placed = read.replace(RESOLVES_FILE, (call) => `${call}${JSON.stringify(`${resolveDir}/`)} + `);
            return { contents: await transformed(placed, path, isMixed), loader: 'js', resolveDir };
          } catch {
            // The bundler reports the syntax error in the unchanged file.
            return { contents: text, loader, resolveDir };
          }
        });
      }
    },
  };
}

const OWN_REQUIRE =
  /^[ \t]*(?:const|let|var)[ \t]+require[ \t]*=[ \t]*(?:[\w$]+\.)?createRequire[ \t]*\([^;\n]*\)[ \t]*;?[ \t]*$/m;

const RESOLVES_FILE = /\brequire\.resolve\(\s*(?=['"`]\.{1,2}\/)/g;

const loaderOf = (path: string) => extname(path).replace(/^\.[cm]?/, '') as 'js' | 'jsx' | 'ts' | 'tsx';

async function transformed(text: string, path: string, isMixed: boolean): Promise<string> {
  const { transform } = await import('esbuild');
  const folder = JSON.stringify(dirname(path));
  const name = JSON.stringify(path);
  const { code } = await transform(text, {
    loader: loaderOf(path),
    define: {
      __dirname: folder,
      __filename: name,
      'import.meta.dirname': folder,
      'import.meta.filename': name,
      'import.meta.url': JSON.stringify(pathToFileURL(path).href),
    },
    sourcefile: path,
    // The bundler joins it to its own where it makes one, so that what the code throws has a place.
    sourcemap: 'inline',
    target: 'node20',
    jsx: 'automatic',
    ...(isMixed && { format: 'cjs' }),
  });
  return code;
}

const RESOLVING = Symbol('resolving');

/**
 * Loads files that set `module.exports` as CommonJS, even if they use imports or are in a package of ES modules: Docusaurus compiles
 * a configuration with all of its modules to CommonJS. There, `require` of an ES module returns its default export, with the other exports as properties.
 */
export function mixedModules(): Plugin {
  return {
    name: 'mixed-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{0,2}\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === RESOLVING || kind === 'require-resolve') return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: RESOLVING });
        const isCode = found.namespace === 'file' && !found.external && /\.[cm]?[jt]sx?$/.test(found.path);
        if (!isCode || found.errors.length > 0) return undefined;
        if (!/\.[cm]/.test(found.path.slice(-4)) && isMixed(found.path)) return { path: found.path, namespace: MIXED };
        return kind === 'require-call' && hasDefault(found.path)
          ? // The end of a name decides what kind of module it is.
            { path: `${found.path}.cjs`, namespace: REQUIRED }
          : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: REQUIRED }, ({ path }) => ({
        contents: requiredDefault(path.slice(0, -'.cjs'.length)),
        loader: 'js',
        resolveDir: dirname(path),
        pluginData: RESOLVING,
      }));
    },
  };
}

const hasDefault = (file: string): boolean =>
  /^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m.test(readFileSync(file, 'utf8'));

const requiredDefault = (file: string): string => `
const all = require(${JSON.stringify(file)});
const main = all.default ?? all;
if (main !== all && /^(?:object|function)$/.test(typeof main) && Object.isExtensible(main))
  for (const key of Object.keys(all)) if (!(key in main)) Object.defineProperty(main, key, { get: () => all[key] });
module.exports = main;`;

/** Gives empty lists for files that are not there: sidebars of a moved site may be written by plugins that do not run. @param told is called for each */
export function generatedLists(told: (specifier: string, importer: string) => void): Plugin {
  return {
    name: 'generated-lists',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === RESOLVING || importer === '' || kind === 'require-resolve') return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: RESOLVING });
        if (found.errors.length === 0) return undefined;
        told(path, importer);
        return { path, namespace: 'generated-list' };
      });
      build.onLoad({ filter: /.*/, namespace: 'generated-list' }, () => ({
        // Code may ask it for a list that it has under a name.
        contents:
          'const list = new Proxy([], { get: (all, key) => (typeof key === "symbol" || key === "__esModule" || key === "toJSON" || key in all ? all[key] : list) });\nmodule.exports = list;',
        loader: 'js',
      }));
    },
  };
}

function isMixed(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return (
    /\bmodule\.exports\b|^exports\.\w+\s*=/m.test(text) && (/^(?:import|export)\b/m.test(text) || isModulePackage(file))
  );
}

/** True if the package that contains a file declares ES modules. */
function isModulePackage(file: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const place = join(folder, 'package.json');
    if (existsSync(place)) {
      const found: unknown = JSON.parse(readFileSync(place, 'utf8'));
      return isPlainObject(found) && found.type === 'module';
    }
    if (folder === dirname(folder)) return false;
  }
}
