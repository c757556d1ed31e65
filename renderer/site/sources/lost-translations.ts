/** Translations that are never read: folders and files with a misspelt name, and pages without an original. */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import type { SiteLocale } from '../configuration/locales.js';
import { pluginFolder } from '../configuration/translations.js';
import { nearestOf } from '../problems/near-names.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import type { SourceIo } from './disk-io.js';
import { nearestFile } from './near-files.js';
import type { SiteFiles } from './site-files.js';

type Disk = Pick<SourceIo, 'list' | 'stat'>;

const THEME = 'docusaurus-theme-classic';
const THEME_FILES = ['navbar.json', 'footer.json'];

/** In the folders of all languages of a site. */
export function lostTranslations(site: Site, files: SiteFiles, disk: Disk): Problem[] {
  const sections = sectionsOf(site, files);
  return site.locales.flatMap((locale) => [
    ...misnamed(locale, sections, disk),
    ...sections.flatMap((section) => [
      ...withoutVersion(locale, section, disk),
      ...withoutOriginal(locale, section, disk),
    ]),
  ]);
}

/** A content folder and the folder of its translations in a language. */
interface Section {
  plugin: string;
  /** Of a version of docs; empty elsewhere. */
  version: string;
  folder: string;
}

function sectionsOf({ blog, pages }: Site, { versions }: SiteFiles): Section[] {
  return [
    ...versions.map(({ scope, name, folder }) => ({
      plugin: pluginFolder('docs', scope.instance),
      version: name === 'current' ? name : `version-${name}`,
      folder,
    })),
    ...blog.map(({ id, path }) => ({ plugin: pluginFolder('blog', id), version: '', folder: path })),
    ...(pages ? [{ plugin: pluginFolder('pages', 'default'), version: '', folder: pages.path }] : []),
  ];
}

/** Folders of content that a site may have switched off. */
const CONTENT = /^docusaurus-plugin-content-(?:docs|blog|pages)$/;

/** Folders and files whose names are near to one that is read and free. */
function misnamed({ translations }: SiteLocale, sections: readonly Section[], disk: Disk): Problem[] {
  const look = (folder: string, known: readonly string[]): Problem[] => {
    const entries = disk.list(folder) ?? [];
    const free = known.filter((name) => !entries.some((entry) => entry.name === name));
    return entries.flatMap((entry) => {
      const near = known.includes(entry.name) || CONTENT.test(entry.name) ? undefined : nearestOf(entry.name, free);
      const file =
        near && (entry.folder ? firstFile(posix.join(folder, entry.name), disk) : posix.join(folder, entry.name));
      if (!near || file === undefined) return [];
      const place = { file, line: 1, column: 1, nearest: near.name };
      return [problem('data-file-name', { name: entry.name, known: near.name }, place)];
    });
  };
  const plugins = [...new Set(sections.map(({ plugin }) => plugin))];
  return [
    ...look(translations, ['code.json', THEME, ...plugins]),
    ...look(posix.join(translations, THEME), THEME_FILES),
    ...plugins.flatMap((plugin) => {
      const versions = sections.flatMap((section) =>
        section.plugin === plugin && section.version ? section.version : [],
      );
      const names = versions.flatMap((version) => [version, `${version}.json`]);
      return versions.length === 0 ? [] : look(posix.join(translations, plugin), names);
    }),
  ];
}

function firstFile(folder: string, disk: Disk): string | undefined {
  for (const { name, folder: isFolder } of disk.list(folder) ?? []) {
    const path = posix.join(folder, name);
    const file = isFolder ? firstFile(path, disk) : path;
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Pages of docs right in the folder of their plugin, where those of a version are looked for in a folder of it. Tells the first one. */
function withoutVersion({ translations }: SiteLocale, { plugin, version, folder }: Section, disk: Disk): Problem[] {
  if (version !== 'current') return [];
  const base = posix.join(translations, plugin);
  const isOwn = (path: string) => /\.mdx?$/.test(path) && disk.stat(posix.join(folder, path)) !== undefined;
  const lost = (disk.list(base) ?? []).find((entry) =>
    entry.folder
      ? !/^(?:current|version-.*)$/.test(entry.name) &&
        disk.list(posix.join(base, entry.name))?.some(({ name }) => isOwn(posix.join(entry.name, name)))
      : isOwn(entry.name),
  );
  if (!lost) return [];
  const file = lost.folder ? firstFile(posix.join(base, lost.name), disk) : posix.join(base, lost.name);
  const known = posix.join(version, lost.name);
  return [
    problem('data-file-name', { name: lost.name, known }, { file: file ?? base, line: 1, column: 1, nearest: known }),
  ];
}

/** Pages are those of the content folder: a translation at another path is ignored. */
function withoutOriginal({ translations }: SiteLocale, { plugin, version, folder }: Section, disk: Disk): Problem[] {
  const names = (path: string) => disk.list(path)?.map(({ name }) => name);
  const visit = (below: string): Problem[] =>
    (disk.list(posix.join(translations, plugin, version, below)) ?? []).flatMap(({ name, folder: isFolder }) => {
      const path = posix.join(below, name);
      if (/^[._]/.test(name)) return [];
      if (isFolder) return visit(path);
      if (!/\.mdx?$/.test(name) || disk.stat(posix.join(folder, path))) return [];
      const near = nearestFile(path, { list: names, base: folder });
      const place = { file: posix.join(translations, plugin, version, path), line: 1, column: 1 };
      const args = { path, folder };
      return [problem('translation-unused', args, near ? { ...place, nearest: near.name } : place)];
    });
  return visit('');
}
