import { describe, expect, test } from 'vitest';
import { compile, html } from './helper.js';

describe('emphasis next to CJK punctuation (D14)', () => {
  test.each([
    ['**加粗。**后文', '<strong>加粗。</strong>后文'],
    ['前文**“加粗”**后文', '前文<strong>“加粗”</strong>后文'],
    ['前文**（加粗）**后文', '前文<strong>（加粗）</strong>后文'],
    ['**加粗。**后文**加粗2。**再来', '<strong>加粗。</strong>后文<strong>加粗2。</strong>再来'],
    ['**text)**中文', '<strong>text)</strong>中文'],
    ['中文**(text)**中文', '中文<strong>(text)</strong>中文'],
    ['*斜体。*后文', '<em>斜体。</em>后文'],
    ['***都有。***后文', '<em><strong>都有。</strong></em>后文'],
    ['~~删除。~~后文', '<del>删除。</del>后文'],
    ['**`代码`**后文', '<strong><code>代码</code></strong>后文'],
    ['后文**`代码`**后文', '后文<strong><code>代码</code></strong>后文'],
    ['\\*\\*不加粗。\\*\\*后文', '**不加粗。**后文'],
    ['**a&amp;b。**后文', '<strong>a&amp;b。</strong>后文'],
    ['a * b 。* c', 'a * b 。* c'],
    ['**「加粗」**[链接](x.md)**是。**的', '<strong>「加粗」</strong><a href="x.md">链接</a><strong>是。</strong>的'],
    ['普通**加粗**普通', '普通<strong>加粗</strong>普通'],
  ])('%s', async (markdown, expected) => {
    for (const parser of ['native', 'reference'] as const) {
      expect(await html(markdown, { options: { parser } })).toBe(`<p>${expected}</p>`);
    }
  });

  test.each([
    ['name wildcards', 'GM_*但GM.*都'],
    ['a wildcard behind the first star', '支持*.js和src/*的文件'],
    ['endings', '支持*.js、*.ts文件'],
    ['a star that CommonMark lets open', '所有*都和GM.*的'],
    ['path wildcards', '排除src/**和lib/**目录'],
    ['a path between wildcards', '**/src/**目录'],
    ['a wildcard before a pair', 'GM_*但“GM”*都'],
    ['notes', '价格*，运费*。'],
    ['tildes of tones', '好~！行~！'],
    ['tildes of ranges', '5℃~十度，15℃~二十度'],
  ])('D14 signs that are meant stay: %s', async (_, markdown) => {
    for (const parser of ['native', 'reference'] as const)
      expect(await html(markdown, { options: { parser } })).toBe(`<p>${markdown}</p>`);
  });

  test.each([
    ['放在**src/**目录下', '放在<strong>src/</strong>目录下'],
    ['修改**/etc/hosts**文件', '修改<strong>/etc/hosts</strong>文件'],
    ['**Hello world.**意思是', '<strong>Hello world.</strong>意思是'],
    ['调用*foo()*之后', '调用<em>foo()</em>之后'],
    ['**重点**，**“次要”**的', '<strong>重点</strong>，<strong>“次要”</strong>的'],
  ])('D14 what only resembles a wildcard is still mended: %s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`);
  });

  test('in quotes, lists, headings and tables', async () => {
    const markdown = '> 一\n> **二。**三\n\n- **四。**五\n\n| **六。**七 |\n|--|\n| 八**九。**十 |';
    const out = await html(markdown);
    for (const word of ['二。', '四。', '六。', '九。']) expect(out).toContain(`<strong>${word}</strong>`);
  });

  test('can be switched off', async () => {
    expect(await html('**加粗。**后文', { markdown: { cjkEmphasis: false } })).toBe('<p>**加粗。**后文</p>');
  });
});

describe('line breaks between Han characters', () => {
  test.each([
    ['中文\n换行', '中文换行'],
    ['中文，\n换行', '中文，换行'],
    ['中文\nword', '中文\nword'],
    ['word\nword', 'word\nword'],
    ['说：\n“好”', '说：“好”'],
  ])('%j', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`);
  });

  test('across marks', async () => {
    expect(await html('**中文**\n换行')).toBe('<p><strong>中文</strong>换行</p>');
    expect(await html('中文\n**换行**')).toBe('<p>中文<strong>换行</strong></p>');
  });

  test('can be switched off', async () => {
    expect(await html('中文\n换行', { markdown: { cjkLineBreaks: false } })).toBe('<p>中文\n换行</p>');
  });
});

describe('text between full-width characters is text, in both engines', () => {
  test.each([
    ['http://：**协议** `http://：`', '<p>http://：<strong>协议</strong> <code>http://：</code></p>'],
    ['见 https://。后', '<p>见 https://。后</p>'],
    ['重点:说明 和 12:30', '<p>重点:说明 和 12:30</p>'],
    ['重点:说明[**粗** x]{a}', '<p>重点:说明[<strong>粗</strong> x]{a}</p>'],
    [':::注意\n\n内容\n\n:::', '<p>:::注意</p><p>内容</p><p>:::</p>'],
    ['- ::名[x]', '<ul><li>::名[x]</li></ul>'],
  ])('%s', async (source, expected) => {
    for (const parser of ['native', 'reference'] as const)
      expect([parser, await html(source, { options: { parser } })]).toEqual([parser, expected]);
  });

  test('B4.22 words after a colon belong to the id of a heading, B4.33 formulas to its entry', async () => {
    const { document } = await compile('## 工作佇列（task）:宏任務 :abc中文\n\n## 以 $2^i$ 为底', {
      markdown: { math: true },
    });
    expect(document.outline.map(({ id, html: entry }) => [id, entry])).toEqual([
      ['工作佇列task宏任務-中文', '工作佇列（task）:宏任務 中文'],
      ['以-2i-为底', '以 2^i 为底'],
    ]);
  });
});
