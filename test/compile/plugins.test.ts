import { describe, expect, test } from 'vitest';
import type { Node } from '../../renderer/compile/tree/tree.js';
import { compile, html } from './helper.js';

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
};

/** A remark plugin with an option: puts a word before every text. */
const prefix = (options: { word: string }) => (tree: Node) => {
  walk(tree, (node) => {
    if (node.type === 'text') node.value = options.word + node.value;
  });
};

/** A rehype plugin: marks paragraphs and adds an image of the site. */
const mark = () => (tree: Node) => {
  walk(tree, (node) => {
    if (node.tagName === 'p') node.properties = { ...node.properties, className: ['marked'], dataKind: 'p' };
  });
  tree.children!.push({ type: 'element', tagName: 'img', properties: { src: './a.png', alt: 'A' }, children: [] });
};

describe('plugins of the site (B4.21)', () => {
  test('a remark plugin sees mdast and its options', async () => {
    const out = await html('a *b*', { markdown: { remarkPlugins: [[prefix, { word: '>' }]] } });
    expect(out).toBe('<p>&gt;a <em>&gt;b</em></p>');
  });

  test('an id set by a plugin wins (B4.30)', async () => {
    const plugin = () => (tree: Node) => {
      tree.children![0]!.data = { hProperties: { id: 'given' } };
    };
    const { document } = await compile('## T {#classic}', { markdown: { remarkPlugins: [plugin] } });
    expect(document.outline[0]!.id).toBe('given');
  });

  test('a rehype plugin sees elements; what it makes is linked and shown like everything else', async () => {
    const source = '## T\n\na [b](b.md)\n\n:::tip\nin\n:::\n\n```js\nlet a\n```\n\nx[^1]\n\n[^1]: note';
    const { document, body } = await compile(source, { markdown: { rehypePlugins: [mark] } });
    const out = body.html.join('␀');
    expect(document.problems).toEqual([]);
    expect(document.slots.map((slot) => (slot.kind === 'cards' ? '' : slot.url))).toEqual(
      expect.arrayContaining(['b.md', './a.png']),
    );
    expect(out).toContain('<h2 id="t" class="anchor">T');
    expect(out).toContain('<p class="marked" data-kind="p">a <a␀>b</a></p>');
    expect(out).toContain('theme-admonition-tip');
    expect(out).toContain('<p class="marked" data-kind="p">in</p>');
    expect(out).toContain('theme-code-block');
    expect(out).toContain('user-content-fn-1');
  });

  test('a rehype plugin sees code as `pre > code`; what it leaves so is highlighted, what it draws stays', async () => {
    const seen: unknown[] = [];
    const draw = () => (tree: Node) => {
      walk(tree, (node) => {
        if (node.tagName !== 'pre') return;
        const code = node.children![0]!;
        seen.push([code.properties, (code.data as { meta?: unknown }).meta, code.children![0]!.value]);
        if (code.children![0]!.value!.includes('draw'))
          node.children = [
            { type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'drawn' }] },
          ];
        else code.children![0]!.value = 'let changed\n';
      });
    };
    const source = '```js title="x.js"\nlet a\n```\n\n```txt\ndraw\n```\n';
    const out = await html(source, { markdown: { rehypePlugins: [draw] } });
    expect(seen).toEqual([
      [{ className: ['language-js'] }, 'title="x.js"', 'let a\n'],
      [{ className: ['language-txt'] }, null, 'draw\n'],
    ]);
    expect(out).toContain('x.js');
    expect(out).toContain('<span class="token keyword">let</span> changed');
    expect(out).toContain('<pre><b>drawn</b></pre>');
  });

  test('styles that a rehype plugin writes as text are objects where React renders the page', async () => {
    const paint = () => (tree: Node) =>
      walk(tree, (node) => {
        if (node.tagName) node.properties = { ...node.properties, style: 'color:red;--own-x:1' };
      });
    const { body } = await compile('export const a = 1;\n\n[b](https://b.dev) *c*', {
      markdown: { rehypePlugins: [paint] },
      options: { placed: ['p'] },
    });
    const code = JSON.stringify(body);
    expect(code.match(/style=\{\{\\"color\\":\\"red\\",\\"--own-x\\":\\"1\\"\}\}/g)).toHaveLength(3);
  });

  test('a plugin is told the absolute path and the front matter', async () => {
    let told: unknown;
    const ask = () => (_: Node, file: { path: string; stem: string; data: unknown }) => {
      told = [file.path, file.stem, file.data];
    };
    await compile('---\ntitle: T\n---\na', { markdown: { remarkPlugins: [ask] }, options: { siteDir: '/site' } });
    expect(told).toEqual(['/site/docs/a.md', 'a', { frontMatter: { title: 'T' } }]);
  });

  test('a plugin that fails is named; --forgive goes on without it, and the next one still runs', async () => {
    const broken = () => () => {
      throw new Error('no');
    };
    const plugins = { remarkPlugins: [broken, [prefix, { word: '>' }]] };
    const { document } = await compile('a', { markdown: plugins });
    expect(document.problems).toMatchObject([
      { code: 'markdown-plugin', level: 'error', args: { name: 'broken', message: 'no' } },
    ]);
    const forgiven = await compile('a', { markdown: plugins, options: { forgive: true } });
    expect(forgiven.document.problems).toMatchObject([{ level: 'warning' }]);
    expect(forgiven.body.html.join('')).toBe('<p>&gt;a</p>');
  });

  test.each(['remarkPlugins', 'rehypePlugins'])('what one of %s blames with `file.fail` is the place', async (list) => {
    type File = { fail: (reason: string, node?: Node) => void };
    const strict = () => (tree: Node, file: File) =>
      walk(tree, (node) => {
        if (node.type === 'heading' || node.tagName === 'h2') file.fail('no heading', node);
      });
    const { document } = await compile('---\ntitle: T\n---\n\na\n\n## 甲\n', { markdown: { [list]: [strict] } });
    expect(document.problems).toMatchObject([{ line: 7, column: 1, length: 4, args: { message: 'no heading' } }]);
  });
});
