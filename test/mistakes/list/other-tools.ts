/** Syntax of other tools in Markdown, and what other programs leave in it. */

import { doc } from '../file-texts.js';
import { vault } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const otherTools: readonly Mistake[] = [
  ...group(
    'notes of a vault',
    ['page between double brackets', 'doc', doc('Read ▸[[guide]] first.'), { fix: ['[[guide]]', '[guide](guide.md)'] }],
    [
      'page with other words',
      'doc',
      doc('Read ▸[[guide|this page]].'),
      { fix: ['[[guide|this page]]', '[this page](guide.md)'] },
    ],
    ['picture between double brackets', 'doc', doc('▸![[pic.png|300]]'), { fix: ['![[pic.png|300]]', '![](pic.png)'] }],
    [
      'heading of another note',
      'docs/a.md',
      'See ▸[[Loops#Why they turn|this]].\n',
      { fix: ['[[Loops#Why they turn|this]]', '[this](<My Topics/Loops.md#why-they-turn>)'] },
      vault,
    ],
    ['heading of this note', 'docs/a.md', '▸[[#One]]\n\n## One\n', { fix: ['[[#One]]', '[One](#one)'] }, vault],
    [
      'other name of a note',
      'docs/a.md',
      'See ▸[[Round]].\n',
      { fix: ['[[Round]]', '[Round](b.md)'] },
      { ...vault, 'docs/b.md': '---\naliases: [Round]\n---\n\nb\n' },
    ],
    [
      'note inside a note',
      'docs/a.md',
      '▸![[Loops]]\n',
      { fix: ['![[Loops]]', '[Loops](<My Topics/Loops.md>)'] },
      vault,
    ],
    [
      'two notes of one name',
      'docs/a.md',
      'See ▸[[Dup]].\n',
      { says: /\[Dup\]\(b\/Dup\.md\)`, `\[Dup\]\(c\/Dup\.md\)/ },
      { ...vault, 'docs/b/Dup.md': 'b\n', 'docs/c/Dup.md': 'c\n' },
    ],
    ['comment', 'doc', doc('Words ▸%%not for readers%% here.'), { says: /<!--/ }],
    ['comment with spaces', 'doc', doc('▸%% 以后再写 %%'), { says: /<!--/ }],
    [
      'width of Obsidian',
      'docs/a.md',
      '# A\n\n![Flow▸|300](/flow.svg)\n',
      { fix: ['![Flow|300](/flow.svg)', '<img src="/flow.svg" alt="Flow" width="300" />'], alone: true },
      { 'static/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
    ],
  ),
  ...group(
    'syntax of other generators',
    ['include of VitePress', 'doc', doc('文字。\n\n▸<!-- @include: ./part.md -->'), { says: /import/ }],
    ['include without a blank', 'doc', doc('▸<!--@include: ./part.md-->'), { says: /import/ }],
    ['highlight', 'doc', doc('This is ▸==marked== text.'), { fix: ['==marked==', '<mark>marked</mark>'] }],
    ['footnote of Pandoc', 'doc', doc('A claim▸^[Says who.] here.'), { says: /\[\^1\]/ }],
    [
      'picture of Hexo',
      'doc',
      doc('▸{% asset_img pic.png A %}'),
      { fix: ['{% asset_img pic.png A %}', '![A](pic.png)'] },
    ],
    ['snippet of VitePress', 'doc', doc('▸<<< @/snippets/a.js'), { says: /```js/ }],
    [
      'figure of Hugo',
      'doc',
      doc('▸{{< figure src="/pic.png" alt="A" >}}'),
      { fix: ['{{< figure src="/pic.png" alt="A" >}}', '![A](/pic.png)'] },
    ],
    ['table of contents', 'doc', doc('▸[[_TOC_]]'), { says: /TOCInline/ }],
    ['tab of MkDocs', 'doc', doc('▸=== "One"\n\n    text'), { says: /<Tabs>/ }],
    ['words that were added', 'doc', doc('Now ▸^^new^^ words.'), { fix: ['^^new^^', '<ins>new</ins>'] }],
    ['definition', 'doc', doc('Apple\n▸:   A fruit.'), { says: /<dl>/ }],
    ['attributes of a link', 'doc', doc('[A](a.md)▸{ .button }'), { says: /className="button"/ }],
    ['attributes of an image', 'doc', doc('![A](https://a.b/c.png)▸{: width="300" }'), { says: /width="300"/ }],
    ['attributes of a paragraph', 'doc', doc('Words.\n▸{: .note #a }'), { says: /className="note"/ }],
    ['keys', 'doc', doc('Press ▸++ctrl+c++ now.'), { says: /<kbd>/ }],
    [
      'link of Hugo',
      'doc',
      doc('See [the guide](▸{{< relref "guide.md#start" >}}).'),
      { fix: ['{{< relref "guide.md#start" >}}', 'guide.md#start'] },
    ],
    ['raised sign', 'doc', doc('面积是 9 m▸^2^。'), { says: /<sup>/ }],
    [
      'width in braces',
      'docs/a.md',
      '# A\n\n![Flow](/flow.svg)▸{width=300}\n',
      { fix: ['![Flow](/flow.svg){width=300}', '<img src="/flow.svg" alt="Flow" width="300" />'], alone: true },
      { 'static/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
    ],
  ),
  ...group(
    'left by other programs',
    ['reference of a chat', 'doc', doc('It is so▸【4†source】.'), { fix: ['【4†source】', ''] }],
    [
      'source of a chat',
      'doc',
      doc('See [it](https://a.example/b▸?utm_source=chatgpt.com).'),
      { fix: ['?utm_source=chatgpt.com', ''] },
    ],
    [
      'source of a chat before a query',
      'doc',
      doc('See [it](https://a.example/b▸?utm_source=chatgpt.com&c=1).'),
      { fix: ['utm_source=chatgpt.com&', ''] },
    ],
    [
      'box of a notebook',
      'doc',
      doc('▸<aside>\n💡 Keep it short.\n</aside>'),
      { fix: ['<aside>\n💡 Keep it short.\n</aside>', ':::note\n\nKeep it short.\n\n:::'] },
    ],
    [
      'page with the id of a notebook',
      'doc',
      doc('See [it](▸Guide%200123456789abcdef0123456789abcdef.md).'),
      { fix: ['Guide%200123456789abcdef0123456789abcdef.md', 'guide.md'] },
    ],
  ),
];
