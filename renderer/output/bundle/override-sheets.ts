/**
 * Style sheets imported by the site's theme files. The browser does not load esbuild's output for them, so they are appended to the
 * sheet of every page, in the same way as tools whose pages link the sheets of their scripts.
 */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Metafile, OutputFile, Plugin } from 'esbuild';
import { isOfTool } from '../tool.js';

const STYLE = /^style:/;

/** The files that a style sheet is made of, absolute, in their order. */
export interface MadeSheet {
  /** Name of the sheet; absent if scripts import the files, which are appended to the sheet of every page. */
  name?: string;
  files: string[];
}

/** The style sheets of a bundle in which the site has a part, each once. @param dir folder that the names of the metafile are relative to */
export function madeSheets({ outputs }: Metafile, dir: string): MadeSheet[] {
  const found = Object.entries(outputs).flatMap(([path, { entryPoint = '', inputs }]): MadeSheet[] => {
    const files = Object.keys(inputs)
      .map((name) => resolve(dir, name))
      .filter((file) => existsSync(file));
    if (!path.endsWith('.css') || files.every(isOfTool)) return [];
    return [STYLE.test(entryPoint) ? { name: entryPoint.replace(STYLE, ''), files } : { files }];
  });
  const within = (one: MadeSheet, other: MadeSheet) =>
    one.name === undefined && other.name === undefined && other.files.join('\n').includes(one.files.join('\n'));
  return found.filter(
    (one, at) =>
      !found.some((other, place) => place !== at && within(one, other) && (place < at || !within(other, one))),
  );
}

/** Entry points for sheets that scripts import, without the scripts. */
export const codeSheetEntries = (sheets: readonly MadeSheet[]): { in: string; out: string }[] =>
  sheets.flatMap(({ name }, place) =>
    name === undefined ? [{ in: `code-sheet:${place}`, out: `code-${place}` }] : [],
  );

/** Serves them. */
export function codeSheets(sheets: readonly MadeSheet[], resolveDir: string): Plugin {
  return {
    name: 'code-sheets',
    setup(build) {
      build.onResolve({ filter: /^code-sheet:/ }, ({ path }) => ({ path: path.slice(11), namespace: 'code-sheet' }));
      build.onLoad({ filter: /.*/, namespace: 'code-sheet' }, ({ path }) => ({
        contents: sheets[Number(path)]?.files.map((file) => `@import ${JSON.stringify(file)};\n`).join(''),
        loader: 'css',
        resolveDir,
      }));
    },
  };
}

/**
 * Appends the sheets of scripts to the theme's sheet, and removes them from the output.
 * @param made files of a bundle whose style sheets have entry points of their own, `style:<name>`
 */
export function withSheetsOfCode(made: readonly OutputFile[], { outputs }: Metafile): OutputFile[] {
  const entries = new Map(Object.entries(outputs).map(([path, { entryPoint = '' }]) => [basename(path), entryPoint]));
  const entryOf = ({ path }: OutputFile) => entries.get(basename(path)) ?? '';
  const isOfCode = (file: OutputFile) => file.path.endsWith('.css') && !STYLE.test(entryOf(file));
  // Scripts share sheets; the order must not depend on the file into which esbuild put one.
  const texts = [...new Set(made.filter(isOfCode).map(({ text }) => text.trim()))]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .filter((text, at, all) => !all.slice(0, at).some((longer) => longer.includes(text)));
  if (texts.length === 0) return [...made];
  return made
    .filter((file) => !isOfCode(file))
    .map((file) => (entryOf(file) === 'style:theme' ? withText(file, [file.text.trim(), ...texts].join('\n')) : file));
}

function withText({ path }: OutputFile, text: string): OutputFile {
  return { path, text, contents: Buffer.from(text), hash: '' };
}
