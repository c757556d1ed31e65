/** A site in English has no Chinese text of ours: pages, feeds, lists and scripts (B8.1–B8.3). */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildSite, configText } from './sites.js';

const post = (n: number) =>
  `---\ntags: [t]\nauthors: { name: Ann }\n---\n\n# Post ${n}\n\nhello\n\n<!-- truncate -->\n\nmore\n`;

const FILES: Record<string, string> = {
  'docs/a.md':
    '---\ntags: [one, two]\n---\n\n# A\n\n:::note\n\nx\n\n:::\n\n```js\nf();\n```\n\n## H\n\n[out](https://example.org)\n',
  'docs/b.md': '---\ntags: [two]\nlast_update: { date: 2025-03-23, author: Ann }\n---\n\n# B\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  'docs/guide/_category_.json': '{ "label": "Guide", "link": { "type": "generated-index" } }',
  'docs/guide/g.md': '# G\n',
  'docs/guide/sub/_category_.json': '{ "label": "Sub", "link": { "type": "generated-index" } }',
  'docs/guide/sub/s.md': '# S\n',
  'pages/index.md': '# Home\n\n[Docs](/docs/a)\n',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`blog/2024-03-${i + 10}-p${i}.md`, post(i)])),
};

const CONFIG = {
  title: 'My Site',
  docs: { editUrl: 'https://example.com/edit', showLastUpdateTime: true, showLastUpdateAuthor: true },
  announcementBar: { id: 'x', content: 'hey', isCloseable: true },
  search: { provider: 'embedded', indexName: 'x' },
};
const HAN = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uff0f\uff1a-\uff20]/;
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)![1];

describe.each(['en', 'fr'])('a site in %s', (locale) => {
  let built: Built;
  beforeAll(async () => {
    built = await buildSite({
      ...FILES,
      'notes.config.ts': configText({ ...CONFIG, i18n: { defaultLocale: locale } }),
    });
    expect(built.stderr).not.toContain('error');
  });

  it('shows no Chinese', () => {
    const chinese = built.paths
      .filter((path) => /\.(html|json|xml|txt|md)$/.test(path) && HAN.test(built.file(path)))
      .map((path) => `${path}: ${HAN.exec(built.file(path))![0]}`);
    expect(chinese).toEqual([]);
  });

  it.each([
    ['blog/archive', 'Archive'],
    ['docs/tags', 'Tags'],
    ['docs/tags/one', 'One doc tagged with &quot;one&quot;'],
    ['docs/tags/two', '2 docs tagged with &quot;two&quot;'],
    ['blog/tags/t', '12 posts tagged with &quot;t&quot;'],
    ['404', 'Page Not Found'],
    ['search', 'Search the documentation'],
  ])('%s is titled %s, as in the reference', (path, title) => {
    const html = built.files[`${path}.html`] ?? built.file(`${path}/index.html`);
    expect(titleOf(html)!.replaceAll('"', '&quot;')).toBe(`${title} | My Site`);
  });

  it('has pagers and reading times in English, and dates in its language (B2.12, B2.38, B2.48)', () => {
    const [updated, day] = locale === 'fr' ? ['23 mars 2025', '21 mars'] : ['Mar 23, 2025', 'March 21'];
    const page = (path: string) => built.files[`${path}.html`] ?? built.file(`${path}/index.html`);
    expect(page('docs/b')).toMatch(new RegExp(`Last updated on <time[^>]*>${updated}</time> by Ann`));
    expect(page('docs/b')).toContain('Previous');
    expect(page('blog')).toContain('One min read');
    expect(page('blog')).toContain('Read more');
    expect(page('blog/archive')).toContain(`>${day}</time><span class="sr-only"> - </span>Post 11`);
    expect(page('docs/category/guide')).toContain('1 item');
  });
});
