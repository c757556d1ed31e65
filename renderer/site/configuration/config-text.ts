/** A configuration object as the text of `notes.config.ts`: data only, in the order of the object. */

import { isPlainObject } from '../helpers/schema.js';
import type { NotesConfig } from './notes-config.js';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** Objects and lists up to this many characters are written in one line. */
const LINE = 90;

/** @param left receives the path of each value that is not data, such as a function; it is not written */
export function configText(config: NotesConfig, from: string, left: string[]): string {
  const data = clean(config, '', left);
  return [
    "import { defineConfig } from 'biji';",
    '',
    `/** Written by \`notes import\` from ${from}. What was computed there stands here as the value it had. */`,
    `export default defineConfig(${literal(data, '')});`,
    '',
  ].join('\n');
}

/** The same value without what cannot be written. */
function clean(value: unknown, path: string, left: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, i) => clean(entry, `${path}[${i}]`, left)).filter((entry) => entry !== undefined);
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      clean(entry, path ? `${path}.${key}` : key, left),
    ]);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }
  const isData = value === undefined || value === null || /^(?:string|boolean|number)$/.test(typeof value);
  if (isData) return value;
  left.push(`${path} (${typeof value === 'object' ? 'an object with code' : typeof value})`);
  return undefined;
}

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return block(
      value.map((entry) => literal(entry, `${indent}  `)),
      '[]',
      indent,
    );
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(
      ([key, entry]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${literal(entry, `${indent}  `)}`,
    );
    return block(entries, '{}', indent);
  }
  return String(value);
}

function block(entries: string[], brackets: '[]' | '{}', indent: string): string {
  if (entries.length === 0) return brackets;
  const [open, close] = brackets;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;

  if (line.length + indent.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}${close}`;
}

const quoted = (text: string) => {
  const json = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `'${json.replace(/'/g, "\\'")}'`;
};
