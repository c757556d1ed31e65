/** `notes serve [dir]`: the same build into memory, rebuilt when a file changes; open pages swap what changed. */
import { relative } from 'node:path';
import { createEngine, type Engine } from '../renderer/engine/build.js';
import type { EngineResult } from '../renderer/engine/options.js';
import { createTrace } from '../renderer/engine/trace.js';
import type { Problem } from '../renderer/site/types.js';
import { EXIT } from './program.js';
import { frames, tally } from './report/frames.js';
import { reportProblems } from './report/report.js';
import { placeOf } from './report/words.js';
import { followSite } from './serve/follow.js';
import { LiveReload, RELOAD_PATH } from './serve/live-reload.js';
import { listen, type SiteServer } from './serve/server.js';
import { type SiteOptions, siteBuildOptions } from './site-options.js';
import { type Terminal, terminal } from './terminal.js';
import { expectGrowth } from './v8.js';

export interface ServeCommandOptions extends SiteOptions {
  port?: number;
  host: string;
  open?: boolean;
  drafts?: boolean;
}

const DEFAULT_PORT = 3000;

export async function serveCommand(dir: string | undefined, options: ServeCommandOptions): Promise<number> {
  expectGrowth();
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const progress = screen.live ? (await import('./report/progress.js')).startProgress() : undefined;
  const trace = createTrace((name) => progress?.step(name));
  const engine = createEngine({
    ...found.options,
    out: null,
    drafts: options.drafts ?? true,
    reload: RELOAD_PATH,
    onProgress: progress?.advance,
  });
  const first = await engine.build(trace);
  progress?.stop();
  const live = new LiveReload();
  const session: Session = { engine, screen, live, told: new Set(), dir: found.options.dir, options };
  tell(session, first);
  if (!first.site) {
    await engine.close();
    return EXIT.usage;
  }
  const server = await listen({
    host: options.host,
    port: options.port ?? DEFAULT_PORT,
    outputs: engine.outputs,
    baseUrl: first.site.baseUrl,
    live,
  });
  const watcher = await followSite({
    dir: found.options.dir,
    engine,
    live,
    onPage: (file, _page, ms) => tellPage(session, file, ms),
    onBuild: (changes, result, shown) => tellBuild(session, changes, result, shown),
  });
  // Not before: a file saved when the address is there must be noticed.
  announce(server, session, options);
  if (options.open) await openBrowser(server.url);
  await untilInterrupted();
  await Promise.all([watcher.close(), server.close()]);
  await engine.close();
  return 130;
}

interface Session {
  engine: Engine;
  screen: Terminal;
  live: LiveReload;
  /** Problems that were told already, as JSON. */
  told: ReadonlySet<string>;
  dir: string;
  options: ServeCommandOptions;
}

function announce(server: SiteServer, { screen }: Session, { port }: ServeCommandOptions): void {
  const wanted = port ?? DEFAULT_PORT;
  if (wanted !== 0 && server.port !== wanted)
    screen.say(
      screen.language === 'zh'
        ? `端口 ${wanted} 已被占用，改用 ${server.port}。`
        : `Port ${wanted} is taken; using ${server.port}.`,
    );
  screen.say(`${screen.paint.green('✓')} ${screen.paint.bold(server.url)}`);
}

/** Tells terminal and open pages what a build found; on the terminal only what was not there before. */
function tell(session: Session, result: EngineResult): void {
  const { screen, live, told } = session;
  const { language, paint } = screen;
  const serious = result.problems.filter(({ level }) => level !== 'info');
  const fresh = serious.filter((entry) => !told.has(JSON.stringify(entry)));
  session.told = new Set(serious.map((entry) => JSON.stringify(entry)));
  if (fresh.length > 0) screen.say(frames(fresh, { language, paint, most: 5 }));
  const count = tally(result.problems, language);
  if (count && fresh.length > 0) screen.say(count);
  live.problems = overlay(result.problems, screen);
}

/** What the overlay of an open page shows: only errors, they are what keeps the page from being new. */
function overlay(problems: readonly Problem[], { language }: Terminal): { title: string; frame?: string }[] {
  return problems
    .filter(({ level }) => level === 'error')
    .map((entry) => ({ title: `${entry.code} ${placeOf(entry)}`, frame: frames([entry], { language }) }));
}

/** One line for each thing that was rebuilt: what changed, how many pages that changed, how long it took. */
function say({ screen, dir }: Session, changes: readonly string[], what: string): void {
  const names = changes.map((path) => relative(dir, path).split('\\').join('/'));
  screen.say(`${names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ')} → ${what}`);
}

/** The line of a saved page. */
function tellPage(session: Session, file: string, ms: number): void {
  say(session, [file], `${session.screen.language === 'zh' ? '1 个页面' : '1 page'}, ${Math.round(ms)} ms`);
}

/** The line of a build, unless it had nothing to do but what was told already. */
function tellBuild(
  session: Session,
  changes: readonly string[],
  result: EngineResult,
  shown: ReadonlySet<string>,
): void {
  const { paint, language } = session.screen;
  const ms = `${Math.round(result.timings.total ?? 0)} ms`;
  const pages = result.routes.filter((route) => !shown.has(route)).length;
  if (!result.ok) say(session, changes, `${paint.red('✗')} ${ms}`);
  else if (pages > 0 || shown.size === 0) {
    const more = shown.size > 0;
    const words =
      language === 'zh'
        ? `${more ? '另有 ' : ''}${pages} 个页面`
        : `${pages}${more ? ' more' : ''} ${pages === 1 ? 'page' : 'pages'}`;
    say(session, changes, `${words}, ${ms}`);
  }
  tell(session, result);
}

async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const command = process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => {
        resolve();
        // A second signal does not wait for anything.
        process.once(signal, () => process.exit(130));
      });
    }
  });
}
