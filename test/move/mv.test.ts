/** `notes mv` and `notes rename` as authors run them: what leads to a page follows it, nothing else changes, and all of it can be taken back. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders } from '../engine/folders.js';
import { compileTool, type Run } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { configText, makeSite, type SiteSource } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const PNG = 'not much of a picture';

const SITE: SiteSource = {
  'notes.config.ts': `const BFC = '/docs/css/bfc';\n${configText({ onBrokenLinks: 'throw', docs: { sidebarPath: 'sidebars.ts' } }, "navbar: { items: [{ label: 'BFC', to: BFC }, { type: 'doc', docId: 'css/bfc' }] },\n  footer: { links: [{ title: 'x', items: [{ label: 'a', to: '/docs/css/bfc#when' }] }] }")}`,
  'sidebars.ts':
    "export default { main: ['js/loop', { type: 'category', label: 'css/bfc', link: { type: 'doc', id: 'css/bfc' }, items: ['css/flex', 'css/grid'] }] };\n",
  'docs/css/bfc.md':
    '\uFEFF---\r\ntitle: BFC\r\nimage: ./img/a.png\r\n---\r\n\r\n![a](img/a.png) ![b](./img/b.png) [flex](flex.md)\r\n\r\n## when\r\n\r\n[self](#when) [grid](./grid)\r\n\r\n## when\r\n',
  'docs/css/flex.md':
    '# flex\n\n[bfc](./bfc.md#when "t") `[bfc](./bfc.md)` [r][b] <a href="/docs/css/bfc">x</a> ![b](./img/b.png)\n\n[b]: <./bfc.md>\n',
  'docs/css/grid.mdx':
    'import Bfc from \'./bfc.md\';\n\n# grid\n\n<Link to="/docs/css/bfc">x</Link> [l](./bfc?a=1#when)\n',
  'docs/css/img/a.png': PNG,
  'docs/css/img/b.png': `${PNG} 2`,
  'docs/js/loop.md': '---\npagination_next: css/bfc\n---\n# loop\n\n[s](@site/docs/css/bfc.md) [r](/css/bfc.md)\n',
  'blog/2024-01-02-p.md': '---\ntitle: p\n---\n\n<!-- truncate -->\n\n[u](../docs/css/bfc.md)\n',
  'pages/index.md': '# home\n\n[u](/docs/css/bfc#when)\n',
  'pages/about.tsx':
    'import Bfc from \'../docs/css/bfc.md\';\nexport default () => <a href="/docs/css/bfc"><Bfc /></a>;\n',
};

const site = (more: SiteSource = {}) => makeSite({ ...SITE, ...more });
const run = (dir: string, ...args: string[]): Promise<Run> => notesInHost(args, { cwd: dir });
/** Bytes of all files but those of the tool. */
const bytes = (dir: string) =>
  Object.fromEntries(Object.entries(readTree(dir)).filter(([path]) => !/^(?:\.notes|dist)\//.test(path)));
const text = (dir: string, path: string) => readFileSync(join(dir, path), 'utf8');

describe('notes mv of a page', () => {
  let dir: string;
  let before: Record<string, string>;
  let patch: Run;
  beforeAll(async () => {
    dir = site();
    before = bytes(dir);
    patch = await run(dir, 'mv', 'docs/css/bfc.md', 'docs/layout/', '--dry-run');
  });

  it('prints a patch and changes nothing with --dry-run', () => {
    expect(patch.code).toBe(0);
    expect(patch.stdout).toContain('rename from docs/css/bfc.md\nrename to docs/layout/bfc.md\n');
    expect(patch.stdout).toContain('+[b]: <../layout/bfc.md>');
    expect(bytes(dir)).toEqual(before);
  });

  it('does what the patch says, byte for byte', async () => {
    const copy = site();
    writeFileSync(join(copy, '../a.patch'), patch.stdout);
    execFileSync('git', ['apply', '../a.patch'], { cwd: copy });
    const moved = await run(dir, 'mv', 'docs/css/bfc.md', 'docs/layout/');
    expect([moved.code, moved.stderr]).toEqual([0, expect.stringContaining('notes mv --undo')]);
    expect(bytes(dir)).toEqual(bytes(copy));
  });

  it('changes addresses alone, in the way they were written', () => {
    expect(text(dir, 'docs/layout/bfc.md')).toBe(
      SITE['docs/css/bfc.md']!.replace('./img/b.png', '../css/img/b.png')
        .replace('flex.md', '../css/flex.md')
        .replace('./grid', '../css/grid'),
    );
    expect(text(dir, 'docs/css/flex.md')).toBe(
      SITE['docs/css/flex.md']!.replace('./bfc.md#', '../layout/bfc.md#')
        .replace('/docs/css/bfc', '/docs/layout/bfc')
        .replace('<./bfc.md>', '<../layout/bfc.md>'),
    );
    expect(text(dir, 'docs/css/grid.mdx')).toBe(
      'import Bfc from \'../layout/bfc.md\';\n\n# grid\n\n<Link to="/docs/layout/bfc">x</Link> [l](../layout/bfc?a=1#when)\n',
    );
    expect(text(dir, 'docs/js/loop.md')).toBe(
      '---\npagination_next: layout/bfc\n---\n# loop\n\n[s](@site/docs/layout/bfc.md) [r](/layout/bfc.md)\n',
    );
    expect(text(dir, 'blog/2024-01-02-p.md')).toContain('(../docs/layout/bfc.md)');
    expect(text(dir, 'pages/index.md')).toContain('(/docs/layout/bfc#when)');
    expect(text(dir, 'pages/about.tsx')).toBe(SITE['pages/about.tsx']!.replaceAll('css/bfc', 'layout/bfc'));
    expect(text(dir, 'sidebars.ts')).toBe(SITE['sidebars.ts']!.replace("id: 'css/bfc'", "id: 'layout/bfc'"));
    expect(text(dir, 'notes.config.ts')).toBe(SITE['notes.config.ts']!.replaceAll('css/bfc', 'layout/bfc'));
  });

  it('takes along the picture that only it shows', () => {
    expect([existsSync(join(dir, 'docs/css/img/a.png')), text(dir, 'docs/layout/img/a.png')]).toEqual([false, PNG]);
    expect(existsSync(join(dir, 'docs/css/img/b.png'))).toBe(true);
  });

  it('leads on from the old address, through a second move and back', async () => {
    expect(text(dir, 'redirects.yml')).toBe('- from: /docs/css/bfc\n  to: /docs/layout/bfc\n');
    expect((await run(dir, 'mv', 'docs/layout/bfc.md', 'docs/bfc')).code).toBe(0);
    expect(text(dir, 'redirects.yml')).toBe(
      '- from: /docs/css/bfc\n  to: /docs/bfc\n- from: /docs/layout/bfc\n  to: /docs/bfc\n',
    );
    expect((await run(dir, 'mv', 'docs/bfc.md', 'docs/css/bfc.md')).code).toBe(0);
    expect(text(dir, 'redirects.yml')).toBe(
      '- from: /docs/layout/bfc\n  to: /docs/css/bfc\n- from: /docs/bfc\n  to: /docs/css/bfc\n',
    );
    const built = await run(dir, 'build', '--strict');
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('error')]);
  });

  it('is undone run by run, to the same bytes, and not where a file has changed since', async () => {
    const now = bytes(dir);
    writeFileSync(join(dir, 'docs/css/flex.md'), 'changed\n');
    const refused = await run(dir, 'mv', '--undo');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('docs/css/flex.md')]);
    expect(bytes(dir)).toEqual({ ...now, 'docs/css/flex.md': 'changed\n' });
    writeFileSync(join(dir, 'docs/css/flex.md'), Buffer.from(now['docs/css/flex.md']!, 'latin1'));
    for (let left = 3; left > 0; left--) expect((await run(dir, 'mv', '--undo')).code).toBe(0);
    expect(bytes(dir)).toEqual(before);
    expect((await run(dir, 'mv', '--undo')).stderr).toContain('move-nothing-to-undo');
  });
});

