/** Versions of docs whose folder is not there. */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import type { SourceIo } from './disk-io.js';
import { CURRENT, type DocsVersion, readVersionNames, versionsFile } from './docs-versions.js';
import { quotedTextPlace } from './line-and-column.js';
import { meantFolder } from './meant-folders.js';
import { nearestFile } from './near-files.js';

interface Disk {
  list: SourceIo['list'];
  text(path: string): string | undefined;
}

/** Returns what to say of the folder of a version that cannot be read. */
export const missingDocs = (version: DocsVersion, site: Site, disk: Disk): Problem =>
  version.name === CURRENT ? missingCurrent(version, site, disk) : missingVersion(version, disk);

/** The docs that are written now: the configuration names their folder. */
function missingCurrent({ name: version, folder }: DocsVersion, { configFile, absent }: Site, disk: Disk): Problem {
  const list = (path: string) => disk.list(path)?.map(({ name }) => name);
  const near = nearestFile(folder, { list }, (name) => !name.includes('.'));
  const quoted: Place = quotedTextPlace(disk.text(configFile), configFile, folder);
  const found = problem('docs-folder-missing', { version, folder }, near ? withNamed(quoted, folder, near) : quoted);
  // Plugins that do not run may have filled it.
  return absent?.names.length ? { ...found, level: 'warning' } : found;
}

/** An older version: its file lists it, and its folder may have another name. */
function missingVersion({ name: version, folder, docs }: DocsVersion, disk: Disk): Problem {
  const file = versionsFile(docs);
  const text = disk.text(file);
  const place = quotedTextPlace(text, file, version);
  const { names } = readVersionNames(text ?? '[]', file);
  const taken = new Set(names.map((name) => `version-${name}`));
  const bare = (name: string) => name.toLowerCase().replace(/^v(?:er(?:sion)?s?)?[-_. ]?(?=\d)/, '');
  const meant = meantFolder(folder, disk.list, {
    isFree: (name) => !taken.has(name),
    isSame: (name) => bare(name) === bare(posix.basename(folder)) || name === version,
  });
  return meant === undefined
    ? problem('version-folder-missing', { version, folder }, place)
    : { ...problem('folder-name', { folder, found: meant }, place), level: 'error' };
}
