/** Alerts as GitHub writes them (`> [!NOTE]`) become admonitions. */
import { type Node, walk } from '../tree/tree.js';

/** GitHub's words and the admonition each is. Its caution is the gravest of them. */
const KINDS: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
};

/** GitHub's words. */
export const ALERTS: readonly string[] = Object.keys(KINDS);

const MARKER = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\r?\n|$)/i;

/**
 * Turns quotations that start with `[!WORD]` on a line of its own into container directives.
 * @param keywords admonitions of the site; a quotation of any other kind is unchanged
 */
export function readAlerts(tree: Node, keywords: readonly string[]): void {
  walk(tree, (node) => {
    if (node.type !== 'blockquote') return;
    const paragraph = node.children?.[0];
    const text = paragraph?.type === 'paragraph' ? paragraph.children?.[0] : undefined;
    const found = text?.type === 'text' ? MARKER.exec(text.value ?? '') : null;
    const name = found && KINDS[found[1]!.toUpperCase()];
    if (!paragraph || !text || !found || !name || !keywords.includes(name)) return;
    text.value = text.value!.slice(found[0].length);
    // The marker may be alone, before a hard break or before a blank line.
    if (text.value === '') paragraph.children!.shift();
    if (paragraph.children![0]?.type === 'break') paragraph.children!.shift();
    if (paragraph.children!.length === 0) node.children!.shift();
    Object.assign(node, { type: 'containerDirective', name, attributes: {} });
  });
}
