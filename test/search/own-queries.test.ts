/** Queries that readers of our own notes may type, and the page they want first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createIndex as CreateIndex } from '../../cli/api.js';
import { FIRST_HITS } from '../../theme/client/search/engine/first-hits.js';
import {
  type Asking,
  engineOver,
  type HashedOutput,
  makeIndex,
  pagesOf,
  percentile,
} from '../bench/search/evaluate.js';
import { root } from '../structure/imports.js';

/** By kind: query → address of the page. */
const WANTED: Record<string, Record<string, string>> = {
  Han: {
    '前端 路线': '/docs/roadmap/frontend',
    '事件 循环': '/docs/js/event-loop',
    强缓存: '/docs/internet/caching',
    协商缓存: '/docs/internet/caching',
    缓存键: '/docs/internet/cdn',
    队头阻塞: '/docs/internet/versions',
    三次握手: '/docs/internet/tcp-tls',
    四次挥手: '/docs/internet/tcp-tls',
    点击劫持: '/docs/security/common-attacks',
    原型污染: '/docs/security/common-attacks',
    弱引用: '/docs/js/garbage-collection',
    标记清除: '/docs/js/garbage-collection',
    内存泄漏: '/docs/js/garbage-collection',
    同源策略: '/docs/internet/cross-domain',
    预检请求: '/docs/internet/cors',
    偏函数: '/docs/code/handwritten/curry',
    洋葱模型: '/docs/code/handwritten/compose',
    防抖: '/docs/code/handwritten/debounce',
    节流: '/docs/code/handwritten/throttle',
    柯里化: '/docs/code/handwritten/curry',
    深拷贝: '/docs/code/handwritten/cloneDeep',
    发布订阅: '/docs/js/observer-vs-pub-sub',
    最长递增子序列: '/docs/react/diff-algorithm',
    过期闭包: '/docs/react/hooks-closure',
    依赖数组: '/docs/react/hooks-closure',
    活绑定: '/docs/engineering/webpack-modularity',
    块级格式化: '/docs/css/bfc',
    层叠上下文: '/docs/css/stacking-context',
    垂直居中: '/docs/css/centering',
    接雨水: '/docs/code/algorithm/prefix-suffix-decomposition',
    最近公共祖先: '/docs/code/algorithm/postorder-traversal',
    快速选择: '/docs/code/algorithm/divide-and-conquer',
    逆序对: '/docs/code/algorithm/divide-and-conquer',
    柱状图最大矩形: '/docs/code/algorithm/monotonic-stack',
    扩展欧几里得: '/docs/code/algorithm/gcd',
    千分位: '/blog/常用正则场景',
    密码强度: '/blog/常用正则场景',
    撤销提交: '/blog/删除提交',
    省略号: '/blog/文本换行',
    内容安全策略: '/docs/security/csp',
    怎么水平垂直居中: '/docs/css/centering',
    什么是闭包: '/docs/js/closure',
    浏览器输入网址后发生什么: '/docs/roadmap/frontend/how-browsers-work',
    回车到: '/docs/roadmap/frontend/how-browsers-work',
    刷新令牌: '/blog/为什么需要-refresh-token',
  },
  mixed: {
    tcp三次握手: '/docs/internet/tcp-tls',
    http2多路复用: '/docs/internet/versions',
    单点登录CAS: '/docs/internet/cas',
    'vue react 区别': '/docs/react/react-vs-vue',
    'useState 闭包': '/docs/react/hooks-closure',
    Proxy沙箱: '/docs/engineering/micro-frontend-sandbox',
    '箭头函数 this': '/docs/js/this',
    '下标当 key': '/docs/react/diff-algorithm',
    N皇后: '/docs/code/algorithm/backtracking',
    'Promise 链': '/docs/js/promise-async',
    'promise 组合': '/docs/code/handwritten/promiseCombinators',
    'vue3 响应式': '/docs/vue/reactivity',
    vue响应式: '/docs/vue/reactivity',
    'react 18 并发': '/docs/react/changelog',
    react性能优化: '/docs/react/performance',
    webpack优化: '/docs/engineering/webpack-build-optimisation',
    '1像素': '/docs/html/mobile-adaptation',
    'never 类型': '/blog/何时使用-unknown-与-never',
    怎么让div居中: '/docs/css/centering',
    CSS怎么画波浪: '/docs/css/wave-line',
    '为什么 微任务': '/blog/为什么要有微任务',
  },
  'identifiers and English': {
    '::before': '/docs/roadmap/frontend/pseudo-elements',
    'z-index': '/docs/css/stacking-context',
    'Set-Cookie': '/docs/html/cookie',
    'Cache-Control': '/docs/internet/caching',
    ETag: '/docs/internet/caching',
    'fit-content': '/blog/让父元素的宽度适应子元素',
    '502': '/docs/internet/keep-alive',
    'async defer': '/docs/html/script-async-defer',
    'set cookie': '/docs/html/cookie',
    SameSite: '/docs/html/cookie',
    samesite: '/docs/html/cookie',
    contenthash: '/docs/engineering/webpack-hash',
    contentHash: '/docs/engineering/webpack-hash',
    structuredClone: '/docs/code/handwritten/cloneDeep',
    'structured clone': '/docs/code/handwritten/cloneDeep',
    'clone deep': '/docs/code/handwritten/cloneDeep',
    'event emitter': '/docs/code/handwritten/eventEmitter',
    'set interval': '/docs/code/handwritten/setInterval',
    'limit promise': '/docs/code/handwritten/limitPromise',
    requestAnimationFrame: '/docs/code/handwritten/throttle',
    postMessage: '/docs/internet/cross-domain',
    queueMicrotask: '/docs/js/event-loop',
    shallowEqual: '/docs/code/helpers',
    groupBy: '/docs/code/helpers',
    'content-visibility': '/docs/css/containment',
    'overflow-wrap': '/blog/word-break-与-overflow-wrap',
    'word break': '/blog/word-break-与-overflow-wrap',
    'Object.is': '/docs/code/handwritten/is',
    'Object.assign': '/docs/code/handwritten/assign',
    'obj assign': '/docs/code/handwritten/assign',
    'HTTP/2': '/docs/internet/versions',
    HTTP2: '/docs/internet/versions',
    'TLS 1.3': '/docs/internet/tcp-tls',
    TIME_WAIT: '/docs/internet/tcp-tls',
    'time wait': '/docs/internet/tcp-tls',
    'keep-alive': '/docs/internet/keep-alive',
    keepalive: '/docs/internet/keep-alive',
    utf8: '/docs/js/character-encoding',
    'UTF-8': '/docs/js/character-encoding',
    PKCE: '/docs/security/oauth-2',
    xss: '/docs/security/common-attacks',
    csrf: '/docs/security/common-attacks',
    csp: '/docs/security/csp',
    React18: '/docs/react/changelog',
    dvh: '/docs/html/mobile-adaptation',
    '1px': '/docs/html/mobile-adaptation',
    useeff: '/docs/react/hooks-closure',
    unknown: '/blog/何时使用-unknown-与-never',
    DeepReadonly: '/docs/code/types/DeepReadonly',
    'deep read': '/docs/code/types/DeepReadonly',
    'git reset': '/blog/删除提交',
    'force push': '/blog/删除提交',
    eslint: '/blog/Prettier-与-ESLint',
    prettier: '/blog/Prettier-与-ESLint',
    preload: '/blog/preload-与-prefetch',
    'refresh token': '/blog/为什么需要-refresh-token',
  },
  'several words': {
    '闭包 依赖': '/docs/react/hooks-closure',
    '响应式 数组': '/docs/vue/reactivity',
    '缓存 淘汰': '/docs/code/algorithm/LRU',
    '循环 渲染': '/docs/js/event-loop',
    '回收 引用': '/docs/js/garbage-collection',
    '居中 文字': '/docs/css/centering',
    '原型 继承': '/docs/js/prototype-chain',
    '握手 证书': '/docs/internet/tcp-tls',
    '跨域 代理': '/docs/internet/cross-domain',
    '遍历 递归 左右': '/docs/code/algorithm/postorder-traversal',
    '二分 边界': '/docs/code/algorithm/binary-search',
    '窗口 子串': '/docs/code/algorithm/sliding-window',
    '下载 文件名': '/docs/js/front-end-download',
    '登录 轮询': '/docs/html/qr-code-login',
    '沙箱 快照': '/docs/engineering/micro-frontend-sandbox',
    'webpack 缓存': '/docs/engineering/webpack-build-optimisation',
    'cookie 跨站': '/docs/html/cookie',
    'key 列表': '/docs/react/diff-algorithm',
    'useState 批处理': '/docs/react/changelog',
    'react 渲染 优化': '/docs/react/performance',
    'CDN 回源': '/docs/internet/cdn',
    'axios 拦截器': '/docs/js/axios-source',
    'token 刷新': '/blog/为什么需要-refresh-token',
    'promise 并发': '/docs/code/handwritten/limitPromise',
    'event loop': '/docs/js/event-loop',
    'event loop microtask': '/docs/js/event-loop',
    'garbage collection': '/docs/js/garbage-collection',
    'binary search': '/docs/code/algorithm/binary-search',
    'sliding window': '/docs/code/algorithm/sliding-window',
    'async script': '/docs/html/script-async-defer',
    'commonjs import': '/docs/js/commonjs-vs-es-modules',
    'css blend': '/blog/CSS-文字混合',
    'dns 缓存': '/docs/internet/dns',
    'strict mode react': '/docs/react/strict-mode',
    'flux store': '/docs/engineering/mvc-vs-flux',
  },
  mistakes: {
    debunce: '/docs/code/handwritten/debounce',
    ebounce: '/docs/code/handwritten/debounce',
    xebounce: '/docs/code/handwritten/debounce',
    trottle: '/docs/code/handwritten/throttle',
    thorttle: '/docs/code/handwritten/throttle',
    instaceof: '/docs/code/handwritten/instanceof',
    wbepack: '/docs/engineering/webpack-build-optimisation',
    qebpack: '/docs/engineering/webpack-build-optimisation',
    cokie: '/docs/html/cookie',
    ookie: '/docs/html/cookie',
    kookie: '/docs/html/cookie',
    websoket: '/docs/internet/websocket-vs-sse',
    eebsocket: '/docs/internet/websocket-vs-sse',
    typescrpt: '/docs/js/typescript',
    commitlnt: '/docs/resources/packages/commitlint',
    jscdp: '/docs/resources/packages/jscpd',
    单点登陆: '/docs/internet/cas',
  },
  questions: {
    手机扫一下电脑就登录了是怎么做的: '/docs/html/qr-code-login',
    判断两个类型是不是完全一样: '/blog/TS-Equals',
    对象里有循环引用怎么复制: '/docs/code/handwritten/cloneDeep',
    代码里有很多重复的地方怎么找出来: '/docs/resources/packages/jscpd',
  },
  pinyin: {
    shijianxunhuan: '/docs/js/event-loop',
    sjxh: '/docs/js/event-loop',
    yuanxinglian: '/docs/js/prototype-chain',
    yxl: '/docs/js/prototype-chain',
    dandiaozhan: '/docs/code/algorithm/monotonic-stack',
    ddz: '/docs/code/algorithm/monotonic-stack',
    huadongchuangkou: '/docs/code/algorithm/sliding-window',
    ljhs: '/docs/js/garbage-collection',
    lajihuishou: '/docs/js/garbage-collection',
    erfenchazhao: '/docs/code/algorithm/binary-search',
    qianzhuishu: '/docs/code/algorithm/trie',
    zhongxubianli: '/docs/code/algorithm/inorder-traversal',
    saomadenglu: '/docs/html/qr-code-login',
    smdl: '/docs/html/qr-code-login',
    kuayu: '/docs/internet/cross-domain',
  },
  'traditional characters': {
    原型鏈: '/docs/js/prototype-chain',
    垃圾回收機制: '/docs/js/garbage-collection',
    單調棧: '/docs/code/algorithm/monotonic-stack',
    選擇器優先級: '/docs/css/selector-priority',
    觀察者: '/docs/js/observer-vs-pub-sub',
    層疊上下文: '/docs/css/stacking-context',
    緩存: '/docs/internet/caching',
    字符編碼: '/docs/js/character-encoding',
    移動端適配: '/docs/html/mobile-adaptation',
  },
  'wording of Taiwan': {
    跨網域: '/docs/internet/cross-domain',
    事件迴圈: '/docs/js/event-loop',
    快取: '/docs/internet/caching',
    'HTTP 快取': '/docs/internet/caching',
    二進位資料: '/docs/js/binary-data',
    字元編碼: '/docs/js/character-encoding',
    輔助函式: '/docs/code/helpers',
    位元運算: '/docs/code/algorithm/bit-operations',
    正規表示式: '/blog/常用正则场景',
    過期閉包: '/docs/react/hooks-closure',
    行動端: '/docs/html/mobile-adaptation',
    沙盒: '/docs/engineering/micro-frontend-sandbox',
    掃碼登入: '/docs/html/qr-code-login',
    'webpack 模組化': '/docs/engineering/webpack-modularity',
  },
};
/** Queries that other pages answer as well. */
const AMONG_THREE: [query: string, page: string][] = [
  ['如何取消请求', '/docs/js/promise-async'],
  ['缓存 更新', '/docs/internet/caching'],
  ['worker 通信', '/docs/js/workers'],
  ['dialog focus', '/docs/html/dialog'],
  ['闭包会导致内存泄漏吗', '/docs/js/garbage-collection'],
  ['怎么实现一个深拷贝函数', '/docs/code/handwritten/cloneDeep'],
  ['useEffect', '/docs/react/hooks-closure'],
  ['useMemo', '/docs/react/performance'],
  ['__proto__', '/docs/js/prototype-chain'],
  ['this指向', '/docs/js/this'],
  ['模块 循环', '/docs/js/commonjs-vs-es-modules'],
  ['this bind', '/docs/js/this'],
];

