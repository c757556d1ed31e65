/** Small sites in memory: files by path → everything the model makes of them. Content is compiled by a few patterns, enough for linking. */

import type { Page } from '../../renderer/shared/page.js';
import type { SidebarItem } from '../../renderer/shared/sidebar-items.js';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import type { NotesConfig } from '../../renderer/site/configuration/notes-config.js';
import type { Document, Heading, Slot } from '../../renderer/site/content/document.js';
import type { Source } from '../../renderer/site/content/source.js';
import { readFrontMatter } from '../../renderer/site/front-matter/front-matter.js';
import type { LinkContext } from '../../renderer/site/graph/graph-types.js';
import { linkSite } from '../../renderer/site/links/link-site.js';
import { makePages } from '../../renderer/site/pages/pages.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { makeRecords } from '../../renderer/site/search-records/make-records.js';
import type { SourceIo } from '../../renderer/site/sources/disk-io.js';
import { readSources } from '../../renderer/site/sources/read-sources.js';

export interface SiteInput {
  files: Record<string, string>;
  config?: Partial<NotesConfig>;
  /** Default export of `sidebars.ts`; the configuration then names that file. */
  sidebars?: unknown;
  context?: Partial<LinkContext>;
}

/** A disk that holds some texts; `bytes:61 0a` is a file of those bytes, `unreadable:why` one that cannot be read. */
export function memoryIo(files: Record<string, string | Uint8Array>): SourceIo {
  return {
    list(folder) {
      const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
      const names = new Map<string, boolean>();
      for (const path of Object.keys(files)) {
        if (!path.startsWith(prefix)) continue;
        const [name, ...rest] = path.slice(prefix.length).split('/');
        names.set(name!, rest.length > 0);
      }
      return names.size > 0 ? [...names].map(([name, isFolder]) => ({ name, folder: isFolder })) : undefined;
    },
    read(path) {
      const text = files[path];
      if (typeof text !== 'string') return text;
      if (text.startsWith('bytes:'))
        return Uint8Array.from(text.slice(6).split(' '), (byte) => Number.parseInt(byte, 16));
      if (text.startsWith('unreadable:')) throw new Error(text.slice(11));
      return new TextEncoder().encode(text);
    },
    stat: (path) =>
      files[path] === undefined ? undefined : { size: files[path].length, mtimeMs: 1, ctimeMs: 1, ino: 1 },
  };
}

function compile(source: Source): Document {
  const front = readFrontMatter(source.text, source);
  const lines = front.body.split('\n');
  const slots: Slot[] = [];
  const outline: Heading[] = [];
  for (const [index, line] of lines.entries()) {
    const place = { line: front.bodyLine + index };
    if (line === '<DocCardList/>') slots.push({ kind: 'cards', ...place, column: 1 });
    for (const match of line.matchAll(/(!?)\[([^\]]*)\]\(([^)\s]*)\)/g)) {
      const [, image, text, url] = match as unknown as [string, string, string, string];
      const at = { ...place, column: match.index + 1 };
      slots.push(image ? { kind: 'image', url, alt: text, ...at } : { kind: 'link', url, ...at });
    }
    const heading = /^(##+) (.*)$/.exec(line);
    if (heading) {
      const [text, level] = [heading[2]!, heading[1]!.length];
      outline.push({ level, id: text.toLowerCase(), text, html: text, ...place });
    }
  }
  const title = /^# (.+)$/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[1];
  const text = lines.filter((line) => !line.startsWith('#') && line.trim() !== '').join('\n');
  const marker = /<!-- truncate -->/.test(source.text);
  return {
    source: source.path,
    relative: source.relative,
    kind: source.kind,
    scope: source.scope,
    key: source.hash,
    frontMatter: front.frontMatter,
    ...(title === undefined ? {} : { contentTitle: title }),
    ...(title === undefined && outline[0]?.level !== 1 ? {} : { ownHeading: true as const }),
    excerpt: text.split('\n')[0] ?? '',
    outline,
    ids: outline.map(({ id }) => id),
    sections: [{ id: '', level: 1, heading: '', text, code: [] }],
    slots,
    previewSlots: 0,
    hasTruncateMarker: marker,
    part: 'html',
    hydrate: false,
    imports: [],
    features: {},
    words: 100,
    problems: front.problems,
  };
}

/** Builds the model of a site. */
export function build({ files, config = {}, sidebars, context = {} }: SiteInput) {
  const docs = sidebars === undefined || config.docs !== undefined ? {} : { docs: { sidebarPath: 'sidebars.ts' } };
  const raw = { title: 'T', url: 'https://a.b', trailingSlash: false, ...docs, ...config };
  const resolved = resolveConfig(raw, { dir: '/site', configFile: 'notes.config.ts', configHash: 'h' });
  if (!resolved.site) throw new Error(JSON.stringify(resolved.problems));
  const { site } = resolved;
  const sidebarsText = `export default ${JSON.stringify(sidebars, null, 2)};\n`;
  const texts = sidebars === undefined ? undefined : { 'sidebars.ts': sidebarsText };
  const configText = `export default ${JSON.stringify(raw, null, 2)};\n`;
  const disk: Record<string, string> = { 'notes.config.ts': configText, ...texts, ...files };
  const read = readSources(site, { io: memoryIo(disk) });
  const documents = read.sources.filter((source) => source.format !== 'code').map(compile);
  const loaded = sidebars === undefined ? {} : { 'sidebars.ts': sidebars };
  const graph = linkSite(site, documents, { files: read, sidebars: loaded, production: true, ...context });
  const made = makePages(site, graph);
  const problems = [
    ...read.problems,
    ...documents.flatMap((document) => document.problems),
    ...graph.problems,
    ...made.problems,
  ];
  return { site, files: read, documents, graph, ...made, records: makeRecords(site, graph), problems };
}

/** Codes of problems that stop a build. */
export const errors = (problems: readonly Problem[]) =>
  problems.filter(({ level }) => level === 'error').map(({ code }) => code);

/** Codes with files, warnings included. */
export const findings = (problems: readonly Problem[]) =>
  problems.map(({ code, file }) => `${code} ${file ?? ''}`.trim());

/** The page at a route, of one kind. */
export function pageAt<K extends Page['kind']>(
  pages: readonly Page[],
  kind: K,
  route: string,
): Extract<Page, { kind: K }> {
  const page = pages.find((entry) => entry.route === route);
  if (page?.kind !== kind)
    throw new Error(`no ${kind} at ${route}: ${page?.kind ?? pages.map((entry) => entry.route).join(' ')}`);
  return page as Extract<Page, { kind: K }>;
}

/** A sidebar as nested labels: `['Guide /docs/guide', ['First /docs/guide/first']]`. */
export function outlineOf(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'html') return `html ${item.value}`;
    const label = item.href === undefined ? item.label : `${item.label} ${item.href}`;
    return item.type === 'category' ? [label, outlineOf(item.items)] : label;
  });
}
