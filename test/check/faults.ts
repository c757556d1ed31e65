/** Mistakes that writers make, planted one to a file at a seeded random place. Written down without looking at the rules that are to find them. */
import { maskProse } from '../../renderer/check/prose/mask.js';

export interface Planted {
  kind: string;
  file: string;
  /** Line on which a finding is expected. */
  line: number;
}

type Random = () => number;

interface Fault {
  kind: string;
  /** Stretches of prose where the mistake can be made; of their first group if there is one. */
  at: RegExp;
  /** Returns the faulty replacement. */
  wrong: (found: RegExpExecArray) => string;
  /** Look in the whole text, not in prose alone. */
  everywhere?: boolean;
}

const HAN = '[\\u4e00-\\u9fff]';

const FAULTS: Fault[] = [
  { kind: 'no space before Latin', at: new RegExp(`(?<=${HAN}) (?=[A-Za-z])`, 'g'), wrong: () => '' },
  { kind: 'no space after Latin', at: new RegExp(`(?<=[A-Za-z]) (?=${HAN})`, 'g'), wrong: () => '' },
  { kind: 'no space at digits', at: new RegExp(`(?<=${HAN}) (?=[0-9])|(?<=[0-9]) (?=${HAN})`, 'g'), wrong: () => '' },
  { kind: 'ASCII comma', at: new RegExp(`(?<=${HAN})，(?=${HAN})`, 'g'), wrong: () => ',' },
  { kind: 'ASCII comma and space', at: new RegExp(`(?<=${HAN})，(?=${HAN})`, 'g'), wrong: () => ', ' },
  { kind: 'ASCII colon', at: new RegExp(`(?<=${HAN})：(?=${HAN}|$)`, 'gm'), wrong: () => ':' },
  { kind: 'ASCII semicolon', at: new RegExp(`(?<=${HAN})；(?=${HAN})`, 'g'), wrong: () => ';' },
  { kind: 'ASCII full stop', at: new RegExp(`(?<=${HAN})。$`, 'gm'), wrong: () => '.' },
  { kind: 'ASCII question mark', at: new RegExp(`(?<=${HAN})？`, 'g'), wrong: () => '?' },
  { kind: 'ASCII quotation marks', at: new RegExp(`“(${HAN}{1,12})”`, 'g'), wrong: (found) => `"${found[1]}"` },
  { kind: 'corner to ASCII brackets', at: new RegExp(`（(${HAN}{1,12})）`, 'g'), wrong: (found) => `(${found[1]})` },
  { kind: 'three dots', at: /……/g, wrong: () => '...' },
  { kind: 'two hyphens', at: new RegExp(`(?<=${HAN})——(?=${HAN})`, 'g'), wrong: () => '--' },
  { kind: 'full stop twice', at: new RegExp(`(?<=${HAN})。`, 'g'), wrong: () => '。。' },
  { kind: 'comma twice', at: new RegExp(`(?<=${HAN})，`, 'g'), wrong: () => '，，' },
  { kind: 'space before a comma', at: new RegExp(`(?<=${HAN})，`, 'g'), wrong: () => ' ，' },
  { kind: 'full-width digit', at: new RegExp(`(?<=${HAN} )[1-9](?= ${HAN})`, 'g'), wrong: () => '３' },
  { kind: 'heading level left out', at: /^## (?=\S)/gm, wrong: () => '#### ' },
  { kind: 'image without text', at: /!\[[^\]]+\](?=\()/g, wrong: () => '![]', everywhere: true },
  { kind: 'link without text', at: /(?<!!)\[[^\]]+\](?=\(\.)/g, wrong: () => '[]', everywhere: true },
  {
    kind: 'link to a file that is not there',
    at: /(?<=\]\(\.[^)]*)\.md(?=\))/g,
    wrong: () => '-2.md',
    everywhere: true,
  },
  { kind: 'anchor that is not there', at: /(?<=\]\(\.[^)#]*\.md)(?=\))/g, wrong: () => '#nirgends', everywhere: true },
  { kind: 'unknown tag', at: /(?<=^tags: \[)/gm, wrong: () => 'jss, ', everywhere: true },
  { kind: 'date that is none', at: /(?<=^date: )2025-03-23/gm, wrong: () => '2025-13-45', everywhere: true },
  { kind: 'misspelt field', at: /^description(?=:)/gm, wrong: () => 'desciption', everywhere: true },
];

/** Plants mistakes in files of their own until there are `count`; changes the texts in place. */
export function plantFaults(notes: Map<string, string>, count: number, random: Random): Planted[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const free = [...notes.keys()];
  const planted: Planted[] = [];
  for (let tries = 0; planted.length < count && tries < 20_000; tries++) {
    const fault = pick(FAULTS);
    const file = pick(free);
    const text = notes.get(file)!;
    const found = pick([...(fault.everywhere ? outsideFences(text) : maskProse(text)).matchAll(fault.at)]);
    if (!found) continue;
    notes.set(file, text.slice(0, found.index) + fault.wrong(found) + text.slice(found.index + found[0].length));
    planted.push({ kind: fault.kind, file, line: text.slice(0, found.index).split('\n').length });
    free.splice(free.indexOf(file), 1);
  }
  return planted;
}

/** The text with fenced code blanked out, offsets kept. */
const outsideFences = (text: string) =>
  text.replace(/^```[^\n]*\n[\s\S]*?^```/gm, (found) => found.replace(/[^\n]/g, ' '));
