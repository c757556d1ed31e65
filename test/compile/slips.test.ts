/** What looks like a slip of the author and is none. */
import { expect, test } from 'vitest';
import { compile } from './helper.js';

test.each([
  ['an image by reference', '![流程图][flow]\n\n[flow]: /flow.svg'],
  ['a link by reference', '[流程图][flow]\n\n[flow]: /flow.svg'],
])('%s gives no problem', async (_, markdown) => {
  const { document } = await compile(markdown);
  expect(document.problems).toEqual([]);
});

test('a reference that nothing defines is one', async () => {
  const { document } = await compile('![流程图][flaw]\n\n[flow]: /flow.svg');
  expect(document.problems.map(({ code }) => code)).toEqual(['reference-undefined']);
});
