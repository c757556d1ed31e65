/** The times of a build as a file that the tools of Chromium and Perfetto open. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span, Trace } from '../../renderer/engine/run/trace.js';

/**
 * Writes the steps of a build and the jobs of its threads in the Trace Event Format of Chromium: complete events (`X`), times in
 * microseconds since the build began.
 * @returns path of the file; undefined where the folder cannot be written
 */
export function writeTrace({ spans, jobs }: Pick<Trace, 'spans' | 'jobs'>, folder: string): string | undefined {
  const rows = nested(spans).map((steps, at) => ({
    name: at === 0 ? 'steps' : `steps ${at + 1}`,
    spans: steps as Span[],
  }));
  for (const job of jobs) {
    const name = `thread ${job.thread + 1}`;
    const row = rows.find((one) => one.name === name);
    if (row) row.spans.push(job);
    else rows.push({ name, spans: [job] });
  }
  const traceEvents = [
    { name: 'process_name', ph: 'M', pid: 1, tid: 0, args: { name: 'notes build' } },
    ...rows.flatMap(({ name, spans: bars }, tid) => [
      { name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } },
      ...bars.map(({ name: step, start, ms }) => ({
        name: step,
        cat: 'notes',
        ph: 'X',
        pid: 1,
        tid,
        ts: Math.round(start * 1000),
        dur: Math.round(ms * 1000),
      })),
    ]),
  ];
  const file = join(folder, 'trace.json');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ traceEvents, displayTimeUnit: 'ms' }));
    return file;
  } catch {
    return undefined;
  }
}

/** Splits steps into rows, in which each is inside another or disjoint, as viewers draw them. Steps that run at the same time overlap. */
export function nested(spans: readonly Span[]): Span[][] {
  const rows: { spans: Span[]; open: number[] }[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.ms - a.ms)) {
    const end = span.start + span.ms;
    const row = rows.find(({ open }) => {
      while ((open.at(-1) ?? Infinity) <= span.start) open.pop();
      return end <= (open.at(-1) ?? Infinity);
    });
    if (row) {
      row.spans.push(span);
      row.open.push(end);
    } else rows.push({ spans: [span], open: [end] });
  }
  return rows.map((row) => row.spans);
}
