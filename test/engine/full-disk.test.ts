import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../structure/imports.js';
import { readTree, removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compileTool, notes } from './tool.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'notes.config.ts': "export default { title: 'Fixture', url: 'https://example.com', search: false };\n",
  'docs/a.md': '# A\n\n正文\n',
  'docs/b.md': '# B\n\ntext\n',
};

async function builtSite(): Promise<{ cwd: string; dist: string }> {
  const cwd = temporaryFolder();
  writeFiles(cwd, SITE);
  expect((await notes(['build'], { cwd })).code).toBe(0);
  writeFiles(cwd, { 'docs/a.md': `# A\n\n${'新的正文。'.repeat(4000)}\n` });
  return { cwd, dist: join(cwd, 'dist') };
}

/** A build whose files may not grow beyond some kilobytes, as `ulimit` has it. */
function limitedBuild(cwd: string, args: string): { code: number; stdout: string } {
  const command = `ulimit -f 24; "${process.execPath}" "${join(root, 'lib/cli/main.js')}" build --json ${args}; echo "code $?"`;
  const text = execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const end = text.lastIndexOf('code ');
  return { code: Number(text.slice(end + 5)), stdout: text.slice(0, end) };
}

describe('a disk that takes no more bytes', () => {
  it.each([1, 2])('is told as such, and the last good output stays, with %i threads', async (threads) => {
    const { cwd, dist } = await builtSite();
    const before = readTree(dist);
    const { code, stdout } = limitedBuild(cwd, `--threads ${threads}`);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).problems).toEqual([expect.objectContaining({ code: 'disk-full', level: 'error' })]);
    expect(readTree(dist)).toEqual(before);
    expect((await notes(['build'], { cwd })).code).toBe(0);
    expect(readTree(dist)).not.toEqual(before);
  });

  it('is told when it fills up at the commit', async () => {
    const { cwd, dist } = await builtSite();
    const before = readTree(dist);
    const cache = join(cwd, '.notes');
    const id = readdirSync(cache)
      .find((name) => name.startsWith('output-'))!
      .slice('output-'.length);
    const journal = join(cache, `journal-${id}.new`);
    symlinkSync('/dev/full', journal);
    const run = await notes(['build', '--json'], { cwd });
    expect(run.code).toBe(1);
    expect(JSON.parse(run.stdout).problems).toEqual([expect.objectContaining({ code: 'disk-full' })]);
    expect(readTree(dist)).toEqual(before);
    rmSync(journal);
    expect((await notes(['build'], { cwd })).code).toBe(0);
    expect(readTree(dist)).not.toEqual(before);
  });
});
