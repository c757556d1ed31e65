/** Finds runs of backticks without another of the same length: readers see the signs. */
import { type Node, walk } from '../tree/tree.js';
import type { Change, SlipContext } from './slip-context.js';

interface Run {
  at: number;
  size: number;
}

/** Reports such runs, except on lines with another problem, which explains them. */
export function backtickSlips(context: SlipContext): void {
  if (!context.file.includes('`')) return;
  const told = new Set(context.problems.map(({ line }) => line));
  for (const block of context.of('paragraph', 'heading', 'tableCell')) {
    const runs = runsOf(context, block).filter(({ at }) => !told.has(context.places.at(at).line));
    for (const [i, run] of runs.entries()) if (i % 2 === 0) lone(context, run, runs[i + 1]);
  }
}

/** Three or more in a line speak of fences. */
const RUN = /(?<![\\`])`{1,2}(?!`)/g;

function runsOf(context: SlipContext, block: Node): Run[] {
  const runs: Run[] = [];
  walk(block, (node) => {
    if (node.type !== 'text' || !node.position || !node.value?.includes('`')) return;
    const start = context.start(node);
    for (const { 0: run, index } of context.written(node).matchAll(RUN))
      runs.push({ at: start + index, size: run.length });
  });
  return runs;
}

/** Two runs of different sizes around words of one line belong to one code span. */
function lone(context: SlipContext, first: Run, second: Run | undefined): void {
  const inner = second ? context.file.slice(first.at + first.size, second.at) : '';
  const isPair = inner !== '' && inner.trim() === inner && !/[`\n]/.test(inner);
  const changes = isPair && second ? [first, second].map(({ at, size }): Change => [at, at + size, '`']) : [];
  context.say('code-mark-open', {}, first.at, first.size, { changes });
}
