/** `--external`: asks the outer links. Answers are kept in `.notes/links.json`. */
import { join } from 'node:path';
import { openCache } from '../../renderer/check/cache.js';
import { checkOuter, OUTER_DEFAULTS, outerLinks } from '../../renderer/check/external.js';
import type { Problem } from '../../renderer/site/types.js';
import type { Checking, Surveyed } from '../check-command.js';

export async function checkExternal(
  { engine }: Checking,
  { files, linked }: Surveyed,
): Promise<{ problems: Problem[]; outer: { asked: number; cached: number } }> {
  const graph = linked!.graph;
  const documents = [
    ...graph.versions.flatMap(({ docs }) => docs.map(({ document }) => document)),
    ...graph.blogs.flatMap(({ posts }) => posts.map(({ document }) => document)),
    ...graph.pages.flatMap(({ document }) => document ?? []),
    ...graph.partials.values(),
  ];
  const cache = openCache(join(engine.cacheDir, 'links.json'));
  const links = outerLinks(
    documents,
    files.sources.filter(({ format }) => format !== 'code'),
  );
  const { problems, asked, cached } = await checkOuter(links, { ...OUTER_DEFAULTS, cache, now: Date.now, fetch });
  cache.save();
  return { problems, outer: { asked, cached } };
}
