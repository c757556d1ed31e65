/** The check of all fields of one front matter. */

import { isSpelling, type Nearest, nearestOf } from '../problems/near-names.js';
import type { FieldIssue } from './converters.js';
import { FIELDS, type Field, FOREIGN, type FrontMatter, type FrontMatterKind } from './front-matter-fields.js';
import { HIDING } from './front-matter-losses.js';

/** Converts and checks all fields of one file. Bad ones are left out; every issue is returned. */
export function checkFields(
  raw: Record<string, unknown>,
  kind: FrontMatterKind,
): { frontMatter: FrontMatter; issues: FieldIssue[] } {
  const fields: Record<string, Field> = FIELDS[kind];
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [key, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const made = field ? field.type.convert(value, [key]) : { value };
    if (made.issues) issues.push(...made.issues);
    else values[key] = made.value;
  }
  const frontMatter: FrontMatter = values;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  if (min !== undefined && max !== undefined && min > max) {
    issues.push({ code: 'front-matter-toc-levels', path: ['toc_min_heading_level'], args: { min, max } });
    delete frontMatter.toc_min_heading_level;
    delete frontMatter.toc_max_heading_level;
  }
  if (frontMatter.draft && frontMatter.unlisted) {
    issues.push({ code: 'front-matter-draft-unlisted', path: ['unlisted'], args: {} });
  }
  return { frontMatter, issues };
}

/** Names shorter than this are near to too many others. */
const SHORTEST = 5;
/** A shorter name that is near to a known one may be a field of the author's own. */
const LONGEST_OWN = 8;

/** Fields that look like misspelt known ones, each with the nearest. Unknown fields are allowed otherwise. */
export function misspeltFields(
  raw: Record<string, unknown>,
  kind: FrontMatterKind,
): { field: string; nearest: Nearest }[] {
  const known = Object.keys(FIELDS[kind]);
  return Object.keys(raw).flatMap((field) => {
    if (known.includes(field)) return [];
    if (Object.hasOwn(FOREIGN, field) || Object.hasOwn(HIDING, field)) return [];
    const name =
      field.length < SHORTEST
        ? (variant(field, known) ?? swapped(field, known))
        : (beginning(field, known) ?? shortened(field, known));
    const found = name
      ? { name, sure: false }
      : field.length < SHORTEST
        ? undefined
        : nearField(field, raw[field], kind);
    if (!found || found.name in raw) return [];
    const isOwn = field.length < LONGEST_OWN ? !isSpelling(field, found.name) : `${found.name}s` === field;
    return [{ field, nearest: { name: found.name, sure: found.sure && !isOwn } }];
  });
}

/** The nearest field; of two that are near the one that takes the value. */
function nearField(field: string, value: unknown, kind: FrontMatterKind): Nearest | undefined {
  const fields: Record<string, Field> = FIELDS[kind];
  const near = nearestOf(field, Object.keys(fields));
  const taking = nearestOf(
    field,
    Object.keys(fields).filter((name) => !fields[name]?.type.convert(value, [name]).issues),
  );
  return taking && taking.name !== near?.name ? { name: taking.name, sure: false } : near;
}

/** A known name with two neighbouring letters changed over. */
function swapped(field: string, known: readonly string[]): string | undefined {
  const letters = (name: string) => [...name].sort().join('');
  return field.length < 4 ? undefined : known.find((name) => letters(name) === letters(field));
}

/** The one known name that begins so, of a name of several words. */
function beginning(field: string, known: readonly string[]): string | undefined {
  const found = known.filter((name) => name.startsWith(`${field}_`));
  return field.includes('_') && found.length === 1 ? found[0] : undefined;
}

/** A known name whose last words are written by their initials, as `toc`. */
function shortened(field: string, known: readonly string[]): string | undefined {
  const written = field.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  return known.find((name) => {
    const words = name.split('_');
    const initials = (from: number) => words.slice(from).map((word) => word.charAt(0));
    return words.some(
      (_, from) => words.length - from > 2 && [...words.slice(0, from), initials(from).join('')].join('_') === written,
    );
  });
}

/** A known name that differs by capitals or a final `s` alone. */
function variant(field: string, known: readonly string[]): string | undefined {
  const bare = (name: string) => name.toLowerCase().replace(/s$/, '');
  return known.find((name) => bare(name) === bare(field));
}
