/** The site as it will be after a move: linked again from the documents it has, without reading a file. */

import { posix } from 'node:path';
import type { Site } from '../site/configuration/config-types.js';
import type { Document } from '../site/content/document.js';
import type { Graph, LinkContext } from '../site/graph/graph-types.js';
import { isPlainObject } from '../site/helpers/schema.js';
import { linkSite } from '../site/links/link-site.js';
import { World } from './world.js';

/** New paths of files by old ones. */
export type Moves = ReadonlyMap<string, string>;
/** New ids of docs by old ones. */
export type Ids = ReadonlyMap<string, string>;

export interface Linking {
  documents: readonly Document[];
  context: LinkContext;
  /** Site-relative paths of folders that moved whole, old and new. */
  folder?: { from: string; to: string };
}

export interface MovedWorld {
  world: World;
  /** New ids of docs that have other ones, by version (`instance/version`). */
  ids: Map<string, Ids>;
}

export const versionKey = ({ instance, version }: { instance: string; version: string }): string =>
  `${instance}/${version}`;

/** The world after some files have moved. */
export function movedWorld(before: World, { documents, context, folder }: Linking, moves: Moves): MovedWorld {
  const at = (path: string) => moves.get(path) ?? path;
  const back = new Map([...moves].map(([from, to]) => [to, from]));
  const exists = (path: string) => {
    const old = back.get(path);
    return old === undefined ? !moves.has(path) && before.fileExists(path) : before.fileExists(old);
  };
  const movedDocuments = sortedInScopes(documents.map((document) => movedDocument(document, moves)));
  const { files } = context;
  const located = <T extends { path: string; relative: string }>(entry: T): T =>
    moves.has(entry.path) ? { ...entry, path: at(entry.path), relative: newRelative(entry, moves) } : entry;
  const keyed = <T>(record: Record<string, T> | undefined): Record<string, T> =>
    Object.fromEntries(Object.entries(record ?? {}).map(([path, value]) => [at(path), value]));
  const moved: LinkContext = {
    ...context,
    files: {
      ...files,
      sources: files.sources.map(located),
      categories: files.categories.map(located),
      assets: files.assets.map((asset) => ({ ...asset, path: at(asset.path) })),
    },
    dates: keyed(context.dates),
    assets: keyed(context.assets),
    code: [],
  };
  const site = { ...before.site, policies: SILENT };
  const first = linkSite(site, movedDocuments, moved);
  const ids = newIds(before.graph, first, moves);
  const sidebars = Object.fromEntries(
    Object.entries(context.sidebars).map(([file, value]) => {
      const version = before.graph.versions.find((entry) => entry.version.sidebarsFile === file)?.version;
      const known = version && ids.get(versionKey(version.scope));
      return [file, version ? movedSidebars(value, known ?? new Map(), version.folder, folder) : value];
    }),
  );
  const graph = linkSite(site, movedDocuments, { ...moved, sidebars });
  return { world: new World(before.site, graph, exists), ids };
}

/** Nothing is to be found in a site that is not there yet. */
const SILENT: Site['policies'] = {
  links: 'ignore',
  anchors: 'ignore',
  markdownLinks: 'ignore',
  markdownImages: 'ignore',
  html: 'ignore',
  duplicateRoutes: 'ignore',
  math: 'ignore',
};

function movedDocument(document: Document, moves: Moves): Document {
  const imports = document.imports.some(({ file }) => file !== undefined && moves.has(file))
    ? document.imports.map((use) => (use.file === undefined ? use : { ...use, file: moves.get(use.file) ?? use.file }))
    : document.imports;
  const source = moves.get(document.source);
  if (source === undefined && imports === document.imports) return document;
  const copy: Document = Object.create(document, {
    source: { value: source ?? document.source, enumerable: true },
    relative: {
      value: newRelative({ path: document.source, relative: document.relative }, moves),
      enumerable: true,
    },
    imports: { value: imports, enumerable: true },
  });
  return copy;
}

/** Path below the content folder, which stays the same. */
function newRelative({ path, relative }: { path: string; relative: string }, moves: Moves): string {
  const to = moves.get(path);
  return to === undefined ? relative : to.slice(path.length - relative.length);
}

/** Sorts documents by path within each scope. */
function sortedInScopes(documents: Document[]): Document[] {
  const key = ({ scope }: Document) => `${scope.area}\n${scope.instance}\n${scope.version}`;
  const scopes = new Map<string, Document[]>();
  for (const document of documents) scopes.set(key(document), [...(scopes.get(key(document)) ?? []), document]);
  return [...scopes.values()].flatMap((list) =>
    list.sort((a, b) => (a.relative < b.relative ? -1 : a.relative > b.relative ? 1 : 0)),
  );
}

function newIds(before: Graph, after: Graph, moves: Moves): Map<string, Ids> {
  const found = new Map<string, Ids>();
  for (const [index, { version, docs }] of before.versions.entries()) {
    const later = new Map(after.versions[index]?.docs.map((doc) => [doc.document.source, doc.id]));
    const ids = docs.flatMap(({ id, document: { source } }) => {
      const other = later.get(moves.get(source) ?? source);
      return other === undefined || other === id ? [] : [[id, other] as const];
    });
    found.set(versionKey(version.scope), new Map(ids));
  }
  return found;
}

/** A folder of docs as sidebars name it, after a folder has moved. */
export function movedFolder(name: string, docs: string, folder: { from: string; to: string } | undefined): string {
  if (!folder) return name;
  const path = posix.join(docs, name);
  if (path !== folder.from && !path.startsWith(`${folder.from}/`)) return name;
  return posix.relative(docs, folder.to + path.slice(folder.from.length)) || '.';
}

/** Returns what a sidebars file says, with other ids and folders. */
export function movedSidebars(value: unknown, ids: Ids, docs: string, folder: Linking['folder']): unknown {
  const visit = (at: unknown): unknown => {
    if (typeof at === 'string') return ids.get(at) ?? at;
    if (Array.isArray(at)) return at.map(visit);
    if (!isPlainObject(at)) return at;
    const { type, id, dirName, link, items } = at;
    if (type === undefined) return Object.fromEntries(Object.entries(at).map(([label, list]) => [label, visit(list)]));
    return {
      ...at,
      ...(typeof id === 'string' ? { id: ids.get(id) ?? id } : {}),
      ...(typeof dirName === 'string' ? { dirName: movedFolder(dirName, docs, folder) } : {}),
      ...(isPlainObject(link)
        ? { link: typeof link.id === 'string' ? { ...link, id: ids.get(link.id) ?? link.id } : link }
        : {}),
      ...(items === undefined ? {} : { items: visit(items) }),
    };
  };
  return visit(value);
}
