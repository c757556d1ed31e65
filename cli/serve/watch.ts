/** Watches a site folder: one build at a time, what changes meanwhile gathers into the next. */
import { statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { watch } from 'chokidar';
import type { Engine } from '../../renderer/engine/build.js';

export interface SiteWatcher {
  close(): Promise<void>;
}

/** Editors write a file in several steps: changes within this time are one. */
const GATHER_MS = 10;

/** For 50 ms after it told of a change of a file the watcher is deaf to further ones: then the file is looked at once more. */
const LOOK_AGAIN_MS = 60;

/** What may wait is done when nothing has changed for so long. */
const CALM_MS = 300;

const IGNORED = new Set(['node_modules', '.git', '.notes', 'dist', '.DS_Store']);

/**
 * Calls `rebuild` with the absolute paths that changed, and the engine's `rest` when they have stopped changing.
 * @param engine its configuration files are watched too, wherever they lie
 */
export async function watchSite(
  dir: string,
  engine: Engine,
  rebuild: (changes: readonly string[]) => Promise<void>,
): Promise<SiteWatcher> {
  const outside = engine.configFiles.filter((file) => !file.startsWith(dir + sep));
  const watcher = watch([dir, ...outside], {
    ignoreInitial: true,
    // Names of files that editors keep beside the real one end in `~` or `.swp`, or are numbers (vim's probe).
    ignored: (path) => path !== dir && (IGNORED.has(basename(path)) || /~$|\.sw[a-z]$|(^|[\\/])4913$/.test(path)),
  });
  let waiting = new Set<string>();
  /** State of each changed file when its last build began. */
  const built = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let calm: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const start = () => {
    timer = undefined;
    if (running || waiting.size === 0) return;
    const changes = [...waiting].sort();
    waiting = new Set();
    for (const path of changes) built.set(path, stateOf(path));
    clearTimeout(looking);
    looking = setTimeout(lookAgain, LOOK_AGAIN_MS);
    clearTimeout(calm);
    run(rebuild(changes));
    calm = setTimeout(rest, CALM_MS);
  };
  const run = (work: Promise<void>) => {
    running = work.finally(() => {
      running = undefined;
      start();
    });
  };
  const rest = () => {
    if (!running) run(engine.rest());
    else calm = setTimeout(rest, CALM_MS);
  };
  const lookAgain = () => {
    for (const [path, state] of built) if (stateOf(path) !== state) waiting.add(path);
    built.clear();
    start();
  };
  watcher.on('all', (_event, path) => {
    waiting.add(path);
    timer ??= setTimeout(start, GATHER_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      clearTimeout(looking);
      clearTimeout(calm);
      await watcher.close();
      await running;
    },
  };
}

/** By what a change is noticed: times, size and inode, or that there is no such file. */
function stateOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}` : '';
}
