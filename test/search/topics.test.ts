/** Topics of questions, recognised by words that occur in them together. */
import { describe, expect, it } from 'vitest';
import { memoryTokens, planIndex } from '../../renderer/output/search/build-index.js';
import { queryLists, usesOf } from '../../renderer/output/search/synonym-list.js';
import { synonymsOf } from '../../renderer/output/synonyms/synonyms.js';
import { TOPIC } from '../../renderer/shared/search-format.js';
import { fold } from '../../renderer/shared/tokens.js';
import { askedAbout } from '../../theme/client/search/engine/asked-words.js';
import { parseQuery } from '../../theme/client/search/engine/query.js';
import { topicOf } from '../../theme/client/search/engine/topics.js';
import { recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex, pagesOf } from '../bench/search/evaluate.js';
import { page } from './corpus-page.js';

const pages = [
  page('/queue', '消息', '邮筒在后台取走信件。'),
  page('/garden', '花园', '浇水用的壶放在门边，信也放在那里。'),
  page('/letters', '书信', '寄信的人很多。'),
  ...['甲', '乙', '丙'].map((name) => page(`/${name}`, name, `${name}的说明，寄信时看。`)),
];
const ALIKE = ['书信', '信件'];
const TOPICS = [ALIKE, [`${TOPIC}寄信/寄出 不等/马上`, '邮筒', '信使'], [`${TOPIC}浇水 花`, '喷泉']];
const pagesFor = async (query: string, groups: readonly (readonly string[])[] = TOPICS) => {
  const { outputs } = makeIndex(pages.map(recordsOf), undefined, undefined, groups);
  const { engine, traffic } = engineOver(outputs);
  return { found: pagesOf((await engine.search([{ query }]))[0]!.hits), files: traffic.files.length };
};

describe('a question with two cues of a topic', () => {
  it('finds the pages that say its word, in other words than were asked', async () => {
    expect((await pagesFor('怎么寄信才能不等对方')).found).toContain('/queue');
    expect((await pagesFor('怎么寄信才能不等对方', [ALIKE])).found).not.toContain('/queue');
  });
  it('needs both', async () => {
    expect((await pagesFor('怎么寄信才能让对方看见')).found).not.toContain('/queue');
  });
  it('is none where it is a word that is looked for', async () => {
    expect((await pagesFor('寄信 不等')).found[0]).not.toBe('/queue');
  });
  it('loads one file more', async () => {
    const [topics, none] = [await pagesFor('怎么寄信才能不等对方'), await pagesFor('怎么寄信才能不等对方', [ALIKE])];
    // The shard of what the topic is about may be among those that are loaded anyway.
    expect(topics.files - none.files).toBeGreaterThanOrEqual(1);
    expect(topics.files - none.files).toBeLessThanOrEqual(3);
  });
});

it('keeps the words that a page holds, and topics with any of them', () => {
  const { table } = planIndex(pages.map(recordsOf), memoryTokens());
  const lists = (groups: string[][]) => queryLists(groups, usesOf(groups, table)).asked.split('\n');
  const topicList = (groups: string[][]) =>
    lists(groups)
      .filter((line) => line.startsWith(TOPIC))
      .join('\n');
  expect(topicList(TOPICS)).toBe(`${TOPIC}邮筒: 寄信/寄出 不等/马上`);
  // No page holds all of its pairs.
  expect(topicList([[`${TOPIC}甲 乙`, '邮筒花园']])).toBe('');
});

it('is of a site that has its first word, or two of the others', () => {
  const { table } = planIndex(pages.map(recordsOf), memoryTokens());
  const topicsOf = (...words: string[]) => {
    const groups = [[`${TOPIC}寄信 马上`, ...words]];
    return queryLists(groups, usesOf(groups, table)).asked;
  };
  expect(topicsOf('邮筒', '信使')).toBe(`${TOPIC}邮筒: 寄信 马上`);
  expect(topicsOf('信使', '邮筒')).toBe('');
  expect(topicsOf('信使', '邮筒', '花园')).toBe(`${TOPIC}邮筒|花园: 寄信 马上`);
});

