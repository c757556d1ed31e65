/** Words that are written when nothing but an end of the process helps. */
import type { Language } from './message-language.js';

const WORDS: Record<Language, readonly string[]> = {
  en: [
    'The page took too long, in code that cannot be interrupted: the command ends here.',
    'Look for native code, or for another program that the page waits for.',
  ],
  zh: ['这个页面用时过长，而且正在运行的代码无法中断：命令到此结束。', '请检查原生模块，或页面正在等待的其他程序。'],
};

/** The words for a page; `{file}` is its file. */
export function lastWords(language: Language): string {
  const [text, fix] = WORDS[language];
  return `\nerror page-too-slow  {file}\n  ${text}\n  → ${fix}\n`;
}
