/** Keeps the site's module that pushes search records out of the browser: it is made for secrets. */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PUSH_GUARD } from './run-config.js';

/**
 * Makes a browser bundle fail that would hold the module.
 * @param push path relative to the site folder `dir`
 */
export function keepPushOut(dir: string, push: string | undefined): Plugin {
  return {
    name: PUSH_GUARD,
    setup(build) {
      const file = push === undefined ? undefined : join(dir, push);
      if (file === undefined || !existsSync(file)) return;
      const real = realpathSync(file);
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path }) =>
        path === real || path === file ? { errors: [{ text: push }] } : undefined,
      );
    },
  };
}
