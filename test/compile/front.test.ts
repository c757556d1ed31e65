import { describe, expect, test } from 'vitest';
import { contentTitleOf } from '../../renderer/compile/page/content-title.js';
import { excerptOf } from '../../renderer/compile/page/excerpt.js';
import { countWords } from '../../renderer/compile/page/word-count.js';
import { compile, html } from './helper.js';

describe('content title', () => {
  test.each([
    ['# 标题 `code`', '标题 code'],
    ['# T {#id}', 'T'],
    ['# T <!-- #id -->', 'T'],
    ['# T {/* #id */}', 'T'],
    ['# T ##', 'T'],
    ['# C#', 'C#'],
    ['T\n===', 'T'],
    ["import A from './a'\n\nimport B from './b'\n\n# T", 'T'],
    ['#T', undefined],
    ['## T', undefined],
    ['<!-- c -->\n\n# T', undefined],
    ['text\n\n# T', undefined],
  ])('B4.4, B4.5 %j → %s', (body, title) => {
    expect(contentTitleOf(body)?.text).toBe(title);
  });

  test.each([
    ['# 一个 **粗**、*斜*、~~删~~与 `code` 的[链接](https://example.com)', '一个 粗、斜、删与 code 的链接'],
    ['# \\<script setup> 与 a_b', '<script setup> 与 a_b'],
    ['# R&D', 'R&D'],
    ['# 2 * 3', '2 * 3'],
  ])('B4.5 no marks of Markdown: %j → %s', async (body, title) => {
    const { document } = await compile(body);
    expect(document.contentTitle).toBe(title);
  });
});

describe('excerpt', () => {
  test.each([
    ['第一段 **粗** 和 `code`', '第一段 粗 和 code'],
    ['# 标题\n\n正文', '正文'],
    ['## 小标题', '小标题'],
    ["import A from 'a'\n\n正文", '正文'],
    ['```js\ncode\n```\n\n正文', '正文'],
    ['~~~\ncode\n~~~\n\n正文', '正文'],
    ['[链接](x.md) ![图](y.png)', '链接 图'],
    ['![只有图](y.png)', '只有图'],
    ['> 引用', '引用'],
    [':::tip 标题\n\n正文\n\n:::', '正文'],
    ['- 列表', '- 列表'],
    // B4.8: text in braces is kept as in Docusaurus, so that descriptions are equal.
    ['{/* truncate */}', '{/ truncate /}'],
    ['第 {count} 次', '第  次'],
    ['| a | b |', '| a | b |'],
    ['你好 :smile: 世界', '你好 世界'],
    ['很好 :+1: 与 :e-mail:', '很好 与'],
    ['时间 12:30:45 到', '时间 12:30:45 到'],
    ['从 `width: auto` 变成 `width: fit-content`', '从 width: auto 变成 width: fit-content'],
    ['见 http://127.0.0.1:8080/x 与 http://a.test:80/', '见 http://127.0.0.1:8080/x 与 http://a.test:80/'],
    ['# 介绍 {#intro}\n\n正文', '正文'],
    ['T\n===\n\n正文', '正文'],
    ['a[^1] b', 'a b'],
    ['', ''],
  ])('B4.7, B4.8 %j → %j', (body, excerpt) => {
    expect(excerptOf(body)).toBe(excerpt);
  });
});

describe('words', () => {
  test.each([
    ['', 0],
    ['one two\tthree\nfour', 4],
    ['你好，世界。', 4],
    ['你好 world', 3],
    ['hello你好', 3],
    ['a, b', 2],
    ['한국어', 3],
    ['ひらがな', 4],
    ['𠮷野家', 3],
    ['字。 ，。word', 2],
  ])('B2.35 %j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test('B2.37 the content h1 does not count, code does', async () => {
    const { document } = await compile('---\ntitle: x y z\n---\n\n# 标题\n\n正文\n\n```\na b\n```');
    expect(document.words).toBe(5);
  });
});

describe('front matter and body', () => {
  test('B4.1 places count from the start of the file, with a byte order mark and CRLF too', async () => {
    const { document } = await compile('\uFEFF---\r\ntitle: T\r\n---\r\n\r\nx [y](z.md)');
    expect(document.frontMatter.title).toBe('T');
    expect(document.slots).toMatchObject([{ kind: 'link', url: 'z.md', line: 5, column: 3 }]);
  });

  test('B4.9 format by option and by front matter', async () => {
    expect(await html('{1 + 1}', { markdown: { format: 'md' } })).toBe('<p>{1 + 1}</p>');
    expect(await html('---\nmdx:\n  format: md\n---\n\n<br>\n{x}')).toContain('{x}');
    expect(await html('<br>', { markdown: { format: 'detect' } })).toBe('<br>');
  });

  test('B4.12 raw HTML of CommonMark mode is balanced, its addresses are slots', async () => {
    const { document, body } = await compile('<div style="color:red"><a href="x.md">a</a> <img src=y.png>\n\n**b**', {
      markdown: { format: 'md' },
    });
    expect(document.slots).toMatchObject([
      { kind: 'link', url: 'x.md' },
      { kind: 'image', url: 'y.png' },
    ]);
    expect(body.html.join('|')).toBe('<div style="color:red"><a|>a</a> <img|><p><strong>b</strong></p></div>');
    expect(document.features.inlineStyle).toBe(true);
  });

  test('B4.18 an mdx-code-block fence is not code', async () => {
    const source = '````mdx-code-block\n<b>x</b>\n````\n\n```mdx-code-block\n**y**\n```';
    expect(await html(source)).toBe('<b>x</b><p><strong>y</strong></p>');
  });

  test('B4.13 HTML comments leave nothing, except in code', async () => {
    expect(await html('a <!-- b {c} --> d\n\n<!--\nblock */ x\n-->\n\n`<!-- e -->`')).toBe(
      '<p>a  d</p><p><code>&lt;!-- e --&gt;</code></p>',
    );
  });

  test('B4.13 the marks of a comment in code spans of their own are code', async () => {
    expect(await html('a `<!--` `b` `-->` c <!-- d --> e `x` <!-- f `g -->')).toBe(
      '<p>a <code>&lt;!--</code> <code>b</code> <code>--&gt;</code> c  e <code>x</code> </p>',
    );
  });

  test('B4.20 emoji codes, and not unknown ones', async () => {
    expect(await html(':smile: :no-such-thing: 12:30:45 `:smile:`')).toBe(
      '<p>😄 :no-such-thing: 12:30:45 <code>:smile:</code></p>',
    );
  });

  test('B2.29–B2.33 the preview ends at the marker', async () => {
    const { document, body } = await compile('a [x](x.md)\n\n{/* truncate */}\n\nb [y](y.md)', {
      source: { kind: 'post' },
    });
    expect(document.hasTruncateMarker).toBe(true);
    expect(document.previewSlots).toBe(1);
    expect(body.preview).toEqual(['<p>a <a', '>x</a></p>']);
    expect(body.html.join('')).toContain('b <a');
  });

  test('B4.24 a post shows its content title above the body', async () => {
    expect(await html('# T\n\ntext', { source: { kind: 'post' } })).toBe('<p>text</p>');
  });
});