describe('notes mv of a folder', () => {
  it('moves all that is in it, and names of folders in sidebars', async () => {
    const dir = site({
      'sidebars.ts': "export default { main: ['js/loop', { type: 'autogenerated', dirName: 'css' }] };\n",
      'docs/css/_category_.json': '{ "label": "样式", "link": { "type": "generated-index" } }\n',
    });
    expect((await run(dir, 'mv', 'docs/css', 'docs/web/style')).code).toBe(0);
    expect(existsSync(join(dir, 'docs/css'))).toBe(false);
    expect(text(dir, 'docs/web/style/bfc.md')).toBe(SITE['docs/css/bfc.md']);
    expect(text(dir, 'sidebars.ts')).toContain("dirName: 'web/style'");
    const built = await run(dir, 'build');
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect(text(dir, 'dist/docs/css/bfc/index.html')).toContain('/docs/web/style/bfc');
  });
});

describe('sidebars that are computed', () => {
  const list = (folder: string) => `import { readdirSync } from 'node:fs';
const names = readdirSync(new URL('./docs/${folder}/', import.meta.url)).filter((name) => name.endsWith('.md'));
export default { main: names.map((name) => \`${folder}/\${name.slice(0, -3)}\`) };
`;
  const of = (folder: string, names: string[]) =>
    `const items = (folder, names) => names.map((name) => \`\${folder}/\${name}\`);\nexport default { main: [...items('${folder}', ${JSON.stringify(names)}), ...items('js', ['loop'])] };\n`;
  const folders = `export default { main: ['css'].map((dirName) => ({ type: 'autogenerated', dirName })) };\n`;
  const own = ['bfc', 'flex', 'grid'];

  it.each([
    [
      'a name that a function completes',
      of('css', own),
      'docs/css/bfc.md',
      'docs/css/block.md',
      of('css', ['block', ...own.slice(1)]),
    ],
    ['a folder that a function gets', of('css', own), 'docs/css', 'docs/style', of('style', own)],
    ['names read from a folder', list('css'), 'docs/css/flex.md', 'docs/css/flexbox.md', list('css')],
    ['a folder of a list', folders, 'docs/css', 'docs/web/style', folders.replace("'css'", "'web/style'")],
  ])('%s', async (_, before, from, to, after) => {
    const dir = site({ 'sidebars.ts': before });
    const old = bytes(dir);
    const moved = await run(dir, 'mv', from, to);
    expect([moved.code, moved.stderr]).toEqual([0, expect.not.stringContaining('move-computed')]);
    expect(text(dir, 'sidebars.ts')).toBe(after);
    expect((await run(dir, 'mv', '--undo')).code).toBe(0);
    expect(bytes(dir)).toEqual(old);
  });

  it('are refused at the name, with a warning before', async () => {
    const dir = site({ 'sidebars.ts': of('css', own) });
    const old = bytes(dir);
    for (const [option, code] of [
      ['--dry-run', 0],
      ['--quiet', 1],
    ] as const) {
      const result = await run(dir, 'mv', 'docs/css/bfc.md', 'docs/bfc.md', option);
      expect([result.code, result.stderr]).toEqual([
        code,
        expect.stringMatching(/move-computed {2}sidebars\.ts:2:43\n/),
      ]);
      expect(bytes(dir)).toEqual(old);
    }
  });
});

