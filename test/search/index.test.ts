import { describe, expect, it } from 'vitest';
import {
  buildIndex,
  type IndexHeads,
  type IndexState,
  memoryTokens,
  untouchedBlocks,
} from '../../renderer/output/search/build-index.js';
import { layoutOf } from '../../renderer/output/search/page-slots.js';
import { cutBlocks } from '../../renderer/output/search/term-shards.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { recordsOf } from '../bench/search/corpus.js';
import { type HashedOutput, makeIndex } from '../bench/search/evaluate.js';
import { madeCorpus } from '../bench/search/made.js';

const corpus = madeCorpus(120, 7);
const pages = corpus.map(recordsOf);
const edited = (i: number, text: string): SearchPageRecords => {
  const page = structuredClone(corpus[i]!);
  page.secs[0]!.t = `${text}${page.secs[0]!.t}`;
  return recordsOf(page);
};
const digest = (outputs: HashedOutput[]) => outputs.map(({ path, hash }) => `${path} ${hash}`).sort();
const changed = (before: HashedOutput[], after: HashedOutput[]) => {
  const known = new Set(digest(before));
  return digest(after).filter((line) => !known.has(line)).length / after.length;
};

describe('the files of the index', () => {
  const { outputs, stats } = makeIndex(pages);

  it('are one meta file at a stable address and shards named by what they hold', () => {
    const paths = outputs.map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('.json'))).toEqual(['_notes/search/meta.json']);
    expect(paths.filter((path) => !/^_notes\/search\/([0-9a-f]{8,14}\.bin|meta\.json)$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(stats).toMatchObject({ pages: 120, tokenised: 120 });
  });

  it('write the meta file after all shards (D10)', () => {
    expect(outputs.filter(({ phase }) => phase === 'list').map(({ path }) => path)).toEqual([
      '_notes/search/meta.json',
    ]);
  });

  it('do not depend on the order of the pages', () => {
    expect(digest(makeIndex([...pages].reverse()).outputs)).toEqual(digest(outputs));
  });

  it('do not depend on the tool that made them, of which the hash of a page tells', () => {
    const byOther = pages.map((page) => ({ ...page, hash: `other ${page.hash}` }));
    expect(digest(makeIndex(byOther).outputs)).toEqual(digest(outputs));
  });

  it('are few for an empty site', () => {
    expect(makeIndex([]).outputs.map(({ path }) => path)).toEqual(['_notes/search/meta.json']);
  });
});

describe('a later build', () => {
  const store = memoryTokens();
  const first = makeIndex(pages, store);
  const replaced = (i: number, page: SearchPageRecords) => pages.map((old, n) => (n === i ? page : old));
  const added = recordsOf({ ...madeCorpus(1, 99)[0]!, url: '/docs/added' });

  // D27 is about 10,000 pages of real text (`npm run bench:search` measures that); these pages share a small vocabulary, so each is in most shards.
  it.each<[string, SearchPageRecords[], number, number]>([
    ['nothing', pages, 0, 0],
    ['an edit', replaced(17, edited(17, '新写的一句话。')), 1, 0.05],
    ['a page more', [...pages, added], 1, 0.3],
    ['a page less', pages.filter((_, i) => i !== 40), 0, 0.3],
    ['a moved page', replaced(5, recordsOf({ ...corpus[5]!, url: '/docs/moved' })), 1, 0.3],
  ])(
    'after %s is byte for byte a clean one, tokenises only what changed and rewrites few shards (D27)',
    (_, now, tokenised, share) => {
      const later = makeIndex(now, store, first.state);
      expect(digest(later.outputs)).toEqual(digest(makeIndex(now).outputs));
      expect(later.stats.tokenised).toBe(tokenised);
      expect(changed(first.outputs, later.outputs)).toBeLessThanOrEqual(share);
    },
  );

  it('stays the same over a sequence of random edits, additions and deletions', () => {
    let state: IndexState = first.state;
    let now = [...pages];
    let seed = 5;
    for (let step = 0; step < 12; step++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const i = seed % now.length;
      if (step % 3 === 0) now = now.filter((_, n) => n !== i);
      else if (step % 3 === 1) now = [...now, recordsOf({ ...madeCorpus(1, seed)[0]!, url: `/docs/new-${step}` })];
      else
        now = now.map((page, n) => (n === i ? { ...edited(i % corpus.length, `第${step}次`), page: page.page } : page));
      const later = makeIndex(now, store, state);
      state = later.state;
      if (step % 5 === 0) expect(digest(later.outputs)).toEqual(digest(makeIndex(now).outputs));
    }
    expect(digest(makeIndex(now, store, state).outputs)).toEqual(digest(makeIndex(now).outputs));
  });

  it.each([
    ['inside of a block: those before it, but for the ones that look so far ahead', 's', ['a', 'v', 'y']],
    ['in front of a block, whose key may be another one', 'e', ['r', 'v', 'y']],
    ['behind the last block: those that do not look so far ahead', 'zz', ['a', 'd', 'l']],
  ])('with a new term %s', (_, term, untouched) => {
    const ends: Record<string, string> = { a: 'c', d: 'dz', l: 'o', r: 't', v: 'x', y: 'z' };
    const block = ([first, last]: [string, string]) => ({ key: first, first, last, count: 2, name: 0, path: '' });
    const blocks = new Map(Object.entries(ends).map((pair) => [pair[0], block(pair)]));
    const heads: IndexHeads = { ...first.state, blocks };
    const found = untouchedBlocks(heads, new Map([[term, new Map()]]));
    expect([...found.keys()]).toEqual(untouched);
  });

  it('starts afresh when the earlier tokens are gone', () => {
    const later = makeIndex(pages.slice(1), memoryTokens(), first.state);
    expect(digest(later.outputs)).toEqual(digest(makeIndex(pages.slice(1)).outputs));
  });

  it('makes no bytes of files that nobody asks for', () => {
    const asked: string[] = [];
    const { files } = buildIndex(
      pages,
      {
        ...store,
        tokens(page, size) {
          asked.push(page.page);
          return store.tokens(page, size);
        },
      },
      first.state,
    );
    expect(files.length).toBe(first.outputs.length);
    expect(asked).toEqual([]);
  });
});

describe('layout', () => {
  it('keeps the slot of nearly all pages when one comes or goes', () => {
    const urls = Array.from({ length: 10_000 }, (_, i) => `/docs/${i}`);
    const before = layoutOf(urls).slots;
    let moved = 0;
    for (let i = 0; i < 20; i++) {
      const after = layoutOf([...urls, `/docs/new-${i}`]).slots;
      moved += urls.filter((url) => after.get(url) !== before.get(url)).length;
    }
    expect(moved / 20).toBeLessThan(2);
  });

  it('gives every page its own slot', () => {
    for (const count of [0, 1, 2, 63, 64, 700]) {
      const { slots } = layoutOf(Array.from({ length: count }, (_, i) => `/p${i}`));
      expect(new Set(slots.values()).size).toBe(count);
    }
  });

  it('cuts blocks that hold every term once, with keys in order', () => {
    const { table, blockSize } = makeIndex(pages).state;
    const blocks = cutBlocks(table, blockSize);
    expect(blocks[0]!.from).toBe(0);
    expect(blocks.at(-1)!.to).toBe(table.terms.length);
    blocks.slice(1).forEach((block, i) => {
      expect(block.from).toBe(blocks[i]!.to);
      expect(blocks[i]!.key < block.key).toBe(true);
      expect(table.terms.at(block.from - 1) < block.key && block.key <= table.terms.at(block.from)).toBe(true);
    });
  });
});
