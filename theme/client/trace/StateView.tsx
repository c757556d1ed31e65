/** The state after a step: the running job, variables, queues, console. Each part has its maximum height, so that nothing below moves. */
import { type ReactNode, useMemo } from 'react';
import { player as words } from '../../texts/zh.js';
import type { Recorded } from './read-trace.js';
import { type Entry, largest, QUEUES, type Queue, type State } from './trace-model.js';

interface Props {
  states: readonly State[];
  state: State;
  heads: Recorded['heads'];
}

interface Part {
  name: string;
  head: string | undefined;
  /** Returns the space that a state needs here. */
  size(state: State): number;
  view(state: State): ReactNode;
}

/** Characters that fit into a row, about. */
const ROW = 26;
const rowsOf = (...texts: string[]): number => Math.ceil(texts.join('').length / ROW) || 1;
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

function partsOf(heads: Recorded['heads']): Part[] {
  const queue = (name: Queue): Part => ({
    name,
    head: heads[name],
    size: ({ queues }) => sum(queues[name].map(({ text }) => text.length + 4)),
    view: ({ queues }) => <Waiting entries={queues[name]} />,
  });
  const parts: Part[] = [
    {
      name: 'running',
      head: heads.running,
      size: ({ running, note }) => running.length + note.length,
      view: (state) => <Running state={state} />,
    },
    ...QUEUES.map(queue),
    {
      name: 'set',
      head: heads.set,
      size: ({ variables }) => sum(variables.map(({ name, value }) => rowsOf(name, '   ', value))),
      view: ({ variables }) => <Variables variables={variables} />,
    },
    {
      name: 'out',
      head: heads.out,
      size: ({ console: printed }) => sum(printed.map(({ text }) => rowsOf(text))),
      view: ({ console: printed }) => <Console lines={printed} />,
    },
  ];
  return parts.filter(({ head }) => head);
}

export function StateView({ states, state, heads }: Props) {
  const parts = useMemo(
    () => partsOf(heads).map((part) => ({ ...part, most: largest(states, part.size) })),
    [states, heads],
  );
  return (
    <dl className="trace-player__state">
      {parts.map(({ name, head, view, most }) => (
        <div key={name} className="trace-player__part" data-part={name}>
          <dt>
            {head}
            {name === 'running' && <Origin state={state} heads={heads} />}
          </dt>
          <dd>
            <div>{view(state)}</div>
            {most && most !== state && (
              <div className="trace-player__room" aria-hidden="true">
                {view(most)}
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Empty = () => <span className="trace-player__empty">{words.empty}</span>;

/** Shows the origin of the job that has just begun. */
function Origin({ state: { origin, begins }, heads }: { state: State; heads: Props['heads'] }) {
  return begins && origin && <small>{words.from.replace('{queue}', () => heads[origin] ?? '')}</small>;
}

function Running({ state: { running, note, origin } }: { state: State }) {
  return (
    <>
      <span className="trace-player__job" data-of={origin ?? 'script'}>
        {running}
      </span>
      {note && <small> {note}</small>}
    </>
  );
}

function Waiting({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <Empty />;
  return (
    <ol>
      {entries.map(({ text, isNew }, index) => (
        <li key={index} className="trace-player__job">
          <Fresh isNew={isNew}>{text}</Fresh>
        </li>
      ))}
    </ol>
  );
}

function Variables({ variables }: { variables: State['variables'] }) {
  if (variables.length === 0) return <Empty />;
  return (
    <ul>
      {variables.map(({ id, name, value, isNew }) => (
        <li key={id}>
          <code>{name}</code>
          <span>=</span>
          <code>
            <Fresh isNew={isNew}>{value}</Fresh>
          </code>
        </li>
      ))}
    </ul>
  );
}

function Console({ lines }: { lines: readonly Entry[] }) {
  if (lines.length === 0) return <Empty />;
  return (
    <ol>
      {lines.map(({ text, isNew }, index) => (
        <li key={index}>
          <code>
            <Fresh isNew={isNew}>{text}</Fresh>
          </code>
        </li>
      ))}
    </ol>
  );
}

/** Marks what the step has brought. */
const Fresh = ({ isNew, children }: { isNew: boolean; children: ReactNode }) =>
  isNew ? <mark>{children}</mark> : children;
