/**
 * Chinese typography, after W3C's Requirements for Chinese Text Layout and GB/T 15834 (punctuation): rules over prose alone, each with
 * its repair. A rule looks only where a Han character stands beside, so English sentences keep their own punctuation.
 */
import { HIDDEN } from './mask.js';

export interface TypographyFinding {
  code: string;
  start: number;
  end: number;
  /** What to write instead. */
  replacement: string;
}

const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
const LATIN = 'A-Za-z0-9\\u00c0-\\u024f';

interface Rule {
  code: string;
  pattern: RegExp;
  /** Repaired text of the match. */
  repair: (match: RegExpExecArray) => string;
}

const FULL_WIDTH_OF: Record<string, string> = { ',': '，', '.': '。', '!': '！', '?': '？', ';': '；', ':': '：' };

/** Full-width letters and digits lie 0xFEE0 above ASCII. */
const toAscii = (text: string) =>
  [...text].map((character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0)).join('');

const RULES: Rule[] = [
  {
    code: 'check-space-han-latin',
    pattern: new RegExp(`[${HAN}](?=[${LATIN}])|[${LATIN}%](?=[${HAN}])`, 'g'),
    repair: (match) => `${match[0]} `,
  },
  {
    code: 'check-space-before-full-width',
    pattern: new RegExp(
      `(?<=[${HAN}${LATIN}]) +(?=[，。！？；：、）》」』])|(?<=[，。！？；：、（《「『]) +(?=[${HAN}])`,
      'g',
    ),
    repair: () => '',
  },
  {
    code: 'check-half-width-punctuation',
    pattern: new RegExp(
      `(?<=[${HAN}）》」』”])([,!?;:])( ?)(?=[${HAN}${LATIN}${HIDDEN}*“《（\\n]|$)|(?<=[${HAN}）》」』”])(\\.)(?= |\\n|$|[${HAN}])( ?)`,
      'gm',
    ),
    repair: (match) => FULL_WIDTH_OF[match[1] ?? match[3] ?? '']!,
  },
  {
    code: 'check-half-width-brackets',
    pattern: new RegExp(`\\(([^()\\n${HIDDEN}]*[${HAN}][^()\\n${HIDDEN}]*)\\)`, 'g'),
    repair: (match) => `（${match[1]}）`,
  },
  {
    code: 'check-quotation-marks',
    pattern: new RegExp(`"([^"\\n${HIDDEN}]*[${HAN}][^"\\n${HIDDEN}]*)"`, 'g'),
    repair: (match) => `“${match[1]}”`,
  },
  {
    code: 'check-quotation-marks',
    pattern: new RegExp(`(?<=[${HAN}，。：；、（])'([^'\\n${HIDDEN}]*[${HAN}][^'\\n${HIDDEN}]*)'`, 'g'),
    repair: (match) => `‘${match[1]}’`,
  },
  {
    code: 'check-full-width-ascii',
    pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g,
    repair: (match) => toAscii(match[0]),
  },
  { code: 'check-ellipsis', pattern: new RegExp(`(?<=[${HAN}])(?:\\.{3,}|。{3,}|…(?!…))`, 'g'), repair: () => '……' },
  {
    code: 'check-dash',
    pattern: new RegExp(`(?<=[${HAN}]) ?--+ ?(?=[${HAN}])|(?<=[${HAN}])—(?!—)(?<!——)(?=[${HAN}])`, 'g'),
    repair: () => '——',
  },
  { code: 'check-repeated-punctuation', pattern: /([，。；：、])\1+/g, repair: (match) => match[1]! },
  { code: 'check-ideographic-space', pattern: /(?<=\S)\u3000+(?=\S)/g, repair: () => ' ' },
];

/** Findings in the order of the text; where two overlap the first rule wins. */
export function checkTypography(masked: string): TypographyFinding[] {
  const findings: TypographyFinding[] = [];
  for (const { code, pattern, repair } of RULES) {
    for (const match of masked.matchAll(pattern)) {
      const finding = { code, start: match.index, end: match.index + match[0].length, replacement: repair(match) };
      if (!findings.some((other) => finding.start < other.end && other.start < finding.end)) findings.push(finding);
    }
  }
  return findings.filter(({ start, end }) => !isListNumber(masked, start, end)).sort((a, b) => a.start - b.start);
}

/** `1.` at the start of a line is a list mark, not a sentence. */
function isListNumber(masked: string, start: number, end: number): boolean {
  const lineStart = masked.lastIndexOf('\n', start - 1) + 1;
  return /^\s*\d+[.)]\s?$/.test(masked.slice(lineStart, end));
}

/** The text with all findings repaired. Runs again while a repair uncovers another, at most three times. */
export function fixTypography(text: string, mask: (text: string) => string): { text: string; count: number } {
  let current = text;
  let count = 0;
  for (let round = 0; round < 3; round++) {
    const findings = checkTypography(mask(current));
    if (findings.length === 0) break;
    count += findings.length;
    let out = '';
    let at = 0;
    for (const { start, end, replacement } of findings) {
      out += current.slice(at, start) + replacement;
      at = end;
    }
    current = out + current.slice(at);
  }
  return { text: current, count };
}
