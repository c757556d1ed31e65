/** Glob patterns of content options and of the sitemap, read by picomatch: braces, ranges, classes, extglobs and escapes as in Docusaurus. */
import picomatch from 'picomatch';

/** Returns a test of POSIX paths that holds when one of the patterns matches and no pattern written `!…` does. */
export function matcher(globs: readonly string[]): (path: string) => boolean {
  const isNegative = (glob: string) => /^!(?!\()/.test(glob);
  const matches = compile(globs.filter((glob) => !isNegative(glob)));
  const refused = excluder(globs.filter(isNegative).map((glob) => glob.slice(1)));
  return (path) => matches(path) && !refused(path);
}

/** Returns a test of POSIX paths that holds for what a pattern matches and, where that is a folder, for everything below it. */
export function excluder(globs: readonly string[]): (path: string) => boolean {
  // A `!` in front has no meaning in a list of what to leave out; the reference reads past it, too.
  const matches = compile(globs.map((glob) => glob.replace(/^!(?!\()/, '').replace(/(?<=[^/])\/$/, '')));
  return (path) => {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      if (end > 0 && matches(path.slice(0, end))) return true;
    return matches(path);
  };
}

function compile(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map((glob) => picomatch(glob, { dot: true, posix: true, expandRange }));
  return (path) => tests.some((test) => test(path));
}

/** Returns `{8..10}`, `{08..10}` or `{a..c}` as the source of a regular expression; picomatch leaves ranges to its caller. */
function expandRange(from: string, to: string, step?: unknown): string {
  const numeric = [from, to].every((text) => /^-?\d+$/.test(text));
  const place = (text: string) => (numeric ? Number(text) : (text.codePointAt(0) ?? 0));
  const [first, last] = [place(from), place(to)];
  const width = [from, to].some((text) => /^-?0\d/.test(text)) ? Math.max(from.length, to.length) : 0;
  const by = Math.max(1, Math.abs(Number(step)) || 1);
  const count = Math.min(LONGEST_RANGE, Math.floor(Math.abs(last - first) / by) + 1);
  const names = Array.from({ length: count }, (_, index) => {
    const value = first + Math.sign(last - first) * by * index;
    return numeric ? String(value).padStart(width, '0') : literal(String.fromCodePoint(value));
  });
  return `(?:${names.join('|')})`;
}

/** Names in one range; further ones are not matched, so that no pattern exhausts the memory. */
const LONGEST_RANGE = 100_000;

/** Returns the source of a regular expression that matches a text and nothing else. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
