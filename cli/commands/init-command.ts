/** `notes init [dir]`: a site that can be seen at once. On a terminal, and without options, it asks what the site is to be. */
import { basename, join, relative } from 'node:path';
import { fullPath } from '../../renderer/site/helpers/file-paths.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { makeSite } from '../init/make-site.js';
import { languageOf } from '../init/markdown-folder.js';
import { install, installFrom, packageManager, startFrom } from '../init/package-manager.js';
import { HERE, type SiteChoice } from '../init/site-choice.js';
import { readManifest, scriptNames } from '../init/site-manifest.js';
import { inTheWay } from '../init/vacant-folder.js';
import { hiddenPosts, writtenOrder } from '../init/written-order.js';
import { EXIT } from '../options/exit.js';
import { reportProblems } from '../report/report.js';
import { type Loudness, type Terminal, terminal } from '../report/terminal.js';

export interface InitOptions extends Loudness {
  title?: string;
  lang?: SiteChoice['language'];
  content?: SiteChoice['content'];
  /** False with `--no-install`. */
  install: boolean;
  force?: boolean;
}

const INTERRUPTED = 130;

export async function initCommand(dir: string, options: InitOptions): Promise<number> {
  const screen = terminal(options);
  const folder = fullPath(dir);
  const shown = relative(process.cwd(), folder) || '.';
  const refuse = async (code: string, args: Record<string, string>) => {
    await reportProblems([problem(code, args)], { screen, options: {} });
    return EXIT.usage;
  };
  const names = options.force || options.content === HERE ? [] : inTheWay(folder);
  if (names.length > 0)
    return refuse('init-not-empty', {
      folder: shown === '.' ? folder : shown,
      names: names.slice(0, 3).join(', '),
      count: `${names.length}`,
    });
  const hidden = options.content === HERE && !options.force ? hiddenPosts(folder) : undefined;
  if (hidden) return refuse('init-blog-elsewhere', hidden);
  const manifest = readManifest(folder);
  if (manifest instanceof Error)
    return refuse('init-manifest', { file: join(shown, 'package.json'), message: manifest.message });
  const choice = await chooseSite(folder, options, screen);
  if (choice === undefined) return INTERRUPTED;
  const manager = packageManager(folder);
  const written = makeSite({ folder, choice, manager, manifest });
  for (const path of written) screen.tell(`  ${path}`);
  const zh = screen.language === 'zh';
  const byHand = installFrom(shown, manager);
  if (options.install) {
    const progress = screen.progress();
    progress.step('install');
    if (screen.columns === undefined) screen.tell(zh ? '安装依赖 …' : 'Installing packages …');
    const refused = await install(folder, manager);
    progress.stop();
    if (refused !== undefined) {
      await refuse('init-install-failed', { command: byHand, message: reasonOf(refused) });
      return EXIT.failed;
    }
  }
  const next = [...(options.install ? [] : [byHand]), startFrom(shown, manager, scriptNames(manifest))];
  screen.tell(`${screen.paint.green('✓')} ${shown}`);
  screen.tell(`${zh ? '接着运行：' : 'Next: '}${next.join(' && ')}`);
  return EXIT.ok;
}

/** Returns what a package manager said from its first error on, else the end of it. */
function reasonOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => /\berr(?:or)?\b|ERR_/i.test(line));
  return lines
    .slice(first === -1 ? -REASON_LINES : first, first === -1 ? undefined : first + REASON_LINES)
    .join('\n  ');
}

const REASON_LINES = 6;

/** Takes the choices from the options; without any, asks on an interactive terminal. */
async function chooseSite(folder: string, options: InitOptions, screen: Terminal): Promise<SiteChoice | undefined> {
  const { title, lang, content, force } = options;
  const suggested: SiteChoice = {
    title: plainTitle(title ?? (content === HERE ? writtenOrder(folder)?.title : undefined) ?? basename(folder)),
    language: lang ?? (content === HERE ? languageOf(folder) : undefined) ?? screen.language,
    content: content ?? 'both',
  };
  const isTold = title !== undefined || lang !== undefined || content !== undefined || force || !options.install;
  if (isTold || !screen.asks) return suggested;
  const { askAboutSite } = await import('../init/questions.js');
  const choice = await askAboutSite(suggested, screen.language);
  return choice && { ...choice, title: plainTitle(choice.title) };
}

const plainTitle = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'Notes';
