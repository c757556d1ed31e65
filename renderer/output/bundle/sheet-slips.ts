/** Slips in the style sheets of a site: browsers leave out what they cannot read, and say nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeAt } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { textEdit, withNamed } from '../../site/problems/repair.js';
import { themeRoot } from '../tool.js';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** @param file as it is told */
export function sheetSlips(sheet: string, file: string): Problem[] {
  const css = sheet.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, blank);
  const open = css.indexOf('/*');
  if (open >= 0) return [problem('sheet-open', { mark: '/*', end: '*/' }, placeAt(sheet, open, 2, file))];
  return [...braces(css, sheet, file), ...variables(css, sheet, file)];
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

/** The rule at the left in which another one at the left begins, and that is none of those that hold others. */
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

let themeNames: string[] | undefined;

/** Variables of the theme, by their style sheets. */
function namesOfTheme(): string[] {
  const folder = join(themeRoot, 'styles');
  themeNames ??= readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/--n-[\w-]+(?=\s*[:,)])/g) ?? []);
  return themeNames;
}

/** Variables with the prefix of the theme's that are none of them, but nearly. */
function variables(css: string, sheet: string, file: string): Problem[] {
  return [...css.matchAll(/--n-[\w-]+/g)].flatMap(({ 0: name, index }) => {
    const known = namesOfTheme();
    const near = known.includes(name) ? undefined : nearestOf(name, known, 3);
    if (!near) return [];
    return [problem('sheet-variable', { name }, withNamed(placeAt(sheet, index, name.length, file), name, near))];
  });
}
