/** Tells the author of a served site what happens: in lines, or on a screen once there is one. */
import { existsSync } from 'node:fs';
import type { EngineResult } from '../../renderer/engine/run/options.js';
import { pathFrom } from '../../renderer/site/helpers/file-paths.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { frames, tally } from '../report/frames.js';
import { fileLines } from '../report/report.js';
import type { Terminal } from '../report/terminal.js';
import { Screen, type ScreenWork } from '../screen/screen.js';
import { networkAddresses } from './network.js';

export class Teller {
  /** Problems reported so far, as JSON. */
  private told: ReadonlySet<string> = new Set();
  /** Address that was shown last. */
  private address = '';
  private network: readonly string[] = [];
  /** Problems of the last build. */
  problems: readonly Problem[] = [];
  private view: Screen | undefined;
  /** Files reported although nothing changed with them: a log of this process changes with each line that reports it. */
  private readonly idle = new Set<string>();
  /** The failure of the last build, as JSON; empty where it did not fail. */
  private failure = '';

  /**
   * @param dir site folder, absolute
   * @param host host that is listened on
   */
  constructor(
    private readonly dir: string,
    private readonly host: string,
    private readonly screen: Terminal,
  ) {}

  /**
   * Shows a screen from now on, in place of the address.
   * @param early keys that were pressed before
   */
  show(work: ScreenWork, early: readonly string[]): void {
    const { address, network, problems, screen, dir } = this;
    const { language, paint } = screen;
    const look = { language, paint, linesOf: (file: string) => fileLines(dir)(file) };
    this.view = new Screen({ address, network, problems }, look, work, this.addressLines(), early);
  }

  /** Leaves the screen unchanged. */
  end(): void {
    this.view?.end();
  }

  /** Says something that is neither a change nor a problem. */
  note(text: string): void {
    if (this.view) this.view.show({ notice: text });
    else this.screen.say(text);
  }

  /** Shows the address of the site, first and whenever its base has changed. */
  announce(url: string): void {
    if (this.address === url) return;
    this.address = url;
    this.network = networkAddresses(this.host, url);
    if (this.view) this.view.show({ address: url, network: this.network });
    else for (const line of this.addressLines()) this.screen.say(line);
  }

  private addressLines(): string[] {
    const { paint } = this.screen;
    return [`${paint.green('✓')} ${paint.bold(this.address)}`, ...this.network.map((url) => `  ${url}`)];
  }

  /** Tells the problems of a build; in lines only those that the build before did not have. */
  found({ problems, written }: Pick<EngineResult, 'problems' | 'written'>): void {
    const { screen, told } = this;
    const { language, paint } = screen;
    const serious = problems.filter(({ level }) => level !== 'info');
    const now = serious.map((entry) => JSON.stringify(entry));
    // Of errors only those of the last build: one that hid behind others is what stops the build now.
    const last = new Set(this.problems.map((entry) => JSON.stringify(entry)));
    const fresh = serious.filter(({ level }, at) => !(level === 'error' ? last : told).has(now[at] ?? ''));
    // A failed build has not seen everything: problems reported before are still known.
    this.told = new Set(written ? now : [...told, ...now]);
    this.problems = serious;
    if (this.view) {
      this.view.show({ problems: serious });
      return;
    }
    const linesOf = fileLines(this.dir);
    if (fresh.length > 0) screen.say(frames(fresh, { language, paint, linesOf, columns: screen.columns, most: 5 }));
    const count = tally(problems, language);
    if (count && fresh.length > 0) screen.say(count);
  }

  /** Tells which files have changed, how many pages were rebuilt and how long that took. */
  built(changes: readonly string[], { pages, more, ms }: { pages: number; more?: boolean; ms: number }): void {
    const words =
      this.screen.language === 'zh'
        ? `${more ? '另有 ' : ''}${pages} 个页面`
        : `${pages}${more ? ' more' : ''} ${pages === 1 ? 'page' : 'pages'}`;
    const comma = this.view && this.screen.language === 'zh' ? '，' : ', ';
    this.changed(changes, `${words}${comma}${Math.round(ms)} ms`, true);
  }

  /**
   * Reports a build, unless everything in it has been reported, or it was caused by temporary files of editors.
   * @param shown routes reported since the previous build
   */
  settled(changes: readonly string[], result: EngineResult, shown: ReadonlySet<string>): void {
    const ms = result.timings.total ?? 0;
    const pages = result.routes.filter((route) => !shown.has(route)).length;
    // The folder itself marks a build that was requested: it is always reported, even if a saved file caused it too.
    const isAsked = changes.includes(this.dir);
    const more = !isAsked && shown.size > 0;
    const isNews = (path: string) => !this.idle.has(path) && existsSync(path);
    const isWorthIt = () => isAsked || hasChanged(result) || changes.some(isNews);
    if (!result.written) {
      if (isAsked || this.isOtherFailure(changes, result)) this.changed(changes, `${Math.round(ms)} ms`, false);
    } else if (pages > 0 || (!more && isWorthIt())) this.built(isAsked ? [this.dir] : changes, { pages, more, ms });
    this.idles(changes, result, shown);
    this.found(result);
  }

  /** Tells that all docs are compiled that the first build had left, and what is wrong with them. */
  compiled(result: EngineResult): void {
    const ms = Math.round(result.timings.total ?? 0);
    this.note(this.screen.language === 'zh' ? `文档已全部编译，${ms} ms` : `All docs are compiled, ${ms} ms`);
    this.found(result);
  }

  /** Takes note of files with which nothing has changed; where something has, or went wrong, any file may be of use again. */
  private idles(changes: readonly string[], result: EngineResult, shown: ReadonlySet<string>): void {
    if (!result.written || hasChanged(result) || shown.size > 0) this.idle.clear();
    else for (const path of changes) this.idle.add(path);
    if (result.written) this.failure = '';
  }

  /** True if a failure is not the one before once more: the same problems, and found with the same files. */
  private isOtherFailure(changes: readonly string[], { problems }: EngineResult): boolean {
    const before = this.failure;
    this.failure = JSON.stringify([changes, problems]);
    return this.failure !== before;
  }

  private changed(changes: readonly string[], what: string, ok: boolean): void {
    const { screen, view } = this;
    const files = changes.map((path) => pathFrom(this.dir, path)).filter(Boolean);
    const failed = screen.language === 'zh' ? '构建失败，' : 'build failed, ';
    const names = files.length > 2 ? `${files[0]} +${files.length - 1}` : files.join(', ');
    if (view) view.show({ change: { files, what: ok ? what : failed + what, ok, at: new Date() } });
    else screen.say(`${names} → ${ok ? '' : `${screen.paint.red('✗')} `}${what}`);
  }
}

const hasChanged = ({ changed, removed }: EngineResult) => changed.length + removed.length > 0;
