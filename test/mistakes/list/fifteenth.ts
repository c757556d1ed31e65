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
  ['word of an expected value', 'doc', block('js', 'Array.isArray([]); // => ▸ture'), { fix: ['ture', 'true'] }],
  ['another word', 'doc', block('js', 'const a = 1;\nvoid a; // => ▸undefinde'), { fix: ['undefinde', 'undefined'] }],
  ['a third word', 'doc', block('js', '!1; // => ▸flase'), { fix: ['flase', 'false'] }],
  [
    'a fourth word',
    'doc',
    block('js', 'Object.getPrototypeOf(Object.prototype); // => ▸nul'),
    { fix: ['nul', 'null'] },
  ],
  ['marks round a printed text', 'doc', block('js', "console.log('A'); // prints ▸'A'"), { says: /bare text/ }],
  ['comma of JSON', 'doc', block('json', '{\n  "a": 1▸\n  "b": 2\n}'), { fix: ['1\n', '1,\n'] }],
  ['value of another language in JSON', 'doc', block('json', '{ "a": ▸True }'), { fix: ['True', 'true'] }],
  ['key of YAML twice', 'doc', block('yaml', 'a: 1\nb: 2\n▸a: 3'), { says: /"a" stands in line 4/ }],
  ['space behind a colon of YAML', 'doc', block('yaml', 'name: CI\n▸on:push\njobs: {}'), { fix: ['on:', 'on: '] }],
  [
    'colon of a header field',
    'doc',
    block('http', 'HTTP/1.1 200 OK\nContent-Type▸; text/html'),
    { fix: ['; t', ': t'] },
  ],
  [
    'name in a template of Vue',
    'doc',
    block('vue', '<script setup>\nconst count = 1;\n</script>\n<template>\n  <p>{{ ▸cuont }}</p>\n</template>'),
    { fix: ['cuont', 'count'] },
  ],
);
