/** The search data of a page equals the text visible to a reader (D25). */
import { describe, expect, it } from 'vitest';
import { compile } from './helper.js';

const sections = async (text: string, format: 'md' | 'mdx') =>
  (await compile(text, { markdown: { format } })).document.sections;
const texts = async (text: string, format: 'md' | 'mdx' = 'mdx') =>
  (await sections(text, format)).flatMap(({ heading, text: own }) => [heading, ...own.split('\n')]).filter(Boolean);

describe('the text of a section is what shows', () => {
  it.each<[string, string, string[]]>([
    ['what looks like a directive', '触发 update:value 事件，12:30 开始。', ['触发 update:value 事件，12:30 开始。']],
    ['a heading that begins like one', '## :host(selector)', [':host(selector)']],
    ['the end of a heading that looks like one', '## console:widgets:create', ['console:widgets:create']],
    ['expressions whose value is known', "出错{' '}了：{'<--'} 在 {2} 处", ['出错 了：<-- 在 2 处']],
    ['a label in braces', '<TabItem value="a" label={\'第一步\'}>\n\n正文\n\n</TabItem>', ['第一步', '正文']],
    ['no titles of HTML elements', '<iframe title="播放器" src="https://a.b" />\n\n正文', ['正文']],
    ['nothing between Han characters that is not seen', '只\u200b\u200b更新\u00ad一部分\u0008。', ['只更新一部分。']],
    ['Han lines as one', '前一行\n后一行', ['前一行后一行']],
  ])('%s', async (_, text, shown) => expect(await texts(text)).toEqual(shown));

  it.each<[string, string, string[]]>([
    ['no scripts', "<script setup>\nimport A from './A.vue'\n\nconst a = ref()\n</script>\n\n正文", ['正文']],
    ['no styles', '正文\n\n<style>\n.a > b { margin: 0; }\n</style>', ['正文']],
    ['attributes that hold an angle bracket', '<div title="a>b=5>">内容</div>', ['内容']],
    ['entities as characters', '<pre>create &lt;name&gt; &#8212; &hellip;</pre>', ['create <name> — …']],
    ['cells apart', '<table><tr><td>甲</td><td>乙</td></tr></table>', ['甲', '乙']],
    ['lines apart', '甲<br>乙<span>丙</span>丁', ['甲', '乙丙丁']],
    ['no comments', '<!-- 注 -->\n<p>正文</p>\n<!-- 释 -->', ['正文']],
  ])('raw HTML: %s', async (_, text, shown) => expect(await texts(text, 'md')).toEqual(shown));
});

it('headings of level 1 have no id, as on the page', async () => {
  const found = await sections('# 标题 {#title}\n\n开头\n\n## 其一 {#one}\n\n# 又一\n\n正文', 'mdx');
  expect(found.map(({ id, level, heading }) => [id, level, heading])).toEqual([
    ['', 1, '标题'],
    ['one', 2, '其一'],
    ['', 1, '又一'],
  ]);
});
