import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractBlocks, makeUnits } from '../../renderer/check/find-blocks.js';
import type { TypeScriptTools } from '../../renderer/check/typecheck.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { check, fence, found } from './run.js';

const scratch = mkdtempSync(join(tmpdir(), 'notes-check-'));
beforeAll(compileTool);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('blocks', () => {
  it('finds fences with their lines, flags, indentation and output', () => {
    const text = `前言\n\n${fence('ts run scope=a title="x.ts" {1,3}', 'let a = 1;')}\n- 列表\n\n  ~~~js expect-error=2322,2345\n  b\n  ~~~\n\n${fence('text output', '1\n2')}> \`\`\`css\n> a {}\n> \`\`\`\n`;
    expect(extractBlocks('a.md', text)).toMatchObject([
      { lang: 'ts', mode: 'run', scope: 'a', title: 'x.ts', line: 4, code: 'let a = 1;' },
      { lang: 'js', expectErrors: [2322, 2345], line: 10, indent: 2, code: 'b', output: { text: '1\n2', line: 14 } },
      { lang: 'css', code: 'a {}' },
    ]);
  });

  it('joins blocks of one scope and leaves live blocks to the browser', () => {
    const units = makeUnits(
      extractBlocks(
        'a.md',
        fence('js scope=s', 'const a = 1') + fence('ts scope=s', 'a') + fence('jsx live', '<b/>') + fence('css', 'a{}'),
      ),
    );
    expect(units.map(({ name, loader, blocks }) => [name, loader, blocks.length])).toEqual([['s', 'ts', 2]]);
  });
});

