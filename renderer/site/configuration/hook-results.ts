/** Validates the results of hooks: one of another shape is reported before it is used. */
import type { Page } from '../../shared/page.js';
import { isPlainPath } from '../helpers/safe-address.js';
import * as s from '../helpers/schema.js';
import type { PluginFile, PluginSite } from './plugin-contract.js';

/** A part of a result that is not as its hook is declared. `expected` and `got` are written as `Issue` has them. */
export interface ResultFault {
  /** `result[0].path`. */
  path: string;
  expected: string;
  got: string;
}

// No editor asks for the JSON schema of a result.
const absent = s.simple<undefined>('undefined', {}, (value) => value === undefined);
const bytes = s.simple<Uint8Array>('Uint8Array', {}, (value) => value instanceof Uint8Array);
const outputPath = s.simple<string>(
  'output path',
  {},
  (value) => typeof value === 'string' && isPlainPath(value) && /^[^/].*[^/]$|^[^/]$/.test(value),
);

const FILES = s.list(s.object({ path: s.string, text: s.string }, ['path', 'text'], true));
const OUTPUTS = s.list(s.object({ path: outputPath, content: s.any(s.string, bytes) }, ['path', 'content'], true));
const TAGS = s.list(
  s.object(
    { tagName: s.filled, attributes: s.record(s.any(s.string, s.boolean, absent)), innerHTML: s.string },
    ['tagName'],
    true,
  ),
);

/** Returns the fault of files that `content` returned; a file outside of the content folders is one too, because nothing would read it. */
export function filesFault(files: readonly PluginFile[], { docs, blog, pages }: PluginSite): ResultFault | undefined {
  const fault = shapeFault(FILES, files);
  if (fault) return fault;
  const folders = [...docs, ...blog, ...(pages ? [pages] : [])].map(({ path }) => `${path.replace(/^\.\//, '')}/`);
  const isRead = ({ path }: PluginFile) => isPlainPath(path) && folders.some((folder) => path.startsWith(folder));
  const index = files.findIndex((file) => !isRead(file));
  const expected = `path below ${folders.join(', ')}`;
  return index < 0 ? undefined : { path: `result[${index}].path`, expected, got: s.shown(files[index]?.path) };
}

/** Returns what is wrong with files that `output` gave; nothing if it gave none. */
export const outputsFault = (outputs: unknown): ResultFault | undefined =>
  outputs === undefined ? undefined : shapeFault(OUTPUTS, outputs);

/** Returns what is wrong with tags that `head` gave; nothing if it gave none. */
export const tagsFault = (tags: unknown): ResultFault | undefined =>
  tags === undefined ? undefined : shapeFault(TAGS, tags);

function shapeFault(shape: s.Shape, value: unknown): ResultFault | undefined {
  const issues: s.Issue[] = [];
  shape.check(value, ['result'], issues);
  const [issue] = issues;
  if (!issue) return undefined;
  const path = s.pathText(issue.path);
  return issue.kind === 'type'
    ? { path, expected: issue.expected, got: issue.got }
    : { path, expected: 'non-empty string', got: 'undefined' };
}

/** Keys of any of some types that may be absent; those whose value may be null. */
type OptionalKey<T> = T extends unknown
  ? { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Key : never }[keyof T]
  : never;
type NullableKey<T> = T extends unknown ? { [Key in keyof T]-?: null extends T[Key] ? Key : never }[keyof T] : never;

/** Fields that some kind of page may lack, and those that may be null: the compiler wants both lists whole. */
const OPTIONAL: Record<OptionalKey<Page>, true> = {
  data: true,
  draft: true,
  editUrl: true,
  frameless: true,
  frontMatter: true,
  inLanguages: true,
  intro: true,
  lastUpdate: true,
  listsRead: true,
  next: true,
  prev: true,
  reviewed: true,
  source: true,
  still: true,
  unlisted: true,
  without: true,
  wrapperClassName: true,
};
const NULLABLE: Record<NullableKey<Page>, true> = { breadcrumbs: true, heading: true, recent: true, sidebar: true };

/** Returns the fault of a page that `pageData` returned: a missing field, or one of another type. */
export function pageFault(given: unknown, page: Page): ResultFault | undefined {
  if (!s.isPlainObject(given)) return { path: 'result', expected: 'object', got: s.shown(given) };
  for (const [key, before] of Object.entries(page)) {
    const now = given[key];
    if (before === null || before === undefined || (now === null && key in NULLABLE)) continue;
    if (now === undefined && key in OPTIONAL) continue;
    if (now === undefined) return { path: 'result', expected: 'whole page', got: s.shown(given) };
    if (typeOf(now) !== typeOf(before)) return { path: `result.${key}`, expected: typeOf(before), got: s.shown(now) };
  }
  return undefined;
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'unknown[]' : typeof value);
