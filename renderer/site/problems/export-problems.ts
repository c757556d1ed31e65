import type { ProblemTable } from './problem-table.js';

/** Reasons why a site cannot become one document. */
export const exportProblems: ProblemTable = {
  'export-no-file': {
    level: 'error',
    en: 'No file is named for the document.',
    zh: '没有写明文档要写到哪个文件。',
    fixEn: 'Name one with `--html`, `--pdf`, or both.',
    fixZh: '请用 `--html` 或 `--pdf` 指定文件，两个都写也可以。',
    example: 'notes export --html book.html --pdf book.pdf',
  },
  'export-sidebar-unknown': {
    level: 'error',
    en: 'There is no sidebar "{name}". Known: {known}.',
    zh: '没有侧边栏“{name}”。已有：{known}。',
    fixEn: 'Name one of them; without `--sidebar` it is the first one.',
    fixZh: '请写其中一个；不写 `--sidebar` 时是第一个。',
  },
  'export-set-unknown': {
    level: 'error',
    en: 'There is no docs set "{name}". Known: {known}.',
    zh: '没有文档集“{name}”。已有：{known}。',
    fixEn: 'Name the id or the folder of one of them with `--in`; without it, it is the first one.',
    fixZh: '请用 `--in` 写其中一个的 id 或文件夹；不写时是第一个。',
  },
  'export-version-unknown': {
    level: 'error',
    en: 'There is no version "{name}" of these docs. Known: {known}.',
    zh: '这个文档集没有“{name}”版本。已有：{known}。',
    fixEn: 'Name one of them; without `--docs-version` it is the one that readers get.',
    fixZh: '请写其中一个；不写 `--docs-version` 时是读者看到的那个版本。',
  },
  'export-empty': {
    level: 'error',
    en: 'There is no page to export at or below "{only}".',
    zh: '“{only}”及其下面没有可以导出的页面。',
    fixEn:
      'Name an address that pages begin with; `notes list routes` lists them. Drafts and unlisted pages are left out.',
    fixZh: '请写页面地址的开头部分，`notes list routes` 列出全部地址。草稿和不列出的页面不会导出。',
    example: 'notes export --only /docs/css --html css.html',
  },
  'export-browser-missing': {
    level: 'error',
    en: 'A PDF is printed by Chromium, and {missing} is not installed.',
    zh: 'PDF 由 Chromium 打印，而 {missing} 没有安装。',
    fixEn:
      'Install it: `{command}`. A Chromium in another place is named in `CHROMIUM_PATH`; `--html` needs no browser.',
    fixZh: '请安装：`{command}`。Chromium 在别处时用 `CHROMIUM_PATH` 指明；`--html` 不需要浏览器。',
  },
  'export-unwritable': {
    level: 'error',
    en: 'The document could not be written to {path}: {message}',
    zh: '文档无法写到 {path}：{message}',
    fixEn: 'Name a file in a folder that is there and that this user may write to.',
    fixZh: '请写到已有的、当前用户可以写入的文件夹里。',
    system: 'message',
  },
  'export-as-link': {
    level: 'warning',
    en: 'Content that needs a network is a link in the document ({count}): {addresses}',
    zh: '没有网络就显示不了的内容，在文档里变成了链接（{count} 处）：{addresses}',
    fixEn: 'Put pictures into the site instead of naming them on other sites; videos and frames stay links.',
    fixZh: '图片请放进网站，不要引用别的网站上的；视频和内嵌页面始终是链接。',
  },
};
