/** Every output that is not a page: theme and content files, parts, feeds, lists for machines, the search index. */
import { join } from 'node:path';
import { framePath } from '../../../theme/client/article/article-markup.js';
import { frameDocument } from '../../../theme/client/frame/frame-document.js';
import type { ClientBundle } from '../../output/bundle/client-bundle.js';
import { withScript } from '../../output/document/one-document.js';
import { makeFeeds, postsInFeeds } from '../../output/lists/feeds.js';
import { makeHostFiles } from '../../output/lists/host-files.js';
import { makeLlms } from '../../output/lists/llms.js';
import { makeOpenSearch } from '../../output/lists/opensearch.js';
import { makeSitemap } from '../../output/lists/sitemap.js';
import { unreadable } from '../../output/modules/run-config.js';
import { escapeMarkup, type Output } from '../../output/output-file.js';
import type { Page } from '../../shared/page.js';
import type { PostPage } from '../../shared/post.js';
import { fileOfAddress } from '../../shared/urls.js';
import type { BlogInstance, Site } from '../../site/configuration/config-types.js';
import { problem } from '../../site/problems/problem.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import { lackProblems, measureStatics } from '../load/content-files.js';
import type { Memo } from '../memo/memo.js';
import type { AddedOutput } from '../plugins/plugin-outputs.js';
import { readBytes } from '../write/disk.js';
import { mayName, namesOfCopy } from '../write/output-names.js';
import type { Outputs } from '../write/outputs.js';
import { MARKER } from '../write/write.js';
import type { Linked } from './link-step.js';
import type { PageModules } from './module-step.js';
import { SITE_DATA } from './page-context.js';

export interface ListInput {
  site: Site;
  files: SiteFiles;
  linked: Linked;
  bundle: ClientBundle;
  modules: PageModules;
  outputs: Outputs;
  memo: Memo;
  /** Finished HTML of posts by route. */
  posts: ReadonlyMap<string, string>;
  /** Files of plugins. */
  added: readonly AddedOutput[];
}

/** Adds the files that pages load. */
export function putAssets(input: ListInput): void {
  putFiles(input);
  putParts(input);
}

/** Adds the files that pages load, and the lists for machines. */
export function putLists(input: ListInput): void {
  putAssets(input);
  putMachineLists(input);
}

function putFiles({ site, files, linked, bundle, modules, outputs, memo }: ListInput): void {
  outputs.put({ path: MARKER.path, bytes: MARKER.text, phase: 'asset' }, 'format');
  for (const file of [...bundle.files, ...modules.files]) outputs.put({ ...file, phase: 'asset' }, 'theme');
  if (bundle.assets.frame) {
    // Next to the one document of the hash router; the frame itself is one folder deeper.
    const base = site.router === 'hash' ? '../' : site.baseUrl;
    const { scope } = modules;
    const own = scope && { ...scope, script: base + scope.script };
    const bytes = frameDocument(base + bundle.assets.frame, escapeMarkup(site.htmlLang), own);
    const names = [bundle.assets.frame, ...(scope ? [scope.script] : [])];
    outputs.put({ path: fileOfAddress(framePath(site.baseUrl), site), bytes, phase: 'part', names }, 'frame');
  }
  for (const { path, source, hash } of linked.contentFiles) outputs.putFile(path, join(site.dir, source), hash);
  const pages = new Set(linked.pages.map(({ file }) => file));
  const statics = measureStatics(site.dir, files, memo);
  outputs.problems.push(...lackProblems([...linked.contentFiles, ...statics]));
  for (const { path, output, hash } of statics) {
    if (pages.has(output)) continue;
    if (isWrittenOver(site, output)) {
      const clash = problem('output-clash', { path: output, first: path, second: 'sitemap' }, { file: path });
      outputs.problems.push({ ...clash, level: 'warning' });
      continue;
    }
    const file = join(site.dir, path);
    const names = mayName(path) ? () => namesOfCopy(output, textOf(site.dir, path), site.baseUrl) : undefined;
    const refused = hash === undefined ? unreadable(file) : undefined;
    if (hash !== undefined) outputs.putFile(output, file, hash, names);
    // It may have been removed since.
    else if (refused) outputs.problems.push(problem('source-unreadable', { reason: refused.message }, { file: path }));
  }
}

/** True for a static file that is no more where the reference has written its sitemap. */
const isWrittenOver = ({ sitemap, noIndex, router, markdown }: Site, output: string): boolean =>
  markdown.missingComponents === 'children' &&
  !noIndex &&
  router !== 'hash' &&
  sitemap !== false &&
  sitemap.filename === output;

/** Text of a file of the site. */
const textOf = (dir: string, path: string): string => new TextDecoder().decode(readBytes(dir, path));

function putParts({ site, linked, outputs }: ListInput): void {
  const isHash = site.router === 'hash';
  if (!isHash) outputs.put({ path: SITE_DATA, bytes: JSON.stringify(linked.clientSite), phase: 'part' }, 'site');
  for (const { address, value } of linked.parts) {
    const part = { path: fileOfAddress(address, site), bytes: JSON.stringify(value), phase: 'part' as const };
    for (const output of isHash ? withScript(part, site.baseUrl) : [part]) outputs.put(output, address);
  }
}

/** Posts of a blog that its lists and feeds show, in the order of the pages: newest first. */
const listedPosts = (blog: BlogInstance, pages: readonly Page[]): PostPage[] =>
  pages.filter(
    (page): page is PostPage =>
      page.kind === 'post' && page.scope.instance === blog.id && !page.unlisted && !page.draft,
  );

/** Routes of the posts whose body is part of a feed. */
export const routesInFeeds = ({ blog }: Site, pages: readonly Page[]): ReadonlySet<string> =>
  new Set(blog.flatMap((one) => postsInFeeds(one, listedPosts(one, pages)).map(({ route }) => route)));

function putMachineLists({ site, files, linked, outputs, posts, added }: ListInput): void {
  const { pages } = linked;
  for (const blog of site.blog) {
    for (const output of makeFeeds(site, blog, listedPosts(blog, pages), (post) => posts.get(post.route) ?? ''))
      outputs.put(output, 'feed');
  }
  const attachments = files.assets.map(({ output }) => output);
  // A file of the author's own wins over ours.
  const own = new Set(attachments);
  const put = (output: Output | null | undefined, owner: string) => {
    if (output && !own.has(output.path)) outputs.put(output, owner);
  };
  for (const output of makeHostFiles(site, pages, attachments)) put(output, 'host files');
  put(makeOpenSearch(linked.clientSite), 'search description');
  // One in addition to a sitemap of the author's own is a clash, which is reported.
  const sitemap = makeSitemap(site, pages);
  if (sitemap) outputs.put(sitemap, 'sitemap');
  if (site.llms) put(makeLlms(site, pages), 'llms');
  for (const { output, owner } of added) put(output, owner);
}
