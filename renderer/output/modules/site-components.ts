/** Components that a moved site gives to all its Markdown: what its `MDXComponents` adds to the theme's. */
import { join } from 'node:path';
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
  const names = found?.keys.filter((key) => /^[A-Z]/.test(key)) ?? [];
  return found && names.length > 0 ? { specifier: `@site/${found.file}`, names } : undefined;
}

/** What MDX makes of Markdown: https://mdxjs.com/table-of-components/, and the parts of folded text. */
const ELEMENT =
  /^(?:a|blockquote|br|code|del|details|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|summary|sup|table|tbody|td|th|thead|tr|ul)$/;

/** Elements of Markdown that the site has components of its own for. */
export const ownElements = (dir: string, folder: string | undefined): string[] =>
  tableOf(dir, folder)?.keys.filter((key) => ELEMENT.test(key)) ?? [];

/** The file of a site's `MDXComponents` and the keys of its table. */
function tableOf(dir: string, folder: string | undefined): { file: string; keys: string[] } | undefined {
  if (folder === undefined) return undefined;
  for (const name of FILES) {
    const text = readText(join(dir, folder, name));
    if (text !== undefined) return { file: `${folder}/${name}`, keys: exportedKeys(text) };
  }
  return undefined;
}

/** Keys of the object that a module exports by default, in order. */
function exportedKeys(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"])\/\/[^\n]*/g, '$1');
  const exported = /\bexport\s+default\s+(\w+)?/.exec(code);
  if (!exported) return [];
  const [, name] = exported;
  const declared = name ? new RegExp(`\\b${name}\\b[^=;]*=\\s*(?=\\{)`).exec(code) : undefined;
  if (name && !declared) return [];
  const start = declared ? declared.index + declared[0].length : exported.index + exported[0].length;
  const keys = topLevelEntries(code.slice(start)).map(
    (entry) => /^\s*['"]?([A-Za-z][\w$]*)['"]?\s*(?:[:(]|$)/.exec(entry)?.[1],
  );
  return [...new Set(keys.filter((key) => key !== undefined))].sort();
}

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
