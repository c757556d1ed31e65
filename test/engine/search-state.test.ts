import { inflateRawSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { type Memo, openMemo } from '../../renderer/engine/memo/memo.js';
import { readState, touchState, writeState } from '../../renderer/engine/memo/search-state.js';
import { buildIndex, memoryTokens, type TokenStore } from '../../renderer/output/search/build-index.js';
import { type EditedRecords, editedLayout, editIndex, movedPages } from '../../renderer/output/search/edited-plan.js';
import { type Groups, termsOfGroups } from '../../renderer/output/search/synonym-list.js';
import { TermList } from '../../renderer/output/search/term-list.js';
import { SEARCH_DIR } from '../../renderer/shared/limits.js';
import { ASKED_LISTS, TOPIC, wordsName } from '../../renderer/shared/search-format.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { recordsOf } from '../bench/search/corpus.js';
import { madeCorpus } from '../bench/search/made.js';
import { randomFrom, removeFolders, temporaryFolder } from './folders.js';

afterEach(removeFolders);

const META = `${SEARCH_DIR}/meta.json`;

type Pages = SearchPageRecords[];

/** A word that few pages hold, so that terms come and go. */
const edited = (seed: number, word: string, url: string): SearchPageRecords => {
  const page = structuredClone(madeCorpus(1, seed)[0]!);
  page.secs[0]!.t = `${word} ${page.secs[0]!.t}`;
  return recordsOf({ ...page, url });
};

/** Such a word: short ones, and long ones, which are in one list. */
const someWord = (random: () => number): string =>
  `wort${'lang'.repeat(Math.floor(random() * 9))}${Math.floor(random() * 1e6)}`;

/** One random edit: a page goes, comes, or says something else. */
function change(pages: Pages, random: () => number, step: number): Pages {
  const at = Math.floor(random() * pages.length);
  const word = someWord(random);
  const what = random();
  if (what < 0.2) return pages.filter((_, n) => n !== at);
  if (what < 0.4) return [...pages, edited(step, word, `/docs/new-${step}`)];
  return pages.map((page, n) => (n === at ? edited(step, word, page.page) : page));
}

type IndexFiles = ReturnType<typeof buildIndex>['files'];

const filesOf = (files: IndexFiles) =>
  new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes()).toString('base64')]));

/** Expects of an edited index the files of a clean build, all that are not there yet, and its heads. */
function expectNew(
  { files: made, paths, heads }: Awaited<ReturnType<typeof edit>>,
  before: IndexFiles,
  pages: SearchPageRecords[],
  groups?: Groups,
): void {
  const clean = buildIndex(pages, memoryTokens(), undefined, groups);
  const whole = filesOf(clean.files);
  expect([...paths, META].sort()).toEqual([...whole.keys()].sort());
  const { table: _, late: __, ...state } = clean.state;
  expect({ ...state, late: undefined }).toEqual({ ...heads, late: undefined });
  expect(filesOf(made)).toEqual(new Map([...whole].filter(([path]) => made.some((file) => file.path === path))));
  const isOld = new Set(before.map(({ path }) => path));
  expect([...whole.keys()].filter((path) => !isOld.has(path) && !made.some((file) => file.path === path))).toEqual([]);
}

/** An index and the groups it was made with. */
interface Before extends Pick<ReturnType<typeof buildIndex>, 'files' | 'state'> {
  groups?: Groups;
}

/** Edits an index of which nothing is known but its files and heads. */
async function edit({ files, state, groups = [] }: Before, store: TokenStore, edited: EditedRecords) {
  const { table: _, ...heads } = state;
  const read: string[] = [];
  const made = await editIndex(edited, {
    heads,
    store,
    content(path) {
      read.push(path);
      const bytes = files.find((file) => file.path === path)?.bytes();
      return typeof bytes === 'object' ? inflateRawSync(bytes.subarray(3)) : undefined;
    },
    terms: termsOfGroups(groups),
    groups: async () => groups,
  });
  if (!made) throw new Error('not edited');
  return { ...made, read };
}

