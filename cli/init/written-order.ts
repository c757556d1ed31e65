/** The order of pages that a folder has from another tool: `SUMMARY.md` of mdBook and GitBook, `_sidebar.md` of docsify, `nav` of MkDocs. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { docIdentity } from '../../renderer/site/graph/ids-and-slugs.js';
import { numberSplitter, splitNumber } from '../../renderer/site/graph/number-prefixes.js';
import { replaceComments } from '../../renderer/site/helpers/replace-closed.js';
import { isPlainObject } from '../../renderer/site/helpers/schema.js';
import { readYaml } from '../../renderer/site/helpers/yaml.js';
import { markdownFiles, needsNumbers } from './markdown-folder.js';
import { codeText } from './template-values.js';

/** Settings of a site found in another tool's files. */
export interface WrittenOrder {
  /** Name of the file, or of the folder of its configuration. */
  file: string;
  /** Folder of the pages, relative to the folder. */
  pages: string;
  title?: string;
  /** Text of a sidebars file; undefined where the file names no page. */
  sidebars?: string;
  /** Folder whose files that tool copies unchanged. */
  copied?: string;
}

interface Entry {
  label: string;
  /** A file, or an address of another site. */
  target: string;
  items: Entry[];
}

export function writtenOrder(folder: string): WrittenOrder | undefined {
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  const mkdocs = read('mkdocs.yml');
  if (mkdocs !== undefined) {
    const { value } = readYaml(mkdocs);
    const { nav, docs_dir: pages = 'docs', site_name: title } = isPlainObject(value) ? value : {};
    if (typeof pages !== 'string' || !existsSync(join(folder, pages))) return undefined;
    const sidebars = sidebarsText('mkdocs.yml', join(folder, pages), ofNav(nav));
    return { file: 'mkdocs.yml', pages: posix.normalize(pages), ...(typeof title === 'string' && { title }), sidebars };
  }
  const book = read('book.toml');
  const source = /^src\s*=\s*["']([^"'\n]+)["']/m.exec(book ?? '')?.[1] ?? (book === undefined ? '.' : 'src');
  const title = /^title\s*=\s*["']([^"'\n]+)["']/m.exec(book ?? '')?.[1];
  for (const file of [posix.join(source, 'SUMMARY.md'), '_sidebar.md']) {
    const text = read(file);
    if (text === undefined) continue;
    const pages = posix.dirname(file);
    return { file, pages, ...(title && { title }), sidebars: sidebarsText(file, join(folder, pages), ofList(text)) };
  }
  return ofVitePress(folder) ?? ofHugo(folder);
}

