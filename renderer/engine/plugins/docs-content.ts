/**
 * What the reference's plugin for docs loads, for plugins that wrap it where its package is not installed: the docs of each version for home pages and
 * global data. The pages of the docs are made elsewhere, from the same files; sidebars are not among what is loaded.
 */
import { join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { joinPath } from '../../shared/urls.js';
import { docsInstance } from '../../site/configuration/config.js';
import type { DocsInstance } from '../../site/configuration/config-types.js';
import { docIdentity } from '../../site/graph/ids-and-slugs.js';
import { numberSplitter } from '../../site/graph/number-prefixes.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { type DocsVersion, readVersionNames, versionsFile, versionsOf } from '../../site/sources/docs-versions.js';
import {
  addressOf,
  type ContentFile,
  type ContentPlace,
  contentFolder,
  editUrlOf,
  lineText,
  readContent,
  tagsIn,
  textOf,
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
  return docsInstance({ ...options, path: pathFrom(dir, contentFolder(options, 'docs', dir)) });
}

function versionContent(version: DocsVersion, options: Plain, place: ContentPlace): Plain {
  const contentPath = join(place.dir, version.folder);
  const read = readContent(contentPath, 'doc', options, place).map((file) => docOf(file, { version, options, place }));
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

function docOf(file: ContentFile, { version, options, place }: Reading): Plain & { draft: boolean } {
  const { path, source, frontMatter } = file;
  const splitter = numberSplitter(version.docs.numberPrefixParser);
  const { id, slug, folder, stem, number } = docIdentity(path, frontMatter, splitter);
  const permalink = addressOf(joinPath(version.path, slug), place, String(place.siteConfig.baseUrl));
  const { name, folder: versionDocsDirPath } = version;
  return {
    id,
    title: file.title ?? lineText(stem),
    description: file.description,
    source: `@site/${source}`,
    sourceDirName: folder === '' ? '.' : folder,
    slug,
    permalink,
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
    editUrl: editUrlOf(options.editUrl, source, {
      docPath: path,
      versionDocsDirPath,
      version: name,
      permalink,
      locale: place.locale,
    }),
    tags: tagsIn(frontMatter, tagsPathOf(version, options)),
    version: name,
    sidebarPosition: frontMatter.sidebar_position ?? number,
    frontMatter: file.written,
  };
}
