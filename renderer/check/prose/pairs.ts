/** Brackets and quotation marks of Chinese sentences that have no partner in their paragraph. Only the author knows where it belongs. */

const PAIRS: Record<string, string> = {
  '（': '）',
  '《': '》',
  '「': '」',
  '『': '』',
  '【': '】',
  '“': '”',
  '〈': '〉',
  '(': ')',
};
const CLOSING = new Map(Object.entries(PAIRS).map(([open, close]) => [close, open]));
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** `1）`, `a)`, `一）` at the start of a line or clause number it. */
const NUMBER = /(?:^|[\s，。；：、（(])[0-9a-zA-Z一二三四五六七八九十]{1,3}$/;

export interface Unmatched {
  at: number;
  mark: string;
}

/** @param masked prose under its mask (see `mask.ts`) */
export function unmatched(masked: string): Unmatched[] {
  const found: Unmatched[] = [];
  let start = 0;
  for (const paragraph of masked.split(/(?<=\n[ \t]*\n)/)) {
    if (HAN.test(paragraph)) for (const { at, mark } of unmatchedIn(paragraph)) found.push({ at: start + at, mark });
    start += paragraph.length;
  }
  return found;
}

function unmatchedIn(paragraph: string): Unmatched[] {
  const open: Unmatched[] = [];
  const lone: Unmatched[] = [];
  for (const { 0: mark, index: at } of paragraph.matchAll(/[（）《》「」『』【】“”〈〉()"]/g)) {
    if (mark === '"') continue;
    if (PAIRS[mark]) open.push({ at, mark });
    else {
      const partner = open.findLastIndex((entry) => entry.mark === CLOSING.get(mark) || isMixed(entry.mark, mark));
      if (partner >= 0) lone.push(...open.splice(partner).slice(1));
      else if (!/[）)]/.test(mark) || !NUMBER.test(paragraph.slice(Math.max(0, at - 8), at))) lone.push({ at, mark });
    }
  }
  lone.push(...open);
  const marks = [...paragraph.matchAll(/(?<![0-9])"/g)];
  const last = marks.at(-1);
  if (last && marks.length % 2 === 1) lone.push({ at: last.index, mark: '"' });
  // Half-width brackets are also faces, and parts of what no one reads as prose.
  return lone.filter(
    ({ at, mark }) => !/[()]/.test(mark) || HAN.test(paragraph[at - 1] ?? '') || HAN.test(paragraph[at + 1] ?? ''),
  );
}

/** `（x)`: a rule of its own repairs it. */
const isMixed = (open: string, close: string) => (open === '（' && close === ')') || (open === '(' && close === '）');
