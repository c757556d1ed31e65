/** What open pages were told lately: a page that was asked for before that, and connects after it, has missed it. */
import type { ReloadMessage } from '../../renderer/shared/reload-message.js';

/** Older ones are forgotten: a page that has missed any of them loads itself in full. */
const KEPT_MS = 60_000;

export class RecentNews {
  private news: { at: number; message: ReloadMessage }[] = [];
  private forgottenAt = Number.NEGATIVE_INFINITY;

  add(message: ReloadMessage): void {
    const now = performance.now();
    for (const { at } of this.news) if (now - at >= KEPT_MS) this.forgottenAt = at;
    this.news = this.news.filter(({ at }) => now - at < KEPT_MS);
    // Who has missed one asks for its parts itself.
    const brief = message.kind === 'pages' ? { ...message, parts: undefined } : message;
    this.news.push({ at: now, message: brief });
  }

  /** @param ms how long ago the page was asked for */
  since(ms: number): ReloadMessage[] {
    const from = performance.now() - ms;
    const missed = this.news.filter(({ at }) => at >= from).map(({ message }) => message);
    const full: ReloadMessage = { kind: 'full' };
    return from <= this.forgottenAt || missed.some(({ kind }) => kind === 'full') ? [full] : missed;
  }
}
