/** `notes preview [site]`: the output of the last build, served as a static host serves it. Builds nothing and watches nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realName } from '../../renderer/engine/write/disk.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { findOutput, type OutputFolder } from '../options/output-folder.js';
import { readHeaders, readRedirects, type Unread } from '../preview/host-rules.js';
import { previewer } from '../preview/preview.js';
import { reportProblems } from '../report/report.js';
import { type Loudness, terminal } from '../report/terminal.js';
import { listenWith, otherPort, type SiteServer } from '../serve/http-server.js';
import { cannotOpen, openBrowser } from '../serve/open-browser.js';
import { untilInterrupted } from '../serve/until-interrupted.js';

export interface PreviewCommandOptions extends Loudness {
  outDir?: string;
  base?: string;
  port?: number;
  host: string;
  allowedHosts?: readonly string[];
  open?: boolean;
}

const DEFAULT_PORT = 4000;

export async function previewCommand(dir: string | undefined, options: PreviewCommandOptions): Promise<number> {
  const screen = terminal(options);
  const found = findOutput(dir, options.outDir);
  if ('code' in found) {
    await reportProblems([found], { screen, options: {} });
    return EXIT.usage;
  }
  const { headers, redirects, problems } = readRules(found.out);
  await reportProblems(problems, { screen, options: {}, dir: found.out });
  const baseUrl = options.base === undefined ? found.baseUrl : `/${options.base}/`.replace(/\/+/g, '/');
  // As it is on the disk, which may not tell capitals apart.
  const out = realName(found.out);
  const { port = DEFAULT_PORT, host, allowedHosts } = options;
  const server = await listenWith(previewer({ out, baseUrl, headers, redirects, host, allowedHosts }), {
    host,
    port,
    baseUrl: () => baseUrl,
  }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    const refused = problem('serve-cannot-listen', { address: `${host}:${port}`, message: error.message });
    await reportProblems([refused], { screen, options: {} });
  });
  if (!server) return EXIT.usage;
  const interrupted = untilInterrupted();
  if (port !== 0 && server.port !== port) screen.say(otherPort(port, server.port, screen.language));
  screen.tell(about(found, screen.language === 'zh'));
  announce(server, screen);
  if (options.open) void openBrowser(server.url).then((isOpen) => isOpen || screen.say(cannotOpen(screen.language)));
  await interrupted;
  await server.close();
  return 130;
}

const announce = ({ url }: SiteServer, { say, paint }: ReturnType<typeof terminal>) =>
  say(`${paint.green('✓')} ${paint.bold(url)}`);

function about({ out, title }: OutputFolder, zh: boolean): string {
  return zh
    ? `${title}：${out}（按托管的方式提供，不会重新构建）`
    : `${title}: ${out}, as a host serves it; nothing is rebuilt`;
}

/** The files that hosts read; a line that none would read is a warning. */
function readRules(out: string) {
  const headers = readHeaders(textOf(join(out, '_headers')));
  const redirects = readRedirects(textOf(join(out, '_redirects')));
  const warnings = (file: string, unread: readonly Unread[]): Problem[] =>
    unread.map(({ line, text }) => problem('host-line-unread', { text }, { file, line, sourceLine: text }));
  return {
    headers: headers.blocks,
    redirects: redirects.lines,
    problems: [...warnings('_headers', headers.unread), ...warnings('_redirects', redirects.unread)],
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
