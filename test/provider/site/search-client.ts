import type { CreateTransport, Hit, SearchRequest } from 'biji';

type Found = Omit<Hit, '_highlightResult' | '_snippetResult'>;
type Answer = {
  results: { hits: (Found & { _formatted: Found })[]; page: number; totalPages: number; totalHits: number }[];
};

// 'language:zh-Hans' → language = "zh-Hans"
const condition = (filter: string) => {
  const at = filter.indexOf(':');
  return `${filter.slice(0, at)} = ${JSON.stringify(filter.slice(at + 1))}`;
};

const queryOf = (request: SearchRequest, indexUid: string) => ({
  indexUid,
  q: request.query,
  // 外层都要满足，内层满足一个就行
  filter: request.facetFilters?.map((filters) => [filters].flat().map(condition)),
  hitsPerPage: request.hitsPerPage,
  page: (request.page ?? 0) + 1,
  attributesToHighlight: ['content', 'hierarchy'],
  attributesToCrop: ['content:20'],
  cropMarker: request.snippetEllipsisText,
  highlightPreTag: request.highlightPreTag,
  highlightPostTag: request.highlightPostTag,
});

const shown = (value: string | null) => (value === null ? undefined : { value, matchLevel: 'none' as const });

function toHit({ _formatted: { content, hierarchy }, ...hit }: Answer['results'][number]['hits'][number]): Hit {
  const levels = Object.entries(hierarchy).filter(([, value]) => value !== null);
  return {
    ...hit,
    _snippetResult: {
      content: shown(content),
      hierarchy: Object.fromEntries(levels.map(([level, value]) => [level, shown(value)])),
    },
  };
}

const createTransport: CreateTransport = ({ indexName, apiKey, hosts: [host] = [] }) => ({
  async search(requests, { signal } = {}) {
    const response = await fetch(`${host}/multi-search`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ queries: requests.map((request) => queryOf(request, indexName)) }),
      signal,
    }).catch((error) => {
      // RetryError：没有服务应答，界面请读者重试
      throw signal?.aborted ? error : Object.assign(new Error(String(error)), { name: 'RetryError' });
    });
    if (!response.ok) throw new Error(await response.text());
    const { results } = (await response.json()) as Answer;
    return {
      results: results.map(({ hits, page, totalPages, totalHits }, index) => ({
        hits: hits.map(toHit),
        nbHits: totalHits,
        page: page - 1,
        nbPages: totalPages,
        hitsPerPage: requests[index]!.hitsPerPage,
        query: requests[index]!.query,
      })),
    };
  },
});

export default createTransport;
