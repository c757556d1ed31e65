import { describe, expect, it } from 'vitest';
import { buildSite, configText } from '../outputs/sites.js';
import { compile, html } from './helper.js';

const MATH = { markdown: { math: true } };

describe('formulas that KaTeX cannot read (B4.19)', () => {
  it.each([
    ['inline', 'a $x$ and $\\frac{$ b', 1, 17, 'Unexpected end of input'],
    ['in a block', 'a\n\n$$\nx\n\\frac{1\n$$\n', 5, 7, "expected '}'"],
    ['in a quotation', 'a\n\n> $$\n> \\left( x\n> $$\n', 4, 10, '\\right'],
    ['an unknown command', '甲 $a \\nocommand$', 1, 6, 'Undefined control sequence: \\nocommand'],
    ['money', '$5\\ and \\$$', 1, 1, ''],
  ])('%s: one warning at its place with what KaTeX says', async (_, text, line, column, message) => {
    const { document } = await compile(text, MATH);
    const found = document.problems.filter(({ code }) => code === 'math-invalid');
    if (message === '') return expect(found).toEqual([]);
    expect(found.map((entry) => [entry.level, entry.line, entry.column])).toEqual([['warning', line, column]]);
    expect(String(found[0]!.args.message)).toContain(message);
  });

  it('is shown as written with the reason as its title, without inline style, and as far as it can be read', async () => {
    expect(await html('$\\frac{$', MATH)).toMatch(/^<p><span class="katex-error" title="[^"]+">\\frac\{<\/span><\/p>$/);
    const partly = await html('$a \\nocommand$', MATH);
    expect(partly).toContain('<math');
    expect(partly).toContain('\\nocommand');
    expect(partly).not.toContain('style=');
  });

  it.each([
    [undefined, 0, 'warning math-invalid'],
    ['throw', 1, 'error math-invalid'],
    ['log', 0, 'info math-invalid'],
    ['ignore', 0, ''],
  ])('onInvalidMath: %s', async (onInvalidMath, code, shown) => {
    const built = await buildSite({
      'docs/a.md': '# A\n\n$\\frac{$\n',
      'notes.config.ts': configText({ markdown: { math: true }, ...(onInvalidMath ? { onInvalidMath } : {}) }),
    });
    expect(built.code).toBe(code);
    if (shown) expect(built.stderr).toMatch(new RegExp(`${shown}\\s+docs/a.md:3:`));
    else expect(built.stderr).not.toContain('math-invalid');
  });

  it('a post says it once, although lists show its beginning too', async () => {
    const built = await buildSite({
      'blog/2025-03-23-a.md': '# A\n\n$\\frac{$\n\n<!-- truncate -->\n\nmore\n',
      'docs/a.md': '# A\n',
      'notes.config.ts': configText({ markdown: { math: true } }),
    });
    expect(built.stderr.split('math-invalid').length - 1).toBe(1);
    expect(built.stderr).not.toContain('also at');
  });
});
