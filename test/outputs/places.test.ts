/** The same site gives the same bytes, file names and hashes, independent of its folder and the tool's (D11). */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTree, removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { configText, type SiteSource } from './sites.js';

const CONTENT = {
  'docs/a.md': '# A\n\n[B](./b.md)\n\n```js\nconst a = 1;\n```\n',
  'docs/b.md': '# B\n\n![图](./pic.svg)\n',
  'docs/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>\n',
  'blog/2024-01-02-p.md': '---\ntitle: 文章\ndate: 2024-01-02\n---\n\n正文\n',
};

/** Code of the site's own: components, styles, pictures, a partial, a package, a file outside the site folder. */
const CODE = {
  'pages/index.tsx':
    "import Box from '@site/index';\nimport { shared } from '../../shared/code';\nimport { lone } from '../../shared';\nexport default function Home() { return <main><Box>{shared}{lone.text}</Box></main>; }\n",
  'index.tsx':
    "import Pic from './docs/pic.svg';\nimport own from './box.module.css';\nimport named from 'named';\nexport default ({ children }) => <div className={own.box}><Pic />{named}{children}</div>;\n",
  'box.module.css': '.box { background: url(./dot.png); }\n',
  'dot.png': 'not really a picture',
  'docs/c.mdx':
    "import Box from '@site/index';\nimport Part from './_part.mdx';\n\n# C\n\n<Box>盒</Box>\n\n<Part />\n\nexport const n = 1;\n",
  'docs/_part.mdx': "import Box from '@site/index';\n\n<Box>内</Box>\n\n[A](./a.md)\n",
  '../shared/code.ts': "export const shared = 'shared';\n",
  '../shared/index.js': "exports.lone = require('./lone.js');\n",
  '../shared/lone.js': "exports.text = 'lone';\n",
  '../node_modules/named/package.json': '{ "name": "named", "version": "1.0.0", "main": "index.js" }',
  '../node_modules/named/index.js': "import look from './look.module.css';\nexport default look.look;\n",
  '../node_modules/named/look.module.css': '.look { color: red; }\n',
};

const SHEETS = {
  'css/own.css': '@import "./more.css";\n.own { background: url(../dot.png); }\n',
  'css/more.css': '.more { color: blue; }\n',
  'dot.png': 'not really a picture',
};

const DIAGRAM = {
  'docs/d.md': '# D\n\n```mermaid\ngraph TD; a-->b\n```\n',
  'node_modules/mermaid/package.json':
    '{ "name": "mermaid", "version": "11.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/mermaid/index.js': "export default { initialize() {}, render: () => import('./flow.js') };\n",
  'node_modules/mermaid/flow.js': 'export const flow = 1;\n',
};

const OVERRIDE = {
  'theme/layout/Footer.tsx':
    "import { Footer as Original } from '@theme-original/layout/Footer';\nimport { shared } from '../../../shared/code';\nimport dot from '../../dot.png';\nexport const Footer = (props) => <><img src={dot} alt={shared} /><Original {...props} /></>;\n",
  '../shared/code.ts': "export const shared = 'shared';\n",
  'dot.png': 'not really a picture',
};

const config = (options: object = {}) => ({
  'notes.config.ts': configText({ markdown: { mermaid: true }, ...options }),
});

const SITES: Record<string, SiteSource> = {
  'components, style sheets and diagrams': {
    ...CONTENT,
    ...CODE,
    ...SHEETS,
    ...DIAGRAM,
    ...config({ customCss: ['css/own.css'] }),
  },
  'a replaced theme file': { ...CONTENT, ...OVERRIDE, ...config({ baseUrl: '/x/' }) },
  'all of it in one document': {
    ...CONTENT,
    ...CODE,
    ...SHEETS,
    ...DIAGRAM,
    ...OVERRIDE,
    ...config({ router: 'hash', customCss: ['css/own.css'] }),
  },
};

/** Sources of the tool in another folder, compiled there. */
function moveTool(folder: string): string {
  for (const name of ['cli', 'renderer', 'theme', 'templates', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, [join(folder, 'cli/compile.mjs')]);
  return folder;
}

let moved: string;
beforeAll(() => {
  compileTool();
  moved = moveTool(join(temporaryFolder(), 'deep/er/tool'));
});
afterAll(removeFolders);

/** Output of a site written to a folder and built by a tool: path → bytes. */
function built(files: SiteSource, dir: string, tool = root): Record<string, string> {
  writeFiles(dir, files);
  const args = [join(tool, 'lib/cli/main.js'), 'build', dir, '-o', join(dir, '../out')];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return readTree(join(dir, '../out'));
}

it.each(Object.entries(SITES))(
  'a site with %s, in a deeper folder of another name and built by a tool that lies elsewhere',
  (_, files) => {
    const first = built(files, join(temporaryFolder(), 'site'));
    const other = built(files, join(temporaryFolder(), 'a/b/其他 c'), moved);
    expect(Object.keys(other)).toEqual(Object.keys(first));
    expect(Object.keys(other).filter((path) => other[path] !== first[path])).toEqual([]);
    expect(Object.keys(first).filter((path) => first[path]!.includes(tmpdir()))).toEqual([]);
  },
);
