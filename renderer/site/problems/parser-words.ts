/** Chinese for what compilers, parsers and engines say most often. */
import { BLOCK_PHRASES, type Phrase } from './block-words.js';

const COMPILER: readonly Phrase[] = [
  [/^Expected (.+) but found whitespace$/, '这里应为 $1，却是空格'],
  [/^Expected URL token but found (.+)$/, '这里应为引号或 url() 里的地址，却是 $1'],
  [/^Expected (.+) but found end of file$/, '这里应为 $1，文件却已经结束'],
  [/^Expected identifier but found (.+)$/, '这里应为名字，却是 $1'],
  [/^Expected (.+) but found (.+)$/, '这里应为 $1，却是 $2'],
  [/^Unexpected end of file$/, '文件结束得太早，还有没写完的代码'],
  [/^Unexpected (.+)$/, '这里不该有 $1'],
  [/^Unterminated string literal$/, '字符串没有结束的引号'],
  [/^Unterminated template literal$/, '模板字符串没有结束的反引号'],
  [/^Unterminated regular expression$/, '正则表达式没有结束的斜杠'],
  [/^Syntax error (.+)$/, '这里的 $1 不合语法'],
  [/^The symbol (.+) has already been declared$/, '$1 已经声明过'],
  [/^Could not resolve (\S+)$/, '找不到 $1'],
  [/^Multiple exports with the same name (.+)$/, '$1 被导出了两次'],
];

/** Errors that running code throws, in the words of V8 and of React. */
const RUNTIME: readonly Phrase[] = [
  [/^Cannot read properties of (undefined|null) \(reading '(.+)'\)$/, '$1 没有“$2”：读取之前要先有值'],
  [/^Cannot set properties of (undefined|null) \(setting '(.+)'\)$/, '$1 没有“$2”，不能赋值'],
  [/^(\S+) is not defined$/, '没有定义 $1'],
  [/^(.+) is not a function$/, '$1 不是函数'],
  [/^(.+) is not a constructor$/, '$1 不能用 new 创建'],
  [/^(.+) is not iterable$/, '$1 不能遍历'],
  [/^Assignment to constant variable\.$/, '不能给 const 声明的变量重新赋值'],
  [/^Cannot access '(.+)' before initialization$/, '$1 在声明之前就用了'],
  [
    /^Element type is invalid: .+ but got: (\w+)\.[\s\S]*$/,
    '有一个组件是 $1：请检查它的导入，默认导出不加花括号，具名导出要加',
  ],
  [/^Objects are not valid as a React child \(found: (.+?)\)[\s\S]*$/, '对象不能直接显示出来（$1）'],
  [/^Invalid hook call\.[\s\S]*$/, 'Hook 只能在组件函数里调用'],
  [/^Too many re-renders\.[\s\S]*$/, '组件不停地重新渲染：渲染时不要直接调用更新状态的函数'],
];

/** The phrases of parsers are more exact, and come first. */
const PHRASES = [...BLOCK_PHRASES, ...COMPILER, ...RUNTIME];

/** Translates a message to Chinese; an unknown one is unchanged. */
export function inChinese(message: string): string {
  const known = PHRASES.find(([pattern]) => pattern.test(message));
  return known ? message.replace(...known) : message;
}
