import { blogProblems } from './blog-problems.js';
import { docsProblems } from './docs-problems.js';
import type { ProblemTable } from './problem-table.js';

const frontMatterProblems: ProblemTable = {
  'front-matter-yaml': {
    level: 'error',
    en: 'Error while parsing Markdown front matter: {message}',
    zh: 'Error while parsing Markdown front matter：文首的 YAML 读不出来（{message}）。',
    fixEn: 'Put values with special characters (such as `: ` or a leading `@`) in quotes.',
    fixZh: '值里有特殊字符（如 `: ` 或开头的 `@`）时，请加引号。',
    example: "title: 'a: b'",
  },
  'front-matter-colon': {
    level: 'error',
    en: 'After `{field}` stands "{got}" where YAML wants a colon and a space.',
    zh: '“{field}”后面写的是“{got}”，YAML 要的是半角冒号加一个空格。',
    fixEn: 'Write the line so:',
    fixZh: '这一行请写成：',
    example: '{line}',
  },
  'front-matter-quotes': {
    level: 'error',
    en: 'The value of `{field}` has a colon or `#` that YAML reads, and {got} are no quotation marks to it.',
    zh: '“{field}”的值里有 YAML 会读的冒号或 `#`，而 {got} 对它不是引号。',
    fixEn: 'Put the value in straight quotes:',
    fixZh: '请用半角引号括起来：',
    example: '{line}',
  },
  'front-matter-language': {
    level: 'error',
    en: 'Front matter is read as YAML, not as "{language}".',
    zh: '文首只支持 YAML，不支持“{language}”。',
    fixEn: 'Write `---` alone on the first line and YAML below it.',
    fixZh: '第一行只写 `---`，下面用 YAML。',
    example: '---',
  },
  'front-matter-no-map': {
    level: 'error',
    en: 'Front matter must be a list of `field: value` lines.',
    zh: '文首必须是一行行的“字段: 值”。',
    fixEn: 'Write a field name, a colon and a value on each line, or remove the block.',
    fixZh: '每行写“字段: 值”，或者删掉这一段。',
    example: 'title: My page',
  },
  'front-matter-partial': {
    level: 'warning',
    en: 'A partial has no page of its own: its front matter is ignored.',
    zh: '片段文件没有自己的页面，其中的文首会被忽略。',
    fixEn: 'Remove the front matter, or rename the file so that it does not start with `_`.',
    fixZh: '删掉文首，或者改名，不要以 `_` 开头。',
  },
  'front-matter-type': {
    level: 'error',
    en: '"{field}" must be {expected}, not {got}.',
    zh: '“{field}”应为 {expected}，而不是 {got}。',
    fixEn: 'Write {expected} for `{field}`, or remove the field.',
    fixZh: '把 `{field}` 写成 {expected}，或者删掉这个字段。',
  },
  'front-matter-date': {
    level: 'error',
    en: '"{field}" must be a valid date, not {got}.',
    zh: '"{field}" must be a valid date：{got} 不是有效的日期。',
    fixEn: 'Write the date as year-month-day, with a time where you need one.',
    fixZh: '日期写成“年-月-日”，需要时加上时间。',
    example: 'date: 2025-03-23 10:00:00',
  },
  'front-matter-toc-levels': {
    level: 'error',
    en: 'toc_min_heading_level ({min}) is greater than toc_max_heading_level ({max}).',
    zh: 'toc_min_heading_level（{min}）大于 toc_max_heading_level（{max}）。',
    fixEn: 'Swap the two values.',
    fixZh: '请交换两个值。',
  },
  'front-matter-draft-unlisted': {
    level: 'error',
    en: 'A page cannot be a draft and unlisted at the same time.',
    zh: '页面不能既是草稿又是未公开列出。',
    fixEn: 'Keep `draft: true` until it is ready, then `unlisted: true`.',
    fixZh: '没写完时用 `draft: true`，写完但不想列出时用 `unlisted: true`。',
  },
  'front-matter-near-miss': {
    level: 'info',
    en: '"{field}" is not a field that is used here.',
    zh: '这里没有用到名为“{field}”的字段。',
    fixEn: 'Correct the name if it was meant as a known field; fields of your own are allowed.',
    fixZh: '如果是写错了请改正；自定义字段可以保留。',
  },
};

/** What is wrong with content: front matter, docs, sidebars, posts. */
export const contentProblems: ProblemTable = { ...frontMatterProblems, ...docsProblems, ...blogProblems };
