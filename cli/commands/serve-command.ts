/** `notes serve [dir]`: the same build into memory, rebuilt when a file changes; open pages swap what changed. */
import { createEngine, type Engine } from '../../renderer/engine/build.js';
import type { EngineOptions, EngineResult } from '../../renderer/engine/run/options.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem, uniqueProblems } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import type { SiteOptions } from '../options/site-options.js';
import { sayAboutRun } from '../report/about-run.js';
import { plural } from '../report/frames.js';
import { type Language, systemWords } from '../report/message-language.js';
import { reportProblems } from '../report/report.js';
import { type Terminal, terminal } from '../report/terminal.js';
import { type EarlyKeys, earlyKeys } from '../screen/early-keys.js';
import { isInForeground } from '../screen/keyboard.js';
import { type CheckRun, startCheck } from '../screen/run-check.js';
import type { ScreenWork } from '../screen/screen.js';
import type { ServedOutputs } from '../serve/answer-requests.js';
import { askedOutputs } from '../serve/asked-outputs.js';
import { followSite } from '../serve/follow-changes.js';
import { isOpen } from '../serve/hosts.js';
import { listen, otherPort, type SiteServer } from '../serve/http-server.js';
import { LiveReload, RELOAD_PATH } from '../serve/live-reload.js';
import { cannotOpen, openBrowser } from '../serve/open-browser.js';
import { pageActions } from '../serve/page-actions.js';
import { ProblemActions } from '../serve/problem-actions.js';
import { Teller } from '../serve/tell-author.js';
import { untilInterrupted } from '../serve/until-interrupted.js';
import type { SiteWatcher } from '../serve/watch.js';
import { expectGrowth, expectLongLife } from './v8.js';

export interface ServeCommandOptions extends SiteOptions {
  port?: number;
  host: string;
  allowedHosts?: readonly string[];
  open?: boolean;
  /** Unset: only where nobody else can read them. */
  drafts?: boolean;
}

const DEFAULT_PORT = 3000;
const INTERRUPTED = 130;

/** To compile so many docs takes longer than an author likes to wait for the first page, and their server needs much memory. */
const MANY_DOCS = 2000;

export async function serveCommand(dir: string | undefined, options: ServeCommandOptions): Promise<number> {
  expectGrowth();
  const screen = terminal(options);
  const found = await foundSite(dir, options, { screen, options });
  if (!found) return EXIT.usage;
  sayAboutRun(screen, found);
  const { quiet, verbose } = options;
  // From the first moment on: what is typed meanwhile is neither echoed nor lost.
  const early = screen.asks && !quiet && !verbose && (await isInForeground()) ? earlyKeys() : undefined;
  try {
    return await serve(found, options, { screen, early });
  } finally {
    early?.end();
  }
}

/** Announces the address of the site. */
interface Desk {
  screen: Terminal;
  early?: EarlyKeys;
}

async function serve(build: EngineOptions, options: ServeCommandOptions, { screen, early }: Desk): Promise<number> {
  const { dir } = build;
  const progress = screen.progress();
  const trace = createTrace(progress.step);
  const engine = createEngine({
    ...build,
    out: null,
    lazy: true,
    drafts: options.drafts ?? !isOpen(options),
    reload: RELOAD_PATH,
    onProgress: (done, total) => progress.advance(done, total),
  });
  const first = await engine.build(trace, { headsFrom: MANY_DOCS });
  const since = Date.now();
  progress.stop();
  const actions = new ProblemActions(dir, screen.language);
  const live = new LiveReload((request) => actions.helloFor(request));
  const teller = new Teller(dir, options.host, screen);
  const session: Session = { engine, screen, live, actions, teller, dir, options };
  tell(session, first);
  sayLanguage(session);
  if (!first.site) {
    await engine.close();
    return EXIT.usage;
  }
  let follow: (watcher: SiteWatcher) => void = () => {};
  const followed = new Promise<SiteWatcher>((resolve) => {
    follow = resolve;
  });
  const outputs = askedOutputs(engine, followed, (problems) => tellMore(session, problems));
  const server = await listenOrTell(session, outputs);
  if (!server) {
    await engine.close();
    return EXIT.usage;
  }
  const watcher = followFiles(session, { first, since, server });
  follow(watcher);
  actions.offer(
    pageActions({
      engine,
      dir,
      language: screen.language,
      problems: () => teller.problems,
      between: watcher.between,
    }),
  );
  // From here on: who has read the address may press Ctrl+C.
  const interrupted = untilInterrupted().then(() => INTERRUPTED);
  teller.announce(server.url);
  const keys = keyWork(session, server, watcher.rebuild);
  if (first.counts.pages >= MANY_DOCS) expectLongLife();
  if (first.heads) teller.note(waitsFor(first.heads, screen.language));
  const isSeen = await isInForeground();
  const pressed = early?.end();
  if (pressed && isSeen) teller.show(keys.work, pressed);
  if (options.open) void keys.work.open().then((refused) => refused !== undefined && teller.note(refused));
  const code = await Promise.race([interrupted, keys.quit]);
  teller.end();
  keys.stop();
  await Promise.all([watcher.close(), server.close()]);
  await engine.close();
  return code;
}

