/** Marks of a hurried hand: an entity without its end, a bracket too many. Readers see the signs. */
import { nearestOf } from '../../site/problems/near-names.js';
import { emojiNames } from '../page/emoji.js';
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

/** 》 in place of > at the start of a line. */
const QUOTE = /^》[ \t]+(\S[^\n《》]*)$/gm;

/** @param hasEmoji `:smile:` is a picture */
export function handSlips(context: SlipContext, hasEmoji: boolean): void {
  if (context.file.includes('》')) quotes(context);
  entities(context);
  breaks(context);
  writtenBreaks(context);
  attributeMarks(context);
  openQuotes(context);
  if (context.file.includes('\\')) paths(context);
  if (hasEmoji) emojiCodes(context);
  const links = context.of('link');
  const open = openBrackets(links.length > 0 ? context.file : '');
  for (const node of links) linkMarks(context, node, open);
}

/** Round brackets opened before each offset of a text, less those closed: a long paragraph may hold thousands of links. */
function openBrackets(text: string): Int32Array {
  const open = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    const change = sign === '(' || sign === '（' ? 1 : sign === ')' || sign === '）' ? -1 : 0;
    open[at + 1] = (open[at] ?? 0) + change;
  }
  return open;
}

function quotes(context: SlipContext): void {
  for (const { 0: found, 1: words = '', index } of context.masked().matchAll(QUOTE)) {
    if (found.includes('\u0000')) continue;
    context.correct(found, `> ${words}`, index, { sure: true });
  }
}

const ENTITIES = ['nbsp', 'ensp', 'emsp', 'thinsp', 'lt', 'gt', 'amp', 'quot', 'copy', 'hellip', 'mdash', 'ndash'];
const NAMED = new RegExp(`&(${ENTITIES.join('|')})(?![A-Za-z0-9;=])`, 'g');
/** Names that a parser does not know stay in the text with their end. */
const UNKNOWN = /&([A-Za-z]{3,6});/g;

/** `&nbsp` without its end, and `&nbps;`. */
function entities(context: SlipContext): void {
  if (!context.file.includes('&')) return;
  const masked = context.masked();
  // Text that the parser decoded no longer occurs in the source.
  const texts = new Set(context.of('text').flatMap(({ value = '' }) => value.match(UNKNOWN) ?? []));
  for (const { 0: found, 1: name = '', index } of masked.matchAll(NAMED))
    context.correct(found, `&${name};`, index, { sure: true });
  for (const { 0: found, 1: name = '', index } of masked.matchAll(UNKNOWN)) {
    const near = texts.has(found) && !ENTITIES.includes(name) ? nearestOf(name, ENTITIES) : undefined;
    if (near) context.correct(found, `&${near.name};`, index, { sure: near.sure });
  }
}

/** `</br>`, which is no end of anything but of a `<br>` right before it. */
function breaks(context: SlipContext): void {
  if (!/<\/br\s*>/i.test(context.file)) return;
  for (const { 0: found, index } of context.file.matchAll(/(?<!<br\s*>\s*)<\/br\s*>/gi))
    if (!context.isIn(index, 'code', 'inlineCode')) context.correct(found, '<br />', index, { sure: true });
}

/** `\\n` between two sentences, as in a string literal. Windows paths contain such signs in other positions. */
const WRITTEN_BREAK = /(?<=[。！？；：，\p{Script=Han}])\\n(?=\p{Script=Han})|(?<=[.!?])\\n(?=[A-Z])/gu;

function writtenBreaks(context: SlipContext): void {
  if (!context.file.includes('\\n')) return;
  for (const { 0: found, index } of context.masked().matchAll(WRITTEN_BREAK)) context.correct(found, '<br />', index);
}

