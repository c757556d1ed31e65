/** The end of a build into a folder, when its own outputs are there. */
import type { Problem } from '../site/problems/problem-types.js';
import type { Run } from './build-state.js';
import { afterBuild } from './plugins/after-build.js';
import type { ListInput } from './steps/list-step.js';
import { putOffline } from './steps/offline-step.js';

/** Has plugins change what was built, then lists what browsers may keep of it. Without effect for a build into memory. */
export async function finishOutputs({ options, kept, trace, site }: Run, lists: ListInput): Promise<Problem[]> {
  if (options.out === null) return [];
  // A process that builds once has no more work for threads: they give back their memory while outputs are written. `close` waits for it.
  kept.pool.close().catch(() => {});
  const problems = await trace.step('plugins', () => afterBuild(site, lists.outputs, options.cacheDir));
  await trace.step('offline', () => putOffline(lists));
  return problems;
}
