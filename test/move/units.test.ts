/** Pieces of `notes mv`: the text of the redirects, patches, places of addresses. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringLiterals } from '../../renderer/compile/code/string-literals.js';
import { patchText } from '../../renderer/move/patch.js';
import { redirectText } from '../../renderer/move/redirect-text.js';
import { addressesOfCode, addressesOfPage } from '../../renderer/move/written-addresses.js';
import { options } from '../compile/helper.js';
import { randomFrom, removeFolders, temporaryFolder } from '../engine/folders.js';

afterAll(removeFolders);

describe('the text of the redirects', () => {
  const live =
    (...addresses: string[]) =>
    (address: string) =>
      addresses.includes(address);
  it.each([
    ['starts the file', undefined, [['/a', '/b']], ['/b'], '- from: /a\n  to: /b\n'],
    [
      'adds at the end and keeps comments',
      '# mine\n- from: /x # why\n  to: /y',
      [['/a', '/b']],
      ['/b', '/y'],
      '# mine\n- from: /x # why\n  to: /y\n- from: /a\n  to: /b\n',
    ],
    [
      'collapses a chain',
      '- {from: /a, to: "/b#c"}\n',
      [['/b', '/c']],
      ['/c'],
      '- {from: /a, to: /c#c}\n- from: /b\n  to: /c\n',
    ],
    [
      'takes out a loop',
      '- from: /a\n  to: /b\n- from: /x\n  to: /b\n',
      [['/b', '/a']],
      ['/a'],
      '- from: /x\n  to: /a\n- from: /b\n  to: /a\n',
    ],
    [
      'takes one address out of several',
      '- from:\n    - /a\n    - /x\n  to: /b\n',
      [['/b', '/a']],
      ['/a'],
      '- from: /x\n  to: /a\n- from: /b\n  to: /a\n',
    ],
    [
      'writes a list in one line anew',
      '# mine\n[{from: /a, to: /b}]\n',
      [['/b', '/c']],
      ['/c'],
      '# mine\n- from: /a\n  to: /c\n- from: /b\n  to: /c\n',
    ],
    [
      'quotes what YAML would read otherwise',
      undefined,
      [['/a: b', "/it's"]],
      ["/it's"],
      '- from: "/a: b"\n  to: "/it\'s"\n',
    ],
    ['leaves addresses that differ in case alone', undefined, [['/A', '/a']], ['/a'], undefined],
  ] as const)('%s', (_, text, changes, pages, wanted) => {
    expect(
      redirectText(
        text,
        changes.map(([from, to]) => ({ from, to })),
        live(...pages),
      ),
    ).toBe(wanted);
  });
});

describe('a patch', () => {
  it('gives the new texts to git, whatever the lines', () => {
    const random = randomFrom(5);
    const dir = temporaryFolder();
    const line = () => ['a', 'b', 'c', 'd', '', 'é\r'][Math.floor(random() * 6)]!;
    const text = (lines: string[]) => lines.join('\n') + (random() < 0.5 && lines.at(-1) !== '' ? '' : '\n');
    for (let round = 0; round < 25; round++) {
      const lines = Array.from({ length: 1 + Math.floor(random() * 25) }, line);
      const before = text(lines);
      const after = text(
        lines.flatMap((old) => (random() < 0.12 ? [] : random() < 0.15 ? [line(), `${old}x`] : [old])),
      );
      mkdirSync(join(dir, `${round}`));
      writeFileSync(join(dir, `${round}/a b.md`), before);
      writeFileSync(join(dir, `${round}.patch`), patchText([{ from: 'a b.md', to: '新/a.md', before, after }]));
      execFileSync('git', ['apply', `../${round}.patch`], { cwd: join(dir, `${round}`) });
      expect(readFileSync(join(dir, `${round}/新/a.md`), 'utf8')).toBe(after);
    }
  });
});

describe('addresses as they are written', () => {
  const page = async (text: string, format: 'md' | 'mdx' = 'mdx') => {
    const scope = { area: 'docs', instance: 'default', version: 'current', locale: 'en' } as const;
    const source = {
      path: `docs/a.${format}`,
      relative: `a.${format}`,
      kind: 'doc',
      scope,
      format,
      text,
      hash: '',
    } as const;
    const found = await addressesOfPage(source, { ...options, markdown: { ...options.markdown, format: 'detect' } });
    expect(found.lost).toEqual([]);
    return found.addresses.map(({ reading, url, from, to }) => [reading, url, found.page.bare.slice(from, to)]);
  };

  it.each([
    ['[a](b.md)', [['link', 'b.md', 'b.md']]],
    ['[a]( <b c.md> "t")', [['link', 'b c.md', 'b c.md']]],
    ['[a](b_(c).md)', [['link', 'b_(c).md', 'b_(c).md']]],
    ['[a](b\\_c.md)', [['link', 'b_c.md', 'b\\_c.md']]],
    [
      '[![a](x.png)](b.md#c)',
      [
        ['link', 'b.md#c', 'b.md#c'],
        ['image', 'x.png', 'x.png'],
      ],
    ],
    ['[`](`](b.md)', [['link', 'b.md', 'b.md']]],
    ['> - [a][r]\n\n[r]: ./b.md', [['link', './b.md', './b.md']]],
    ['![a][r]\n\n[r]: <./b.png> "t"', [['image', './b.png', './b.png']]],
    [
      ':::note [t](b.md)\n[c](d.md)\n:::',
      [
        ['link', 'b.md', 'b.md'],
        ['link', 'd.md', 'd.md'],
      ],
    ],
    [
      "import A, {B} from './_a.mdx';\n\n<A x={require('../b.png').default} />",
      [
        ['module', './_a.mdx', './_a.mdx'],
        ['module', '../b.png', '../b.png'],
      ],
    ],
    [
      '<Link to="/a">[b](c.md)</Link> <img src="/d.png" />',
      [
        ['link', '/a', '/a'],
        ['link', 'c.md', 'c.md'],
        ['literal', '/d.png', '/d.png'],
      ],
    ],
    ["{[1].map(() => <a href='/a'>b</a>)}", [['literal', '/a', '/a']]],
    ["<Card href={useBaseUrl('/a')} />", [['based', '/a', '/a']]],
    [
      "export const cards = [{ href: '/a' }, { page: `/b#c` }, '/d', 'see /e', '//f', `/g/${1}`];\n",
      [
        ['based', '/a', '/a'],
        ['based', '/b#c', '/b#c'],
        ['based', '/d', '/d'],
      ],
    ],
    [
      `<Card to={'/a'} title="/b" items={['/c']} /> {['/d'].map(() => <b title="/e" />)} '/f'`,
      [
        ['based', '/a', '/a'],
        ['based', '/c', '/c'],
        ['based', '/d', '/d'],
      ],
    ],
    ['`[a](b.md)` \\[a](b.md)', []],
    ['```md\n[a](b.md)\n```\n\n<https://a.example>', []],
  ])('%s', async (text, wanted) => {
    expect(await page(text)).toEqual(wanted);
  });

  it('are found in HTML', async () => {
    expect(await page('a <a title="x" href=b.md>c</a>\n\n<img\nsrc="d.png">\n', 'md')).toEqual([
      ['link', 'b.md', 'b.md'],
      ['image', 'd.png', 'd.png'],
    ]);
  });

  it('are found in code, without loaders', () => {
    const code =
      "import a from '!!raw-loader!./a.md?x';\nconst b = require('@site/b.tsx');\nimport c from 'c';\nexport default () => <Link to='/d' />;\n";
    expect(addressesOfCode(code).map(({ reading, from, to }) => [reading, code.slice(from, to)])).toEqual([
      ['link', '/d'],
      ['module', './a.md'],
      ['module', '@site/b.tsx'],
    ]);
  });
});

it('texts of a program come with their keys, and keys are none', () => {
  expect(stringLiterals('export default { "a": \'b\', c: ["d", `e`, `f${1}`], /* "g" */ h: \'\\n\' }')).toEqual([
    { value: 'b', offset: 23, key: 'a' },
    { value: 'd', offset: 32 },
    { value: 'e', offset: 37 },
  ]);
});
