/** Parses the CSS, HTML and live blocks of notes: code that is not run still must be written correctly. */
import { type TransformFailure, transform } from 'esbuild';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type CodeBlock, scriptLoader } from './find-blocks.js';

/** Whether a reader's browser runs a block: it is neither typed nor run here. */
const isLive = (block: CodeBlock) => scriptLoader(block) !== undefined && /(?:^|\s)live(?:\s|$)/.test(block.meta);

/** Whether a block is CSS or HTML that is to be checked. */
export const isStatic = (block: CodeBlock) =>
  (block.lang === 'css' || block.lang === 'html' || isLive(block)) && block.mode !== 'no-check';

/** Findings of all CSS, HTML and live blocks that are not flagged `no-check`. */
export async function checkStaticBlocks(
  blocks: readonly CodeBlock[],
): Promise<{ problems: Problem[]; checked: number }> {
  const wanted = blocks.filter(isStatic);
  const problems = await Promise.all(
    wanted.map((block) =>
      isLive(block) ? checkLive(block) : block.lang === 'css' ? checkCss(block) : checkHtml(block),
    ),
  );
  return { problems: problems.flat(), checked: wanted.filter((block) => !isLive(block)).length };
}

async function checkLive(block: CodeBlock): Promise<Problem[]> {
  try {
    // What the reader edits may be a component, an element or statements; types are let pass, as the frame does.
    await transform(block.code, { loader: 'tsx', logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text, location }) =>
      problem('check-syntax', { message: text }, placeIn(block, location?.line ?? 1, (location?.column ?? 0) + 1)),
    );
  }
}

async function checkCss(block: CodeBlock): Promise<Problem[]> {
  const { warnings } = await transform(block.code, { loader: 'css', logLevel: 'silent' });
  return warnings.map(({ text, location }) =>
    problem('check-css', { message: text }, placeIn(block, location?.line ?? 1, (location?.column ?? 0) + 1)),
  );
}

/** Errors that a fragment in a note has on purpose or that browsers mend alike everywhere. */
const HTML_ALLOWED = new Set([
  'missing-doctype',
  'non-conforming-doctype',
  'non-void-html-element-start-tag-with-trailing-solidus',
]);

function checkHtml(block: CodeBlock): Problem[] {
  const problems: Problem[] = [];
  const tree = parseFragment(block.code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      if (!HTML_ALLOWED.has(code))
        problems.push(problem('check-html', { message: code }, placeIn(block, startLine, startCol)));
    },
  });
  for (const { name, line, column } of unclosed(tree, block.code))
    problems.push(problem('check-html', { message: `<${name}> is not closed` }, placeIn(block, line, column)));
  return problems;
}

/** Elements whose end tag may be left out, and those that have none. */
const END_OPTIONAL = new Set(
  'html head body p li dt dd rt rp optgroup option colgroup caption thead tbody tfoot tr td th area base br col embed hr img input link meta param source track wbr'.split(
    ' ',
  ),
);

/** Elements that the text opens and never closes: often a misspelt end tag, which the parser lets pass. */
function unclosed(node: Tree.ParentNode, code: string): { name: string; line: number; column: number }[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const inside = unclosed('content' in child ? child.content : child, code);
    const { startTag, endTag } = child.sourceCodeLocation ?? {};
    if (!startTag || endTag || END_OPTIONAL.has(child.tagName)) return inside;
    const closesItself = code.slice(startTag.startOffset, startTag.endOffset).endsWith('/>');
    if (closesItself && child.namespaceURI !== 'http://www.w3.org/1999/xhtml') return inside;
    return [{ name: child.tagName, line: startTag.startLine, column: startTag.startCol }, ...inside];
  });
}

function placeIn(block: CodeBlock, line: number, column: number) {
  return {
    file: block.file,
    line: block.line + line - 1,
    column: block.indent + column,
    sourceLine: block.code.split('\n')[line - 1],
  };
}
