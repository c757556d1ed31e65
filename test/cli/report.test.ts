import { describe, expect, it } from 'vitest';
import { breakToWidth, displayWidth, wrapToWidth } from '../../cli/report/display-width.js';
import { githubProblems, jsonProblems, sarifProblems } from '../../cli/report/formats.js';
import { frames, tally } from '../../cli/report/frames.js';
import { adviceOf, languageOf, placeOf } from '../../cli/report/message-language.js';
import { problem, problemTable } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

const clash: Problem = problem('output-clash', { path: 'a.html', first: '/a', second: 'static/a.html' });
const syntax: Problem = problem(
  'config-syntax',
  { message: 'Unexpected "}"' },
  { file: 'notes.config.ts', line: 2, column: 8, length: 3, sourceLine: '标题: foo}' },
);

describe('frames', () => {
  it('shows code, place, marked line, cause and fix; the caret stands under wide characters', () => {
    expect(frames([{ ...syntax, column: 5 }], { language: 'en' })).toBe(
      [
        'error config-syntax  notes.config.ts:2:5',
        '  The configuration cannot be read: Unexpected "}"',
        ' > 2 │ 标题: foo}',
        '     │       ^^^',
        '  → Mend the marked place.',
        '',
      ].join('\n'),
    );
  });

  it('shows the lines round the marked one when it can read the file', () => {
    const text = frames([syntax], { language: 'zh', linesOf: () => ['const a = {', '标题: foo}', '};'] });
    expect(text.split('\n').slice(2, 6)).toEqual([
      '   1 │ const a = {',
      ' > 2 │ 标题: foo}',
      '     │          ^',
      '   3 │ };',
    ]);
  });

  it('shows the part of a long line that holds the marked place', () => {
    const sourceLine = `${'长'.repeat(200)}这里${'长'.repeat(200)}`;
    const text = frames([{ ...syntax, sourceLine, column: 201, length: 2 }], { language: 'en' });
    const [shown, carets] = text.split('\n').slice(2, 4) as [string, string];
    expect(shown.length).toBeLessThan(90);
    expect(displayWidth(carets.slice(0, carets.indexOf('^')))).toBe(
      displayWidth(shown.slice(0, shown.indexOf('这里'))),
    );
  });

  it('says nearest name and further places, and gathers equal problems', () => {
    const at = (line: number): Problem => ({ ...clash, file: 'docs/a.md', line, nearest: 'b.html' });
    const text = frames([at(1), at(2), at(3), at(4), at(5)], { language: 'en' });
    expect(text).toContain('Did you mean "b.html"?');
    expect(text).toContain('also at docs/a.md:2, docs/a.md:3, docs/a.md:4 and 1 more');
    const twice = frames([{ ...at(1), more: [2, 2, 3].map((line) => ({ file: 'docs/a.md', line })) }], {
      language: 'en',
    });
    expect(twice).toMatch(/also at docs\/a\.md:2, docs\/a\.md:3$/m);
    expect(text.match(/output-clash/g)).toHaveLength(1);
  });

  it('puts errors last and counts what it leaves out', () => {
    const many = Array.from({ length: 5 }, (_, i) => problem('output-unwritable', { message: String(i) }));
    const text = frames([...many, { ...clash, level: 'warning' }], { language: 'en', most: 2 });
    expect(text.indexOf('warning output-clash')).toBeLessThan(text.indexOf('error output-unwritable'));
    expect(text).toContain('output-unwritable: 3 more');
    expect(tally([...many, { ...clash, level: 'warning' }], 'en')).toBe('5 errors, 1 warning');
    expect(tally(many.slice(0, 1), 'zh')).toBe('1 个错误');
  });

  it.each([
    ['abc', 3],
    ['汉字', 4],
    ['，', 2],
    ['𠮷', 2],
    ['é', 1],
  ])('knows that %s takes %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('texts on a terminal', () => {
  it.each([
    ['Name a folder with `-o`, and nothing else.', 20, ['Name a folder with', '`-o`, and nothing', 'else.']],
    ['请用 `-o` 指定一个文件夹。', 12, ['请用 `-o` 指', '定一个文件', '夹。']],
    ['https://example.com/a/very/long/address', 10, ['https://example.com/a/very/long/address']],
    ['a\nb', 10, ['a', 'b']],
    ['', 10, ['']],
  ])('%j in %i columns', (text, columns, lines) => expect(wrapToWidth(text, columns)).toEqual(lines));

  it.each([
    ['docs/a-long/name.md:3:1', 12, ['docs/a-long/', 'name.md:3:1']],
    ['见 docs/a-long/name.md', 10, ['见 docs/a-', 'long/', 'name.md']],
    ['中文abcdefgh', 6, ['中文ab', 'cdefgh']],
    ['汉字', 2, ['汉', '字']],
  ])('%j is broken to %i columns', (text, columns, lines) => expect(breakToWidth(text, columns)).toEqual(lines));

  it('wraps cause and fix of a problem, and shortens its source line', () => {
    const long = { ...syntax, sourceLine: '标题'.repeat(60), column: 61 };
    const lines = frames([long], { language: 'zh', columns: 40 }).split('\n');
    expect(lines.slice(1).filter((line) => displayWidth(line) > 40)).toEqual([]);
    expect(lines.join('\n')).toContain('→');
  });
});

describe('formats for machines', () => {
  it('gives JSON with words', () => {
    expect(jsonProblems([syntax], 'en')).toMatchObject([
      {
        code: 'config-syntax',
        level: 'error',
        file: 'notes.config.ts',
        line: 2,
        text: 'The configuration cannot be read: Unexpected "}"',
      },
    ]);
  });

  it('gives GitHub workflow commands, escaped', () => {
    const odd = problem('output-unwritable', { message: '100%\nfull' }, { file: 'a,b.md', line: 1 });
    expect(githubProblems([odd], 'en')).toBe(
      '::error file=a%2Cb.md,line=1,title=output-unwritable::The output cannot be written: 100%25%0Afull Check the rights of the folder.\n',
    );
  });

  it('gives SARIF 2.1.0', () => {
    const log = sarifProblems([syntax, clash], 'en', '1.2.3') as {
      version: string;
      runs: { results: unknown[]; tool: unknown }[];
    };
    expect(log.version).toBe('2.1.0');
    expect(log.runs[0]!.results).toMatchObject([
      {
        ruleId: 'config-syntax',
        ruleIndex: 0,
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'notes.config.ts' },
              region: { startLine: 2, startColumn: 8, endColumn: 11 },
            },
          },
        ],
      },
      { ruleId: 'output-clash', ruleIndex: 1 },
    ]);
  });
});

