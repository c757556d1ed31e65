/** The states of a recorded run, from what its table says of each step. */

/** Queues in the order in which the event loop looks at them. */
export const QUEUES = ['microtasks', 'ticks', 'tasks'] as const;
export type Queue = (typeof QUEUES)[number];

/** A row of the table. */
export interface Row {
  /** From 1; 0: the code is above the block. */
  line: number;
  /** The line as it was written, without indentation. */
  code: string;
  running: string;
  /** Further description of the running job. */
  note: string;
  /** Variables that can be seen here. */
  sees: number[];
  /** Those that have a new value. */
  set: { variable: number; name: string; value: string }[];
  out: string[];
  /** Queues after the step; an absent queue is empty. */
  queues: Partial<Record<Queue, string[]>>;
}

export interface Variable {
  id: number;
  name: string;
  value: string;
  isNew: boolean;
}

export interface Entry {
  text: string;
  isNew: boolean;
}

/** The visible state after a step. */
export interface State {
  line: number;
  code: string;
  running: string;
  note: string;
  /** Queue of the running job; undefined: the script. */
  origin: Queue | undefined;
  /** The job was just taken out of that queue. */
  begins: boolean;
  variables: Variable[];
  console: Entry[];
  queues: Record<Queue, Entry[]>;
}

export function statesOf(rows: readonly Row[]): State[] {
  const values = new Map<number, { name: string; value: string }>();
  const printed: string[] = [];
  let before: Row | undefined;
  let origin: Queue | undefined;
  return rows.map((row) => {
    const taken = takenFrom(before, row);
    origin = taken ?? (row.running === before?.running || !before ? origin : undefined);
    for (const { variable, name, value } of row.set) values.set(variable, { name, value });
    const old = printed.length;
    printed.push(...row.out);
    const last = before;
    before = row;
    return {
      line: row.line,
      code: row.code,
      running: row.running,
      note: row.note,
      origin,
      begins: taken !== undefined,
      variables: variablesOf(row, values),
      console: printed.map((text, index) => ({ text, isNew: index >= old })),
      queues: {
        microtasks: entriesOf('microtasks', last, row),
        ticks: entriesOf('ticks', last, row),
        tasks: entriesOf('tasks', last, row),
      },
    };
  });
}

/** The queue whose first entry has become the running job and has changed in nothing else. */
function takenFrom(before: Row | undefined, { running, queues }: Row): Queue | undefined {
  return QUEUES.find((queue) => {
    const [first, ...rest] = before?.queues[queue] ?? [];
    const now = queues[queue] ?? [];
    return first === running && rest.length === now.length && rest.every((text, index) => text === now[index]);
  });
}

/** Those that can be seen and those that have changed, in the order of the code. */
function variablesOf({ sees, set }: Row, values: ReadonlyMap<number, { name: string; value: string }>): Variable[] {
  const changed = new Set(set.map(({ variable }) => variable));
  return [...new Set([...sees, ...changed])]
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const known = values.get(id);
      return known ? [{ id, ...known, isNew: changed.has(id) }] : [];
    });
}

/** Returns what waits in a queue; new is what did not wait there before the step, of equal ones the last. */
function entriesOf(queue: Queue, before: Row | undefined, row: Row): Entry[] {
  const old = [...(before?.queues[queue] ?? [])];
  return (row.queues[queue] ?? []).map((text) => {
    const place = old.indexOf(text);
    if (place !== -1) old.splice(place, 1);
    return { text, isNew: place === -1 };
  });
}

/** Place of a step's line among the lines that are shown: marks that are no part of the code may have taken lines out. -1: it is not there. */
export function placeOfLine({ line, code }: Pick<State, 'line' | 'code'>, shown: readonly string[]): number {
  const isHere = (place: number) => code.startsWith(shown[place]?.trim() || '\0');
  for (let place = Math.min(line, shown.length) - 1; place >= 0; place--) if (isHere(place)) return place;
  return line > 0 && line <= shown.length ? line - 1 : -1;
}

/** Returns the state that needs most space, so that no state moves the content below. */
export function largest(states: readonly State[], size: (state: State) => number): State | undefined {
  return states.reduce<State | undefined>(
    (most, state) => (most && size(most) >= size(state) ? most : state),
    undefined,
  );
}
