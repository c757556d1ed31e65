/** An edit that changes the text of a page, or what others show of it, makes no other pages; whatever else an edit may change, the output is that of a clean build. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCH_DIR } from '../../renderer/shared/limits.js';
import { ASKED_LISTS } from '../../renderer/shared/search-format.js';
import { copyFolder, readTree, removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes, type Run } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { configText, makeSite } from '../outputs/sites.js';

// Many builds, each as slow as the machine is busy.
afterAll(removeFolders);

const ALONE = 'the site was neither read nor linked';
const AT_ALL = 'the engine was not loaded';

const build = (dir: string): Promise<Run> => notes(['build', '--verbose'], { cwd: dir });

/** Builds again where nothing more is to be done, or is not what is tried: that takes no process of its own. */
const buildAgain = (dir: string): Promise<Run> => notesInHost(['build', '--verbose'], { cwd: dir, again: true });

/** Returns the output of a build of the same files without a cache. */
async function cleanBuild(dir: string): Promise<Record<string, string>> {
  const copy = join(temporaryFolder(), 'site');
  copyFolder(dir, copy, /\/(?:\.notes|dist)$/);
  const run = await notesInHost(['build', '--verbose'], { cwd: copy });
  expect(run.code, run.stderr).toBe(0);
  return readTree(join(copy, 'dist'));
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n';

const SITE = {
  'notes.config.ts': configText({ navbar: { items: [{ type: 'doc', docId: 'names/bar' }] } }),
  'docs/a.md': '---\ndescription: Of a\n---\n# A\n\nFirst words.\n\n## Part\n\nTo [b](b.md#own).\n\nLast words.\n',
  'docs/b.md': '# B\n\nWords.\n\n## Own {#own}\n\nMore words.\n',
  'docs/part-2/x.md': '# X\n\nWords of x.\n',
  'docs/part-2/y.md': '# Y\n\n## Part\n\nWords of y.\n',
  'docs/part-2/z.md': '# Z\n\nWords of z.\n',
  'docs/itself.md': '---\ndescription: Own\n---\n# Of its own\n\n## Own part\n\nTo [it](#own-part).\n\n## Other\n',
  'docs/part/_category_.json': '{ "label": "Part", "link": { "type": "generated-index" } }\n',
  'docs/part/c.md': '---\ntags: [x]\ndescription: Of c\n---\n# C\n\nWords.\n\n<b>Markup</b>\n',
  'docs/part/d.mdx': "---\ndescription: Of d\n---\nimport Piece from './_piece.md';\n\n# D\n\n<Piece />\n",
  'docs/part/_piece.md': 'A piece.\n',
  'docs/part/hidden.md': '---\nunlisted: true\ndescription: Of hidden\n---\n# Hidden\n\nWords.\n',
  'docs/result.md': '---\ndescription: Of results\n---\n# Results\n\n```html result=90\n<p>One</p>\n```\n\nWords.\n',
  'docs/picture.svg': PICTURE,
  'docs/names/_category_.json': '{ "label": "Names", "link": { "type": "generated-index" } }\n',
  'docs/names/bar.md': '---\ntitle: Bar\n---\n\nTo [a](a.md) above.\n',
  'docs/names/cards.md': '---\ntitle: Cards\n---\n\n<DocCardList />\n',
  'docs/names/far.md': '---\ntitle: Far\npagination_next: names/one\n---\n\nWords.\n',
  'docs/names/labels.md':
    '---\ntitle: Third\nsidebar_label: Third one\npagination_label: Third page\ntags: [n]\n---\n\nWords.\n',
  'docs/names/one.md': '---\ntitle: One\ntags: [n]\ndescription: Of one\n---\n\n## Words\n\nWords.\n',
  'docs/names/two.md': '---\ntitle: Two\ntags: [n]\n---\n\nWords of two.\n',
  'docs/names/inner/index.md': '---\ntitle: Inner\n---\n\nWords.\n',
  'docs/names/inner/leaf.md': '---\ntitle: Leaf\n---\n\nWords.\n',
  'pages/page.md': '---\ndescription: Of page\n---\n# Page\n\nWords.\n',
  'blog/2025-01-01-post.md': '---\ntitle: Post\n---\n\nWords.\n\n<!-- truncate -->\n',
};

let dir: string;
const file = (path: string) => join(dir, path);

/** Builds the site until a build has nothing to do. */
async function settle(): Promise<void> {
  for (let tries = 0; tries < 4; tries++) if ((await buildAgain(dir)).stderr.includes(AT_ALL)) return;
  throw new Error('the build runs each time');
}

beforeAll(async () => {
  compileTool();
  dir = makeSite(SITE);
  await settle();
});

/** Adds to the end of a file, or replaces in it. */
function edit(path: string, what: string | [from: string, to: string]): void {
  const text = readFileSync(file(path), 'utf8');
  writeFileSync(file(path), typeof what === 'string' ? text + what : text.replace(...what));
  expect(readFileSync(file(path), 'utf8')).not.toBe(text);
}

/** A file that comes, or goes. */
type Whole = { text: string } | null;
type Edits = Record<string, string | [from: string, to: string] | Whole>;

/** Writes a file that was not there, or takes one away. */
function put(path: string, what: Whole): void {
  expect(existsSync(file(path))).toBe(what === null);
  if (what === null) rmSync(file(path));
  else writeFiles(dir, { [path]: what.text });
}

/** Edits, builds, and compares with a clean build. @returns whether pages were made alone */
async function aloneAfter(edits: Edits): Promise<boolean> {
  for (const [path, what] of Object.entries(edits)) {
    if (typeof what === 'string' || Array.isArray(what)) edit(path, what);
    else put(path, what);
  }
  const run = await build(dir);
  expect(run.code, run.stderr).toBe(0);
  expect(readTree(join(dir, 'dist'))).toEqual(await cleanBuild(dir));
  const isAlone = run.stderr.includes(ALONE);
  // A build that reads in new places is looked at again by the next one.
  if (isAlone) expect((await buildAgain(dir)).stderr).toContain(AT_ALL);
  else await settle();
  return isAlone;
}

describe('makes pages alone', () => {
  const alone: Record<string, Edits> = {
    'where a sentence is added': { 'docs/a.md': '\nOne more sentence, of 搜索.\n' },
    'where words change': { 'docs/a.md': ['First words', 'Other words'] },
    'where words go': { 'docs/a.md': ['Last words', 'Last'] },
    'where lines move': { 'docs/a.md': ['## Part', '\n\n\n## Part'] },
    'where a code block is added': { 'docs/part/c.md': '\n```js\nconst found = 1;\n```\n' },
    'where a formula is added': { 'docs/part/c.md': '\n$x$\n' },
    'beside a shown result': { 'docs/result.md': ['Words.', 'Others.'] },
    'where a heading comes': { 'docs/a.md': '\n## New *part*\n\nIts words.\n\n### Within\n' },
    'where the words of a heading change and its anchor does not': { 'docs/b.md': ['## Own {', '## Its own {'] },
    'where an anchor comes': { 'docs/part/c.md': '\n<a id="there"></a>\n' },
    'where a footnote comes': { 'docs/part/c.md': '\nWith a note[^1].\n\n[^1]: Note\n' },
    'of two files': { 'docs/a.md': '\nTwo.\n', 'docs/part/c.md': '\nTwo.\n' },
    'of a page': { 'pages/page.md': '\nMore.\n' },
    'that search does not know': { 'docs/part/hidden.md': '\nMore.\n' },
    'whose first line describes nothing': { 'docs/part/c.md': ['Words.', 'Others.'] },
    'after a further edit': { 'docs/a.md': '\nThree.\n' },
    'where a first line describes its page': { 'docs/names/two.md': ['Words of', 'Others of'] },
    'that show another title': { 'docs/names/one.md': ['title: One', 'title: 甲 & one'] },
    'that show yet another title': { 'docs/names/one.md': ['title: 甲 & one', 'title: 🎉 Zzz'] },
    'that show another description': { 'docs/names/one.md': ['Of one', 'Of the first'] },
    'where a description goes': { 'docs/names/one.md': ['description: Of the first\n', ''] },
    'where a description comes': { 'docs/names/two.md': ['tags', 'description: Of two\ntags'] },
    'that show another label': { 'docs/names/labels.md': ['Third one', 'Third two'] },
    'where a title changes beside a label': { 'docs/names/labels.md': ['title: Third', 'title: 3'] },
    'that show another label as the next page': { 'docs/names/labels.md': ['Third page', 'Page three'] },
    'of two docs with other titles': {
      'docs/names/one.md': ['title: 🎉 Zzz', 'title: A first'],
      'docs/names/two.md': ['title: Two', 'title: B second'],
    },
    'of a title in a category within': { 'docs/names/inner/leaf.md': ['title: Leaf', 'title: Leaves'] },
    'that show no title of a hidden page': { 'docs/part/hidden.md': ['Of hidden', 'Of nothing'] },
    'where an anchor changes that no link leads to': { 'docs/a.md': ['## Part', '## Parts'] },
    'where a heading goes': { 'docs/a.md': ['## Parts\n', ''] },
    'where a title in the text changes': { 'docs/part-2/y.md': ['# Y', '# Why'] },
    'where a title in the text and an anchor change': { 'docs/part-2/y.md': ['# Why\n\n## Part', '# Wye\n\n## One'] },
    'with a title after all these': { 'docs/names/one.md': ['title: A first', 'title: One'] },
  };
  it.each(Object.entries(alone))('%s', async (_, edits) => {
    expect(await aloneAfter(edits)).toBe(true);
  });
});

const doc = (text: string): Whole => ({ text });

describe('makes pages alone that stand beside a doc', () => {
  const alone: Record<string, Edits> = {
    'that comes between others': { 'docs/names/fresh.md': doc('---\ntitle: Fresh\n---\n\nFresh words of 新词.\n') },
    'that is renamed afterwards': { 'docs/names/fresh.md': ['title: Fresh', 'title: Stale'] },
    'and beside another': {
      'docs/names/other.md': doc('# Other\n\nTo [stale](fresh.md), [a](/docs/a) and [out](https://e.org).\n'),
    },
    'that goes': { 'docs/names/other.md': null },
    'that is there again, with an edit': {
      'docs/names/other.md': doc('# Other\n\n## Part\n\nTo [part](#part).\n\n<DocCardList />\n'),
      'docs/a.md': '\nBeside.\n',
    },
    'that comes into a category within': { 'docs/names/inner/fresh.md': doc('# Fresh\n\nWords.\n') },
    'that comes last in a category within': { 'docs/names/inner/zz.md': doc('# Zz\n\nWords.\n') },
    'that changes places': { 'docs/names/inner/fresh.md': null, 'docs/names/moved.md': doc('# Fresh\n\nWords.\n') },
    'that comes first': { 'docs/names/0.md': doc('---\nsidebar_position: 0\n---\n\n# Zero\n\nWords.\n') },
    // With an address for which search moves no post: of those it knows no text.
    'that comes last, with an address of its own': {
      'docs/names/own.md': doc('---\nslug: /ours\nsidebar_position: 99\n---\n\n# Own\n\nWords.\n'),
    },
    'where several come': {
      'docs/names/e.md': doc('# E\n\nWords.\n'),
      'docs/names/f.md': doc('# F\n\nTo [e](e.md).\n'),
      'docs/names/inner/g.md': doc('# G\n\nWords.\n'),
    },
    'where several go': { 'docs/names/f.md': null, 'docs/names/inner/g.md': null, 'docs/names/own.md': null },
    'whose neighbours are renamed afterwards': { 'docs/names/far.md': ['title: Far', 'title: Remote'] },
    'that comes beside one with another name': { 'docs/names/labels-2.md': doc('# Labels\n\nWords.\n') },
  };
  it.each(Object.entries(alone))('%s', async (_, edits) => {
    expect(await aloneAfter(edits)).toBe(true);
  });
});

describe('makes the whole site where a doc', () => {
  const whole: Record<string, Edits> = {
    'comes first of all': { 'docs/00-first.md': doc('# First\n\nWords.\n') },
    'comes with a name that a link asked for': { 'docs/names/a.md': doc('# A\n\nWords.\n') },
    'goes with such a name': { 'docs/names/a.md': null },
    'comes beside a page with code': { 'docs/part/e.md': doc('# E\n\nWords.\n') },
    'comes with a tag': { 'docs/names/tagged.md': doc('---\ntags: [x]\n---\n\n# Tagged\n') },
    'goes that has a tag': { 'docs/names/tagged.md': null },
    'comes in a folder of its own': { 'docs/alone/x.md': doc('# X\n') },
    'comes that is a draft': { 'docs/names/draft.md': doc('---\ndraft: true\n---\n\n# Draft\n') },
    'comes that is hidden': { 'docs/names/unlisted.md': doc('---\nunlisted: true\n---\n\n# Hidden\n') },
    'comes that stands for its folder': { 'docs/names/index.md': doc('# Names\n\nWords.\n') },
    'comes with a picture': { 'docs/part/picture.md': doc('# Picture\n\n![](../picture.svg)\n') },
    'comes with a link to a place of another': { 'docs/part/place.md': doc('# Place\n\nTo [own](../b.md#own).\n') },
    'comes with a post': {
      'docs/names/beside.md': doc('# Beside\n'),
      'blog/2025-02-01-more.md': doc('---\ntitle: More\n---\n\nWords.\n'),
    },
    'comes and another gets a title': {
      'docs/names/h.md': doc('# H\n'),
      'docs/names/far.md': ['title: ', 'title: Most '],
    },
  };
  it.each(Object.entries(whole))('%s', async (_, edits) => {
    expect(await aloneAfter(edits)).toBe(false);
  });
});

describe('leaves search the topics of questions that a clean build finds', () => {
  /** Name of their file, as the meta file tells it. */
  const topics = (): unknown =>
    JSON.parse(readFileSync(file(`dist/${SEARCH_DIR}/meta.json`), 'utf8')).words[ASKED_LISTS] ?? 'none';

  it('where their words come, stay and go', async () => {
    const before = topics();
    expect(await aloneAfter({ 'docs/a.md': '\nA BFC holds them.\n' })).toBe(true);
    const one = topics();
    expect(one).not.toBe(before);
    expect(await aloneAfter({ 'docs/a.md': '\nAnother sentence.\n' })).toBe(true);
    expect(topics()).toBe(one);
    expect(await aloneAfter({ 'docs/part/c.md': '\nWith flow-root.\n' })).toBe(true);
    expect([before, one]).not.toContain(topics());
    expect(await aloneAfter({ 'docs/part/c.md': ['\nWith flow-root.\n', ''] })).toBe(true);
    expect(topics()).toBe(one);
    expect(await aloneAfter({ 'docs/a.md': ['\nA BFC holds them.\n', ''] })).toBe(true);
    expect(topics()).toBe(before);
  });
});

describe('makes the whole site', () => {
  const whole: Record<string, Edits> = {
    'where a title changes that the navbar shows': { 'docs/names/bar.md': ['title: Bar', 'title: Rod'] },
    'where the title of a category changes': { 'docs/names/inner/index.md': ['title: Inner', 'title: Within'] },
    'where a label comes': { 'docs/names/one.md': ['tags', 'sidebar_label: First\ntags'] },
    'where two docs of a list get one title': { 'docs/names/one.md': ['title: One', 'title: B second'] },
    'where the title of a page changes': { 'pages/page.md': ['Of page', 'Of a page'] },
    'where a page with a piece shows the description': { 'docs/b.md': ['Words.', 'Others.'] },
    'where a second title comes': { 'docs/b.md': '\n# C\n' },
    'where a heading comes that has the anchor of the title': { 'docs/b.md': '\n## Words {#b}\n' },
    'where an anchor changes beside one that its own page leads to': { 'docs/itself.md': ['## Other', '## Others'] },
    'where a link comes': { 'docs/a.md': '\nTo [c](part/c.md).\n' },
    'where a picture comes': { 'docs/a.md': '\n![](picture.svg)\n' },
    'where the title changes of a page with an anchor that a link leads to': { 'docs/b.md': ['# B', '# Be'] },
    'where the words of a title stay and its markup does not': { 'docs/part-2/y.md': ['# Wye', '# *Wye*'] },
    'where a tag comes': { 'docs/part/c.md': ['tags: [x]', 'tags: [x, y]'] },
    'where a field changes that a theme may read': { 'docs/part/c.md': ['tags:', 'line: 3\ntags:'] },
    'where a piece changes': { 'docs/part/_piece.md': '\nMore.\n' },
    'where a page with a piece changes': { 'docs/part/d.mdx': '\nMore.\n' },
    'where a shown result changes': { 'docs/result.md': ['One', 'Two'] },
    'where a post changes': { 'blog/2025-01-01-post.md': '\nMore.\n' },
    'where a category changes': { 'docs/part/_category_.json': ['"Part"', '"Parts"'] },
  };
  it.each(Object.entries(whole))('%s', async (_, edits) => {
    expect(await aloneAfter(edits)).toBe(false);
  });

  it.each([
    ['an output was changed and another added', ['index.html'], { 'dist/stray.txt': 'x' }],
    ['the index of the search has gone', ['_notes/search'], {}],
    ['the page has gone', ['docs/a.html', 'docs/a'], {}],
    ['all outputs have gone', ['.'], {}],
  ])('where %s', async (_, gone, come) => {
    for (const path of gone) rmSync(file(join('dist', path)), { recursive: true, force: true });
    writeFiles(dir, come);
    expect(await aloneAfter({ 'docs/a.md': '\nFive.\n' })).toBe(false);
  });
});

it('tells what is wrong with an edit, leaves the output, and goes on after it is mended', async () => {
  const before = readTree(file('dist'));
  edit('docs/a.md', '\nTo [nowhere](nowhere.md).\n');
  const run = await build(dir);
  expect(run.code).toBe(1);
  expect(run.stderr).toContain('docs/a.md');
  expect(readTree(file('dist'))).toEqual(before);
  expect(await aloneAfter({ 'docs/a.md': ['\nTo [nowhere](nowhere.md).\n', '\nMended.\n'] })).toBe(false);
  expect(await aloneAfter({ 'docs/a.md': '\nSix.\n' })).toBe(true);
});

it('builds the whole where the pages that were kept are gone', async () => {
  rmSync(file('.notes/packs'), { recursive: true });
  expect(await aloneAfter({ 'docs/a.md': '\nSeven.\n' })).toBe(false);
});

it('makes a page alone where variables tell git another place, and nothing shows a date', async () => {
  const env = { GIT_DIR: join(temporaryFolder(), 'nowhere') };
  const buildThere = () => notes(['build', '--verbose'], { cwd: dir, env });
  for (let tries = 0; tries < 3; tries++) await buildThere();
  edit('docs/a.md', '\nElsewhere.\n');
  const run = await buildThere();
  expect(run.stderr).toContain(ALONE);
  expect(readTree(join(dir, 'dist'))).toEqual(await cleanBuild(dir));
  await settle();
});

it('builds the whole where the date of a page is that of its file', async () => {
  writeFiles(dir, { 'notes.config.ts': configText({ docs: { showLastUpdateTime: true } }) });
  await settle();
  expect(await aloneAfter({ 'docs/a.md': '\nEight.\n' })).toBe(false);
});
