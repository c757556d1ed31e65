/**
 * An event loop whose queues can be looked at: microtasks, `process.nextTick`, timers and `setImmediate`, in the order of Node. It has a
 * clock of its own, so that the order of timers depends on their delays and on nothing else. Runs in the sandbox.
 */

/** A queue entry that a note created. */
export interface Job {
  /** Its name in the code: `then`, `await`, `setTimeout`. */
  kind: string;
  /** Line of the code that runs, or of what asked for it. */
  line: number;
  run(): void;
  /** No callback is there for it: the result is only handed on. */
  passes?: boolean;
}

interface Timer {
  id: number;
  job: Job;
  due: number;
  /** Milliseconds between two runs; absent: it runs once. */
  every?: number;
}

export interface Queues {
  tasks: Job[];
  ticks: Job[];
  microtasks: Job[];
}

/** Hears of each job that begins and ends. */
export interface LoopListener {
  begin(job: Job): void;
  end(): void;
}

/** The longest delay of a timer; longer ones are taken as 1, as are those below it. */
const MAX_DELAY = 2 ** 31 - 1;

export class EventLoop {
  private readonly microtasks: Job[] = [];
  private readonly ticks: Job[] = [];
  private timers: Timer[] = [];
  private immediates: { id: number; job: Job }[] = [];
  /** Immediates of this round: those that they add wait for the next one. */
  private round: { id: number; job: Job }[] = [];
  private clock = 0;
  /** Timers are looked at up to here before immediates. */
  private horizon = 1;
  private lastId = 0;

  constructor(private readonly listener: LoopListener) {}

  addMicrotask(job: Job): void {
    this.microtasks.push(job);
  }

  addTick(job: Job): void {
    this.ticks.push(job);
  }

  addTimer(job: Job, delay: unknown, repeats: boolean): number {
    const asked = Math.trunc(Number(delay));
    const wait = asked >= 1 && asked <= MAX_DELAY ? asked : 1;
    const timer: Timer = { id: ++this.lastId, job, due: this.clock + wait, ...(repeats ? { every: wait } : {}) };
    this.timers.push(timer);
    return timer.id;
  }

  addImmediate(job: Job): number {
    this.immediates.push({ id: ++this.lastId, job });
    return this.lastId;
  }

  /** Takes a timer or an immediate away. */
  clear(id: unknown): void {
    const others = (entry: { id: number }) => entry.id !== Number(id);
    this.timers = this.timers.filter(others);
    this.immediates = this.immediates.filter(others);
    this.round = this.round.filter(others);
  }

  /** Milliseconds since the start. */
  now(): number {
    return this.clock;
  }

  /** Returns what waits, each queue in the order in which it will run. */
  waiting(): Queues {
    const timers = this.inOrder();
    const tasks = [
      ...timers.filter(({ due }) => due <= this.horizon),
      ...this.round,
      ...this.immediates,
      ...timers.filter(({ due }) => due > this.horizon),
    ];
    return { tasks: tasks.map(({ job }) => job), ticks: [...this.ticks], microtasks: [...this.microtasks] };
  }

  /** Runs the code of a module, then all queued jobs. */
  run(main: () => void): void {
    main();
    this.listener.end();
    // A module runs in a microtask: the others come before the ticks.
    this.drainMicrotasks();
    this.drain();
    while (this.timers.length + this.immediates.length > 0) this.turn();
  }

  /** One round: timers that are due, then immediates. */
  private turn(): void {
    this.clock++;
    const [next] = this.inOrder();
    if (next && this.immediates.length === 0) this.clock = Math.max(this.clock, next.due);
    this.horizon = this.clock;
    for (let timer = this.due(); timer; timer = this.due()) {
      if (timer.every === undefined) this.clear(timer.id);
      this.perform(timer.job);
      // One that was cleared meanwhile is in no list.
      if (timer.every !== undefined) timer.due = this.clock + timer.every;
      this.drain();
    }
    this.round = this.immediates;
    this.immediates = [];
    for (let entry = this.round.shift(); entry; entry = this.round.shift()) {
      this.perform(entry.job);
      this.drain();
    }
    this.horizon = this.clock + 1;
  }

  private inOrder(): Timer[] {
    return [...this.timers].sort((a, b) => a.due - b.due);
  }

  private due(): Timer | undefined {
    return this.inOrder().find(({ due }) => due <= this.clock);
  }

  private drain(): void {
    while (this.ticks.length + this.microtasks.length > 0) {
      for (let tick = this.ticks.shift(); tick; tick = this.ticks.shift()) this.perform(tick);
      this.drainMicrotasks();
    }
  }

  private drainMicrotasks(): void {
    for (let job = this.microtasks.shift(); job; job = this.microtasks.shift()) this.perform(job);
  }

  private perform(job: Job): void {
    this.listener.begin(job);
    job.run();
    this.listener.end();
  }
}
