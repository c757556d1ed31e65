import { describe, expect, test } from 'vitest';
import { type Change, compile, html } from './helper.js';

const ids = async (markdown: string, change: Change = {}) => {
  const { document } = await compile(markdown, change);
  return document.outline.map((heading) => heading.id);
};

describe('heading ids', () => {
  test.each([
    ['什么是 BFC？', '什么是-bfc'],
    ['1. 前言', '1-前言'],
    ['C++ & Rust', 'c--rust'],
    ['（一）概述', '一概述'],
    ['Vue.js 3.0', 'vuejs-30'],
    ['emoji 😀 test', 'emoji--test'],
    ['A  B', 'a--b'],
    ['é à', 'é-à'],
    ['①②', ''],
    ['？', ''],
  ])('B4.22 %s → %s', async (text, id) => {
    expect(await ids(`## ${text}`)).toEqual([id]);
  });

  test('B4.23 repeats are counted, results too', async () => {
    const markdown = ['Foo', 'Foo', 'foo', 'foo-1', 'Foo'].map((text) => `## ${text}`).join('\n\n');
    expect(await ids(markdown)).toEqual(['foo', 'foo-1', 'foo-2', 'foo-1-1', 'foo-3']);
  });

  test('B4.24 the content h1 counts in docs, not in posts', async () => {
    expect(await ids('# Foo\n\n## Foo')).toEqual(['foo', 'foo-1']);
    expect(await ids('# Foo\n\n## Foo', { source: { kind: 'post' } })).toEqual(['foo']);
  });

  test('B4.25 the text inside tags and marks, emoji codes as written', async () => {
    expect(await ids('## Html <b>x</b> :smile:')).toEqual(['html-x-smile']);
    expect(await ids('## `code` and *em* [link](x.md)')).toEqual(['code-and-em-link']);
  });

  test.each([
    ['B4.26 classic', '## T {#My_id.1}', 'My_id.1'],
    ['B4.26 classic with marks', '## 标题 `x` {#  spaced }', 'spaced'],
    ['B4.27 comment', '## T {/* #x-y z */}', 'x-y'],
    ['B4.28 HTML comment', '## T <!-- #html-id -->', 'html-id'],
  ])('%s form', async (_, markdown, id) => {
    const { document } = await compile(markdown);
    expect(document.outline).toMatchObject([{ id, text: expect.not.stringContaining('#') }]);
  });

  test('B4.26 not inside code', async () => {
    expect(await html('```\n## T {#id}\n```')).toContain('## T {#id}');
  });

  test('B4.26 in CommonMark mode', async () => {
    expect(await ids('## T {#id}\n\nU {#u}\n---', { markdown: { format: 'md' } })).toEqual(['id', 'u']);
  });

  test('B4.29 explicit ids neither count nor are counted', async () => {
    expect(await ids('## A {#foo}\n\n## foo')).toEqual(['foo', 'foo']);
  });

  test('B4.30 case can be kept', async () => {
    expect(await ids('## Foo Bar', { markdown: { anchors: { maintainCase: true } } })).toEqual(['Foo-Bar']);
  });

  test('B4.31 h2 to h6 have an anchor link, h1 has none, nor has an empty id', async () => {
    expect(await html('# A\n\n## B *c*\n\n## ？')).toBe(
      '<header><h1>A</h1></header><h2 id="b-c" class="anchor">B <em>c</em><a class="hash-link" href="#b-c" aria-label="Direct link to b-c" title="Direct link to b-c">\u200B</a></h2><h2>？</h2>',
    );
    expect(await html('## B')).toContain('aria-label="Direct link to B"');
  });

  test('B4.6 only the first heading is the content title, and none after a rule', async () => {
    expect(await html('# A\n\n# B')).toMatch(/^<header><h1>A<\/h1><\/header><h1>B<\/h1>$/);
    expect(await html('x\n\n***\n\n# A')).not.toContain('<header>');
    expect(await html('## A\n\n# B')).not.toContain('<header>');
  });
});

describe('table of contents', () => {
  test('B4.32 all Markdown headings in order, none written as tags', async () => {
    const { document } = await compile('## A\n\n:::note\n\n### B\n\n:::\n\n<h2 id="c">C</h2>\n\n#### D');
    expect(document.outline.map(({ level, id, line }) => [level, id, line])).toEqual([
      [2, 'a', 1],
      [3, 'b', 5],
      [4, 'd', 11],
    ]);
    expect(document.ids).toEqual(['a', 'b', 'd', 'c']);
  });

  test('B4.33 marks stay, links become text, images go', async () => {
    const { document } = await compile(
      '## `a<b` *c* **d** ~~e~~ [f](x.md) ![g](y.png) <kbd className="k">h</kbd> :smile:',
    );
    expect(document.outline[0]!.html).toBe(
      '<code>a&lt;b</code> <em>c</em> <strong>d</strong> <del>e</del> f  <kbd class="k">h</kbd> 😄',
    );
  });

  test('B4.32 a partial stands where its component is used', async () => {
    const { document } = await compile("import P from './_p.mdx';\n\n## A\n\n<P/>\n\n## B");
    expect(document.outline.map(({ id, partial }) => partial ?? id)).toEqual(['a', 0, 'b']);
    expect(document.imports).toMatchObject([
      { specifier: './_p.mdx', target: 'partial', file: 'docs/_p.mdx', line: 1 },
    ]);
  });
});

test.each([
  ['text\n\n# A', true],
  ['text\n\n---\n\n# A', undefined],
  ['## B\n\n# A', undefined],
  ['<div>\n\n# A\n\n</div>', true],
  [':::note\n\n### B\n\n:::\n\n# A', undefined],
  ['text', undefined],
])(
  'B1.35 B4.6 the first heading is the title of the page unless a rule stands before it: %j',
  async (markdown, own) => {
    expect((await compile(markdown)).document.ownHeading).toBe(own);
  },
);
