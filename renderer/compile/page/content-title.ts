/** The content title (B4.4, B4.5). */

import { readRawText } from '../tree/raw-html.js';
import { type Node, plainText, walk } from '../tree/tree.js';

export interface ContentTitle {
  /** Without id, closing marks and backticks. */
  text: string;
  /** Range of the heading in the body: [start, end), line end included. */
  start: number;
  end: number;
}

const IMPORTS = /^(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2,}\s*)*/;

/** Content title of a trimmed body, or undefined. */
export function contentTitleOf(body: string): ContentTitle | undefined {
  const start = body.startsWith('import') ? IMPORTS.exec(body)![0].length : 0;
  const rest = body.slice(start);
  const match =
    /^#[ \t]+([^ \t\r\n][^\r\n]*)(?:\r?\n|$)/.exec(rest) ?? /^([^\r\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(rest);
  if (!match) return undefined;
  return { text: cleanTitle(match[1]!), start, end: start + match[0].length };
}

/**
 * Returns the title as the page shows it. Every other place has it as text: the sidebar, breadcrumbs, the pager, the tab.
 *
 * @param written the title without id, closing marks and backticks
 */
export function shownTitle(written: string, outline: readonly { level: number; text: string }[]): string {
  return (/[\\*_[\]&~]/.test(written) && outline.find(({ level }) => level === 1)?.text) || written;
}

/** White space is tried from its start only: from each place of a long run it would take the square of its length. */
function cleanTitle(text: string): string {
  return text
    .trim()
    .replace(/(?<!\s)\s*(?:<!--.*?-->|\{\/\*.*?\*\/\})\s*$/, '')
    .replace(/(?<!\s)\s*(?:\{#[^{}]*\}|\s#+)\s*$/, '')
    .replace(/`([^`]*)`/g, '$1')
    .trim();
}

/** Text of the first heading of a page, in Markdown or in HTML, if it is of level 1 and no rule precedes it. */
export function laterTitle(tree: Node): string | undefined {
  let text: string | undefined;
  let decided = false;
  walk(tree, (node) => {
    if (decided) return false;
    const [, level, inner] = node.type === 'html' ? (HTML_HEADING.exec(node.value ?? '') ?? []) : [];
    decided = node.type === 'heading' || node.type === 'thematicBreak' || level !== undefined;
    if (node.type === 'heading' && node.depth === 1) text = plainText(node);
    if (level === '1' && inner !== undefined) text = textOfHtml(inner);
    return !decided;
  });
  return text?.replace(/\s+/g, ' ').trim() || undefined;
}

const HTML_HEADING = /<h([1-6])(?:\s[^>]{0,400})?>(?:([\s\S]*?)<\/h\1\s*>)?/i;

function textOfHtml(html: string): string {
  let text = '';
  readRawText(html, (part = ' ') => {
    text += part;
  });
  return text;
}
