/** `security: 'untrusted'` from outside: which files are published, and what a browser does with pages of strangers where no policy holds it back. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, open } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, configText, makeSite, type SiteSource } from '../outputs/sites.js';
import { FOREIGN, VECTORS } from './vectors.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (more = {}): SiteSource => ({
  'notes.config.ts': configText({
    security: 'untrusted',
    trailingSlash: false,
    onBrokenMarkdownImages: 'ignore',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    ...more,
  }),
});

interface Told {
  code: string;
  file?: string;
  args: Record<string, string>;
}

async function problemsOf(
  files: SiteSource,
  before?: (dir: string) => void,
): Promise<{ built: Built; told: string[] }> {
  const dir = makeSite(files);
  before?.(dir);
  const built = await buildFolder(dir, ['--json']);
  const { problems } = JSON.parse(built.stdout) as { problems: Told[] };
  return { built, told: problems.map(({ code, file, args }) => [code, file ?? args.field].join(' ')).sort() };
}

describe('files of strangers', () => {
  const DRAWINGS: Record<string, string> = {
    'static/script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'static/handler.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'static/outer.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://x.example/a.png"/></svg>',
    'static/use.svg': '<svg xmlns="http://www.w3.org/2000/svg"><use href="data:image/svg+xml,a#b"/></svg>',
    'static/entity.svg': '<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    'static/sheet.svg': '<?xml-stylesheet href="a.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/prefix.svg': '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>',
    'static/html.svg': '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>',
    'static/set.svg': '<svg xmlns="http://www.w3.org/2000/svg"><set attributeName="href" to="javascript:1"/></svg>',
    'static/paint.svg': '<svg xmlns="http://www.w3.org/2000/svg" fill="url(https://x.example/#a)"/>',
    'static/other.svg': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'static/cdata.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title><![CDATA[<script>]]></title></svg>',
  };
  const ACTIVE = [
    'a.js',
    'a.mjs',
    'a.html',
    'a.htm',
    'a.xhtml',
    'a.xml',
    'a.xsl',
    'a.css',
    'a.wasm',
    'a.php',
    'a.swf',
    'a.mhtml',
    'a',
    '.htaccess',
    '_headers',
    '_redirects',
    '_worker.js',
    'vercel.json',
    'CNAME',
    'a.PHP',
    'a.svgz',
    'a.hta',
  ];

  it('are refused where a browser or a host could run them', async () => {
    const statics = Object.fromEntries(ACTIVE.map((name) => [`static/${name}`, 'x']));
    const { told, built } = await problemsOf({
      ...config(),
      ...DRAWINGS,
      ...statics,
      'docs/a.md': '# A\n\n[js](./b.js) ![svg](./b.svg)\n',
      'docs/b.js': 'alert(1)',
      'docs/b.svg': DRAWINGS['static/script.svg']!,
    });
    const expected = [...Object.keys(DRAWINGS), ...Object.keys(statics), 'docs/b.js', 'docs/b.svg'];
    expect(told.filter((text) => text.startsWith('file-untrusted'))).toEqual(
      expected.map((path) => `file-untrusted ${path}`).sort(),
    );
    expect(built.code).toBe(1);
  });

  it('are published where they can only be shown, and where the site vouches for them', async () => {
    const drawing =
      '<?xml version="1.0"?>\n<!-- a --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)" style="stroke:red"/><use xlink:href="#a"/><text>a &amp; b</text></svg>';
    const harmless = {
      'static/a.svg': drawing,
      'static/a.png': 'x',
      'static/b/c.pdf': 'x',
      'static/d.txt': 'x',
      'static/e.zip': 'x',
    };
    const { told, built } = await problemsOf({
      ...config({ trustedPaths: ['static/own', 'pages/index.tsx'] }),
      ...harmless,
      'static/own/app.js': 'x',
      'pages/index.tsx': 'export default () => <p>own</p>;\n',
      'docs/a.md': '# A\n',
    });
    expect(told).toEqual([]);
    for (const path of ['a.svg', 'a.png', 'b/c.pdf', 'd.txt', 'e.zip', 'own/app.js', 'index.html'])
      expect(built.paths).toContain(path);
  });

  it('React pages, MDX and code among the content are refused', async () => {
    const { told } = await problemsOf({
      ...config(),
      'docs/a.md': '# A\n',
      'docs/b.mdx': '# B\n',
      'pages/c.tsx': 'export default () => <p>c</p>;\n',
    });
    expect(told).toEqual(['content-untrusted docs/b.mdx', 'content-untrusted pages/c.tsx']);
    const own = await problemsOf({
      ...config({
        themeDir: 'docs/theme',
        customCss: ['static/a.css'],
        docs: { sidebarPath: 'docs/sidebars.js' },
        alias: { '@x': './blog/x' },
      }),
      'docs/a.md': '# A\n',
    });
    expect(own.told).toEqual(Array.from({ length: 4 }, () => 'config-code-in-content notes.config.ts'));
  });
});

describe.each(['trusted', 'untrusted'])('symbolic links, %s', (security) => {
  const site = (trustedPaths: string[]): SiteSource => ({
    ...config({ security, trustedPaths }),
    'docs/a.md': '# A\n\n![x](./pic.png)\n',
    'static/x.txt': 'x',
  });
  const links = (dir: string) => {
    writeFiles(join(dir, '../other'), { 'secret.txt': 'secret', 'pic.png': 'secret', 'page.md': '# secret\n' });
    symlinkSync('../../other/secret.txt', join(dir, 'static/secret.txt'));
    symlinkSync('../../other', join(dir, 'static/folder'));
    symlinkSync('../../other', join(dir, 'docs/folder'));
    symlinkSync('../../other/pic.png', join(dir, 'docs/pic.png'));
    symlinkSync('x.txt', join(dir, 'static/inside.txt'));
  };

  it('that lead out are refused, and nothing of what is there is published', async () => {
    const { told, built } = await problemsOf(site([]), links);
    const paths = ['docs/folder', 'docs/pic.png', 'static/folder', 'static/secret.txt'];
    expect([...new Set(told)]).toEqual(paths.map((path) => `link-outside ${path}`));
    expect(built.paths).toEqual([]);
  });

  it('are followed where they are listed', async () => {
    const { built } = await problemsOf(
      site(['static/folder', 'static/secret.txt', 'docs/folder', 'docs/pic.png']),
      links,
    );
    expect(built.paths).toEqual(
      expect.arrayContaining(['secret.txt', 'folder/secret.txt', 'inside.txt', 'docs/folder/page.html']),
    );
  });
});

it('files that pages name by way of .. are refused', async () => {
  const { told, built } = await problemsOf(
    { ...config(), 'docs/a.md': '# A\n\n![x](../../other/pic.png) [y](../../other/secret.txt)\n' },
    (dir) => writeFiles(join(dir, '../other'), { 'secret.txt': 'secret', 'pic.png': 'secret' }),
  );
  expect(told).toEqual(['link-outside ../other/pic.png', 'link-outside ../other/secret.txt']);
  expect(built.paths).toEqual([]);
});

describe('pages of strangers in a browser, without their policy', () => {
  /** Attacks on one page: one that breaks the page must not save the others. */
  const AT_ONCE = 12;
  let browser: Browser;
  let server: TestServer;
  let built: Built;
  const pages = Array.from({ length: Math.ceil(VECTORS.length / AT_ONCE) }, (_, page) =>
    VECTORS.slice(page * AT_ONCE, (page + 1) * AT_ONCE),
  );

  beforeAll(async () => {
    const notes = Object.fromEntries(
      pages.map((vectors, page) => [`docs/p${page}.md`, `# P${page}\n\n${vectors.join('\n\n----\n\n')}\n`]),
    );
    const author = `authors:\n  - name: A\n    url: javascript:alert(1)\n    image_url: ${FOREIGN}/a.png\nimage: ${FOREIGN}/b.png`;
    const posts = Object.fromEntries(
      pages
        .slice(0, 3)
        .map((vectors, page) => [
          `blog/2025-01-0${page + 1}-p.md`,
          `---\n${author}\ncustom_edit_url: javascript:alert(1)\n---\n\n# B${page}\n\n${vectors.join('\n\n----\n\n')}\n`,
        ]),
    );
    built = await buildFolder(
      makeSite({
        ...config({ markdown: { math: true, mermaid: true }, liveCodeBlock: {} }),
        ...notes,
        ...posts,
        'docs/box.md': `# Box\n\n![a](${FOREIGN}/box.png)\n`,
      }),
    );
    if (built.code !== 0) throw new Error(built.stderr);
    const bare = Object.entries(built.files).map(([path, text]): [string, string] => [
      path,
      path.endsWith('.html') ? text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') : text,
    ]);
    [browser, server] = await Promise.all([launch(), serve(new Map(bare))]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('nothing runs, and no other host is asked', async () => {
    const before = 'window.alert = () => console.error("RAN")';
    const opened = await open(browser, `${server.origin}/docs/p0`, { before });
    const routes = built.paths
      .filter((path) => /^(docs|blog)\/.*\.html$/.test(path))
      .map((path) => `/${path.slice(0, -5)}`);
    for (const route of routes) {
      await opened.page.goto(server.origin + route);
      await opened.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await opened.page.evaluate(() => {
        document.addEventListener('click', (event) => event.preventDefault());
        const events =
          'click mouseover mouseenter focus focusin blur toggle keydown pointerdown pointerover touchstart animationstart animationend transitionend input change submit error load'.split(
            ' ',
          );
        for (const element of document.querySelectorAll('article *, .markdown *'))
          for (const type of events)
            if (element.getAttribute('data-action') !== 'run')
              element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      });
    }
    const bad = opened.faults.filter((fault) => /RAN|foreign request/.test(fault));
    await opened.close();
    expect(bad).toEqual([]);
  }, 240_000);

  it('a box loads its file on a click, and not before', async () => {
    const opened = await open(browser, `${server.origin}/docs/box`);
    const { page, faults } = opened;
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    expect(faults).toEqual([]);
    await page.click('[data-media]');
    await page.waitForSelector(`article img[src="${FOREIGN}/box.png"]`);
    expect(await page.getAttribute('article img', 'referrerpolicy')).toBe('no-referrer');
    await opened.close();
  });

  it('feeds carry clean pages', () => {
    const feed = built.file('blog/rss.xml') + built.file('blog/atom.xml');
    expect(feed).not.toMatch(/&lt;script|<script|onerror=|javascript:alert/i);
  });
});
