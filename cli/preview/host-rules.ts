/** `_headers` and `_redirects`, read as Netlify and Cloudflare Pages read them. */

/** Headers of the paths that a pattern matches. */
export interface HeaderBlock {
  matches: (path: string) => boolean;
  headers: readonly (readonly [name: string, value: string])[];
  /** Names that other blocks set and this one takes away (`! Name`). */
  removed: readonly string[];
}

/** One line of `_redirects`. */
export interface RedirectLine {
  /** The address that a path leads to; undefined when the line is not about it. */
  target: (path: string) => string | undefined;
  status: number;
  /** Goes before files of the same path (`301!`). */
  isForced: boolean;
}

/** Invalid lines that a host would ignore: they are reported when the preview starts. */
export interface Unread {
  line: number;
  text: string;
}

/** Reads `_headers`. */
export function readHeaders(text: string): { blocks: HeaderBlock[]; unread: Unread[] } {
  const blocks: { pattern: string; headers: [string, string][]; removed: string[] }[] = [];
  const unread: Unread[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const isPattern = !/^\s/.test(line) && /^(?:\/|https?:\/\/)/.test(content);
    if (isPattern) {
      blocks.push({ pattern: content, headers: [], removed: [] });
      continue;
    }
    const block = blocks.at(-1);
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(content) ?? [];
    const [, removed] = /^!\s*([\w-]+)$/.exec(content) ?? [];
    if (block && removed !== undefined) block.removed.push(removed.toLowerCase());
    else if (block && name !== undefined && value !== undefined) block.headers.push([name, value]);
    else unread.push({ line: index + 1, text: content });
  }
  return {
    blocks: blocks.map(({ pattern, headers, removed }) => {
      const match = matcher(pattern.replace(/^https?:\/\/[^/]*/, ''));
      return { matches: (path) => match(path) !== undefined, headers, removed };
    }),
    unread,
  };
}

/** The headers of one path: the values of all rules that match, joined. */
export function headersOf(blocks: readonly HeaderBlock[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  const matching = blocks.filter(({ matches }) => matches(path));
  for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
    const key = name.toLowerCase();
    const before = found.get(key);
    found.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  for (const name of matching.flatMap(({ removed }) => removed)) found.delete(name);
  return found;
}

const REDIRECTS = new Set([200, 301, 302, 303, 307, 308, 404]);

/** Reads `_redirects`. */
export function readRedirects(text: string): { lines: RedirectLine[]; unread: Unread[] } {
  const lines: RedirectLine[] = [];
  const unread: Unread[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.replace(/(?:^|\s)#.*$/, '').trim();
    if (content === '') continue;
    const [from = '', to = '', code = '302', ...rest] = content.split(/\s+/);
    const status = Number(code.replace(/!$/, ''));
    if (!from.startsWith('/') || !/^(?:\/|https?:\/\/)/.test(to) || !REDIRECTS.has(status) || rest.length > 0) {
      unread.push({ line: index + 1, text: content });
      continue;
    }
    const match = matcher(from);
    const target = (path: string) => {
      const values = match(path);
      return values && to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values[name] ?? whole);
    };
    lines.push({ target, status, isForced: code.endsWith('!') });
  }
  return { lines, unread };
}

/** Compiles a pattern to a function that returns the values of `*` (as `splat`) and `:name` for a decoded path, or undefined. */
function matcher(pattern: string): (path: string) => Record<string, string> | undefined {
  const names: string[] = [];
  const source = pattern.replace(/\*|:([a-z]\w*)|[.+?^${}()|[\]\\]/gi, (piece, name?: string) => {
    if (piece === '*') names.push('splat');
    else if (name !== undefined) names.push(name);
    else return `\\${piece}`;
    return piece === '*' ? '(.*)' : '([^/]+)';
  });
  const regex = new RegExp(`^${source}$`);
  return (path) => {
    const match = regex.exec(encodeURI(path)) ?? regex.exec(path);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
  };
}
