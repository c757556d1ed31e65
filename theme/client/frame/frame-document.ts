/**
 * The frame's document: of its own, with its own policy (D8). It evaluates what readers write and can reach nothing: no network, no storage
 * (the page embeds it with `sandbox="allow-scripts"`), no other frame. The output writes it to `framePath(baseUrl)`.
 */

/** Admits the frame's own script: in Safari `'self'` matches nothing in a sandbox. Code that runs later cannot use it (`lock-frame.ts`). */
const NONCE = 'notes';

/** Workers may only be created from text. They run `js` blocks, so that an endless loop can be stopped. Safari below 15.5 calls them children, and frames as well. */
export const WORKERS = "worker-src blob:; child-src blob:; frame-src 'none'";

/** Policy of the frame until its script runs, which then tightens it (`lock-frame.ts`). */
export const FRAME_POLICY = [
  "default-src 'none'",
  `script-src 'nonce-${NONCE}' 'unsafe-eval'`,
  "style-src 'unsafe-inline'",
  'img-src data:',
  WORKERS,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * HTML of the frame. `script`: address of the classic script made of `frame.tsx`; `scope`: that of the site's names for live code, which comes
 * before it, and the text of its style sheet.
 */
export const frameDocument = (script: string, lang: string, scope?: { script: string; css: string }): string =>
  `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>Code</title>
<style>html{background:transparent}body{margin:0;padding:16px;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}body:focus-visible{outline:2px solid;outline-offset:-2px}</style>${scope?.css ? `\n<style>${scope.css.replaceAll('</', '<\\/')}</style>` : ''}
</head>
<body><div id="result"></div>${scope ? `<script nonce="${NONCE}" src="${scope.script}"></script>` : ''}<script nonce="${NONCE}" src="${script}"></script></body>
</html>
`;
