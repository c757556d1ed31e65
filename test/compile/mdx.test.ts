import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Admonition } from '../../theme/content/Admonition.js';
import { CodeBlock } from '../../theme/content/CodeBlock.js';
import { ContentRoot } from '../../theme/content/ContentRoot.js';
import { FootnoteBack, FootnoteLabel } from '../../theme/content/Footnotes.js';
import { headings } from '../../theme/content/Heading.js';
import { Image } from '../../theme/content/Image.js';
import { Link } from '../../theme/content/Link.js';
import type { ContentComponent } from '../../theme/contract.js';
import { shimOf } from '../../theme/shims/aliases.js';
import { wordsOf } from '../../theme/texts/content-texts.js';
import { compile, html } from './helper.js';

describe('html parts and module parts', () => {
  test.each([
    ['plain Markdown', 'a *b*'],
    [
      'built-ins by import',
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs><TabItem value='a'>x</TabItem></Tabs>",
    ],
    ['built-ins by another name', "import Note from '@theme/Admonition';\n\n<Note type='tip'>x</Note>"],
    ['built-ins without import', '<LinkCard href="https://a.com" title="T"/>'],
    ['host elements and literal values', '<div style={{color: "red"}} data-a={1}>x</div>'],
    ['an unused import', "import React from 'react';\n\nx"],
    ['an image by require', '<img src={require("./a.png").default} alt="a"/>'],
    ['an image by import', "import a from './a.png';\n\n<img src={a}/>"],
    [
      'an address by useBaseUrl',
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/a.png')}/>",
    ],
    ['comments and strings', '{/* c */} {"text"} {`text`}'],
    ['the table of contents', "import TOCInline from '@theme/TOCInline';\n\n## A\n\n<TOCInline toc={toc}/>"],
    [
      'cards',
      "import DocCardList from '@theme/DocCardList';\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n<DocCardList items={useCurrentSidebarCategory().items}/>",
    ],
  ])('%s: html', async (_, markdown) => {
    const { document } = await compile(markdown, { source: { path: 'docs/a.mdx' } });
    expect(document.problems).toEqual([]);
    expect(document).toMatchObject({ part: 'html', hydrate: false });
  });

  test.each([
    ['an expression', '{1 + 1}', false],
    ['an export', 'export const a = 1;\n\n{a}', false],
    ['data', "import data from './data.json';\n\n{data.name}", false],
    ['a partial', "import P from './_p.mdx';\n\n<P/>", false],
    ['a client component', "import C from '@site/src/C';\n\n<C/>", true],
    ['a component of the page itself', 'export const C = () => <b>x</b>;\n\n<C/>', true],
    ['a package', "import {Icon} from 'icons';\n\n<Icon/>", true],
    ['an event handler', '<button onClick={() => alert(1)}>x</button>', true],
    ['a ref', '<i ref={(node) => node?.focus()}>x</i>', true],
    ['what only browsers show', "import Only from '@docusaurus/BrowserOnly';\n\n<Only>{() => 1}</Only>", true],
    ['a redirect', "import {Redirect} from '@docusaurus/router';\n\n<Redirect to={['/a'][0]} />", true],
  ])('%s: module', async (_, markdown, hydrate) => {
    const { document, body } = await compile(markdown, { source: { path: 'docs/a.mdx' } });
    expect(document.problems).toEqual([]);
    expect(document).toMatchObject({ part: 'module', hydrate });
    expect(body.html).toEqual([]);
    expect(body.module).toContain('export default function MDXContent(props)');
  });

  test.each([
    ['an import', "import CodeBlock from '@theme/CodeBlock';\nimport C from '@site/src/C';\n\n<C/>"],
    ['a component of its own', "import CodeBlock from '@site/src/CodeBlock';\n\n<CodeBlock/>"],
  ])("B4.17 fences of a module are the theme's whatever the page calls CodeBlock: %s", async (_, head) => {
    const { body } = await compile(`${head}\n\n\`\`\`js\nfence\n\`\`\``, { source: { path: 'docs/a.mdx' } });
    expect(body.module).toMatch(/<_c\.CodeBlock [^>]*html=\{"<span class=\\"token-line\\">.*?fence/);
    if (head.includes('@site/src/CodeBlock')) expect(body.module).toContain('<CodeBlock/>');
  });

  test('B4.17 code that is only known when the page runs goes to CodeBlock as it is', async () => {
    const code = "<CodeBlock language='sh' title='T'>\n{`a ${v()}`}\n</CodeBlock>";
    const imports = "import CodeBlock from '@theme/CodeBlock';\nimport {v} from '@site/v';";
    const { body } = await compile(`${imports}\n\n${code}`, { source: { path: 'docs/a.mdx' } });
    expect(body.module).toContain('<_c.CodeBlock language={"sh"} title={"T"}>{`a ${v()}`}</_c.CodeBlock>');
    const props = { language: 'sh', title: 'T', showLineNumbers: true };
    const shown = renderToStaticMarkup(createElement(CodeBlock, props, 'a <1>\n', 'b'));
    expect(shown).toContain('<div class="codeBlockTitle"><span>T</span></div>');
    expect(shown.match(/<span class="token-line">/g)).toHaveLength(2);
    expect(shown).toContain('a &lt;1&gt;\n</span>');
    expect(
      renderToStaticMarkup(createElement(CodeBlock, { className: 'language-js' }, createElement('b', null, 'x'))),
    ).toContain('language-js"><code class="codeBlockLines"><b>x</b></code>');
  });

  test.each([
    ['in an expression', '{[1].map((n) => <Admonition key={n}>x</Admonition>)}', 'Admonition'],
    ['in an attribute', '<Tabs><TabItem value="a" label={<LinkCard title="T"/>}>x</TabItem></Tabs>', 'LinkCard'],
  ])('B4.16 a component without import %s', async (_, markdown, name) => {
    const { document, body } = await compile(markdown, { source: { path: 'docs/a.mdx' } });
    expect(document.problems).toEqual([]);
    expect(body.module).toContain(`const ${name} = _c.${name} ?? `);
  });

  test.each([
    ['a\n\n<BrowserOnly/>', "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n", 1],
    ["a\n\nimport A from '@theme/Tabs';\n\n<Suspense/>", "import { Suspense } from 'react';\n", 3],
    ['---\ntitle: A\n---\n\n<Own/>', "import Own from '@site/src/components/Own';\n\n", 5],
  ])('a component that is there is imported by the repair: %s', async (markdown, text, line) => {
    const options = { fileExists: (path: string) => path === 'src/components/Own/index.tsx' };
    const { document } = await compile(markdown, { source: { path: 'docs/a.mdx' }, options });
    expect(document.problems).toMatchObject([
      { code: 'markdown-component-import', repair: { edits: [{ line, column: 1, text }], sure: true } },
    ]);
  });

  test.each([
    ['x\n\n  <p><b>a</b>\n\n  c\n\n  </p>', [3, 6, 6, '\n  ']],
    ['<p>a\n\nc</p>', undefined],
    ['<details> <summary>T</summary>\n\nc\n\n</details>', [1, 10, 11, '\n']],
    ['<details><summary>T</summary>\nc\n</details>', [1, 10, 10, '\n']],
    ['- x\n\n  <details>  <summary>T</summary>\n\n  c\n\n  </details>', [3, 12, 14, '\n  ']],
    ['<details> <summary>T</summary>\n\nc </details>', undefined],
  ] as const)(
    'an element that begins in a paragraph gets a line of its own by the repair: %j',
    async (markdown, edit) => {
      const { document } = await compile(markdown, { source: { path: 'docs/a.mdx' } });
      expect(document.problems).toMatchObject([{ code: 'markdown-tag-torn' }]);
      const [line, column, endColumn, text] = edit ?? [];
      const repair = edit && { edits: [{ line, column, endLine: line, endColumn, text }], sure: true };
      expect(document.problems[0]?.repair).toEqual(repair);
    },
  );

  test('a component in an expression that nothing stands for is named as one', async () => {
    const { document } = await compile('x {<Icon/>}', { source: { path: 'docs/a.mdx' } });
    expect(document.problems).toMatchObject([
      { code: 'markdown-component-unknown', line: 1, column: 3, level: 'error' },
    ]);
    const forgiven = await compile('x {<Icon/>}', { source: { path: 'docs/a.mdx' }, options: { forgive: true } });
    expect(forgiven.document.problems).toMatchObject([{ code: 'markdown-component-unknown', level: 'info' }]);
    expect(forgiven.body.module).toContain('const Icon = _c.Icon ?? (({ children }) => <>{children}</>);');
  });

  test('tabs stand as `values` lists them, panels as they are written, the first tab is open', async () => {
    const items =
      '<TabItem value="b">x</TabItem><TabItem value="c" label="C">y</TabItem><TabItem value="a">z</TabItem>';
    const out = await html(`<Tabs values={[{value: 'a', label: 'A'}, {value: 'b', label: 'B'}]}>${items}</Tabs>`);
    const tabs = [...out.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>(\w)</g)].map(
      ([, open, label]) => `${label}${open}`,
    );
    expect(tabs).toEqual(['Atrue', 'Bfalse', 'Cfalse']);
    expect([...out.matchAll(/role="tabpanel"[^>]*data-value="(\w)"/g)].map(([, value]) => value)).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  test('a value without a panel has a tab, as sites make captions of it', async () => {
    const out = await html(
      `<Tabs defaultValue="b" values={[{value: 'a', label: 'Client:'}, {value: 'b'}]}><TabItem value="b" label="B">x</TabItem></Tabs>`,
    );
    expect([...out.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(['Client:', 'B']);
    expect(out.match(/role="tabpanel"/g)).toHaveLength(1);
  });

  test('B4.17 an image for each colour mode', async () => {
    const image = "<ThemedImage alt='A' width='3' sources={{light: useBaseUrl('/l.png'), dark: '/d.png'}}/>";
    const imports = "import ThemedImage from '@theme/ThemedImage';\nimport useBaseUrl from '@docusaurus/useBaseUrl';";
    const { document } = await compile(`${imports}\n\n${image}`, { source: { path: 'docs/a.mdx' } });
    expect(document.problems).toEqual([]);
    expect(shimOf('@theme/ThemedImage')).toBe('ThemedImage');
    const images = ['light', 'dark'].map(
      (mode) =>
        `<img decoding="async" loading="lazy" width="3" src="/${mode[0]}.png" alt="A" class="img themedComponent--${mode}"/>`,
    );
    expect(await html("<ThemedImage alt='A' width='3' sources={{light: '/l.png', dark: '/d.png'}}/>")).toBe(
      images.join(''),
    );
    expect(await html(image)).toBe(images.join(''));
  });

  test('a partial is a module whatever it holds', async () => {
    const { document } = await compile('plain', { source: { kind: 'partial', path: 'docs/_p.mdx' } });
    expect(document).toMatchObject({ part: 'module', hydrate: false });
  });

  test('the source of a module', async () => {
    const markdown = [
      "import Card from '@site/src/Card';",
      'export const n = 2;',
      '',
      '## A *b*',
      '',
      '[x](y.md) ![i](i.png) <Card size={n} {...props} title="T">**c**</Card> {n + 1}',
      '',
      '```js title="t"',
      'let a',
      '```',
    ].join('\n');
    const { document, body } = await compile(markdown, { source: { path: 'docs/a.mdx' } });
    expect(document.slots.map(({ kind }) => kind)).toEqual(['link', 'image']);
    for (const part of [
      "import Card from '@site/src/Card';",
      'export const n = 2;',
      'export const toc = [{"value":"A <em>b</em>","id":"a-b","level":2}];',
      '<_c.h2 id={"a-b"}>{"A "}<em>{"b"}</em></_c.h2>',
      '<_c.a {..._slot(_slots[0])}>{"x"}</_c.a>',
      '<_c.img fetchPriority={"high"} {..._slot(_slots[1])} alt={"i"}/>',
      '<Card size={n} {...props} title={"T"}><strong>{"c"}</strong></Card>',
      '{n + 1}',
      '<_c.CodeBlock language={"js"} html={"<span class=\\"token-line\\">',
    ]) {
      expect(body.module).toContain(part);
    }
  });

  test('B4.32 the toc of a module holds those of its partials', async () => {
    const { body } = await compile("import P from './_p.mdx';\n\n## A\n\n<P/>", { source: { path: 'docs/a.mdx' } });
    expect(body.module).toContain('import { toc as _toc0 } from "./_p.mdx";');
    expect(body.module).toContain('"level":2}, ...(_toc0 ?? [])]');
  });

  test('B4.17 imports of the reference have stand-ins', () => {
    for (const name of [
      '@docusaurus/Link',
      '@docusaurus/useBaseUrl',
      '@theme/Tabs',
      '@theme-original/Tabs',
      '@docusaurus/BrowserOnly',
    ]) {
      expect(shimOf(name)).toBeDefined();
    }
    expect(shimOf('@docusaurus/constructor')).toBeUndefined();
    expect(shimOf('react')).toBeUndefined();
  });

  test('B6.12 tags of the head', async () => {
    const { document, body } = await compile(
      'import Head from \'@docusaurus/Head\';\n\n<head>\n  <meta name="a" content="b"/>\n  <title>T {\'x\'}</title>\n  <div/>\n</head>\n\ntext',
      { source: { path: 'docs/a.mdx' } },
    );
    expect(body.head).toBe('<meta name="a" content="b"/><title>T x</title>');
    expect(body.html).toEqual(['<p>text</p>']);
    expect(document.part).toBe('html');
  });

  test.each([
    [
      'structured data as Docusaurus writes it',
      '<script type="application/ld+json">{JSON.stringify({ "@type": "FAQPage", a: "x < y & </script>" })}</script>',
      '<script type="application/ld+json">{"@type":"FAQPage","a":"x < y & <\\/script>"}</script>',
    ],
    ['a style sheet', '<style>{`a > b { color: red }`}</style>', '<style>a > b { color: red }</style>'],
    ['a title is text', '<title>{`a > b`}</title>', '<title>a &gt; b</title>'],
  ])('B6.12 texts in the head: %s', async (_, tag, expected) => {
    const { document, body } = await compile(`<head>\n${tag}\n</head>\n\ntext`, { source: { path: 'docs/a.mdx' } });
    expect(body.head).toBe(expected);
    expect(document.features.inlineStyle ?? false).toBe(tag.startsWith('<style'));
  });

  test('B1.71 cards without items are a slot', async () => {
    const { document, body } = await compile("import DocCardList from '@theme/DocCardList';\n\n<DocCardList/>");
    expect(document.slots).toMatchObject([{ kind: 'cards', line: 3, column: 1 }]);
    expect(body.html).toEqual(['', '']);
  });
});

describe('links and images', () => {
  test.each([
    ['relative (B4.52)', '[a](./b.md#c)', '<p><a href="./b.md#c">a</a></p>'],
    ['reference', '[a][r]\n\n[r]: b.md "T"', '<p><a href="b.md" title="T">a</a></p>'],
    ['other site (B4.56)', '[a](//b.com)', '<p><a href="//b.com" target="_blank" rel="noopener noreferrer">a</a></p>'],
    [
      'mail (B4.56)',
      '[a](mailto:b@c.d)',
      '<p><a href="mailto:b@c.d" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    [
      'encoded',
      '[a](<https://b.com/ü x>)',
      '<p><a href="https://b.com/%C3%BC%20x" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    [
      'a per cent sign that is no escape is encoded',
      '[a](https://b.com/%V%/%41 "t%")',
      '<p><a href="https://b.com/%25V%25/%41" target="_blank" rel="noopener noreferrer" title="t%">a</a></p>',
    ],
    [
      'image (B4.60)',
      '![a "q"](b.png \'T\')',
      '<p><img decoding="async" fetchPriority="high" src="b.png" title="T" alt="a &quot;q&quot;" class="img"/></p>',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  test.each([
    [
      'the first image of a page is fetched at once, the others when they come near',
      '![](a.png)\n\n![](b.png)',
      ['high', 'lazy'],
    ],
    ['JSX counts', '<img src="a.png" />\n\n![](b.png)', ['high', 'lazy']],
    ['a first image far below the first screen is lazy', `${'字'.repeat(1000)}\n\n![](a.png)`, ['lazy']],
    ['what the author says stays', '<img src="a.png" loading="lazy" />', ['lazy']],
  ])('%s', async (_, markdown, expected) => {
    const found = (await html(markdown)).matchAll(/(?:fetchPriority|loading)="(\w+)"/g);
    expect([...found].map(([, value]) => value)).toEqual(expected);
  });

  test('a preview in a list has lazy images only', async () => {
    const { body } = await compile('![](a.png)\n\n<!-- truncate -->\n\n字');
    expect(body.html!.join('')).toContain('fetchPriority="high"');
    expect(body.preview!.join('')).toContain('loading="lazy"');
  });

  test('B7.3 a link can ask not to be checked', async () => {
    const { document } = await compile(
      '<Link to="/x" data-noBrokenLinkCheck>x</Link> <a href="/y" data-noBrokenLinkCheck>y</a>',
    );
    expect(document.slots).toMatchObject([{ kind: 'link', url: '/x', unchecked: true }]);
    expect(document.addresses).toBeUndefined();
  });

  test('anchors in exports and expressions of a page', async () => {
    const text =
      'export const Own = () => <h2 id="own">x</h2>;\n\n{[1].map((n) => <b key={n} id={\'each\'}>y</b>)}\n\n## Two\n';
    const { document } = await compile(text);
    expect(document.ids).toEqual(expect.arrayContaining(['own', 'each', 'two']));
  });

  test('addresses that stay as they are written', async () => {
    const text =
      '<a href="/a">x</a> <img src={"./b.png"} /> <video poster="/c.png"></video> <svg><use href="#d" /></svg>';
    const { document } = await compile(`<Own to="/e" href="f" />\n\n${text}\n\nexport const Own = () => null;\n`);
    expect(document.addresses).toMatchObject([
      { url: '/e', policy: 'links', based: true },
      { url: '/a', policy: 'links', line: 3 },
      { url: './b.png', policy: 'markdownImages', column: 20 },
      { url: '/c.png', policy: 'markdownImages' },
    ]);
  });

  test('places survive every rewrite before them', async () => {
    const markdown =
      ':::tip 标题\n\n<!-- c --> [a](a.md)\n\n:::\n\n## T {#t} \n\nx <br> [b](b.md) <https://c.com> [d](d.md)';
    const { document } = await compile(markdown);
    expect(document.slots.map(({ line, column }) => [line, column])).toEqual([
      [3, 12],
      [9, 8],
      [9, 34],
    ]);
  });
});

describe('problems have a place and a frame', () => {
  const codes = async (markdown: string, forgive = false) => {
    const { document } = await compile(markdown, {
      source: { path: 'docs/a.mdx' },
      options: { forgive, fileExists: (path) => path === 'docs/there.mdx' },
    });
    return document.problems.map(({ code, level, line, column, nearest, args }) => ({
      code,
      level,
      line,
      column,
      nearest,
      args,
    }));
  };

  test.each([
    ['broken MDX', 'x\n\n<div>', { code: 'markdown-tag-open', line: 3, column: 1 }],
    ['an end in another paragraph', 'a <b>x\n\ny</b>', { code: 'markdown-tag-torn', line: 1, column: 3 }],
    ['the end of another element', 'a <b>x\n\ny <b>z</b>', { code: 'markdown-tag-open', line: 1, column: 3 }],
    [
      'a missing file',
      "import A from './gone';\n\n<A/>",
      { code: 'markdown-import-missing', line: 1, column: 15, args: { specifier: './gone', component: 'A' } },
    ],
    ['an unknown component', '<Tab/>', { code: 'markdown-component-unknown', line: 1, column: 1, nearest: 'Tabs' }],
    ['an unknown name', 'a {nam} b', { code: 'markdown-name-unknown', line: 1, column: 3, args: { name: 'nam' } }],
    ['tabs with other children', '<Tabs>\n<b>x</b>\n</Tabs>', { code: 'markdown-tabs-child', line: 2 }],
    ['tabs without value', '<Tabs>\n<TabItem>x</TabItem>\n</Tabs>', { code: 'markdown-tabs-no-value', line: 2 }],
    [
      'tabs with the same value',
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>',
      { code: 'markdown-tabs-duplicate', line: 3 },
    ],
    [
      'a wrong default tab',
      '<Tabs defaultValue="b">\n<TabItem value="a">x</TabItem>\n</Tabs>',
      { code: 'markdown-tabs-default', line: 1 },
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await codes(markdown)).toMatchObject([{ level: 'error', ...expected }]);
  });

  test('--forgive renders a missing component as its children', async () => {
    const source = "import A from './gone';\n\n<A>**x**</A>";
    expect(await codes(source, true)).toMatchObject([{ level: 'info' }]);
    expect(await html(source, { options: { forgive: true, fileExists: () => false } })).toContain('<strong>x</strong>');
  });

  test('names in braces are text in an .md (D15)', async () => {
    expect(await html('a {name} and {user.name}')).toBe('<p>a {name} and {user.name}</p>');
  });

  test.each([
    ['quotes', '> '.repeat(10_000)],
    ['tags', '<b>'.repeat(3_000) + '</b>'.repeat(3_000)],
    ['brackets', '['.repeat(20_000)],
    ['pictures', '!['.repeat(20_000)],
    ['directives', ':a['.repeat(20_000)],
    ['braces', '{'.repeat(20_000)],
    ['parentheses of an expression', `{${'('.repeat(20_000)}`],
    ['functions of an expression', `{${'a=>\n\n'.repeat(20_000)}`],
    ['functions without arguments', `{${'()=>'.repeat(20_000)}`],
    ['signs of a module', `export const a = ${'!'.repeat(20_000)}`],
    ['words of a module', `import 'a'\n\nexport const a = ${'new '.repeat(20_000)}`],
    ['functions behind an escaped sign', `\\\\{${'a=>'.repeat(20_000)}`],
    ['calls of a module', `export const a = ${'(\n\n'.repeat(20_000)}`],
  ])('deep nesting of %s ends in a problem, not in a crash', async (_, source) => {
    expect(await codes(`${source}x`)).toMatchObject([{ code: 'markdown-too-deep' }]);
  });

  test.each([
    ['a picture in an export', `export const a = 'data:image/png;base64,${'a+b/c+'.repeat(3000)}=='`],
    ['a table beside an expression', `{1}\n\n| a |\n|---|\n${'| - = ? |\n'.repeat(1500)}`],
    ['code beside an expression', `{1}\n\n\`\`\`\n${'case (a\\n'.repeat(1500)}\`\`\`\n`],
    ['a drawing in an expression', `{<svg>${'<rect x="1" class="b" d="M -1 -2 l -3 -4"/>'.repeat(1500)}</svg>}`],
    ['a type in text', `| a |\n|---|\n| \\{ ${'`b?`: `c`; '.repeat(1500)}\\} |`],
    ['a list of values', `export const a = [${'{a: () => [1]}, '.repeat(1500)}]`],
  ])('%s is not deep', async (_, source) => {
    expect(await codes(source)).not.toContainEqual(expect.objectContaining({ code: 'markdown-too-deep' }));
  });
});

test.each(['import X from\n\n# A', 'export const a = {\n\n# A', 'import { a b } from "c";\n\n# A'])(
  'a statement that is none is told, not swallowed: %s',
  async (source) => {
    for (const parser of ['native', 'reference'] as const) {
      const { document } = await compile(source, { source: { path: 'docs/a.mdx' }, options: { parser } });
      expect([parser, document.problems.map(({ code }) => code)]).toEqual([parser, ['markdown-esm']]);
    }
  },
);

test.each([
  ['in the text', '# A\n\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> b\n', [['merge-conflict', 3]]],
  ['in the front matter', '---\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n---\n', [['merge-conflict', 2]]],
  ['not as an example', '```\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> b\n```\n', []],
  ['not by one mark', 'a\n\n`<<<<<<< HEAD` and `>>>>>>> b`\n', []],
])('a merge conflict is told: %s', async (_, source, expected) => {
  const { document } = await compile(source);
  const found = document.problems.filter(({ code }) => code === 'merge-conflict');
  expect(found.map(({ code, line }) => [code, line])).toEqual(expected);
});

test.each([
  ['an end alone', '# A\n\n>>>>>>> b\n', 'warning'],
  ['both sides', '# A\n\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> b\n', 'error'],
])('what a merge left in a moved site, which was published with it: %s', async (_, source, level) => {
  const { document } = await compile(source, { markdown: { missingComponents: 'children' } });
  expect(document.problems.filter(({ code }) => code === 'merge-conflict')).toMatchObject([{ level }]);
});

test('many brackets one after the other, or open in many paragraphs, are no nesting', async () => {
  expect((await compile('[a] '.repeat(5_000))).document.problems).toEqual([]);
  expect((await compile('[a\n\n'.repeat(5_000))).document.problems).toEqual([]);
});

test('20,000 brackets or braces in one another take no longer than a page', async () => {
  const before = process.cpuUsage();
  for (const open of ['[', '![', ':a[', '{', '{{a}', '[{']) await compile(open.repeat(20_000));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1500);
});

test('B4.32 an exported toc takes the place of the headings', async () => {
  const toc = "export const toc = [{ value: 'One <em>b</em>', id: 'one', level: 2 }];";
  expect((await compile(`${toc}\n\n## A`)).document.toc).toEqual([{ id: 'one', level: 2, html: 'One <em>b</em>' }]);
  expect((await compile('export const toc = made();\n\n## A')).document.toc).toBeUndefined();
});

describe('components that write their markup without React write what React would', () => {
  const react = (type: ContentComponent, props: Record<string, unknown>, children: string, locale: string) =>
    renderToStaticMarkup(createElement(ContentRoot, { locale }, createElement(type, props, children || undefined)));

  test.each<[string, ContentComponent, Record<string, unknown>, string]>([
    ['link', Link, { href: 'a&b', target: '_blank', rel: 'x', title: '"q" \'s\'' }, 'text'],
    ['image', Image, { src: 'a.png', alt: '<a>', title: 'T' }, ''],
    ['heading', headings.h2, { id: 'a"b', label: 'A & B' }, 'text'],
    ['heading with marks', headings.h3, { id: '中' }, 'text'],
    ['h1', headings.h1, {}, 'text'],
    ['heading without id', headings.h2, {}, 'text'],
    ['code', CodeBlock, { language: 'js', html: '<span>x</span>', lines: 1 }, ''],
    ['long code', CodeBlock, { language: 'a"', html: '', lines: 99, title: '<t>', numbered: true, flags: 'run' }, ''],
    ['heading of footnotes', FootnoteLabel, {}, ''],
    ['way back from a footnote', FootnoteBack, { href: '#a"b', number: '1-2' }, 'text'],
    ['admonition', Admonition, { type: 'tip' }, 'text'],
    ['admonition with title', Admonition, { type: 'mine', title: "it's", className: 'c', id: 'i' }, 'text'],
  ])('%s', (_, type, props, children) => {
    for (const locale of ['en', 'zh-Hans']) {
      expect(type.html!(props, children, wordsOf(locale))).toBe(react(type, props, children, locale));
    }
  });
});

describe('a component that cannot be rendered is told with its place', () => {
  const told = async (text: string) =>
    (await compile(text)).document.problems.map(({ code, line, column, args }) => [code, line, column, args.component]);

  test.each([
    ['values that are no list', '<Tabs values={5}>x</Tabs>', 'Tabs'],
    ['an object as title', '<Card title={{}}>x</Card>', 'Card'],
    ['the inner one of two', '<Card title="a"><Tabs values="x">x</Tabs></Card>', 'Tabs'],
    ['the second of two', '<Tabs values={[]}>x</Tabs>\n\n<Tabs values={5}>x</Tabs>', 'Tabs'],
    ['a void element with an end tag', 'a<br>b</br>', 'br'],
    ['children of what can have none', '<ThemedImage sources={3}>x</ThemedImage>', 'ThemedImage'],
  ])('%s', async (_name, text, component) => {
    const lines = text.split('\n');
    const column = lines.at(-1)!.lastIndexOf(`<${component}`) + 1;
    const found = (await told(`a\n\n${text}`)).filter(([code]) => code === 'markdown-component-failed');
    expect(found).toEqual([['markdown-component-failed', lines.length + 2, column, component]]);
  });

  test.each(['CodeTrace', 'Exercise', 'LiveCode', 'ContentRoot'])(
    '<%s>, which only the compiler uses',
    async (name) => {
      expect(await told(`a\n\n<${name} />`)).toEqual([['markdown-component-unknown', 3, 1, name]]);
    },
  );

  test('a heading without level is one of the second', async () => {
    expect(await html('<Heading>x</Heading>')).toBe('<h2>x</h2>');
  });
});
