/** Search records of every page, in the shape of DocSearch (B6.6, B6.7, D17). */

import { fold } from '../../shared/tokens.js';
import { samePathKey } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document, Section } from '../content/document.js';
import type {
  Hierarchy,
  PageFacts,
  RecordSource,
  RecordType,
  SearchPageRecords,
  SearchRecord,
} from '../content/search-record.js';
import type { DocMeta, Graph, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { hashData } from '../helpers/hash.js';
import { laterProperty } from '../helpers/later.js';
import { navbarLabel } from '../pages/pages.js';

/** UTF-8 bytes of text in one record: with its hierarchy it stays below the 10 kB of hosted services. */
const CONTENT_BYTES = 6000;

interface ListedPage extends PageFacts {
  document: Document;
}

/**
 * Returns records of all listed pages in page order: docs, posts, Markdown pages; the text of partials belongs to the page.
 * Equal hashes mean equal records. If the documents have keys the hash is made of those, and the records only on demand.
 */
export function makeRecords(site: Site, graph: Graph): SearchPageRecords[] {
  return listedPages(site, graph).map(({ document, ...facts }) => {
    const parts = partsOf(document, graph);
    const source: RecordSource = { locale: site.locale, facts, keys: parts.map(({ key }) => key) };
    return pageRecords(source, () => parts.flatMap((part) => part.sections));
  });
}

/** Records of one page. @param sections of its documents, in the order of their keys */
export function pageRecords(source: RecordSource, sections: () => Section[]): SearchPageRecords {
  const { locale, facts, keys } = source;
  if (keys.includes('')) {
    const records = recordsOf(source, sections());
    return { page: facts.route, hash: hashData(records), records };
  }
  const hash = hashData([locale, keys, facts]);
  return withRecords({ page: facts.route, hash, source }, () => recordsOf(source, sections()));
}

/** The property is one of the object itself, so that the value survives being sent to a thread. */
const withRecords = laterProperty('records');

function listedPages(site: Site, graph: Graph): ListedPage[] {
  const facts: ListedPage[] = [];
  for (const version of graph.versions) {
    if (version.version.noIndex) continue;
    for (const doc of version.docs) {
      if (!doc.unlisted) facts.push(docFacts(site, version, doc));
    }
  }
  for (const { listed, blog } of graph.blogs) {
    for (const post of listed) {
      if (post.unlisted) continue;
      const { document, route, title, tags } = post;
      facts.push({
        document,
        route,
        title,
        lvl0: blogLabel(site, blog.blogTitle),
        tag: 'default',
        version: 'current',
        tags: tags.map(({ label }) => label),
        ...keywordsOf(document),
      });
    }
  }
  for (const { document, route, title, unlisted } of graph.pages) {
    if (document && !unlisted)
      facts.push({
        document,
        route,
        title: title || site.title,
        lvl0: site.title,
        tag: 'default',
        version: 'current',
        tags: [],
        ...keywordsOf(document),
      });
  }
  // Of several pages at one address only the first is written (B7.6).
  const routes = new Set<string>();
  return facts.filter(({ route }) => !routes.has(route) && routes.add(route));
}

/** The default English title means nothing to Chinese readers. */
function blogLabel(site: Site, title: string): string {
  return title === 'Blog' && site.locale.toLowerCase().startsWith('zh') ? '博客' : title;
}

/** Returns what search knows of a doc besides its text. */
export function docFacts(site: Site, version: VersionGraph, doc: DocMeta): ListedPage {
  const sidebar = doc.sidebar === undefined ? undefined : version.sidebars.get(doc.sidebar);
  const { scope, name } = version.version;
  return {
    document: doc.document,
    route: doc.route,
    title: searchTitle(site, doc.document, doc.title),
    lvl0: sidebar ? groupLabel(site, sidebar, doc.route) : site.title,
    tag: `docs-${scope.instance}-${name}`,
    version: name,
    tags: doc.tags.map(({ label }) => label),
    ...keywordsOf(doc.document),
  };
}

/** Returns what search calls a doc. */
export const searchTitle = (
  site: Pick<Site, 'title'>,
  { frontMatter }: Pick<Document, 'frontMatter'>,
  title: string,
): string => title || frontMatter.sidebar_label || site.title;

function keywordsOf({ frontMatter: { keywords = [] } }: Document): Pick<PageFacts, 'keywords'> {
  return keywords.length > 0 ? { keywords } : {};
}

/** Returns the innermost category of a page, else the navbar's name for its sidebar. */
function groupLabel(site: Site, sidebar: SidebarGraph, route: string): string {
  const trail = sidebar.trails.get(samePathKey(route));
  const category = trail?.item.type === 'category' ? trail.item : trail?.categories[trail.categories.length - 1];
  return category?.label ?? navbarLabel(site, sidebar.name) ?? site.title;
}

/** Records of a page from the sections of its documents, which come in the order of their keys. */
export function recordsOf(
  { locale, facts }: Pick<RecordSource, 'locale' | 'facts'>,
  sections: readonly Section[],
): SearchRecord[] {
  const records: SearchRecord[] = [];
  const path: (string | null)[] = [];
  const ids = new RecordIds(facts.route, sections);
  let top = true;
  for (const [position, section] of fromTheTop(sections, facts.title).entries()) {
    // A further heading of level 1 belongs below the title of the page.
    const level = top ? 1 : Math.max(2, section.level);
    if (!top) {
      path.length = Math.min(path.length, level - 2);
      while (path.length < level - 2) path.push(null);
      path.push(section.heading || null);
    }
    const anchor = top ? '' : section.id;
    const url = ids.url(anchor);
    const shared = {
      url,
      page: facts.route,
      anchor,
      hierarchy: hierarchyOf(facts, path),
      language: locale,
      version: facts.version,
      docusaurus_tag: facts.tag,
      tags: facts.tags,
      weight: { level: 100 - level * 10, position },
    };
    if (top || section.heading !== '') {
      const objectID = ids.ofHeading(anchor);
      const keywords = top && facts.keywords ? { keywords: facts.keywords } : {};
      records.push({ objectID, type: `lvl${level}` as RecordType, content: null, ...shared, ...keywords });
    }
    const pieces = splitText(section.text);
    if (pieces.length === 0 && section.code.length > 0) pieces.push('');
    for (const [index, content] of pieces.entries()) {
      const code = index === 0 && section.code.length > 0 ? { code: section.code } : {};
      records.push({
        objectID: ids.ofText(anchor),
        type: 'content',
        content,
        ...shared,
        ...code,
      });
    }
    top = false;
  }
  return records;
}

/** Names of the records of a page: headings have the address, texts a number after it. Two sections with one anchor (explicit ids, none) share its numbers. */
class RecordIds {
  private readonly headings = new Set<string>();
  private readonly numbers = new Map<string, number>();
  /** Addresses that headings have: the second 属性 of a page is 属性-1, as the second text of the first one would be. */
  private readonly taken: Set<string>;

  constructor(
    private readonly route: string,
    sections: readonly Section[],
  ) {
    this.taken = new Set(sections.map(({ id }) => this.url(id)));
  }

  /** Address of a place of the page. */
  url(anchor: string): string {
    return anchor === '' ? this.route : `${this.route}#${anchor}`;
  }

  ofHeading(anchor: string): string {
    if (this.headings.has(anchor)) return this.ofText(anchor);
    this.headings.add(anchor);
    return this.url(anchor);
  }

  ofText(anchor: string): string {
    const number = this.numbers.get(anchor) ?? 0;
    this.numbers.set(anchor, number + 1);
    const id = `${this.route}#${anchor}-${number}`;
    return this.taken.has(id) ? this.ofText(anchor) : id;
  }
}

/** A document and the partials it shows, each once. */
function partsOf(document: Document, graph: Graph): Document[] {
  const parts = new Map([[document.source, document]]);
  for (const at of parts.values()) {
    for (const use of at.imports) {
      const partial = use.target === 'partial' && use.file !== undefined ? graph.partials.get(use.file) : undefined;
      if (partial && !parts.has(partial.source)) parts.set(partial.source, partial);
    }
  }
  return [...parts.values()];
}

/** Returns the sections of the page; the first one is its top, even if empty. A heading equal to the title is the title. */
function fromTheTop(sections: readonly Section[], title: string): readonly Section[] {
  const first = sections[0];
  if (first && first.id === '' && first.level === 1 && fold(title).includes(fold(first.heading))) return sections;
  return [{ id: '', level: 1, heading: '', text: '', code: [] }, ...sections];
}

function hierarchyOf(facts: PageFacts, path: readonly (string | null)[]): Hierarchy {
  const at = (index: number) => path[index] ?? null;
  return { lvl0: facts.lvl0, lvl1: facts.title, lvl2: at(0), lvl3: at(1), lvl4: at(2), lvl5: at(3), lvl6: at(4) };
}

/** Cuts long text at line ends, else at sentence ends, never inside a character. */
export function splitText(text: string): string[] {
  if (text === '') return [];
  if (text.length * 3 <= CONTENT_BYTES || Buffer.byteLength(text) <= CONTENT_BYTES) return [text];
  const pieces: string[] = [];
  let piece = '';
  const flush = () => {
    if (piece !== '') pieces.push(piece);
    piece = '';
  };
  for (const line of text.split('\n')) {
    for (const [index, part] of linePieces(line).entries()) {
      const joined = piece === '' ? part : piece + (index === 0 ? '\n' : '') + part;
      if (Buffer.byteLength(joined) <= CONTENT_BYTES) piece = joined;
      else {
        flush();
        piece = part;
      }
    }
  }
  flush();
  return pieces;
}

/** A line as stretches that each fit: sentences, and of an endless sentence pieces of whole characters. */
function linePieces(line: string): string[] {
  if (Buffer.byteLength(line) <= CONTENT_BYTES) return [line];
  const sentences = line.match(/[^。！？；.!?;]*[。！？；.!?;]+\s*|[^。！？；.!?;]+$/g) ?? [line];
  return sentences.flatMap((sentence) => {
    if (Buffer.byteLength(sentence) <= CONTENT_BYTES) return [sentence];
    const characters = Array.from(sentence);
    const size = Math.floor(CONTENT_BYTES / 4);
    const out: string[] = [];
    for (let at = 0; at < characters.length; at += size) out.push(characters.slice(at, at + size).join(''));
    return out;
  });
}
