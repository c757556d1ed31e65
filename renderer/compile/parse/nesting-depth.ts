/** Brackets in brackets beyond what a person writes: the parsers need time that grows with the square of the depth. */

/** Open brackets at one place of a paragraph. */
const DEEPEST = 1000;

/** Offset of the bracket that goes too deep; undefined for every text that a person wrote. */
export function tooDeep(text: string): number | undefined {
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
