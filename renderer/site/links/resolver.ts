/** Says what an address means: the one resolver of every link, image and file that a site names (B4.52–B4.63, B7.1–B7.4). */

import { posix } from 'node:path';
import type { SlotValue } from '../../shared/article-body.js';
import {
  decodePath,
  finalPath,
  isExternal,
  joinPath,
  outputFile,
  resolvePath,
  samePathKey,
  splitUrl,
  withBase,
  withoutBase,
} from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import type { CodeFile, Graph, Target } from '../graph/graph-types.js';
import { defined } from '../helpers/defined.js';
import { isBareHost, OF_HOST, OWN_MACHINE } from '../helpers/literal-addresses.js';
import { nearestName, nearestOf } from '../problems/near-names.js';
import { listNames } from '../sources/disk-io.js';
import {
  assetPaths,
  type FileIndex,
  indexFiles,
  isFileLink,
  isMarkdownLink,
  markdownCandidates,
} from '../sources/local-files.js';
import { nearestFile } from '../sources/near-files.js';
import type { Missing } from './link-findings.js';
import { anchorsOf, givenId, isTitleAnchor, longerAnchor, someAnchors, targetAt, withAnchors } from './link-targets.js';
import { nearSources, PathIndex } from './nearest-path.js';
import { isOfNoBlog } from './no-blog.js';
import { decodeAll, formOf, formsOf, hashOnly, isSpelt, withoutDots } from './path-forms.js';

type LinkValue = Extract<SlotValue, { kind: 'link' }>;
type ImageValue = Extract<SlotValue, { kind: 'image' }>;

/** The page that shows a document. */
export interface Shown {
  document: Document;
  route: string;
  /** Further pages that show the document, which is a partial; unknown for one that code imports. */
  more?: readonly string[] | 'unknown';
}

/** Expected target of an address, and who adds the base. */
interface Purpose {
  policy: 'links' | 'markdownImages';
  /** No base is added: it is output as written. */
  isLiteral?: boolean;
}

/** Value written for an address, and its fault. */
export interface Resolved<Value> {
  value: Value;
  missing?: Missing;
}

export class Resolver {
  readonly index: FileIndex;
  private readonly ids = new Map<Document, Set<string> | undefined>();
  private routes: PathIndex | undefined;
  /** Existing files that cannot be read, which was reported: their pages are not missing. */
  private readonly unread: ReadonlySet<string | undefined>;
  private draftPaths: ReadonlySet<string> | undefined;

  /** @param code React files, whose literal ids are anchors of their pages */
  constructor(
    private readonly site: Site,
    private readonly graph: Graph,
    private readonly code: readonly CodeFile[] = [],
  ) {
    this.index = indexFiles(site, graph.files);
    const unread = graph.files.problems.filter(({ code }) => /^source-(?:unreadable|encoding)$/.test(code));
    this.unread = new Set(unread.map(({ file }) => file));
  }

  /** Resolves a link of Markdown, or of the component used for one. */
  link(url: string, shown: Shown): Resolved<LinkValue> {
    if (url.startsWith('pathname://')) return { value: outside(url.slice('pathname://'.length)) };
    if (isExternal(url)) return { value: outside(url) };
    if (url.startsWith('#')) {
      if (shown.more?.length) return { value: { kind: 'link', href: url } };
      if (isTitleAnchor(this.graph, shown.route, url)) return { value: { kind: 'link', href: '#top' } };
      return { value: { kind: 'link', href: url }, missing: this.anchor(url, shown.route, url) };
    }
    const { pathname, rest } = splitUrl(url);
    if (isMarkdownLink(url)) {
      const candidates = [...markdownCandidates(url, shown.document, this.index)];
      const target = this.pageOf(candidates);
      if (target !== undefined) {
        if (isTitleAnchor(this.graph, target, rest)) return { value: { kind: 'link', href: target } };
        return { value: { kind: 'link', href: target + rest }, missing: this.anchor(url, target, rest) };
      }
      if (this.isPostOfNoBlog(candidates)) return { value: { kind: 'link' } };
      return candidates.some((path) => this.unread.has(path))
        ? { value: { kind: 'link', href: url } }
        : { value: { kind: 'link', href: url }, missing: this.noMarkdown(url, shown.document) };
    }
    if (isFileLink(url)) {
      const asset = this.asset(url, shown.document);
      if (asset) return { value: { ...outside(asset.href + rest), asset: true } };
      if (url.startsWith('@site/'))
        return { value: { kind: 'link', href: url }, missing: this.noFile('link-file-missing', url, shown.document) };
    }
    return pathname === '' ? { value: { kind: 'link', href: url } } : this.internal(url, shown);
  }

