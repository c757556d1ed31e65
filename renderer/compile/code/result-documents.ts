/** Renders blocks of CSS and HTML with the flag `result=160`: the documents that show their result, and their heights. */
import { escapeHtml, rawText, restoreComments } from '../tree/characters.js';
import type { Node } from '../tree/tree.js';
import { readMeta } from './info-string.js';

export interface CodeResult {
  /** Pixels kept free for it. */
  height: number;
  /** It blends, has pictures or schemes of its own: a dark page must not turn its colours. */
  trueColours: boolean;
  /** The whole document: it runs nothing and loads nothing. */
  document: string;
}

/** A block of CSS or HTML. */
export interface Fence {
  lang: string;
  scope: string | undefined;
  code: string;
  /** Pixels that it asks for. */
  height: number | undefined;
}

/** Nothing runs (the page embeds it with an empty `sandbox`, too), and nothing is loaded. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Base styles of a result: a white page in every colour mode, because the block's own colours are chosen for one. */
const SHEET = 'html{color-scheme:light;background:#fff;color:#222}body{margin:12px;font:16px/1.5 system-ui,sans-serif}';

/** Elements that take the focus by themselves. */
const STOP =
  /<(?:a\b[^>]*\bhref|(?:area|audio|button|details|iframe|input|select|summary|textarea|video)\b)|\b(?:tabindex|contenteditable)\b/i;
/** A result in which nothing takes the focus takes it as a whole and draws the ring itself: the style sheet of the page cannot see focus in a frame. */
const RING = 'body:focus-visible{outline:2px solid;outline-offset:-2px}';

/** Code whose colours would be wrong once light and dark are inverted. */
const TRUE_COLOURS = /blend-mode|color-scheme|light-dark\(|<(?:img|image|picture)\b|url\(/i;

const AS_WRITTEN: ResultCleaner = { html: (html) => ({ html, sheets: [] }), css: (css) => css };

/** Removes everything that would load or run from untrusted blocks. */
export interface ResultCleaner {
  /** Returns the HTML, and the style sheets that it contained. */
  html(code: string): { html: string; sheets: string[] };
  css(code: string): string;
}

/** The results of a tree by their code nodes. */
export const resultsOf = (tree: Node, lang: string, clean?: ResultCleaner): Map<Node, CodeResult> =>
  new Map([...resultsOfFences(fencesOf(tree), lang, clean)].map(([{ node }, result]) => [node, result]));

/** Returns the results of the blocks of one page. A block of CSS shows the HTML of its scope; without any it has no result. */
export function resultsOfFences<F extends Fence>(
  fences: readonly F[],
  lang: string,
  clean: ResultCleaner = AS_WRITTEN,
): Map<F, CodeResult> {
  const found = new Map<F, CodeResult>();
  for (const [at, own] of fences.entries()) {
    const { height } = own;
    if (height === undefined) continue;
    const scope = own.scope === undefined ? [own] : fences.filter((other) => other.scope === own.scope);
    const above = new Set<Fence>(fences.slice(0, at + 1));
    const html = own.lang === 'html' ? own : scope.findLast((other) => other.lang === 'html');
    if (!html) continue;
    const page = clean.html(html.code);
    const css = scope.filter((other) => other.lang === 'css' && above.has(other)).map(({ code }) => clean.css(code));
    const sheets = [...css, ...page.sheets];
    const trueColours = TRUE_COLOURS.test([page.html, ...sheets].join('\n'));
    found.set(own, { height, trueColours, document: documentOf(page.html, sheets, lang) });
  }
  return found;
}

function fencesOf(tree: Node): (Fence & { node: Node })[] {
  const found: (Fence & { node: Node })[] = [];
  const visit = (node: Node) => {
    for (const child of node.children ?? []) visit(child);
    if (node.type !== 'code') return;
    const { language, flags } = readMeta(node.lang, node.meta);
    if (language !== 'css' && language !== 'html') return;
    const scope = flags.find((flag) => flag.startsWith('scope='));
    const height = heightOf(flags.join(' '));
    found.push({ node, lang: language, scope, code: restoreComments(node.value ?? ''), height });
  };
  visit(tree);
  return found;
}

/** The height that flags ask for. */
export function heightOf(flags: string): number | undefined {
  const [, height] = /(?:^| )result=(\d{1,4})(?= |$)/.exec(flags) ?? [];
  return height === undefined ? undefined : Number(height);
}

const styleElement = (css: string) => `<style>${rawText(css)}</style>`;

function documentOf(html: string, sheets: readonly string[], lang: string): string {
  const stops = STOP.test(html);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>CSS</title>
${[stops ? SHEET : SHEET + RING, ...sheets].map(styleElement).join('\n')}
</head>
<body${stops ? '' : ' tabindex="0"'}>
${html}
</body>
</html>
`;
}
