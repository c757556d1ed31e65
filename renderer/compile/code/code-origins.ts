/** Origins that code of a site asks for when it runs: arguments of requests, imports, addresses of elements. */
import type { CspDirective } from '../../shared/csp.js';
import { Scan, type TokenType } from './scan/scan.js';
import { scanScript } from './scan/script.js';

/** An origin in a text, with what the page does with it. */
export interface AskedOrigin {
  directive: CspDirective;
  origin: string;
  /** Offset in the text. */
  offset: number;
}

/** Constants of other files of the site: addresses by name. */
export type KnownNames = ReadonlyMap<string, string>;

const typed = scanScript({ types: true, jsx: true });

const ORIGIN = /^(?:(?:https?|wss?):)?\/\/(?:[\w-]+\.)*[\w-]+(?::\d+)?(?=[/?#\\]|$)/i;

/** The origin of an address; of one without a scheme that of safe pages. */
export function originOf(address: string): string | undefined {
  const [start] = ORIGIN.exec(address.trim()) ?? [];
  if (start === undefined) return undefined;
  return (start.startsWith('//') ? `https:${start}` : start).toLowerCase();
}

interface Literal {
  from: number;
  /** Without quotation marks. */
  text: string;
}

/** Code without its texts and comments, and the texts. */
class CodeScan extends Scan {
  readonly literals: Literal[] = [];
  private masked = '';

  override token(type: TokenType, from: number, to: number): void {
    if (type === 'string' || type === 'template-string' || type === 'attr-value') this.hide(from, to, true);
    else if (type === 'comment' || type === 'regex') this.hide(from, to, false);
    super.token(type, from, to);
  }

  /** Returns the code with strings replaced by marks and comments by blanks. */
  rest(): string {
    return this.masked + this.code.slice(this.masked.length);
  }

  private hide(from: number, to: number, isText: boolean): void {
    if (from < this.masked.length) return;
    const text = this.code.slice(from, to);
    if (isText) this.literals.push({ from, text: text.replace(/^["'`]/, '').replace(/["'`]$/, '') });
    this.masked += this.code.slice(this.masked.length, from) + (isText ? '\u0001' : ' ').repeat(to - from);
  }
}

/** Code of a file during the search. */
interface Looked {
  code: string;
  masked: string;
  literals: readonly Literal[];
  names: KnownNames;
}

const CALLS: readonly { call: RegExp; directive: CspDirective; whole?: true }[] = [
  { call: /(?<![\w$])(?:fetch|new\s+(?:WebSocket|EventSource)|sendBeacon)\s*\(/g, directive: 'connect-src' },
  { call: /(?<![\w$])(?:axios|ky|useSWR)(?:\.\w+)?\s*(?:<[^<>()]*>\s*)?\(/g, directive: 'connect-src', whole: true },
  { call: /\.open\s*\(\s*\u0001+\s*,/g, directive: 'connect-src', whole: true },
  { call: /(?<![\w$.])import\s*\(/g, directive: 'script-src' },
];

/** The longest argument that is read. */
const LONGEST = 2000;

/** Index after the argument that starts at `from`, or after all of them. */
function argumentEnd(masked: string, from: number, whole: boolean): number {
  let depth = 0;
  const most = Math.min(masked.length, from + LONGEST);
  for (let at = from; at < most; at++) {
    const c = masked.charAt(at);
    if (c === '(' || c === '[' || c === '{') depth++;
    else if (c === ')' || c === ']' || c === '}') depth--;
    if (depth < 0 || (depth === 0 && c === ',' && !whole)) return at;
  }
  return most;
}

/** The first origin in a stretch of code: written there, or that of a name. */
function originIn({ masked, literals, names }: Looked, from: number, to: number): [string, number] | undefined {
  for (const { from: at, text } of literals) {
    if (at < from) continue;
    if (at >= to) break;
    const origin = originOf(text);
    if (origin) return [origin, at];
  }
  for (const { 0: name, index } of masked.slice(from, to).matchAll(/[A-Za-z_$][\w$]*/g)) {
    const address = names.get(name);
    if (address !== undefined) return [address, from + index];
  }
  return undefined;
}

/** Origins by the names that code gives them. @param exported those that other files may import alone */
export function namedOrigins(code: string, exported = false): Map<string, string> {
  const looked = look(code, new Map());
  const found = new Map<string, string>();
  const named =
    /(export\s+)?(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*(?::[^=;\n]+)?=(?!=)([^;\n]*(?:\n\s*[^\n;]*\u0001)?)/g;
  for (const { 1: isOut, 2: name = '', 0: whole, 3: value = '', index } of looked.masked.matchAll(named)) {
    // A call or a construction has a value of its own.
    if (exported && isOut === undefined) continue;
    const from = index + whole.length - value.length;
    if (/=>|\bfunction\b/.test(value)) continue;
    const origin = originIn(looked, from, from + value.length);
    if (origin) found.set(name, origin[0]);
  }
  return found;
}

function look(code: string, names: KnownNames): Looked {
  const scan = new CodeScan(code);
  typed(scan);
  return { code, masked: scan.rest(), literals: scan.literals, names };
}

const MAY_ASK = /\b(?:https?|wss?):\/\/|["'`]\/\/\w/i;

/**
 * Finds the origins that a file of code requests. Packages and imported values are not followed.
 * @param others addresses by their names in other files
 */
export function originsInCode(code: string, others: KnownNames = new Map()): AskedOrigin[] {
  if (!MAY_ASK.test(code) && others.size === 0) return [];
  const imported = [...others].filter(([name]) => new RegExp(`\\bimport\\b[^;'"]*\\b${name}\\b`).test(code));
  const looked = look(code, new Map([...imported, ...namedOrigins(code)]));
  return [...calls(looked), ...imports(looked), ...assigned(looked), ...elements(looked)];
}

function calls(looked: Looked): AskedOrigin[] {
  return CALLS.flatMap(({ call, directive, whole = false }) =>
    [...looked.masked.matchAll(call)].flatMap(({ 0: text, index }) => {
      const from = index + text.length;
      const origin = originIn(looked, from, argumentEnd(looked.masked, from, whole));
      return origin ? [{ directive, origin: origin[0], offset: origin[1] }] : [];
    }),
  );
}

function imports({ masked, literals }: Looked): AskedOrigin[] {
  return literals.flatMap(({ from, text }) => {
    const origin = originOf(text);
    return origin && /(?:\bfrom|^\s*import|[\n;]\s*import)\s*$/.test(masked.slice(Math.max(0, from - 40), from))
      ? [{ directive: 'script-src' as const, origin, offset: from }]
      : [];
  });
}

const MADE: readonly [string, CspDirective][] = [
  ['script', 'script-src'],
  ['link', 'style-src'],
  ['iframe', 'frame-src'],
];

/** Addresses of elements that code makes: `script.src = '…'`. */
function assigned(looked: Looked): AskedOrigin[] {
  const made = MADE.filter(([element]) => new RegExp(`createElement\\(\\s*['"]${element}['"]`).test(looked.code));
  if (made.length === 0) return [];
  const setters = /\.(src|href)\s*=(?!=)|\.setAttribute\s*\(\s*\u0001+\s*,/g;
  return [...looked.masked.matchAll(setters)].flatMap(({ 0: text, 1: property, index }) => {
    const from = index + text.length;
    const end = looked.masked.slice(from).search(/[;\n]/);
    const origin = originIn(looked, from, end < 0 ? looked.masked.length : from + end);
    if (!origin) return [];
    return made
      .filter(([element]) => (element === 'link') === (property === 'href') || property === undefined)
      .map(([, directive]) => ({ directive, origin: origin[0], offset: origin[1] }));
  });
}

const ELEMENTS: Record<string, [attribute: string, directive: CspDirective]> = {
  script: ['src', 'script-src'],
  iframe: ['src', 'frame-src'],
  img: ['src', 'img-src'],
  video: ['src', 'media-src'],
  audio: ['src', 'media-src'],
  source: ['src', 'media-src'],
  link: ['href', 'style-src'],
  form: ['action', 'form-action'],
};
const ELEMENT = /<(script|iframe|img|video|audio|source|link|form)\b((?:=>|[^<>])*)/g;

function elements({ masked, literals }: Looked): AskedOrigin[] {
  return [...masked.matchAll(ELEMENT)].flatMap(({ 0: whole, 1: element = '', 2: rest = '', index }) => {
    const [attribute, directive] = ELEMENTS[element] ?? ['src', 'img-src'];
    const start = index + whole.length - rest.length;
    const textOf = (name: string): Literal | undefined => {
      const found = new RegExp(`(?<![\\w-])${name}\\s*=\\s*\\{?\\s*(?=\\u0001)`).exec(rest);
      const at = found && start + found.index + found[0].length;
      return literals.find(({ from }) => from === at);
    };
    if (element === 'link' && textOf('rel')?.text !== 'stylesheet') return [];
    const value = textOf(attribute);
    const origin = value && originOf(value.text);
    return value && origin ? [{ directive, origin, offset: value.from }] : [];
  });
}
