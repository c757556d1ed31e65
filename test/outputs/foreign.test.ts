import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, configText, differing, hrefs, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** The site folder that the reference's own starter gives, with a configuration as people write it; nothing is installed. */
const STARTER = {
  'docusaurus.config.ts': `
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { themes } from 'prism-react-renderer';
import type { Config } from '@docusaurus/types';
const require = createRequire(import.meta.url);
const users = JSON.parse(readFileSync(new URL('./data/users.json', import.meta.url), 'utf8'));
const config: Config = {
  title: users[0], url: 'https://example.com', baseUrl: '/base/',
  presets: [['classic', {
    docs: { sidebarPath: require.resolve('./sidebars.js'), include: ['guide/*.md', '*.mdx'] },
    blog: false,
    theme: { customCss: ['./src/css/custom.css', './src/css/more.scss'] },
  }]],
  plugins: [require.resolve('some-plugin-with-routes')],
  themeConfig: {
    prism: { theme: themes.github },
    navbar: { items: [
      { href: 'https://example.com/code', className: 'header-code-link', 'aria-label': 'Code' },
      { to: 'docs/guide/a', position: 'right', 'aria-label': 'Guide' },
    ] },
  },
};
export default config;
`,
  'data/users.json': '["Ada"]',
  'sidebars.ts': `
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import camelcase from 'camelcase';
export default { main: ['guide/a', 'b'], more: { [String(camelcase && 'C')]: [{ type: 'ref', id: 'guide/a' }] } } satisfies SidebarsConfig;
`,
  'docs/guide/a.md':
    '---\ntitle: A\ndescription: "\nfurther lines at the margin\n"\n---\n\n<https://example.com> and Promise<string>\n\n```ts\n\nimport x from \'y\';\n```\n',
  'docs/b.mdx': `---
title: B
---

import Player, { Controls } from 'some-player';
import 'some-player/style.css';
import Shared from './guide/a.md';
import Beside from '../shared/_note.mdx';

<Player><Controls.Bar>shown inside</Controls.Bar></Player>

<Shared />

<Beside />

[out of a plugin](/from-a-plugin)
`,
  'shared/_note.mdx': 'beside the content, [relative](guide/a)\n',
  'src/css/custom.css':
    "@font-face { font-family: X; src: url('/fonts/x.woff2') }\n.header-code-link { background: url(/img/logo.svg) }\n",
  'src/css/more.scss': '$a: red;\n',
  'static/img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3" class="logo" style="fill: red"><path d="M0 0"/></svg>\n',
  'src/pages/index.tsx': `
import React from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import useThing from '@theme/hooks/useThing';
import { ThemeClassNames, useColorMode } from '@docusaurus/theme-common';
import Logo from '@site/static/img/logo.svg';
import Missing from './Missing';
const list = [{ Svg: require('@site/static/img/logo.svg').default, png: require('../img/p.png').default }];
export default function Home() {
  const { a } = useThing();
  const [b] = useThing();
  return (
    <Layout>
      <h1 className={clsx('hero', { big: true, small: false }, [a, 'x'][1])}>Home {String(b)}</h1>
      <Missing>kept</Missing>
      <Logo role="img" /><img className="flat" src={Logo} />
      {list.map(({ Svg, png }) => <p key="x"><Svg /><img className="png" src={png} /></p>)}
    </Layout>
  );
}
`,
  'src/img/p.png': 'not really a picture',
};

