/** The same pages for each tool: what they say is fixed here, how it is written is the tool's own (`Writing`). */

export type Notice = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** Syntax of a tool for content beyond plain Markdown, according to its manual. */
export interface Writing {
  notice(kind: Notice, title: string, text: string): string;
  /** A block with the name of its file and a marked line, where the tool has them. */
  code(language: string, code: string, options?: { title?: string; line?: number }): string;
  tabs(items: readonly { label: string; language: string; code: string }[]): string;
  /** Cards that lead on, or a list of links. */
  cards(items: readonly { title: string; text: string; to: string }[]): string;
}

export interface DocPage {
  /** The address below `docs`, and the name of the file. */
  path: string;
  title: string;
  description: string;
  text(writing: Writing): string;
}

export const SITE = { title: '示例笔记', tagline: '一次讲清一件事的前端笔记' };

export const HOME = {
  lead: '写给前端开发者：每篇只讲一个问题，给出缘由、例子和出处。',
  first: { text: '从这里开始', to: '/docs/start' },
  second: { text: '读一篇看看', to: '/docs/event-loop' },
  command: 'npm create example-notes@latest',
  reasons: [
    { title: '先讲为什么', text: '结论后面总跟着理由，记得住，也推得出。', to: '/docs/event-loop' },
    { title: '例子能运行', text: '代码不长，复制下来就能看到同样的结果。', to: '/docs/code' },
    { title: '出处查得到', text: '说法来自规范和官方文档，附上链接。', to: '/docs/tables' },
    { title: '查起来顺手', text: '接口、参数、默认值排成表，一眼找到。', to: '/docs/fetch' },
  ],
};

const START = `这份笔记假定你会写一点 JavaScript，别的不需要。读的次序随意，第一次来可以按左边的目录往下看。

## 准备环境

装好 Node 20 或更新的版本，再找一个顺手的编辑器。检查版本：
`;

const EVENT_LOOP = `JavaScript 的代码在一条线程上运行，同一时刻只做一件事。定时器、点击、网络返回这些“以后再做”的事先排进队列，由**事件循环**一次取一件来执行。弄清取的次序，就能推出任何一段异步代码的输出。

## 任务与微任务

队列不止一条。\`setTimeout\` 的回调是**任务**，\`Promise\` 的 \`then\` 是**微任务**。每执行完一个任务，循环先把微任务清空，再去取下一个任务；清空途中新加的微任务也在这一轮里做完。

> 微任务不会插到正在执行的代码中间，它等的是调用栈变空。

因此下面这段先打印 \`1\`、\`4\`，再打印 \`3\`，最后才是 \`2\`：
`;

const EVENT_LOOP_AFTER = `
## 渲染在什么时候

浏览器大约每 16.7 毫秒有一次机会更新画面。它排在微任务之后、下一个任务之前，但不是每一轮都发生：

1. 取一个任务执行；
2. 清空微任务；
3. 到了该更新画面的时刻，先调用 \`requestAnimationFrame\` 的回调，再计算样式、布局和绘制；
4. 回到第一步。

所以在微任务里无限地加微任务，页面会卡死；用 \`setTimeout\` 无限地加任务，页面还能滚动。

## 常见的误解

- **“\`setTimeout(fn, 0)\` 会立刻执行。”** 它只是尽早排队，前面的任务和微任务都做完才轮到。
- **“\`await\` 会阻塞线程。”** 它把后面的代码变成微任务，线程马上去做别的事。
- **“Node 和浏览器一样。”** 微任务一样，任务分成几个阶段，见[代码的写法](./code.md)。

### 怎样检验自己懂了

遮住输出，先在纸上写出两条队列，再逐行推。推错的那一行，就是没弄懂的地方。
`;

const ORDER = `console.log(1);
setTimeout(() => console.log(2));
Promise.resolve().then(() => console.log(3));
console.log(4);`;

const DEBOUNCE = `/** 停下来 wait 毫秒之后才调用一次。 */
export function debounce<T extends unknown[]>(fn: (...args: T) => void, wait = 200) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args: T): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fn(...args), wait);
  };
}`;

