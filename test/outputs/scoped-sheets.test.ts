/** CSS modules of pages: the same bytes whatever other pages are bundled, and what a sheet takes from others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, buildSite, differing, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const page = (name: string) => `import Box from '@site/src/Box';\n\n# ${name}\n\n<Box />\n`;
const SITE = {
  'src/Box.jsx': "import s from './box.module.css';\nexport default () => <p className={s.box}>Box</p>;\n",
  'src/box.module.css': '.box { color: red }\n.box2 { color: blue }\n',
};

/** The rules of a page, without the hashes of names. */
const rulesOf = ({ paths, file }: Built, page: string): string => {
  const path = paths.find((name) => name.startsWith(`assets/${page}-`) && name.endsWith('.css')) ?? '';
  return withoutHashes(file(path).trim());
};
const withoutHashes = (text: string) => text.replace(/_\w{6}_/g, '_');

it('an edit of one of the pages that show a component gives what a clean build gives', async () => {
  const files = { ...SITE, 'docs/a.mdx': page('A'), 'docs/b.mdx': page('B'), 'docs/c.mdx': page('C') };
  const dir = makeSite(files);
  await buildFolder(dir);
  writeFileSync(join(dir, 'docs/b.mdx'), page('Other'));
  const edited = await buildFolder(dir);
  const clean = await buildSite({ ...files, 'docs/b.mdx': page('Other') });
  expect([edited.code, clean.code]).toEqual([0, 0]);
  expect(differing(edited, clean)).toEqual([]);
  expect(['a', 'b', 'c'].map((name) => rulesOf(edited, name))).toEqual(
    Array(3).fill('.box_box{color:red}.box_box2{color:#00f}'),
  );
  expect(withoutHashes(edited.file('docs/c/index.html'))).toContain('<p class="box_box">Box</p>');
});

it('a sheet composes from others, imports them, and names pictures; code takes its names in each way', async () => {
  const built = await buildSite({
    'docs/a.mdx': page('A'),
    'src/Box.jsx': `
import s, { title } from './box.module.css';
import * as all from './base.module.css';
const r = require('./required.module.css');
const names = [s.box, title, all.base, s['with-dash'], s.all, (r.default ?? r).required, s.absent];
export default () => <p title={names.join(', ')}>Box</p>;
`,
    'src/box.module.css': `
@import './plain.css';
.box { composes: base from './base.module.css'; color: red; background: url(./dot.svg); animation: turn 1s }
.title { composes: box; margin: 0 }
.with-dash:hover :global(.outer) { color: blue }
.all { composes: one two from './more.module.css'; composes: outer from global }
@keyframes turn { to { left: 0 } }
`,
    'src/base.module.css': '.base { color: black }\n',
    'src/more.module.css': ".one { left: 1px }\n.two { composes: base from './base.module.css'; left: 2px }\n",
    'src/required.module.css': '.required { right: 1px }\n',
    'src/plain.css': '.plain { color: plum }\n',
    'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(
    withoutHashes(built.file('docs/a/index.html'))
      .match(/title="([^"]*)">Box/)?.[1]
      ?.split(', '),
  ).toEqual([
    'base_base box_box',
    'base_base box_box box_title',
    'base_base',
    'box_with-dash',
    'more_one base_base more_two outer box_all',
    'required_required',
    '',
  ]);
  // What a sheet composes from comes before it, as with webpack.
  expect(rulesOf(built, 'a').replace(/dot\.\w+/, 'dot')).toBe(
    '.base_base{color:#000}.more_one{left:1px}.more_two{left:2px}.plain{color:plum}' +
      '.box_box{color:red;background:url("/assets/dot.svg");animation:box_turn 1s}.box_title{margin:0}' +
      '.box_with-dash:hover .outer{color:#00f}@keyframes box_turn{to{left:0}}.required_required{right:1px}',
  );
});
