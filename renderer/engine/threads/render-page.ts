/** One page → its files: the HTML document, the JSON part, the Markdown copy. Pure; runs in threads. */
import { createElement } from 'react';
import type { ContentComponent, ThemeServer } from '../../../theme/contract.js';
import { PageContext, SiteContext } from '../../../theme/runtime.js';
import { fillSlots } from '../../output/document/fill-slots.js';
import { type DocumentInput, ownTags, renderPageFiles } from '../../output/document/html-document.js';
import { isShell, relativeMarkup, withScript } from '../../output/document/one-document.js';
import { hasMarkdownCopy, markdownCopy } from '../../output/lists/llms.js';
import type { TextOutput } from '../../output/output-file.js';
import type { BodyRef } from '../../shared/article-body.js';
import { resultAddress, withResults } from '../../shared/code-result.js';
import type { Page } from '../../shared/page.js';
import { fileOfAddress } from '../../shared/urls.js';
import type { Body } from '../../site/content/document.js';
import { bodyRefs, type RenderContext } from './page-input.js';

/** Exports of a page module. */
export interface LoadedModule {
  default: ContentComponent;
  /** The part before the truncate marker. */
  Preview?: ContentComponent;
  /** False: a React page without state or effects, which the browser need not render again. */
  hydrate?: boolean;
}

export interface PageInput {
  page: Page;
  bodies: Body[];
  /** Modules of React pages and module parts, by source path. */
  modules: Readonly<Record<string, LoadedModule>>;
  /** Address of the page's own module in the browser. */
  moduleUrl?: string;
  /** Address of the page's own style sheet. */
  style?: string;
  context: RenderContext;
  theme: ThemeServer;
}

/** Renders all files of a page. Throws what a component throws. */
export function renderOutputs(input: PageInput): TextOutput[] {
  const { bodies, context, theme, style } = input;
  const page = stillPage(input);
  const moduleUrl = page === input.page ? input.moduleUrl : undefined;
  const drawn = bodyRefs(page).map((ref, index) => drawBody(ref, bodies[index]!, input));
  const html = drawn.map(([, body]) => body);
  const link = style && `<link rel="stylesheet" href="${style}">`;
  const [only] = bodies.length === 1 ? bodies : [];
  // A list of one post is still a list: what its text has for the head is for the page of the post.
  const tags = 'posts' in page || !only ? [] : [only.head ?? '', ...drawn.map(([own]) => own)];
  const head = tags.join('') || undefined;
  const module = ownModule(input);
  const given = { bodies: html, module, moduleUrl, head, partHead: link };
  const files = context.site.router === 'hash' ? hashFiles : pageFiles;
  const outputs = files(page, given, { ...context, theme });
  outputs.push(...resultFiles(page, only, context));
  if (context.markdownCopies && hasMarkdownCopy(page)) {
    outputs.push(markdownCopy(page, bodies[0]?.markdown ?? ''));
  }
  return outputs;
}

/** Returns the page as rendered: a React page whose module says so is finished HTML, unless the browser renders every page again. */
function stillPage({ page, modules, theme }: PageInput): Page {
  const isStill = page.kind === 'component' && modules[page.source]?.hydrate === false && !theme.isReplaced();
  return isStill ? { ...page, still: true } : page;
}

/** Documents of results: they come with the page of their own, not with lists that show the beginning of it. */
const resultFiles = (page: Page, body: Body | undefined, { site }: RenderContext): TextOutput[] =>
  'posts' in page
    ? []
    : Object.entries(body?.results ?? {}).map(([name, bytes]) => ({
        path: fileOfAddress(resultAddress(site.baseUrl, name), site),
        bytes,
        phase: 'part',
      }));

type Draw = (page: Page, given: DocumentInput, context: RenderContext & { theme: ThemeServer }) => TextOutput[];

const pageFiles: Draw = (page, given, context) => {
  const { document, part } = renderPageFiles(page, given, context);
  return [
    { path: page.file, bytes: document, phase: 'page' },
    { path: fileOfAddress(page.part, context.site), bytes: JSON.stringify(part), phase: 'part' },
  ];
};

/** With the hash router only one page has a document, and its policy must do for all of them. */
const hashFiles: Draw = (page, given, context) => {
  const { site } = context;
  const relative = (html: string) => relativeMarkup(html, site.baseUrl);
  const shell = isShell(page, site);
  const shown = shell ? { ...page, features: { ...page.features, ...context.shellFeatures } } : page;
  const { document, part } = renderPageFiles(shown, { ...given, bodies: given.bodies.map(relative) }, context);
  const bytes = JSON.stringify({ ...part, bodies: part.bodies.map(relative) });
  const outputs = withScript({ path: fileOfAddress(page.part, site), bytes, phase: 'part' }, site.baseUrl);
  if (shell) outputs.push({ path: 'index.html', bytes: relative(document), phase: 'page' });
  return outputs;
};

/** The component that the page renders, and the browser again. */
function ownModule({ page, modules }: PageInput): ContentComponent | undefined {
  if (page.kind === 'component') return modules[page.source]?.default;
  const ref = page.kind === 'post' ? page.post.body : 'body' in page ? page.body : undefined;
  return ref?.part === 'module' && ref.hydrate ? modules[ref.source]?.default : undefined;
}

/** Finished HTML of one body. */
export const bodyHtml = (ref: BodyRef, body: Body, input: PageInput): string => drawBody(ref, body, input)[1];

/** One body: tags that it has for the head, and finished HTML with slots filled. A module that the browser does not render again is rendered here once and for all. */
function drawBody(
  ref: BodyRef,
  body: Body,
  { page, theme, modules, context }: PageInput,
): [head: string, html: string] {
  if (ref.part === 'module') {
    const module = modules[ref.source];
    const Component = (ref.preview && module?.Preview) || module?.default;
    if (!Component || (ref.hydrate && !ref.preview && !('posts' in page))) return ['', ''];
    const element = createElement(Component, { slots: ref.slots });
    const html = theme.renderContent(
      createElement(SiteContext, { value: context.site }, createElement(PageContext, { value: page }, element)),
    );
    return ownTags(html);
  }
  const pieces = ref.preview && body.preview ? body.preview : body.html;
  const { DocCardList: Cards, ContentRoot: Root } = theme.content;
  const { locale, texts } = context.site;
  const filled = fillSlots(pieces, ref.slots, (items) => {
    if (!Cards) return '';
    const cards = createElement(Cards, { items });
    return theme.renderContent(Root ? createElement(Root, { locale, texts }, cards) : cards);
  });
  return ['', withResults(filled, context.site.baseUrl)];
}
