/** Recognises folders of another tool: its content, and the files of its theme. */
import { join } from 'node:path';
import { entriesOf, filesBelow } from './files-below.js';

/** Folders that hold no content of the site. */
const OTHERS = /^(?:\.|node_modules$|build$|dist$|static$|i18n$|versioned_|src$|scripts?$|test)/;

/** Markdown files below the folders at the top of a site; partials do not count. */
export function markdownFiles(dir: string): string[] {
  const folders = entriesOf(dir).filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name));
  return folders.flatMap(({ name }) =>
    filesBelow(join(dir, name)).flatMap((path) => (isPage(path) ? [`${name}/${path}`] : [])),
  );
}

const isPage = (path: string): boolean =>
  /\.mdx?$/.test(path) &&
  !/(?:^|\/)(?:_|node_modules\/)/.test(path) &&
  !/(?:^|\/)(?:README|CHANGELOG|LICENSE|CONTRIBUTING)\.md$/i.test(path);
