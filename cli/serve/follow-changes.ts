/** Keeps a served site in step with its files, and open pages with the site: the saved page at once, its dependents a moment later. */
import type { Engine } from '../../renderer/engine/build.js';
import type { EngineResult } from '../../renderer/engine/run/options.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import type { FirstPage } from '../../renderer/engine/saved-page.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { type LiveReload, messageFor, messageForFile, messageForPage } from './live-reload.js';
import { type SiteWatcher, watchSite } from './watch.js';

export interface FollowOptions {
  /** Site folder, absolute. */
  dir: string;
  /** Time at which its last build ended, in milliseconds since 1970. */
  since: number;
  /** It has left docs to the next one. */
  isPartial?: boolean;
  engine: Engine;
  live: LiveReload;
  /** A saved page, or one whose code was saved, is up to date; the rest of the site is not yet. */
  onPage?(file: string, made: Pick<FirstPage, 'changed'>, ms: number): void;
  /** The site is up to date, or has an error. `shown`: routes reported to `onPage` since the last time. */
  onBuild?(changes: readonly string[], result: EngineResult, shown: ReadonlySet<string>): void;
  /** Problems of pages that nobody has requested yet. */
  onFound?(problems: readonly Problem[]): void;
  /** Changes of some files go unnoticed. */
  onBlind?(reason: string): void;
}

export function followSite({
  dir,
  since,
  isPartial,
  engine,
  live,
  onPage,
  onBuild,
  onFound,
  onBlind,
}: FollowOptions): SiteWatcher {
  let shown = new Set<string>();
  let told = '';
  // Systems tell of some changes twice: what was said of the first stays.
  const tellPage = (file: string, made: Pick<FirstPage, 'changed'>, ms: number) => {
    if (made.changed.length > 0 || told !== file) onPage?.(file, made, ms);
    told = file;
  };
  const otherFile = async (file: string): Promise<boolean> => {
    const trace = createTrace();
    const made = await engine.firstFile(file, trace);
    if (!made) return false;
    for (const { page } of made.pages) shown.add(page.route);
    if (made.changed.length > 0) live.send(messageForFile(made));
    if (made.pages.length > 0) tellPage(file, made, trace.timings().total);
    return true;
  };
  const files = () => [...engine.configFiles, ...engine.outsideFiles];
  return watchSite(
    { dir, files, since, isPartial, isOther: engine.isOther },
    {
      async first(file) {
        const trace = createTrace();
        const made = await engine.first(file, trace);
        if (!made) return otherFile(file);
        shown.add(made.page.route);
        if (made.changed.length > 0) live.send(messageForPage(made));
        tellPage(file, made, trace.timings().total);
        return true;
      },
      async rebuild(changes, interrupted) {
        const result = await engine.build(createTrace(), { interrupted });
        if (result.interrupted) return false;
        const message = result.written ? messageFor(result, engine.outputs, engine.baseUrl) : undefined;
        onBuild?.(changes, result, shown);
        if (message) live.send(message);
        shown = new Set();
        return true;
      },
      async rest(mayGoOn) {
        const { problems, isDone } = await engine.rest(mayGoOn);
        if (problems.length > 0) onFound?.(problems);
        return isDone;
      },
      blind: (reason) => onBlind?.(reason),
    },
  );
}
