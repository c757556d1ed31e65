/** Authors of posts: the authors file, keys and inline authors (B2.23–B2.28). */

import { dictionary } from '../../shared/dictionary.js';
import type { Author } from '../../shared/post.js';
import { configuredAddress, finalPath, isExternal, joinPath } from '../../shared/urls.js';
import type { BlogInstance, Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { policyLevel } from '../graph/tags.js';
import { kebabCase } from '../helpers/kebab.js';
import { isLinkAddress, mayLoad } from '../helpers/safe-address.js';
import * as s from '../helpers/schema.js';
import { foreignOption } from '../problems/foreign-names.js';
import { nearestOf } from '../problems/near-names.js';
import { nearestNames, type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed, withNearest } from '../problems/repair.js';
import { readData } from '../sources/data-files.js';
import { dataPlace, fieldPlace } from '../sources/line-and-column.js';
import type { DataFile, SiteFiles } from '../sources/site-files.js';
import { listedAuthors } from './authors-list.js';

const authorFields = {
  name: s.described(s.string, 'Name as shown; without one there is at least a picture'),
  url: s.described(s.string, 'Home page'),
  image_url: s.described(s.string, 'Address of the picture'),
  imageURL: s.described(s.string, 'Another name of `image_url`'),
  title: s.described(s.string, 'Position, shown below the name'),
  email: s.described(s.string, 'Mail address; the link of an author without `url`'),
  description: s.described(s.string, 'Text on the page of the author'),
  page: s.described(
    s.any(s.boolean, s.object({ permalink: s.described(s.address, 'Its address below the page of all authors') })),
    'Page with the posts of the author',
  ),
  socials: s.described(s.record(s.string), 'Handle or address by service'),
  hide_table_of_contents: s.described(s.anything, 'Not read; sites of Docusaurus may have it'),
};
const AUTHOR_KEYS = Object.keys(authorFields);
const author = s.object(authorFields, [], true);

/** The authors file: authors by key. */
export const authorsShape = s.record(author);

/** Addresses of handles (B2.27). */
const SOCIALS = dictionary<string>({
  x: 'https://x.com/',
  twitter: 'https://twitter.com/',
  github: 'https://github.com/',
  linkedin: 'https://www.linkedin.com/in/',
  stackoverflow: 'https://stackoverflow.com/users/',
  bluesky: 'https://bsky.app/profile/',
  instagram: 'https://www.instagram.com/',
  threads: 'https://www.threads.net/@',
  mastodon: 'https://mastodon.social/@',
  twitch: 'https://twitch.tv/',
  youtube: 'https://youtube.com/@',
  email: 'mailto:',
});

type RawAuthor = s.Infer<typeof author>;

/** Reads the authors file of one blog. */
export function readAuthors(
  file: DataFile | undefined,
  blog: BlogInstance,
  site: Site,
): { authors: Map<string, Author>; problems: Problem[] } {
  const authors = new Map<string, Author>();
  if (!file) return { authors, problems: [] };
  const listed = listedAuthors(file);
  if (listed) return { authors, problems: [listed] };
  const { value, problems } = readData(file, authorsShape, 'authors-file-shape');
  for (const [key, raw] of Object.entries(value ?? {}))
    problems.push(...slipsOf(raw, [key], (path) => dataPlace(file, path, 'key')));
  const pages = new Map<string, string>();
  for (const [key, raw] of Object.entries(value ?? {})) {
    const place = dataPlace(file, [key], 'key');
    const isMisspelt = problems.some(({ nearest }) => nearest !== undefined && AUTHOR_KEYS.includes(nearest));
    if (!raw.name && !raw.image_url && !raw.imageURL && !isMisspelt)
      problems.push(problem('authors-nameless', { key }, place));
    const socials = Object.entries(raw.socials ?? {});
    for (const [name, handle] of socials) {
      if (!isExternal(handle) && handle.includes('/'))
        problems.push(problem('authors-handle', { key, name, handle }, dataPlace(file, [key, 'socials', name])));
    }
    const author = authorOf(raw, site);
    author.key = key;
    if (raw.page) {
      const path = typeof raw.page === 'object' && raw.page.permalink ? raw.page.permalink : `/${kebabCase(key)}`;
      author.page = finalPath(joinPath(site.baseUrl, blog.routeBasePath, blog.authorsBasePath, path), site);
      const taken = pages.get(author.page);
      if (taken !== undefined) {
        problems.push(problem('authors-page-twice', { first: taken, second: key, permalink: author.page }, place));
      }
      pages.set(author.page, key);
    }
    authors.set(key, author);
  }
  return { authors, problems };
}

/** Fields of an author that look like misspelt known ones; others may be the site's own. */
function slipsOf(raw: RawAuthor & { key?: string }, at: s.Path, placeOf: (path: s.Path) => Place): Problem[] {
  const slip = (key: string, path: s.Path, known: readonly string[], given: object): Problem[] => {
    const foreign = foreignOption('authors', key, known);
    const near = known.includes(key)
      ? undefined
      : foreign
        ? { name: foreign.name, sure: false }
        : nearestOf(key, known);
    if (!near || near.name in given) return [];
    const args = { path: s.pathText(path), known: nearestNames(key, known, near.name) };
    return [{ ...problem('data-file-unknown-key', args, withNamed(placeOf(path), key, near)), level: 'warning' }];
  };
  const { socials } = raw;
  return [
    ...Object.keys(raw).flatMap((key) => (key === 'key' ? [] : slip(key, [...at, key], AUTHOR_KEYS, raw))),
    ...Object.keys(s.isPlainObject(socials) ? socials : {}).flatMap((key) =>
      slip(key.toLowerCase(), [...at, 'socials', key], Object.keys(SOCIALS), socials ?? {}),
    ),
  ];
}

function authorOf(raw: RawAuthor, site: Site): Author {
  const image = raw.imageURL ?? raw.image_url;
  const author: Author = {};
  for (const key of ['name', 'title', 'url', 'email', 'description'] as const) {
    const value = raw[key];
    if (!value || (key === 'url' && !isLinkAddress(value))) continue;
    author[key] = key === 'url' ? configuredAddress(value, site.baseUrl) : value;
  }
  if (image && mayLoad(image, site)) author.imageUrl = configuredAddress(image, site.baseUrl);
  const socials = Object.entries(raw.socials ?? {}).map(([name, handle]) => [name, socialUrl(name, handle)] as const);
  const links = socials.filter(([, address]) => isLinkAddress(address));
  if (links.length > 0) author.socials = Object.fromEntries(links);
  if (!author.url && author.email) author.url = `mailto:${author.email}`;
  return author;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function socialUrl(name: string, handle: string): string {
  if (isExternal(handle)) return handle;
  const start = SOCIALS[name.toLowerCase()];
  return start ? start + handle.replace(/^@/, '') : handle;
}

/** Authors of one post (B2.24, B2.25). */
export function authorsOf(
  document: Document,
  known: ReadonlyMap<string, Author>,
  blog: BlogInstance,
  { site, files }: { site: Site; files: SiteFiles },
): { authors: Author[]; problems: Problem[] } {
  const front = document.frontMatter;
  const { authors: written, author } = front;
  const author_url = front.author_url ?? text(front.authorURL);
  const author_image_url = front.author_image_url ?? text(front.authorImageURL);
  const author_title = front.author_title ?? text(front.authorTitle);
  const at = (...path: (string | number)[]) => fieldPlace(files, document.source, ['authors', ...path]);
  const legacy = author ?? author_url ?? author_image_url ?? author_title;
  if (written === undefined || written === null) {
    if (legacy === undefined) return { authors: [], problems: [] };
    const raw = { name: author, url: author_url, image_url: author_image_url, title: author_title };
    return { authors: [authorOf(raw, site)], problems: [] };
  }
  const problems: Problem[] = [];
  if (legacy !== undefined) problems.push(problem('authors-mixed', {}, at()));
  const authors: Author[] = [];
  const inline: string[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of (Array.isArray(written) ? written : [written]).entries()) {
    const here = () => (Array.isArray(written) ? at(index) : at());
    const raw: RawAuthor & { key?: string } =
      typeof entry === 'string' ? { key: entry } : s.isPlainObject(entry) ? entry : {};
    const names = (key: string) => (Array.isArray(written) ? [index, key] : [key]);
    problems.push(
      ...slipsOf(raw, [], (path) =>
        fieldPlace(files, document.source, ['authors', ...names(String(path[0])), ...path.slice(1)], 'key'),
      ),
    );
    const base = raw.key === undefined ? undefined : known.get(raw.key);
    if (raw.key !== undefined && !base) problems.push(unknownAuthor(raw.key, known, blog, here()));
    if (raw.key !== undefined && seen.has(raw.key)) problems.push(problem('authors-twice', { key: raw.key }, here()));
    if (raw.key !== undefined) seen.add(raw.key);
    else if (!raw.name && !raw.image_url && !raw.imageURL)
      problems.push(problem('authors-entry', { got: s.shown(entry) }, here()));
    else inline.push(raw.name ?? '');
    if (base || raw.key === undefined) authors.push({ ...base, ...authorOf(raw, site) });
  }
  const level = policyLevel(blog.onInlineAuthors);
  if (level && inline.length > 0 && known.size > 0) {
    problems.push({ ...problem('authors-inline', { names: inline.join(', ') }, at()), level });
  }
  return { authors, problems };
}

function unknownAuthor(key: string, known: ReadonlyMap<string, Author>, blog: BlogInstance, place: Place): Problem {
  if (known.size === 0) return problem('authors-file-missing', { key, file: blog.authorsMapPath }, place);
  const args = { key, file: blog.authorsMapPath, known: [...known.keys()].join(', ') || '–' };
  const several = key.split(/[\s,，、]+/);
  // In a list they are further entries of it; after a dash each wants a line of its own.
  const before = place.sourceLine?.slice(0, (place.column ?? 1) - 1) ?? '';
  const names = several.join(', ');
  const at =
    several.length > 1 && several.every((each) => known.has(each)) && !/-\s+["']?$/.test(before)
      ? withNamed(place, key, { name: /\[[^\]]*$/.test(before) ? names : `[${names}]`, sure: true })
      : withNearest(place, key, known.keys());
  return problem('authors-unknown', args, at);
}
