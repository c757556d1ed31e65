/** Code of another package of the repository, outside of the site's folder: a save of it is noticed. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { serve } from '../cli/serving.js';
import { temporaryFolder, writeFiles } from '../engine/folders.js';
import { servedBrowser } from './served-browser.js';

const browser = servedBrowser();

const shows = (text: string) => `export default () => <b>${text}</b>;\n`;

it('from the start, and where a page begins to import it', async () => {
  const repository = temporaryFolder();
  writeFiles(repository, {
    'packages/ui/package.json': '{ "name": "ui", "version": "1.0.0", "type": "module" }',
    'packages/ui/First.tsx': shows('first'),
    'packages/ui/Second.tsx': shows('second'),
    'site/notes.config.mjs': "export default { title: 'T', url: 'https://e.example', blog: false };\n",
    'site/docs/a.mdx': "import First from 'ui/First.tsx';\n\n# A\n\n<First />\n",
  });
  mkdirSync(join(repository, 'site/node_modules'));
  symlinkSync('../../packages/ui', join(repository, 'site/node_modules/ui'));
  const site = await serve(join(repository, 'site'), ['-p', '0']);
  const page = await browser().newPage();
  await page.goto(new URL('docs/a', site.url).href);
  await page.waitForSelector('b:text("first")');
  writeFiles(repository, { 'packages/ui/First.tsx': shows('changed') });
  await page.waitForSelector('b:text("changed")');
  writeFiles(repository, { 'site/docs/a.mdx': "import Second from 'ui/Second.tsx';\n\n# A\n\n<Second />\n" });
  await page.waitForSelector('b:text("second")');
  await site.heard(/a\.mdx/);
  writeFiles(repository, { 'packages/ui/Second.tsx': shows('later') });
  await page.waitForSelector('b:text("later")');
});
