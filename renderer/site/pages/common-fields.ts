/** Fields common to all pages: address, file, part, head, table of contents, body, last update (B6.1–B6.10). */

import type { BodyRef, Features, TocItem } from '../../shared/article-body.js';
import type { HeadData, LastUpdate, PageBase, Scope, ShownDay } from '../../shared/page-fields.js';
import { configuredAddress, isExternal, joinPath, outputFile, pagePart } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { allFields } from '../front-matter/front-matter-fields.js';
import type { Graph } from '../graph/graph-types.js';
import { defined } from '../helpers/defined.js';
import { mayLoad } from '../helpers/safe-address.js';
import { shortDate } from '../helpers/shown-dates.js';
import { assetPaths, type FileIndex } from '../sources/local-files.js';

/** State shared by page makers. */
export interface PageContext {
  site: Site;
  graph: Graph;
  index: FileIndex;
  /** Exceptions of functions of the configuration, with their option; not collected for the page of a saved file. */
  faults?: Map<string, string>;
}

/** Of what belongs to no docs and no blog. */
export const pagesScope = (site: Site): Scope => ({
  area: 'pages',
  instance: 'default',
  version: 'current',
  locale: site.locale,
});

export interface HeadInput {
  route: string;
  title: string;
  description?: string;
  keywords?: string[];
  /** As written in front matter or configuration. */
  image?: string;
  /** Source the image is relative to. */
  document?: Document;
  unlisted?: boolean;
  noIndex?: boolean;
  searchTag: string;
  version?: string;
}

/** Head data of a page (B6.3, B6.4, B6.6–B6.8). */
export function makeHead(context: PageContext, input: HeadInput): HeadData {
  const { site } = context;
  const image = imageUrl(context, input.image ?? site.image, input.document);
  const hidden = site.noIndex || input.noIndex || input.unlisted;
  return {
    canonical: site.url + input.route,
    ...(input.description ? { description: input.description } : {}),
    ...(input.keywords && input.keywords.length > 0 ? { keywords: input.keywords } : {}),
    ...(image === undefined ? {} : { image: isExternal(image) ? image : site.url + image }),
    ...(hidden ? { robots: 'noindex, nofollow' as const } : {}),
    searchTag: input.searchTag,
    ...defined({ version: input.version }),
    structuredData: [],
  };
}

/** Returns the address of an image: `./x.png` is relative to the source, everything else is an address with base (B2.22, B4.63). */
export function imageUrl(
  { site, graph, index }: PageContext,
  image: string | undefined,
  document?: Document,
): string | undefined {
  if (!image || !mayLoad(image, site)) return undefined;
  if (document && /^\.\.?\//.test(image)) {
    for (const path of assetPaths(image, document, index)) {
      const asset = graph.assets[path];
      if (asset) return asset.href;
    }
    return undefined;
  }
  return configuredAddress(image, site.baseUrl);
}

interface BaseInput {
  route: string;
  scope: Scope;
  title: string;
  head: HeadData;
  htmlClass: string[];
  document?: Document;
  unlisted?: boolean;
  draft?: boolean;
  /** Features of everything the page shows. */
  features?: Features;
}

/** The fields every page has. */
export function pageBase({ site }: PageContext, input: BaseInput) {
  const { route, scope, title, head, htmlClass, document } = input;
  return {
    route,
    file: outputFile(route, site),
    part: pagePart(route, site),
    scope,
    title,
    head,
    htmlClass,
    ...(input.unlisted ? { unlisted: true } : {}),
    ...(input.draft ? { draft: true } : {}),
    features: input.features ?? document?.features ?? {},
    ...(document ? { source: document.source, ...writtenFields(site, document) } : {}),
  };
}

/** Front matter for components of a moved site that read it. */
export const writtenFields = (
  site: Site,
  { frontMatter }: Pick<Document, 'frontMatter'>,
): Pick<PageBase, 'frontMatter'> => (site.docusaurusTheme === undefined ? {} : { frontMatter: allFields(frontMatter) });

