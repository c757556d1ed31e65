/** What each front matter field takes, and how written values are converted (B1.25). */
import { parseDate } from './dates.js';
import type { FrontMatter } from './frontmatter-types.js';
import { isPlainObject, type Path, shown } from './schema.js';
import type { SourceKind } from './types.js';

export interface FieldIssue {
  code: string;
  path: Path;
  args: Record<string, string | number>;
}

/** A converted value, or what was expected instead. */
type Converted = { value: unknown } | { issues: FieldIssue[] };
type Field = (value: unknown, path: Path) => Converted;

const ok = (value: unknown): Converted => ({ value });
const wrong = (path: Path, expected: string, value: unknown): Converted => ({
  issues: [{ code: 'front-matter-type', path, args: { expected, got: shown(value) } }],
});

/** Numbers become text; text is kept. Empty text only where allowed (B1.26). */
const text =
  (empty = false): Field =>
  (value, path) => {
    if (typeof value === 'number' || typeof value === 'bigint') return ok(String(value));
    if (typeof value !== 'string') return wrong(path, 'string', value);
    return value === '' && !empty ? wrong(path, 'non-empty string', value) : ok(value);
  };

const orNull =
  (field: Field): Field =>
  (value, path) =>
    value === null ? ok(null) : field(value, path);

const flag: Field = (value, path) => {
  if (typeof value === 'boolean') return ok(value);
  const lower = typeof value === 'string' ? value.toLowerCase() : '';
  return lower === 'true' || lower === 'false' ? ok(lower === 'true') : wrong(path, 'true | false', value);
};

const numeric: Field = (value, path) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? ok(number) : wrong(path, 'number', value);
};

const headingLevel: Field = (value, path) => {
  const level = numeric(value, path);
  if (!('value' in level)) return level;
  const whole = Number.isInteger(level.value) && (level.value as number) >= 2 && (level.value as number) <= 6;
  return whole ? level : wrong(path, '2 | 3 | 4 | 5 | 6', value);
};

const list =
  (item: Field, expected: string): Field =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong(path, expected, value);
    const made = value.map((entry, index) => item(entry, [...path, index]));
    const issues = made.flatMap((entry) => ('issues' in entry ? entry.issues : []));
    return issues.length > 0 ? { issues } : ok(made.map((entry) => ('value' in entry ? entry.value : undefined)));
  };

/** B1.27. */
const tag: Field = (value, path) => {
  if (!isPlainObject(value)) return text()(value, path);
  const { label, permalink } = value;
  const good = typeof label === 'string' && label !== '' && typeof permalink === 'string' && permalink !== '';
  return good ? ok({ label, permalink }) : wrong(path, 'string | { label: string, permalink: string }', value);
};

/** B1.31: URL-like; relative paths are allowed, white space is not. */
const url =
  (empty = false): Field =>
  (value, path) => {
    if (typeof value !== 'string') return wrong(path, 'URL', value);
    if (value === '') return empty ? ok('') : wrong(path, 'URL', value);
    return /[\s<>"]/.test(value) ? wrong(path, 'URL without spaces', value) : ok(value);
  };

const object: Field = (value, path) => (isPlainObject(value) ? ok(value) : wrong(path, 'object', value));

const date: Field = (value, path) => {
  const parsed = typeof value === 'string' || typeof value === 'number' ? parseDate(String(value)) : undefined;
  return parsed ? ok(parsed) : { issues: [{ code: 'front-matter-date', path, args: { got: shown(value) } }] };
};

const lastUpdate: Field = (value, path) => {
  if (!isPlainObject(value)) return wrong(path, '{ date?: date, author?: string }', value);
  if (value.date === undefined && value.author === undefined) {
    return wrong(path, '{ date?: date, author?: string }', value);
  }
  const made: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [key, field] of [
    ['date', date],
    ['author', text()],
  ] as const) {
    if (value[key] === undefined) continue;
    const entry = field(value[key], [...path, key]);
    if ('issues' in entry) issues.push(...entry.issues);
    else made[key] = entry.value;
  }
  return issues.length > 0 ? { issues } : ok(made);
};

const mdx: Field = (value, path) => {
  const format = isPlainObject(value) ? value.format : undefined;
  return isPlainObject(value) && [undefined, 'md', 'mdx', 'detect'].includes(format as string)
    ? ok(value)
    : wrong(path, "{ format: 'md' | 'mdx' | 'detect' }", value);
};

const keywords = list(text(), 'string[]');
const tags = list(tag, '(string | { label: string, permalink: string })[]');

const SHARED: Record<string, Field> = {
  title: text(true),
  description: text(true),
  slug: text(),
  keywords,
  image: url(),
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  last_update: lastUpdate,
  last_reviewed: (value, path) => {
    const made = date(value, path);
    return 'value' in made ? ok((made.value as string).slice(0, 10)) : made;
  },
  draft: flag,
  unlisted: flag,
  mdx,
};

const FIELDS: Record<SourceKind, Record<string, Field>> = {
  doc: {
    ...SHARED,
    id: text(),
    hide_title: flag,
    sidebar_key: text(),
    sidebar_label: text(),
    sidebar_position: numeric,
    sidebar_class_name: text(),
    sidebar_custom_props: object,
    displayed_sidebar: orNull(text()),
    tags,
    pagination_label: text(),
    pagination_next: orNull(text()),
    pagination_prev: orNull(text()),
    custom_edit_url: orNull(url(true)),
    parse_number_prefixes: flag,
  },
  post: {
    ...SHARED,
    title_meta: text(),
    sidebar_label: text(),
    tags,
    date,
    author: text(),
    author_title: text(),
    author_url: url(),
    author_image_url: url(),
  },
  page: { ...SHARED, wrapperClassName: text() },
  partial: {},
};

/** Converts and checks all fields of one file. Bad ones are left out; every issue is returned. */
export function checkFields(
  raw: Record<string, unknown>,
  kind: SourceKind,
): { frontMatter: FrontMatter; issues: FieldIssue[] } {
  const fields = FIELDS[kind];
  const frontMatter: FrontMatter = {};
  const issues: FieldIssue[] = [];
  for (const [key, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const made = field ? field(value, [key]) : ok(value);
    if ('issues' in made) issues.push(...made.issues);
    else frontMatter[key] = made.value;
  }
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
