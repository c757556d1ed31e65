/** Blocks of CSS and HTML that are flagged `result=160`: the documents that show what they do, and how high those stand. */
import { escapeHtml, restoreComments } from '../tree/characters.js';
import type { Node } from '../tree/tree.js';
import { readMeta } from './info-string.js';

export interface CodeResult {
  /** Pixels kept free for it. */
  height: number;
  /** The whole document: it runs nothing and loads nothing. */
  document: string;
}

interface Fence {
  node: Node;
  lang: string;
  scope: string | undefined;
  code: string;
}

/** Nothing runs (the page embeds it with an empty `sandbox`, too), and nothing is loaded. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** What a result begins with: paper, whatever the colours of the page, for its own colours are chosen on that. */
const SHEET = 'html{color-scheme:light;background:#fff;color:#222}body{margin:12px;font:16px/1.5 system-ui,sans-serif}';

/** The results of a tree by their code nodes. A block of CSS shows the HTML of its scope; one without such has none. */
export function resultsOf(tree: Node, lang: string): Map<Node, CodeResult> {
  const fences = fencesOf(tree);
  const found = new Map<Node, CodeResult>();
  for (const [at, own] of fences.entries()) {
    const height = heightOf(own.node);
    if (height === undefined) continue;
    const scope = own.scope === undefined ? [own] : fences.filter((other) => other.scope === own.scope);
    const above = new Set(fences.slice(0, at + 1));
    const html = own.lang === 'html' ? own : scope.findLast((other) => other.lang === 'html');
    if (!html) continue;
    const sheets = scope.filter((other) => other.lang === 'css' && above.has(other)).map(({ code }) => code);
    found.set(own.node, { height, document: documentOf(html.code, sheets, lang) });
  }
  return found;
}

function fencesOf(tree: Node): Fence[] {
  const found: Fence[] = [];
  const visit = (node: Node) => {
    for (const child of node.children ?? []) visit(child);
    if (node.type !== 'code') return;
    const { language, flags } = readMeta(node.lang, node.meta);
    if (language !== 'css' && language !== 'html') return;
    const scope = flags.find((flag) => flag.startsWith('scope='));
    found.push({ node, lang: language, scope, code: restoreComments(node.value ?? '') });
  };
  visit(tree);
  return found;
}

function heightOf({ lang, meta }: Node): number | undefined {
  const flag = readMeta(lang, meta).flags.find((one) => /^result=\d{1,4}$/.test(one));
  return flag === undefined ? undefined : Number(flag.slice('result='.length));
}

/** Styles cannot end their element: what would is escaped. */
const styleElement = (css: string) => `<style>${css.replace(/<\/(?=style)/gi, '<\\/')}</style>`;

const documentOf = (html: string, sheets: readonly string[], lang: string): string =>
  `<!DOCTYPE html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>CSS</title>
${[SHEET, ...sheets].map(styleElement).join('\n')}
</head>
<body>
${html}
</body>
</html>
`;
