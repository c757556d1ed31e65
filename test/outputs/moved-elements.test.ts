/** Components of a moved site for elements of Markdown: what they are given is what the reference gives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (more = '') =>
  `export default { title: 'M', url: 'https://example.com', baseUrl: '/b/', onBrokenLinks: 'warn', presets: [['classic', {}]], ${more} };\n`;
const codes = (stderr: string) => (stderr.match(/^(?:error|warning) \S+/gm) ?? []).sort();
/** The article of a page. */
const article = (built: Built, path: string): string =>
  /<div class="theme-doc-markdown[^>]*>([\s\S]*?)<\/article>/.exec(built.file(path))?.[1] ?? '';

/** Shows the names of an element's properties and what is among its children. */
const SHOW = `
import { Children, isValidElement } from 'react';
export const kinds = (children) => Children.toArray(children).map((one) => (isValidElement(one) ? 'element' : JSON.stringify(one))).join(' ');
export const show = (tag) => ({ children, ...props }) => {
  const given = Object.entries(props).filter(([, value]) => value !== undefined).map(([name, value]) => name + '=' + value);
  return <section data-tag={tag} data-given={given.sort().join(' ')} data-children={kinds(children)}>{children}</section>;
};
`;

const PAGE = `# Title

Text with [a page](./b.md), [another site](https://example.org/x), \`code\` and *emphasis*.

## A *part* {#part}

![Picture](./dot.svg 'Its title')

- one
- two

1. first

2. second

> quote

| a | b |
|---|--:|
| 1 | 2 |

\`\`\`js title="a.js"
let a;
\`\`\`

<a href="https://example.org/y">tag</a>

\`\`\`
plain
\`\`\`

<details>
<summary>Folded</summary>

text

</details>
`;
const DOCS = {
  'docs/a.md': PAGE,
  'docs/b.md': 'Only text.\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="2"/>',
};

describe('a table with components for elements', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildSite({
      ...DOCS,
      'docusaurus.config.mjs': config(),
      'src/show.jsx': SHOW,
      'src/theme/MDXComponents.jsx': `import Original from '@theme-original/MDXComponents';
import Pre from '@theme/MDXComponents/Pre';
import { show } from '../show';
const tags = ['a', 'h1', 'h2'];
export default {
  ...Original,
  a: show('a'), h1: show('h1'), h2: show('h2'), img: show('img'), table: show('table'), td: show('td'), ul: show('ul'), blockquote: show('blockquote'),
  em: 'i', li: show('li'), Details: show('details'), details: show('no'), code: show('code'),
  pre: Pre,
};
`,
    });
  });

  it('builds without a word', () => {
    expect([built.code, codes(built.stderr)], built.stderr).toEqual([0, []]);
  });

  it.each([
    ['h1', '', '"Title"'],
    ['a', 'href=/b/docs/b', '"a page"'],
    ['a', 'href=https://example.org/x', '"another site"'],
    ['h2', 'id=part', '"A " element'],
    ['ul', '', '"\\n" element "\\n" element "\\n"'],
    ['blockquote', '', '"\\n" element "\\n"'],
    ['table', '', 'element element'],
    ['li', '', '"one"'],
    ['li', '', '"\\n" element "\\n"'],
    ['code', '', '"code"'],
    ['code', 'className=language-js metastring=title="a.js"', '"let a;\\n"'],
    ['code', '', '"plain\\n"'],
    ['details', '', 'element element'],
    ['td', '', '"1"'],
    ['td', 'className=text--right', '"2"'],
  ])('%s is given %j and %s', (tag, given, children) => {
    const text = article(built, 'docs/a/index.html').replaceAll('&quot;', '"');
    expect(text).toContain(
      `<section data-tag="${tag}" data-given="${given}" data-children="${children}">`.replace(/&quot;/g, '"'),
    );
  });

  it('an image is given its address, its size and its texts', () => {
    const [, given = ''] = /data-tag="img" data-given="([^"]*)"/.exec(article(built, 'docs/a/index.html')) ?? [];
    expect(given).toMatch(/^alt=Picture .*height=2 .*src=\/b\/assets\/\S*dot\S*\.svg title=Its title width=1$/);
  });

  it('a text is the name of an element; what the table takes from our theme, and what stands as a tag, is ours', () => {
    const text = article(built, 'docs/a/index.html');
    expect(text).toContain('<i>emphasis</i>');
    expect(text).toContain('<ol>');
    expect(text).toMatch(/<a href="https:\/\/example.org\/y"[^>]*>tag<\/a>/);
  });

  it('a page without such elements stays finished HTML', () => {
    expect(built.json<{ module?: string }>('_notes/page/docs/b.json').module).toBeUndefined();
    expect(built.json<{ module?: string }>('_notes/page/docs/a.json').module).toBeTypeOf('string');
  });
});

