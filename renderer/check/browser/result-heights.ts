/** Holds the heights of `result=160` against what the documents need in a real browser. */
import type { Browser, Page } from 'playwright-core';
import { type CodeResult, type Fence, heightOf, resultsOfFences } from '../../compile/code/result-documents.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { CodeBlock } from '../find-blocks.js';

/** The column of text on a wide screen and on a phone, without the border of the frame. */
const WIDTHS = [702, 356];
/** Pixels of room to spare that nobody notices. */
const SLACK = 8;

interface BlockFence extends Fence {
  block: CodeBlock;
}

/** Findings on all results; blocks that runs have nothing to do with are passed by. */
export async function checkHeights(blocks: readonly CodeBlock[], browser: Browser): Promise<Problem[]> {
  const fences = blocks.filter(isMarkup).map(toFence);
  const files = new Set(fences.map(({ block }) => block.file));
  const results = [...files].flatMap((file) => [
    ...resultsOfFences(
      fences.filter(({ block }) => block.file === file),
      'en',
    ),
  ]);
  if (results.length === 0) return [];
  const page = await browser.newPage();
  try {
    const problems: Problem[] = [];
    for (const [{ block }, result] of results) {
      const needed = await neededHeight(page, result);
      if (needed !== undefined) problems.push(heightProblem(block, result.height, needed));
    }
    return problems;
  } finally {
    await page.close();
  }
}

const isMarkup = ({ lang }: CodeBlock) => lang === 'css' || lang === 'html';

const toFence = (block: CodeBlock): BlockFence => ({
  block,
  lang: block.lang,
  scope: block.scope,
  code: block.code,
  height: heightOf(block.meta),
});

/** Bottom of the lowest visible or scrollable element. */
const MEASURE = `(() => {
  const bottoms = [...document.body.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom);
  return [Math.max(document.body.getBoundingClientRect().bottom, ...bottoms), document.documentElement.scrollHeight];
})()`;

/** Returns the right height of a result whose declared height is wrong. Content that grows with the frame, such as `100vh`, only has to fit. */
async function neededHeight(page: Page, { height, document }: CodeResult): Promise<number | undefined> {
  await page.setContent(document);
  const needs: number[] = [];
  let grows = false;
  for (const width of WIDTHS) {
    const measure = async (frame: number) => {
      await page.setViewportSize({ width, height: frame });
      return page.evaluate<[lowest: number, scrolled: number]>(MEASURE);
    };
    const [[lowest, scrolled], [lower]] = [await measure(height), await measure(height + 64)];
    grows ||= lowest !== lower;
    needs.push(lowest === lower ? (await measure(1))[1] : scrolled);
  }
  const needed = Math.max(...needs);
  return needed > height || (!grows && height > needed + SLACK) ? needed : undefined;
}

function heightProblem({ file, fence, fenceLine }: CodeBlock, height: number, needed: number): Problem {
  const column = fence.search(/ result=\d/) + ' result='.length + 1;
  const endColumn = column + `${height}`.length;
  const edits = [{ line: fenceLine, column, endLine: fenceLine, endColumn, text: `${needed}` }];
  const place = { file, line: fenceLine, column, length: endColumn - column, sourceLine: fence };
  return problem('check-result-height', { height, needed }, { ...place, repair: { edits, sure: true } });
}
