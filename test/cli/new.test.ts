/** Target files of `notes new`. */
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';
import { configText, makeSite } from '../outputs/sites.js';

afterAll(removeFolders);

it('a file goes where the configuration says', async () => {
  const own = makeSite({ 'notes.config.ts': configText({ docs: { path: 'handbook' }, blog: { path: 'news' } }) });
  const write = async (cwd: string, ...args: string[]) => (await notesInHost(['new', ...args], { cwd })).stdout;
  expect(await write(own, 'doc', 'a/b')).toBe('handbook/a/b.md\n');
  expect(await write(own, 'post', 'c')).toBe('news/c.md\n');
  expect(await write(own, 'page', 'd')).toBe('pages/d.tsx\n');
});

it('in a site of another tool, too', async () => {
  const config = "export default { title: 'T', url: 'https://a.b', baseUrl: '/', presets: ['classic'] };";
  const { stdout } = await notesInHost(['new', 'page', 'about'], { cwd: makeSite({ 'docusaurus.config.js': config }) });
  expect(stdout).toBe('src/pages/about.tsx\n');
});

it('a configuration that fails keeps nobody from writing', async () => {
  const { stdout } = await notesInHost(['new', 'doc', 'a'], { cwd: makeSite({ 'notes.config.ts': 'throw 1;' }) });
  expect(stdout).toBe('docs/a.md\n');
});

it('a long title gets a name that every disk takes', async () => {
  const title = '一个很长的标题'.repeat(20);
  const { stdout } = await notesInHost(['new', 'doc', title], { cwd: makeSite({ 'notes.config.ts': configText() }) });
  expect(stdout).toBe(`docs/${title.slice(0, 40)}.md\n`);
});

describe('several docs sets and blogs', () => {
  const several = makeSite({
    'notes.config.ts': configText({
      docs: [{ path: 'docs' }, { id: 'api', path: 'reference', routeBasePath: 'api' }],
      blog: [{ path: 'blog' }, { id: 'news', path: 'journal', routeBasePath: 'news' }],
      pages: false,
    }),
  });
  const write = (args: string[], env = {}) => notesInHost(['new', ...args, '--dry-run'], { cwd: several, env });

  it.each([
    [['doc', 'a'], 'docs/a.md\n'],
    [['doc', 'x/a', '--in', 'api'], 'reference/x/a.md\n'],
    [['doc', 'a', '--in', 'reference/'], 'reference/a.md\n'],
    [['post', 'a', '--in', './journal'], 'journal/a.md\n'],
  ])('%j', async (args, path) => {
    expect(await write(args)).toMatchObject({ code: 0, stdout: path, stderr: '' });
  });

  it.each([
    [
      ['doc', 'a', '--in', 'referense'],
      'error: nothing called "referense" holds a doc. Did you mean "reference"?\n',
      {},
    ],
    [['doc', 'a', '--in', 'blog'], 'error: nothing called "blog" holds a doc: default, docs, api, reference\n', {}],
    [['post', 'a', '--in', 'nwes'], '错误：没有放 post 的“nwes”。是不是想写“news”？\n', { NOTES_LANG: 'zh' }],
    [['page', 'a'], 'error: the configuration turns off what holds a page\n', {}],
  ])('%j: there is none', async (args, said, env) => {
    expect(await write(args, env)).toMatchObject({ code: 2, stdout: '', stderr: said });
  });
});
