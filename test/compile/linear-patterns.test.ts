/** Texts for which patterns of the compiler took the square or the cube of a page: minutes to days for 100 KB. */
import { expect, it } from 'vitest';
import { referenceFaults } from '../../renderer/check/html-references.js';
import { maskProse } from '../../renderer/check/prose/mask.js';
import { fileJudge } from '../../renderer/site/sources/untrusted-files.js';
import { compile } from './helper.js';

const SIZE = 100_000;
const run = (part: string, parts = 1) => part.repeat(Math.floor(SIZE / parts / Buffer.byteLength(part)));

it.each([
  ['tabs behind the sign of an attribute', `<a title="=${run('\t')}=">b</a>`],
  ['spaces in the address of a picture', `![a](id:${run(' ')}b)`],
  ['spaces behind the title of a picture', `![](a ${run(' ', 2)}b${run(' ', 2)}c`],
  ['empty lines behind an id', `<style>id:${run('\n')}</style>`],
  ['empty lines in a style sheet', `<style>a${run('\n')}b</style>`],
  ['tabs in an exported table of contents', `export const toc=${run('\t')}=`],
  ['comments without an end in an expression', `{${run('/*')}}`],
  ['tabs before a line break', `[${run('\t')}a\n](b)`],
  ['entities behind an address', `https://a-${run('&amp;')}&a`],
  ['signs behind an address', `https://a.b/${run('?')}a`],
  ['signs beside a wide character', `${run('<')}\u00a0H`],
  ['brackets that close behind a picture', `![CZ${run(']:::a\na')}`],
  ['brackets that close behind a footnote', `![^a${run(']b')}`],
  ['dots in a host', `www.a${run('.')}a`],
  ['bare hosts', `${run('www.')} www.a|`],
  ['tabs behind a magic comment', `\`\`\`js\n#highlight-end${run('\t')}a\n\`\`\``],
  ['tabs in a note of code', `\`\`\`js\n[!code e${run('\t')}a\n\`\`\``],
  ['tabs behind a read magic comment', `\`\`\`js\n// highlight-next-line${run('\t')}a\n\`\`\``],
  ['spaces in a bold heading', `**# ${run(' ')}`],
  ['a long name of a tag of Liquid', `{%_${run('e')}{%_%}`],
  ['empty lines and hyphens in a tag of Hugo', `<style>{{<${run('\n', 2)}a${run('-', 2)}</style>`],
  ['empty lines in an aside', `\`\`\`js\n<aside>©${run('\n')}\n\`\`\``],
  ['a long command of a formula', `\\[\\a${run('a')}a`],
  ['powers in a formula without an end', run('\\(0^\t')],
  ['formulas that begin in each line', run('\\[\n')],
  ['tabs in an alert', `>[${run('\t')}\u0000`],
  ['a long name of an admonition in code', `\`\`\`js\n:::a${run('a')}a\n\`\`\``],
  ['fences of tildes with carriage returns', run('~~~\r')],
  ['strikethrough beside wide characters', run('~\t~~中')],
  ['tags without an end', run('<b>a\n\n')],
  ['comments of expressions without an end', run('4{/*}')],
  ['a line of dashes in YAML', `\`\`\`yaml\na: ["b" ${'-'.repeat(20_000)}\n\`\`\``],
  ['comments without an end behind closing braces', run('}{/*X').repeat(4)],
  ['expressions that are not valid', run('} matched中 by {:').repeat(2)],
  ['entities beside wide characters and signs', run('「<&lt;').repeat(2)],
])('%s take time in proportion', async (_, text) => {
  const before = process.cpuUsage();
  await compile(text, { source: { path: 'docs/a.md' } });
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
});

it.each([
  ['a drawing of a stranger', dangerOf, run('<!--').repeat(4), 'SVG that is not plain elements'],
  ['a block of HTML', referenceFaults, run('<!--').repeat(4), []],
  ['prose', (text: string) => maskProse(text).length, `${run('{#\u0000').repeat(4)}\n{##}`, 4 * 99_999 + 5],
])('%s is read in proportion', (_, read, text, expected) => {
  const before = process.cpuUsage();
  expect(read(text)).toEqual(expected);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
});

function dangerOf(text: string): string | undefined {
  return fileJudge({ security: 'untrusted', trustedPaths: [] })('static/a.svg', () => text);
}

it('lines that are too long for slips are written as they are, and no repair touches them', async () => {
  const { document } = await compile(`**a *\n\n${'中文,'.repeat(700)} **b *\n`, { source: { path: 'docs/a.md' } });
  expect(document.problems.map(({ line }) => line)).not.toContain(3);
  const lines = `\`\`\`html\n&lt;p&gt;\n${'&lt;b&gt;'.repeat(400)}\n\`\`\`\n`;
  const found = (await compile(lines, { source: { path: 'docs/a.md' } })).document.problems;
  expect(found.flatMap(({ repair }) => repair?.edits ?? []).filter(({ text }) => text.includes('\u0000'))).toEqual([]);
  expect(found.some(({ code }) => code === 'code-form')).toBe(true);
});
