/** Brackets in brackets, and blocks in blocks, beyond what a person writes: the parsers need time that grows with the square of the depth and more. */

import { maskFences } from '../../site/helpers/mask-fences.js';
import { DEEPER, LEVEL_SIGNS, Levels } from './code-levels.js';

/** Open brackets at one place of a paragraph, and of code. */
const DEEPEST = 1000;
/** Admonitions in one another. */
const DEEPEST_ADMONITION = 300;
/** Quotes and lists that one line opens. */
const DEEPEST_LINE = 300;

/** Offset of the bracket or block that goes too deep; undefined for every text that a person wrote. */
export function tooDeep(text: string): number | undefined {
  return deepBracket(text) ?? deepAdmonition(text) ?? deepLine(text) ?? deepExpression(text);
}

const MANY = new RegExp(DEEPER, 'g');
/** Start of a module, end of a paragraph, escaped signs, and the tokens of `Levels`. */
const SIGNS = new RegExp(`^(?:im|ex)port\\b|\\\\[\\\\{}]|\\n[ \\t]*(?=\\n)|${LEVEL_SIGNS}`, 'gm');

/** Returns where code goes too deep: from 2,100 arrow functions in one another on, the stack of the native engine ends the process. */
function deepExpression(text: string): number | undefined {
  if (text.length < 2 * DEEPEST || !/\{|^(?:im|ex)port\b/m.test(text)) return undefined;
  if ((text.match(MANY)?.join('').length ?? 0) < DEEPEST) return undefined;
  const levels = new Levels();
  let braces = 0;
  let isModule = false;
  for (const { 0: sign, index } of maskFences(text).matchAll(SIGNS)) {
    if (sign.startsWith('\\')) {
      // Of text, not of code.
      if ((braces > 0 || isModule) && sign !== '\\\\') levels.take(sign.slice(1));
    } else if (sign.endsWith('port')) isModule ||= levels.open === 0;
    else if (sign.startsWith('\n')) {
      isModule &&= levels.depth > 0;
      if (braces === 0 && !isModule) levels.clear();
    } else levels.take(sign);
    if (sign === '{') braces++;
    if (sign === '}') braces = Math.max(0, braces - 1);
    if ((braces > 0 || isModule) && levels.depth > DEEPEST) return index;
  }
  return undefined;
}

/** Start or end of an admonition. */
const ADMONITION = /^[ \t>]*:{3,}(?=(\w)|[ \t]*$)/gm;

function deepAdmonition(text: string): number | undefined {
  if (text.length < 3 * DEEPEST_ADMONITION) return undefined;
  let open = 0;
  for (const { 1: name, index } of text.matchAll(ADMONITION)) {
    open = name === undefined ? Math.max(0, open - 1) : open + 1;
    if (open > DEEPEST_ADMONITION) return index;
  }
  return undefined;
}

/** Start of a line with so many quotes and lists. */
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${DEEPEST_LINE}}`, 'm');

function deepLine(text: string): number | undefined {
  return text.length < DEEPEST_LINE ? undefined : DEEP_LINE.exec(text)?.index;
}

function deepBracket(text: string): number | undefined {
  if (text.length < 4 * DEEPEST) return undefined;
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === OPEN_BRACKET || c === OPEN_BRACE) {
      if (++open > DEEPEST) return i;
    } else if (c === CLOSE_BRACKET || c === CLOSE_BRACE) open = Math.max(0, open - 1);
    else if (c === NEWLINE && text.charCodeAt(i + 1) === NEWLINE) open = 0;
  }
  return undefined;
}

const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE, NEWLINE] = [0x5b, 0x5d, 0x7b, 0x7d, 0x0a];
