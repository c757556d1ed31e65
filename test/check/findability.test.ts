/**
 * Kinds of faults that the search check detects, each planted in a correct page:
 * a title that another page has · a letter of a title wrong · letters of another script that look Latin, signs that are not seen · nothing but a picture ·
 * a name in the sidebar, or of links, that is not on the page · synonyms that match no page · a title of signs only.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkFindability,
  deadSynonyms,
  type FindabilityOptions,
} from '../../renderer/check/findability/findability.js';
import { type FindablePage, findablePage } from '../../renderer/check/findability/findable-page.js';
import { placeFindings } from '../../renderer/check/findability/place-findings.js';
import { pinyinOf } from '../../renderer/output/search/aliases.js';
import type { Source } from '../../renderer/site/content/source.js';
import { applyEdits } from '../../renderer/site/problems/repair.js';
import { type CorpusPage, recordsOf } from '../bench/search/corpus.js';
import { madeCorpus } from '../bench/search/made.js';

const SEARCH: Omit<FindabilityOptions, 'cache'> = {
  locale: 'zh-Hans',
  contextual: true,
  synonyms: [],
  pinyinOf,
  versions: 'test',
};

/** A cache that counts what was not in it. */
function memory() {
  const values = new Map();
  let made = 0;
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: unknown) {
      made++;
      values.set(key, value);
    },
    made: () => made,
    forget: () => {
      made = 0;
    },
  };
}

const ENGLISH =
  'debounce throttle hydration container scheduler compiler observer middleware pagination tokenizer'.split(' ');

/** A healthy site: no two titles alike, each page with a word of its own. */
const healthy: CorpusPage[] = madeCorpus(100, 21).map((page, i) => {
  const name = ENGLISH[i % ENGLISH.length]!;
  return i < 90
    ? page
    : {
        ...page,
        title: `${name} 手册 ${i}`,
        secs: [{ level: 1, h: '', t: `${name} 的用法。调用 ${name} 之后，${name} 会等待。` }],
      };
});

const pageOf = (page: CorpusPage, labels: string[] = []): FindablePage =>
  findablePage(recordsOf(page), `docs${page.url.replace('/docs', '')}.md`, labels);

/** Index of the page → what is wrong with it now. */
const faults: Record<number, (page: CorpusPage) => CorpusPage> = {};
const labels: Record<number, string[]> = {};
for (let n = 0; n < 10; n++) {
  faults[n] = (page) => ({ ...page, title: healthy[n + 50]!.title });
  faults[90 + n] = (page) => ({ ...page, title: page.title.replace(/^(\w\w)\w/, '$1') });
  labels[10 + n] = [`${'甲乙丙丁戊己庚辛壬癸'[n]}类须知总览`];
}
for (let n = 0; n < 6; n++) {
  faults[20 + n] = (page) => ({ ...page, title: `P\u0443th\u03bfn${n} \u0441ompiler` });
  faults[26 + n] = (page) => ({ ...page, title: [...page.title].join('\u200b') });
  faults[32 + n] = (page) => ({ ...page, secs: [{ level: 1, h: '', t: '' }] });
  if (n < 4) faults[38 + n] = (page) => ({ ...page, title: ['🎉', '——', '…………', '★★'][n]! });
}
const SYNONYMS = [
  ['发版平台', '上线系统'],
  ['k8s', 'kubernetes'],
  ['灰度', '金丝雀'],
  ['熔断', '断路器'],
];
const planted = Object.keys(faults).length + Object.keys(labels).length + SYNONYMS.length;

describe('findability', () => {
  const cache = memory();
  let clean: Awaited<ReturnType<typeof checkFindability>>;
  let faulty: Awaited<ReturnType<typeof checkFindability>>;
  let pages: FindablePage[];

  beforeAll(async () => {
    clean = await checkFindability(
      healthy.map((page) => pageOf(page)),
      { ...SEARCH, cache },
    );
    pages = healthy.map((page, i) => pageOf(faults[i]?.(page) ?? page, labels[i]));
    faulty = await checkFindability(pages, { ...SEARCH, cache: memory() });
  });

  it('says nothing of at least 95 of 100 pages that are found', () => {
    expect(
      clean
        .filter(({ findings }) => findings.length > 0)
        .map(({ page, findings }) => [page.title, findings])
        .slice(5),
    ).toEqual([]);
  });

  it('reports at least nine of ten planted faults', () => {
    const missed = faulty.filter(({ findings }, i) => (faults[i] || labels[i]) && findings.length === 0);
    const found = planted - missed.length - (SYNONYMS.length - deadSynonyms(pages, SYNONYMS).length);
    expect(planted).toBeGreaterThanOrEqual(50);
    expect(found, JSON.stringify(missed.map(({ page }) => page.title))).toBeGreaterThanOrEqual(planted * 0.9);
  });

  it('tells letters that only look Latin where the page is found all the same', async () => {
    const page = { ...healthy[95]!, title: healthy[95]!.title.replace('i', '\u0456') };
    const [{ findings }] = (await checkFindability([pageOf(page)], { ...SEARCH, cache: memory() })) as [never];
    expect(page.title).not.toBe(healthy[95]!.title);
    expect(JSON.stringify(findings)).toContain('U+0456');
  });

  it('says the same each time, and asks again only for pages whose answers may be others', async () => {
    cache.forget();
    const options = { ...SEARCH, cache };
    expect(
      await checkFindability(
        healthy.map((page) => pageOf(page)),
        options,
      ),
    ).toEqual(clean);
    expect(cache.made()).toBe(0);
    const edited = healthy.map((page, i) =>
      i === 95 ? { ...page, secs: [{ level: 1, h: '', t: `${page.secs[0]!.t}quokka` }] } : page,
    );
    const again = await checkFindability(
      edited.map((page) => pageOf(page)),
      options,
    );
    expect(cache.made()).toBeGreaterThan(0);
    expect(again).toEqual(
      await checkFindability(
        edited.map((page) => pageOf(page)),
        { ...SEARCH, cache: memory() },
      ),
    );
  });
});

describe('the patch', () => {
  const finding = { code: 'find-word', args: { query: '上线' }, keyword: '上线' };
  const patched = (text: string) => {
    const source = { path: 'a.md', text } as Source;
    const [found] = placeFindings('a.md', [finding], new Map([['a.md', source]]));
    return [found!.line, found!.repair && applyEdits(text, [found!.repair.edits]).text];
  };

  it.each([
    ['no front matter', '# 发布\n', 1, '---\nkeywords: [上线]\n---\n\n# 发布\n'],
    ['no keywords', '---\ntitle: 发布\n---\n\n文字\n', 2, '---\ntitle: 发布\nkeywords: [上线]\n---\n\n文字\n'],
    [
      'a list in one line',
      '---\nkeywords: [甲, 乙]\ntitle: 发布\n---\n',
      3,
      '---\nkeywords: [甲, 乙, 上线]\ntitle: 发布\n---\n',
    ],
    ['an empty list', '---\nkeywords: []\n---\n# 发布\n', 4, '---\nkeywords: [上线]\n---\n# 发布\n'],
    ['a list of lines', '---\nkeywords:\n  - 甲\n---\n# 发布\n', 5, '---\nkeywords:\n  - 上线\n  - 甲\n---\n# 发布\n'],
    ['a single text', '---\nkeywords: 甲\n---\n# 发布\n', 4, undefined],
  ])('%s', (_, text, line, wanted) => {
    expect(patched(text)).toEqual([line, wanted]);
  });
});
