/** The visible text of a page by section, for search and counting (D25): what a reader sees, top to bottom. */
import type { Section } from '../../site/content/document.js';
import { evaluate } from '../mdx/literal.js';
import { joinsLines } from '../tree/characters.js';
import { readRawText } from '../tree/raw-html.js';
import type { JsxAttribute, Node } from '../tree/tree.js';
import { directiveAttributes, jsxAttributes } from '../tree/tree.js';
import type { Page } from './parsed-page.js';

/** Nodes whose text shares a line with its surroundings. */
const INLINE = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'break',
  'textDirective',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'footnoteReference',
  'image',
  'imageReference',
  'html',
]);
const SKIPPED = new Set(['definition', 'mdxjsEsm', 'yaml', 'image', 'imageReference', 'footnoteReference']);

type Known = Pick<Page, 'text' | 'names'>;

/** Sections of a page whose headings have their ids. */
export function sectionsOf(page: Known & Pick<Page, 'tree'>): Section[] {
  const reader = new Reader(page);
  reader.read(page.tree);
  return reader.finish();
}

class Reader {
  private sections: Section[] = [];
  private current: Section = { id: '', level: 1, heading: '', text: '', code: [] };
  private blocks: string[] = [];
  private line = '';

  constructor(private readonly page: Known) {}

  read(node: Node): void {
    if (node.type === 'heading') this.heading(node);
    else if (node.type === 'code') this.code(node);
    else if (node.type === 'text' || node.type === 'inlineCode') this.line += node.value ?? '';
    else if (node.type === 'math' || node.type === 'inlineMath') this.line += ` ${node.value ?? ''} `;
    else if (node.type === 'break') this.line += '\n';
    else if (node.type === 'html') this.html(node.value ?? '');
    else if (node.type === 'textDirective') this.line += this.written(node);
    else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') this.line += this.valueOf(node);
    else if (!SKIPPED.has(node.type)) this.element(node);
  }

  private element(node: Node): void {
    const block = !INLINE.has(node.type);
    if (block) this.endBlock();
    for (const text of this.attributeTexts(node)) {
      this.line += text;
      this.endBlock();
    }
    for (const child of node.children ?? []) this.read(child);
    if (block) this.endBlock();
  }

  private heading(node: Node): void {
    this.endSection();
    const inner = new Reader(this.page);
    for (const child of node.children ?? []) inner.read(child);
    inner.endBlock();
    // A heading of level 1 is shown without its id.
    const id = node.depth === 1 ? '' : (node.data?.id ?? '');
    this.current = { id, level: node.depth!, heading: inner.blocks.join(' '), text: '', code: [] };
  }

  private html(value: string): void {
    readRawText(value, (text) => {
      if (text === undefined) this.endBlock();
      else this.line += text;
    });
  }

  /** Returns directives such as `update:value` and `12:30` as written. */
  private written({ position }: Node): string {
    return position ? this.page.text.slice(position.start.offset, position.end.offset) : '';
  }

  /** Returns what an expression shows, where that is known before the page runs. */
  private valueOf({ value }: { value?: string }): string {
    const result = evaluate(value ?? '', this.page.names);
    return result.known && (typeof result.value === 'string' || typeof result.value === 'number')
      ? String(result.value)
      : '';
  }

  /** Words that a component shows from its attributes: tab labels, titles of admonitions and link cards. */
  private attributeTexts(node: Node): string[] {
    if (node.type === 'containerDirective') return [directiveAttributes(node).title ?? ''];
    // The `title` of an HTML element is not visible on the page.
    if (/^[a-z]/.test(node.name ?? '')) return [];
    const shown = ['label', 'title', 'description'];
    const textOf = ({ value }: JsxAttribute) => (typeof value === 'string' ? value : value ? this.valueOf(value) : '');
    return jsxAttributes(node)
      .filter(({ name }) => shown.includes(name ?? ''))
      .map(textOf);
  }

  private code(node: Node): void {
    this.endBlock();
    const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? '');
    if (title) this.line += title[1] ?? title[2];
    this.endBlock();
    if (node.lang !== 'mermaid' && node.value) this.current.code.push(node.value);
  }

  private endBlock(): void {
    const text = foldText(this.line);
    if (text) this.blocks.push(text);
    this.line = '';
  }

  private endSection(): void {
    this.endBlock();
    this.current.text = this.blocks.join('\n');
    this.blocks = [];
    if (this.current.text || this.current.code.length > 0 || this.current.heading) this.sections.push(this.current);
  }

  finish(): Section[] {
    this.endSection();
    return this.sections;
  }
}

/** Invisible characters: control characters, soft hyphens, zero width. A Han string must not end there. */
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\u00ad\u200b\u2060\ufeff]+/g;

/** A text as it shows: white space as one space, none for a line break between Han characters. */
function foldText(written: string): string {
  const text = written.replace(UNSEEN, '');
  if (!/[\n\t\r]| {2}/.test(text)) return text.trim();
  const joined = text.includes('\n') ? joinLines(text) : text;
  return joined.replace(/[ \t\r\n]+/g, ' ').trim();
}

/** Replaces each line end by a space, or by nothing. Its neighbours are carried along, because searching for them each time would be slow. */
function joinLines(text: string): string {
  const visible = /\S/g;
  let from = 0;
  let before = '';
  let next = 0;
  return text.replace(/(?<![ \t])[ \t]*\n[ \t\n]*/g, (lines: string, at: number) => {
    before = text.slice(from, at).trimEnd().at(-1) ?? before;
    from = at + lines.length;
    visible.lastIndex = from;
    if (next < from) next = visible.exec(text)?.index ?? text.length;
    const after = text[next] ?? '';
    return before && after && joinsLines(before, after) ? '' : ' ';
  });
}
