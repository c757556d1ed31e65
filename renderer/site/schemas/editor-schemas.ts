/** The JSON schemas by which editors check and complete front matter and data files. Written to `schemas/` when the tool is compiled. */
import { authorsShape } from '../blog/authors.js';
import { categoryShape } from '../docs/category-files.js';
import { sidebarsSchema } from '../docs/sidebar-schema.js';
import { FIELDS, type Field } from '../front-matter/front-matter-fields.js';
import { tagsShape } from '../graph/tags.js';
import { defined } from '../helpers/defined.js';
import type { JsonSchema } from '../helpers/json-schema.js';
import { redirectsShape } from '../sources/redirects-file.js';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Schemas by file name, without ending. */
export function editorSchemas(): Record<string, JsonSchema> {
  return {
    'front-matter-doc': frontMatter('Front matter of a doc', FIELDS.doc),
    'front-matter-post': frontMatter('Front matter of a post', FIELDS.post),
    'front-matter-page': frontMatter('Front matter of a page', FIELDS.page),
    category: { $schema: DRAFT, title: 'Category file', ...categoryShape.json },
    authors: { $schema: DRAFT, title: 'Authors file', ...authorsShape.json },
    redirects: { $schema: DRAFT, title: 'Redirects file', ...redirectsShape.json },
    sidebars: { $schema: DRAFT, title: 'Sidebars file', ...sidebarsSchema },
    tags: { $schema: DRAFT, title: 'Tags file', ...tagsShape.json },
  };
}

/** Fields of the site's own are allowed. */
function frontMatter(title: string, fields: Record<string, Field>): JsonSchema {
  const properties = Object.entries(fields).map(([name, { type, en, default: unset }]) => [
    name,
    { ...type.json, description: en, ...defined({ default: unset }) },
  ]);
  return { $schema: DRAFT, title, type: 'object', properties: Object.fromEntries(properties) };
}