describe('files beside pages', () => {
  it('style sheets, translations and texts of the interface follow', async () => {
    const dir = makeSite({
      'notes.config.ts': configText({ customCss: 'css/site.css' }),
      'css/site.css':
        ".a { background: url(../docs/a/x.png) } /* url(../docs/a/x.png) */\n@import '../docs/a/page.css';\n",
      'docs/a/x.png': PNG,
      'docs/a/page.css': '.b { background: url("x.png?v=1#i"); cursor: url(../c.cur), auto }\n',
      'docs/a/index.mdx': "import './page.css';\n\n# a\n\n[b](../b.md)\n",
      'docs/c.cur': PNG,
      'docs/b.md': '# b\n\n[a](./a/index.mdx)\n',
      'blog/2024-01-02-p.md': '---\nauthors: [{ name: G, url: /docs/a/ }]\n---\n# p\n\n<!-- truncate -->\n',
      'i18n/en/code.json':
        '{ "home.link": "/docs/a/", "home.text": { "message": "<a href=\\"/docs/a/\\">A</a> /docs/a/" } }\n',
      'i18n/en/docusaurus-plugin-content-docs/current/b.md': '# b\n\n[a](./a/index.mdx) [c](./a/index.mdx#c)\n',
      'i18n/en/docusaurus-plugin-content-docs/current/a/index.mdx': '# a\n\n[b](../b.md)\n',
      'pages/index.tsx': "const links = [{ to: '/docs/a/', label: 'A' }];\nexport default () => <>{links.length}</>;\n",
    });
    const old = bytes(dir);
    expect((await run(dir, 'mv', 'docs/a', 'docs/深 x/y')).code).toBe(0);
    const translated = 'i18n/en/docusaurus-plugin-content-docs/current';
    expect(text(dir, 'css/site.css')).toBe(
      ".a { background: url(../docs/深\\ x/y/x.png) } /* url(../docs/a/x.png) */\n@import '../docs/深 x/y/page.css';\n",
    );
    expect(text(dir, 'docs/深 x/y/page.css')).toBe(
      '.b { background: url("x.png?v=1#i"); cursor: url(../../c.cur), auto }\n',
    );
    expect(text(dir, `${translated}/b.md`)).toBe('# b\n\n[a](./深%20x/y/index.mdx) [c](./深%20x/y/index.mdx#c)\n');
    expect(text(dir, `${translated}/深 x/y/index.mdx`)).toBe('# a\n\n[b](../../b.md)\n');
    expect(text(dir, 'i18n/en/code.json')).toBe(
      old['i18n/en/code.json']!.replace('"/docs/a/"', '"/docs/深 x/y/"').replace(
        '\\"/docs/a/\\"',
        '\\"/docs/深 x/y/\\"',
      ),
    );
    const built = await run(dir, 'build', '--strict');
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect((await run(dir, 'mv', '--undo')).code).toBe(0);
    expect(bytes(dir)).toEqual(old);
  });
});