/** Simulates one process with the memo. */
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
      const { state, late } = result;
      writeState(memo, { state, meta: '' }, late && kept && { ...kept.base, late });
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
  inMemo(folder, (memo) => writeState(memo, { state: { ...state, table: { ...state.table, terms } }, meta: '' }));
  expect(inMemo(folder, (memo) => readState(memo)?.state.table.terms)).toEqual(terms);
});

it.each([1, 2])('of edited pages alone gives the files of a clean build that are new (seed %i)', async (seed) => {
  const store = memoryTokens();
  const random = randomFrom(seed);
  let pages = madeCorpus(40, seed).map(recordsOf);
  let before = buildIndex(pages, store);
  for (let step = 0; step < 8; step++) {
    const changed = [0, 1].map((count) => {
      const { page } = pages[Math.floor(random() * pages.length)]!;
      return edited(step * 2 + count, someWord(random), page);
    });
    const byPage = new Map(changed.map((page) => [page.page, page]));
    pages = pages.map((page) => byPage.get(page.page) ?? page);
    const made = await edit(before, store, { records: [...byPage.values()], gone: new Set() });
    expectNew(made, before.files, pages);
    expect(made.read.length).toBeGreaterThan(0);
    expect(new Set(made.read).size).toBe(made.read.length);
    before = buildIndex(pages, store);
  }
});

it.each([1, 2])('of pages that come and go gives the files of a clean build that are new (seed %i)', async (seed) => {
  const store = memoryTokens();
  const random = randomFrom(seed);
  let pages = madeCorpus(40, seed).map(recordsOf);
  let before = buildIndex(pages, store);
  for (let step = 0; step < 12; step++) {
    const leaving = pages[Math.floor(random() * pages.length)]!.page;
    const gone = new Set(step % 3 === 0 ? [] : [leaving]);
    const fresh = step % 3 === 1 ? [] : [edited(step, `wort${step}`, `/docs/new-${step}`)];
    pages = [...pages.filter(({ page }) => !gone.has(page)), ...fresh];
    const moved = movedPages(before.state, editedLayout(before.state, { records: fresh, gone }));
    const beside = pages.filter(({ page }) => moved.includes(page) && !fresh.some((one) => one.page === page));
    const made = await edit(before, store, { records: [...fresh, ...beside], gone });
    expectNew(made, before.files, pages);
    before = buildIndex(pages, store);
  }
});

it('of edited pages has the topics of a clean build where enough of their words come and go', async () => {
  const store = memoryTokens();
  const groups = [[`${TOPIC}寄信/寄出 马上`, '邮筒', '信使', '驿站']];
  const plain = ['/a', '/b', '/c'].map((url) => edited(1, '书信', url));
  let before: Before = { ...buildIndex(plain, store, undefined, groups), groups };
  const topicsOf = (paths: Iterable<string>) =>
    [...paths].filter((path) => path.includes(`/${wordsName(ASKED_LISTS, 0).slice(0, 4)}`));
  for (const [word, count] of [
    ['邮筒', 1],
    ['邮筒的盖', 1],
    ['信使', 0],
    ['信使到驿站', 1],
    ['书信', 0],
  ] as const) {
    const changed = edited(2, word, '/b');
    const made = await edit(before, store, { records: [changed], gone: new Set() });
    const pages = [plain[0]!, changed, plain[2]!];
    expectNew(made, before.files, pages, groups);
    expect(topicsOf(made.paths)).toHaveLength(count);
    before = { ...buildIndex(pages, store, undefined, groups), groups };
  }
});

it('of one edited page reads a few of its term shards', async () => {
  const store = memoryTokens();
  const pages = madeCorpus(300, 3).map(recordsOf);
  const before = buildIndex(pages, store);
  const page = structuredClone(madeCorpus(300, 3)[0]!);
  page.secs.at(-1)!.t += ' wortlaut';
  const changed = recordsOf(page);
  pages[0] = changed;
  const made = await edit(before, store, { records: [changed], gone: new Set() });
  expectNew(made, before.files, pages);
  expect(made.read.length).toBeGreaterThan(0);
  expect(made.read.length).toBeLessThan(before.state.blocks.size / 4);
});
