/** `notes check --search`: the pages of the site as the search of its readers knows them. */
import { checkFindability, deadSynonyms } from '../../renderer/check/findability/findability.js';
import { type FindablePage, findablePage } from '../../renderer/check/findability/findable-page.js';
import { placeFindings } from '../../renderer/check/findability/place-findings.js';
import { areSecret } from '../../renderer/engine/run/secrets.js';
import { pinyinOf } from '../../renderer/output/search/aliases.js';
import { synonymsOf } from '../../renderer/output/synonyms/synonyms.js';
import { toolVersion } from '../../renderer/output/tool.js';
import { fold } from '../../renderer/shared/tokens.js';
import { samePathKey, splitUrl } from '../../renderer/shared/urls.js';
import type { Source } from '../../renderer/site/content/source.js';
import type { Graph } from '../../renderer/site/graph/graph-types.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { Checking, Surveyed } from './check-context.js';

/** Pages that have to call a page by one name before it counts as a name of it. */
const CALLED_BY = 2;
const LONGEST_NAME = 20;

export async function checkSearch(checking: Checking, { site, files, linked, problems }: Surveyed): Promise<Problem[]> {
  const { search } = site;
  // Nothing is kept of a site with a secret in it, its texts neither.
  if (!linked || search.provider === 'none' || areSecret(problems)) return [];
  const { graph } = linked;
  const sources = new Map(files.sources.map((source) => [source.path, source]));
  const names = namesOf(graph, sources);
  const documents = documentsOf(graph);
  const pages = linked.records().map((records): FindablePage => {
    const document = documents.get(records.page);
    const label = document?.frontMatter.sidebar_label;
    const labels = [...(typeof label === 'string' ? [label] : []), ...(names.get(samePathKey(records.page)) ?? [])];
    return findablePage(records, document?.source, labels);
  });
  const own = Array.isArray(search.synonyms) ? search.synonyms : [];
  const results = await checkFindability(pages, {
    locale: site.locale,
    contextual: search.contextual ?? true,
    synonyms: synonymsOf(search.synonyms, site.locale),
    pinyinOf,
    cache: checking.cache,
    versions: toolVersion().code,
    onProgress: checking.progress.advance,
  });
  return [
    ...results.flatMap(({ page, findings }) => placeFindings(page.file, findings, sources)),
    ...deadSynonyms(pages, own),
  ];
}

function documentsOf(graph: Graph) {
  const pages = graph.pages.flatMap(({ route, document }) => (document ? [{ route, document }] : []));
  const docs = graph.versions.flatMap((version) => version.docs);
  const posts = graph.blogs.flatMap((blog) => blog.posts);
  return new Map([...docs, ...posts, ...pages].map(({ route, document }) => [route, document]));
}

/** Returns the names that links of several pages have for a page and for no other one, by address. */
function namesOf(graph: Graph, sources: ReadonlyMap<string, Source>): Map<string, string[]> {
  /** By name the addresses, and by address the files that use it. */
  const uses = new Map<string, Map<string, Set<string>>>();
  const written = new Map<string, string>();
  const documents = new Map([...documentsOf(graph).values()].map((document) => [document.source, document]));
  for (const [path, values] of graph.slots) {
    const lines = sources.get(path)?.text.split(/\r?\n/);
    const document = documents.get(path);
    if (!lines || !document) continue;
    values.forEach((value, i) => {
      const slot = document.slots[i];
      if (value.kind !== 'link' || value.href === undefined || slot?.kind !== 'link') return;
      const text = /^\[([^\][]+)\]/
        .exec(lines[slot.line - 1]?.slice(slot.column - 1) ?? '')?.[1]
        ?.replace(/[`*_]/g, '')
        .trim();
      if (!text || text.length < 2 || text.length > LONGEST_NAME || value.href.includes('#')) return;
      const name = fold(text);
      written.set(name, written.get(name) ?? text);
      const targets = uses.get(name) ?? new Map<string, Set<string>>();
      const key = samePathKey(splitUrl(value.href).pathname);
      targets.set(key, (targets.get(key) ?? new Set()).add(path));
      uses.set(name, targets);
    });
  }
  const names = new Map<string, string[]>();
  for (const [name, targets] of uses) {
    const [[key, files] = ['', new Set<string>()]] = targets;
    if (targets.size === 1 && files.size >= CALLED_BY)
      names.set(key, [...(names.get(key) ?? []), written.get(name) ?? name]);
  }
  return names;
}
