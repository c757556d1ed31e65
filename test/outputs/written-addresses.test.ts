/** Addresses as authors write them, from outside: what a build finds, and what it writes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite, configText } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const FILES = {
  'docs/index.md': '# Home\n',
  'docs/other.md': '# Other\n\n## Part\n',
  'static/a.png': 'x',
  'static/a#b.txt': 'x',
};

const site = (page: string, config: object = {}) => ({
  ...FILES,
  'docs/t.mdx': `# T\n\n${page}\n`,
  'notes.config.ts': configText({ baseUrl: '/base/', blog: false, ...config }),
});

const codesOf = (stderr: string) =>
  [...stderr.matchAll(/^(?:error|warning) ([a-z-]+) {2}(\S+)/gm)].map(([, code, place]) => `${code} ${place}`);

describe('what a build says of an address', () => {
  it.each<[string, string, object, string[]]>([
    ['a page in another case', '[x](/docs/OTHER)', {}, ['link-case docs/t.mdx:3:5']],
    ['… in HTML', '<a href="/base/docs/OTHER">x</a>', {}, ['link-case docs/t.mdx:3:9']],
    ['a file in another case', '[x](/A.png)', {}, ['link-broken docs/t.mdx:3:5']],
    ['… in HTML', '<img src="/base/A.png" alt="" />', {}, ['link-asset-missing docs/t.mdx:3:10']],
    ['the name of a file that is not written', '[x](/docs/other.html)', {}, ['link-broken docs/t.mdx:3:5']],
    ['the name of a file that is', '[x](/docs/other.html)', { trailingSlash: false }, []],
    ['the index of a folder', '[x](/docs/other/index.html)', {}, []],
    ['… that is no folder', '[x](/docs/other/index.html)', { trailingSlash: false }, ['link-broken docs/t.mdx:3:5']],
    ['dots in a path', '[x](/docs/../docs/./other)', {}, []],
    ['a file with a sign that has to be encoded', '[x](/a%23b.txt)', {}, []],
    ['a text to show', '[x](other.md#:~:text=Part) <a href="/base/docs/other#part:~:text=Part">y</a>', {}, []],
    ['… behind an anchor that is not there', '[x](other.md#no:~:text=a)', {}, ['link-anchor docs/t.mdx:3:14']],
    ['a relative address in HTML', '<a href="./other">x</a>', {}, ['link-broken docs/t.mdx:3:9']],
    ['… on hosts without final slash', '<a href="./other">x</a>', { trailingSlash: false }, []],
  ])('%s: %s', async (_name, page, config, found) => {
    const built = await buildSite(site(page, config));
    expect(codesOf(built.stderr)).toEqual(found);
  });

  it('a picture of a list of pages that is not there', async () => {
    const sidebars = `export default { s: [{ type: 'category', label: 'C', items: ['other', 'index', 't'],\n  link: { type: 'generated-index', slug: '/gen', image: '/no.png' } }] };\n`;
    const built = await buildSite({
      ...site('x', { docs: { sidebarPath: './sidebars.ts' } }),
      'sidebars.ts': sidebars,
    });
    expect(codesOf(built.stderr)).toEqual(['link-asset-missing sidebars.ts:2:57']);
  });

  it('a path given to useBaseUrl only warns on a site of the reference, which does not look', async () => {
    const { 'notes.config.ts': _, ...files } = site('<img src={useBaseUrl("/img/no.png")} alt="" />');
    const page = `import useBaseUrl from '@docusaurus/useBaseUrl';\n\n${files['docs/t.mdx']}`;
    const config = `export default { title: 'x', url: 'https://e.com', baseUrl: '/', presets: [['classic', { blog: false }]] };\n`;
    const built = await buildSite({ ...files, 'docs/t.mdx': page, 'docusaurus.config.js': config });
    expect([built.code, codesOf(built.stderr)]).toEqual([0, ['image-missing docs/t.mdx:5:22']]);
  });
});

describe('what a build writes', () => {
  it('base and slash before pictures of the configuration that have none', async () => {
    const built = await buildSite(site('x', { favicon: 'a.png', image: 'a.png', navbar: { logo: { src: 'a.png' } } }));
    expect(codesOf(built.stderr)).toEqual([]);
    const html = built.file('docs/t/index.html');
    expect(html).toContain('<link rel="icon" href="/base/a.png"');
    expect(html).toContain('property="og:image" content="https://example.com/base/a.png"');
    expect(built.file('opensearch.xml')).toContain('<Image>https://example.com/base/a.png</Image>');
  });

  it('the base before addresses that are known when the page runs', async () => {
    const page =
      "export const here = '/docs/other';\n\n<Link to={here}>x</Link> <Link to={`/docs/${'other'}`}>y</Link> <Link {...{ to: here }}>z</Link>";
    const html = (await buildSite(site(page))).file('docs/t/index.html');
    for (const text of 'xyz') expect(html).toContain(`<a href="/base/docs/other">${text}</a>`);
  });

  it('whole addresses of authors in feeds and structured data', async () => {
    const built = await buildSite({
      ...site('x', { blog: {} }),
      'blog/authors.yml': 'ann:\n  name: Ann\n  url: /docs/other\n  image_url: a.png\n',
      'blog/2025-01-01-p.md': '---\nauthors: ann\n---\n\n# P\n\nText.\n',
    });
    expect(built.file('blog/atom.xml')).toContain('<uri>https://example.com/base/docs/other</uri>');
    const html = built.file('blog/2025/01/01/p/index.html');
    expect(html).toContain('"url":"https://example.com/base/docs/other","image":"https://example.com/base/a.png"');
    expect(html).toContain('src="/base/a.png"');
  });
});
