/** Style sheets of feeds: ours, the site's own, missing ones (B2.57). */
import { describe, expect, it } from 'vitest';
import { buildSite, configText } from './sites.js';

const POST = '---\ndate: 2025-03-23\ntitle: One & two\n---\n\nhello\n';
const site = (xslt: unknown, more: Record<string, string> = {}, options: Record<string, unknown> = {}) =>
  buildSite({
    'docs/a.md': '# A\n',
    'blog/one.md': POST,
    'notes.config.ts': configText({ blog: { feedOptions: { type: 'all', xslt } }, ...options }),
    ...more,
  });
const instruction = (feed: string) => /<\?xml-stylesheet[^>]*>/.exec(feed)?.[0];

describe('feedOptions.xslt (B2.57)', () => {
  it('true: both XML feeds name a sheet that stands beside them, with its CSS; the JSON feed does not', async () => {
    const built = await site(true);
    for (const type of ['rss', 'atom']) {
      const feed = built.file(`blog/${type}.xml`);
      expect(feed.split('\n').slice(0, 2)).toEqual([
        '<?xml version="1.0" encoding="utf-8"?>',
        `<?xml-stylesheet type="text/xsl" href="${type}.xsl"?>`,
      ]);
      expect(built.file(`blog/${type}.xsl`)).toContain(`<link rel="stylesheet" href="${type}.css"/>`);
      expect(built.file(`blog/${type}.xsl`)).toContain('这是一份订阅。');
      expect(built.file(`blog/${type}.css`)).toContain('max-width');
    }
    expect(instruction(built.file('blog/feed.json'))).toBeUndefined();
  });

  it('speaks the language of the site', async () => {
    const built = await site(true, {}, { i18n: { defaultLocale: 'en' } });
    expect(built.file('blog/rss.xsl')).toContain('This is a feed.');
    expect(built.file('blog/rss.xsl')).toContain('<html lang="en">');
  });

  it('is none unless it is asked for', async () => {
    for (const xslt of [false, null, {}]) {
      const built = await site(xslt);
      expect(instruction(built.file('blog/rss.xml'))).toBeUndefined();
      expect(built.paths.filter((path) => path.endsWith('.xsl'))).toEqual([]);
    }
  });

  it('paths: the files are copied beside the feeds, each with the CSS of its name', async () => {
    const own = { 'blog/looks/mine.xsl': '<own/>', 'blog/looks/mine.css': 'own {}' };
    const built = await site({ rss: 'looks/mine.xsl', atom: true }, own);
    expect(instruction(built.file('blog/rss.xml'))).toBe('<?xml-stylesheet type="text/xsl" href="mine.xsl"?>');
    expect([built.file('blog/mine.xsl'), built.file('blog/mine.css')]).toEqual(['<own/>', 'own {}']);
    expect(built.files['blog/rss.xsl']).toBeUndefined();
    expect(built.file('blog/atom.xsl')).toContain('http://www.w3.org/2005/Atom');
  });

  it.each([
    ['the sheet', {}, ['blog/mine.xsl', 'blog/mine.css']],
    ['its CSS', { 'blog/mine.xsl': '<own/>' }, ['blog/mine.css']],
  ])('%s is missing: an error', async (_, files, missing) => {
    const built = await site({ rss: 'mine.xsl' }, files);
    expect(built.code).toBe(1);
    for (const path of missing) expect(built.stderr).toContain(path);
    expect(built.stderr).toContain('feed-style-missing');
  });

  it('is taken over from a configuration of the reference', async () => {
    const built = await buildSite({
      'docs/a.md': '# A\n',
      'blog/one.md': POST,
      'docusaurus.config.js':
        "export default { title: 'x', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: { feedOptions: { type: 'rss', xslt: true } } }]] };\n",
    });
    expect(instruction(built.file('blog/rss.xml'))).toContain('rss.xsl');
    expect(built.stderr).not.toContain('xslt');
  });
});
