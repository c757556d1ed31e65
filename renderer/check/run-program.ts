/** Runs programs by way of a small process (`program-starter.ts`), which starts with the first one and ends with this process. */
import { type ChildProcess, fork } from 'node:child_process';
import type { Ended, Program } from './program-starter.js';

/** A starter and those who wait for what it started. */
interface Starter {
  child: ChildProcess;
  waiting: Map<number, (ended: Ended) => void>;
}

/** Compiled starter → the running one. */
const starters = new Map<string, Starter>();

/** Returns how a program ended; `file` is the absolute path of the compiled `program-starter.js`. */
export function runProgram(program: Program, file: string): Promise<Ended> {
  const { child, waiting } = starters.get(file) ?? start(file);
  return new Promise((resolve) => {
    const id = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
    waiting.set(id, resolve);
    child.channel?.ref();
    child.send([id, program]);
  });
}

function start(file: string): Starter {
  const child = fork(file, {
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const waiting: Starter['waiting'] = new Map();
  const starter = { child, waiting };
  starters.set(file, starter);
  child.unref();
  child.channel?.unref();
  child.on('message', ([id, ended]: [number, Ended]) => {
    waiting.get(id)?.(ended);
    waiting.delete(id);
    if (waiting.size === 0) child.channel?.unref();
  });
  const lost = () => {
    if (starters.get(file) === starter) starters.delete(file);
    for (const resolve of waiting.values()) resolve({ status: null, report: '', errors: '', stopped: 'late' });
    waiting.clear();
  };
  child.on('error', lost);
  child.on('exit', lost);
  return starter;
}
