import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { healed, openMemo } from '../../renderer/engine/memo/memo.js';
import { createPack } from '../../renderer/engine/memo/memo-packs.js';
import { removeFolders, temporaryFolder } from './folders.js';

afterEach(removeFolders);

/** Opens the memo, does something, saves and closes. */
function run<T>(folder: string, action: (memo: ReturnType<typeof openMemo>) => T, tool = 'v1', drop = true): T {
  const memo = openMemo(folder, tool);
  try {
    const value = action(memo);
    memo.save(drop);
    return value;
  } finally {
    memo.close();
  }
}

describe('memo', () => {
  it('gives back what a run before it kept, problems included', () => {
    const folder = temporaryFolder();
    const value = { html: '<p>汉字 𠮷</p>', problems: [{ code: 'x', level: 'warning', args: {} }] };
    run(folder, (memo) => memo.set('a', value));
    expect(run(folder, (memo) => memo.get('a'))).toEqual(value);
  });

  it('gives a value back within the run that set it', () => {
    run(temporaryFolder(), (memo) => {
      memo.set('a', 1);
      expect(memo.get('a')).toBe(1);
    });
  });

  it('drops what no run asked for, keeps what was asked for or touched', () => {
    const folder = temporaryFolder();
    run(folder, (memo) => ['a', 'b', 'c'].map((key) => memo.set(key, key)));
    run(folder, (memo) => [memo.get('a'), memo.touch('b')]);
    expect(run(folder, (memo) => ['a', 'b', 'c'].map((key) => memo.get(key)))).toEqual(['a', 'b', undefined]);
  });

  it('keeps everything when a build failed', () => {
    const folder = temporaryFolder();
    run(folder, (memo) => memo.set('a', 1));
    run(folder, () => undefined, 'v1', false);
    expect(run(folder, (memo) => memo.get('a'))).toBe(1);
  });

  it('starts afresh with another version of the tool', () => {
    const folder = temporaryFolder();
    run(folder, (memo) => memo.set('a', 1));
    expect(run(folder, (memo) => memo.get('a'), 'v2')).toBeUndefined();
  });

  it('adopts values that another thread appended', () => {
    const folder = temporaryFolder();
    run(folder, (memo) => {
      const pack = createPack(memo.folder, `${memo.run}-1`);
      const ref = pack.append(['body']);
      pack.close();
      memo.adopt('a', ref);
      expect(memo.get('a')).toEqual(['body']);
    });
    expect(run(folder, (memo) => memo.get('a'))).toEqual(['body']);
  });

  it.each([
    ['the packs are gone', (folder: string) => rmSync(join(folder, 'packs'), { recursive: true })],
    ['a pack is cut short', (folder: string) => cut(folder)],
    ['the index is not JSON', (folder: string) => writeFileSync(join(folder, 'index.json'), '{"format":')],
    ['the folder is gone', (folder: string) => rmSync(folder, { recursive: true })],
  ])('is a miss, not an error, when %s', (_, damage) => {
    const folder = temporaryFolder();
    run(folder, (memo) => memo.set('a', 'x'.repeat(100)));
    damage(folder);
    expect(run(folder, (memo) => memo.get('a'))).toBeUndefined();
    expect(run(folder, (memo) => memo.set('a', 2) && memo.get('a'))).toBe(2);
  });

  it('takes no notice of packs without an index entry: the process was killed before the index', () => {
    const folder = temporaryFolder();
    const memo = openMemo(folder, 'v1');
    memo.set('a', 1);
    memo.flush();
    memo.close();
    expect(run(folder, (next) => next.get('a'))).toBeUndefined();
    expect(readdirSync(join(folder, 'packs')).length).toBeLessThanOrEqual(1);
  });

  it('compacts when most of its packs are waste', () => {
    const folder = temporaryFolder();
    for (let turn = 0; turn < 40; turn++)
      run(folder, (memo) => {
        memo.get('keep');
        if (turn === 0) memo.set('keep', 'kept');
        memo.set(`only-${turn}`, turn);
        for (let before = 0; before < turn; before++) memo.touch(`only-${before}`);
      });
    expect(readdirSync(join(folder, 'packs')).length).toBeLessThan(30);
    expect(run(folder, (memo) => memo.get('keep'))).toBe('kept');
    expect(run(folder, (memo) => memo.get('keep'))).toBe('kept');
  });

  it('leaves large packs as they are when there are many small ones', () => {
    const folder = temporaryFolder();
    const large = 'x'.repeat(500_000);
    run(folder, (memo) => memo.set('large', large));
    const [first = ''] = readdirSync(join(folder, 'packs'));
    const keys = Array.from({ length: 40 }, (_, turn) => `small-${turn}`);
    for (const key of keys) run(folder, (memo) => memo.set(key, key), 'v1', false);
    const packs = readdirSync(join(folder, 'packs'));
    expect(packs).toContain(first);
    expect(packs.length).toBeLessThan(30);
    const values = run(folder, (memo) => ['large', ...keys].map((key) => memo.get(key)));
    expect(values).toEqual([large, ...keys]);
  });

  it('works alone and leaves nothing when a living process holds the folder', () => {
    const folder = temporaryFolder();
    run(folder, (memo) => memo.set('a', 1));
    mkdirSync(folder, { recursive: true });
    // Process 1 always lives.
    writeFileSync(join(folder, 'lock'), '{"pid":1}');
    const memo = openMemo(folder, 'v1');
    expect(memo.shared).toBe(false);
    memo.set('b', 2);
    memo.save(true);
    memo.close();
    rmSync(join(folder, 'lock'));
    expect(readdirSync(folder).sort()).toEqual(['index.json', 'packs']);
    expect(run(folder, (next) => [next.get('a'), next.get('b')])).toEqual([1, undefined]);
  });

  it('takes over the lock of a process that died', () => {
    const folder = temporaryFolder();
    for (const text of ['4194303999', '{"pid":4194303999}', '{"pid":1,"since":"another"}', '', '{']) {
      writeFileSync(join(folder, 'lock'), text);
      expect(run(folder, (memo) => memo.shared)).toBe(true);
    }
  });

  it('throws for a value of which one bit is another, and makes all anew', async () => {
    const folder = temporaryFolder();
    run(folder, (memo) => memo.set('a', { html: '<p>one</p>' }));
    const [pack] = readdirSync(join(folder, 'packs'));
    const file = join(folder, 'packs', pack!);
    const bytes = readFileSync(file);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(file, flipped);
      const memo = openMemo(folder, 'v1');
      expect(() => memo.get('a'), `bit ${bit}`).toThrow(expect.objectContaining({ code: 'ERR_MEMO_DAMAGED' }));
      expect(await healed(memo, async () => memo.get('a') ?? 'anew')).toBe('anew');
      memo.close();
    }
  });
});

function cut(folder: string): void {
  for (const name of readdirSync(join(folder, 'packs'))) truncateSync(join(folder, 'packs', name), 10);
}
