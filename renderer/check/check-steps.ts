/** Records the steps of flagged blocks, and says where that cannot be done. */

import type { Trace } from '../shared/code-trace.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { hasSteps, traceKey } from '../site/sources/kept-traces.js';
import { fencePlace } from './block-place.js';
import { type CodeCheckOptions, inParallel } from './check-code.js';
import { type CodeBlock, makeUnits, type Unit } from './find-blocks.js';
import { recordSteps } from './record-steps.js';

/** A block with its trace. */
export interface TracedBlock {
  file: string;
  /** `traceKey` of the block. */
  key: string;
  trace: Trace;
  /** Its opening fence. */
  line: number;
  sourceLine: string;
}

export interface StepsResult {
  problems: Problem[];
  traces: TracedBlock[];
}

/** Records all flagged blocks; in the order of the site. */
export async function checkSteps(blocks: readonly CodeBlock[], options: CodeCheckOptions): Promise<StepsResult> {
  if (options.run === false) return { problems: [], traces: [] };
  const flagged = makeUnits(blocks).flatMap((unit) =>
    unit.blocks.filter(({ meta }) => hasSteps(meta)).map((block) => ({ unit, block })),
  );
  const found = new Map<CodeBlock, Problem | TracedBlock>();
  await inParallel(flagged, options.parallel, async ({ unit, block }) => {
    const one = await recordBlock(unit, block, options);
    if (one) found.set(block, one);
  });
  const all = flagged.flatMap(({ block }) => found.get(block) ?? []);
  return {
    problems: all.filter((one): one is Problem => 'code' in one),
    traces: all.filter((one): one is TracedBlock => 'trace' in one),
  };
}

async function recordBlock(
  unit: Unit,
  block: CodeBlock,
  options: CodeCheckOptions,
): Promise<Problem | TracedBlock | undefined> {
  const { file, fenceLine, fence } = block;
  const place = fencePlace(block);
  if (block.mode === 'browser') return problem('steps-failed', { reason: 'browser' }, place);
  const recorded = await recordSteps(unit, block, options);
  if ('trace' in recorded) {
    const key = traceKey(unit.blocks.slice(0, unit.blocks.indexOf(block) + 1));
    return { file, key, trace: recorded.trace, line: fenceLine, sourceLine: fence };
  }
  if ('failed' in recorded) return problem('steps-failed', { reason: recorded.failed }, place);
  return 'unlike' in recorded ? problem('steps-unlike', {}, place) : undefined;
}
