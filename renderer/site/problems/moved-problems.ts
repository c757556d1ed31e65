import type { ProblemTable } from './problem-table.js';

/** Losses of a migrated Docusaurus site. */
export const movedProblems: ProblemTable = {
  'moved-option': {
    level: 'warning',
    en: '"{path}" is no option of Docusaurus: it stops there, and nothing reads it here.',
    zh: '“{path}”不是 Docusaurus 的选项：在那里会报错，这里也不会读取。',
    fixEn: 'Correct the name.',
    fixZh: '改正名称。',
  },
  'moved-plugins': {
    level: 'warning',
    en: 'Plugins of this site do not run here: {names}. Pages, data, redirects and head tags that they add are missing.',
    zh: '这个网站的一些插件不会在这里运行：{names}。它们添加的页面、数据、重定向和 head 标签都不会出现。',
    fixEn:
      'Look for what each adds: pages become files below `pages/`, redirects `redirects`, scripts of analytics `scripts`, head tags `headTags`. Then take the plugin out of the configuration.',
    fixZh:
      '请逐个确认插件添加了什么：页面改成 `pages/` 里的文件，重定向写进 `redirects`，统计脚本写进 `scripts`，head 标签写进 `headTags`；然后从配置里删去插件。',
  },
  'moved-plugin-throws': {
    level: 'warning',
    en: 'The plugin {name} threw in {hook}: {message}. What it would have added is missing.',
    zh: '插件 {name} 在 {hook} 中抛出了错误：{message}。它本该添加的内容都不会出现。',
    fixEn:
      'See to it that the plugin runs: install what it needs, and look at its options. Or take it out of the configuration.',
    fixZh: '请让插件能够运行：装好它需要的包，检查它的选项；或者从配置里删去它。',
  },
  'moved-plugin-parts': {
    level: 'warning',
    en: 'Plugins of this site run, but some of their requests are not supported here: {parts}.',
    zh: '这个网站的插件可以运行，但有些要求在这里无法满足：{parts}。',
    fixEn:
      'Addresses with parameters become one page each; what is asked of webpack is written another way, or the plugin is taken out of the configuration.',
    fixZh: '带参数的地址请改成一个个页面；对 webpack 的要求请换一种写法，或者从配置里删去这个插件。',
  },
  'moved-plugin-commands': {
    level: 'info',
    en: 'Commands that plugins add to `docusaurus` are not there: {names}.',
    zh: '插件给 `docusaurus` 添加的命令在这里没有：{names}。',
    fixEn: 'Run them with `npx docusaurus` as before; what they write is read like any other file.',
    fixZh: '请照旧用 `npx docusaurus` 运行它们；它们写出的文件会像其他文件一样被读取。',
  },
  'moved-presets': {
    level: 'warning',
    en: 'Presets of this site do not run here: {names}. Their options for docs, blog, pages and style sheets are used; their other additions are missing.',
    zh: '这个网站的一些预设不会在这里运行：{names}。其中文档、博客、页面和样式表的选项已经采用，预设添加的其他内容不会出现。',
    fixEn: 'Name the plugins of the preset in the configuration themselves, or write what it adds there.',
    fixZh: '请把预设里的插件直接写进配置，或者把预设添加的内容写进配置。',
  },
  'moved-theme-files': {
    level: 'warning',
    en: 'Theme files in {folder} are not used; our own parts replace them ({count} in all): {names}.',
    zh: '{folder} 里有 {count} 个主题文件没有用上，相应的位置用我们自己的组件：{names}。',
    fixEn:
      'Write what they change as a file of `theme/`, named as in our theme, or delete them; if a plugin brings them, take it out of the configuration.',
    fixZh: '请把它们的改动写成 `theme/` 里与我们主题同名的文件，或者删去它们；如果来自插件，就从配置里删去这个插件。',
  },
  'moved-empty-export': {
    level: 'warning',
    en: '{names} is imported here and gives nothing: {why}.',
    zh: '这里导入的 {names} 什么也不给：{why}。',
    fixEn: 'Look at what the page shows there, and leave the call out where it is not missed.',
    fixZh: '请看一看页面上的那个地方；不影响显示就可以删去这个调用。',
  },
  'moved-theme-file': {
    level: 'warning',
    en: 'The theme file {name} cannot run; our own part replaces it. It lacks: {lacks}',
    zh: '主题文件 {name} 无法运行，相应的位置用我们自己的组件。缺少：{lacks}',
    fixEn: 'Install what it imports, or take the import out of it; or delete the file.',
    fixZh: '请安装它导入的包，或者去掉这个导入；也可以删去这个文件。',
  },
  'moved-theme-throws': {
    level: 'warning',
    en: 'The theme file {name} throws while pages are rendered; our own part replaces it there: {message}',
    zh: '主题文件 {name} 在渲染页面时抛出错误，那些页面上用我们自己的组件：{message}',
    fixEn: 'Mend what it does with data that is not there, or delete the file.',
    fixZh: '请修正它使用缺失数据的地方，或者删去这个文件。',
  },
  'moved-content-unused': {
    level: 'warning',
    en: 'The folder {folder} holds Markdown files ({count} in all), and none of them is a page: the plugin or preset that reads them does not run here.',
    zh: '文件夹 {folder} 里有 {count} 个 Markdown 文件，但没有一个成为页面：读取它们的插件或预设不会在这里运行。',
    fixEn:
      'Name the folder in the configuration: `docs: [{ path, routeBasePath, sidebarPath }]` or `blog: [{ path, routeBasePath }]`.',
    fixZh:
      '请在配置里写明这个文件夹：`docs: [{ path, routeBasePath, sidebarPath }]` 或 `blog: [{ path, routeBasePath }]`。',
    example: "docs: [{ path: 'guide', routeBasePath: 'guide', sidebarPath: 'sidebars.js' }],",
  },
  'moved-content-outside': {
    level: 'info',
    en: 'The folder {folder} holds Markdown files ({count} in all), and none of them is a page: no docs set or blog of the configuration has it.',
    zh: '文件夹 {folder} 里有 {count} 个 Markdown 文件，但没有一个成为页面：配置里的文档集和博客都不包含它。',
    fixEn:
      'If it is to be read, name the folder as the `path` of a docs set or blog; Docusaurus does not read it either.',
    fixZh: '如果要发布，请在配置里把这个文件夹写成文档集或博客的 `path`；Docusaurus 也不会读取它。',
  },
};
