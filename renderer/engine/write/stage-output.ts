/** The last step of an output in its thread: encoded, hashed, and put into the stage unless the same bytes stand in the output already. */

import type { OutputPhase } from '../../output/output-file.js';
import { hashOf } from '../../site/helpers/hash.js';
import { UTF8_MOST } from '../memo/memo-packs.js';
import { holds } from './disk.js';
import { createStage, type Stage } from './write.js';

/** An output as a thread made it. */
export interface MadeOutput {
  path: string;
  phase: OutputPhase;
  bytes: string | Uint8Array;
}

/** One output of a page. `bytes` only when it is kept in memory. */
export interface RenderedOutput {
  path: string;
  hash: string;
  size: number;
  phase: OutputPhase;
  /** False: the same bytes stand in the output already. */
  changed: boolean;
  bytes?: Uint8Array;
}

/** Where outputs go. */
export interface OutputTarget {
  /** Hash of what stands under a path already, as far as it is known. */
  known: Readonly<Record<string, string>>;
  /** Output folder where files may stand that nobody knows of. */
  out: string | null;
  /** Folder for finished outputs; null: they are handed over. */
  stage: string | null;
}

/** Finishes the outputs of one thread. */
export function createFinisher(): (made: MadeOutput, target: OutputTarget) => RenderedOutput {
  const encode = createEncoder();
  let current: { folder: string; put: Stage['put'] } | undefined;
  const stageAt = (folder: string) => {
    if (current?.folder !== folder) current = { folder, ...createStage(folder) };
    return current;
  };
  return ({ path, phase, bytes: content }, { known, out, stage }) => {
    const bytes = typeof content === 'string' ? encode(content) : content;
    const hash = hashOf(bytes);
    const before = known[path];
    const changed = before === undefined ? !(out && holds(out, path, bytes)) : before !== hash;
    if (stage !== null && changed) stageAt(stage).put(path, bytes);
    const output = { path, phase, hash, size: bytes.length, changed };
    return stage === null ? { ...output, bytes: Buffer.from(bytes) } : output;
  };
}

/**
 * Text → UTF-8 in one buffer that is used again and again: measured twice as fast as a buffer for each text.
 * What it gives stays as it is only until it is asked again.
 */
function createEncoder(): (text: string) => Uint8Array {
  let buffer = Buffer.allocUnsafe(1 << 18);
  return (text) => {
    const most = text.length * UTF8_MOST;
    if (most > buffer.length) buffer = Buffer.allocUnsafe(most);
    return buffer.subarray(0, buffer.write(text));
  };
}
