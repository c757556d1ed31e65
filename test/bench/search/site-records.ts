/** The search records of a site, or of a corpus file, for the benchmarks. */
import { join } from 'node:path';
import type { SearchPageRecords } from '../../../renderer/site/content/search-record.js';
import { readCorpus, recordsOf } from './corpus.js';

/** Reads a corpus of pages, or builds the records of the site in a folder with the compiled tool. */
export async function siteRecords({ corpus, site }: { corpus?: string; site?: string }): Promise<SearchPageRecords[]> {
  if (corpus) return readCorpus(corpus).map(recordsOf);
  const api = join(process.cwd(), 'lib/cli/api.js');
  const { createIndex } = (await import(api)) as typeof import('../../../cli/api.js');
  const { records } = await createIndex({ dir: site! });
  return records.map(({ page, hash, records }) => ({ page, hash, records: [...records] }));
}
