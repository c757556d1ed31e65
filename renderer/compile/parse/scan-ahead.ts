/**
 * Estimates the work of the native engine for finding the ends of JSX elements and expressions.
 *
 * satteri 0.10.5 finds the end of an element by reading ahead (`scan_mdx_jsx_element_end`). Without an end, it takes the `<` for a
 * sign and continues, and meets every inner tag once more: forty unclosed tags after a brace are 2^40 attempts. Native code
 * cannot be interrupted, so the attempts are counted here, each position once, before the text is passed on.
 */
import { parseExpression } from '../mdx/literal.js';
import { countOf, MOST_AHEAD, type Span, withoutCode } from './scan-cost.js';

/** Characters that may be read for each character of the text, and for any text. */
const PER_CHARACTER = 100;
const FOR_ANY = 200_000;
/** Elements and expressions in one another: the engine gives up at 32. */
const DEEPEST = 32;
/** Fewer tags or braces than these cannot cost much: two to their power, and their number, times the text. */
const FEW_TAGS = 10;
const FEW_BRACES = 200;

const TAG_START = /<[A-Za-z_$>]/g;
/** In text one after a backslash is a sign, from which the engine does not look ahead. */
const TAG_IN_TEXT = /(?<!(?<!\\)\\)<[A-Za-z_$>]/g;
const SIGN = /[{<]/g;
/** Start of a tag inside an expression; any other `<` is a comparison. */
const START = /<[A-Za-z_$/>]/y;
/** Tokens of an expression. An apostrophe in a word is no quote. */
const PLAIN = /(?:[^{}"'`/<]|(?<=\w)')+/y;
const STRING = /(["'])(?:(?!\1)[^\\\n]|\\[\s\S])*(?:\1|(?=\n)|$)/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const REGEXP = /\/(?:[^/\\[\n]|\\[\s\S]|\[(?:[^\]\\]|\\[\s\S])*(?:\]|$))*(?:\/\w*|(?=\n)|$)/y;
/** After a value a slash divides. */
const VALUE = /(?:[)\]}"'`\w$]|\+\+|--)\s*$/;
const KEYWORD = /\b(?:await|case|default|delete|do|else|in|instanceof|new|of|return|throw|typeof|void|yield)\s*$/;
/** Parts of a tag: it ends with its name where that is empty. */
const NAME = /<(?:\/\s*)?(?:>|[\p{ID_Start}$_][\p{ID_Continue}$.:-]*(?=[\s>/{]|$))/uy;
const ATTRIBUTE =
  /\s*(?:(?=\{\s*\.\.\.)|[\p{ID_Start}$_][\p{ID_Continue}$:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{)))?)/uy;
const TAG_END = /\s*(?:\/\s*)?>/y;

/** Characters that may be read for the ends of tags: a second. */
const MOST_FOR_ENDS = 170_000_000;

/** True if so many tags have no end that the native engine, which looks for that of each, would need the square of the text. */
export function looksForEnds(text: string, codeOf: (text: string) => readonly Span[]): boolean {
  return costOfEnds(text) > MOST_FOR_ENDS && costOfEnds(withoutCode(text, codeOf)) > MOST_FOR_ENDS;
}

/** Each is searched up to the end of the text, on average half of its length. */
function costOfEnds(text: string): number {
  if (text.length ** 2 < MOST_FOR_ENDS) return 0;
  return ((countOf(text, TAG_IN_TEXT) - countOf(text, /<\/|\/>/g)) * text.length) / 2;
}

/**
 * True if reading `text` as MDX could keep the native engine busy beyond all measure.
 * @param codeOf finds code, in which the engine does not begin to look ahead: types in angle brackets look like tags that are not closed
 */
export function costsTooMuch(text: string, codeOf: (text: string) => readonly Span[]): boolean {
  const first = text.indexOf('{');
  if (first < 0 || !hasMany(text, first)) return false;
  const code = codeOf(text);
  const scan = new Scan(text, PER_CHARACTER * text.length + FOR_ANY);
  let passed = 0;
  try {
    // A brace may be in a tag that begins before it.
    const tag = text.lastIndexOf('<', first);
    for (let at = tag < 0 ? first : tag; at < text.length; at = nextSign(text, at + 1)) {
      while (code[passed] && code[passed]![1] <= at) passed++;
      const [from, to] = code[passed] ?? [text.length, text.length];
      if (from <= at) at = to - 1;
      else if (isEscaped(text, at)) continue;
      // It reaches into what would be code without it: then other code is not code either.
      else if ((text[at] === '{' ? scan.expression(at) : scan.tag(at)).end > from) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof ReadsTooFar) return true;
    throw error;
  }
}

/** Start of a tag that begins a block. */
const BLOCK_TAG = /(?<=^\s*|\n[ \t]*\n[ \t]*)<(?=[A-Za-z])/g;
const BLANK = /[ \t]*(?:\n|$)/y;
/** Shorter texts cost little, whatever they hold. */
const LONG = 8000;

/**
 * Returns a text of the same length in which values in the tags of blocks are blank: the native engine searches them for no marks. Tools
 * that document interfaces write a whole schema as one line of JSON there.
 */
export function withoutValues(text: string): string {
  if (text.length < LONG || !text.includes('={')) return text;
  const values: Span[] = [];
  try {
    const scan = new Scan(text, PER_CHARACTER * text.length + FOR_ANY);
    for (const { index } of text.matchAll(BLOCK_TAG)) {
      const found: Span[] = [];
      const { end } = scan.tag(index, found);
      if (index >= (values.at(-1)?.[1] ?? 0) && end >= 0 && matchEnd(BLANK, text, end) >= 0) values.push(...found);
    }
  } catch (error) {
    if (error instanceof ReadsTooFar) return text;
    throw error;
  }
  return withoutCode(text, () => values);
}

/** True for a sign after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from--;
  return (at - from) % 2 > 0;
}

/** Position of an invalid expression, and the reason. */
interface Unread {
  at: number;
  reason: string;
}

/**
 * Returns the first expression that has no end or is not valid, if the reference engine would need too long for it: it reads all behind
 * the brace again at each `}`.
 */
export function endlessExpression(text: string, codeOf: (text: string) => readonly Span[]): Unread | undefined {
  if (countOf(text, /\}/g) * text.length < MOST_AHEAD) return undefined;
  const shown = withoutCode(text, codeOf);
  const closing = [...shown.matchAll(/\}/g)].map(({ index }) => index);
  let passed = 0;
  for (let at = shown.indexOf('{'); at >= 0; at = shown.indexOf('{', at + 1)) {
    if (isEscaped(shown, at)) continue;
    while ((closing[passed] ?? Number.POSITIVE_INFINITY) < at) passed++;
    if (((closing.length - passed) * (shown.length - at)) / 2 < MOST_AHEAD) return undefined;
    const end = endOfExpression(shown, at);
    if (end === undefined) return undefined;
    if (end < 0) return { at, reason: 'Unexpected end of file in expression, expected a closing brace' };
    const inner = shown.slice(at + 1, end - 1);
    if (parseExpression(inner) === undefined && !SPREAD.test(inner))
      return { at, reason: 'Could not parse expression' };
    at = end - 1;
  }
  return undefined;
}

/** Attributes of an element from an object. */
const SPREAD = /^\s*\.\.\./;

/** Place after an expression, negative where it has no end, undefined where finding out would take too long. */
function endOfExpression(text: string, at: number): number | undefined {
  try {
    return new Scan(text, PER_CHARACTER * text.length + FOR_ANY).expression(at).end;
  } catch (error) {
    if (error instanceof ReadsTooFar) return undefined;
    throw error;
  }
}

function hasMany(text: string, from: number): boolean {
  TAG_START.lastIndex = from;
  let tags = 0;
  while (TAG_START.test(text)) if (++tags > FEW_TAGS) return true;
  let braces = 0;
  for (let at = from; at >= 0; at = text.indexOf('{', at + 1)) if (++braces > FEW_BRACES) return true;
  return false;
}

/**
 * The native engine would read ahead for too long. Each one is made where it is thrown: the trace of one that a module keeps holds what
 * called the import of that module, and all that this had at hand.
 */
class ReadsTooFar extends Error {}

/** Result of reading ahead from a position: its end, and the number of characters read. */
interface Ahead {
  /** Negative: it has no end, and `-1 - end` is where that was clear. */
  end: number;
  cost: number;
}

/** Reads what begins at a place; `within` adds the cost of a part and returns its end. */
type Read = (within: (part: Ahead) => number) => number;

const none = (at: number) => -1 - at;

/** Follows the engine's steps. Every place is read once; its cost counts wherever the engine would read it again. */
class Scan {
  private readonly known = new Map<string, Ahead>();
  private total = 0;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly most: number,
  ) {}

  /** An expression, from its brace. */
  expression(start: number): Ahead {
    const { text } = this;
    return this.once('{', start, (within) => {
      let open = 1;
      for (let at = start + 1; at < text.length; ) {
        const c = text[at];
        if (c === '}' && --open === 0) return at + 1;
        if (c === '{') open++;
        if (c === '<' && matchEnd(START, text, at) >= 0) at = Math.max(within(this.element(at)), at + 1);
        else at = endOfToken(text, at);
      }
      return none(text.length);
    });
  }

  /** A tag, with the expressions among its attributes; `values` takes the places of what these hold. */
  tag(start: number, values: Span[] = []): Ahead {
    const { text } = this;
    return this.once('<', start, (within) => {
      let at = matchEnd(NAME, text, start);
      if (at < 0) return none(start + 1);
      while (text[at - 1] !== '>') {
        const part = text[start + 1] === '/' ? -1 : matchEnd(ATTRIBUTE, text, at);
        const end = matchEnd(TAG_END, text, at);
        if (end < 0 && part < 0) return none(at);
        at = end >= 0 ? end : part;
        if (text[at] !== '{' || end >= 0) continue;
        const from = at + 1;
        at = within(this.expression(at));
        if (at < 0) return at;
        values.push([from, at - 1]);
      }
      return at;
    });
  }

  /** An element, from its tag to the next closing tag that belongs to none of its children. */
  private element(start: number): Ahead {
    const { text } = this;
    return this.once('</', start, (within) => {
      let at = within(this.tag(start));
      if (at < 0 || text[start + 1] === '/' || text[at - 2] === '/') return at;
      for (let sign = nextSign(text, at); sign < text.length; sign = nextSign(text, at)) {
        if (text[sign + 1] === '/' && text[sign] === '<') return within(this.tag(sign));
        at = within(text[sign] === '{' ? this.expression(sign) : this.element(sign));
        if (at < 0 && text[sign] === '{') return at;
        at = Math.max(at, sign + 1);
      }
      return none(text.length);
    });
  }

  private once(kind: string, start: number, read: Read): Ahead {
    const key = kind + start;
    const before = this.known.get(key);
    if (before) return before;
    if (++this.depth > DEEPEST) throw new ReadsTooFar();
    let cost = 0;
    const end = read((part) => {
      cost += part.cost;
      return part.end;
    });
    this.depth--;
    cost += (end < 0 ? none(end) : end) - start;
    this.total += cost;
    if (this.total > this.most) throw new ReadsTooFar();
    const ahead = { end, cost };
    this.known.set(key, ahead);
    return ahead;
  }
}

/** Place after the token of an expression that begins here. */
function endOfToken(text: string, at: number): number {
  const c = text[at]!;
  if (c === '"' || c === "'") return Math.max(matchEnd(PLAIN, text, at), matchEnd(STRING, text, at));
  if (c === '`') return endOfTemplate(text, at);
  if (c !== '/') return Math.max(matchEnd(PLAIN, text, at), at + 1);
  const comment = matchEnd(COMMENT, text, at);
  if (comment >= 0) return comment;
  const before = text.slice(Math.max(0, at - 20), at);
  return VALUE.test(before) && !KEYWORD.test(before) ? at + 1 : matchEnd(REGEXP, text, at);
}

/** A backtick inside `${}` does not end a template for the engine. */
function endOfTemplate(text: string, start: number): number {
  let open = 0;
  for (let at = start + 1; at < text.length; at++) {
    const c = text[at];
    if (c === '`' && open === 0) return at + 1;
    if (c === '\\') at++;
    else if (c === '{' && (open > 0 || text[at - 1] === '$')) open++;
    else if (c === '}' && open > 0) open--;
  }
  return text.length;
}

/** Offset of the next brace or angle bracket; the length of the text if there is none. */
function nextSign(text: string, from: number): number {
  SIGN.lastIndex = from;
  return SIGN.exec(text)?.index ?? text.length;
}

/** Returns where a match of a sticky expression at a place ends; -1 without a match. */
function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
