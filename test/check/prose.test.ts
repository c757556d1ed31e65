import { describe, expect, it } from 'vitest';
import { maskProse } from '../../renderer/check/prose/mask.js';
import { checkProse, fixProse } from '../../renderer/check/prose/prose.js';

const options = { today: '2026-11-21' };
const found = (text: string, changes = {}) =>
  checkProse('a.md', text, { ...options, ...changes }).map(
    ({ code, line, column }) => `${line}:${column} ${code.replace('check-', '')}`,
  );

describe('typography: findings and repairs', () => {
  it.each([
    ['使用React渲染', ['1:2 space-han-latin', '1:7 space-han-latin'], '使用 React 渲染'],
    ['共有3个,分别', ['1:2 space-han-latin', '1:3 space-han-latin', '1:5 half-width-punctuation'], '共有 3 个，分别'],
    ['这是对的.', ['1:5 half-width-punctuation'], '这是对的。'],
    ['他说"你好"了', ['1:3 quotation-marks'], '他说“你好”了'],
    ['函数(没有返回值)', ['1:3 half-width-brackets'], '函数（没有返回值）'],
    ['版本１２', ['1:3 full-width-ascii'], '版本 12'],
    ['等等...', ['1:3 ellipsis'], '等等……'],
    ['它 ，是', ['1:2 space-before-full-width'], '它，是'],
    ['甲--乙', ['1:2 dash'], '甲——乙'],
    ['好。。', ['1:2 repeated-punctuation'], '好。'],
    ['是吗?是!', ['1:3 half-width-punctuation', '1:5 half-width-punctuation'], '是吗？是！'],
    ['甲　乙', ['1:2 ideographic-space'], '甲 乙'],
    ['export 导出的是React绑定', ['1:11 space-han-latin', '1:16 space-han-latin'], 'export 导出的是 React 绑定'],
    ['**重点**,其次', ['1:7 half-width-punctuation'], '**重点**，其次'],
    ['"{url}" 带有 "{path}"', ['1:1 quotation-marks', '1:12 quotation-marks'], '“{url}” 带有 “{path}”'],
    ['把 "`a`" 换成 "`b`"', ['1:3 quotation-marks', '1:12 quotation-marks'], '把 “`a`” 换成 “`b`”'],
    ['写作 "a" 与 "乙"。', ['1:4 quotation-marks', '1:10 quotation-marks'], '写作 “a” 与 “乙”。'],
    ['所谓"closure"就是', ['1:3 quotation-marks'], '所谓“closure”就是'],
    ['他说“ 好 ”', ['1:4 space-before-full-width', '1:6 space-before-full-width'], '他说“好”'],
    ['我们我们点击登陆', ['1:3 word', '1:7 word'], '我们点击登录'],
    ["'你'和'我'", ['1:1 quotation-marks', '1:5 quotation-marks'], '‘你’和‘我’'],
    ['函数(见 `f` 与 `g` 一节)', ['1:3 half-width-brackets'], '函数（见 `f` 与 `g` 一节）'],
  ])('%s', (text, expected, fixed) => {
    expect(found(text)).toEqual(expected);
    expect(fixProse(text).text).toBe(fixed);
    expect(found(fixed)).toEqual([]);
  });

  it.each([
    '使用 React 渲染 3 个组件，见 `useMemo`。',
    'English sentences, with "quotes" (and brackets).',
    'It is called “snapshot testing”: a test of “views”, no more.',
    '1. 第一项\n2. 第二项',
    '百分之 50%，约 3 个。',
    '见[文档](./使用React.md)和 <https://a.b/使用React>。',
    '地址 https://example.org/a,b 不动',
    '`使用React` 和 `a,b`',
    '```js\nconst a = "使用React"; // 注释,不动\n```',
    '    ',
    '---\ntitle: 使用React\n---\n正文',
    '| 甲 | 乙 |\n| :-- | --: |\n| 1 | 2 |',
    ':::tip 提示\n正文\n:::',
    '## 标题 {#使用React}',
    '<LinkCard title="使用React" url="https://a.b" />',
    '<提示 version="24" />\n\n<提示 题="使用React">\n\n正文\n\n</提示>',
    '正文 %%使用React%% 正文',
    '公式 $甲a$ 与 $$\n甲a\n$$',
    '——破折号——与……省略号',
    '“引号”与‘单引号’',
    '3:1 与 12:30',
    '{"使用React"}',
    '<Foo render={() => "使用React"} title={cond > 1 && \'使用React\'} />',
    '<Tabs values={[\n  { label: "使用React", value: "a" },\n]}>',
    'export const meta = {\n  title: "使用React,好",\n\n  list: ["使用React"],\n};',
    'import a from "./a";\nimport b from "./使用React";',
    '甲 {a.b ? "使用React" : `(使用React)`} 乙',
    '屏幕有 6" 与 8" 两种',
    "it's 与 don't 都是缩写",
    '| "甲 | 乙" |',
    "设为 'ignore'。",
    '他用 Say "hello" again 打招呼',
    '把 "foo" 和 "bar" 拼接，得到 "foobar"。',
    '默认为"auto"，可选 "auto" | "never"。',
    '字符串 "it\'s" 里有一个撇号',
    '(0, 1] 和 [0, 1) 都是半开区间',
    '飞船在火星表面成功登陆，登陆艇抵达之后系统自动校准',
    '在在线编辑器里试一试',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
    expect(fixProse(text)).toEqual({ text, count: 0 });
  });

  it('shows both sides of a missing space', () => {
    expect(checkProse('a.md', 'React慢', options)[0]?.args).toEqual({ found: 't慢', wanted: 't 慢' });
  });

  it('keeps the length and the lines of the text under its mask', () => {
    const text = '---\na: 1\n---\n甲 `乙`\n\n```\n丙\n```\n[丁](/x)';
    expect(maskProse(text)).toHaveLength(text.length);
    expect(maskProse(text).split('\n')).toHaveLength(text.split('\n').length);
    expect(maskProse(text)).toMatch(/甲/);
    expect(maskProse(text)).not.toMatch(/[乙丙x]/);
  });

  it('goes on behind an expression, a module block and a brace that nothing closes', () => {
    const text = 'export const a = {\n  b: "使用React",\n};\n\n使用React {"用React"} 用Vue\n\n左括号 { 用React\n';
    expect(fixProse(text).text).toBe(
      'export const a = {\n  b: "使用React",\n};\n\n使用 React {"用React"} 用 Vue\n\n左括号 { 用 React\n',
    );
  });

  it('repairs prose beside code and never the code', () => {
    const text = '使用React的`foo,bar`,见：\n\n```js\nuse("使用React");\n```\n';
    expect(fixProse(text).text).toBe('使用 React 的 `foo,bar`,见：\n\n```js\nuse("使用React");\n```\n');
  });
});

describe('structure', () => {
  it.each<[string, string, string[]]>([
    ['heading levels', '## 甲\n\n#### 乙\n', ['3:1 heading-order']],
    ['headings by the line below them', '甲\n---\n\n### 乙\n\n丙\n===\n\n### 丁\n', ['9:1 heading-order']],
    ['headings in code', '## 甲\n\n```md\n#### 乙\n```\n', []],
    ['headings that read alike', '## 甲\n\n## 乙\n\n## 甲\n', ['5:1 heading-twice']],
    ['images without text', '见 ![](/a.png) 与 ![图](/b.png)', ['1:3 image-alt']],
    ['links without text', '见 [](/a)', ['1:3 link-empty']],
    ['images in code', '`![](/a.png)`', []],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('says how long ago a note was reviewed', () => {
    const text = '---\nlast_reviewed: 2026-01-01\n---\n正文';
    expect(found(text, { staleAfter: 300 })).toEqual(['2:1 stale']);
    expect(found(text, { staleAfter: 400 })).toEqual([]);
    expect(found(text)).toEqual([]);
  });
});
