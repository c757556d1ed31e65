/** Outputs of other builds in the stage, of which nobody knows yet whether they are wanted. */
import { rmSync } from 'node:fs';
import { hashOf } from '../../site/helpers/hash.js';
import { within } from './path-guard.js';
import type { Stage, Staged } from './write.js';

export interface Offer extends Omit<Staged, 'hash' | 'size'> {
  bytes: Uint8Array;
}

export interface Offered {
  add(offer: Offer): void;
  hash(path: string): string | undefined;
  /** Hands an offer over. What stands in the stage under its path is no longer of concern here. */
  take(path: string): Staged | undefined;
  /** Removes from the stage what nobody has taken. */
  clear(): void;
}

export function offeredOutputs(folder: string, stage: Stage): Offered {
  const offers = new Map<string, Staged>();
  return {
    add({ path, bytes, phase, names }) {
      stage.put(path, bytes);
      offers.set(path, { path, hash: hashOf(bytes), size: bytes.length, phase, names });
    },
    hash: (path) => offers.get(path)?.hash,
    take(path) {
      const found = offers.get(path);
      offers.delete(path);
      return found;
    },
    clear() {
      for (const path of offers.keys()) rmSync(within(folder, path), { force: true });
      offers.clear();
    },
  };
}
