/** Prepares the text of a style sheet for searching: everything except rules is blank, so that offsets are kept. */
import { lineEnd } from '../../site/helpers/text-place.js';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export interface SheetText {
  /** Without comments. */
  open: string;
  /** Without strings and addresses either. */
  bare: string;
  /** Offset of a comment without an end. */
  unclosed?: number;
  /** Comments as programs have them, which style sheets do not know. */
  slashes: [from: number, to: number][];
}

/** Begins what is no rule: a comment, a comment of programs, a string, an address. */
const BEGIN = /\/\*|\/\/|["']|\burl\(/gi;

/** Reads a style sheet once, from its start to its end. */
export function sheetText(sheet: string): SheetText {
  const made: SheetText = { open: '', bare: '', slashes: [] };
  let at = 0;
  const take = (to: number, shown: { open: boolean; bare: boolean }) => {
    const text = sheet.slice(at, to);
    made.open += shown.open ? text : blank(text);
    made.bare += shown.bare ? text : blank(text);
    at = to;
  };
  BEGIN.lastIndex = 0;
  for (let found = BEGIN.exec(sheet); found; found = BEGIN.exec(sheet)) {
    const [mark] = found;
    take(found.index, { open: true, bare: true });
    if (mark === '/*') {
      const end = sheet.indexOf('*/', at + 2);
      if (end < 0) made.unclosed = at;
      take(end < 0 ? sheet.length : end + 2, { open: false, bare: false });
    } else if (mark === '//') {
      const end = lineEnd(sheet, at);
      made.slashes.push([at, end]);
      take(end, { open: false, bare: false });
    } else take(mark.length > 1 ? addressEnd(sheet, at) : stringEnd(sheet, at), { open: true, bare: false });
    BEGIN.lastIndex = at;
  }
  take(sheet.length, { open: true, bare: true });
  return made;
}

/** A string ends at its mark, or with its line. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[from]) return at + 1;
    else if (text[at] === '\n') return at;
  }
  return text.length;
}

/** An address ends at its bracket; one in quotation marks holds brackets of its own. */
function addressEnd(text: string, from: number): number {
  let at = from + 4;
  while (text[at] === ' ') at++;
  if (text[at] === '"' || text[at] === "'") at = stringEnd(text, at);
  const end = text.indexOf(')', at);
  const line = lineEnd(text, at);
  return end < 0 || end > line ? line : end;
}

/** Text between two delimiters. */
export interface Piece {
  from: number;
  to: number;
  end: ';' | '{' | '}' | '';
  /** Number of enclosing rules. */
  depth: number;
}

/** Selectors, rules with `@` and declarations of a text without comments and strings. */
export function piecesOf(bare: string): Piece[] {
  const pieces: Piece[] = [];
  let [from, depth, brackets] = [0, 0, 0];
  for (const { 0: sign, index } of bare.matchAll(/[;{}()]/g)) {
    if (sign === '(') brackets++;
    else if (sign === ')') brackets = Math.max(0, brackets - 1);
    else if (sign !== ';' || brackets === 0) {
      pieces.push({ from, to: index, end: sign === ';' || sign === '{' ? sign : '}', depth });
      [from, brackets] = [index + 1, 0];
      depth = Math.max(0, depth + (sign === '{' ? 1 : sign === '}' ? -1 : 0));
    }
  }
  pieces.push({ from, to: bare.length, end: '', depth });
  return pieces.filter((piece) => bare.slice(piece.from, piece.to).trim() !== '');
}
