/** Theme files of the frame of every page: they are shown where neither footer nor announcement is configured, too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const [, MANUAL = ''] =
  /title="theme\/layout\/frame\/Footer\.tsx"\n(.*?)```/s.exec(
    readFileSync(join(root, 'docs/manual/docs/theme.md'), 'utf8'),
  ) ?? [];

it.each([
  ['the footer of the manual', 'Footer', MANUAL, '写于 2026 年'],
  [
    'the bar on top',
    'Navbar',
    "import { Navbar as Original } from '@theme-original/layout/navbar/Navbar';\nexport * from '@theme-original/layout/navbar/Navbar';\nexport const Navbar = () => <><p>mine</p><Original /></>;\n",
    'mine',
  ],
  ['an announcement', 'AnnouncementBar', 'export const AnnouncementBar = () => <p>announced</p>;\n', 'announced'],
])('%s', async (_, name, text, shown) => {
  const { code, stderr, file } = await buildSite({
    'docs/a.md': '# A\n',
    [`theme/layout/${name === 'Navbar' ? 'navbar' : 'frame'}/${name}.tsx`]: text,
  });
  expect(code, stderr).toBe(0);
  expect(file('docs/a/index.html')).toContain(`${shown}</p>`);
});
