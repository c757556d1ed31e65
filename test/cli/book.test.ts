/** The parts of `notes export`, as data. */
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hrefInBook, pageIds } from '../../cli/export/book-links.js';
import { inlineFiles, mergeSheets } from '../../cli/export/inline-files.js';
import { renameIds, settle, shiftHeadings } from '../../cli/export/page-text.js';
import { withDate } from '../../cli/export/print-book.js';

const placed = (route: string, id: string, ...ids: string[]) => ({ route, id, ids: new Set(ids) });
const here = placed('/base/docs/a', 'a', 'x', '中文');
const there = placed('/base/docs/css/层叠', 'css/层叠', 'y');
const places = {
  site: 'https://a.example/base/',
  pages: new Map([here, there].map((page) => [page.route, page])),
};

describe('a link', () => {
  it.each([
    ['#x', '#a:x'],
    ['#中文', '#a:中文'],
    ['#%E4%B8%AD%E6%96%87', '#a:中文'],
    ['#nowhere', '#a'],
    ['/base/docs/css/层叠', '#css/层叠'],
    ['/base/docs/css/%E5%B1%82%E5%8F%A0/#y', '#css/层叠:y'],
    ['https://a.example/base/docs/a#x', '#a:x'],
    ['/base/docs/a?q=1', 'https://a.example/base/docs/a?q=1'],
    ['/base/docs/other#z', 'https://a.example/base/docs/other#z'],
    ['/base/assets/f.zip', 'https://a.example/base/assets/f.zip'],
    ['https://b.example/', 'https://b.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['http://[', 'http://['],
  ])('to %s leads to %s', (href, wanted) => {
    expect(hrefInBook(href, here, places)).toBe(wanted);
  });
});

it('pages have ids of their own', () => {
  const routes = ['/docs', '/docs/a b', '/docs/a-b', '/docs/js/x', '/else'];
  expect([...pageIds(routes, '/docs').values()]).toEqual(['docs', 'a-b', 'a-b-2', 'js/x', 'else']);
});

/** Returns HTML after a change. */
function changed(html: string, change: (root: Parameters<typeof settle>[0]) => void): string {
  const tree = parseFragment(`<div>${html}</div>`);
  const [root] = tree.childNodes;
  if (!root || !('tagName' in root)) throw new Error('no element');
  change(root);
  return serialize(root);
}

describe('headings', () => {
  it.each([
    [0, '<h2>a</h2>', '<h2 class="book__h2">a</h2>'],
    [
      2,
      '<h1>t</h1><h3 id="x" class="anchor">a</h3>',
      '<h3 class="book__h1">t</h3><h5 id="x" class="anchor book__h3">a</h5>',
    ],
    [3, '<h4>a</h4>', '<h6 class="book__h4" aria-level="7">a</h6>'],
  ])('move down by %i', (by, html, wanted) => {
    expect(changed(html, (root) => shiftHeadings(root, by))).toBe(wanted);
  });
});

describe('a text', () => {
  it.each([
    ['<p onclick="x()">a<script>1</script><button>b</button><!-- c --></p>', '<p>a</p>'],
    ['<details><summary>s</summary>t</details>', '<details open=""><summary>s</summary>t</details>'],
    [
      '<ul class="tabs"><li>A</li></ul><div role="tabpanel" class="tabItem" data-label="A">t</div>',
      '<div class="tabItem"><p class="book__tab">A</p>t</div>',
    ],
    ['<iframe src="https://v.example/1" title="片"></iframe>', '<a href="https://v.example/1">片</a>'],
    ['<video><source src="/v.mp4"></video>', '<a href="/v.mp4">/v.mp4</a>'],
    ['<img src="a.png" srcset="b.png 2x" loading="lazy">', '<img src="a.png">'],
  ])('%s is settled', (html, wanted) => {
    expect(changed(html, (root) => void settle(root))).toBe(wanted);
  });

  it('has its ids and what refers to them renamed', () => {
    const html = '<p id="a" aria-describedby="b c">x</p><svg><use href="#d"></use><path fill="url(#e)"></path></svg>';
    const wanted =
      '<p id="p:a" aria-describedby="p:b p:c">x</p><svg><use href="#p:d"></use><path fill="url(#p:e)"></path></svg>';
    expect(changed(html, (root) => renameIds(root, (id) => `p:${id}`))).toBe(wanted);
  });
});

describe('files', () => {
  const read = (path: string) =>
    ({
      'assets/a.css': '@import "b.css";p{background:url(../i.svg#x)}',
      'assets/b.css': 'b{color:red}',
      'i.svg': '<svg/>',
    })[path];
  const inline = inlineFiles('https://a.example/base/', read);

  it('a style sheet holds what it loads, and nothing of other sites', () => {
    expect(inline.sheet('/base/assets/a.css')).toBe(
      'b{color:red}p{background:url("data:image/svg+xml;base64,PHN2Zy8+#x")}',
    );
    expect(
      inline.css(
        '@import url("https://b.example/f.css");a{background:url(https://b.example/i.png)}',
        'https://a.example/base/',
      ),
    ).toBe('a{background:none}');
  });

  it('style sheets of pages keep their order', () => {
    expect(mergeSheets([['theme'], ['rich', 'theme', 'own'], ['lists', 'rich', 'theme']])).toEqual([
      'lists',
      'rich',
      'theme',
      'own',
    ]);
  });
});

it('a PDF says a day that was given, or none, in as many bytes', () => {
  const pdf = Buffer.from("<</CreationDate (D:20261123185422+00'00')\n>>");
  expect(withDate(pdf, '2025-01-02').toString()).toBe("<</CreationDate (D:20250102000000+00'00')\n>>");
  expect(withDate(pdf, undefined).toString()).toBe(`<<${' '.repeat(39)}\n>>`);
});
