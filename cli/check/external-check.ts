/** `--external`: asks the outer links. Answers are kept in `.notes/links.json`. */
import { join } from 'node:path';
import { checkOuter, OUTER_DEFAULTS, type OuterResult } from '../../renderer/check/ask-links.js';
import { openCache } from '../../renderer/check/check-cache.js';
import { outerLinks } from '../../renderer/check/external-links.js';
import type { Checking, Surveyed } from './check-context.js';

export async function checkExternal({ engine, today }: Checking, { files }: Surveyed): Promise<OuterResult> {
  const cache = openCache(join(engine.cacheDir, 'links.json'), today);
  const links = outerLinks(files.sources.filter(({ format }) => format !== 'code'));
  const result = await checkOuter(links, { ...OUTER_DEFAULTS, cache, now: Date.now, fetch });
  cache.save();
  return result;
}
