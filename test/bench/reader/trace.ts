/** Tasks of a page's main thread, read from a trace of the browser. */

/** Categories that `tasksOf` reads: tasks, and the page's own marks to tell its thread and its clock by. */
export const CATEGORIES = ['toplevel', 'blink.user_timing'];

/** Mark that the page sets when its first script runs. */
export const ORIGIN_MARK = 'bench:origin';

/** Milliseconds of the page's own clock (`performance.now()`). */
export interface Task {
  start: number;
  end: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

/**
 * Tasks of the thread that set `ORIGIN_MARK`, in order, outermost only.
 * @param originNow `performance.now()` at the mark
 */
export function tasksOf(trace: Buffer, originNow: number): Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === ORIGIN_MARK);
  if (!mark) throw new Error('the trace holds no mark of the page');
  const clock = (ts: number) => (ts - mark.ts) / 1000 + originNow;
  const tasks: Task[] = [];
  const events = traceEvents
    .filter(
      ({ ph, pid, tid, name }) => ph === 'X' && pid === mark.pid && tid === mark.tid && name.endsWith('::RunTask'),
    )
    .sort((a, b) => a.ts - b.ts);
  for (const { ts, dur = 0 } of events) {
    const task = { start: clock(ts), end: clock(ts + dur) };
    if (task.start >= (tasks.at(-1)?.end ?? Number.NEGATIVE_INFINITY)) tasks.push(task);
  }
  return tasks;
}

const length = ({ start, end }: Task) => end - start;

/** Longest task that touches a stretch of time, ms; 0 for none. */
export const longest = (tasks: readonly Task[], from: number, to: number): number =>
  Math.max(0, ...tasks.filter(({ start, end }) => end > from && start < to).map(length));

/** Above this, ms, a task keeps the reader waiting. */
const BLOCKING = 50;

/** Total blocking time: what tasks after `from` take beyond 50 ms each, ms. */
export const blockingTime = (tasks: readonly Task[], from: number): number =>
  tasks
    .map(({ start, end }) => end - Math.max(start, from) - BLOCKING)
    .filter((over) => over > 0)
    .reduce((sum, over) => sum + over, 0);
