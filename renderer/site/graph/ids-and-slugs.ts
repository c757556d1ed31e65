/** Ids, slugs and permalinks of docs, slugs and dates of posts, routes of pages (B1.12–B1.23, B2.3–B2.9, B3.2). */
import { posix } from 'node:path';
import { encodePath, joinPath, resolvePath } from '../../shared/urls.js';
import type { FrontMatter } from '../front-matter/front-matter-fields.js';
import { parseDate, rolledDay } from '../helpers/dates.js';
import { defined } from '../helpers/defined.js';
import { isSafeAddress } from '../helpers/safe-address.js';
import { type NumberSplitter, numberSplitter, stripNumbers } from './number-prefixes.js';

/** True if a file represents its folder (B1.19): `index`, `readme` or the raw folder name, case ignored. */
export function isIndexFile(stem: string, folder: string): boolean {
  const name = stem.toLowerCase();
  return name === 'index' || name === 'readme' || (folder !== '' && name === posix.basename(folder).toLowerCase());
}

export interface DocIdentity {
  /** Version-wide id (B1.12). */
  id: string;
  /** Absolute path below the version's mount (B1.16–B1.20). */
  slug: string;
  /** Raw folder below the content folder, `''` at its root. */
  folder: string;
  /** File name without extension, number prefix kept. */
  stem: string;
  /** Number prefix of the file name. */
  number?: number;
  isIndex: boolean;
  /** Fault: an id with a slash (B1.13), a slug that is not a clean path (B1.22). */
  fault?: 'id' | 'slug';
}

/** Identity of a doc of its path and front matter. */
export function docIdentity(relative: string, frontMatter: FrontMatter, split: NumberSplitter): DocIdentity {
  const cut = relative.lastIndexOf('/');
  const folder = cut < 0 ? '' : relative.slice(0, cut);
  const stem = relative.slice(cut + 1, relative.lastIndexOf('.'));
  const splitter = frontMatter.parse_number_prefixes === false ? numberSplitter(false) : split;
  const { name, number } = splitter(stem);
  const last = frontMatter.id ?? name;
  const clean = stripNumbers(folder, splitter);
  const isIndex = isIndexFile(stem, folder);
  const slug = docSlug(frontMatter.slug, clean === '' ? '/' : `/${clean}/`, isIndex ? undefined : last);
  return {
    id: clean === '' ? last : `${clean}/${last}`,
    slug,
    folder,
    stem,
    isIndex,
    ...defined({ number }),
    ...(last.includes('/') ? { fault: 'id' as const } : isCleanPath(slug) ? {} : { fault: 'slug' as const }),
  };
}

function docSlug(written: string | undefined, folder: string, last: string | undefined): string {
  if (written?.startsWith('/')) return written;
  if (written !== undefined) return resolvePath(written, folder);
  return last === undefined ? folder : resolvePath(last, folder);
}

/** True if a slug is a path as a browser would keep it (B1.22). */
function isCleanPath(slug: string): boolean {
  if (!isSafeAddress(slug)) return false;
  if (!/[?#%]|\/\//.test(slug)) return true;
  try {
    const { pathname } = new URL(slug, 'https://a.invalid');
    return pathname === slug || pathname === encodePath(slug) || pathname === encodeURI(slug);
  } catch {
    return false;
  }
}

/** Permalink without trailing-slash rule: base, mount, slug, single slashes, Unicode kept (B1.23). */
export function permalinkOf(baseUrl: string, mount: string, slug: string): string {
  return joinPath(baseUrl, mount, slug);
}

export interface PostName {
  slug: string;
  /** ISO date of the path, if it has one (B2.3). */
  date?: string;
  /** Text part of the name: last resort for a title (B2.17). */
  text: string;
}

const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/;

/** Slug and date of a post's path (B2.3–B2.6). @param rolls a day that its month does not have is one of the next month */
export function postName(relative: string, rolls = false): PostName {
  const path = relative.replace(/\.mdx?$/, '');
  const match = DATED.exec(path);
  if (!match) {
    const text = path.replace(/\/index$/, '');
    return { slug: `/${text}`, text };
  }
  const [, folder = '', written = '', text = ''] = match;
  const day = written.replaceAll('-', '/');
  const date = parseDate((rolls && rolledDay(written)) || written.replaceAll('/', '-'));
  return { slug: `/${day}/${folder}${text}`, date, text };
}

/** Path of a page below the mount of pages (B3.2): `index` is its folder. */
export function pagePath(relative: string): string {
  const path = relative.replace(/\.(?:mdx?|[jt]sx?)$/, '');
  return `/${path.replace(/(^|\/)index$/, '$1')}`;
}
