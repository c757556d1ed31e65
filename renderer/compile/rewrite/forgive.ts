/**
 * Forgiving MDX (D15): in an `.md` that is not valid MDX, void tags, autolinks, generics and stray braces are read as CommonMark in
 * place. Valid MDX keeps its meaning: a construct is only changed if it could not be parsed.
 */

import { maskFences } from '../../site/helpers/mask-fences.js';
import { isEmpty, parseExpression } from '../mdx/literal.js';
import type { Edit } from '../tree/source-position.js';
import { apply, type Change } from './rewrite.js';
import { indentInList, tornClosing, tornOpening } from './torn-elements.js';

export interface Forgiven {
  text: string;
  edits: Edit[];
  /** Forgiven constructs: offset and length in the given text, and the construct as written. */
  found: { at: number; length: number }[];
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HTML =
  /^(?:a|abbr|address|article|aside|audio|b|bdi|bdo|big|blockquote|body|button|canvas|caption|center|cite|code|colgroup|data|dd|del|details|dfn|dialog|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|ins|kbd|label|legend|li|main|map|mark|math|menu|meter|nav|noscript|object|ol|optgroup|option|output|p|picture|pre|progress|q|rp|rt|ruby|s|samp|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video)$/i;
/** Elements of HTML with longer names, which a slip can be near to. */
export const HTML_NAMES: readonly string[] = HTML.source
  .replace(/^[^a]*|\)\$$/g, '')
  .split('|')
  .filter((name) => name.length > 5);
