/** Other files that name files and addresses of the site: style sheets, translated pages, texts of the interface. */

import type { Document } from '../site/content/document.js';
import type { MoveSite, WrittenFile } from './move-site.js';
import { addressesOfStyle, isStyle } from './style-addresses.js';
import { bareText } from './text-edits.js';
import type { WrittenAddress } from './written-addresses.js';
import { writtenPage } from './written-page.js';

/** @param written pages and code, whose imports lead to style sheets */
export async function otherFiles(site: MoveSite, written: readonly WrittenFile[]): Promise<WrittenFile[]> {
  const texts = [...site.texts].map(([path, text]): WrittenFile => {
    const bare = bareText(text);
    return { path, bare, addresses: addressesOfTexts(bare), lost: [] };
  });
  return [...styleFiles(site, written), ...(await translatedPages(site)), ...texts];
}

/** Style sheets that the site is known to have, and those that they and code import. */
function styleFiles({ world, styles, read }: MoveSite, written: readonly WrittenFile[]): WrittenFile[] {
  const files: WrittenFile[] = [];
  const importedBy = ({ path, document, addresses }: WrittenFile) =>
    addresses.flatMap(({ url, reading }) => {
      const lead = reading === 'module' ? world.lead(url, reading, world.owner(path, document)) : undefined;
      return lead && 'file' in lead && isStyle(lead.file) ? [lead.file] : [];
    });
  const paths = new Set([...styles, ...written.flatMap(importedBy)]);
  for (const path of paths) {
    const text = read(path);
    if (text === undefined) continue;
    const bare = bareText(text);
    const file = { path, bare, addresses: addressesOfStyle(bare), lost: [] };
    files.push(file);
    for (const imported of importedBy(file)) paths.add(imported);
  }
  return files;
}

/** Translations of pages, with addresses relative to the page that they replace. */
async function translatedPages({ world, documents, translations, options, read }: MoveSite): Promise<WrittenFile[]> {
  const sources = new Map(world.graph.files.sources.map((source) => [source.path, source]));
  const byPath = new Map(documents.map((document): [string, Document] => [document.source, document]));
  const files: WrittenFile[] = [];
  for (const [path, original] of translations) {
    const [text, source, document] = [read(path), sources.get(original), byPath.get(original)];
    if (text === undefined || !source || !document || byPath.has(path)) continue;
    const written = await writtenPage({ ...source, path, text, hash: '' }, options);
    files.push({ path, document, standsFor: original, ...written });
  }
  return files;
}

/** Addresses in texts of the interface, a JSON file: values that are one, and links in HTML. */
const IN_TEXTS = /(:\s*"|\bhref=(?:\\"|'))(\/[^"'\\\s<>]*)/g;

function addressesOfTexts(json: string): WrittenAddress[] {
  return [...json.matchAll(IN_TEXTS)].map((match): WrittenAddress => {
    const [whole, before = '', url = ''] = match;
    const from = match.index + whole.length - url.length;
    return { reading: before.startsWith(':') ? 'based' : 'literal', url, from, to: from + url.length, quoted: true };
  });
}
