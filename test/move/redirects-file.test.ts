/** `redirects.yml`: read in addition to the configuration's redirects; faults in it are reported at their place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildSite, configText } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const PAGES = { 'docs/a.md': '# 甲\n\n## 乙\n', 'pages/index.md': '# 首页\n' };

describe('redirects of the file', () => {
  let site: Built;
  beforeAll(async () => {
    site = await buildSite({
      ...PAGES,
      'notes.config.ts': configText({
        baseUrl: '/base/',
        trailingSlash: false,
        redirects: [{ from: '/one', to: '/docs/a' }],
      }),
      'redirects.yml':
        '# written by a command\n- from: /docs/old\n  to: /docs/a\n- from: [/two, /三]\n  to: /docs/a#乙\n',
    });
  });

  it('lead to their pages as those of the configuration do', () => {
    expect(site.stderr).not.toContain('redirect');
    for (const path of ['one.html', 'docs/old.html', 'two.html', '三.html'])
      expect(site.file(path)).toContain('/base/docs/a');
    expect(site.file('_redirects')).toContain('/base/docs/old /base/docs/a 301');
  });

  it('are read for a Docusaurus configuration too', async () => {
    const { file } = await buildSite({
      ...PAGES,
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', {}]] };`,
      'redirects.yml': '- from: /docs/old\n  to: /docs/a\n',
    });
    expect(file('docs/old/index.html')).toContain('/docs/a');
  });

  it('lead on in the hash router', async () => {
    const { code, stderr, paths } = await buildSite({
      ...PAGES,
      'notes.config.ts': configText({ router: 'hash' }),
      'redirects.yml': '- from: /docs/old\n  to: /docs/a\n',
    });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('redirect')]);
    expect(paths).toContain('_notes/page/docs/old.json');
  });
});

describe('what is wrong in the file', () => {
  it.each([
    ['an unknown key', '- from: /x\n  too: /docs/a\n', 'data-file-unknown-key', '2:3'],
    ['a key that is missing', '- from: /x\n', 'data-file-missing-key', '1:'],
    ['a value of a wrong type', '- from: 3\n  to: /docs/a\n', 'redirects-file-shape', '1:9'],
    ['no list', 'from: /x\nto: /docs/a\n', 'redirects-file-shape', ''],
    [
      'two redirects from one address',
      '- {from: /x, to: /docs/a}\n- {from: /x, to: /docs/a}\n',
      'redirects-file-duplicate',
      '2:10',
    ],
    ['a redirect from a page', '- from: /x\n  to: /docs/a\n- from: /docs/a\n  to: /\n', 'redirect-taken', '3:9'],
    ['a redirect to nowhere', '- from: /x\n  to: /docs/b\n', 'redirect-target', '2:7'],
    ['what is no YAML', '- from: [\n', 'data-file-syntax', ''],
  ])('%s is told at its place', async (_, text, code, place) => {
    const built = await buildSite({ ...PAGES, 'redirects.yml': text }, ['--json']);
    const { problems } = JSON.parse(built.stdout) as {
      problems: { code: string; file: string; line: number; column: number }[];
    };
    const found = problems.find((entry) => entry.code === code);
    expect(problems.map((entry) => entry.code)).toContain(code);
    expect(`${found?.file}:${found?.line}:${found?.column}`).toContain(`redirects.yml:${place}`);
  });
});
