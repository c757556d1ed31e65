/** Data that code of a migrated site reads from its configuration and from plugins that ours replace. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (theme: string) => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {} }]],
  themeConfig: { ${theme} },
};
`;

it('D19 keys of the theme that are the site’s own reach the code that names them, and no other page', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("talk: { repo: 'a/b' }, unread: { word: 'never sent' }"),
    'src/pages/index.jsx': `
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return <p id="said">{useThemeConfig().talk.repo} {siteConfig.themeConfig.talk.repo} {Object.keys(siteConfig.themeConfig.navbar).includes('items') && 'bar'}</p>;
}
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('index.html').replaceAll('<!-- -->', '')).toContain('a/b a/b bar');
  expect(built.file('index.html')).not.toContain('never sent');
});

it('D19 data of the docs plugin hold the versions, the last of which is marked', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(''),
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': '# A\n\ntext\n',
    'versioned_docs/version-1.0/a.md': '# A\n\ntext\n',
    'src/pages/index.jsx': `
import { usePluginData } from '@docusaurus/useGlobalData';
export default function Home() {
  const { versions } = usePluginData('docusaurus-plugin-content-docs');
  return <p id="said">{versions.map(({ name, isLast }) => name + (isLast ? '!' : '')).join(' ')}</p>;
}
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('index.html')).toContain('current 2.0! 1.0');
});

it('plugins of webpack that a plugin takes from the bundler it is told of are read, and those without an answer named', async () => {
  const site = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [() => ({
    name: 'provider',
    configureWebpack(config, isServer, { currentBundler }) {
      const { DefinePlugin, ProvidePlugin } = currentBundler.instance;
      return { plugins: [new ProvidePlugin({ Buffer: ['buffer', 'Buffer'] }), new DefinePlugin({ STAGE: '"beta"' })] };
    },
  })],
};
`,
    'src/pages/index.js': 'export default () => <main>{STAGE}</main>;\n',
  });
  expect(site.code, site.stderr).toBe(0);
  expect(site.stderr).toMatch(/moved-plugin-parts[\s\S]*ProvidePlugin/);
  expect(site.stderr).not.toContain('moved-plugin-throws');
  expect(site.file('index.html')).toContain('<main>beta</main>');
});
