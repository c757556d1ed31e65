/** Text that must be in no output: drafts, unlisted pages outside of their own files (D17), a disabled blog (D18). */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { type Built, buildFolder, configText, hrefs, makeSite, tags } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** Texts of an output as a reader of bytes finds them: a shard of the index is unpacked. */
function textOf(built: Built, path: string): string {
  if (!path.endsWith('.bin')) return built.file(path);
  const bytes = readFileSync(join(built.out, path));
  return new TextDecoder().decode(inflateSync(new Uint8Array(bytes).subarray(3)));
}

const holding = (built: Built, word: string) =>
  built.paths.filter((path) => path.includes(word) || textOf(built, path).includes(word));

/** Every kind of content with a marker word in its name, title, heading, text, tag and description. */
const marked = (word: string, field: string) => {
  const front = (more = '') =>
    `---\ntitle: ${word}标题\ndescription: ${word}描述\ntags: [${word}标签, shared]\n${field}: true\n${more}---\n\n`;
  const body = `${word}正文\n\n## ${word}小节\n\n\`\`\`js\nconst ${word} = 1;\n\`\`\`\n`;
  return {
    [`docs/${word}.md`]: front() + body,
    [`docs/group/${word}-two.mdx`]: front() + body,
    [`docs/${word}-folder/only.md`]: front() + body,
    [`blog/2024-02-03-${word}.md`]: `${front(`authors: { name: ${word}作者 }\n`)}${body}\n<!-- truncate -->\n\n${word}更多\n`,
    [`pages/${word}.md`]: front() + body,
  };
};

const SHOWN = {
  'docs/shown.md': '---\ntitle: 甲\ntags: [shared]\n---\n\n正文\n',
  'docs/group/other.md': '# 乙\n\n正文\n',
  'docs/index.mdx': "import DocCardList from '@theme/DocCardList';\n\n# 目录\n\n<DocCardList />\n",
  'blog/2024-01-02-p.md': '---\ntitle: P\ntags: [shared]\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
  'blog/2024-03-02-q.md': '---\ntitle: Q\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
  'pages/index.md': '# 首页\n',
};

describe('D17', () => {
  let built: Built;
  beforeAll(async () => {
    const dir = makeSite({ ...SHOWN, ...marked('zqdraft', 'draft'), ...marked('zqhidden', 'unlisted') });
    built = await buildFolder(dir);
    expect(built.code, built.stderr).toBe(0);
  });

  it('the shards of the index are read as text', () => {
    expect(holding(built, '正文').filter((path) => path.endsWith('.bin')).length).toBeGreaterThan(0);
  });

  it('a draft stands in no byte', () => {
    expect(holding(built, 'zqdraft')).toEqual([]);
  });

  it('an unlisted page stands in its own document and part and nowhere else', () => {
    const own = [
      'docs/zqhidden',
      'docs/group/zqhidden-two',
      'docs/zqhidden-folder/only',
      'blog/2024/02/03/zqhidden',
      'zqhidden',
    ];
    const pages = own.flatMap((path) => [`${path}/index.html`, `_notes/page/${path}.json`]);
    // The pages of a tag that only unlisted ones have stay reachable, and are unlisted themselves.
    const ofTags = ['docs', 'blog'].flatMap((area) => [
      `${area}/tags/zqhidden标签/index.html`,
      `_notes/page/${area}/tags/zqhidden标签.json`,
    ]);
    const found = holding(built, 'zqhidden');
    expect(found.filter((path) => !ofTags.includes(path))).toEqual(pages.sort());
    for (const path of ofTags.filter((name) => found.includes(name) && name.endsWith('.html'))) {
      expect(built.file(path)).toContain('noindex');
      expect(built.file(path)).not.toContain('zqhidden标题');
    }
    for (const path of own) expect(tags(built.file(`${path}/index.html`), 'meta').join()).toContain('noindex');
  });

  it('with --drafts a draft is built', async () => {
    const drafts = await buildFolder(built.dir, ['--drafts'], 'drafts');
    expect(drafts.paths).toContain('docs/zqdraft/index.html');
  });
});

describe('D18 blog: false', () => {
  it('on this repository’s own content leaves no route, feed, head link, home block or broken link', async () => {
    const dir = makeSite({});
    cpSync(join(root, 'content'), dir, { recursive: true, filter: (path) => !/\.notes$|dist$/.test(path) });
    const config = readFileSync(join(dir, 'notes.config.ts'), 'utf8');
    // The redirect and links of the footer are the configuration's own words about the blog.
    const off = config
      .replace(/\bblog: \{[^}]*\},\n/, 'blog: false,\n')
      .replace(/.*(?:from|to): '\/blog.*\n/g, '')
      .replace(/.*\/blog\/rss\.xml.*\n/, '')
      .replace(/from '.*config-types\.js'/, "from 'biji'");
    expect(off).toContain('blog: false');
    writeFileSync(join(dir, 'notes.config.ts'), off);
    const built = await buildFolder(dir);
    expect(built.code, built.stderr).toBe(0);
    expect(built.stderr).not.toMatch(/link-|navbar-/);
    expect(built.paths.filter((path) => /(^|\/)blog(\/|\.|$)|rss\.xml|atom\.xml|feed\.json/.test(path))).toEqual([]);
    for (const path of built.paths.filter((name) => name.endsWith('.html'))) {
      const html = built.file(path);
      expect(
        tags(html, 'link').filter((tag) => /rss|atom\+xml|feed/.test(tag)),
        path,
      ).toEqual([]);
      expect(
        hrefs(html).filter((href) => /^\/blog(\/|$)/.test(href)),
        path,
      ).toEqual([]);
    }
    expect(built.file('sitemap.xml')).not.toContain('/blog');
    expect(built.file('llms.txt')).not.toContain('/blog');
  });

  it('drops items of navbar and footer that lead to it, and columns that are empty then', async () => {
    const item = (to: string) => ({ label: `到${to}`, to });
    const dir = makeSite({
      ...SHOWN,
      'pages/blog/kept.md': '# 留下\n',
      'notes.config.ts': configText({
        blog: false,
        navbar: {
          items: [
            item('/blog'),
            { label: '菜单一', items: [item('/blog/archive')] },
            { label: '菜单二', to: '/blog', items: [item('/blog/tags'), item('/blog/kept')] },
          ],
        },
        footer: {
          links: [
            { title: '列一', items: [item('/blog'), { label: 'RSS', href: 'pathname:///blog/rss.xml' }] },
            { title: '列二', items: [item('blog/archive'), { label: '另一个应用', href: 'pathname:///blog/app' }] },
          ],
        },
      }),
    });
    const built = await buildFolder(dir);
    expect(built.code, built.stderr).toBe(0);
    expect(built.stderr).not.toMatch(/link-|navbar-/);
    const home = built.file('index.html');
    expect([...new Set(hrefs(home).filter((href) => href.startsWith('/blog')))]).toEqual(['/blog/kept', '/blog/app']);
    for (const [text, there] of [
      ['菜单一', false],
      ['菜单二', true],
      ['列一', false],
      ['列二', true],
    ] as const)
      expect([text, home.includes(text)]).toEqual([text, there]);
  });

  it('on a site with nothing else', async () => {
    const dir = makeSite({ ...SHOWN, 'notes.config.ts': configText({ blog: false }) });
    const built = await buildFolder(dir);
    expect([built.code, built.paths.filter((path) => path.includes('blog'))], built.stderr).toEqual([0, []]);
  });
});
