/** Chinese for the most frequent syntax errors of the compiler. */

const WORDS: readonly [pattern: RegExp, words: string][] = [
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

/** The message in Chinese; one that is not known stays as it is. */
export function chineseSyntax(message: string): string {
  const known = WORDS.find(([pattern]) => pattern.test(message));
  return known ? message.replace(...known) : message;
}
