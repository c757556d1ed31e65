/**
 * Writes outputs to disk so that the output folder is complete at every moment (D10).
 *
 * Finished bytes wait in a stage folder on the same disk. A commit writes a journal, then renames assets, parts, pages, lists in this
 * order, deletes stale files in the opposite one, records the new state, and removes the journal. The next command completes an interrupted
 * commit (`rollForward`). An output folder that does not exist yet is created by one rename.
 */
import { constants, copyFileSync, existsSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { removeFile, renameFile } from '../../output/modules/until-free.js';
import type { OutputPhase } from '../../output/output-file.js';
import { ASSETS_DIR, DATA_DIR, SEARCH_DIR } from '../../shared/limits.js';
import { hashOf } from '../../site/helpers/hash.js';
import { systemError } from '../../site/helpers/system-error.js';
import { OUTPUT_MARKER } from '../../site/sources/output-marker.js';
import { kindOf, listFiles, readJson, sameDisk, statOf, writeDurably } from './disk.js';
import { makeFolder } from './make-folder.js';
import { nextLine, type OutputRecord, type RecordLine, writeLine } from './output-record.js';
import { within } from './path-guard.js';
import type { Written } from './recorded-files.js';

/** An output that waits in the stage. */
export interface Staged {
  path: string;
  hash: string;
  size: number;
  phase: OutputPhase;
  /** Paths of the files that it names. */
  names?: readonly string[];
}

const ORDER: OutputPhase[] = ['asset', 'part', 'page', 'list'];

interface Journal {
  out: string;
  stage: string;
  /** The whole folder is renamed into place: there was none. */
  swap: boolean;
  renames: string[];
  deletions: string[];
  /** Line for the record. */
  record?: RecordLine;
}

/** Files of the engine for one output folder inside the cache folder. */
export interface OutputPlace {
  out: string;
  journal: string;
  record: string;
  lock: string;
  /** Inputs and outputs of the last build. */
  known: string;
  /** Stage of outputs before their commit: on the disk of the output folder, never inside a served folder. */
  stage: string;
}

export function outputPlace(cache: string, out: string): OutputPlace {
  const id = hashOf(out).slice(0, 10);
  return {
    out,
    journal: join(cache, `journal-${id}.json`),
    record: join(cache, `output-${id}.json`),
    lock: join(cache, `lock-${id}`),
    known: join(cache, `unchanged-${id}`),
    stage: sameDisk(cache, dirname(out)) ? join(cache, `stage-${id}`) : join(dirname(out), `.${basename(out)}.stage`),
  };
}

/** Marks a folder as written by this tool, so that stale files in it may be removed. An output like any other. */
export const MARKER = { path: OUTPUT_MARKER, text: '1\n' };

/** True if a folder may be written to: absent, empty, or written by this tool before. */
export function isOurs(out: string): boolean {
  return isEmpty(out) || existsSync(join(out, MARKER.path));
}

/** True if a folder is absent or holds nothing. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

export interface Stage {
  put(path: string, bytes: string | Uint8Array): void;
}

/** Writes outputs into a stage folder. Every thread has its own; they share the folder, and each remembers which folders it has made. */
export function createStage(folder: string): Stage {
  const made = new Set<string>();
  return {
    put(path, bytes) {
      const file = within(folder, path);
      const parent = dirname(file);
      if (!made.has(parent)) {
        makeFolder(parent);
        made.add(parent);
      }
      try {
        writeFileSync(file, bytes);
      } catch (error) {
        // A build that begins again in the same process, with a damaged memo, has cleared its stage.
        if (systemError(error).code !== 'ENOENT') throw error;
        makeFolder(parent);
        writeFileSync(file, bytes);
      }
    },
  };
}

/** Copies a file into the stage. @returns its size in bytes */
export function copyIntoStage(stage: string, path: string, file: string): number {
  const to = within(stage, path);
  makeFolder(dirname(to));
  copyFileSync(file, to, constants.COPYFILE_FICLONE);
  return statSync(to).size;
}

/** Returns the record of a file that is in the output folder already. */
export function recordOf(place: OutputPlace, path: string, hash: string): Written | undefined {
  const stat = statOf(within(place.out, path));
  return stat && { hash, size: stat.size, mtime: stat.mtimeMs };
}

/** Files of a folder after a commit. */
export interface Content {
  staged: readonly Staged[];
  /** Existing files to keep, with their data. */
  keep: ReadonlyMap<string, Written>;
  /** Selects recorded files to keep that are neither in `keep` nor staged. */
  others?: Others;
  /** Known files before. */
  before: OutputRecord;
}

/** Files of earlier builds that are kept without being added. */
export interface Others {
  stay(path: string): boolean;
  /** All for which that does not hold, where they are known: an edit of a large site asks for no other. */
  leaving?: ReadonlySet<string>;
}

function isNamedIn({ staged, keep }: Content): (path: string) => boolean {
  const paths = new Set(staged.map(({ path }) => path));
  return (path) => paths.has(path) || keep.has(path);
}

/** Returns a function that tells whether a file is in the folder after a commit. */
export function standsAfter(content: Content): (path: string) => boolean {
  const { others, before } = content;
  const isNamed = isNamedIn(content);
  return (path) => isNamed(path) || (others?.stay(path) === true && before.files.has(path));
}

/** Returns the recorded files that are not in the folder after a commit. */
export function goneAfter(content: Content): string[] {
  const { others, before } = content;
  const isThere = standsAfter(content);
  const asked = others?.leaving ?? before.files.paths();
  return [...asked].filter((path) => before.files.has(path) && !isThere(path));
}

/** Returns a function that tells whether a file stays though it is neither in `keep` nor staged. */
export function staysUnnamed(content: Content): (path: string) => boolean {
  const { others, before } = content;
  if (!others) return () => false;
  const isNamed = isNamedIn(content);
  return (path) => others.stay(path) && !isNamed(path) && before.files.has(path);
}

/** Returns the files that stay so, with what is known of them. */
export function stayingFiles(content: Content): (readonly [path: string, written: Written])[] {
  const { files } = content.before;
  const stays = staysUnnamed(content);
  return [...files.paths()].flatMap((path) => {
    const written = stays(path) ? files.get(path) : undefined;
    return written ? [[path, written] as const] : [];
  });
}

export interface Commit extends Content {
  place: OutputPlace;
  /** Called before each change of the output folder; a test that throws here leaves what a killed process leaves. */
  onStep?: (step: string) => void;
}

/** Result of a commit. */
export interface Done {
  removed: string[];
  /** Staged files, in their final state. */
  fresh: ReadonlyMap<string, Written>;
  /** All current files. */
  all(): ReadonlyMap<string, Written>;
  /** The file before, if the folder was compared with the record. */
  was?: (path: string) => Written | undefined;
}

const LIST = new RegExp(
  `(?:^|/)${SEARCH_DIR}/|^(?!(?:.*/)?(?:${DATA_DIR}/|${ASSETS_DIR}/)).*(?:\\.(?:xml|xsl|txt|md|json)|_headers|_redirects|_nginx\\.conf|\\.nojekyll)$`,
);

// A language of the site has its files in a folder of its own.
const ASSET = new RegExp(`(?:^|/)${ASSETS_DIR}/`);
const PART = new RegExp(`(?:^|/)${DATA_DIR}/`);

/** Returns the phase of a file of which only the path is known. */
export function phaseOf(path: string): OutputPhase {
  if (LIST.test(path)) return 'list';
  if (ASSET.test(path)) return 'asset';
  if (PART.test(path)) return 'part';
  return path.endsWith('.html') ? 'page' : 'asset';
}

/** Stale files in the order in which they can go: what names others first, so that a kill leaves no page without its assets. */
function inOrder(paths: readonly string[]): string[] {
  return ORDER.toReversed().flatMap((phase) => paths.filter((path) => phaseOf(path) === phase));
}

/** Carries a build's outputs into the output folder. */
export function commit({ place, onStep, ...content }: Commit): Done {
  const { out, stage } = place;
  const { staged, keep, before } = content;
  const { files } = before;
  const isWanted = standsAfter(content);
  const swap = isEmpty(out);
  const gone = goneAfter(content);
  const stale = before.isSeen ? gone : listFiles(out).filter((path) => !isWanted(path));
  const deletions = swap ? [] : inOrder(stale);
  const renames = ORDER.flatMap((phase) =>
    staged
      .filter((output) => output.phase === phase)
      .map(({ path }) => path)
      .sort(),
  );
  const fresh = new Map<string, Written>();
  for (const { path, hash, size, names } of staged)
    fresh.set(path, { hash, size, mtime: statSync(within(stage, path)).mtimeMs, names });
  const all = () => new Map([...keep, ...stayingFiles(content), ...fresh]);
  const changed = new Map([...keep].filter(([path, written]) => files.get(path) !== written));
  for (const [path, written] of fresh) changed.set(path, written);
  const record = nextLine(before, { changed, gone, all }, out);
  if (renames.length === 0 && deletions.length === 0) {
    rmSync(stage, { recursive: true, force: true });
    if (record) writeLine(place.record, record);
  } else {
    const journal: Journal = { out, stage, swap, renames, deletions, record };
    writeDurably(place.journal, JSON.stringify(journal));
    carryOut(place, journal, onStep);
  }
  return { removed: deletions, fresh, all, ...(before.isSeen && { was: (path: string) => files.get(path) }) };
}

/** Completes an interrupted commit, and removes a stage without one. Must be called before anything reads the output folder. */
export function rollForward(place: OutputPlace): void {
  const journal = readJson<Journal>(place.journal);
  if (journal && journal.out === place.out) carryOut(place, journal);
  rmSync(place.journal, { force: true });
  rmSync(place.stage, { recursive: true, force: true });
}

/** Does what a journal says; may be repeated from any point. */
function carryOut(place: OutputPlace, journal: Journal, onStep: (step: string) => void = () => {}): void {
  const mayGoWhole = journal.swap && isEmpty(place.out);
  if (mayGoWhole) onStep('swap');
  if (!mayGoWhole || !moveWhole(journal.stage, place.out)) {
    const cleared = new Set<string>();
    for (const path of journal.renames) {
      onStep(path);
      clearParents(place.out, path, cleared);
      moveIntoPlace(within(journal.stage, path), within(place.out, path));
    }
    for (const path of journal.deletions) {
      onStep(`delete ${path}`);
      removeOutput(place.out, path);
    }
  }
  onStep('record');
  if (journal.record) writeLine(place.record, journal.record);
  onStep('end');
  removeFile(place.journal);
  rmSync(journal.stage, { recursive: true, force: true });
}

/** Renames the stage. @returns false where the empty folder in its place cannot go: another program is in it, or it is the root of a disk */
function moveWhole(stage: string, out: string): boolean {
  makeFolder(dirname(out));
  if (!existsSync(stage)) return true;
  try {
    renameFile(stage, out);
  } catch (error) {
    if (!existsSync(out)) throw error;
    try {
      // Windows replaces no folder, not even an empty one.
      rmdirSync(out);
    } catch {
      return false;
    }
    renameFile(stage, out);
  }
  return true;
}

/** Renames one staged file; a file that is no longer in the stage is already in place. */
function moveIntoPlace(from: string, to: string): void {
  try {
    renameFile(from, to);
  } catch (error) {
    const { code } = systemError(error);
    if (!existsSync(from)) return;
    // A folder of the old build is where a file must go.
    if (kindOf(to) === 'folder') rmSync(to, { recursive: true });
    else if (code !== 'ENOENT') throw error;
    makeFolder(dirname(to));
    renameFile(from, to);
  }
}

/**
 * Removes what is no folder where one must be: a file of the old build, or a link. Links are not followed, for they may lead out of the
 * output; so it goes from the top down.
 */
function clearParents(out: string, path: string, cleared: Set<string>): void {
  const parents: string[] = [];
  for (let parent = dirname(path); parent !== '.' && !cleared.has(parent); parent = dirname(parent))
    parents.push(parent);
  for (const parent of parents.reverse()) {
    cleared.add(parent);
    if (kindOf(within(out, parent)) === 'file') removeFile(within(out, parent));
  }
}

function removeOutput(out: string, path: string): void {
  const file = within(out, path);
  if (kindOf(file) === 'file') removeFile(file);
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(out, parent));
    } catch {
      return;
    }
  }
}
