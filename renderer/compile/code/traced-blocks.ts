/** Blocks that are flagged `steps`, with what was recorded of their runs. */
import type { Trace } from '../../shared/code-trace.js';
import type { SourceTraces } from '../../site/sources/kept-traces.js';
import { hasSteps, traceKey } from '../../site/sources/kept-traces.js';
import type { Node } from '../tree/tree.js';
import { fencesOf } from './checked-badges.js';

export interface TracedBlocks {
  traces: Map<Node, Trace>;
  /** Flagged blocks without a recorded trace. */
  absent: Node[];
}

export function tracedBlocks(tree: Node, kept: SourceTraces = {}): TracedBlocks {
  const found: TracedBlocks = { traces: new Map(), absent: [] };
  for (const { nodes } of fencesOf(tree).values()) {
    for (const [index, { node }] of nodes.entries()) {
      if (!hasSteps(node.meta ?? '')) continue;
      const trace = kept[traceKey(nodes.slice(0, index + 1))];
      if (trace) found.traces.set(node, trace);
      else found.absent.push(node);
    }
  }
  return found;
}
