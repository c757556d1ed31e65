import type { ProblemTable } from './problem-table.js';

/** Blocks whose run is recorded step by step. */
export const stepsProblems: ProblemTable = {
  'steps-absent': {
    level: 'warning',
    en: 'No steps are recorded for this code: it is shown without them.',
    zh: '这段代码还没有记录步骤，只显示代码。',
    fixEn: 'Run `notes check`, which records them in `.steps.json`, and commit that file.',
    fixZh: '运行 notes check，步骤会记在 .steps.json 里，把它提交。',
    example: 'npx biji check',
  },
  'steps-stale': {
    level: 'error',
    en: 'The recorded steps of this code are not those of a run now.',
    zh: '记录的步骤与现在运行的不一样。',
    fixEn: 'Run `notes check` without the variable `CI`, look at the difference, and commit `.steps.json`.',
    fixZh: '在没有 CI 变量的环境里运行 notes check，看清差别之后提交 .steps.json。',
    example: 'npx biji check',
  },
  'steps-failed': {
    level: 'error',
    en: 'The steps of this code cannot be recorded: {reason}',
    zh: '无法记录这段代码的步骤：{reason}',
    fixEn:
      'Flag a shorter block: at most 200 steps, run in Node, without async generators, and waiting for nothing but promises and timers.',
    fixZh: '换一段短些的代码：在 Node 里运行，至多 200 步，没有异步生成器，只等 Promise 和定时器。',
    example: '```js steps',
  },
  'steps-unlike': {
    level: 'error',
    en: 'Step by step, this code does something else than when it runs: its output or its values depend on time or chance.',
    zh: '逐步记录时，这段代码的输出或值与运行时不同：它的结果取决于时间或运气。',
    fixEn: 'Write the block so that every run does the same, or leave out `steps`.',
    fixZh: '改成每次运行都一样的写法，或者去掉 steps。',
    example: '```js run',
  },
};
