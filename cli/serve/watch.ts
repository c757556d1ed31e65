/** Watches a site folder: one build at a time, what changes meanwhile gathers into the next. */
import { basename, sep } from 'node:path';
import { watch } from 'chokidar';
import type { Engine } from '../../renderer/engine/build.js';

export interface SiteWatcher {
  close(): Promise<void>;
}

/** Editors write a file in several steps: changes within this time are one. */
const GATHER_MS = 10;

const IGNORED = new Set(['node_modules', '.git', '.notes', 'dist', '.DS_Store']);

/**
 * Calls `rebuild` with the absolute paths that changed.
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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const start = () => {
    timer = undefined;
    if (running || waiting.size === 0) return;
    const changes = [...waiting].sort();
    waiting = new Set();
    running = rebuild(changes).finally(() => {
      running = undefined;
      start();
    });
  };
  watcher.on('all', (_event, path) => {
    waiting.add(path);
    timer ??= setTimeout(start, GATHER_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}
