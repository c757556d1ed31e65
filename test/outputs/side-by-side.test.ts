/** Interference with the folders of a site during and between builds: two builds at once, kills, flipped bits, missing permissions. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTree, removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { buildFolder, configText, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'notes.config.ts': configText({ blog: false }),
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`docs/d${at}.md`, `# D ${at}\n\n\`\`\`js\nf(${at})\n\`\`\`\n`]),
  ),
};

it('builds at once end one after the other, with the same output', async () => {
  const dir = makeSite(SITE);
  const alone = await buildFolder(dir, [], 'alone');
  const runs = await Promise.all(Array.from({ length: 3 }, () => buildFolder(dir)));
  expect(runs.map(({ code, stderr }) => [code, stderr.match(/ENOENT|EEXIST|^\s+at /gm)])).toEqual(
    runs.map(() => [0, null]),
  );
  expect(readTree(join(dir, '../dist'))).toEqual(readTree(alone.out));
  expect(readdirSync(join(dir, '.notes')).filter((name) => /^(lock|stage|journal|alone)/.test(name))).toEqual([]);
});

it('a build waits for the one that is writing, and says so', async () => {
  const dir = makeSite(SITE);
  await buildFolder(dir);
  const lock = lockOf(dir);
  // Process 1 always lives; the lock is given back when the waiting is seen.
  writeFileSync(lock, '{"pid":1}');
  const args = [join(root, 'lib/cli/main.js'), 'build', dir, '-o', join(dir, '../dist')];
  const child = spawn(process.execPath, args, { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
    if (told.includes('waiting')) rmSync(lock, { force: true });
  });
  const [code] = await once(child, 'close');
  expect([code, told.match(/Process 1 is writing/g)?.length]).toEqual([0, 1]);
});

it('a lock of a killed build holds nobody up', async () => {
  const dir = makeSite(SITE);
  await notes(['build', dir, '-o', join(dir, '../dist')], { cwd: dir, killAfter: 400 });
  const { code } = await buildFolder(dir);
  writeFileSync(lockOf(dir), '{"pid":4194303999,"since":"1"}');
  expect([code, (await buildFolder(dir)).code]).toEqual([0, 0]);
});

it('flipped bits in the memo are healed without a word', async () => {
  const dir = makeSite(SITE);
  const clean = await buildFolder(dir);
  const packs = join(dir, '.notes/packs');
  let seed = 7;
  for (let turn = 0; turn < 6; turn++) {
    for (const name of readdirSync(packs)) {
      const bytes = readFileSync(join(packs, name));
      for (let flips = 0; flips < 4; flips++) {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 1;
        bytes[seed % bytes.length]! ^= 1 << ((seed >>> 8) % 8);
      }
      writeFileSync(join(packs, name), bytes);
    }
    writeFileSync(join(dir, 'docs/d0.md'), `# D 0\n\nTurn ${turn}\n`);
    const built = await buildFolder(dir);
    expect([built.code, built.stderr.match(/error|warning|damaged/i)]).toEqual([0, null]);
    expect(built.file('docs/d1/index.html')).toBe(clean.file('docs/d1/index.html'));
    expect(built.file('docs/d19/index.html')).toBe(clean.file('docs/d19/index.html'));
  }
});

it('flipped bits in kept bundles are healed without a word', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({ blog: false, customCss: 'own.css' }),
    'own.css': ':root { --own: 1 }\n',
    'docs/a.mdx': "import Box from '@site/Box';\n\n# A\n\n<Box />\n",
    'Box.tsx': 'export default () => <b>box</b>;\n',
    'theme/layout/Footer.tsx': 'export const Footer = () => <footer>own</footer>;\n',
  });
  const clean = await buildFolder(dir);
  const kept = readdirSync(join(dir, '.notes'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(client|theme|modules-\w+)\/.*\.\w+$/.test(path))
    .map((path) => join(dir, '.notes', path));
  expect(new Set(kept.map((path) => path.slice(join(dir, '.notes/').length).split('/')[0])).size).toBe(4);
  for (const file of kept) {
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(file, bytes);
  }
  rmSync(clean.out, { recursive: true });
  const built = await buildFolder(dir);
  expect([built.code, built.stderr.match(/error|warning|damaged/i)]).toEqual([0, null]);
  expect(built.files).toEqual(clean.files);
});

it('a site folder that cannot be written is built into another one, and told once that it takes longer', async () => {
  const dir = makeSite({ ...SITE, '.notes': 'a file where the cache folder would be' });
  mkdirSync(join(dir, 'node_modules/a-package'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/a-package/index.js'), 'module.exports = "From a package";');
  writeFileSync(
    join(dir, 'notes.config.ts'),
    `import title from 'a-package';\n${configText({ blog: false }).replace('"站点"', 'title')}`,
  );
  chmodSync(dir, 0o555);
  const built = await buildFolder(dir);
  expect([
    built.code,
    built.stderr.match(/cache-unwritable/g)?.length,
    built.stderr.match(/EACCES|ENOTDIR|EEXIST/g)?.length,
  ]).toEqual([0, 1, 1]);
  expect(built.file('docs/d1/index.html')).toContain('From a package');
  expect((await buildFolder(dir)).files).toEqual(built.files);
  chmodSync(dir, 0o755);
});

/** The lock of an output folder: the name of its record tells it. */
function lockOf(dir: string): string {
  const record = readdirSync(join(dir, '.notes')).find((name) => name.startsWith('output-'))!;
  return join(dir, '.notes', record.replace('output-', 'lock-').replace('.json', ''));
}
