/** Patterns of the configuration that begin with a folder or file which is not there: they fit nothing. */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import type { SourceIo } from './disk-io.js';
import { quotedPlace } from './line-and-column.js';
import { nearestFile } from './near-files.js';
import type { SiteFiles } from './site-files.js';

type Disk = Pick<SourceIo, 'list' | 'stat'>;

/** Patterns that start with a sign may be written for future files; those that name something refer to it. */
export function unusedPatterns(site: Site, files: SiteFiles, disk: Disk): Problem[] {
  // Configurations of other tools are full of harmless unused patterns.
  if (posix.basename(site.configFile).startsWith('docusaurus.')) return [];
  const contents = [...site.docs, ...site.blog, ...(site.pages ? [site.pages] : [])];
  return [
    ...contents.flatMap(({ path, include, exclude }) => [
      ...unusedOf('include', include, path, { site, files, disk }),
      ...unusedOf('exclude', exclude, path, { site, files, disk }),
    ]),
    ...unusedOf('trustedPaths', site.trustedPaths, '.', { site, files, disk }),
  ];
}

function unusedOf(
  field: string,
  patterns: readonly string[],
  folder: string,
  { site, files, disk }: { site: Site; files: SiteFiles; disk: Disk },
): Problem[] {
  const isThere = (path: string) =>
    disk.list(posix.join(folder, path)) !== undefined || disk.stat(posix.join(folder, path)) !== undefined;
  if (!isThere('.')) return [];
  return patterns.flatMap((pattern) => {
    const bare = pattern.replace(/^!/, '').replace(/^\.\//, '');
    const head = headOf(bare);
    const place = quotedPlace(files, site.configFile, pattern);
    if (head === '' || isThere(head) || place.line === undefined) return [];
    const below = bare.startsWith(`${folder}/`) ? bare.slice(folder.length + 1) : undefined;
    const names = (path: string) => disk.list(path)?.map(({ name }) => name);
    const near = nearestFile(head, { list: names, base: folder });
    const wanted =
      below !== undefined && isThere(headOf(below) || '.') ? below : near && near.name + bare.slice(head.length);
    const args = { field, pattern, folder, sample: wanted ?? 'drafts/**' };
    const named = wanted === undefined ? place : withNamed(place, pattern, { name: wanted, sure: false });
    return [problem('config-pattern-unused', args, named)];
  });
}

/** The folders, or the file, that a pattern names before its first sign. */
function headOf(pattern: string): string {
  const names = pattern.split('/');
  const sign = names.findIndex((name) => /[*?[\]{}()!+@\\]/.test(name));
  return names.slice(0, sign < 0 ? names.length : sign).join('/');
}
