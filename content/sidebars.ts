/**
 * The four sidebars (D21). Key order counts: `docsSidebar` first, so that `/docs` leads to its first doc.
 * Items are doc ids (path under docs/ without extension); every doc stands in exactly one sidebar.
 */
interface Category {
  type: 'category';
  label: string;
  collapsed: boolean;
  items: string[];
}

/** A category of docs; a group without docs is left out, as an empty category has nowhere to link. */
function category(label: string, folder: string, names: string[], collapsed = true): Category[] {
  if (names.length === 0) return [];
  return [{ type: 'category', label, collapsed, items: names.map((name) => `${folder}/${name}`) }];
}

const docsSidebar = [
  // internet/basic-authentication stays first: it is the landing page of this sidebar.
  ...category(
    '网络',
    'internet',
    [
      'basic-authentication',
      'cas',
      'dns',
      'tcp-tls',
      'versions',
      'keep-alive',
      'request-headers',
      'caching',
      'cdn',
      'cross-domain',
      'cors',
      'websocket-vs-sse',
    ],
    false,
  ),
  ...category('HTML', 'html', [
    'accessibility',
    'script-async-defer',
    'cookie',
    'storage-service-worker',
    'readonly-vs-disabled',
    'dialog',
    'svg-vs-canvas',
    'mobile-adaptation',
    'qr-code-login',
  ]),
  ...category('CSS', 'css', [
    'selector-priority',
    'flexbox-grid',
    'bfc',
    'stacking-context',
    'centering',
    'transitions-animations',
    'containment',
    'wave-line',
  ]),
  ...category(
    'JavaScript',
    'js',
    [
      'event-loop',
      'promise-async',
      'iterators-generators',
      'dom-events',
      'typescript',
      'typescript-generics',
      'commonjs-vs-es-modules',
      'closure',
      'this',
      'prototype-chain',
      'typeof-instanceof-tostring',
      'error-types',
      'workers',
      'binary-data',
      'front-end-download',
      'character-encoding',
      'block-scope-functions',
      'garbage-collection',
      'observer-vs-pub-sub',
      'axios-source',
    ],
    false,
  ),
  ...category('React', 'react', [
    'hooks-closure',
    'diff-algorithm',
    'strict-mode',
    'performance',
    'server-rendering',
    'changelog',
    'react-vs-vue',
  ]),
  ...category('Vue', 'vue', ['reactivity', 'vue-in-use', 'what-new-vue-does']),
  ...category('工程化', 'engineering', [
    'packages-monorepo',
    'testing',
    'vite',
    'web-vitals',
    'mvc-vs-flux',
    'polyfill-vs-runtime',
    'micro-frontend-sandbox',
    'webpack-modularity',
    'webpack-hash',
    'webpack-build-optimisation',
  ]),
  ...category('安全', 'security', ['common-attacks', 'csp', 'jwt-https', 'oauth-2']),
];

// roadmap/frontend/index stays first.
const roadmap = [
  'roadmap/frontend/index',
  'roadmap/frontend/how-the-internet-works',
  'roadmap/frontend/how-browsers-work',
  'roadmap/frontend/pseudo-elements',
];

const code = [
  // types/ValueOf stays first: it is the landing page of this sidebar.
  ...category('类型体操', 'code/types', ['ValueOf', 'PickByType', 'PartialByKeys', 'DeepReadonly'], false),
  ...category(
    '手写实现',
    'code/handwritten',
    [
      'call',
      'apply',
      'bind',
      'new',
      'instanceof',
      'is',
      'assign',
      'compose',
      'curry',
      'cloneDeep',
      'flatten',
      'debounce',
      'throttle',
      'eventEmitter',
      'setTimeout',
      'setInterval',
      'promise',
      'promiseCombinators',
      'limitPromise',
    ],
    false,
  ),
  ...category(
    '算法',
    'code/algorithm',
    [
      'binary-search',
      'sliding-window',
      'monotonic-stack',
      'prefix-suffix-decomposition',
      'divide-and-conquer',
      'sorting',
      'dynamic-programming',
      'backtracking',
      'preorder-traversal',
      'inorder-traversal',
      'postorder-traversal',
      'trie',
      'LRU',
      'bit-operations',
      'gcd',
    ],
    false,
  ),
  'code/helpers',
];

// resources/index stays first.
const resource = ['resources/index', 'resources/packages/commitlint', 'resources/packages/jscpd'];

export default { docsSidebar, roadmap, code, resource };
