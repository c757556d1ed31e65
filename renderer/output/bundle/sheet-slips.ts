/** Slips in the style sheets of a site: browsers leave out what they cannot read, and say nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_MACHINE } from '../../site/helpers/literal-addresses.js';
import { once } from '../../site/helpers/once.js';
import { placeAt, withQuotes } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { lineEdit, textEdit, withNamed } from '../../site/problems/repair.js';
import { themeRoot } from '../tool.js';
import { declarationSlips, ruleSlips } from './sheet-forms.js';
import { piecesOf, sheetText } from './sheet-text.js';

/** Finds slips in a style sheet of the site. @param file name in messages */
export function sheetSlips(sheet: string, file: string): Problem[] {
  const { open, bare, unclosed } = sheetText(sheet);
  const slips = textSlips(sheet, file);
  if (unclosed !== undefined) return slips;
  return [...slips, ...variables(halfWidth(bare), sheet, file), ...insecure(open, sheet, file)];
}

/** Finds slips that are wrong in any style sheet, regardless of its owner. @param file name in messages */
export function textSlips(sheet: string, file: string): Problem[] {
  const { bare, unclosed, slashes } = sheetText(sheet);
  if (unclosed !== undefined)
    return [problem('sheet-open', { mark: '/*', end: '*/' }, placeAt(sheet, unclosed, 2, file))];
  const halved = halfWidth(bare);
  const pieces = piecesOf(halved);
  return [
    ...slashes.map(([from, to]) => slashComment(from, to, sheet, file)),
    ...fullWidth(bare, sheet, file),
    ...braces(halved, sheet, file),
    ...pieces.flatMap((piece) => {
      const text = { css: halved, sheet, file };
      const isRule = piece.end === '{' || /^\s*@/.test(halved.slice(piece.from, piece.to));
      if (isRule) return ruleSlips(piece, text);
      return piece.depth > 0 ? declarationSlips(piece, text) : [];
    }),
  ];
}

/** `//` begins no comment: it takes the rule after it away. */
function slashComment(from: number, to: number, sheet: string, file: string): Problem {
  const text = sheet.slice(from + 2, to).trimEnd();
  const edits = text.includes('*/') ? [] : [textEdit(sheet, from, from + 2 + text.length, `/*${text} */`)];
  const place = placeAt(sheet, from, 2, file);
  return problem('sheet-comment', {}, edits.length > 0 ? { ...place, repair: { edits, sure: true } } : place);
}

/** Signs of Chinese input methods, and those that are meant. */
const SIGNS: Readonly<Record<string, string>> = {
  '；': ';',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '（': '(',
  '）': ')',
  '，': ',',
  '。': '.',
  '！': '!',
  '％': '%',
  '＃': '#',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'g');

const half = (sign: string): string => SIGNS[sign] ?? sign;
const halfWidth = (css: string): string => css.replace(SIGN, half);

/** Full-width signs, those of one line at once: browsers read them as letters of a name. */
function fullWidth(bare: string, sheet: string, file: string): Problem[] {
  let start = 0;
  return bare.split('\n').flatMap((text, line) => {
    const from = start;
    start += text.length + 1;
    const signs = [...text.matchAll(SIGN)];
    const first = signs[0];
    if (!first) return [];
    const edits = signs.map(({ 0: sign, index }) => lineEdit(line + 1, index + 1, 1, half(sign)));
    const place = placeAt(sheet, from + first.index, 1, file);
    return [
      problem('sheet-sign', { sign: first[0], wanted: half(first[0]) }, { ...place, repair: { edits, sure: true } }),
    ];
  });
}

/** A rule without an end, or an end without a rule. */
function braces(css: string, sheet: string, file: string): Problem[] {
  const rules: number[] = [];
  for (const { 0: sign, index } of css.matchAll(/[{}]/g)) {
    if (sign === '{') rules.push(index);
    else if (rules.pop() === undefined) {
      const edits = [textEdit(sheet, index, index + 1, '')];
      return [problem('sheet-end', {}, { ...placeAt(sheet, index, 1, file), repair: { edits, sure: false } })];
    }
  }
  const [first] = rules;
  if (first === undefined) return [];
  return [problem('sheet-open', { mark: '{', end: '}' }, placeAt(sheet, outermost(css) ?? first, 1, file))];
}

/** Returns the offset of the unindented rule that contains another unindented one and is not a grouping rule. */
function outermost(css: string): number | undefined {
  let open: number | undefined;
  for (const { 0: line, index } of css.matchAll(/^[^\n]*$/gm)) {
    if (/^[^\s@}][^{}]*\{[^}]*$/.test(line)) {
      if (open !== undefined) return open;
      open = index + line.indexOf('{');
    } else if (/^\}/.test(line)) open = undefined;
  }
  return open;
}

/** Variables of the theme, and of Docusaurus those that it reads, by its style sheets. */
const namesOfTheme = once(() => {
  const folder = join(themeRoot, 'styles');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/--(?:n|ifm)-[\w-]+(?=\s*[:,)])/g) ?? []);
});

/** Finds unknown variables with the theme's prefix that are similar to a known one. */
function variables(css: string, sheet: string, file: string): Problem[] {
  return [...css.matchAll(/--(?:n|ifm)-[\w-]+/g)].flatMap(({ 0: name, index }) => {
    const known = namesOfTheme();
    const near = known.includes(name) ? undefined : nearestOf(name, known, 3);
    if (!near) return [];
    return [problem('sheet-variable', { name }, withNamed(placeAt(sheet, index, name.length, file), name, near))];
  });
}

/** Pictures, fonts and sheets that browsers do not load on an encrypted page. */
function insecure(open: string, sheet: string, file: string): Problem[] {
  return [
    ...open.matchAll(/(?:(?<!@namespace[^;{}]{0,60})\burl\(\s{0,9}["']?|@import\s{1,9}["'])(http:\/\/[^\s'")]+)/gi),
  ].flatMap(({ 0: found, 1: url = '', index }) => {
    if (OWN_MACHINE.test(url)) return [];
    const wanted = `https${url.slice(4)}`;
    const place = placeAt(sheet, ...withQuotes(sheet, index + found.length - url.length, url.length), file);
    return [problem('link-insecure', { url, wanted }, withNamed(place, url, { name: wanted, sure: false }))];
  });
}
