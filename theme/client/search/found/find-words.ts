/** Finds words in the text of a page across its elements. */

/** The text under an element, with blocks on separate lines, and the nodes that contain it. */
export interface PageText {
  text: string;
  pieces: { node: Text; start: number }[];
}

/** Elements within a line. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|rb|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/i;
/** Elements without page text: buttons, pictures, duplicates, text for screen readers only. */
const NO_TEXT = 'button,svg,script,style,template,select,textarea,.sr-only,.hash-link,.katex-mathml';

export function readText(root: Element): PageText {
  const pieces: PageText['pieces'] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(NO_TEXT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      if (node.nodeName === 'BR') text += '\n';
      continue;
    }
    const own = blockOf(node);
    if (own !== block) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

function blockOf(node: Text): Element | null {
  let element = node.parentElement;
  while (element && INLINE.test(element.localName)) element = element.parentElement;
  return element;
}

const WORD = /[\p{L}\p{N}]/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isLetter = (sign: string | undefined) => sign !== undefined && WORD.test(sign) && !HAN.test(sign);
/** Up to this length a word is only marked if it is separate. */
const SHORT = 2;

/** Returns the positions of the words in a text, in order and without overlap: the longest first, at the start of words or of parts of names. */
export function placesIn(text: string, words: readonly string[]): [start: number, end: number][] {
  const longest = [...words].sort((a, b) => b.length - a.length);
  const pattern = longest.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+'));
  if (pattern.length === 0) return [];
  const any = new RegExp(pattern.join('|'), 'gi');
  const places: [number, number][] = [];
  for (let match = any.exec(text); match; match = any.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    if (begins(text, start) && (!needsEnd(match[0]) || ends(text, end))) places.push([start, end]);
    else any.lastIndex = start + 1;
  }
  return places;
}

const needsEnd = (word: string) => isLetter(word[0]) && (word.length <= SHORT || /^\d+$/.test(word));
const isUpper = (sign: string | undefined) => sign !== undefined && /\p{Lu}/u.test(sign);

/** True if a word may begin here: after something else, or as a part of a name (`makeCounter`). */
function begins(text: string, at: number): boolean {
  const [before, first] = [text[at - 1], text[at]];
  return !isLetter(before) || !isLetter(first) || (isUpper(first) && !isUpper(before));
}

function ends(text: string, at: number): boolean {
  const [last, after] = [text[at - 1], text[at]];
  return !isLetter(after) || (isUpper(after) && !isUpper(last));
}

/** Returns the piece that contains a position of the text. */
function pieceAt({ pieces }: PageText, place: number): PageText['pieces'][number] | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? place + 1) > place) high = middle;
    else low = middle + 1;
  }
  return pieces[low - 1];
}

/** The places as ranges of the document. */
export function rangesOf(page: PageText, places: readonly [start: number, end: number][]): Range[] {
  return places.flatMap(([start, end]) => {
    const [first, last] = [pieceAt(page, start), pieceAt(page, end - 1)];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, Math.min(start - first.start, first.node.length));
    range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    return [range];
  });
}

/**
 * Returns the match to start with: the first one of the displayed passage, else the first one from `from` on, else the first.
 * @param from position in the text where the hit starts
 */
export function firstOf(
  text: string,
  places: readonly [start: number, end: number][],
  passage: string,
  from: number,
): number {
  const wanted = passage.replace(/\s+/g, '');
  // Lines are broken elsewhere than in the passage.
  let at = from;
  if (wanted) {
    const rest = text.slice(from);
    const letters = rest.replace(/\s+/g, '');
    const index = letters.indexOf(wanted);
    if (index >= 0) at += placeOfLetter(rest, index);
  }
  return Math.max(
    0,
    places.findIndex(([start]) => start >= at),
  );
}

/** Place of the n-th character that is no space. */
function placeOfLetter(text: string, n: number): number {
  let left = n;
  for (let at = 0; at < text.length; at++) if (!/\s/.test(text.charAt(at)) && left-- === 0) return at;
  return text.length;
}
