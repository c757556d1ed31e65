/**
 * Chinese typography, after W3C's Requirements for Chinese Text Layout and GB/T 15834 (punctuation): rules for prose, each with
 * its repair. A rule only applies next to a Han character, so English sentences keep their own punctuation.
 */
import { narrow } from '../../site/helpers/narrow-signs.js';
import { ADDRESS, CODE, NO_PROSE } from './mask.js';
import { unmatched } from './pairs.js';
import { quotations } from './quotations.js';
import { WORD_RULES } from './words.js';

export interface TypographyFinding {
  code: string;
  start: number;
  end: number;
  /** The replacements; if only the ends of a range are wrong, one edit for each end, so that hidden text between them is kept. */
  edits: Edit[];
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
const LATIN = 'A-Za-z0-9\\u00c0-\\u024f';

interface Rule {
  code: string;
  pattern: RegExp;
  /** Repaired text of the match, or of its first and last character. */
  repair: (match: RegExpExecArray) => string | [] | [first: string, last: string];
}

const FULL_WIDTH_OF: Record<string, string> = { ',': '，', '.': '。', '!': '！', '?': '？', ';': '；', ':': '：' };

const RULES: Rule[] = [
  {
    code: 'check-space-han-latin',
    pattern: new RegExp(`[${HAN}](?=[${LATIN}])|[${LATIN}%](?=[${HAN}])`, 'g'),
    repair: (match) => `${match[0]} `,
  },
  {
    code: 'check-space-code',
    pattern: new RegExp(`(?<=[${HAN}])(?=[${CODE}${ADDRESS}])|(?<=[${CODE}${ADDRESS}])(?=[${HAN}])`, 'g'),
    repair: () => ' ',
  },
  {
    code: 'check-full-width-time',
    pattern: /(?<![0-9０-９：])[0-9０-９]{1,2}：[0-9０-９]{2}(?:：[0-9０-９]{2})?(?![0-9０-９：])/g,
    repair: (match) => match[0].replace(/[０-９：]/g, narrow),
  },
  {
    code: 'check-space-before-full-width',
    pattern: new RegExp(
      `(?<=[${HAN}${LATIN}]) +(?=[，。！？；：、）》」』】])|(?<=[，。！？；：、（《「『【]) +(?=[${HAN}${LATIN}])|(?<=[】]) +(?=[${HAN}])|(?<=[${HAN}]) +(?=[【])|(?<=[“‘]) +(?=[${HAN}])|(?<=[${HAN}]) +(?=[”’])`,
      'g',
    ),
    repair: () => '',
  },
  {
    code: 'check-half-width-punctuation',
    pattern: new RegExp(
      `(?<=(?:[${HAN}）》」』]|[${HAN}][^”\\n]{0,80}”)(?:\\*{1,3}|~~)?)([,!?;:])( ?)(?=[${HAN}${LATIN}${NO_PROSE}*“《（\\n]|$)|(?<=[${HAN}）》」』]|[${HAN}][^”\\n]{0,80}”)(\\.)(?= |\\n|$|[${HAN}])( ?)`,
      'gm',
    ),
    repair: ([, mark = '', , stop = '']) => FULL_WIDTH_OF[mark || stop] ?? mark,
  },
  {
    code: 'check-half-width-brackets',
    // A square bracket at one end marks an interval: `(0, 1] 和 [0, 1)`.
    pattern: new RegExp(`\\((?![^()\\[\\]\\n]*\\])[^()\\n]*[${HAN}][^()\\n]*\\)`, 'g'),
    repair: () => ['（', '）'],
  },
  {
    code: 'check-full-width-ascii',
    pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g,
    repair: (match) => narrow(match[0]),
  },
  { code: 'check-ellipsis', pattern: new RegExp(`(?<=[${HAN}])(?:\\.{3,}|。{3,}|…(?!…))`, 'g'), repair: () => '……' },
  {
    code: 'check-dash',
    pattern: new RegExp(`(?<=[${HAN}]) ?--+ ?(?=[${HAN}])|(?<=[${HAN}])—(?!—)(?<!——)(?=[${HAN}])`, 'g'),
    repair: () => '——',
  },
  { code: 'check-repeated-punctuation', pattern: /([，。；：、！？])\1+/g, repair: ([, mark = '']) => mark },
  // Two different marks: which of them is meant, only the author knows.
  {
    code: 'check-repeated-punctuation',
    pattern: /([，。；：、])(?!\1)[，。；：、]|[！？][，。；：、]|[，；：、][！？]/g,
    repair: () => [],
  },
  { code: 'check-ideographic-space', pattern: /(?<=\S)\u3000+(?=\S)/g, repair: () => ' ' },
];

/** Findings in the order of the text; where two want to change the same character the first rule wins. */
export function checkTypography(masked: string): TypographyFinding[] {
  const findings: TypographyFinding[] = [];
  // Edits by the ranges of the text that contain them: a long page has thousands.
  const near = new Map<number, Edit[]>();
  const add = (finding: TypographyFinding) => {
    const { edits } = finding;
    if (edits.some((edit) => stretchesOf(edit).some((at) => near.get(at)?.some((other) => overlap(edit, other)))))
      return;
    findings.push(finding);
    for (const edit of edits) for (const at of stretchesOf(edit)) near.set(at, [...(near.get(at) ?? []), edit]);
  };
  for (const { code, pattern, repair } of RULES) {
    for (const match of masked.matchAll(pattern)) add(finding(code, match.index, match[0].length, repair(match)));
  }
  for (const { pattern, repair } of WORD_RULES)
    for (const match of masked.matchAll(pattern)) add(finding('check-word', match.index, match[0].length, repair));
  for (const { start, end, marks } of quotations(masked))
    add(finding('check-quotation-marks', start, end - start, marks));
  for (const { at, mark } of unmatched(masked)) add(finding('check-unmatched', at, mark.length, []));
  return findings.filter(({ start, end }) => !isListNumber(masked, start, end)).sort((a, b) => a.start - b.start);
}

function finding(
  code: string,
  start: number,
  length: number,
  repair: string | [] | [string, string],
): TypographyFinding {
  const end = start + length;
  if (typeof repair === 'string') return { code, start, end, edits: [{ start, end, text: repair }] };
  if (repair.length === 0) return { code, start, end, edits: [] };
  const edits = [
    { start, end: start + 1, text: repair[0] },
    { start: end - 1, end, text: repair[1] },
  ];
  return { code, start, end, edits };
}

const overlap = (one: Edit, other: Edit) => one.start < other.end && other.start < one.end;

const STRETCH = 64;

/** Numbers of the stretches that an edit touches. */
function stretchesOf({ start, end }: Edit): number[] {
  const first = Math.floor(start / STRETCH);
  return Array.from({ length: Math.floor(end / STRETCH) - first + 1 }, (_, index) => first + index);
}

/** The stretch of a finding as it should be written. */
export function repaired(text: string, { start, end, edits }: TypographyFinding): string {
  return applyEdits(text.slice(start, end), edits, start);
}

function applyEdits(text: string, edits: readonly Edit[], offset: number): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    out += text.slice(at, edit.start - offset) + edit.text;
    at = edit.end - offset;
  }
  return out + text.slice(at);
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
    const findings = checkTypography(mask(current)).filter(({ edits }) => edits.length > 0);
    if (findings.length === 0) break;
    count += findings.length;
    const edits = findings.flatMap((finding) => finding.edits).sort((a, b) => a.start - b.start);
    current = applyEdits(current, edits, 0);
  }
  return { text: current, count };
}