describe('topicOf', () => {
  const list = [
    '居中|center: 中间/正中 元素',
    '网格: 元素 中间 列',
    '动画|motion: slow move/shift',
    '定位: 元素/父元素 盒子/中间',
  ]
    .map((line) => TOPIC + line)
    .join('\n');
  const wordsOf = (question: string) => topicOf(fold(question), list).flatMap(({ others = [] }) => others);
  it('takes the topic of which it has most cues, then the first', () => {
    expect(wordsOf('怎么把元素放在中间')).toEqual(['居中', 'center']);
    expect(wordsOf('怎么把元素放在中间的列')).toEqual(['网格']);
  });
  it('takes that of which most of the question is, where several have as many cues', () => {
    expect(wordsOf('怎么把父元素放在中间')).toEqual(['定位']);
  });
  it('counts a cue once, and one alone where the question has two of its words', () => {
    expect(wordsOf('中间和正中')).toEqual(['居中', 'center']);
    expect(wordsOf('正中是什么')).toEqual([]);
    expect(wordsOf('父元素是什么')).toEqual([]);
  });
  it('reads no line of synonyms', () => {
    expect(topicOf('is a cat fast', 'x: cat fast')).toEqual([]);
  });
  it('finds a Latin cue where a word begins', () => {
    expect(wordsOf('why is it slow when it moves')).toEqual(['动画', 'motion']);
    expect(wordsOf('why is it slow to remove')).toEqual([]);
    expect(topicOf('is a cat fast', `${TOPIC}x: cat fast`)).toHaveLength(1);
    expect(topicOf('is a category fast', `${TOPIC}x: cat fast`)).toEqual([]);
  });
});

describe('the built-in topics', () => {
  const groups = ['zh', 'en'].flatMap((locale) => synonymsOf(undefined, locale));
  const topics = groups.filter(([first = '']) => first.startsWith(TOPIC));
  it('have words and two cues, folded', () => {
    for (const [first = '', ...words] of topics) {
      const cues = first.slice(TOPIC.length);
      expect(
        words.every((word) => word.trim() === word && word !== ''),
        first,
      ).toBe(true);
      expect(words.length, first).toBeGreaterThan(0);
      expect(cues.split(' ').length, first).toBeGreaterThan(1);
      expect(
        cues.split(/[ /]/).every((cue) => cue !== '' && fold(cue) === cue),
        first,
      ).toBe(true);
    }
  });
  it('are those of the language, and none where synonyms are turned off', () => {
    const topics = (own: false | undefined, locale: string) =>
      synonymsOf(own, locale).filter(([first = '']) => first.startsWith(TOPIC)).length;
    expect(topics(undefined, 'zh-Hans')).toBeGreaterThan(900);
    expect(topics(undefined, 'en')).toBeGreaterThan(300);
    expect([topics(undefined, 'de'), topics(false, 'zh')]).toEqual([0, 0]);
  });
});

it('keeps a page that has the common word of a question where another has a rare pair by chance', async () => {
  const filler = Array.from({ length: 20 }, (_, i) => page(`/${i}`, `第 ${i} 页`, '变量的说明。'));
  const corpus = [
    page('/answer', '变量与可变性', '变量绑定。'),
    page('/chance', '别处', '变量的修改值得一看。'),
    ...filler,
  ];
  const { outputs } = makeIndex(corpus.map(recordsOf));
  const [result] = await engineOver(outputs).engine.search([{ query: '变量为什么不能改值' }]);
  expect(pagesOf(result!.hits)).toContain('/answer');
});

it('leaves out what only asks', () => {
  expect(askedAbout('乱码是怎么回事', parseQuery)?.map(({ text }) => text)).toEqual(['乱码']);
});
