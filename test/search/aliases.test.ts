/** Alternative spellings of a title: pinyin, initials, the other script. */
import { describe, expect, it } from 'vitest';
import { aliasTerms } from '../../renderer/output/search/aliases.js';
import { otherForms } from '../../renderer/output/search/scripts.js';
import { tokenisePage } from '../../renderer/output/search/tokenise-page.js';
import { spellingsOf } from '../../theme/client/search/engine/spellings.js';
import { recordsOf } from '../bench/search/corpus.js';

describe('aliases of titles', () => {
  it.each([
    ['防抖', ['~fangdou', '=~fd'], []],
    ['调用', ['~diaoyong'], ['~tiaoyong']],
    ['重复', ['~chongfu'], ['~zhongfu']],
    ['回流与重排', ['~chongpai', '=~hlyc'], ['~zhongpai']],
    ['命令行参数', ['~linghang', '~hangcan'], ['~lingxing']],
    ['长度', ['~changdu'], ['~zhangdu']],
    ['闭包', ['~bibao', '~閉包'], ['~闭包']],
    ['線程', ['~线程'], ['~線程']],
    ['坐标', ['~座標', '~坐標'], []],
    ['什么', ['~什麼'], ['~什么']],
    ['头发', ['~頭髮', '~頭發'], []],
    ['函数', ['~函式', '~函數'], ['~函数']],
    ['箭头函数表达式', ['~箭頭', '~頭函', '~函式', '~式表'], []],
    ['变量', ['~變數', '~变数', '~變量'], []],
    ['跨域请求', ['~跨網', '~網域', '~域請'], []],
    ['异步函数', ['~非同', '~同步', '~函式'], []],
    ['數據庫', ['~資料', '~料庫', '~数据', '~据库'], []],
    ['資料庫', ['~数据', '~据库'], []],
    ['程式', ['~程序'], []],
  ])('%s', (title, has, hasNot) => {
    const terms = aliasTerms(title);
    expect(terms).toEqual(expect.arrayContaining(has));
    for (const term of hasNot) expect(terms).not.toContain(term);
  });

  it.each([
    ['发', ['發', '髮']],
    ['裏', ['里']],
    ['裡', ['里']],
    ['里', ['裏', '裡']],
    ['人', []],
  ])('other forms of %s', (character, forms) => {
    expect(otherForms(character)).toEqual(expect.arrayContaining(forms));
    if (forms.length === 0) expect(otherForms(character)).toEqual([]);
  });
});

describe('letters as pinyin syllables, in every way', () => {
  it.each<[string, string[]]>([
    ['jinengshu', ['ji neng shu']],
    ['zhinengti', ['zhi neng ti']],
    ['bendianzhuang', ['ben dian zhuang', 'ben di an zhuang']],
    ['fangan', ['fang an', 'fan gan']],
    ['shuj', ['shu j']],
    ['zho', ['zho']],
    ['react', []],
    ['script', []],
  ])('%s', (letters, spellings) => {
    const found = spellingsOf(letters).map((syllables) => syllables.join(' '));
    expect(found.length).toBeLessThanOrEqual(4);
    if (spellings.length === 0) expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining(spellings));
  });
  it('is not led astray by long words', () => {
    expect(spellingsOf('nanangananang'.repeat(20)).length).toBeLessThanOrEqual(4);
    expect(spellingsOf(`${'xian'.repeat(60)}q!`)).toEqual([]);
  });
});

describe('aliases of headings', () => {
  const sections = [
    { level: 1, h: '防抖', t: '节流' },
    { level: 2, h: '重排', t: '回流' },
  ];
  const page = recordsOf({ url: '/a', lvl0: '', title: '防抖', secs: sections });
  const made = tokenisePage(page, 3600);

  it('are kept with the terms of a page', () => {
    expect(made.aliases).toEqual([
      ['防抖', expect.arrayContaining(['~fangdou', '~dou', '=~fd'])],
      ['重排', expect.arrayContaining(['~chongpai', '~pai', '=~cp'])],
    ]);
  });

  it('are taken from there for the same page with other texts', () => {
    expect(tokenisePage({ ...page, aliases: made.aliases }, 3600)).toEqual({ ...made, numbers: expect.anything() });
    const { terms } = tokenisePage({ ...page, aliases: [['重排', ['~kept']]] }, 3600);
    expect(terms.split('\n')).toEqual(expect.arrayContaining(['~kept', '~fangdou']));
    expect(terms).not.toContain('~chongpai');
  });
});