/** `<font color=“red”>`, which is not a tag because of these quotation marks. */
function attributeMarks(context: SlipContext): void {
  if (!/=[“”]/.test(context.file)) return;
  for (const { 0: tag, index } of context.file.matchAll(/<[A-Za-z][\w-]*(?:\s[^<>\n]*)?=[“”][^<>\n]*>/g)) {
    if (context.isIn(index, 'code', 'inlineCode')) continue;
    const wanted = tag.replace(/=[“”]([^“”"\n]*)[“”]/g, '="$1"');
    context.correct(tag, wanted, index, { code: 'mark-width', sure: wanted !== tag });
  }
}

/** `<img width="300>`: the end of the tag belongs to the value. */
function openQuotes(context: SlipContext): void {
  if (!/="[^"\n<>]*>/.test(context.file)) return;
  const pattern = /<[A-Za-z][\w-]*(?:\s+[\w-]+(?:="[^"\n<>]*")?)*\s+([\w-]+="[^"\n<>]*?)([ \t]*\/?>)(?=[^"\n]*$)/gm;
  for (const { 0: tag, 1: value = '', 2: end = '', index } of context.file.matchAll(pattern)) {
    if (context.isIn(index, 'code', 'inlineCode', 'html', 'mdxJsxTextElement', 'mdxJsxFlowElement')) continue;
    const at = index + tag.length - end.length;
    const start = at - value.length + value.indexOf('"');
    context.say('mark-quote', { found: value + end, wanted: `${value}"${end}` }, start, at - start, {
      changes: [[at, at, '"']],
      sure: true,
    });
  }
}

/** A network or folder path of Windows that loses a backslash: before punctuation Markdown treats it as an escape. */
const PATH =
  /(?<![\w\\])(?:\\\\[A-Za-z][\w.-]*(?:\\[\w.$%-]+)+|[A-Z]:(?:\\[\w-]+)*\\[.%_{($][\w.%})$-]*(?:\\[\w.%-]+)*)/g;

function paths(context: SlipContext): void {
  for (const { 0: found, index } of context.masked().matchAll(PATH)) context.correct(found, `\`${found}\``, index);
}

const EMOJI = /(?<![\w:/])(:([a-z][a-z0-9_+-]{3,}):)(?![\w:/])/g;

/** Codes of a page that are compared with all names. */
const MOST_CODES = 50;

/** `:roket:`, near the code of an emoji. */
function emojiCodes(context: SlipContext): void {
  if (!/:[a-z][a-z0-9_+-]{3,}:/.test(context.file)) return;
  const names = emojiNames();
  const nearest = new Map<string, string | undefined>();
  for (const { 0: found, 2: name = '', index } of context.masked().matchAll(EMOJI)) {
    if (names.has(name) || (!nearest.has(name) && nearest.size >= MOST_CODES)) continue;
    if (!nearest.has(name)) nearest.set(name, nearestOf(name, names, 1)?.name);
    const near = nearest.get(name);
    if (near === undefined) continue;
    const wanted = `:${near}:`;
    context.correct(found, wanted, index, { nearest: wanted });
  }
}

/** `[!words](a.png)`, `[words]](a.md)` and `[words](a.md))`. */
function linkMarks(context: SlipContext, node: Node, open: Int32Array): void {
  const [start, end] = [context.start(node), context.end(node)];
  const written = context.file.slice(start, end);
  if (/^\[![^[\]]+\]\(/.test(written) && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(node.url ?? '')) {
    const wanted = `![${written.slice(2)}`;
    context.say('link-form', { found: written, wanted }, start, 2, { changes: [[start, start + 2, '![']], sure: true });
  }
  if (!written.endsWith(')') || context.file[end] !== ')') return;
  // A bracket may have opened some lines before.
  const paragraph = context.file.lastIndexOf('\n\n', start) + 1;
  if ((open[start] ?? 0) > (open[paragraph] ?? 0)) return;
  const extra = /^\)+/.exec(context.file.slice(end))?.[0] ?? ')';
  context.say('link-form', { found: written + extra, wanted: written }, end, extra.length, {
    changes: [[end, end + extra.length, '']],
  });
}
