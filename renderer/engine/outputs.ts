/** Where outputs go: a folder on the disk, written whole or not at all (D10), or memory. One interface for both. */
import { hashOf } from '../site/hash.js';
import { problem } from '../site/problem.js';
import type { OutputPhase, Problem } from '../site/types.js';
import type { RenderedOutput } from './finish.js';
import type { MemoryOutput } from './options.js';
import {
  commit,
  copyIntoStage,
  createStage,
  holds,
  isEmpty,
  type OutputPlace,
  readBytes,
  readRecord,
  recordOf,
  rollForward,
  type Staged,
  type Written,
} from './write.js';

/** Outputs of one build on their way. */
export interface Outputs {
  /** Folder where threads put finished bytes; null: they hand them over. */
  stage: string | null;
  /** Nothing stands where the outputs go. */
  fresh: boolean;
  /** Hash of what stands under a path from the last build; undefined when not known. */
  known(path: string): string | undefined;
  /** Takes an output. `owner` names where it comes from, for clashes. */
  put(draft: { path: string; bytes: string | Uint8Array; phase: OutputPhase }, owner: string): void;
  /** Takes a file as it is; `hash` of its bytes. */
  putFile(path: string, file: string, hash: string): void;
  /** Takes what a thread finished. */
  adopt(output: RenderedOutput, owner: string): void;
  /** Keeps what stands under a path. */
  keep(path: string, owner: string): void;
  problems: Problem[];
  /** Outputs that did not stand there before, with their bytes. */
  changes(): Iterable<readonly [path: string, bytes: () => Uint8Array | string]>;
  /** Brings everything into place and removes what nobody put or kept. */
  commit(onStep?: (step: string) => void): { changed: string[]; removed: string[]; bytes: number };
  /** Forgets everything of this build. */
  discard(): void;
}

/** Tells when two outputs have one path. Paths that differ only in case are one on some systems, but there the first to come wins; B7.9. */
function clashes(problems: Problem[]): (path: string, owner: string) => boolean {
  const owners = new Map<string, string>();
  return (path, owner) => {
    const first = owners.get(path);
    owners.set(path, first ?? owner);
    if (first === undefined) return false;
    problems.push(problem('output-clash', { path, first, second: owner }));
    return true;
  };
}

export function diskOutputs(place: OutputPlace): Outputs {
  rollForward(place);
  const before = readRecord(place);
  const fresh = isEmpty(place.out);
  const stage = createStage(place.stage);
  const keep = new Map<string, Written>();
  const staged: Staged[] = [];
  const problems: Problem[] = [];
  const clash = clashes(problems);
  const keepOr = (path: string, hash: string, write: () => number) => {
    const written = before.get(path);
    if (written?.hash === hash) keep.set(path, written);
    else return void write();
  };
  return {
    stage: place.stage,
    fresh,
    problems,
    known: (path) => before.get(path)?.hash,
    put({ path, bytes, phase }, owner) {
      if (clash(path, owner)) return;
      const hash = hashOf(bytes);
      keepOr(path, hash, () => {
        if (!fresh && !before.has(path) && holds(place.out, path, bytes))
          return keepUnrecorded(keep, place, { path, hash });
        stage.put(path, bytes);
        return staged.push({ path, hash, phase, size: Buffer.byteLength(bytes) });
      });
    },
    putFile(path, file, hash) {
      if (clash(path, file)) return;
      keepOr(path, hash, () =>
        staged.push({ path, hash, phase: 'asset', size: copyIntoStage(place.stage, path, file) }),
      );
    },
    adopt({ path, hash, size, phase, changed }, owner) {
      if (clash(path, owner)) return;
      if (changed) staged.push({ path, hash, size, phase });
      else if (before.has(path)) keep.set(path, before.get(path)!);
      else keepUnrecorded(keep, place, { path, hash });
    },
    keep(path, owner) {
      if (!clash(path, owner)) keep.set(path, before.get(path)!);
    },
    *changes() {
      for (const { path } of staged) yield [path, () => readBytes(place.stage, path) ?? ''] as const;
    },
    commit(onStep) {
      const isRecorded =
        keep.size === before.size && [...keep].every(([path, written]) => before.get(path) === written);
      const removed = commit({ place, staged, keep, isRecorded, onStep });
      const bytes = staged.reduce((sum, { size }) => sum + size, 0);
      return { changed: staged.map(({ path }) => path), removed, bytes };
    },
    discard: () => rollForward(place),
  };
}

function keepUnrecorded(
  keep: Map<string, Written>,
  place: OutputPlace,
  { path, hash }: { path: string; hash: string },
): number {
  const written = recordOf(place, path, hash);
  if (written) keep.set(path, written);
  return keep.size;
}

/**
 * Memory: the store is changed only by a commit, so that a failed build leaves the last good one.
 * @param covers tells which paths are made; the others stay as they are
 */
export function memoryOutputs(
  store: Map<string, MemoryOutput>,
  covers: (path: string) => boolean = () => true,
): Outputs {
  const next = new Map<string, MemoryOutput>();
  const problems: Problem[] = [];
  const clash = clashes(problems);
  return {
    stage: null,
    fresh: true,
    problems,
    known: (path) => store.get(path)?.hash,
    put({ path, bytes, phase }, owner) {
      if (!clash(path, owner)) next.set(path, { bytes, phase, hash: hashOf(bytes) });
    },
    putFile(path, file, hash) {
      if (!clash(path, file)) next.set(path, { file, hash, phase: 'asset' });
    },
    adopt({ path, hash, phase, bytes }, owner) {
      if (!clash(path, owner)) next.set(path, { hash, phase, bytes });
    },
    keep(path, owner) {
      if (!clash(path, owner)) next.set(path, store.get(path)!);
    },
    *changes() {
      for (const [path, { hash, bytes, file }] of next)
        if (store.get(path)?.hash !== hash) yield [path, () => bytes ?? readBytes('', file!) ?? ''] as const;
    },
    commit() {
      const changed = [...next].filter(([path, { hash }]) => store.get(path)?.hash !== hash).map(([path]) => path);
      const removed = [...store.keys()].filter((path) => covers(path) && !next.has(path));
      const bytes = changed.reduce((sum, path) => sum + sizeOf(next.get(path)!), 0);
      for (const path of removed) store.delete(path);
      for (const [path, output] of next) store.set(path, output);
      return { changed, removed, bytes };
    },
    discard() {},
  };
}

const sizeOf = ({ bytes }: MemoryOutput) => (bytes === undefined ? 0 : Buffer.byteLength(bytes));
