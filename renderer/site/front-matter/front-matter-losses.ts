/** Data that YAML silently drops, and fields without an effect. */
import { yamlPlace } from '../helpers/yaml.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { lineEdit } from '../problems/repair.js';
import { type At, fieldNamePlace } from './front-matter-repairs.js';

/** Titles, labels and descriptions that are not quoted. */
const TEXTS = /^(title|description|\w+_(?:label|meta)):[ \t]+(?![|>&*!'"[{])(\S(?:[^\n]*[^ \t\n])?)[ \t]*$/gm;

/** `title: Mend #12`, whose end is a comment, and `title: 3.10`, which is the number 3.1. */
export function lostTexts(raw: Record<string, unknown>, yaml: string, at: At): Problem[] {
  return [...yaml.matchAll(TEXTS)].flatMap(({ 0: line, 1: field = '', 2: text = '', index }) => {
    const value = raw[field];
    // A comment has a space after its sign; after `C` or `F` the sign is part of a name.
    const cut = /\s(#[^\s#])/.exec(text) ?? /(?<=^[CF])\s# /.exec(text);
    const isNumber = typeof value === 'number' && String(value) !== text && /^[\d.]+$/.test(text);
    if (!isNumber && !(cut && typeof value === 'string')) return [];
    const from = index + line.indexOf(text, field.length + 1);
    const place = at(
      from + (cut && !isNumber ? cut.index + 1 : 0),
      isNumber || !cut ? text.length : text.length - cut.index - 1,
    );
    const wanted = text.includes("'") ? JSON.stringify(text) : `'${text}'`;
    const whole = at(from, text.length);
    const repair =
      whole.line === undefined || whole.column === undefined
        ? {}
        : { repair: { edits: [lineEdit(whole.line, whole.column, text.length, wanted)], sure: isNumber } };
    return [problem('front-matter-lost', { field, read: String(value), wanted }, { ...place, ...repair })];
  });
}

const PROTECTING = ['password', 'passwd', 'protected', 'encrypt', 'encrypted', 'private'];

/** Fields that hide a page with other tools. */
export function unprotected(raw: Record<string, unknown>, yaml: string, at: At): Problem[] {
  return PROTECTING.flatMap((field) => {
    if (!Object.hasOwn(raw, field) || raw[field] === false) return [];
    return [problem('front-matter-unprotected', { field }, fieldNamePlace(yaml, field, at))];
  });
}

/** Fields by which other tools keep a page back, with the value that does so. */
export const HIDING: Readonly<Record<string, { value: unknown; sure: boolean }>> = {
  published: { value: false, sure: true },
  publish: { value: false, sure: true },
  isDraft: { value: true, sure: true },
  is_draft: { value: true, sure: true },
  status: { value: 'draft', sure: false },
  visible: { value: false, sure: false },
  public: { value: false, sure: false },
  hidden: { value: true, sure: false },
  hide: { value: true, sure: false },
};

/** `published: false`: the page is published. */
export function unhidden(raw: Record<string, unknown>, yaml: string, at: At): Problem[] {
  if (Object.hasOwn(raw, 'draft') || Object.hasOwn(raw, 'unlisted')) return [];
  return Object.entries(HIDING).flatMap(([field, { value, sure }]) => {
    const found = Object.hasOwn(raw, field) && raw[field] === value ? yamlPlace(yaml, [field], 'key') : undefined;
    if (!found) return [];
    const place = at(found.offset, found.length);
    const length = /^[^\n#]*/.exec(yaml.slice(found.offset))?.[0].trimEnd().length ?? found.length;
    const edits = [lineEdit(place.line ?? 1, place.column ?? 1, length, 'draft: true')];
    return [problem('front-matter-unhidden', { field }, { ...place, nearest: 'draft', repair: { edits, sure } })];
  });
}

/** True for years in which a site's page was surely not written. */
const isFar = (date: string): boolean => Number(date.slice(0, 4)) < 1970 || Number(date.slice(0, 4)) > 2099;

/** The problem of a date that is far from now. */
export const farDate = (date: string | undefined, place: () => Place): Problem[] =>
  date !== undefined && isFar(date) ? [problem('date-far', { date: date.slice(0, 10) }, place())] : [];
