/** Resolves addresses in content to local files (B4.52, B4.58, B4.59, B4.63). */
import { posix } from 'node:path';
import type { Scope } from '../../shared/page-fields.js';
import { decodePath, isExternal, splitUrl, withoutBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import type { SourcePlace } from '../content/source.js';
import type { SiteFiles } from './site-files.js';

/** Files of a site as links name them. Made once a build. */
export interface FileIndex {
  site: Site;
  /** Site-relative path of a static file by its path below the output folder. */
  statics: ReadonlyMap<string, string>;
  /** Content folders by `area/instance/version`. */
  folders: ReadonlyMap<string, string[]>;
}

export const indexFiles = (site: Site, files: Pick<SiteFiles, 'assets' | 'versions'>): FileIndex => ({
  site,
  statics: new Map(files.assets.map(({ path, output }) => [output, path])),
  folders: contentFolders(site, files),
});

/** Content folders of a site, relative to its own, by `area/instance/version`. */
function contentFolders(site: Site, files: Pick<SiteFiles, 'versions'>): FileIndex['folders'] {
  const folders = new Map<string, string[]>();
  const add = (area: string, instance: string, version: string, paths: string[]) =>
    folders.set(`${area}/${instance}/${version}`, paths);
  for (const version of files.versions) add('docs', version.scope.instance, version.name, [version.folder]);
  for (const blog of site.blog) add('blog', blog.id, 'current', [blog.path]);
  if (site.pages) add('pages', 'default', 'current', [site.pages.path]);
  return folders;
}

/** Content folders of a scope. */
export const foldersOf = (
  { folders }: Pick<FileIndex, 'folders'>,
  { area, instance, version }: Scope,
): readonly string[] => folders.get(`${area}/${instance}/${version}`) ?? [];

/**
 * Returns the place of an imported Markdown file: in its own content folder, or relative to the folder of the
 * importing content. Its links are resolved from there.
 */
export function importedPlace(site: Site, path: string, importer: Scope, files: SiteFiles): Omit<SourcePlace, 'kind'> {
  const listed = files.sources.find((source) => source.path === path);
  if (listed) return listed;
  const [folder = ''] = foldersOf({ folders: contentFolders(site, files) }, importer);
  return { path, relative: posix.relative(folder, path), scope: importer };
}

/** Site-relative candidates for a link to a Markdown file, best first (B4.52). */
export function* markdownCandidates(url: string, document: Document, index: FileIndex): Generator<string> {
  const { scope, source, relative } = document;
  const path = decodePath(splitUrl(url).pathname).replace(/\/$/, '');
  if (path.startsWith('@site/')) {
    yield posix.normalize(path.slice('@site/'.length));
    return;
  }
  const folders = foldersOf(index, scope);
  if (!path.startsWith('/')) {
    yield posix.join(posix.dirname(source), path);
    // Relative paths of a translated file also start from its original.
    for (const folder of folders) yield posix.join(folder, posix.dirname(relative), path);
    if (/^\.\.?\//.test(path)) return;
  }
  for (const folder of folders) yield posix.join(folder, path);
  yield posix.normalize(path.replace(/^\//, ''));
}

/** True if a URL names a Markdown file; a slash after its name changes nothing, as in version 2 of the reference. */
export function isMarkdownLink(url: string): boolean {
  return !isExternal(url) && /\.mdx?\/?$/.test(splitUrl(url).pathname);
}

/** Site-relative paths of the local file that an image or a link to a file may mean; empty when it names none. */
export function assetPaths(url: string, document: Pick<Document, 'source'>, index: FileIndex): string[] {
  if (url === '' || url.startsWith('#') || isExternal(url)) return [];
  const path = decodePath(splitUrl(url).pathname);
  if (path.startsWith('@site/')) return [posix.normalize(path.slice('@site/'.length))];
  if (!path.startsWith('/')) return path === '' ? [] : [posix.join(posix.dirname(document.source), path)];
  const found = index.statics.get(path.slice(1)) ?? index.statics.get(withoutBase(path, index.site.baseUrl).slice(1));
  // Repository hosts resolve such an address from the top of the folder.
  return [found ?? posix.normalize(path.slice(1))];
}

/** Files of repositories that have no extension: LICENSE, AUTHORS, Makefile. */
const WITHOUT_EXTENSION = /(?:^|\/)(?:[A-Z]{4,}(?:[-_][A-Z\d]+)*|[A-Z][a-z]+file)$/;

/** True if a link has the form of a link to a file of its own kind (B4.58). */
export function isFileLink(url: string): boolean {
  if (isExternal(url) || url.startsWith('#')) return false;
  const path = decodePath(splitUrl(url).pathname);
  const extension = posix.extname(path);
  if (extension === '') return WITHOUT_EXTENSION.test(path);
  return extension !== '' && extension !== '.' && !/^\.(?:mdx?|html?)$/i.test(extension);
}

/**
 * Every local file that the documents may show or offer, by site-relative path: what the engine is to look for,
 * measure and emit before linking (`LinkContext.assets`).
 */
export function assetCandidates(site: Site, documents: readonly Document[], files: SiteFiles): Set<string> {
  const index = indexFiles(site, files);
  const paths = new Set<string>();
  const add = (url: string, document: Document) => {
    for (const path of assetPaths(url, document, index)) paths.add(path);
  };
  for (const document of documents) {
    for (const slot of document.slots) {
      if (slot.kind === 'image' || (slot.kind === 'link' && isFileLink(slot.url))) add(slot.url, document);
    }
    const { image } = document.frontMatter;
    if (image?.startsWith('./') || image?.startsWith('../')) add(image, document);
  }
  return paths;
}
