/** Code of moved sites that webpack bundles as a whole and that is taken apart here: contexts, folders of modules, names that a module lacks. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, buildSite, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const levels = ({ stderr }: Pick<Built, 'stderr'>) => stderr.match(/^(?:error|warning|info) \S+/gm) ?? [];

const config = (options = '') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]], ${options}
};
`;
const DOC = { 'docs/a.md': '# A\n\ntext\n' };

const CONTEXT = `
import React, { createContext, useContext } from 'react';
type Value = { word: string };
const Words = createContext<Value | undefined>(undefined);
export const Colours = React.createContext('none');
export function Provider({ children }: { children: React.ReactNode }) {
  return <Words.Provider value={{ word: 'given' }}><Colours.Provider value="blue">{children}</Colours.Provider></Words.Provider>;
}
export function useWord() {
  const value = useContext(Words);
  if (!value) throw new Error('outside of the provider');
  return value.word + ' ' + useContext(Colours);
}
`;

it('a provider in a theme file is that of hooks on pages and in Markdown, and Layout/Provider stands round every page', async () => {
  for (const [place, original] of [
    ['Root', ''],
    ['Layout/Provider', '@theme-original/Layout/Provider'],
  ]) {
    const inner = original === '' ? '{children}' : '<Original>{children}</Original>';
    const built = await buildSite({
      'docusaurus.config.mjs': config(),
      'docs/a.mdx': "import Word from '@site/src/Word';\n\n# A\n\n<Word />\n",
      'src/words.tsx': CONTEXT,
      'src/Word.tsx': "import { useWord } from './words';\nexport default () => <b>{useWord()}</b>;\n",
      'src/pages/index.tsx':
        "import Layout from '@theme/Layout';\nimport Word from '../Word';\nexport default () => <Layout><p>home <Word /></p></Layout>;\n",
      [`src/theme/${place}/index.tsx`]: `
import { Provider } from '@site/src/words';
${original === '' ? '' : `import Original from '${original}';`}
export default ({ children }) => <Provider>${inner}</Provider>;
`,
    });
    expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
    expect(built.file('docs/a/index.html')).toContain('<b>given blue</b>');
    expect(built.file('index.html')).toContain('<b>given blue</b>');
  }
});

it('pages that fail at one place of the code are one finding', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'src/Bad.js': "export default () => { throw new Error('no data here'); };\n",
    ...Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`docs/${name}.mdx`, `import Bad from '@site/src/Bad';\n\n# ${name}\n\n<Bad />\n`]),
    ),
    'docs/d.mdx': "# D\n\n{(() => { throw new Error('other'); })()}\n",
  });
  expect(levels(built)).toEqual(['warning render-failed', 'warning render-failed']);
  expect(built.stderr).toContain('also at docs/b.mdx, docs/c.mdx');
});

it('folders that code asks for are a table of their files, made anew when one comes or goes', async () => {
  const dir = makeSite({
    'docusaurus.config.mjs': config(),
    ...DOC,
    'src/data/one.js': "export default 'one';\n",
    'src/data/two.ts': "export default 'two' as string;\n",
    'src/data/deep/three.js': "export default 'three';\n",
    'src/data/none.txt': 'none',
    'src/pages/index.js': `
const flat = require.context('../data', false, /\\.[jt]s$/);
const deep = require.context('@site/src/data', true, /\\.js$/i);
function load(files) { return files.keys().map((name) => name + '=' + files(name).default).join(' '); }
let lost = '';
try { flat('./none.js'); } catch (error) { lost = error.code; }
export default () => <p>{load(flat) + ' | ' + load(deep) + ' | ' + lost + ' ' + flat.resolve('./one.js')}</p>;
`,
  });
  const first = await buildFolder(dir);
  expect([first.code, levels(first)], first.stderr).toEqual([0, []]);
  expect(first.file('index.html')).toContain(
    '<p>./one.js=one ./two.ts=two | ./deep/three.js=three ./one.js=one | MODULE_NOT_FOUND ./one.js</p>',
  );
  writeFileSync(join(dir, 'src/data/four.js'), "export default 'four';\n");
  rmSync(join(dir, 'src/data/two.ts'));
  const second = await buildFolder(dir);
  expect(second.file('index.html')).toContain('<p>./four.js=four ./one.js=one | ');
});

it('a folder of Markdown that a component asks for is pages as parts, and their texts by a loader', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    ...DOC,
    'docs/changes/v1.md': '---\ntitle: One\n---\n\nchanged *one*\n',
    'docs/changes/v2.md': '# Two\n\nchanged **two**, see [one](./v1.md)\n',
    'src/Changes.js': `
const pages = require.context('../docs/changes', false, /\\.md$/);
const texts = require.context('!!raw-loader!../docs/changes', false, /\\.md$/);
const matter = require.context('!!../own/front.cjs!../docs/changes', false, /\\.md$/);
export const Titles = () => <u>{matter.keys().map((name) => typeof matter(name).default).join()}</u>;
export default () => pages.keys().map((name) => {
  const Page = pages(name).default;
  return <section key={name}><Page /><i>{texts(name).default.length}</i></section>;
});
`,
    'docs/all.mdx': "import Changes, { Titles } from '@site/src/Changes';\n\n# All\n\n<Changes />\n\n<Titles />\n",
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/all/index.html').replaceAll('<!-- -->', '');
  expect(page).toMatch(
    /changed <em>one<\/em>.*<i>34<\/i>.*changed <strong>two<\/strong>, see <a href="\/docs\/changes\/v1"/s,
  );
  // A loader of the site does not run.
  expect(page).toContain('<u>function,function</u>');
});

it('names that a module with types and elements lacks are stand-ins, and its own are as they are', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx': "import Own, { LIST } from '@site/src/own';\n\n# A\n\n<Own />\n",
    'src/own.tsx': 'export type T = { a: string };\nexport default () => <i>own</i>;\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, ['info import-no-name']]);
  expect(built.file('docs/a/index.html')).toContain('<i>own</i>');
});

it('theme files may show Markdown of the site', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    ...DOC,
    'src/theme/DocItem/Footer/index.js': `
import Footer from '@theme-original/DocItem/Footer';
import Note from './note.mdx';
export default (props) => <><aside><Note /></aside><Footer {...props} /></>;
`,
    'src/theme/DocItem/Footer/note.mdx': "import More from '@site/src/more.md';\n\nA *note*.\n\n<More />\n",
    'src/more.md': 'And **more**.\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toMatch(
    /<aside><p>A <em>note<\/em>\.<\/p>\s*<p>And <strong>more<\/strong>\.<\/p><\/aside>/,
  );
});

it('client modules are found by every ending of code', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("clientModules: ['./src/track']"),
    ...DOC,
    'src/track.mjs': "document.documentElement.dataset.track = 'mjs';\n",
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.paths.some((path) => path.endsWith('.js') && built.file(path).includes('dataset.track'))).toBe(true);
});

it('days that no calendar has are counted on, as the reference does, and told', async () => {
  const files = {
    'blog/2017-02-29-leap.md': '# Leap\n\ntext\n\n<!-- truncate -->\n',
    'blog/post.md': '---\ndate: 2017-02-30\n---\n\n# Post\n\ntext\n\n<!-- truncate -->\n',
  };
  const moved = await buildSite({
    ...files,
    'docusaurus.config.mjs': config().replace('blog: false', 'docs: false'),
  });
  expect([moved.code, levels(moved)], moved.stderr).toEqual([
    0,
    ['warning front-matter-date', 'warning post-name-date'],
  ]);
  expect(moved.file('blog/2017/02/29/leap/index.html')).toContain('published_time" content="2017-03-01');
  expect(moved.file('blog/post/index.html')).toContain('published_time" content="2017-03-02');
});
