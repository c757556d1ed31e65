/** What the help says in English → the same in Chinese. A test sees to it that nothing of the help is missing here. */
export const CHINESE_HELP: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
  'Turns a folder of Markdown into a documentation site and blog.': '把一个文件夹的 Markdown 变成文档站和博客。',
  'print the version': '显示版本',
  'show help': '显示帮助',
  'build the site': '构建网站',
  'serve the site while it is written': '边写边看',
  'check the notes: run and type-check their code, read their prose, follow their links':
    '检查笔记：运行代码、检查类型、校对文字、核对链接',
  'push the search records of the site': '推送网站的搜索记录',
  'start a site; on a terminal and without options it asks what it is to be': '新建网站；在终端里不带选项时逐项询问',
  'write the notes.config.ts that equals a Docusaurus configuration': '把 Docusaurus 的配置写成等价的 notes.config.ts',
  'add a doc, a post or a page': '添加文档、文章或页面',
  'site folder': '网站文件夹',
  'folder to make': '要新建的文件夹',
  'doc, post or page': 'doc（文档）、post（文章）或 page（页面）',
  'title; a doc may have folders: css/层叠上下文': '标题；文档可以带文件夹：css/层叠上下文',
  'problems and data alone': '只显示问题和数据',
  'what is read and made, the time of each step, all problems of a kind':
    '显示读取和生成了什么、每一步的用时、同类的所有问题',
  'configuration file': '配置文件',
  'base path, instead of the configured one': '换一个基础路径',
  'Markdown parser': 'Markdown 解析器',
  'threads that work, the main one among them': '一起工作的线程数，主线程也算',
  'time that one page may take (default: 60)': '一个页面最多用多少秒（默认 60）',
  'show the children of components that are not there': '不存在的组件显示它的内容',
  'read every file, even those whose size and times are unchanged': '大小和时间没变的文件也重新读取',
  'print the time of each step and write .notes/trace.json for chrome://tracing':
    '显示每一步的用时，并为 chrome://tracing 写出 .notes/trace.json',
  'print the result as JSON on stdout': '结果以 JSON 写到标准输出',
  'how problems are printed': '问题的显示方式',
  'output folder (default: dist in the current folder, or in the site folder that is named)':
    '输出文件夹（默认是 dist，在写明的网站文件夹里，否则在当前文件夹里）',
  'build drafts too': '连草稿一起构建',
  'warnings fail the build': '有警告就算失败',
  'do not check links and anchors': '不核对链接和锚点',
  'build this language alone; may be given several times': '只构建这种语言；可以写多次',
  'push this language alone; may be given several times': '只推送这种语言；可以写多次',
  'language to show (default: that of the site)': '要看的语言（默认是网站的语言）',
  'check that every file named by any output exists, not only where something has changed':
    '核对输出里提到的每一个文件，不只是改动过的',
  'store from which machines take what others have built': '缓存仓库：几台机器从那里取用别的机器构建的结果',
  'port (default: 3000; the next free one when it is taken)': '端口（默认 3000；被占用时用下一个空闲的）',
  'host to listen on; 0.0.0.0: all of the network can read the site': '监听的主机名；0.0.0.0：同一网络里的设备都能打开',
  'further names that lead here, such as those of a tunnel; .example.com: all below it':
    '还允许用哪些域名打开，如隧道的域名；.example.com：它下面的所有域名',
  'open the site in a browser': '在浏览器里打开',
  'show drafts (default: only where no one else can open the site)': '显示草稿（默认只在别人打不开时显示）',
  'leave drafts out': '不显示草稿',
  'repair in place what has one meaning; with =suggested, show other repairs and ask':
    '就地改正只有一种改法的问题；写 =suggested 则逐个显示其他改法并询问',
  'with --fix=suggested: write all repairs without asking': '与 --fix=suggested 同用：不询问，全部写入',
  'make these checks alone: build, code, types, markup, prose, orphans, external, browser':
    '只做这些检查：build、code、types、markup、prose、orphans、external、browser',
  'make these checks alone: build, code, types, markup, prose, facts, orphans, search, external, browser':
    '只做这些检查：build、code、types、markup、prose、facts、orphans、search、external、browser',
  'name the claims in prose that no data stands behind': '列出正文里没有数据支持的说法',
  'leave these checks out': '不做这些检查',
  'try the search with what readers may type, and name the pages that it does not find':
    '用读者可能输入的词试一遍搜索，指出找不到的页面',
  'ask the outer links whether they are there': '逐个访问站外链接',
  'open the built pages and the browser blocks in Chromium': '在 Chromium 里打开页面，运行 browser 代码块',
  'the date that counts as today, YYYY-MM-DD': '把这一天当作今天，写成 YYYY-MM-DD',
  'warnings fail the check': '有警告就算失败',
  'start the file of results that the badges show; from then on every check keeps it':
    '建立徽章所用的结果文件；以后每次检查都会更新它',
  'name this Node too on the badges of the code whose result is the same as in that file':
    '结果与该文件相同的代码，徽章上加上这次用的 Node 版本',
  'run code only where the system can take the network away from it': '只在系统能禁止代码联网时运行代码',
  'plant n faults in the code of the notes and count those noticed': '在代码里埋 n 个错误，数有几个被发现',
  'seed of the places of the faults': '埋错误的位置的种子',
  'show the plan and print the records as JSON lines instead of pushing':
    '只显示计划，并把记录按每行一个 JSON 写到标准输出',
  'swap the whole index at once': '一次换掉整个索引',
  'push even if it empties the index or deletes more than half of it': '即使会清空索引或删掉一半以上也推送',
  'title of the site (default: name of the folder)': '网站标题（默认是文件夹名）',
  'language of the site (default: that of the terminal)': '网站的语言（默认是终端的语言）',
  'what the site holds; here: the Markdown that is in the folder (default: both)':
    '网站的内容；here：文件夹里已有的 Markdown（默认 both：文档和博客）',
  'do not install the packages': '不安装依赖',
  'write into a folder that is not empty; files that are there are kept': '文件夹不是空的也写入，已有的文件会保留',
  'replace a notes.config.ts that is there': '覆盖已有的 notes.config.ts',
  'print the file on stdout instead of writing it': '把文件写到标准输出，不落盘',
  'file name without extension, instead of one made from the title': '不带扩展名的文件名，不从标题得出',
  'docs set or blog, by id or folder (default: the first one)':
    '写到哪一套文档或哪个博客，写 id 或文件夹（默认：第一个）',
  'tags, separated by commas': '标签，用逗号隔开',
  'say what would be written': '只说会写到哪里',
  'write the hash of every output to a file outside the output folder':
    '把每个输出文件的散列写到输出文件夹之外的一个文件里',
  'compare a folder or a published site with the manifest of its build': '把文件夹或发布了的网站与构建时的清单比较',
  'output folder, or address of the site with its base path': '输出文件夹，或带基础路径的网站地址',
  'file that `notes build --manifest` has written': '`notes build --manifest` 写出的文件',
  'Keep the manifest elsewhere than on the host: whoever can change the site must not be able to change it.':
    '清单不要放在托管网站的地方：能改动网站的人不应该能改动它。',
  'serve the built site as a static host does': '像静态托管那样提供构建好的网站',
  'site folder, or its output folder': '网站文件夹，或它的输出文件夹',
  'base path, instead of the one that was built for': '换一个基础路径，不用构建时的',
  'port (default: 4000; the next free one when it is taken)': '端口（默认 4000；被占用时用下一个空闲的）',
  'look at drafts too': '连草稿一起看',
  'list what the site consists of': '列出网站里有什么',
  'docs, posts, tags, routes, links or problems':
    'docs（文档）、posts（文章）、tags（标签）、routes（地址）、links（链接）或 problems（问题）',
  'weigh the built site: pages, scripts, styles, search index, what a first view loads':
    '称一称构建好的网站：页面、脚本、样式、搜索索引、首次打开加载多少',
  'print the completion script of a shell': '显示 shell 的补全脚本',
  'bash, zsh or fish': 'bash、zsh 或 fish',
  'move a page or a folder; links, sidebars and imports follow, and the old addresses lead on':
    '搬动页面或文件夹，链接跟着改，旧地址仍能到达',
  'file or folder of docs, posts or pages': '文档、文章或页面的文件或文件夹',
  'where it goes; a folder that is there takes it in': '搬到哪里；已有的文件夹表示搬进去',
  'take back the last run of mv or rename': '撤销上一次 mv 或 rename',
  'print the patch and change nothing': '只打印补丁，什么都不改',
  'give a heading another text; links to it stay whole': '给标题换文字，指向它的链接不断',
  'file, and id or text of the heading': '文件，以及标题的 id 或文字',
  'new text, as Markdown': '新的文字，按 Markdown 写',
  'the heading takes the id of its new text; links change, and the old id stays as an empty anchor':
    '标题改用新文字的 id：链接跟着改，旧 id 留作空锚点',
  'explain a problem: what it means, how to mend it, an example': '解释一个问题：意思、改法和示例',
  'code of a problem; without one all are listed': '问题的代码；不写则列出全部',
  'show the way of a page: fields and where they come from, links, files, what makes it anew, time':
    '显示一个页面的来龙去脉：字段和来历、链接、文件、什么会让它重新生成、用时',
  'file, address or id of a page': '页面的文件、地址或 id',
  'Examples:': '例：',
  'start a site': '新建网站',
  'write with live reload': '边写边看',
  'build the site into public/': '构建到 public/',
  'Keys come from the environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY.':
    '密钥来自环境变量：ALGOLIA_APP_ID、ALGOLIA_WRITE_KEY。',
  'Exit codes: 0 done, 1 failed or findings, 2 wrong usage or configuration, 130 interrupted.':
    '退出码：0 完成，1 失败或有发现，2 用法或配置不对，130 被中断。',
  'make one document of the docs, as HTML that works alone or as PDF': '把文档做成一份：可以单独打开的 HTML，或 PDF',
  'write the document as HTML: pictures, styles and fonts are in the file':
    '写成 HTML：图片、样式和字体都在这一个文件里',
  'write the document as PDF, printed by Chromium': '写成 PDF，由 Chromium 打印',
  'sidebar whose pages, order and titles the document has (default: the first one)':
    '用哪个侧边栏的页面、顺序和标题（默认是第一个）',
  'docs set, by id or folder (default: the first one)': '文档集，写 id 或文件夹（默认是第一个）',
  'version of the docs (default: the one that readers get)': '文档的版本（默认是读者看到的那个）',
  'only pages at and below this address, such as /docs/css': '只要这个地址及其下面的页面，如 /docs/css',
  'title on the cover (default: title of the site)': '封面上的标题（默认是网站的标题）',
};
