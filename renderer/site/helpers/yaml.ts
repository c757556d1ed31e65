/**
 * YAML as authors of front matter and data files know it: `yes` and `on` are strings, dates stay text, `012` is 12 (B1.25).
 * Simple maps, by far the most, are read by a few patterns; everything else, and every error, by the `yaml` package.
 */
import type { Document } from 'yaml';
import { messageOf } from './caught-error.js';
import { lazy } from './lazy.js';
import type { Path } from './schema.js';
import { deepPlace, MOST_LEVELS } from './yaml-depth.js';

const library = lazy<typeof import('yaml')>('yaml');

export interface YamlError {
  message: string;
  /** Offset in the YAML text. */
  offset: number;
  length: number;
  /** The duplicate key, if that is the error. */
  twice?: string;
}

export type YamlResult = { value: unknown; error?: undefined } | { value?: undefined; error: YamlError };

/** Characters of a text that may be read again, over all attempts to repair it: some seconds at most. */
export const MOST_REREAD = 1_000_000;

/** Reads YAML. The first error wins: what follows it is mostly its consequence. */
export function readYaml(text: string): YamlResult {
  const simple = readSimpleMap(text);
  return simple ? { value: simple } : readAnyYaml(text);
}

/** Reads YAML by the full parser alone. */
export function readAnyYaml(text: string): YamlResult {
  const deep = deepPlace(text);
  if (deep !== undefined)
    return { error: { message: `More than ${MOST_LEVELS} levels in one another`, offset: deep, length: 1 } };
  const document = parse(text);
  const error = document.errors[0];
  if (error) {
    const mended = indentQuoted(text);
    if (mended !== undefined && parse(mended).errors.length === 0) return readAnyYaml(mended);
    const [start, end] = error.pos;
    const length = Math.max(1, end - start);
    if (error.code !== 'DUPLICATE_KEY') return { error: { message: error.message, offset: start, length } };
    const twice = /^[^:\n]*/.exec(text.slice(start))?.[0].trim() ?? '';
    return { error: { message: error.message, offset: start, length: Math.max(1, twice.length), twice } };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) ?? undefined };
  } catch (cause) {
    return { error: { message: messageOf(cause), offset: 0, length: 1 } };
  }
}

function parse(text: string): Document {
  const { parseDocument } = library();
  const { stackTraceLimit } = Error;
  // A text may hold an error at each character, and stacks take most of the time.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { merge: true, prettyErrors: false, logLevel: 'silent', stringKeys: true });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * The reference reads a quoted text whose further lines start at the margin; YAML wants them indented.
 * @returns the text with those lines indented; undefined when it has none
 */
function indentQuoted(text: string): string | undefined {
  let changed = false;
  const mended = text.replace(
    /^([A-Za-z_][\w-]*:[ \t]+)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')[ \t]*$/gm,
    (whole, key: string, value: string) => {
      const indented = value.replace(/\n(?=[^\s])/g, '\n ');
      changed ||= indented !== value;
      return indented === value ? whole : key + indented;
    },
  );
  return changed ? mended : undefined;
}

/** Offsets of a value (of its key, where the value is empty or a collection) in a YAML text that is known to be valid. */
export function yamlPlace(text: string, path: Path, want: 'value' | 'key' = 'value'): YamlPlace | undefined {
  return yamlPlaces(text)(path, want);
}

export interface YamlPlace {
  offset: number;
  length: number;
}

/** Places of many values of a text, which is read once; of none where it nests too deep. */
export function yamlPlaces(text: string): (path: Path, want?: 'value' | 'key') => YamlPlace | undefined {
  if (deepPlace(text) !== undefined) return () => undefined;
  const { contents } = parse(text);
  return (path, want = 'value') => placeIn(contents, path, want);
}

function placeIn(contents: unknown, path: Path, want: 'value' | 'key'): YamlPlace | undefined {
  const { isMap, isNode, isPair, isScalar } = library();
  let node = contents;
  let key: unknown;
  for (const piece of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(piece),
      );
      if (!pair) break;
      [key, node] = [pair.key, pair.value];
    } else if (isNode(node) && 'items' in node && typeof piece === 'number') {
      [key, node] = [undefined, (node.items as unknown[])[piece]];
    } else break;
  }
  const written = want === 'value' && isScalar(node) && node.range && node.range[1] > node.range[0];
  const target = !written && isNode(key) ? key : node;
  if (!isNode(target) || !target.range) return undefined;
  return { offset: target.range[0], length: Math.max(1, target.range[1] - target.range[0]) };
}

const KEY_LINE = /^([A-Za-z_][\w-]*):(?:[ ]+(?! )((?:.*[^ ])?))?[ ]*$/;
const LIST_LINE = /^[ ]*-[ ]+(?! )((?:.*[^ ])?)[ ]*$/;
/** A plain scalar that no rule of YAML can read otherwise: no indicator at its start, no `: `, ` #`, tab or final colon. */
const PLAIN = /^[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\s:#]|:(?=[^\s])|(?<=[^\s])#|[ ]+(?![ #]))*$/;
const IN_FLOW = /^[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\s:#,[\]{}]|[ ]+(?![ #]))*$/;

/** Reads `key: scalar`, `key: [a, b]` and `key:` with a list of scalars; undefined when anything else occurs. */
export function readSimpleMap(text: string): Record<string, unknown> | undefined {
  const map: Record<string, unknown> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const [, key, written] = KEY_LINE.exec(line) ?? [];
    if (key === undefined || Object.hasOwn(map, key) || key === '__proto__') return undefined;
    let value: unknown;
    if (written) value = written.startsWith('[') ? flowList(written) : scalar(written, PLAIN);
    else {
      const items: unknown[] = [];
      for (const next of lines.slice(index + 1)) {
        const [, item] = LIST_LINE.exec(next) ?? [];
        if (item === undefined) break;
        items.push(scalar(item, PLAIN));
        index++;
      }
      if (items.includes(undefined)) return undefined;
      value = items.length > 0 ? items : null;
    }
    if (value === undefined) return undefined;
    map[key] = value;
  }
  return map;
}

function flowList(text: string): unknown[] | undefined {
  if (!text.endsWith(']')) return undefined;
  const inner = text.slice(1, -1).trim();
  if (inner === '') return [];
  const items = inner.split(',').map((item) => scalar(item.trim(), IN_FLOW));
  return items.includes(undefined) ? undefined : items;
}

function scalar(text: string, plain: RegExp): unknown {
  const quote = text[0];
  if (quote === "'" || quote === '"') {
    const inner = text.slice(1, -1);
    return text.length > 1 && text.endsWith(quote) && !/['"\\\n]/.test(inner) ? inner : undefined;
  }
  return plain.test(text) ? plainValue(text) : undefined;
}

/** Core schema of YAML 1.2, as the `yaml` package resolves it. Leaves unusual numbers to that package. */
function plainValue(text: string): unknown {
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  if (/^(?:null|Null|NULL|~)$/.test(text)) return null;
  if (/^\d{1,15}$/.test(text) || /^\d{1,9}\.\d{1,6}$/.test(text)) return Number(text);
  const numberLike = /^[\d+][\da-fxo.+_-]*$/i.test(text) && !/^\d{4}-\d/.test(text);
  return numberLike || text.startsWith('.') ? undefined : text;
}
