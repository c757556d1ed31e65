import type { ProblemTable } from './table.js';

export const docsProblems: ProblemTable = {
  'docs-folder-missing': {
    level: 'error',
    en: 'The docs folder of version "{version}" does not exist: "{folder}".',
    zh: '版本“{version}”的文档文件夹不存在：“{folder}”。',
    fixEn: 'Make the folder, correct `docs.path`, or write `docs: false`.',
    fixZh: '新建这个文件夹，或改正 `docs.path`；不需要文档时写 `docs: false`。',
  },
  'docs-folder-empty': {
    level: 'error',
    en: 'There are no docs in "{folder}".',
    zh: '“{folder}”里没有任何文档。',
    fixEn: 'Add a Markdown file, or write `docs: false`.',
    fixZh: '放入一个 Markdown 文件；不需要文档时写 `docs: false`。',
  },
  'source-encoding': {
    level: 'error',
    en: 'The file is not UTF-8.',
    zh: '文件不是 UTF-8 编码。',
    fixEn: 'Save it as UTF-8.',
    fixZh: '请另存为 UTF-8。',
    example: 'iconv -f GB18030 -t UTF-8 old.md > new.md',
  },
  'source-unreadable': {
    level: 'error',
    en: 'The file cannot be read: {reason}',
    zh: '文件读不出来：{reason}',
    fixEn: 'Check the file and its permissions.',
    fixZh: '请检查文件及其权限。',
  },
  'versions-file': {
    level: 'error',
    en: 'The versions file must be a JSON list of names ({reason}).',
    zh: '版本文件必须是由名称组成的 JSON 列表（{reason}）。',
    fixEn: 'Write a list of version names, newest first.',
    fixZh: '写成版本名称的列表，新的在前。',
    example: '["2.0", "1.0"]',
  },
  'versions-unknown': {
    level: 'error',
    en: 'The option `{option}` names the version "{name}", which does not exist.',
    zh: '选项 `{option}` 提到了不存在的版本“{name}”。',
    fixEn: 'Known versions: {known}.',
    fixZh: '已有的版本：{known}。',
  },
  'tags-file-missing': {
    level: 'error',
    en: 'The tags file "{file}" does not exist.',
    zh: '标签文件“{file}”不存在。',
    fixEn: 'Make the file, or remove the option `tags`.',
    fixZh: '新建这个文件，或去掉 `tags` 选项。',
  },
};