const cacheDir = mkdtempSync(join(tmpdir(), 'notes-own-queries-'));
let engine: Asking;
let outputs: HashedOutput[];
let texts: { page: string; text: string }[];

beforeAll(async () => {
  const { createIndex } = (await import(join(root, 'lib/cli/api.js'))) as { createIndex: typeof CreateIndex };
  const { records } = await createIndex({ dir: join(root, 'content'), cacheDir, threads: 0 });
  ({ outputs } = makeIndex(records));
  ({ engine } = engineOver(outputs));
  texts = records.map(({ page, records: parts }) => ({
    page,
    text: parts
      .flatMap(({ hierarchy, content, code }) => [...Object.values(hierarchy).slice(1), content, ...(code ?? [])])
      .join('\n'),
  }));
});
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const pagesFor = async (query: string) => pagesOf((await engine.search([{ query }]))[0]!.hits);

describe.each(Object.entries(WANTED))('%s', (_, wanted) => {
  it.each(Object.entries(wanted))('%s → %s', async (query, page) => {
    expect((await pagesFor(query))[0]).toBe(page);
  });
});

it.each(AMONG_THREE)('%s → %s, among the first three', async (query, page) => {
  expect((await pagesFor(query)).slice(0, 3)).toContain(page);
});

it('lists pages that hold every word before those that hold some', async () => {
  const wrong: string[] = [];
  for (const query of Object.keys(WANTED['several words']!).filter((words) => /^[\u4e00-\u9fff ]+$/.test(words))) {
    const words = query.split(' ');
    const all = texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ page }) => page);
    const first = (await pagesFor(query)).slice(0, Math.min(10, all.length));
    wrong.push(...first.filter((page) => !all.includes(page)).map((page) => `${query}: ${page}`));
  }
  expect(wrong).toEqual([]);
});

it('shows the text that holds the words where the title holds only some of them', async () => {
  const [result] = await engine.search([{ query: '强缓存' }]);
  expect(result!.hits[0]).toMatchObject({ type: 'content' });
  expect(result!.hits[0]!._snippetResult!.content!.value).toContain('<mark>强缓存</mark>');
});

it('loads at most 14.8 KB of the index to the first hits, of all files (p50)', async () => {
  const queries = [
    '缓存',
    '闭包',
    '事件循环',
    'flex',
    'Promise',
    '跨域',
    '防抖',
    '虚拟 DOM',
    'webpack',
    '深拷贝',
    'cookie',
  ];
  const loaded: number[] = [];
  for (const query of queries) {
    const { engine: fresh, traffic } = engineOver(outputs);
    await fresh.search([{ query, hitsPerPage: FIRST_HITS }]);
    loaded.push(traffic.bytes);
  }
  console.info(`index to the first hits: ${percentile(loaded, 0.5)} B (p50)`);
  expect(percentile(loaded, 0.5)).toBeLessThanOrEqual(14_800);
});
