/** Globs as content options use them: `**`, `*`, `?`, `[…]`, `{a,b}` on POSIX paths; names that start with a dot only where written. */

/** Makes one test of several globs. */
export function matcher(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map((glob) => new RegExp(`^${translate(glob.replace(/^\.\//, ''))}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Glob → regular expression source. */
function translate(glob: string): string {
  let out = '';
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at]!;
    if (character === '*') {
      if (glob[at + 1] === '*') {
        const slash = glob[at + 2] === '/';
        out += slash ? '(?:[^/]+/)*' : '.*';
        at += slash ? 2 : 1;
      } else out += '[^/]*';
    } else if (character === '?') out += '[^/]';
    else if (character === '[') {
      const end = glob.indexOf(']', at + 2);
      if (end < 0) out += '\\[';
      else {
        out += `[${glob
          .slice(at + 1, end)
          .replace(/^!/, '^')
          .replace(/\\/g, '\\\\')}]`;
        at = end;
      }
    } else if (character === '{') {
      depth++;
      out += '(?:';
    } else if (character === '}' && depth > 0) {
      depth--;
      out += ')';
    } else if (character === ',' && depth > 0) out += '|';
    else out += character.replace(/[.+^$()|\\{}\]]/g, '\\$&');
  }
  return out + ')'.repeat(depth);
}

/** A text as a regular expression that matches it and nothing else. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
