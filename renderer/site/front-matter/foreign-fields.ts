/** Fields that other tools read and nothing here does, each with what does the same. */
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { lineEdit } from '../problems/repair.js';
import { FIELDS, FOREIGN, type FrontMatterKind, SWITCHED_OFF } from './front-matter-fields.js';
import { type At, fieldNamePlace } from './front-matter-repairs.js';

/** Fields of a home page that VitePress and VuePress draw by themselves. */
const HOME = ['hero', 'features', 'heroText', 'heroImage', 'actionText', 'actionLink'];

/** The problems of all fields of other tools. */
export function foreignProblems(raw: Record<string, unknown>, kind: FrontMatterKind, yaml: string, at: At): Problem[] {
  const placeOf = (field: string) => fieldNamePlace(yaml, field, at);
  return [
    ...homeFields(raw).map((field) => problem('front-matter-home', { field }, placeOf(field))),
    ...redirectFields(raw).map((field) => problem('front-matter-redirect', { field }, placeOf(field))),
    ...switchedOff(raw, kind).map(({ field, known }) => {
      const place = placeOf(field);
      const written = /^[^\n#]*/.exec(place.sourceLine.slice(place.column - 1))?.[0].trimEnd() ?? field;
      const edits = [lineEdit(place.line, place.column, written.length, known)];
      return problem('front-matter-foreign-value', { written, known }, { ...place, repair: { edits, sure: false } });
    }),
    ...foreignFields(raw, kind).map(({ field, known }) =>
      problem('front-matter-foreign', { field, known }, { ...placeOf(field), nearest: known }),
    ),
  ];
}

/** Fields of other names with the value of a field here. */
function foreignFields(raw: Record<string, unknown>, kind: FrontMatterKind): { field: string; known: string }[] {
  const fields = Object.keys(FIELDS[kind]);
  return Object.keys(raw).flatMap((field) => {
    const known = isOff(raw, field) ? undefined : FOREIGN[field];
    return known && !fields.includes(field) && fields.includes(known) && !(known in raw) ? [{ field, known }] : [];
  });
}

const isOff = (raw: Record<string, unknown>, field: string): boolean =>
  Object.hasOwn(SWITCHED_OFF, field) && raw[field] === false;

/** Parts of the page that are switched off as in other tools. */
function switchedOff(raw: Record<string, unknown>, kind: FrontMatterKind): { field: string; known: string }[] {
  return Object.entries(SWITCHED_OFF).flatMap(([field, [name, value]]) =>
    isOff(raw, field) && name in FIELDS[kind] && !(name in raw) ? [{ field, known: `${name}: ${value}` }] : [],
  );
}

/** Fields with old addresses of the page. Names without a slash are other names of a note in a vault. */
function redirectFields(raw: Record<string, unknown>): string[] {
  const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('/');
  const hasAddress = isAddress(raw.aliases) || (Array.isArray(raw.aliases) && raw.aliases.some(isAddress));
  return [...(hasAddress ? ['aliases'] : []), ...(raw.redirect_from ? ['redirect_from'] : [])];
}

/** Those fields, or the layout that they belong to, where nothing here draws them. */
function homeFields(raw: Record<string, unknown>): string[] {
  const isHome = raw.layout === 'home' || raw.home === true;
  const names = [...(isHome ? ['layout', 'home'] : []), ...HOME];
  const found = Object.keys(raw).filter((field) => names.includes(field));
  return isHome || found.length > 1 ? found.slice(0, 1) : [];
}