  /** An image of Markdown. */
  image(url: string, document: Document): Resolved<ImageValue> {
    if (url.startsWith('pathname://')) return { value: { kind: 'image', src: url.slice('pathname://'.length) } };
    if (isExternal(url)) return { value: { kind: 'image', src: url } };
    const asset = this.asset(url, document);
    if (asset) {
      const { width, height } = asset;
      const size = width === undefined || height === undefined ? {} : { width, height };
      return { value: { kind: 'image', src: asset.href + hashOnly(url), ...size } };
    }
    const missing = this.noFile(url === '' ? 'image-empty' : 'image-missing', url, document);
    return { value: { kind: 'image', src: withBase(url, this.site.baseUrl) }, missing };
  }

  /**
   * Resolves an address that is output as written and read by a browser.
   * @param route of the page that shows it; undefined if there are several
   * @param source file that contains it
   */
  literal(
    url: string,
    route: string | undefined,
    policy: 'links' | 'markdownImages',
    source?: string,
  ): Missing | undefined {
    const { baseUrl, router } = this.site;
    const { pathname, rest } = splitUrl(url);
    if (url === '') return undefined;
    if (isExternal(url)) return this.outer(url, policy);
    if (pathname === '') return route === undefined ? undefined : this.anchor(url, route, rest);
    if (!pathname.startsWith('/')) {
      // Below the one document of the hash router addresses of pages are no addresses of files.
      if (route === undefined || router === 'hash') return undefined;
      const missing = this.relative(url, route, policy);
      if (!missing || source === undefined || policy === 'links') return missing;
      return { ...missing, nearest: () => this.nearFile(url, source) ?? missing.nearest() };
    }
    const others = this.otherBases(pathname);
    // Content shared by all languages can link to the page of only one of them.
    if (others.some((base) => this.targetOf(withBase(`/${pathname.slice(base.length)}`, baseUrl)))) return undefined;
    const based = others.length > 0 ? pathname : withBase(pathname, baseUrl);
    if (based === pathname || router === 'hash') return this.place(url, based, rest, { policy, isLiteral: true });
    const isThere = this.targetOf(based) !== undefined;
    return {
      code: 'link-outside-base',
      policy,
      args: { url, base: baseUrl },
      cause: pathname,
      nearest: () => (isThere ? based + rest : undefined),
    };
  }

  /** Returns the bases of the other languages that an address may belong to. */
  private otherBases(pathname: string): string[] {
    const bases = this.site.locales.map((language) => language.baseUrl);
    return bases.filter((base) => base !== this.site.baseUrl && pathname.startsWith(base));
  }

  /** A relative address that a browser resolves: where pages are `index.html` of folders, hosts also show them with a final slash. */
  private relative(url: string, route: string, policy: Purpose['policy']): Missing | undefined {
    const { pathname, rest } = splitUrl(url);
    const purpose = { policy, isLiteral: true };
    const path = resolvePath(decodePath(pathname), route);
    const missing = this.place(url, path, rest, purpose);
    if (missing || this.site.trailingSlash !== undefined || route.endsWith('/')) return missing;
    const inFolder = this.place(url, resolvePath(decodePath(pathname), `${route}/`), rest, purpose);
    return inFolder && { ...inFolder, nearest: () => path + rest };
  }

