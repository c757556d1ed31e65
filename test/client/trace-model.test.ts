/** Rows of a recorded run's table → what the player shows after each step. */
import { describe, expect, it } from 'vitest';
import { largest, placeOfLine, type Row, type State, statesOf } from '../../theme/client/trace/trace-model.js';

const row = (given: Partial<Row> = {}): Row => ({
  line: 1,
  code: '',
  running: '脚本',
  note: '',
  sees: [],
  set: [],
  out: [],
  queues: {},
  ...given,
});
const set = (variable: number, name: string, value: string) => ({ variable, name, value });

/** New entries have a star. */
const marked = (entries: readonly { text: string; isNew: boolean }[]) =>
  entries.map(({ text, isNew }) => (isNew ? `${text}*` : text));
const variables = (state: State) =>
  marked(state.variables.map(({ name, value, isNew }) => ({ text: `${name}=${value}`, isNew })));

describe('the console', () => {
  it('has all that was written so far, and marks what the step wrote', () => {
    const states = statesOf([row({ out: ['a'] }), row(), row({ out: ['b', 'b'] })]);
    expect(states.map((state) => marked(state.console))).toEqual([['a*'], ['a'], ['a', 'b*', 'b*']]);
  });
});

describe('variables', () => {
  it.each([
    ['keep their value', [row({ sees: [0], set: [set(0, 'n', '1')] }), row({ sees: [0] })], [['n=1*'], ['n=1']]],
    [
      'are not there where they cannot be seen, and come back',
      [row({ sees: [0], set: [set(0, 'n', '1')] }), row(), row({ sees: [0] })],
      [['n=1*'], [], ['n=1']],
    ],
    [
      'of one name in two scopes have a value each',
      [row({ sees: [0], set: [set(0, 'n', '1')] }), row({ sees: [1], set: [set(1, 'n', '2')] }), row({ sees: [0] })],
      [['n=1*'], ['n=2*'], ['n=1']],
    ],
    ['that change are shown in any case', [row({ set: [set(3, 'log', '[]')] })], [['log=[]*']]],
    [
      'stand in the order of the code',
      [row({ sees: [1, 0], set: [set(1, 'b', '2'), set(0, 'a', '1')] })],
      [['a=1*', 'b=2*']],
    ],
    ['without a value are none', [row({ sees: [4] })], [[]]],
  ])('%s', (_, rows, expected) => {
    expect(statesOf(rows).map(variables)).toEqual(expected);
  });
});

describe('queues', () => {
  const then = { running: 'then' };
  it.each<[string, Row[], string[][]]>([
    [
      'mark what has come',
      [row({ queues: { microtasks: ['a'] } }), row({ queues: { microtasks: ['a', 'b'] } })],
      [['a*'], ['a', 'b*']],
    ],
    [
      'mark the last of equal entries',
      [row({ queues: { microtasks: ['a'] } }), row({ queues: { microtasks: ['a', 'a'] } })],
      [['a*'], ['a', 'a*']],
    ],
    ['may stay empty', [row(), row({ queues: { microtasks: [] } })], [[], []]],
  ])('%s', (_, rows, expected) => {
    expect(statesOf(rows).map(({ queues }) => marked(queues.microtasks))).toEqual(expected);
  });

  it.each<[string, Row[], (string | undefined)[]]>([
    ['the script comes from none', [row(), row()], [undefined, undefined]],
    [
      'a job comes from the queue whose first entry it was, and goes on until another begins',
      [
        row({ queues: { microtasks: ['then', 'await'], tasks: ['then'] } }),
        row({ ...then, queues: { microtasks: ['await'], tasks: ['then'] } }),
        row({ ...then, queues: { microtasks: ['await', 'then'], tasks: ['then'] } }),
        row({ running: 'await', queues: { microtasks: ['then'], tasks: ['then'] } }),
      ],
      [undefined, 'microtasks begins', 'microtasks', 'microtasks begins'],
    ],
    [
      'two equal jobs begin one after the other',
      [row({ queues: { tasks: ['then', 'then'] } }), row({ ...then, queues: { tasks: ['then'] } }), row(then)],
      [undefined, 'tasks begins', 'tasks begins'],
    ],
    ['a job that no table shows waiting is of none', [row(), row(then)], [undefined, undefined]],
  ])('%s', (_, rows, expected) => {
    expect(statesOf(rows).map(({ origin, begins }) => (begins ? `${origin} begins` : origin))).toEqual(expected);
  });
});

describe('the line of a step', () => {
  it.each([
    ['stands where it is counted', { line: 2, code: 'b();' }, ['a();', '  b();\n'], 1],
    ['has moved up where a mark above it was taken out', { line: 3, code: 'b();' }, ['a();', 'b();'], 1],
    ['may have lost a mark behind it', { line: 1, code: 'a(); // [!code ++]' }, ['a();'], 0],
    ['is the nearest of equal lines', { line: 4, code: 'a();' }, ['a();', 'a();', 'b();'], 1],
    ['is the counted one where nothing is alike', { line: 1, code: 'a();' }, ['x'], 0],
    ['is not there when the code stands above the block', { line: 0, code: '' }, ['a();'], -1],
  ])('%s', (_, place, lines, expected) => {
    expect(placeOfLine(place, lines)).toBe(expected);
  });
});

it('finds the state that takes most room, the first of equal ones', () => {
  const states = statesOf([row(), row({ out: ['a'] }), row({ line: 7 })]);
  expect(largest(states, (state) => state.console.length)).toBe(states[1]);
  expect(largest([], () => 1)).toBeUndefined();
});
