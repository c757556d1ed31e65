import { describe, expect, it } from 'vitest';
import { endWatch, leaveWatch, type MainWatch, takeWatch } from '../../renderer/engine/threads/main-watch.js';
import { batches, createPool, type Member } from '../../renderer/engine/threads/pool.js';
import { inlineMember, threadMember } from '../../renderer/engine/threads/pool-members.js';

interface Job {
  home?: string;
  bound?: boolean;
  name: string;
}

/** A member that notes what it does and takes a turn of the event loop for it. */
function member(home: string, log: string[], { depth = 1, fails = '' } = {}): Member<Job, string> {
  return {
    home,
    depth,
    async run({ name }) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (name === fails) throw new Error(name);
      log.push(`${home}:${name}`);
      return name.toUpperCase();
    },
    async close() {},
  };
}

const jobs = (...names: string[]): Job[] =>
  names.map((name) => (name.includes('@') ? { name, home: name.slice(name.indexOf('@') + 1) } : { name }));

describe('pool', () => {
  it('gives results in the order of the jobs, whoever did them, and tells of each', async () => {
    const done: string[] = [];
    const pool = createPool([member('a', [], { depth: 2 }), member('b', [])]);
    const results = await pool.run(jobs('p', 'q', 'r', 's', 't'), (index, result) => done.push(`${index}${result}`));
    expect(results).toEqual(['P', 'Q', 'R', 'S', 'T']);
    expect(done.toSorted()).toEqual(['0P', '1Q', '2R', '3S', '4T']);
    expect([pool.threads, pool.homes]).toEqual([2, ['a', 'b']]);
  });

  it('sends jobs home first, then anywhere', async () => {
    const log: string[] = [];
    const pool = createPool([member('a', log), member('b', log)]);
    await pool.run(jobs('1@b', '2@b', '3@a', '4@a', '5@a', '6@a', '7@gone'));
    expect(log.slice(0, 4).toSorted()).toEqual(['a:3@a', 'a:4@a', 'b:1@b', 'b:2@b']);
    expect(log).toHaveLength(7);
  });

  it('leaves jobs that are bound to their home alone elsewhere', async () => {
    const log: string[] = [];
    const pool = createPool([member('a', log), member('b', log)]);
    await pool.run(jobs('1@b', '2@b', '3@b').map((job) => ({ ...job, bound: true })));
    expect(log).toEqual(['b:1@b', 'b:2@b', 'b:3@b']);
  });

  it('begins nothing after an error, and ends when all have stopped', async () => {
    const log: string[] = [];
    const pool = createPool([member('a', log, { fails: '1' }), member('b', log)]);
    await expect(pool.run(jobs('1', '2', '3', '4', '5'))).rejects.toThrow('1');
    expect(log).toEqual(['b:2']);
  });

  it('tells of a thread that ended before its first job', async () => {
    const script = new URL('data:text/javascript,throw new Error("no theme")');
    const thread = threadMember<Job, string>(script, () => ({ home: 'a', setup: null }), 60);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(createPool([thread]).run(jobs('x'))).rejects.toThrow('no theme');
    await thread.close();
  });

  it('loads what works in this thread with the first job', async () => {
    let loads = 0;
    const here = inlineMember<Job, string>(
      'here',
      async () => {
        loads++;
        return { handle: async ({ name }) => name, close: () => {} };
      },
      { seconds: 60 },
    );
    expect(loads).toBe(0);
    expect(await createPool([here]).run(jobs('x', 'y'))).toEqual(['x', 'y']);
    expect(loads).toBe(1);
  });

  it('keeps the watch over this thread for the next engine, unless it had to end an item', async () => {
    const worker = (handle: () => Promise<string>, seconds: number) =>
      inlineMember<Job, string>('here', async () => ({ handle: (_, onItem) => begun(onItem, handle), close() {} }), {
        seconds,
      });
    const begun = async (onItem: (item: number) => void | Promise<void>, handle: () => Promise<string>) => {
      await onItem(0);
      return handle();
    };
    const taken: MainWatch[] = [];
    const take = (seconds: number) => {
      const watch = takeWatch({ seconds });
      taken.push(watch);
      return watch;
    };
    const first = take(1.25);
    expect(take(1.25)).not.toBe(first);
    leaveWatch(first);
    expect(take(1.5)).not.toBe(first);
    const well = worker(async () => 'done', 1.25);
    expect(await createPool([well]).run(jobs('x'))).toEqual(['done']);
    await well.close();
    expect(take(1.25)).toBe(first);
    leaveWatch(first);
    const endless = worker(() => new Promise(() => {}), 1.25);
    await expect(createPool([endless]).run(jobs('x'))).rejects.toThrow('was ended');
    await endless.close();
    expect(take(1.25)).not.toBe(first);
    await Promise.all(taken.map(endWatch));
  });

  it.each([
    [10, 1, 3],
    [100, 2, 13],
    [1000, 2, 16],
    [3, 8, 1],
  ])('cuts %i items for %i threads into batches of %i', (count, threads, size) => {
    const cut = batches(
      Array.from({ length: count }, (_, index) => index),
      threads,
    );
    expect(cut[0]).toHaveLength(size);
    expect(cut.flat()).toHaveLength(count);
  });
});
