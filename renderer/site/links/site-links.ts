/** The links and images of the content that linking looks at, with what they lead to. */
import type { SlotValue } from '../../shared/article-body.js';
import { decodePath, isExternal, resolvePath, samePathKey, splitUrl, withBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import type { Graph } from '../graph/graph-types.js';
import { anchorsOf } from './link-targets.js';

/** Target of a link; `missing`: a page, file or anchor that does not exist. */
export type Leads = 'page' | 'file' | 'outside' | 'missing';

export interface SiteLink {
  /** Source that holds it. */
  file: string;
  line: number;
  column: number;
  kind: 'link' | 'image';
  /** As written. */
  url: string;
  leads: Leads;
  /** Route of the page, address of the file or of another site; of what is missing the address that was meant. */
  to: string;
  anchor?: string;
}

/** Documents of the site in the order of their files, each once. */
function documentsOf({ versions, blogs, pages, partials }: Graph): Document[] {
  const documents = [
    ...versions.flatMap(({ docs }) => docs.map(({ document }) => document)),
    ...blogs.flatMap(({ posts }) => posts.map(({ document }) => document)),
    ...pages.flatMap(({ document }) => document ?? []),
    ...partials.values(),
  ];
  return [...new Set(documents)];
}

/** All links of a site, by source and place. */
export function siteLinks(graph: Graph, site: Site): SiteLink[] {
  const files = new Set(Object.values(graph.assets).flatMap((asset) => asset?.href ?? []));
  return documentsOf(graph).flatMap((document) => linksOf(document, graph, site, files));
}

function linksOf(document: Document, graph: Graph, site: Site, files: ReadonlySet<string>): SiteLink[] {
  const { source, slots, addresses = [] } = document;
  const route = graph.routes.get(source) ?? site.baseUrl;
  const values = graph.slots.get(source) ?? [];
  const inSlots = slots.flatMap((slot, index): SiteLink[] => {
    if (slot.kind === 'cards') return [];
    const { kind, url, line, column } = slot;
    return [{ file: source, line, column, kind, url, ...leadsTo(url, values[index], { graph, files, route }) }];
  });
  const written = addresses.filter(({ markdown }) => !markdown);
  const literal = written.map(({ url, line, column, based, policy }): SiteLink => {
    const href = based ? withBase(url, site.baseUrl) : url;
    const kind = policy === 'links' ? 'link' : 'image';
    return { file: source, line, column, kind, url, ...lead(href, { graph, files, route }, false) };
  });
  return [...inSlots, ...literal].sort((a, b) => a.line - b.line || a.column - b.column);
}

interface From {
  graph: Graph;
  /** Addresses of local files that content shows or offers. */
  files: ReadonlySet<string>;
  route: string;
}

type Lead = Pick<SiteLink, 'leads' | 'to' | 'anchor'>;

function leadsTo(url: string, value: SlotValue | undefined, from: From): Lead {
  if (value?.kind === 'image') return lead(value.src, from, false);
  if (value?.kind !== 'link' || value.href === undefined) return { leads: 'missing', to: url };
  return lead(value.href, from, value.asset ?? false);
}

function lead(href: string, { graph, files, route }: From, isFile: boolean): Lead {
  if (isExternal(href)) return { leads: 'outside', to: href };
  const { pathname, rest } = splitUrl(href);
  const path = pathname === '' ? route : resolvePath(decodePath(pathname), route);
  const hash = rest.includes('#') ? decodePath(rest.slice(rest.indexOf('#') + 1)) : '';
  const anchor = hash === '' ? {} : { anchor: hash };
  const target = graph.targets.get(samePathKey(path));
  if (target) {
    const ids = target.document && hash !== '' && hash !== 'top' ? anchorsOf(target.document, graph) : undefined;
    return { leads: !ids || ids.has(hash) ? 'page' : 'missing', to: target.route, ...anchor };
  }
  const isKnown = isFile || files.has(pathname) || files.has(decodePath(pathname));
  return { leads: isKnown ? 'file' : 'missing', to: path, ...anchor };
}
