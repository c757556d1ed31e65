/** Keeps what plugins gave between the builds of one process: they run again when they, the configuration or files that they watch have changed. */
import { hashData } from '../../site/helpers/hash.js';
import { statOf } from '../write/disk.js';
import type { GivenContent } from './extend-site.js';
import { watchedState } from './folder-files.js';
import type { RunInput } from './plugin-context.js';
import type { PluginRun } from './plugin-types.js';
import { runPlugins } from './run-plugins.js';

/** Holds the last run. */
export interface PluginKeeper {
  /** Results of the plugins of a configuration of ours. */
  contents?: GivenContent;
  last?: { configHash: string; state: string; run: PluginRun };
}

/** @param configHash of the configuration with all it imports */
export async function keepRun(input: RunInput, configHash: string, keeper: PluginKeeper = {}): Promise<PluginRun> {
  const { last } = keeper;
  if (last && last.configHash === configHash && last.state === stateOf(last.run, input.dir)) return last.run;
  const run = await runPlugins(input);
  // A plugin may write files that it watches: its result belongs to their current state.
  keeper.last = { configHash, state: stateOf(run, input.dir), run };
  return run;
}

const stateOf = ({ files, watched }: PluginRun, dir: string): string =>
  hashData([files.map((file) => statOf(file)?.mtimeMs ?? 0), watched.map((pattern) => watchedState(pattern, dir))]);
