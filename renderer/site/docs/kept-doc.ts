/** Data that a build keeps of each doc so that the next one can arrange sidebars again without reading it. */
import { posix } from 'node:path';
import type { Scope } from '../../shared/page-fields.js';
import type { Document } from '../content/document.js';
import type { FrontMatter } from '../front-matter/front-matter-fields.js';
import type { DocMeta } from '../graph/graph-types.js';
import { isIndexFile } from '../graph/ids-and-slugs.js';
import { defined } from '../helpers/defined.js';
import type { DocsVersion } from '../sources/docs-versions.js';

/** Names of fields of front matter that decide on the places of a doc, and on its names there. */
const PLACING = /^pagination_|^sidebar_(?!position)|_sidebar$/;

/** One doc; absent fields have the most common value. */
export interface KeptDoc {
  /** Below the content folder. */
  path: string;
  id: string;
  route: string;
  title: string;
  description: string;
  position?: number;
  unlisted?: true;
  /** Its slug is `/`. */
  isRoot?: true;
  front?: FrontMatter;
}

export function shortDoc({ document, id, slug, route, title, description, position, unlisted }: DocMeta): KeptDoc {
  const front = frontOf(document);
  return {
    path: document.relative,
    id,
    route,
    title,
    description,
    ...defined({ position }),
    ...(unlisted && { unlisted: true }),
    ...(slug === '/' && { isRoot: true }),
    ...(Object.keys(front).length > 0 && { front }),
  };
}

/** Returns what is kept of front matter. */
export const frontOf = ({ frontMatter }: Pick<Document, 'frontMatter'>): FrontMatter =>
  Object.fromEntries(Object.entries(frontMatter).filter(([name]) => PLACING.test(name)));

/** Returns docs as `placeDocs` takes them. Of their documents there is no more than that asks for. */
export function wholeDocs(
  { folder, scope }: Pick<DocsVersion, 'folder' | 'scope'>,
  docs: readonly KeptDoc[],
): DocMeta[] {
  const empty = emptyDocument(scope);
  const noFront: FrontMatter = {};
  return docs.map((kept) => {
    const { path, id, route, title, description, position, unlisted = false, isRoot, front = noFront } = kept;
    const cut = path.lastIndexOf('/');
    const place = {
      folder: cut < 0 ? '' : path.slice(0, cut),
      stem: path.slice(cut + 1, path.lastIndexOf('.')),
    };
    return {
      document: { ...empty, source: posix.join(folder, path), relative: path, frontMatter: front },
      id,
      slug: isRoot ? '/' : route,
      ...place,
      isIndex: isIndexFile(place.stem, place.folder),
      position,
      permalink: route,
      route,
      title,
      description,
      draft: false,
      unlisted,
      tags: [],
    };
  });
}

const emptyDocument = (scope: Scope): Omit<Document, 'source' | 'relative' | 'frontMatter'> => ({
  kind: 'doc',
  scope,
  key: '',
  excerpt: '',
  outline: [],
  ids: [],
  sections: [],
  slots: [],
  previewSlots: 0,
  hasTruncateMarker: false,
  part: 'html',
  hydrate: false,
  imports: [],
  features: {},
  words: 0,
  problems: [],
});
