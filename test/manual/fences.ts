/** Fenced blocks of the manual's pages: what readers copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../structure/imports.js';

export interface Fence {
  lang: string;
  /** All that stands behind the language. */
  meta: string;
  title: string | undefined;
  code: string;
  /** What follows the block on its page. */
  rest: string;
}

const FENCE = /^([ \t]*)(`{3,})([\w-]+)([^\n`]*)\n([\s\S]*?)\n\1\2$/gm;

export const manualPage = (name: string): string => readFileSync(join(root, 'docs/manual/docs', `${name}.md`), 'utf8');

/** The blocks of a page in their order; blocks inside blocks are text. */
export function fencesOf(name: string): Fence[] {
  const page = manualPage(name);
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
export function titled(name: string, title: string, n = 0): string {
  const found = fencesOf(name).filter((fence) => fence.title === title);
  if (!found[n]) throw new Error(`${name}.md has no ${title} (${n})`);
  return found[n].code;
}
