import { defaultTreeAdapter } from 'parse5';
import { expect, it, vi } from 'vitest';
import { isMisread } from '../../renderer/compile/parse/misread.js';
import { loadNative, parse } from '../../renderer/compile/parse/parse.js';
import type { Node } from '../../renderer/compile/tree/tree.js';
import { nameByContent } from '../../renderer/output/modules/bundle-names.js';
import { compile } from './helper.js';

const spaces = ' '.repeat(100_000);

/** Seconds of processor time that a text takes. */
async function secondsOf(text: string, input?: Parameters<typeof compile>[1]): Promise<number> {
  const before = process.cpuUsage();
  await compile(text, input);
  return process.cpuUsage(before).user / 1e6;
}

/** Each took 20 s and more when its time grew with the square of its length: the bound is far above what any machine needs now. */
it.each([
  ['<', '<'.repeat(100_000)],
  ['<>', '<>'.repeat(50_000)],
  ['<b><i>', '<b><i>'.repeat(16_000)],
  ['<3 ', '<3 '.repeat(33_000)],
  [':!', ':!'.repeat(50_000)],
  ['a title of spaces', `# a${spaces}b`],
  ['{}', '{}'.repeat(50_000)],
  ['{{}}', '{{}}'.repeat(25_000)],
  ['{#a}', '{#a}'.repeat(25_000)],
  ['*「', '*「'.repeat(50_000)],
  ['_', '_'.repeat(100_000)],
  ['<!-- x -->', '<!-- x -->'.repeat(10_000)],
  ['<a@b.c>', '<a@b.c>'.repeat(15_000)],
  ['a title of spaces in front matter', `---\ntitle: a${spaces}b\ntags:\n  - a${spaces}b\n---\n`],
  ['[^a]: ', '[^a]: '.repeat(15_000)],
  [':::note in one another', ':::note\n'.repeat(12_000)],
  ['list entries in front matter', `---\n${'  - a\n'.repeat(16_000)}---\n`],
  ['comments before front matter', `${'<!-- x -->\n'.repeat(9_000)}---\ntitle: a\n---\n`],
  ['a: in a list', `- ${'a:\n'.repeat(20_000)}`],
  ['>', '>'.repeat(100_000)],
  ['> ', '> '.repeat(50_000)],
  ['1. ', '1. '.repeat(33_000)],
  ['`', '`'.repeat(100_000)],
  ['~', '~'.repeat(100_000)],
  ['<a>', '<a>'.repeat(33_000)],
  [':]', ':]'.repeat(50_000)],
  ['\\:_', '\\:_'.repeat(33_000)],
  ['a definition and a backslash', '[a]: b\n\\'.repeat(12_500)],
  ['an admonition with a title of spaces', `:::note a${spaces}b\nx\n:::`],
])('100 KB of %s take time in proportion', async (_, text) => {
  expect(await secondsOf(text)).toBeLessThan(15);
});

it.each([
  ['brackets behind links', '[a](b)) '.repeat(25_000)],
  ['misspelt entities', '&nbps;\n\n'.repeat(24_000)],
  ['backticks without others', '``a` b\n\n'.repeat(25_000)],
  ['admonitions of MyST', ':::{note}\n'.repeat(20_000)],
  ['code of MyST', '```{note} a\nb\n```\n'.repeat(11_000)],
  ['stars of which one is missing', '**a* '.repeat(40_000)],
  ['stars more than are needed', 'a **b***\n\n'.repeat(20_000)],
  ['stars beside spaces', '*ab *c '.repeat(28_000)],
  ['two stars without an end', '**a\n\n'.repeat(40_000)],
  ['underscores between letters', '务_必备_份'.repeat(15_000)],
  ['products', '2*3*4 '.repeat(33_000)],
  ['widths behind pictures', '![a](b){c=1}\n\n'.repeat(14_000)],
  ['widths in pictures', '![a|30](b)\n\n'.repeat(16_000)],
  ['tags with an open quotation mark', '<a b="c>\n\n'.repeat(8_000)],
  ['tags with an open quotation mark in a line', '<a b="c> '.repeat(20_000)],
  ['tags with curly marks', '<a b=“c”>\n\n'.repeat(8_000)],
  ['backslashes', '\\\\a\\b '.repeat(28_000)],
  ['codes of no emoji', ':roket: '.repeat(25_000)],
  ['formulas that are none', '$a^b$ '.repeat(33_000)],
  ['letters of a list', 'a. b\n'.repeat(40_000)],
  ['labels', 'Ab: c\n'.repeat(16_000)],
  ['links the wrong way round', '(./a.md)[b]\n'.repeat(16_000)],
  ['titles in braces', ':::note {a}\n'.repeat(16_000)],
  ['lines of a paragraph', '`\r'.repeat(150_000)],
  ['comments without an end in lines', '<!--\n'.repeat(80_000)],
])('200 KB of %s take time in proportion', async (_, text) => {
  expect(await secondsOf(text)).toBeLessThan(15);
});

