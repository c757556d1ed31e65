import type { ProblemTable } from './problem-table.js';

/** The code of a site's own pages, components and theme files: what it imports, and why a page cannot be rendered. */
export const ownCodeProblems: ProblemTable = {
  'import-absent': {
    level: 'error',
    en: 'Nothing was found under "{specifier}", where {names} is imported from.',
    zh: '{names} 要从 "{specifier}" 导入，但是没有找到它。',
    fixEn:
      'Install the package or correct the path, or build with --forgive to show the content of its components without them.',
    fixZh: '安装这个包，或者改正路径；也可以用 --forgive 构建，只显示组件里的内容。',
  },
  'import-theme': {
    level: 'error',
    en: 'No theme that runs here has "{specifier}", where {names} is imported from.',
    zh: '{names} 要从 "{specifier}" 导入，但是这里运行的主题都没有它。',
    fixEn:
      'Install the theme that has it, or write the component as a file of src/theme. Themes for OpenAPI and Redoc are not used even if they are installed: pages show the text between their components.',
    fixZh:
      '安装带有它的主题，或者在 src/theme 里写这个组件。OpenAPI 和 Redoc 的主题即使已经安装也不会使用：页面只显示这些组件之间的文字。',
  },
  'import-node': {
    level: 'error',
    en: 'Code of a page cannot import "{specifier}", which only Node has.',
    zh: '页面的代码不能导入 "{specifier}"：只有 Node 里才有它。',
    fixEn:
      'The code of pages runs in browsers, too. Import the file itself (JSON gives its value), or let a plugin read what pages show.',
    fixZh: '页面的代码也要在浏览器里运行。请直接导入要读的文件（JSON 得到它的值），或者让插件读取页面要显示的内容。',
  },
  'import-kind': {
    level: 'error',
    en: 'A file of the kind "{ending}" cannot be imported.',
    zh: '不能导入 "{ending}" 这种文件。',
    fixEn:
      'Components are written in React, in files that end in `.tsx` or `.jsx`; those of Vue and Svelte have to be written anew.',
    fixZh: '组件用 React 编写，文件以 `.tsx` 或 `.jsx` 结尾；Vue 和 Svelte 的组件需要改写。',
  },
  'import-no-name': {
    level: 'error',
    en: 'The module "{specifier}" exports no "{name}".',
    zh: '模块 "{specifier}" 没有导出 "{name}"。',
    fixEn: 'Correct the name, or build with --forgive to show the content of its components without them.',
    fixZh: '改正名称；也可以用 --forgive 构建，只显示组件里的内容。',
  },
  'import-no-default': {
    level: 'error',
    en: 'The module "{specifier}" has no default export.',
    zh: '模块 "{specifier}" 没有默认导出（default）。',
    fixEn: "Write `import { {name} } from '{specifier}';`: exports other than the default are in braces.",
    fixZh: "写成 `import { {name} } from '{specifier}';`：不是默认导出的要放在花括号里。",
  },
  'theme-file-name': {
    level: 'warning',
    en: 'The theme has no file "{name}": this file replaces nothing.',
    zh: '主题里没有“{name}”这个文件，所以这个文件不会替换任何东西。',
    fixEn: 'Call it `{known}`, or import it where it is used.',
    fixZh: '改名为 `{known}`；自己用的组件请在用到的地方导入。',
  },
  'theme-file-self': {
    level: 'error',
    en: 'This file imports itself as "{specifier}": the page would never be finished.',
    zh: '这个文件用“{specifier}”导入了它自己，页面永远生成不完。',
    fixEn: 'Write `{wanted}` for the file of the theme that it replaces.',
    fixZh: '要导入被替换的主题文件，请写 `{wanted}`。',
  },
  'theme-file-export': {
    level: 'error',
    en: 'The theme imports "{name}" from {file}, which does not export it.',
    zh: '主题要从 {file} 导入“{name}”，这个文件没有导出它。',
    fixEn: "Write `export function {name}`; `export * from '@theme-original/…'` keeps what you do not replace.",
    fixZh: "写成 `export function {name}`；不想替换的部分用 `export * from '@theme-original/…'` 保留。",
  },
  'page-no-default-export': {
    level: 'error',
    en: 'The page module {file} has no default export.',
    zh: '页面模块 {file} 没有默认导出（default export）。',
    fixEn: 'Export the page component: `export default function Page() { … }`.',
    fixZh: '请默认导出页面组件：`export default function Page() { … }`。',
  },
  'render-failed': {
    level: 'error',
    en: 'The page {route} could not be rendered: {message}',
    zh: '页面 {route} 渲染失败：{message}',
    fixEn: 'Mend the component, or what is passed to it.',
    fixZh: '请改正组件，或者传给它的值。',
  },
  'render-browser': {
    level: 'error',
    en: 'The page {route} could not be rendered: {name} is not defined outside of browsers.',
    zh: '页面 {route} 渲染失败：{name} 只有浏览器里才有。',
    fixEn: 'Code that needs a browser belongs into an effect, or into `<BrowserOnly>`, which is imported.',
    fixZh: '只能在浏览器里运行的代码请放进 effect，或导入 `<BrowserOnly>` 后放进它里面。',
    example: "import BrowserOnly from '@docusaurus/BrowserOnly';",
  },
  'render-import': {
    level: 'error',
    en: 'The page {route} could not be rendered: {name} is not imported.',
    zh: '页面 {route} 渲染失败：没有导入 {name}。',
    fixEn: 'Import it from React at the top of the file.',
    fixZh: '在文件开头从 React 导入它。',
    example: "import { {name} } from 'react';",
  },
  'render-hook': {
    level: 'error',
    en: 'The page {route} could not be rendered: {name} is called outside of a component.',
    zh: '页面 {route} 渲染失败：在组件之外调用了 {name}。',
    fixEn:
      'Call hooks of React in a component or in a hook of your own. If it is called in one, a package brings a second React: `npm ls react` shows it.',
    fixZh:
      '请在组件或自己的钩子里调用 React 的钩子。如果已经在组件里，那就是某个包带来了第二份 React：`npm ls react` 可以看到。',
  },
  'render-waits': {
    level: 'error',
    en: 'The page {route} could not be rendered: a component of it waits for data.',
    zh: '页面 {route} 渲染失败：页面里有组件在等待数据。',
    fixEn:
      'A page is rendered in one go, so that a component cannot be `async` nor wait by `use`. Import the data, let a plugin read it, or load it in an effect.',
    fixZh:
      '页面是一次渲染完的，组件不能是 `async`，也不能用 `use` 等待。请导入数据、让插件读取，或者在 effect 里加载。',
  },
};
