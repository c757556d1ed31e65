/** The page of the problem codes in the manual, made of the problem table. */
import { fixProse } from '../../renderer/check/prose/prose.js';
import { blogProblems } from '../../renderer/site/problems/blog-problems.js';
import { buildProblems } from '../../renderer/site/problems/build-problems.js';
import { checkProblems } from '../../renderer/site/problems/check-problems.js';
import { commandProblems } from '../../renderer/site/problems/command-problems.js';
import { configProblems } from '../../renderer/site/problems/config-problems.js';
import { contentProblems } from '../../renderer/site/problems/content-problems.js';
import { docsProblems } from '../../renderer/site/problems/docs-problems.js';
import { exerciseProblems } from '../../renderer/site/problems/exercise-problems.js';
import { findProblems } from '../../renderer/site/problems/find-problems.js';
import { indexProblems } from '../../renderer/site/problems/index-push-problems.js';
import { linkProblems } from '../../renderer/site/problems/link-problems.js';
import { markdownProblems } from '../../renderer/site/problems/markdown-problems.js';
import { moveProblems } from '../../renderer/site/problems/move-problems.js';
import { movedProblems } from '../../renderer/site/problems/moved-problems.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import type { ProblemEntry, ProblemTable } from '../../renderer/site/problems/problem-table.js';
import { slipProblems } from '../../renderer/site/problems/slip-problems.js';

/** A code stands under the first area that holds it. */
const AREAS: [title: string, table: ProblemTable][] = [
  ['配置', configProblems],
  ['文档与侧边栏', docsProblems],
  ['博客与作者', blogProblems],
  ['前置信息', contentProblems],
  ['Markdown 与组件', { ...markdownProblems, ...slipProblems }],
  ['链接与地址', linkProblems],
  ['构建与输出', buildProblems],
  ['推送搜索记录', indexProblems],
  ['notes check', { ...checkProblems, ...exerciseProblems, ...findProblems }],
  ['命令行', commandProblems],
  ['搬动与改名', moveProblems],
  ['从 Docusaurus 搬来的网站', movedProblems],
  ['其他', problemTable],
];

const LEVELS = { error: '错误', warning: '警告', info: '信息' };

const HEAD = `---
title: 错误代码
description: 每条错误、警告和信息的代码、意思和改法
---

每条提示都有一个不变的代码。花括号里的部分在实际的提示里换成具体的值。级别是默认的；配置里的处置（如 \`onBrokenLinks\`）可以改变其中几条。

这一页由提示的总表生成。
`;

/** The whole file `docs/manual/docs/errors.md`. */
export function errorsPage(): string {
  const seen = new Set<string>();
  const parts = AREAS.map(([title, table]) => {
    const codes = Object.keys(table).filter((code) => !seen.has(code) && seen.add(code));
    const rows = codes.map((code) => row(code, table[code]!));
    return codes.length === 0
      ? ''
      : `\n## ${title}\n\n| 代码 | 级别 | 意思 | 改法 |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  // The page keeps the typography that `notes check` asks of every page.
  return fixProse(HEAD + parts.join('')).text;
}

function row(code: string, { level, zh, fixZh, example }: ProblemEntry): string {
  const shown = example === undefined ? '' : ` 例：${asCode(example)}`;
  return `| \`${code}\` | ${LEVELS[level]} | ${asMarkdown(zh)} | ${asMarkdown(fixZh)}${shown} |`;
}

/** Words of the table as Markdown in a table cell: code stays code, everything else is text. */
function asMarkdown(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/"([^"]*)"/g, '“$1”').replace(/[\\{}<>*_[\]$~]/g, '\\$&'),
    )
    .join('')
    .replace(/\|/g, '\\|');
}

function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${text.replace(/\n/g, ' ').replace(/\|/g, '\\|')}${space}${fence}`;
}
