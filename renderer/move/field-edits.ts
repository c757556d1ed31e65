/** Edits of front matter and of files next to content: images, ids of docs, addresses of authors, the record of checked blocks. */

import type { Document } from '../site/content/document.js';
import { frontMatterPlace } from '../site/front-matter/front-matter.js';
import { isPlainObject, type Path } from '../site/helpers/schema.js';
import { yamlPlace } from '../site/helpers/yaml.js';
import { lineEdit } from '../site/problems/repair.js';
import { CHECKED_FILE } from '../site/sources/checked-blocks.js';
import { STEPS_FILE } from '../site/sources/kept-traces.js';
import type { MoveSite } from './move-site.js';
import { type Ids, type Moves, versionKey } from './moved-world.js';
import { movedOwner, newAddress, type Worlds } from './new-address.js';
import { bareText, type TextEdits } from './text-edits.js';

export interface FieldContext {
  ids: ReadonlyMap<string, Ids>;
  moves: Moves;
  edits: TextEdits;
}

/** Edits everything that names moved pages and files besides links and programs. */
export function editFields(site: MoveSite, worlds: Worlds, context: FieldContext): void {
  for (const document of site.documents) editDocument(document, site, worlds, context);
  editCategories(site, context);
  editRecords(site, context);
  editAuthorsFiles(site, worlds, context);
}

/** Image, neighbours, authors and date in the front matter of a document. */
function editDocument(document: Document, { world, read }: MoveSite, worlds: Worlds, context: FieldContext): void {
  const { edits, moves } = context;
  const text = read(document.source);
  if (text === undefined || document.kind === 'partial') return;
  const { frontMatter, source } = document;
  const write = (field: Path, old: string, next: string | undefined) => {
    const place = next === undefined ? undefined : frontMatterPlace(bareText(text), source, field);
    if (!place || next === undefined) return;
    const at = place.sourceLine.slice(place.column - 1, place.column - 1 + place.length).indexOf(old);
    if (at >= 0) edits.addEdit(source, lineEdit(place.line, place.column + at, old.length, next));
  };
  const { image } = frontMatter;
  if (image) write(['image'], image, newImage(image, document, worlds, moves));
  const ids = context.ids.get(versionKey(document.scope));
  for (const field of ['pagination_next', 'pagination_prev'] as const) {
    const id = frontMatter[field];
    if (typeof id === 'string') write([field], id, ids?.get(id));
  }
  for (const { path, url } of authorAddresses(frontMatter.authors)) {
    const owner = world.owner(source, document);
    const next = newAddress({ url, reading: 'based' }, owner, owner, worlds);
    write(path, url, next === 'lost' ? undefined : next);
  }
  if (document.kind === 'post') keepDate(document, text, context);
}

/** Ids of docs that category files link to. */
function editCategories({ world }: MoveSite, context: FieldContext): void {
  for (const { path, relative, text, scope } of world.graph.files.categories) {
    const bare = bareText(text);
    const place = yamlPlace(bare, ['link', 'id']);
    const written = place && bare.slice(place.offset, place.offset + place.length);
    const id = written?.replace(/^(['"])(.*)\1$/, '$2');
    if (!place || !written || !id) continue;
    const next = context.ids.get(versionKey(scope))?.get(id);
    // A name without folders is that of a doc of the same folder, first of all.
    if (next === undefined || (relative.lastIndexOf('/') > 0 && !id.includes('/'))) continue;
    const from = place.offset + written.indexOf(id);
    context.edits.add(path, bare, from, from + id.length, next);
  }
}

/** Paths of pages in the records of checks and steps. */
function editRecords({ read }: MoveSite, { edits, moves }: FieldContext): void {
  for (const file of [CHECKED_FILE, STEPS_FILE]) {
    const kept = bareText(read(file) ?? '');
    for (const [from, to] of moves) {
      const key = `${JSON.stringify(from)}:`;
      const at = kept.indexOf(key);
      if (at >= 0) edits.add(file, kept, at, at + key.length - 1, JSON.stringify(to));
    }
  }
}

/** Addresses of the site in authors files. */
function editAuthorsFiles({ world }: MoveSite, worlds: Worlds, { edits }: FieldContext): void {
  for (const { path, text } of world.graph.files.authors) {
    const bare = bareText(text);
    for (const match of bare.matchAll(/\burl["']?:\s*["']?(\/[^\s"',}]*)/g)) {
      const [whole, url = ''] = match;
      const next = newAddress({ url, reading: 'based' }, world.owner(path), world.owner(path), worlds);
      const from = match.index + whole.length - url.length;
      if (next !== undefined && next !== 'lost') edits.add(path, bare, from, from + url.length, next);
    }
  }
}

/** Addresses of authors whom a post describes itself. */
function authorAddresses(authors: unknown): { path: Path; url: string }[] {
  const list = Array.isArray(authors) ? authors : [authors];
  return list.flatMap((author: unknown, index) => {
    const url = isPlainObject(author) ? author.url : undefined;
    if (typeof url !== 'string' || !url.startsWith('/')) return [];
    return [{ path: Array.isArray(authors) ? ['authors', index, 'url'] : ['authors', 'url'], url }];
  });
}

function newImage(image: string, document: Document, worlds: Worlds, moves: Moves): string | undefined {
  if (!/^\.\.?\//.test(image)) return undefined;
  const owner = worlds.before.owner(document.source, document);
  const next = newAddress(
    { url: image, reading: 'image' },
    owner,
    movedOwner(owner, moves.get(document.source) ?? document.source, worlds),
    worlds,
  );
  return next === 'lost' ? undefined : next;
}

const DATE = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/;

/** A post whose name loses its date says it in its front matter. */
function keepDate({ source, frontMatter, relative }: Document, text: string, { moves, edits }: FieldContext): void {
  const to = moves.get(source);
  const [date] = DATE.exec(relative) ?? [];
  if (to === undefined || date === undefined || frontMatter.date !== undefined) return;
  const folder = source.length - relative.length;
  if (DATE.test(to.slice(folder))) return;
  const line = `date: ${date
    .split(/[-/]/)
    .map((part) => part.padStart(2, '0'))
    .join('-')}`;
  const bare = bareText(text);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const hasFront = /^---[ \t]*\n/.exec(bare);
  if (hasFront) edits.add(source, bare, hasFront[0].length, hasFront[0].length, `${line}${eol}`);
  else edits.add(source, bare, 0, 0, `---${eol}${line}${eol}---${eol}${eol}`);
}
