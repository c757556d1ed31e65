/** A site whose pages are many enough for threads, while those that are searched are too few for them. */
import { describe, expect, it } from 'vitest';
import { buildFolder, makeSite, type SiteSource } from '../outputs/sites.js';

const DOCS = Object.fromEntries(
  Array.from({ length: 55 }, (_, i) => [
    `docs/d${i}.md`,
    `---\ntags: [t${i % 12}]\n---\n\n# 第 ${i} 篇\n\n文字 ${i}。\n`,
  ]),
);
const SITE: SiteSource = {
  ...DOCS,
  'notes.config.ts': `export default { title: 'T', url: 'https://a.example', blog: false };\n`,
};

interface Meta {
  pages: number;
  blocks: string;
}

describe('the search index of a site with more pages than are searched', () => {
  it('is the same with threads and without', async () => {
    const builds = await Promise.all([buildFolder(makeSite(SITE)), buildFolder(makeSite(SITE), ['--threads', '1'])]);
    const [threads, alone] = builds.map((built) => built.paths.filter((path) => path.startsWith('_notes/search/')));
    expect(threads).toEqual(alone);
    const meta = JSON.parse(builds[0].file('_notes/search/meta.json')) as Meta;
    expect(meta.pages).toBeLessThan(60);
    expect(builds[0].paths.filter((path) => path.endsWith('.html')).length).toBeGreaterThan(60);
    expect(meta.blocks).not.toBe('');
  });
});
