/** Sites of the mistakes: one shared by all with a page of their own, one each for the others. */
import { join } from 'node:path';
import { writeFiles } from '../engine/folders.js';
import { config } from './file-texts.js';
import type { Mistake } from './mistake.js';

const MARK = '▸';

/** A mistake in its site. */
export interface Placed {
  mistake: Mistake;
  /** Folder of the site. */
  site: string;
  /** The file of the mistake, relative to it. */
  path: string;
  /** Its text without the mark. */
  text: string;
  line: number;
  column: number;
}

const COMMON = {
  'notes.config.ts': config('markdown: { math: true },'),
  'docs/index.md': '# Start\n\n## Install\n\nText.\n',
  'docs/guide.md': '# Guide\n\n## Install\n\nText.\n',
  'docs/_chart.mdx': 'A chart.\n',
  'docs/pic.png': 'no picture',
  'static/pic.png': 'no picture',
  'blog/authors.yml': 'ada:\n  name: Ada\n',
};

/** Writes all sites below a folder. */
export function writeSites(folder: string, mistakes: readonly Mistake[]): Placed[] {
  writeFiles(join(folder, 'shared'), COMMON);
  return mistakes.map((mistake, index) => {
    const path = pathOf(mistake, index);
    const isShared = path !== mistake.file;
    const site = join(folder, isShared ? 'shared' : `own-${index}`);
    const at = mistake.text.indexOf(MARK);
    const text = mistake.text.replace(MARK, '');
    const before = text.slice(0, at).split('\n');
    const isMoved = path.startsWith('docusaurus.config.');
    const files = isShared ? {} : { ...(isMoved ? {} : { 'notes.config.ts': config() }), ...mistake.files };
    writeFiles(site, { ...files, [path]: text });
    return { mistake, site, path, text, line: before.length, column: before.at(-1)!.length + 1 };
  });
}

function pathOf({ file }: Mistake, index: number): string {
  if (file === 'doc') return `docs/m${index}.md`;
  if (file === 'mdx') return `docs/m${index}.mdx`;
  if (file === 'post') return `blog/2025-01-01-m${index}.md`;
  return file;
}

/** The text as it is right; undefined where only the author knows. */
export function rightText({ mistake: { right }, text }: Placed): string | undefined {
  if (!right.fix) return undefined;
  const [from, to] = right.fix;
  if (!text.includes(from)) throw new Error(`${JSON.stringify(from)} is not in ${JSON.stringify(text)}`);
  return text.replace(from, () => to);
}
