/** Converters of front matter values: what a field may be written as, and what is made of it (B1.25). */
import { parseDate } from '../helpers/dates.js';
import { type JsonSchema, NUMBER_TEXT } from '../helpers/json-schema.js';
import { isSafeAddress } from '../helpers/safe-address.js';
import { isPlainObject, type Path, shown } from '../helpers/schema.js';

export interface FieldIssue {
  code: string;
  path: Path;
  args: Record<string, string | number>;
}

/** A converted value, or what was expected instead. */
export type Converted<T> = { value: T; issues?: undefined } | { value?: undefined; issues: FieldIssue[] };

export interface Converter<T = unknown> {
  convert(value: unknown, path: Path): Converted<T>;
  /** Accepted values as a JSON schema. */
  json: JsonSchema;
  /** Names that an object may have. */
  keys?: readonly string[];
  /** Accepted values in one or two words, for the manual. */
  en: string;
  zh: string;
}

const wrong = (path: Path, expected: string, value: unknown): Converted<never> => ({
  issues: [{ code: 'front-matter-type', path, args: { expected, got: shown(value) } }],
});

const unsafe = (path: Path, written: string): Converted<never> => ({
  issues: [{ code: 'address-unsafe', path, args: { address: written } }],
});

function textOf(value: unknown, path: Path, empty: boolean): Converted<string> {
  if (typeof value === 'number' || typeof value === 'bigint') return { value: String(value) };
  if (typeof value !== 'string') return wrong(path, 'string', value);
  return value === '' && !empty ? wrong(path, 'non-empty string', value) : { value };
}

/** A text; numbers become text. */
export const text: Converter<string> = {
  convert: (value, path) => textOf(value, path, false),
  json: { type: ['string', 'number'], minLength: 1 },
  en: 'text',
  zh: '文字',
};

/** A text that may be empty (B1.26). */
export const anyText: Converter<string> = {
  ...text,
  convert: (value, path) => textOf(value, path, true),
  json: { type: ['string', 'number'] },
};

/** A text that becomes an address. */
export const address: Converter<string> = {
  ...text,
  convert(value, path) {
    const made = text.convert(value, path);
    return made.issues || isSafeAddress(made.value) ? made : unsafe(path, made.value);
  },
};

export const orNull = <T>(inner: Converter<T>): Converter<T | null> => ({
  convert: (value, path) => (value === null ? { value: null } : inner.convert(value, path)),
  json: { anyOf: [inner.json, { type: 'null' }] },
  en: `${inner.en} or \`null\``,
  zh: `${inner.zh}或 \`null\``,
});

