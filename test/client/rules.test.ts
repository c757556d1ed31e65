import { describe, expect, it } from 'vitest';
import { partScript } from '../../renderer/shared/part-script.js';
import { parsePlace } from '../../theme/client/navigation/reader-place.js';
import { scrollRule } from '../../theme/client/navigation/scroll.js';
import { nextChoice, readChoice, resolveMode } from '../../theme/client/start/color-mode.js';
import { isSaving } from '../../theme/client/start/connection.js';
import { ease } from '../../theme/layout/frame/ease.js';

const place = (address: string) => parsePlace(address, { pathname: '/', search: '' });

describe('scrollRule (B5.23, D30)', () => {
  const rows: [string, string, boolean, string][] = [
    ['/a', '/b', false, 'top'],
    ['/a#x', '/b', false, 'top'],
    ['/a', '/b#x', false, 'hash'],
    ['/a?q=1', '/a?q=2', false, 'none'],
    ['/a?q=1#x', '/a?q=2#x', false, 'none'],
    ['/a?q=1#x', '/a?q=2#y', false, 'hash'],
    ['/a#x', '/a#x', false, 'hash'],
    ['/a', '/a', false, 'top'],
    ['/a', '/b', true, 'restore'],
    ['/a?q=1', '/a?q=2', true, 'restore'],
    ['/a', '/b#x', true, 'restore'],
  ];
  for (const [from, to, traversal, rule] of rows) {
    it(`${from} → ${to}${traversal ? ' by back' : ''}: ${rule}`, () => {
      expect(scrollRule(place(from), place(to), traversal)).toBe(rule);
    });
  }
});

describe('eased scrolling (B5.27)', () => {
  it('goes to 0.85 of its height per frame and arrives', () => {
    expect([ease(1000), ease(1)]).toEqual([850, 0]);
    let y = 20_000;
    let frames = 0;
    for (; y > 0; frames++) y = ease(y);
    expect(frames).toBeLessThan(70);
  });
});

describe('saving data (B5.31)', () => {
  const rows: [object | undefined, boolean][] = [
    [undefined, false],
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ];
  for (const [connection, saving] of rows) {
    it(`${JSON.stringify(connection)} → ${saving}`, () => expect(isSaving(connection)).toBe(saving));
  }
});

describe('colour mode', () => {
  const config = { defaultMode: 'light' as const, disableSwitch: false, respectPrefersColorScheme: true };
  it('takes the choice, else the system, else the default (B5.46)', () => {
    expect(resolveMode('dark', config, false)).toEqual({ mode: 'dark', choice: 'dark' });
    expect(resolveMode(null, config, true)).toEqual({ mode: 'dark', choice: 'system' });
    expect(resolveMode(null, { ...config, respectPrefersColorScheme: false }, true)).toEqual({
      mode: 'light',
      choice: 'light',
    });
  });
  it('ignores a choice where the switch is disabled (B5.47)', () => {
    expect(resolveMode('dark', { ...config, disableSwitch: true }, false)).toEqual({ mode: 'light', choice: 'system' });
  });
  it('goes round (B5.49)', () => {
    expect((['light', 'dark', 'system'] as const).map((choice) => nextChoice(choice, true))).toEqual([
      'dark',
      'system',
      'light',
    ]);
    expect((['light', 'dark'] as const).map((choice) => nextChoice(choice, false))).toEqual(['dark', 'light']);
  });
  it('reads only the two modes from storage (B5.45)', () => {
    expect(['light', 'dark', 'system', '', null].map(readChoice)).toEqual(['light', 'dark', null, null, null]);
  });
});

describe('part scripts', () => {
  it('deliver the part with its address', () => {
    const text = partScript('/_notes/page/中.json', '{"a":"\u2028"}');
    let got: unknown[] = [];
    new Function('__notesPart', text)((...values: unknown[]) => {
      got = values;
    });
    expect(got).toEqual(['/_notes/page/中.json', { a: '\u2028' }]);
    expect(text).not.toContain('\u2028');
  });
});
