/** Repairs of values that are not of the form a field wants, where the written text leaves little doubt what was meant. */
import { narrow } from '../helpers/narrow-signs.js';
import { foreignValue } from './foreign-names.js';
import { nearestOf } from './near-names.js';

export interface ValueRepair {
  /** The replacement. */
  text: string;
  sure: boolean;
  /** As a message shows it: the known name that is near, else the replacement. */
  nearest?: string;
}

const YES = /^(?:true|yes|y|on|1|always|是|真|对)$/i;
const NO = /^(?:false|no|n|off|0|never|否|假|不)$/i;

/** A written value, and the type that its field expects. */
interface Written {
  expected: string;
  /** Alternatives of the type. */
  kinds: readonly string[];
  /** As in the file. */
  written: string;
  /** Without quotation marks, and with half-width signs. */
  bare: string;
  quote: string;
  /** Quotation mark that texts of the file have. */
  mark: string;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

function asBoolean({ kinds, bare }: Written): ValueRepair | undefined {
  if (!kinds.includes('boolean') && !(kinds.includes('true') && kinds.includes('false'))) return undefined;
  if (YES.test(bare)) return { text: 'true', sure: true };
  if (NO.test(bare)) return { text: 'false', sure: true };
  const near = nearestOf(bare, ['true', 'false']);
  return near && { text: near.name, sure: near.sure, nearest: near.name };
}

function asNumber({ kinds, written, bare }: Written): ValueRepair | undefined {
  if (!kinds.some((kind) => /^(?:number|whole number.*|\d+)$/.test(kind))) return undefined;
  const fits = kinds.includes('number') || kinds.some((kind) => kind.startsWith('whole')) || kinds.includes(bare);
  return NUMBER.test(bare) && bare !== written && fits ? { text: bare, sure: true } : undefined;
}

/** A number without quotation marks, or a path, which is a regular expression without them. */
function asText({ kinds: [kind = ''], written, quote, mark }: Written): ValueRepair | undefined {
  const isNumber = /string$/.test(kind) && quote === '' && NUMBER.test(written);
  const isPath = /\b(?:string|path)\b/.test(kind) && /^\/(?:[\w./-]*\/)?$/.test(written);
  return isNumber || isPath ? { text: mark + written + mark, sure: true } : undefined;
}

/** A single text or object where a list is expected. */
function asList({ expected, kinds, written, quote }: Written): ValueRepair | undefined {
  const listed =
    /^\((.*)\)\[\]$/.exec(expected)?.[1] ?? /^(.*)\[\]$/.exec(kinds.find((kind) => kind.endsWith('[]')) ?? '')?.[1];
  const isText = /string/.test(listed ?? '') && quote !== '';
  const isObject = /\bobject$/.test(listed ?? '') && /^\{\s*[^\s}][\s\S]*\}$/.test(written);
  return isText || isObject ? { text: `[${written}]`, sure: true } : undefined;
}

/** The nearest of the allowed words, unless another word for one of them is written. */
function asWord({ expected, kinds, written, bare, quote }: Written): ValueRepair | undefined {
  const names = kinds.flatMap((kind) => /^["'](.*)["']$/.exec(kind)?.[1] ?? []);
  const near = names.length > 0 && meantValue(expected, written) === undefined ? nearestOf(bare, names) : undefined;
  return near && { text: quote + near.name + quote, sure: near.sure, nearest: near.name };
}

/**
 * @param expected type of the field in TypeScript
 * @param written the value as in the file, quotation marks included
 */
export function valueRepair(expected: string, written: string, mark = "'"): ValueRepair | undefined {
  const [, quote = '', inner = written] = /^(['"`])([\s\S]*)\1$/.exec(written) ?? [];
  const bare = narrow(inner.replace(/^[“‘「]([^“”‘’「」]*)[”’」]$/, '$1'));
  const value = { expected, kinds: expected.split(' | '), written, bare, quote, mark };
  const made = asBoolean(value) ?? asNumber(value) ?? asText(value) ?? asList(value) ?? asWord(value);
  return made && { nearest: made.text, ...made };
}

/** Returns the value that another word means: only shown, because its author may mean something else. */
export function meantValue(expected: string, written: string): string | undefined {
  const names = expected.split(' | ').flatMap((kind) => /^["'](.*)["']$/.exec(kind)?.[1] ?? []);
  return foreignValue(written.replace(/^(['"`])([\s\S]*)\1$/, '$2'), names);
}

/** `css`, and `css, html`, where YAML wants a list. */
export function listRepair(expected: string, written: string): ValueRepair | undefined {
  if (!/\[\]/.test(expected) || /^[[{>|&*!]/.test(written) || /[\n#]|: /.test(written)) return undefined;
  const items = written.split(/(?<!\s)\s*[,，、]\s*/).filter(Boolean);
  // Words with a space between them are one entry or several.
  return { text: `[${items.join(', ')}]`, sure: items.length > 1 || !/\s/.test(written) };
}
