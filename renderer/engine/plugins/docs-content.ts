/**
 * What the reference's plugin for docs loads, for plugins that wrap it where its package is not installed: the docs of each version for home pages and
 * global data. The pages of the docs are made elsewhere, from the same files; sidebars are not among what is loaded.
 */
import { join, relative } from 'node:path';
import { excerptOf } from '../../compile/page/excerpt.js';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';
import { applyTrailingSlash, joinPath } from '../../shared/urls.js';
import { docsInstance } from '../../site/configuration/config.js';
import type { DocsInstance } from '../../site/configuration/config-types.js';
import { EXCLUDE } from '../../site/configuration/content-options.js';
import { readFrontMatter } from '../../site/front-matter/front-matter.js';
import { docIdentity, numberSplitter } from '../../site/graph/ids-and-slugs.js';
import { excluder, matcher } from '../../site/helpers/glob.js';
import { type DocsVersion, readVersionNames, versionsFile, versionsOf } from '../../site/sources/docs-versions.js';
import {
  type ContentPlace,
  contentFolder,
  globsOf,
  INCLUDED,
  lineText,
  splitTitle,
  tagsIn,
  textOf,
  writtenFields,
} from './content-parts.js';
import type { Plain } from './plugin-types.js';

/** Reads all docs of an instance. @param options of the plugin */
export function docsContent(options: Plain, place: ContentPlace): Plain {
  const docs = instanceOf(options, place.dir);
  const file = versionsFile(docs);
  const text = readText(join(place.dir, file));
  const { names } = text === undefined ? { names: [] } : readVersionNames(text, file);
  const site = {
    dir: place.dir,
    configFile: '',
    locale: String(place.locale ?? ''),
    baseUrl: String(place.siteConfig.baseUrl),
  };
  const { versions } = versionsOf(site, docs, names);
  return { loadedVersions: versions.map((version) => versionContent(version, options, place)) };
}

/** The instance with the folder as we write it. Its options are of a plugin that the other tool has checked. */
function instanceOf(options: Plain, dir: string): DocsInstance {
  const path = relative(dir, contentFolder(options, 'docs', dir))
    .split('\\')
    .join('/');
  return docsInstance({ ...options, path });
}

function versionContent(version: DocsVersion, options: Plain, place: ContentPlace): Plain {
  const contentPath = join(place.dir, version.folder);
  const included = matcher(globsOf(options.include, INCLUDED));
  const excluded = excluder(globsOf(options.exclude, EXCLUDE));
  const read = filesBelow(contentPath, 'node_modules')
    .filter((path) => included(path) && !excluded(path))
    .map((path) => docOf(path, { version, options, place }));
  return {
    versionName: version.name,
    label: version.label,
    path: version.path,
    tagsPath: tagsPathOf(version, options),
    banner: version.banner === 'none' ? null : version.banner,
    badge: version.badge,
    noIndex: version.noIndex,
    className: version.className,
    isLast: version.isLast,
    contentPath,
    docs: read.filter(({ draft }) => !draft),
    drafts: read.filter(({ draft }) => draft),
    sidebars: {},
  };
}

const tagsPathOf = (version: DocsVersion, options: Plain): string =>
  joinPath(version.path, textOf(options.tagsBasePath, 'tags'));

interface Reading {
  version: DocsVersion;
  options: Plain;
  place: ContentPlace;
}

function docOf(path: string, { version, options, place }: Reading): Plain & { draft: boolean } {
  const file = join(place.dir, version.folder, path);
  const text = readText(file) ?? '';
  const { frontMatter, body } = readFrontMatter(text, { path, kind: 'doc' }, { isMoved: true });
  const { id, slug, folder, stem, number } = docIdentity(
    path,
    frontMatter,
    numberSplitter(version.docs.numberPrefixParser),
  );
  const { trailingSlash, baseUrl } = place.siteConfig;
  const rules = {
    trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
    baseUrl: String(baseUrl),
  };
  const permalink = applyTrailingSlash(joinPath(version.path, slug), rules);
  const { heading, content } = splitTitle(body);
  const source = relative(place.dir, file).split('\\').join('/');
  return {
    id,
    title: frontMatter.title ?? lineText(heading ?? stem),
    description: frontMatter.description ?? excerptOf(content),
    source: `@site/${source}`,
    sourceDirName: folder === '' ? '.' : folder,
    slug,
    permalink,
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
    editUrl: editUrlOf(options.editUrl, source, { path, permalink, version, locale: place.locale }),
    tags: tagsIn(frontMatter, tagsPathOf(version, options)),
    version: version.name,
    sidebarPosition: frontMatter.sidebar_position ?? number,
    frontMatter: writtenFields(text),
  };
}

function editUrlOf(
  given: unknown,
  source: string,
  { path, version, ...about }: Plain & { path: string; version: DocsVersion },
) {
  if (typeof given === 'string') return `${given.replace(/\/$/, '')}/${source}`;
  return typeof given === 'function'
    ? given({ docPath: path, versionDocsDirPath: version.folder, version: version.name, ...about })
    : undefined;
}
