/** Dollar signs of prices and variables, which make formulas of the words between them. */
import type { CompileOptions } from '../tree/compile-options.js';
import type { SlipContext } from './slip-context.js';

/** Signs that only formulas contain. */
const TEX = /[\\^_{}=]/;

export function moneySlips(context: SlipContext): void {
  const { file } = context;
  for (const node of context.of('inlineMath')) {
    const [start, end] = [context.start(node), context.end(node)];
    const written = file.slice(start, end);
    if (!/^\$[^$\s][^$]*\$$/.test(written) || TEX.test(written)) continue;
    const isPrice = /^\$\d[^$]*[\s\p{Script=Han}/~–-][^$]*\$$/u.test(written) && /\d/.test(file[end] ?? '');
    // A formula does not end with a blank, and a word after it.
    const isWord = /\s\$$/.test(written) && /[A-Za-z\d]/.test(file[end] ?? '');
    if (!isPrice && !isWord) continue;
    const line = file.slice(end, (file.indexOf('\n', end) + 1 || file.length + 1) - 1);
    // A sign that is left over may close a formula with the second one.
    const isPair = isPrice && !line.includes('$');
    const wanted = `\\${isPair ? written.replace(/\$$/, '\\$') : written}`;
    const changes = [start, ...(isPair ? [end - 1] : [])].map((at): [number, number, string] => [at, at, '\\']);
    context.say('math-price', { found: written, wanted }, start, written.length, { changes, sure: true });
  }
}

/** A formula within a line: with a command, a raised or a lowered sign. */
const INLINE =
  /(?<![\w\\$`{])\$(?=[^\s$])[^$\n]*(?:\\[A-Za-z]{2,}|[\w)}]\^[\w{]|[a-z]_[\w{])[^$\n]*(?<=[^\s\\])\$(?![\w$])/;

/** The first formula of a page, where the site has them switched off: on lines of its own, or within one. */
export function switchedOffMath(context: SlipContext, { markdown }: CompileOptions): void {
  if (markdown.math) return;
  for (const node of context.of('paragraph')) {
    const start = context.start(node);
    const written = context.written(node);
    if (/^\$\$[^$]+\$\$$/.test(written) && TEX.test(written)) {
      context.say('fence-off', { found: '$$', wanted: 'markdown: { math: true }' }, start, 2);
      return;
    }
  }
  const inline = context.file.includes('$') ? INLINE.exec(context.masked()) : null;
  if (inline && !inline[0].includes('\u0000'))
    context.say('fence-off', { found: inline[0], wanted: 'markdown: { math: true }' }, inline.index, inline[0].length);
}
