/** Old addresses that rules make of every page, as the client-redirects plugin of a moved site does. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (options: string, rest = '') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/base/', ${rest}
  presets: [['classic', { blog: false }]],
  plugins: [['@docusaurus/plugin-client-redirects', ${options}]],
};
`;
const DOCS = {
  'docs/intro.md': '# Intro\n\n[old](/docs/deep/guide.html)\n',
  'docs/deep/guide.md': '# Guide\n\ntext\n',
};

it('every page has its old address with an extension, and those that a function gives', async () => {
  const built = await buildSite({
    ...DOCS,
    'docusaurus.config.mjs': config(
      "{ fromExtensions: ['html'], toExtensions: ['exe'], createRedirects: (path) => path === '/docs/intro' ? ['/start', 'begin'] : path.startsWith('/docs/deep/') ? path.replace('/deep/', '/old/') : undefined }",
    ),
    'docs/tool.md': '---\nslug: /tool.exe\n---\n\n# Tool\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.stderr).not.toMatch(/link-|client-redirects|slug-address: /);
  const pages = {
    // A host that has `docs/intro.html` would answer with it at `/docs/intro`.
    'docs/intro.html/index.html': '/base/docs/intro',
    'docs/deep/guide.html/index.html': '/base/docs/deep/guide',
    'start/index.html': '/base/docs/intro',
    'begin/index.html': '/base/docs/intro',
    'docs/old/guide/index.html': '/base/docs/deep/guide',
    'docs/tool/index.html': '/base/docs/tool.exe',
  };
  for (const [file, to] of Object.entries(pages)) expect(built.file(file)).toContain(`url=${to}"`);
  expect(Object.keys(built.files).filter((file) => /404.*404/.test(file))).toEqual([]);
});

it('a page wins over the old address of another, and what is a file already needs none', async () => {
  const built = await buildSite({
    ...DOCS,
    'docusaurus.config.mjs': config(
      "{ fromExtensions: ['html'], createRedirects: () => '/docs/intro' }",
      'trailingSlash: false,',
    ),
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('docs/intro.html')).toContain('<h1');
  expect(built.file('docs/deep/guide.html')).toContain('<h1');
});

it('the function is asked once for each page', async () => {
  const built = await buildSite({
    'docs/intro.md': '# Intro\n\n[old](/begin)\n',
    'docusaurus.config.mjs': config(
      "{ createRedirects: (path) => { console.error(`asked for ${path};`); return path === '/docs/intro' ? '/begin' : undefined; } }",
    ),
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('begin/index.html')).toContain('url=/base/docs/intro"');
  const asked = built.stderr.match(/asked for [^;]+/g) ?? [];
  expect(asked).toContain('asked for /docs/intro');
  expect(asked).toEqual([...new Set(asked)]);
});

it('a function that throws is told', async () => {
  const built = await buildSite({
    ...DOCS,
    'docusaurus.config.mjs': config("{ createRedirects: () => { throw new Error('no list'); } }"),
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatch(/config-function-throws[\s\S]+redirectRules.createRedirects[\s\S]+no list/);
});
