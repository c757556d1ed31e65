/** Packages that are plugins of a site. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Takes packages that are plugins by their name into the configuration: so their code is part of its hash, is looked into for what it reads,
 * may be TypeScript, and finds `biji` wherever the tool is installed.
 */
export function pluginPackages(): Plugin {
  return {
    name: 'plugin-packages',
    setup(build) {
      build.onResolve({ filter: /^(?:@[\w.-]+\/)?biji-plugin-[\w.-]+(?:\/|$)/ }, ({ path, resolveDir }) => {
        try {
          return { path: createRequire(join(resolveDir, 'x.js')).resolve(path) };
        } catch {
          // Node says what is wrong with it.
          return undefined;
        }
      });
    },
  };
}
