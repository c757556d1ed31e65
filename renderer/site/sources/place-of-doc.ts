/** Finds the place of a new Markdown file without reading the site folder. */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import { pluginFolder, translationFile } from '../configuration/translations.js';
import type { SourcePlace } from '../content/source.js';
import { excluder, matcher } from '../helpers/glob.js';
import { diskIo } from './disk-io.js';
import type { DocsVersion } from './docs-versions.js';

/** Returns its place among the docs of a version; undefined if it is not one of them, or if reading the site may report something about it. */
export function placeOfDoc(site: Site, version: DocsVersion, path: string): SourcePlace | undefined {
  const { folder, scope, docs } = version;
  const relative = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
  // Names with two endings are taken for slips.
  if (relative === '' || /\..*\./.test(posix.basename(relative)) || /(?:^|\/)\./.test(relative)) return undefined;
  if (!matcher(docs.include)(relative) || excluder(docs.exclude)(relative)) return undefined;
  const { list } = diskIo(site.dir);
  const isLink = list(posix.dirname(path))?.some(({ name, outside }) => outside && name === posix.basename(path));
  const isTranslated = list(translationFile(site, pluginFolder('docs', scope.instance))) !== undefined;
  return isLink || isTranslated ? undefined : { path, relative, kind: 'doc', scope };
}
