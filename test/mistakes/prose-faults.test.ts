import { describe, expect, it } from 'vitest';
import { checkProse, fixProse } from '../../renderer/check/prose/prose.js';
import { CLEAN, FAULTS } from './prose-faults.js';

const found = (text: string) => checkProse('a.md', text, { today: '2026-11-21' });

describe('faults of Chinese typing', () => {
  it.each(FAULTS)('%s', (text, right = text) => {
    expect(found(text)).not.toEqual([]);
    expect(fixProse(text).text).toBe(right);
    expect(fixProse(right).text).toBe(right);
  });
});

describe('clean text gives no alarm', () => {
  it.each(CLEAN)('%s', (text) => {
    expect(found(text)).toEqual([]);
    expect(fixProse(text)).toEqual({ text, count: 0 });
  });
});
