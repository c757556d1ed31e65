/** Mistakes in formulas. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const formulas: readonly Mistake[] = group(
  'formulas',
  ['not closed', 'doc', doc('▸$$\na^2'), { says: /\$\$/, fix: ['a^2', 'a^2\n$$'] }],
  ['misspelt command', 'doc', doc('A $▸\\fraq{1}{2}$ here.'), { near: '\\frac', fix: ['\\fraq', '\\frac'] }],
  ['brace', 'doc', doc('A $\\frac{1}{▸2$ here.'), { says: /}/ }],
  ['one dollar sign at the end', 'doc', doc('▸$$\na^2\n$'), { says: /\$\$/, fix: ['a^2\n$', 'a^2\n$$'] }],
  ['alpah', 'doc', doc('A $▸\\alpah$ here.'), { near: '\\alpha', fix: ['alpah', 'alpha'] }],
  ['in a block', 'doc', doc('$$\n▸\\farc{1}{2}\n$$'), { near: '\\frac', fix: ['farc', 'frac'] }],
  ['brackets of LaTeX', 'doc', doc('▸\\[\nE = mc^2\n\\]'), { fix: ['\\[\nE = mc^2\n\\]', '$$\nE = mc^2\n$$'] }],
  [
    'brackets of LaTeX in a line',
    'doc',
    doc('▸\\[ \\frac{1}{2} \\]'),
    { fix: ['\\[ \\frac{1}{2} \\]', '$$\n\\frac{1}{2}\n$$'] },
  ],
  ['two prices', 'doc', doc('It costs ▸$5 and $10.'), { fix: ['$5 and $10', '\\$5 and \\$10'] }],
  ['in Chinese', 'doc', doc('价格是 ▸$5 到 $10。'), { fix: ['$5 到 $10', '\\$5 到 \\$10'] }],
  ['variables', 'doc', doc('Set ▸$HOME and $PATH first.'), { fix: ['$HOME', '\\$HOME'] }],
  ['formula of LaTeX in a line', 'doc', doc('So ▸\\(a^2 = b\\) holds.'), { fix: ['\\(a^2 = b\\)', '$a^2 = b$'] }],
  ['formula', 'doc', doc('▸$$\na^2 + b^2 = c^2\n$$'), { says: /math: true/ }],
  ['sign of another currency', 'doc', doc('A ▸￥x^2￥.'), { fix: ['￥x^2￥', '$x^2$'] }],
  ['formula of a chat', 'doc', doc('So ▸\\(x^2 = y\\) holds.'), { fix: ['\\(x^2 = y\\)', '$x^2 = y$'] }],
  ['formula of its own', 'doc', doc('▸\\[\nx^2 = y\n\\]'), { fix: ['\\[\nx^2 = y\n\\]', '$$\nx^2 = y\n$$'] }],
  [
    'formula in one line',
    'doc',
    doc('▸\\[ \\frac{1}{x} \\]'),
    { fix: ['\\[ \\frac{1}{x} \\]', '$$\n\\frac{1}{x}\n$$'] },
  ],
  ['wide marks of a formula', 'doc', doc('公式▸＄x+y＄如下。'), { fix: ['＄x+y＄', '$x+y$'] }],
  [
    'end of a formula',
    'doc',
    doc('$$\n\\begin{cases}\n1\n▸\\end{case}\n$$'),
    { near: 'cases', fix: ['\\end{case}', '\\end{cases}'] },
  ],
  ['formula in a line', 'docs/a.md', doc('勾股定理是 ▸$a^2 + b^2 = c^2$。'), { says: /math: true/, alone: true }, {}],
);
