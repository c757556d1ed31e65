/** Imports that name loaders of webpack (`!!raw-loader!./x.js`): the text of a file, or the file as it would be imported anyhow. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const PREFIX = /^-?!!?|^[\w@/.-]+-loader(?:\?[^!]*)?!/;

export function loaderPrefixes(): Plugin {
  return {
    name: 'loader-prefixes',
    setup(build) {
      build.onResolve({ filter: PREFIX }, async ({ path, kind, importer, resolveDir }) => {
        const at = path.lastIndexOf('!');
        const found = await build.resolve(path.slice(at + 1), { kind, importer, resolveDir });
        const isText = /(?:^|[!/])raw-loader(?:[?!]|$)/.test(path.slice(0, at + 1));
        return found.errors.length > 0 || !isText ? found : { path: found.path, namespace: 'text-of' };
      });
      build.onLoad({ filter: /.*/, namespace: 'text-of' }, ({ path }) => ({
        contents: readFileSync(path),
        loader: 'text',
      }));
    },
  };
}
