/** Fills the slots of every body: links, images, cards (B4.52–B4.62); what leads nowhere is a finding (B7.1–B7.8). */

import type { SlotValue } from '../../shared/article-body.js';
import { decodePath, finalPath, isExternal, resolvePath, samePathKey, splitUrl, withBase } from '../../shared/urls.js';
import type { Policy, Site } from '../configuration/config-types.js';
import type { Document, Slot } from '../content/document.js';
import { cardItems, makeCards } from '../docs/page-sidebar.js';
import type { DocMeta, Graph, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { policyLevel } from '../graph/tags.js';
import { nearestName, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import {
  assetPaths,
  type FileIndex,
  indexFiles,
  isFileLink,
  isMarkdownLink,
  markdownCandidates,
} from '../sources/local-files.js';
import { anchorsOf } from './link-targets.js';

/** Broken links for which the nearest address is looked for; beyond that one cause is likely, and the search costs. */
const NEAREST_FOR = 40;

/** Resolves the slots of all documents into `graph.slots`. */
export function resolveLinks(site: Site, graph: Graph): Problem[] {
  return new Resolver(site, graph).run();
}

/** The slots of one more document of a linked site; what leads nowhere is left to the next linking of the whole. */
export function slotsOf(site: Site, graph: Graph, place: Place): SlotValue[] {
  return new Resolver(site, graph, 0).slotsOf(place);
}

export interface Place {
  document: Document;
  route: string;
  version?: VersionGraph;
  doc?: DocMeta;
  /** Further pages that show the document, which is a partial. */
  more?: readonly string[];
}

class Resolver {
  private readonly index: FileIndex;
  private readonly findings = new Map<string, Problem>();
  private readonly ids = new Map<Document, Set<string> | undefined>();
  private names: string[] | undefined;

  constructor(
    private readonly site: Site,
    private readonly graph: Graph,
    private lookups = NEAREST_FOR,
  ) {
    this.index = indexFiles(site, graph.files);
  }

  run(): Problem[] {
    const { slots, partials } = this.graph;
    const places = this.learnPlaces();
    for (const place of places)
      if (place.document.slots.length > 0) slots.set(place.document.source, this.slotsOf(place));
    const users = this.usersOfPartials(places);
    for (const partial of partials.values()) {
      // A page that another one imports has its slots already.
      if (partial.slots.length === 0 || slots.has(partial.source)) continue;
      const [route = this.site.baseUrl, ...more] = users.get(partial.source) ?? [];
      slots.set(partial.source, this.slotsOf({ document: partial, route, more }));
    }
    return [...this.findings.values()];
  }

  /** All pages with content; from here on their addresses are known. */
  private learnPlaces(): Place[] {
    const places: Place[] = [];
    for (const version of this.graph.versions) {
      for (const doc of version.docs) places.push({ document: doc.document, route: doc.route, version, doc });
    }
    for (const blog of this.graph.blogs) {
      for (const post of blog.posts) places.push({ document: post.document, route: post.route });
    }
    for (const page of this.graph.pages) {
      if (page.document) places.push({ document: page.document, route: page.route });
    }
    for (const { document, route } of places) {
      this.graph.routes.set(document.source, route);
      const { scope, relative } = document;
      // A link names the original, also where a translation took its place.
      for (const folder of this.index.folders.get(`${scope.area}/${scope.instance}/${scope.version}`) ?? []) {
        const path = `${folder}/${relative}`;
        if (!this.graph.routes.has(path)) this.graph.routes.set(path, route);
      }
    }
    return places;
  }

  slotsOf(place: Place): SlotValue[] {
    return place.document.slots.map((slot) => this.fill(slot, place));
  }

  /** Addresses of the pages that show each partial, directly or through another one. */
  private usersOfPartials(places: readonly Place[]): Map<string, string[]> {
    const users = new Map<string, string[]>();
    const visit = (document: Document, route: string) => {
      for (const { target, file } of document.imports) {
        const partial = target === 'partial' && file !== undefined ? this.graph.partials.get(file) : undefined;
        if (!partial) continue;
        const routes = users.get(partial.source) ?? [];
        if (routes.includes(route)) continue;
        users.set(partial.source, [...routes, route]);
        visit(partial, route);
      }
    };
    for (const { document, route } of places) visit(document, route);
    return users;
  }

  private fill(slot: Slot, place: Place): SlotValue {
    if (slot.kind === 'link') return this.link(slot, place);
    if (slot.kind === 'image') return this.image(slot, place);
    return { kind: 'cards', items: this.cards(place) };
  }

  private cards({ version, doc, route }: Place) {
    const sidebar: SidebarGraph | undefined =
      doc?.sidebar === undefined ? undefined : version?.sidebars.get(doc.sidebar);
    return sidebar && version ? makeCards(cardItems(sidebar, route), version) : [];
  }

  private link(slot: Extract<Slot, { kind: 'link' }>, place: Place): SlotValue {
    const { url } = slot;
    if (url.startsWith('pathname://')) return outside(url.slice('pathname://'.length));
    if (isExternal(url)) return outside(url);
    if (url.startsWith('#')) {
      if (!slot.unchecked && !place.more?.length) this.checkAnchor(slot, place, place.route, url);
      return { kind: 'link', href: url };
    }
    if (isMarkdownLink(url)) {
      const target = this.markdownTarget(url, place.document);
      if (target !== undefined) {
        const { rest } = splitUrl(url);
        if (!slot.unchecked) this.checkAnchor(slot, place, target, rest);
        return { kind: 'link', href: target + rest };
      }
      if (this.isOfNoBlog([...markdownCandidates(url, place.document, this.index)])) return { kind: 'link' };
      this.report('link-markdown', this.site.policies.markdownLinks, slot, place, { url });
      return { kind: 'link', href: url };
    }
    if (isFileLink(url)) {
      const asset = this.asset(url, place.document);
      if (asset) return { ...outside(asset.href + splitUrl(url).rest), asset: true };
      if (url.startsWith('@site/')) {
        this.report('link-file-missing', this.site.policies.markdownLinks, slot, place, { url });
        return { kind: 'link', href: url };
      }
    }
    return this.internal(slot, place);
  }

  /** B4.52; a file of another area is found as well, after those of its own. */
  private markdownTarget(url: string, document: Document): string | undefined {
    for (const path of markdownCandidates(url, document, this.index)) {
      const route = this.graph.routes.get(path);
      if (route !== undefined) return route;
    }
    return undefined;
  }

  /** B4.54, B4.55: other links are resolved against the page's own address, then get base and trailing-slash rule. */
  private internal(slot: Extract<Slot, { kind: 'link' }>, place: Place): SlotValue {
    const { pathname, rest } = splitUrl(slot.url);
    if (pathname === '') return { kind: 'link', href: slot.url };
    const absolute = pathname.startsWith('/');
    const path = absolute ? withBase(pathname, this.site.baseUrl) : resolvePath(pathname, place.route);
    // In pages of several folders it leads to several places: as written it does so in each of them.
    if (!absolute && place.more?.some((route) => resolvePath(pathname, route) !== path))
      return { kind: 'link', href: slot.url };
    const href = finalPath(path, this.site) + rest;
    if (this.isBlogAddress(path)) return { kind: 'link' };
    if (!slot.unchecked) this.check(slot, place, path, rest);
    return { kind: 'link', href };
  }

  /** D18: an address of the blog that is switched off, unless something else stands there. */
  private isBlogAddress(path: string): boolean {
    const { blog, baseUrl } = this.site;
    const inside = path.slice(baseUrl.length - 1);
    return (
      blog.length === 0 && /^\/blog(?:\/|$)/.test(inside) && !this.graph.targets.has(samePathKey(decodePath(path)))
    );
  }

  /** D18: where the blog is switched off a link to the file of a post is its text. */
  private isOfNoBlog(paths: readonly string[]): boolean {
    return this.site.blog.length === 0 && paths.some((path) => /^blog(?:\/|$)/.test(path));
  }

  private check(slot: Extract<Slot, { kind: 'link' }>, place: Place, path: string, rest: string): void {
    const target = this.graph.targets.get(samePathKey(decodePath(path))) ?? this.graph.targets.get(samePathKey(path));
    const found = target ?? this.graph.targets.get(samePathKey(decodePath(path).replace(/(?:\/index)?\.html$/, '')));
    if (found) this.checkAnchor(slot, place, found.route, rest);
    else {
      const nearest = this.nearest(decodePath(path));
      this.report(
        'link-broken',
        this.site.policies.links,
        slot,
        place,
        { url: slot.url, path: decodePath(path) },
        nearest,
      );
    }
  }

  private checkAnchor(slot: Extract<Slot, { kind: 'link' }>, place: Place, route: string, rest: string): void {
    const at = rest.indexOf('#');
    const anchor = at < 0 ? '' : decodePath(rest.slice(at + 1));
    if (anchor === '' || anchor === 'top') return;
    const ids = this.anchors(this.graph.targets.get(samePathKey(route))?.document);
    if (!ids || ids.has(anchor) || ids.has(decodeAll(anchor))) return;
    const nearest = nearestName(anchor, ids);
    this.report(
      'link-anchor',
      this.site.policies.anchors,
      slot,
      place,
      { url: slot.url, path: route, anchor },
      nearest,
    );
  }

  /** Anchors of a page, collected when first asked for. */
  private anchors(document: Document | undefined): Set<string> | undefined {
    if (!document) return undefined;
    if (!this.ids.has(document)) this.ids.set(document, anchorsOf(document, this.graph));
    return this.ids.get(document);
  }

  private image(slot: Extract<Slot, { kind: 'image' }>, { document, route }: Place): SlotValue {
    const { url } = slot;
    const place = { document, route };
    if (url.startsWith('pathname://')) return { kind: 'image', src: url.slice('pathname://'.length) };
    if (isExternal(url)) return { kind: 'image', src: url };
    const asset = this.asset(url, document);
    if (asset) {
      const { width, height } = asset;
      const size = width === undefined || height === undefined ? {} : { width, height };
      return { kind: 'image', src: asset.href + hashOnly(url), ...size };
    }
    const code = url === '' ? 'image-empty' : 'image-missing';
    this.report(code, this.site.policies.markdownImages, slot, place, { url });
    return { kind: 'image', src: withBase(url, this.site.baseUrl) };
  }

  private asset(url: string, document: Document) {
    for (const path of assetPaths(url, document, this.index)) {
      const asset = this.graph.assets[path];
      if (asset) return asset;
    }
    return undefined;
  }

  private nearest(path: string): string | undefined {
    if (--this.lookups < 0) return undefined;
    this.names ??= [...this.graph.targets.values()].filter((target) => !target.unlisted).map((target) => target.route);
    return nearestName(path, this.names);
  }

  /** One finding for each cause: the same address in many places is one cause (B7.1). */
  private report(
    code: string,
    policy: Policy,
    slot: { line: number; column: number },
    place: Place,
    args: Record<string, string>,
    nearest?: string,
  ): void {
    const level = policyLevel(policy);
    if (!level) return;
    const { source } = place.document;
    // A link inside the page is a cause of its own in each page.
    const key = [code, args.path ?? (args.url!.startsWith('/') ? '' : source), args.anchor ?? args.url].join('\n');
    const known = this.findings.get(key);
    if (known) {
      known.more ??= [];
      known.more.push({ file: source, line: slot.line });
      return;
    }
    const at = { file: source, line: slot.line, column: slot.column, ...(nearest === undefined ? {} : { nearest }) };
    this.findings.set(key, { ...problem(code, args, at), level });
  }
}

/** B4.56, B4.57. */
function outside(href: string): Extract<SlotValue, { kind: 'link' }> {
  return { kind: 'link', href, target: '_blank', rel: 'noopener noreferrer' };
}

/** Hash of an image address, such as a fragment of an SVG; a query has no meaning for a file. */
function hashOnly(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? '' : url.slice(at);
}

function decodeAll(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
