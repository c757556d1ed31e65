/** The page that an exercise in CSS is judged on, as scripts. Browser-safe. */

/** Adds a style sheet. */
export const sheetScript = (css: string): string =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`;

/** White paper, as results of CSS have it. */
const SHEET = 'html{background:#fff;color:#222}body{margin:0;padding:12px;font:16px/1.5 system-ui,sans-serif}';

/** Inserts the HTML with its initial style sheets, on one line. */
export const stageScript = (html: string, sheets: readonly string[]): string =>
  `document.body.innerHTML = ${JSON.stringify(html)}; ${[SHEET, ...sheets].map(sheetScript).join(' ')}`;
