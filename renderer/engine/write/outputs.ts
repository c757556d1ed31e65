/** Targets of outputs: a folder on disk, written all or nothing (D10), or memory, with one interface. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { OVERLAP, type Parts, partsOf } from '../../output/modules/file-parts.js';
import { filesBelow } from '../../output/modules/files-below.js';
import type { Output } from '../../output/output-file.js';
import { hashOf } from '../../site/helpers/hash.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { MemoryOutput } from '../run/options.js';
import { holds, readBytes } from './disk.js';
import type { FormerFiles } from './former-files.js';
import { type Offer, offeredOutputs } from './offered.js';
import { holeProblems, type Naming } from './output-names.js';
import { readRecord } from './output-record.js';
import { assertInside } from './path-guard.js';
import type { Written } from './recorded-files.js';
import type { RenderedOutput } from './stage-output.js';
import {
  type Content,
  commit,
  copyIntoStage,
  createStage,
  type Done,
  goneAfter,
  isEmpty,
  type Others,
  type OutputPlace,
  phaseOf,
  recordOf,
  rollForward,
  type Stage,
  type Staged,
  standsAfter,
  stayingFiles,
  staysUnnamed,
} from './write.js';

/** Outputs of one build on their way. */
export interface Outputs {
  /** Folder where threads write finished bytes; null: they return them. */
  stage: string | null;
  /** The target is empty. */
  fresh: boolean;
  /** Hash of the file under a path from the last build, or offered for it; undefined if not known. */
  known(path: string): string | undefined;
  /** Adds an output. `owner` names its origin, for clashes. */
  put(output: NamingOutput, owner: string): void;
  /** Adds a file unchanged; `hash` of its bytes. `names` returns the files it loads. */
  putFile(path: string, file: string, hash: string, names?: () => string[]): void;
  /** Takes what a thread finished. */
  adopt(output: RenderedOutput, owner: string, names?: readonly string[]): void;
  /** Keeps the existing file under a path, or the one offered for it. */
  keep(path: string, owner: string): void;
  /** Accepts an output of another build: it counts as existing under its path from now on, and is removed unless it is kept. Memory outputs have no offers. */
  offer(offer: Offer): void;
  problems: Problem[];
  /**
   * Problems for missing files that outputs name. If no output is removed, only new outputs can name such files.
   * @param all examine every output anyway
   */
  holes(all?: boolean): Problem[];
  /** All outputs, in any order. Those in memory have no size. */
  listed(): Iterable<ListedOutput>;
  /** Outputs that are new or changed, with their bytes: parts overlap. */
  changes(): Iterable<readonly [path: string, parts: Parts]>;
  /**
   * Lets a build's output be changed as a whole: additions, changes and removals that `work` makes in a folder with a copy of it. Outputs in memory
   * do not change.
   */
  amend(folder: string, work: () => Promise<void>): Promise<void>;
  /** Forgets everything of this build. */
  discard(): void;
}

/** All outputs of a build. */
export interface WholeOutputs extends Outputs {
  /** Lets `amend` see those below one path alone, without that path. */
  amend(folder: string, work: () => Promise<void>, below?: string): Promise<void>;
  /** Paths of the files that an output of the last build names. */
  namedBy(path: string): readonly string[];
  /** Keeps files of earlier builds under all other paths. @param heaviest the heaviest page among all existing ones */
  keepOthers(others: Others, heaviest?: HeaviestPage): void;
  /** Moves everything into place and removes all files that were neither added nor kept. */
  commit(onStep?: (step: string) => void): Committed;
}

/** Result of a commit. */
export interface Committed {
  changed: string[];
  removed: string[];
  bytes: number;
  heaviest?: HeaviestPage;
  /** Files written to the output folder, and a way to get all current files. */
  done?: Omit<Done, 'removed'>;
}

export interface ListedOutput {
  path: string;
  hash: string;
  /** In bytes. */
  size?: number;
  /** Paths of the files that it names. */
  names?: readonly string[];
}

/** The document with the most bytes. */
export interface HeaviestPage {
  path: string;
  bytes: number;
}

