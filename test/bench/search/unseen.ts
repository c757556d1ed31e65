/** Queries made from a corpus by a seed: the same kinds that readers type, never looked at while the engine was written. */
import { partsOf } from '../../../renderer/shared/tokens.js';
import type { CorpusPage } from './corpus.js';
import type { Query } from './evaluate.js';

const HAN = /[\u4e00-\u9fff]+/g;

export function dice(seed: number) {
  let state = seed >>> 0;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  return { random, pick };
}

export function unseenQueries(pages: CorpusPage[], seed: number, perKind: number): Query[] {
  const { random, pick } = dice(seed);
  const headings = new Map(pages.map((page) => [page.url, [page.title, ...page.secs.slice(1).map(({ h }) => h)]]));
  const texts = new Map(
    pages.map((page) => [page.url, [page.title, ...page.secs.flatMap(({ h, t }) => [h, t])].join('\n')]),
  );
  const where = (test: (text: string) => boolean, titles = true) =>
    pages.filter(({ url }) => (titles ? headings.get(url)!.some(test) : test(texts.get(url)!))).map(({ url }) => url);
  const titled = (test: (text: string) => boolean) => pages.filter(({ title }) => test(title)).map(({ url }) => url);
  const words = (text: string) => text.match(/[A-Za-z][A-Za-z0-9]+/g) ?? [];
  const lower = (text: string) => text.toLowerCase();

  const makers: Record<string, Maker> = {
    title: () => {
      const { title } = pick(pages);
      const q = title.replace(/[^\u4e00-\u9fffA-Za-z0-9 ]+/g, ' ').trim();
      return q.length >= 3 && q.length <= 24 ? [q, titled((text) => text === title)] : undefined;
    },
    fragment: () => {
      const run = pick(pick(pages).title.match(HAN) ?? ['']);
      if (run.length < 3) return undefined;
      const at = random(run.length - 1);
      const q = run.slice(at, at + 2 + random(2));
      return q.length >= 2 ? [q, titled((text) => text.includes(q))] : undefined;
    },
    mixed: () => {
      const heading = pick(headings.get(pick(pages).url)!);
      const word = pick(words(heading));
      const han = pick(heading.match(HAN) ?? ['']);
      if (!word || han.length < 2) return undefined;
      const at = random(han.length - 1);
      const piece = han.slice(at, at + 2 + random(3));
      return [`${word} ${piece}`, where((text) => lower(text).includes(lower(word)) && text.includes(piece))];
    },
    prefix: () => {
      const heading = pick(pages).title;
      const word = words(heading).find((one) => one.length >= 7);
      if (word) {
        const q = word.slice(0, Math.ceil(word.length * 0.65));
        return [q, where((text) => words(text).some((one) => lower(one).startsWith(lower(q))))];
      }
      const run = heading.match(HAN)?.[0] ?? '';
      return run.length >= 4 ? [run.slice(0, 3), where((text) => text.includes(run.slice(0, 3)))] : undefined;
    },
    typo: () => {
      const word = pick(words(pick(headings.get(pick(pages).url)!)).filter((one) => one.length >= 6));
      if (!word) return undefined;
      const at = random(word.length);
      const letter = pick([...'aeionrst']);
      const q = pick([
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + letter + word.slice(at + 1),
        word.slice(0, at) + letter + word.slice(at),
        at + 1 < word.length ? word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2) : word.slice(0, -1),
      ]);
      if (lower(q) === lower(word)) return undefined;
      return [q, where((text) => words(text).some((one) => lower(one) === lower(word)))];
    },
    camel: () => {
      const word = pick(words(pick(headings.get(pick(pages).url)!)).filter((one) => partsOf(one).length >= 2));
      const parts = word ? partsOf(word).filter((part) => part.length > 2) : [];
      if (parts.length < 2) return undefined;
      const at = random(parts.length - 1);
      const q = `${parts[at]} ${parts[at + 1]}`;
      return [q, where((text) => [parts[at]!, parts[at + 1]!].every((part) => lower(text).includes(part)))];
    },
    phrase: () => {
      const run = pick(texts.get(pick(pages).url)!.match(/[\u4e00-\u9fff]{8,}/g) ?? ['']);
      if (run.length < 8) return undefined;
      const at = random(run.length - 7);
      const q = run.slice(at, at + 8);
      return [q, where((text) => text.includes(q), false)];
    },
  };
  return makeAll(makers, perKind);
}

export type Maker = () => [query: string, expect: string[]] | undefined;

export function makeAll(makers: Record<string, Maker>, perKind: number): Query[] {
  return Object.entries(makers).flatMap(([kind, make]) => {
    const made: Query[] = [];
    for (let tries = 0; made.length < perKind && tries < perKind * 200; tries++) {
      const query = make();
      if (query && query[1].length > 0 && query[1].length <= 12) made.push({ kind, q: query[0], expect: query[1] });
    }
    return made;
  });
}

/** Ways to combine words of a title with one of a heading: which script each has. */
const COMBINED = { 'Han Han': 'HH', 'Han Latin': 'HL', 'Latin Han': 'LH', 'Latin Latin': 'LL', three: 'HLH' };

/** Queries of two and three words: one of the title of a page, the others of its headings; wanted are the pages that hold all of them there. */
export function severalWords(pages: CorpusPage[], seed: number, perKind: number): Query[] {
  const { random, pick } = dice(seed);
  const heads = new Map(
    pages.map(({ url, title, secs }) => [url, [title, ...secs.slice(1).map(({ h }) => h)].join('\n').toLowerCase()]),
  );
  const wordIn = (text: string, script: string): string => {
    if (script === 'L') return pick(text.match(/[A-Za-z][A-Za-z0-9]{2,}/g) ?? ['']);
    const run = pick(text.match(HAN) ?? ['']);
    const at = random(Math.max(1, run.length - 1));
    return run.slice(at, at + 2 + random(2));
  };
  const make = (scripts: string): Maker => {
    return () => {
      const { url, title, secs } = pick(pages);
      const own = secs.slice(1).map(({ h }) => h);
      if (own.length === 0) return undefined;
      const words = [...scripts].map((script, i) => wordIn(i === 0 ? title : pick(own), script));
      if (words.some((word) => word.length < 2) || new Set(words).size < words.length) return undefined;
      const expect = pages.filter((page) => words.every((word) => heads.get(page.url)!.includes(word.toLowerCase())));
      return expect.some((page) => page.url === url) ? [words.join(' '), expect.map((page) => page.url)] : undefined;
    };
  };
  return makeAll(Object.fromEntries(Object.entries(COMBINED).map(([kind, scripts]) => [kind, make(scripts)])), perKind);
}
