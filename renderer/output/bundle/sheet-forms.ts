/** Slips within a rule of a style sheet: misspelt names, missing signs, values that cannot be read. */
import { isHexColour } from '../../site/helpers/style-sheets.js';
import { placeAt } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { textEdit, withNamed } from '../../site/problems/repair.js';
import { AT_RULES, PROPERTIES, PSEUDO_NAMES, UNITS } from './sheet-names.js';
import type { Piece } from './sheet-text.js';

interface Text {
  /** Without comments, strings and addresses. */
  css: string;
  sheet: string;
  /** Its name in messages. */
  file: string;
}

type Insert = [at: number, sign: string];

/** Kinds of names in browsers: a property, a rule, a selector. */
type NameKind = 'property' | 'rule' | 'selector' | 'unit' | 'word';

/** A misspelt name that is near to a known one; others are new to us, or nobody's slip. */
function misspelt(kind: NameKind, name: string, at: number, known: ReadonlySet<string>, text: Text): Problem[] {
  const plain = name.toLowerCase();
  if (known.has(plain) || /^-|[^\w-]/.test(plain) || (kind !== 'unit' && plain.length < 3)) return [];
  const near = nearestOf(plain, known, Math.min(2, Math.max(1, Math.floor(plain.length / 3))));
  if (!near) return [];
  const place = withNamed(placeAt(text.sheet, at, name.length, text.file), name, near);
  return [problem(`sheet-${kind}`, { name }, place)];
}

/** Of a rule with `@` its name, of a selector those of its pseudo-classes. */
export function ruleSlips({ from, to, depth }: Piece, text: Text): Problem[] {
  const head = text.css.slice(from, to);
  const [whole = '', name] = /^\s*@([\w-]+)/.exec(head) ?? [];
  if (name !== undefined) return misspelt('rule', name, from + whole.length - name.length, AT_RULES, text);
  // A declaration without an end precedes the first selector within a rule.
  const lost = depth > 0 ? /^\s*[a-z-]+\s*:\s/.exec(head) : null;
  if (lost) return [];
  return [...head.matchAll(/(?<=[^\\\s:]|^|\s)::?([a-z][a-z-]*)/gi)].flatMap(({ 0: whole, 1: name = '', index }) =>
    misspelt('selector', name, from + index + whole.length - name.length, PSEUDO_NAMES, text),
  );
}

/** A property with its value. */
export function declarationSlips({ from, to }: Piece, text: Text): Problem[] {
  const [whole = '', before = '', name = ''] = /^(\s*)([^\s:]+)/.exec(text.css.slice(from, to)) ?? [];
  if (/^--(?:ifm|n)-|^--.*colou?r/.test(name))
    return colourSlips(from + whole.length, text.css.slice(from + whole.length, to), text);
  if (/^[-*_$.&#]|^--|[^\w-]/.test(name) && !name.startsWith('-webkit-')) return [];
  const start = from + before.length;
  const behind = from + whole.length;
  const value = text.css.slice(behind, to);
  if (!/^\s*:/.test(value)) return withoutColon(name, start, behind, value, text);
  return [
    ...misspelt('property', name, start, PROPERTIES, text),
    ...withoutEnd(behind, value, text),
    ...valueSlips(behind, value, text),
  ];
}

const inserted = ([at, sign]: Insert, { sheet, file }: Text, before: number): Problem => {
  const repair = { edits: [textEdit(sheet, at, at, sign)], sure: false };
  return problem('sheet-missing', { sign }, { ...placeAt(sheet, before, at - before, file), repair });
};

/** `color red`. */
function withoutColon(name: string, start: number, behind: number, value: string, text: Text): Problem[] {
  if (!PROPERTIES.has(name) || value.includes(':') || value.trim() === '') return [];
  return [inserted([behind, ':'], text, start)];
}

/** A known property, with its colon, within a value: the semicolon before it is missing. */
function withoutEnd(behind: number, value: string, text: Text): Problem[] {
  const found = [...value.matchAll(/(?<=\s)([a-z][a-z-]*)[ \t]{0,9}:(?!:)/g)].find(([, name = '']) =>
    PROPERTIES.has(name),
  );
  if (!found) return [];
  const written = value.slice(0, found.index).trimEnd();
  const start = Math.max(...[' ', '\n', '\t', ':'].map((sign) => written.lastIndexOf(sign))) + 1;
  return [inserted([behind + written.length, ';'], text, behind + start)];
}

/** Numbers, colours and marks that cannot be read. */
function valueSlips(behind: number, value: string, text: Text): Problem[] {
  const place = (at: number, length: number) => placeAt(text.sheet, behind + at, length, text.file);
  const apart = [...value.matchAll(/(?<![\w#.-])(-?[\d.]+)([ \t]+)(px|em|rem|vh|vw|deg|ms|fr|%)(?![\w-])/g)];
  const units = [...value.matchAll(/(?<![\w#.\\-])[+-]?[\d.]+([a-z]{2,4})(?![\w-])/gi)];
  const marks = [...value.matchAll(/!\s{0,9}([a-z]+)/gi)];
  return [
    ...apart.map(({ 0: found, 1: number = '', 2: space = '', index }) => {
      const at = behind + index + number.length;
      const repair = { edits: [textEdit(text.sheet, at, at + space.length, '')], sure: true };
      return problem('sheet-space', { found }, { ...place(index, found.length), repair });
    }),
    ...units.flatMap(({ 0: whole, 1: unit = '', index }) =>
      KNOWN_UNITS.test(unit) ? [] : misspelt('unit', unit, behind + index + whole.length - unit.length, UNITS, text),
    ),
    ...colourSlips(behind, value, text),
    ...marks.flatMap(({ 0: whole, 1: mark = '', index }) =>
      misspelt('word', mark, behind + index + whole.length - mark.length, MARKS, text),
    ),
  ];
}

/** Reports invalid hexadecimal colours. */
function colourSlips(behind: number, value: string, { sheet, file }: Text): Problem[] {
  return [...value.matchAll(/#([\da-z]+)(?![\w-])/gi)].flatMap(({ 0: colour, 1: digits = '', index }) =>
    isHexColour(digits)
      ? []
      : [problem('sheet-colour', { colour }, placeAt(sheet, behind + index, colour.length, file))],
  );
}

const MARKS = new Set(['important', 'default']);
const KNOWN_UNITS =
  /^(?:px|r?(?:em|ex|cap|ch|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|in|p[ct]|deg|g?rad|turn|ms|k?hz|dp(?:i|cm|px)|fr|db|st|e)$/i;