/** Outputs of a build into memory. */
export interface MemoryOutputs extends WholeOutputs {
  /** Takes the path of an output that will be made when somebody asks for it. */
  promise(path: string, owner: string): void;
}

interface NamingOutput extends Output {
  /** Paths of the files that it names. */
  names?: readonly string[];
}

/** An output that names others, and whether it was there before. */
type Named = Naming & { isOld: boolean };

/**
 * Returns a function that tells whether a path is taken. Two outputs of one path are a problem (B7.9), unless their bytes are the same: one picture of a doc
 * and of its older version is one file. Paths that leave the output are refused. Of paths that differ only in case the first wins if the file system merges them.
 */
function clashes(problems: Problem[]): (path: string, owner: string, hash?: string) => boolean {
  const owners = new Map<string, { owner: string; hash?: string }>();
  return (path, owner, hash) => {
    assertInside(path);
    const first = owners.get(path);
    if (!first) {
      owners.set(path, { owner, hash });
      return false;
    }
    if (hash === undefined || first.hash !== hash)
      problems.push(problem('output-clash', { path, first: first.owner, second: owner }));
    return true;
  };
}

/** @param isSeen the folder was just compared with the record */
export function diskOutputs(place: OutputPlace, isSeen = false): WholeOutputs {
  const onDisk = openFolder(place, isSeen);
  const { fresh, stage, keep, staged } = onDisk;
  const before = onDisk.before.files;
  const offered = offeredOutputs(place.stage, stage);
  const problems: Problem[] = [];
  const clash = clashes(problems);
  const namings: Named[] = [];
  const keepWritten = (path: string, written: Written, copied = false) => {
    keep.set(path, written);
    if (written.names) namings.push({ path, names: written.names, copied, isOld: true });
  };
  const takeStaged = (output: Staged, copied = false) => {
    staged.push(output);
    const { path, names } = output;
    if (names && names.length > 0) namings.push({ path, names, copied, isOld: false });
  };
  return {
    stage: place.stage,
    fresh,
    problems,
    known: (path) => offered.hash(path) ?? before.hashOf(path),
    namedBy: (path) => before.get(path)?.names ?? [],
    offer: offered.add,
    put({ path, bytes, phase, names }, owner) {
      assertInside(path);
      const hash = hashOf(bytes);
      if (clash(path, owner, hash)) return;
      const offer = offered.take(path);
      if (offer?.hash === hash) return takeStaged({ ...offer, names });
      const written = before.get(path);
      if (written?.hash === hash) return keepWritten(path, written);
      const found = !fresh && !written && holds(place.out, path, bytes) && recordOf(place, path, hash);
      if (found) return keepWritten(path, { ...found, names });
      stage.put(path, bytes);
      takeStaged({ path, hash, phase, size: Buffer.byteLength(bytes), names });
    },
    putFile(path, file, hash, names) {
      if (clash(path, file, hash)) return;
      offered.take(path);
      const written = before.get(path);
      if (written?.hash === hash) return keepWritten(path, written, true);
      const size = copyIntoStage(place.stage, path, file);
      takeStaged({ path, hash, phase: 'asset', size, names: names?.() }, true);
    },
    adopt({ path, hash, size, phase, changed }, owner, names) {
      if (clash(path, owner, hash)) return;
      const offer = offered.take(path);
      if (changed || offer?.hash === hash) return takeStaged({ path, hash, size, phase, names });
      const written = before.get(path);
      // The same bytes may name other files now: those of the Markdown copy are the page's.
      if (written) return keepWritten(path, { ...written, names });
      const found = recordOf(place, path, hash);
      if (found) keepWritten(path, { ...found, names });
    },
    keep(path, owner) {
      const offer = offered.take(path);
      const written = before.get(path);
      if (clash(path, owner, offer?.hash ?? written?.hash)) return;
      if (offer) takeStaged(offer);
      else if (written) keepWritten(path, written);
    },
    holes: (all = false) => holesOf(onDisk, namings, all),
    listed: () => listed(onDisk),
    changes: () => changes(onDisk),
    amend(folder, work, below = '') {
      offered.clear();
      return amend(folder, work, { ...onDisk, below });
    },
    keepOthers: (others, heaviest) => void Object.assign(onDisk, { others, heaviest } satisfies Partial<OnDisk>),
    commit(onStep) {
      offered.clear();
      return commitAll(onDisk, onStep);
    },
    discard: () => rollForward(place),
  };
}

