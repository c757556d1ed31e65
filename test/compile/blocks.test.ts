import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readMeta } from '../../renderer/compile/code/info-string.js';
import { packageCommands } from '../../renderer/compile/code/npm2yarn.js';
import { readRanges } from '../../renderer/compile/code/ranges.js';
import { type Change, compile, html, options } from './helper.js';

describe('admonitions', () => {
  const parts = async (markdown: string, change: Change = {}) => {
    const out = await html(markdown, change);
    return [...out.matchAll(/theme-admonition-(\w+)[^>]*>.*?<\/span>(.*?)<\/div>/g)].map((match) => [
      match[1],
      match[2],
    ]);
  };

  test.each([
    ['keyword alone', ':::note\n\nx\n\n:::', [['note', 'note']]],
    ['no blank lines', ':::tip\nx\n:::', [['tip', 'tip']]],
    ['title after a space', ':::tip 标题\nx\n:::', [['tip', '标题']]],
    ['title with marks', ':::tip[标题 with *inline*]\nx\n:::', [['tip', '标题 with <em>inline</em>']]],
    ['title after a space with marks and brackets', ':::tip A [b] *c* ]\nx\n:::', [['tip', 'A [b] <em>c</em> ]']]],
    ['title attribute', ':::tip{title="T"}\nx\n:::', [['tip', 'T']]],
    [
      'legacy keywords',
      ':::caution\nx\n:::\n\n:::important\ny\n:::\n\n:::success\nz\n:::',
      [
        ['caution', 'caution'],
        ['important', 'important'],
        ['success', 'success'],
      ],
    ],
    [
      'nested',
      '::::warning\n:::tip\nx\n:::\n::::',
      [
        ['warning', 'warning'],
        ['tip', 'tip'],
      ],
    ],
    [
      'in a list and a quote',
      '- :::info\n  x\n  :::\n\n> :::danger\n> y\n> :::',
      [
        ['info', 'info'],
        ['danger', 'danger'],
      ],
    ],
    ['unclosed', ':::note\nx', [['note', 'note']]],
    ['wrong case is text', ':::TIP\nx\n:::', []],
    ['title without space is text', ':::tip标题\n\nx\n\n:::', []],
    ['in code', '```\n:::tip 标题\n```', []],
  ])('B4.37–B4.40 %s', async (_, markdown, expected) => {
    expect(await parts(markdown)).toEqual(expected);
  });

  test.each([
    ['a note', '> [!NOTE]\n> x', [['note', 'note']]],
    ['in any case, before a blank line', '> [!tip]\n>\n> x', [['tip', 'tip']]],
    [
      'the graver ones',
      '> [!WARNING]\n> x\n\n> [!CAUTION]\n> y',
      [
        ['warning', 'warning'],
        ['danger', 'danger'],
      ],
    ],
    ['with text behind it is a quotation', '> [!NOTE] x', []],
    ['an unknown word is a quotation', '> [!HINT]\n> x', []],
  ])('GitHub alerts: %s', async (_, markdown, expected) => {
    expect(await parts(markdown)).toEqual(expected);
    if (expected.length > 0) expect(await html(markdown)).not.toContain('[!');
  });

  test('B4.39 class and id, as an anchor of the page', async () => {
    const { document, body } = await compile(':::tip{.cls #here}\nx\n:::');
    expect(body.html[0]).toContain('admonition cls" id="here"');
    expect(document.ids).toEqual(['here']);
  });

  test('B4.38 titles in the language of the site', async () => {
    expect(await parts(':::tip\nx\n:::', { options: { titleDefaults: { locale: 'zh-Hans' } } })).toEqual([
      ['tip', '小技巧'],
    ]);
  });

  test('B8.2 titles of the site itself, by message id', async () => {
    const titleDefaults = { locale: 'zh-Hans', texts: { 'theme.admonition.tip': '提示', 'theme.other': 'x' } };
    expect(await parts(':::tip\nx\n:::', { options: { titleDefaults } })).toEqual([['tip', '提示']]);
  });

  test('B4.39 titles after a space can be switched off: the line is text', async () => {
    const change = { markdown: { mdx1Compat: { comments: true, admonitions: false, headingIds: true } } };
    expect(await html(':::tip 标题\n\nx\n\n:::', change)).toContain('<p>:::tip 标题</p>');
  });

  test('B4.41 further keywords look like info; false switches all off', async () => {
    const change = { markdown: { admonitions: { keywords: ['mine'] } } };
    expect(await html(':::mine\nx\n:::', change)).toContain('theme-admonition-mine alert alert--info');
    expect(await html(':::note\nx\n:::', { markdown: { admonitions: false } })).toBe('<div><p>x</p></div>');
  });

  test('B4.42 directives in text are text', async () => {
    expect(await html('12:30 a:b c:d[e]{f=g}')).toBe('<p>12:30 a:b c:d[e]{f=g}</p>');
  });
});