/** The title that a configuration in code or TOML begins with. */
const titleIn = (text: string): { title?: string } => {
  const title = /^\s*(?:export default .*?)?title\s*[:=]\s*(["'])(.+?)\1/m.exec(text)?.[2];
  return title === undefined ? {} : { title };
};

function ofVitePress(folder: string): WrittenOrder | undefined {
  const pages = ['.', 'docs'].find((path) => existsSync(join(folder, path, '.vitepress')));
  if (pages === undefined) return undefined;
  const file = posix.join(pages, '.vitepress');
  const config = ['ts', 'mts', 'js', 'mjs'].map((ending) => join(folder, file, `config.${ending}`)).find(existsSync);
  const copied = posix.join(pages, 'public');
  return {
    file,
    pages,
    ...(config && titleIn(readFileSync(config, 'utf8'))),
    ...(existsSync(join(folder, copied)) && { copied }),
  };
}

function ofHugo(folder: string): WrittenOrder | undefined {
  const file = ['hugo.toml', 'hugo.yaml', 'config.toml'].find((name) => existsSync(join(folder, name)));
  if (file === undefined || !existsSync(join(folder, 'content'))) return undefined;
  return { file, pages: 'content', ...titleIn(readFileSync(join(folder, file), 'utf8')) };
}

/** The folder of posts of a blog that keeps them under a name that makes no pages here. */
export function hiddenPosts(folder: string): { tool: string; posts: string } | undefined {
  const posts = { Hexo: 'source/_posts', Jekyll: '_posts' };
  const found = Object.entries(posts).find(([, path]) => existsSync(join(folder, path)));
  return found && { tool: found[0], posts: found[1] };
}

/** Entries of a list of links; headings name groups, but for the first one, which names the file. */
function ofList(text: string): Entry[] {
  const top: Entry[] = [];
  let group = top;
  let isFirst = true;
  /** Open items, from the outermost on. */
  let open: { indent: number; items: Entry[] }[] = [];
  for (const line of replaceComments(text, () => '').split(/\r?\n/)) {
    const [, heading] = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? [];
    const [, spaces, words = ''] =
      /^(\s*)(?:[-*+]|\d+[.)])\s+(.+)$/.exec(line) ?? /^()(\[.+\]\(.*\))\s*$/.exec(line) ?? [];
    if (heading !== undefined) {
      open = [];
      const entry: Entry = { label: wordsOf(heading), target: '', items: [] };
      if (!isFirst) top.push(entry);
      group = isFirst ? top : entry.items;
    } else if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(line)) [group, open] = [top, []];
    else if (spaces !== undefined) {
      const indent = spaces.replaceAll('\t', '    ').length;
      const [, label = words, target = ''] = /^\[(.*?)\]\(\s*<?([^()<>\s]*)/.exec(words) ?? [];
      const entry: Entry = { label: wordsOf(label), target, items: [] };
      open = open.filter((each) => each.indent < indent);
      (open.at(-1)?.items ?? group).push(entry);
      open.push({ indent, items: entry.items });
    }
    isFirst &&= line.trim() === '';
  }
  return top;
}

/** Words without marks of emphasis and code. */
const wordsOf = (text: string): string => text.replace(/[*`]|(?<!\w)_|_(?!\w)/g, '').trim();

/** Entries of MkDocs: paths, and names of a path or of further entries. */
function ofNav(nav: unknown): Entry[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((entry: unknown): Entry[] => {
    if (typeof entry === 'string') return [{ label: '', target: entry, items: [] }];
    return Object.entries(isPlainObject(entry) ? entry : {}).map(([label, value]) => ({
      label,
      target: typeof value === 'string' ? value : '',
      items: ofNav(value),
    }));
  });
}

function sidebarsText(file: string, folder: string, entries: readonly Entry[]): string | undefined {
  const paths = markdownFiles(folder);
  const split = needsNumbers(paths) ? numberSplitter(false) : splitNumber;
  const seen = new Set<string>();
  const docOf = (target: string): string | undefined => {
    const path = fileOf(target, paths);
    if (path === undefined) return undefined;
    const [, id] =
      /^---\r?\n(?:(?!---).*\r?\n)*?id:\s*["']?([^"'\s]+)/.exec(readFileSync(join(folder, path), 'utf8')) ?? [];
    return docIdentity(path, id === undefined ? {} : { id }, split).id;
  };
  const linesOf = (entry: Entry, indent: string): string[] => {
    const { label, target, items } = entry;
    const named = label === '' ? '' : `, label: ${codeText(label)}`;
    if (/^https?:/.test(target))
      return [`${indent}{ type: 'link', label: ${codeText(label || target)}, href: ${codeText(target)} },`];
    const id = docOf(target);
    const type = id !== undefined && seen.has(id) ? 'ref' : 'doc';
    if (id !== undefined) seen.add(id);
    const inner = items.flatMap((item) => linesOf(item, `${indent}    `));
    if (inner.length === 0)
      return id === undefined ? [] : [`${indent}{ type: '${type}', id: ${codeText(id)}${named} },`];
    const link = id === undefined ? [] : [`${indent}  link: { type: 'doc', id: ${codeText(id)} },`];
    const head = [`${indent}{`, `${indent}  type: 'category'${named},`, ...link, `${indent}  items: [`];
    return [...head, ...inner, `${indent}  ],`, `${indent}},`];
  };
  const lines = entries.flatMap((entry) => linesOf(entry, '    '));
  if (seen.size === 0) return undefined;
  return [
    "import type { SidebarsConfig } from 'biji';",
    '',
    `// The order of ${file}, which nothing reads any more.`,
    'export default {',
    '  docs: [',
    ...lines,
    '  ],',
    '} satisfies SidebarsConfig;',
    '',
  ].join('\n');
}

/** The page that an entry leads to: a file with or without its ending, or the first page of a folder. */
function fileOf(target: string, paths: readonly string[]): string | undefined {
  if (target === '') return undefined;
  let bare = target.replace(/[?#].*$/, '');
  try {
    bare = decodeURIComponent(bare);
  } catch {
    // Written unchanged.
  }
  const path = posix
    .normalize(bare)
    .replace(/^(?:\.?\/)+|\/$/g, '')
    .toLowerCase();
  const stem = path === '.' ? '' : path.replace(/\.(?:mdx?|html)$/, '');
  const folder = stem === '' ? '' : `${stem}/`;
  const wanted = new Set([stem, `${folder}readme`, `${folder}index`]);
  return paths.find((each) => wanted.has(each.replace(/\.mdx?$/, '').toLowerCase()));
}
