/** Block nodes: paragraphs, headings, lists, tables, code, math, footnotes. */

import { isLoose } from '../tree/loose-list.js';
import { type Node, plainText } from '../tree/tree.js';
import { writeCode } from './code-block.js';
import { writeMath } from './math.js';
import type { Handler, Render } from './render-context.js';
import { element, footnoteName, writeElement } from './render-inline.js';
import type { Props } from './writer.js';

export const blockHandlers: Record<string, Handler> = {
  paragraph: element('p'),
  blockquote: writeQuote,
  thematicBreak: (_node, render) => render.writer.single('hr'),
  heading(node, render) {
    const tag = `h${node.depth}`;
    const id = node.data?.id;
    const props: Props = { ...node.data?.hProperties };
    delete props.id;
    if (id && node.depth! > 1) props.id = id;
    const [only] = node.children!;
    if (props.id && node.children!.length === 1 && only?.type === 'text') props.label = only.value;
    const asTitle = node.data?.contentTitle === true;
    if (asTitle) render.writer.open('header');
    render.writer.markdown(tag, props, () => render.children(node));
    if (asTitle) render.writer.close('header');
  },
  list: writeList,
  listItem: () => {},
  table: writeTable,
  code: writeCode,
  math: (node, render) => writeMath(node, true, render),
  definition: () => {},
  footnoteDefinition: () => {},
  yaml: () => {},
};

function writeQuote(node: Node, render: Render): void {
  const write = () => {
    for (const child of node.children!) {
      render.lineEnd('blockquote');
      render.node(child, node);
    }
    render.lineEnd('blockquote');
  };
  writeElement('blockquote', write, render);
}

function writeList(node: Node, render: Render): void {
  const items = node.children!;
  const tasks = items.some((item) => typeof item.checked === 'boolean');
  const tag = node.ordered ? 'ol' : 'ul';
  const attributes: Record<string, string | undefined> = {};
  if (tasks) attributes.class = 'contains-task-list';
  if (node.ordered && typeof node.start === 'number' && node.start !== 1) attributes.start = String(node.start);
  const loose = isLoose(node.spread, items);
  render.writer.open(tag, attributes);
  for (const item of items) {
    render.lineEnd(tag);
    writeItem(item, loose, render);
  }
  render.lineEnd(tag);
  render.writer.close(tag);
}

function writeItem(item: Node, loose: boolean, render: Render): void {
  const task = typeof item.checked === 'boolean';
  render.writer.open('li', task ? { class: 'task-list-item' } : undefined);
  if (task) {
    const [first, ...rest] = item.children!;
    const open = loose && first?.type === 'paragraph';
    if (open) render.writer.open('p');
    const state = { disabled: '', checked: item.checked ? '' : undefined };
    // A form control needs a name; the task itself is one in every language.
    render.writer.single('input', {
      type: 'checkbox',
      ...state,
      'aria-label': first && (plainText(first).trim() || undefined),
    });
    render.writer.text(' ');
    if (first?.type === 'paragraph') render.children(first);
    if (open) render.writer.close('p');
    const others = first?.type === 'paragraph' ? rest : item.children!;
    for (const child of others) itemChild(child, item, loose, render);
  } else {
    for (const child of item.children!) {
      if (loose) render.lineEnd('li');
      itemChild(child, item, loose, render);
    }
    if (loose) render.lineEnd('li');
  }
  render.writer.close('li');
}

function itemChild(child: Node, item: Node, loose: boolean, render: Render) {
  if (child.type !== 'paragraph' || loose) return render.node(child, item);
  if (child !== item.children![0]) render.writer.text('\n');
  render.children(child);
  if (child !== item.children!.at(-1)) render.writer.text('\n');
}

function writeTable(node: Node, render: Render) {
  const [head, ...body] = node.children!;
  const write = () => {
    render.writer.open('thead');
    writeRow(head!, 'th', node, render);
    render.writer.close('thead');
    if (body.length === 0) return;
    render.writer.open('tbody');
    for (const row of body) writeRow(row, 'td', node, render);
    render.writer.close('tbody');
  };
  writeElement('table', write, render);
}

/** Alignment is a class: style attributes are against the page's policy (D8). */
const ALIGN: Record<string, string> = { left: 'text--left', center: 'text--center', right: 'text--right' };

function writeRow(row: Node, tag: 'th' | 'td', table: Node, render: Render): void {
  render.writer.open('tr');
  const columns = table.align?.length ?? row.children!.length;
  for (let i = 0; i < columns; i++) {
    const align = table.align?.[i];
    render.writer.open(tag, align ? { class: ALIGN[align] } : undefined);
    const cell = row.children![i];
    if (cell) render.children(cell);
    render.writer.close(tag);
  }
  render.writer.close('tr');
}

/** The section of footnotes at the end of a body (B4.67), in order of their first reference. */
export function writeFootnotes(render: Render): void {
  if (render.footnoteCounts.size === 0) return;
  const { writer } = render;
  writer.open('section', { 'data-footnotes': 'true', class: 'footnotes' });
  render.ids.push('footnote-label');
  writer.component('FootnoteLabel', {});
  writer.open('ol');
  // Footnotes may refer to further footnotes: the map grows while it is read.
  for (const id of render.footnoteCounts.keys()) writeFootnote(render.context.footnotes.get(id)!, id, render);
  writer.close('ol');
  writer.close('section');
}

function writeFootnote(definition: Node, id: string, render: Render): void {
  const name = footnoteName(definition, render.context.footnoteSuffix);
  const children = definition.children!;
  const number = [...render.footnoteCounts.keys()].indexOf(id) + 1;
  render.ids.push(`user-content-fn-${name}`);
  render.writer.open('li', { id: `user-content-fn-${name}` });
  const last = children.at(-1);
  for (const child of children) {
    if (child !== last || child.type !== 'paragraph') {
      render.node(child, definition);
      continue;
    }
    render.writer.open('p');
    render.children(child);
    backReferences(name, number, id, render);
    render.writer.close('p');
  }
  if (last?.type !== 'paragraph') backReferences(name, number, id, render);
  render.writer.close('li');
}

function backReferences(name: string, number: number, id: string, render: Render): void {
  for (let i = 1; i <= render.footnoteCounts.get(id)!; i++) {
    const end = i > 1 ? `-${i}` : '';
    render.writer.text(' ');
    const props = { href: `#user-content-fnref-${name}${end}`, number: `${number}${end}` };
    render.writer.component('FootnoteBack', props, () => {
      render.writer.text('↩');
      if (i === 1) return;
      render.writer.open('sup');
      render.writer.text(String(i));
      render.writer.close('sup');
    });
  }
}
