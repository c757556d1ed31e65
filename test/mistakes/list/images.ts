/** Mistakes in images. */

import { doc } from '../file-texts.js';
import { gridAndPicture } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

const picture = { 'static/img/logo.png': 'no picture' };

export const images: readonly Mistake[] = [
  ...group(
    'marks of images',
    ['no text', 'doc', doc('▸![](./pic.png)'), { says: /text/ }],
    ['no address', 'doc', doc('▸![A picture]()'), { says: /address/ }],
    ['space before the bracket', 'doc', doc('![A picture]▸ (./pic.png)'), { says: /space/, fix: ['] (', ']('] }],
    ['unclosed title', 'doc', doc('▸![A picture](./pic.png "A)'), { says: /"A"|quot/, fix: ['"A)', '"A")'] }],
    ['picture behind a space', 'doc', doc('▸! [A](/pic.png)'), { fix: ['! [', '!['] }],
    ['picture without words', 'doc', doc('▸![](<./pic.png>)'), { says: /image \.\/pic\.png has/ }],
    ['sign of a picture inside', 'doc', doc('▸[!图](https://a.example/flow.png)'), { fix: ['[!图]', '![图]'] }],
  ),
  ...group(
    'addresses of images',
    ['misspelt file', 'doc', doc('![A picture](▸./pci.png)'), { near: './pic.png', fix: ['pci', 'pic'] }],
    ['other ending', 'doc', doc('![A picture](▸./pic.jpg)'), { near: './pic.png', fix: ['pic.jpg', 'pic.png'] }],
    ['capital', 'doc', doc('![A picture](▸./Pic.png)'), { near: './pic.png', fix: ['Pic', 'pic'] }],
    [
      'absolute path of the disk',
      'doc',
      doc('![A picture](▸C:\\Users\\me\\pic.png)'),
      { fix: ['C:\\Users\\me\\pic.png', 'pic.png'] },
    ],
    [
      'static in the path',
      'doc',
      doc('![A picture](▸/static/pic.png)'),
      { near: '/pic.png', fix: ['/static/pic', '/pic'] },
    ],
    ['HTML', 'doc', doc('<img src=▸"./pic.png" alt="A" />'), { says: /import|!\[\]/ }],
    ['no ending', 'doc', doc('![A picture](▸./pic)'), { near: './pic.png', fix: ['./pic', './pic.png'] }],
    ['backslash', 'doc', doc('▸![A picture](.\\pic.png)'), { fix: ['.\\pic', './pic'] }],
    [
      'backslash in a folder',
      'doc',
      doc('▸![A picture](..\\_img\\pic.png)'),
      { fix: ['..\\_img\\pic', '../_img/pic'] },
    ],
    ['capitals in the ending', 'doc', doc('![A picture](▸./pic.PNG)'), { near: './pic.png', fix: ['PNG', 'png'] }],
    ['HTML, misspelt', 'doc', doc('<img src=▸"./pci.png" alt="A" />'), { near: './pic.png' }],
    ['HTML in MDX', 'mdx', doc('<img src=▸"./pick.png" alt="A" />'), { near: './pic.png' }],
    [
      'HTML, of a static folder',
      'docs/a.mdx',
      doc('<img src=▸"img/lgo.png" alt="A" />'),
      { near: '/img/logo.png', fix: ['img/lgo.png', '/img/logo.png'] },
      picture,
    ],
    [
      'of a colour mode',
      'docs/a.mdx',
      doc('<ThemedImage sources={{ light: ▸"/img/lgo.png", dark: "/img/logo.png" }} alt="A" />'),
      { near: '/img/logo.png', fix: ['lgo', 'logo'] },
      picture,
    ],
    [
      'of a colour mode, by a call',
      'docs/a.mdx',
      doc(
        "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<ThemedImage sources={{ light: useBaseUrl('▸/img/lgo.png'), dark: useBaseUrl('/img/logo.png') }} />",
      ),
      { near: '/img/logo.png', fix: ['lgo', 'logo'] },
      picture,
    ],
    [
      'colour mode, misspelt',
      'docs/a.mdx',
      doc('<ThemedImage sources={{ light: "/img/logo.png", ▸drak: "/img/logo.png" }} alt="A" />'),
      { near: 'dark', fix: ['drak', 'dark'] },
      picture,
    ],
    [
      'colour mode, missing',
      'docs/a.mdx',
      doc('<ThemedImage ▸sources={{ light: "/img/logo.png" }} alt="A" />'),
      { says: /sources\.dark/ },
      picture,
    ],
    [
      'of a call in a page',
      'pages/a.tsx',
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\nexport default function A() {\n  const src = useBaseUrl('▸/img/lgo.png');\n  return <img src={src} alt=\"A\" />;\n}\n",
      { near: '/img/logo.png', fix: ['lgo', 'logo'] },
      picture,
    ],
    ['of the own machine', 'doc', doc('![it](▸http://localhost:3000/pic.png)'), { says: /own machine/ }],
    ['ending of a picture', 'doc', doc('<img src=▸"/pic.pgn" alt="P" />'), { fix: ['/pic.pgn', '/pic.png'] }],
    ['picture of a chat', 'doc', doc('![A](▸blob:https://chat.example/1)'), { says: /address/ }],
    [
      'picture in a folder beside',
      'docs/a.md',
      '# A\n\n![A box](▸D:\\notes\\box.png)\n',
      { fix: ['D:\\notes\\box.png', 'img/box.png'] },
      gridAndPicture,
    ],
    [
      'picture that its host keeps',
      'doc',
      doc('![A](▸https://mmbiz.qpic.cn/sz_mmbiz_png/a/640)'),
      { says: /Save the picture/ },
    ],
    ['picture for some hours', 'doc', doc('![A](▸https://s3.example/a.png?X-Amz-Expires=3600)'), { says: /some time/ }],
    [
      'picture one folder too low',
      'docs/in/a.md',
      doc('![A](▸./img/a.svg)'),
      { fix: ['./img/a.svg', '../img/a.svg'] },
      { 'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    ],
    [
      'picture in a folder of another name',
      'docs/in/a.md',
      doc('![A](▸../images/a.svg)'),
      { fix: ['../images/a.svg', '../img/a.svg'] },
      { 'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    ],
    [
      'path of the machine in a folder beside',
      'docs/in/a.md',
      '# A\n\n![A](▸C:\\work\\docs\\img\\a.svg)\n',
      { fix: ['C:\\work\\docs\\img\\a.svg', '../img/a.svg'] },
      { 'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    ],
    [
      'page of a picture',
      'doc',
      doc('![Logo](▸https://github.com/ann/a/blob/main/logo.png)'),
      { fix: ['https://github.com/ann/a/blob/main/', 'https://raw.githubusercontent.com/ann/a/main/'], alone: true },
    ],
    [
      'public folder of other tools',
      'docs/a.md',
      '# A\n\n![Logo](▸/public/logo.svg)\n',
      { near: '/logo.svg', fix: ['/public/logo.svg', '/logo.svg'], alone: true },
      { 'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
    ],
  ),
];
