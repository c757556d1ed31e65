/** Finds invisible characters and lookalikes of a space: Markdown, YAML and code treat them as letters. */
import { type Change, PREFIX, type SlipContext } from './slip-context.js';

const ZERO = '\\u200b\\u2060\\ufeff';
/** Non-ASCII spaces; a full-width space is normal Chinese typing in text. */
const SPACE = '\\u00a0\\u2000-\\u200a\\u202f';
const ANY = new RegExp(`[${ZERO}${SPACE}\\u3000]`);

/** Of no width: anywhere but inside of a word, which they let break. */
const NO_WIDTH = new RegExp(`(?<!\\p{L})[${ZERO}]+|[${ZERO}]+(?!\\p{L})|(?<=\\p{Script=Han})[${ZERO}]+`, 'gu');
/** After the marks of a block, or as its indentation, where only a plain space is one. */
const BESIDE_MARKS = new RegExp(`^${PREFIX}(?:#{1,6}|\`{3,}\\S*|~{3,}\\S*)([${SPACE}]+)`);
const IN_CODE = new RegExp(`[${SPACE}]+`, 'g');

/** Program output and folder trees may contain such spaces. */
const SHOWN = /^(?:te?xt|plain|plaintext|log|output|console)$/;

export function hiddenSlips(context: SlipContext, bodyStart: number): void {
  if (!ANY.test(context.file)) return;
  const code = context
    .of('code', 'inlineCode')
    .filter(({ lang }) => lang !== null && !SHOWN.test(lang ?? ''))
    .map((node) => ({ from: context.start(node), to: context.end(node) }));
  let start = 0;
  for (const line of context.file.split('\n')) {
    if (ANY.test(line)) lineOf(context, { line, start, isFront: start < bodyStart, code });
    start += line.length + 1;
  }
}

function lineOf(
  context: SlipContext,
  {
    line,
    start,
    isFront,
    code,
  }: { line: string; start: number; isFront: boolean; code: { from: number; to: number }[] },
): void {
  const isCode = (at: number) => code.some(({ from, to }) => at >= from && at < to);
  const changes: Change[] = [];
  const add = (index: number, found: string, wanted: string) =>
    changes.push([start + index, start + index + found.length, wanted]);
  for (const { 0: found, index } of line.matchAll(NO_WIDTH)) add(index, found, '');
  const [beside, space] = isFront ? [] : (BESIDE_MARKS.exec(line) ?? []);
  if (beside && space) add(beside.length - space.length, space, ' ');
  else if (!isFront && !/[│├└]/.test(line))
    for (const { 0: found, index } of line.matchAll(IN_CODE))
      if (isCode(start + index)) add(index, found, ' '.repeat(found.length));
  const [first] = changes.sort(([a], [b]) => a - b);
  if (!first) return;
  const [at, end] = first;
  const name = `U+${context.file.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  context.say('text-invisible', { name }, at, end - at, { changes, sure: true });
}
