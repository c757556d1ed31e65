/** Colours of code: our own scanners, each language as a table of code and its tokens, and properties that hold for any input. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightLines } from '../../renderer/compile/code/highlight.js';
import { escapeHtml } from '../../renderer/compile/tree/characters.js';

const TOKEN = /<span class="token ([a-z-]+)">([^<]*)<\/span>/g;
const plain = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
/** `keyword const | number 1`: the coloured stretches in their order. */
const tokens = (language: string, code: string) =>
  [...highlightLines(code, language).join('\n').matchAll(TOKEN)]
    .map(([, type, text]) => `${type} ${plain(text!)}`)
    .join(' | ');

describe('JavaScript', () => {
  test.each([
    ['const a = 1.5e3, b = 0xff_ff, c = 10n;', 'keyword const | number 1.5e3 | number 0xff_ff | number 10n'],
    ["import { a } from './a.js';", "keyword import | keyword from | string './a.js'"],
    ['from = get + set.of;', ''],
    ['async function go() {}', 'keyword async | keyword function | function go'],
    ['const f = async (a, (b)) => a, g = x => x;', 'keyword const | function f | keyword async | function g'],
    ['a.map(b).then?.(c)', 'function map'],
    ['fn.call(x); a.default.if', 'function fn | function call'],
    [
      'class A extends B.C { #p = this.x; static get v() {} }',
      'keyword class | class-name A | keyword extends | class-name B.C | keyword this | keyword static | keyword get | function v',
    ],
    ['x = a / b / c; y = /[/"]\\//g.test(s)', 'regex /[/"]\\//g | function test'],
    ['return /a/.exec(b)', 'keyword return | regex /a/ | function exec'],
    ['({ in: 1, "a-b": 2, c: d ? e : f })', 'property in | number 1 | property "a-b" | number 2 | property c'],
    ['switch (a) {\n  case 1:\n  default:\n}', 'keyword switch | keyword case | number 1 | keyword default'],
    ['MAX_SIZE + Math.PI + NaN + true', 'constant MAX_SIZE | constant PI | number NaN | boolean true'],
    ['// 注释\n/* a\nb */ x', 'comment // 注释 | comment /* a | comment b */'],
    ['#!/usr/bin/env node\n1', 'comment #!/usr/bin/env node | number 1'],
    ['see http://example.com', ''],
    ['`a${b + `${1}`}c`', 'template-string `a | template-string ` | number 1 | template-string ` | template-string c`'],
    ["it's ok", ''],
    ['变量 = 函数(1)', 'function 函数 | number 1'],
  ])('%s', (code, expected) => {
    expect(tokens('js', code)).toBe(expected);
  });

  test.each([
    [
      '<a href="x" {...p} on={() => { f() }}>it\'s {y}</a>',
      'tag <a | attr-name href | attr-value "x" | attr-name on | function f | tag > | tag </a>',
    ],
    ['return <Foo.Bar a={1} />;', 'keyword return | class-name <Foo.Bar | attr-name a | number 1 | class-name />'],
    ['<><b>const</b></>', 'tag <><b> | tag </b></>'],
    ['a < b && c > d', ''],
    ['{/* 注释 */}', 'comment /* 注释 */'],
  ])('elements: %s', (code, expected) => {
    expect(tokens('jsx', code)).toBe(expected);
  });
});

describe('TypeScript', () => {
  test.each([
    [
      'interface Foo<T = unknown> extends Bar {}',
      'keyword interface | class-name Foo | constant T | builtin unknown | keyword extends | class-name Bar',
    ],
    ['type K = keyof T;', 'keyword type | class-name K | keyword keyof | constant T'],
    ['const type = a.type;', 'keyword const'],
    ['useState<Map<string, X>>([])', 'function useState | builtin string | constant X'],
    [
      'const f = (a: string): Promise<void> => {};',
      'keyword const | function f | builtin string | builtin Promise | keyword void',
    ],
    ['@Component({}) class A {}', 'function @Component | keyword class | class-name A'],
    ["import type { A } from 'a';", "keyword import | keyword type | constant A | keyword from | string 'a'"],
    ['x as const satisfies Y', 'keyword as | keyword const | keyword satisfies | constant Y'],
    ['const a = <T>b;', 'keyword const | constant T'],
  ])('%s', (code, expected) => {
    expect(tokens('ts', code)).toBe(expected);
  });

  test('type parameters of an arrow are no element', () => {
    expect(tokens('tsx', 'const p = <T,>(x: T) => <b>{x}</b>;')).toBe(
      'keyword const | constant T | constant T | tag <b> | tag </b>',
    );
  });
});

