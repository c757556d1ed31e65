import type { ProblemTable } from './problem-table.js';

/** Exercises of notes, and the answers they are tried with. */
export const exerciseProblems: ProblemTable = {
  'exercise-region': {
    level: 'error',
    en: 'The exercise does not mark the one part that its reader writes.',
    zh: '练习没有标出由读者写的那一处。',
    fixEn:
      'Put `// #region answer` and `// #endregion` round whole statements or members of a class, once in a block, and flag one block of a scope as the exercise.',
    fixZh:
      '在要读者写的部分（完整的语句或类的成员）前后各写一行 // #region answer 和 // #endregion，每块只有一处，同一个 scope 里只有一个练习。',
    example: '// #region answer',
  },
  'exercise-unjudged': {
    level: 'error',
    en: "Nothing that runs in a reader's browser judges this exercise.",
    zh: '没有能在读者的浏览器里运行的期望来判断这道练习。',
    fixEn:
      'Write expectations in other js or ts blocks of the same scope, `scope=name`, without imports and without what only Node has; the exercise itself has none.',
    fixZh:
      '把期望写在同一个 scope 的其他 js 或 ts 代码块里，不要导入，也不要用只有 Node 才有的东西；练习自己的代码块里不写期望。',
    example: 'flatten([[1], 2]); // => [1, 2]',
  },
  'exercise-stub-passes': {
    level: 'error',
    en: 'The exercise passes before its reader has written anything.',
    zh: '读者什么都没有写，练习就已经通过。',
    fixEn: 'Write an expectation that needs the marked part, or mark more of the code.',
    fixZh: '写一条离了这部分就不成立的期望，或者把更多代码划进去。',
  },
  'exercise-wrong-passes': {
    level: 'error',
    en: 'The wrong answer "{title}" passes.',
    zh: '错误的答案“{title}”也能通过。',
    fixEn: 'Write an expectation that it does not meet. Random inputs do not count: the browser of a reader has none.',
    fixZh: '补一条它不满足的期望；随机输入不算，读者的浏览器里没有。',
  },
  'exercise-right-fails': {
    level: 'error',
    en: 'The right answer "{title}" fails at line {line}: {detail}',
    zh: '正确的答案“{title}”在第 {line} 行没有通过：{detail}',
    fixEn: 'Mend the answer; if it is right, an expectation asks for more than the task says.',
    fixZh: '修正答案；如果它没有错，就是期望要求了题目没说的东西。',
  },
  'exercise-compiler-missing': {
    level: 'warning',
    en: 'Pages have exercises in types, but no TypeScript 5.9 is installed that could judge them in a browser: they are only read.',
    zh: '有页面用到类型练习，但没有安装能在浏览器里判断它们的 TypeScript 5.9：读者只能阅读。',
    fixEn: 'Install it in the site folder, in addition to any other version: `npm install -D {package}`.',
    fixZh: '请在网站文件夹里安装它，可以与其他版本并存：`npm install -D {package}`。',
  },
  'exercise-answer-lost': {
    level: 'error',
    en: 'There is no exercise for the answer "{title}".',
    zh: '答案“{title}”没有对应的练习。',
    fixEn:
      'Answers belong in `_page.answers.md` next to `page.md`; if the page has several exercises, each answer names the scope of its exercise.',
    fixZh: '答案写在 page.md 旁边的 _page.answers.md 里；一页有几道练习时，每份答案写明 scope。',
    example: '```js wrong scope=flatten',
  },
};
