/** Staged outputs of other builds that may or may not be used. */
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
  /** Returns an offer and forgets it. Its staged file belongs to the caller. */
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