describe('other languages', () => {
  test.each([
    [
      'css',
      '.a > b:hover { color: rgb(1 2 3) !important }',
      'selector .a > b:hover | property color | function rgb | important !important',
    ],
    [
      'css',
      '@media (min-width: 1px) and (hover) { a { --x: 1 } }',
      'atrule @media | property min-width | keyword and | selector a | property --x',
    ],
    [
      'css',
      'a { b: url("c;{.png") url(d) "e" } /* f */',
      'selector a | property b | function url | url "c;{.png" | function url | url d | string "e" | comment /* f */',
    ],
    ['css', 'color: red;', 'property color'],
    [
      'json',
      '{ "a": [-1.5e3, true, null, "b\\""], toString } // c',
      'property "a" | number -1.5e3 | boolean true | keyword null | string "b\\"" | comment // c',
    ],
    [
      'html',
      '<!-- a --><p class="b" disabled>c &lt; d<br/></p>',
      'comment <!-- a --> | tag <p | attr-name class | attr-value "b" | attr-name disabled | tag > | tag <br/></p>',
    ],
    [
      'html',
      '<script>let a = "</p>"</script><style>b { c: d }</style>',
      'tag <script> | keyword let | string "</p>" | tag </script><style> | selector b | property c | tag </style>',
    ],
    [
      'vue',
      '<script lang="ts">let a: string</script>',
      'tag <script | attr-name lang | attr-value "ts" | tag > | keyword let | builtin string | tag </script>',
    ],
    [
      'vue',
      '<a @click.prevent="go" :k=1>',
      'tag <a | attr-name @click.prevent | attr-value "go" | attr-name :k | attr-value 1 | tag >',
    ],
    ['bash', 'npm run npm -- --port 80 # 注释', 'function npm | variable --port | number 80 | comment # 注释'],
    [
      'bash',
      'export A="$HOME/x" && cd $(ls | sort)',
      'builtin export | variable A | string " | variable $HOME | string /x" | builtin cd | function ls | function sort',
    ],
    [
      'bash',
      'if [ -f a ]; then sudo rm -rf b; fi',
      'keyword if | variable -f | keyword then | function sudo | function rm | variable -rf | keyword fi',
    ],
    [
      'bash',
      'cat <<EOF | tee f\n$x\nEOF\nls 2>&1',
      'function cat | function tee | string $x | string EOF | function ls',
    ],
    ['bash', '$ npm i\nadded 3 packages\n$ a \\\n  --b', 'function npm | function a | variable --b'],
  ])('%s: %s', (language, code, expected) => {
    expect(tokens(language, code)).toBe(expected);
  });

  test('Prism reads the rest', () => {
    expect(tokens('python', 'def f(): pass')).toContain('keyword def');
    expect(tokens('scss', '$a: 1;')).not.toBe('');
  });
});

describe('any input', () => {
  const languages = ['js', 'ts', 'tsx', 'css', 'json', 'html', 'vue', 'bash'];
  const pieces = fc.constantFrom(
    '<',
    '</',
    '>',
    '/>',
    '{',
    '}',
    '`',
    '${',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '//',
    '\n',
    ' ',
    '#',
    '$(',
    ')',
    '(',
    'a',
    'const ',
    '=',
    ':',
    ';',
    '@x',
    '[',
    ']',
    '1',
    '<script>',
    '<<EOF',
    '中',
  );
  const code = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
    fc.string({ unit: 'binary' }),
  );

  test.each(languages)('%s: no character is lost, no line, no tag left open', (language) => {
    fc.assert(
      fc.property(code, (text) => {
        const source = text.replace(/\r/g, '');
        const lines = highlightLines(source, language);
        expect(lines.map((line) => line.replace(TOKEN, '$2'))).toEqual(source.split('\n').map(escapeHtml));
      }),
      { numRuns: 300 },
    );
  });

  test.each(['`${', '(', '{', '<a ', '<a>{', '$(', "'\\'", '/[', 'a = (', '"$(', '${', '<script>', 'a {', '[', '<<A '])(
    'a hundred thousand characters of %s end',
    (piece) => {
      const source = piece.repeat(100_000 / piece.length);
      const kept = (language: string) =>
        highlightLines(source, language).join('\n').replace(TOKEN, '$2') === escapeHtml(source);
      expect(languages.filter((language) => !kept(language))).toEqual([]);
    },
  );
});
