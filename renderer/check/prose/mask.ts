/**
 * Finds the prose of a Markdown file. The mask has the length of the text; every character that is not prose (front matter, code, math,
 * addresses, tags, JSX, directives' names, explicit ids) is replaced, so that rules see only words and `--fix` cannot touch code.
 */
import { maskFences } from '../../site/helpers/mask-fences.js';
import { replaceClosed, replaceComments } from '../../site/helpers/replace-closed.js';

/** Replaces a character that is not prose but surrounded by prose (inline code, an address); no rule matches it. */
const HIDDEN = '\u0000';
/** The same for inline code and for a bare address: a space separates them from Han characters. */
export const CODE = '\u0001';
export const ADDRESS = '\u0002';
/** All of them, for a class of characters. */
export const NO_PROSE = `${HIDDEN}${CODE}${ADDRESS}`;

/** Replaces whole lines. */
const LINE_RULES: RegExp[] = [
  // Link reference and footnote definitions.
  /^ {0,3}\[[^\]]+\]:\s*\S.*$/,
  // Block markers of other tools, which another check reports: `=== "Tab"`, `??? note "Title"`, `、、、js`.
  /^\s*(?:={3}[!+]?|\?{3}\+?|!{3}|-{1,2}8<-{1,2})[ \t]+\S.*$/,
  /^\s*(?:、{3}|·{3}|｀{3})[\w+#-]*\s*$/,
  // Table delimiter rows and thematic breaks.
  /^[\s:|-]+$/,
];

const JSX_COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;

/** Replaces stretches inside a line, behind code and comments. */
const INLINE_RULES: RegExp[] = [
  /\$\$[\s\S]*?\$\$/g,
  /\$(?=\S)[^$\n]*\S\$(?!\d)/g,
  // Addresses of links and images, with their title.
  /(?<=\])\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g,
  /(?<=\])\[[^\]\n]*\]/g,
  /<\/?[\p{L}_][^<>]*>/gu,
  // A comment of Obsidian, which another check reports.
  /%%[^%\n]+%%/g,
  /\{#(?:(?!\{#)[^}\n])+\}/g,
  /^[^\S\n]*:{3,}[\w-]*(?:\{[^}\n]*\})?/gm,
  /^》(?=[ \t])/gm,
  /:\w+:/g,
  /&(?:#\w+|\w+);/g,
  // An entity without semicolon, which another check reports.
  /&(?:nbsp|ensp|emsp|thinsp|lt|gt|amp|quot|copy|hellip|mdash|ndash|times|middot)(?![\w;])/g,
  /\\./g,
];

/** Bare addresses in a sentence. */
const ADDRESSES = [
  /<(?:https?|mailto):[^>\s]*>/g,
  /(?:https?:\/\/|www\.)[^\s<>\u0000\u0001\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]+/g,
];

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[^\n]*(?:\n|$)/;

/** The text with front matter, fenced and inline code and comments hidden. */
export function maskCode(text: string): string {
  const masked = maskSpans(maskFences(hide(text, FRONT_MATTER)));
  return replaceClosed(replaceComments(masked, blank), JSX_COMMENT, '*/}', blank);
}

/** The text with code spans hidden: from a run of backticks to the next one of its length. */
function maskSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)];
  const nextOf: (number | undefined)[] = [];
  const last = new Map<number, number>();
  for (const [run, { 0: mark }] of [...runs.entries()].reverse()) {
    nextOf[run] = last.get(mark.length);
    last.set(mark.length, run);
  }
  let masked = '';
  let at = 0;
  for (const [run, { index }] of runs.entries()) {
    const end = runs[nextOf[run] ?? -1];
    if (!end || index < at) continue;
    const behind = end.index + end[0].length;
    masked += text.slice(at, index) + text.slice(index, behind).replace(/[^\n]/g, CODE);
    at = behind;
  }
  return masked + text.slice(at);
}

/** The text with everything but prose hidden; line ends and offsets are those of the text. */
export function maskProse(text: string): string {
  let masked = maskExpressions(maskModules(maskCode(text)))
    .split('\n')
    .map((line) => (LINE_RULES.some((rule) => rule.test(line)) ? HIDDEN.repeat(line.length) : line))
    .join('\n');
  for (const rule of INLINE_RULES.slice(0, 4)) masked = hide(masked, rule);
  for (const rule of ADDRESSES) masked = hide(masked, rule, ADDRESS);
  for (const rule of INLINE_RULES.slice(4)) masked = hide(masked, rule);
  return masked;
}

const hide = (text: string, pattern: RegExp, by = HIDDEN) => text.replace(pattern, (found) => blank(found, by));

const blank = (found: string, by = HIDDEN) => found.replace(/[^\n]/g, by);

/** Start of a module block; a sentence about imports does not match. */
const MODULE = /^(?:import\s*[\w*{$'"]|export\s+(?:default|const|let|var|function|class|async|type|interface|[{*]))/;

/** Hides complete `import` and `export` statements: up to the first blank line outside brackets. */
function maskModules(text: string): string {
  let depth = 0;
  let inside = false;
  let blankBefore = true;
  return text
    .split('\n')
    .map((line) => {
      const blank = line.trim() === '';
      if (!inside && blankBefore) inside = MODULE.test(line);
      else if (inside && blank && depth <= 0) inside = false;
      blankBefore = blank;
      if (!inside) {
        depth = 0;
        return line;
      }
      depth += (line.match(/[{([]/g)?.length ?? 0) - (line.match(/[})\]]/g)?.length ?? 0);
      return HIDDEN.repeat(line.length);
    })
    .join('\n');
}

/** Hides `{…}` with the braces inside it; one that is not closed in its paragraph is a brace. */
function maskExpressions(text: string): string {
  const ends = closingBraces(text);
  let masked = '';
  let at = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', at)) {
    const end = text[open - 1] === '\\' ? undefined : ends.get(open);
    const next = end ?? open + 1;
    const found = text.slice(open, next);
    masked += text.slice(at, open) + (end === undefined ? found : found.replace(/[^\n]/g, HIDDEN));
    at = next;
  }
  return masked + text.slice(at);
}

/** Offsets of opening braces, each with the offset after the one that closes it in its paragraph. */
function closingBraces(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  let open: number[] = [];
  for (const { index, 0: mark } of text.matchAll(/[{}]|\n[ \t]*(?=\n|$)/g)) {
    if (mark === '{') open.push(index);
    else if (mark !== '}') open = [];
    else {
      const start = open.pop();
      if (start !== undefined) ends.set(start, index + 1);
    }
  }
  return ends;
}
