/** The embedded search engine: answers from the static index of the site, in the browser or in Node. */

import { ASKED_LISTS, fnv } from '../../../../renderer/shared/search-format.js';
import { fold } from '../../../../renderer/shared/tokens.js';
import type { SearchRequest, SearchResult, Transport } from '../transport.js';
import { type Allowance, allowance } from './allowance.js';
import { askedInChinese, askedInEnglish, asksOfChanges, inPairs, listsFor, looksAsked, stepsOf } from './ask-kinds.js';
import { better, type Candidate, needsSynonyms } from './candidate.js';
import { acceptedFacets } from './facets.js';
import { bytesOf, fetchFile } from './fetch-file.js';
import { FIRST_ENOUGH, FIRST_HITS, putFirst, SIGNED_HITS } from './first-hits.js';
import { type Found, hitOf, snippetWords, urlOf } from './hit.js';
import { IndexError } from './index-error.js';
import { type Resolved, resolve } from './lookup.js';
import { type Marks, type Matcher, matcherOf } from './mark-text.js';
import { meantBy, strictly } from './meant-query.js';
import { foundAt, textOf, textsOf } from './place-texts.js';
import { type Group, parseQuery, signedOf, withFewPairs } from './query.js';
import { rank } from './rank.js';
import { nextTask, slices, sortInSlices } from './slices.js';
import type { Stem } from './stemmers.js';
import { type FetchBytes, openStore, type Store } from './store.js';

export { inflater } from './inflater.js';

export interface EngineOptions {
  /** Address of the index folder, with a final slash. */
  base: string;
  /** The browser's fetch unless given. */
  fetchBytes?: FetchBytes;
  /** The meta file, when it was asked for while this code was on its way. */
  meta?: Promise<Response>;
  /** Pending, like the others. */
  stem?: Promise<Stem>;
}

/** Hits with their texts, as far as known, and candidates after them. */
interface Answer {
  resolved: Resolved[];
  matcher: Matcher;
  /** The query without what only says how it is meant. */
  typed: string;
  /** Names of the query with signs. */
  signed: string[];
  /** Phrases that must be contiguous. */
  phrases: string[];
  hits: Found[];
  /** Exact as far as postings tell, best first. */
  exact: Candidate[];
  /** The other candidates; those whose text contradicts the postings join them. */
  loose: Candidate[];
  sorted: boolean;
  /** Pages and urls already among the hits. */
  pages: Set<number>;
  urls: Set<string>;
  /** Texts that do not contain the query contiguously. */
  near: Found[];
  /** For each stretch that was asked for how many hits there were at its end, what it may load, and whether it has been looked for. */
  stretches: { end: number; allowance: Allowance; isFilled: boolean }[];
  /** Not the whole query was looked up. */
  isCut: boolean;
}

/** Answers kept for turning pages and going back. */
const ANSWERS = 24;

