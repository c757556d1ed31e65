/**
 * What the native engine is known to read otherwise than CommonMark, GFM and MDX mean it. All of it is rare: a page that has some is read
 * once more by the reference engine, other pages pay for a search of their text.
 */
import { type Node, walk } from '../tree/tree.js';

/** A backslash that ends the text before the end of an admonition: the engine drops it. */
const LAST_BACKSLASH = /\\\n[ \t>]*:{3}/;
/** A code span in two backticks or more, which may hold backticks: in MDX the engine then pairs braces across later spans. */
const LONG_SPAN = /(?:^|[^`\n])``+[^`\n]/m;
/** A bare address whose host starts with punctuation: GFM has no link there. */
const ODD_HOST = /https?:\/\/[!-/:-@[-`{-~]/i;

/** The end of an admonition as the last of a line. */
const END = /^[ \t>]*:{3,}[ \t]*$/m;

/** True if `tree`, made of `text` by the native engine, is not what stands there. */
export function isMisread(tree: Node, text: string, mdx: boolean): boolean {
  if (LAST_BACKSLASH.test(text)) return true;
  const spans = mdx && LONG_SPAN.test(text) && text.includes('{');
  const hosts = ODD_HOST.test(text);
  const ends = END.test(text) && /```|~~~|\$\$/.test(text);
  if (!spans && !hosts && !ends) return false;
  let found = false;
  walk(tree, (node) => {
    if (ends && node.type === 'containerDirective') found ||= swallowsEnd(node);
    if (spans && node.type === 'inlineCode') found ||= holdsItsFence(node, text);
    else if (hosts && node.type === 'link') found ||= isOddLink(node, text);
    return !found;
  });
  return found;
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

/** No code span holds a run of backticks as long as those round it. */
function holdsItsFence({ value, position }: Node, text: string): boolean {
  if (!position || !value?.includes('`')) return false;
  const { length } = /^`*/.exec(text.slice(position.start.offset, position.end.offset))![0];
  return value.match(/`+/g)!.some((run) => run.length === length);
}

function isOddLink({ url, position }: Node, text: string): boolean {
  return position !== undefined && /^h/i.test(text[position.start.offset]!) && ODD_HOST.test(url ?? '');
}
