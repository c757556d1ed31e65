/** Sass and Less among the site's own style sheets and those of its pages, made CSS by the `sass` or `less` that the site has installed. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage, Plugin } from 'esbuild';
import { readText } from './file-text.js';
import { filesBelow } from './files-below.js';
import { packageFolder, resolvedFile } from './installed-package.js';
import { hashOfFile } from './run-config.js';

/** A package that makes CSS. */
export type SheetMaker = 'sass' | 'less';

/** The package that a sheet needs; undefined for CSS itself. */
export const makerOf = (path: string): SheetMaker | undefined =>
  /\.s[ac]ss$/.test(path) ? 'sass' : path.endsWith('.less') ? 'less' : undefined;

export const MISSING_MAKER = { sass: 'sass-missing', less: 'less-missing' } as const;

/** The part of the packages' interface that is used. */
interface Sass {
  compileAsync(
    file: string,
    options?: { loadPaths: string[]; importers: { findFileUrl(path: string): URL | null }[] },
  ): Promise<{ css: string; loadedUrls?: URL[] }>;
}
interface Less {
  render(
    text: string,
    options: { filename: string; paths: string[]; javascriptEnabled: boolean },
  ): Promise<{ css: string; imports?: string[] }>;
}

/** A sheet made of Sass or Less, and the files it was made of. */
export type MadeSheet = { css: string; files: string[] } | { errors: PartialMessage[] };

/** Makes CSS of a file with the site's own package. */
export async function compileSheet(dir: string, path: string, maker: SheetMaker): Promise<MadeSheet> {
  const address = addressOf(dir, maker);
  if (!address) return { errors: [{ text: `This needs the package ${maker}: npm install --save-dev ${maker}` }] };
  const loaded: (Less & Sass) & { default?: Less & Sass } = await import(address);
  const made = loaded.default ?? loaded;
  const paths = [join(dir, 'node_modules'), dir];
  try {
    if (maker === 'less') {
      const options = { filename: path, paths: [dirname(path), ...paths], javascriptEnabled: true };
      const { css, imports = [] } = await made.render(readFileSync(path, 'utf8'), options);
      return { css, files: imports.map((file) => resolve(dirname(path), file)) };
    }
    const importers = [{ findFileUrl: (written: string) => addressInSheet(dir, written) }];
    const { css, loadedUrls = [] } = await made.compileAsync(path, { loadPaths: paths, importers });
    return { css, files: loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url)) };
  } catch (error) {
    return { errors: [maker === 'less' ? lessError(Object(error), path) : sassError(error, path)] };
  }
}

/** Returns where a path of a Sass sheet leads that webpack would resolve: `@site/src/a`, `~pkg/a`, and packages in a folder above. */
function addressInSheet(dir: string, written: string): URL | null {
  const path = written.replace(/^~/, '');
  if (path.startsWith('@site/')) return pathToFileURL(join(dir, path.slice('@site/'.length)));
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  const folder = packageFolder(name, dir);
  return folder === undefined ? null : pathToFileURL(join(folder, path.slice(name.length)));
}

/** The package that a sheet needs and the site has not. */
export function lackedMaker(dir: string, path: string): SheetMaker | undefined {
  const maker = makerOf(path);
  return maker && addressOf(dir, maker) === undefined ? maker : undefined;
}

/** Address of a package of the site; undefined where it is not installed. */
function addressOf(dir: string, maker: SheetMaker): string | undefined {
  const file = resolvedFile(maker, join(dir, 'x.js'));
  return file && pathToFileURL(file).href;
}

/** Returns the known inputs of a sheet: it and all sheets of its language in and below its folder, those that they name by `@site`, and the package. */
export function sheetState(dir: string, file: string, maker: SheetMaker): unknown {
  const address = addressOf(dir, maker);
  const version = address && hashOfFile(join(dirname(fileURLToPath(address)), 'package.json'));
  const folders = [dirname(file)];
  const sheets = new Map<string, unknown>();
  for (const folder of folders)
    for (const name of filesBelow(folder, 'node_modules')) {
      const path = join(folder, name);
      if (makerOf(path) !== maker || path.includes('node_modules') || sheets.has(path)) continue;
      sheets.set(path, hashOfFile(path));
      for (const [, named = ''] of (readText(path) ?? '').matchAll(/["']~?@site\/([^"']+)["']/g)) {
        const other = dirname(join(dir, named));
        if (!folders.includes(other)) folders.push(other);
      }
    }
  return [address, version, [...sheets]];
}

export function sheetPlugin(dir: string): Plugin {
  return {
    name: 'made-sheets',
    setup(build) {
      build.onLoad({ filter: /\.(?:s[ac]ss|less)$/ }, async ({ path }) => {
        const maker = makerOf(path);
        if (!maker) return undefined;
        const made = await compileSheet(dir, path, maker);
        return 'errors' in made ? made : { contents: made.css, loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}

/** Error of Sass: positions count from 0. */
interface SassError {
  sassMessage?: string;
  message?: string;
  span?: { start: { line: number; column: number }; url?: URL; context?: string };
}

function sassError(error: unknown, path: string) {
  const { sassMessage, message, span } = error as SassError;
  const text = sassMessage ?? message ?? String(error);
  if (!span) return { text, location: { file: path } };
  const file = span.url?.protocol === 'file:' ? fileURLToPath(span.url) : path;
  const lineText = span.context?.split('\n')[0];
  return { text, location: { file, line: span.start.line + 1, column: span.start.column, lineText } };
}

/** Error of Less: lines count from 1. */
interface LessError {
  message?: string;
  line?: number;
  column?: number;
  filename?: string;
  extract?: (string | undefined)[];
}

function lessError(error: LessError, path: string) {
  const { message, line = 1, column = 0, filename = path, extract } = error;
  return { text: message ?? String(error), location: { file: filename, line, column, lineText: extract?.[1] } };
}
