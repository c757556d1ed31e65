/** Imports that name loaders of webpack (`!!raw-loader!./x.js`), or Vite's `?raw`: the text of a file, or the file as it would be imported anyhow. */
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
        return found.errors.length > 0 || !isText ? found : { path: found.path, namespace: 'text-of' };
      });
      build.onLoad({ filter: /.*/, namespace: 'text-of' }, ({ path }) => ({
        contents: readFileSync(path),
        loader: 'text',
      }));
    },
  };
}
