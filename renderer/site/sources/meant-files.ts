/** Files of the site that syntax of other tools and paths of the author's machine name, where one file alone has that name. */
import { posix } from 'node:path';
import type { Problem } from '../problems/problem-types.js';
import { lineEdit } from '../problems/repair.js';
import type { ListNames } from './near-files.js';
import type { SiteFiles } from './site-files.js';

const WIKI = /^(!?)\[\[([^[\]|#\n]+?)(?:\|([^[\]|\n]+))?\]\]$/;
const OF_MACHINE = /^(?:[A-Za-z]:[\\/]|file:)/;

/** The problem with the repair that names the file which is meant. */
export function withMeantFile(found: Problem, files: SiteFiles, list: ListNames): Problem {
  const { code, args, file = '', line, column, repair } = found;
  if (repair || line === undefined || column === undefined) return found;
  const written = String(args.found);
  const wiki = code === 'foreign-syntax' ? WIKI.exec(written) : null;
  const isPath = code === 'link-address' && OF_MACHINE.test(written);
  if (!wiki && !isPath) return found;
  const [, mark = '', wanted = decoded(written), text] = wiki ?? [];
  const name = wanted.replaceAll('\\', '/').trim();
  const path = pageOf(name, wiki !== null, files) ?? fileOf(posix.basename(name), file, { files, list });
  if (path === undefined) return found;
  const address = path.startsWith('/') ? path : posix.relative(posix.dirname(file), path);
  const url = /[\s()]/.test(address) ? `<${address}>` : address;
  // Behind the bar of a picture stands its size.
  const words = mark === '' ? (text ?? name) : '';
  const edits = [lineEdit(line, column, written.length, wiki ? `${mark}[${words}](${url})` : url)];
  return { ...found, nearest: address, repair: { edits, sure: wiki !== null && name.length > 2 } };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** @param isWiki the name has no ending, and may begin with folders */
function pageOf(name: string, isWiki: boolean, { sources }: SiteFiles): string | undefined {
  const bare = (path: string) => path.replace(/\.mdx?$/, '').toLowerCase();
  if (!isWiki && !/\.mdx?$/.test(name)) return undefined;
  const wanted = isWiki ? bare(name) : bare(posix.basename(name));
  const same = sources.filter(
    ({ kind, path }) => kind !== 'partial' && /\.mdx?$/.test(path) && `/${bare(path)}`.endsWith(`/${wanted}`),
  );
  return same.length === 1 ? same[0]?.path : undefined;
}

/** A file beside a page or in a folder beside it, or in a static folder. */
function fileOf(
  name: string,
  page: string,
  { files, list }: { files: SiteFiles; list: ListNames },
): string | undefined {
  if (!/\.\w+$/.test(name)) return undefined;
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
