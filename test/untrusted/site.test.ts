/** `security: 'untrusted'` from outside: which files are published. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, makeSite, type SiteSource } from '../outputs/sites.js';
import { untrustedConfig } from './config.js';

beforeAll(compileTool);
afterAll(removeFolders);

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
      ...untrustedConfig(),
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
      ...untrustedConfig({ trustedPaths: ['static/own', 'pages/index.tsx'] }),
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
      ...untrustedConfig(),
      'docs/a.md': '# A\n',
      'docs/b.mdx': '# B\n',
      'pages/c.tsx': 'export default () => <p>c</p>;\n',
    });
    expect(told).toEqual(['content-untrusted docs/b.mdx', 'content-untrusted pages/c.tsx']);
    const own = await problemsOf({
      ...untrustedConfig({
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
    ...untrustedConfig({ security, trustedPaths }),
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
    { ...untrustedConfig(), 'docs/a.md': '# A\n\n![x](../../other/pic.png) [y](../../other/secret.txt)\n' },
    (dir) => writeFiles(join(dir, '../other'), { 'secret.txt': 'secret', 'pic.png': 'secret' }),
  );
  expect(told).toEqual(['link-outside ../other/pic.png', 'link-outside ../other/secret.txt']);
  expect(built.paths).toEqual([]);
});