export const flag: Converter<boolean> = {
  convert(value, path) {
    if (typeof value === 'boolean') return { value };
    const lower = typeof value === 'string' ? value.toLowerCase() : '';
    return lower === 'true' || lower === 'false' ? { value: lower === 'true' } : wrong(path, 'true | false', value);
  },
  json: { anyOf: [{ type: 'boolean' }, { type: 'string', pattern: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$' }] },
  en: 'boolean',
  zh: '布尔',
};

export const number: Converter<number> = {
  convert(value, path) {
    const made = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof made === 'number' && Number.isFinite(made) ? { value: made } : wrong(path, 'number', value);
  },
  json: { anyOf: [{ type: 'number' }, { type: 'string', pattern: NUMBER_TEXT }] },
  en: 'number',
  zh: '数字',
};

export const headingLevel: Converter<number> = {
  convert(value, path) {
    const made = number.convert(value, path);
    if (made.issues) return made;
    const level = made.value;
    return Number.isInteger(level) && level >= 2 && level <= 6 ? made : wrong(path, '2 | 3 | 4 | 5 | 6', value);
  },
  json: { enum: [2, 3, 4, 5, 6, '2', '3', '4', '5', '6'] },
  en: '2–6',
  zh: '2–6',
};

interface ListWords {
  /** As a TypeScript type, for the message. */
  expected: string;
  en: string;
  zh: string;
}

export function list<T>(item: Converter<T>, { expected, en, zh }: ListWords): Converter<T[]> {
  return {
    convert(value, path) {
      if (!Array.isArray(value)) return wrong(path, expected, value);
      const values: T[] = [];
      const issues: FieldIssue[] = [];
      for (const [index, entry] of value.entries()) {
        const made = item.convert(entry, [...path, index]);
        if (made.issues) issues.push(...made.issues);
        else values.push(made.value);
      }
      return issues.length > 0 ? { issues } : { value: values };
    },
    json: { type: 'array', items: item.json },
    en,
    zh,
  };
}

type Tag = string | { label: string; permalink: string };

/** A tag: its text, or its label and address (B1.27). */
export const tag: Converter<Tag> = {
  convert(value, path) {
    if (!isPlainObject(value)) return text.convert(value, path);
    const { label, permalink } = value;
    if (typeof label !== 'string' || label === '' || typeof permalink !== 'string' || permalink === '')
      return wrong(path, 'string | { label: string, permalink: string }', value);
    return isSafeAddress(permalink) ? { value: { label, permalink } } : unsafe([...path, 'permalink'], permalink);
  },
  json: {
    anyOf: [
      text.json,
      {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'Name as shown' },
          permalink: { type: 'string', minLength: 1, description: 'Address below the page of all tags' },
        },
        required: ['label', 'permalink'],
      },
    ],
  },
  en: 'text or object',
  zh: '文字或对象',
};

function urlOf(value: unknown, path: Path, empty: boolean): Converted<string> {
  if (typeof value !== 'string') return wrong(path, 'URL', value);
  if (value === '') return empty ? { value } : wrong(path, 'URL', value);
  return /[\s<>"]/.test(value) ? wrong(path, 'URL without spaces', value) : { value };
}

/** An address as a reader's browser takes it: relative paths are allowed, white space is not (B1.31). */
export const url: Converter<string> = {
  convert: (value, path) => urlOf(value, path, false),
  json: { type: 'string', pattern: '^[^\\s<>"]+$' },
  en: 'address',
  zh: '地址',
};

/** An address, or an empty text. */
export const anyUrl: Converter<string> = {
  ...url,
  convert: (value, path) => urlOf(value, path, true),
  json: { type: 'string', pattern: '^[^\\s<>"]*$' },
};

export const object: Converter<Record<string, unknown>> = {
  convert: (value, path) => (isPlainObject(value) ? { value } : wrong(path, 'object', value)),
  json: { type: 'object' },
  en: 'object',
  zh: '对象',
};

const dateJson = { type: ['string', 'number'] };

/** A date with or without a time, as an ISO text in UTC (B2.10). */
export const date: Converter<string> = {
  convert(value, path) {
    const made = typeof value === 'string' || typeof value === 'number' ? parseDate(String(value)) : undefined;
    return made ? { value: made } : { issues: [{ code: 'front-matter-date', path, args: { got: shown(value) } }] };
  },
  json: dateJson,
  en: 'date',
  zh: '日期',
};

/** A date without its time. */
export const day: Converter<string> = {
  ...date,
  convert(value, path) {
    const made = date.convert(value, path);
    return made.issues ? made : { value: made.value.slice(0, 10) };
  },
};

const LAST_UPDATE = '{ date?: date, author?: string }';

export const lastUpdate: Converter<{ date?: string; author?: string }> = {
  convert(value, path) {
    if (!isPlainObject(value)) return wrong(path, LAST_UPDATE, value);
    if (value.date === undefined && value.author === undefined) return wrong(path, LAST_UPDATE, value);
    const made: { date?: string; author?: string } = {};
    const issues: FieldIssue[] = [];
    for (const [key, converter] of [
      ['date', date],
      ['author', text],
    ] as const) {
      if (value[key] === undefined) continue;
      const entry = converter.convert(value[key], [...path, key]);
      if (entry.issues) issues.push(...entry.issues);
      else made[key] = entry.value;
    }
    return issues.length > 0 ? { issues } : { value: made };
  },
  json: {
    type: 'object',
    properties: {
      date: { ...dateJson, description: 'When the page was changed last' },
      author: { ...text.json, description: 'Who changed it' },
    },
    anyOf: [{ required: ['date'] }, { required: ['author'] }],
  },
  keys: ['date', 'author'],
  en: 'object',
  zh: '对象',
};

/** Values of `format`. */
export const FORMATS = ['md', 'mdx', 'detect'] as const;

export interface MdxOptions {
  format?: (typeof FORMATS)[number];
}

const isMdxOptions = (value: unknown): value is MdxOptions =>
  isPlainObject(value) && [undefined, ...FORMATS].some((format) => format === value.format);

export const mdx: Converter<MdxOptions> = {
  convert: (value, path) =>
    isMdxOptions(value) ? { value } : wrong(path, "{ format: 'md' | 'mdx' | 'detect' }", value),
  json: {
    type: 'object',
    properties: {
      format: { enum: FORMATS, description: 'How the page is read; `detect` goes by the ending of its name' },
    },
  },
  keys: ['format'],
  en: 'object',
  zh: '对象',
};

/** Accepts any value unchanged: its user checks it. */
export const passedOn = (json: JsonSchema, en: string, zh: string): Converter => ({
  convert: (value) => ({ value }),
  json,
  en,
  zh,
});
