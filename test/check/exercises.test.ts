import { beforeAll, describe, expect, it } from 'vitest';
import { findOracles, findTypeJudge } from '../../cli/check/tools.js';
import { checkExercises } from '../../renderer/check/check-exercises.js';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { readExercise, solutionOf, stubOf, taskOf } from '../../renderer/site/sources/exercise-lines.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { check, checkOptions, fence } from './run.js';

beforeAll(compileTool);

const MAX = [
  'function max(list: number[]): number {',
  '  // #region answer 找出最大的',
  '  // hint: 逐个比较',
  '  return Math.max(...list);',
  '  // #endregion',
  '}',
].join('\n');
const JUDGE = fence('ts scope=max', 'max([1, 3, 2]); // => 3\nmax([-1]); // => -1');
const PAGE = fence('ts exercise scope=max', MAX) + JUDGE;

const tried = (page: string, answers = '', changes = {}) =>
  checkExercises(
    [...extractBlocks('docs/max.md', page), ...extractBlocks('docs/_max.answers.md', answers)],
    checkOptions({ oracles: findOracles(root), ...changes }),
  );
const told = async (page: string, answers?: string, changes?: object) =>
  (await tried(page, answers, changes)).problems.map(({ code, file, line }) => `${file}:${line} ${code}`);

it('reads the marked part, its prompt and its hints, and makes stub and solution', () => {
  const text = readExercise(MAX)!;
  expect(text).toEqual({ start: 1, end: 4, prompt: '找出最大的', isCss: false, hints: ['逐个比较'] });
  expect(stubOf(MAX, text)).toBe('function max(list: number[]): number {\n  // 找出最大的\n}');
  expect(solutionOf(MAX, text)).toBe('function max(list: number[]): number {\n  return Math.max(...list);\n}');
  expect(taskOf('exercise="写一个 run 函数" scope=a')).toBe('写一个 run 函数');
  expect(taskOf('exercise scope=a')).toBe('');
  expect(taskOf('title="an exercise"')).toBeUndefined();
});

describe('exercises', () => {
  it('fail on their stub, pass on their solution, and try the answers beside the page', async () => {
    const answers =
      fence('ts wrong title="first"', '  return list[0];') +
      fence('ts wrong title="endless"', '  for (;;);') +
      fence(
        'ts right title="loop"',
        '  let best = -Infinity;\n  for (const n of list) if (n > best) best = n;\n  return best;',
      );
    expect(await tried(PAGE, answers)).toEqual({ problems: [], exercises: 1, answers: 3 });
    const whole = await check(PAGE);
    expect(whole.problems).toEqual([]);
  });

  it('are an error where the stub passes, a wrong answer passes or a right one fails', async () => {
    const idle = fence('ts exercise scope=max', MAX) + fence('ts scope=max', 'typeof max; // => "function"');
    expect(await told(idle)).toEqual(['docs/max.md:1 exercise-stub-passes']);
    const answers =
      fence('ts wrong', '  return list.length === 1 ? list[0] : 3;') + fence('ts right', '  return list[0];');
    expect(await told(PAGE, answers)).toEqual([
      'docs/_max.answers.md:1 exercise-wrong-passes',
      'docs/_max.answers.md:4 exercise-right-fails',
    ]);
  });

  it('count no random input against a wrong answer, and all of them against a right one', async () => {
    const page = PAGE + fence('ts scope=max oracle=properties', '// for all n: nat(9)\nmax([n, n + 1]); // => n + 1');
    const answer = '  return list.length === 1 ? list[0] : 3;';
    expect(await told(page, fence('ts wrong', answer) + fence('ts right', answer))).toEqual([
      'docs/_max.answers.md:1 exercise-wrong-passes',
      'docs/_max.answers.md:4 exercise-right-fails',
    ]);
  });

  it('need one marked part of statements, expectations in other blocks, and code that a browser has', async () => {
    const plain = fence('ts exercise scope=max', 'const max = (list: number[]) => 3;');
    expect(await told(plain + JUDGE)).toEqual(['docs/max.md:1 exercise-region']);
    expect(await told(PAGE + fence('ts exercise scope=max', MAX))).toEqual(['docs/max.md:13 exercise-region']);
    const inLiteral =
      'const box = {\n  // #region answer\n  max: Math.max,\n  // #endregion\n};\nconst max = (list) => box.max(...list);';
    expect(await told(fence('ts exercise scope=max', inLiteral) + JUDGE)).toEqual(['docs/max.md:1 exercise-region']);
    expect(await told(fence('ts exercise scope=max', MAX))).toEqual(['docs/max.md:1 exercise-unjudged']);
    const inside = fence('ts exercise scope=max', `${MAX}\nmax([3]); // => 3`);
    expect(await told(inside + JUDGE)).toEqual(['docs/max.md:1 exercise-unjudged']);
    const printed = fence('ts scope=max', 'console.log(max([3])); // prints 3');
    expect(await told(fence('ts exercise scope=max', MAX) + printed)).toEqual(['docs/max.md:1 exercise-unjudged']);
    const node = fence('ts scope=max', "import fs from 'node:fs';");
    expect(await told(PAGE + node)).toEqual(['docs/max.md:1 exercise-unjudged']);
  });

  it('tell answers that are for none of them', async () => {
    const other = PAGE.replaceAll('max', 'most');
    const answer = fence('ts wrong scope=most', '  return list[0];');
    expect(await told(PAGE + other, answer)).toEqual([]);
    expect(await told(PAGE + other, answer.replace(' scope=most', ''))).toEqual([
      'docs/_max.answers.md:1 exercise-answer-lost',
    ]);
    expect(await told(PAGE, answer)).toEqual(['docs/_max.answers.md:1 exercise-answer-lost']);
  });

  it('are only read where nothing may run', async () => {
    expect(await tried(PAGE, fence('ts right', '  return 0;'), { run: false })).toEqual({
      problems: [],
      exercises: 1,
      answers: 0,
    });
  });
});

