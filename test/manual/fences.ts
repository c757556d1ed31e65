/** Fenced blocks of the manual's pages: what readers copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../structure/imports.js';

export interface Fence {
  lang: string;
  /** The info string after the language. */
  meta: string;
  title: string | undefined;
  code: string;
  /** Text after the block on its page. */
  rest: string;
}

/** The manual is there twice. */
export type Half = 'zh' | 'en';
export const HALVES: readonly Half[] = ['zh', 'en'];

/** Folder of the docs of a half. */
export const manualFolder = (half: Half): string =>
  half === 'zh' ? 'docs/manual/docs' : 'docs/manual/i18n/en/docusaurus-plugin-content-docs/current';

const FENCE = /^([ \t]*)(`{3,})([\w-]+)([^\n`]*)\n([\s\S]*?)\n\1\2$/gm;

export const manualPage = (name: string, half: Half = 'zh'): string =>
  readFileSync(join(root, manualFolder(half), `${name}.md`), 'utf8');

/** The blocks of a page in their order; blocks inside blocks are text. */
export function fencesOf(name: string, half: Half = 'zh'): Fence[] {
  const page = manualPage(name, half);
  return [...page.matchAll(FENCE)].map((match) => {
    const [whole, indent = '', , lang = '', meta = '', code = ''] = match;
    return {
      lang,
      meta: meta.trim(),
      title: /title="([^"]*)"/.exec(meta)?.[1],
      code: `${code
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')}\n`,
      rest: page.slice(match.index + whole.length),
    };
  });
}

/** The code of the block with a title, the n-th where there are several. */
export function titled(name: string, title: string, n = 0, half: Half = 'zh'): string {
  const found = fencesOf(name, half).filter((fence) => fence.title === title);
  if (!found[n]) throw new Error(`${name}.md (${half}) has no ${title} (${n})`);
  return found[n].code;
}