describe('code blocks', () => {
  test.each([
    [
      'js',
      'title="a b.js" {1,3-4} showLineNumbers=5',
      { language: 'js', title: 'a b.js', ranges: [1, 3, 4], lineNumbers: 5 },
    ],
    ['TS', "title='x'", { language: 'TS', title: 'x' }],
    ['js', 'showLineNumbers', { lineNumbers: 1 }],
    ['jsx', 'live noInline', { live: true, noInline: true }],
    ['ts', 'run expect-error=2322 scope=a', { flags: ['run', 'expect-error=2322', 'scope=a'] }],
    ['bash', 'npm2yarn', { npm2yarn: true }],
    ['js', 'title="live run"', { live: false, flags: [], title: 'live run' }],
    [null, null, { language: '' }],
  ])('B4.44–B4.49 %s %s', (lang, meta, expected) => {
    expect(readMeta(lang, meta)).toMatchObject(expected);
  });

  test('B4.46 ranges', () => {
    expect(readRanges('1,3-5,7-6')).toEqual([1, 3, 4, 5, 6, 7]);
    expect(readRanges('1-999999999')).toHaveLength(10_000);
  });

  const lines = async (markdown: string, change: Change = {}) => {
    const out = await html(markdown, change);
    return [...out.matchAll(/<span class="token-line([^"]*)">(.*?)\n<\/span>/g)].map((match) => {
      const text = match[2]!.replace(/<[^>]*>/g, '');
      return match[1] ? `${match[1].trim()}: ${text}` : text;
    });
  };
  const HL = 'theme-code-block-highlighted-line';

  test.each([
    ['a range', '```js {2}\na\nb\n```', ['a', `${HL}: b`]],
    ['next line', '```js\n// highlight-next-line\na\nb\n```', [`${HL}: a`, 'b']],
    ['start and end', '```py\n# highlight-start\na\nb\n# highlight-end\nc\n```', [`${HL}: a`, `${HL}: b`, 'c']],
    ['JSX comment', '```jsx\n{/* highlight-next-line */}\n<a/>\n```', [`${HL}: &lt;a/&gt;`]],
    ['HTML comment', '```html\n<!-- highlight-next-line -->\n<a>\n```', [`${HL}: &lt;a&gt;`]],
    ['the wrong comment of a language stays', '```py\n// highlight-next-line\na\n```', ['// highlight-next-line', 'a']],
    ['any comment of an unknown language', '```zzz\n# highlight-next-line\na\n```', [`${HL}: a`]],
    [
      'a range keeps magic comments',
      '```js {1}\n// highlight-next-line\na\n```',
      [`${HL}: // highlight-next-line`, 'a'],
    ],
    ['empty lines', '```js\na\n\nb\n```', ['a', '', 'b']],
    ['a token over lines', '```js\nconst a = `x\ny`;\n```', ['const a = `x', 'y`;']],
  ])('B4.46, B4.47 %s', async (_, markdown, expected) => {
    expect(await lines(markdown)).toEqual(expected);
  });

  test('B4.47 sets of the site', async () => {
    const prism = { additionalLanguages: [], magicComments: [{ className: 'error', line: 'This will error' }] };
    expect(await lines('```js\n// This will error\na\n```', { options: { prism } })).toEqual(['error: a']);
  });

  test('B4.44 the language as written in the class, the default one where none is', async () => {
    expect(await html('```YAML\na: b\n```')).toContain('class="language-YAML theme-code-block');
    const prism = { ...options.prism, defaultLanguage: 'javascript' };
    expect(await html('```\nlet a\n```', { options: { prism } })).toContain(
      'class="language-javascript theme-code-block',
    );
    expect(await html('```\nlet a\n```')).toContain('class="language-text theme-code-block');
  });

  test.each([
    ['```js\na\n```', 'data-lang="js"', 'codeBlockTitle'],
    ['```js title="a.js"\na\n```', '<div class="codeBlockTitle"><span>a.js</span></div>', 'data-lang'],
    ['```bash\na\n```', 'codeFrameTerminal"><div class="codeBlockTitle"></div>', 'data-lang'],
    ['```text\na\n```', 'codeBlockContent', 'data-lang'],
  ])('frames: %s', async (markdown, expected, absent) => {
    const out = await html(markdown);
    expect(out).toContain(expected);
    expect(out).not.toContain(absent);
  });

  test.each([
    [
      'named ranges',
      '```js ins={1} del={2} {3}\na\nb\nc\n```',
      ['codeIns', 'codeDel', 'theme-code-block-highlighted-line'],
      'abc',
    ],
    [
      'notes at the end of lines',
      '```js\na // [!code ++]\nb /* [!code error] */\nc\n```',
      ['codeIns', 'codeError', ''],
      'abc',
    ],
    ['a note for two lines', '```js\n// [!code warning:2]\na\nb\nc\n```', ['codeWarning', 'codeWarning', ''], 'abc'],
    ['focus', '```html\na\nb <!-- [!code focus] -->\n```', ['', 'codeFocus'], 'ab'],
    [
      'notes beside comments',
      '```js\n// highlight-next-line\na // [!code ++]\n```',
      ['theme-code-block-highlighted-line codeIns'],
      'a',
    ],
    [
      'Markdown, whose code is shown as it is',
      '````md\n```js\na // [!code ++]\n```\nb <!-- [!code ++] -->\n````',
      ['', '', '', 'codeIns'],
      '```jsa // [!code ++]```b',
    ],
    ['a diff', '```diff\n-a\n+b\n c\n```', ['codeDel', 'codeIns', ''], '-a+b c'],
    ['the head of a diff', '```diff\n--- a\n+++ b\n```', ['', ''], '--- a+++ b'],
    ['a diff of a language', '```diff lang="js"\n-a\n+b\n c\n```', ['codeDel', 'codeIns', ''], 'abc'],
  ])('marked lines: %s', async (_, markdown, classes, text) => {
    const out = await html(markdown);
    expect([...out.matchAll(/<span class="token-line ?([^"]*)">/g)].map((match) => match[1])).toEqual(classes);
    expect(/<code[^>]*>(.*)<\/code>/s.exec(out)![1]!.replace(/<[^>]*>|\n/g, '')).toBe(text);
  });

  test('the copy of marked code is without the lines taken out', async () => {
    expect(await html('```js\na // [!code --]\nb // [!code ++]\n```')).toContain('data-copy="b"');
    expect(await html('```js\na // [!code ++]\n```')).not.toContain('data-copy');
    expect(await html('```diff\n-a\n+b\n```')).not.toContain('data-copy');
  });

  test('B4.45, B4.48 title and numbers', async () => {
    const out = await html('```js title="<a>.js" showLineNumbers=9\na\nb\n```');
    expect(out).toContain('<div class="codeBlockTitle"><span>&lt;a&gt;.js</span></div>');
    expect(out).toContain('codeBlockLinesWithNumbering');
    expect([...out.matchAll(/data-line="(\d+)"/g)].map((match) => match[1])).toEqual(['9', '10']);
  });

  test.each(['js', 'sh', 'vue', 'tsx', 'diff', 'php', 'md', 'docker', 'zzz', 'constructor', '__proto__'])(
    'every line of %s comes out as it went in',
    async (language) => {
      const code = 'a <b> & "c"\n\n- d\n+ `e`\n<?php echo 1; ?>\n# f';
      const out = await html(`~~~${language}\n${code}\n~~~`);
      const text = (node: { childNodes?: unknown[]; value?: string }): string =>
        node.value ?? (node.childNodes ?? []).map((child) => text(child as typeof node)).join('');
      expect(text(parseFragment(out) as never)).toBe(`${code}\n`);
    },
  );

  test('colours do not depend on what was coloured before', async () => {
    const source = '```md\n---\na: 1\n---\n\n```\n\n```js\nconst a = /x+/;\n```';
    const before = await html(source);
    await html('```pug\np x\n```\n\n```regex\nx+\n```\n\n```js-extras\nx\n```');
    expect(await html(source)).toBe(before);
  });

  test('long blocks say so', async () => {
    const { document, body } = await compile(`\`\`\`js run\n${'a\n'.repeat(80)}\`\`\``);
    expect(body.html[0]).toContain('codeBlockLong" data-lines="80" data-flags="run"');
    expect(document.features).toEqual({ runnable: true });
  });

  test('an empty block has no title, and an empty title is none', async () => {
    expect(await html('```js title=""\na\n```')).not.toContain('codeBlockTitle');
    expect(await html('```js title="T"\na\n```')).toContain('>T<');
    expect(await html('```js title="T"\n```')).not.toContain('>T<');
  });

  test('mermaid is a diagram only where it is switched on (B4.19)', async () => {
    const source = '```mermaid\ngraph TD\n```';
    expect(await html(source)).toContain('language-mermaid theme-code-block');
    const { document, body } = await compile(source, { markdown: { mermaid: true } });
    expect(body.html[0]).toContain('data-mermaid');
    expect(document.features).toEqual({ mermaid: true, inlineStyle: true });
  });

  test('live blocks need the switch (B4.49)', async () => {
    expect(await html('```jsx live\n<a/>\n```')).toContain('theme-code-block');
    const { document } = await compile('```jsx live\n<a/>\n```', { options: { liveCode: { position: 'bottom' } } });
    expect(document.features).toEqual({ live: true });
    const top = await compile('```jsx live\n<a/>\n```', { options: { liveCode: { position: 'top' } } });
    expect(top.body.html[0]).toContain('data-position="top"');
    // The name of the frame with the result, in the page's language.
    expect(top.body.html[0]).toContain('data-live-result="" role="group" aria-label="Result"');
  });

  test.each([
    ['npm install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
    ['npm i -D a b', ['npm i -D a b', 'yarn add --dev a b', 'pnpm add -D a b', 'bun add --dev a b']],
    ['npm install --save a', ['npm install --save a', 'yarn add a', 'pnpm add a', 'bun add a']],
    ['npm run build -- --x', ['npm run build -- --x', 'yarn build --x', 'pnpm run build --x', 'bun run build --x']],
    ['A=1 npm test', ['A=1 npm test', 'A=1 yarn test', 'A=1 pnpm test', 'A=1 bun run test']],
    ['npx x', ['npx x', 'yarn dlx x', 'pnpm dlx x', 'bun x x']],
    ['npm init vite@latest', ['npm init vite@latest', 'yarn create vite', 'pnpm create vite', 'bunx create-vite']],
    ['npm run start', ['npm run start', 'yarn run start', 'pnpm run start', 'bun run start']],
    ['npm i -g a', ['npm i -g a', 'yarn global add a', 'pnpm add -g a', 'bun add --global a']],
    ['npm init -y', ['npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y']],
    ['npm create @a/b', ['npm create @a/b', 'yarn create @a/b', 'pnpm create @a/b', 'bunx @a/create-b']],
    ['npm ls a b', ['npm ls a b', 'yarn list --pattern "a|b"', 'pnpm ls a b', 'bun pm ls a b']],
    ['npm test -- -t=a', ['npm test -- -t=a', 'yarn test -t=a', 'pnpm test -t=a', 'bun run test -t a']],
    ['npm exec a', ['npm exec a', 'yarn a', 'pnpm exec a', 'bunx a']],
    ['npm uninstall a', ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a']],
    [
      '# npmrc\nnpm ci && npm start',
      [
        '# npmrc\nnpm ci && npm start',
        '# npmrc\nyarn install --frozen-lockfile && yarn start',
        '# npmrc\npnpm install --frozen-lockfile && pnpm start',
        '# npmrc\nbun install --frozen-lockfile && bun start',
      ],
    ],
  ])('npm2yarn %j', (command, expected) => {
    expect(packageCommands(command).map(({ code }) => code)).toEqual(expected);
  });
});

describe('other blocks', () => {
  test('B4.65 tables: alignment by class, no wrapper', async () => {
    expect(await html('| a | b |\n|:--|:-:|\n| 1 | 2 |')).toBe(
      '<table><thead><tr><th class="text--left">a</th><th class="text--center">b</th></tr></thead><tbody><tr><td class="text--left">1</td><td class="text--center">2</td></tr></tbody></table>',
    );
  });

  test('B4.66 task lists', async () => {
    expect(await html('- [ ] a\n- [x] b')).toBe(
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled="" aria-label="a"/> a</li><li class="task-list-item"><input type="checkbox" disabled="" checked="" aria-label="b"/> b</li></ul>',
    );
  });

  test('lists: loose and tight, start numbers', async () => {
    expect(await html('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(await html('- a\n\n- b')).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
    expect(await html('3. a')).toBe('<ol start="3"><li>a</li></ol>');
  });

  test('B4.67 footnotes', async () => {
    const { document, body } = await compile('x[^1] y[^n] z[^1]\n\n[^n]: note *n*\n[^1]: one');
    const out = body.html.join('');
    expect(out).toContain(
      '<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="true" aria-describedby="footnote-label">1</a></sup>',
    );
    expect(out).toContain('<h2 id="footnote-label" class="sr-only">Footnotes</h2>');
    expect(out).toContain('data-footnote-backref="" aria-label="Back to reference 1-2"');
    const chinese = (
      await compile('x[^1]\n\n[^1]: y', { options: { titleDefaults: { locale: 'zh-Hans' } } })
    ).body.html.join('');
    expect(chinese).toContain('<h2 id="footnote-label" class="sr-only">脚注</h2>');
    expect(chinese).toContain('aria-label="回到引用脚注 1 的地方"');
    expect(chinese).not.toContain('reference');
    expect(out).toMatch(
      /<li id="user-content-fn-1"><p>one <a href="#user-content-fnref-1"[^>]*>↩<\/a> <a href="#user-content-fnref-1-2"/,
    );
    expect(out.indexOf('<li id="user-content-fn-n"')).toBeGreaterThan(out.indexOf('<li id="user-content-fn-1"'));
    expect(document.ids).toContain('user-content-fn-n');
  });

  test('B4.67 footnotes of posts do not clash on a list', async () => {
    const ids = await Promise.all(
      ['blog/a.md', 'blog/b.md'].map(
        async (path) => (await compile('x[^1]\n\n[^1]: y', { source: { kind: 'post', path } })).document.ids,
      ),
    );
    expect(ids[0]!.filter((id) => ids[1]!.includes(id))).toEqual(['footnote-label']);
  });

  test('math is MathML, wrong formulas are shown as written', async () => {
    const { document, body } = await compile('$x^2$ and\n\n$$\ny\n$$', { markdown: { math: true } });
    expect(body.html.join('')).toMatch(/<span class="katex"><math .*<math [^>]*display="block"/);
    expect(body.html.join('')).not.toContain('style=');
    expect(document.features).toEqual({ math: true });
    expect(await html('$\\frac{$', { markdown: { math: true } })).toBe(
      `<p><span class="katex-error" title="ParseError: KaTeX parse error: Unexpected end of input in a macro argument, expected &#x27;}&#x27; at end of input: \\frac{">\\frac{</span></p>`,
    );
    expect(await html('$x$')).toBe('<p>$x$</p>');
  });

  test('B4.68 details with their summary', async () => {
    expect(await html('<details>\n<summary>S</summary>\n\ntext\n\n</details>')).toBe(
      '<details class="details alert alert--info"><summary>S</summary>\n<p>text</p></details>'.replace('\n', ''),
    );
    expect(await html('<details>\n\ntext\n\n</details>')).toContain('<summary>Details</summary>');
  });

  test('B5.118 tabs: every panel is in the HTML', async () => {
    const source = [
      "import Tabs from '@theme/Tabs';",
      "import TabItem from '@theme/TabItem';",
      '',
      '<Tabs groupId="os" queryString defaultValue="b">',
      '<TabItem value="a" label="甲">',
      '',
      '**A**',
      '',
      '</TabItem>',
      '<TabItem value="b">B</TabItem>',
      '</Tabs>',
    ].join('\n');
    const { document, body } = await compile(source);
    expect(document).toMatchObject({ part: 'html', hydrate: false, features: { tabs: true } });
    const out = body.html.join('');
    expect(out).toContain('data-group="os" data-query="os"');
    expect(
      [...out.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]*)</g)].map((match) => [match[1], match[2]]),
    ).toEqual([
      ['false', '甲'],
      ['true', 'b'],
    ]);
    expect(out).toContain('<strong>A</strong>');
  });
});

