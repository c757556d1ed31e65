/** Queries of many kinds made from the pages of any site by a seed, with every page that answers. Those that need a reader's words come from a file. */
import { createRequire } from 'node:module';
import { eachName, isVersion, partsOf } from '../../../renderer/shared/tokens.js';
import type { SearchPageRecords } from '../../../renderer/site/content/search-record.js';
import type { CorpusPage } from './corpus.js';
import type { Query } from './evaluate.js';
import { dice, type Maker, makeAll } from './unseen.js';

const HAN = /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+/g;
const LETTERS = /[A-Za-zÀ-ÖØ-öø-ÿ\u0400-\u04ff][\wÀ-ÖØ-öø-ÿ\u0400-\u04ff]+/g;
const LITTLE = new Set(
  'a an and are as at be by can do for from how if in is it its not of on or that the this to use using was what when why with you your der die das und ein eine einer mit von zu im für den dem des ist auf sie и в на с для по из как что не или от это к'.split(
    ' ',
  ),
);
/** Pages that may answer one query. */
const MANY = 8;

interface Texts {
  url: string;
  title: string;
  heads: string[];
  /** Title and headings, in lower case. */
  head: string;
  text: string;
  /** The same in lower case. */
  all: string;
}

/** Pages as the makers read them, from the records of a site. */
export function pagesOfRecords(pages: SearchPageRecords[]): CorpusPage[] {
  return pages.flatMap(({ page, records }) => {
    const [first] = records;
    if (!first) return [];
    const sections = new Map<string, CorpusPage['secs'][0]>();
    for (const { hierarchy, anchor, content, code } of records) {
      const path = [hierarchy.lvl6, hierarchy.lvl5, hierarchy.lvl4, hierarchy.lvl3, hierarchy.lvl2];
      const at = path.findIndex(Boolean);
      const key = JSON.stringify([anchor, path]);
      const section = sections.get(key) ?? { level: at < 0 ? 1 : 6 - at, h: path[at] ?? '', t: '', code: [] };
      sections.set(key, section);
      if (content) section.t += `${section.t && '\n'}${content}`;
      if (code) section.code!.push(...code);
    }
    const secs = [...sections.values()];
    return [{ url: page, title: first.hierarchy.lvl1 ?? '', lvl0: first.hierarchy.lvl0 ?? '', secs }];
  });
}

function textsOf({ url, title, secs }: CorpusPage): Texts {
  const heads = secs.flatMap(({ h }) => (h ? [h] : []));
  const text = [title, ...secs.flatMap(({ h, t, code = [] }) => [h, t, ...code])].join('\n');
  return { url, title, heads, head: [title, ...heads].join('\n').toLowerCase(), text, all: text.toLowerCase() };
}

