/** Two problems with one cause: what is written wrong, and what does not work because of it. The first is kept, with the higher level of the two. */
import { posix } from 'node:path';
import type { Level, Problem } from './problem-types.js';

const BROKEN = new Set(['link-broken', 'link-markdown', 'link-asset-missing', 'image-missing']);
const GRAVITY: readonly Level[] = ['info', 'warning', 'error'];

const graver = (a: Level, b: Level): Level => (GRAVITY.indexOf(a) < GRAVITY.indexOf(b) ? b : a);

/** Key of the place of a problem. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** The problems, each cause once. */
export function eachCauseOnce(problems: readonly Problem[]): Problem[] {
  const codes = new Set(problems.map(({ code }) => code));
  let left = [...problems];
  if (codes.has('link-address')) left = withoutBroken(left);
  if (codes.has('post-mark') && codes.has('post-untruncated')) left = withoutUntruncated(left);
  if (codes.has('markdown-forgiven') || codes.has('check-flag-near-miss')) left = withoutInner(left);
  if (codes.has('data-file-name') && [...UNKNOWN_AUTHOR].some((code) => codes.has(code)))
    left = withoutUnknownAuthors(left);
  if (codes.has('config-navbar-fields') && codes.has('config-unknown-key')) left = withoutUnfilled(left);
  const isUrl = ({ code, nearest }: Problem) => code === 'config-unknown-key' && nearest === 'url';
  if (codes.has('config-url-unset') && left.some(isUrl)) left = left.filter(({ code }) => code !== 'config-url-unset');
  return left;
}

/** An address that is written wrong leads nowhere: how it is written says why. */
function withoutBroken(problems: readonly Problem[]): Problem[] {
  const lineOf = ({ file, line }: { file?: string; line?: number }) => `${file}:${line}`;
  const written = problems.filter(({ code }) => code === 'link-address');
  const [places, lines] = [new Set(written.map(placeOf)), new Set(written.map(lineOf))];
  const levels = new Map<string, Level>();
  const gone = new Set<Problem>();
  for (const found of problems) {
    const { code, level, more = [] } = found;
    if (!BROKEN.has(code) || !places.has(placeOf(found)) || !more.every((place) => lines.has(lineOf(place)))) continue;
    gone.add(found);
    for (const place of [placeOf(found), ...more.map(lineOf)])
      levels.set(place, graver(level, levels.get(place) ?? level));
  }
  return problems.flatMap((found) => {
    if (gone.has(found)) return [];
    if (found.code !== 'link-address') return [found];
    const level = graver(levels.get(placeOf(found)) ?? found.level, levels.get(lineOf(found)) ?? found.level);
    return [{ ...found, level: graver(found.level, level) }];
  });
}

/** A field that a foreign name replaces is not missing in an item of the navbar. */
function withoutUnfilled(problems: readonly Problem[]): Problem[] {
  const meant = problems.flatMap(({ code, args, nearest }) =>
    code === 'config-unknown-key' ? [{ owner: String(args.path).replace(/\.[^.]*$/, ''), nearest }] : [],
  );
  return problems.filter(
    ({ code, args }) =>
      code !== 'config-navbar-fields' ||
      !meant.some(({ owner, nearest }) => owner === args.path && String(args.rule).includes(`\`${nearest}\``)),
  );
}

/** Posts whose mark is written wrong have none for that. */
function withoutUntruncated(problems: readonly Problem[]): Problem[] {
  const marked = new Set(problems.flatMap(({ code, file }) => (code === 'post-mark' ? [file] : [])));
  let least: Level = 'info';
  const left = problems.flatMap((found): Problem[] => {
    if (found.code !== 'post-untruncated') return [found];
    const posts = [{ file: found.file ?? '' }, ...(found.more ?? [])];
    const others = posts.filter(({ file }) => !marked.has(file));
    if (others.length < posts.length) least = graver(least, found.level);
    const [first, ...more] = others;
    return first ? [{ ...found, args: { ...found.args, count: more.length + 1 }, file: first.file, more }] : [];
  });
  return left.map((found) => (found.code === 'post-mark' ? { ...found, level: graver(found.level, least) } : found));
}

/** Problems of an author that no file defines. */
export const UNKNOWN_AUTHOR: ReadonlySet<string> = new Set(['authors-unknown', 'authors-file-missing']);

/** Authors are unknown where the name of their file is misspelt. */
function withoutUnknownAuthors(problems: readonly Problem[]): Problem[] {
  const fileOf = ({ code, args }: Problem) =>
    UNKNOWN_AUTHOR.has(code) ? posix.basename(String(args.file)) : undefined;
  const isFor = (found: Problem) => (other: Problem) =>
    other.code === 'data-file-name' && fileOf(found) === posix.basename(other.nearest ?? '');
  return problems.flatMap((found): Problem[] => {
    if (problems.some(isFor(found))) return [];
    const lost = problems.find((other) => isFor(other)(found));
    return [lost ? { ...found, level: graver(found.level, lost.level) } : found];
  });
}

/** Problems of marks inside the syntax of another tool, or after a type of admonition. */
const INNER = new Set(['markdown-forgiven', 'check-flag-near-miss']);
const OUTER = new Set(['foreign-syntax', 'admonition-title']);

/** Marks inside of what is written wrong as a whole: the whole says it. */
function withoutInner(problems: readonly Problem[]): Problem[] {
  const byPlace = problems
    .filter(({ code }) => INNER.has(code) || OUTER.has(code))
    .sort(
      (a, b) =>
        byText(a.file, b.file) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        rank(a) - rank(b),
    );
  const gone = new Set<Problem>();
  let [last, end] = ['', 0];
  for (const found of byPlace) {
    const { code, file, line, column = 1, length = 1 } = found;
    const own = `${file}:${line}`;
    if (OUTER.has(code)) [last, end] = [own, Math.max(last === own ? end : 0, column + length)];
    // A word after the marks of a block belongs to them, in any position.
    else if (last === own && (column < end || code === 'check-flag-near-miss')) gone.add(found);
  }
  return problems.filter((found) => !gone.has(found));
}

const byText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
const rank = ({ code }: Problem): number => (OUTER.has(code) ? 0 : 1);
