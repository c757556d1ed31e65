/** From the built pages of a site to one document. */

import { samePathKey } from '../../renderer/shared/urls.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import { type BookSheet, bookHtml, type ContentsEntry } from './book.js';
import { type BookPlaces, hrefInBook, idInBook, type PlacedPage, pageIds } from './book-links.js';
import { type Book, type BookEntry, type BookPage, pagesOf } from './choose-pages.js';
import { attribute, elementsOf, type HtmlElement, replaceNode, setAttribute, textOf } from './html-tree.js';
import { inlineFiles, mergeSheets, type ReadOutput, type SiteFilesInline } from './inline-files.js';
import { findText, hasTitle, idsOf, linkTo, renameIds, settle, shiftHeadings } from './page-text.js';

export interface MakeBookInput {
  book: Book;
  site: Site;
  /** Instead of the site's. */
  title?: string;
  read: ReadOutput;
}

export interface MadeBook {
  html: string;
  pages: number;
  /** Newest date that the pages show, `YYYY-MM-DD`. */
  date?: string;
  /** Content replaced by a link because it needs a network: addresses by the source of their page. */
  linked: { source: string; addresses: string[] }[];
}

/** A page of the book with its text, before links are known. */
interface Text extends PlacedPage {
  page: BookPage;
  root?: HtmlElement;
  sheets: string[];
  linked: string[];
}

type Parse5 = typeof import('parse5');

export async function makeBook({ book, site, title, read }: MakeBookInput): Promise<MadeBook> {
  const parse5 = await import('parse5');
  const pages = pagesOf(book.entries);
  const address = site.url + site.baseUrl;
  const inline = inlineFiles(encodeURI(address), read);
  const mount = book.version.path;
  const ids = pageIds(
    pages.map(({ route }) => route),
    mount,
  );
  const texts = pages.map((page) => readText(page, ids.get(page.route) ?? '', read, parse5));
  const places: BookPlaces = { site: address, pages: new Map(texts.map((text) => [samePathKey(text.route), text])) };
  const byPage = new Map(texts.map((text) => [text.page, text]));
  for (const text of texts) finishText(text, places, inline);
  const { sheets, contents } = sheetsOf(book.entries, byPage, parse5);
  const date = newest(pages);
  const version = book.version.several ? [book.version.label] : [];
  const links = mergeSheets(texts.map((text) => text.sheets));
  const html = bookHtml({
    lang: site.htmlLang,
    direction: site.direction,
    htmlClass: 'docs-wrapper plugin-docs docs-doc-page',
    title: title ?? site.title,
    subtitle: site.tagline,
    facts: [...version, ...(date === undefined ? [] : [date])],
    address,
    css: links.map((link) => inline.sheet(link)).join('\n'),
    contents,
    sheets,
  });
  const linked = texts.flatMap(({ page, linked }) =>
    linked.length > 0 ? [{ source: page.source ?? page.route, addresses: linked }] : [],
  );
  return { html, pages: pages.length, date, linked };
}

const newest = (pages: readonly BookPage[]): string | undefined =>
  pages
    .flatMap((page) => (page.kind === 'doc' && page.lastUpdate?.date ? [page.lastUpdate.date.slice(0, 10)] : []))
    .sort()
    .at(-1);

function readText(page: BookPage, id: string, read: ReadOutput, { parse }: Parse5): Text {
  const { route, file } = page;
  const document = parse(Buffer.from(read(file) ?? '').toString('utf8'));
  const sheets = elementsOf(document).flatMap((element) =>
    attribute(element, 'rel') === 'stylesheet' ? (attribute(element, 'href') ?? []) : [],
  );
  // Of a generated index there are only cards of what follows.
  const root = page.kind === 'doc' ? findText(document) : undefined;
  const linked = root ? settle(root) : [];
  return { page, route, id, root, sheets, linked, ids: root ? idsOf(root) : new Set() };
}

/** Gives a text its links, pictures and ids. */
function finishText(text: Text, places: BookPlaces, inline: SiteFilesInline): void {
  const { root, id } = text;
  if (!root) return;
  const base = new URL(encodeURI(text.route), places.site).href;
  renameIds(root, (name) => idInBook(id, name));
  for (const element of elementsOf(root)) {
    const style = attribute(element, 'style');
    if (style?.includes('url(')) setAttribute(element, 'style', inline.css(style, base));
    if (element.tagName === 'a' || element.tagName === 'area') finishLink(element, text, places);
    else if (element.tagName === 'img' || element.tagName === 'image') finishPicture(element, base, text, inline);
  }
}

function finishLink(link: HtmlElement, from: Text, places: BookPlaces): void {
  const written = attribute(link, 'href');
  if (written === undefined) return;
  const href = hrefInBook(written, from, places);
  setAttribute(link, 'href', href);
  for (const name of ['target', 'rel', 'download']) setAttribute(link, name, undefined);
  if (!/^https?:/.test(href)) return;
  const shown = readable(href);
  // An address that is the text already is not said twice.
  const isSaid = [shown, shown.replace(/^https?:\/\//, '')].includes(textOf(link).trim().replace(/\/$/, ''));
  if (!isSaid) setAttribute(link, 'data-address', shown);
}

/** An address as people read it. */
function readable(href: string): string {
  try {
    return decodeURI(href).replace(/\/$/, '');
  } catch {
    return href;
  }
}

function finishPicture(picture: HtmlElement, base: string, text: Text, inline: SiteFilesInline): void {
  const name = picture.tagName === 'img' ? 'src' : 'href';
  const written = attribute(picture, name);
  if (written === undefined) return;
  const data = inline.data(written, base);
  if (data !== undefined) {
    setAttribute(picture, name, data);
    return;
  }
  const address = URL.canParse(written, base) ? new URL(written, base).href : written;
  text.linked.push(address);
  if (name === 'src') replaceNode(picture, [linkTo(picture, address, attribute(picture, 'alt'))]);
  else setAttribute(picture, name, undefined);
}

interface Laid {
  sheets: BookSheet[];
  contents: ContentsEntry[];
}

/** Entries in the order of reading: each page on a sheet of its own, categories above the first of their pages. */
function sheetsOf(entries: readonly BookEntry[], texts: Map<BookPage, Text>, { serialize }: Parse5): Laid {
  const sheets: BookSheet[] = [];
  let opens: BookSheet['opens'] = [];
  let parts = 0;
  const lay = (list: readonly BookEntry[], level: number): ContentsEntry[] =>
    list.map(({ title, page, entries: below }) => {
      const text = page && texts.get(page);
      if (!text?.root) {
        const id = text?.id ?? `part:${++parts}`;
        const intro = page?.kind === 'generated-index' ? page.intro : undefined;
        opens = [...opens, { title, id, level, intro }];
        return { title, id, entries: lay(below, level + 1) };
      }
      const { root, id } = text;
      const own = hasTitle(root) ? undefined : title;
      shiftHeadings(root, level - 1);
      sheets.push({ opens, running: text.page.title, page: { id, title: own, level, html: serialize(root) } });
      opens = [];
      return { title, id, entries: lay(below, level + 1) };
    });
  const contents = lay(entries, 1);
  return { sheets, contents };
}
