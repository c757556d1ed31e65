/** The truncate marker of posts (B2.29–B2.33). */
import type { Places } from '../tree/source-position.js';
import type { Node } from '../tree/tree.js';

const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Offset of the first marker in the body as the file has it, or -1. */
export function findTruncateMarker(body: string): number {
  return body.includes('truncate') ? body.search(MARKER) : -1;
}

/** Returns the part of a tree before an offset of the file's body; nodes around the marker keep the text before it. */
export function treeBefore(root: Node, offset: number, places: Places): Node {
  const at = (parsed: number | undefined) => places.offset(parsed ?? 0);
  const cut = (node: Node): Node | undefined => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') return node;
    if (node.position && at(node.position.start.offset) >= offset) return undefined;
    if (!node.position || at(node.position.end.offset) <= offset) return node;
    if (node.children) return { ...node, children: node.children.map(cut).filter((child) => child !== undefined) };
    if (node.type === 'code') return { ...node, value: beforeMarker(node.value ?? '') };
    return node.type === 'text' ? { ...node, value: beforeMarker(node.value ?? '') } : node;
  };
  return { ...root, children: root.children!.map(cut).filter((child) => child !== undefined) };
}

function beforeMarker(value: string): string {
  const at = value.search(MARKER);
  return at < 0 ? value : value.slice(0, at);
}
