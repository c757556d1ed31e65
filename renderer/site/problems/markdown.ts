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
  'markdown-forgiven': {
    level: 'info',
    en: '"{construct}" is not MDX and was read as plain Markdown.',
    zh: '"{construct}" 不是 MDX，已按普通 Markdown 处理。',
    fixEn:
      'Put a backslash before it, close the tag, or write it as code; markdown.forgiving: false makes this an error.',
    fixZh: '在前面加反斜杠、补上结束标签，或者写成行内代码；设置 markdown.forgiving: false 后这里会报错。',
  },
  'markdown-import-missing': {
    level: 'error',
    en: 'The file "{specifier}" that {component} is imported from does not exist.',
    zh: '{component} 要从 "{specifier}" 导入，但是没有这个文件。',
    fixEn: 'Correct the path, or build with --forgive to show the content of the component without it.',
    fixZh: '改正路径；或者用 --forgive 构建，只显示组件里的内容。',
  },
  'markdown-name-unknown': {
    level: 'error',
    en: 'The name {name} is not defined on this page.',
    zh: '这一页没有定义 {name}。',
    fixEn: 'Import or export it, correct the spelling, or put a backslash before the brace to show it as text.',
    fixZh: '导入或导出它，改正拼写；如果只是想显示花括号，在前面加反斜杠。',
  },
  'markdown-too-deep': {
    level: 'error',
    en: 'Blocks are nested too deeply to be read.',
    zh: '内容嵌套得太深，无法读取。',
    fixEn: 'Take out the needless quote marks, list marks or brackets.',
    fixZh: '去掉多余的引用标记、列表标记或括号。',
  },
  'markdown-tabs-child': {
    level: 'error',
    en: 'Bad <Tabs> child {child}: all children of the <Tabs> component should be <TabItem>, and every <TabItem> should have a unique "value" prop.',
    zh: '<Tabs> 里有 {child}：里面只能放 <TabItem>，每个 <TabItem> 要有不同的 value。',
    fixEn: 'Move it into a <TabItem>.',
    fixZh: '把它移到某个 <TabItem> 里面。',
  },
  'markdown-tabs-no-value': {
    level: 'error',
    en: 'This <TabItem> has no value.',
    zh: '这个 <TabItem> 没有 value。',
    fixEn: 'Give it a value of its own.',
    fixZh: '给它一个不同于其他标签的 value。',
    example: '<TabItem value="npm" label="npm">',
  },
  'markdown-tabs-duplicate': {
    level: 'error',
    en: 'Duplicate value "{value}" found in <Tabs>. Every value needs to be unique.',
    zh: '<Tabs> 里有两个 value 都是 "{value}"，每个 value 必须不同。',
    fixEn: 'Rename one of them.',
    fixZh: '改掉其中一个。',
  },
  'markdown-tabs-default': {
    level: 'error',
    en: 'The <Tabs> has a defaultValue "{value}" but none of its children has the corresponding value. Available values are: {values}.',
    zh: '<Tabs> 的 defaultValue 是 "{value}"，但是没有这个标签。可用的值：{values}。',
    fixEn: 'Use one of these values, or defaultValue={null} for none.',
    fixZh: '改用其中一个；如果不想默认选中，写 defaultValue={null}。',
  },
  'markdown-component-unknown': {
    level: 'error',
    en: 'The component <{component}> is not defined.',
    zh: '组件 <{component}> 没有定义。',
    fixEn: 'Import it at the top of the file, correct its name, or put a backslash before "<" to show it as text.',
    fixZh: '在文件开头导入它，或者改正名称；如果只是想显示这段文字，在 "<" 前面加反斜杠。',
    example: "import Tabs from '@theme/Tabs';",
  },
};
