/** The commands that look at a site, from outside: on terminals of several widths, in pipes, with bad input. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { notes } from '../engine/tool.js';
import { type Built, buildFolder, makeSite } from '../outputs/sites.js';
import { onTerminal } from './pseudo-terminal.js';

let site: Built;
beforeAll(async () => {
  site = await buildFolder(
    makeSite({
      'docs/index.md': '---\ntags: [甲]\n---\n\n# 首页\n\n[下一篇](./guide/one.md)\n',
      'docs/guide/_category_.json': '{ "label": "指南", "position": 2 }',
      'docs/guide/one.md':
        '---\nsidebar_position: 3\n---\n\n# 一篇名字很长很长很长很长很长很长很长的文档\n\n![图](./dot.svg)\n',
      'docs/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'blog/2025-01-02-first.md': '# 第一篇\n\n回到[首页](/docs)。\n',
    }),
  );
});
afterAll(removeFolders);

describe('notes preview', () => {
  it('serves the output with the base it was built for; Ctrl+C ends it with 130', async () => {
    const screen = onTerminal(['preview', '-o', site.out, '-p', '0'], { cwd: site.dir, columns: 40 });
    await screen.heard(/http:\/\/localhost:\d+\S*\//);
    screen.type('\u0003');
    const { code, lines } = await screen.ended;
    expect([code, lines.at(-1)]).toEqual([130, expect.stringMatching(/^\^?C?✓ http:\/\/localhost:\d+\/$|\^C$/)]);
  });

  it.each([
    [['preview'], '`notes build`'],
    [['preview', 'x y'], '`notes build x y`'],
    [['preview', '-o', 'public'], '`notes build -o public`'],
  ])('%j without a build says how to make one', async (args, command) => {
    const run = await notes(args, { cwd: temporaryFolder() });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('output-not-built')]);
    expect(run.stderr).toContain(command);
  });
});