const wordsIn = (text: string) => (text.match(LETTERS) ?? []).filter((word) => !LITTLE.has(word.toLowerCase()));
const plain = (text: string) =>
  text
    .replace(/[^\p{L}\p{N} .@/_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
/** Tells whether a name occurs in a text outside of a longer one. */
const stands = (name: string) => {
  const pattern = new RegExp(`(?<![\\w.@-])${escaped(name)}(?![\\w-]|\\.\\d)`);
  return (text: string) => pattern.test(text);
};

/** Parts of the identifiers in titles and headings. */
const identifiers = (title: string, heads: string[]) => wordsIn([title, ...heads].join('\n')).flatMap(partsOf);

/** Returns the forms of an English word that occur in the pages. */
function familyOf(word: string, known: Set<string>): Set<string> {
  const roots = [word, word.replace(/(?:ies|ied)$/, 'y'), word.replace(/(?:e?s|ed|ing)$/, '')];
  const base = roots.flatMap((root) => [root, `${root}e`, root.replace(/e$/, ''), root.replace(/(.)\1$/, '$1')]);
  const all = new Set<string>();
  for (const root of base.filter((one) => one.length > 3))
    for (const ending of ['', 'e', 's', 'es', 'ed', 'd', 'ing'])
      for (const form of [root + ending, root + root.at(-1) + ending, root.replace(/y$/, 'i') + ending])
        if (known.has(form) || form === word) all.add(form);
  return all;
}

export function queriesOfKinds(corpus: CorpusPage[], seed: number, perKind: number, locale: string): Query[] {
  const { random, pick } = dice(seed);
  const pages = corpus.map(textsOf);
  const where = (test: (page: Texts) => boolean) => pages.filter(test).map(({ url }) => url);
  const few = (q: string, expect: string[]): ReturnType<Maker> => (expect.length <= MANY ? [q, expect] : undefined);
  const anyHead = () => {
    const { title, heads } = pick(pages);
    return random(3) === 0 ? title : (pick(heads.length > 0 ? heads : [title]) ?? title);
  };
  /** A word of a text: some characters of a run of Han, or a whole other word. */
  const wordOf = (text: string): string => {
    const run = pick(text.match(HAN) ?? ['']) ?? '';
    const word = pick(wordsIn(text)) ?? '';
    if (run.length < 2 || (word.length > 2 && random(2) === 0)) return word.length > 2 ? word : '';
    const at = random(run.length - 1);
    return run.slice(at, at + 2 + random(2));
  };
  const holds = (head: string, word: string) =>
    /^[A-Za-z\u00c0-\u04ff]/.test(word)
      ? new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word.toLowerCase())}`, 'u').test(head)
      : head.includes(word);
  const several = (count: number): Maker => {
    return () => {
      const { title, heads } = pick(pages);
      const words = Array.from({ length: count }, (_, i) =>
        wordOf(i === 0 || heads.length === 0 ? title : pick(heads)),
      );
      if (words.some((word) => word.length < 2) || new Set(words.map((word) => word.toLowerCase())).size < count)
        return undefined;
      return few(
        words.join(' '),
        where(({ head }) => words.every((word) => holds(head, word))),
      );
    };
  };
  const made = makeAll(
    { ...headingMakers(), 'two words': several(2), 'three words': several(3), ...codeMakers(), ...signMakers() },
    perKind,
  );
  return [...new Map(made.map((query) => [`${query.kind} ${query.q}`, query])).values()];

  function headingMakers(): Record<string, Maker> {
    return {
      title: () => {
        const { title } = pick(pages);
        const q = plain(title);
        return q.length >= 2 && q.length <= 40
          ? few(
              q,
              where((page) => page.title === title),
            )
          : undefined;
      },
      heading: () => {
        const heading = pick(pick(pages).heads) ?? '';
        const q = plain(heading);
        if (q.length < 4 || q.length > 40) return undefined;
        return few(
          q,
          where(({ heads, title }) => heads.includes(heading) || plain(title) === q),
        );
      },
      substring: () => {
        const run = pick(anyHead().match(HAN) ?? ['']) ?? '';
        if (run.length < 3) return undefined;
        const at = random(run.length - 1);
        const q = run.slice(at, at + 2 + random(3));
        return q.length >= 2
          ? few(
              q,
              where(({ head }) => head.includes(q)),
            )
          : undefined;
      },
      prefix: () => {
        const word = pick(wordsIn(anyHead()).filter((one) => one.length >= 7)) ?? '';
        const q = word.slice(0, Math.ceil(word.length * 0.65)).toLowerCase();
        return q
          ? few(
              q,
              where(({ head }) => wordsIn(head).some((one) => one.startsWith(q))),
            )
          : undefined;
      },
      mixed: () => {
        const heading = anyHead();
        const word = pick(wordsIn(heading).filter((one) => /^[A-Za-z]+$/.test(one))) ?? '';
        const run = pick(heading.match(HAN) ?? ['']) ?? '';
        if (!word || run.length < 2) return undefined;
        const at = random(run.length - 1);
        const piece = run.slice(at, at + 2 + random(2));
        const q = pick([`${word}${piece}`, `${piece}${word.toLowerCase()}`, `${word} ${piece}`]);
        return few(
          q,
          where(({ head }) => holds(head, word) && head.includes(piece)),
        );
      },
      typo: () => {
        const word = pick(wordsIn(anyHead()).filter((one) => one.length >= 6 && !/\d/.test(one))) ?? '';
        if (!word) return undefined;
        const at = 1 + random(word.length - 1);
        const letter = pick([...'aeionrst']);
        const q = pick([
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
        ]).toLowerCase();
        if (pages.some(({ all }) => holds(all, q))) return undefined;
        return few(
          q,
          where(({ head }) => wordsIn(head).some((one) => one === word.toLowerCase())),
        );
      },
      ...(locale.startsWith('zh') ? { pinyin: pinyinMaker() } : {}),
      ...(/^(?:zh|en)/.test(locale) ? { inflection: inflectionMaker() } : {}),
    };
  }

  function pinyinMaker(): Maker {
    const { pinyin } = createRequire(import.meta.url)('pinyin-pro') as typeof import('pinyin-pro');
    const spell = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true }).join('');
    return () => {
      const run = pick(anyHead().match(/[\u4e00-\u9fff]+/g) ?? ['']) ?? '';
      if (run.length < 2 || run.length > 8) return undefined;
      const piece = run.slice(0, 4);
      return few(
        spell(piece),
        where(({ head }) => head.includes(piece)),
      );
    };
  }

  function inflectionMaker(): Maker {
    const count = new Map<string, number>();
    for (const { all } of pages)
      for (const word of new Set(all.match(/\b[a-z]{4,}\b/g))) count.set(word, (count.get(word) ?? 0) + 1);
    const known = new Set(count.keys());
    return () => {
      const word = pick(wordsIn(anyHead()).filter((one) => /^[A-Z]?[a-z]{3,}$/.test(one)))?.toLowerCase() ?? '';
      const family = word ? familyOf(word, known) : new Set<string>();
      const form = pick([...family].filter((one) => one !== word));
      if (!form) return undefined;
      const often = new RegExp(`\\b${form}\\b`, 'g');
      const expect = where(
        ({ title, heads, head, all }) =>
          (head.match(/[a-z]+/g) ?? []).some((one) => family.has(one)) ||
          identifiers(title, heads).some((part) => family.has(part)) ||
          (all.match(often)?.length ?? 0) > 2,
      );
      return few(form, expect);
    };
  }

  function codeMakers(): Record<string, Maker> {
    const named = (pattern: RegExp, limit = 5): Maker => {
      return () => {
        const name = pick(pick(pages).text.match(pattern) ?? ['']) ?? '';
        if (name.length < 2 || name.length > 40) return undefined;
        const expect = where(({ all }) => stands(name.toLowerCase())(all));
        return expect.length <= limit ? few(name, expect) : undefined;
      };
    };
    const operator = (): ReturnType<Maker> => {
      const [q] = pick(pages).text.match(/\?\?=?|\?\.(?=\w)|&&=|\|\|=|\*\*|===|!==|>>>|~~|::/g) ?? [''];
      return q
        ? few(
            q,
            where(({ all }) => all.includes(q)),
          )
        : undefined;
    };
    const symbols = [
      named(/\b[a-z]+(?:_[a-z0-9]+)+\b/g),
      named(/\b[a-z]+(?:-[a-z0-9]+)+\b/g),
      named(/\b[A-Za-z]+(?:\.[A-Za-z]{2,})+\b/g),
      named(/@[a-z][\w-]*\/[a-z][\w-]*/g),
      named(/(?<=\s)--[a-z][\w-]*/g),
      named(/\b[a-z]+[A-Z]\w+\b/g),
      named(/\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\b/g),
      operator,
    ];
    return {
      symbol: () => pick(symbols)(),
      camel: () => {
        const name = pick(pick(pages).text.match(/\b[A-Za-z]?[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? ['']) ?? '';
        const parts = partsOf(name).filter((part) => part.length > 2);
        if (parts.length < 2) return undefined;
        const at = random(parts.length - 1);
        const q = parts.slice(at, at + 2 + random(2));
        const written = new RegExp(q.join('[ _.-]?'));
        return few(
          q.join(' '),
          where(({ all }) => written.test(all)),
        );
      },
      version: () => {
        const { text } = pick(pages);
        const folded = text.toLowerCase();
        const found: string[] = folded.match(/(?<![\w.])\d{2,}(?:mb|gb|kb|ms|px|s)?(?![\w.%])/g) ?? [];
        eachName(folded, (name) => {
          if (isVersion(name)) found.push(name, name, `v${name}`);
        });
        const name = pick(found);
        if (!name) return undefined;
        const test = new RegExp(`(?<![\\w.-])v?${escaped(name.replace(/^v/, ''))}(?![\\w]|\\.\\d)`);
        const expect = where(({ all }) => test.test(all));
        return expect.length <= 5 ? few(name, expect) : undefined;
      },
    };
  }

  function signMakers(): Record<string, Maker> {
    return {
      phrase: () => {
        const line = pick(pick(pages).text.split('\n')) ?? '';
        const run = pick(line.match(/[\u3041-\u30ff\u4e00-\u9fff]{8,}/g) ?? ['']) ?? '';
        const words = line.match(/(?<![\p{L}\p{N}_.-])\p{L}+(?: \p{L}+){3,}(?![\p{L}\p{N}_.-])/u)?.[0].split(' ') ?? [];
        const at = random(Math.max(1, words.length - 3));
        const from = random(Math.max(1, run.length - 7));
        const piece = run ? run.slice(from, from + 8) : words.slice(at, at + 4).join(' ');
        if (piece.length < 8) return undefined;
        const expect = where(({ all }) => all.replace(/\s+/g, ' ').includes(piece.toLowerCase()));
        return few(`"${piece}"`, expect);
      },
      exclusion: () => {
        const word = wordOf(anyHead());
        const without = wordOf(pick(pages).title);
        if (word.length < 2 || without.length < 2) return undefined;
        const having = pages.filter(({ head }) => holds(head, word));
        const expect = having.filter(({ all }) => !holds(all, without));
        return expect.length < having.length && having.length > 2
          ? few(
              `${word} -${without}`,
              expect.map(({ url }) => url),
            )
          : undefined;
      },
    };
  }
}

/** Queries written by hand: `# kind`, then lines `query => pattern of address, title and headings`. */
export function writtenQueries(text: string, corpus: CorpusPage[]): Query[] {
  let kind = 'written';
  return text.split('\n').flatMap((line): Query[] => {
    if (line.startsWith('# ')) kind = line.slice(2).trim();
    const [q, pattern] = line.split(' => ');
    if (!q || !pattern) return [];
    const test = new RegExp(pattern, 'im');
    const expect = corpus.filter((page) => {
      const { heads, title } = textsOf(page);
      return test.test(page.url.replace(/^\/docs\//, '')) || [title, ...heads].some((text) => test.test(text));
    });
    if (expect.length === 0) throw new Error(`Nothing answers ${line}`);
    return [{ kind, q, expect: expect.map(({ url }) => url) }];
  });
}
