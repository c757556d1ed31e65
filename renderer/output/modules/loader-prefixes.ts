/**
 * Imports that name loaders of webpack (`!!raw-loader!./x.js`), or Vite's `?raw`: the text of a file, or the file as it would be imported anyhow.
 * A call of `require` gives the text as `default`, as the loader does unless `esModule=false` is written.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const PREFIX = /^-?!!?|^[\w@/.-]+-loader(?:\?[^!]*)?!|\?raw$/;

export function loaderPrefixes(): Plugin {
  return {
    name: 'loader-prefixes',
    setup(build) {
      build.onResolve({ filter: PREFIX }, async ({ path, kind, importer, resolveDir }) => {
        const at = path.lastIndexOf('!');
        const file = path.slice(at + 1).replace(/\?raw$/, '');
        const found = await build.resolve(file, { kind, importer, resolveDir });
        const isText = /(?:^|[!/])raw-loader(?:[?!]|$)/.test(path.slice(0, at + 1)) || path.endsWith('?raw');
        if (found.errors.length > 0 || !isText) return found;
        return { path: found.path, namespace: /[?&]esModule=false\b/.test(path) ? 'common-text-of' : 'text-of' };
      });
      for (const namespace of ['text-of', 'common-text-of'])
        build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
          const start = namespace === 'text-of' ? 'export default' : 'module.exports =';
          return { contents: `${start} ${JSON.stringify(readFileSync(path, 'utf8'))};`, loader: 'js' };
        });
    },
  };
}
