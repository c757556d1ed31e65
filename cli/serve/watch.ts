/** Watches a site folder. One piece of work is done at a time; what changes meanwhile is the input of the next. */
import { existsSync, type Stats, statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { messageOf } from '../../renderer/site/helpers/caught-error.js';

export interface SiteWatcher {
  /** Builds though nothing has changed. @returns false if the build was given up for something else */
  rebuild(): Promise<boolean>;
  /** Does something else between two pieces of work. */
  between<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Actions on changed files. */
export interface SiteWork {
  /** Brings the page of one changed file up to date; false: only a build can tell what changed. */
  first(file: string): Promise<boolean>;
  /**
   * Builds.
   * @param changes absolute paths of all files that changed since the last completed build
   * @param interrupted true once files have changed again and the build should stop
   * @returns false if the build was stopped
   */
  rebuild(changes: readonly string[], interrupted: () => boolean): Promise<boolean>;
  /**
   * Does what may wait until nothing has changed for a moment.
   * @param mayGoOn asked now and then; false: something else is to be done
   * @returns whether nothing is left
   */
  rest(mayGoOn: () => boolean): Promise<boolean>;
  /** Called when some files cannot be watched: the system has no more watches to give, or forbids it. */
  blind(reason: string): void;
}

/** Editors write a file in several steps: changes within this time are one. */
const GATHER_MS = 2;

/** Up to this many changed pages are updated one by one before the rest of the site. */
const FEW = 3;

/** More files than a few are a checkout, or a script: they are waited for until none has come for so long, at most… */
const QUIET_MS = 50;
/** …for this time. */
const MOST_MS = 1000;

/** An empty file is most likely one that is being written: it is given this long. */
const EMPTY_MS = 30;

/** A new file may be one that an editor renames to the real one in a moment: it is given this long. */
const NEW_MS = 20;

/** For 50 ms after a change of a file the watcher tells of no further ones: after this time the file is looked at once more. */
const LOOK_AGAIN_MS = 60;

/** Minimum and maximum pause before the site is built after its first page: as long as the last build took. Frequent saves then wait for no build. */
const SETTLE_MS = [40, 3000] as const;

/** After this time the site is built at once, and the build is no longer given up for new changes. */
const PATIENCE_MS = 15_000;

/** Time without changes before what may wait is done. */
const CALM_MS = 300;

const IGNORED = new Set(['node_modules', '.git', '.notes', 'dist', '.DS_Store']);

/** Temporary files of editors end in `~` or `.swp`, or are numbers (vim's probe). */
const isIgnored = (path: string) => IGNORED.has(basename(path)) || /~$|\.sw[a-z]$|(^|[\\/])4913$/.test(path);

/** To find the files of a large site takes all of the process for a while. It is done so long after the first page, whose other files are requested in a moment… */
const ASKED_MS = 50;
/** …or after this time, if nobody asks for one. */
const UNASKED_MS = 1000;

/** A site folder that has gone, as one that is moved, is looked for so often. */
const GONE_MS = 500;

/** Times of files may be behind the clock by this much. */
const CLOCK_MS = 20;

/** Files of a site. */
export interface Watched {
  /** Site folder, absolute. */
  dir: string;
  /** Returns further files to watch, wherever they are (the configuration's, code of other packages); called after each build. */
  files(): readonly string[];
  /** Time at which the last build ended, in milliseconds since 1970: what is newer has changed. The build itself may run code that writes files. */
  since: number;
  /** The last build has left something to the next. */
  isPartial?: boolean;
  /** True if a file is not as that build read it. */
  isOther(path: string, stats: Stats): boolean;
}

/** Follows the files of a site. What changes before the watcher has found them is noticed late, not lost. */
export function watchSite(watched: Watched, work: SiteWork): SiteWatcher {
  const { dir, files } = watched;
  const outside = () => files().filter((file) => !file.startsWith(dir + sep));
  let watcher: FSWatcher | undefined;
  let isClosed = false;
  const worker = new Worker({
    ...work,
    async rebuild(...given) {
      const isWhole = await work.rebuild(...given);
      // Files that are watched already are left out by the watcher. One that is closed would begin again.
      if (!isClosed) watcher?.add(outside());
      return isWhole;
    },
  });
  if (watched.isPartial) worker.expect(dir);
  const begin = () => {
    clearTimeout(timer);
    // A request that was being answered meanwhile asks for the watcher, too.
    if (isClosed) return;
    watcher ??= startWatcher({ ...watched, files: outside }, worker, { blind: work.blind, gone });
  };
  /** The watcher of a folder that has gone sees nothing of one that comes in its place. */
  const gone = () => {
    clearTimeout(timer);
    timer = setInterval(() => {
      if (!existsSync(dir)) return;
      // Earlier it would still be looking at what has gone, and leave something open.
      void watcher?.close();
      watcher = undefined;
      worker.expect(dir);
      begin();
    }, GONE_MS);
  };
  let timer = setTimeout(begin, UNASKED_MS);
  let isAsked = false;
  return {
    rebuild: () => worker.between(() => worker.settleAll(dir)),
    async between(extra) {
      const result = await worker.between(extra);
      if (!isAsked && !watcher) {
        clearTimeout(timer);
        timer = setTimeout(begin, ASKED_MS);
      }
      isAsked = true;
      return result;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const ended = worker.close();
      await watcher?.close();
      await ended;
    },
  };
}

function startWatcher(
  { dir, files, since, isOther }: Watched,
  worker: Worker,
  { blind, gone }: { blind: SiteWork['blind']; gone: () => void },
): FSWatcher {
  const watcher = watch([dir, ...files()], { ignored: (path) => path !== dir && isIgnored(path) });
  let isBlind = false;
  watcher.on('error', (error) => {
    // Told once: where one file cannot be watched, others cannot either.
    if (!isBlind) blind(messageOf(error));
    isBlind = true;
  });
  watcher.on('unlinkDir', (path) => path === dir && gone());
  watcher.on('raw', () => worker.changedSomewhere());
  let isReady = false;
  watcher.on('all', (event, path, stats) => {
    const isFound = !isReady && event.startsWith('add');
    const isNew = stats !== undefined && path !== dir && (isNewer(stats, since) || isOther(path, stats));
    if (!isFound || isNew) worker.onEvent(event, path);
  });
  watcher.once('ready', () => {
    isReady = true;
    worker.begin();
  });
  return watcher;
}

/** True if a file, or what is in a folder, was changed at or after a time. */
const isNewer = ({ mtimeMs, ctimeMs }: Stats, since: number) => Math.max(mtimeMs, ctimeMs) >= since - CLOCK_MS;

class Worker {
  /** Changed files that nobody has looked at. */
  private waiting = new Set<string>();
  /** Those of the changed paths that are folders: what is in them counts, if there is anything. */
  private readonly folders = new Set<string>();
  /** New files that nobody has looked at. */
  private readonly fresh = new Set<string>();
  private waitingSince = 0;
  private changedAt = 0;
  /** Files changed since the last completed build. */
  private readonly unsettled = new Set<string>();
  private unsettledSince = 0;
  /** State of each changed file when it was last looked at. */
  private readonly seen = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private looking: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Files have changed since the work that is being done began. */
  private hasChanges = false;
  /** Work is left for a moment without changes. */
  private hasRest = true;
  /** Callers waiting for the current work to end. */
  private callers = 0;
  private closed = false;
  /** Duration of the last build, if known. */
  private lastBuildMs = 0;

  constructor(private readonly work: SiteWork) {}

  /** Records a change whose path the watcher reports later, if at all. */
  changedSomewhere(): void {
    this.hasChanges = true;
  }

  /** Takes an event of the watcher. A new file that goes before anybody has looked at it is no change. */
  onEvent(event: string, path: string): void {
    if (event.endsWith('Dir')) this.folders.add(path);
    if (event === 'add') this.fresh.add(path);
    if (event === 'unlink' && this.fresh.delete(path)) this.waiting.delete(path);
    else this.changed(path);
  }

  private changed(path: string): void {
    this.changedAt = performance.now();
    if (this.waiting.size === 0) this.waitingSince = this.changedAt;
    this.waiting.add(path);
    this.timer ??= setTimeout(() => this.start(), GATHER_MS);
  }

  async between<Result>(work: () => Promise<Result>): Promise<Result> {
    this.callers++;
    while (this.running) await this.running;
    this.callers--;
    const result = work();
    this.run(
      result.then(
        () => {},
        () => {},
      ),
    );
    return result;
  }

  /** Plans the work for the first moment without changes. */
  begin(): void {
    if (!this.running && !this.closed) this.plan();
  }

  /** Builds as if all of a folder had changed. */
  settleAll(dir: string): Promise<boolean> {
    this.expect(dir);
    return this.settle();
  }

  /** Plans to do so at the next calm moment. */
  expect(dir: string): void {
    if (this.unsettled.size === 0) this.unsettledSince = performance.now();
    this.unsettled.add(dir);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of [this.timer, this.looking, this.idle]) clearTimeout(timer);
    await this.running;
  }

  private start(): void {
    this.timer = undefined;
    if (this.running || this.closed) return;
    for (const path of this.fresh) if (stateOf(path) === '') this.waiting.delete(path);
    if (this.waiting.size === 0) return;
    const pause = this.pauseFor(performance.now());
    if (pause > 0) {
      this.timer = setTimeout(() => this.start(), pause);
      return;
    }
    const changes = [...this.waiting];
    this.waiting = new Set();
    for (const path of changes) {
      this.fresh.delete(path);
      this.seen.set(path, stateOf(path));
    }
    clearTimeout(this.looking);
    this.looking = setTimeout(() => this.lookAgain(), LOOK_AGAIN_MS);
    this.run(this.handle(changes));
  }

  /** Milliseconds to wait for further changes. */
  private pauseFor(now: number): number {
    const waited = now - this.waitingSince;
    if (this.waiting.size > FEW) return waited < MOST_MS ? Math.max(0, this.changedAt + QUIET_MS - now) : 0;
    const paths = [...this.waiting];
    const least = paths.some(isEmpty) ? EMPTY_MS : paths.some((path) => this.fresh.has(path)) ? NEW_MS : 0;
    return Math.max(0, least - waited);
  }

  private run(work: Promise<unknown>): void {
    clearTimeout(this.idle);
    const end = () => {
      this.running = undefined;
      this.start();
      if (!this.running && !this.closed) this.plan();
    };
    this.running = work.then(() => {}).finally(end);
  }

  /** Plans the work for a time without changes. */
  private plan(): void {
    clearTimeout(this.idle);
    const [least, most] = SETTLE_MS;
    const pause = this.isPatient() ? Math.min(most, Math.max(least, this.lastBuildMs)) : least;
    if (this.unsettled.size > 0) this.idle = setTimeout(() => this.run(this.settle()), pause);
    else if (this.hasRest) this.idle = setTimeout(() => this.run(this.rest()), CALM_MS);
  }

  /** Brings the pages of a few changed files up to date, or builds. */
  private async handle(changes: readonly string[]): Promise<void> {
    if (this.unsettled.size === 0) this.unsettledSince = performance.now();
    for (const path of changes) this.unsettled.add(path);
    let done = changes.length <= FEW;
    for (const path of changes) done = done && (await this.work.first(path));
    if (!done) await this.settle();
  }

  private async settle(): Promise<boolean> {
    const began = performance.now();
    const isPatient = this.isPatient();
    this.hasChanges = false;
    const all = [...this.unsettled].sort();
    const files = all.filter((path) => !this.folders.has(path));
    const isWhole = await this.work.rebuild(
      files.length > 0 ? files : all,
      () => this.closed || (isPatient && this.mustStop()),
    );
    const ms = performance.now() - began;
    // One that was given up would have taken longer.
    this.lastBuildMs = isWhole ? ms : Math.max(this.lastBuildMs, 2 * ms);
    if (!isWhole) return false;
    this.unsettled.clear();
    this.folders.clear();
    this.hasRest = true;
    return true;
  }

  private isPatient(): boolean {
    return performance.now() - this.unsettledSince < PATIENCE_MS;
  }

  /** True if files have changed again, or somebody waits. */
  private mustStop(): boolean {
    return this.hasChanges || this.callers > 0;
  }

  private async rest(): Promise<void> {
    this.hasChanges = false;
    this.hasRest = false;
    this.hasRest = !(await this.work.rest(() => !this.mustStop() && !this.closed));
  }

  private lookAgain(): void {
    for (const [path, state] of this.seen) if (stateOf(path) !== state) this.changed(path);
    this.seen.clear();
  }
}

/** Returns what identifies a version of a file: times, size and inode, or that it does not exist. */
function stateOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}` : '';
}

const isEmpty = (path: string) => statSync(path, { throwIfNoEntry: false })?.size === 0;
