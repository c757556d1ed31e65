/** Holds what prose says of RFCs against the table: what replaced them, their titles, and what they are about. */
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { rfcClaims } from './claims.js';
import { lineAt, type TextPlace } from './prose/prose-position.js';
import { RFCS } from './rfc-table.js';

/** Problems of a text; `masked` is the text without what is no prose. */
export function rfcFacts(place: TextPlace, masked: string): { problems: Problem[]; bound: number; unbound: number } {
  const result: ReturnType<typeof rfcFacts> = { problems: [], bound: 0, unbound: 0 };
  const title = /^title:\s*(.*)$/m.exec(place.text)?.[1] ?? '';
  for (const { index, length, shown: claim, number: digits } of rfcClaims(masked)) {
    const number = Number(digits);
    const at = { file: place.file, ...lineAt(place, index), length };
    const known = RFCS.get(number);
    if (!known) {
      result.unbound++;
      result.problems.push(problem('check-fact-unbound', { claim }, at));
      continue;
    }
    const { obsoletedBy } = known;
    // A text about the later development also names the successor.
    const line = place.text.slice(place.text.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? '';
    const behind = place.text.slice(index + length);
    const address = /^[^[\]\n]*\]\(https?:\/\/[^)\s]*?rfc(\d+)/i.exec(behind)?.[1];
    const named = /^(?:: |：)([^\]\n]*)\]\(/.exec(behind)?.[1];
    const wrong = (data: string) => result.problems.push(problem('check-rfc', { claim, data }, at));
    const valid = validOf(number);
    if (obsoletedBy && ![...obsoletedBy, ...valid].some((next) => line.includes(String(next))))
      wrong(`obsoleted by RFC ${valid.join(', ')}`);
    else if (address !== undefined && Number(address) !== number) wrong(`the address is of RFC ${address}`);
    else if (named !== undefined && !sharesWord(named, known.title)) wrong(known.title);
    // An address of the same number, or what it replaced, says the same twice; a bare mention says it once.
    else if (
      address === undefined &&
      !obsoletedBy &&
      !replacesOne(number, line) &&
      !speaksOf([title, headingAbove(place.text, index), line], known.topics)
    )
      result.problems.push(problem('check-rfc-topic', { claim, title: known.title }, at));
    else result.bound++;
  }
  return result;
}

/** The RFCs that hold today in place of one that was replaced, perhaps several times. */
function validOf(number: number): number[] {
  const next = RFCS.get(number)?.obsoletedBy;
  return next ? [...new Set(next.flatMap(validOf))].sort((a, b) => a - b) : [number];
}

/** True if a line names an RFC that this one replaced. */
const replacesOne = (number: number, line: string): boolean =>
  rfcClaims(line).some(({ number: other }) => RFCS.get(Number(other))?.obsoletedBy?.includes(number));

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]{2,}(?:[/._-][a-z0-9]+)*/g) ?? [];

/** True if the title in a reference has to do with that of the table; one without Latin words is not judged. */
function sharesWord(named: string, title: string): boolean {
  const wanted = new Set(wordsOf(title));
  const own = wordsOf(named);
  return own.length === 0 || own.some((word) => wanted.has(word));
}

function headingAbove(text: string, offset: number): string {
  return (
    text
      .slice(0, offset)
      .match(/^#{1,6} .*$/gm)
      ?.at(-1) ?? ''
  );
}

/** True if a text contains one of the words: Latin ones whole, others anywhere. Words in addresses do not count. */
function speaksOf(texts: readonly string[], topics: readonly string[]): boolean {
  const text = texts
    .join('\n')
    .replace(/\]\([^)\s]*\)|https?:\S+/g, ' ')
    .toLowerCase();
  const words = new Set([...wordsOf(text), ...wordsOf(text).flatMap((word) => word.split(/[/._-]/))]);
  return topics.some((topic) =>
    /^[\w./-]+$/.test(topic) ? words.has(topic) || words.has(`${topic}s`) : text.includes(topic),
  );
}
