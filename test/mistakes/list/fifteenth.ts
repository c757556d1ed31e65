import { group, type Mistake } from '../mistake.js';

const block = (info: string, code: string): string => `# A\n\n\`\`\`${info}\n${code}\n\`\`\`\n\nText.\n`;

export const fifteenthBlocks: Mistake[] = group(
  'block',
  [
    'semicolon left out in CSS',
    'doc',
    block('css', '.a {\n  color: red▸\n  margin: 0;\n}'),
    { fix: ['red\n', 'red;\n'] },
  ],
  ['full-width semicolon in CSS', 'doc', block('css', '.a {\n  color: red▸；\n}'), { fix: ['；', ';'] }],
  ['space before a unit in CSS', 'doc', block('css', '.a {\n  margin: ▸10 px;\n}'), { fix: ['10 px', '10px'] }],
  ['digits of a colour in CSS', 'doc', block('css', '.a {\n  color: ▸#ff00g0;\n}'), { says: /0.*f/ }],
  ['unit in CSS', 'doc', block('css', '.a {\n  font-size: 12▸xp;\n}'), { fix: ['12xp', '12px'] }],
  ['brace of CSS', 'doc', block('css', '.a ▸{\n  color: red;\n\n.b { margin: 0; }'), { says: /`\}`/ }],
  ['value in CSS', 'doc', block('css', '.a {\n  display: ▸flexbox;\n}'), { fix: ['flexbox', 'flex'] }],
  ['property in CSS', 'doc', block('css', '.a {\n  ▸dispaly: flex;\n}'), { fix: ['dispaly', 'display'] }],
  [
    'rule in CSS',
    'doc',
    block('css', '@▸meida (width > 40rem) {\n  .a { margin: 0; }\n}'),
    { fix: ['@meida', '@media'] },
  ],
  [
    'property in CSS in a list',
    'doc',
    '# A\n\n1. One\n\n   ```css\n   a {\n     ▸dispaly: flex;\n   }\n   ```\n',
    { fix: ['dispaly', 'display'] },
  ],
  ['element', 'doc', block('html', '▸<dvi>A</dvi>'), { fix: ['<dvi>A</dvi>', '<div>A</div>'] }],
  ['value of an attribute', 'doc', block('html', '<button type=▸"sumbit">A</button>'), { fix: ['sumbit', 'submit'] }],
  ['attribute', 'doc', block('html', '<a ▸hreff="/x">A</a>'), { fix: ['hreff', 'href'] }],
  ['block in a paragraph', 'doc', block('html', '<p>A▸<div>B</div></p>'), { says: /<div> may not be inside <p>/ }],
  ['crossed tags', 'doc', block('html', '<b><i>A▸</b></i>'), { fix: ['</b></i>', '</i></b>'] }],
);
