/** The way of one page through a build, as data: `notes inspect --json`, and what people are shown of it. */
import { existsSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import type { Engine } from '../../renderer/engine/build.js';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import type { Page } from '../../renderer/shared/page.js';
import { fileOfAddress } from '../../renderer/shared/urls.js';
import type { Document } from '../../renderer/site/content/document.js';
import type { Source } from '../../renderer/site/content/source.js';
import type { Graph } from '../../renderer/site/graph/graph-types.js';
import { defined } from '../../renderer/site/helpers/defined.js';
import { pathFrom } from '../../renderer/site/helpers/file-paths.js';
import type { SiteLink } from '../../renderer/site/links/site-links.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { allLinks } from '../listing/all-links.js';
import type { Surveyed } from '../options/survey-of.js';
import type { Subject } from './asked-page.js';
import { type FieldValue, fieldOrigins, metasOf } from './field-origins.js';

export interface Journey {
  /** Site-relative path of the source. */
  file?: string;
  kind: string;
  title?: string;
  route?: string;
  id?: string;
  fields: FieldValue[];
  /** Anchors of the page. */
  anchors: string[];
  links: { out: SiteLink[]; in: SiteLink[] };
  sidebars: SidebarPlace[];
  /** Files of the output that are this page's own; bytes are absent when the site does not build. */
  files: { path: string; bytes?: number }[];
  /** Other files that the page loads. */
  loads: { path: string; bytes?: number }[];
  rebuilds: Cause[];
  /** Milliseconds by step, of this page alone. */
  steps?: Readonly<Record<string, number>>;
  problems: Problem[];
}

export interface SidebarPlace {
  sidebar: string;
  /** Labels of the categories above, outermost first. */
  categories: string[];
  label: string;
  /** Place in the reading order, from 1. */
  place?: number;
  of: number;
}

/** A file whose change makes the page again. */
export interface Cause {
  path: string;
  why:
    | 'source'
    | 'import'
    | 'shown file'
    | 'sidebar'
    | 'category'
    | 'authors'
    | 'tags'
    | 'configuration'
    | 'theme'
    | 'linked page';
}

export interface Inspected {
  survey: Surveyed;
  subject: Subject;
  engine: Pick<Engine, 'outputs' | 'configFiles' | 'built'>;
  steps?: Readonly<Record<string, number>>;
}

export function journeyOf({ survey, subject: { source, page }, engine, steps }: Inspected): Journey {
  const { linked, problems } = survey;
  const { graph } = linked;
  const path = source?.path;
  const metas = path === undefined ? {} : metasOf(graph, path);
  const document =
    metas.doc?.document ?? metas.post?.document ?? metas.page?.document ?? graph.partials.get(path ?? '');
  const links = allLinks(survey);
  const out = links.filter(({ file }) => file === path);
  const route = page?.route;
  const tocRange = page && 'tocRange' in page ? page.tocRange : undefined;
  return {
    ...defined({ file: path }),
    kind: page?.kind ?? source?.kind ?? 'page',
    ...(page ? { title: page.title, route: page.route } : {}),
    ...(metas.doc ? { id: metas.doc.id } : {}),
    fields: document ? fieldOrigins({ document, metas, graph, tocRange }) : [],
    anchors: document?.ids ?? [],
    links: {
      out,
      in:
        route === undefined
          ? []
          : links.filter(({ file, leads, to }) => leads === 'page' && to === route && file !== path),
    },
    sidebars: route === undefined ? [] : sidebarPlaces(graph, route),
    ...outputsOf(page, survey, engine.outputs),
    rebuilds: source ? causes({ source, document, out, page }, survey, engine) : [],
    ...(steps ? { steps } : {}),
    problems: problems.filter(({ file }) => file !== undefined && file === path),
  };
}

function sidebarPlaces({ versions }: Graph, route: string): SidebarPlace[] {
  return versions.flatMap(({ sidebars }) =>
    [...sidebars.values()].flatMap((sidebar) => {
      const trail = [...sidebar.trails.values()].find(({ item }) => 'href' in item && item.href === route);
      if (!trail) return [];
      const at = sidebar.order.findIndex((entry) => entry.route === route);
      return {
        sidebar: sidebar.name,
        categories: trail.categories.map(({ label }) => label),
        label: 'label' in trail.item ? trail.item.label : '',
        ...(at < 0 ? {} : { place: at + 1 }),
        of: sidebar.order.length,
      };
    }),
  );
}

function outputsOf(page: Page | undefined, { site }: Surveyed, outputs: ReadonlyMap<string, MemoryOutput>) {
  if (!page) return { files: [], loads: [] };
  const sized = (path: string) => {
    const output = outputs.get(path);
    return { path, ...(output ? { bytes: bytesOf(output) } : {}) };
  };
  const own = [page.file, fileOfAddress(page.part, site), page.file.replace(/\.html$/, '.md')];
  const isKnown = outputs.size > 0;
  const files = own.filter((path, index) => (isKnown ? outputs.has(path) : index < 2));
  const named = [...new Set(files.flatMap((path) => outputs.get(path)?.names ?? []))];
  return {
    files: files.map(sized),
    loads: named
      .filter((path) => !files.includes(path))
      .sort()
      .map(sized),
  };
}

function bytesOf({ bytes, file }: MemoryOutput): number {
  if (bytes !== undefined) return Buffer.byteLength(bytes);
  return file === undefined ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}

interface Made {
  source: Source;
  document?: Document;
  out: readonly SiteLink[];
  page?: Page;
}

/** Files that the page is made of, each once, the nearest first. */
function causes(
  { source, document, out, page }: Made,
  survey: Surveyed,
  { built, configFiles }: Inspected['engine'],
): Cause[] {
  const { linked, files, dir } = survey;
  const { graph } = linked;
  const found: Cause[] = [{ path: source.path, why: 'source' }];
  const add = (why: Cause['why'], paths: readonly string[]) => found.push(...paths.map((path) => ({ path, why })));
  const imported = (from: Document | undefined, seen: Set<string>): string[] =>
    (from?.imports ?? []).flatMap(({ file }) => {
      if (file === undefined || seen.has(file)) return [];
      seen.add(file);
      return [file, ...imported(graph.partials.get(file), seen)];
    });
  const pathOf = (file: string) => pathFrom(dir, file);
  const own = (all: readonly string[]) =>
    all
      .map(pathOf)
      .filter((path) => !/^\.\.\/|(?:^|\/)node_modules\//.test(path))
      .sort();
  add('import', imported(document, new Set()));
  // The bundler knows the transitive imports, including style sheets and pictures.
  add('import', own(built?.rendering.modules.inputsOf[source.path] ?? []));
  const shown = new Set(out.flatMap(({ leads, to }) => (leads === 'file' ? [to] : [])));
  add(
    'shown file',
    Object.entries(graph.assets).flatMap(([path, asset]) => (asset && shown.has(asset.href) ? [path] : [])),
  );
  const { scope } = source;
  const isBeside = ({ scope: other }: { scope: Source['scope'] }) =>
    other.area === scope.area && other.instance === scope.instance && other.version === scope.version;
  if (page && 'sidebar' in page && page.sidebar) {
    const version = files.versions.find(isBeside);
    if (version?.sidebarsFile) add('sidebar', [version.sidebarsFile]);
    const folders = foldersAbove(source.relative);
    const categories = files.categories.filter((file) => isBeside(file) && folders.has(posix.dirname(file.relative)));
    add(
      'category',
      categories.map(({ path }) => path),
    );
  }
  if (document?.frontMatter.tags?.length)
    add(
      'tags',
      files.tags.filter(isBeside).map(({ path }) => path),
    );
  if (source.kind === 'post')
    add(
      'authors',
      files.authors.filter(isBeside).map(({ path }) => path),
    );
  const targets = new Set(out.flatMap(({ leads, to }) => (leads === 'page' ? [to] : [])));
  add('linked page', [
    ...new Set(
      linked.pages.flatMap(({ route, source: other }) =>
        other && other !== source.path && targets.has(route) ? [other] : [],
      ),
    ),
  ]);
  add('configuration', configFiles.filter(existsSync).map(pathOf));
  add('theme', own(Object.keys(built?.theme.code ?? {})));
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}

function foldersAbove(path: string): Set<string> {
  const folders = new Set<string>();
  for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return folders;
}