describe('exercises in types', () => {
  const first = (type: string) =>
    fence(
      'ts exercise="First<T>" scope=max',
      `// #region answer\ntype First<T extends readonly unknown[]> = ${type};\n// #endregion`,
    );
  const CASES = fence(
    'ts scope=max',
    [
      'type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;',
      'type Expect<T extends true> = T;',
      "type Cases = [Expect<Equal<First<['a', 1]>, 'a'>>, Expect<Equal<First<[]>, never>>];",
    ].join('\n'),
  );
  const OWN = 'T extends readonly [infer F, ...unknown[]] ? F : never';
  const answer = (kind: string, type: string) =>
    fence(`ts ${kind}`, `type First<T extends readonly unknown[]> = ${type};`);
  const types = findTypeJudge(root);

  it('are judged by the compiler that readers get: stub, wrong and right answers', async () => {
    const right = answer('right', 'T extends readonly [] ? never : T[0]');
    const wrong = answer('wrong', 'T[number]') + answer('wrong', 'T[0]') + answer('wrong', 'any');
    expect(await tried(first(OWN) + CASES, right + wrong, { types })).toEqual({
      problems: [],
      exercises: 1,
      answers: 4,
    });
    expect(await told(first(OWN) + CASES, answer('wrong', OWN) + answer('right', 'T[number]'), { types })).toEqual([
      'docs/_max.answers.md:1 exercise-wrong-passes',
      'docs/_max.answers.md:4 exercise-right-fails',
    ]);
    const { problems } = await tried(first(OWN) + CASES, answer('right', 'T[number]'), { types });
    expect(problems[0]?.args).toMatchObject({ line: 9, detail: expect.stringMatching(/^"a" \| 1; TS2344: /) });
    const idle = CASES.replace(/type Cases.*/, 'type Cases = Expect<true>;');
    expect(await told(first(OWN) + idle, '', { types })).toEqual(['docs/max.md:1 exercise-stub-passes']);
  });

  it('have in `notes check` what a browser has of the language, and nothing of Node', async () => {
    const node = CASES.replace('type Cases = [', 'type Cases = [Expect<Equal<Buffer, Buffer>>, ');
    const { problems } = await tried(first(OWN) + node, '', { types });
    expect(problems).toMatchObject([
      { code: 'exercise-right-fails', line: 1, args: { detail: expect.stringContaining("Cannot find name 'Buffer'") } },
    ]);
    const set = CASES.replace(
      'type Cases = [',
      'type Cases = [Expect<Equal<ReturnType<Set<1>["values"]>, SetIterator<1>>>, ',
    );
    expect(await told(first(OWN) + set, '', { types })).toEqual([]);
  });

  it('are told where no compiler is installed, and are not tried', async () => {
    const { problems, answers } = await tried(first(OWN) + CASES, answer('wrong', OWN));
    expect(problems).toMatchObject([
      { code: 'check-package-missing', args: { packages: 'typescript-5.9@npm:typescript@5.9', count: 1 } },
    ]);
    expect(answers).toBe(0);
  });
});
