/** Finished bundles for browsers between runs: one folder each, with a manifest that says what it was made of. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf } from '../../site/helpers/hash.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { BundledFile, NamingFile } from '../modules/bundle-names.js';
import { hashOfFile } from '../modules/run-config.js';
import type { MadeSheet } from './override-sheets.js';

/** A bundle: paths by what they are for, and the files. */
export interface KeptBundle<Assets> {
  assets: Assets;
  files: BundledFile[];
  problems: Problem[];
  /** Files that are not part of its key, absolute, each with its hash. */
  inputs?: [file: string, hash: string][];
  /** Sources of its style sheets. */
  sheets?: MadeSheet[];
}

interface Manifest<Assets> extends Pick<KeptBundle<Assets>, 'assets' | 'inputs' | 'sheets'> {
  key: string;
  files: (NamingFile & { hash: string })[];
  sum: string;
}

/** A kept bundle, if it was made from the same input. */
export function readBundle<Assets>(folder: string, key: string): KeptBundle<Assets> | undefined {
  try {
    const { sum, ...kept }: Manifest<Assets> = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    const { assets, inputs, sheets } = kept;
    if (kept.key !== key || sum !== sumOf(kept)) return undefined;
    if (inputs?.some(([file, hash]) => hashOfFile(file) !== hash)) return undefined;
    const files = kept.files.map((file) => ({ ...file, bytes: readFileSync(join(folder, basename(file.path))) }));
    if (files.some(({ hash, bytes }) => hash !== hashOf(bytes))) return undefined;
    return { assets, files, problems: [], inputs, sheets };
  } catch {
    return undefined;
  }
}

/** Keeps a bundle; the manifest is written last, so that an incomplete folder is not taken for a bundle. */
export function writeBundle(folder: string, key: string, bundle: KeptBundle<unknown>): void {
  const { assets, files, inputs, sheets } = bundle;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, bytes } of files) writeFileSync(join(folder, basename(path)), bytes);
  const named = files.map(({ path, names, bytes }) => ({ path, names, hash: hashOf(bytes) }));
  const kept = { key, assets, files: named, inputs, sheets };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...kept, sum: sumOf(kept) }));
}

/** Checksum of what a manifest says: a damaged bundle is made again. */
const sumOf = (kept: Omit<Manifest<unknown>, 'sum'>): string => hashOf(JSON.stringify(kept));
