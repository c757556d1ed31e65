/** The pages of the problem codes in the manual, made of the problem table. */
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
import { ownCodeProblems } from '../../renderer/site/problems/own-code-problems.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import type { ProblemEntry, ProblemTable } from '../../renderer/site/problems/problem-table.js';
import type { Level } from '../../renderer/site/problems/problem-types.js';
import { slipProblems } from '../../renderer/site/problems/slip-problems.js';
import { stepsProblems } from '../../renderer/site/problems/steps-problems.js';
import type { Half } from './fences.js';

/** A code is listed in the first area that contains it. */
const AREAS: [zh: string, en: string, table: ProblemTable][] = [
  ['配置', 'Configuration', configProblems],
  ['文档与侧边栏', 'Docs and sidebars', docsProblems],
  ['博客与作者', 'Blog and authors', blogProblems],
  ['前置信息', 'Front matter', contentProblems],
  ['Markdown 与组件', 'Markdown and components', { ...markdownProblems, ...slipProblems }],
  ['链接与地址', 'Links and addresses', linkProblems],
  ['构建与输出', 'Build and output', buildProblems],
  ['组件和主题文件', 'Components and files of the theme', ownCodeProblems],
  ['推送搜索记录', 'Pushing search records', indexProblems],
  ['notes check', 'notes check', { ...checkProblems, ...exerciseProblems, ...stepsProblems, ...findProblems }],
  ['命令行', 'Command line', commandProblems],
  ['搬动与改名', 'Moving and renaming', moveProblems],
  ['从 Docusaurus 搬来的网站', 'Sites that came from Docusaurus', movedProblems],
  ['其他', 'Others', problemTable],
];

interface Words {
  head: string;
  area: (zh: string, en: string) => string;
  columns: string;
  levels: Record<Level, string>;
  /** Meaning, fix and example of a problem. */
  of: (entry: ProblemEntry) => [text: string, fix: string, example: string | undefined];
  example: string;
}

const WORDS: Record<Half, Words> = {
  zh: {
    head: `---
title: 错误代码
description: 每条错误、警告和信息的代码、意思和改法
---

每条提示都有一个不变的代码。花括号里的部分在实际的提示里换成具体的值。级别是默认的；配置里的处置（如 \`onBrokenLinks\`）可以改变其中几条。

这一页由提示的总表生成。
`,
    area: (zh) => zh,
    columns: '| 代码 | 级别 | 意思 | 改法 |',
    levels: { error: '错误', warning: '警告', info: '信息' },
    of: ({ zh, fixZh, example }) => [zh, fixZh, example],
    example: '例：',
  },
  en: {
    head: `---
title: Error codes
description: Code, meaning and fix of every error, warning and information
---

Every message has a stable code. In a real message the parts in braces are replaced by values. Levels are the defaults; policies of the configuration (such as \`onBrokenLinks\`) change some of them.

This page is made from the table of all messages.
`,
    area: (_, en) => en,
    columns: '| Code | Level | Meaning | Fix |',
    levels: { error: 'error', warning: 'warning', info: 'information' },
    of: ({ en, fixEn, example, exampleEn }) => [en, fixEn, exampleEn ?? example],
    example: 'Example: ',
  },
};

/** The whole page `errors.md` of one half of the manual. */
export function errorsPage(half: Half): string {
  const words = WORDS[half];
  const seen = new Set<string>();
  const parts = AREAS.map(([zh, en, table]) => {
    const codes = Object.keys(table).filter((code) => !seen.has(code) && seen.add(code));
    const rows = codes.map((code) => row(code, table[code]!, words));
    return codes.length === 0
      ? ''
      : `\n## ${words.area(zh, en)}\n\n${words.columns}\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  const page = words.head + parts.join('');
  // The Chinese page keeps the typography that `notes check` asks of every page.
  return half === 'zh' ? fixProse(page).text : page;
}

function row(code: string, entry: ProblemEntry, words: Words): string {
  const [text, fix, example] = words.of(entry);
  const shown = example === undefined ? '' : ` ${words.example}${asCode(example)}`;
  return `| \`${code}\` | ${words.levels[entry.level]} | ${asMarkdown(text)} | ${asMarkdown(fix)}${shown} |`;
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
