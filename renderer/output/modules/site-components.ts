/** Components that a moved site gives to all its Markdown: what its `MDXComponents` adds to the theme's. */
import { join } from 'node:path';
import { isMarkdownElement } from '../../../theme/places/content-names.js';
import { defined } from '../../site/helpers/defined.js';
import { readText } from './file-text.js';

interface SiteComponents {
  /** Specifier of the module whose default export has them. */
  specifier: string;
  /** Names of the components, in order. */
  names: string[];
}

const FILES = ['', '/index'].flatMap((end) =>
  ['.tsx', '.ts', '.jsx', '.js'].map((extension) => `MDXComponents${end}${extension}`),
);

/** Reads the names from the text: the module itself runs in pages only. */
export function siteComponents(dir: string, folder: string | undefined): SiteComponents | undefined {
  const found = tableOf(dir, folder);
  const names = found?.entries.flatMap(({ key }) => (/^[A-Z]/.test(key) ? [key] : [])) ?? [];
  return found && names.length > 0 ? { specifier: `@site/${found.file}`, names } : undefined;
}

/** A site's component for an element of Markdown. */
export interface OwnElement {
  element: string;
  /** Key in the table. */
  key: string;
  /** Relative to the site folder. */
  file: string;
  /** Specifier that the component is imported by, where the table only names it. */
  from?: string;
}

/** Elements of Markdown that the site's table has components for. */
export function ownElements(dir: string, folder: string | undefined): OwnElement[] {
  const { file = '', entries = [] } = tableOf(dir, folder) ?? {};
  return entries.flatMap(({ key, from }) => {
    const element = elementOf(key);
    return element === undefined ? [] : [{ element, key, file, ...defined({ from }) }];
  });
}

/** The element that a key of the table is for: the reference looks for folded text by the name of its component. */
function elementOf(key: string): string | undefined {
  if (key === 'Details') return 'details';
  return isMarkdownElement(key) ? key : undefined;
}

interface Entry {
  key: string;
  from?: string;
}

/** The file of a site's `MDXComponents` and the entries of its table. */
function tableOf(dir: string, folder: string | undefined): { file: string; entries: Entry[] } | undefined {
  if (folder === undefined) return undefined;
  for (const name of FILES) {
    const text = readText(join(dir, folder, name));
    if (text !== undefined) return { file: `${folder}/${name}`, entries: exportedEntries(text) };
  }
  return undefined;
}

/** Entries of the object that a module exports by default, by key. */
function exportedEntries(text: string): Entry[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"])\/\/[^\n]*/g, '$1');
  const exported = /\bexport\s+default\s+(\w+)?/.exec(code);
  if (!exported) return [];
  const [, name] = exported;
  const declared = name ? new RegExp(`\\b${name}\\b[^=;]*=\\s*(?=\\{)`).exec(code) : undefined;
  if (name && !declared) return [];
  const start = declared ? declared.index + declared[0].length : exported.index + exported[0].length;
  const values = new Map<string, string | undefined>();
  for (const entry of topLevelEntries(code.slice(start))) {
    const [, key, value] = /^\s*['"]?([A-Za-z][\w$]*)['"]?\s*(?::\s*([\w$]+)\s*$|[:(]|$)/.exec(entry) ?? [];
    if (key !== undefined) values.set(key, value);
  }
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => ({ key, ...defined({ from: value && importOf(value, code) }) }));
}

/** Specifier of the module whose default export a name is. */
const importOf = (name: string, code: string): string | undefined =>
  new RegExp(`\\bimport\\s+${name.replaceAll('$', '\\$')}\\s+from\\s*['"]([^'"]+)`).exec(code)?.[1];

/** The entries of the object that a text begins with. */
function topLevelEntries(text: string): string[] {
  const entries = [''];
  let depth = 0;
  for (const sign of text) {
    if ('}])'.includes(sign)) depth--;
    if (depth === 0 && sign === '}') break;
    if (depth === 1 && sign === ',') entries.push('');
    else if (depth >= 1) entries[entries.length - 1] += sign;
    if ('{[('.includes(sign)) depth++;
  }
  return entries;
}
