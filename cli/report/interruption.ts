/** Ctrl+C ends the bundler's process, too. It is heard before what that left undone is told as faults of the site. */
import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { hearPending, onInterrupt } from '../../renderer/site/helpers/signals.js';

/** Processes that this one has started and that have not said how they ended. */
const running = new Set<ChildProcess>();
/** The signal that has ended the bundler without being sent from here. */
let heard: NodeJS.Signals | undefined;

subscribe('child_process', (message) => {
  if (typeof message !== 'object' || message === null || !('process' in message)) return;
  const { process: child } = message;
  if (!(child instanceof ChildProcess)) return;
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', (_, signal) => {
    running.delete(child);
    if (isBundler(child) && !child.killed && (signal === 'SIGINT' || signal === 'SIGTERM')) heard = signal;
  });
});

// Left alone while it waits for an answer, it would print its stack.
onInterrupt.add(() => {
  for (const child of running) if (isBundler(child)) child.kill('SIGKILL');
});

const isBundler = ({ spawnfile }: ChildProcess) => /esbuild/.test(spawnfile);

/** Its output has ended, or what is written to it is not read any more, and so it has ended. Which of both is heard first is chance. */
const isEnded = ({ stdin, stdout }: ChildProcess) =>
  stdout?.readableEnded === true || stdout?.destroyed === true || stdin?.destroyed === true;

/** Resolves at once where no signal has ended the bundler; where one has, this process ends by it. */
export async function hearInterruption(): Promise<void> {
  await hearPending();
  for (const child of [...running].filter((each) => isBundler(each) && isEnded(each))) {
    child.ref();
    await once(child, 'exit');
  }
  if (heard === undefined) return;
  const signal = heard;
  heard = undefined;
  // A terminal or a supervisor sends it to both, and this process may hear it later than the other.
  let isTold = false;
  process.once(signal, () => {
    isTold = true;
  });
  process.kill(process.pid, signal);
  while (!isTold) await new Promise(setImmediate);
}
