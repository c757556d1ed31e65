/** Addresses written in a file, each with its exact range: the only text that an edit of the address may change. */

import { addressesInCode } from '../compile/code/code-addresses.js';
import { stringLiterals } from '../compile/code/string-literals.js';
import { type ReadPage, readPage } from '../compile/read-page.js';
import type { CompileOptions } from '../compile/tree/compile-options.js';
import { isJsx, type Node, walk } from '../compile/tree/tree.js';
import { labelOf } from '../compile/tree/tree-facts.js';
import { IMPORT } from '../engine/load/code-imports.js';
import type { Source } from '../site/content/source.js';
import { purposeOf } from '../site/helpers/literal-addresses.js';

/**
 * How an address is read: `link` and `image` as in Markdown, `literal` as a browser does, `based` as a component does that adds the base,
 * `module` as an import.
 */
export type Reading = 'link' | 'image' | 'literal' | 'based' | 'module';

export interface WrittenAddress {
  reading: Reading;
  /** The decoded address. */
  url: string;
  /** Offsets of what is written for it. */
  from: number;
  to: number;
  /** It is in angle brackets or quotation marks, so it may contain spaces. */
  quoted: boolean;
}

/** An address that is there, but is written so that its place is not known. */
export interface LostAddress {
  url: string;
  offset: number;
}

export interface WrittenPage {
  page: ReadPage;
  addresses: WrittenAddress[];
  lost: LostAddress[];
}

/** Addresses of a Markdown file. Offsets are those of `page.bare`. */
export async function addressesOfPage(source: Source, options: CompileOptions): Promise<WrittenPage> {
  const page = await readPage(source, options);
  const finder = new Finder(page);
  finder.run();
  const seen = new Set<number>();
  const addresses = finder.found.filter(({ from }) => !seen.has(from) && seen.add(from));
  return { page, addresses, lost: finder.lost.filter(({ offset }) => !seen.has(offset)) };
}

/** Addresses of a file of code; `page` is false for code that any page may show, where relative addresses mean nothing. */
export function addressesOfCode(text: string): WrittenAddress[] {
  const found = addressesInCode(text).flatMap(({ element, attribute, url, offset }): WrittenAddress[] => {
    const reading = readingOf(element, attribute, url);
    return reading ? [{ reading, url, from: offset, to: offset + url.length, quoted: true }] : [];
  });
  return [...found, ...fields(text), ...basedCalls(text), ...modules(text)];
}

