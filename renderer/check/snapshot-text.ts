/** A snapshot as text for people, close to how the value is written in code. */
import type { Snapshot, SnapshotPart } from './snapshot.js';

const MOST = 300;

export function showSnapshot({ root, nodes }: Snapshot): string {
  const open = new Set<number>();
  const show = (part: SnapshotPart): string => {
    if (typeof part === 'string') return showPrimitive(part);
    const node = nodes[part];
    if (!node || open.has(part)) return '…';
    open.add(part);
    const data = node.data.map(show);
    const fields = node.fields.map(([key, value]) => `${key.startsWith('s:') ? key.slice(2) : key}: ${show(value)}`);
    open.delete(part);
    if (node.kind === 'array') return `[${node.fields.map(([, value]) => show(value)).join(', ')}]`;
    if (node.kind === 'object') return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
    return `${node.proto}(${[...data, ...fields].join(', ')})`;
  };
  const text = show(root);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function showPrimitive(part: string): string {
  if (part === 'u') return 'undefined';
  if (part === 'l') return 'null';
  const content = part.slice(2);
  if (part.startsWith('s:')) return `'${content}'`;
  if (part.startsWith('i:')) return `${content}n`;
  return part.startsWith('n:') || part.startsWith('b:') ? content : 'another function or symbol';
}