/** Outputs of a build into a folder. */
interface OnDisk extends Content {
  place: OutputPlace;
  /** The folder was empty before. */
  fresh: boolean;
  stage: Stage;
  keep: Map<string, Written>;
  staged: Staged[];
  /** Among the files of earlier builds, if known. */
  heaviest?: HeaviestPage;
}

function openFolder(place: OutputPlace, isSeen: boolean): OnDisk {
  rollForward(place);
  const before = readRecord(place.record, place.out, isSeen);
  return { place, fresh: isEmpty(place.out), stage: createStage(place.stage), before, keep: new Map(), staged: [] };
}

function* listed(onDisk: OnDisk): ReturnType<Outputs['listed']> {
  for (const entries of [onDisk.keep, stayingFiles(onDisk)])
    for (const [path, written] of entries) yield { path, ...written };
  yield* onDisk.staged;
}

function* changes({ place, staged }: OnDisk): ReturnType<Outputs['changes']> {
  for (const { path } of staged) yield [path, () => partsOf(join(place.stage, path), OVERLAP)];
}

/** Missing names: in the files written now, and in all files if one was removed, or `all` are examined. */
function holesOf(onDisk: OnDisk, namings: readonly Named[], all: boolean): Problem[] {
  const { files } = onDisk.before;
  const isThere = standsAfter(onDisk);
  const gone = new Set(goneAfter(onDisk));
  const looked = all || gone.size > 0 ? namings : namings.filter(({ isOld }) => !isOld);
  const named = all ? looked : looked.map((naming) => ({ ...naming, names: newNames(onDisk, naming, gone) }));
  const stays = staysUnnamed(onDisk);
  const rest = (all ? [...files.paths()] : files.naming(gone)).filter(stays);
  return holeProblems([...named, ...rest.map((path) => ({ path, names: files.get(path)?.names ?? [] }))], isThere);
}

/** Names that may be missing: a file's former names exist unless they were removed. The index names thousands of files. */
function newNames({ before }: OnDisk, { path, names }: Named, gone: ReadonlySet<string>): readonly string[] {
  const known = before.isSeen ? before.files.get(path)?.names : undefined;
  if (!known) return names;
  const there = new Set(known);
  return names.filter((name) => gone.has(name) || !there.has(name));
}

function commitAll(onDisk: OnDisk, onStep?: (step: string) => void): Committed {
  const { staged } = onDisk;
  const heaviest = heaviestOf(onDisk);
  const { removed, ...done } = commit({ ...onDisk, onStep });
  const bytes = staged.reduce((sum, { size }) => sum + size, 0);
  return { changed: staged.map(({ path }) => path), removed, bytes, heaviest, done };
}

