/** Slips of Markdown: what is no error to a parser, but not what its author meant. Each with its place and, where it has one meaning, its repair. */
import type { Problem } from '../../site/problems/problem-types.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { Places } from '../tree/source-position.js';
import type { Node } from '../tree/tree.js';
import { admonitionSlips } from './admonition-slips.js';
import { alertSlips } from './alert-slips.js';
import { backtickSlips } from './backtick-slips.js';
import { blockSlips } from './block-slips.js';
import { codeSlips } from './code-slips.js';
import { emphasisSlips } from './emphasis-slips.js';
import { encodingSlips } from './encoding-slips.js';
import { fenceSlips } from './fence-slips.js';
import { foreignSlips } from './foreign-slips.js';
import { handSlips } from './hand-slips.js';
import { hiddenSlips } from './hidden-slips.js';
import { linkSlips } from './link-slips.js';
import { listMarkSlips } from './list-mark-slips.js';
import { listSlips } from './list-slips.js';
import { moneySlips, switchedOffMath } from './money-slips.js';
import { referenceSlips } from './reference-slips.js';
import { SlipContext } from './slip-context.js';
import { tagSlips } from './tag-slips.js';
import { truncateSlips } from './truncate-slips.js';
import { typedSlips } from './typed-slips.js';
import { widthSlips } from './width-slips.js';

export interface SlipInput {
  /** Text of the file, without byte order mark. */
  file: string;
  tree: Node;
  places: Places;
  bodyStart: number;
  options: CompileOptions;
  /** Only posts have an excerpt that a mark ends. */
  isPost: boolean;
  /** Read as MDX; otherwise HTML is kept, and components are not. */
  mdx: boolean;
}

/** All slips of a page, in the order of the text. */
export function findSlips({ file, tree, places, bodyStart, options, isPost, mdx }: SlipInput): Problem[] {
  const { markdown } = options;
  const context = new SlipContext(file, tree, places, bodyStart, !mdx);
  // A plugin may give any name a meaning.
  if (markdown.admonitions && markdown.remarkPlugins.length === 0) {
    const keywords = new Set(markdown.admonitions.keywords);
    admonitionSlips(context, keywords);
    alertSlips(context);
  }
  fenceSlips(context, options.prism.magicComments);
  linkSlips(context);
  blockSlips(context);
  referenceSlips(context);
  foreignSlips(context, markdown.math === true);
  // A plugin may draw any element; tags of strangers are taken out with their own words.
  if (!mdx && !options.untrusted && markdown.remarkPlugins.length + markdown.rehypePlugins.length === 0)
    tagSlips(context);
  widthSlips(context);
  encodingSlips(context);
  hiddenSlips(context, bodyStart);
  moneySlips(context);
  // A plugin may read formulas.
  if (markdown.remarkPlugins.length === 0) switchedOffMath(context, options);
  typedSlips(context);
  emphasisSlips(context);
  handSlips(context, markdown.emoji);
  listMarkSlips(context);
  listSlips(context);
  codeSlips(context, options);
  if (isPost) truncateSlips(context);
  backtickSlips(context);
  return context.problems.sort((a, b) => a.line! - b.line! || a.column! - b.column!);
}
