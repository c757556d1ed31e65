/** Reads the facts of one built page from its HTML, whichever tool wrote it. */
import { parse } from 'parse5';
import { decodePath } from '../../renderer/shared/urls.js';
import { attribute, elementsOf, type HtmlElement, type HtmlParent, hasClass, textOf } from '../export/html-tree.js';
import { comparableAddress, type PagePlace } from './addresses.js';
import { wordsOf } from './text-changes.js';

/** A page is a text from Markdown, a page of components, or a list that the tool makes. */
export type PageKind = 'text' | 'page' | 'list';

export interface Heading {
  level: number;
  /** Null where it has none. */
  id: string | null;
  text: string;
}

export interface PageFacts {
  kind: PageKind;
  title: string;
  description: string;
  headings: Heading[];
  /** Ids that links can lead to, those of headings among them. */
  anchors: string[];
  /** Addresses without base, and whole addresses of other sites. */
  links: string[];
  /** Links of the navigation bar and the footer. */
  frame: string[];
  /** File names and alternative texts. */
  images: string[];
  /** Visible text, cut into words. */
  words: string[];
  /** Target of an immediate redirect; such a page has no text. */
  redirect?: string;
}

/** Reads a document. */
export function readPage(html: string, place: PagePlace): PageFacts {
  const document = parse(html);
  const all = elementsOf(document);
  const { root, kind } = regionOf(document, all);
  const seen = visibleBelow(root);
  const elements = seen.filter((node): node is HtmlElement => typeof node !== 'string');
  const address = (written: string) => comparableAddress(written, place);
  const redirect = refreshOf(all);
  return {
    kind,
    title: squash(textOf(all.find(({ tagName }) => tagName === 'title') ?? document)),
    description: squash(metaOf(all, 'description')),
    headings: elements.flatMap(headingOf),
    anchors: anchorsOf(elements),
    links: hrefsOf(elements).map(address),
    frame: frameLinks(all).map(address),
    images: elements.flatMap(imageOf),
    words: wordsOf(seen.map((node) => (typeof node === 'string' ? node : gapOf(node))).join('')),
    ...(redirect === undefined ? {} : { redirect: address(redirect) }),
  };
}

const squash = (text: string) =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const metaOf = (all: readonly HtmlElement[], name: string): string => {
  const meta = all.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return (meta && attribute(meta, 'content')) ?? '';
};

/** Address that a document sends its reader to at once. */
function refreshOf(all: readonly HtmlElement[]): string | undefined {
  const meta = all.find(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'http-equiv' && value.toLowerCase() === 'refresh'),
  );
  return meta && /url=\s*['"]?([^'"]+)/i.exec(attribute(meta, 'content') ?? '')?.[1];
}

/** The part of a page that is its own: both tools give it the same names. */
function regionOf(document: HtmlParent, all: readonly HtmlElement[]): { root: HtmlParent; kind: PageKind } {
  const text =
    all.find((element) => attribute(element, 'id') === '__blog-post-container') ??
    all.find((element) => hasClass(element, 'theme-doc-markdown'));
  if (text) return { root: text, kind: 'text' };
  const region =
    all.find((element) => attribute(element, 'id') === '__docusaurus_skipToContent_fallback') ??
    all.find(({ tagName }) => tagName === 'main' || tagName === 'body') ??
    document;
  const isPage = all.some((element) => element.tagName === 'html' && hasClass(element, 'plugin-pages'));
  const article = elementsOf(region).filter((element) => hasClass(element, 'markdown'));
  if (isPage && article.length === 1 && article[0]) return { root: article[0], kind: 'text' };
  return { root: region, kind: isPage ? 'page' : 'list' };
}

const HIDDEN_TAGS = new Set(['script', 'style', 'template', 'noscript', 'button', 'svg', 'nav', 'aside']);
const HIDDEN_CLASSES = ['hash-link', 'header-anchor', 'katex-html', 'table-of-contents', 'sr-only'];

const isHidden = (element: HtmlElement): boolean =>
  HIDDEN_TAGS.has(element.tagName) ||
  attribute(element, 'data-ui') !== undefined ||
  HIDDEN_CLASSES.some((name) => hasClass(element, name));

/** Texts and elements that belong to the content, in the order of the document. */
function visibleBelow(parent: HtmlParent): (string | HtmlElement)[] {
  return parent.childNodes.flatMap((node): (string | HtmlElement)[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node) || isHidden(node)) return [];
    const gap = gapOf(node);
    return gap === '' ? [node, ...visibleBelow(node)] : [node, ...visibleBelow(node), gap];
  });
}

const BLOCKS = new Set(
  'address article blockquote body br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul video iframe'.split(
    ' ',
  ),
);

const gapOf = ({ tagName }: HtmlElement): string => (BLOCKS.has(tagName) ? ' ' : '');

function headingOf(element: HtmlElement): Heading[] {
  const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
  if (!level) return [];
  const text = visibleBelow(element).filter((node) => typeof node === 'string');
  return [{ level, id: attribute(element, 'id') ?? null, text: squash(text.join('')) }];
}

/** Ids that scripts and footnotes make are no places that anybody links to. */
const MADE_ID = /^(?::|_R_|«|__docusaurus|__blog|tabs?-|(?:user-content-)?fn(?:ref)?-)|^mermaid/;

function anchorsOf(elements: readonly HtmlElement[]): string[] {
  const ids = elements.flatMap((element) => [
    attribute(element, 'id'),
    element.tagName === 'a' ? attribute(element, 'name') : undefined,
  ]);
  return [...new Set(ids.filter((id): id is string => id !== undefined && id !== '' && !MADE_ID.test(id)))];
}

const hrefsOf = (elements: readonly HtmlElement[]): string[] =>
  elements.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []));

function frameLinks(all: readonly HtmlElement[]): string[] {
  const parts = all.filter((element) => hasClass(element, 'navbar') || hasClass(element, 'footer'));
  // A menu button is a link to `#` in the reference.
  return hrefsOf(parts.flatMap(elementsOf)).filter((href) => href !== '#');
}

/** Pictures by their names: the folder and the hash of a file are the tool's business. */
function imageOf(element: HtmlElement): string[] {
  if (element.tagName !== 'img') return [];
  const source = attribute(element, 'src') ?? '';
  const alt = squash(attribute(element, 'alt') ?? '');
  if (source.startsWith('data:')) return [`data: ${alt}`];
  const name =
    decodePath(source.replace(/[?#].*$/s, ''))
      .split('/')
      .at(-1) ?? '';
  return [`${name.replace(/-[0-9a-f]{8,32}(?=\.\w+$)/, '')} ${alt}`.trim()];
}
