/** Pages made of the words below by a seed: a corpus for tests and for measuring where no other is given. */
import type { CorpusPage } from './corpus.js';

const SUBJECTS =
  '事件循环 作用域链 原型继承 垃圾回收 模块加载 异步任务 箭头函数 解构赋值 代理对象 类型推断 缓存策略 虚拟列表 请求合并 路由匹配 状态管理 增量构建 语法树 字符编码 二分查找 滑动窗口 单调栈 前缀树 拓扑排序 最短路径'.split(
    ' ',
  );
const TOPICS = '入门 原理 实现 常见错误 性能分析 测试方法 使用场景 设计取舍 源码阅读 练习'.split(' ');
const NAMES =
  'useEffect addEventListener requestIdleCallback Object.defineProperty max_retry_count structuredClone IntersectionObserver queueMicrotask WeakRef AbortController localStorage PerformanceObserver parseFloat encodeURIComponent ResizeObserver'.split(
    ' ',
  );
const CLAUSES =
  '浏览器会在空闲时执行回调 引擎先编译再运行代码 这一步的开销与节点数量成正比 闭包保留了对外层变量的引用 需要注意边界条件 数组按下标访问只要常数时间 旧的监听器必须及时移除 服务器返回的数据先写入缓存 渲染发生在微任务之后 我们用一个队列保存待处理的任务 每次比较都能排除一半的元素 这样可以避免重复计算 类型在编译后会被擦除 锁的粒度越细并发度越高 递归的终止条件不能遗漏 网络中断时自动重试三次 哈希冲突用链表解决 两个指针从两端向中间移动 样式变化可能触发重新布局 先序遍历先访问根节点'.split(
    ' ',
  );

export function madeCorpus(count: number, seed = 1): CorpusPage[] {
  let state = seed >>> 0;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (list: string[]) => list[random(list.length)]!;
  const sentence = () =>
    `${pick(SUBJECTS)}${pick(TOPICS)}：${pick(CLAUSES)}，${random(3) === 0 ? `调用 ${pick(NAMES)} 时${pick(CLAUSES)}` : pick(CLAUSES)}。`;
  return Array.from({ length: count }, (_, i) => ({
    url: `/docs/page-${i}`,
    lvl0: pick(TOPICS),
    title: `${pick(SUBJECTS)}${random(2) ? '的' : '与'}${pick(SUBJECTS)}（${i}）`,
    secs: Array.from({ length: 2 + random(6) }, (_, n) => ({
      level: n === 0 ? 1 : 2 + random(2),
      h: n === 0 ? '' : random(4) === 0 ? pick(NAMES) : `${pick(SUBJECTS)}${pick(TOPICS)}`,
      t: Array.from({ length: 1 + random(5) }, () => Array.from({ length: 1 + random(4) }, sentence).join('')).join(
        '\n',
      ),
      ...(random(4) === 0 && {
        code: [
          `function ${pick(NAMES).replace('.', '')}${n}(target) {\n  // ${pick(CLAUSES)}\n  return target?.value ?? ${random(100)};\n}`,
        ],
      }),
    })),
  }));
}
