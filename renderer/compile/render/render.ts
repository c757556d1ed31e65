/** mdast → a writer: one function for each type of node, found by table. */
import { blockHandlers } from './render-blocks.js';
import { type Handler, Render, type RenderContext } from './render-context.js';
import { directiveHandlers } from './render-directives.js';
import { hastHandlers } from './render-hast.js';
import { inlineHandlers } from './render-inline.js';
import { jsxHandlers } from './render-jsx.js';
import type { Writer } from './writer.js';

/** Types of nodes that content can have. */
export const CONTENT_NODES: readonly string[] = Object.keys({
  ...blockHandlers,
  ...inlineHandlers,
  ...directiveHandlers,
  ...jsxHandlers,
});

const handlers: Readonly<Record<string, Handler>> = {
  ...blockHandlers,
  ...inlineHandlers,
  ...directiveHandlers,
  ...jsxHandlers,
  ...hastHandlers,
};

/** Starts the rendering of one body. */
export function createRender(context: RenderContext, writer: Writer): Render {
  return new Render(context, writer, handlers);
}
