/** Turns a property into code: a loop over its inputs, for the sandbox and for the compiler. */
import { oracleOf, readProperties } from '../site/sources/property-lines.js';
import { readInputs, typeOf } from './arbitraries.js';
import type { CodeBlock } from './find-blocks.js';

/** Names under which `instrument.ts` finds the calls that ask for an input and that name an exception. */
export const NEXT = '__notesCase';
export const EXCEPT = '__notesExcept';

/** Name of the function that a property is compared with, where it is not one of the note's own. */
const ORACLE = 'oracle';

export const closing = '}';

/** Text of a note in which nothing is taken for a marker or a call of the loop. */
export const quiet = (line: string): string =>
  line.replace(/!(?=\s*@notes \d)/g, ' ').replace(/__notes(?=Case|Except)/g, '__noted');

/** Names of a property's inputs; empty for a syntax error, which is reported elsewhere. */
export function inputNames(inputs: string): string[] {
  try {
    return readInputs(inputs).map(({ name }) => name);
  } catch {
    return [];
  }
}

export const openingText = (property: number, names: readonly string[]): string =>
  `for (let __c; __c = ${NEXT}(${property}); ) { const { ${[...names, ORACLE].join(', ')} } = __c;`;

export const exceptionText = (property: number, exception: number, condition: string): string =>
  `if (${quiet(condition)}) ${EXCEPT}(${property}, ${exception});`;

/** A block as the compiler reads it; a property's inputs have the types of their generators. */
export function typedText({ code, meta }: CodeBlock, loader: string): string {
  const properties = readProperties(code);
  if (properties.length === 0) return code;
  const lines = code.split('\n');
  for (const [index, { row, body, inputs, exceptions }] of properties.entries()) {
    lines[row] = `${index > 0 ? closing : ''}${loopText(inputs, loader.startsWith('ts'), isForeign(meta))}`;
    lines.fill('', row + 1, body);
    for (const { row: at, condition } of exceptions) lines[at] = `if (${condition}) {}`;
  }
  return `${lines.join('\n')}\n${closing}`;
}

/** True if a block is compared with a function of the platform or of a package. */
export const isForeign = (meta: string): boolean => oracleKind(oracleOf(meta)) !== 'own';

function loopText(inputs: string, typed: boolean, foreign: boolean): string {
  let fields: string[] = [];
  try {
    fields = readInputs(inputs).map(({ name, generator }) => `${name}: ${typeOf(generator)}`);
  } catch {
    // Told by the run.
  }
  const names = [...fields.map((field) => field.slice(0, field.indexOf(':'))), ...(foreign ? [ORACLE] : [])];
  const type = `{ ${[...fields, ...(foreign ? [`${ORACLE}: any`] : [])].join('; ')} }[]`;
  return `for (const { ${names.join(', ')} } of ${typed ? `[] as ${type}` : `/** @type {${type}} */ ([])`}) {`;
}

/** Returns the origin of an oracle: the platform, a package, or the note itself (a slow twin, or stated properties). */
export function oracleKind(name: string | undefined): 'platform' | 'package' | 'own' {
  if (name === undefined) return 'own';
  if (name.startsWith('node:')) return 'platform';
  let at: unknown = globalThis;
  for (const key of name.split('.')) {
    if ((typeof at !== 'object' && typeof at !== 'function') || at === null || !(key in at)) {
      return name.includes('.') ? 'package' : 'own';
    }
    at = Reflect.get(at, key);
  }
  return typeof at === 'function' ? 'platform' : 'own';
}
