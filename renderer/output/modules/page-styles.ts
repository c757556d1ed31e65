/**
 * Style sheets that pages import. CSS modules get a path with a hash, so that their class names are the same for Node and the browser, and
 * unlike those of another page. Sass and Less become CSS where the site has the package; without it a forgiving build goes on unstyled.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import type { SheetStep } from '../../site/configuration/site-plugins.js';
import { isScopedSheet } from '../../site/helpers/style-sheets.js';
import { compileSheet, lackedMaker, makerOf } from './sass.js';
import { scopedSheets } from './scoped-sheets.js';

/** Requirements of one bundle's sheets that the bundler does not know. */
export interface PageStyles {
  plugin: Plugin;
  /** Files that a Sass file was made of; absolute. */
  partsOf(file: string): readonly string[];
  /** Sass and Less files that could not be read, because the package is not installed; absolute. */
  unstyled: ReadonlySet<string>;
  /**
   * Defines a class that a sheet composes and the other sheet lacks, as webpack silently does.
   * @returns true if the bundler's message is about such a class
   */
  define(message: string): boolean;
}

const NO_CLASS = /^The name "(.+)" never appears in "scoped-css:(.+)"$/;

/** Names for classes that no sheet defines: each is itself. */
const NO_CLASSES = `module.exports = new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== '__esModule' ? name : undefined) });`;

/** @param forgive Sass or Less without its package is left out instead of an error */
export function pageStyles(dir: string, forgive: boolean, step?: SheetStep): PageStyles {
  const parts = new Map<string, readonly string[]>();
  const unstyled = new Set<string>();
  const empty = new Map<string, string>();
  const stepped = async (css: string, path: string): Promise<string> => {
    if (!step) return css;
    try {
      return (await step(css, path)).css;
    } catch (error) {
      // The failure was already reported for the sheets of every page (`made-sheets.ts`).
      if (forgive) return css;
      throw error;
    }
  };
  const load = async (path: string, name = path): Promise<OnLoadResult> => {
    const more = empty.get(name) ?? '';
    const scoped = isScopedSheet(path);
    const loader = scoped ? 'local-css' : 'css';
    const maker = makerOf(path);
    if (!maker) {
      const contents = (await stepped(readFileSync(path, 'utf8'), path)) + more;
      return { contents, loader, resolveDir: dirname(path), watchFiles: [path] };
    }
    if (forgive && lackedMaker(dir, path)) {
      unstyled.add(path);
      return scoped ? { contents: NO_CLASSES, loader: 'js' } : { contents: '', loader: 'css' };
    }
    const made = await compileSheet(dir, path, maker);
    if ('errors' in made) return made;
    parts.set(path, made.files);
    return { contents: (await stepped(made.css, path)) + more, loader, resolveDir: dirname(path) };
  };
  const plugin: Plugin = {
    name: 'page-styles',
    setup(build) {
      scopedSheets(build, { dir, load: (path, file) => load(file, path) });
      build.onLoad({ filter: /\.(?:s[ac]ss|less)$/, namespace: 'file' }, ({ path }) => load(path));
      if (step)
        build.onLoad({ filter: /\.css$/, namespace: 'file' }, ({ path }) =>
          path.includes('node_modules') ? undefined : load(path),
        );
    },
  };
  const define = (message: string) => {
    const [, name, sheet] = NO_CLASS.exec(message) ?? [];
    if (name === undefined || sheet === undefined) return false;
    empty.set(sheet, `${empty.get(sheet) ?? ''}\n.${name} {}`);
    return true;
  };
  return { plugin, partsOf: (file) => parts.get(file) ?? [], unstyled, define };
}
