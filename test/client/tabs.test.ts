import { describe, expect, it } from 'vitest';
import { codeText } from '../../theme/client/article/code-buttons.js';
import { movedIndex, startValue } from '../../theme/client/article/tab-groups.js';
import { searchKey } from '../../theme/client/start/search-button.js';
import { clientOverrides, createWords } from '../../theme/texts/client-texts.js';

describe('tabs', () => {
  it('keys move cyclically (B5.120)', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => movedIndex(key, 2, 3))).toEqual([
      0, 1, 0, 2, -1,
    ]);
    expect(movedIndex('ArrowLeft', 0, 3)).toBe(2);
  });
  const rows: [string | null, string | null, string | null][] = [
    ['b', 'a', 'b'],
    [null, 'a', 'a'],
    ['x', 'a', 'a'],
    ['x', 'y', null],
    [null, null, null],
  ];
  for (const [query, stored, value] of rows) {
    it(`query ${query}, stored ${stored} → ${value} (B5.119)`, () =>
      expect(startValue(['a', 'b'], query, stored)).toBe(value));
  }
});

describe('searchKey (B5.107)', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
  const rows: [object, boolean, boolean, string | null][] = [
    [{ key: '/' }, false, false, 'open'],
    [{ key: '/' }, true, false, null],
    [{ key: 'k', ctrlKey: true }, true, false, 'toggle'],
    [{ key: 'K', metaKey: true }, false, false, 'toggle'],
    [{ key: 'k', ctrlKey: true, altKey: true }, false, false, null],
    [{ key: 'k', ctrlKey: true, isComposing: true }, false, false, null],
    [{ key: 'a' }, false, true, 'type'],
    [{ key: '7' }, false, true, 'type'],
    [{ key: 'a' }, false, false, null],
    [{ key: 'Enter' }, false, true, null],
    [{ key: 'c', ctrlKey: true }, false, true, null],
  ];
  for (const [event, typing, onButton, wish] of rows) {
    it(`${JSON.stringify(event)} typing=${typing} on button=${onButton} → ${wish}`, () =>
      expect(searchKey({ ...plain, ...event } as never, typing, onButton)).toBe(wish));
  }

  it('all that is typed while the field is on its way is meant for it', () => {
    const coming = (event: object, typing = false) => searchKey({ ...plain, ...event } as never, typing, false, true);
    expect([coming({ key: '/' }), coming({ key: ' ' }), coming({ key: 'Enter' }), coming({ key: 'a' }, true)]).toEqual([
      'type',
      'type',
      null,
      null,
    ]);
    expect(coming({ key: 'k', ctrlKey: true })).toBe('toggle');
  });
});

describe('codeText (B5.121)', () => {
  const block = (text: string, copy?: string) =>
    ({ dataset: { copy }, querySelector: () => ({ textContent: text }) }) as unknown as HTMLElement;
  it('is the code without its final line end', () => {
    expect(codeText(block('a\nb\n'))).toBe('a\nb');
    expect(codeText(block('a\n\n'))).toBe('a\n');
    expect(codeText(block('shown', 'written'))).toBe('written');
  });
});

describe('words', () => {
  it('takes only the overrides that browser code shows', () => {
    expect(clientOverrides({ 'theme.CodeBlock.copy': 'C', 'theme.NotFound.title': 'N' })).toEqual({
      'theme.CodeBlock.copy': 'C',
    });
    expect(clientOverrides({ 'theme.NotFound.title': 'N' })).toBeUndefined();
    expect(createWords({ 'theme.CodeBlock.copy': 'C' })('theme.CodeBlock.copy')).toBe('C');
    expect(createWords()('theme.CodeBlock.copied')).toBe('已复制');
  });
});
