/** Mistakes in the code of a block, and in the values that it expects. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

const block = (info: string, code: string): string => `# A\n\n\`\`\`${info}\n${code}\n\`\`\`\n\nText.\n`;

export const codeOfBlocks: readonly Mistake[] = [
  ...group(
    'code of a block',
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
    ['true, misspelt', 'doc', block('js', 'Array.isArray([]); // => ▸ture'), { fix: ['ture', 'true'] }],
    [
      'undefined, misspelt',
      'doc',
      block('js', 'const a = 1;\nvoid a; // => ▸undefinde'),
      { fix: ['undefinde', 'undefined'] },
    ],
    ['false, misspelt', 'doc', block('js', '!1; // => ▸flase'), { fix: ['flase', 'false'] }],
    [
      'null, misspelt',
      'doc',
      block('js', 'Object.getPrototypeOf(Object.prototype); // => ▸nul'),
      { fix: ['nul', 'null'] },
    ],
    ['marks round a printed text', 'doc', block('js', "console.log('A'); // prints ▸'A'"), { says: /bare text/ }],
    ['comma of JSON', 'doc', block('json', '{\n  "a": 1▸\n  "b": 2\n}'), { fix: ['1\n', '1,\n'] }],
    ['value of another language in JSON', 'doc', block('json', '{ "a": ▸True }'), { fix: ['True', 'true'] }],
    ['key of YAML twice', 'doc', block('yaml', 'a: 1\nb: 2\n▸a: 3'), { says: /"a" is already in line 4/ }],
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
    [
      'full-width signs',
      'doc',
      doc('```js\nconst a = 1▸；\nconsole.log（a）；\n```'),
      { fix: ['；\nconsole.log（a）；', ';\nconsole.log(a);'], alone: true },
    ],
    [
      'full-width sign in a list',
      'doc',
      doc('1. First:\n\n   ```js\n   const a = 1▸；\n   ```'),
      { fix: ['；', ';'], alone: true },
    ],
    [
      'curly marks',
      'doc',
      doc('```ts\nconst a = ▸“你好，世界”;\n```'),
      { fix: ['“你好，世界”', '"你好，世界"'], alone: true },
    ],
    [
      'scope of another name',
      'doc',
      doc("```js scope=queue\nconst tasks = ['a'];\n```\n\n```js scope=▸queu\ntasks.length; // => 1\n```"),
      { near: 'queue', alone: true },
    ],
    [
      'start tag for an end tag',
      'doc',
      doc('```html\n<ul>\n  <li>One</li>\n  <li>Two▸<li>\n</ul>\n```'),
      { fix: ['Two<li>', 'Two</li>'], alone: true },
    ],
    [
      'misspelt end tag',
      'doc',
      doc('```html\n<ul>\n  <li>One▸</il>\n  <li>Two</li>\n</ul>\n```'),
      { fix: ['</il>', '</li>'], alone: true },
    ],
    [
      'misspelt attribute',
      'doc',
      doc('```html\n<img ▸scr="a.png" alt="A">\n```'),
      { fix: ['scr', 'src'], alone: true },
    ],
    ['open element', 'doc', '```html\n<li>▸<strong>Two</li>\n```', { fix: ['</li>', '</strong></li>'], alone: true }],
    ['shell word', 'doc', '```bash\nnpm install ▸--save-dv react\n```', { near: '--save-dev', alone: true }],
    ['item of a list in YAML', 'doc', '```yaml\n- a\n▸-b\n```', { fix: ['-b', '- b'], alone: true }],
  ),
  ...group(
    'expected values',
    ['full-width bracket', 'doc', doc('```js\n1 + 2; ▸// =＞ 3\n```'), { says: /=> 3/, fix: ['=＞', '=>'] }],
    ['full-width equals sign', 'doc', doc('```js\n1 + 2; ▸// ＝> 3\n```'), { says: /=> 3/, fix: ['＝>', '=>'] }],
    ['both', 'doc', doc('```js\n1 + 2; ▸// ＝＞ 3\n```'), { says: /=> 3/, fix: ['＝＞', '=>'] }],
    ['thin arrow', 'doc', doc('```js\n1 + 2; ▸// -> 3\n```'), { says: /=> 3/, fix: ['->', '=>'] }],
    ['long arrow', 'doc', doc('```js\n1 + 2; ▸// ==> 3\n```'), { says: /=> 3/, fix: ['==>', '=>'] }],
    ['double arrow of typography', 'doc', doc('```js\n1 + 2; ▸// ⇒ 3\n```'), { says: /=> 3/, fix: ['⇒', '=>'] }],
    ['space in the arrow', 'doc', doc('```js\n1 + 2; ▸// = > 3\n```'), { says: /=> 3/, fix: ['= >', '=>'] }],
    ['arrow with a title mark', 'doc', doc('```js\n[1].length; ▸// =》 1\n```'), { fix: ['=》', '=>'] }],
  ),
  ...group(
    'text in place of code',
    ['dash of a word processor', 'doc', doc('```bash\nnpm start ▸–watch\n```'), { fix: ['–watch', '--watch'] }],
    ['entities', 'doc', doc('```html\n▸&lt;p&gt;A&lt;/p&gt;\n```'), { fix: ['&lt;p&gt;A&lt;/p&gt;', '<p>A</p>'] }],
  ),
];
