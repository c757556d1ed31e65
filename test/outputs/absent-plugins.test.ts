/** Messages about a Docusaurus site with missing plugins: in addition to errors, and about links to their pages. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (more: string) => `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/base/', onBrokenLinks: 'throw',
  presets: [['classic', { blog: false }]],
  ${more}
};\n`;
const told = (stderr: string) => stderr.match(/^(?:error|warning) \S+/gm);

it('warnings found so far are told beside an error of the configuration', async () => {
  const built = await buildSite({
    'docusaurus.config.js': config("plugins: ['docusaurus-plugin-people'], trailingSlash: 'never',"),
    'docs/a.md': '# A\n\n[x](/docs/gone)\n',
  });
  expect([built.code, told(built.stderr)]).toEqual([2, ['warning moved-plugins', 'error config-wrong-type']]);
});

it('links to pages of plugins that do not run are one warning, other broken links errors', async () => {
  const files = {
    'docusaurus.config.js': config(
      "plugins: ['docusaurus-plugin-people', ['plugin-typed', { out: 'docs/api' }], " +
        "['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/people/old', to: '/docs/a' }] }]], " +
        "themeConfig: { navbar: { items: [{ to: '/people', label: 'P' }] } },",
    ),
    'docs/a.md': '# A\n\n[x](/people/ada) [y](/docs/api/one) [z](./api/two.md) [w](/people/ada)\n',
  };
  const mild = await buildSite(files);
  expect([mild.code, told(mild.stderr)]).toEqual([0, ['warning moved-plugins', 'warning link-absent-plugin']]);
  expect(mild.stderr).toContain(
    '(people, typed) may have made: /base/docs/api/one, /base/people, /base/people/ada, docs/api/two.md.',
  );
  const broken = await buildSite({ ...files, 'docs/a.md': '# A\n\n[x](/docs/gone)\n' });
  expect([broken.code, told(broken.stderr)?.sort()]).toEqual([
    1,
    ['error link-broken', 'warning link-absent-plugin', 'warning moved-plugins'],
  ]);
  const whole = await buildSite({ ...files, 'docusaurus.config.js': config('') });
  expect(told(whole.stderr)?.filter((line) => line !== 'error link-broken')).toEqual(['error link-markdown']);
});
