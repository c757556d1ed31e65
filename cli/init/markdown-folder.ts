/** Derives the configuration of a site from the Markdown that its folder already holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { docIdentity } from '../../renderer/site/graph/ids-and-slugs.js';
import { splitNumber } from '../../renderer/site/graph/number-prefixes.js';
import type { SiteChoice } from './site-choice.js';

/** Files that are read at most to tell the language. */
const SAMPLE = 40;
/** Part of the letters that are Chinese characters in a text in Chinese, code and names included. */
const CHINESE_PART = 0.1;

/** Markdown files below a folder, relative to it, sorted; hidden folders and packages are left out, as in a build. */
export function markdownFiles(folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = posix.join(below, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (/\.mdx?$/.test(entry.name)) found.push(path);
    }
  };
  visit('');
  return found.sort();
}

/** Detects the language of the texts in a folder; undefined if there are none. */
export function languageOf(folder: string): SiteChoice['language'] | undefined {
  const paths = markdownFiles(folder);
  const step = Math.ceil(paths.length / SAMPLE);
  const texts = paths
    .filter((_, at) => at % step === 0)
    .map((path) => readFileSync(join(folder, path), 'utf8').replace(/```[\s\S]*?```/g, ''))
    .join('\n');
  const letters = texts.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  return (texts.match(/\p{Script=Han}/gu)?.length ?? 0) / letters > CHINESE_PART ? 'zh' : 'en';
}

/** True if two files have the same id once the numbers that their names begin with are taken off. */
export function needsNumbers(paths: readonly string[]): boolean {
  const ids = paths.map((path) => docIdentity(path, {}, splitNumber).id);
  return new Set(ids).size < ids.length;
}

/** True if a file of the folder itself is the home page of its docs. */
export const hasHome = (paths: readonly string[]): boolean =>
  paths.some((path) => /^(?:index|readme)\.mdx?$/i.test(path));
