/** Repairs as data: how they are made from what is known at a problem's place, and how they are carried out. */
import { type Nearest, nearestName, nearestOf } from './near-names.js';
import type { Place } from './problem.js';
import type { Problem, Repair, TextEdit } from './problem-types.js';

/** The edit that writes `insert` for the characters of a text between two offsets. */
export function textEdit(text: string, from: number, to: number, insert: string): TextEdit {
  const [line, column] = placeIn(text, from);
  const [endLine, endColumn] = placeIn(text, to);
  return { line, column, endLine, endColumn, text: insert };
}

function placeIn(text: string, offset: number): [line: number, column: number] {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return [line, offset - start + 1];
}

/** The edit that replaces some characters of one line. */
export const lineEdit = (line: number, column: number, length: number, text: string): TextEdit => ({
  line,
  column,
  endLine: line,
  endColumn: column + length,
  text,
});

/**
 * A place with the nearest of some known names, and the repair that writes it over `name` in the marked stretch.
 * @param isClosed names that are not known are errors; otherwise a name may be the author's own, and no repair is sure
 */
export function withNearest(place: Place, name: string, known: Iterable<string>, isClosed = true): Place {
  const found = nearestOf(name, known);
  return found ? withNamed(place, name, { ...found, sure: isClosed && found.sure }) : place;
}

/** The same for ids of docs: the last part of one identifies it, if it is unique. */
export function withNearestId(place: Place, id: string, known: Iterable<string>): Place {
  const ids = [...known];
  const last = id.replace(/^.*\/|\.mdx?$/g, '');
  const same = ids.filter((each) => each.slice(each.lastIndexOf('/') + 1) === last);
  return same[0] !== undefined && same.length === 1
    ? withNamed(place, id, { name: same[0], sure: false })
    : withNearest(place, id, ids);
}

/** A place with the name that is meant, and the repair that writes it over `name` in the marked stretch. */
export function withNamed(place: Place, name: string, found: Nearest): Place {
  const near = { ...place, nearest: found.name };
  const { line, column, length, sourceLine } = place;
  if (line === undefined || column === undefined || sourceLine === undefined) return near;
  const at = sourceLine.slice(column - 1, column - 1 + (length ?? 1)).indexOf(name);
  if (at < 0) return near;
  const edits = [lineEdit(line, column + at, name.length, found.name)];
  return { ...near, repair: { edits, sure: found.sure } };
}

/** The repair of a problem: its own, or the nearest name over what is marked, which is never sure. */
export function repairOf(problem: Problem): Repair | undefined {
  const { repair, nearest, line, column, length, sourceLine, args } = problem;
  if (repair || nearest === undefined || line === undefined || column === undefined || sourceLine === undefined)
    return repair;
  const [, quote = '', name = ''] =
    /^(['"`]?)(.*)\1$/.exec(sourceLine.slice(column - 1, column - 1 + (length ?? 0))) ?? [];
  // The marked text has to be the name itself: the address that the message names, or a near name.
  if (name === '' || name === nearest || (name !== args.url && nearestName(name, [nearest]) === undefined))
    return undefined;
  return { edits: [lineEdit(line, column + quote.length, name.length, nearest)], sure: false };
}

const BOM = '\uFEFF';

/**
 * The text with some edits carried out. Of edits that overlap the first one is.
 * @returns how many groups of edits were carried out: all edits of a group, or none
 */
export function applyEdits(text: string, groups: readonly (readonly TextEdit[])[]): { text: string; count: number } {
  const bare = text.startsWith(BOM) ? text.slice(1) : text;
  const starts = lineStarts(bare);
  const offset = (line: number, column: number) => (starts[line - 1] ?? bare.length) + column - 1;
  const done: { from: number; to: number; insert: string }[] = [];
  let count = 0;
  for (const group of groups) {
    const edits = group.map((edit) => ({
      from: offset(edit.line, edit.column),
      to: offset(edit.endLine, edit.endColumn),
      insert: edit.text,
    }));
    if (edits.some((edit) => edit.to > bare.length || done.some((other) => touches(edit, other)))) continue;
    done.push(...edits);
    count++;
  }
  done.sort((a, b) => a.from - b.from);
  let result = '';
  let at = 0;
  for (const { from, to, insert } of done) {
    result += bare.slice(at, from) + insert;
    at = to;
  }
  return { text: text.slice(0, text.length - bare.length) + result + bare.slice(at), count };
}

/** Two insertions at one place touch too: their order would be a guess. */
const touches = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from === b.from || (a.from < b.to && b.from < a.to);

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
