/** Items of sidebars as other tools write them: `{ text, link }`, without a type. */
import { isPlainObject, type Path } from '../helpers/schema.js';
import type { Place } from '../problems/problem.js';
import type { TextEdit } from '../problems/problem-types.js';
import { lineEdit } from '../problems/repair.js';

/** Locates the key or the value at a path of the sidebars; without a line if the program does not contain it literally. */
export type Find = (path: Path, want: 'key' | 'value') => Place;

type Fields = Record<string, unknown>;

interface Untyped {
  /** The corrected item. */
  item: Fields;
  /** The same as a text. */
  wanted: string;
  /** Place of its first key, with the repair. */
  place: Place;
}

const NAMES = ['text', 'label'];
const ADDRESSES = ['link', 'href', 'to', 'slug', 'id'];

/** Returns what is meant by an object without a type that has a name, and items or an address; undefined for any other. */
export function untypedItem(
  value: Fields,
  path: Path,
  find: Find,
  isDoc: (id: string) => boolean,
): Untyped | undefined {
  const name = NAMES.find((key) => typeof value[key] === 'string');
  const address = ADDRESSES.find((key) => typeof value[key] === 'string');
  const hasItems = Array.isArray(value.items);
  if (name === undefined || (address === undefined && !hasItems)) return undefined;
  const target = address === undefined ? undefined : targetOf(String(value[address]), isDoc);
  // The page of a category has to be a doc.
  const link = hasItems && target?.type === 'doc' ? { link: target } : {};
  const item: Fields = hasItems
    ? { type: 'category', label: value[name], ...link, ...flags(value), items: value.items }
    : { ...target, label: value[name] };
  const written = { ...item, ...(hasItems ? { items: '…' } : {}) };
  const place = find([...path, Object.keys(value)[0] ?? ''], 'key');
  const edits = hasItems && address !== undefined ? undefined : editsOf(value, path, find, { name, address, item });
  return { item, wanted: shownItem(written), place: edits ? { ...place, repair: { edits, sure: true } } : place };
}

const flags = ({ collapsed }: Fields): Fields => (typeof collapsed === 'boolean' ? { collapsed } : {});

/** A doc, where an address is that of one; else a link. */
function targetOf(
  address: string,
  isDoc: (id: string) => boolean,
): { type: 'doc'; id: string } | { type: 'link'; href: string } {
  const bare = address.replace(/^\.?\//, '').replace(/\.(?:mdx?|html)$/, '');
  const forms = [bare, bare.replace(/^docs\//, '')].flatMap((form) => [
    form,
    `${form}${form === '' || form.endsWith('/') ? '' : '/'}index`,
  ]);
  const id = forms.find(isDoc);
  return id === undefined ? { type: 'link', href: address } : { type: 'doc', id };
}

/** Formats an item as in a sidebars file. */
function shownItem(item: Fields): string {
  const fields = Object.entries(item).map(([key, value]) => `${key}: ${shownValue(key, value)}`);
  return `{ ${fields.join(', ')} }`;
}

function shownValue(key: string, value: unknown): string {
  if (key === 'items') return '[…]';
  if (isPlainObject(value)) return shownItem(value);
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Edits that give an item its type and the names of its fields; undefined where the program does not show it. */
function editsOf(
  value: Fields,
  path: Path,
  find: Find,
  { name, address, item }: { name: string; address?: string; item: Fields },
): TextEdit[] | undefined {
  const first = Object.keys(value)[0] ?? '';
  const wanted = 'id' in item ? 'id' : 'href';
  const edits = [
    insertedBefore(
      find([...path, first], 'key'),
      String(item.type),
      first === name ? 'label' : first === address ? wanted : first,
    ),
    ...(name !== first ? [renamed(find([...path, name], 'key'), 'label')] : []),
    ...(address !== undefined && address !== first ? [renamed(find([...path, address], 'key'), wanted)] : []),
    ...(address !== undefined && wanted === 'id'
      ? [written(find([...path, address], 'value'), String(value[address]), String(item.id))]
      : []),
  ];
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

/** Writes the type, and the first key by the name that it has here. */
function insertedBefore(place: Place, type: string, key: string): TextEdit | undefined {
  const quote = quoteOf(place);
  const edit = renamed(place, key);
  return edit && { ...edit, text: `${quote}type${quote}: ${quote || "'"}${type}${quote || "'"}, ${edit.text}` };
}

function renamed(place: Place, key: string): TextEdit | undefined {
  const { line, column, length } = place;
  if (line === undefined || column === undefined || length === undefined) return undefined;
  const quote = quoteOf(place);
  return lineEdit(line, column, length, quote + key + quote);
}

/** Writes a text over the one between quotation marks. */
function written({ line, column, sourceLine = '' }: Place, before: string, text: string): TextEdit | undefined {
  if (line === undefined || column === undefined || sourceLine.slice(column, column + before.length) !== before)
    return undefined;
  return lineEdit(line, column + 1, before.length, text);
}

const quoteOf = ({ sourceLine = '', column = 1 }: Place): string =>
  /^['"]/.exec(sourceLine.slice(column - 1))?.[0] ?? '';
