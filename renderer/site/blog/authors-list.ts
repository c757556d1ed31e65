/** An authors file that is a list, as other tools want it. */
import { isPlainObject } from '../helpers/schema.js';
import { placeAt } from '../helpers/text-place.js';
import { readYaml } from '../helpers/yaml.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { textEdit } from '../problems/repair.js';
import type { DataFile } from '../sources/site-files.js';

/** The problem of an authors file that is a list; undefined for any other file. */
export function listedAuthors({ text, path }: DataFile): Problem | undefined {
  const { value, error } = readYaml(text);
  if (error || !Array.isArray(value) || !value.every(isPlainObject) || value.length === 0) return undefined;
  const mended = byKey(text, value);
  const place = placeAt(text, 0, 1, path);
  const repair =
    mended === undefined ? {} : { repair: { edits: [textEdit(text, 0, text.length, mended)], sure: true } };
  return problem('authors-file-list', {}, { ...place, ...repair });
}

/** The file with each author below its `id` or `key`; undefined where one has none, or the lines have another form. */
function byKey(text: string, authors: readonly Record<string, unknown>[]): string | undefined {
  const entries = text.split(/^(?=- )/m);
  const before = entries[0]?.startsWith('- ') ? '' : (entries.shift() ?? '');
  const keys = authors.map(({ id, key }) => id ?? key);
  if (entries.length !== authors.length || !keys.every((key) => typeof key === 'string' && /^[\w-]+$/.test(key)))
    return undefined;
  const made = entries.map((entry, index) => {
    const fields = entry.replace('-', ' ').replace(/^ {2}(?:id|key):.*(?:\n|$)/m, '');
    return `${keys[index]}:\n${fields}`;
  });
  const mended = before + made.join('');
  const { value, error } = readYaml(mended);
  return !error && isPlainObject(value) && Object.values(value).every(isPlainObject) ? mended : undefined;
}
