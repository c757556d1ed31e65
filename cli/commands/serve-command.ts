/** `notes serve [dir]`: the same build into memory, rebuilt when a file changes; open pages swap what changed. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { createEngine, type Engine } from '../../renderer/engine/build.js';
import type { EngineResult } from '../../renderer/engine/run/options.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { EXIT } from '../options/exit.js';
import { type SiteOptions, siteBuildOptions } from '../options/site-options.js';
import { sayAboutRun } from '../report/about-run.js';
import { frames, tally } from '../report/frames.js';
import { systemWords } from '../report/message-language.js';
import { fileLines, reportProblems } from '../report/report.js';
import { type Terminal, terminal } from '../report/terminal.js';
import { followSite } from '../serve/follow.js';
import { isOpen } from '../serve/hosts.js';
import { listen, type SiteServer } from '../serve/http-server.js';
import { LiveReload, RELOAD_PATH } from '../serve/live-reload.js';
import { openBrowser } from '../serve/open-browser.js';
import { ProblemActions } from '../serve/problem-actions.js';
import { untilInterrupted } from '../serve/until-interrupted.js';
import { expectGrowth } from './v8.js';

export interface ServeCommandOptions extends SiteOptions {
  port?: number;
  host: string;
  allowedHosts?: readonly string[];
  open?: boolean;
  /** Unset: only where nobody else can read them. */
  drafts?: boolean;
}

const DEFAULT_PORT = 3000;

export async function serveCommand(dir: string | undefined, options: ServeCommandOptions): Promise<number> {
  expectGrowth();
  const screen = terminal(options);
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  sayAboutRun(screen, found.options);
  const progress = screen.progress();
  const trace = createTrace(progress.step);
  const engine = createEngine({
    ...found.options,
    out: null,
    drafts: options.drafts ?? !isOpen(options),
    reload: RELOAD_PATH,
    onProgress: (done, total) => progress.advance(done, total),
  });
  const first = await engine.build(trace);
  progress.stop();
  const actions = new ProblemActions(found.options.dir, screen.language);
  const live = new LiveReload((request) => actions.tokenFor(request));
  const session: Session = { engine, screen, live, actions, told: new Set(), dir: found.options.dir, options };
  tell(session, first);
  if (!first.site) {
    await engine.close();
    return EXIT.usage;
  }
  const server = await listenOrTell(session);
  if (!server) {
    await engine.close();
    return EXIT.usage;
  }
  const watcher = await followSite({
    dir: found.options.dir,
    engine,
    live,
    onPage: (file, { changed }, ms) => tellBuilt(session, [file], { pages: changed.length > 0 ? 1 : 0, ms }),
    onBuild(changes, result, shown) {
      tellBuild(session, changes, result, shown);
      announce(server, session);
    },
    onBlind: (reason) =>
      screen.say(
        screen.language === 'zh'
          ? `有些文件无法监视，改动后请重新启动：${systemWords(reason, 'zh')}`
          : `Some files cannot be watched; start again after a change: ${systemWords(reason, 'en')}`,
      ),
  });
  // From here on: who has read the address may press Ctrl+C.
  const interrupted = untilInterrupted();
  // Not before: a file saved when the address is there must be noticed.
  announce(server, session);
  if (options.open) await openBrowser(server.url);
  await interrupted;
  await Promise.all([watcher.close(), server.close()]);
  await engine.close();
  return 130;
}

interface Session {
  engine: Engine;
  screen: Terminal;
  live: LiveReload;
  actions: ProblemActions;
  /** Problems that were told already, as JSON. */
  told: ReadonlySet<string>;
  dir: string;
  options: ServeCommandOptions;
  /** Address that was shown last. */
  address?: string;
}

/** Listens, or says why it cannot. */
async function listenOrTell({ engine, live, actions, options, screen, dir }: Session): Promise<SiteServer | undefined> {
  const { host, allowedHosts, port = DEFAULT_PORT } = options;
  const { outputs } = engine;
  try {
    const server = await listen({ host, allowedHosts, port, outputs, baseUrl: () => engine.baseUrl, live, actions });
    if (port !== 0 && server.port !== port)
      screen.say(
        screen.language === 'zh'
          ? `端口 ${port} 已被占用，改用 ${server.port}。`
          : `Port ${port} is taken; using ${server.port}.`,
      );
    if (isOpen(options) && options.drafts === undefined)
      screen.say(
        screen.language === 'zh'
          ? '这个地址别人也能打开，所以不显示草稿；要显示请加 --drafts。'
          : 'Others can open this address, so drafts are left out; --drafts shows them.',
      );
    return server;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const address = `${host}:${port}`;
    await reportProblems([problem('serve-cannot-listen', { address, message })], { screen, options, dir });
    return undefined;
  }
}

/** Shows the address of the site, first and whenever its base has changed. */
function announce(server: SiteServer, session: Session): void {
  const { screen } = session;
  if (session.address !== server.url) screen.say(`${screen.paint.green('✓')} ${screen.paint.bold(server.url)}`);
  session.address = server.url;
}

/** Tells terminal and open pages what a build found; on the terminal only what was not there before. */
function tell(session: Session, result: EngineResult): void {
  const { screen, live, actions, told } = session;
  const { language, paint } = screen;
  const serious = result.problems.filter(({ level }) => level !== 'info');
  const fresh = serious.filter((entry) => !told.has(JSON.stringify(entry)));
  const now = serious.map((entry) => JSON.stringify(entry));
  // A build that failed has not seen all: what was told before is still known.
  session.told = new Set(result.ok ? now : [...told, ...now]);
  const linesOf = fileLines(session.dir);
  if (fresh.length > 0) screen.say(frames(fresh, { language, paint, linesOf, columns: screen.columns, most: 5 }));
  const count = tally(result.problems, language);
  if (count && fresh.length > 0) screen.say(count);
  // Open pages show errors alone: they are what keeps a page from being new.
  live.problems = actions.show(result.problems.filter(({ level }) => level === 'error'));
}

/** One line for each thing that was rebuilt: what changed, how many pages that changed, how long it took. */
function tellBuilt(session: Session, changes: readonly string[], built: { pages: number; more?: boolean; ms: number }) {
  const { pages, more } = built;
  const words =
    session.screen.language === 'zh'
      ? `${more ? '另有 ' : ''}${pages} 个页面`
      : `${pages}${more ? ' more' : ''} ${pages === 1 ? 'page' : 'pages'}`;
  sayChanged(session, changes, `${words}, ${Math.round(built.ms)} ms`);
}

function sayChanged({ screen, dir }: Session, changes: readonly string[], what: string): void {
  const names = changes.map((path) => relative(dir, path).split('\\').join('/'));
  screen.say(`${names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ')} → ${what}`);
}

/** The line of a build, unless it had nothing to do but what was told already, or for files that editors keep for a moment beside the real one. */
function tellBuild(
  session: Session,
  changes: readonly string[],
  result: EngineResult,
  shown: ReadonlySet<string>,
): void {
  const ms = result.timings.total ?? 0;
  const pages = result.routes.filter((route) => !shown.has(route)).length;
  const more = shown.size > 0;
  const isWorthIt = () => hasChanged(result) || changes.some((path) => existsSync(path));
  if (!result.ok) sayChanged(session, changes, `${session.screen.paint.red('✗')} ${Math.round(ms)} ms`);
  else if (pages > 0 || (!more && isWorthIt())) tellBuilt(session, changes, { pages, more, ms });
  tell(session, result);
}

const hasChanged = ({ changed, removed }: EngineResult) => changed.length + removed.length > 0;