/** Follows the files of the site from its first build on. */
function followFiles(
  session: Session,
  { first, since, server }: { first: EngineResult; since: number; server: SiteServer },
): SiteWatcher {
  const { engine, screen, live, teller, dir } = session;
  let isPartial = first.heads !== undefined;
  return followSite({
    dir,
    since,
    isPartial,
    engine,
    live,
    onPage: (file, { changed }, ms) => teller.built([file], { pages: changed.length > 0 ? 1 : 0, ms }),
    onBuild(changes, result, shown) {
      if (isPartial && result.written) {
        teller.compiled(result);
        isPartial = false;
      } else teller.settled(changes, result, shown);
      showProblems(session, result);
      teller.announce(server.url);
    },
    onFound: (problems) => tellMore(session, problems),
    onBlind: (reason) =>
      teller.note(
        screen.language === 'zh'
          ? `有些文件无法监视，改动后请重新启动：${systemWords(reason, 'zh')}`
          : `Some files cannot be watched; start again after a change: ${systemWords(reason, 'en')}`,
      ),
  });
}

const waitsFor = (docs: number, language: Language) =>
  language === 'zh'
    ? `现在就可以打开。${docs} 篇文档在后台编译，之后才报告它们的问题。`
    : `Ready to open. Compiled in the background: ${plural(docs, 'doc')}; problems are reported then.`;

/** Of several languages one is served. */
function sayLanguage({ engine, screen }: Session): void {
  const { locale, locales = [] } = engine.built?.site ?? {};
  const others = locales.flatMap((other) => (other.locale === locale ? [] : [other.locale]));
  if (others.length === 0) return;
  screen.say(
    screen.language === 'zh'
      ? `显示的语言：${locale}；要看其他语言（${others.join('、')}）请加 --locale。`
      : `Language: ${locale}; --locale shows another one (${others.join(', ')}).`,
  );
}

/** The part of a build result that is reported. */
type Found = Pick<EngineResult, 'problems' | 'written'>;

interface Session {
  engine: Engine;
  screen: Terminal;
  live: LiveReload;
  actions: ProblemActions;
  teller: Teller;
  dir: string;
  options: ServeCommandOptions;
}

interface KeyWork {
  work: ScreenWork;
  /** The exit code, when a key has asked for the end. */
  quit: Promise<number>;
  /** Ends what still runs. */
  stop(): void;
}

/** Returns the work of each key. */
function keyWork({ dir, options, screen }: Session, server: SiteServer, rebuild: () => Promise<unknown>): KeyWork {
  let check: CheckRun | undefined;
  let leave: (code: number) => void;
  const quit = new Promise<number>((resolve) => {
    leave = resolve;
  });
  const work: ScreenWork = {
    open: async () => ((await openBrowser(server.url)) ? undefined : cannotOpen(screen.language)),
    rebuild,
    check() {
      check = startCheck(dir, options);
      return check.done;
    },
    quit: () => leave(EXIT.ok),
    interrupt: () => void process.emit('SIGINT'),
  };
  return { work, quit, stop: () => check?.stop() };
}

/** Listens, or says why it cannot. */
async function listenOrTell(session: Session, outputs: ServedOutputs): Promise<SiteServer | undefined> {
  const { engine, live, actions, options, screen, dir } = session;
  const { host, allowedHosts, port = DEFAULT_PORT } = options;
  const { former } = engine;
  try {
    const server = await listen({
      host,
      allowedHosts,
      port,
      outputs,
      former,
      baseUrl: () => engine.baseUrl,
      live,
      language: screen.language,
      actions,
    });
    if (port !== 0 && server.port !== port) screen.say(otherPort(port, server.port, screen.language));
    if (isOpen(options) && options.drafts === undefined)
      screen.say(
        screen.language === 'zh'
          ? '这个地址别人也能打开，所以不显示草稿；要显示请加 --drafts。'
          : 'Others can open this address, so drafts are left out; --drafts shows them.',
      );
    return server;
  } catch (error) {
    const { code, message } = systemError(error);
    if (code === undefined) throw error;
    const address = `${host}:${port}`;
    await reportProblems([problem('serve-cannot-listen', { address, message })], { screen, options, dir });
    return undefined;
  }
}

/** Tells author and open pages what a build found. */
function tell(session: Session, result: Found): void {
  session.teller.found(result);
  showProblems(session, result);
}

/** Tells them what pages are found to lack that were not rendered in the build. */
function tellMore(session: Session, problems: readonly Problem[]): void {
  const known = uniqueProblems(session.teller.problems);
  const all = uniqueProblems([...known, ...problems]);
  if (all.length > known.length) tell(session, { problems: all, written: true });
}

/** Open pages show errors alone: they are what keeps a page from being new, or the site from being built. */
function showProblems({ live, actions }: Session, { problems, written }: Found): void {
  live.problems = actions.show(
    problems.filter(({ level }) => level === 'error'),
    written,
  );
}
