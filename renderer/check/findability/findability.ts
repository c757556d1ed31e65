/**
 * `notes check --search`: types what a reader would type who looks for a page, and tells what does not find it. The index is the one that the site
 * publishes, the engine the one that runs in the browser.
 */
import { ASKED, TOPIC } from '../../shared/search-format.js';
import { fold } from '../../shared/tokens.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { type CheckCache, keyOf } from '../check-cache.js';
import { indexOf, type SiteIndex } from './ask-index.js';
import type { FindablePage, Finding } from './findable-page.js';
import { misspeltWords } from './misspelt-words.js';
import { plainText, type QueryTables, queriesOf, type TypedQuery } from './typed-queries.js';

export interface FindabilityOptions {
  locale: string;
  /** Answers are limited to the language and version of the page. */
  contextual: boolean;
  synonyms: readonly (readonly string[])[];
  pinyinOf(run: string): string;
  cache: CheckCache;
  versions: string;
  onProgress?: (done: number, total: number) => void;
}

/** Pages in which a reader looks for the one that is meant. */
const LOOKED_AT = 5;

/** Findings of all pages, in the order of the pages; those of a page are kept as long as nothing that it was answered from has changed. */
export async function checkFindability(
  pages: readonly FindablePage[],
  options: FindabilityOptions,
): Promise<{ page: FindablePage; findings: Finding[] }[]> {
  const index = indexOf(
    pages.map(({ records }) => records),
    options.synonyms,
    options,
  );
  const tables = tablesOf(pages, options);
  const titles = titlesOf(pages);
  const words = misspeltWords(pages);
  const results: { page: FindablePage; findings: Finding[] }[] = [];
  for (const [i, page] of pages.entries()) {
    options.onProgress?.(i, pages.length);
    const own = [...(words.get(page) ?? []), ...emptyPage(page)];
    results.push({ page, findings: [...(await asked(page, { index, tables, titles, options })), ...own] });
  }
  return results;
}

/** Finds groups of the site's own synonyms that match no page. */
export function deadSynonyms(pages: readonly FindablePage[], own: readonly (readonly string[])[]): Problem[] {
  const text = fold(pages.map(textOf).join('\n'));
  return own
    .filter((group) => !group.some((word) => text.includes(fold(word).trim())))
    .map((group) => problem('find-synonyms-unused', { words: group.join('、') }));
}

const textOf = ({ records: { records } }: FindablePage): string =>
  records
    .map(({ content, code, hierarchy }) => [...Object.values(hierarchy), content, ...(code ?? [])].join('\n'))
    .join('\n');

interface Asking {
  index: SiteIndex;
  tables: QueryTables;
  titles: ReadonlyMap<string, FindablePage[]>;
  options: FindabilityOptions;
}

/** Previous result, and the files it depends on. */
interface Kept {
  files: string[];
  findings: Finding[];
}

async function asked(page: FindablePage, asking: Asking): Promise<Finding[]> {
  const { index, tables, titles, options } = asking;
  const queries = queriesOf(page, tables);
  const twins = (titles.get(titleKey(page)) ?? [])
    .filter((other) => other !== page)
    .map(({ title, file }) => [title, file]);
  const key = keyOf(options.versions, 'search', index.basis, page.records.page, page.title, queries, twins);
  const kept = options.cache.get<Kept>(key);
  if (kept?.files.every((name) => index.has(name))) {
    return kept.findings;
  }
  const reader = index.reader();
  const findings: Finding[] = [];
  for (const query of queries) {
    const pages = await reader.ask(query.text, page.records.records[0]);
    const finding = judge(page, query, pages, asking);
    if (finding && !findings.some((other) => isSame(other, finding))) findings.push(finding);
  }
  options.cache.set(key, { files: reader.loaded(), findings } satisfies Kept);
  return findings;
}

/** A page that its own title does not find is not found by what is made of the title either. */
const isSame = (before: Finding, after: Finding) =>
  before.code === 'find-lost' && after.code === 'find-lost' && !before.heading && !after.heading;

function judge(page: FindablePage, query: TypedQuery, pages: string[], { titles }: Asking): Finding | undefined {
  const route = page.records.page;
  const at = pages.indexOf(route);
  const { kind, text, heading } = query;
  if (kind === 'title') {
    const twins = titles.get(titleKey(page)) ?? [];
    const first = pages[0];
    if (at > 0 && first !== undefined) {
      const other = twins.find(({ records }) => records.page === first)?.title;
      return { code: 'find-shadowed', args: { query: text, page: first, title: other ?? '' } };
    }
  }
  // The title as typed should rank as well as the title.
  if (kind === 'plain' ? at === 0 : at >= 0 && at < LOOKED_AT) return undefined;
  // Others may be called by a synonym or a keyword with as much right.
  if ((kind === 'keyword' || kind === 'synonym') && pages.length > 0) return undefined;
  if (kind === 'keyword' || kind === 'label' || kind === 'synonym')
    return { code: 'find-word', args: { query: text }, keyword: kind === 'keyword' ? undefined : text };
  // Many pages tell of the same version.
  if (kind === 'version' && pages.length >= LOOKED_AT) return undefined;
  return { code: 'find-lost', args: { query: text }, heading, keyword: kind === 'plain' ? text : undefined };
}

function emptyPage({ hasText }: FindablePage): Finding[] {
  return hasText ? [] : [{ code: 'find-empty', args: {} }];
}

const titleKey = ({ title, records: { records } }: FindablePage) =>
  [fold(plainText(title)).trim(), records[0]?.language, records[0]?.docusaurus_tag].join('\n');

function titlesOf(pages: readonly FindablePage[]): Map<string, FindablePage[]> {
  const titles = new Map<string, FindablePage[]>();
  for (const page of pages) titles.set(titleKey(page), [...(titles.get(titleKey(page)) ?? []), page]);
  return titles;
}

function tablesOf(pages: readonly FindablePage[], { synonyms, pinyinOf, locale }: FindabilityOptions): QueryTables {
  const counts = new Map<string, number>();
  for (const { headings, title } of pages)
    for (const text of new Set([title, ...headings].map(fold))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const others = new Map<string, string[]>();
  // Words that only questions ask for are no queries by themselves.
  for (const group of synonyms.filter(([first = '']) => !first.startsWith(ASKED) && !first.startsWith(TOPIC)))
    for (const word of group) {
      const key = fold(word).trim();
      others.set(key, [...(others.get(key) ?? []), ...group.filter((other) => fold(other) !== key)]);
    }
  return {
    ownHeadings: new Set([...counts].filter(([text, count]) => count === 1 && isTelling(text)).map(([text]) => text)),
    synonyms: others,
    pinyinOf,
    hasForms: /^(?:en|zh)/i.test(locale),
  };
}

/** True if a heading is specific: 样式 and "API" can refer to many sections. */
const isTelling = (text: string) => /\p{Script=Han}{3}|[\p{L}\d].{3}/u.test(text.replace(/\s/g, ''));
