/** Parsed page → finished body: HTML cut at its slots, or the source of a module. */
import type { Body, Features, Slot } from '../site/types.js';
import { boundNames, moduleSource } from './module.js';
import { definitionsOf, footnoteSuffix, type Page } from './page.js';
import { Render } from './render.js';
import { writeFootnotes } from './render-blocks.js';
import type { Node } from './tree.js';
import { treeBefore } from './truncate.js';
import { cutSlots, HtmlWriter } from './write/html-writer.js';
import { JsxWriter } from './write/jsx-writer.js';
import type { Writer } from './write/writer.js';

export interface Finished {
  body: Omit<Body, 'markdown'>;
  slots: Slot[];
  previewSlots: number;
  features: Features;
}

/** Renders the whole body and, where there is a truncate marker, the part before it. */
export function finishBody(page: Page, isModule: boolean): Finished {
  if (isModule) return finishModule(page);
  const whole = writeHtml(page, page.tree, true);
  const features = featuresOf(page, whole.html);
  const { pieces, order } = cutSlots(whole.html);
  const slots = order.map((index) => whole.slots[index]!);
  const body: Finished['body'] = { html: pieces };
  if (whole.head.length > 0) body.head = whole.head.join('');
  let previewSlots = 0;
  if (page.marker >= 0) {
    const preview = cutSlots(
      writeHtml(page, treeBefore(page.tree, page.marker + page.places.bodyStart, page.places), false).html,
    );
    body.preview = preview.pieces;
    previewSlots = preview.order.length;
  }
  return { body, slots, previewSlots, features };
}

function finishModule(page: Page): Finished {
  const whole = writeJsx(page, page.tree, true);
  const body: Finished['body'] = { html: [], module: '' };
  let preview: ReturnType<typeof writeJsx> | undefined;
  if (page.marker >= 0) {
    preview = writeJsx(page, treeBefore(page.tree, page.marker + page.places.bodyStart, page.places), false);
  }
  body.module = moduleSource(page, whole.jsx, preview?.jsx);
  if (whole.head.length > 0) body.head = whole.head.join('');
  return { body, slots: whole.slots, previewSlots: preview?.slots.length ?? 0, features: moduleFeatures(whole.jsx) };
}

function moduleFeatures(jsx: string): Features {
  const features: Features = {};
  if (jsx.includes('<_c.Mermaid ')) features.mermaid = true;
  if (jsx.includes('class=\\"katex')) features.math = true;
  if (jsx.includes('<_c.LiveCode ')) features.live = true;
  if (/<(?:_c\.)?Tabs[\s>]/.test(jsx)) features.tabs = true;
  if (/ flags=\{"[^"]*\brun\b/.test(jsx)) features.runnable = true;
  // What an author's component does is not known: only a style written in the page tells.
  if (features.mermaid || / style=\{/.test(jsx)) features.inlineStyle = true;
  return features;
}

function writeJsx(page: Page, tree: Node, whole: boolean): { jsx: string; slots: Slot[]; head: string[] } {
  const writer = new JsxWriter(new Set(Object.keys(page.theme.content)), boundNames(page));
  const render = renderTree(page, tree, whole, writer);
  return { jsx: writer.finish(), slots: render.slots, head: render.context.head };
}

function writeHtml(page: Page, tree: Node, whole: boolean): { html: string; slots: Slot[]; head: string[] } {
  const writer = new HtmlWriter(page.theme, page.options.titleDefaults.locale);
  const render = renderTree(page, tree, whole, writer);
  return { html: writer.finish(), slots: render.slots, head: render.context.head };
}

function renderTree(page: Page, tree: Node, whole: boolean, writer: Writer): Render {
  const { links, footnotes } = definitionsOf(page.tree);
  const render = new Render(
    {
      options: page.options,
      places: page.places,
      text: page.text,
      definitions: links,
      footnotes,
      names: page.names,
      unknown: page.unknown,
      components: page.esm.components,
      footnoteSuffix: footnoteSuffix(page.source),
      head: [],
      whole,
    },
    writer,
  );
  render.children(tree);
  if (whole) writeFootnotes(render);
  return render;
}

function featuresOf(page: Page, html: string): Features {
  const features: Features = {};
  if (html.includes(' data-mermaid=')) features.mermaid = true;
  if (html.includes(' class="katex"')) features.math = true;
  if (html.includes(' data-live=')) features.live = true;
  if (html.includes(' data-tabs=')) features.tabs = true;
  if (/ data-flags="[^"]*\brun\b/.test(html)) features.runnable = true;
  if (features.mermaid || html.includes(' style="')) features.inlineStyle = true;
  void page;
  return features;
}
