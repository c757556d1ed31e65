/**
 * The scan before a build: compares all that the last one read and wrote with its current state. It reads names, sizes and times and
 * one file, so that an unchanged site is recognised before the engine is loaded.
 *
 * The state before a build is recorded. A change during the build is therefore found by the next one.
 */
import { existsSync, readFileSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { toolVersion } from '../../output/tool.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import { strongNames } from '../../site/secrets/secret-names.js';
import { gitState } from '../load/git-head.js';
import { SETTLED_MS } from '../memo/seen-files.js';
import type { BuildOptions, EngineResult } from '../run/options.js';
import { clock } from '../run/trace.js';
import { readBytes } from '../write/disk.js';
import { outputPlace } from '../write/write.js';
import { type EditedPaths, editedPaths } from './edited-paths.js';
import { inputLine, listFile, listFolder, listPackages } from './folder-list.js';
import { FolderSum } from './folder-sum.js';
import { sumBeside } from './sum-beside.js';

/** Locations that a build reads. */
export interface Reach {
  /** Folders of which every file counts: the site, and content outside of it. Absolute. */
  roots: string[];
  /** Files elsewhere, there or not. Absolute. */
  files: string[];
  /** Dates come from git. */
  git: boolean;
}

/** State of these locations, as texts to compare. */
export interface View {
  roots: Record<string, string>;
  files: Record<string, string>;
  packages: string;
  git: string;
  /** Hashes of the files that had been changed so shortly before that a further change might not show in their times. */
  young: Record<string, string>;
}

/** Inputs of a build that are not files. */
export interface Surroundings {
  /** Salted hash of each variable that the configuration reads. */
  env: Record<string, string>;
  salt: string;
  /** The year that the configuration asked for. */
  year?: number;
  /** The key that every reader gets: no variable with more rights may hold it. */
  searchKey?: string;
}

/** Kept data of a build. */
export interface KeptLook {
  key: string;
  reach: Reach;
  surroundings: Surroundings;
  /** Unknown inputs of that build, in words for people; with any of them every build runs. */
  unknown: string[];
  /** The build's result, in the form of a build that changes nothing. Absent if a comparison is not possible. */
  result?: EngineResult;
  /** The same, including findings that such a build might not make. */
  said?: EngineResult;
  young: Record<string, string>;
  /** Name of the pages that the memo has for edits. */
  pages?: string;
  /** Lengths of the texts after this line. */
  lengths: number[];
}

/** The only files that differ from the last build's state. */
export interface EditedFiles extends EditedPaths {
  /** Result of that build. */
  said: EngineResult;
  /** Kept data of it. */
  kept: Omit<KeptLook, 'lengths'>;
}

/** A scan and its result. */
export interface Look {
  /** File of the kept data. */
  file: string;
  key: string;
  reach: Reach;
  /** Absent where it is of no use. */
  view?: View;
  /** Sum of the output folder if the last build left it so. A large folder is still being read while the engine is loaded. */
  outputs?: Promise<string | undefined>;
  /** The result of the build that has nothing to do. */
  unchanged?: EngineResult;
  edited?: EditedFiles;
  /** Numbers of the files that were looked at. */
  looked?: { inputs: number; outputs: number };
  /** Reasons why builds of this site cannot be skipped. */
  unknown: string[];
}

/** Options that decide on what a build makes. */
type LookOptions = BuildOptions & { out: string };

/** More young files than this are not read: the next build looks again. */
const MOST_YOUNG = 1000;
const MOST_BYTES = 16_777_216;

/** Variables that decide how Node, git and texts of the system behave. */
const BEHAVIOUR = /^(?:GIT_|LC_|TZ$|LANG$|LANGUAGE$|HOME$|XDG_CONFIG_HOME$|NODE_OPTIONS$|NODE_PATH$)/;

/** Looks at a site. Undefined where nothing could be kept: the tool runs from its sources, or the disk does not answer. */
export async function lookAt(options: LookOptions): Promise<Look | undefined> {
  const { code } = toolVersion();
  if (code === 'source') return undefined;
  try {
    return await lookWith(options, code);
  } catch {
    return undefined;
  }
}

async function lookWith(options: LookOptions, code: string): Promise<Look> {
  const { dir, out, cacheDir, environment = {} } = options;
  const place = outputPlace(cacheDir, out);
  const { known: file } = place;
  const key = hashData([code, process.version, process.platform, process.arch, made(options), behaviour(environment)]);
  const found = readKept(file);
  const kept = found?.kept.key === key ? found.kept : undefined;
  const reach = kept?.reach ?? { roots: [dir], files: [], git: true };
  const unknown = kept?.unknown ?? [];
  const look: Look = { file, key, reach, unknown };
  // A site with an unknown input is scanned again when that changes, which only a build can tell.
  if (unknown.length > 0) return look;
  // Another build is writing, or one was interrupted.
  const isHalf = [place.lock, place.journal, place.stage].some((path) => existsSync(path));
  const said = isHalf ? undefined : kept?.said;
  const outputs = found && said && outputsAsBefore(out, found.texts.at(-1) ?? '');
  const seen = viewOf(reach, { dir, skipped: [cacheDir, out, place.stage] }, clock() - SETTLED_MS);
  look.view = seen.view;
  if (!kept || !outputs) return look;
  look.outputs = outputs;
  const edited = editedPaths(dir, kept, { now: textsOf(seen.view), before: found.texts });
  if (!edited || !isSurrounded(kept.surroundings, environment)) return look;
  const { paths, added, gone } = edited;
  if (paths.length + added.length + gone.length > 0)
    return kept.pages && !isSaidOf(said, paths) ? { ...look, edited: { ...edited, kept, said } } : look;
  const sum = await outputs;
  if (sum === undefined) return look;
  return { ...look, unchanged: kept.result, looked: { inputs: seen.count, outputs: FolderSum.from(sum).count } };
}

/** Returns the sum of an output folder if it is the one of before; never rejects: a build waits for it late, or not at all. */
async function outputsAsBefore(out: string, before: string): Promise<string | undefined> {
  try {
    const now = await sumBeside(out, FolderSum.from(before).count);
    return now === before ? now : undefined;
  } catch {
    // The build says what is wrong with the folder.
    return undefined;
  }
}

/** True if a finding is of one of these files, or of none: what it says may be other than before. */
const isSaidOf = ({ problems }: EngineResult, paths: readonly string[]) =>
  problems.some(({ file }) => file === undefined || paths.includes(file));

/** Forgets what was kept: a build begins, and only its end can say what holds. */
export const forgetLook = ({ file }: Look): void => rmSync(file, { force: true });

const made = (options: LookOptions) => {
  const { dir, configFile, out, base, parser, forgive, drafts, strict, check, pageSeconds, locales } = options;
  return [
    ...[dir, configFile, out, base ?? null, parser ?? 'native', forgive ?? false, drafts ?? false, strict ?? false],
    ...[check ?? true, pageSeconds ?? null, ...(locales ?? [])],
  ];
};

const behaviour = (environment: NonNullable<BuildOptions['environment']>) =>
  Object.entries(environment)
    .filter(([name]) => BEHAVIOUR.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Start folder of a scan, and its exceptions. */
interface Looking {
  dir: string;
  skipped: readonly string[];
}

/** Returns the current state of these locations. @param limit files changed after it are young */
function viewOf(reach: Reach, { dir, skipped }: Looking, limit: number): { view: View; count: number } {
  let count = 0;
  let bytes = 0;
  const youngFiles: string[] = [];
  const onFile = (path: string, { size, mtimeMs, ctimeMs }: Stats) => {
    count++;
    if (mtimeMs < limit && ctimeMs < limit) return;
    youngFiles.push(path);
    bytes += size;
  };
  const left = new Set([...skipped, ...reach.roots.map((root) => join(root, '.git'))]);
  const skips = (path: string, name: string) => name === 'node_modules' || left.has(path);
  const roots: View['roots'] = {};
  for (const root of reach.roots) roots[root] = listFolder(root, { line: inputLine, skips, onFile });
  const files: View['files'] = {};
  for (const path of reach.files) files[path] = listFile(path, onFile);
  const packages = listPackages(dir, onFile);
  const git = reach.git ? (gitState(dir)?.text ?? '') : '';
  const young: View['young'] = {};
  const isMuch = youngFiles.length > MOST_YOUNG || bytes > MOST_BYTES;
  // An empty hash equals none.
  for (const path of youngFiles) young[path] = isMuch ? '' : hashOf(readFileSync(path));
  return { view: { roots, files, packages, git, young }, count };
}

/** The texts of a view that are compared, one after the other. */
export const textsOf = ({ roots, files, packages, git }: View): string[] => [
  Object.values(roots).join('\n\n'),
  Object.values(files).join('\n'),
  packages,
  git,
];

function isSurrounded({ env, salt, year, searchKey }: Surroundings, environment: Record<string, string | undefined>) {
  if (year !== undefined && year !== thisYear()) return false;
  if (searchKey !== undefined && strongNames(environment, searchKey).length > 0) return false;
  return Object.entries(env).every(([name, hash]) => hash === valueHash(salt, environment[name]));
}

/** Returns what a configuration gets that asks for the year. */
export const thisYear = (): number => new Date(clock()).getFullYear();

/** A variable's value may be secret. */
export const valueHash = (salt: string, value: string | undefined): string => hashData([salt, value ?? null]);

/** The head is a line with its own hash, then come the texts. */
function readKept(file: string): { kept: KeptLook; texts: string[] } | undefined {
  const text = Buffer.from(readBytes('', file) ?? []).toString();
  const end = text.indexOf('\n');
  const hash = text.slice(0, HASH);
  const head = text.slice(HASH, end);
  if (hashOf(head) !== hash) return undefined;
  const kept: KeptLook = JSON.parse(head);
  let at = end + 1;
  const texts = kept.lengths.map((length) => {
    at += length;
    return text.slice(at - length, at);
  });
  return { kept, texts };
}

/** Returns the text that `readKept` reads. */
export function keptText(kept: Omit<KeptLook, 'lengths'>, texts: readonly string[]): string {
  const head = JSON.stringify({ ...kept, lengths: texts.map(({ length }) => length) } satisfies KeptLook);
  return `${hashOf(head)}${head}\n${texts.join('')}`;
}

/** Characters of a hash. */
const HASH = 22;
