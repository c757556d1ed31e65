import type { DocPage, Page } from '../../shared/page.js';
import type { PostPage } from '../../shared/post.js';
import type { Site } from '../../site/configuration/config-types.js';
import { absoluteUrl, type Output, type TextOutput } from '../output-file.js';
import { isIndexed } from './sitemap.js';

type Readable = Extract<Page, { kind: 'doc' | 'post' | 'page' }>;

export const LLMS_FILE = 'llms.txt';

/** Address of the Markdown copy of a page: its route with `.md`; the folder's `index.md` for a route that ends with a slash. */
export function markdownPath(page: Page): string {
  return page.file.replace(/\.html$/, '.md');
}

/** True for pages with a Markdown copy and an entry in `llms.txt`: text that may be found from outside (D17). */
export function hasMarkdownCopy(page: Page): page is Readable {
  return (page.kind === 'doc' || page.kind === 'post' || page.kind === 'page') && isIndexed(page);
}

/** The Markdown copy of one page: its title as a heading where the body does not print one. */
export function markdownCopy(page: Readable, body: string): TextOutput {
  const title = page.kind === 'doc' ? page.heading : page.kind === 'post' ? page.post.title : null;
  return { path: markdownPath(page), phase: 'list', bytes: `${title ? `# ${title}\n\n` : ''}${body.trim()}\n` };
}

/** `llms.txt`: title, tagline, then the notes by sidebar and the posts, each with its description. */
export function makeLlms(site: Site, pages: readonly Page[]): Output {
  const readable = pages.filter(hasMarkdownCopy);
  const docs = readable.filter((page): page is DocPage => page.kind === 'doc');
  const posts = readable.filter((page): page is PostPage => page.kind === 'post');
  const names = [...new Set(docs.map((doc) => doc.sidebar?.name ?? ''))].sort();
  const sections = names.map((name) =>
    section(
      site,
      name || 'docs',
      docs.filter((doc) => (doc.sidebar?.name ?? '') === name),
    ),
  );
  if (posts.length > 0) sections.push(section(site, 'blog', posts));
  const tagline = site.tagline ? `\n> ${site.tagline}\n` : '';
  return { path: LLMS_FILE, phase: 'list', bytes: `# ${site.title}\n${tagline}\n${sections.join('\n')}` };
}

function section(site: Site, name: string, pages: readonly Readable[]): string {
  const lines = pages.map((page) => llmsLine(site, page));
  return `## ${name}\n\n${lines.sort().join('')}`;
}

/** The line of a page. */
export function llmsLine(site: Site, page: Readable): string {
  const address = site.markdownCopies
    ? absoluteUrl(site.url, site.baseUrl + markdownPath(page))
    : absoluteUrl(site.url, page.route);
  const description = page.head.description ? `: ${page.head.description}` : '';
  return `- [${page.title}](${address})${description}\n`;
}

/** Returns the name of the section that contains a doc. */
const sectionOf = ({ sidebar }: DocPage): string => sidebar?.name || 'docs';

/** A doc's line before and after an edit: absent if the doc was added or removed. */
export interface LinesOfDoc {
  before?: DocPage;
  now?: DocPage;
}

/**
 * Replaces the line of a doc, if every line belongs to one page.
 * @returns undefined if the line is ambiguous
 */
export function withLine(site: Site, list: string, { before, now }: LinesOfDoc): string | undefined {
  const doc = now ?? before;
  if (!doc || (before && now && sectionOf(before) !== sectionOf(now))) return undefined;
  const head = `\n## ${sectionOf(doc)}\n\n`;
  const start = list.indexOf(head) + head.length;
  if (start < head.length || list.indexOf(head, start) >= 0) return undefined;
  const next = list.indexOf('\n\n', start);
  const end = next < 0 ? list.length : next + 1;
  const lines = list.slice(start, end).split(/(?<=\n)/);
  if (before) {
    const line = llmsLine(site, before);
    const at = lines.indexOf(line);
    if (at < 0 || lines.length === 1 || lines.includes(line, at + 1)) return undefined;
    lines.splice(at, 1);
  }
  if (now) lines.push(llmsLine(site, now));
  return list.slice(0, start) + lines.sort().join('') + list.slice(end);
}
