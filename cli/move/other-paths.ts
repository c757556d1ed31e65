/** Paths of a site's files that a move may have to change, though they are neither pages nor code. */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../renderer/engine/write/disk.js';
import { isStyle } from '../../renderer/move/style-addresses.js';
import type { World } from '../../renderer/move/world.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import { pluginFolder } from '../../renderer/site/configuration/translations.js';
import type { Document } from '../../renderer/site/content/document.js';
import type { SiteFiles } from '../../renderer/site/sources/site-files.js';

/** Style sheets of the configuration, of the site's theme files, and of folders of content. */
export function stylePaths({ dir, customCss, themeDir }: Site, { sources }: SiteFiles): string[] {
  const folders = new Set(sources.map(({ path }) => posix.dirname(path)));
  const beside = [...folders].flatMap((folder) =>
    existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)).map((name) => posix.join(folder, name)) : [],
  );
  const theme = listFiles(join(dir, themeDir)).map((path) => posix.join(themeDir, path));
  return [
    ...new Set([...customCss.map((path) => posix.normalize(path.replace(/^@site\//, ''))), ...beside, ...theme]),
  ].filter(isStyle);
}

const I18N = 'i18n';
const localesOf = (dir: string) => (existsSync(join(dir, I18N)) ? readdirSync(join(dir, I18N)) : []);

/** Translations of pages in every language, with the paths of the pages. */
export function translatedPages(dir: string, documents: readonly Document[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of localesOf(dir))
    for (const { source, relative, scope } of documents) {
      const { area, instance, version } = scope;
      const name = version === 'current' ? version : `version-${version}`;
      const folder = posix.join(I18N, locale, pluginFolder(area, instance), area === 'docs' ? name : '');
      const path = posix.join(folder, relative);
      if (path !== source && existsSync(join(dir, path))) found.set(path, source);
    }
  return found;
}

/** Pages shown in place of a translation of the site's language, with its path. */
export function originalPages(world: World, documents: readonly Document[]): [string, string][] {
  return documents.flatMap((document): [string, string][] => {
    const path = world.placeOf(document.source, document);
    return path !== document.source && world.fileExists(path) ? [[path, document.source]] : [];
  });
}

/** Files with texts of the interface. */
export const interfaceTexts = (dir: string): string[] =>
  listFiles(join(dir, I18N))
    .filter((path) => path.endsWith('.json') && !path.includes('/docusaurus-plugin-content-pages/'))
    .map((path) => posix.join(I18N, path));