  /** An address of the configuration, or of a component that adds the base. */
  configured(url: string, policy: 'links' | 'markdownImages'): Missing | undefined {
    if (url === '' || url.startsWith('#')) return undefined;
    if (isExternal(url)) return this.outer(url, policy);
    const { pathname, rest } = splitUrl(url);
    return this.place(url, withBase(pathname.startsWith('/') ? pathname : `/${pathname}`, this.site.baseUrl), rest, {
      policy,
    });
  }

  /** An address of another site that no reader gets to: of the machine of its author, or without encryption where the page has it. */
  private outer(url: string, policy: Purpose['policy']): Missing | undefined {
    const local = OWN_MACHINE.exec(url)?.[0];
    const isPlain = policy === 'markdownImages' && /^http:/i.test(url) && !/^http:/i.test(this.site.url);
    if (local === undefined && !isPlain) return undefined;
    const wanted = url.replace(/^http:/i, 'https:');
    const own = local === undefined ? undefined : this.targetOf(splitUrl(url.slice(local.length)).pathname || '/');
    return {
      code: local === undefined ? 'link-insecure' : 'link-local',
      policy,
      isMild: true,
      args: { url, wanted },
      cause: url,
      nearest: () => (local === undefined ? wanted : own && url.slice(local.length)),
    };
  }

  /** Other links are resolved against the page's own address, then get base and trailing-slash rule (B4.54, B4.55). */
  private internal(url: string, { route, more }: Shown): Resolved<LinkValue> {
    const { pathname, rest } = splitUrl(url);
    const absolute = pathname.startsWith('/');
    const path = absolute ? withBase(withoutDots(pathname), this.site.baseUrl) : resolvePath(pathname, route);
    // In pages of several folders it leads to several places: as written it does so in each of them.
    if (!absolute && (more === 'unknown' || more?.some((other) => resolvePath(pathname, other) !== path)))
      return { value: { kind: 'link', href: url } };
    if (isOfNoBlog(this.site, this.graph, path)) return { value: { kind: 'link' } };
    const missing = this.place(url, path, rest, { policy: 'links' });
    const full = missing?.code === 'link-broken' && { full: true as const };
    return { value: { kind: 'link', href: finalPath(path, this.site) + rest, ...full }, missing };
  }

