/** What a reader may type for a title beside its own characters: pinyin, initials, the other script. */
import { describe, expect, it } from 'vitest';
import { aliasTerms } from '../../renderer/output/search/aliases.js';
import { otherForms } from '../../renderer/output/search/scripts.js';

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
