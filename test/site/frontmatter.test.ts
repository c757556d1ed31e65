import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../renderer/site/content/source.js';
import { misspeltFields } from '../../renderer/site/front-matter/check-fields.js';
import { readFrontMatter } from '../../renderer/site/front-matter/front-matter.js';
import { allFields, FIELDS } from '../../renderer/site/front-matter/front-matter-fields.js';
import { parseDate } from '../../renderer/site/helpers/dates.js';
import { longDate, shortDate } from '../../renderer/site/helpers/shown-dates.js';
import { readAnyYaml, readSimpleMap } from '../../renderer/site/helpers/yaml.js';

const read = (text: string, kind: SourceKind = 'doc') => readFrontMatter(text, { path: 'docs/a.md', kind });
const doc = (yaml: string) => read(`---\n${yaml}\n---\nbody`);
const post = (yaml: string) => read(`---\n${yaml}\n---\nbody`, 'post');

describe('B4.1 where front matter is', () => {
  test.each([
    ['plain', '---\na: 1\n---\nbody', { a: 1 }, 'body', 4],
    ['byte order mark', '\uFEFF---\na: 1\n---\nbody', { a: 1 }, 'body', 4],
    ['CRLF', '---\r\na: 1\r\n---\r\nbody', { a: 1 }, 'body', 4],
    ['blank line before', '\n---\na: 1\n---\n', {}, '\n---\na: 1\n---\n', 1],
    ['none', '# a', {}, '# a', 1],
    ['rule of four dashes', '----\na\n', {}, '----\na\n', 1],
    ['empty block', '---\n---\nbody', {}, 'body', 3],
    ['only a comment', '---\n# c\n---\nbody', {}, 'body', 4],
    ['no end: all of the file', '---\na: 1\n', { a: 1 }, '', 3],
    ['closing fence with more behind it', '---\na: 1\n---x', { a: 1 }, 'x', 3],
  ])('%s', (_name, text, frontMatter, body, bodyLine) => {
    expect(read(text)).toEqual({ frontMatter, body, bodyLine, problems: [] });
  });
  test('another language', () =>
    expect(read('---toml\na = 1\n---\n').problems[0]).toMatchObject({
      code: 'front-matter-language',
      line: 1,
      column: 4,
    }));
});

test('B4.1 quoted text may go on at the margin', () => {
  expect(doc('description: "one\n\ntwo: \\"three\\"\n"\nkeywords: [a]').frontMatter).toEqual({
    description: 'one\ntwo: "three" ',
    keywords: ['a'],
  });
  expect(doc("title: 'it''s\nlong'").frontMatter).toEqual({ title: "it's long" });
  expect(doc('title: "open\ndescription: b').problems).toMatchObject([{ code: 'yaml-unclosed' }]);
});

test('B4.2 broken YAML: one problem with its place', () => {
  const result = read('---\ntitle: a\ndescription: b: c\n---\nbody');
  expect(result).toMatchObject({ frontMatter: {}, body: 'body' });
  expect(result.problems).toMatchObject([
    { code: 'front-matter-yaml', level: 'error', file: 'docs/a.md', line: 3, sourceLine: 'description: b: c' },
  ]);
});