const STYLES = `.card {
  display: grid;
  gap: 1rem;
  padding: clamp(1rem, 2vw, 2rem);
  border: 1px solid rgb(0 0 0 / 0.1);
}`;

const TABLES = `对照着看的内容排成表。窄屏放不下的表自己滚动，不撑宽页面。

## 缓存指令

| 指令 | 含义 | 用在哪里 |
| :-- | :-- | :-- |
| \`max-age=600\` | 600 秒内直接用，不问服务器 | 图片、字体 |
| \`no-cache\` | 可以存，用之前必须先验证 | HTML 页面 |
| \`no-store\` | 不许存 | 账单、验证码 |
| \`immutable\` | 有效期内内容不变，刷新也不验证 | 带哈希的脚本 |

## 数字右对齐

| 格式 | 大小（KB） | 解码（ms） | 支持率 |
| :-- | --: | --: | --: |
| JPEG | 182.4 | 6.1 | 100 % |
| WebP | 121.0 | 7.9 | 97 % |
| AVIF | 88.6 | 14.2 | 95 % |

## 列表与引用

选格式时看三件事：

- 图里是照片还是图形：
  - 照片用 AVIF 或 WebP；
  - 图形用 SVG。
- 读者的设备够不够新。
- 有没有时间为每张图准备几种尺寸。

> 先量再优化。没有数字的优化只是换一种写法。

按 <kbd>Ctrl</kbd> + <kbd>K</kbd> 可以搜索，按 <kbd>Esc</kbd> 关闭。
`;

const FETCH = `在浏览器和 Node 里发出请求，返回一个 \`Promise\`，收到响应头时就完成。

## 语法

\`fetch(input, init?)\`

### 参数

| 名称 | 类型 | 默认值 | 说明 |
| :-- | :-- | :-- | :-- |
| \`input\` | \`string \\| URL \\| Request\` | 必填 | 请求的地址，或一个现成的请求 |
| \`init.method\` | \`string\` | \`'GET'\` | 请求方法 |
| \`init.headers\` | \`HeadersInit\` | \`{}\` | 请求头 |
| \`init.body\` | \`BodyInit\` | 无 | 请求体，\`GET\` 不能带 |
| \`init.signal\` | \`AbortSignal\` | 无 | 用来中途取消 |

### 返回值

一个 \`Promise<Response>\`。状态码是 404 或 500 时它照样成功，要自己看 \`response.ok\`。

### 抛出的错误

- \`TypeError\`：网络不通、地址不合法，或跨源被拒绝。
- \`AbortError\`：通过 \`signal\` 取消了请求。

## 例子
`;

const FETCH_EXAMPLE = `const response = await fetch('/api/notes', { signal: AbortSignal.timeout(5000) });
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const notes = await response.json();`;

