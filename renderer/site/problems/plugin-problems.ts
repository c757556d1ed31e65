import type { ProblemTable } from './problem-table.js';

/** Errors of a site's plugins, and their findings. */
export const pluginProblems: ProblemTable = {
  'plugin-throws': {
    level: 'error',
    en: 'The plugin {name} threw in {hook}: {message}',
    zh: '插件 {name} 在 {hook} 中抛出了错误：{message}',
    fixEn:
      'Mend what the message names: the file that the plugin reads, its options, or the plugin itself. The last good output stays as it is.',
    fixZh: '请按提示改正：插件读取的文件、它的选项，或者插件本身。上一次成功的输出保持原样。',
  },
  'plugin-result': {
    level: 'error',
    en: 'The hook `{hook}` of the plugin {name} must give {expected} as `{path}`, not {got}.',
    zh: '插件 {name} 的钩子 `{hook}` 返回的 `{path}` 应为 {expected}，而不是 {got}。',
    fixEn: 'Return what the hook is declared to return; `definePlugin` of `biji` lets an editor check it.',
    fixZh: '请让这个钩子返回它声明的类型；用 `biji` 的 `definePlugin` 定义插件，编辑器就能检查。',
  },
  'plugin-file-missing': {
    level: 'error',
    en: 'The plugin {name} names the file {path}, which does not exist.',
    zh: '插件 {name} 指定的文件 {path} 不存在。',
    fixEn:
      "Correct the path: it is relative to the site folder. A file of a package is `new URL('./file.js', import.meta.url)`.",
    fixZh: "请改正路径：它相对于网站文件夹。包里的文件写成 `new URL('./file.js', import.meta.url)`。",
  },
  'plugin-name': {
    level: 'error',
    en: 'The plugin name "{name}" is used twice, or is not made of lower-case letters, digits and hyphens.',
    zh: '插件名“{name}”重复了，或者含有小写字母、数字和连字符之外的字符。',
    fixEn: 'Give each plugin a `name` of its own, such as `changelog`.',
    fixZh: '请给每个插件一个不同的 `name`，例如 `changelog`。',
  },
  'plugin-impure': {
    level: 'warning',
    en: 'The plugin {name} gave two results in {hook} for the same input; they differ in {differs}. Builds that change nothing may then differ.',
    zh: '插件 {name} 的 {hook} 对同样的输入给出了两种结果，不同之处在 {differs}。这样一来，什么都没改的构建也可能不一样。',
    fixEn:
      'Make the result from the arguments alone: no time, no random numbers, no order of a folder. Declare files and variables in `reads`, and read them from `tools.files` and `tools.env`.',
    fixZh:
      '请只用参数算出结果：不用当前时间、随机数和文件夹里的顺序。文件和环境变量写进 `reads`，再从 `tools.files` 和 `tools.env` 读取。',
  },
  'plugin-finding': {
    level: 'error',
    en: '{name}: {message}',
    zh: '{name}：{message}',
    fixEn: 'The plugin {name} has found this; its documentation says what it asks for.',
    fixZh: '这是插件 {name} 发现的问题，要求见它的文档。',
  },
  'plugin-foreign': {
    level: 'error',
    en: '`{path}` names a plugin of Docusaurus; a `notes.config.*` takes plugins as objects.',
    zh: '`{path}` 写的是 Docusaurus 插件的名字；`notes.config.*` 里的插件是对象。',
    fixEn:
      'Import the plugin and call it: `plugins: [changelog()]`. Plugins of Docusaurus run on a site that keeps its `docusaurus.config.*`.',
    fixZh:
      '请导入插件并调用它：`plugins: [changelog()]`。Docusaurus 的插件要在保留 `docusaurus.config.*` 的网站里才能运行。',
  },
};
