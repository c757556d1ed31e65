/** Files whose addresses a move does not change, because they could not be parsed. */

import { placeAt } from '../site/helpers/text-place.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { MoveSite, WrittenFile } from './move-site.js';
import type { LostAddress } from './written-addresses.js';

/** Names a file that could not be parsed where something in it may have to change. */
export function unreadPage({ path, bare }: WrittenFile, found: readonly LostAddress[]): Problem[] {
  const [first] = found;
  if (!first) return [];
  const list = [...new Set(found.map(({ url }) => url))].slice(0, MOST_SHOWN).join(', ');
  const place = placeAt(bare, first.offset, first.url.length, path);
  return [problem('move-page-unread', { count: found.length, list }, place)];
}

const MOST_SHOWN = 5;
/** Problems of files without a readable text. */
const NO_TEXT = new Set(['source-encoding', 'source-unreadable']);

/** Names the files that could not be read at all. */
export function unreadFiles({ world, documents }: Pick<MoveSite, 'world' | 'documents'>): Problem[] {
  const { problems, sources } = world.graph.files;
  const compiled = new Set(documents.map(({ source }) => source));
  const paths = [
    ...problems.flatMap(({ code, file }) => (NO_TEXT.has(code) && file !== undefined ? [file] : [])),
    ...sources.flatMap(({ path, kind, format }) =>
      kind === 'partial' || format === 'code' || compiled.has(path) ? [] : [path],
    ),
  ];
  return [...new Set(paths)].map((file) => problem('move-file-unread', {}, { file }));
}
