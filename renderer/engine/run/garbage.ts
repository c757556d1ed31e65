/** Gives back memory at a moment when much of it has just become free, and much more is about to be asked for. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from '../../site/helpers/once.js';

const collector = once((): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
});

/** Collects the garbage of this thread at once: V8 would wait until its heap has grown by half, and does not account for memory outside of it. */
export const collectGarbage = (): void => collector()();
