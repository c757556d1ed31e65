import { afterEach, expect, it } from 'vitest';
import { type Memo, openMemo } from '../../renderer/engine/memo/memo.js';
import { readState, touchState, writeState } from '../../renderer/engine/memo/search-state.js';
import { buildIndex, memoryTokens } from '../../renderer/output/search/build-index.js';
import { TermList } from '../../renderer/output/search/term-list.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { recordsOf } from '../bench/search/corpus.js';
import { madeCorpus } from '../bench/search/made.js';
import { randomFrom, removeFolders, temporaryFolder } from './folders.js';

afterEach(removeFolders);

type Pages = SearchPageRecords[];

/** A word that few pages hold, so that terms come and go. */
const edited = (seed: number, word: string, url: string): SearchPageRecords => {
  const page = structuredClone(madeCorpus(1, seed)[0]!);
  page.secs[0]!.t = `${word} ${page.secs[0]!.t}`;
  return recordsOf({ ...page, url });
};

/** One random edit: a page goes, comes, or says something else. */
function change(pages: Pages, random: () => number, step: number): Pages {
  const at = Math.floor(random() * pages.length);
  const word = `wort${Math.floor(random() * 1e6)}`;
  const what = random();
  if (what < 0.2) return pages.filter((_, n) => n !== at);
  if (what < 0.4) return [...pages, edited(step, word, `/docs/new-${step}`)];
  return pages.map((page, n) => (n === at ? edited(step, word, page.page) : page));
}

const filesOf = (files: ReturnType<typeof buildIndex>['files']) =>
  new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes()).toString('base64')]));

/** What one process does with the memo. */
function inMemo<T>(folder: string, use: (memo: Memo) => T): T {
  const memo = openMemo(folder, 'v1');
  touchState(memo);
  const value = use(memo);
  memo.save(true);
  memo.close();
  return value;
}

it.each([1, 2])('kept as a base and what has changed since, gives the index of a clean build (seed %i)', (seed) => {
  const folder = temporaryFolder();
  const random = randomFrom(seed);
  const store = memoryTokens();
  let pages = madeCorpus(40, seed).map(recordsOf);
  let patched = 0;
  for (let step = 0; step < 16; step++) {
    const made = inMemo(folder, (memo) => {
      const kept = readState(memo);
      const result = buildIndex(pages, store, kept?.state);
      if (result.late && kept) patched++;
      writeState(memo, result.state, result.late && kept && { ...kept.base, late: result.late });
      return filesOf(result.files);
    });
    expect(made).toEqual(filesOf(buildIndex(pages, memoryTokens()).files));
    for (let count = 1 + Math.floor(random() * 2); count > 0; count--) pages = change(pages, random, step * 10 + count);
  }
  expect(patched).toBeGreaterThan(10);
});

it.each([
  ['of ASCII', 'a\nb9'],
  ['with Han', 'a\n中文\n\u{20000}'],
  ['with half of a character of two units', 'a\n中\ud840'],
])('keeps terms %s as they are', (_, text) => {
  const folder = temporaryFolder();
  const { state } = buildIndex(madeCorpus(2, 1).map(recordsOf), memoryTokens());
  const terms = TermList.of(text);
  inMemo(folder, (memo) => writeState(memo, { ...state, table: { ...state.table, terms } }));
  expect(inMemo(folder, (memo) => readState(memo)?.state.table.terms)).toEqual(terms);
});
