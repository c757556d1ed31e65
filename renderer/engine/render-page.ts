/** One page → its files: the HTML document, the JSON part, the Markdown copy. Pure; runs in threads. */
import { createElement } from 'react';
import type { ContentComponent, PagePart, ThemeServer } from '../../theme/contract.js';
import { documentTitle } from '../../theme/title.js';
import { fillSlots } from '../compile/slots.js';
import type { SiteHead } from '../output/head.js';
import { hasMarkdownCopy, markdownCopy } from '../output/llms.js';
import { type Assets, renderDocument } from '../output/render.js';
import { PART_FORMAT } from '../site/limits.js';
import type { Body, BodyRef, ClientSite, OutputPhase, Page } from '../site/types.js';
import { fileOfAddress } from '../site/urls.js';

/** What is the same for every page of a build. Plain data: it crosses threads. */
export interface RenderContext {
  site: ClientSite;
  head: SiteHead;
  assets: Assets;
  clientTexts?: Record<string, string>;
  reload?: string;
  markdownCopies: boolean;
  /** Folder for finished outputs; null: they are kept in memory. */
  stage: string | null;
  /** Output folder, for comparing with what stands there unrecorded; null: nothing does. */
  out: string | null;
}

export interface PageDraft {
  path: string;
  bytes: string;
  phase: OutputPhase;
}

/** The bodies a page shows, in the order in which the theme gets them. */
export function bodyRefs(page: Page): BodyRef[] {
  switch (page.kind) {
    case 'doc':
    case 'page':
      return [page.body];
    case 'post':
      return [page.post.body];
    case 'blog-list':
    case 'blog-tag':
    case 'blog-author':
      return page.posts.map(({ body }) => body);
    default:
      return [];
  }
}

export interface PageInput {
  page: Page;
  bodies: Body[];
  /** Component of the page's module, and of the modules of other bodies by source path. */
  module?: ContentComponent;
  modules: Record<string, ContentComponent>;
  moduleUrl?: string;
  context: RenderContext;
  theme: ThemeServer;
}

/** Renders all files of a page. Throws what a component throws. */
export function renderOutputs(input: PageInput): PageDraft[] {
  const { page, bodies, context, theme, module, moduleUrl } = input;
  const html = bodyRefs(page).map((ref, index) => bodyHtml(ref, bodies[index]!, input));
  const head = bodies.length === 1 ? bodies[0]!.head : undefined;
  const document = renderDocument(page, { bodies: html, module, moduleUrl, head }, { ...context, theme });
  const drafts: PageDraft[] = [{ path: page.file, bytes: document, phase: 'page' }];
  if (page.kind === 'redirect') return drafts;
  drafts.push({ path: fileOfAddress(page.part, context.site), bytes: partJson(input, html), phase: 'part' });
  if (context.markdownCopies && hasMarkdownCopy(page)) {
    const copy = markdownCopy(page, bodies[0]?.markdown ?? '');
    drafts.push({ path: copy.path, bytes: copy.bytes as string, phase: copy.phase });
  }
  return drafts;
}

/** Finished HTML of one body: slots filled, a module rendered once and for all where it is not the page's own. */
export function bodyHtml(ref: BodyRef, body: Body, { theme, modules, module }: PageInput): string {
  if (ref.part === 'module') {
    const Component = modules[ref.source] ?? module;
    return Component ? theme.renderContent(createElement(Component, { slots: ref.slots })) : '';
  }
  const pieces = ref.preview && body.preview ? body.preview : body.html;
  const Cards = theme.content.DocCardList;
  return fillSlots(pieces, ref.slots, (items) => (Cards ? theme.renderContent(createElement(Cards, { items })) : ''));
}

function partJson({ page, context, moduleUrl }: PageInput, bodies: string[]): string {
  const { canonical, searchTag } = page.head;
  const part: PagePart = {
    format: PART_FORMAT,
    page: { ...page, head: { canonical, searchTag, structuredData: [] } },
    bodies,
    module: moduleUrl,
    title: documentTitle(page, context.site),
    htmlClass: page.htmlClass.join(' '),
  };
  return JSON.stringify(part);
}
