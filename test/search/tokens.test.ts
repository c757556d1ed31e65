import { describe, expect, it } from 'vitest';
import {
  CJK,
  eachRun,
  fold,
  operatorsOf,
  pairsOf,
  partsOf,
  WORD,
  wholeOf,
  wordTerms,
} from '../../renderer/shared/tokens.js';
import { askedInChinese, askedInEnglish } from '../../theme/client/search/engine/ask-kinds.js';
import { parseQuery } from '../../theme/client/search/engine/query.js';

describe('fold keeps the length', () => {
  it.each([
    ['useEffect', 'useeffect'],
    ['ＡＰＩ　１', 'api 1'],
    ['Café Ñandú', 'cafe nandu'],
    ['İstanbul', 'istanbul'],
    ['ΑΒΓ Привет', 'αβγ привет'],
    ['汉字', '汉字'],
    ['\ud800 x \udc00', '\ud800 x \udc00'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(text)).toHaveLength(text.length);
  });
});

describe('runs', () => {
  it.each([
    ['调用 setTimeout(fn)', ['C调用', 'WsetTimeout', 'Wfn']],
    ['Redis持久化', ['WRedis', 'C持久化']],
    ['max_length $el', ['Wmax_length', 'W$el']],
    ['人々の「声」', ['C人々の', 'C声']],
    ['𠮷野家', ['C𠮷野家']],
    ['🎉 ok \ud83c x', ['Wok', 'Wx']],
    ['שלום مرحبا', ['Wשלום', 'Wمرحبا']],
    ['。，！？…—', []],
    ['', []],
  ])('%s', (text, runs) => {
    const found: string[] = [];
    eachRun(text, (kind, start, end) =>
      found.push((kind === CJK ? 'C' : kind === WORD ? 'W' : '?') + text.slice(start, end)),
    );
    expect(found).toEqual(runs);
  });
});

describe('terms', () => {
  it.each([
    ['环', ['环']],
    ['事件循环', ['事件', '件循', '循环']],
    ['𠮷野家', ['𠮷野', '野家']],
  ])('pairs of %s', (run, pairs) => expect(pairsOf(run)).toEqual(pairs));

  it.each([
    ['useEffect', ['useeffect', 'use', 'effect']],
    ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['max_retry_count', ['max_retry_count', 'max', 'retry', 'count']],
    ['MAX_SIZE', ['max_size', 'max', 'size']],
    ['es2015', ['es2015', 'es', "2015'"]],
    ['word', ['word']],
    ['__proto__', ['proto']],
    ['$', ['$']],
    ['a'.repeat(60), ['a'.repeat(40)]],
  ])('terms of %s', (word, terms) => expect(wordTerms(word)).toEqual(terms));

  it('parts of one-part words are none', () => expect(partsOf('Word')).toEqual([]));
  it('the whole of a word of signs is itself', () => expect(wholeOf('_')).toBe('_'));
  it('operators, the longest first', () =>
    expect(operatorsOf('a?.b ?? c ??= d === e => [...f]')).toEqual(['?.', '??', '??=', '===', '=>', '...']));
});

describe('what a question asks about', () => {
  it.each<[string, string[] | undefined]>([
    ['什么是闭包', ['闭包']],
    ['怎么判断数组', ['判断数组']],
    ['闭包会导致内存泄漏吗', ['闭包', '导致内存泄漏']],
    ['打包之后怎么看对象存在哪里', ['打包', '看对象存在']],
    ['给 input 加上校验的时候 focus 丢了', ['input', '加上校验', 'focus', '丢']],
    ['浏览器怎么解析样式', ['浏览器', '解析样式']],
    ['为什么', undefined],
    ['为什么要', undefined],
    ['怎么样怎么办', undefined],
    // Where no page holds it as it was typed, it is asked for piece by piece.
    ['事件循环机制', ['事件循环机制']],
    ['如何 取消请求', ['取消请求']],
    ['闭包 内存', undefined],
  ])('%s', async (query, about) => {
    expect(
      (await askedInChinese(parseQuery(query), query, { list: async () => undefined }))?.map(({ text }) => text),
    ).toEqual(about);
  });
  it.each<[string, string[] | undefined]>([
    ['how to deploy it', ['deploy']],
    ['cannot log in after restart', ['cannot', 'log', 'after', 'restart']],
    ['upload a file', ['upload', 'file']],
    ['what is hydration', ['hydration']],
    ['guide for plugins', undefined],
    ['dark mode color scheme', undefined],
    ['how to', undefined],
    ['如何 install a plugin', undefined],
  ])('%s', (query, about) => {
    expect(
      askedInEnglish(parseQuery(query), query)
        ?.filter(({ kind }) => kind === 'word')
        .map(({ text }) => text),
    ).toEqual(about);
  });
});