/** Features of several documents together, as a list of previews needs them. */
export function mergeFeatures(documents: readonly Document[]): Features {
  const merged: Features = {};
  for (const { features } of documents) Object.assign(merged, features);
  return merged;
}

/** Reference to the stored body of a document with its filled slots. */
export function bodyRef(graph: Graph, document: Document, preview = false): BodyRef {
  const slots = graph.slots.get(document.source) ?? [];
  const cut = preview && document.hasTruncateMarker;
  return {
    key: document.key,
    slots: cut ? slots.slice(0, document.previewSlots) : slots,
    ...(cut ? { preview: true } : {}),
    part: document.part,
    hydrate: document.hydrate,
    source: document.source,
  };
}

/** Range of levels in the table of contents (B4.34). */
export function tocRange(site: Site, document: Pick<Document, 'frontMatter'>): [number, number] {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = document.frontMatter;
  return [min ?? site.tocLevels[0], max ?? site.tocLevels[1]];
}

/**
 * Returns headings for the table of contents, those of partials in their places (B4.32). Levels below the shown range cannot change
 * the tree and are left out; those above it stay, because they separate the headings below them (B4.34).
 */
export function tocOf(
  context: Pick<PageContext, 'site'> & { graph: Pick<Graph, 'partials'> },
  document: Omit<Document, 'sections'>,
): TocItem[] {
  const [, max] = tocRange(context.site, document);
  const items: TocItem[] = [];
  const visit = (at: typeof document, above: readonly string[]) => {
    if (at.toc) return void items.push(...at.toc.filter(({ level }) => level <= max));
    for (const heading of at.outline) {
      if (heading.partial !== undefined) {
        const file = at.imports[heading.partial]?.file;
        const partial = file === undefined ? undefined : context.graph.partials.get(file);
        if (partial && !above.includes(partial.source)) visit(partial, [...above, partial.source]);
      } else if (heading.level >= 2 && heading.level <= max && heading.html !== '') {
        items.push({ id: heading.id, level: heading.level, html: heading.html });
      }
    }
  };
  visit(document, [document.source]);
  return items;
}

/** Returns the last update: per field the front matter, else git; only what the instance shows (B1.99). */
export function lastUpdate(
  { site, graph }: PageContext,
  document: Document,
  shows: { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean },
): LastUpdate | undefined {
  const given = document.frontMatter.last_update;
  const git = graph.dates[document.source];
  const date = shows.showLastUpdateTime ? (given?.date ?? git?.updated) : undefined;
  const author = shows.showLastUpdateAuthor ? (given?.author ?? git?.author) : undefined;
  if (date === undefined && author === undefined) return undefined;
  return {
    ...(date === undefined ? {} : { date, shown: shortDate(date, site.locale) }),
    ...defined({ author }),
  };
}

/** The day of the last review, as a page shows it. */
export function reviewed({ site }: PageContext, { frontMatter }: Document): { reviewed?: ShownDay } {
  const date = frontMatter.last_reviewed;
  return date === undefined ? {} : { reviewed: { date, shown: shortDate(date, site.locale) } };
}

/** Breadcrumbs as structured data: only entries with links (B1.78). */
export function breadcrumbData(site: Site, crumbs: readonly { label: string; href?: string }[] | null): unknown[] {
  const linked = (crumbs ?? []).filter((crumb) => crumb.href !== undefined);
  if (!site.structuredData || linked.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: linked.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: site.url + crumb.href,
      })),
    },
  ];
}

/** Classes every page of an area has (B6.10). */
export function areaClasses(scope: Scope, ...more: string[]): string[] {
  const wrapper = { docs: 'docs-wrapper', blog: 'blog-wrapper', pages: 'mdx-wrapper' }[scope.area];
  const plugin = { docs: 'plugin-docs', blog: 'plugin-blog', pages: 'plugin-pages' }[scope.area];
  return [wrapper, plugin, `plugin-id-${scope.instance}`, ...more];
}

/** Address below the base. */
export function below(site: Site, ...pieces: string[]): string {
  return joinPath(site.baseUrl, ...pieces);
}
