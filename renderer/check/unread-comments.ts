/** Comments that look like expectations of code but are not written as ones: nothing is compared with them. */
import { commentStart } from '../../theme/client/frame/frame-expectations.js';
import { nearestOf } from '../site/problems/near-names.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { lineEdit } from '../site/problems/repair.js';
import { findExpectation, markExpectations } from './expectations.js';
import type { CodeBlock, Unit } from './find-blocks.js';
import { placeOf, wordProblem } from './outcome-problems.js';

/** The intended comment. */
interface Meant {
  wanted: string;
  /** It can be nothing else. */
  sure: boolean;
}

const looked = (units: readonly Unit[]): Unit[] =>
  units.filter(({ blocks }) => blocks.every(({ mode }) => mode !== 'no-check'));

/** Findings of all units that are looked at. */
export const unreadProblems = (units: readonly Unit[]): Problem[] =>
  looked(units).flatMap((unit) => unit.blocks.flatMap((block) => unreadIn(unit, block)));

/** Expected values that are misspelt words, as a run tells them. */
export function wordProblems(units: readonly Unit[]): Problem[] {
  return looked(units).flatMap((unit) => {
    const { code, expectations } = markExpectations(unit);
    return expectations.flatMap((expectation) => wordProblem(unit, expectation, code) ?? []);
  });
}

function unreadIn(unit: Unit, { code, line, indent }: CodeBlock): Problem[] {
  return code.split('\n').flatMap((text, index) => {
    const start = commentStart(text);
    if (start === -1 || findExpectation(text)) return [];
    const comment = text.slice(start + 2).trim();
    if (LINE_MARK.test(comment)) return [];
    const meant = meaning(text.slice(0, start).trim(), comment);
    if (!meant) return [];
    const place = placeOf(unit, line + index, indent + start + 1);
    const edits = [lineEdit(place.line, place.column, text.slice(start).trimEnd().length, meant.wanted)];
    const args = { comment, wanted: meant.wanted };
    return [problem('check-expectation-unread', args, { ...place, repair: { edits, sure: meant.sure } })];
  });
}

/** `[!code ++]`, which marks a line for readers and is no list. */
const LINE_MARK = /^\[!code\b/;
/** A number, a word for a value, or a text, list or object in its marks. */
const BARE_VALUE = /^(?:-?\d[\w.]*|true|false|null|undefined|NaN|-?Infinity|(["'`]).*\1|\[.*\]|\{.*\})$/;
/** The arrow with signs of Chinese typing, which means nothing else. */
const WIDE_ARROW = /^(?:[=＝][＞》〉]|＝>)\s*(?=\S)/;
/** Arrows that may belong to a remark. */
const OTHER_ARROW = /^(?:={2,}>|=\s+>|[-–—]+>|[⇒⟹➜➔➡⟶])\s*(?=\S)/;

/** Variants of `prints` that authors write. */
const PRINTS = /^(?:prints?|pirnts?|printed|outputs?|logs?|logged)$/i;

/** @param before the code in front of the comment */
function meaning(before: string, comment: string): Meant | undefined {
  if (WIDE_ARROW.test(comment)) return { wanted: `// => ${comment.replace(WIDE_ARROW, '')}`, sure: true };
  const [, word = '', error] = /^([A-Za-z]+):?\s+([A-Z]\w*(?:Error|Exception)\b.*)$/.exec(comment) ?? [];
  if (error !== undefined && nearestOf(word, ['throws'])) return { wanted: `// throws ${error}`, sure: false };
  const [, verb = '', printed] = /^([A-Za-z]+):?\s+(\S.*)$/.exec(comment) ?? [];
  if (printed !== undefined && /^console\.\w+\(/.test(before) && PRINTS.test(verb))
    return { wanted: `// prints ${printed}`, sure: false };
  const isExpression =
    /[\w$)\]"'`];?$/.test(before) && !/^(?:const|let|var|import|export|return|case|type)\b/.test(before);
  const value = comment.replace(OTHER_ARROW, '');
  if (!isExpression || !BARE_VALUE.test(value)) return undefined;
  const isPrinted = value === comment && /^console\.\w+\(/.test(before);
  const wanted = isPrinted ? `// prints ${value.replace(/^(["'`])(.*)\1$/, '$2')}` : `// => ${value}`;
  return { wanted, sure: false };
}
