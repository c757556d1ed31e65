import { expect, test } from 'vitest';
import { html } from './helper.js';

test.each([
  ['a paragraph', 'Hello *you*', '<p>Hello <em>you</em></p>'],
  ['a link is a slot (B4.52)', '[x](./b.md)', '<p><a href="./b.md">x</a></p>'],
  [
    'another site opens in a new tab (B4.56)',
    '[x](https://y.com)',
    '<p><a href="https://y.com" target="_blank" rel="noopener noreferrer">x</a></p>',
  ],
])('%s', async (_, markdown, expected) => {
  expect(await html(markdown)).toBe(expected);
});
