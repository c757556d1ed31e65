/** Addresses outside of content: navbar, footer, logo, favicon, announcement, head tags, sidebars, authors, front matter, redirects. */

import { posix } from 'node:path';
import type { SidebarItem } from '../../shared/sidebar-items.js';
import { isExternal, withoutBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { NavbarItemConfig } from '../configuration/notes-config.js';
import type { Document } from '../content/document.js';
import type { Graph } from '../graph/graph-types.js';
import { attributesOfHtml, type Purpose, purposeOf } from '../helpers/literal-addresses.js';
import { isPlainObject, type Path } from '../helpers/schema.js';
import type { Place } from '../problems/problem.js';
import { dataPlace, fieldPlace } from '../sources/line-and-column.js';
import { redirectPlace } from '../sources/redirects-file.js';
import type { LinkFindings } from './link-findings.js';
import { isOfNoBlog } from './no-blog.js';
import type { Resolver } from './resolver.js';
import { quotedAddress } from './written-address.js';

type Policy = Purpose['policy'];
/** Place of an address, or of its end. */
type PlaceOf = (url: string, end?: string) => Place;

/** Checks all of them. */
export function checkConfigured(site: Site, graph: Graph, resolver: Resolver, findings: LinkFindings): void {
  const checker = new ConfigChecker(site, graph, resolver, findings);
  checker.navbar();
  checker.footer();
  checker.theme();
  checker.head();
  checker.redirects();
  checker.sidebars();
  checker.authors();
  checker.images();
}

class ConfigChecker {
  constructor(
    private readonly site: Site,
    private readonly graph: Graph,
    private readonly resolver: Resolver,
    private readonly findings: LinkFindings,
  ) {}

  navbar(): void {
    const { logo, items } = this.site.navbar;
    this.logo(logo);
    for (const item of items) this.navbarItem(item);
  }

  private navbarItem(item: NavbarItemConfig): void {
    this.link(item.to ?? item.href);
    for (const html of [item.html, item.value]) this.html(html);
    for (const list of [item.items, item.dropdownItemsBefore, item.dropdownItemsAfter])
      for (const child of list ?? []) this.navbarItem(child);
  }

  footer(): void {
    const { footer } = this.site;
    this.logo(footer?.logo);
    this.html(footer?.copyright);
    for (const entry of (footer?.links ?? []).filter(isPlainObject))
      for (const item of Array.isArray(entry.items) ? entry.items.filter(isPlainObject) : [entry]) {
        this.html(item.html);
        this.link(item.to ?? item.href);
      }
  }

  theme(): void {
    const { favicon, image, announcementBar } = this.site;
    this.file(favicon);
    this.file(image);
    this.html(announcementBar?.content);
  }

  head(): void {
    const { headTags, scripts, stylesheets } = this.site;
    for (const { tagName, attributes } of headTags)
      this.file(tagName === 'script' ? attributes?.src : tagName === 'link' && attributes?.href);
    for (const script of scripts) this.file(typeof script === 'string' ? script : script.src);
    for (const sheet of stylesheets) this.file(typeof sheet === 'string' ? sheet : sheet.href);
  }

  /** That the page exists is checked where redirects are made. */
  redirects(): void {
    for (const redirect of this.site.redirects) {
      const { to, index } = redirect;
      const missing = isExternal(to) ? undefined : this.resolver.configured(to, 'links');
      if (missing?.code === 'link-anchor')
        this.tell(missing, true, () =>
          index === undefined
            ? this.configPlace(to, missing.end)
            : redirectPlace({ files: this.graph.files, site: this.site }, redirect, 'to', to),
        );
    }
  }

  sidebars(): void {
    for (const { version, sidebars } of this.graph.versions) {
      // Base and final slash were added.
      const written = (url: string) => [url, withoutBase(url, this.site.baseUrl), url.replace(/\/$/, '')];
      const place: PlaceOf = (url, end) => this.sidebarPlace(version.sidebarsFile, written(url), end);
      const visit = (item: SidebarItem): void => {
        if (item.type === 'link' && !('docId' in item && item.docId)) this.link(item.href, place);
        if (item.type === 'html') this.html(item.value, place);
        if (item.type === 'category') item.items.forEach(visit);
      };
      for (const { items } of sidebars.values()) items.forEach(visit);
    }
  }

  authors(): void {
    for (const { blog, authors, posts } of this.graph.blogs) {
      const file = this.graph.files.authors.find(({ scope }) => scope.instance === blog.id);
      for (const [key, { imageUrl, url }] of authors) {
        const at = (...names: string[]) =>
          file ? best(names.map((name) => dataPlace(file, [key, name]))) : { file: blog.path };
        this.file(imageUrl, () => at('image_url', 'imageURL'));
        this.link(url, () => at('url'));
      }
      for (const { document, authors: written } of posts)
        for (const [index, { key, imageUrl, url }] of written.entries()) {
          if (key !== undefined) continue;
          const fields = (name: string): Path[] => [['authors', index, name], ['authors', name], [`author_${name}`]];
          this.file(imageUrl, () => this.frontPlace(document, fields('image_url')));
          this.link(url, () => this.frontPlace(document, fields('url')));
        }
    }
  }

  /** Cards of pages in other places (B4.63). */
  images(): void {
    for (const { version, generated } of this.graph.versions)
      for (const { image } of generated)
        this.file(image, (url, end) => this.sidebarPlace(version.sidebarsFile, [url], end));
    const documents = [
      ...this.graph.versions.flatMap(({ docs }) => docs),
      ...this.graph.blogs.flatMap(({ posts }) => posts),
      ...this.graph.pages,
    ].flatMap(({ document }) => document ?? []);
    for (const document of documents) {
      const { image } = document.frontMatter;
      if (!image) continue;
      const place = () => this.frontPlace(document, [['image']]);
      if (!/^\.\.?\//.test(image)) this.file(image, place);
      else if (!this.graph.assets[posix.join(posix.dirname(document.source), image)]) {
        const { missing } = this.resolver.image(image, document);
        if (missing) this.tell(missing, true, place);
      }
    }
  }

  private logo(logo: { src: string; srcDark?: string; href?: string } | undefined): void {
    this.file(logo?.src);
    this.file(logo?.srcDark);
    this.link(logo?.href);
  }

  private link(url: unknown, place: PlaceOf = this.configPlace): void {
    this.check(url, 'links', false, place);
  }

  private file(url: unknown, place: PlaceOf = this.configPlace): void {
    this.check(url, 'markdownImages', true, place);
  }

  private html(html: unknown, place: PlaceOf = this.configPlace): void {
    if (typeof html !== 'string') return;
    for (const { element, attribute, url } of attributesOfHtml(html)) {
      const purpose = purposeOf(element, attribute, url);
      const missing = purpose && this.resolver.literal(url, this.site.baseUrl, purpose.policy);
      if (missing) this.tell(missing, true, () => place(url, missing.end));
    }
  }

  private check(url: unknown, policy: Policy, html: boolean, place: PlaceOf): void {
    if (typeof url !== 'string' || isOfNoBlog(this.site, this.graph, url)) return;
    const missing = this.resolver.configured(url, policy);
    if (missing) this.tell(missing, html, () => place(url, missing.end));
  }

  private tell(missing: Parameters<LinkFindings['report']>[0], html: boolean, place: () => Place): void {
    this.findings.report(missing, { ...(html ? { html } : {}), place });
  }

  /** The first of several forms of an address that a sidebars file has. */
  private sidebarPlace(file: string | false | undefined, forms: readonly string[], end?: string): Place {
    if (!file) return { file: this.site.configFile };
    const text = this.graph.files.texts[file];
    return best(forms.map((form) => quotedAddress(text, file, form, end)));
  }

  private readonly configPlace: PlaceOf = (url, end) => {
    const { configFile } = this.site;
    return quotedAddress(this.graph.files.texts[configFile], configFile, url, end);
  };

  private frontPlace({ source }: Document, paths: readonly Path[]): Place {
    return best(paths.map((path) => fieldPlace(this.graph.files, source, path)));
  }
}

/** The first place that has a line. */
const best = (places: readonly Place[]): Place => places.find(({ line }) => line !== undefined) ?? places[0] ?? {};
