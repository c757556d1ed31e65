/** Heading ids and the outline (B4.22–B4.33). Ids are noted on the nodes as `data.id`. */
import GithubSlugger from 'github-slugger';
import type { Heading } from '../../site/content/document.js';
import { escapeHtml, MARK_COMMENT } from '../tree/characters.js';
import type { Places } from '../tree/source-position.js';
import type { Node } from '../tree/tree.js';
import { isJsx, jsxAttributes, plainText } from '../tree/tree.js';

export interface HeadingOptions {
  maintainCase: boolean;
  /** Explicit ids by line of the body, from `rewrite`. */
  ids: Map<number, string>;
  places: Places;
}

/** Gives the headings of a page, in document order, their ids. */
export function numberHeadings(headings: Node[], options: HeadingOptions): void {
  const slugger = new GithubSlugger();
  for (const node of headings) node.data = { ...node.data, id: headingId(node, options, slugger) };
}

/**
 * Collects headings in document order. A partial is an entry without text at the position of its component.
 * `nodes`: headings and JSX elements; `partials`: import index of each local name of a partial.
 */
export function outlineOf(nodes: Node[], partials: ReadonlyMap<string, number>, places: Places): Heading[] {
  const outline: Heading[] = [];
  for (const node of nodes) {
    const { line } = node.type === 'heading' || partials.size > 0 ? places.of(node) : { line: 0 };
    const partial = isJsx(node) ? partials.get(node.name ?? '') : undefined;
    if (partial !== undefined) outline.push({ level: 0, id: '', text: '', html: '', line, partial });
    if (node.type !== 'heading') continue;
    const text = plainText(node).replace(/\s+/g, ' ').trim();
    outline.push({ level: node.depth!, id: node.data?.id ?? '', text, html: headingHtml(node), line });
  }
  return outline;
}

function headingId(node: Node, options: HeadingOptions, slugger: GithubSlugger): string {
  const given = node.data?.hProperties?.id ?? node.data?.id;
  const comment = takeCommentId(node);
  const classic = options.ids.size > 0 ? classicId(node, options) : undefined;
  const explicit = typeof given === 'string' ? given : (comment ?? classic);
  if (explicit !== undefined) return explicit;
  return slugger.slug(plainText(node), options.maintainCase);
}

/** Id in braces (B4.26). Rewrites may have moved the heading: its lines in the file decide. */
function classicId(node: Node, { ids, places }: HeadingOptions): string | undefined {
  if (!node.position) return undefined;
  const bodyLine = places.at(places.bodyStart).line;
  const first = places.at(places.offset(node.position.start.offset)).line;
  const last = places.at(places.offset(node.position.end.offset)).line;
  for (let line = first; line <= last; line++) {
    const id = ids.get(line - bodyLine + 1);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Id of a comment at the end of a heading, `## T {/* #id *\/}` (B4.27, B4.28); the comment and the space before it are removed. */
function takeCommentId(node: Node): string | undefined {
  const last = node.children?.at(-1);
  if (!last) return undefined;
  const words =
    last.type === 'mdxTextExpression'
      ? /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(last.value ?? '')?.[1]?.replace(MARK_COMMENT, '')
      : last.type === 'html'
        ? /^<!--([\s\S]*)-->$/.exec(last.value ?? '')?.[1]
        : undefined;
  const id = words === undefined ? undefined : /^\s*#(\S+)/.exec(words)?.[1];
  if (id === undefined) return undefined;
  node.children!.pop();
  const before = node.children!.at(-1);
  if (before?.type === 'text') before.value = before.value!.trimEnd();
  return id;
}

const KEPT: Record<string, string> = { emphasis: 'em', strong: 'strong', delete: 'del' };

/** Inline HTML of a heading for tables of contents (B4.33). */
function headingHtml(node: Node): string {
  let html = '';
  for (const child of node.children ?? []) {
    if (child.type === 'text') html += escapeHtml(child.value!.replace(/(?<!\s)\s*\n\s*/g, ' '));
    else if (child.type === 'inlineMath') html += escapeHtml(child.value!);
    else if (child.type === 'inlineCode') html += `<code>${escapeHtml(child.value!)}</code>`;
    else if (KEPT[child.type]) html += `<${KEPT[child.type]}>${headingHtml(child)}</${KEPT[child.type]}>`;
    else if (isJsx(child)) html += jsxHtml(child);
    else if (child.children) html += headingHtml(child);
  }
  return html.trim();
}

function jsxHtml(node: Node): string {
  const inner = headingHtml(node);
  const name = node.name ?? '';
  if (!/^[a-z][a-z0-9]*$/.test(name) || name === 'a' || name === 'img' || name === 'br') return inner;
  const given = jsxAttributes(node).find(
    (attribute) => attribute.name === 'className' || attribute.name === 'class',
  )?.value;
  return typeof given === 'string'
    ? `<${name} class="${escapeHtml(given)}">${inner}</${name}>`
    : `<${name}>${inner}</${name}>`;
}
