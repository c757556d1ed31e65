/** `security: 'untrusted'`: what a stranger writes into a page runs nothing, asks no other host and takes no name of the page (the manual's `untrusted.md`). */
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { schema } from '../../renderer/compile/untrusted/allowed-content.js';
import { compile, html } from '../compile/helper.js';
import { VECTORS } from './vectors.js';

const untrusted = { options: { untrusted: { allowedOrigins: ['https://ok.example'] } }, markdown: { math: true } };
const clean = (text: string) => html(text, untrusted);

interface Element {
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
}

/** All elements of an HTML text, as a browser reads it. */
function elementsOf(text: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Element) => {
    if (node.tagName) found.push(node);
    node.childNodes?.forEach(visit);
  };
  visit(parseFragment(text) as unknown as Element);
  return found;
}

/** Elements that the theme writes itself: code blocks, admonitions, formulas, boxes of media. */
const THEME = new Set(
  'button svg path annotation math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics header'.split(
    ' ',
  ),
);
const ALLOWED = new Set([...(schema.tagNames ?? []), ...THEME]);

it('knows more than 250 attacks', () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(250);
});

describe('a page of strangers', () => {
  it.each(VECTORS.map((vector) => [vector]))('%s', async (vector) => {
    const text = await clean(`before\n\n${vector}\n\nafter`);
    // As it was written: no other reading of the same bytes makes more of them.
    expect(serialize(parseFragment(serialize(parseFragment(text))))).toBe(serialize(parseFragment(text)));
    for (const { tagName, attrs } of elementsOf(text)) {
      expect(ALLOWED).toContain(tagName);
      for (const { name, value } of attrs ?? []) {
        expect(name).not.toMatch(/^on|^srcset$|^srcdoc$|^action$|^formaction$|^ping$|^style$/);
        const address = value.replace(/[\u0000-\u0020]/g, '');
        if (['href', 'src', 'poster', 'cite', 'data-src'].includes(name)) {
          expect(address).not.toMatch(/^(?:javascript|vbscript|blob|filesystem|view-source):/i);
          if (/^data:/i.test(address)) expect(address).toMatch(/^data:image\/(?:png|gif|jpeg|webp|avif);base64,/);
        }
        if (['src', 'poster'].includes(name))
          for (const here of ['https://here.invalid', 'http://here.invalid'])
            expect(new URL(address, here).origin).toMatch(/^null$|here/);
        if (name === 'id' || name === 'name') expect(value).not.toMatch(/^(?:_|notes-)/);
      }
    }
  });
});

describe('what stays', () => {
  it.each([
    ['# A *b* `c`\n\n## D {#own}', /<h2[^>]* id="own"/],
    ['**a** ~~b~~ <kbd>c</kbd> <sub>d</sub>', /<strong>a<\/strong> <del>b<\/del> <kbd>c<\/kbd> <sub>d<\/sub>/],
    ['<details><summary>S</summary>\n\n**a**\n\n</details>', /<details[^>]*><summary>S<\/summary>[\s\S]*<strong>a/],
    ['- [x] a', /<input type="checkbox" checked="" disabled=""\/>/],
    ['| a |\n|:-:|\n| b |', /<td align="center">b<\/td>/],
    ['<p style="text-align:right">a</p>', /<p class="text--right">a<\/p>/],
    ['```js\nlet a\n```', /<code class="codeBlockLines">/],
    [':::tip T\na\n:::', /theme-admonition-tip/],
    ['$a$', /<math|katex/],
    ['a[^1]\n\n[^1]: *b*', /<li id="user-content-fn-1"><p[^>]*><em>b<\/em>/],
    ['<a id="x"></a> [y](#x)', /<a id="user-content-x"><\/a> <a[^>]* href="#user-content-x"/],
    [
      '[a](https://e.example/) [b](mailto:a@b.c) [c](tel:1)',
      /href="https:\/\/e.example\/"[\s\S]*mailto:a@b.c[\s\S]*tel:1/,
    ],
    ['![a](data:image/png;base64,iVBORw0=)', /src="data:image\/png;base64,iVBORw0="/],
    ['![a](https://ok.example/a.png)', /<img[^>]* src="https:\/\/ok.example\/a.png"/],
    ['<iframe src="https://ok.example/v"></iframe>', /<iframe[^>]*sandbox="allow-scripts [^"]*"/],
    ['<video src="https://ok.example/v.mp4" controls></video>', /<video[^>]*src="https:\/\/ok.example\/v.mp4"/],
    // Drops a tag, a comment or a doctype without an end, and HTML after it.
    [':::tip\n<section a="\n\n### B\n\n<section>c\n', /<h3[^>]*>B[\s\S]*<section>c/],
    [':::tip\n<section\n\n```\nb\n```\n\n<section>c\n', /codeBlockLines[\s\S]*<section>c/],
    [':::tip\n<section a=\n\n![b](data:image/png;base64,iVBORw0=)\n\n<section>c\n', /<img[\s\S]*<section>c/],
  ])('%s', async (text, expected) => {
    expect(await clean(text)).toMatch(expected);
  });

  it.each([
    ['![a](https://e.example/a.png)', 'img', 'https://e.example/a.png'],
    ['<img src="//e.example/a.png" width=10>', 'img', 'https://e.example/a.png'],
    ['<video src="http://e.example/v"></video>', 'video', 'http://e.example/v'],
    ['<audio src="https://e.example/v"></audio>', 'audio', 'https://e.example/v'],
    ['<iframe src="https://e.example/v"></iframe>', 'iframe', 'https://e.example/v'],
  ])('%s is a box that loads on a click', async (text, media, address) => {
    const written = await clean(text);
    expect(written).toContain(`data-action="run" data-media="${media}" data-src="${address}"`);
    expect(written).toMatch(/<a[^>]* href="[^"]*"/);
    expect(elementsOf(written).map(({ tagName }) => tagName)).not.toContain(media);
  });

  it('a preview ends at its marker and is clean, too', async () => {
    const { body } = await compile('a <b onclick=alert(1)>b</b>\n\n<!-- truncate -->\n\nc', {
      ...untrusted,
      source: { kind: 'post', path: 'blog/a.md' },
    });
    expect(body.preview?.join('')).toMatch(/a <b>b<\/b>/);
    expect(body.preview?.join('')).not.toMatch(/onclick|c</);
  });

  it('MDX is refused', async () => {
    for (const change of [{ path: 'docs/a.mdx' }, { text: '---\nmdx:\n  format: mdx\n---\n# A\n' }]) {
      const { document } = await compile(change.text ?? '# A\n', { ...untrusted, source: change });
      expect(document.problems).toMatchObject([{ code: 'content-untrusted' }]);
    }
  });
});
