/** Saved files of the site's theme: what open pages get at once, what the build that follows makes anew, and that it equals a clean one. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { createEngine as CreateEngine, Engine } from '../../renderer/engine/build.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compiledEngine } from './served.js';

let createEngine: typeof CreateEngine;

const SITE = {
  'notes.config.mjs':
    "export default { title: 'T', url: 'https://e.example', blog: false, footer: { copyright: 'C' }, customCss: ['css/own.css'] };\n",
  'docs/a.md': '# A\n\n## 一\n\n正文\n\n> 引文\n',
  'docs/b.md': '# B\n\n## 二\n\n正文\n',
  'css/own.css': '@import "./colours.css";\nh1 { color: red; }\n',
  'css/colours.css': 'h2 { color: red; }\n',
  'lib/foot.css': '.foot { color: red; }\n',
  'lib/year.js': "export const year = () => '2025';\n",
  'theme/box.module.css': '.box { color: red; }\n',
  'theme/words.ts': "export const words = () => '词语';\n",
  'theme/layout/Footer.tsx': `import '../../lib/foot.css';
import { year } from '../../lib/year.js';
import styles from '../box.module.css';
import { words } from '../words.js';
export const Footer = () => <footer className={\`foot \${styles.box}\`}>{words()} {year()}</footer>;
`,
  'theme/mark.ts': "export const mark = '§';\n",
  'theme/content/Heading.tsx': `import { headings as originals } from '@theme-original/content/Heading';
import { mark } from '../mark.js';
export const headings = { ...originals, h2: ({ id, children }: { id: string; children: string }) => <h2 id={id}>{mark}{children}</h2> };
`,
};

const dir = temporaryFolder();
let engine: Engine;
beforeAll(async () => {
  createEngine = await compiledEngine();
  writeFiles(dir, SITE);
  engine = open();
  expect((await engine.build()).problems).toEqual([]);
});
afterAll(async () => {
  await engine?.close();
  removeFolders();
});

const open = (): Engine =>
  createEngine({
    dir,
    configFile: join(dir, 'notes.config.mjs'),
    cacheDir: join(temporaryFolder(), 'cache'),
    out: null,
    threads: 0,
    reload: '/_notes/reload',
  });

/** Saves a file; what comes first, and what the build then does. */
async function saved(path: keyof typeof SITE, from: string, to: string) {
  const text = readFileSync(join(dir, path), 'utf8');
  writeFiles(dir, { [path]: text.replace(from, to) });
  const first = await engine.firstFile(join(dir, path));
  return { first, result: await engine.build() };
}

it.each([
  ['a component', 'theme/layout/Footer.tsx', '{words()}', '{words()}!', 1],
  ['what it imports', 'theme/words.ts', '词语', '字句', 2],
  ['what it imports from elsewhere', 'lib/year.js', '2025', '2026', 2],
] as const)('of the layout, %s: modules alone; nothing is compiled again', async (_, path, from, to, updates) => {
  const { first, result } = await saved(path, from, to);
  expect(first?.updates).toHaveLength(updates);
  expect(result.updates).toEqual(first?.updates);
  expect(result.counts).toMatchObject({ compiled: 0, rendered: result.counts.pages });
});

it('what Markdown is made of: all that is made of it is compiled again', async () => {
  const { result } = await saved('theme/mark.ts', '§', '¶');
  expect(result.counts.compiled).toBe(2);
});

it.each([
  ['a sheet of the site', 'css/own.css', 'red', 'blue'],
  ['one that it imports', 'css/colours.css', 'red', 'blue'],
  ['one that a theme file imports', 'lib/foot.css', 'red', 'blue'],
  ['a CSS module', 'theme/box.module.css', 'red', 'blue'],
] as const)('%s: the sheet alone, as the build makes it', async (_, path, from, to) => {
  const { first, result } = await saved(path, from, to);
  expect(Object.keys(first?.swapped ?? {})).toHaveLength(1);
  expect(result.changed.filter((name) => /\.(?:css|js)$/.test(name))).toEqual([]);
});

it('another class of a CSS module: its name comes with the scripts', async () => {
  const { first, result } = await saved('theme/box.module.css', '.box', '.other { color: red; }\n.box');
  expect(first).toBeUndefined();
  expect(result.ok).toBe(true);
});

it('a file that is gone: the build tells, and knows the theme without it', async () => {
  writeFiles(dir, { 'theme/layout/AnnouncementBar.tsx': "export * from '@theme-original/layout/AnnouncementBar';\n" });
  expect((await engine.build()).ok).toBe(true);
  rmSync(join(dir, 'theme/layout/AnnouncementBar.tsx'));
  rmSync(join(dir, 'theme/words.ts'));
  expect(await engine.firstFile(join(dir, 'theme/layout/AnnouncementBar.tsx'))).toBeUndefined();
  expect(await engine.firstFile(join(dir, 'theme/words.ts'))).toBeUndefined();
  writeFiles(dir, { 'theme/mark.ts': "export const mark = '†';\n" });
  await engine.firstFile(join(dir, 'theme/mark.ts'));
  expect((await engine.build()).problems).toContainEqual(
    expect.objectContaining({ code: 'code-syntax', file: 'theme/layout/Footer.tsx' }),
  );
  writeFiles(dir, { 'theme/words.ts': SITE['theme/words.ts'] });
  expect((await engine.build()).problems).toEqual([]);
});

/** Path → bytes of everything that is served, but for updates: these are of one process. */
const served = ({ outputs }: Engine) =>
  Object.fromEntries(
    [...outputs]
      .filter(([path]) => !path.includes('/update-'))
      .map(([path, { bytes, file }]) => [path, file === undefined ? String(bytes) : readFileSync(file, 'latin1')])
      .sort(),
  );

it('after all of them the site is what a clean build makes', async () => {
  await engine.rest();
  const clean = open();
  await clean.build();
  expect(served(engine)).toEqual(served(clean));
  await clean.close();
});
