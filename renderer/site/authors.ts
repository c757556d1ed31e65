/** Authors of posts: the authors file, keys and inline authors (B2.23–B2.28). */
import { readData } from './category.js';
import type { BlogInstance, Site } from './config-types.js';
import type { DataFile, SiteFiles } from './files.js';
import { kebabCase } from './kebab.js';
import { dataPlace, fieldPlace } from './places.js';
import { nearestName, type Place, problem } from './problem.js';
import * as s from './schema.js';
import { policyLevel } from './tags.js';
import type { Author, Document, Problem } from './types.js';
import { finalPath, isExternal, joinPath } from './urls.js';

const fields = {
  name: s.string,
  url: s.string,
  image_url: s.string,
  imageURL: s.string,
  title: s.string,
  email: s.string,
  description: s.string,
  page: s.any(s.boolean, s.object({ permalink: s.string })),
  socials: s.record(s.string),
  hide_table_of_contents: s.anything,
};
const shape = s.record(s.object(fields, [], true));

/** Addresses of handles (B2.27). */
const SOCIALS: Record<string, string> = {
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
};

interface RawAuthor {
  name?: string;
  url?: string;
  image_url?: string;
  imageURL?: string;
  title?: string;
  email?: string;
  description?: string;
  page?: boolean | { permalink?: string };
  socials?: Record<string, string>;
}

/** Reads the authors file of one blog. */
export function readAuthors(
  file: DataFile | undefined,
  blog: BlogInstance,
  site: Site,
): { authors: Map<string, Author>; problems: Problem[] } {
  const authors = new Map<string, Author>();
  if (!file) return { authors, problems: [] };
  const { value, problems } = readData(file, shape, 'authors-file-shape');
  const pages = new Map<string, string>();
  if (problems.length > 0) return { authors, problems };
  for (const [key, raw] of Object.entries(value as Record<string, RawAuthor>)) {
    const place = dataPlace(file, [key], 'key');
    if (!raw.name && !raw.image_url && !raw.imageURL) problems.push(problem('authors-nameless', { key }, place));
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

function authorOf(raw: RawAuthor, site: Site): Author {
  const image = raw.imageURL ?? raw.image_url;
  const author: Author = {};
  for (const key of ['name', 'title', 'url', 'email', 'description'] as const) {
    if (raw[key]) author[key] = raw[key];
  }
  if (image) author.imageUrl = finalImage(image, site);
  const socials = Object.entries(raw.socials ?? {}).map(([name, handle]) => [name, socialUrl(name, handle)] as const);
  if (socials.length > 0) author.socials = Object.fromEntries(socials);
  if (!author.url && author.email) author.url = `mailto:${author.email}`;
  return author;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function finalImage(image: string, site: Site): string {
  return isExternal(image) || !image.startsWith('/') ? image : joinPath(site.baseUrl, image);
}

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
  const nearest = nearestName(key, known.keys());
  const args = { key, file: blog.authorsMapPath, known: [...known.keys()].join(', ') || '–' };
  return problem('authors-unknown', args, nearest === undefined ? place : { ...place, nearest });
}
