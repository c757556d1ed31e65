/**
 * Edits names of docs and folders that a sidebars file computes from parts, such as `folder + '/' + name`. The part to change is found by trial:
 * the file is run with the change, and its result must be exactly the wanted one.
 */

import { stringLiterals } from '../compile/code/string-literals.js';
import { placeAt } from '../site/helpers/text-place.js';
import type { Place } from '../site/problems/problem.js';
import type { Program } from './site-programs.js';
import { bareText, type TextEdits } from './text-edits.js';

/** A name and what it becomes. */
export type Renamed = readonly [old: string, next: string];

interface Piece {
  path: string;
  bare: string;
  from: number;
  old: string;
  next: string;
}

export interface Trial {
  programs: readonly Program[];
  /** Names that no text holds as a whole. */
  names: readonly Renamed[];
  edits: TextEdits;
  /** The sidebars after the move. */
  wanted: unknown;
  /** Returns the result of the file when programs have other texts; undefined if it fails. */
  run(texts: ReadonlyMap<string, string>): Promise<unknown>;
}

/** Programs run for one move, at most. */
const MOST_TRIALS = 24;

/** Adds the edits that give what is wanted; false where none were found. */
export async function editPieces({ programs, names, edits, wanted, run }: Trial): Promise<boolean> {
  const pairs = new Map(names.flatMap(([old, next]) => piecesOf(old, next)).map((pair) => [pair.join('\n'), pair]));
  const places = programs.flatMap(({ path, text }) => placesIn(path, bareText(text), [...pairs.values()]));
  const quoted = places.filter(({ isText }) => isText);
  const goal = plain(wanted);
  const trials = [quoted, ...places.map((place) => [place])].filter((trial) => trial.length > 0);
  for (const trial of trials.slice(0, MOST_TRIALS)) {
    const tried = edits.copy();
    for (const { path, bare, from, old, next } of trial) tried.add(path, bare, from, from + old.length, next);
    const texts = new Map(
      programs.flatMap(({ path, text }) => (tried.has(path) ? [[path, tried.applied(path, text)] as const] : [])),
    );
    if (plain(await run(texts)) !== goal) continue;
    for (const { path, bare, from, old, next } of trial) edits.add(path, bare, from, from + old.length, next);
    return true;
  }
  return false;
}

/** Sidebars without what is not compared: addresses have edits of their own. */
const plain = (value: unknown) => JSON.stringify(value, (key, entry: unknown) => (key === 'href' ? undefined : entry));

/** Returns the segments of a name that contain every change, each with its replacement. */
function piecesOf(old: string, next: string): Renamed[] {
  const [a, b] = [old.split('/'), next.split('/')];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const pieces: Renamed[] = [];
  for (let from = 0; from <= start; from++)
    for (let left = 0; left <= end; left++) {
      const piece = [a.slice(from, a.length - left).join('/'), b.slice(from, b.length - left).join('/')] as const;
      if (piece[0] !== '' && piece[1] !== '') pieces.push(piece);
    }
  return pieces;
}

/** Finds the occurrences of parts: as whole string literals, and as words in others. */
function placesIn(path: string, bare: string, pairs: readonly Renamed[]): (Piece & { isText: boolean })[] {
  const texts = new Map(stringLiterals(bare).map(({ value, offset }) => [offset, value]));
  return pairs.flatMap(([old, next]) => {
    const word = new RegExp(`(?<![\\w-])${old.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w-])`, 'g');
    return [...bare.matchAll(word)].map(({ index }) => ({
      path,
      bare,
      from: index,
      old,
      next,
      isText: texts.get(index) === old,
    }));
  });
}

/** Returns the place in a program that a name most likely comes from: a string that is its end, or a part of it. */
export function likelyPlace(programs: readonly Program[], name: string): Place | undefined {
  const parts = name.split(/[/#?]/).filter(Boolean);
  for (const part of [...parts].reverse())
    for (const { path, text } of programs) {
      const bare = bareText(text);
      const found = stringLiterals(bare).find(({ value }) => value === part || value.endsWith(`/${part}`));
      if (found) return placeAt(bare, found.offset, found.value.length, path);
    }
  return undefined;
}
