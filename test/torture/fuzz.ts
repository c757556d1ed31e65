/** Mutated input for everything that reads input, in a process of its own: one that hangs or dies is reported with its seed. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Tried } from './run.js';

/** Inputs of one case of each kind. */
const INPUTS = 1000;
const REPEATS = 200;
/** Longest time that one input may take, on a busy machine too. */
const PATIENCE = 60_000;

export interface FuzzMessage {
  /** Input that begins. */
  begins?: number;
  /** Family in the report. */
  family?: string;
  failure?: string;
  done?: true;
}

/** Reads 1,000 inputs of all kinds, or as many as are asked for: each is made of the seed and its number alone. */
export const fuzzCase = (seed: number, inputs = INPUTS): Promise<Tried> => readInputs(seed, inputs);

/** Reads 200 inputs of 100 KB, each one to four parts, again and again: what takes more than linear time shows there first. */
export const repeatsCase = (seed: number, inputs = REPEATS): Promise<Tried> => readInputs(seed, inputs, 'repeats');

function readInputs(seed: number, inputs: number, only?: string): Promise<Tried> {
  const failures: string[] = [];
  return new Promise((resolve) => {
    const child = fork(
      join(process.cwd(), 'node_modules/.cache/notes-torture/fuzz-child.mjs'),
      [String(seed), String(inputs), ...(only === undefined ? [] : [only])],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
    const families: Record<string, number> = {};
    let input = 0;
    let done = false;
    const give = () => {
      failures.push(`input ${input} did not end within ${PATIENCE / 1000} s`);
      child.kill('SIGKILL');
    };
    let timer = setTimeout(give, PATIENCE);
    child.on('message', (message: FuzzMessage) => {
      clearTimeout(timer);
      timer = setTimeout(give, PATIENCE);
      if (message.begins !== undefined) input = message.begins;
      if (message.family !== undefined) families[message.family] = (families[message.family] ?? 0) + 1;
      if (message.failure !== undefined) failures.push(message.failure);
      done ||= message.done === true;
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (!done && signal !== 'SIGKILL') failures.push(`input ${input} ended the process: ${signal ?? code}`);
      resolve({ tried: done ? inputs : input, failures, families });
    });
  });
}
