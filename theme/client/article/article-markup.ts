/**
 * The markup that theme components emit and that the article handlers (`article-handlers.ts`, `live-code.ts`, `run-code.ts`, `diagrams.ts`, `zoomable.ts`) use.
 * The handlers are delegated: they work on server HTML before React runs and on bodies that React never renders.
 * Everything is readable in the HTML without them; features that need scripts are shown by `html[data-js]`.
 *
 * Code block: `div.theme-code-block` with `pre > code`; `.codeBlockLong` folds (by style, until `data-fold="open"`); `data-flags` with the word `run` makes it
 * runnable, with the code in `data-script` if it differs from the text (no types). The client adds the buttons: `data-action="copy" | "wrap" | "fold" | "run"`. States: `data-copied` on the button (1 s), `data-wrapped` and
 * `data-overflows` on the block. Output of a run goes to `[data-run-output]` at the end of the block.
 *
 * Tabs
 *     <div class="tabs-container" data-tabs [data-group="id"] [data-query="name"]>
 *       <ul role="tablist"><li role="tab" aria-selected tabindex data-value="v" class="tabs__item[ tabs__item--active]">…
 *       <div role="tabpanel" data-value="v" class="tabItem[ tabItem--active]">…
 *   Style: `[data-js] [role=tabpanel]:not(.tabItem--active) { display: none }`. The client connects tabs and panels by ids.
 *
 * Live code block
 *     <div class="theme-live-codeblock" data-live="inline | no-inline">
 *       <button type="button" data-action="reset">
 *       <div data-live-editor><pre><code>…highlighted…</code></pre></div>
 *       <div data-live-result>Loading…</div>
 *
 * Diagram
 *     <div data-mermaid><pre><code>source</code></pre></div>
 *   The source stays readable until the picture replaces it (in `[data-mermaid-picture]`).
 *
 * Media of other sites in untrusted content
 *     <span class="outer-media"><button type="button" data-action="run" data-media="img | video | audio | iframe" data-src> <a href>
 *
 * Link outside the client router: `data-full-load` on the `a`.
 * Button that works without React (native popover, dialog or own handler): `popovertarget`, `commandfor` or `data-action`. `[data-search]` opens
 * the search modal. Any other button inside the root and outside `[data-body]` (finished bodies) is queued until hydration and clicked again then.
 * Contents box of phones: `<button data-action="toc">` in `.toc`.
 * Skip link: `<a data-action="skip">` focuses the main content.
 * Announcement: `<button type="button" data-action="dismiss">`; hiding is CSS on `html[data-announcement-bar-initially-dismissed]`.
 */

/** Value of `data-action` on buttons that the first script serves at once. */
export type Action = 'copy' | 'wrap' | 'fold' | 'reset' | 'run' | 'retry' | 'dismiss' | 'skip' | 'toc';

export const CODE = '.theme-code-block';
export const TABS = '[data-tabs]';
export const LIVE = '[data-live]';
export const RUN = '.theme-code-block[data-flags~="run"]';
export const MERMAID = '[data-mermaid]';
export const TRACE = '.code-trace__record';

/** Returns the address of the file that describes the compiler for exercises in types, in the folder of the frame. */
export const compilerPath = (baseUrl: string): string => `${baseUrl}_notes/compiler.json`;

/** Address of the frame document of live and runnable blocks: stable, so that pages of any age find it (D8, D9). */
export const framePath = (baseUrl: string): string => `${baseUrl}_notes/frame.html`;

/** The nearest element at or above a node that matches; null for nodes outside the document. */
export function closest(node: EventTarget | null, selector: string): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>(selector) : null;
}