/** Copies outputs into a folder, has them changed there, and takes back what is other than it was. */
async function amend(folder: string, work: () => Promise<void>, outputs: OnDisk & { below: string }): Promise<void> {
  const { place, stage, before, keep, staged, below } = outputs;
  const hashes = new Map<string, string>();
  const take = (from: string, path: string, hash: string) => {
    if (!path.startsWith(below)) return;
    copyIntoStage(folder, path.slice(below.length), join(from, path));
    hashes.set(path, hash);
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [path, { hash }] of keep) take(place.out, path, hash);
  for (const { path, hash } of staged) take(place.stage, path, hash);
  await work();
  const found = new Set(filesBelow(folder).map((path) => below + path));
  for (const path of [...found, ...hashes.keys()]) {
    const bytes = found.has(path) ? readBytes(folder, path.slice(below.length)) : undefined;
    const hash = bytes && hashOf(bytes);
    if (hash !== undefined && hash === hashes.get(path)) continue;
    keep.delete(path);
    const at = staged.findIndex((output) => output.path === path);
    if (at >= 0) staged.splice(at, 1);
    if (!bytes || hash === undefined) continue;
    const written = before.files.get(path);
    if (written?.hash === hash) {
      keep.set(path, written);
      continue;
    }
    stage.put(path, bytes);
    staged.push({ path, hash, phase: phaseOf(path), size: bytes.byteLength });
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Memory: only a commit changes the store, so that a failed build leaves the last good one.
 * @param covers tells which paths are made; the others are unchanged
 * @param former receives files that leave the store
 */
export function memoryOutputs(
  store: Map<string, MemoryOutput>,
  covers: (path: string) => boolean = () => true,
  former?: FormerFiles,
): MemoryOutputs {
  const next = new Map<string, MemoryOutput>();
  const promised = new Set<string>();
  const copied = new Set<string>();
  const problems: Problem[] = [];
  const clash = clashes(problems);
  return {
    stage: null,
    fresh: true,
    problems,
    known: (path) => store.get(path)?.hash,
    namedBy: (path) => store.get(path)?.names ?? [],
    put({ path, bytes, phase, names }, owner) {
      assertInside(path);
      const hash = hashOf(bytes);
      if (!clash(path, owner, hash)) next.set(path, { bytes, phase, hash, names });
    },
    putFile(path, file, hash, names) {
      if (clash(path, file, hash)) return;
      copied.add(path);
      const same = store.get(path);
      next.set(path, { file, hash, phase: 'asset', names: same?.hash === hash ? same.names : names?.() });
    },
    adopt({ path, hash, phase, bytes }, owner, names) {
      if (!clash(path, owner, hash)) next.set(path, { hash, phase, bytes, names });
    },
    offer: () => {},
    keep(path, owner) {
      const known = store.get(path);
      if (!clash(path, owner, known?.hash) && known) next.set(path, known);
    },
    holes(all = false) {
      const isGone = (path: string) => covers(path) && !next.has(path);
      const looked = all || [...store.keys()].some(isGone);
      const outputs = [...next]
        .filter(([path, { hash }]) => looked || store.get(path)?.hash !== hash)
        .map(([path, { names = [] }]) => ({ path, names, copied: copied.has(path) }));
      const isThere = (path: string) => next.has(path) || promised.has(path) || (store.has(path) && !isGone(path));
      return holeProblems(outputs, isThere);
    },
    promise(path, owner) {
      if (!clash(path, owner)) promised.add(path);
    },
    *listed() {
      for (const [path, { hash, names }] of next) yield { path, hash, names };
    },
    *changes() {
      for (const [path, { hash, bytes, file }] of next)
        if (store.get(path)?.hash !== hash)
          yield [path, () => (file === undefined ? [bytes ?? ''] : partsOf(file, OVERLAP))] as const;
    },
    amend: () => Promise.resolve(),
    keepOthers() {},
    commit() {
      const fresh = [...next].filter(([path, { hash }]) => store.get(path)?.hash !== hash);
      const changed = fresh.map(([path]) => path);
      const removed = [...store.keys()].filter((path) => covers(path) && !next.has(path));
      const bytes = fresh.reduce((sum, [, output]) => sum + sizeOf(output), 0);
      for (const path of removed) {
        const output = store.get(path);
        if (output) former?.take(path, output);
        store.delete(path);
      }
      for (const [path, output] of next) store.set(path, output);
      return { changed, removed, bytes };
    },
    discard() {},
  };
}

function heaviestOf(onDisk: OnDisk): HeaviestPage | undefined {
  const { keep, staged, before } = onDisk;
  const stays = staysUnnamed(onDisk);
  const known = onDisk.heaviest;
  let heaviest = known && stays(known.path) ? known : undefined;
  const unweighed = heaviest ? [] : before.files.paths();
  const weigh = (path: string, bytes: number) => {
    if (path.endsWith('.html') && bytes > (heaviest?.bytes ?? 0)) heaviest = { path, bytes };
  };
  for (const [path, { size }] of keep) weigh(path, size);
  for (const path of unweighed) if (stays(path)) weigh(path, before.files.sizeOf(path));
  for (const { path, size } of staged) weigh(path, size);
  return heaviest;
}

const sizeOf = ({ bytes }: MemoryOutput) => (bytes === undefined ? 0 : Buffer.byteLength(bytes));