describe('names with numbers and dates', () => {
  it('keep addresses that do not depend on them, and the date of a post', async () => {
    const dir = makeSite({
      'docs/01-a.md': '# a\n\n[b](./02-b.md)\n',
      'docs/02-b.md': '# b\n',
      'blog/2024-01-02-p.md': '---\ntitle: p\n---\n\n<!-- truncate -->\n\n[b](../docs/02-b.md)\n',
    });
    expect((await run(dir, 'mv', 'docs/02-b.md', 'docs/00-b.md')).code).toBe(0);
    expect(text(dir, 'docs/01-a.md')).toBe('# a\n\n[b](./00-b.md)\n');
    expect(existsSync(join(dir, 'redirects.yml'))).toBe(false);
    expect((await run(dir, 'mv', 'blog/2024-01-02-p.md', 'blog/p.md')).code).toBe(0);
    expect(text(dir, 'blog/p.md')).toBe(
      '---\ndate: 2024-01-02\ntitle: p\n---\n\n<!-- truncate -->\n\n[b](../docs/00-b.md)\n',
    );
    expect(text(dir, 'redirects.yml')).toBe('- from: /blog/2024/01/02/p\n  to: /blog/p\n');
  });
});

describe('notes mv refuses', () => {
  let dir: string;
  let before: Record<string, string>;
  beforeAll(() => {
    dir = site({ 'README.md': 'x\n' });
    before = bytes(dir);
  });
  it.each([
    ['what is not there', 'docs/none.md', 'docs/x.md', 'move-missing'],
    ['a target that is there', 'docs/css/bfc.md', 'docs/css/flex.md', 'move-exists'],
    ['an address that another page has', 'docs/css/bfc.md', 'docs/css/flex.mdx', 'move-address-taken'],
    ['a name that some disks cannot tell from another', 'docs/css/bfc.md', 'docs/CSS/bfc2.md', 'move-alike'],
    ['a way out of the site', 'docs/css/bfc.md', '../x.md', 'move-outside'],
    ['a way into another kind of content', 'docs/css/bfc.md', 'blog/x.md', 'move-outside'],
    ['what is no content', 'README.md', 'docs/x.md', 'move-no-content'],
    ['a folder into itself', 'docs/css', 'docs/css/inner', 'move-into-itself'],
    ['what is not there, and what is near', 'docs/css/bcf.md', 'docs/x.md', 'docs/css/bfc.md"?'],
    ['the ending of another kind of file', 'docs/css/bfc.md', 'docs/css/bfc.txt', 'move-ending'],
    ['a name that makes no page', 'docs/css/bfc.md', 'docs/css/.bfc.md', 'move-name'],
    ['a name that the configuration leaves out', 'docs/css/bfc.md', 'docs/css/_bfc.md', 'move-unread'],
  ])('%s', async (_, from, to, code) => {
    const result = await run(dir, 'mv', from, to);
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining(code)]);
    expect(bytes(dir)).toEqual(before);
  });

  it('ids that a sidebar computes, and changes nothing', async () => {
    const computed = site({
      'sidebars.ts': "export default { main: ['bfc', 'flex'].map((name) => `css/${name}`) };\n",
    });
    const old = bytes(computed);
    const result = await run(computed, 'mv', 'docs/css/bfc.md', 'docs/bfc.md');
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining('move-computed')]);
    expect(bytes(computed)).toEqual(old);
  });

  it('to write a list of redirects that cannot be read', async () => {
    const broken = site({ 'redirects.yml': '- from: /x\n' });
    const old = bytes(broken);
    const result = await run(broken, 'mv', 'docs/css/bfc.md', 'docs/bfc.md');
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining('data-file-missing-key')]);
    expect(bytes(broken)).toEqual(old);
  });

  it('paths with --undo, and a missing target, as wrong usage', async () => {
    expect((await run(dir, 'mv', 'docs/css/bfc.md')).code).toBe(2);
    expect((await run(dir, 'mv', 'a', 'b', '--undo')).code).toBe(2);
  });
});