/** True for the elements that have no content and no end. */
export const isVoid = (name: string): boolean => VOID.test(name);
export const isHtmlName = (name: string): boolean => HTML.test(name) || VOID.test(name);
const AUTOLINK = /^<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/;
const EMAIL = /^<([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)>/;
const TAG = /^<([A-Za-z][\w:-]*)((?:\s+[^\s"'<>/={}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`{}]+))?)*)\s*(\/?)>/;
/** Characters before an address that are looked at: a label has at most 999 (CommonMark 4.7), and a page may be one line. */
const LONGEST_LABEL = 1100;
const FENCE = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})/;

/** True for a page that is MDX on purpose, or has a comment without an end: its errors stay errors. */
export function keepsErrors(text: string): boolean {
  const prose = maskFences(text);
  return (
    hasOpenComment(text) ||
    /(?:^|\n\n)(?:import|export)\s/.test(prose) ||
    /<\/[A-Z]|<[A-Z][\w.]*(?:\s[^<>]*)?\/>/.test(prose)
  );
}

/** True for a comment without an end, which hides the rest of the page. */
export function hasOpenComment(text: string): boolean {
  const prose = maskFences(text).replace(/(?<!`)(`+)(?!`)[^`\n]*\1(?!`)/g, '');
  return prose.includes('<!--') && text.lastIndexOf('-->') < text.lastIndexOf('<!--');
}

/** Rewrites what is not valid MDX so that it is read as text, link or void element. */
export function forgive(text: string): Forgiven {
  const scan = new Scan(text);
  scan.run();
  return { ...apply(text, scan.changes), found: scan.found };
}

class Scan {
  changes: Change[] = [];
  found: { at: number; length: number }[] = [];
  private at = 0;
  private pairs = new Map<number, number>();
  private pairedTo = 0;
  private readonly first = new Map<string, number>();
  private readonly last = new Map<string, number>();

  constructor(private readonly text: string) {}

  run(): void {
    const { text } = this;
    let lineStart = true;
    while (this.at < text.length) {
      if (lineStart && (this.skipFence() || this.skipStatement())) continue;
      const c = text[this.at]!;
      lineStart = c === '\n';
      if (c === '\\') this.at += 2;
      else if (c === '`') this.skipCode();
      else if (c === '<') this.angle();
      else if (c === '{') this.brace();
      else this.at++;
    }
  }

  /** True if `mark` occurs after the current position. */
  private comes(mark: string): boolean {
    return this.lastOf(mark) >= this.at;
  }

  /** Last offset of `mark`, -1 if there is none; searched once for all positions. */
  private lastOf(mark: string): number {
    const at = this.last.get(mark) ?? this.text.lastIndexOf(mark);
    this.last.set(mark, at);
    return at;
  }

  /** True if `mark` occurs before the current position. */
  private came(mark: string): boolean {
    const at = this.first.get(mark) ?? this.text.indexOf(mark);
    this.first.set(mark, at);
    return at >= 0 && at < this.at;
  }

  private skipFence(): boolean {
    const end = this.lineEnd(this.at);
    const open = FENCE.exec(this.text.slice(this.at, end))?.[1];
    if (!open) return false;
    for (let start = end + 1; start < this.text.length; ) {
      const stop = this.lineEnd(start);
      const close = FENCE.exec(this.text.slice(start, stop))?.[1];
      const rest = this.text
        .slice(start, stop)
        .replace(/^[\s>]*[`~]+/, '')
        .trim();
      if (close && close[0] === open[0] && close.length >= open.length && rest === '') {
        this.at = stop + 1;
        return true;
      }
      start = stop + 1;
    }
    this.at = this.text.length;
    return true;
  }

  /** Skips import and export statements, whose braces and signs are code: from a line after a blank one to the next blank line. */
  private skipStatement(): boolean {
    if (!/^(?:import|export)[ \t{*]/.test(this.text.slice(this.at, this.at + 7))) return false;
    if (this.at > 0 && !/\n[ \t]*\n$/.test(this.text.slice(Math.max(0, this.at - 100), this.at))) return false;
    const blank = this.text.indexOf('\n\n', this.at);
    this.at = blank < 0 ? this.text.length : blank + 1;
    return true;
  }

  private lineEnd(from: number): number {
    const end = this.text.indexOf('\n', from);
    return end < 0 ? this.text.length : end;
  }

  /** Skips a code span: to the next run of as many backticks in the same paragraph, or over the run. */
  private skipCode(): void {
    const run = /^`+/.exec(this.text.slice(this.at, this.at + 100))![0];
    const blank = this.text.indexOf('\n\n', this.at);
    const paragraph = this.text.slice(this.at + run.length, blank < 0 ? undefined : blank);
    const close = new RegExp(`(?<!\`)${run}(?!\`)`).exec(paragraph);
    this.at += run.length + (close ? close.index + run.length : 0);
  }

  private change(length: number, insert: string, removed = length): void {
    this.changes.push({ at: this.at, removed, insert });
    this.found.push({ at: this.at, length });
    this.at += Math.max(1, removed);
  }

  private angle() {
    const rest = this.text.slice(this.at, this.at + 2000);
    const address = /^<[^<>\n]*>/.exec(rest);
    if (address && this.isDestination()) {
      this.at += address[0].length;
      return;
    }
    const auto = AUTOLINK.exec(rest);
    if (auto) return this.change(auto[0].length, link(auto[1]!, auto[1]!));
    const mail = EMAIL.exec(rest);
    if (mail) return this.change(mail[0].length, link(mail[1]!, `mailto:${mail[1]}`));
    if (/^<\s/.test(rest)) {
      this.at++;
      return;
    }
    const tag = TAG.exec(rest);
    if (tag) return this.tag(tag);
    const close = /^<\/([A-Za-z][\w.:-]*)\s*>/.exec(rest);
    if (close) return this.closing(close);
    const fragment = /^<\/?>/.exec(rest);
    const paired = fragment && (rest[1] === '>' ? this.comes('</>') : this.came('<>'));
    if (paired || (!fragment && !this.isGeneric() && endOfTag(this.text, this.at, this.lastOf('*/')) > 0)) {
      this.at++;
      return;
    }
    return this.change(1, '\\<', 1);
  }

  /** True where the address of a link or of a definition begins, which MDX reads as Markdown does; after a footnote's name its text begins. */
  private isDestination(): boolean {
    const before = this.text.slice(Math.max(0, this.at - LONGEST_LABEL), this.at);
    const start = before.lastIndexOf('\n') + 1;
    const line = before.slice(start);
    if (/\]\([ \t]*$/.test(line)) return true;
    return (start > 0 || before.length === this.at) && /^[ \t>]*\[(?!\^)[^\]]+\]:[ \t]*$/.test(line);
  }

  /** True directly after a name, as in `Promise<string>`. */
  private isGeneric(): boolean {
    return /[A-Za-z0-9_$\])]/.test(this.text[this.at - 1] ?? '');
  }

  private tag(match: RegExpExecArray) {
    const [whole, name, attributes, slash] = match as unknown as [string, string, string, string];
    if (VOID.test(name)) {
      const fixed = `<${name.toLowerCase()}${quoted(attributes)}/>`;
      if (slash && fixed === whole.replace(/(?<!\s)\s+\/>$/, '/>')) this.at += whole.length;
      else this.change(whole.length, fixed);
      return;
    }
    if (name === 'details' && this.splitDetails(whole)) return;
    if (name === 'style' && slash === '' && this.styleText(whole)) return;
    const closed = slash !== '' || this.comes(`</${name}`);
    if (!closed && (this.isGeneric() || !HTML.test(name))) return this.change(1, '\\<', 1);
    const end = this.at + whole.length;
    const torn = slash === '' ? tornOpening(this.text, this.at, end, name) : 0;
    if (torn > 0) this.join(end, torn, whole.length);
    const fixed = `<${name}${quoted(attributes)}${slash}>`;
    if (quoted(attributes) !== attributes) this.change(whole.length, fixed);
    else this.at += whole.length;
  }

  /** Rules of a `<style>`, whose braces are not MDX's: they become one text, so that nothing of them is read as Markdown. */
  private styleText(tag: string): boolean {
    const start = this.at + tag.length;
    if (!this.comes('</style>')) return false;
    const end = this.text.indexOf('</style>', start);
    const inner = this.text.slice(start, end);
    const before = /^\s*\n/.exec(inner)?.[0] ?? '';
    const rest = inner.slice(before.length);
    const after = /^[^\S\n]*(\n[\s\S]*)/.exec(rest.slice(rest.trimEnd().length))?.[1] ?? '';
    const rules = rest.slice(0, rest.length - after.length);
    const isText = /^\s*\{/.test(inner) && /\}\s*$/.test(inner) && parseExpression(inner.trim().slice(1, -1));
    if (!isText && rules.includes('{')) {
      const text = rules.replace(/[\\`]|\$(?=\{)/g, '\\$&');
      // A blank line ends a paragraph, but not what begins on a line of its own.
      const own = before === '' && /\n[ \t]*\n/.test(rules) ? '\n' : '';
      const insert = `${before}${own}{\`${text}\`}${own}${after}`;
      this.changes.push({ at: start, removed: inner.length, insert });
      this.found.push({ at: this.at, length: tag.length });
    }
    this.at = end;
    return true;
  }

  /** `<details><summary>` on one line: MDX wants each block on its own (B4.11). */
  private splitDetails(tag: string): boolean {
    const end = this.at + tag.length;
    if (!this.startsLine(this.at) || !/^[ \t]*\S/.test(this.text.slice(end, this.lineEnd(end)))) return false;
    this.found.push({ at: this.at, length: tag.length });
    this.changes.push({ at: end, removed: 0, insert: '\n' });
    this.at = end;
    return true;
  }

  /** Blank lines after `</summary>` and before `</details>`. */
  private splitClosing(tag: string, name: string): boolean {
    const end = this.at + tag.length;
    const line = this.text.lastIndexOf('\n', this.at) + 1;
    if (
      name === 'summary' &&
      /^<(?:summary|details)\b/.test(this.text.slice(line, end)) &&
      !/^[ \t]*(?:\n[ \t]*\n|$)/.test(this.text.slice(end))
    ) {
      this.changes.push({ at: end, removed: 0, insert: '\n\n' });
    } else if (
      name === 'details' &&
      !/\n[ \t]*\n$/.test(this.text.slice(Math.max(0, this.at - 100), this.at)) &&
      this.came('<details')
    ) {
      this.changes.push({ at: this.at, removed: 0, insert: '\n\n' });
    } else return false;
    this.found.push({ at: this.at, length: tag.length });
    this.at = end;
    return true;
  }

  private startsLine(at: number): boolean {
    return at === 0 || this.text[at - 1] === '\n';
  }

  private closing([whole, name]: RegExpExecArray) {
    if (VOID.test(name!)) return this.change(whole.length, '');
    if ((name === 'summary' || name === 'details') && this.splitClosing(whole, name)) return;
    const opened = this.came(`<${name}`);
    if (!opened && !HTML.test(name!)) return this.change(1, '\\<', 1);
    const torn =
      tornClosing(this.text, this.at, this.at + whole.length, name!) ||
      indentInList(this.text, this.at, this.at + whole.length, name!);
    if (torn > 0) this.join(this.at - torn, torn, whole.length);
    this.at += whole.length;
  }

  /** Takes out the white space that tears an element, unless another change has. @param length of the tag read */
  private join(at: number, removed: number, length: number): void {
    const last = this.changes.at(-1);
    if (last && last.at + last.removed > at) return;
    this.changes.push({ at, removed, insert: '' });
    this.found.push({ at: this.at, length });
  }

  /** Place of the brace that closes the one here. All of a paragraph are paired at once, so that many open ones cost no more. */
  private partner(): number {
    if (this.at >= this.pairedTo) {
      const { pairs, end } = pairsFrom(this.text, this.at, this.lastOf('*/'));
      this.pairs = pairs;
      this.pairedTo = end;
    }
    return this.pairs.get(this.at) ?? -1;
  }

  private brace(): void {
    const end = this.partner();
    if (end > 0) {
      const inner = this.text.slice(this.at + 1, end);
      if (isEmpty(inner) || parseExpression(inner)) {
        this.at = end + 1;
        return;
      }
    }
    this.change(1, '\\{', 1);
  }
}

/** Returns the end of a JSX tag with expressions among its attributes; -1 if it is not one. */
function endOfTag(text: string, from: number, lastComment: number): number {
  const name = /^<[A-Za-z_$][\w.:$-]*/.exec(text.slice(from, from + 200));
  if (!name) return -1;
  for (let at = from + name[0].length; at < text.length; ) {
    const rest = text.slice(at, at + 1000);
    const close = /^\s*\/?>/.exec(rest);
    if (close) return at + close[0].length;
    const attribute = /^\s+(?:[A-Za-z_$:@][\w.:$-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{)))?|(?=\{))/.exec(rest);
    if (!attribute) return -1;
    at += attribute[0].length;
    if (text[at] === '{') {
      const end = matching(text, at, lastComment);
      if (end < 0) return -1;
      at = end + 1;
    }
  }
  return -1;
}

/** Returns the offset of the brace that closes the one at `from`; -1 if there is none before a blank line. */
const matching = (text: string, from: number, lastComment: number): number =>
  pairsFrom(text, from, lastComment, true).pairs.get(from) ?? -1;

/**
 * Pairs braces from a brace to the next blank line, without comments.
 * @param lastComment offset of the last end of a comment, so that no position searches the rest of the text in vain
 * @param once stops at the partner of the first
 */
function pairsFrom(
  text: string,
  from: number,
  lastComment: number,
  once = false,
): { pairs: Map<number, number>; end: number } {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let i = from; i < text.length; i++) {
    const c = text[i]!;
    if (c === '{') open.push(i);
    else if (c === '}') {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, i);
      if (once && open.length === 0) return { pairs, end: i };
    } else if (c === '/' && text[i + 1] === '*') {
      if (i + 2 > lastComment) return { pairs, end: i };
      i = text.indexOf('*/', i + 2) + 1;
    } else if (c === '\n' && /^[ \t]*\n/.test(text.slice(i + 1, i + 200))) return { pairs, end: i };
  }
  return { pairs, end: text.length };
}

/** Attributes with their bare values in quotes. */
function quoted(attributes: string): string {
  return attributes.replace(/(\s[^\s"'<>/={}]+\s*=\s*)([^\s"'=<>`{}]+)(?=\s|$)/g, '$1"$2"');
}

function link(text: string, url: string): string {
  return `[${text.replace(/[\\`*_{}[\]<>~|$:@.]/g, '\\$&')}](<${url}>)`;
}
