/** Directives: admonitions (B4.37–B4.43); others are shown as written or as plain blocks (B4.42). */

import type { Node } from '../tree/tree.js';
import { directiveAttributes } from '../tree/tree.js';
import type { Handler, Render } from './render-context.js';
import type { Props } from './writer.js';

export const directiveHandlers: Record<string, Handler> = {
  containerDirective(node, render) {
    if (isAdmonition(node, render)) return writeAdmonition(node, render);
    render.writer.open('div');
    render.children(node);
    render.writer.close('div');
  },
  leafDirective(node, render) {
    render.writer.open('div');
    render.children(node);
    render.writer.close('div');
  },
  // `12:30` and `a:b` are read as directives by the parsers; they are text.
  textDirective: (node, render) => render.writer.text(written(node, render)),
};

/** True if the directive's name is one of the site's admonition keywords. */
function isAdmonition(node: Node, render: Render): boolean {
  const { admonitions } = render.context.options.markdown;
  return admonitions !== false && admonitions.keywords.includes(node.name ?? '');
}

function written(node: Node, render: Render): string {
  return render.context.text.slice(node.position!.start.offset, node.position!.end.offset);
}

function writeAdmonition(node: Node, render: Render): void {
  const attributes = directiveAttributes(node);
  const [first] = node.children!;
  const label = first?.data?.directiveLabel ? first : undefined;
  const props: Props = { type: node.name };
  if (attributes.class) props.className = attributes.class;
  if (attributes.id) {
    props.id = attributes.id;
    render.ids.push(attributes.id);
  }
  if (label) props.title = { content: () => render.children(label) };
  else if (attributes.title) props.title = attributes.title;
  render.writer.component('Admonition', props, () => render.children(node, label ? 1 : 0));
}
