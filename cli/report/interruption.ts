/** Ctrl+C also ends the bundler's process. It is handled before the bundler's failure is reported as a fault of the site. */
import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { hearPending, onInterrupt } from '../../renderer/site/helpers/signals.js';

/**
 * Processes that this one has started and that have not said how they ended, and bundlers that an interruption has ended, until it is heard. A module has
 * it, since the bundler does not tell whom it starts its process for.
 */
const started = new Set<ChildProcess>();

subscribe('child_process', (message) => {
  if (typeof message !== 'object' || message === null || !('process' in message)) return;
  const { process: child } = message;
  if (!(child instanceof ChildProcess)) return;
  started.add(child);
  child.once('error', () => started.delete(child));
  child.once('exit', () => {
    if (interruptionOf(child) === null) started.delete(child);
  });
});

// Left alone while it waits for an answer, it would print its stack.
onInterrupt.add(() => {
  for (const child of started) if (isBundler(child)) child.kill('SIGKILL');
});

const isBundler = ({ spawnfile }: ChildProcess) => /esbuild/.test(spawnfile);

/** The signal that has ended the bundler without being sent from here. */
function interruptionOf(child: ChildProcess): 'SIGINT' | 'SIGTERM' | null {
  const { killed, signalCode } = child;
  return isBundler(child) && !killed && (signalCode === 'SIGINT' || signalCode === 'SIGTERM') ? signalCode : null;
}

/** Its output has ended, or what is written to it is not read any more, and so it has ended. Which of both is heard first is chance. */
const isEnded = ({ stdin, stdout }: ChildProcess) =>
  stdout?.readableEnded === true || stdout?.destroyed === true || stdin?.destroyed === true;

/** Resolves at once where no signal has ended the bundler; where one has, this process ends by it. */
export async function hearInterruption(): Promise<void> {
  await hearPending();
  for (const child of [...started].filter((each) => isBundler(each) && each.signalCode === null && isEnded(each))) {
    child.ref();
    await once(child, 'exit');
  }
  const interrupted = [...started].filter((child) => interruptionOf(child) !== null);
  for (const child of interrupted) started.delete(child);
  const signal = interrupted.map(interruptionOf).find((each) => each !== null);
  if (signal === undefined) return;
  // A terminal or a supervisor sends it to both, and this process may hear it later than the other.
  let isTold = false;
  process.once(signal, () => {
    isTold = true;
  });
  process.kill(process.pid, signal);
  while (!isTold) await new Promise(setImmediate);
}
