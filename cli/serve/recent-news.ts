/** Recent messages for open pages: a page requested before one was sent, and connected after, has missed it. */
import type { ReloadMessage } from '../../renderer/shared/reload-message.js';

/** Of older messages only their existence is kept: a page that has missed any of them reloads. */
const KEPT_MS = 60_000;

export class RecentNews {
  private news: { at: number; message: ReloadMessage }[] = [];
  private forgottenAt: number | undefined;

  add(message: ReloadMessage): void {
    const now = performance.now();
    for (const { at } of this.news) if (now - at >= KEPT_MS) this.forgottenAt = at;
    this.news = this.news.filter(({ at }) => now - at < KEPT_MS);
    // A client that missed one requests its parts itself.
    const brief = message.kind === 'pages' ? { ...message, parts: undefined } : message;
    this.news.push({ at: now, message: brief });
  }

  /** All of them, each with its age: a page knows which of them it has missed. */
  all(): (ReloadMessage & { ago: number })[] {
    const now = performance.now();
    const forgotten = this.forgottenAt === undefined ? [] : [{ kind: 'full' as const, ago: now - this.forgottenAt }];
    return [...forgotten, ...this.news.map(({ at, message }) => ({ ...message, ago: now - at }))];
  }
}
