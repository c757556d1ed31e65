/** Files that do not fit into one part: their hash, secrets across the edge of two parts, and a build that holds no large file in memory. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findFileLiterals, findSecrets } from '../../renderer/engine/run/secrets.js';
import { hashOfLarge, OVERLAP, partsOf, sha256OfFile } from '../../renderer/output/modules/file-parts.js';
import { hashOf } from '../../renderer/site/helpers/hash.js';
import { makeSite } from '../outputs/sites.js';
import { removeFolders, temporaryFolder } from './folders.js';
import { notes } from './tool.js';

afterAll(removeFolders);

const PART = 1 << 24;
const file = join(temporaryFolder(), 'large.txt');

/** Writes a text of lines of 64 bytes with some words at places. */
function write(size: number, words: Record<number, string> = {}): Buffer {
  const bytes = Buffer.alloc(size, `${'x'.repeat(63)}\n`);
  for (const [at, word] of Object.entries(words)) bytes.write(word, Number(at));
  writeFileSync(file, bytes);
  return bytes;
}

it.each([0, 1, PART - 1, PART, PART + 1, 2 * PART + 9])('reads %d bytes in parts', (size) => {
  const bytes = write(size, size > 70 ? { [size - 70]: 'end' } : {});
  expect(Buffer.concat([...partsOf(file)]).equals(bytes)).toBe(true);
  expect(hashOfLarge(file)).toBe(hashOf(bytes));
});

it('tells the SHA-256', () => {
  writeFileSync(file, 'abc');
  expect(sha256OfFile(file)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('repeats the end of each part', () => {
  write(2 * PART);
  const [first, second, third] = [...partsOf(file, OVERLAP)];
  expect([first?.length, second?.length, third?.length]).toEqual([PART, PART, 2 * OVERLAP]);
  expect(Buffer.compare(second!.subarray(0, OVERLAP), first!.subarray(-OVERLAP))).toBe(0);
});

// Put together, so that no source holds what looks like a key.
const KEY = `AKIA${'QYLPMN5HHHFPZAM2'}`;
const outputs = () => [['large.txt', () => partsOf(file, OVERLAP)]] as const;

it.each([PART - 10, PART - OVERLAP - 10, PART - OVERLAP + 3, 2 * PART - OVERLAP - 4, 7])(
  'finds what lies at %d, once, with its line',
  (at) => {
    write(2 * PART, { [at]: `\n${KEY}\n` });
    expect(findSecrets([{ name: 'TOKEN', value: KEY, isWord: false }], outputs())).toMatchObject([
      { code: 'secret-in-output', args: { name: 'TOKEN', path: 'large.txt', more: '0' } },
    ]);
    const found = findFileLiterals(new Map([['large.txt', 'static/large.txt']]), outputs());
    // A line ends each 64 bytes, and before the key.
    expect(found.map((problem) => problem.line)).toEqual([Math.floor(at / 64) + 2]);
  },
);

it('builds a site with two videos in less memory than one of them is large', async () => {
  const dir = makeSite({ 'docs/a.md': '# A\n\n[film](film.mp4)\n', 'docs/film.mp4': '', 'static/talk.mp4': '' });
  truncateSync(join(dir, 'docs/film.mp4'), 300_000_000);
  truncateSync(join(dir, 'static/talk.mp4'), 300_000_000);
  const { code, stderr } = await notes(['build', '--manifest', '../manifest.json'], {
    cwd: dir,
    env: { GITHUB_TOKEN: KEY },
  });
  expect(code, stderr).toBe(0);
  const [, peak] = / (\d+) MB$/m.exec(stderr) ?? [];
  expect(Number(peak)).toBeLessThan(300);
});
