/** The values of a page's fields, each with its origin. */

import type { Document } from '../../renderer/site/content/document.js';
import { allFields, FIELDS, type Field } from '../../renderer/site/front-matter/front-matter-fields.js';
import type { DocMeta, Graph, PageMeta, PostMeta } from '../../renderer/site/graph/graph-types.js';
import { fieldPlace } from '../../renderer/site/sources/line-and-column.js';

/** Origin of a value. */
export type Origin =
  | 'front matter'
  | 'heading'
  | 'first paragraph'
  | 'file name'
  | 'title'
  | 'sidebar'
  | 'git or disk'
  | 'configuration'
  | 'default';

export interface FieldValue {
  name: string;
  value: unknown;
  from: Origin;
  /** Line of the field in the file. */
  line?: number;
}

/** Metadata that linking made for a document. */
export interface Metas {
  doc?: DocMeta;
  post?: PostMeta;
  page?: PageMeta;
}

/** Returns what linking knows of a source. */
export function metasOf({ versions, blogs, pages }: Graph, source: string): Metas {
  return {
    doc: versions.flatMap(({ docs }) => docs).find(({ document }) => document.source === source),
    post: blogs.flatMap(({ posts }) => posts).find(({ document }) => document.source === source),
    page: pages.find((page) => page.source === source),
  };
}

interface Known {
  document: Document;
  metas: Metas;
  graph: Graph;
  /** Levels of the table of contents that the page shows. */
  tocRange?: readonly [number, number];
}

/** Every field of the page that has a value: written ones first, in their order, then what was found or is the default. */
export function fieldOrigins({ document, metas, graph, tocRange }: Known): FieldValue[] {
  const written = Object.entries(allFields(document.frontMatter)).map(
    ([name, value]): FieldValue => ({
      name,
      value,
      from: 'front matter',
      line: fieldPlace(graph.files, document.source, [name]).line,
    }),
  );
  const known = new Set(written.map(({ name }) => name));
  const found = derived({ document, metas, graph, tocRange }).filter(
    ({ name, value }) => value !== undefined && !known.has(name),
  );
  for (const { name } of found) known.add(name);
  const fields: Record<string, Field> = FIELDS[document.kind];
  const defaults = Object.entries(fields).flatMap(([name, field]): FieldValue[] =>
    field.default === undefined || known.has(name) ? [] : [{ name, value: field.default, from: 'default' }],
  );
  return [...written, ...found, ...defaults];
}

/** Returns the derived values of fields that are not written. */
function derived({ document, metas: { doc, post, page }, graph, tocRange }: Known): FieldValue[] {
  const meta = doc ?? post ?? page;
  if (!meta) return [];
  const { created, updated } = graph.dates[document.source] ?? {};
  const values: FieldValue[] = [
    { name: 'title', value: meta.title, from: document.contentTitle === undefined ? 'file name' : 'heading' },
    { name: 'description', value: meta.description || undefined, from: 'first paragraph' },
    { name: 'slug', value: doc?.slug ?? post?.slug, from: 'file name' },
    { name: 'toc_min_heading_level', value: tocRange?.[0], from: 'configuration' },
    { name: 'toc_max_heading_level', value: tocRange?.[1], from: 'configuration' },
    { name: 'last_update', value: updated && { date: updated }, from: 'git or disk' },
  ];
  if (doc)
    values.push(
      { name: 'id', value: doc.id, from: 'file name' },
      { name: 'sidebar_position', value: doc.position, from: 'file name' },
      { name: 'sidebar_label', value: doc.title, from: 'title' },
      { name: 'displayed_sidebar', value: doc.sidebar, from: 'sidebar' },
    );
  if (post) {
    const isNamed =
      post.date.slice(0, 10) === /\d{4}[-/]\d{1,2}[-/]\d{1,2}/.exec(document.relative)?.[0]?.replaceAll('/', '-');
    values.push({
      name: 'date',
      value: post.date,
      from: isNamed || created === undefined ? 'file name' : 'git or disk',
    });
  }
  return values;
}
