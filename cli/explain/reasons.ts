/** Reasons why some problems have no example, and what causes them: no small site shows them alike on every machine. */

/** Group of problems, what has to be there, and what shows it. */
interface Reason {
  codes: RegExp;
  zh: string;
  en: string;
  /** A command that gives the problem in that situation. */
  command: string;
}

export const reasons: readonly Reason[] = [
  {
    codes: /^check-(?:axe|console|contrast|foreign-request|layout-shift|overflow|policy|result-height|weight)$/,
    zh: '要在浏览器里打开构建好的页面才看得到',
    en: 'It is seen when built pages are opened in a browser',
    command: 'notes check --browser',
  },
  {
    codes: /^check-(?:link-dead|link-refused|offline)$/,
    zh: '取决于别的网站此刻怎样回答',
    en: 'It depends on the answers of other sites at that moment',
    command: 'notes check --external',
  },
  {
    codes: /^check-(?:compiler|died|inputs-missed|not-isolated|package-missing)$/,
    zh: '取决于这台机器：装了哪些软件包、有多少内存、系统能不能隔离代码',
    en: 'It depends on the machine: its packages, its memory, whether it can isolate code',
    command: 'notes check --require-isolation',
  },
  {
    codes: /^steps-stale$/,
    zh: '要在设了环境变量 CI 的机器上检查，记录与现在的运行不一样时才看得到',
    en: 'It is seen when a build server, where the variable CI is set, runs the code anew',
    command: 'notes check',
  },
  {
    codes: /^(?:index|search)-/,
    zh: '来自托管的搜索服务、它的密钥或它的索引',
    en: 'It depends on a hosted search service, its keys or its index',
    command: 'notes index',
  },
  {
    codes:
      /^(?:cache-unwritable|disk-full|disk-refused|init-manifest|output-unwritable|source-unreadable|stdout-refused)$/,
    zh: '来自磁盘：没有空间、没有权限，或文件不是它该是的样子',
    en: 'It depends on the disk: no space, no permission, or a wrong kind of file',
    command: 'notes build -o /proc/site',
  },
  {
    codes: /^bundler-stopped$/,
    zh: '取决于 esbuild 的程序能否在这台机器上运行',
    en: 'It depends on whether the program of esbuild may run on this machine',
    command: 'notes build',
  },
  {
    codes: /^cache-store-failed$/,
    zh: '取决于几台机器共用的缓存仓库怎样回答',
    en: 'It depends on the answers of the shared store',
    command: 'notes build --cache-url https://cache.example.com',
  },
  {
    codes: /^git-/,
    zh: '来自 git：装没装、取回了多少历史、信不信任这个文件夹',
    en: 'It depends on git: whether it is installed, how much history was fetched, whether it trusts the folder',
    command: 'notes build',
  },
  {
    codes: /^(?:serve-cannot-listen|host-line-unread)$/,
    zh: '本地服务器启动时才看得到',
    en: 'It is seen when a local server starts',
    command: 'notes preview --host 192.0.2.1',
  },
  {
    codes: /^export-browser-missing$/,
    zh: '取决于这台机器装了哪些软件包',
    en: 'It depends on the packages of the machine',
    command: 'notes export --pdf book.pdf',
  },
  {
    codes: /^prove-/,
    zh: '取决于网站装没装 Docusaurus、它构建出了什么、站点地图里有什么',
    en: 'It depends on the Docusaurus of the site, on its output, and on the sitemap',
    command: 'notes import --prove',
  },
  {
    codes: /^verify-/,
    zh: '要有一次构建的清单，和之后被改动的文件',
    en: 'It takes the manifest of a build, and files that were changed after it',
    command: 'notes verify dist --manifest m.json',
  },
  {
    codes: /^(?:init-install-failed|mermaid-missing)$/,
    zh: '取决于能不能装到、装了哪些软件包',
    en: 'It depends on packages that are installed or can be',
    command: 'notes init my-site',
  },
  {
    codes: /^(?:move-busy|output-busy|move-changed)$/,
    zh: '要有两个命令同时运行，或文件在两次运行之间改过',
    en: 'It takes two commands at the same time, or files that changed between two runs',
    command: 'notes mv --undo',
  },
  {
    codes: /^(?:markdown-too-deep|page-too-large|page-too-slow)$/,
    zh: '取决于页面有多大、里面的代码要跑多久、用多少内存',
    en: 'It depends on how large a page is, how long its code runs and how much memory it takes',
    command: 'notes build --page-timeout 1',
  },
  {
    codes: /^(?:link-outside|symlink-broken|post-no-date|source-encoding|move-file-unread|theme-file-name)$/,
    zh: '来自文件本身而不是它的文字：名字、符号链接、编码、没有提交过的文件',
    en: 'It depends on the file and not on its text: a name, a symbolic link, an encoding, a file that was never committed',
    command: 'notes check',
  },
  {
    codes: /^(?:compile-crashed|output-hole|output-outside|tool-fault)$/,
    zh: '这是工具自己的错误，已知的都已改掉',
    en: 'It is a fault of the tool; all known ones are fixed',
    command: 'notes build',
  },
  {
    codes: /^moved-plugin-/,
    zh: '来自 Docusaurus 网站的插件做的事',
    en: 'It depends on what a plugin of a Docusaurus site does',
    command: 'notes build',
  },
  {
    codes: /^node-old$/,
    zh: '取决于这台机器上的 Node',
    en: 'It depends on the Node of the machine',
    command: 'notes build',
  },
  {
    codes: /^ended-early$/,
    zh: '配置、插件或组件里有代码结束了进程',
    en: 'Code of the configuration, a plugin or a component ends the process',
    command: 'notes build',
  },
];

/** The reason why a problem has no example. */
export const reasonOf = (code: string): Reason | undefined => reasons.find(({ codes }) => codes.test(code));
