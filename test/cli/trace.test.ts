/** `notes build --trace`: the file that Chromium's tools open. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nested } from '../../cli/report/trace-file.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const span = (name: string, start: number, ms: number) => ({ name, start, ms });

describe('rows', () => {
  it.each([
    ['one after another', [span('a', 0, 5), span('b', 5, 5)], ['a b']],
    ['one within another', [span('b', 2, 3), span('a', 0, 10), span('c', 6, 4)], ['a b c']],
    ['at the same time', [span('a', 0, 5), span('b', 3, 5), span('c', 6, 9)], ['a c', 'b']],
    ['three at the same time', [span('a', 0, 5), span('b', 1, 5), span('c', 2, 5)], ['a', 'b', 'c']],
    ['one within another that overlaps a third', [span('a', 0, 9), span('b', 1, 9), span('c', 2, 3)], ['a c', 'b']],
  ])('%s', (_, spans, rows) => {
    expect(nested(spans).map((row) => row.map(({ name }) => name).join(' '))).toEqual(rows);
  });
});

interface Bar {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur: number;
  args?: { name: string };
}

describe('the file', () => {
  const dir = makeSite({
    'notes.config.ts': configText({}),
    ...Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`docs/p${n}.md`, `# P${n}\n\ntext\n`])),
  });
  const trace = join(dir, '.notes/trace.json');

  it('has each step and each job of both threads', async () => {
    const run = await notes(['build', '--trace', '--threads', '2'], { cwd: dir });
    expect(run.code, run.stderr).toBe(0);
    expect(run.stderr).toContain('.notes/trace.json');
    const events: Bar[] = JSON.parse(readFileSync(trace, 'utf8')).traceEvents;
    const rows = events.filter(({ name }) => name === 'thread_name');
    expect(rows.map(({ args }) => args?.name)).toEqual(expect.arrayContaining(['steps', 'thread 1', 'thread 2']));
    const bars = events.filter(({ ph }) => ph === 'X');
    const jobs = bars.filter(({ tid }) => rows.find((row) => row.tid === tid)?.args?.name.startsWith('thread'));
    expect(new Set(jobs.map(({ name }) => name))).toEqual(new Set(['compile', 'render', 'tokenise', 'table', 'texts']));
    for (const step of ['config', 'compile', 'render', 'write'])
      expect(
        bars.map(({ name }) => name),
        step,
      ).toContain(step);
    // As Chromium draws it, bars in one row do not cross.
    for (const one of bars)
      for (const other of bars)
        if (one !== other && one.tid === other.tid && one.ts < other.ts && other.ts < one.ts + one.dur - 1)
          expect(other.ts + other.dur, `${one.name} and ${other.name}`).toBeLessThanOrEqual(one.ts + one.dur + 2);
  });

  it('is not written without the option, nor where nothing may be', async () => {
    rmSync(trace);
    const plain = await notes(['build'], { cwd: dir });
    expect(plain.code, plain.stderr).toBe(0);
    expect(() => readFileSync(trace)).toThrow();
    mkdirSync(trace);
    const refused = await notes(['build', '--trace'], { cwd: dir });
    expect(refused.code, refused.stderr).toBe(0);
    expect(refused.stderr).not.toMatch(/trace\.json|^\s+at /m);
  });
});
