#!/usr/bin/env node
/**
 * Makes `theme/styles/math.woff2` out of Noto Sans Math: what formulas are written with, with the larger forms that roots, brackets and sums
 * grow into. Run it after a change of the characters or of the package, and commit the file. With a name it writes there instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FONT = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff';

/** Ranges of code points, and single ones. */
const CHARACTERS = [
  [0x20, 0x7e],
  // Accents, primes, dots, bars, norms, invisible operators.
  ...[0xa8, 0xac, 0xaf, 0xb1, 0xb4, 0xb7, 0xd7, 0xf7, 0x2c6, 0x2c7, 0x2d8, 0x2d9, 0x2dc, 0x203e, 0x20d7, 0x2016],
  [0x2026, 0x2026],
  [0x2032, 0x2034],
  [0x2061, 0x2064],
  [0x391, 0x3a9],
  [0x3b1, 0x3c9],
  ...[0x3d1, 0x3d5, 0x3d6, 0x3f1, 0x3f5],
  // ℂ ℏ ℓ ℕ ℙ ℚ ℝ ℤ ℎ ℵ
  ...[0x2102, 0x210f, 0x2113, 0x2115, 0x2119, 0x211a, 0x211d, 0x2124, 0x210e, 0x2135],
  [0x2190, 0x2199],
  ...[0x21a6, 0x21aa, 0x21bc, 0x21c0, 0x21cc, 0x21d0, 0x21d1, 0x21d2, 0x21d3, 0x21d4],
  [0x2200, 0x2213],
  [0x2217, 0x2237],
  ...[0x223c, 0x2243, 0x2245, 0x2248, 0x224d, 0x2250, 0x2254],
  [0x2260, 0x2265],
  ...[0x226a, 0x226b, 0x227a, 0x227b, 0x2295, 0x2296, 0x2297, 0x2299, 0x22a2, 0x22a4, 0x22a5, 0x22a8],
  [0x2282, 0x228b],
  ...[0x2293, 0x2294, 0x22c0, 0x22c1, 0x22c2, 0x22c3, 0x22c5, 0x22ee, 0x22ef, 0x22f1],
  [0x2308, 0x230b],
  ...[0x23de, 0x23df, 0x25a1, 0x27e8, 0x27e9, 0x27f5, 0x27f6, 0x27f9, 0x27fa, 0x2a7d, 0x2a7e],
  // Italic letters, Latin and Greek: what one letter alone is drawn with.
  [0x1d434, 0x1d467],
  [0x1d6e2, 0x1d71b],
];

function mathFont() {
  const from = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const text = CHARACTERS.map((range) => {
    const [first, last] = Array.isArray(range) ? range : [range, range];
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
  }).join('');
  // Copyright and licence stay in the file: it is handed on with each site.
  return subsetFont(from, text, { targetFormat: 'woff2', preserveNameIds: [0, 13, 14] });
}

const [to = fileURLToPath(new URL('../theme/styles/math.woff2', import.meta.url))] = process.argv.slice(2);
writeFileSync(to, await mathFont());