describe('a run that was killed', () => {
  it('is taken back by the next one', async () => {
    const dir = site();
    const before = bytes(dir);
    expect((await run(dir, 'mv', 'docs/css/bfc.md', 'docs/bfc.md')).code).toBe(0);
    const record = join(dir, '.notes/moves/1.json');
    // Half done: the record is open, one file is as before, another one is in both places.
    writeFileSync(join(dir, '.notes/moves/open.json'), readFileSync(record));
    rmSync(record);
    writeFileSync(join(dir, 'docs/css/flex.md'), SITE['docs/css/flex.md']!);
    writeFileSync(join(dir, 'docs/css/bfc.md'), SITE['docs/css/bfc.md']!);
    writeFileSync(join(dir, 'redirects.yml.notes-tmp'), '- fr');
    expect((await run(dir, 'mv', '--undo')).code).toBe(0);
    expect(bytes(dir)).toEqual(before);
  });
});

describe('notes rename', () => {
  let dir: string;
  let before: Record<string, string>;
  beforeAll(() => {
    dir = site();
    before = bytes(dir);
  });

  it('keeps the ids of this and other headings', async () => {
    expect((await run(dir, 'rename', 'docs/css/bfc.md#when', '何时 `x`')).code).toBe(0);
    const changed = SITE['docs/css/bfc.md']!.replace('## when', '## 何时 `x` {#when}').replace(
      /## when\r\n$/,
      '## when {#when-1}\r\n',
    );
    expect(bytes(dir)).toEqual({ ...before, 'docs/css/bfc.md': Buffer.from(changed).toString('latin1') });
    const undone = await run(dir, 'mv', '--undo');
    expect(undone.stderr).toContain("undone: `notes rename 'docs/css/bfc.md#when' '何时 `x`'`");
    expect(undone.code).toBe(0);
    expect(bytes(dir)).toEqual(before);
  });

  it('rewrites links with --new-id, and leaves an anchor', async () => {
    expect((await run(dir, 'rename', 'docs/css/bfc.md#when', 'Then', '--new-id')).code).toBe(0);
    expect(text(dir, 'docs/css/bfc.md')).toContain('## <a id="when"></a>Then\r\n');
    expect(text(dir, 'docs/css/bfc.md')).toContain('[self](#then)');
    expect(text(dir, 'docs/css/flex.md')).toContain('(./bfc.md#then "t")');
    expect(text(dir, 'docs/css/grid.mdx')).toContain('(./bfc?a=1#then)');
    expect(text(dir, 'notes.config.ts')).toContain("'/docs/css/bfc#then'");
    const built = await run(dir, 'build', '--strict');
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect(text(dir, 'dist/docs/css/bfc/index.html')).toContain('id="when"');
    expect((await run(dir, 'mv', '--undo')).code).toBe(0);
    expect(bytes(dir)).toEqual(before);
  });

  it.each([
    ['docs/css/bfc.md#none', 'x', 'rename-missing'],
    ['docs/css/bfc.md#when', '', 'rename-text'],
    ['docs/css/grid.mdx#grid', 'a {b', 'rename-text'],
  ])('refuses %s → %j', async (target, words, code) => {
    const result = await run(dir, 'rename', target, words);
    expect([result.code, result.stderr]).toEqual([1, expect.stringContaining(code)]);
    expect(bytes(dir)).toEqual(before);
  });
});

