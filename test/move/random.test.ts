/**
 * Random moves and renames of headings. By default few of them, in a copy of the manual; `MOVES=<parity folder> npm run moves` does
 * `STEPS` (340) of them from `SEED` (1) in copies of each of `CORPORA`, and builds the site after every fiftieth.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../renderer/engine/write/disk.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { randomMoves } from './random-moves.js';

const { MOVES, CORPORA = 'kuizuo-blog,nonebot2,redux-toolkit', STEPS = '340', SEED = '1' } = process.env;
const HOUR = 3_600_000;

beforeAll(compileTool);
afterAll(removeFolders);

const engineOf = (dir: string) => ({
  dir,
  configFile: join(dir, 'notes.config.ts'),
  cacheDir: join(dir, '.notes'),
  threads: 1,
});

if (MOVES === undefined)
  it('leave a small site whole, and are undone', async () => {
    const dir = join(temporaryFolder(), 'site');
    cpSync(join(root, 'docs/manual'), dir, { recursive: true, filter: (path) => !/\/(?:\.notes|dist)$/.test(path) });
    const counts = await randomMoves({ engine: engineOf(dir), seed: 3, steps: 8 });
    expect(counts.failures).toEqual([]);
    expect(Math.min(counts.moves, counts.renames, counts.newIds, counts.links, counts.anchors)).toBeGreaterThan(0);
  });
else
  it.each(CORPORA.split(','))(
    'leave %s whole, and are undone',
    async (name) => {
      const corpus = [join(root, 'test/parity/corpus.mjs'), resolve(MOVES), name, join(temporaryFolder(), 'corpus')];
      const dir = execFileSync(process.execPath, corpus, { encoding: 'utf8' }).trim();
      hideKeys(dir);
      const { failures, ...counts } = await randomMoves({
        engine: engineOf(dir),
        seed: Number(SEED),
        steps: Number(STEPS),
        buildEvery: 50,
        onBuild: (addresses) => missingFiles(dir, addresses),
        say: (line) => console.log(`${name}: ${line}`),
      });
      console.log(`${name}: ${failures.length} failures; ${JSON.stringify(counts)}`);
      expect(failures).toEqual([]);
    },
    HOUR,
  );

/** A page that shows a private key is an error of its own. */
function hideKeys(dir: string): void {
  for (const path of listFiles(dir).filter((file) => file.endsWith('.md'))) {
    const text = readFileSync(join(dir, path), 'utf8');
    if (text.includes(' PRIVATE KEY-----'))
      writeFileSync(join(dir, path), text.replaceAll(' PRIVATE KEY-----', ' KEY-----'));
  }
}

/** Builds a site and looks for the file of each address. */
function missingFiles(dir: string, addresses: readonly string[]): string[] {
  const out = join(dir, '../out');
  const args = [join(root, 'lib/cli/main.js'), 'build', dir, '-o', out, '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) {
    const { problems } = JSON.parse(stdout) as { problems: Problem[] };
    const errors = problems.filter(({ level }) => level === 'error');
    return errors.slice(0, 3).map(({ code, file, args }) => `build: ${code} ${file} ${JSON.stringify(args)}`);
  }
  const files = new Set(listFiles(out).map((path) => path.toLowerCase()));
  return addresses.flatMap((address) => {
    const path = address.replace(/^\/|\/$/g, '');
    const names = [`${path}.html`, path === '' ? 'index.html' : `${path}/index.html`, path];
    return names.some((file) => files.has(file)) ? [] : [`no file for ${address}`];
  });
}
