/**
 * Images and other files that the code of a page imports, in the form such code expects (B4.62): `require('./x.png').default` is an address,
 * and an imported SVG drawing is both a component and an address.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { ASSETS_DIR } from '../../shared/limits.js';
import { withBase } from '../../shared/urls.js';
import { styleObject } from '../../site/helpers/style-text.js';

const CODE = /\.(?:[jt]sx?|mdx?)$/;
const TAKEN = 'taken';

/** @param loaders file types that become addresses, with their dot */
export function fileModules(loaders: Readonly<Record<string, Loader>>): Plugin {
  const extensions = Object.keys(loaders).map((extension) => extension.slice(1));
  return {
    name: 'file-modules',
    setup(build) {
      build.onResolve({ filter: new RegExp(`\\.(?:${extensions.join('|')})$`, 'i') }, async (args) => {
        if (args.pluginData === TAKEN || !CODE.test(args.importer)) return undefined;
        const isDrawing = extname(args.path).toLowerCase() === '.svg';
        if (!isDrawing && args.kind !== 'require-call') return undefined;
        const found = await build.resolve(args.path, {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: TAKEN,
        });
        if (found.errors.length > 0 || found.namespace !== 'file') return found;
        return { path: found.path, namespace: isDrawing ? 'drawing' : 'file-module' };
      });
      build.onResolve({ filter: /.*/, namespace: 'file-module' }, ({ path }) => ({ path }));
      build.onResolve({ filter: /\.svg$/i, namespace: 'drawing' }, ({ path }) => ({ path }));
      build.onLoad({ filter: /.*/, namespace: 'file-module' }, ({ path }) => ({
        contents: `import url from ${JSON.stringify(path)};\nexport default url;`,
        resolveDir: dirname(path),
      }));
      build.onLoad({ filter: /.*/, namespace: 'drawing' }, ({ path }) => ({
        contents: drawing(path, readFileSync(path, 'utf8')),
        resolveDir: dirname(path),
        watchFiles: [path],
      }));
    },
  };
}

/**
 * In style sheets `/x.png` is a file of a static folder, which is below the base path in the output. A relative base path (hash router) is that of the
 * document; style sheets are in a folder below it.
 */
export function staticUrls(baseUrl: string, dir: string): Plugin {
  const isRelative = baseUrl.startsWith('.');
  return {
    name: 'static-urls',
    setup(build) {
      build.onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind !== 'url-token' || path.startsWith('//')) return undefined;
        // Webpack finds it below the site folder; its address is that of a file of the static folder.
        const isOfStatic = path.startsWith('/static/') && existsSync(join(dir, path.replace(/[?#].*$/, '')));
        const address = isOfStatic ? path.slice('/static'.length) : path;
        return { path: isRelative ? `..${address}` : withBase(address, baseUrl), external: true };
      });
      // The mark of webpack before a package, or before a path of a static folder.
      build.onResolve({ filter: /^~/ }, ({ path, kind, importer, resolveDir }) =>
        CODE.test(importer) ? undefined : build.resolve(path.slice(1), { kind, importer, resolveDir }),
      );
      if (!isRelative) return;
      // Scripts and sheets share one `publicPath`.
      const besideSheet = new RegExp(`(\\burl\\(["']?)\\./${ASSETS_DIR}/`, 'g');
      build.onEnd(({ outputFiles = [] }) => {
        for (const file of outputFiles)
          if (file.path.endsWith('.css'))
            file.contents = new TextEncoder().encode(file.text.replace(besideSheet, '$1./'));
      });
    },
  };
}

/**
 * A component that also renders as an address: `<Logo />` and `<img src={Logo} />` both work.
 * Its markup is inlined, so that the page's styles apply to it.
 */
function drawing(path: string, text: string): string {
  const [, attributes = '', inner = ''] = /<svg\b([^>]*?)(?:\/>|>([\s\S]*)<\/svg>)/i.exec(text) ?? [];
  return `import { createElement } from 'react';
import url from ${JSON.stringify(path)};
const own = ${JSON.stringify(readAttributes(attributes))};
const inner = { __html: ${JSON.stringify(inner)} };
const drawing = {
  $$typeof: Symbol.for('react.forward_ref'),
  render: ({ title, ...props }, ref) => createElement('svg', { ...own, ...props, ref, dangerouslySetInnerHTML: inner }),
  toString: () => url,
};
module.exports = Object.assign(drawing, { default: drawing });`;
}

/** Attributes of the root element as React takes them. */
function readAttributes(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [, name = '', double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? '';
    if (name === 'style') found.style = styleObject(value);
    else found[name === 'class' ? 'className' : name] = value;
  }
  return found;
}
