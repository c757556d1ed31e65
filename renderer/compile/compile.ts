/** Source → Document + Body: the whole way of one file, pure (docs/architecture.md). */
import type { ThemeServer } from '../../theme/contract.js';
import { readFrontMatter } from '../site/frontmatter.js';
import type { Body, Document, Heading, Source } from '../site/types.js';
import { type Esm, readEsm } from './esm.js';
import { excerptOf } from './excerpt.js';
import { finishBody } from './finish.js';
import { numberHeadings } from './headings.js';
import { moduleReasons } from './kind.js';
import { markdownCopy } from './markdown-copy.js';
import type { Compiled, CompileOptions } from './options.js';
import type { Page } from './page.js';
import { parseBody } from './parse-body.js';
import { Places } from './place.js';
import { cleanCharacters } from './rewrite.js';
import { sectionsOf } from './sections.js';
import { contentTitleOf } from './title.js';
import type { Node } from './tree.js';
import { findTruncateMarker } from './truncate.js';
import { countWords } from './words.js';

/** Compiles one Markdown file. Never throws on bad input: what is wrong comes back as problems. */
export async function compileSource(source: Source, options: CompileOptions, theme: ThemeServer): Promise<Compiled> {
  const file = source.text.includes('\r') ? source.text.replace(/\r\n?/g, '\n') : source.text;
  const read = readFrontMatter(file, source);
  const bare = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const body = cleanCharacters(read.body.trim());
  const bodyStart = bare.length - read.body.length + (read.body.length - read.body.trimStart().length);
  const title = contentTitleOf(body);
  const places = new Places(source.path, bare, bodyStart);
  const mdx = isMdx(source, read.frontMatter.mdx?.format ?? options.markdown.format);
  const problems = [...read.problems];
  const parsed = await parseBody({ body, mdx, options, places, problems, source });
  markContentTitle(parsed.tree, source.kind === 'post' && title !== undefined);
  const esm = readEsm(parsed.tree, { places, path: source.path, fileExists: options.fileExists ?? (() => true) });
  const { maintainCase } = options.markdown.anchors;
  const outline = numberHeadings(parsed.tree, { maintainCase, ids: parsed.ids, partials: esm.partials }, places);
  const names = knownNames(esm, outline, read.frontMatter, title?.text);
  const marker = findTruncateMarker(body);
  const page: Page = {
    source,
    options,
    theme,
    places,
    body,
    text: parsed.text,
    tree: parsed.tree,
    mdx,
    esm,
    outline,
    names,
    marker,
    problems,
  };
  const reasons = source.kind === 'partial' ? new Set(['partial']) : moduleReasons(parsed.tree, esm, names);
  const finished = await finishBody(page, reasons.size > 0);
  const sections = sectionsOf(parsed.tree);
  const document: Document = {
    source: source.path,
    relative: source.relative,
    kind: source.kind,
    scope: source.scope,
    key: '',
    frontMatter: read.frontMatter,
    ...(title ? { contentTitle: title.text } : {}),
    excerpt: excerptOf(body),
    outline,
    ids: collectIds(outline, finished.body),
    sections,
    slots: finished.slots,
    previewSlots: finished.previewSlots,
    hasTruncateMarker: marker >= 0,
    part: reasons.size > 0 ? 'module' : 'html',
    hydrate: reasons.size > 0 && hydrates(esm),
    imports: esm.imports,
    features: finished.features,
    words: countWords(title ? body.slice(0, title.start) + body.slice(title.end) : body),
    problems,
  };
  return { document, body: { ...finished.body, markdown: markdownCopy(page, title, read.frontMatter) } };
}

function isMdx(source: Source, format: 'md' | 'mdx' | 'detect'): boolean {
  return format === 'detect' ? source.format === 'mdx' : format === 'mdx';
}

/**
 * The first heading is the content title if it is of level 1 and no rule comes before it (B4.6).
 * A post shows its title above the body, so there the heading is taken out (B4.24).
 */
function markContentTitle(tree: Node, remove: boolean): void {
  for (const [i, node] of tree.children!.entries()) {
    if (node.type === 'thematicBreak') return;
    if (node.type !== 'heading') continue;
    if (node.depth !== 1) return;
    if (remove) tree.children!.splice(i, 1);
    else node.data = { ...node.data, contentTitle: true };
    return;
  }
}

function knownNames(
  esm: Esm,
  outline: Heading[],
  frontMatter: Document['frontMatter'],
  title: string | undefined,
): Map<string, unknown> {
  const names = new Map<string, unknown>();
  if (!esm.exported.has('toc') && esm.partials.size === 0) {
    const toc = outline.filter((heading) => heading.level > 1);
    names.set(
      'toc',
      toc.map(({ id, level, html }) => ({ id, level, value: html })),
    );
  }
  names.set('frontMatter', frontMatter);
  if (title !== undefined) names.set('contentTitle', title);
  for (const [name, asset] of esm.assets) names.set(name, { asset });
  return names;
}

/** True if the page brings in code that wants to run in the browser. */
function hydrates(esm: Esm): boolean {
  if (esm.imports.some((use) => use.target === 'client' && use.names.length > 0 && !isReact(use.specifier)))
    return true;
  return [...esm.exported].some((name) => /^[A-Z]/.test(name));
}

function isReact(specifier: string): boolean {
  return specifier === 'react';
}

/** Every anchor: headings, and ids written in the content. */
function collectIds(outline: Heading[], body: Omit<Body, 'markdown'>): string[] {
  const ids = new Set(outline.filter((heading) => heading.level > 1 && heading.id).map((heading) => heading.id));
  for (const piece of body.html)
    for (const match of piece.matchAll(/ (?:id|name)="([^"]*)"/g)) ids.add(unescapeHtml(match[1]!));
  for (const match of (body.module ?? '').matchAll(/ id=(?:"([^"]*)"|\{"((?:[^"\\]|\\.)*)"\})/g))
    ids.add(match[1] ?? (JSON.parse(`"${match[2]}"`) as string));
  return [...ids];
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" })[entity]!,
  );
}
