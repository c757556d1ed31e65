/** Chinese for what compilers and parsers say most often. */
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

/** The phrases of parsers are more exact, and come first. */
const PHRASES = [...BLOCK_PHRASES, ...COMPILER];

/** The message in Chinese; one that is not known stays as it is. */
export function chineseSyntax(message: string): string {
  const known = PHRASES.find(([pattern]) => pattern.test(message));
  return known ? message.replace(...known) : message;
}
