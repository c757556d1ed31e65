import type { ProblemTable } from './problem-table.js';

/** Reasons why a command cannot do its work, independent of the site. */
export const commandProblems: ProblemTable = {
  'output-no-folder': {
    level: 'error',
    en: 'The output {folder} is not a folder, or is below something that is not a folder.',
    zh: '输出位置 {folder} 不是文件夹，或者它的上级不是文件夹。',
    fixEn: 'Name a folder with `-o`.',
    fixZh: '请用 `-o` 指定一个文件夹。',
  },
  'output-not-built': {
    level: 'error',
    en: 'There is no built site in "{folder}".',
    zh: '“{folder}”里没有构建好的网站。',
    fixEn: 'Build it first with `{command}`, or name the output folder with `-o`.',
    fixZh: '请先用 `{command}` 构建，或用 `-o` 指定输出文件夹。',
  },
  'inspect-unknown': {
    level: 'error',
    en: '"{name}" is no file, address or id of a page.',
    zh: '“{name}”不是任何页面的文件、地址或 id。',
    fixEn:
      'Write the path of a file, an address that begins with /, or the id of a doc; `notes list routes` lists them.',
    fixZh: '请写文件路径、以 / 开头的地址，或文档的 id；`notes list routes` 列出全部。',
    example: 'notes inspect docs/start.md',
  },
  'host-line-unread': {
    level: 'warning',
    en: 'No host can read this line: "{text}".',
    zh: '托管读不懂这一行：“{text}”。',
    fixEn:
      'In `_headers` write a path, and below it indented lines `Name: value`; in `_redirects` write `/from /to 301` on one line.',
    fixZh: '`_headers` 先写一行路径，下面的行缩进，写成 `名字: 值`；`_redirects` 每行写成 `/旧地址 /新地址 301`。',
    example: '/old /docs/start 301',
  },
  'disk-refused': {
    level: 'error',
    en: 'The disk refused: {message}',
    zh: '磁盘操作失败：{message}',
    fixEn: 'Check that the path is what it should be, and that this user may read and write there.',
    fixZh: '请检查这个路径是否正确，以及当前用户能否读写。',
    system: 'message',
  },
  'stdout-refused': {
    level: 'error',
    en: 'The result could not be written to stdout: {message}',
    zh: '结果无法写到标准输出：{message}',
    fixEn: 'Free some space where it goes, or send it elsewhere.',
    fixZh: '请给目标位置腾出空间，或换一个去处。',
    system: 'message',
  },
  'new-path': {
    level: 'error',
    en: '"{path}" is no name for a new file of the site.',
    zh: '“{path}”不能用作新文件的名字。',
    fixEn: 'Write a title of letters or digits; folders before it are allowed, `..` and absolute paths are not.',
    fixZh: '标题要有文字或数字；前面可以写文件夹，但不能用 `..` 和绝对路径。',
    example: 'notes new doc css/BFC',
  },
  'init-not-empty': {
    level: 'error',
    en: 'A site cannot be started in {folder}, which is not empty: {names} ({count} in all).',
    zh: '不能在 {folder} 新建网站，它不是空文件夹：{names}（共 {count} 项）。',
    fixEn:
      'Name another folder, or add `--content here` to make a site of the Markdown that is there. With `--force` the usual site is added beside it; files that are there are kept.',
    fixZh:
      '请换一个文件夹；要把里面已有的 Markdown 做成网站，加上 `--content here`。加上 `--force` 则在旁边新建通常的网站，已有的文件会保留。',
  },
  'init-blog-elsewhere': {
    level: 'error',
    en: 'The posts of this {tool} blog are in {posts}: names that begin with `_` make no pages, so a site of this folder would not have them.',
    zh: '这个 {tool} 博客的文章在 {posts} 里：名称以 `_` 开头的不会成为页面，在这里新建的网站里会没有它们。',
    fixEn:
      'Start a blog beside it and copy the posts, as below; pictures go to `static/`. The manual has a script that keeps dates and addresses (Move from VitePress, Hexo and others). With `--force` the site is made here all the same.',
    fixZh:
      '像下面这样在旁边新建博客，再把文章复制过去，图片放进 `static/`。手册的“从 VitePress、Hexo 等迁移”一章有脚本，能保留日期和地址。加上 `--force` 仍然在这里新建。',
    example: 'notes init ../blog --content blog && cp -r {posts}/. ../blog/blog/',
  },
  'init-manifest': {
    level: 'error',
    en: '{file} cannot be read as JSON: {message}',
    zh: '{file} 不是有效的 JSON：{message}',
    fixEn: 'Repair the file, or start the site in another folder.',
    fixZh: '请修正这个文件，或在别的文件夹新建网站。',
  },
  'init-install-failed': {
    level: 'error',
    en: 'The site is there, but its packages could not be installed:\n  {message}',
    zh: '网站已经建好，但依赖没有装上：\n  {message}',
    fixEn: 'Check the network and the registry, then run `{command}`.',
    fixZh: '请检查网络和镜像源，然后运行 `{command}`。',
  },
  'manifest-inside': {
    level: 'error',
    en: 'The manifest {file} would be inside the output folder, and whoever changes the site could change it too.',
    zh: '清单 {file} 在输出文件夹里，能改网站的人也能改它。',
    fixEn: 'Name a file elsewhere, and keep it where the host has no access.',
    fixZh: '请写到别处，并保存在托管方改不了的地方。',
    example: 'notes build --manifest ../site-manifest.json',
  },
  'manifest-unreadable': {
    level: 'error',
    en: '{file} is no manifest of a build.',
    zh: '{file} 不是构建写出的清单。',
    fixEn: 'Name the file that `notes build --manifest <file>` has written.',
    fixZh: '请指定 `notes build --manifest <文件>` 写出的文件。',
  },
  'verify-nothing': {
    level: 'error',
    en: '{target} is neither a folder nor an address that begins with http:// or https://.',
    zh: '{target} 既不是文件夹，也不是以 http:// 或 https:// 开头的地址。',
    fixEn: 'Name an output folder, or the address of the site with its base path.',
    fixZh: '请写输出文件夹，或网站的地址（带上基础路径）。',
    example: 'notes verify https://notes.example.com --manifest site-manifest.json',
  },
  'verify-differs': {
    level: 'error',
    en: 'Different from the manifest ({count} in total): {paths}',
    zh: '{count} 个文件与清单不符：{paths}',
    fixEn:
      'Somebody or something changed them after the build: the host, a plugin of it, or an attacker. Publish the build again.',
    fixZh: '构建之后有人或有程序改过它们：托管方、它的插件，或攻击者。请重新发布。',
  },
  'verify-missing': {
    level: 'error',
    en: 'In the manifest and not there ({count} in all): {paths}',
    zh: '清单里的 {count} 个文件不存在：{paths}',
    fixEn: 'Publish the whole output folder; check that the address has the base path of the site.',
    fixZh: '请发布整个输出文件夹，并确认地址带上了网站的基础路径。',
  },
  'verify-extra': {
    level: 'error',
    en: 'Not in the manifest ({count} in all): {paths}',
    zh: '{count} 个文件不在清单里：{paths}',
    fixEn: 'Delete what the build has not written.',
    fixZh: '请删除不是构建写出的文件。',
  },
  'verify-unreachable': {
    level: 'error',
    en: 'Could not be asked for, {reason} ({count} in all): {paths}',
    zh: '{count} 个文件请求失败，{reason}：{paths}',
    fixEn: 'Check the address and the connection, and try again.',
    fixZh: '请检查地址和网络，然后重试。',
    system: 'reason',
  },
  'node-old': {
    level: 'error',
    en: 'This is Node {found}; notes needs Node 20.19, 22.12, or 24 and later.',
    zh: '这里的 Node 是 {found}；notes 需要 Node 20.19、22.12，或 24 及更高的版本。',
    fixEn:
      'Install a newer Node, or choose one, as by `nvm install --lts`; on a build server its version is in the settings.',
    fixZh: '请安装或切换到更新的 Node，例如 `nvm install --lts`；在构建服务器上，版本写在它的设置里。',
    example: 'nvm install --lts',
  },
  'ended-early': {
    level: 'error',
    en: 'The command ended before its work was done: something called `process.exit`, or waits for something that never happens.',
    zh: '命令没有做完就结束了：有代码调用了 `process.exit`，或者在等待永远不会到来的结果。',
    fixEn:
      'Look at the configuration, its hooks and plugins, and at components: a promise there never settles, or the process is ended.',
    fixZh: '请检查配置、其中的钩子和插件，以及组件：有一个 Promise 一直没有结果，或者进程被结束了。',
  },
  'tool-fault': {
    level: 'error',
    en: 'This is a fault of notes, not of your site: {message}',
    zh: '这是 notes 自身的错误，与你的网站无关：{message}',
    fixEn:
      'Please report it with the file {report}. It holds versions and the place in the code, nothing of your site.',
    fixZh: '请附上文件 {report} 反馈给我们。其中只有版本和出错的代码位置，没有网站的内容。',
  },
};