it.each([
  ['items of a list', '- a\n'.repeat(25_000)],
  ['comments without an end', ':::a\nL<!--'.repeat(10_000)],
  ['instructions without an end', ':::a\nL<?'.repeat(12_000)],
  ['headings', '## a\n'.repeat(20_000)],
  [
    'footnotes and definitions',
    Array.from({ length: 3_000 }, (_, i) => `[^${i}] [^${i}]: a\n\n[${i}]: b\n\n`).join(''),
  ],
])('100 KB of %s of a stranger take time in proportion', async (_, text) => {
  expect(await secondsOf(text, { options: { untrusted: { allowedOrigins: [] } } })).toBeLessThan(15);
});

/** Four times the length took the reference engine's packages eight to twenty times as long. */
it.each([
  ['marks of which none ends', '- a\n`a**a'],
  ['marks that only end', 'a*`] '],
  ['marks of strikethrough', '~~a`~ '],
  ['lines that go on without their footnote', '[^a]: b\n`\t'],
  ['quotes that an empty line ends', '>a`\nb\n\n'],
  ['words behind a bracket that is open', '*w', '['],
  ['words with underscores', 't_D'],
  ['code that does not end', '\\```a'],
])('%s take the reference engine time in proportion', async (_, part, start = '') => {
  const options = { engine: 'reference', mdx: false, math: false, directives: true } as const;
  const timeOf = async (size: number) => {
    const started = process.cpuUsage();
    await parse(start + part.repeat(size / part.length), options);
    return process.cpuUsage(started).user;
  };
  // A collection of garbage, or a busy neighbour, makes one of them longer.
  const leastOf = async (size: number) => Math.min(await timeOf(size), await timeOf(size), await timeOf(size));
  await timeOf(20_000);
  const short = await leastOf(20_000);
  expect(await leastOf(80_000)).toBeLessThan(7 * short);
});

/** The reference engine took three seconds for 100 KB of them. */
it.each(['# a\n- a\n`a', '&\n`'])(
  'backticks without others are left to the native engine where they hide nothing: %j',
  async (part) => {
    const native = await loadNative();
    const text = part.repeat(51);
    for (const mdx of [true, false]) {
      const tree = (mdx ? native?.mdxToMdast : native?.markdownToMdast)?.(text);
      expect(isMisread(tree as unknown as Node, text, mdx)).toBe(false);
      expect(isMisread(tree as unknown as Node, `${text}\n\n:a`, mdx)).toBe(true);
    }
  },
);

it('a word in a script is looked through once for names of bundled files, in time in proportion to its length', () => {
  const path = '/site/_notes/script.ABCDEFGH.js';
  const timeOf = (length: number) => {
    const text = `export default "${'a'.repeat(length)}"`;
    const started = process.cpuUsage();
    const { files } = nameByContent([{ path, text, contents: new Uint8Array(), hash: '' }], '/site', {});
    expect(files[0]?.path).toMatch(/^_notes\/script\.[\dA-V]{8}\.js$/);
    return process.cpuUsage(started).user;
  };
  timeOf(20_000);
  // Shorter times than 20 ms say nothing: a word of 20 KB took twenty times that.
  const short = Math.max(20_000, timeOf(20_000));
  expect(timeOf(80_000)).toBeLessThan(7 * short);
});

it('open elements are not walked through for each paragraph', async () => {
  const each = vi.spyOn(defaultTreeAdapter, 'getNamespaceURI');
  const count = async (paragraphs: number) => {
    each.mockClear();
    await compile('<b>a\n\n'.repeat(paragraphs), { options: { untrusted: { allowedOrigins: [] } } });
    return each.mock.calls.length;
  };
  const short = await count(100);
  expect(short).toBeGreaterThan(100);
  expect(await count(400)).toBeLessThan(5 * short);
  each.mockRestore();
});

it('paragraphs of a stranger are not taken from their document one by one', async () => {
  const each = vi.spyOn(defaultTreeAdapter, 'detachNode');
  await compile('a\n\n'.repeat(50), { options: { untrusted: { allowedOrigins: [] } } });
  expect(each).not.toHaveBeenCalled();
});

it('what is wrong many times in one line is told some times', async () => {
  const { document } = await compile('[^a]: '.repeat(200));
  expect(document.problems.filter(({ code }) => code === 'footnote-twice')).toHaveLength(50);
});

it('a line of too many marks is told, and one of as many in a code block is read', async () => {
  const dense = await compile(`a\n\n${'{}'.repeat(50_000)}`);
  expect(dense.document.problems).toEqual([expect.objectContaining({ code: 'markdown-mdx', line: 3 })]);
  const data = await compile(`\`\`\`json\n${'{}'.repeat(50_000)}\n\`\`\`\n`);
  expect(data.document.problems).toEqual([]);
});

it('a paragraph of so many marks that the native engine needs the square of their number is read', async () => {
  const marks = await compile(`a\n\n${':]'.repeat(50_000)}`, { source: { path: 'docs/a.md' } });
  expect(marks.document.problems).toEqual([]);
  const comments = await compile(`a\n\n${':a<!--'.repeat(20_000)}`, { markdown: { format: 'detect' } });
  expect(comments.document.problems).toEqual([expect.objectContaining({ level: 'error', line: 3 })]);
});