describe('expectations', () => {
  it.each<[string, string, string, string[]]>([
    ['values', 'js', '[1, 2].map((n) => n * 2) // => [2, 4]\nconst x = 3; // => 3\n"a // => b" // => "a // => b"', []],
    ['a wrong value', 'ts', 'const n: number = 1 + 1; // => 3', ['2 check-expectation 2']],
    ['values that differ in type', 'js', "1 // => '1'", ['2 check-expectation 1']],
    ['statements over several lines', 'js', 'const r = [3, 1]\n  .sort(); // => [1, 3]', []],
    ['promises', 'js', 'Promise.resolve(1) // => Promise<2>', ['2 check-expectation 1']],
    ['awaited values', 'js', 'await Promise.resolve({ a: 1 }) // => { a: 1 }', []],
    [
      'errors',
      'js',
      "null.x; // throws TypeError\n(() => { throw new RangeError('too far'); })() // throws RangeError: far",
      [],
    ],
    ['an error that does not come', 'js', 'Math.abs(1) // throws TypeError', ['2 check-expectation no error']],
    [
      'an error of another kind',
      'js',
      'null.x // throws RangeError',
      ["2 check-expectation TypeError: Cannot read properties of null (reading 'x')"],
    ],
    [
      'prints, whenever it runs',
      'js',
      "setTimeout(() => console.log('b')); // prints b\nconsole.log({ a: 1 }); // prints { a: 1 }",
      [],
    ],
    ['a wrong print', 'js', "console.log('a'); // prints b", ['2 check-expectation a']],
    [
      'prints of a called function',
      'js',
      'function f() { console.log(1); console.log(2); }\nf();\n// prints 1\n',
      ['4 check-expectation 1\n2'],
    ],
    ['an expectation never reached', 'js', 'function f() {\n  return 1; // => 1\n}', ['3 check-expectation-missed']],
    [
      'a value inside a function, at each call',
      'js',
      'const f = (n) => {\n  return n + 1; // => 2\n};\nf(1);\nf(2);',
      ['3 check-expectation 3'],
    ],
    ['other arrows', 'js', '1 + 1 // → 3\n1 + 1 //=> 3', ['2 check-expectation 2', '3 check-expectation 2']],
    [
      'comments that are only a value',
      'js',
      'let a = 2; // 2\nconsole.log(a) // 3\ntypeof a; // "number"\na; // two\nf([\n  1, // 1\n]);\nfunction f() {} // []',
      ['3 check-expectation-unread', '4 check-expectation-unread'],
    ],
    [
      'marks of lines, which are no values',
      'js',
      'let a = 1;\na; // [!code ++]\na // [!code focus:2]\n[a]; // [!code hl]',
      [],
    ],
    [
      'an expected value that is a misspelt word',
      'js',
      'Array.isArray([]); // => ture\nconst nul = 1;\nnul; // => nul\nvoid 0; // => undefinde',
      ['2 check-expectation-word', '5 check-expectation-word'],
    ],
    [
      'a promise in place of its value',
      'js',
      'async function f() {\n  return 42;\n}\nf(); // => 42',
      ['5 check-expectation-promise'],
    ],
    ['a print in quotation marks', 'js', "console.log('a'); // prints 'a'", ['2 check-expectation-quotes a']],
    ['a print of quotation marks', 'js', "console.log(\"'a'\"); // prints 'a'", []],
    ['an expectation without a statement', 'js', '// => 1\nlet a = 1; // => 1', ['2 check-expectation-misplaced']],
    [
      'an expected value that is no expression',
      'js',
      "'a'; // => 'a\n2; // => 2) + (1\n[1]; // => [1]",
      ['2 check-expectation-syntax', '3 check-expectation-syntax'],
    ],
    ['syntax errors', 'js', 'let a = 1; // => 1\nlet = = 2', ['3 check-syntax']],
    ['JSX in a block of JavaScript', 'js', 'const a = () => <b>{1}</b>;\ntypeof a; // => "function"', []],
    [
      'run-time errors, with their line',
      'ts',
      'type A = 1;\nconst a: A = 1; // => 1\n\nundefined_name()',
      ['5 check-run-error'],
    ],
    ['unhandled rejections', 'js run', "Promise.reject(new Error('x'))", ['2 check-run-error']],
  ])('%s', async (_, info, code, expected) => {
    expect(await found(fence(info, code))).toEqual(expected);
  });

  const PURE = [
    ...['typeof null; // => "object"', '!!0; // => false', '1 === 1; // => true', 'null ?? 1; // => 1'],
    ...[
      'void 0; // => undefined',
      'NaN; // => NaN',
      '"use strict"; // => "use strict"',
      '1 === // why\n  1; // => true',
    ],
    ...['typeof (function () {}) // => "function"', '[] + [] // => ""', '`a` // => "a"', '(0, 3) // => 3'],
    ...['-1 // => -1', '!0 ? 1 : 2 // => 1', 'typeof typeof 1 // => "string"', '+[] // => 0', '1n + 2n // => 3n'],
  ];
  it.each(['js', 'ts', 'jsx', 'tsx'])('constant statements, first, last and between others, in %s', async (lang) => {
    const lines = PURE.map((line) => `let a${PURE.indexOf(line)} = 1;\n${line}`).join('\n');
    expect(await found(fence(lang, lines))).toEqual([]);
    const wrong = await found(fence(lang, lines.replace(/=> .*$/gm, "=> 'other'")));
    expect(wrong.map((line) => line.split(' ')[1])).toEqual(PURE.map(() => 'check-expectation'));
  });

  it.each<[string, string]>([
    ['a constant that goes on', 'const a = 4 +\n 1 === 5; // => true'],
    ['without semicolons', "const s = 'x'\ntypeof s // => 'string'\ntypeof 1 // => 'number'\n!!s // => true"],
    ['after a return', 'const f = () => {\n  return [\n  1, 2] // => [1, 2]\n}\nf()'],
    ['a minus that goes on', 'let b = 3\n-1 // => 2'],
  ])('%s', async (_, code) => {
    expect(await found(fence('ts', code))).toEqual([]);
  });

  it('compares the whole output, in order', async () => {
    const code = 'setTimeout(() => console.log(3));\nPromise.resolve().then(() => console.log(2));\nconsole.log(1);';
    expect(await found(fence('js run', code) + fence('text output', '1\n2\n3'))).toEqual([]);
    expect(await found(fence('js run', code) + fence('text output', '1\n3\n2'))).toEqual(['8 check-output 2']);
  });

  it('says how many blocks it ran', async () => {
    const { counts } = await check(fence('js', '1 // => 1') + fence('js no-check', '??') + fence('js', 'let a'));
    expect(counts).toEqual({
      blocks: 3,
      typed: 0,
      run: 1,
      expectations: 1,
      inputs: 0,
      parsed: 1,
      unchecked: 1,
      browser: 0,
    });
  });
});

