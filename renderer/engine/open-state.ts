/** Initial state shared by the builds of one process. */

import { createSheetMaker } from '../output/bundle/sheet-maker.js';
import { toolVersion } from '../output/tool.js';
import { type EngineState, noHotCode } from './build-state.js';
import { openMemo } from './memo/memo.js';
import type { BuildOptions } from './run/options.js';
import { openShared } from './shared-cache/shared-site.js';
import { createPoolKeeper } from './threads/pool-keeper.js';
import { createFormerFiles } from './write/former-files.js';
import { outputPlace } from './write/write.js';

/** Opens the memo of a site. */
export function openState(options: BuildOptions): EngineState {
  const memo = openMemo(options.cacheDir, toolVersion().code);
  return {
    memo,
    shared: options.out === null ? undefined : openShared(options, memo),
    documents: new Map(),
    ahead: new Map(),
    swapped: new Map(),
    hot: noHotCode(0),
    rendered: new Map(),
    broken: new Set(),
    outputs: new Map(),
    former: createFormerFiles(),
    pool: createPoolKeeper(
      options.threads,
      { seconds: options.pageSeconds, lastWords: options.lastWords },
      options.trace,
    ),
    sheets: createSheetMaker(),
    configFiles: [options.configFile],
    plugins: {},
    languages: new Map(),
    place: options.out === null ? undefined : outputPlace(options.cacheDir, options.out),
  };
}

/** Ends what a state holds. */
export async function closeState({ remember, pool, sheets, memo }: EngineState): Promise<void> {
  remember?.();
  await pool.close();
  await sheets.close();
  memo.close();
}
