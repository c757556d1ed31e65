/** Parsed page → finished body: HTML cut at its slots, or the source of a module. */

import type { Features } from '../../shared/article-body.js';
import type { Body, LiteralAddress, Slot } from '../../site/content/document.js';
import { problem } from '../../site/problems/problem.js';
import { boundNames, moduleSource, ownNames } from '../page/page-module.js';
import { footnoteSuffix, type Page } from '../page/parsed-page.js';
import { balance } from '../tree/raw-html.js';
import type { Node } from '../tree/tree.js';
import { ComponentFault, cutSlots, HtmlWriter } from './html-writer.js';
import { JsxWriter } from './jsx-writer.js';
import { createRender } from './render.js';
import { writeFootnotes } from './render-blocks.js';
import type { Render } from './render-context.js';
import type { Writer } from './writer.js';

export interface Finished {
  body: Omit<Body, 'markdown'>;
  slots: Slot[];
  addresses: LiteralAddress[];
  previewSlots: number;
  features: Features;
  /** Anchors written in the content. */
  ids: string[];
}

/** Renders the whole body and, where there is a truncate marker, the part before it. */
export function finishBody(page: Page, isModule: boolean): Finished {
  const write = isModule ? writeJsx : writeHtml;
  const whole = write(page, page.output, true);
  const preview = page.before && write(page, page.before, false);
  const { render } = whole;
  const body: Finished['body'] = isModule
    ? { html: [], module: moduleSource(page, whole.pieces[0]!, preview?.pieces[0]) }
    : { html: whole.pieces, ...(preview ? { preview: preview.pieces } : {}) };
  if (Object.keys(render.results).length > 0) body.results = render.results;
  if (render.context.head.length > 0) body.head = render.context.head.join('');
  return {
    body,
    slots: whole.order.map((index) => render.slots[index]!),
    addresses: render.addresses,
    previewSlots: preview?.order.length ?? 0,
    features: render.features,
    ids: render.ids,
  };
}

interface Written {
  render: Render;
  /** HTML between slots, or the one piece of JSX. */
  pieces: string[];
  /** Slot numbers in the order in which they occur. */
  order: number[];
}

function writeJsx(page: Page, tree: Node, whole: boolean): Written {
  const writer = new JsxWriter(new Set(Object.keys(page.theme.content)), boundNames(page), page.options.placed);
  const render = renderTree(page, tree, whole, writer);
  return { render, pieces: [writer.finish()], order: [...render.slots.keys()] };
}

function writeHtml(page: Page, tree: Node, whole: boolean): Written {
  const writer = new HtmlWriter(page.theme, page.options.titleDefaults);
  const render = renderTree(page, tree, whole, writer);
  const html = finishHtml(writer, page);
  return { render, ...cutSlots(render.hasRawHtml ? balance(html) : html) };
}

/** The HTML of a body, or nothing with a problem where a component throws. */
function finishHtml(writer: HtmlWriter, { places, problems, source }: Page): string {
  try {
    return writer.finish();
  } catch (error) {
    if (!(error instanceof ComponentFault)) throw error;
    const { component, message, at } = error;
    const args = { component, message };
    problems.push(
      at === undefined
        ? problem('markdown-component-failed', args, { file: source.path })
        : places.problem('markdown-component-failed', args, places.offset(at), component.length + 1),
    );
    return '';
  }
}

function renderTree(page: Page, tree: Node, whole: boolean, writer: Writer): Render {
  const { links, footnotes } = page.survey;
  const render = createRender(
    {
      options: page.options,
      places: page.places,
      source: page.source.path,
      text: page.text,
      definitions: links,
      footnotes,
      names: page.names,
      unknown: page.unknown,
      components: page.esm.components,
      own: ownNames(page),
      footnoteSuffix: footnoteSuffix(page.source),
      theme: page.theme,
      checked: page.checked,
      facts: page.source.facts ?? {},
      exercises: page.exercises,
      traces: page.traces,
      results: page.results,
      problems: page.problems,
      head: [],
      whole,
    },
    writer,
  );
  render.children(tree);
  if (whole) writeFootnotes(render);
  return render;
}