describe('sites of other kinds', () => {
  it('moves within one version, whose sidebars alone change', async () => {
    const sidebar = '{ "docs": ["a", "b"] }\n';
    const dir = makeSite({
      'notes.config.ts': configText({ onBrokenLinks: 'throw', docs: { sidebarPath: 'sidebars.json' } }),
      'versions.json': '["1.0"]',
      'sidebars.json': sidebar,
      'versioned_sidebars/version-1.0-sidebars.json': sidebar,
      'docs/a.md': '# a\n',
      'docs/b.md': '# b\n\n[a](./a.md)\n',
      'versioned_docs/version-1.0/a.md': '# a\n',
      'versioned_docs/version-1.0/b.md': '# b\n\n[a](./a.md) [n](/docs/next/a)\n',
    });
    expect((await run(dir, 'mv', 'docs/a.md', 'docs/new/a.md')).code).toBe(0);
    expect(text(dir, 'sidebars.json')).toBe('{ "docs": ["new/a", "b"] }\n');
    expect(text(dir, 'versioned_sidebars/version-1.0-sidebars.json')).toBe(sidebar);
    expect(text(dir, 'versioned_docs/version-1.0/b.md')).toBe('# b\n\n[a](./a.md) [n](/docs/next/new/a)\n');
    expect(text(dir, 'redirects.yml')).toBe('- from: /docs/next/a\n  to: /docs/next/new/a\n');
  });

  it('moves in a site with a Docusaurus configuration, base and trailing slash', async () => {
    const dir = makeSite({
      'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/base/', trailingSlash: true, onBrokenLinks: 'throw',
  presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
  themeConfig: { navbar: { items: [{ label: 'A', to: '/docs/a/' }, { label: 'B', href: '/docs/b' }] } },
};\n`,
      'sidebars.js': "module.exports = { docs: ['a', { Group: ['b'] }] };\n",
      'docs/a.md': '# a\n',
      'docs/b.md': '# b\n\n[a](/base/docs/a/) [a](/docs/a) <a href="/base/docs/a/">a</a>\n',
      'src/pages/index.md': '[a](./docs/a/)\n',
      'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# a in English\n',
    });
    expect((await run(dir, 'mv', 'docs/a.md', 'docs/x/a.md')).code).toBe(0);
    expect(text(dir, 'docusaurus.config.js')).toContain("to: '/docs/x/a/'");
    expect(text(dir, 'sidebars.js')).toContain("['x/a', {");
    expect(text(dir, 'docs/b.md')).toBe('# b\n\n[a](/base/docs/x/a/) [a](/docs/x/a) <a href="/base/docs/x/a/">a</a>\n');
    expect(text(dir, 'src/pages/index.md')).toBe('[a](./docs/x/a/)\n');
    expect(text(dir, 'i18n/en/docusaurus-plugin-content-docs/current/x/a.md')).toBe('# a in English\n');
    expect((await run(dir, 'build')).code).toBe(0);
  });

  it('takes partials and components along that only the page uses, and edits those that lie elsewhere', async () => {
    const dir = makeSite({
      'docs/a/index.mdx':
        "import Part from './_part.mdx';\nimport Box from './box/Box';\nimport Far from '@site/parts/far.mdx';\n\n# a\n\n<Part /><Box /><Far />\n",
      'docs/a/_part.mdx': '[b](../b.md)\n',
      'docs/a/box/Box.jsx':
        "import data from './data.json';\nimport '../../shared.js';\nexport default () => <b>{data.x}</b>;\n",
      'docs/a/box/data.json': '{ "x": 1 }\n',
      'docs/shared.js': 'export {};\n',
      'docs/b.md': '# b\n',
      'parts/far.mdx': '[a](../docs/a/index.mdx)\n',
    });
    expect((await run(dir, 'mv', 'docs/a/index.mdx', 'docs/deep/er/')).code).toBe(0);
    expect(text(dir, 'docs/deep/er/_part.mdx')).toBe('[b](../../b.md)\n');
    expect(text(dir, 'docs/deep/er/box/Box.jsx')).toContain(
      "import data from './data.json';\nimport '../../../shared.js';",
    );
    expect(existsSync(join(dir, 'docs/a'))).toBe(false);
    expect(text(dir, 'parts/far.mdx')).toBe('[a](../docs/deep/er/index.mdx)\n');
  });
});

describe('headings of every form', () => {
  it.each([
    ['Old\nline\n====\n\nx\n\n### next\n', 'Old line', 'New', 'New\n====\n\nx\n\n### next\n'],
    ['### Old ### \n', 'old', 'New', '### New {#old}\n'],
    ['> ## Old *it* {#mine}\n', 'mine', 'New', '> ## New {#mine}\n'],
    ['## Old {/* #mine */}\n', 'mine', 'New', '## New {/* #mine */}\n'],
    ['- ## [Old](./b.md)\n', 'old', '[New](./b.md)', '- ## [New](./b.md) {#old}\n'],
    ['## <a id="older"></a>Old\n', 'old', 'New', '## <a id="older"></a>New {#old}\n'],
  ])('%j', async (before, id, words, after) => {
    const dir = makeSite({ 'docs/a.mdx': `# t\n\n${before}`, 'docs/b.md': '# b\n' });
    const result = await run(dir, 'rename', `docs/a.mdx#${id}`, words);
    expect([result.code, result.stderr]).toEqual([0, expect.anything()]);
    expect(text(dir, 'docs/a.mdx')).toBe(`# t\n\n${after}`);
  });

  it('writes the id as the site reads it', async () => {
    const dir = makeSite({
      'notes.config.ts': configText({ markdown: { mdx1Compat: { headingIds: false } } }),
      'docs/a.mdx': '## Old\n',
    });
    expect((await run(dir, 'rename', 'docs/a.mdx#old', 'New')).code).toBe(0);
    expect(text(dir, 'docs/a.mdx')).toBe('## New {/* #old */}\n');
  });
});
