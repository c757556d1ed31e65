import { expect, it } from 'vitest';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { flagProblems } from '../../renderer/check/flags.js';

it.each<[string, string[]]>([
  ['js no-chek', ['4 no-chek → no-check']],
  ['ts title="run.ts" scop=a {1,3}', ['19 scop → scope']],
  ['ts chek expect-eror=2322', ['4 chek → check', '9 expect-eror → expect-error']],
  ['jsx liev', ['5 liev → live']],
  ['ts run scope=a title="no-chek" expect-error=2322,2345 {1,3-5}', []],
  ['js wrap editable foo=bar metastring', []],
  ['text no-chek', []],
])('```%s', (info, expected) => {
  const problems = flagProblems(extractBlocks('a.md', `\`\`\`${info}\n1\n\`\`\`\n`));
  expect(problems.map(({ column, args }) => `${column! - 3} ${args.found} → ${args.wanted}`)).toEqual(expected);
});