describe('D19 a folder of another tool builds as it is', () => {
  it('packages, plugins and theme parts that are not there do not stop it', async () => {
    const built = await buildSite(STARTER);
    expect([built.code, built.stderr.match(/^(?:error|warning) \S+/gm)]).toEqual([
      0,
      ['warning moved-plugins', 'warning sass-missing', 'warning link-absent-plugin'],
    ]);
    expect(built.stderr).toMatch(/warning sass-missing[\s\S]*src\/css\/more\.scss/);
    const page = built.file('docs/b/index.html');
    expect(page).toContain('shown inside');
    expect(page).toContain('Promise&lt;string&gt;');
    expect(page).toContain('beside the content');
    const home = built.file('index.html');
    expect(home).toContain('<h1 class="hero big x">Home ');
    expect(home).toContain('kept');
    // A drawing is a component and an address.
    expect(home).toMatch(
      /<svg xmlns="[^"]*" viewBox="0 0 3 3" class="logo" style="fill:red" role="img"><path d="M0 0"\/?>/,
    );
    expect(home).toMatch(/<img class="flat" src="\/base\/assets\/logo\.\w+\.svg"/);
    expect(home).toMatch(/<img class="png" src="\/base\/assets\/p\.\w+\.png"/);
  });

  it('links without words are icons with a name; addresses in style sheets get the base', async () => {
    const built = await buildSite(STARTER);
    const home = built.file('index.html');
    expect(home).toMatch(/<a[^>]*class="[^"]*header-code-link[^"]*"[^>]*aria-label="Code"/);
    expect(home).toMatch(/<a[^>]*aria-label="Guide"[^>]*>Guide<\/a>/);
    const styles = built.paths.filter((path) => path.endsWith('.css')).map((path) => built.file(path));
    expect(styles.join('\n')).toMatch(/url\(['"]?\/base\/fonts\/x\.woff2/);
  });

  it('a second build tells the same, and an import that appears is used', async () => {
    const dir = makeSite(STARTER);
    const first = await buildFolder(dir);
    const again = await buildFolder(dir);
    expect(again.files).toEqual(first.files);
    writeFileSync(join(dir, 'src/pages/Missing.tsx'), 'export default () => <b>now there</b>;\n');
    mkdirSync(join(dir, 'node_modules/some-player'), { recursive: true });
    writeFileSync(join(dir, 'node_modules/some-player/package.json'), '{"name":"some-player","main":"i.js"}');
    writeFileSync(join(dir, 'node_modules/some-player/style.css'), '.p { color: red }');
    writeFileSync(
      join(dir, 'node_modules/some-player/i.js'),
      "const { createElement: h } = require('react'); module.exports = ({ children }) => h('em', null, children); module.exports.Controls = { Bar: module.exports };",
    );
    const found = await buildFolder(dir);
    expect(found.file('index.html')).toContain('<b>now there</b>');
    expect(found.file('docs/b/index.html')).toContain('<em>');
  });
});

const PLAYER = "---\ntitle: B\n---\n\nimport Player, { Bar as B } from 'some-player';\n\n<Player>inside</Player>\n";

it('D19 code that fails without its packages leaves an empty page, functions in customFields stay behind, Markdown may come from code', async () => {
  const built = await buildSite(
    {
      'docusaurus.config.js': `
      const yaml = require('some-yaml');
      module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
        customFields: { list: yaml.parse('- a'), run: () => 1, kept: 'kept' },
        presets: [['classic', { docs: { sidebarPath: require.resolve('./side') }, blog: false }]] };`,
      'side.ts': "export default { main: ['a'] as string[] };\n",
      'docs/a.mdx': "import Both from './_both.jsx';\n\n# A\n\n<Both />\n",
      'docs/_both.jsx': "import Inner from './inner.md';\nexport default () => <Inner />;\n",
      'docs/inner.md': '# Inner\n\nfrom **Markdown**\n',
      'src/pages/broken.jsx':
        "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default function P() { return <p>{useDocusaurusContext().siteConfig.customFields.list.map((x) => x)}</p>; }\n",
    },
    ['--threads', '2'],
  );
  expect(built.code, built.stderr).toBe(0);
  expect(built.stderr).toMatch(/warning render-failed {2}src\/pages\/broken\.jsx/);
  expect(built.stderr).not.toContain('MODULE_TYPELESS');
  expect(built.file('broken.html')).toContain('<title>T</title>');
  expect(built.file('docs/a.html')).toContain('from <strong>Markdown</strong>');
  expect(built.file('_notes/site.json')).toContain('"kept":"kept"');
});

describe('an import that leads nowhere, in a folder of ours', () => {
  it('is an error with its place, its frame and its components', async () => {
    const page =
      "import { X } from './gone';\nimport * as all from 'some-all';\nimport {\n  one, // the first\n  type Two,\n  two,\n} from 'some-list';\n";
    const files = {
      'docs/b.mdx': PLAYER,
      'pages/p.tsx': `${page}export default () => <X {...{ all, one, two }} />;\n`,
    };
    const built = await buildSite({ 'notes.config.ts': configText({ blog: false }), ...files });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatch(/error import-absent {2}docs\/b\.mdx:5:35\n.*"some-player".*Player, B/);
    expect(built.stderr).toContain("> 5 │ import Player, { Bar as B } from 'some-player';");
    expect(built.stderr).toMatch(/error import-absent {2}pages\/p\.tsx:1:20\n.*"\.\/gone".*X/);
    expect(built.stderr).toMatch(/"some-all", where all is.*/);
    expect(built.stderr).toMatch(/"some-list", where one, Two, two is.*/);
    expect(built.stderr).toContain('--forgive');
  });

  it('--forgive shows what stands inside, and says so', async () => {
    const built = await buildSite({ 'notes.config.ts': configText({ blog: false }), 'docs/b.mdx': PLAYER }, [
      '--forgive',
    ]);
    expect(built.code).toBe(0);
    expect(built.stderr).toContain('info import-absent  docs/b.mdx:5:35');
    expect(built.file('docs/b/index.html')).toContain('inside');
  });
});

it('a file that an import lacked is found by the next build', async () => {
  const code = `import one from '@site/static/img/one.svg';\nimport two from '/img/two.svg';\nexport const P = () => <p><img src={one} /><img src={two} /></p>;\n`;
  const page = `import { P } from '@site/src/P';\n\n# P\n\n<P />\n`;
  const source = { 'notes.config.ts': configText({ blog: false }), 'docs/p.mdx': page, 'src/P.tsx': code };
  const built = await buildSite(source, ['--forgive']);
  expect([built.code, built.stderr.split('info import-absent').length]).toEqual([0, 3]);
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n';
  const files = ['static/img/one.svg', 'static/img/two.svg'];
  writeFiles(built.dir, Object.fromEntries(files.map((file) => [file, picture])));
  const again = await buildFolder(built.dir, ['--forgive']);
  expect(again.stderr).not.toContain('import-absent');
  rmSync(join(built.dir, '.notes'), { recursive: true });
  expect(differing(again, await buildFolder(built.dir, ['--forgive'], 'clean'))).toEqual([]);
});

it('B4.54 a relative address in a partial belongs to the page that shows it', async () => {
  const built = await buildSite({
    'notes.config.ts': configText({ blog: false, trailingSlash: false, onBrokenLinks: 'throw' }),
    'docs/x/a.mdx': "import P from '../_p.mdx';\n\n# A\n\n<P />\n",
    'docs/y/b.mdx': "import P from '../_p.mdx';\n\n# B\n\n<P />\n",
    'docs/y/only.mdx': "import Q from '../_q.mdx';\n\n# C\n\n<Q />\n",
    'docs/_p.mdx': '[there](./here)\n',
    'docs/_q.mdx': '[b](./b)\n',
    'docs/x/here.md': '# H\n',
    'docs/y/here.md': '# H\n',
  });
  expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('link-broken')]);
  expect(hrefs(built.file('docs/x/a.html'))).toContain('./here');
  expect(hrefs(built.file('docs/y/only.html'))).toContain('/docs/y/b');
});