describe('furniture', () => {
  test.each([
    ['<Steps>\n\n1. a\n2. b\n\n</Steps>', '<div class="steps"><ol>'],
    ['<FileTree>\n\n- a\n  - b\n\n</FileTree>', '<div class="file-tree"><ul>'],
    ['x <Badge type="success" text="新" />', '<span class="badge badge--success">新</span>'],
    ['x <Badge>0.2</Badge>', '<span class="badge">0.2</span>'],
    [
      '<CardGrid>\n<Card title="T" href="/docs">x</Card>\n<Card title="U">y</Card>\n</CardGrid>',
      '<div class="cards"><a class="card" href="/docs">',
    ],
  ])('%s', async (markdown, expected) => expect(await html(markdown)).toContain(expected));
});

describe('features that comments name', () => {
  const comment = '<!-- bcd css.properties.inset chrome=87 -->';
  const facts = (baseline: 'high' | 'limited') => ({
    'css.properties.inset': { versions: { chrome: '87' }, baseline, since: '2021-04-26', data: 'web-features 3' },
  });

  test.each(['md', 'mdx'] as const)('show whether browsers support them, where data says so (%s)', async (format) => {
    const text = `Chrome 87。${comment}`;
    const change = (source: Change['source']): Change => ({ source: { format, ...source } });
    expect(await html(text, change({ facts: facts('high') }))).toContain(
      '<span class="badge badge--success" title="css.properties.inset 2021-04-26 (web-features 3)">',
    );
    expect(await html(text, change({ facts: facts('limited') }))).toContain('<span class="badge" title="css');
    expect(await html(text, change({}))).not.toContain('badge');
  });
});
