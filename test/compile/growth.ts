/**
 * Compiles texts of one repeated token at 10, 20 and 40 KB and prints those whose time grows faster than their length:
 * `npx esbuild test/compile/growth.ts --bundle --platform=node --format=esm --packages=external --outdir=node_modules/.growth && node node_modules/.growth/growth.js [tokens]`.
 */
import { compile } from './helper.js';

const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const OTHERS = [...'a1 \t\n。「」，汉\u3000é'];
const WORDS =
  '<b> </b> <b><i> <br> <> </> <!-- --> {} {{}} {a} {#a} {/**/} ${ $$ ``` ~~~ ~~a~~ **a** *「 **「a」** [a](b) ![a](b) [a]: [^a] <a@b.c> <http://a> http://a.b www.a.b &amp; ::: :::note :a[ :smile: |a|b| |-|-| - a 1. > # import export <a b={ <a b=" <a {...b}> <Tabs> <A/> a<b Promise<string> a { {<b> {" {` {//'.split(
    ' ',
  );

/** Single signs, pairs of signs, and parts of Markdown and MDX, also as lines and as blocks: about 2,200. */
export const TOKENS = [
  ...new Set([
    ...[...SIGNS, ...OTHERS].flatMap((a) => [a, ...[...SIGNS, ...OTHERS].map((b) => a + b)]),
    ...WORDS.flatMap((word) => [word, `${word}\n`, `${word}\n\n`]),
  ]),
];

/** Milliseconds of CPU time: other processes do not count. */
async function timeOf(token: string, kilobytes: number): Promise<number> {
  const text = token.repeat(Math.ceil((kilobytes * 1024) / token.length));
  const before = process.cpuUsage();
  await compile(text);
  return process.cpuUsage(before).user / 1000;
}

async function main(chosen: readonly string[]): Promise<void> {
  for (let i = 0; i < 20; i++) await compile('# a\n\nb **c** `d` <br> {e}\n');
  for (const token of chosen) {
    const times: number[] = [];
    for (const kilobytes of [10, 20, 40]) times.push(await timeOf(token, kilobytes));
    const [small, , large] = times as [number, number, number];
    // Four times the length, six times the time: cold code and garbage make short texts dear.
    if (large > 150 && large > 6 * small) console.log(JSON.stringify(token), times.map(Math.round).join(' '));
  }
  console.log(`${chosen.length} tokens`);
}

if (import.meta.url.endsWith('growth.js')) await main(process.argv.length > 2 ? process.argv.slice(2) : TOKENS);
