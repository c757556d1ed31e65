/** Findings of several steps, or of several languages, that have one cause: an author reads one. */
import type { Problem } from './problem-types.js';

interface Cause {
  /** Arguments that tell one cause from another. */
  by: readonly string[];
  /** Arguments that list what the cause costs; the others are the first finding's. */
  lists: readonly string[];
  /** True if what is at one place has one cause. */
  atPlace?: true;
}

const CAUSES: Readonly<Record<string, Cause>> = {
  'sass-missing': { by: [], lists: ['path'] },
  'less-missing': { by: [], lists: ['path'] },
  // A plugin that fails on one page mostly fails on others, and says which.
  'markdown-plugin': { by: ['name'], lists: [] },
  // A page that nobody has translated, and the configuration, have the same links in every language.
  'link-broken': { by: [], lists: [], atPlace: true },
  'link-anchor': { by: [], lists: [], atPlace: true },
  'link-asset-missing': { by: [], lists: [], atPlace: true },
  'link-case': { by: [], lists: [], atPlace: true },
  'link-absent-plugin': { by: ['names'], lists: [] },
  'locale-untranslated': { by: [], lists: ['name', 'folder'] },
};

/** The findings with those of one cause as one, at the place of the first. */
export function joinCauses(problems: readonly Problem[]): Problem[] {
  const joined: Problem[] = [];
  const known = new Map<string, number>();
  for (const found of problems) {
    const cause = CAUSES[found.code];
    const key = cause && keyOf(found, cause);
    const at = key === undefined ? undefined : known.get(key);
    const first = at === undefined ? undefined : joined[at];
    if (cause && at !== undefined && first) joined[at] = join(first, found, cause);
    else {
      if (key !== undefined) known.set(key, joined.length);
      joined.push(found);
    }
  }
  return joined;
}

/**
 * The findings of all languages, each once: what is wrong at one place of one file has the base path of the language in its addresses.
 * @param bases base paths of the languages
 */
export function joinLanguages(problems: readonly Problem[], bases: readonly string[]): Problem[] {
  const longest = bases.toSorted((a, b) => b.length - a.length);
  const plain = (value: unknown) => {
    const base = typeof value === 'string' && longest.find((one) => value.startsWith(one));
    return base ? `/${String(value).slice(base.length)}` : value;
  };
  const known = new Map<string, Problem>();
  for (const found of problems) {
    const { code, level, file, line, column, args, more } = found;
    const values = Object.entries(args).map(([name, value]) => [name, plain(value)]);
    const key =
      file === undefined ? JSON.stringify(found) : JSON.stringify([code, level, file, line, column, values, more]);
    if (!known.has(key)) known.set(key, found);
  }
  return [...known.values()];
}

const keyOf = ({ code, level, args, file, line, column }: Problem, { by, atPlace }: Cause): string =>
  JSON.stringify([code, level, ...by.map((name) => args[name]), ...(atPlace ? [file, line, column] : [])]);

function join(first: Problem, next: Problem, { lists }: Cause): Problem {
  const args = { ...first.args };
  for (const name of lists) args[name] = `${args[name]}, ${next.args[name]}`;
  const nextPlace = next.file === undefined ? [] : [{ file: next.file, line: next.line }];
  const places = new Map(
    [...(first.more ?? []), ...nextPlace, ...(next.more ?? [])].map((one) => [placeKey(one), one]),
  );
  places.delete(placeKey(first));
  const more = [...places.values()];
  const { more: _, ...rest } = first;
  return { ...rest, args, ...(more.length > 0 && { more }) };
}

const placeKey = ({ file, line }: { file?: string; line?: number }): string => `${file}\n${line}`;
