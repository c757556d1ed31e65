/** Fills the slots of every body: links, images, cards (B4.52–B4.62); what leads nowhere is a finding (B7.1–B7.8). */
import type { SlotValue } from '../../shared/article-body.js';
import type { Site } from '../configuration/config-types.js';
import type { Document, LiteralAddress, Slot } from '../content/document.js';
import { cardsBeside } from '../docs/page-sidebar.js';
import type { DocMeta, Graph, VersionGraph } from '../graph/graph-types.js';
import { textOf } from '../sources/line-and-column.js';
import { foldersOf } from '../sources/local-files.js';
import type { LinkFindings, Missing } from './link-findings.js';
import { Resolver, type Shown } from './resolver.js';
import { addressPlace } from './written-address.js';

/** Resolves the slots of all documents into `graph.slots`. */
export function resolveLinks(site: Site, graph: Graph, resolver: Resolver, findings: LinkFindings): void {
  new SlotFiller(site, graph, resolver, findings).run();
}

/** Returns the filled slots of one more document of a linked site; what leads nowhere is left to the next linking of the whole. */
export function slotsOf(site: Site, graph: Graph, place: Place): SlotValue[] {
  return new SlotFiller(site, graph, new Resolver(site, graph)).slotsOf(place);
}

/** Returns the filled slots of a document that pages import. */
export function slotsOfPartial(site: Site, graph: Graph, partial: Document): SlotValue[] {
  return new SlotFiller(site, graph, new Resolver(site, graph)).slotsOfPartial(partial);
}

export interface Place extends Shown {
  version?: VersionGraph;
  doc?: DocMeta;
}

class SlotFiller {
  constructor(
    private readonly site: Site,
    private readonly graph: Graph,
    private readonly resolver: Resolver,
    private readonly findings?: LinkFindings,
  ) {}

  run(): void {
    const { slots, partials } = this.graph;
    const places = this.learnPlaces();
    for (const place of places) this.fillAll(place);
    const users = this.usersOfPartials(places);
    for (const partial of partials.values()) {
      // A page that another one imports has its slots already.
      if (slots.has(partial.source)) continue;
      this.fillAll(this.placeOfPartial(partial, users));
    }
  }

  slotsOfPartial(partial: Document): SlotValue[] {
    return this.slotsOf(this.placeOfPartial(partial, this.usersOfPartials(this.places())));
  }

  private placeOfPartial(partial: Document, users: ReadonlyMap<string, string[]>): Place {
    const [route, ...more] = users.get(partial.source) ?? [];
    return {
      document: partial,
      ...(route === undefined ? { route: this.site.baseUrl, more: 'unknown' } : { route, more }),
    };
  }

  private fillAll(place: Place): void {
    const { document } = place;
    if (document.slots.length > 0) this.graph.slots.set(document.source, this.slotsOf(place));
    for (const address of document.addresses ?? []) this.checkLiteral(address, place);
  }

  /** All pages with content. */
  private places(): Place[] {
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
    return places;
  }

  /** The same; from here on their addresses are known. */
  private learnPlaces(): Place[] {
    const places = this.places();
    for (const { document, route } of places) {
      this.graph.routes.set(document.source, route);
      const { scope, relative } = document;
      // A link names the original, also where a translation took its place.
      for (const folder of foldersOf(this.resolver.index, scope)) {
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
    if (slot.kind === 'cards') return { kind: 'cards', items: this.cards(place) };
    const { value, missing } =
      slot.kind === 'link' ? this.resolver.link(slot.url, place) : this.resolver.image(slot.url, place.document);
    if (missing && !slot.unchecked) this.report(missing, slot, place);
    return value;
  }

  private cards({ version, doc }: Place) {
    return version && doc ? cardsBeside(version, doc) : [];
  }

  /** Checks an address that is output as written. */
  private checkLiteral(address: LiteralAddress, place: Place): void {
    const missing = this.missingOf(address, place);
    if (missing) this.report(missing, { ...address, html: true }, place);
  }

  private missingOf({ url, policy, based, markdown }: LiteralAddress, place: Place): Missing | undefined {
    if (markdown) return this.resolver.link(url, place).missing;
    if (based) return this.resolver.configured(url, policy);
    return this.resolver.literal(url, place.more?.length ? undefined : place.route, policy, place.document.source);
  }

  private report(missing: Missing, slot: { url: string; line: number; column: number; html?: boolean }, place: Place) {
    const { source } = place.document;
    this.findings?.report(missing, {
      file: source,
      line: slot.line,
      ...(slot.html ? { html: true } : {}),
      place: () => addressPlace(textOf(this.graph.files, source), source, slot, { url: slot.url, end: missing.end }),
    });
  }
}
