/** Explains why a body is not valid MDX, in the author's terms: the tag, attribute or sign at fault, with its correction. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { esmProblem } from '../mdx/esm-causes.js';
import { isVoid } from '../rewrite/forgive.js';
import type { Places } from '../tree/source-position.js';
import { bareObject } from './object-values.js';
import type { Span } from './scan-cost.js';

export interface MdxFailure {
  /** The parsed text. */
  text: string;
  /** Offset in that text where parsing stopped. */
  offset: number;
  /** Message of the parser. */
  reason: string;
  places: Places;
  /** Code of that text. */
  code: readonly Span[];
}

/** The causes that can be named; empty where the parser's words have to do. */
export function mdxCauses(failure: MdxFailure): Problem[] {
  const { text, offset, reason, places } = failure;
  const written = places.line(places.at(places.offset(offset)).line).slice(places.at(places.offset(offset)).column - 1);
  if (written.startsWith('<!--')) return [places.problem('markdown-comment-open', {}, places.offset(offset), 4)];
  const isInside = written.startsWith('/*') && text[offset - 1] === '{';
  if (/^\{?\/\*(?!.*\*\/)/.test(written) && (isInside || written.startsWith('{'))) {
    const at = places.offset(isInside ? offset - 1 : offset);
    const found = places.problem('markdown-comment-end', {}, at, 3);
    const end = /\*\}\s*$/.exec(written);
    if (!end) return [found];
    const slash = places.offset(offset) + end.index + 1;
    return [{ ...found, repair: { edits: [places.edit(slash, slash, '/')], sure: true } }];
  }
  const raw = rawTag(failure);
  if (raw) return [raw];
  const wide = wideAngles(failure);
  if (wide.length > 0) return wide;
  if (reason.startsWith('Could not parse import/exports')) return [brokenStatements(failure)];
  const open = /^Expected a closing tag for `<([^>`]*)>`/.exec(reason)?.[1];
  if (open !== undefined) return isVoid(open) ? voidTags(failure) : [openTag(failure, open)];
  const [, found, name] =
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>`/.exec(reason) ?? [];
  if (found !== undefined && name !== undefined)
    return isVoid(name) ? voidTags(failure) : [wrongEnd(failure, found, name)];
  if (text[offset] === '<') return angle(failure);
  const object = /^Could not parse expression/.test(reason) ? bareObject(text, offset, places) : undefined;
  return object ? [object] : [];
}

/** The element of a style sheet or script, as HTML and Vue have them, in which reading stopped. */
function rawTag({ text, offset, places, code }: MdxFailure): Problem | undefined {
  for (const { 0: found, 1: name = '', index } of text.matchAll(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1>/g)) {
    const isCode = code.some(([from, to]) => index >= from && index < to);
    if (!isCode && index <= offset && offset <= index + found.length)
      return places.problem('markdown-raw-tag', { name }, places.offset(index), name.length + 1);
  }
  return undefined;
}

/** Full-width angle brackets around the name of a tag. */
function wideAngles({ text, places, code }: MdxFailure): Problem[] {
  return [...text.matchAll(/＜(?=\/?[A-Za-z])|(?<=<\/?[A-Za-z][^<>\n]{0,200})＞/g)].flatMap(({ 0: found, index }) => {
    if (code.some(([from, to]) => index >= from && index < to)) return [];
    const wanted = found === '＜' ? '<' : '>';
    const at = places.offset(index);
    const problem = places.problem('mark-width', { found, wanted }, at, 1);
    return [{ ...problem, repair: { edits: [places.edit(at, at + 1, wanted)], sure: true } }];
  });
}

/** The block of import and export statements in which reading stopped. */
function brokenStatements({ text, offset, places }: MdxFailure): Problem {
  const before = [...text.slice(0, offset + 1).matchAll(/(?<=^|\n)(?=(?:import|export)\b)/g)];
  const start = before.at(-1)?.index ?? offset;
  const blank = text.indexOf('\n\n', start);
  const end = blank < 0 ? text.length : blank;
  const point = (at: number) => ({ line: 1, column: 1, offset: at });
  const position = { start: point(start), end: point(end) };
  return esmProblem({ type: 'mdxjsEsm', value: text.slice(start, end), position }, places);
}

