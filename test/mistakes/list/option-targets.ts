/** Mistakes in the addresses, files and pages that options of the configuration name. */

import { config } from '../file-texts.js';
import { guide, guideAndChapter, guideAndLogo, guideTitledB, home, start } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const optionTargets: readonly Mistake[] = [
  ...group(
    'addresses in options',
    [
      'url without scheme',
      'notes.config.ts',
      "export default {\n  title: 'T',\n  url: ▸'a.example',\n};\n",
      { says: /scheme/, fix: ["'a.example'", "'https://a.example'"] },
      guide,
    ],
    [
      'url with a path',
      'notes.config.ts',
      "export default {\n  title: 'T',\n  url: ▸'https://a.example/notes',\n};\n",
      { says: /baseUrl/ },
      guide,
    ],
    [
      'base without slash at its end',
      'notes.config.ts',
      config("baseUrl: ▸'https://a.example/x/',"),
      { says: /host/, fix: ["'https://a.example/x/'", "'/x/'"] },
      guide,
    ],
    [
      'link of the navbar',
      'notes.config.ts',
      config("navbar: { items: [{ label: 'A', to: ▸'/docs/giude' }] },"),
      { near: '/docs/guide', fix: ['giude', 'guide'] },
      guideAndLogo,
    ],
    [
      'blank in the url',
      'notes.config.ts',
      "export default {\n  title: 'T',\n  url: ▸'https:// a.example',\n};\n",
      { says: /space|https/, fix: ["'https:// a", "'https://a"] },
      guideAndChapter,
    ],
    [
      'edit address without scheme',
      'notes.config.ts',
      config("docs: { editUrl: ▸'github.com/me/x/edit/main' },"),
      { fix: ['github.com', 'https://github.com'] },
      home,
    ],
    [
      'edit address with one slash',
      'notes.config.ts',
      config("docs: { editUrl: ▸'https:/github.com/me/x/edit/main' },"),
      { fix: ['https:/g', 'https://g'] },
      home,
    ],
    [
      'origin with a path',
      'notes.config.ts',
      "export default {\n  title: 'T',\n  url: ▸'https://a.example/wiki/',\n  baseUrl: '/',\n};\n",
      { says: /baseUrl/ },
      home,
    ],
    [
      'address with a path',
      'notes.config.ts',
      "export default {\n  title: 'T',\n  url: ▸'https://a.example/b/',\n};\n",
      { fix: ["'https://a.example/b/'", "'https://a.example',\n  baseUrl: '/b/'"], alone: true },
      guideTitledB,
    ],
  ),
  ...group(
    'files and pages in options',
    [
      'unknown sidebar',
      'notes.config.ts',
      config("navbar: { items: [{ type: 'docSidebar', sidebarId: ▸'defaultSidbar', label: 'A' }] },"),
      { near: 'defaultSidebar', fix: ['defaultSidbar', 'defaultSidebar'] },
      guide,
    ],
    [
      'unknown doc',
      'notes.config.ts',
      config("navbar: { items: [{ type: 'doc', docId: ▸'giude', label: 'A' }] },"),
      { near: 'guide', fix: ['giude', 'guide'] },
      guide,
    ],
    ['logo without a file', 'notes.config.ts', config("navbar: { ▸logo: { alt: 'A' } },"), { says: /src/ }, guide],
    [
      'customCss missing',
      'notes.config.ts',
      config("customCss: ▸'css/custum.css',"),
      { near: 'css/custom.css', fix: ['custum', 'custom'] },
      { ...guide, 'css/custom.css': '' },
    ],
    [
      'misspelt icon',
      'notes.config.ts',
      config("favicon: ▸'img/lgoo.svg',"),
      { near: 'img/logo.svg', fix: ['lgoo', 'logo'] },
      guideAndLogo,
    ],
    [
      'misspelt logo',
      'notes.config.ts',
      config("navbar: { logo: { src: ▸'img/lgoo.svg' } },"),
      { near: 'img/logo.svg', fix: ['lgoo', 'logo'] },
      guideAndLogo,
    ],
    [
      'misspelt static folder',
      'notes.config.ts',
      config("staticDirectories: [▸'sttic'],"),
      { near: 'static', fix: ['sttic', 'static'] },
      guideAndLogo,
    ],
    [
      'logo as text',
      'notes.config.ts',
      config("navbar: { logo: ▸'/a.svg' },"),
      { fix: ["'/a.svg'", "{ src: '/a.svg' }"] },
      { ...start, 'static/a.svg': '<svg/>' },
    ],
    [
      'style sheet of another tool',
      'notes.config.ts',
      config("customCss: ▸'./src/css/a.css',"),
      { fix: ['./src/css/a.css', './css/a.css'] },
      { ...home, 'css/a.css': 'a { color: red; }\n' },
    ],
  ),
  ...group(
    'patterns of files to leave out',
    [
      'folder with that of the docs',
      'notes.config.ts',
      config("docs: { exclude: [▸'docs/drafts/**'] },"),
      { fix: ['docs/drafts', 'drafts'] },
      { ...start, 'docs/drafts/a.md': '# A\n' },
    ],
    [
      'misspelt folder',
      'notes.config.ts',
      config("docs: { exclude: [▸'draft/**'] },"),
      { fix: ['draft/', 'drafts/'] },
      { ...start, 'docs/drafts/a.md': '# A\n' },
    ],
    [
      'file that is gone',
      'notes.config.ts',
      config("blog: { exclude: [▸'internal.md'] },"),
      { says: /no file/ },
      { ...start, 'blog/2025-01-01-a.md': '# A\n\nText.\n' },
    ],
  ),
];