describe('the sandbox', () => {
  it.each<[string, string, RegExp]>([
    ['endless loops', 'for (;;) {}', /check-timeout/],
    ['loops of microtasks', 'const f = () => Promise.resolve().then(f); f()', /check-timeout|check-died/],
    ['memory', 'const a = []; for (;;) a.push(new Array(1e6).fill({}))', /check-died|check-timeout/],
    ['process.exit', 'process.exit(0)', /check-run-error/],
    ['reading files', "const fs = await import('node:fs'); fs.readFileSync('/etc/passwd')", /check-run-error/],
    ['static imports of the disk', "import 'node:fs'", /check-run-error/],
    ['the network', "await fetch('http://127.0.0.1/')", /check-run-error/],
    ['network modules', "await import('node:net')", /check-run-error/],
    ['child processes', "await import('node:child_process')", /check-run-error/],
    ['the loader', "process.getBuiltinModule('fs')", /check-run-error/],
    ['printing without end', "for (;;) console.log('x'.repeat(1000))", /check-died|check-timeout/],
  ])('contains %s and goes on', async (_, code, expected) => {
    const limits = { timeout: 3000, memory: 64, resident: 512 };
    const problems = await found(fence('js run', code) + fence('js', '1 // => 1'), { limits });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
  });

  it('cannot be bent by polluted prototypes', async () => {
    const code =
      "Array.prototype.push = () => 0; Object.prototype.toJSON = () => 'ok'; JSON.stringify = () => '{}';\n1 // => 2";
    expect((await check(fence('js', code))).problems).not.toEqual([]);
  });

  it('inherits no environment and starts in an empty folder', async () => {
    expect(await found(fence('js', 'Object.keys(process.env) // => []'))).toEqual([]);
  });
});

