import { describe, expect, test } from 'vitest';
import { compile, html } from './helper.js';

describe('forgiving MDX, by construct (D15, B4.11)', () => {
  test.each([
    ['a void tag', 'a<br>b', '<p>a<br/>b</p>'],
    ['a void tag in capitals', 'a <BR> b', '<p>a <br/> b</p>'],
    [
      'a void tag with attributes',
      'a <img src="/a.png" width=20> b',
      '<p>a <img decoding="async" fetchPriority="high" src="/a.png" width="20" alt="" class="img"/> b</p>',
    ],
    [
      'an autolink',
      '<https://a.com/x_y_z>',
      '<p><a href="https://a.com/x_y_z" target="_blank" rel="noopener noreferrer">https://a.com/x_y_z</a></p>',
    ],
    [
      'an address',
      '<me@a.com>',
      '<p><a href="mailto:me@a.com" target="_blank" rel="noopener noreferrer">me@a.com</a></p>',
    ],
    ['a generic', 'Promise<string> and Map<string, T>', '<p>Promise&lt;string&gt; and Map&lt;string, T&gt;</p>'],
    ['a placeholder', 'cd <your-dir>', '<p>cd &lt;your-dir&gt;</p>'],
    ['a stray brace', 'a { b', '<p>a { b</p>'],
    ['braces round words', 'a {b c} d', '<p>a {b c} d</p>'],
    ['an arrow', 'a <- b and <= c and <3', '<p>a &lt;- b and &lt;= c and &lt;3</p>'],
    ['a fragment that is not closed', 'use <> here', '<p>use &lt;&gt; here</p>'],
    ['half a tag', 'begins with <a href="', '<p>begins with &lt;a href=&quot;</p>'],
    [
      'details on one line (B4.11)',
      '<details><summary>S</summary>\ntext\n</details>',
      '<details class="details alert alert--info"><summary>S</summary><p>text</p></details>',
    ],
    [
      'rules of a style sheet, a blank line among them',
      '<style>\n.a > b { color: red }\n\n.c::before { content: "`${x}\\\\" }\n</style>\n\nx',
      '<style>.a > b { color: red }\n\n.c::before { content: "`${x}\\\\" }</style><p>x</p>',
    ],
    ['the body of another document', 'a <body>b</body> <html>c</html><br>', '<p>a b c<br/></p>'],
    ['rules on one line', '<style>a > b { c: d }</style>', '<style>a > b { c: d }</style>'],
    ['rules as MDX has them', '<style>{`a > b { c: d }`}</style> <br>', undefined],
    [
      'addresses in angle brackets beside it',
      'a<br>b [c](</d e>) [f]\n\n[f]: </g h>',
      '<p>a<br/>b <a href="/d e">c</a> <a href="/g h">f</a></p>',
    ],
    ['an autolink that is a footnote', 'a[^1] b<br>\n\n[^1]: <https://a.com/x>', undefined],
    [
      'an element that opens on a line of its own and closes beside text',
      '<div>\n  (is: boolean, state:\n  <b>\n    State\n  </b>) => text\n</div>',
      '<div><p>(is: boolean, state:\n<b>State\n</b>) =&gt; text</p></div>',
    ],
    ['one that closes behind text', '<b>\nwords</b> more', '<p><b>words</b> more</p>'],
    ['one that opens beside text', 'words <b>\nmore\n</b>\n\nend', '<p>words <b>\nmore</b></p><p>end</p>'],
    ['lists written by hand', '<ul>\n<li>a</li>\n<li>b</li></ul>', '<ul><li>a</li>\n<li>b</li></ul>'],
    [
      'a comment right before a closing brace',
      'a <b title={"t" /* c */}>x</b> {"y" /* d */}<br>',
      '<p>a <b title="t">x</b> y<br/></p>',
    ],
    ['nothing that is valid', 'a <b>x</b> {1 + 1 > 1 ? "y" : ""}<br>', undefined],
  ])('%s', async (_, markdown, expected) => {
    if (expected !== undefined) expect(await html(markdown)).toBe(expected);
    const { document } = await compile(markdown);
    expect(document.problems.map((problem) => problem.level)).not.toContain('error');
    expect(document.problems.map((problem) => problem.code)).toContain('markdown-forgiven');
  });

  test('code is left alone', async () => {
    expect(await html('`a<br>` <br>')).toBe('<p><code>a&lt;br&gt;</code> <br/></p>');
  });

  test('what was forgiven is reported with its place', async () => {
    const { document } = await compile('---\ntitle: a\n---\n\nx\n\nab <br> c');
    expect(document.problems).toMatchObject([
      {
        code: 'markdown-forgiven',
        level: 'info',
        line: 7,
        column: 4,
        length: 4,
        sourceLine: 'ab <br> c',
        args: { construct: '<br>' },
      },
    ]);
  });

  test('ids of headings after what was forgiven stay', async () => {
    const { document } = await compile(
      '<details><summary>S</summary>\ntext\n</details>\n\n## T {#my-t}\n\nU {#my-u}\n---',
    );
    expect(document.outline.map(({ id, line }) => [id, line])).toEqual([
      ['my-t', 5],
      ['my-u', 7],
    ]);
  });

  test('a tag that is not closed is told at its place in the file', async () => {
    const { document } = await compile('---\ntitle: a\n---\n\nx\n\na <div> b');
    expect(document.problems).toMatchObject([{ code: 'markdown-tag-open', line: 7, column: 3 }]);
  });

  test.each([
    ['a page with an import', "import Tabs from '@theme/Tabs';\n\na <br> b", 'markdown-tag-void'],
    ['a page with an export', 'export const a = 1\n\na <br> b', 'markdown-tag-void'],
    ['a page with a capitalised element', '<Tabs/>\n\na <br> b', 'markdown-tag-void'],
    ['a tag of HTML that is not closed', 'a <div> b', 'markdown-tag-open'],
  ])('%s keeps its errors', async (_, markdown, code) => {
    const { document } = await compile(markdown);
    expect(document.problems.map((problem) => problem.code)).toContain(code);
  });

  test('an import inside a fence does not make a page MDX on purpose', async () => {
    const { document } = await compile("a <br> b\n\n```js\n\nimport a from 'b';\n```");
    expect(document.problems.map((problem) => problem.code)).toEqual(['markdown-forgiven']);
  });

  test('.mdx is never forgiven', async () => {
    const { document } = await compile('a <br> b', { source: { path: 'docs/a.mdx' } });
    expect(document.problems).toMatchObject([{ code: 'markdown-tag-void', line: 1 }]);
  });
});
