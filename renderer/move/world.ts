/** A linked site that says where addresses lead: to a page, by the key of its route, or to a file of the site. */

import { posix } from 'node:path';
import { resolveFile } from '../compile/mdx/esm.js';
import { decodePath, isExternal, resolvePath, samePathKey, splitUrl, withBase } from '../shared/urls.js';
import type { Site } from '../site/configuration/config-types.js';
import type { Document } from '../site/content/document.js';
import type { Graph } from '../site/graph/graph-types.js';
import { isSpelt } from '../site/links/path-forms.js';
import { Resolver } from '../site/links/resolver.js';
import { assetPaths, foldersOf, isFileLink, isMarkdownLink, markdownCandidates } from '../site/sources/local-files.js';
import type { Reading } from './written-addresses.js';

/** The source of an address. */
export interface Owner {
  /** Site-relative path of the file. */
  path: string;
  /** Absent for code. */
  document?: Document;
  /** Pages that show it. */
  routes: readonly string[];
}

/** `isSpelt`: the address has the letters of the page's, in their case. */
export type Lead = { page: string; isSpelt: boolean } | { file: string };

/** A page with content of its own. */
export interface PageEntry {
  source: string;
  route: string;
  draft: boolean;
  document?: Document;
}

export class World {
  readonly resolver: Resolver;
  /** By path of the source. */
  readonly pages = new Map<string, PageEntry>();
  /** Path of the source by key of the route. */
  readonly sources = new Map<string, string>();
  private readonly shownBy = new Map<string, string[]>();

  constructor(
    readonly site: Site,
    readonly graph: Graph,
    /** True if a file is there, by its path in the site. */
    readonly fileExists: (path: string) => boolean,
  ) {
    this.resolver = new Resolver(site, graph);
    const metas = [
      ...graph.pages,
      ...[...graph.versions.flatMap(({ docs }) => docs), ...graph.blogs.flatMap(({ posts }) => posts)].map((meta) => ({
        ...meta,
        source: meta.document.source,
      })),
    ];
    for (const { source, route, draft, document } of metas) {
      this.pages.set(source, { source, route, draft, ...(document ? { document } : {}) });
      if (!this.sources.has(samePathKey(route))) this.sources.set(samePathKey(route), source);
    }
    for (const { document, route } of this.pages.values()) if (document) this.learnParts(document, route);
  }

  /** Pages that show a partial, directly or through another one. */
  private learnParts(document: Document, route: string): void {
    for (const { target, file } of document.imports) {
      const part = target === 'partial' && file !== undefined ? this.graph.partials.get(file) : undefined;
      if (!part) continue;
      const routes = this.shownBy.get(part.source) ?? [];
      if (routes.includes(route)) continue;
      this.shownBy.set(part.source, [...routes, route]);
      this.learnParts(part, route);
    }
  }

  /** Returns the path that relative addresses of a file start from: for a translation, that of the translated file. */
  placeOf(path: string, document = this.pages.get(path)?.document): string {
    if (!document) return path;
    const [folder] = foldersOf(this.resolver.index, document.scope);
    return folder === undefined ? path : posix.join(folder, document.relative);
  }

  /** Returns the owner of the addresses of a file. */
  owner(path: string, document?: Document): Owner {
    const page = this.pages.get(path);
    return { path, ...(document ? { document } : {}), routes: page ? [page.route] : (this.shownBy.get(path) ?? []) };
  }

  /** Returns where an address leads; undefined for other sites, for what leads nowhere, and for what differs from page to page. */
  lead(url: string, reading: Reading, owner: Owner): Lead | undefined {
    if (reading === 'module') return this.module(url, owner);
    if (url === '' || isExternal(url)) return undefined;
    const { pathname } = splitUrl(url);
    if (reading === 'image') return this.file(url, owner);
    if (reading === 'link' && isMarkdownLink(url) && owner.document) {
      const route = this.markdown(url, owner.document);
      return route === undefined ? undefined : { page: samePathKey(route), isSpelt: true };
    }
    const file = reading === 'link' && isFileLink(url) ? this.file(url, owner) : undefined;
    if (file) return file;
    if (pathname === '') return reading === 'link' ? this.atOnly(owner.routes) : undefined;
    return this.path(pathname, reading, owner);
  }

  private path(pathname: string, reading: Reading, owner: Owner): Lead | undefined {
    const { baseUrl, router } = this.site;
    if (reading === 'based') return this.at(withBase(pathname.startsWith('/') ? pathname : `/${pathname}`, baseUrl));
    const isLiteral = reading === 'literal';
    if (pathname.startsWith('/')) {
      const based = withBase(pathname, baseUrl);
      return isLiteral && router !== 'hash' && based !== pathname ? undefined : this.at(based);
    }
    if (isLiteral && router === 'hash') return undefined;
    const paths = new Set(owner.routes.map((route) => resolvePath(isLiteral ? decodePath(pathname) : pathname, route)));
    return this.atOnly([...paths]);
  }

  /** Returns where the path leads if there is but one. */
  private atOnly([path, ...others]: readonly string[]): Lead | undefined {
    return path === undefined || others.length > 0 ? undefined : this.at(path);
  }

  private at(path: string): Lead | undefined {
    const target = this.resolver.targetOf(path);
    return target && { page: samePathKey(target.route), isSpelt: isSpelt(path, target.route) };
  }

  private markdown(url: string, document: Document): string | undefined {
    for (const path of markdownCandidates(url, document, this.resolver.index)) {
      const route = this.graph.routes.get(path);
      if (route !== undefined) return route;
    }
    return undefined;
  }

  private file(url: string, { path: source }: Owner): Lead | undefined {
    const file = assetPaths(url, { source }, this.resolver.index).find((path) => this.graph.assets[path]);
    return file === undefined ? undefined : { file };
  }

  private module(url: string, { path }: Owner): Lead | undefined {
    const file = resolveFile(url, { path, fileExists: this.fileExists });
    return file === undefined ? undefined : { file: posix.normalize(file) };
  }
}
