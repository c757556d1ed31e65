/** Diagrams (B4.19, D5): drawn in the browser by the site's own copy of mermaid, which only pages with diagrams load; the source is there without it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser/harness.js';
import { serve } from '../browser/server.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite, configText } from './sites.js';

let browser: Browser;
beforeAll(async () => {
  compileTool();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  removeFolders();
});

/** Replaces the package: two modules, like the real one, which loads each kind of diagram separately. */
const PACKAGE = {
  'node_modules/mermaid/package.json':
    '{ "name": "mermaid", "version": "11.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/mermaid/index.js': `let text;
export default {
  initialize(config) { text = config.themeVariables.primaryTextColor; },
  async render(id, source) { return (await import('./flow.js')).flow(id, source, text); },
};`,
  'node_modules/mermaid/flow.js':
    "export const flow = (id, source, text) => ({ svg: '<svg data-text=\"' + text + '\"><style>text{fill:red}</style><text>' + source.length + '</text></svg>' });",
};
const DOCS = {
  'docs/plain.md': '# 文字\n\n[图](./drawn.md)\n',
  'docs/drawn.md': '# 图表\n\n```mermaid\ngraph TD; 甲-->乙\n```\n',
};
const config = (options: object = {}) => ({
  'notes.config.ts': configText({ markdown: { mermaid: true }, ...options }),
});
const scripts = (requests: string[]) => requests.filter((request) => /mermaid.*\.js$/.test(request));

describe('a site with the package', () => {
  it('loads it on the page with a diagram alone, and draws there', async () => {
    const built = await buildSite({ ...PACKAGE, ...DOCS, ...config() });
    expect([built.code, built.stdout + built.stderr]).toEqual([0, expect.not.stringContaining('mermaid-missing')]);
    expect(built.file('docs/plain/index.html')).toContain('rel="icon" href="data:,"');
    expect(built.file('docs/plain/index.html')).not.toContain('mermaid');
    const server = await serve(built.out);
    try {
      await visit(browser, `${server.origin}/docs/plain`, {}, async ({ page }) => {
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
        expect(scripts(server.requests)).toEqual([]);
        // Its policy allows no styles of a drawing: the page comes in full.
        await page.click('.markdown a');
        await page.waitForSelector('[data-mermaid-picture] svg[data-text="#2a2926"]');
        expect(scripts(server.requests)).toHaveLength(2);
        await expect.poll(() => page.isVisible('[data-mermaid] pre')).toBe(false);
      });
      await visit(browser, `${server.origin}/docs/drawn`, { javaScriptEnabled: false }, async ({ page }) => {
        await expect.poll(() => page.textContent('[data-mermaid] pre')).toContain('graph TD; 甲-->乙');
      });
    } finally {
      await server.close();
    }
  });

  it('draws in the one document of the hash router too', async () => {
    const built = await buildSite({ ...PACKAGE, ...DOCS, ...config({ router: 'hash' }) });
    expect(built.code).toBe(0);
    await visit(browser, `file://${built.out}/index.html#/docs/drawn`, {}, async ({ page }) => {
      await page.waitForSelector('[data-mermaid-picture] svg');
    });
  });
});

describe('a moved site whose code has diagrams', () => {
  const MOVED = {
    'docusaurus.config.mjs': `export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', themes: ['@docusaurus/theme-mermaid'], presets: [['classic', { blog: false }]],
};
`,
    'src/Flow.jsx':
      "import Mermaid from '@theme/Mermaid';\nexport default () => <Mermaid value='graph TD; a-->b' />;\n",
    'src/pages/index.jsx':
      "import Layout from '@theme/Layout';\nimport Mermaid from '@theme/Mermaid';\nexport default () => <Layout><Mermaid value='graph TD; a-->b' /></Layout>;\n",
    'src/pages/table.jsx':
      "import Layout from '@theme/Layout';\nimport all from '@theme/MDXComponents';\nexport default () => <Layout><p>{Object.keys(all).length}</p><main><a href='/'>home</a></main></Layout>;\n",
    'docs/part.mdx': "import Flow from '@site/src/Flow';\n\n# Part\n\n<Flow />\n",
    'docs/plain.md': '# Plain\n\n[part](./part.mdx)\n',
  };
  const drawn = '[data-mermaid-picture] svg';

  it('loads the package on the pages of that code alone, and draws there', async () => {
    const built = await buildSite({ ...PACKAGE, ...MOVED });
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('mermaid-missing')]);
    const loads = (path: string) => built.file(path).includes('"mermaid":"/assets/mermaid.');
    expect(built.paths.filter((path) => path.endsWith('.html') && loads(path))).toEqual([
      'docs/part/index.html',
      'index.html',
    ]);
    const server = await serve(built.out);
    try {
      for (const [from, to] of [
        ['/table', '/'],
        ['/docs/plain', '/docs/part'],
      ] as const) {
        await visit(browser, `${server.origin}${to}`, {}, async ({ page }) => {
          await page.waitForSelector(drawn);
        });
        await visit(browser, `${server.origin}${from}`, {}, async ({ page }) => {
          await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
          await page.click(`main a[href="${to}"]`);
          await page.waitForSelector(drawn);
        });
      }
    } finally {
      await server.close();
    }
  });

  it('is told that the package is missing, with a page that needs it', async () => {
    const { code, stderr } = await buildSite(MOVED);
    expect([code, stderr]).toEqual([0, expect.stringContaining('mermaid-missing  src/pages/index.jsx')]);
  });
});

describe('a site without the package', () => {
  it('is told so by the build, and shows the source', async () => {
    const built = await buildSite({ ...DOCS, ...config() });
    expect(built.code).toBe(0);
    expect(built.stdout + built.stderr).toContain('mermaid-missing');
    expect(built.stdout + built.stderr).toContain('docs/drawn.md');
    expect(built.paths.filter((path) => path.includes('mermaid'))).toEqual([]);
    const server = await serve(built.out);
    try {
      await visit(browser, `${server.origin}/docs/drawn`, {}, async ({ page }) => {
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
        await expect.poll(() => page.isVisible('[data-mermaid] pre')).toBe(true);
      });
    } finally {
      await server.close();
    }
  });

  it('is not told where diagrams are off: they are code', async () => {
    const built = await buildSite({ ...DOCS, 'notes.config.ts': configText() });
    expect(built.stdout + built.stderr).not.toContain('mermaid-missing');
    expect(built.file('docs/drawn/index.html')).toContain('theme-code-block');
  });
});
