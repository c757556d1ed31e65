/** Where `notes new` writes. */
import { afterAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { notes } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';

afterAll(removeFolders);

it('a file goes where the configuration says', async () => {
  const own = makeSite({ 'notes.config.ts': configText({ docs: { path: 'handbook' }, blog: { path: 'news' } }) });
  const write = async (cwd: string, ...args: string[]) => (await notes(['new', ...args], { cwd })).stdout;
  expect(await write(own, 'doc', 'a/b')).toBe('handbook/a/b.md\n');
  expect(await write(own, 'post', 'c')).toBe('news/c.md\n');
  expect(await write(own, 'page', 'd')).toBe('pages/d.tsx\n');
});

it('in a site of another tool, too', async () => {
  const config = "export default { title: 'T', url: 'https://a.b', baseUrl: '/', presets: ['classic'] };";
  const { stdout } = await notes(['new', 'page', 'about'], { cwd: makeSite({ 'docusaurus.config.js': config }) });
  expect(stdout).toBe('src/pages/about.tsx\n');
});

it('a configuration that fails keeps nobody from writing', async () => {
  const { stdout } = await notes(['new', 'doc', 'a'], { cwd: makeSite({ 'notes.config.ts': 'throw 1;' }) });
  expect(stdout).toBe('docs/a.md\n');
});
