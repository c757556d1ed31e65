/** Packages that belong to a site: its plugins, and those of its own repository. */
import { realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { packageFolder, packageOf, resolvedFile } from './installed-package.js';

/** Name of a package that is a plugin. */
const PLUGIN = /^(?:@[\w.-]+\/)?biji-plugin-[\w.-]+(?:\/|$)/;

/**
 * Takes packages that are plugins by their name, and those that a link of the repository leads to, into the configuration: so their code is part of its
 * hash, is looked into for what it reads, may be TypeScript, and finds `biji` wherever the tool is installed. Packages that only these find
 * are imported from where they are.
 * @param dir folder from which the code will import other packages
 */
export function pluginPackages(dir: string): Plugin {
  return {
    name: 'plugin-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir, namespace }) => {
        if (namespace !== 'file' || kind === 'require-resolve' || isBuiltin(path)) return undefined;
        const folder = packageFolder(packageOf(path), resolveDir);
        if (folder === undefined) return undefined;
        const isTaken = PLUGIN.test(path) || !/[\\/]node_modules[\\/]/.test(realpathSync(folder));
        if (!isTaken && (resolveDir === dir || packageFolder(packageOf(path), dir) === folder)) return undefined;
        // Without a file Node says what is wrong with it.
        const file = resolvedFile(path, join(resolveDir, 'x.js'));
        if (file === undefined || isTaken) return file === undefined ? undefined : { path: file };
        return { path: kind === 'require-call' ? file : pathToFileURL(file).href, external: true };
      });
    },
  };
}
