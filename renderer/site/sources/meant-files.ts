/** Files of the site that syntax of other tools and paths of the author's machine name, where one file alone has that name. */
import { posix } from 'node:path';
import type { Document } from '../content/document.js';
import { allFields } from '../front-matter/front-matter-fields.js';
import { folded, nearestName } from '../problems/near-names.js';
import type { Problem } from '../problems/problem-types.js';
import { lineEdit } from '../problems/repair.js';
import type { ListNames } from './near-files.js';
import type { SiteFiles } from './site-files.js';

/** Candidates for a name. */
export interface MeantAmong {
  files: SiteFiles;
  list: ListNames;
  documents: readonly Document[];
}

/** Picture or embedded page, page, heading, words. */
const WIKI = /^(!?)\[\[([^[\]|#\n]*)(?:#([^[\]|\n]+))?(?:\\?\|([^[\]|\n]+))?\]\]$/;
const OF_MACHINE = /^(?:[A-Za-z]:[\\/]|file:)/;

/** The problem with the repair that names the file which is meant. */
export function withMeantFile(found: Problem, among: MeantAmong): Problem {
  const { code, args, file = '', line, column, repair } = found;
  if (repair || line === undefined || column === undefined) return found;
  const written = String(args.found);
  const wiki = code === 'foreign-syntax' ? WIKI.exec(written) : null;
  if (wiki) return withMeantPage(found, wiki, among);
  if (code !== 'link-address' || !OF_MACHINE.test(written)) return found;
  const name = decoded(written).replaceAll('\\', '/').trim();
  const pages = /\.mdx?$/.test(name) ? pagesOf(posix.basename(name), among) : [];
  const path = onlyOf(pages) ?? fileOf(name, file, among);
  if (path === undefined) return found;
  const address = addressFrom(file, path);
  const edits = [lineEdit(line, column, written.length, bracketed(address))];
  return { ...found, nearest: address, repair: { edits, sure: false } };
}

/** The same for a link in double brackets. An embed becomes a link, and a paragraph reference leads to its page; neither is certain. */
function withMeantPage(found: Problem, wiki: RegExpExecArray, among: MeantAmong): Problem {
  const { file = '', line = 0, column = 0, args } = found;
  const [written = '', mark = '', before = '', heading, text] = wiki;
  const name = before.replaceAll('\\', '/').trim();
  const pages = name === '' ? [file] : pagesOf(name, among);
  const path = onlyOf(pages) ?? (pages.length === 0 ? fileOf(posix.basename(name), file, among) : undefined);
  if (path === undefined) return withCandidates(found, name, pages, among);
  const isPage = pages.length > 0;
  const isBlock = heading?.startsWith('^') === true;
  const anchor = heading === undefined || isBlock ? '' : anchorOf(heading, path, among);
  if (anchor === undefined) return found;
  const address = (name === '' ? '' : addressFrom(file, path)) + anchor;
  const isPicture = mark !== '' && !isPage;
  const words = isPicture ? '' : (text ?? (name === '' ? heading : posix.basename(name)) ?? '');
  const edit = `${isPicture ? mark : ''}[${words.trim()}](${bracketed(address)})`;
  if (address === '') return found;
  return {
    ...found,
    args: { ...args, wanted: edit },
    repair: {
      edits: [lineEdit(line, column, written.length, edit)],
      sure: !isBlock && isPicture === (mark !== '') && (name.length > 2 || name === ''),
    },
  };
}

/** Several pages of one name, or one whose name is near. */
function withCandidates(found: Problem, name: string, pages: readonly string[], { documents }: MeantAmong): Problem {
  const address = (path: string) => bracketed(addressFrom(found.file ?? '', path));
  const shown = pages.slice(0, 3).map((path) => `[${posix.basename(name)}](${address(path)})`);
  if (shown.length > 0) return { ...found, args: { ...found.args, wanted: shown.join('`, `') } };
  const names = new Map(documents.map(({ source }) => [posix.parse(source).name, source]));
  const near = names.get(nearestName(posix.basename(name), names.keys()) ?? '');
  return near === undefined ? found : { ...found, nearest: addressFrom(found.file ?? '', near) };
}

const onlyOf = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);
const bracketed = (address: string) => (/[\s()]/.test(address) ? `<${address}>` : address);
const addressFrom = (file: string, path: string) =>
  path.startsWith('/') ? path : posix.relative(posix.dirname(file), path);

/** Returns the anchor of a heading, of which the last of several names is used; undefined if the page has no heading with that text. */
function anchorOf(written: string, path: string, { documents }: MeantAmong): string | undefined {
  const wanted = folded((written.split('#').at(-1) ?? '').trim());
  const outline = documents.find(({ source }) => source === path)?.outline ?? [];
  const id = outline.find(({ text }) => folded(text) === wanted)?.id;
  return id ? `#${id}` : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Pages of a name, which may begin with folders; else those that give it as another name of theirs. */
function pagesOf(name: string, { files, documents }: MeantAmong): string[] {
  const bare = (path: string) => folded(path.replace(/\.mdx?$/, ''));
  const wanted = bare(name);
  const same = files.sources.filter(
    ({ kind, path }) => kind !== 'partial' && /\.mdx?$/.test(path) && `/${bare(path)}`.endsWith(`/${wanted}`),
  );
  if (same.length > 0) return same.map(({ path }) => path);
  const isNamed = ({ frontMatter }: Document) => {
    const { aliases } = allFields(frontMatter);
    return [aliases].flat().some((alias) => typeof alias === 'string' && folded(alias) === wanted);
  };
  return documents.filter(isNamed).map(({ source }) => source);
}

/** Finds a file next to a page, in a sibling folder, or in a static folder. */
function fileOf(path: string, page: string, { files, list }: MeantAmong): string | undefined {
  if (!/\.\w+$/.test(path)) return undefined;
  const name = posix.basename(path);
  const below = belowSite(path, list);
  const copied = files.assets.find((asset) => asset.path === below);
  if (below) return copied ? `/${copied.output}` : below;
  const folder = posix.dirname(page);
  const beside = list(folder) ?? [];
  if (beside.includes(name)) return posix.join(folder, name);
  const folders = beside.filter((each) => !each.includes('.')).map((each) => posix.join(folder, each));
  const found = [
    ...folders.filter((each) => list(each)?.includes(name)).map((each) => posix.join(each, name)),
    ...files.assets.filter(({ path }) => posix.basename(path) === name).map(({ output }) => `/${output}`),
  ];
  return found.length === 1 ? found[0] : undefined;
}

/** The file of the site whose path, with its folder, ends a path of the author's machine. */
function belowSite(path: string, list: ListNames): string | undefined {
  const parts = path.split('/').filter(Boolean);
  for (let from = 1; from < parts.length - 1; from++) {
    const tail = parts.slice(from).join('/');
    if (list(posix.dirname(tail))?.includes(posix.basename(tail))) return tail;
  }
  return undefined;
}
