/** The visible text of a page by section, for search and counting (D25): what a reader sees, top to bottom. */
import type { Section } from '../site/types.js';
import { joinsLines } from './text.js';
import type { Node } from './tree.js';
import { directiveAttributes, jsxAttributes } from './tree.js';

/** Nodes whose text stands in a line with what is round it. */
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
const SKIPPED = new Set([
  'definition',
  'mdxjsEsm',
  'yaml',
  'image',
  'imageReference',
  'footnoteReference',
  'mdxTextExpression',
  'mdxFlowExpression',
]);

/** Sections of a tree whose headings have their ids. */
export function sectionsOf(root: Node): Section[] {
  const reader = new Reader();
  reader.read(root);
  return reader.finish();
}

class Reader {
  private sections: Section[] = [];
  private current: Section = { id: '', level: 1, heading: '', text: '', code: [] };
  private blocks: string[] = [];
  private line = '';

  read(node: Node): void {
    if (node.type === 'heading') this.heading(node);
    else if (node.type === 'code') this.code(node);
    else if (node.type === 'text' || node.type === 'inlineCode') this.line += node.value ?? '';
    else if (node.type === 'math' || node.type === 'inlineMath') this.line += ` ${node.value ?? ''} `;
    else if (node.type === 'break') this.line += '\n';
    else if (node.type === 'html') this.line += (node.value ?? '').replace(/<!--[\s\S]*?-->|<[^>]*>/g, '');
    else if (!SKIPPED.has(node.type)) this.element(node);
  }

  private element(node: Node): void {
    const block = !INLINE.has(node.type);
    if (block) this.endBlock();
    for (const text of attributeTexts(node)) {
      this.line += text;
      this.endBlock();
    }
    for (const child of node.children ?? []) this.read(child);
    if (block) this.endBlock();
  }

  private heading(node: Node): void {
    this.endSection();
    const inner = new Reader();
    for (const child of node.children ?? []) inner.read(child);
    inner.endBlock();
    this.current = { id: node.data?.id ?? '', level: node.depth!, heading: inner.blocks.join(' '), text: '', code: [] };
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

/** Words that a component shows from its attributes: tab labels, titles of admonitions and link cards. */
function attributeTexts(node: Node): string[] {
  if (node.type === 'containerDirective') return [directiveAttributes(node).title ?? ''];
  const shown = ['label', 'title', 'description'];
  return jsxAttributes(node)
    .filter((attribute) => shown.includes(attribute.name ?? '') && typeof attribute.value === 'string')
    .map((attribute) => attribute.value as string);
}

/** White space as it shows: one space, none for a line break between Han characters. */
export function foldText(text: string): string {
  if (!/[\n\t\r]| {2}/.test(text)) return text.trim();
  const joined = text.includes('\n')
    ? text.replace(/[ \t]*\n[ \t]*/g, (_, at: number, whole: string) => {
        const before = whole.slice(0, at).trimEnd().at(-1) ?? '';
        const after = whole.slice(at).trimStart()[0] ?? '';
        return before && after && joinsLines(before, after) ? '' : ' ';
      })
    : text;
  return joined.replace(/[ \t\r\n]+/g, ' ').trim();
}
