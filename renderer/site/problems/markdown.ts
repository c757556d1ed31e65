import type { ProblemTable } from './table.js';

export const markdownProblems: ProblemTable = {
  'markdown-mdx': {
    level: 'error',
    en: 'This is not valid MDX: {reason}',
    zh: '这里不是合法的 MDX：{reason}',
    fixEn: 'Close the tag or the brace, or put a backslash before it to show it as text.',
    fixZh: '补上缺少的结束标签或花括号；如果只是想显示这个字符，在它前面加反斜杠。',
    example: 'a \\< b and \\{ c }',
  },
};
