/** `notes check --search` from outside: what it says, and the patch that it proposes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notes } from '../engine/tool.js';

afterAll(removeFolders);

const SITE = {
  'notes.config.ts': "export default { title: 'T', i18n: { defaultLocale: 'zh-Hans' }, blog: false };\n",
  'docs/index.md': '---\ntitle: 起点\n---\n\n从这里读起。\n',
  'docs/release.md': '---\ntitle: 发布\nsidebar_label: 火车时刻\n---\n\n版本怎样交给读者。\n',
};

it('names the page that a word of the sidebar does not find, writes the keyword, and is content then', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, SITE);
  const found = async (...more: string[]) => {
    const { stdout } = await notes(['check', dir, '--search', '--only', 'search', '--json', ...more], { cwd: dir });
    const { problems } = JSON.parse(stdout) as { problems: { code: string; file: string; line: number }[] };
    return problems.map(({ code, file, line }) => [code, file, line]);
  };
  expect(await found()).toEqual([['find-word', 'docs/release.md', 2]]);
  expect(await found('--fix=suggested', '--yes')).toEqual([]);
  expect(readFileSync(join(dir, 'docs/release.md'), 'utf8')).toContain(
    'sidebar_label: 火车时刻\nkeywords: [火车时刻]\n---',
  );
  const plain = await notes(['check', dir], { cwd: dir });
  expect(plain.stdout + plain.stderr).toContain('--search');
});
