/** A name that a module does not export: the one that is meant, with braces where it is named, without where it is the default. */
import { nearestOf } from '../../site/problems/near-names.js';
import { type Place, problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { lineEdit, withNamed } from '../../site/problems/repair.js';

/** Exports of a module, as far as its text tells. */
export interface Exports {
  hasDefault: boolean;
  named: ReadonlySet<string>;
}

const DECLARED = /^[ \t]*export\s+(?:declare\s+)?(?:async\s+)?(?:const|let|var|function\*?|class|enum)\s+([\w$]+)/gm;

/** The exports that a text declares. */
export function exportsOf(text: string): Exports {
  const named = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name));
  for (const [, list = ''] of text.matchAll(/^[ \t]*export\s*\{([^{}]*)\}/gm))
    for (const entry of list.split(',')) {
      const name = entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1);
      if (name) named.add(name);
    }
  const hasDefault = named.delete('default') || /^[ \t]*export\s+default\b/m.test(text);
  return { hasDefault, named };
}

/** The finding of a name, at its import. */
export function absentName(
  { specifier, place }: { specifier: string; place: Place },
  name: string,
  exports: Exports,
): Problem {
  if (name === 'default') return absentDefault(specifier, place, exports);
  const near = nearestOf(name, exports.named);
  const plain = problem('import-no-name', { name, specifier }, place);
  if (near) return { ...plain, ...withNamed(place, name, near) };
  const braces = exports.hasDefault ? bracesOf(place, name) : undefined;
  if (!braces || place.line === undefined) return plain;
  const { column, length } = braces;
  const at = { ...place, column, length };
  const repair = { edits: [lineEdit(place.line, column, length, name)], sure: exports.named.size === 0 };
  return { ...problem('markdown-import-default', { name, specifier }, at), repair };
}

/** `import Name from …` of a module that has names alone. */
function absentDefault(specifier: string, place: Place, { named }: Exports): Problem {
  const { line, column, length = 0, sourceLine = '' } = place;
  const name = column === undefined ? '' : sourceLine.slice(column - 1, column - 1 + length);
  const [only] = named;
  const meant = named.has(name) ? name : named.size === 1 ? only : nearestOf(name, named)?.name;
  const args = { specifier, name: meant ?? 'Name' };
  const found = problem('import-no-default', args, place);
  const isAlone = /^import\s+[\w$]+\s+from\b/.test(sourceLine);
  if (line === undefined || column === undefined || meant === undefined || !isAlone) return found;
  const text = meant === name ? `{ ${name} }` : `{ ${meant} as ${name} }`;
  return { ...found, repair: { edits: [lineEdit(line, column, length, text)], sure: meant === name } };
}

/** Returns the range of the braces around a name that is alone in them. */
function bracesOf({ sourceLine = '' }: Place, name: string): { column: number; length: number } | undefined {
  const [, braces = '', inside] = /^import\s+(\{\s*([\w$]+)\s*\})\s+from\b/.exec(sourceLine) ?? [];
  return inside === name ? { column: sourceLine.indexOf('{') + 1, length: braces.length } : undefined;
}
