/** Keys that are not known, and the ones that are meant by them. */
import { type Issue, type Path, pathText } from '../helpers/schema.js';
import { foreignOption } from './foreign-names.js';
import { type Nearest, nearestOf } from './near-names.js';

export type UnknownKey = Extract<Issue, { kind: 'unknown' }>;

/** Names what holds the value at a path, as the table of foreign names does. */
export type OwnerOf = (path: Path) => string;

/** The key that is meant by an unknown one, to be written in its place: what another tool calls so, or the nearest. */
export function meantKey({ path, key, known }: UnknownKey, ownerOf: OwnerOf): Nearest | undefined {
  const foreign = foreignOption(ownerOf(path), key, known);
  if (!foreign) return nearestOf(key, known);
  return foreign.same ? { name: foreign.name, sure: false } : undefined;
}

/** Removes the issues of missing keys that an unknown key explains: that one is reported. */
export function withoutMisspelt(issues: readonly Issue[], ownerOf: OwnerOf): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) => {
      const found = issue.kind === 'unknown' ? meantKey(issue, ownerOf) : undefined;
      return found ? [pathText([...issue.path, found.name])] : [];
    }),
  );
  return issues.filter((issue) => issue.kind !== 'missing' || !meant.has(pathText(issue.path)));
}
