/**
 * The frame's document: of its own, with its own policy (D8). It evaluates what readers write and can reach nothing: no network, no storage
 * (the page embeds it with `sandbox="allow-scripts"`), no other frame. The output writes it to `framePath(baseUrl)`.
 */

/** Policy of the frame until its script runs, which then tightens it (`lock-frame.ts`). Workers run `js` blocks, so that an endless loop can be ended. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** HTML of the frame. `script`: address of the classic script made of `frame.tsx`. */
export const frameDocument = (script: string): string =>
  `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>Code</title>
<style>html{background:transparent}body{margin:0;padding:16px;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}</style>
</head>
<body><div id="result"></div><script src="${script}"></script></body>
</html>
`;
