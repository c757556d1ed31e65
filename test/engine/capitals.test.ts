import { expect, it } from 'vitest';
import { hasCapitals } from '../../renderer/engine/write/disk.js';

it.each([
  ['docs/Bild.png', '/Site/docs/Bild.png', true],
  ['docs/bild.png', '/Site/docs/Bild.png', false],
  ['Docs/Bild.png', '/Site/docs/Bild.png', false],
  // Written NFC, kept NFD.
  ['docs/caf\u00e9.png', '/Site/docs/cafe\u0301.png', true],
  // A symbolic link.
  ['docs/bild.png', '/elsewhere/Other.png', true],
  ['../shared/a.png', '/shared/a.png', true],
])('%s, which the disk knows as %s, is spelt right: %s', (path, real, is) => {
  expect(hasCapitals('/site', path, () => real)).toBe(is);
});
