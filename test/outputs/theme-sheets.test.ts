/** Style sheets that files of `theme/` import: pages of every kind link the sheet that has their rules. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildSite, configText } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const linkedCss = ({ files, file }: Built, page: string) =>
  [...file(page).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path = '']) => files[path]).join('\n');

it.each([
  ['beside it', './own.module.css', 'theme/layout/own.module.css'],
  ['from elsewhere', '../../lib/own.module.css', 'lib/own.module.css'],
])('a sheet beside a replaced component, one of its helper, and a module of classes %s', async (_, name, path) => {
  const built = await buildSite({
    'notes.config.ts': configText({ footer: { copyright: 'x' } }),
    'docs/a.md': '# A\n',
    'theme/layout/Footer.tsx': `import './foot.css';
import { note } from './note';
import names from '${name}';
export const Footer = () => <footer className={\`own-foot \${names.box}\`}>{note}</footer>;
`,
    'theme/layout/note.ts': "import './note.css';\nexport const note = 'own note';\n",
    'theme/layout/foot.css': '.own-foot { color: #010203 }\n',
    'theme/layout/note.css': '.own-foot b { color: #040506 }\n',
    [path]: '.box { color: #070809 }\n',
  });
  expect(built.code, built.stderr).toBe(0);
  for (const page of ['docs/a.html', 'docs/a/index.html', '404.html'].filter((path) => path in built.files)) {
    const css = linkedCss(built, page);
    expect(css).toContain('.own-foot{color:#010203}');
    expect(css).toContain('.own-foot b{color:#040506}');
    const [, name = 'none'] = /\.([\w-]+)\{color:#070809\}/.exec(css) ?? [];
    expect(built.file(page)).toContain(`class="own-foot ${name}"`);
  }
  // Nothing is written that no page links.
  const sheets = Object.keys(built.files).filter((path) => path.endsWith('.css'));
  const named = Object.values(built.files).join('\n');
  expect(sheets.filter((path) => !named.includes(`/${path}`))).toEqual([]);
});
