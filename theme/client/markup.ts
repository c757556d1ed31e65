/**
 * The markup that theme components emit and the article handlers (`article.ts`, `live.ts`, `mermaid.ts`, `zoom.ts`) act upon.
 * The handlers are delegated: they work on server HTML before React runs and on bodies that React never renders.
 * Everything stands readable in the HTML without them; what only works with scripts is shown by `html[data-js]`.
 *
 * Code block
 *     <div class="theme-code-block" data-code [data-fold]>
 *       <pre><code>…</code></pre>
 *       <button type="button" data-action="copy" aria-label="复制这段代码" data-done="已复制">
 *       <button type="button" data-action="wrap" aria-pressed="false" hidden>
 *       <button type="button" data-action="fold" aria-expanded="false" [data-less="收起"]>展开</button>
 *   Copy takes the text of `code` (`data-copy` on the block overrides it). States: `data-copied` on the button (1 s), `data-wrapped` and
 *   `data-overflows` on the block, `data-fold="closed" | "open"` on the block.
 *
 * Tabs
 *     <div class="tabs-container" data-tabs [data-group="id"] [data-query="name"]>
 *       <div role="tablist"><button role="tab" id aria-selected aria-controls="panel" tabindex data-value="v">…
 *       <div role="tabpanel" id="panel" aria-labelledby hidden>…
 *   Style: `html:not([data-js]) [role=tabpanel][hidden] { display: block }`.
 *
 * Details: `<details>` as written; `data-collapsed` is not needed. Open state is the element's own.
 *
 * Live code block
 *     <div class="theme-live" data-live [data-no-inline] [data-position="top"]>
 *       <div data-live-editor><pre><code>…highlighted…</code></pre></div>
 *       <div data-live-result>Loading...</div>
 *       <button type="button" data-action="reset">
 *
 * Runnable block: a code block with `data-run` and `<button type="button" data-action="run">`; output goes to `[data-run-output]` (made when absent).
 *
 * Diagram
 *     <div class="theme-mermaid" data-mermaid><pre><code>source</code></pre></div>
 *   The source stays readable until the picture replaces it (in a sibling `[data-mermaid-picture]`).
 *
 * Link outside the client router: `data-full-load` on the `a`.
 * Button that works without React (native popover, dialog or own handler): `popovertarget`, `commandfor` or `data-action`. `[data-search]` opens
 * the search modal. Any other button inside the root and outside `[data-body]` (finished bodies) is queued until hydration and clicked again then.
 * Announcement: `<button type="button" data-action="dismiss">`; hiding is CSS on `html[data-announcement-bar-initially-dismissed]`.
 */

/** Value of `data-action` on buttons that the first script serves at once. */
export type Action = 'copy' | 'wrap' | 'fold' | 'reset' | 'run' | 'retry' | 'dismiss';

export const CODE = '[data-code]';
export const TABS = '[data-tabs]';
export const LIVE = '[data-live]';
export const RUN = '[data-run]';
export const MERMAID = '[data-mermaid]';

/** Address of the frame document of live and runnable blocks: stable, so that pages of any age find it (D8, D9). */
export const framePath = (baseUrl: string): string => `${baseUrl}_notes/frame.html`;

/** The nearest element at or above a node that matches; null for nodes outside the document. */
export function closest(node: EventTarget | null, selector: string): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>(selector) : null;
}
