/** Sass among the site's own style sheets and those of its pages, made CSS by the `sass` that the site has installed. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage, Plugin } from 'esbuild';
import { hashOfFile } from './run-config.js';

export const isSass = (path: string): boolean => /\.s[ac]ss$/.test(path);

/** What is used of the package. */
interface Sass {
  compileAsync(file: string, options?: { loadPaths: string[] }): Promise<{ css: string; loadedUrls?: URL[] }>;
}

/** A sheet made of Sass, and the files it was made of. */
export type MadeSheet = { css: string; files: string[] } | { errors: PartialMessage[] };

/** Makes CSS of a Sass file with the site's own package. */
export async function compileSass(dir: string, path: string): Promise<MadeSheet> {
  const address = sassOf(dir);
  if (!address) return { errors: [{ text: 'Sass needs the package sass: npm install --save-dev sass' }] };
  const sass: Sass & { default?: Sass } = await import(address);
  try {
    const loadPaths = [join(dir, 'node_modules'), dir];
    const { css, loadedUrls = [] } = await (sass.default ?? sass).compileAsync(path, { loadPaths });
    return { css, files: loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url)) };
  } catch (error) {
    return { errors: [sassError(error, path)] };
  }
}

/** Address of the site's `sass`; undefined where it is not installed. */
export function sassOf(dir: string): string | undefined {
  try {
    return pathToFileURL(createRequire(join(dir, 'x.js')).resolve('sass')).href;
  } catch {
    return undefined;
  }
}

/** What a sheet is made of, as far as it is known before: it and all Sass files beside and below it, and the package. */
export function sassState(dir: string, file: string): unknown {
  const sass = sassOf(dir);
  const folder = dirname(file);
  const beside = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const version = sass && hashOfFile(join(dirname(fileURLToPath(sass)), 'package.json'));
  return [
    sass,
    version,
    beside
      .filter((path) => isSass(path) && !path.includes('node_modules'))
      .sort()
      .map((path) => [path, hashOfFile(join(folder, path))]),
  ];
}

export function sassPlugin(dir: string): Plugin {
  return {
    name: 'sass',
    setup(build) {
      build.onLoad({ filter: /\.s[ac]ss$/ }, async ({ path }) => {
        const made = await compileSass(dir, path);
        return 'errors' in made ? made : { contents: made.css, loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}

/** What Sass throws: the place counts from 0. */
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
