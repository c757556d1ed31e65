/** Measures, cuts and wraps texts by their width on a terminal. */

/** Colour sequences have no width. */
const COLOURS = /\u001b\[[\d;]*m/g;

/** Columns a text takes on a terminal: wide characters (East Asian Width W and F, emoji) take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text.replace(COLOURS, '')) {
    const code = character.codePointAt(0) ?? 0;
    width += code >= 0x1100 && WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
  }
  return width;
}

const WIDE: readonly [number, number][] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** The beginning of a text that fits into some columns. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let cut = '';
  let width = 0;
  for (const character of text) {
    width += displayWidth(character);
    if (width > columns - 1) break;
    cut += character;
  }
  return `${cut}…`;
}

/** Characters that may not start a line. */
const CLOSING = /^[，。、；：！？）】》」』”’%,.;:!?)\]}]/u;

/** Characters that may not end a line. */
const OPENING = /[（【《「『“‘([{]$/u;

/** Words and single wide characters, each with the spaces before it. A closing mark stays with what it closes. */
const PIECES =
  /\s*(?:[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]+)/gu;

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [piece] of text.matchAll(PIECES)) {
    const last = pieces.at(-1);
    if (last !== undefined && (CLOSING.test(piece) || OPENING.test(last))) pieces.push(`${pieces.pop()}${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** A text whose lines are wrapped where they are too long, each with its indent. */
export function fitToWidth(text: string, columns: number): string {
  const fit = (line: string) => {
    if (displayWidth(line) <= columns) return line;
    const rest = line.trimStart();
    const indent = line.slice(0, line.length - rest.length);
    return wrapToWidth(rest, columns - indent.length)
      .map((part) => indent + part)
      .join('\n');
  };
  return text.split('\n').map(fit).join('\n');
}

/** Break positions of a word that is longer than its line: after the separators of a path or an address. */
const PARTS = /[^/\\\-_?&=]*[/\\\-_?&=]+|[^/\\\-_?&=]+/gu;

const partsOf = (piece: string) => [...piece.matchAll(PARTS)].map(([part]) => part);

/** Columns that a text needs if nothing but paths and addresses is broken. */
export const leastWidth = (text: string): number =>
  Math.max(
    0,
    ...piecesOf(text)
      .flatMap((piece) => partsOf(piece.trimStart()))
      .map(displayWidth),
  );

/** A text as lines of at most so many columns; a word that is longer keeps its line. */
export const wrapToWidth = (text: string, columns: number): string[] => wrapped(text, columns, (piece) => [piece]);

/** A text as lines of at most so many columns, two or more. Longer words are broken, paths and addresses between their parts. */
export const breakToWidth = (text: string, columns: number): string[] =>
  wrapped(text, columns, (piece) =>
    displayWidth(piece.trimStart()) <= columns
      ? [piece]
      : partsOf(piece).flatMap((part) => (displayWidth(part) <= columns ? [part] : [...part])),
  );

function wrapped(text: string, columns: number, divide: (piece: string) => string[]): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const piece of piecesOf(paragraph).flatMap(divide)) {
      const line = `${lines.at(-1)}${piece}`;
      if (displayWidth(line) <= columns || lines.at(-1) === '')
        lines[lines.length - 1] = lines.at(-1) === '' ? piece.trimStart() : line;
      else lines.push(piece.trimStart());
    }
    return lines;
  });
}
