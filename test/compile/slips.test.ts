/** Text that resembles a slip of the author but is correct. */
import { expect, test } from 'vitest';
import { applyEdits } from '../../renderer/site/problems/repair.js';
import { compile } from './helper.js';

test.each([
  ['an image by reference', '![流程图][flow]\n\n[flow]: /flow.svg'],
  ['a link by reference', '[流程图][flow]\n\n[flow]: /flow.svg'],
  ['options of a command in a list', '- -t: algorithm\n- -f: file'],
  ['a break with its end', 'one<br></br>two\n\n<br>\n</br>'],
])('%s gives no problem', async (_, markdown) => {
  const { document } = await compile(markdown);
  expect(document.problems).toEqual([]);
});

test('a reference that nothing defines is one', async () => {
  const { document } = await compile('![流程图][flaw]\n\n[flow]: /flow.svg');
  expect(document.problems.map(({ code }) => code)).toEqual(['reference-undefined']);
});

test('a space of another kind behind a mark is named, as it looks like the right one', async () => {
  const { document } = await compile('1.\u00a0one\n\ntext');
  expect(document.problems.map(({ code, args }) => [code, args.found, args.wanted])).toEqual([
    ['mark-form', '1.(U+00A0)', '1. '],
  ]);
});

/** The text after all sure repairs. */
async function repaired(text: string, path = 'docs/a.mdx'): Promise<string> {
  const { document } = await compile(text, { source: { path } });
  return applyEdits(
    text,
    document.problems.flatMap(({ repair }) => (repair?.sure ? [repair.edits] : [])),
  ).text;
}

test.each([
  ['code in the words of a link', '[`a`](./b.md)', '[`a`]（./b.md）'],
  ['code in the words of a link, one bracket', 'See [`a`](#b), or', 'See [`a`](#b）, or'],
  ['an end of fewer marks', '`````js\na\n`````', '`````js\na\n```'],
  ['equals signs under a head', '| a | b |\n| --- | --- |\n| 1 | 2 |', '| a | b |\n| === | === |\n| 1 | 2 |'],
  ['a void tag, and a second one', 'a<br />b<br />c', 'a<br>b<br>c'],
  ['an attribute without marks', '<p id="a">b</p>', '<p id=a>b</p>'],
  ['an attribute in curly marks', '<p title="a b">c</p>', '<p title=“a b”>c</p>'],
  ['a comparison', 'a \\<5', 'a <5'],
  ['an import in curly marks', "import A from './a.mdx';\n\nb", 'import A from “./a.mdx”;\n\nb'],
  [
    'a misspelt prop',
    '<Tabs groupId="a"><TabItem value="b">c</TabItem></Tabs>',
    '<Tabs groupid="a"><TabItem value="b">c</TabItem></Tabs>',
  ],
  ['a misspelt statement', "import A from '@theme/Tabs';\n\nb", "imort A from '@theme/Tabs';\n\nb"],
])('a sure repair restores the text: %s', async (_, right, wrong) => {
  expect(await repaired(wrong)).toBe(right);
  expect(await repaired(right)).toBe(right);
});

test.each([
  [
    'elements of HTML, of a script and of SVG',
    'a<br>b <kbd>K</kbd> <my-part>c</my-part>\n\n<svg><path d="M0"/></svg>',
    [],
  ],
  ['a comment and code', '<!-- <name> -->\n\n`<name>`\n\n```\n<name>\n```', []],
  ['a placeholder', 'a <name> b', [['name', '\\<name>']]],
  ['a pair of tags, which may be anything', 'a<part>b</part>', [['part', undefined]]],
  [
    'types',
    'List<String> and List<String>',
    [
      ['String', '\\<String>'],
      ['String', '\\<String>'],
    ],
  ],
])('plain Markdown with %s', async (_, text, expected) => {
  const { document } = await compile(text, { source: { path: 'docs/a.md' }, markdown: { format: 'detect' } });
  const found = document.problems.filter(({ code }) => code === 'markdown-tag-unknown');
  expect(found.map(({ args, repair }) => [args.name, repair && `${repair.edits[0]!.text}<${args.name}>`])).toEqual(
    expected,
  );
});
