/** The last step of an output in its thread: it is encoded, hashed, and written to the stage unless the output already has the same bytes. */

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
  /** False: the output already has the same bytes. */
  changed: boolean;
  bytes?: Uint8Array;
}

/** Target of outputs. */
export interface OutputTarget {
  /** Known hashes of files already under a path. */
  known: Readonly<Record<string, string>>;
  /** Output folder that may have unrecorded files. */
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
 * Encodes text as UTF-8 in one reused buffer: measured twice as fast as a buffer for each text.
 * The result is only valid until the next call.
 */
function createEncoder(): (text: string) => Uint8Array {
  let buffer = Buffer.allocUnsafe(1 << 18);
  return (text) => {
    const most = text.length * UTF8_MOST;
    if (most > buffer.length) buffer = Buffer.allocUnsafe(most);
    return buffer.subarray(0, buffer.write(text));
  };
}
