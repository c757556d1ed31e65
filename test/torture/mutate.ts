/** Small damage to a text or to bytes, as a slip of a hand or a broken disk does it. */
import { oneOf, type Random } from './site.js';

/** Tokens with a meaning in Markdown, MDX, YAML, JSON and HTML. */
const PIECES =
  '< > </ /> <b> </b> <script> <!-- --> { } {/* */} ${ ` ``` ~~~ ::: :::note [ ] ]( ![ [^1] [^1]: ** * _ ~~ $ $$ # ## - > | |-| --- : : - ? & &amp; &lt ! !! % @ \\ " \' \\n import export <Tabs> <TabItem value="a"> a{ ( a=> (a=> {a: [{ \u0000 \uFEFF \uFDD0 \uFDD1 \u2028 \u200B 𠮷 é 汉 「 。 é 👩‍👩‍👧 \uD800 true null 1e999 0x1 ~ <<: *a &a'.split(
    ' ',
  );

/** A text with one to six changes: pieces put in, stretches taken out, doubled, moved, an end cut off, another put in its place. */
export function mutateText(text: string, others: readonly string[], random: Random): string {
  let made = text;
  for (let count = 1 + Math.floor(random() * 6); count > 0; count--) {
    const at = Math.floor(random() * made.length);
    const length = Math.floor(random() ** 3 * Math.min(400, made.length - at));
    const part = made.slice(at, at + length);
    const kind = Math.floor(random() * 7);
    if (kind === 0) made = made.slice(0, at) + oneOf(PIECES, random) + made.slice(at);
    else if (kind === 1) made = made.slice(0, at) + oneOf(PIECES, random).repeat(timesOf(random)) + made.slice(at);
    else if (kind === 2) made = made.slice(0, at) + made.slice(at + length);
    else if (kind === 3) made = made.slice(0, at) + part.repeat(2 + Math.floor(random() * 3)) + made.slice(at + length);
    else if (kind === 4) made = made.slice(0, at) + [...part].reverse().join('') + made.slice(at + length);
    else if (kind === 5) made = made.slice(0, at) + partOf(oneOf(others, random), random) + made.slice(at);
    else made = made.slice(0, Math.max(20, at)) + (random() < 0.5 ? oneOf(PIECES, random) : '');
  }
  return made.slice(0, 100_000);
}

/** Some times, and now and then so many that what nests has no bottom. */
const timesOf = (random: Random) => (random() < 0.03 ? 25_000 : 1 + Math.floor(random() ** 4 * 60));

function partOf(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return text.slice(at, at + Math.floor(random() * 300));
}

/** Bytes with some of them changed, put in or cut off. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const made = [...bytes];
  for (let count = 1 + Math.floor(random() * 4); count > 0; count--) {
    const at = Math.floor(random() * made.length);
    const kind = Math.floor(random() * 4);
    if (kind === 0) made[at] = Math.floor(random() * 256);
    else if (kind === 1) made.splice(at, 0, Math.floor(random() * 256));
    else if (kind === 2) made.splice(at, 1 + Math.floor(random() * 8));
    else made.length = at;
  }
  return Uint8Array.from(made);
}