/** Data of lists of links: `{ to: '/docs/a', label: 'A' }`. */
const FIELD = /\b(to|href)\s*:\s*(['"`])(\/[^'"`\s\\$]+)\2/g;

function fields(text: string): WrittenAddress[] {
  return [...text.matchAll(FIELD)].map((match) => {
    const [whole, key, , url = ''] = match;
    const from = match.index + whole.length - 1 - url.length;
    // Whoever shows it may add the base.
    return { reading: key === 'to' ? 'link' : 'based', url, from, to: from + url.length, quoted: true };
  });
}

/** Finds quoted paths in expressions and statements of MDX: `{['/docs/a']}`. */
function paths(code: string): WrittenAddress[] {
  return stringLiterals(code).flatMap(({ value: url, offset, isAttribute }): WrittenAddress[] =>
    isAttribute || !/^\/[^/\s]\S*$/.test(url)
      ? []
      : [{ reading: 'based', url, from: offset, to: offset + url.length, quoted: true }],
  );
}

const isLinkComponent = (element: string) => element === 'Link' || element === 'NavLink';

function readingOf(element: string, attribute: string, url: string): Reading | undefined {
  if (isLinkComponent(element) && (attribute === 'to' || attribute === 'href')) return 'link';
  const purpose = purposeOf(element, attribute, url);
  return purpose && (purpose.based ? 'based' : 'literal');
}

const BASED_CALL = /\b(?:useBaseUrl|withBaseUrl)\(\s*(['"`])([^'"`\n\\$]+)\1/g;

function basedCalls(text: string): WrittenAddress[] {
  return [...text.matchAll(BASED_CALL)].map((match) => {
    const [whole, , url = ''] = match;
    const from = match.index + whole.length - 1 - url.length;
    return { reading: 'based', url, from, to: from + url.length, quoted: true };
  });
}

/** Imports of files of the site, without the names of loaders before them and what follows `?`. */
function modules(text: string): WrittenAddress[] {
  return [...text.matchAll(MODULE)].flatMap((match) => {
    const [whole, , written = ''] = match;
    const loaders = /^!!?.*!/.exec(written)?.[0] ?? '';
    const url = written.slice(loaders.length).replace(/[?#].*$/, '');
    const from = match.index + whole.length - 1 - written.length + loaders.length;
    return /^(?:\.{1,2}\/|@site\/)/.test(url)
      ? [{ reading: 'module', url, from, to: from + url.length, quoted: true }]
      : [];
  });
}

/** As the imports of code, with loaders. */
const MODULE = new RegExp(IMPORT.source.replace('(\\.{1,2}', '((?:!!?[^\'"\\n]*!)?\\.{1,2}'), 'g');

class Finder {
  readonly found: WrittenAddress[] = [];
  readonly lost: LostAddress[] = [];
  private readonly images = new Set<string>();

  constructor(private readonly page: ReadPage) {}

  run(): void {
    const { tree } = this.page.parsed;
    const links = new Set<string>();
    walk(tree, (node) => {
      if (node.type === 'imageReference') this.images.add(labelOf(node));
      if (node.type === 'linkReference') links.add(labelOf(node));
    });
    for (const label of links) this.images.delete(label);
    walk(tree, (node) => this.node(node));
  }

  private start(node: Node): number {
    return this.page.places.offset(node.position?.start.offset ?? 0);
  }

  private end(node: Node): number {
    return this.page.places.offset(node.position?.end.offset ?? 0);
  }

  private node(node: Node): void {
    if (!node.position) return;
    if (node.type === 'link' || node.type === 'image') this.inline(node);
    else if (node.type === 'definition') this.definition(node);
    else if (node.type === 'html') this.html(node);
    else if (isJsx(node)) this.element(node);
    else if (/^mdx(?:Flow|Text)Expression$|^mdxjsEsm$/.test(node.type)) this.code(this.start(node), this.end(node));
  }

  /** `[text](address "title")`: the address follows the first `](` after the text. */
  private inline(node: Node): void {
    const url = node.url ?? '';
    const [start, end] = [this.start(node), this.end(node)];
    const last = node.type === 'link' ? node.children?.at(-1) : undefined;
    const { bare } = this.page;
    for (
      let at = bare.indexOf('](', last?.position ? this.end(last) : start);
      at >= 0 && at < end;
      at = bare.indexOf('](', at + 1)
    )
      if (this.destination(node.type === 'image' ? 'image' : 'link', url, at + 2, end)) return;
    // `<https://…>` and bare addresses lead to other sites.
    if (url !== '' && !/^[a-z][a-z\d+.-]*:/i.test(url)) this.lost.push({ url, offset: start });
  }

  private definition(node: Node): void {
    const [start, end] = [this.start(node), this.end(node)];
    const label = /^\[(?:\\[\s\S]|[^\]\\])*\]:/.exec(this.page.bare.slice(start, end));
    const reading = this.images.has(labelOf(node)) ? 'image' : 'link';
    if (!label || !this.destination(reading, node.url ?? '', start + label[0].length, end))
      this.lost.push({ url: node.url ?? '', offset: start });
  }

  /** The destination of a link at an offset, if it is the address. */
  private destination(reading: Reading, url: string, at: number, end: number): boolean {
    const rest = this.page.bare.slice(at, end);
    const [whole = '', space = '', angled, plain = ''] = /^(\s*)(?:<([^<>\n]*)>|(\S*))/.exec(rest) ?? [];
    if (angled !== undefined) {
      if (meant(angled) !== url) return false;
      const from = at + space.length + 1;
      this.found.push({ reading, url, from, to: from + angled.length, quoted: true });
      return true;
    }
    // The bracket that closes the link, and what follows it, are no part of it.
    for (let length = plain.length; length > 0; length--)
      if (meant(plain.slice(0, length)) === url) {
        const from = at + space.length;
        this.found.push({ reading, url, from, to: from + length, quoted: false });
        return true;
      }
    return whole === '' && url === '';
  }

  /** The opening tag of an element; content between the tags has nodes of its own. */
  private element(node: Node): void {
    const first = node.children?.find((child) => child.position);
    this.code(this.start(node), first ? this.start(first) : this.end(node));
  }

  private code(from: number, to: number): void {
    const code = this.page.bare.slice(from, to);
    for (const found of [...addressesOfCode(code), ...paths(code)])
      this.found.push({ ...found, from: found.from + from, to: found.to + from });
  }

  private html(node: Node): void {
    const start = this.start(node);
    const text = this.page.bare.slice(start, this.end(node));
    for (const { element, attribute, url, from } of htmlAddresses(text)) {
      const slot =
        element === 'a' && attribute === 'href'
          ? 'link'
          : element === 'img' && attribute === 'src'
            ? 'image'
            : undefined;
      const reading = slot ?? readingOf(element, attribute, url);
      if (reading)
        this.found.push({ reading, url: meant(url), from: start + from, to: start + from + url.length, quoted: true });
    }
  }
}

const TAG = /<([a-z]+)\b[^<>]*>?/gi;
const ATTRIBUTE = /\s(href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Addresses in a piece of HTML with their offsets. */
export function htmlAddresses(html: string) {
  return [...html.matchAll(TAG)].flatMap((tag) =>
    [...tag[0].matchAll(ATTRIBUTE)].map((match) => {
      const [, attribute = '', double, single, bare] = match;
      const url = double ?? single ?? bare ?? '';
      const end = match[0].length - (bare === undefined ? 1 : 0);
      return {
        element: (tag[1] ?? '').toLowerCase(),
        attribute: attribute.toLowerCase(),
        url,
        from: tag.index + match.index + end - url.length,
      };
    }),
  );
}

/** An address without the escapes of Markdown. */
function meant(written: string): string {
  return written.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}
