/** Sites that were written for version 2 of the reference, and what else older folders have. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'docusaurus.config.js': `module.exports = {
  title: 'V', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
};
`,
  'docs/a.mdx': `import { own } from '../own';

# A

GET /nodes/{node}/proxy from {own}, by <me@example.com>, gives Promise<Answer>.
`,
  'own.js': "export const own = 'the module';\n",
};
const packageOf = (version: string) => ({
  'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }),
});
/** The markup of a page without React's marks between texts. */
const plain = (html: string) => html.replaceAll('<!-- -->', '');
const levels = (stderr: string) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

it('D15 braces and bare tags of .mdx files are text in a site of version 2, and stay mistakes in later ones', async () => {
  const above = { 'package.json': '{ "private": true }', '../package.json': packageOf('2.4.1')['package.json'] };
  for (const named of [packageOf('2.4.1'), packageOf('^2.0.0-beta.4'), above]) {
    const built = await buildSite({ ...SITE, ...named });
    expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
    const page = plain(built.file('docs/a/index.html'));
    expect(page).toMatch(/GET \/nodes\/\{node\}\/proxy from the module, by <a href="mailto:me@example.com"/);
    expect(page).toContain('gives Promise&lt;Answer&gt;.');
    expect(built.stderr).toContain('info markdown-forgiven  docs/a.mdx:5');
  }
  const later = await buildSite({ ...SITE, ...packageOf('^3.2.0') });
  expect([later.code, levels(later.stderr)[0]]).toEqual([1, 'error markdown-autolink']);
});

it('statements with braces and blank lines around them stay code while the rest is forgiven', async () => {
  const built = await buildSite({
    ...SITE,
    ...packageOf('2.4.3'),
    'docs/a.mdx':
      "import { own as mine } from '../own';\n\nexport const list = [\n  'one < two',\n];\n\n# A\n\n{mine} and {list[0]} and {other} < 3<br>\n",
  });
  expect(built.code, built.stderr).toBe(0);
  expect(plain(built.file('docs/a/index.html'))).toContain('the module and one &lt; two and {other} &lt; 3<br/>');
});

it('imports between <Tabs> and its items are no items, and a slash behind the name of a file changes nothing', async () => {
  const built = await buildSite({
    ...SITE,
    'docs/a.mdx': `# A

See [b](./b.md/).

<Tabs values={[{label: 'X', value: 'x'}, {label: 'Y', value: 'y'}]} defaultValue="y">

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<TabItem value="x">first</TabItem>
<TabItem value="y">second</TabItem>
<p>below both</p>

</Tabs>
`,
    'docs/b.md': `# B

<div>

import Part from './_part.md';
import { own } from '../own';

<Part />

{own}

</div>
`,
    'docs/_part.md': '## Of the part\n\nwords of the part\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const page = plain(built.file('docs/a/index.html'));
  expect(page).toMatch(/first[\s\S]*second<\/div><p>below both<\/p>/);
  expect(page.match(/role="tab"/g)).toHaveLength(2);
  expect(page).not.toContain('import ');
  expect(page).toContain('href="/docs/b"');
  expect(plain(built.file('docs/b/index.html'))).toMatch(
    /<h2 id="of-the-part"[\s\S]*words of the part[\s\S]*the module/,
  );
});

it('Less beside pages is read with the package, and told once without it', async () => {
  const site = {
    ...SITE,
    'docs/a.mdx': '# A\n',
    'src/pages/index.js':
      "import s from './i.module.less';\nimport './own.less';\nexport default () => <main className={s.big}>home</main>;\n",
    'src/pages/i.module.less': '@c: #123456;\n.big { color: @c }\n',
    'src/pages/own.less': '.own { top: 0 }\n',
  };
  const without = await buildSite(site);
  expect([without.code, levels(without.stderr)], without.stderr).toEqual([0, ['warning less-missing']]);
  expect(without.stderr).toContain('src/pages/i.module.less, src/pages/own.less is Less');
  expect(without.file('index.html')).toContain('<main class="big">home</main>');
  const found = await buildSite({
    ...site,
    'node_modules/less/package.json': '{"name":"less","main":"i.js"}',
    'node_modules/less/i.js':
      "exports.render = async (text) => ({ css: text.replace(/^@c.*$/m, '').replace('@c', '#123456'), imports: [] });",
  });
  expect([found.code, levels(found.stderr)], found.stderr).toEqual([0, []]);
  expect(found.file('index.html')).toMatch(/<main class="i_\w+_big">home/);
  const styles = found.paths.filter((path) => path.endsWith('.css')).map((path) => found.file(path));
  expect(styles.join('\n')).toMatch(/#123456[\s\S]*\.own|\.own[\s\S]*#123456/);
});

it('translate() gives the text of the language, in code that runs while its module is loaded too', async () => {
  const built = await buildSite({
    ...SITE,
    'docusaurus.config.js': `module.exports = {
  title: 'V', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
};
`,
    'docs/a.mdx': '# A\n',
    'src/pages/index.js': `
import Layout from '@theme/Layout';
import Translate, { translate } from '@docusaurus/Translate';
const loaded = translate({ id: 'home.loaded', message: 'at load' });
export default () => (
  <Layout description={translate({ message: 'told' })}>
    <main>{loaded} {translate({ id: 'home.hello', message: 'hello {name}' }, { name: 'Ada' })} <Translate id="home.by">by</Translate></main>
  </Layout>
);
`,
    'i18n/fr/code.json': JSON.stringify({
      'home.loaded': { message: 'au chargement' },
      'home.hello': { message: 'bonjour {name}' },
      'home.by': { message: 'par' },
      told: { message: 'dit' },
    }),
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const main = (path: string) => plain(/<main>(.*?)<\/main>/.exec(built.file(path))?.[1] ?? '');
  expect([main('index.html'), main('fr/index.html')]).toEqual([
    'at load hello Ada by',
    'au chargement bonjour Ada par',
  ]);
  expect(built.file('fr/index.html')).toContain('name="description" content="dit"');
  expect(built.file('index.html')).toContain('name="description" content="told"');
});

it('a tab that ends as far in as it begins, behind a list, ends there', async () => {
  const tabs =
    '<Tabs>\n  <TabItem value="a">\n\n- one\n- two\n\n\n  </TabItem>\n  <TabItem value="b">\n\nthree\n\n  </TabItem>\n</Tabs>\n';
  const site = {
    ...SITE,
    'docs/a.mdx': `# A\n\n${tabs}\n:::info\n\n${tabs}\n:::\n`,
  };
  const built = await buildSite({ ...site, ...packageOf('2.4.3') });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page.match(/<li>two<\/li>\s*<\/ul>\s*<\/div>/g), page).toHaveLength(2);
  const later = await buildSite({ ...site, ...packageOf('^3.2.0') });
  expect([later.code, levels(later.stderr)]).toEqual([1, ['error markdown-mdx']]);
});
