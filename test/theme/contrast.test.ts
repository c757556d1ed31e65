import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../theme/styles/tokens.css', import.meta.url), 'utf8');

type Tokens = Record<string, string>;

/** Custom properties of one rule; `var(--a)` and `var(--a, fallback)` are followed later. */
function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

function colour(tokens: Tokens, name: string): string {
  const value = tokens[name]!;
  const reference = /^var\((--n-[\w-]+)\)$/.exec(value);
  if (reference) return colour(tokens, reference[1]!);
  return /#[\da-f]{6}/i.exec(value)![0];
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const light = tokensOf(':root');
const modes = { light, dark: { ...light, ...tokensOf('[data-theme="dark"]') } };
const texts = [
  ...['text', 'muted', 'accent', 'tip', 'warning', 'danger'],
  ...['comment', 'keyword', 'string', 'number', 'name', 'type'].map((name) => `code-${name}`),
];
const grounds = ['bg', 'surface', 'mark', 'accent-bg', 'tip-bg', 'warning-bg', 'danger-bg'];

describe.each(Object.entries(modes))('contrast in %s mode', (_, tokens) => {
  it.each(texts)('--n-%s is readable on every ground (4.5:1)', (name) => {
    const bad = grounds
      .map((ground) => [ground, contrast(colour(tokens, `--n-${name}`), colour(tokens, `--n-${ground}`))] as const)
      .filter(([, ratio]) => ratio < 4.5);
    expect(bad).toEqual([]);
  });
});
