/**
 * Packages that a Docusaurus configuration names but nobody installed (D19): only their names matter here, so each is replaced
 * by a value that returns itself for every property and call and has the package's name under `notes.missing`.
 */
import { createRequire, isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';
import { packageFolder, packageOf } from './installed-package.js';
import { knownPackage, knownReader } from './known-packages.js';

/** Makes `require.resolve` of a missing package return the name itself. Prepended to the bundled code. */
export const FORGIVING_RESOLVE =
  'const __resolve = require.resolve; require.resolve = (name, ...more) => { try { return __resolve(name, ...more); } catch { return name; } };';

/** True for bundled code in which packages are missing. */
export const hasStandIns = (code: string): boolean => code.includes('notes.missing');

/** Returns the names of packages that bundled code replaces. */
export const absentPackages = (code: string): string[] => [
  ...new Set(Array.from(code.matchAll(/ = "([^"\n]+)";\s+\w+ get\d* = \(target, key\) =>/g), ([, name = '']) => name)),
];

/** Returns the replacement module of one package. */
function standIn(name: string): string {
  return `
const name = ${JSON.stringify(name)};
const get = (target, key) => {
  if (key === Symbol.for('notes.missing') || key === 'name') return name;
  if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf' || key === 'toJSON') return () => name;
  if (key === Symbol.iterator) return function* () {};
  if (key === 'then' || key === '__esModule') return undefined;
  return Reflect.has(target, key) ? Reflect.get(target, key) : missing;
};
// An import of names reads them from an object that inherits from the module.
const parent = new Proxy({}, { get, getPrototypeOf: () => null });
// Code that needs a real answer may set a function here that throws.
const users = (globalThis[Symbol.for('notes.absent')] ??= {});
const missing = new Proxy(function () {}, {
  get,
  getPrototypeOf: () => parent,
  apply: () => (users.called?.(name), called),
  construct: () => (users.called?.(name), missing),
});
// The result of a call may be awaited: once, because a promise for itself would never resolve.
const then = (done, failed) => Promise.resolve(missing).then(done, failed);
const called = new Proxy(missing, {
  get: (target, key) => (key === 'then' ? then : key === 'catch' || key === 'finally' ? () => called : get(target, key)),
});
module.exports = missing;`;
}

/**
 * Returns the replacement module of a content plugin, so that a plugin that wraps it reports its options: its result contains them below
 * `notes.content`. Without the package it does nothing else, except reading a blog's posts as this tool does.
 */
function contentPlugin(name: string, installed: boolean): string {
  const kind = name.split('-').at(-1);
  const stub = `{
  name: ${JSON.stringify(name.replace(/^@docusaurus\//, 'docusaurus-'))},
  async loadContent() {
    const content = await context[Symbol.for('notes.contentOf')]?.(${JSON.stringify(kind)}, options);
    if (!content) throw new Error('${name} is not installed');
    return content;
  },
  contentLoaded() {},
  // A wrapper gives the loader of Markdown options of its own.
  configureWebpack: () => ({ module: { rules: [{ use: [{ options: {} }, { options: {} }] }] } }),
}`;
  return `
const real = ${installed ? `require(${JSON.stringify(name)})` : `{ validateOptions: ({ options }) => options, default: (context, options) => (${stub}) }`};
const make = async (context, options = {}) => {
  const made = await real.default(context, options);
  const given = { kind: ${JSON.stringify(kind)}, options, ${installed ? '' : 'absent: made.loadContent'} };
  return Object.assign(made, { [Symbol.for('notes.content')]: given });
};
// Node gives all of the module as its default export, other readers the function: each finds the other after it.
module.exports = Object.assign(make, real, { __esModule: true, default: make });`;
}

/** `node:module` whose `createRequire` forgives as the bundle's own `require` does. */
const FORGIVING_MODULE = `
import * as real from 'node:module';
export * from 'node:module';
export const createRequire = (place) => {
  const own = real.createRequire(place);
  const resolve = (name, ...more) => { try { return own.resolve(name, ...more); } catch { return name; } };
  return Object.assign((name) => own(name), own, { resolve });
};
export default { ...real, createRequire };`;

/** Packages of ours that Markdown plugins and configurations depend on: used if the site has no copy. */
const OUR_PACKAGES = new Set([
  ...['unist-util-visit', 'unified', 'hast-util-raw', 'yaml'],
  ...['from-markdown', 'gfm', 'math', 'mdx', 'directive', 'to-hast'].map((name) => `mdast-util-${name}`),
]);
const ours = createRequire(import.meta.url);

/** Returns the file of such a package, or of one that it imports; undefined for all others. */
function ourFile(name: string, importer: string): string | undefined {
  const isInside = /[\\/]node_modules[\\/]/.test(importer);
  if (!isInside && !OUR_PACKAGES.has(name)) return undefined;
  try {
    return (isInside ? createRequire(importer) : ours).resolve(name);
  } catch {
    return undefined;
  }
}

const RESOLVING = Symbol('resolving');
const CONTENT_PLUGIN = /^@docusaurus\/plugin-content-(?:docs|blog|pages)$/;

/** Replaces bare imports that cannot be resolved from their importer. */
export function missingPackages(): Plugin {
  return {
    name: 'missing-packages',
    setup(build) {
      build.onResolve({ filter: /^(?:node:)?module$/ }, ({ namespace }) =>
        namespace === 'module' ? undefined : { path: 'module', namespace: 'module' },
      );
      build.onLoad({ filter: /.*/, namespace: 'module' }, () => ({ contents: FORGIVING_MODULE, loader: 'js' }));
      build.onResolve({ filter: CONTENT_PLUGIN }, ({ path, resolveDir, kind, namespace, pluginData }) => {
        const isOwn = namespace === 'content-plugin' || pluginData === RESOLVING;
        if (kind === 'require-resolve' || isOwn) return undefined;
        return { path, namespace: 'content-plugin', pluginData: resolveDir };
      });
      build.onLoad({ filter: /.*/, namespace: 'content-plugin' }, ({ path, pluginData: resolveDir }) => ({
        contents: contentPlugin(path, isInstalled(path, resolveDir)),
        loader: 'js',
        resolveDir,
      }));
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.pluginData === RESOLVING || args.path.startsWith('node:') || args.kind === 'require-resolve')
          return undefined;
        const found = await build.resolve(args.path, {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: RESOLVING,
        });
        const isBundled = /[\\/]node_modules[\\/]/.test(args.importer);
        if (!found.external || (!isBundled && isInstalled(args.path, args.resolveDir))) return found;
        // All other packages stay outside: what has packages inside the bundle is one of ours.
        const file = ourFile(args.path, args.importer);
        if (file !== undefined) return isBuiltin(file) ? found : { path: file };
        return { path: args.path, namespace: 'missing' };
      });
      build.onLoad({ filter: /.*/, namespace: 'missing' }, ({ path }) => ({
        contents: knownPackage(path) ?? knownReader(path, ours.resolve) ?? standIn(path),
        loader: 'js',
        resolveDir: '/',
      }));
    },
  };
}

/** With `packages: 'external'` esbuild does not look for packages. */
export function isInstalled(name: string, folder: string): boolean {
  if (isBuiltin(name)) return true;
  return packageFolder(packageOf(name), folder) !== undefined;
}
