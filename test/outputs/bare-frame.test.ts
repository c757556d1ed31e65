/** Theme files of a site that configures neither footer nor announcement: they are shown all the same. */
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
  ['an announcement', 'AnnouncementBar', 'export const AnnouncementBar = () => <p>announced</p>;\n', 'announced'],
])('%s', async (_, name, text, shown) => {
  const { code, stderr, file } = await buildSite({ 'docs/a.md': '# A\n', [`theme/layout/frame/${name}.tsx`]: text });
  expect(code, stderr).toBe(0);
  expect(file('docs/a/index.html')).toContain(`${shown}</p>`);
});
