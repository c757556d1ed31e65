/** Asks the index of a site as a reader's browser does. */
import { createEngine } from '../../../theme/client/search/engine/engine.js';
import { IndexError } from '../../../theme/client/search/engine/index-error.js';
import { loadStemmer } from '../../../theme/client/search/engine/stemmers.js';
import type { SearchRequest } from '../../../theme/client/search/transport.js';
import { buildIndex, memoryTokens } from '../../output/search/build-index.js';
import type { IndexFile } from '../../output/search/index-files.js';
import { SEARCH_HITS_PER_PAGE } from '../../shared/limits.js';
import type { Meta } from '../../shared/search-format.js';
import type { SearchPageRecords, SearchRecord } from '../../site/content/search-record.js';

/** The index of a site, in memory. */
export interface SiteIndex {
  /** Input of every answer besides the files that it loads. */
  basis: unknown;
  /** True if the index has a file of this name. */
  has(name: string): boolean;
  /** A reader who has loaded nothing yet, so that what was asked before changes no answer. */
  reader(): Reader;
}

export interface Reader {
  ask(query: string, page: SearchRecord | undefined): Promise<string[]>;
  /** Names of the files that were loaded. */
  loaded(): string[];
}

const META = 'meta.json';
const nameOf = ({ path }: IndexFile) => path.slice(path.lastIndexOf('/') + 1);

export function indexOf(
  records: readonly SearchPageRecords[],
  synonyms: readonly (readonly string[])[],
  { locale, contextual }: { locale: string; contextual: boolean },
): SiteIndex {
  const { files } = buildIndex([...records], memoryTokens(), undefined, synonyms);
  const byName = new Map(files.map((file) => [nameOf(file), file]));
  const made = new Map<string, Uint8Array>();
  const bytesOf = (name: string): Uint8Array => {
    const file = byName.get(name);
    if (!file) throw new IndexError('missing', name);
    const known = made.get(name);
    if (known) return known;
    const content = file.bytes();
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    made.set(name, bytes);
    return bytes;
  };
  const { names: _, blocks: __, ...basis }: Meta = JSON.parse(new TextDecoder().decode(bytesOf(META)));
  return {
    basis: [basis, synonyms, locale, contextual],
    has: (name) => byName.has(name),
    reader() {
      const loaded = new Set<string>();
      const engine = createEngine({
        base: '',
        stem: loadStemmer(locale),
        fetchBytes: async (name) => {
          if (name !== META) loaded.add(name);
          return bytesOf(name);
        },
      });
      return {
        loaded: () => [...loaded],
        async ask(query, page) {
          const { results } = await engine.search([requestOf(query, contextual ? page : undefined)]);
          return [...new Set(results.flatMap(({ hits }) => hits.map(({ url }) => url.replace(/#.*/, ''))))];
        },
      };
    },
  };
}

function requestOf(query: string, page: SearchRecord | undefined): SearchRequest {
  return {
    indexName: '',
    query,
    attributesToRetrieve: [],
    attributesToSnippet: [],
    snippetEllipsisText: '',
    highlightPreTag: '',
    highlightPostTag: '',
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    ...(page && {
      facetFilters: [`language:${page.language}`, ['docusaurus_tag:default', `docusaurus_tag:${page.docusaurus_tag}`]],
    }),
  };
}
