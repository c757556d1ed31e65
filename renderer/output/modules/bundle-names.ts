/**
 * Names of bundled scripts and style sheets. esbuild's hash includes each source's path relative to the site folder, so the same code in another
 * folder, or bundled by a tool installed elsewhere, would get another name. Here a name only depends on bytes: those of
 * the file and of all files that it names, directly or not (D11).
 */
import { basename, posix } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';

/** The hash in a name that esbuild gave. */
const HASH = /\.[A-Z2-7]{8}(?=\.(?:js|css)$)/;
/** Names in a text that may be those of bundled files. Data in a script may be one word of a megabyte: it is looked at from its first letter alone. */
const NAMES = /(?<![\w.-])[\w.-]+\.[A-Z2-7]{8}\.(?:js|css)\b/g;
/** The path of a module wrapped in a function, which esbuild writes for profilers: it reveals the folders of the site and the tool. */
const WRAPPED = /\b(__(?:commonJS|esm)\d*\(\{)"(?:[^"\\]|\\.)*"\(/g;
const HASH_DIGITS = 10;

export interface NamingFile {
  /** Relative to the output folder (browser) or the module folder (Node). */
  path: string;
  /** Paths of the files that it names. */
  names: string[];
}

export interface BundledFile extends NamingFile {
  bytes: Uint8Array;
}

export interface NamedFiles {
  files: BundledFile[];
  /** Path of a file whose path esbuild gave. */
  pathOf(path: string): string;
}

/** A file without the hashes in it. */
interface Bare {
  hash: string;
  /** Files that it names, in order, as places in the list of all. */
  names: number[];
}

/**
 * Renames files by their bytes, and what they call each other.
 * @param dir folder that the new paths are relative to
 * @param outputs of esbuild's metafile: which files each one names
 * @param stubs base names of files to leave out, each with that of the file to name instead
 */
export function nameByContent(
  made: readonly OutputFile[],
  dir: string,
  outputs: Metafile['outputs'],
  stubs: ReadonlyMap<string, string> = new Map(),
): NamedFiles {
  const kept = made.filter(({ path }) => !stubs.has(basename(path)));
  const hashed = kept.filter(({ path }) => HASH.test(path));
  const places = new Map(hashed.map(({ path }, place) => [basename(path), place]));
  for (const [stub, holder] of stubs) {
    const place = places.get(holder);
    if (place !== undefined) places.set(stub, place);
  }
  const texts = hashed.map(({ text }) => text.replace(WRAPPED, '$1""('));
  const all = texts.map((text) => bare(text, places));
  const taken = new Set<string>();
  const renamed = hashed.map(({ path }, place) => {
    // Files with the same bytes stay two: each is a module with a state of its own.
    for (let copy = 0; ; copy++) {
      const name = basename(path).replace(HASH, `.${lettersOf(hashData([copy, withNamed(place, all)]))}`);
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  });
  const nameOf = (name: string) => renamed[places.get(name) ?? -1] ?? name;
  const pathOf = (path: string) => posix.join(posix.dirname(path), nameOf(posix.basename(path)));
  return {
    files: kept.map((file) => {
      const place = hashed.indexOf(file);
      const text = texts[place];
      const path = pathFrom(dir, file.path);
      const files = outputs[path]?.imports.filter((one) => one.path in outputs && !HASH.test(one.path)) ?? [];
      const named = all[place]?.names.map((name) => posix.join(posix.dirname(path), renamed[name] ?? '')) ?? [];
      return {
        path: pathOf(path),
        names: [...new Set([...named, ...files.map((one) => one.path)])],
        bytes: text === undefined ? file.contents : new TextEncoder().encode(text.replace(NAMES, nameOf)),
      };
    }),
    pathOf,
  };
}

function bare(text: string, places: ReadonlyMap<string, number>): Bare {
  const names: number[] = [];
  const rest = text.replace(NAMES, (name) => {
    const place = places.get(name);
    if (place === undefined) return name;
    names.push(place);
    return '\0';
  });
  return { hash: hashOf(rest), names };
}

/** Returns a file with all files that it refers to, numbered in the order of discovery: equal for equal files, whatever their names. */
function withNamed(place: number, all: readonly Bare[]): unknown {
  const found = [place];
  for (const one of found) for (const name of all[one]?.names ?? []) if (!found.includes(name)) found.push(name);
  return found.map((one) => [all[one]?.hash, all[one]?.names.map((name) => found.indexOf(name))]);
}

/** Eight letters and digits, as esbuild's hashes are. */
const lettersOf = (hash: string): string =>
  Number.parseInt(Buffer.from(hash, 'base64url').toString('hex').slice(0, HASH_DIGITS), 16)
    .toString(32)
    .padStart(8, '0')
    .toUpperCase();
