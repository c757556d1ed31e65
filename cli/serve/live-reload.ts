/** The event stream of live reload: which routes changed, what is wrong. Open pages fetch their part again and keep their place. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineResult, MemoryOutput } from '../../renderer/engine/run/options.js';
import type { FirstPage } from '../../renderer/engine/saved-page.js';
import type { FirstFile } from '../../renderer/engine/saved-result.js';
import { SITE_DATA } from '../../renderer/engine/steps/page-context.js';
import { ASSETS_DIR } from '../../renderer/shared/limits.js';
import type { ReloadMessage, ShownProblem } from '../../renderer/shared/reload-message.js';
import { encodePath } from '../../renderer/shared/urls.js';
import { RecentNews } from './recent-news.js';

/** The same under every base; in the page record of every served page. */
export const RELOAD_PATH = '/_notes/reload';

/** Comment lines keep proxies and browsers from giving up on a silent stream. */
const KEEP_ALIVE_MS = 20_000;

/** A client that has left so many bytes unread is dropped when the next ones come. It connects again when it reads. */
const MOST_UNREAD = 64 * 1024;

type Hello = Pick<Extract<ReloadMessage, { kind: 'hello' }>, 'token' | 'module'>;

export class LiveReload {
  private readonly clients = new Set<ServerResponse>();
  private readonly timer: NodeJS.Timeout;
  private current: ShownProblem[] = [];
  /** Another one after a restart: open pages load themselves in full. */
  private readonly build = randomUUID();
  /** Changes told so far. A client that connects again names the last one that it has heard of. */
  private count = 0;
  private readonly news = new RecentNews();

  /** @param helloFor first message for clients that may use actions; nothing for others */
  constructor(private readonly helloFor: (request: IncomingMessage) => Hello | undefined = () => undefined) {
    this.timer = setInterval(() => this.write(':\n\n'), KEEP_ALIVE_MS);
    this.timer.unref();
  }

  /** Current problems: sent at once, and to every page that connects later. */
  set problems(problems: ShownProblem[]) {
    const before = this.current.length;
    this.current = problems;
    if (problems.length + before > 0) this.send({ kind: 'problems', problems });
  }

  send(message: ReloadMessage): void {
    if (message.kind !== 'problems') {
      this.count++;
      this.news.add(message);
    }
    this.write(this.event(message));
  }

  /** Takes a request as a listener. */
  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const hello = this.helloFor(request);
    response.write(`retry: 500\n\n${this.event({ kind: 'hello', build: this.build, ...hello })}`);
    const heard = request.headers['last-event-id'];
    if (heard === undefined) for (const told of this.news.all()) response.write(this.event(told));
    else if (heard !== this.id) response.write(this.event({ kind: 'full' }));
    if (this.current.length > 0) response.write(this.event({ kind: 'problems', problems: this.current }));
    this.clients.add(response);
    response.on('close', () => this.clients.delete(response));
  }

  close(): void {
    clearInterval(this.timer);
    for (const client of this.clients) client.end();
    this.clients.clear();
  }

  private get id(): string {
    return `${this.build}-${this.count}`;
  }

  private event(message: ReloadMessage): string {
    return `id: ${this.id}\ndata: ${JSON.stringify(message)}\n\n`;
  }

  /** All clients share the bytes. */
  private write(text: string): void {
    const bytes = Buffer.from(text);
    for (const client of this.clients) {
      if (client.writableLength > MOST_UNREAD) client.destroy();
      else client.write(bytes);
    }
  }
}

/**
 * Returns the message about a build for open pages. Changed parts, style sheets and pictures can be swapped in place; theme scripts need a reload.
 * Pages show nothing of the lists for machines.
 */
export function messageFor(
  { changed, removed, routes, moved = {}, pageCode, updates = [], needsReload }: EngineResult,
  outputs: ReadonlyMap<string, MemoryOutput>,
  baseUrl: string,
): ReloadMessage | undefined {
  const assets = changed.filter(
    (path) => outputs.get(path)?.phase === 'asset' && !isNamedByContent(path) && !pageCode?.has(path),
  );
  if (needsReload || changed.includes(SITE_DATA) || assets.some((path) => !isSheet(path) && !isShownByName(path)))
    return { kind: 'full', moved };
  const isShown = (path: string) => outputs.get(path)?.phase !== 'list';
  if (removed.length === 0 && routes.length === 0 && !changed.some(isShown)) return undefined;
  const files = assets.filter(isShownByName).map((path) => baseUrl + encodePath(path));
  return {
    kind: 'pages',
    routes,
    ...([...assets, ...removed].some(isSheet) ? { sheets: true } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(Object.keys(moved).length > 0 ? { moved } : {}),
    ...(updates.length > 0 ? { updates: [...updates], isBuilt: true } : {}),
  };
}

const isSheet = (path: string) => path.startsWith(`${ASSETS_DIR}/`) && path.endsWith('.css');

/** Static files that elements show and that keep their address. */
const isShownByName = (path: string) => /\.(?:avif|gif|ico|jpe?g|mp[34]|ogg|png|svg|webm|webp)$/i.test(path);

/** Files with their hash in the name come with the pages that show them. */
const isNamedByContent = (path: string) => path.startsWith(`${ASSETS_DIR}/`) && !/\.(?:js|css)$/.test(path);

/** Returns the message about one page that is ready before the rest, with its part, so that clients need not request it. */
export function messageForPage({ page, part }: FirstPage): ReloadMessage {
  return { kind: 'pages', routes: [page.route], parts: { [page.part]: JSON.parse(part) } };
}

/** Returns the message about one file that is ready before the rest. */
export function messageForFile({ pages, files, swapped, updates }: FirstFile): ReloadMessage {
  const parts = Object.fromEntries(pages.map(({ page, part }) => [page.part, JSON.parse(part)]));
  return { kind: 'pages', routes: pages.map(({ page }) => page.route), parts, files, swapped, updates };
}
