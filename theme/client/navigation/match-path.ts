/** Matching of paths against patterns (B5.9, B5.10). */
import { ROUTE_CACHE_SIZE } from '../../../renderer/shared/limits.js';

export interface MatchOptions {
  /** The matched part must be the whole path. */
  exact?: boolean;
  /** A trailing slash counts. */
  strict?: boolean;
  /** Upper and lower case differ. */
  sensitive?: boolean;
}

export interface PathMatch {
  /** The pattern. */
  path: string;
  /** The part of the path that matched; `/` for an empty one. */
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
}

interface Compiled {
  regex: RegExp;
  keys: string[];
}

export type MatchPath = (pathname: string, path: string, options?: MatchOptions) => PathMatch | null;

const escapeLiteral = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Compiles a pattern: literals, `:name`, `:name?`, `:name(regex)` and `*`.
 * Without `exact` it matches a prefix that ends on a segment border; without `strict` one slash may follow.
 */
function compile(path: string, { exact, strict, sensitive }: MatchOptions): Compiled {
  const keys: string[] = [];
  const token = /(\/)?:(\w+)(?:\(((?:[^()\\]|\\.)+)\))?(\?)?|(\/)?\*/g;
  let source = '';
  let at = 0;
  for (let found = token.exec(path); found; found = token.exec(path)) {
    source += escapeLiteral(path.slice(at, found.index));
    at = token.lastIndex;
    const [, slash = '', name, pattern = '[^\\/]+?', optional, starSlash = ''] = found;
    keys.push(name ?? String(keys.length));
    if (name === undefined) source += `${escapeLiteral(starSlash)}(.*)`;
    else if (optional) source += `(?:${escapeLiteral(slash)}(${pattern}))?`;
    else source += `${escapeLiteral(slash)}(${pattern})`;
  }
  source += escapeLiteral(path.slice(at));
  const endsWithSlash = source.endsWith('\\/');
  if (!strict) source = `${endsWithSlash ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  if (exact) source += '$';
  else if (!(strict && endsWithSlash)) source += '(?=\\/|$)';
  return { regex: new RegExp(`^${source}`, sensitive ? '' : 'i'), keys };
}

/** A `matchPath` with its own cache of compiled patterns: one entry per pattern and option triple, `limit` at most; later ones are compiled each time. */
export function createMatchPath(limit: number = ROUTE_CACHE_SIZE): MatchPath & { size(): number } {
  const cache = new Map<string, Compiled>();
  const match: MatchPath = (pathname, path, options = {}) => {
    const key = `${options.exact ? 1 : 0}${options.strict ? 1 : 0}${options.sensitive ? 1 : 0}${path}`;
    let compiled = cache.get(key);
    if (!compiled) {
      compiled = compile(path, options);
      if (cache.size < limit) cache.set(key, compiled);
    }
    const found = compiled.regex.exec(pathname);
    if (!found) return null;
    const [matched, ...values] = found;
    const isExact = pathname === matched;
    if (options.exact && !isExact) return null;
    const params: PathMatch['params'] = {};
    for (const [index, name] of compiled.keys.entries()) params[name] = values[index];
    return { path, url: path === '/' && matched === '' ? '/' : matched, isExact, params };
  };
  return Object.assign(match, { size: () => cache.size });
}

/** The matcher the theme uses. */
export const matchPath: MatchPath = createMatchPath();