export function createEngine({ base, fetchBytes: load = fetchFile, meta, stem }: EngineOptions): Transport {
  let early = meta;
  const fetchBytes: FetchBytes = (address, cache) => {
    const asked = early;
    if (cache !== 'no-cache' || !asked) return load(address, cache);
    early = undefined;
    return bytesOf(address, asked);
  };
  let opening: Promise<Store> | undefined;
  let answers = new Map<string, Promise<Answer>>();

  const open = () => {
    opening ??= openStore(fetchBytes, base).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const answerOf = (store: Store, request: SearchRequest): Promise<Answer> => {
    const key = JSON.stringify([request.query, request.facetFilters]);
    let answer = answers.get(key);
    if (!answer) {
      answer = start(store, request, stem);
      answer.catch(() => answers.delete(key));
      if (answers.size >= ANSWERS) answers.delete(answers.keys().next().value!);
      answers.set(key, answer);
    }
    return answer;
  };

  const once = async (request: SearchRequest, signal: AbortSignal | undefined): Promise<SearchResult> => {
    const store = await open();
    // Keys and rows that are on their way to the screen come first, and whoever types on asks for something else.
    await nextTask();
    stopIf(signal);
    const answer = await answerOf(store, request);
    stopIf(signal);
    const result = await resultOf(store, answer, request, signal);
    // To show it takes a page as long as to find it.
    await nextTask();
    stopIf(signal);
    return result;
  };

  /** A missing shard means a deployment since the meta file was read: then the new index answers. */
  const one = async (request: SearchRequest, signal: AbortSignal | undefined): Promise<SearchResult> => {
    try {
      return await once(request, signal);
    } catch (error) {
      if (!(error instanceof IndexError) || (error.code !== 'missing' && error.code !== 'corrupt') || !opening)
        throw error;
      const before = await opening;
      const now = await openStore(fetchBytes, base);
      if (now.text === before.text) throw error;
      opening = Promise.resolve(now);
      answers = new Map();
      return once(request, signal);
    }
  };

  return {
    first: FIRST_HITS,
    warm: () => void open().catch(() => {}),
    search: (requests, { signal } = {}) =>
      Promise.all(requests.map((request) => one(request, signal))).then((results) => ({ results })),
  };
}

/** `signal.throwIfAborted` for browsers without it. */
function stopIf(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new DOMException('Aborted', 'AbortError');
}

async function start(
  index: Store,
  { query, facetFilters }: SearchRequest,
  stemmer: EngineOptions['stem'],
): Promise<Answer> {
  const allowed = allowance(index, true);
  const { store } = allowed;
  const accepted = acceptedFacets(store, facetFilters);
  const { sizes, facet } = store.meta;
  const sizeOf = (slot: number) => {
    const ordinal = store.ordinals[slot];
    const isListed = ordinal !== undefined && accepted[facet.charCodeAt(ordinal) - 48];
    return isListed ? sizes.charCodeAt(ordinal) - 47 : 0;
  };
  const [[asked, excluded], stem] = await Promise.all([meantBy(query, allowed, sizeOf), stemmer]);
  const answerTo = async (groups: Group[], isQuestion = false, isTyped = isQuestion) => {
    if (isTyped) allowed.favourWords();
    const few = withFewPairs(groups, allowed.terms);
    const found =
      store.meta.pages > 0 ? await resolve(store, isQuestion ? await inPairs(few) : few, stem, isTyped) : [];
    // A word that was not looked up does not count as missing from pages.
    const resolved = allowed.isCut()
      ? found.map((one) => (one.readings.length > 0 ? one : { ...one, group: { ...one.group, optional: true } }))
      : found;
    const how = {
      pages: store.meta.pages,
      slots: store.ordinals.length,
      sizeOf: (slot: number) => (excluded?.has(slot) ? 0 : sizeOf(slot)),
      inPieces: asked.phrases.length > 0,
      isQuestion,
      ofChanges: isQuestion && asksOfChanges(asked.text),
    };
    return { resolved, candidates: resolved.length > 0 ? await rank(resolved, how) : [] };
  };
  const groups = parseQuery(asked.text);
  const isWhole = asked.phrases.length > 0;
  const inEnglish = isWhole ? undefined : askedInEnglish(groups, asked.text);
  const hasMany = inEnglish !== undefined && inEnglish.length > 1;
  const words = isWhole || inEnglish ? undefined : await looksAsked(groups, asked.text, store);
  const steps = words ? stepsOf(groups, words) : [inEnglish ?? groups];
  let found: Awaited<ReturnType<typeof answerTo>> = { resolved: [], candidates: [] };
  const isHeld = () => found.candidates.some(({ exact, full }) => exact || full);
  for (const step of steps) {
    found = await answerTo(step, hasMany, hasMany || words !== undefined);
    if (!isHeld()) break;
  }
  // No page holds it as it was asked: then those that tell of it.
  const isKept = isWhole || inEnglish || isHeld();
  const inChinese = isKept ? undefined : await askedInChinese(groups, asked.text, store);
  const about = inEnglish ?? inChinese;
  const isQuestion = inEnglish ? hasMany : about !== undefined;
  const hasList = isQuestion ? store.meta.words[ASKED_LISTS] : store.meta.synonyms;
  if (hasList && (about || needsSynonyms(groups, found.candidates))) {
    const [{ readSynonyms, withSynonyms }, [list, topic, weighed = about ?? groups]] = await Promise.all([
      import('./query-synonyms.js'),
      listsFor(store, isQuestion ? asked.text : undefined, inEnglish),
    ]);
    const wider = [...withSynonyms(weighed, readSynonyms(list), isQuestion), ...topic];
    if (inChinese || wider.some(({ others, meant, share }) => others || meant || share))
      found = await answerTo(wider, isQuestion);
  } else if (inChinese) found = await answerTo(inChinese, true);
  const { resolved, candidates } = found;
  const exact = candidates.filter((candidate) => candidate.exact);
  return {
    resolved,
    matcher: matcherOf(resolved.filter(({ group }) => group.kind !== 'name' && group.kind !== 'topic')),
    typed: asked.text,
    signed: signedOf(asked.text),
    phrases: asked.phrases,
    hits: [],
    exact,
    loose: asked.phrases.length > 0 ? [] : candidates.filter((candidate) => !candidate.exact),
    sorted: true,
    pages: new Set(),
    urls: new Set(),
    near: [],
    stretches: [{ end: 0, allowance: allowed, isFilled: false }],
    isCut: allowed.isCut(),
  };
}

async function resultOf(
  store: Store,
  answer: Answer,
  request: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<SearchResult> {
  const { query, page = 0, hitsPerPage } = request;
  const { stretches, hits } = answer;
  let start = 0;
  for (let at = 0; at <= page; at++) {
    if (at > 0) start = stretches[at - 1]!.end;
    stretches[at] ??= { end: start, allowance: allowance(store, false), isFilled: false };
    const stretch = stretches[at]!;
    // A page that is asked for together with the ones before it, or without them, begins where they end.
    if (at < page && stretch.isFilled) continue;
    await fill(store, answer, { start, count: hitsPerPage, allowance: stretch.allowance, signal });
    stretch.end = Math.max(stretch.end, Math.min(hits.length, start + hitsPerPage));
    stretch.isFilled = true;
  }
  const end = Math.min(hits.length, start + hitsPerPage);
  const marks: Marks = {
    before: request.highlightPreTag,
    after: request.highlightPostTag,
    ellipsis: request.snippetEllipsisText,
  };
  const words = snippetWords(request.attributesToSnippet);
  const how = JSON.stringify([words, marks]);
  const rest = answer.exact.length + answer.loose.length;
  const near = hits.length === 0 && rest > 0 ? nearestOf(answer, hitsPerPage) : [];
  const result: SearchResult = {
    hits: [],
    ...(near.length > 0 && { near: true }),
    nbHits: hits.length + rest,
    ...countPages(answer, store.ordinals.length),
    page,
    nbPages: page + 1 + Math.ceil((hits.length - end + rest) / hitsPerPage),
    hitsPerPage,
    query,
    queryID: fnv(query).toString(16).padStart(8, '0').repeat(4),
  };
  const pause = slices();
  for (const found of near.length > 0 ? near : hits.slice(start, end)) {
    if (found.made?.how !== how) found.made = { how, hit: hitOf(found, answer.matcher, words, marks) };
    result.hits.push(found.made.hit);
    await pause();
  }
  return result;
}

/** Hits to show while no place has been found that holds what was typed in one piece: those that have been looked into. */
function nearestOf({ near }: Answer, count: number): Found[] {
  const urls = new Set<string>();
  return near
    .filter(({ shard, unit }) => {
      const url = urlOf(shard, unit);
      return !urls.has(url) && urls.add(url);
    })
    .slice(0, count);
}

/** Pages that are listed at the end. Which of them hold a phrase is known only once their texts have been read. */
function countPages(
  { pages, exact, loose, phrases, isCut }: Answer,
  slots: number,
): Pick<SearchResult, 'pages' | 'atLeast'> {
  if (phrases.length > 0 && exact.length > 0) return { pages: pages.size, atLeast: true };
  const all = new Uint8Array(slots);
  for (const slot of pages) all[slot] = 1;
  for (const list of [exact, loose]) for (const { slot } of list) all[slot] = 1;
  let count = 0;
  for (const one of all) count += one;
  return { pages: count, ...(isCut && { atLeast: true }) };
}

/** One stretch of an answer. */
interface Stretch {
  /** Hits before it. */
  start: number;
  /** Hits that it should have. */
  count: number;
  allowance: Allowance;
  signal: AbortSignal | undefined;
}

/** Reads texts until the stretch has its hits, or may load no more: exact candidates first, each looked up in its text. */
async function fill(store: Store, answer: Answer, { start, count, allowance, signal }: Stretch): Promise<void> {
  const most = start + count;
  const enough = start === 0 && count === FIRST_HITS ? FIRST_ENOUGH : most;
  ask(store, answer, most, allowance);
  while (answer.hits.length < enough) {
    const fromExact = answer.exact.length > 0;
    if (!fromExact && !answer.sorted) await sortLoose(answer);
    const queue = fromExact ? answer.exact : answer.loose;
    const wanted = answer.hits.length === 0 && answer.signed.length > 0 ? Math.max(most, SIGNED_HITS) : most;
    const asked = queue.slice(0, wanted - answer.hits.length);
    const next = asked.slice(0, allowance.takeTexts(asked));
    if (next.length === 0) return;
    const found = await Promise.all(next.map((candidate) => foundAt(store, candidate)));
    if (answer.hits.length === 0) await putFirst(found, answer);
    const kept = await keptOf(found, answer);
    stopIf(signal);
    // Another page of the same answer may have continued meanwhile.
    if (queue[0] !== next[0]) continue;
    queue.splice(0, next.length);
    for (const one of found) take(answer, one, kept.has(one));
  }
}

/** Requests all texts that `most` hits need if the exact candidates are confirmed: in one round trip with those of the loose ones. */
function ask(store: Store, { hits, exact, loose, pages }: Answer, most: number, allowance: Allowance): void {
  const listed = new Set(pages);
  for (const { slot } of exact) listed.add(slot);
  const wanted = exact.slice(0, most - hits.length);
  for (let i = 0; i < loose.length && hits.length + wanted.length < most; i++)
    if (!listed.has(loose[i]!.slot)) wanted.push(loose[i]!);
  for (const candidate of wanted.slice(0, allowance.takeTexts(wanted))) textsOf(store, candidate).catch(() => {});
}

/** Those whose texts hold what postings promise. */
async function keptOf(found: Found[], { phrases, resolved }: Answer): Promise<Set<Found>> {
  const pause = slices();
  const kept = new Set<Found>();
  const strict = phrases.length > 0 ? await strictly() : undefined;
  for (const one of found) {
    if (strict ? strict.holdsAll(fold(textOf(one)), phrases) : !one.candidate.exact || stands(one, resolved))
      kept.add(one);
    await pause();
  }
  return kept;
}

function take(answer: Answer, found: Found, isKept: boolean): void {
  const { candidate, shard, unit } = found;
  if (!isKept) {
    if (answer.phrases.length > 0) return;
    answer.loose.push({ ...candidate, exact: false });
    answer.near.push(found);
    answer.sorted = false;
    return;
  }
  const url = urlOf(shard, unit);
  if (answer.urls.has(url)) return;
  answer.urls.add(url);
  answer.pages.add(candidate.slot);
  answer.hits.push(found);
}

/** Loose places of pages that are listed already add nothing. */
async function sortLoose(answer: Answer): Promise<void> {
  const { loose } = answer;
  const before = loose.length;
  const sorted = await sortInSlices(
    loose.filter(({ slot }) => !answer.pages.has(slot)),
    better,
  );
  // Others may have joined meanwhile.
  if (answer.loose !== loose || loose.length !== before) return;
  answer.loose = sorted;
  answer.sorted = true;
}

/** True if the text contains the Han run contiguously, as postings suggest. Two characters are one term, for which postings are certain. */
function stands(found: Found, resolved: Resolved[]): boolean {
  const { group } = resolved[0]!;
  if (group.kind !== 'han' || group.terms.length < 2) return true;
  return fold(textOf(found)).includes(group.text);
}
