/**
 * Style sheets that the site's theme files import. Nothing in the browser loads what esbuild makes of them, so they are put behind the
 * sheet of every page, as they would be by a tool whose pages name the sheets of their scripts.
 */
import { basename } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';

const STYLE = /^style:/;

/**
 * Puts the sheets of scripts into the theme's sheet, and leaves them out.
 * @param made files of a bundle whose style sheets have entry points of their own, `style:<name>`
 */
export function withSheetsOfCode(made: readonly OutputFile[], { outputs }: Metafile): OutputFile[] {
  const entries = new Map(Object.entries(outputs).map(([path, { entryPoint = '' }]) => [basename(path), entryPoint]));
  const entryOf = ({ path }: OutputFile) => entries.get(basename(path)) ?? '';
  const isOfCode = (file: OutputFile) => file.path.endsWith('.css') && !STYLE.test(entryOf(file));
  // Scripts share sheets; in which file esbuild put one must not decide the order.
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