it('files of the reference for elements run: wrapped, and as they are', async () => {
  const built = await buildSite({
    ...DOCS,
    'docusaurus.config.mjs': config(),
    'src/theme/MDXComponents/A.jsx':
      "import A from '@theme-original/MDXComponents/A';\nexport default (props) => <b><A {...props} /></b>;\n",
    'src/theme/MDXComponents/Heading.jsx':
      "import Heading from '@theme/Heading';\nexport default (props) => <Heading {...props} data-as={props.as} />;\n",
    'src/theme/MDXComponents/Code.jsx': `import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
export default (props) =>
  props.children.includes('\\n') ? <div className="own" data-given={Object.keys(props).join()}><CodeBlock {...props} /></div> : <CodeInline {...props} />;
`,
    'src/theme/MDXComponents/Pre.jsx':
      'export default ({ children }) => <figure data-code={children.props.children}>{children}</figure>;\n',
    'src/theme/CodeInline.jsx': 'export default ({ children }) => <kbd>{children}</kbd>;\n',
  });
  expect([built.code, codes(built.stderr)], built.stderr).toEqual([0, []]);
  const text = article(built, 'docs/a/index.html');
  expect(text).toContain('<b><a href="/b/docs/b">a page</a></b>');
  expect(text).toMatch(/<h2 data-as="h2" id="part" class="anchor"/);
  expect(text).toContain('<kbd>code</kbd>');
  expect(text).toContain('<figure data-code="let a;\n"><div class="own" data-given="children,className,metastring">');
  expect(text).toMatch(/<span class="token keyword">let<\/span>/);
  expect(text).toContain('<span>a.js</span>');
});

it('a component that throws gives way to our element, and is named', async () => {
  const built = await buildSite({
    ...DOCS,
    'docusaurus.config.mjs': config(),
    'src/theme/MDXComponents.jsx': `import Original from '@theme-original/MDXComponents';
export default {
  ...Original,
  a: () => { throw new Error('no data'); },
  table: (props) => <div className="wide"><table {...props} /></div>,
};
`,
  });
  expect([built.code, codes(built.stderr)], built.stderr).toEqual([0, ['warning moved-theme-throws']]);
  expect(built.stderr).toContain('MDXComponents.a');
  const text = article(built, 'docs/a/index.html');
  expect(text).toContain('<a href="/b/docs/b">a page</a>');
  expect(text).toContain('<div class="wide"><table>');
});

it('a table that lacks an import is named once', async () => {
  const built = await buildSite({
    ...DOCS,
    'docusaurus.config.mjs': config(),
    'src/theme/MDXComponents.jsx': `import Original from '@theme-original/MDXComponents';
import { Anchor, Table } from 'not-installed';
export default { ...Original, a: Anchor, table: (props) => <Table {...props} /> };
`,
  });
  expect(built.code, built.stderr).toBe(0);
  expect(codes(built.stderr)).toContain('warning moved-theme-file');
  expect(built.stderr.match(/The theme file MDXComponents cannot run/g)).toHaveLength(1);
  expect(article(built, 'docs/a/index.html')).toContain('<a href="/b/docs/b">a page</a>');
});
