import type { ProblemTable } from './table.js';

/** Findings of `notes check`. */
export const checkProblems: ProblemTable = {
  'check-syntax': {
    level: 'error',
    en: 'The code does not parse: {message}',
    zh: '代码无法解析：{message}',
    fixEn: 'Mend the code, or flag the block `no-check` if it is a fragment.',
    fixZh: '修正代码；如果只是片段，在代码块后标注 no-check。',
    example: '```js no-check',
  },
  'check-types': {
    level: 'error',
    en: 'TS{number}: {message}',
    zh: '类型错误 TS{number}：{message}',
    fixEn: 'Mend the types; a block that shows an error on purpose says `expect-error={number}`.',
    fixZh: '修正类型；如果是有意展示的错误，标注 expect-error={number}。',
    example: '```ts expect-error=2322',
  },
  'check-error-absent': {
    level: 'error',
    en: 'The block says it has the type error TS{number}, but it has not.',
    zh: '代码块声明会出现类型错误 TS{number}，实际没有出现。',
    fixEn: 'Remove `expect-error={number}` or bring back the error it shows.',
    fixZh: '删去 expect-error={number}，或恢复要展示的错误。',
  },
  'check-expectation': {
    level: 'error',
    en: 'Expected {expected}, got {actual}.',
    zh: '期望 {expected}，实际得到 {actual}。',
    fixEn: 'Mend the code or the expectation beside it.',
    fixZh: '修正代码，或修正旁边注释里的期望值。',
  },
  'check-expectation-missed': {
    level: 'error',
    en: 'The expectation {expected} was never reached.',
    zh: '期望 {expected} 所在的语句没有执行。',
    fixEn: 'Call the code that holds it, or remove the expectation.',
    fixZh: '调用包含它的代码，或删去这条期望。',
  },
  'check-expectation-misplaced': {
    level: 'error',
    en: 'The expectation does not follow a statement.',
    zh: '这条期望前面没有语句。',
    fixEn: 'Put it at the end of the line on which a statement ends.',
    fixZh: '把它写在语句结束的那一行末尾。',
    example: 'add(1, 2); // => 3',
  },
  'check-output': {
    level: 'error',
    en: 'The output differs: expected "{expected}", got "{actual}".',
    zh: '输出不符：期望“{expected}”，实际“{actual}”。',
    fixEn: 'Write the output as the code prints it.',
    fixZh: '按代码的实际输出修改这段文字。',
  },
  'check-run-error': {
    level: 'error',
    en: 'The code fails when it is run: {name}: {message}',
    zh: '代码运行出错：{name}: {message}',
    fixEn: 'Mend the code; an error that is meant says `// throws {name}`.',
    fixZh: '修正代码；如果错误是有意的，写上 // throws {name}。',
  },
  'check-timeout': {
    level: 'error',
    en: 'The code did not end within {ms} ms and was stopped.',
    zh: '代码在 {ms} 毫秒内没有结束，已被中止。',
    fixEn: 'End loops and clear intervals.',
    fixZh: '结束循环，清除定时器。',
  },
  'check-died': {
    level: 'error',
    en: 'The process that ran the code ended early ({detail}).',
    zh: '运行代码的进程提前结束（{detail}）。',
    fixEn: 'Use less memory and do not end the process.',
    fixZh: '减少内存占用，不要结束进程。',
  },
};