describe('types', () => {
  const typescript = {
    compiler: join(root, 'node_modules/typescript/bin/tsc'),
    modules: join(root, 'node_modules'),
    nodeTypes: join(root, 'node_modules/@types/node'),
    scratch,
  };
  const typed = async (text: string) =>
    (await check(text, { typescript })).problems.map(({ code, line, column, args }) =>
      `${line}:${column} ${code} ${args.number ?? ''}`.trim(),
    );

  it('reports errors at the line and column of the Markdown', async () => {
    const text = `# 标题\n\n${fence('ts', 'const a: number = 1;\nconst b: string = a;')}\n- x\n\n  ${fence('ts', "let c: number = ''").replaceAll('\n', '\n  ')}`;
    expect(await typed(text)).toEqual(['5:7 check-types 2322', '11:7 check-types 2322']);
  });

  it.each<[string, string, string, object]>([
    ['a name near to it', 'const total = 1;\ntotla; // => 1', '3:1 check-types 2552', { nearest: 'total' }],
    ['a property near to it', 'const a = { port: 1 };\na.prot;', '3:3 check-types 2339', { nearest: 'port' }],
    ['the import that is missing', "readFileSync('a'); // => 1", '2:1 check-import', { args: { module: 'node:fs' } }],
    ['no import of a word that may be anything', "join('a');", '2:1 check-types 2304', {}],
    ['no name of every module', 'dirname("a");', '2:1 check-types 2552', {}],
  ])('says of a name that is not there, once, %s', async (_, code, place, more) => {
    const { problems } = await check(fence('ts', code), { typescript });
    expect(await typed(fence('ts', code))).toEqual([place]);
    expect(problems[0]).toMatchObject(more);
    expect(problems[0]?.repair !== undefined).toBe('nearest' in more || 'args' in more);
  });

  it('says of a full-width sign what it is, without what follows from it', async () => {
    expect(await typed(fence('ts', "const a = 1；\nf（a）; // '，'"))).toEqual(['2:12 check-sign']);
    expect(await typed(fence('ts', "const a = '；';\nconst b = a +;"))).toEqual(['3:14 check-types 1109']);
    const pattern = fence('ts', "const q = /'/;\nconst a = '，'；");
    const [found] = (await check(pattern, { typescript })).problems;
    expect(found?.repair?.edits.map(({ line, column }) => [line, column])).toEqual([[3, 14]]);
  });

  it('says of a misspelt scope the one that defines its names', async () => {
    const first = fence('ts scope=queue', 'export const tasks = [1];');
    expect(await typed(first + fence('ts scope=queu', 'tasks.length;'))).toEqual(['4:13 check-scope-near-miss']);
    expect(await typed(first + fence('ts scope=queu', 'others.length;'))).toEqual(['5:1 check-types 2304']);
  });

  it('accepts an error that is meant and misses one that does not come', async () => {
    expect(
      await typed(fence('ts expect-error=2322', "let a: number = ''") + fence('ts expect-error=2322', 'let b = 1')),
    ).toEqual(['4:7 check-error-absent 2322']);
  });

  it('still tells the types of all other code where one block does not parse, and the syntax once', async () => {
    const broken = fence('ts', 'function f() {\n  return 1;\n}}\nf(); // => 1');
    const wrong = fence('ts', "const a: number = '';");
    const meant = fence('ts expect-error=2322', "const b: number = '';");
    expect(await typed(broken + wrong + meant)).toEqual(['4:2 check-syntax', '8:7 check-types 2322']);
    expect(await typed(fence('ts expect-error=2322', 'let c: = 1') + wrong)).toEqual([
      '2:8 check-types 1110',
      '5:7 check-types 2322',
    ]);
  });

  it('is not strict with JavaScript, knows React, the DOM and Node', async () => {
    expect(
      await typed(
        fence('js', 'function f(a) { return a.b; }\nf(document.body); setTimeout(f, 1); process.nextTick(f)') +
          fence(
            'tsx',
            "import { useState } from 'react';\nexport function A() { const [n] = useState(0); return <b>{n}</b>; }",
          ),
      ),
    ).toEqual([]);
  });

  const wrong = fence('ts', "const n: number = 'x';");
  it('finds the errors of a site without types of Node', async () => {
    const { problems, counts } = await check(wrong, { typescript: { ...typescript, nodeTypes: undefined } });
    expect(problems.map(({ code, args }) => `${code} ${args.number}`)).toEqual(['check-types 2322']);
    expect(counts.typed).toBe(1);
  });

  it.each<[string, Partial<TypeScriptTools>, RegExp]>([
    ['types that are not there', { nodeTypes: '/nowhere/@types/node', modules: '/nowhere' }, /TS2688/],
    ['an option that it does not know', { options: { bogus: 1 } }, /tsconfig\.json.*TS5023.*bogus/],
    ['a compiler that fails', { compiler: '/does/not/exist' }, /.+/],
  ])('says that the compiler did not look: %s', async (_, changes, message) => {
    const { problems, counts } = await check(wrong, { typescript: { ...typescript, ...changes } });
    const faults = problems.filter(({ code }) => code === 'check-compiler');
    expect(faults.map(({ args }) => args.message).join('\n')).toMatch(message);
    expect(counts).toMatchObject({ typed: 0, parsed: 1 });
  });

  it('runs again what did not end in time, for a busy machine may be the reason', async () => {
    const cache = new Map();
    const told = async (code: string, timeout: number) =>
      (await found(fence('js run', code), { cache, limits: { timeout, memory: 64, resident: 512 } })).length;
    expect([await told('for (;;) {}', 300), cache.size]).toEqual([1, 0]);
    expect([await told('throw 1', 60_000), cache.size]).toEqual([1, 1]);
  });

  it('answers from its cache as it did the first time', async () => {
    const cache = new Map();
    const text = fence('ts', 'const b: string = 1; // => 2');
    const cold = await check(text, { typescript, cache });
    const warm = await check(text, {
      typescript: { ...typescript, compiler: '/does/not/exist' },
      harness: '/does/not/exist',
      cache,
    });
    expect(cold.problems).toHaveLength(2);
    expect(warm).toEqual(cold);
  });
});
