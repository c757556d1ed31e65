/** The event stream of live reload: which routes changed, what is wrong. Open pages fetch their part anew and keep their place. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineResult } from '../../renderer/engine/options.js';
import { SITE_DATA } from '../../renderer/engine/render-step.js';

/** Below the site's base; in the page record of every served page. */
export const RELOAD_PATH = '/_notes/reload';

/** One message, as `theme/client/reload.ts` reads it. */
export type ReloadMessage =
  | { kind: 'hello'; build: string }
  | { kind: 'pages'; routes: string[] }
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

/** Changed parts can be swapped in place; anything else needs the whole page. */
export function messageFor({ changed, routes }: EngineResult): ReloadMessage {
  const swappable = changed.every((path) => path.startsWith('_notes/') && path !== SITE_DATA) || routes.length > 0;
  const whole = changed.some((path) => path.startsWith('assets/') || path === SITE_DATA);
  return whole || !swappable ? { kind: 'full' } : { kind: 'pages', routes };
}
