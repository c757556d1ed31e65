/** Validates a trace from an untrusted source: the process of a note, or a file. */

import { MAX_STEPS, type Trace } from '../../shared/code-trace.js';
import { isPlainObject } from '../helpers/schema.js';

/** Characters of a line of output, and of a value. */
const MAX_LINE = 10_000;

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string' && value.length <= MAX_LINE;
const isCount: Test = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const absentOr =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const pairOf =
  (first: Test, second: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
const isTrue: Test = (value) => value === true;

/** Form of each field of a step. */
const STEP: Record<keyof Trace['steps'][number], Test> = {
  line: isCount,
  job: absentOr(isCount),
  begins: absentOr(isTrue),
  passes: absentOr(isTrue),
  sees: absentOr(listOf(isCount)),
  set: absentOr(listOf(pairOf(isCount, isText))),
  out: absentOr(listOf(isText)),
  tasks: absentOr(listOf(isCount)),
  ticks: absentOr(listOf(isCount)),
  microtasks: absentOr(listOf(isCount)),
};

const isStep: Test = (value) =>
  isPlainObject(value) &&
  Object.keys(value).every((key) => key in STEP) &&
  Object.entries(STEP).every(([key, test]) => test(value[key]));

/** True if a value has the form of a trace. */
export function isTrace(value: unknown): value is Trace {
  if (!isPlainObject(value)) return false;
  const { names, jobs, steps } = value;
  return (
    listOf(isText)(names) &&
    listOf(pairOf(isText, isCount))(jobs) &&
    listOf(isStep)(steps) &&
    Array.isArray(steps) &&
    steps.length <= MAX_STEPS
  );
}