export const DOCS: DocPage[] = [
  {
    path: 'start',
    title: '开始',
    description: '读这份笔记之前要准备什么',
    text: ({ code, tabs, notice, cards }) =>
      [
        START,
        code('bash', 'node --version\nnpm --version'),
        '\n## 安装\n\n用你习惯的包管理器：\n',
        tabs([
          { label: 'npm', language: 'bash', code: 'npm install example-notes' },
          { label: 'pnpm', language: 'bash', code: 'pnpm add example-notes' },
          { label: 'yarn', language: 'bash', code: 'yarn add example-notes' },
        ]),
        notice('tip', '不想安装', '每段代码也可以直接贴进浏览器的控制台运行。'),
        '\n## 接下来\n',
        cards([
          { title: '事件循环', text: '异步代码按什么次序执行', to: '/docs/event-loop' },
          { title: '代码的写法', text: '例子里的代码怎么读', to: '/docs/code' },
        ]),
      ].join('\n'),
  },
  {
    path: 'event-loop',
    title: '事件循环',
    description: '任务、微任务与渲染的先后次序',
    text: ({ code, notice }) =>
      [
        EVENT_LOOP,
        code('js', ORDER, { title: 'order.js' }),
        notice('note', '为什么不是 1、2、3、4', '两个回调都要等当前代码执行完，而微任务先于下一个任务。'),
        EVENT_LOOP_AFTER,
      ].join('\n'),
  },
  {
    path: 'code',
    title: '代码的写法',
    description: '例子里的代码怎么读',
    text: ({ code, tabs }) =>
      [
        '例子尽量短，能单独运行。文件名写在标题里，要看的那一行有底色。\n\n## 一个函数\n',
        code('ts', DEBOUNCE, { title: 'src/debounce.ts', line: 5 }),
        '\n连续调用时，计时器每次都重新开始，只有最后一次会真正执行。\n\n## 样式\n',
        code('css', STYLES, { title: 'card.css' }),
        '\n## 命令\n',
        code('bash', 'npm run build\nnpx serve dist'),
        '\n## 同一件事的几种写法\n',
        tabs([
          { label: 'async.js', language: 'js', code: "const text = await (await fetch('/a.txt')).text();" },
          { label: 'then.js', language: 'js', code: "fetch('/a.txt').then((response) => response.text());" },
        ]),
        '\n行内的代码像 `npm run build` 这样写，夹在中文里也不挤。\n',
      ].join('\n'),
  },
  { path: 'tables', title: '表格与列表', description: '对照着看的内容', text: () => TABLES },
  {
    path: 'notices',
    title: '提示与折叠',
    description: '五种提示各用在什么地方',
    text: ({ notice }) =>
      [
        '提示从正文里跳出来，只在读者容易出错的地方用。\n',
        notice('note', '说明', '补充一点背景，跳过也不影响理解。'),
        notice('tip', '技巧', '更省事的办法，例如用 `AbortSignal.timeout(5000)` 代替手写的定时器。'),
        notice('info', '信息', '版本、兼容性这类会变的事实。'),
        notice('warning', '当心', '这样写在 Safari 15 里不起作用。'),
        notice('danger', '危险', '不要把令牌写进前端代码，任何人都能看到。'),
        '\n## 折叠的内容\n\n<details>\n<summary>为什么默认折叠</summary>\n\n大多数读者用不到，放在这里查得到就行。\n\n</details>\n',
      ].join('\n'),
  },
  {
    path: 'fetch',
    title: 'fetch()',
    description: '发出请求',
    text: ({ code }) => [FETCH, code('js', FETCH_EXAMPLE, { title: 'load.js' })].join('\n'),
  },
];

/** Those below one heading of the sidebar, which is a page of its own. */
export const SECTION = {
  path: 'guide',
  title: '写作指南',
  description: '这份笔记里各种内容的写法',
  pages: ['code', 'tables', 'notices'],
};

export const POSTS = [
  {
    date: '2026-10-12',
    path: 'first-paint',
    title: '首屏快一秒，我们删了什么',
    tags: ['性能'],
    lead: '把首页从 2.8 秒改到 1.7 秒，没有用新技术，只删了四样东西。',
    text: '## 先量\n\n在中端手机上用慢速 4G 量十次，取中位数。开发机上的数字没有意义。\n\n## 再删\n\n1. 首屏用不到的轮播脚本，41 KB；\n2. 两种只用了一个字重的字体；\n3. 统计脚本改到空闲时加载；\n4. 一张没人看的背景大图。\n\n> 最快的代码是没有发出去的代码。\n\n## 结果\n\n| | 之前 | 之后 |\n| :-- | --: | --: |\n| 首屏（秒） | 2.8 | 1.7 |\n| 脚本（KB） | 214 | 131 |\n',
  },
  {
    date: '2026-09-03',
    path: 'focus-ring',
    title: '别再去掉焦点环',
    tags: ['无障碍', 'CSS'],
    lead: '一行 outline: none 让键盘用户在页面里迷路，而正确的做法只多写一个选择器。',
    text: '## 用 :focus-visible\n\n鼠标点击时不显示，键盘移动时显示，浏览器已经替我们分好了。\n',
  },
  {
    date: '2026-08-21',
    path: 'dates',
    title: '日期为什么总差一天',
    tags: ['JavaScript'],
    lead: "new Date('2026-08-21') 按 UTC 解析，new Date(2026, 7, 21) 按本地时区，差的就是这一天。",
    text: '## 只存日期，不存时刻\n\n生日、节日没有时区，用字符串保存，用到时再解析。\n',
  },
];
