import { describe, expect, it } from 'vitest';
import { passageOf } from '../../theme/client/search/passage.js';

const shown = (text: string, room: number) =>
  passageOf(text.replace(/\[/g, '\ufdd0').replace(/\]/g, '\ufdd1'), room)
    .replace(/\ufdd0/g, '[')
    .replace(/\ufdd1/g, ']');
const filler = (length: number) => '长'.repeat(length);

describe('the passage of a text', () => {
  it('is the whole text where there is room', () => {
    expect(shown('函数记住它的[作用域]。', 60)).toBe('函数记住它的[作用域]。');
    expect(shown('', 60)).toBe('');
  });
  it('stands round the match, fills the room and more, and says where it is cut', () => {
    const passage = shown(`${filler(200)}，见[闭包]，${filler(200)}`, 60);
    expect(passage).toMatch(/^…长+，见\[闭包\]，长+…$/);
    expect(passage.length).toBeGreaterThan(60 / 2);
    // The match is in the first third.
    expect(passage.indexOf('[')).toBeLessThan(60 / 2 / 2);
  });
  it('prefers the place with most different matches', () => {
    expect(shown(`[事件]。${filler(100)}，[事件]与[循环]，${filler(100)}`, 40)).toContain('[事件]与[循环]');
  });
  it('begins where a sentence or a word does', () => {
    expect(shown(`${filler(100)}。它见[闭包]${filler(100)}`, 60)).toMatch(/^它见\[闭包\]/);
    expect(shown(`${'word '.repeat(40)}a [closure] ${'word '.repeat(40)}`, 60)).toMatch(/^…word .*\[closure\]/);
  });
  it('moves back at the end of the text, so that the room is full', () => {
    expect(shown(`${filler(200)}[尾]`, 40)).toMatch(/^…长{19,21}\[尾\]$/);
  });
  it('is one line, and of a text without a match its beginning', () => {
    expect(shown('一。\n二  三', 40)).toBe('一。二 三');
    expect(shown(filler(100), 20)).toMatch(/^长{14}…$/);
  });
});
