/** The search index of a site in memory: made after the pages, in a calm moment or when somebody searches. */
import { SEARCH_DIR } from '../shared/limits.js';
import type { EngineState, Run } from './build-state.js';
import type { BuildOptions } from './run/options.js';
import type { Linked } from './steps/link-step.js';
import { type SearchInput, startSearch } from './steps/search-step.js';
import { memoryOutputs, type Outputs } from './write/outputs.js';

const isSearchFile = (path: string) => path.startsWith(`${SEARCH_DIR}/`);

/** True if the build itself makes an output although the index is postponed. */
export const isNoSearchFile = (path: string) => !isSearchFile(path);

/** True if the index is no part of the build: a reader of a changed page waits for the page, not for the index. */
export const isLater = ({ out, lazy }: BuildOptions, { index }: EngineState): boolean =>
  out === null && (lazy === true || index !== undefined);

/** Returns the input for making the index. */
export function searchInput<To extends Outputs>(
  { site, options, kept, trace }: Run,
  linked: Pick<Linked, 'records'>,
  outputs: To,
): SearchInput & { outputs: To } {
  const { shared } = kept;
  return {
    site,
    linked,
    outputs,
    memo: kept.memo,
    out: options.out,
    previous: kept.index,
    pool: (work) => kept.pool.take(work),
    takeShared: shared && ((...what) => trace.step('shared index', () => shared.takeIndex(...what))),
    ...(options.out !== null && { onThreadsDone: () => kept.pool.close() }),
  };
}

/** Leaves the index of a build for later. */
export function leaveIndex(run: Run, linked: Linked): void {
  const { kept } = run;
  kept.later = async () => {
    const outputs = memoryOutputs(kept.outputs, isSearchFile);
    kept.index = await (await startSearch(searchInput(run, linked, outputs))).put();
    outputs.commit();
  };
}

/** True if nobody has asked for the index yet. */
export const hasNoIndex = ({ later, index }: EngineState): boolean => later !== undefined && index === undefined;

/** True if docs are left to compile. */
export const hasHeads = ({ waiting }: EngineState): boolean => waiting?.built.heads !== undefined;

/** True if a file is part of an index that nobody has asked for yet, or that is not complete. */
export const waitsForIndex = (kept: EngineState, path: string): boolean =>
  (hasNoIndex(kept) || hasHeads(kept)) && isSearchFile(path);

/** Makes the index that was left. */
export async function indexLater(kept: EngineState): Promise<void> {
  const { later } = kept;
  kept.later = undefined;
  await later?.();
}
