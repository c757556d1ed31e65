/** The event stream of live reload: which routes changed, what is wrong. Open pages fetch their part anew and keep their place. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineResult, MemoryOutput } from '../../renderer/engine/options.js';
import type { FirstPage } from '../../renderer/engine/page-first.js';
import { SITE_DATA } from '../../renderer/engine/render-step.js';
import { ASSETS_DIR } from '../../renderer/site/limits.js';

/** Below the site's base; in the page record of every served page. */
export const RELOAD_PATH = '/_notes/reload';

/** One message, as `theme/client/reload.ts` reads it. */
export type ReloadMessage =
  | { kind: 'hello'; build: string }
  | { kind: 'pages'; routes: string[]; parts?: Record<string, unknown> }
  | { kind: 'full' }
  | { kind: 'problems'; problems: { title: string; frame?: string }[] };

/** Comment lines keep proxies and browsers from giving up on a silent stream. */
const KEEP_ALIVE_MS = 20_000;

export class LiveReload {
  private readonly clients = new Set<ServerResponse>();
  private readonly timer: NodeJS.Timeout;
  private current: { title: string; frame?: string }[] = [];
  /** Another one after a restart: open pages load themselves in full. */
  private readonly build = randomUUID();

  constructor() {
    this.timer = setInterval(() => this.write(':\n\n'), KEEP_ALIVE_MS);
    this.timer.unref();
  }

  /** What is wrong now: sent at once, and to every page that connects later. */
  set problems(problems: { title: string; frame?: string }[]) {
    const before = this.current.length;
    this.current = problems;
    if (problems.length + before > 0) this.send({ kind: 'problems', problems });
  }

  send(message: ReloadMessage): void {
    this.write(eventText(message));
  }

  /** Takes a request as a listener. */
  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    response.write(`retry: 500\n\n${eventText({ kind: 'hello', build: this.build })}`);
    if (this.current.length > 0) response.write(eventText({ kind: 'problems', problems: this.current }));
    this.clients.add(response);
    request.on('close', () => this.clients.delete(response));
  }

  close(): void {
    clearInterval(this.timer);
    for (const client of this.clients) client.end();
    this.clients.clear();
  }

  private write(text: string): void {
    for (const client of this.clients) client.write(text);
  }
}

const eventText = (message: ReloadMessage) => `data: ${JSON.stringify(message)}\n\n`;

/**
 * What open pages are told of a build. Changed parts can be swapped in place; files of theme and browser, and static files, which keep
 * their address, need the whole page. Of lists for machines no page shows anything.
 */
export function messageFor(
  { changed, removed, routes }: EngineResult,
  outputs: ReadonlyMap<string, MemoryOutput>,
): ReloadMessage | undefined {
  if (changed.some((path) => path === SITE_DATA || (outputs.get(path)?.phase === 'asset' && !isNamedByContent(path))))
    return { kind: 'full' };
  const isShown = (path: string) => outputs.get(path)?.phase !== 'list';
  return removed.length > 0 || changed.some(isShown) ? { kind: 'pages', routes } : undefined;
}

/** Files with their hash in the name come with the pages that show them. */
const isNamedByContent = (path: string) => path.startsWith(`${ASSETS_DIR}/`) && !/\.(?:js|css)$/.test(path);

/** What open pages are told of one page that comes before the rest: with its part, so that nobody needs to ask. */
export function messageForPage({ page, part }: FirstPage): ReloadMessage {
  return { kind: 'pages', routes: [page.route], parts: { [page.part]: JSON.parse(part) } };
}
