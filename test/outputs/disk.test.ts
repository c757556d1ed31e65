/** Folders that hold more than files: nothing of it stops or hangs a build. */
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, configText, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

it('links in a circle, links to nothing, pipes and folders named like files are passed over; good links count', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({ blog: false }),
    'docs/a.md': '# A\n',
    'docs/deep/b.md': '# B\n',
    'docs/folder.md/c.md': '# C\n',
    'other/d.md': '# D\n',
    'static/x.txt': 'x',
  });
  symlinkSync('.', join(dir, 'docs/self'));
  symlinkSync('../..', join(dir, 'docs/deep/up'));
  symlinkSync('gone.md', join(dir, 'docs/dangling.md'));
  symlinkSync('../other', join(dir, 'docs/linked'));
  execFileSync('mkfifo', [join(dir, 'docs/pipe.md'), join(dir, 'static/pipe.txt')]);
  const built = await buildFolder(dir);
  expect([built.code, built.stderr.match(/^error .*/gm)]).toEqual([0, null]);
  const docs = built.paths.filter((path) => /^docs\/.+\/index\.html$/.test(path));
  expect(docs).toEqual(['a', 'deep/b', 'folder.md/c', 'linked/d'].map((name) => `docs/${name}/index.html`));
});