describe('B1.25 B1.26 B1.28 conversions', () => {
  test.each([
    ['title: 2025', { title: '2025' }],
    ['title: ""', { title: '' }],
    ['description: ""', { description: '' }],
    ['title: 2025-03-23', { title: '2025-03-23' }],
    ['sidebar_position: "1"', { sidebar_position: 1 }],
    ['sidebar_position: -1.5', { sidebar_position: -1.5 }],
    ['sidebar_position: 012', { sidebar_position: 12 }],
    ['draft: "true"', { draft: true }],
    ['tags: [a, 1]', { tags: ['a', '1'] }],
    ['tags: [{label: 自定义, permalink: /zdy}]', { tags: [{ label: '自定义', permalink: '/zdy' }] }],
    ['displayed_sidebar: null', { displayed_sidebar: null }],
    ['pagination_next: ~', { pagination_next: null }],
    ['custom_edit_url: ""', { custom_edit_url: '' }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['image: ./a.png', { image: './a.png' }],
    ['unknown: {a: [1]}', { unknown: { a: [1] } }],
    ['last_update: {date: 2025-1-2, author: 1}', { last_update: { date: '2025-01-02T00:00:00.000Z', author: '1' } }],
    ['last_reviewed: 2025-03-01', { last_reviewed: '2025-03-01' }],
  ])('%s', (yaml, frontMatter) => expect(doc(yaml)).toMatchObject({ frontMatter, problems: [] }));
});

describe('B1.25–B1.31, B2.11 refused, with line and column', () => {
  test.each([
    ['hide_title: yes', 'front-matter-type', 2, 13],
    ['title: a\nhide_title: on', 'front-matter-type', 3, 13],
    ['slug: ""', 'front-matter-type', 2, 7],
    ['id: ""', 'front-matter-type', 2, 5],
    ['description: null', 'front-matter-type', 2, 14],
    ['tags: null', 'front-matter-type', 2, 7],
    ['tags: css', 'front-matter-type', 2, 7],
    ['tags: a, b', 'front-matter-type', 2, 7],
    ['tags:\n  - a\n  - {label: b}', 'front-matter-type', 4, 5],
    ['sidebar_position: first', 'front-matter-type', 2, 19],
    ['toc_min_heading_level: 1', 'front-matter-type', 2, 24],
    ['toc_max_heading_level: 7', 'front-matter-type', 2, 24],
    ['toc_min_heading_level: 4\ntoc_max_heading_level: 3', 'front-matter-toc-levels', 2, 24],
    ['draft: true\nunlisted: true', 'front-matter-draft-unlisted', 3, 11],
    ['image: a b.png', 'front-matter-type', 2, 8],
    ['last_update: yesterday', 'front-matter-type', 2, 14],
    ['last_update:\n  date: never', 'front-matter-date', 3, 9],
    ['mdx: {format: html}', 'front-matter-type', 2, 15],
    ['- a\n- b', 'front-matter-no-map', 2, 1],
  ])('%s', (yaml, code, line, column) => {
    expect(doc(yaml).problems).toMatchObject([{ code, line, column, level: 'error' }]);
  });
  test('B1.32 all problems of a file at once; good fields stay', () => {
    const result = doc('title: T\nhide_title: 1\ntags: x\nslug: ""');
    expect(result.problems.map((entry) => [entry.args.field, entry.line])).toEqual([
      ['hide_title', 3],
      ['tags', 4],
      ['slug', 5],
    ]);
    expect(result.frontMatter).toEqual({ title: 'T' });
  });
  test('B2.11 bad date of a post', () =>
    expect(post('date: 2025-02-30').problems).toMatchObject([{ code: 'front-matter-date', line: 2, column: 7 }]));
  test('lines that only look like front matter are text in a moved site', () => {
    const text = '----\ntitle: T\n----\n\nwords\n';
    expect(readFrontMatter(text, { path: 'a.md', kind: 'doc' }).problems).toMatchObject([
      { code: 'front-matter-fence', level: 'error' },
    ]);
    expect(readFrontMatter(text, { path: 'a.md', kind: 'doc' }, { isMoved: true })).toMatchObject({
      body: text,
      problems: [{ code: 'front-matter-fence', level: 'warning' }],
    });
  });

  test('B1.5 a partial with front matter', () =>
    expect(read('---\na: 1\n---\n', 'partial').problems).toMatchObject([
      { code: 'front-matter-partial', level: 'warning' },
    ]));
  test('a slip in a known name is pointed out, its value kept', () => {
    const result = doc('sidebar_postion: 1');
    expect(result.problems).toMatchObject([
      { code: 'front-matter-near-miss', level: 'info', nearest: 'sidebar_position', line: 2, column: 1 },
    ]);
    expect(result.frontMatter).toEqual({ sidebar_postion: 1 });
  });
  test.each<[SourceKind, string, string | undefined]>([
    ['doc', 'tag: [a]', 'tags'],
    ['doc', 'Tags: [a]', 'tags'],
    ['doc', 'sidebar_postion: 1', 'sidebar_position'],
    ['doc', 'tags: [a]\ntag: b', undefined],
    ['doc', 'type: note', undefined],
    ['doc', 'data: note', undefined],
    ['doc', 'date: 2025-01-01', undefined],
    ['doc', 'id: a\nmdx: { format: md }', undefined],
    ['post', 'tag: [a]', 'tags'],
    ['post', 'authorUrl: a', 'authorURL'],
    ['post', 'authorURL: a', undefined],
    ['page', 'tag: [a]', undefined],
    ['page', 'wrapperClasName: a', 'wrapperClassName'],
  ])('%s, %s: nearest name %s', (kind, yaml, nearest) => {
    const problems = read(`---\n${yaml}\n---\n`, kind).problems.filter(({ code }) => code === 'front-matter-near-miss');
    expect(problems.map((entry) => entry.nearest)).toEqual(nearest === undefined ? [] : [nearest]);
  });
  test('no known name is near to another known name of its kind', () => {
    for (const kind of ['doc', 'post', 'page'] as const)
      for (const field of Object.keys(FIELDS[kind])) expect(misspeltFields({ [field]: 1 }, kind)).toEqual([]);
  });
});

test('fields of the site are passed on; a misspelt field does not compile', () => {
  const { frontMatter } = doc('sidebar_label: a\nsidebar_labl: b\nmine: c');
  // @ts-expect-error: no such field
  expect(frontMatter.sidebar_labl).toBe('b');
  expect(frontMatter.sidebar_label).toBe('a');
  expect(allFields(frontMatter).mine).toBe('c');
});

test.each([
  ['sidebar_position: ３', '3'],
  ['sidebar_position: “1．5”', '1.5'],
  ['draft: 真', 'true'],
  ['unlisted: ‘ｆａｌｓｅ’', 'false'],
  ['tags: css', '[css]'],
  ['last_update: { date: 2025.3.5 }', '2025-03-05'],
])('%s: the message shows %s', (yaml, nearest) => {
  expect(doc(yaml).problems).toMatchObject([{ level: 'error', nearest, repair: { edits: [{ text: nearest }] } }]);
});

test.each([
  ['slug: “/x”', "'/x'", 7],
  ['title: ‘A’', "'A'", 8],
  ['image: ＂a.png＂', "'a.png'", 8],
  ["title: “it's”", '"it\'s"', 8],
  ['tags: [a, “b”]', "'b'", 11],
])('%s: the quotation marks are a part of the value', (yaml, nearest, column) => {
  expect(doc(yaml).problems).toMatchObject([
    { code: 'front-matter-curly', level: 'warning', nearest, line: 2, column },
  ]);
});
test('digits behind a full-width colon are half-width in the line to write', () => {
  expect(doc('sidebar_position：１０').problems).toMatchObject([{ args: { line: 'sidebar_position: 10' } }]);
});

test.each(["title: '“A”'", 'title: “A” and “B”', 'title: 「A」', 'title: A “B”'])('%s: they are meant', (yaml) => {
  expect(doc(yaml).problems).toEqual([]);
});

describe('B2.10 dates are UTC', () => {
  test.each([
    ['2025-03-23', '2025-03-23T00:00:00.000Z'],
    ['2025-3-3', '2025-03-03T00:00:00.000Z'],
    ['2025-03-23 10:00', '2025-03-23T10:00:00.000Z'],
    ['2025-03-23 10:00:00', '2025-03-23T10:00:00.000Z'],
    ['2025-03-23T10:00:00+08:00', '2025-03-23T02:00:00.000Z'],
    ['2025-03-23T10:00:00.5Z', '2025-03-23T10:00:00.500Z'],
    ['2025/03/23', '2025-03-23T00:00:00.000Z'],
    ['March 23, 2025', '2025-03-23T00:00:00.000Z'],
    ['23 Mar 2025', '2025-03-23T00:00:00.000Z'],
    ['2025年3月23日', '2025-03-23T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2025-02-29', undefined],
    ['2025-13-01', undefined],
    ['2025-01-01 25:00', undefined],
    ['20 JAN 2024 GMT', '2024-01-20T00:00:00.000Z'],
    ['Sat, 20 Jan 2024 10:30:00 +0800', '2024-01-20T02:30:00.000Z'],
    ['Jan 20, 2024 9:05', '2024-01-20T09:05:00.000Z'],
    ['20 Jan 2024 PST', undefined],
    ['soon', undefined],
    ['2025', undefined],
  ])('%s', (text, iso) => expect(parseDate(text)).toBe(iso));
  test('B1.101 B2.12 shown by our own tables', () => {
    const iso = '2026-11-21T23:59:00.000Z';
    expect([shortDate(iso, 'zh-Hans'), longDate(iso, 'zh-Hans')]).toEqual(['2026年11月21日', '2026年11月21日']);
    expect([shortDate(iso, 'en'), longDate(iso, 'en')]).toEqual(['Nov 21, 2026', 'November 21, 2026']);
    const others = ['ja', 'ko', 'fr', 'de', 'es', 'pt-BR', 'ru', 'hu', 'vi', 'xx'];
    expect(others.map((locale) => longDate(iso, locale))).toEqual([
      '2026年11月21日',
      '2026년 11월 21일',
      '21 novembre 2026',
      '21. November 2026',
      '21 de noviembre de 2026',
      '21 de novembro de 2026',
      '21 ноября 2026 г.',
      '2026. november 21.',
      '21 tháng 11, 2026',
      'November 21, 2026',
    ]);
  });
});

describe('the short way through simple YAML reads what the full parser reads', () => {
  test.each([
    'title: a',
    'title: a b:c',
    "title: 'a: b'",
    'title: "a"',
    'a: [b, 中文, 3]',
    'a:\n  - b\n  - 1.5',
    'a:\n- b',
    'a:',
    'a: ~',
    'a: True',
    'a: 007',
    'a: 1e3',
    'a: 0x1f',
    'a: .5',
    'a: 2025-03-23',
    'a: 1.0',
    'a: 1.10',
    'a: 2016 in x',
    'a: x # c',
    'a: x#c',
    'a: x #',
    'a: "x\\n"',
    "a: 'it''s'",
    'a: |\n  b',
    'a: b\n  c',
    'a: {b: 1}',
    'a: [b, [c]]',
    'a: [b,]',
    'a: []',
    'a: 10_000',
    'a: yes',
    'a: C++',
    'a: x: y',
    'a: x:',
    'a: -',
    'a: - b',
    'a: &x b',
    'a: b\na: c',
    'a: [x',
    "a: 'x",
    'a: +1',
    'a: 1-2',
    'a: 12:30',
    'a: https://a.b/c?d=e#f',
    'a: b\r\nc: d',
    'a:   b   ',
    'a:\tb',
    'a: b\t',
    'a: 12345678901234567890',
    'a: [a:b]',
    'a: [ "x", y ]',
    'a: null',
    'a: [null, true]',
    '__proto__: 1',
    'a:\n  - b: c',
    'a:\n  -',
    'a: （一）、x',
    'a: 0o17',
    'a: .inf',
    'a: 3、x',
  ])('%j', (text) => {
    const simple = readSimpleMap(text);
    if (simple) expect({ value: simple }).toEqual(readAnyYaml(text));
  });
});