/** Reports all void tags that are not closed: each has one meaning, so all can be repaired at once. */
function voidTags({ text, places, code }: MdxFailure): Problem[] {
  const tags = /<([A-Za-z]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*>(?:\s*<\/\1>)?/g;
  return [...text.matchAll(tags)].flatMap(({ 0: found, 1: name, 2: attributes, index }) => {
    if (!isVoid(name!) || code.some(([from, to]) => index >= from && index < to)) return [];
    const wanted = `<${name}${attributes} />`;
    const [from, to] = [places.offset(index), places.offset(index + found.length)];
    const problem = places.problem('markdown-tag-void', { found, wanted }, from, found.length);
    return [{ ...problem, repair: { edits: [places.edit(from, to, wanted)], sure: true } }];
  });
}

function openTag({ text, offset, reason, places }: MdxFailure, name: string): Problem {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
  const at = line === undefined ? offset : offsetIn(text, Number(line), Number(column));
  const problem = places.problem('markdown-tag-open', { name }, places.offset(at), name.length + 1);
  const torn = tornTag({ text, at, name, places });
  if (torn) return torn;
  // The same tag once more in the same line, and no end: the second one lacks its slash.
  const [rest = ''] = text.slice(at).split('\n', 1);
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const twice = `${before}${rest}`.split(`<${name}>`).length === 3 && !`${before}${rest}`.includes(`</${name}>`);
  // Or it occurs twice on lines of its own.
  const alone = [...text.matchAll(new RegExp(`^[ \\t]*<${name}>[ \\t]*$`, 'gm'))];
  const isPair = alone.length === 2 && !text.includes(`</${name}`);
  if (isPair) {
    const [first = '', index = 0] = [alone[1]?.[0], alone[1]?.index];
    const second = places.offset(index + first.indexOf('<'));
    const found = places.problem('markdown-tag-open', { name }, second, name.length + 2);
    return { ...found, repair: { edits: [places.edit(second + 1, second + 1, '/')], sure: true } };
  }
  if (!twice) return problem;
  const from = places.offset(text.lastIndexOf('\n', at - 1) + 1 + `${before}${rest}`.lastIndexOf(`<${name}>`));
  const again = places.problem('markdown-tag-open', { name }, from, name.length + 2);
  return { ...again, repair: { edits: [places.edit(from + 1, from + 1, '/')], sure: true } };
}

/** Finds an element that opens in a line of text and closes in a later paragraph or on a line of its own. @returns undefined for other elements */
function tornTag({ text, at, name, places }: { text: string; at: number; name: string; places: Places }) {
  const [, tag, gap = ''] = /^(<[^<>]*>)([ \t]*)(?=\S)/.exec(text.slice(at)) ?? [];
  if (tag === undefined) return undefined;
  const end = at + tag.length;
  const close = text.indexOf(`</${name}>`, end);
  const inside = text.slice(end, close);
  // An opening tag among them has the end that was found.
  if (close < 0 || !inside.includes('\n') || new RegExp(`<${name}[\\s/>]`).test(inside)) return undefined;
  const problem = places.problem('markdown-tag-torn', { name }, places.offset(at), name.length + 1);
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const beforeClose = text.slice(text.lastIndexOf('\n', close) + 1, close);
  if (/\S/.test(before + beforeClose)) return problem;
  const behind = places.offset(end);
  return { ...problem, repair: { edits: [places.edit(behind, behind + gap.length, `\n${before}`)], sure: true } };
}

/** `</found>` where `<name>` is open: one of them is misspelt, or the end of `name` is missing. */
function wrongEnd({ text, offset, places }: MdxFailure, found: string, name: string): Problem {
  const at = places.offset(offset);
  const problem = places.problem('markdown-tag-end', { found, name }, at, found.length + 3);
  const near = nearestOf(found, [name]);
  const next = new RegExp(`^</${found}>\\s*</(?=${name}>)`).exec(text.slice(offset))?.[0].length;
  if (!near && next !== undefined) {
    const other = places.offset(offset + next);
    const swapped = [places.edit(at + 2, at + 2 + found.length, name), places.edit(other, other + name.length, found)];
    return { ...problem, repair: { edits: swapped, sure: false } };
  }
  if (!near) return problem;
  const edits = [places.edit(at + 2, at + 2 + found.length, name)];
  return { ...problem, nearest: name, repair: { edits, sure: near.sure } };
}

const AUTOLINK = /^<((?:https?|ftp|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/;

/** A `<` that starts no tag, or a tag with an attribute that cannot be read. */
function angle({ text, offset, places }: MdxFailure): Problem[] {
  const rest = text.slice(offset, offset + 2000);
  const at = places.offset(offset);
  const url = AUTOLINK.exec(rest)?.[1];
  if (url !== undefined) {
    const wanted = /^[\w.+-]+@/.test(url) ? `[${url}](mailto:${url})` : `[${url}](${url})`;
    const problem = places.problem('markdown-autolink', { found: `<${url}>`, wanted }, at, url.length + 2);
    return [{ ...problem, repair: { edits: [places.edit(at, at + url.length + 2, wanted)], sure: true } }];
  }
  if (/^<(?:[\d=.,，。\s-]|[\u4e00-\u9fff]|$)/.test(rest)) {
    const problem = places.problem('markdown-less-than', {}, at, 1);
    return [{ ...problem, repair: { edits: [places.edit(at, at, '\\')], sure: true } }];
  }
  const attribute = brokenAttribute(rest);
  return attribute ? [told(attribute, offset, places)] : [];
}

interface BrokenAttribute {
  at: number;
  found: string;
  /** Its replacement. */
  wanted: string;
  sure: boolean;
}

function told({ at, found, wanted, sure }: BrokenAttribute, offset: number, places: Places): Problem {
  const [from, to] = [places.offset(offset + at), places.offset(offset + at + found.length)];
  const problem = places.problem('markdown-attribute', { found, wanted }, from, found.length);
  return { ...problem, repair: { edits: [places.edit(from, to, wanted)], sure } };
}

const GOOD =
  /^\s+(?:[A-Za-z_$:@][\w.:$-]*(?:\s*=\s*(?:"[^"\n]*"(?=[\s/>])|'[^'\n]*'(?=[\s/>])|\{(?:[^{}]|\{[^{}]*\})*\}))?(?=[\s/>])|\{\.\.\.[^{}]*\})/;

/** The first attribute of a tag that JSX cannot read. */
function brokenAttribute(tag: string): BrokenAttribute | undefined {
  const name = /^<[A-Za-z][\w.:-]*/.exec(tag);
  if (!name) return undefined;
  for (let at = name[0].length; at < tag.length; ) {
    const rest = tag.slice(at);
    const good = GOOD.exec(rest);
    if (good) {
      at += good[0].length;
      continue;
    }
    const space = /^\s*/.exec(rest)![0].length;
    return brokenValue(rest.slice(space), at + space);
  }
  return undefined;
}

function brokenValue(rest: string, start: number): BrokenAttribute | undefined {
  const [head, name] = /^([A-Za-z_$:@][\w.:$-]*)\s*[=＝]\s*/.exec(rest) ?? [];
  if (head === undefined || name === undefined) return undefined;
  const value = rest.slice(head.length);
  const at = start + head.length;
  if (head.includes('＝')) return { at: start, found: head, wanted: `${name}=`, sure: true };
  const curly = /^[“”＂‘’＇「]([^“”＂‘’＇」"'\n<>]*)[“”＂‘’＇」]/.exec(value);
  if (curly) return { at, found: curly[0], wanted: `"${curly[1]}"`, sure: true };
  if (value.startsWith('{')) return openBrace(value, at);
  const quote = value[0];
  if (quote === '"' || quote === "'") {
    const end = value.slice(1).search(/[\s>]/);
    const text = value.slice(1, end < 0 ? undefined : end + 1).replace(/[“”‘’"']$/, '');
    return { at, found: value.slice(0, end < 0 ? value.length : end + 1), wanted: `"${text}"`, sure: false };
  }
  const bare = /^[^\s"'=<>`{}]+?(?=\s|\/?>)/.exec(value)?.[0];
  return bare === undefined ? undefined : { at, found: bare, wanted: `"${bare}"`, sure: true };
}

/** Finds an attribute value in braces that lacks one or two closing braces before the tag ends or its next attribute begins. */
function openBrace(value: string, at: number): BrokenAttribute | undefined {
  const [line = ''] = value.split('\n', 1);
  const end = /(?<!\s)(?:\s+[A-Za-z][\w-]*=|\s*\/?>\s*$)/.exec(line) ?? /(?<!\s)\s*\/?>/.exec(line);
  const found = end ? line.slice(0, end.index) : '';
  const count = (sign: string) => found.split(sign).length - 1;
  const open = count('{') - count('}');
  if (open < 1 || open > 2 || count('"') % 2 > 0 || count("'") % 2 > 0) return undefined;
  return { at, found, wanted: found + '}'.repeat(open), sure: open === 1 };
}

function offsetIn(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
