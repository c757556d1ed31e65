/** Queries in natural language: other forms of a word, words of questions, phrases, excluded words. */
import { describe, expect, it } from 'vitest';
import { readQuery } from '../../theme/client/search/engine/query-syntax.js';
import { loadStemmer } from '../../theme/client/search/engine/stemmers.js';
import { holdsAll } from '../../theme/client/search/engine/strict-words.js';
import { recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex, pagesOf, toTheEnd } from '../bench/search/evaluate.js';
import { englishPage as page } from './corpus-page.js';

const outputs = makeIndex(
  [
    page('/prefetch', 'preload 与 prefetch', '两种提示。'),
    page('/cache', 'Cache responses', 'A cache keeps what was sent.'),
    page('/studies', 'Case studies', 'What others built.'),
    page('/run', 'Run a task', 'Tasks run in turn.'),
    page('/running', 'Running tests', 'Tests are in a folder.'),
    page('/proxy', 'Proxy', 'Put the server behind a proxy. Error messages are logged.'),
    page('/message', 'Log', 'Messages without an error are dropped, error after error.'),
    page('/loud', 'How to', 'how do i how to what is why does the, how can i my project. '.repeat(20)),
    page('/deploy', 'Deploy a project', 'Copy the folder to a server.'),
    page('/docker', 'Deploy with Docker', 'Build an image with Docker.'),
    page(
      '/notes',
      'Changes',
      ...['An upload is kept.', 'A larger body.', 'Files are read once.', 'The limit of headers.'],
    ),
    page('/upload', 'Uploading files', 'An upload of files comes in parts, each within its limit.'),
    page('/howto', 'How to', 'How to read this, and other statuses.'),
    page('/status', 'Status', 'What a job says of itself.'),
    page('/versus', 'VS Code', 'A vs of its own: vs code, and vs code again, for a proxy.'),
  ].map(recordsOf),
).outputs;
const pagesFor = async (query: string, locale = 'en') =>
  pagesOf((await engineOver(outputs, locale).engine.search([{ query }]))[0]!.hits);

it.each([
  ['an ending more', 'prefetching', '/prefetch'],
  ['another ending', 'caching', '/cache'],
  ['a plural', 'caches', '/cache'],
  ['a plural of what ends in s', 'statuses', '/status'],
  ['a y that became an i', 'study', '/studies'],
  ['two forms', 'cached response', '/cache'],
  ['the form that was typed first', 'running', '/running'],
  ['the other one first', 'run', '/run'],
  ['a question', 'how do I deploy my project?', '/deploy'],
  ['a question of which a page elsewhere has every word', 'how do I upload files with a larger limit', '/upload'],
  ['what a thing is', 'what is proxy', '/proxy'],
  ['one beside another', 'proxy vs server', '/proxy'],
  ['a question in another form', 'what is deploying with docker', '/docker'],
])('finds %s: %s → %s', async (_, query, url) => {
  expect((await pagesFor(query))[0]).toBe(url);
});

it('marks the other form', async () => {
  const [{ hits }] = (await engineOver(outputs).engine.search([{ query: 'caching' }])) as [never];
  expect(JSON.stringify(hits)).toContain('<mark>Cache</mark> responses');
});

it('finds no other forms in a language without a stemmer, nor English ones on a German site', async () => {
  expect(await pagesFor('caching', 'xx')).not.toContain('/cache');
  expect(await pagesFor('studying', 'de')).not.toContain('/studies');
});

it.each([
  ['en-GB', 'caching', 'cached'],
  ['zh-Hans', 'caching', 'cached'],
  ['de', 'hauser', 'haus'],
  ['ru', 'страницы', 'страница'],
  ['fr-CA', 'continuait', 'continuer'],
])('in %s %s and %s have one stem', async (locale, a, b) => {
  const stem = await loadStemmer(locale);
  expect(stem(a)).toBe(stem(b));
});

describe('a phrase', () => {
  it.each([
    ['"error messages"', ['/proxy']],
    ['“error messages” proxy', ['/proxy']],
    ['"messages error"', []],
    ['"error messag"', []],
    ['"两种提示"', ['/prefetch']],
    ['"copy the folder"', ['/deploy']],
  ])('%s → %s', async (query, pages) => {
    expect(await pagesFor(query)).toEqual(pages);
  });

  it('counts the pages that hold it and no others', async () => {
    const [result] = await engineOver(outputs).engine.search([{ query: '"error messages"' }]);
    expect(result).toMatchObject({ nbHits: 1, pages: 1, nbPages: 1 });
  });

  it('counts what is known, and says so, while there are places that nobody has looked into', async () => {
    const many = makeIndex(
      Array.from({ length: 30 }, (_, n) => recordsOf(page(`/${n}`, `Page ${n}`, n % 2 ? 'one two' : 'two one'))),
    ).outputs;
    const { engine } = engineOver(many, 'en');
    const [first] = await engine.search([{ query: '"one two"', hitsPerPage: 4 }]);
    expect(first).toMatchObject({ pages: first!.hits.length, atLeast: true });
    const all = await toTheEnd(engine, '"one two"');
    expect([all.pages, all.atLeast, all.hits.length]).toEqual([15, undefined, 15]);
  });

  it('counts pages, not places', async () => {
    const three = makeIndex([recordsOf(page('/a', 'Proxy', 'A proxy.', 'The proxy.', 'Any proxy.'))]).outputs;
    const [result] = await engineOver(three).engine.search([{ query: 'proxy' }]);
    expect([result!.pages, result!.hits.length > 1]).toEqual([1, true]);
  });
});

it.each([
  ['deploy -docker', ['/deploy']],
  ['deploy -Docker -project', []],
  ['提示 -prefetch', []],
  ['提示 -pref', ['/prefetch']],
  ['提示 -两种', []],
])('leaves out %s', async (query, pages) => {
  expect(await pagesFor(query)).toEqual(pages);
});

it.each([
  ['rm -rf', ['/delete', '/files']],
  ['rm -rf dist', ['/delete', '/files']],
  ['rm -dist', ['/files']],
  ['ls -files', ['/delete']],
])('takes for an option what a text says as one: %s', async (query, expected) => {
  const { outputs: commands } = makeIndex(
    [
      page('/delete', 'Delete', 'Run rm -rf dist, or rm -rf /tmp; ls shows that rf is no file.'),
      page('/files', 'Files', 'To rm a file, ls first.'),
    ].map(recordsOf),
  );
  const [result] = await engineOver(commands, 'en').engine.search([{ query }]);
  expect(pagesOf(result!.hits)).toEqual(expected);
});

it.each([
  ['a "b c" d', { text: 'a  b c  d', phrases: ['b c'], excluded: [] }],
  ['"begun', { text: '"begun', phrases: [], excluded: [] }],
  ['a -bc', { text: 'a', phrases: [], excluded: ['bc'] }],
  ['npm i -g', { text: 'npm i -g', phrases: [], excluded: [] }],
  ['tsc --watch', { text: 'tsc --watch', phrases: [], excluded: [] }],
  ['tree-shaking', { text: 'tree-shaking', phrases: [], excluded: [] }],
  ['-webkit-box', { text: '-webkit-box', phrases: [], excluded: [] }],
])('reads %s', (query, read) => expect(readQuery(query)).toEqual(read));

it.each([
  ['an error message', 'error message', true],
  ['an error messages', 'error message', false],
  ['错误信息', '误信', true],
  ['suberror error', 'error', true],
])('%s holds %s: %s', (text, phrase, holds) => expect(holdsAll(text, [phrase])).toBe(holds));
