/** Folders that are there under another name than the one that is read. */
import { posix } from 'node:path';
import { nearestOf } from '../problems/near-names.js';
import type { SourceIo } from './disk-io.js';

interface Names {
  /** True of a name that nothing else is read from. */
  isFree(name: string): boolean;
  /** True for another name of the same thing. */
  isSame(name: string): boolean;
}

/** Returns the only sibling folder that a missing one probably means. */
export function meantFolder(missing: string, list: SourceIo['list'], { isFree, isSame }: Names): string | undefined {
  const parent = posix.dirname(missing);
  const beside = (list(parent) ?? []).flatMap(({ name, folder }) => (folder && isFree(name) ? [name] : []));
  const same = beside.filter(isSame);
  const near = nearestOf(posix.basename(missing), beside);
  const meant = same.length > 0 ? same : near?.sure ? [near.name] : [];
  return meant[0] !== undefined && meant.length === 1 ? posix.join(parent, meant[0]) : undefined;
}
