/** Broken imports of Markdown, with the file that was probably meant: files may be added or removed without compiling the page again. */
import { posix } from 'node:path';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import { type ListNames, nearestFile } from './near-files.js';

const ALIAS = '@site/';

/** Adds the nearest file to a problem about such an import. */
export function withNearImport(found: Problem, list: ListNames): Problem {
  const { code, file = '', args, nearest } = found;
  if (code !== 'markdown-import-missing' || nearest !== undefined) return found;
  const specifier = String(args.specifier);
  const isAlias = specifier.startsWith(ALIAS);
  const path = isAlias ? specifier.slice(ALIAS.length) : specifier;
  const near = nearestFile(path, { list, base: isAlias ? '.' : posix.dirname(file) });
  if (!near) return found;
  const dots = specifier.startsWith('./') && !near.name.startsWith('./') ? './' : '';
  const whole = isAlias ? ALIAS + near.name : dots + near.name;
  const name = posix.extname(specifier) === '' ? whole.replace(/\.[jt]sx?$/, '') : whole;
  return { ...found, ...withNamed(found, specifier, { name, sure: near.sure }) };
}
