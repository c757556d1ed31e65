/** Folder of the tool, and resolution of its own modules from code bundled for a site. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { isBelow, posixPath } from '../site/helpers/file-paths.js';

/** Root folder of the tool: the package that this file belongs to. */
export const toolRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'theme'))) return folder;
    if (dirname(folder) === folder) throw new Error(`the tool's own folder was not found from ${from}`);
  }
}

/** Root of the default theme's sources. */
export const themeRoot: string = join(toolRoot, 'theme');

const toolFolders = [themeRoot, join(toolRoot, 'renderer')];
/** True if a file is code of the tool, not of a package or a site. */
export const isOfTool = (file: string): boolean => toolFolders.some((folder) => isBelow(folder, file));

/** Returns a file's name for keys and hashes: independent of the folders of the site, its packages and the tool (D11). */
export function nameOfFile(file: string, dir: string): string {
  const packages = file.lastIndexOf('node_modules');
  const name = isOfTool(file) ? relative(toolRoot, file) : packages < 0 ? relative(dir, file) : file.slice(packages);
  return posixPath(name);
}

export interface ToolVersion {
  /** Version of the package. */
  version: string;
  /** Hash of the compiled code: part of every key. */
  code: string;
  /** Hash of the default theme's code. */
  theme: string;
}

/** Version of the compiled tool, written by `cli/compile.mjs`. Run from source (tests) it is `source`. */
export function toolVersion(): ToolVersion {
  const { version }: { version: string } = JSON.parse(readFileSync(join(toolRoot, 'package.json'), 'utf8'));
  const file = join(toolRoot, 'lib/version.json');
  const fromLib = import.meta.url.startsWith(pathToFileURL(join(toolRoot, 'lib')).href);
  if (!fromLib || !existsSync(file)) return { version, code: 'source', theme: 'source' };
  const { code, theme }: Pick<ToolVersion, 'code' | 'theme'> = JSON.parse(readFileSync(file, 'utf8'));
  return { version, code, theme };
}

const requireOfTool = createRequire(join(toolRoot, 'package.json'));

/** File of a package as the tool itself sees it; undefined when the tool does not have it. */
export function resolveFromTool(specifier: string): string | undefined {
  try {
    return requireOfTool.resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Packages that must exist once in a process: contexts and hooks do not work across two copies. */
const ONE_COPY = /^(react|react-dom)(\/|$)/;

/**
 * Node bundles are in the cache folder, where the tool's packages cannot be resolved by name: they are imported by address instead.
 * @param packagesOf folder whose files may import any package of the tool; others may only import those that must exist once
 */
export function toolPackages(packagesOf?: string): Plugin {
  return {
    name: 'tool-packages',
    setup(build) {
      build.onResolve({ filter: /^[a-z@]/i }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point' || path.startsWith('node:')) return undefined;
        if (!ONE_COPY.test(path) && !(packagesOf && isBelow(packagesOf, resolveDir))) return undefined;
        const file = resolveFromTool(path);
        if (!file) return undefined;
        // CommonJS of an installed package asks by path, see `NODE_REQUIRE`.
        return { path: kind === 'require-call' ? file : pathToFileURL(file).href, external: true };
      });
    },
  };
}

/**
 * Gives code of a moved site for Node React as CommonJS, of which any name may be imported: webpack lets a `.js` file import a type, which is no name of
 * the module when it runs.
 */
export function looseReact(): Plugin {
  const namespace = 'loose-react';
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /.*/, namespace }, ({ path }) => ({ path, external: true }));
      build.onResolve({ filter: ONE_COPY }, ({ path, kind }) => {
        const file = kind === 'import-statement' ? resolveFromTool(path) : undefined;
        return file ? { path: file, namespace } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(path)});`,
        loader: 'js',
      }));
    },
  };
}

/** Gives bundled CommonJS the `require` that an ECMAScript module lacks. */
export const NODE_REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** In the browser's bundles React is that of the tool, also for files of a site that has none installed. */
export function toolReact(): Plugin {
  return {
    name: 'tool-react',
    setup(build) {
      build.onResolve({ filter: ONE_COPY }, ({ path }) => {
        const file = resolveFromTool(path);
        return file ? { path: file } : undefined;
      });
    },
  };
}

/**
 * Finds the theme's own modules without esbuild, which would compile them as the `tsconfig.json` above them says: the repository has one, an
 * installed tool has none, and the bytes would differ.
 */
export function toolModules(): Plugin {
  return {
    name: 'tool-modules',
    setup(build) {
      build.onResolve({ filter: /^(?:[./]|[A-Za-z]:[\\/]).*\.[jt]sx?$/ }, ({ path, resolveDir }) => {
        const named = resolve(resolveDir, path);
        if (!isOfTool(named)) return undefined;
        const stem = named.replace(/\.js$/, '');
        const file = [named, `${stem}.ts`, `${stem}.tsx`].find((name) => existsSync(name));
        return file === undefined ? undefined : { path: file };
      });
    },
  };
}
