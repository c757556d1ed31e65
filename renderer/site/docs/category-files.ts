/** Category files (B1.64, B1.65). */
import { posix } from 'node:path';
import { byCodeUnit } from '../helpers/order.js';
import * as s from '../helpers/schema.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { readData } from '../sources/data-files.js';
import type { DataFile } from '../sources/site-files.js';
import type { CategoryLink } from './sidebar-config.js';
import { CATEGORY_LINK } from './sidebar-schema.js';

/** A link of a category; null switches the index convention off (B1.60). */
const link = s.any(
  s.nothing,
  s.object(
    {
      type: s.described(s.oneOf('doc'), CATEGORY_LINK.doc),
      id: s.described(s.filled, CATEGORY_LINK.id),
    },
    ['type', 'id'],
  ),
  s.object(
    {
      type: s.described(s.oneOf('generated-index'), CATEGORY_LINK.index),
      slug: s.described(s.address, CATEGORY_LINK.slug),
      title: s.described(s.string, CATEGORY_LINK.title),
      description: s.described(s.string, CATEGORY_LINK.description),
      keywords: s.described(s.any(s.string, s.list(s.string)), CATEGORY_LINK.keywords),
      image: s.described(s.string, CATEGORY_LINK.image),
    },
    ['type'],
  ),
);

/** Fields of a category file, with their lines for editors. */
export const categoryShape = s.object({
  key: s.described(s.string, 'Tells categories of one label apart'),
  label: s.described(s.string, 'Name in the sidebar. Default: the name of the folder'),
  description: s.described(s.string, 'Text on the card and on the generated index page'),
  position: s.described(s.numeric, 'Order among the items of the folder above'),
  collapsed: s.described(s.boolean, 'Whether the category starts closed'),
  collapsible: s.described(s.boolean, 'Whether a reader can close the category'),
  className: s.described(s.string, 'Class name of the sidebar item'),
  customProps: s.described(s.plainObject, 'Data for a theme of your own'),
  link: s.described(link, 'Page of the category: a doc, a generated index, or null for none'),
});

type Written = s.Infer<typeof categoryShape>;

/** A category file, converted. */
export interface CategoryFile extends Omit<Written, 'position' | 'link'> {
  position?: number;
  link?: CategoryLink | null;
}

/** Category files of one version by raw folder. Of several in one folder the first is used, with a warning. */
export function readCategories(files: readonly DataFile[]): {
  byFolder: Map<string, CategoryFile>;
  problems: Problem[];
} {
  const byFolder = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  for (const file of [...files].sort((a, b) => byCodeUnit(a.relative, b.relative))) {
    const folder = posix.dirname(file.relative) === '.' ? '' : posix.dirname(file.relative);
    if (byFolder.has(folder)) {
      problems.push(problem('category-file-twice', { folder: folder || '.' }, { file: file.path }));
      continue;
    }
    const { value, problems: found } = readData(file, categoryShape, 'category-file-shape');
    problems.push(...found);
    byFolder.set(folder, value ? asCategory(value) : {});
  }
  return { byFolder, problems };
}

function asCategory({ position, link, ...rest }: Written): CategoryFile {
  return {
    ...rest,
    ...(position === undefined ? {} : { position: Number(position) }),
    ...(link === undefined ? {} : { link: asLink(link) }),
  };
}

function asLink(link: NonNullable<Written['link']> | null): CategoryLink | null {
  if (link?.type !== 'generated-index') return link;
  const { keywords, ...rest } = link;
  return keywords === undefined ? rest : { ...rest, keywords: typeof keywords === 'string' ? [keywords] : keywords };
}
