/** Results of CSS: each is a document that the page names, whatever way the page is made. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fence } from '../check/run.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite, configText, tags } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const BLOCKS = `${fence('html scope=x', '<p>P</p>')}\n${fence('css result=90 scope=x', 'p { color: #010203 }')}\n`;

it.each([
  ['a folder', { baseUrl: '/b/' }, '/b/'],
  ['documents of one page', { router: 'hash' }, './'],
])('below %s', async (_, options, base) => {
  const { code, stderr, files, file } = await buildSite(
    {
      'notes.config.ts': configText({ ...options, blog: {} }),
      'docs/a.md': `# A\n\n${BLOCKS}`,
      'docs/b.mdx': `export const X = () => <b>1</b>;\n\n# B\n\n${BLOCKS}\n<X/>\n`,
      'blog/c.md': `---\ntitle: C\ndate: 2026-01-01\n---\n\n${BLOCKS}\n<!-- truncate -->\n\nD\n`,
    },
    ['--verify'],
  );
  expect(code, stderr).toBe(0);
  const made = Object.keys(files).filter((path) => path.startsWith('_notes/result/'));
  expect(made).toHaveLength(3);
  for (const path of made) expect(file(path)).toContain('<style>p { color: #010203 }</style>');
  const texts = Object.entries(files).filter(([path]) => /\.(?:html|json|js)$/.test(path) && !made.includes(path));
  const named = texts.flatMap(([, text]) =>
    [...text.matchAll(/src=\\?"([^"\\]*result\/[^"\\]+)/g)].map(([, src = '']) => src),
  );
  expect(named.length).toBeGreaterThan(2);
  // With the hash router, code in the browser makes the page with a component.
  const missing = made.map((path) => base + path).filter((address) => !named.includes(address));
  expect(missing).toHaveLength(base === './' ? 1 : 0);
  expect(named.filter((address) => !made.includes(address.slice(base.length)))).toEqual([]);
});

it('with the sheet that has its rules', async () => {
  const { file } = await buildSite({
    'notes.config.ts': configText(),
    'docs/a.md': `# A\n\n${BLOCKS}`,
    'docs/b.md': '# B\n',
  });
  const sheets = (path: string) => tags(file(path), 'link').filter((tag) => tag.includes('stylesheet')).length;
  expect(sheets('docs/a/index.html')).toBeGreaterThan(sheets('docs/b/index.html'));
});
