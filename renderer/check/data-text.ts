/** Parses JSON and YAML blocks. */

import { messageOf } from '../site/helpers/caught-error.js';
import { jsonFaultAt } from '../site/helpers/json-fault.js';
import type { BlockFault } from './block-place.js';
import { placeAt } from './block-place.js';
import { nearestOf } from './near-words.js';

type Yaml = typeof import('yaml');

/** @param first line of the block in its file */
export async function dataFaults(code: string, lang: string, first = 1): Promise<BlockFault[]> {
  const yaml: Yaml = await import('yaml');
  if (lang !== 'json' && lang !== 'jsonc') return yamlFaults(code, yaml, first);
  const text = lang === 'jsonc' ? withoutComments(code) : code;
  try {
    JSON.parse(text);
  } catch (error) {
    const slip = jsonSlip(text);
    if (slip) return [slip];
    const message = messageOf(error);
    // Places and excerpts that the engine names are those of the text without its block.
    const reason = message.replace(/,? (?:in JSON )?at position \d+.*$|, (?:\.\.\.)?"[\s\S]*$/s, '');
    return [{ message: reason, ...placeAt(code, jsonFaultAt(text)) }];
  }
  // A duplicate key is valid JSON, but never intended.
  return yamlErrors(text, yaml)
    .filter(({ code: name }) => name === 'DUPLICATE_KEY')
    .map((error) => duplicateFault(text, yaml, error.pos[0], first));
}

/** A comma that is left out, or a word that other languages have for a value. */
function jsonSlip(text: string): BlockFault | undefined {
  const at = jsonFaultAt(text);
  const [word = ''] = /^[A-Za-z]+/.exec(text.slice(at)) ?? [];
  const nearest = word === 'None' ? 'null' : nearestOf(word.toLowerCase(), ['true', 'false', 'null']);
  if (nearest && nearest !== word)
    return { message: `"${word}" is no value of JSON`, written: word, nearest, ...placeAt(text, at) };
  const end = text.slice(0, at).trimEnd().length;
  const mended = `${text.slice(0, end)},${text.slice(end)}`;
  // With a comma, what stopped the reading is read.
  const isComma = end > 0 && at < text.length && /["\d\w}\]]/.test(text[end - 1] ?? '') && jsonFaultAt(mended) > at + 1;
  return isComma ? { message: 'a comma is missing', inserted: ',', ...placeAt(text, end) } : undefined;
}

type YamlError = import('yaml').YAMLParseError;

const yamlErrors = (code: string, yaml: Yaml): YamlError[] =>
  yaml.parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []));

function yamlFaults(code: string, yaml: Yaml, first: number): BlockFault[] {
  const errors = yamlErrors(code, yaml);
  const [broken] = errors.filter(({ code: name }) => name !== 'DUPLICATE_KEY');
  // Later errors of the parser are consequences of the first one.
  if (broken) return [slipIn(code, yaml, errors.length) ?? brokenFault(code, broken, first)];
  return errors.map(({ pos }) => duplicateFault(code, yaml, pos[0], first));
}

function brokenFault(code: string, { code: name, message, pos }: YamlError, first: number): BlockFault {
  const place = placeAt(code, pos[0]);
  const line = code.split('\n')[place.line - 1] ?? '';
  // The value of the line before goes on in this one, and becomes a key.
  if (name === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:(?:\s|$)/.test(line) && !/^\s*-/.test(line)) {
    const at = place.line + (/^[ \t]/.test(line) ? 0 : 1);
    const text = `line ${at + first - 1} is indented deeper, and the line before it has a value already`;
    return { message: text, line: at, column: 1 };
  }
  return { message: message.split('\n')[0]?.replace(/ at line .*$/, '') ?? '', ...place };
}

/** The sign whose space is missing, if the text is read better with it. */
const slipIn = (code: string, yaml: Yaml, errors: number): BlockFault | undefined =>
  colonFault(code, yaml, errors) ?? dashFault(code, yaml, errors);

/** `-item`: an item whose dash has no space after it. */
function dashFault(code: string, yaml: Yaml, errors: number): BlockFault | undefined {
  for (const { 0: written, index } of code.matchAll(/(?<=^[ \t]*)-(?=[^\s-])/gm)) {
    if (yamlErrors(`${code.slice(0, index + 1)} ${code.slice(index + 1)}`, yaml).length >= errors) continue;
    const message = 'behind the "-" of a list item a space is missing';
    return { message, ...placeAt(code, index), written, nearest: '- ' };
  }
  return undefined;
}

/** `on:push`: a key whose colon has no space after it, if that is what is wrong. */
function colonFault(code: string, yaml: Yaml, errors: number): BlockFault | undefined {
  for (const { 0: whole, 1: key = '', index } of code.matchAll(/^[ \t]*(?:- +)?([\w-]+):(?=[^\s:/])/gm)) {
    const behind = index + whole.length;
    if (yamlErrors(`${code.slice(0, behind)} ${code.slice(behind)}`, yaml).length >= errors) continue;
    const place = placeAt(code, behind - key.length - 1);
    const written = `${key}:`;
    return { message: `behind the colon of "${key}" a space is missing`, ...place, written, nearest: `${written} ` };
  }
  return undefined;
}

/** The fault of a duplicate key, with the line of the first one. */
function duplicateFault(code: string, yaml: Yaml, offset: number, first: number): BlockFault {
  let found: { key: string; at: number } | undefined;
  for (const document of yaml.parseAllDocuments(code, { uniqueKeys: false })) {
    if (!('errors' in document)) continue;
    yaml.visit(document, {
      Map(_, { items }) {
        const keys = items.flatMap(({ key }) => (yaml.isScalar(key) && key.range ? [{ key, at: key.range[0] }] : []));
        const second = keys.find(({ at }) => at === offset);
        const before = second && keys.find(({ key, at }) => at < offset && key.value === second.key.value);
        if (second && before) found = { key: String(second.key.value), at: before.at };
      },
    });
  }
  const place = placeAt(code, offset);
  if (!found) return { message: 'a key is duplicated', ...place };
  const line = placeAt(code, found.at).line + first - 1;
  return { message: `the key "${found.key}" is already in line ${line}`, ...place };
}

/** Comments become spaces, so that places stay. */
const withoutComments = (code: string) =>
  code.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    found.startsWith('"') ? found : found.replace(/[^\n]/g, ' '),
  );
