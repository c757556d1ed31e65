/**
 * What the native engine is known to read otherwise than CommonMark, GFM and MDX mean it. All of it is rare: a page that has some is read
 * once more by the reference engine, other pages pay for a search of their text.
 */
import { indentInList } from '../rewrite/torn-elements.js';
import { type JsxAttribute, type Node, walk } from '../tree/tree.js';

/** A backslash that ends the text before the end of an admonition: the engine drops it. */
const LAST_BACKSLASH = /\\\n[ \t>]*:{3}/;
/** A code span in two backticks or more, which may hold backticks: in MDX the engine then pairs braces across later spans. */
const LONG_SPAN = /(?:^|[^`\n])``+[^`\n]/m;
/** A bare address whose host starts with punctuation: GFM has no link there. */
const ODD_HOST = /https?:\/\/[!-/:-@[-`{-~]/i;

/** A marker of an admonition followed by more than a label and attributes: it is text, and its position decides how the rest is parsed. */
const ODD_MARK =
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,}(?:[^\n:A-Za-z \t]|[A-Za-z][\w-]*(?:[^\s\w[{-]|[ \t]+\S|\[[^\]\n]*$))/m;
/** A footnote in a footnote, and a directive label over two lines: matched from its last start, because matching from each one would be quadratic. */
const ODD_LABEL = /\[\^(?:(?!\[\^)[^\]\n])+\]:[ \t]*\[\^[^\]\n]+\]:|:[\w-]+\[(?:(?!:[\w-]+\[)[^\]\n])*\n/;
/** Start of a block in a continued attribute value: the paragraph with the element ends there. */
const BLOCK_START = /\n[ \t]*(?:[-*+>#]|\d+[.)]|`{3}|~{3}|\n)/;
/** A run of asterisks and one of underscores with nothing between them, in a word: the engine lets it end or begin emphasis. */
const MIXED_RUN = /[^\s*_](?:\*+_+|_+\*+)[\p{L}\p{N}]/u;

/** A bare address that ends at a bar, as in the cell of a table, or holds a brace; from its last beginning, too. */
const BARE_IN_CELL = /(?:https?:\/\/|www\.)(?:(?!https?:\/\/|www\.)[^\s|<>()])*\|/i;
const BARE_BRACE = /https?:\/\/(?:(?!https?:\/\/)[^\s{])*\{/i;
/** Content that a pair of backticks could hide, and bare addresses, for which the engines report different positions. */
const MAY_HIDE = /[{:<$@]|www\.|^(?:im|ex)port\s/im;
const FENCE = /```|~~~|\$\$/;

/** The end of an admonition as the last of a line. */
const END = /^[ \t>]*:{3,}[ \t]*$/m;

/** True if `tree`, parsed from `text` by the native engine, differs from what the text says. */
export function isMisread(tree: Node, text: string, mdx: boolean): boolean {
  if ([LAST_BACKSLASH, ODD_MARK, MIXED_RUN, ODD_LABEL, BARE_IN_CELL].some((form) => form.test(text))) return true;
  if (mdx && endsInList(text)) return true;
  const spans = mdx && LONG_SPAN.test(text) && text.includes('{');
  const hosts = ODD_HOST.test(text) || (mdx && BARE_BRACE.test(text));
  const hidden = MAY_HIDE.test(text);
  const ends = END.test(text);
  const wants: Partial<Record<string, (node: Node) => boolean>> = {
    containerDirective: ends && FENCE.test(text) ? swallowsEnd : undefined,
    paragraph: (node) => (ends && startsAsEnd(node, text)) || isBetweenFences(node, text),
    heading: ({ position }) =>
      position !== undefined && /^\n(?: {4}|\t)/.test(text.slice(position.end.offset, position.end.offset + 5)),
    table: ({ children }) => children!.some(({ type }) => type !== 'tableRow'),
    tableRow: (node) => startsAsEnd(node, text) || /^<|\n/.test(sourceOf(node, text)),
    inlineCode: (node) => sourceOf(node, text).startsWith('```') || (spans && holdsItsFence(node, text)),
    link: (node) => (hosts && isOddLink(node, text, mdx)) || isOddMail(node, text),
    // Backticks that open no span in their block, or a block without end, pair across blocks, and hide braces and directives between.
    text: ({ value = '' }) => hidden && value.includes('`'),
    code: (node) => isOpen(sourceOf(node, text)),
    html: ({ value = '' }) => /=[^\s=]*[="'`]/.test(value.replace(/"[^"]*"|'[^']*'/g, '')),
  };
  let found = false;
  walk(tree, (node) => {
    found ||= wants[node.type]?.(node) ?? (mdx && isOddElement(node, text));
    return !found;
  });
  return found;
}

/** A closing tag after a blank line, further in. */
const INNER_END = /\n[ \t]*\n[ \t]+<\/([A-Za-z][\w.]*)>/g;

/** True where a list item takes the end of an element that begins before the list: the engine closes it all the same, and drops what follows. */
function endsInList(text: string): boolean {
  for (const { 0: found, 1: name = '', index } of text.matchAll(INNER_END)) {
    const end = index + found.length;
    if (indentInList(text, end - name.length - 3, end, name) > 0) return true;
  }
  return false;
}

/** An element that starts before a list and ends inside an item: the engine closes it anyway, under another name. */
const isOddElement = ({ name, attributes, position }: Node, text: string) =>
  Array.isArray(attributes) &&
  (attributes.some(breaksOff) || (position !== undefined && !text.startsWith(name ?? '', position.start.offset + 1)));

const sourceOf = ({ position }: Node, text: string) =>
  position ? text.slice(position.start.offset, position.end.offset) : '';

/** A fenced block that nothing closes. */
function isOpen(source: string): boolean {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (!fence) return false;
  const last = source.slice(source.lastIndexOf('\n') + 1);
  return last === source || !last.replace(/^[ \t>]*/, '').startsWith(fence);
}

/** An admonition ends at its mark, in code and formulas too. */
function swallowsEnd(admonition: Node): boolean {
  let found = false;
  walk(admonition, ({ type, value }) => {
    found ||= (type === 'code' || type === 'math') && END.test(value ?? '');
    return !found;
  });
  return found;
}

const breaksOff = ({ value }: JsxAttribute) => typeof value === 'string' && BLOCK_START.test(value);

/** A paragraph right between two fenced blocks: with a blank line in the first of them, the marks around it count as those of a code span. */
function isBetweenFences({ position }: Node, text: string): boolean {
  if (!position) return false;
  const { start, end } = position;
  return (
    /\{|:\w/.test(text.slice(start.offset, end.offset)) &&
    /^\n[ \t>]*(?:```|~~~)/.test(text.slice(end.offset, end.offset + 20)) &&
    /(?:```|~~~)[ \t]*\n[ \t>]*$/.test(text.slice(Math.max(0, start.offset - 20), start.offset))
  );
}

/** A closing tag without an element continues the paragraph before it instead of starting one. */
function startsAsEnd({ position }: Node, text: string): boolean {
  return position !== undefined && text.startsWith(':::', position.start.offset);
}

/** No code span holds a run of backticks as long as those around it. */
function holdsItsFence(node: Node, text: string): boolean {
  const { value } = node;
  if (!value?.includes('`')) return false;
  const { length } = /^`*/.exec(sourceOf(node, text))![0];
  return value.match(/`+/g)!.some((run) => run.length === length);
}

function isOddLink(node: Node, text: string, mdx: boolean): boolean {
  const written = sourceOf(node, text);
  return /^h/i.test(written) && (ODD_HOST.test(node.url ?? '') || (mdx && written.includes('{')));
}

/** GFM does not link a mail address after a slash. */
const isOddMail = ({ url, position }: Node, text: string) =>
  url?.startsWith('mailto:') === true && position !== undefined && text[position.start.offset - 1] === '/';