  /** Reports what is wrong with a path of the site, with base. */
  private place(url: string, path: string, rest: string, { policy, isLiteral = false }: Purpose): Missing | undefined {
    if (OF_HOST.test(url)) return undefined;
    const found = this.targetOf(path);
    const isMisspelt = found !== undefined && this.site.router === 'browser' && !isSpelt(path, found.route);
    if (found && !(isMisspelt && found.isFile))
      return (
        this.anchor(url, found.route, rest) ?? (isMisspelt ? this.misspelt(url, path, found.route, rest) : undefined)
      );
    const decoded = decodePath(path);
    const nearest = () => {
      const host = url.replace(/^\//, '');
      if (isBareHost(host)) return `https://${host}`;
      const near = found?.route ?? this.nearRoute(decoded);
      return near === undefined ? undefined : this.written(near, url, path, isLiteral) + rest;
    };
    const code = policy === 'links' ? 'link-broken' : 'link-asset-missing';
    return { code, policy, args: { url, path: decoded }, cause: decoded, nearest };
  }

  /** A route in the form of the address that should lead to it. */
  private written(route: string, url: string, path: string, isLiteral: boolean): string {
    const isBased = isLiteral || splitUrl(url).pathname.startsWith(this.site.baseUrl);
    return formOf(url, path, isBased ? route : withoutBase(route, this.site.baseUrl));
  }

  /** Routes match in any case (B7.1); hosts look up the exact file name. */
  private misspelt(url: string, path: string, route: string, rest: string): Missing {
    const { pathname } = splitUrl(url);
    const keptSlash = pathname.endsWith('/') && !route.endsWith('/') ? `${route}/` : route;
    return {
      code: 'link-case',
      policy: 'links',
      isMild: true,
      args: { url, path: route },
      cause: `${path}\ncase`,
      nearest: () => this.written(keptSlash, url, path, pathname.startsWith(this.site.baseUrl)) + rest,
    };
  }

  /** Returns the target at a path with base. */
  targetOf(path: string): Target | undefined {
    const forms = formsOf(path);
    for (const form of forms) {
      const found = targetAt(this.graph, form);
      if (found) return found;
    }
    // A page under the name of its file.
    const [file] = forms;
    const page = targetAt(this.graph, file.replace(/(?:\/index)?\.html$/, '') || '/');
    const name = page && joinPath(this.site.baseUrl, outputFile(page.route, this.site));
    return name !== undefined && samePathKey(name) === samePathKey(file) ? page : undefined;
  }

  private anchor(url: string, route: string, rest: string): Missing | undefined {
    const at = rest.indexOf('#');
    // A browser takes the text that it should show off the end.
    const end = at < 0 ? '' : rest.slice(at + 1);
    const anchor = decodePath(end.replace(/:~:.*$/s, ''));
    if (anchor === '' || anchor === 'top') return undefined;
    const { document, source } = withAnchors(this.graph, route) ?? {};
    const ids = this.anchors(document);
    const file = document?.source ?? source;
    const some = ids ?? someAnchors(document, this.code.find(({ path }) => path === source)?.text);
    if (some.has(anchor) || some.has(decodeAll(anchor))) return undefined;
    // Code may add ids at run time: only certain misspellings are reported.
    if (!ids && !nearestOf(anchor, some)?.sure) return undefined;
    return {
      code: 'link-anchor',
      policy: 'anchors',
      args: { url, path: route, anchor, ...defined({ source: file }) },
      cause: `${route}\n${anchor}`,
      end,
      nearest: () => nearestName(anchor, some) ?? givenId(anchor, document) ?? longerAnchor(anchor, some),
    };
  }

  /** Anchors of a page, collected when first asked for. */
  private anchors(document: Document | undefined): Set<string> | undefined {
    if (!document) return undefined;
    if (!this.ids.has(document)) this.ids.set(document, anchorsOf(document, this.graph));
    return this.ids.get(document);
  }

  /** Returns the route of the first file that makes a page (B4.52). A file of another area is found as well, after those of its own. */
  private pageOf(candidates: readonly string[]): string | undefined {
    for (const path of candidates) {
      this.graph.asked.add(path);
      const route = this.graph.routes.get(path);
      if (route !== undefined) return route;
    }
    return undefined;
  }

  private noMarkdown(url: string, document: Document): Missing {
    const candidates = [...markdownCandidates(url, document, this.index)];
    const isHidden = candidates.some((path) => this.drafts().has(path));
    const missing = { ...this.noFile(isHidden ? 'link-draft' : 'link-markdown', url, document), file: candidates[0] };
    if (isHidden) return { ...missing, nearest: () => undefined };
    return { ...missing, nearest: () => this.nearMarkdown(url, document) };
  }

  /** A file that is not there. The same relative address is a cause of its own in each source. */
  private noFile(code: string, url: string, { source }: Document): Missing {
    const policy = code.startsWith('image-') ? 'markdownImages' : 'markdownLinks';
    const cause = `${url.startsWith('/') ? '' : source}\n${url}`;
    const nearest = () => (code === 'image-empty' ? undefined : this.nearFile(url, source));
    return { code, policy, args: { url }, cause, nearest };
  }

  /** Sources whose front matter keeps them out of what is published. */
  private drafts(): ReadonlySet<string> {
    this.draftPaths ??= new Set(
      this.graph.files.sources
        .filter(({ path, text }) => !this.graph.routes.has(path) && /^---\n(?:(?!---).*\n)*draft:\s*true\b/.test(text))
        .map(({ path }) => path),
    );
    return this.draftPaths;
  }

  private asset(url: string, document: Document) {
    for (const path of assetPaths(url, document, this.index)) {
      const asset = this.graph.assets[path];
      if (asset) return asset;
    }
    return undefined;
  }

  /** If the blog is disabled, a link to the file of a post becomes its text (D18). */
  private isPostOfNoBlog(paths: readonly string[]): boolean {
    return this.site.blog.length === 0 && paths.some((path) => /^blog(?:\/|$)/.test(path));
  }

  /** Returns the intended image or other file, in the written form: relative, from a static folder (`public` of other tools, too), or with `@site`. */
  private nearFile(url: string, source: string): string | undefined {
    const { pathname, rest } = splitUrl(url);
    const path = decodePath(pathname);
    const list = listNames(this.site.dir);
    if (path.startsWith('@site/')) {
      const near = nearestFile(path.slice('@site/'.length), { list })?.name;
      return near && `@site/${near}${rest}`;
    }
    if (!path.startsWith('/')) {
      const bare = path.replace(/^(?:\.{1,2}\/)+/, '');
      const folder = this.site.staticDirectories.find((name) => bare.startsWith(`${name}/`));
      const inside = folder === undefined ? undefined : bare.slice(folder.length + 1);
      if (inside !== undefined && this.index.statics.has(inside)) return `/${inside}${rest}`;
      const near = nearestFile(path, { list, base: posix.dirname(source) })?.name;
      return near === undefined ? this.nearStatic(bare, rest) : near + rest;
    }
    const bare = [...this.site.staticDirectories, 'public']
      .map((folder) => path.replace(`/${folder}/`, ''))
      .find((each) => each !== path);
    if (bare !== undefined && this.index.statics.has(bare)) return `/${bare}${rest}`;
    return this.nearStatic(path.slice(1), rest);
  }

  /** The file of a static folder that is meant by a path in it. */
  private nearStatic(path: string, rest: string): string | undefined {
    if (this.index.statics.has(path)) return `/${path}${rest}`;
    const list = listNames(this.site.dir);
    for (const base of this.site.staticDirectories) {
      const near = nearestFile(path, { list, base })?.name;
      if (near) return `/${near}${rest}`;
    }
    return undefined;
  }

  private nearRoute(path: string): string | undefined {
    this.routes ??= new PathIndex(
      [...this.graph.targets.values()].filter((target) => !target.unlisted).map((target) => target.route),
    );
    return this.routes.nearest(path);
  }

  /** The Markdown file that is meant, written as the link was: relative, from the content folder, or with `@site`. */
  private nearMarkdown(url: string, { source }: Document): string | undefined {
    const { pathname, rest } = splitUrl(url);
    const path = decodePath(pathname);
    const rooted = path.startsWith('/') || path.startsWith('@site/');
    const wanted = rooted ? path.replace(/^(?:@site)?\//, '') : posix.join(posix.dirname(source), path);
    // Notion gives each page that it exports an id, with a space before it.
    const near = nearSources(this.graph)(source).nearest(wanted.replace(/ [0-9a-f]{32}(?=\.mdx?$)/, ''));
    if (near === undefined) return undefined;
    if (rooted) return `${path.startsWith('/') ? '/' : '@site/'}${near}${rest}`;
    const relative = posix.relative(posix.dirname(source), near);
    return (/^\.\.?\//.test(path) && !relative.startsWith('.') ? `./${relative}` : relative) + rest;
  }
}

/** Returns a link to another site: it opens a new tab (B4.56, B4.57). */
function outside(href: string): LinkValue {
  return { kind: 'link', href, target: '_blank', rel: 'noopener noreferrer' };
}