describe('words', () => {
  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'C', NOTES_LANG: 'zh' }, 'zh'],
    [{}, 'en'],
  ])('%j speaks %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });

  it('names a place as far as it is known', () => {
    expect([placeOf({}), placeOf({ file: 'a.md' }), placeOf({ file: 'a.md', line: 3 }), placeOf(syntax)]).toEqual([
      '',
      'a.md',
      'a.md:3',
      'notes.config.ts:2:8',
    ]);
  });
});

describe('reports for machines', () => {
  const unknown = problem(
    'config-unknown-key',
    { path: 'titel', known: 'title' },
    { file: 'notes.config.ts', nearest: 'title' },
  );

  it('name the nearest name', () => {
    expect(githubProblems([unknown], 'en')).toContain('Did you mean "title"? Correct the name');
    expect(githubProblems([unknown], 'zh')).toContain('是不是想写“title”？请改正名称');
    expect(JSON.stringify(sarifProblems([unknown], 'en', '1'))).toContain('Did you mean \\"title\\"?');
  });

  it('show no placeholder of any code', () => {
    const all = Object.keys(problemTable).map((code) => problem(code));
    const { runs } = sarifProblems(all, 'en', '1') as { runs: { tool: { driver: { rules: object[] } } }[] };
    const { rules } = runs[0]!.tool.driver;
    expect(rules.length).toBe(all.length);
    expect(JSON.stringify(rules)).not.toMatch(/\{\w+\}/);
  });

  it('show no character that a terminal would obey', () => {
    const shown = frames(
      [
        problem(
          'address-unsafe',
          { field: 'slug', address: 'a\u001b[31mb' },
          { file: 'a.md', line: 1, column: 1, sourceLine: 'slug: a\u001b[31mb' },
        ),
      ],
      {
        language: 'en',
      },
    );
    expect(shown).not.toContain('\u001b');
    expect(shown).toContain('a\\u001b[31mb');
  });
});

it('says of a suggestion that looks like the written name what is different', () => {
  const advice = (nearest: string) => adviceOf({ text: '', fix: 'Correct the path.', nearest }, 'en');
  expect([advice('./cafe\u0301.md'), advice('./caf\u00e9.md')]).toEqual([
    expect.stringContaining('(NFD): better rename the file. Correct the path.'),
    'Did you mean "./caf\u00e9.md"? Correct the path.',
  ]);
});
