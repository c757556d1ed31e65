/** A name in the output without its file is an error; in a file of the author's it is a warning. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import { namesOfCopy } from '../../renderer/engine/write/output-names.js';
import { diskOutputs, memoryOutputs, type Outputs } from '../../renderer/engine/write/outputs.js';
import { outputPlace } from '../../renderer/engine/write/write.js';
import { buildSite } from '../outputs/sites.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';

afterEach(removeFolders);

/** Output → the files it names; `!` marks files of the author's. */
type Files = Record<string, string[]>;

function onDisk() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'cache'));
  const place = outputPlace(join(root, 'cache'), join(root, 'dist'));
  return () => diskOutputs(place);
}

function inMemory() {
  const store = new Map<string, MemoryOutput>();
  return () => memoryOutputs(store);
}

function put(outputs: Outputs, files: Files): void {
  const folder = temporaryFolder();
  for (const [path, names] of Object.entries(files)) {
    if (!path.startsWith('!')) outputs.put({ path, bytes: names.join(), phase: 'asset', names }, path);
    else {
      writeFiles(folder, { [path.slice(1)]: names.join() });
      outputs.putFile(path.slice(1), join(folder, path.slice(1)), names.join(), () => names);
    }
  }
}

const told = (outputs: Outputs, all?: boolean) =>
  outputs.holes(all).map(({ level, args }) => `${level} ${args.path} > ${args.name}`);

const CASES: [what: string, before: Files, now: Files, holes: string[], all?: string[]][] = [
  ['a whole output', {}, { 'a.html': ['b.js'], 'b.js': ['c.js'], 'c.js': [] }, []],
  ['a name without a file', {}, { 'a.html': ['b.js', 'd.js'], 'b.js': [] }, ['error a.html > d.js']],
  ['the same in a copied file', {}, { '!a.html': ['d.js'] }, ['warning a.html > d.js']],
  [
    'what goes while one that stays names it',
    { 'a.html': ['b.js'], 'b.js': [] },
    { 'a.html': ['b.js'] },
    ['error a.html > b.js'],
  ],
  ['what goes with the one that named it', { 'a.html': ['b.js'], 'b.js': [] }, { 'c.html': [] }, []],
  [
    'an old hole, which only a look at all finds',
    { 'a.html': ['d.js'] },
    { 'a.html': ['d.js'], 'b.html': [] },
    [],
    ['error a.html > d.js'],
  ],
];

describe.each([
  ['on disk', onDisk],
  ['in memory', inMemory],
])('%s', (_, setUp) => {
  it.each(CASES)('%s', (_, before, now, holes, all = holes) => {
    const open = setUp();
    const first = open();
    put(first, before);
    first.commit();
    const next = open();
    put(next, now);
    expect(told(next)).toEqual(holes);
    expect(told(next, true)).toEqual(all);
  });
});

describe('names in copied files', () => {
  it.each<[path: string, text: string, names: string[]]>([
    ['a/b.html', '<script src="c.js"></script> <img alt="" src=\'../d.png?x\'>', ['a/c.js', 'd.png']],
    ['b.html', '<link rel="stylesheet" href="/x/e.css"><link href="/y/f.css">', ['e.css']],
    [
      'b.html',
      '<link rel="canonical" href="gone"><a href="gone.html">x</a> <img src="https://e.com/x.png"><img src="data:,"><img src="#a">',
      [],
    ],
    ['a/b/c.html', '<base href="../"><script src="d.js"></script><img alt="" src="/x/e.png">', ['a/d.js', 'e.png']],
    [
      'a/b.css',
      '@import "c.css"; .a { background: url(d%20e.png) } .b { background: url("data:image/png,x") }',
      ['a/d e.png', 'a/c.css'],
    ],
  ])('%s: %s', (path, text, names) => {
    expect(namesOfCopy(path, text, '/x/').sort()).toEqual(names.sort());
  });
});

describe('a build', () => {
  it('warns of a static page that loads what is not there, and writes images that style sheets of pages name', async () => {
    const built = await buildSite({
      'docs/a.md': '# A\n',
      'pages/index.tsx': "import own from './own.module.css';\nexport default () => <p className={own.box}>一</p>;\n",
      'pages/own.module.css': '.box { background: url(./dot.png); }\n',
      'pages/dot.png': 'picture',
      'static/old/page.html': '<img src="gone.png"><img src="there.png">',
      'static/old/there.png': 'picture',
    });
    expect(built.code, built.stderr).toBe(0);
    expect(built.stderr).toContain('warning copied-file-hole');
    expect(built.stderr).toContain('"old/page.html" loads "old/gone.png"');
    expect(built.stderr).not.toContain('there.png');
    expect(built.paths.filter((path) => /^assets\/dot\..*\.png$/.test(path))).toHaveLength(1);
  });
});
