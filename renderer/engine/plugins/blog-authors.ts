/** Authors of posts in the shape of the reference, for plugins that are given its posts. */
import { readText } from '../../output/modules/file-text.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { readYaml } from '../../site/helpers/yaml.js';
import type { Plain } from './plugin-types.js';

/** Authors of a file by key. */
export function knownAuthors(file: string): Map<string, Plain> {
  const value = readYaml(readText(file) ?? '').value;
  const entries = Object.entries(isPlainObject(value) ? value : {});
  return new Map(entries.map(([key, author]) => [key, authorOf({ key, ...(isPlainObject(author) ? author : {}) })]));
}

const authorOf = ({ image_url: image, imageURL = image, page = null, ...given }: Plain): Plain => ({
  ...given,
  ...(imageURL !== undefined && { imageURL }),
  page,
});

/** Ends of the older names of fields, and what each is now. */
const OLDER: Readonly<Record<string, string>> = { title: 'title', url: 'url', imageurl: 'imageURL' };

/** Authors that the front matter of a post names: by key, with fields of their own, or in the older form. */
export function authorsOfPost(raw: Plain, known: ReadonlyMap<string, Plain>): Plain[] {
  const older = Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => {
      const field = /^author(?:_?(title|url|image_?url))?$/i.exec(key);
      return field ? [[OLDER[(field[1] ?? '').toLowerCase().replace('_', '')] ?? 'name', value]] : [];
    }),
  );
  const named = [raw.authors ?? (Object.values(older).some(Boolean) ? older : [])].flat();
  return named.flatMap((author: unknown): Plain[] => {
    if (typeof author === 'string') return [known.get(author) ?? []].flat();
    if (!isPlainObject(author)) return [];
    return [{ ...(typeof author.key === 'string' && known.get(author.key)), ...authorOf(author) }];
  });
}
