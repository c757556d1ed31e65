/** What lies in a folder of another tool: its content, and the files of its theme. */
import { join } from 'node:path';
import { entriesOf, filesBelow } from './files-below.js';

/** Folders that hold no content of the site. */
const OTHERS = /^(?:\.|node_modules$|build$|dist$|static$|i18n$|versioned_|src$|scripts?$|test)/;

/** Folders at the top of a site that hold Markdown, with the number of files; partials do not count. */
export function markdownFolders(dir: string): { folder: string; count: number }[] {
  const folders = entriesOf(dir).filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name));
  return folders
    .map(({ name }) => ({ folder: name, count: filesBelow(join(dir, name)).filter(isPage).length }))
    .filter(({ count }) => count > 0);
}

const isPage = (path: string): boolean =>
  /\.mdx?$/.test(path) &&
  !/(?:^|\/)(?:_|node_modules\/)/.test(path) &&
  !/(?:^|\/)(?:README|CHANGELOG|LICENSE|CONTRIBUTING)\.md$/i.test(path);
