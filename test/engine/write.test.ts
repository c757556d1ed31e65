import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import { readRecord } from '../../renderer/engine/write/output-record.js';
import { diskOutputs, memoryOutputs } from '../../renderer/engine/write/outputs.js';
import { RecordedFiles } from '../../renderer/engine/write/recorded-files.js';
import {
  commit,
  copyIntoStage,
  createStage,
  isOurs,
  outputPlace,
  rollForward,
  type Staged,
} from '../../renderer/engine/write/write.js';
import type { OutputPhase } from '../../renderer/output/output-file.js';
import { readTree, removeFolders, temporaryFolder, writeFiles } from './folders.js';

afterEach(removeFolders);

type Files = Record<string, string>;

const PHASES: [RegExp, OutputPhase][] = [
  [/^assets\//, 'asset'],
  [/^_notes\//, 'part'],
  [/\.html$/, 'page'],
  [/./, 'list'],
];
const phaseOf = (path: string) => PHASES.find(([pattern]) => pattern.test(path))![1];

const setUp = () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'cache'));
  return outputPlace(join(root, 'cache'), join(root, 'dist'));
};

type Place = ReturnType<typeof setUp>;

/** Builds these files into the place; `onStep` may stop it as a kill would. */
function write(place: Place, files: Files, onStep?: (step: string) => void) {
  const outputs = diskOutputs(place);
  for (const [path, bytes] of Object.entries(files)) outputs.put({ path, bytes, phase: phaseOf(path) }, path);
  return outputs.commit(onStep);
}

const OLD: Files = {
  'assets/a.1.js': 'old script',
  'assets/gone.1.css': 'old style',
  '_notes/page/a.json': '{"old":1}',
  '_notes/page/b.json': '{"goes":1}',
  '_notes/page/same.json': '{"same":1}',
  '_notes/search/old.json': '[]',
  'a.html': '<p>old</p>',
  'b.html': '<p>goes</p>',
  'b.md': 'goes',
  'deep/er/c.html': '<p>goes too</p>',
  'same.html': '<p>same</p>',
  'sitemap.xml': '<old/>',
};
const NEW: Files = {
  'assets/a.2.js': 'new script',
  '_notes/page/a.json': '{"new":1}',
  '_notes/page/same.json': '{"same":1}',
  '_notes/page/d.json': '{"d":1}',
  'a.html': '<p>new</p>',
  'd/index.html': '<p>d</p>',
  'same.html': '<p>same</p>',
  'sitemap.xml': '<new/>',
};

/** Files that the new build lacks, in a possible order of deletion. */
const DELETED = [
  '_notes/search/old.json',
  'b.md',
  'b.html',
  'deep/er/c.html',
  '_notes/page/b.json',
  'assets/a.1.js',
  'assets/gone.1.css',
];

describe('writing whole (D10)', () => {
  it('writes a folder that was not there by one rename', () => {
    const place = setUp();
    const steps: string[] = [];
    write(place, OLD, (step) => steps.push(step));
    expect(readTree(place.out)).toEqual(sorted(OLD));
    expect(steps).toEqual(['swap', 'record', 'end']);
  });

  it('writes assets, parts, pages, lists, then deletes lists, pages, parts, assets', () => {
    const place = setUp();
    write(place, OLD);
    const steps: string[] = [];
    const { changed, removed } = write(place, NEW, (step) => steps.push(step));
    expect(steps).toEqual([
      'assets/a.2.js',
      '_notes/page/a.json',
      '_notes/page/d.json',
      'a.html',
      'd/index.html',
      'sitemap.xml',
      ...DELETED.map((path) => `delete ${path}`),
      'record',
      'end',
    ]);
    expect(changed.sort()).toEqual(steps.slice(0, 6).sort());
    expect(removed).toEqual(DELETED);
    expect(readTree(place.out)).toEqual(sorted(NEW));
    expect(existsSync(join(place.out, 'deep'))).toBe(false);
  });

  it('is, at every kill point, a mixture of whole files in which every page has its assets and parts; the next command ends it', () => {
    const count = stepsOf(OLD, NEW).length;
    expect(count).toBeGreaterThan(10);
    for (let kill = 0; kill < count; kill++) {
      const place = setUp();
      write(place, OLD);
      expect(() => write(place, NEW, killAt(kill))).toThrow('killed');
      const between = readTree(place.out);
      for (const [path, text] of Object.entries(between)) expect([OLD[path], NEW[path]], path).toContain(text);
      if (between['a.html'] === NEW['a.html']) {
        expect(between['assets/a.2.js']).toBe('new script');
        expect(between['_notes/page/a.json']).toBe(NEW['_notes/page/a.json']);
      } else {
        expect(between['assets/a.1.js']).toBe('old script');
      }
      const stale = DELETED.map((path) => path in between);
      expect(stale, `kill point ${kill}`).toEqual([...stale].sort());
      rollForward(place);
      expect(readTree(place.out), `after kill point ${kill}`).toEqual(sorted(NEW));
      expect(existsSync(place.journal)).toBe(false);
      expect(existsSync(place.stage)).toBe(false);
    }
  });

  it('ends an interrupted commit even when that was killed again and again', () => {
    const place = setUp();
    write(place, OLD);
    expect(() => write(place, NEW, killAt(2))).toThrow('killed');
    for (let kill = 0; kill < 4; kill++)
      expect(() => write(place, kill % 2 ? NEW : OLD, killAt(kill))).toThrow('killed');
    write(place, NEW);
    expect(readTree(place.out)).toEqual(sorted(NEW));
  });

  it('is whole when the first write of all was killed', () => {
    for (const kill of [0, 1, 2]) {
      const place = setUp();
      expect(() => write(place, OLD, killAt(kill))).toThrow('killed');
      expect(Object.keys(readTree(place.out)).length === 0 || kill > 0).toBe(true);
      rollForward(place);
      expect(readTree(place.out)).toEqual(sorted(OLD));
    }
  });

  it('changes nothing when a build stops before its commit', () => {
    const place = setUp();
    write(place, OLD);
    const outputs = diskOutputs(place);
    outputs.put({ path: 'a.html', bytes: 'half', phase: 'page' }, 'a');
    outputs.discard();
    expect(readTree(place.out)).toEqual(sorted(OLD));
    expect(existsSync(place.stage)).toBe(false);
  });

  it('does not touch a file whose bytes are equal', () => {
    const place = setUp();
    write(place, OLD);
    const before = statSync(join(place.out, 'same.html')).mtimeMs;
    expect(write(place, OLD)).toMatchObject({ changed: [], removed: [], bytes: 0 });
    write(place, NEW);
    expect(statSync(join(place.out, 'same.html')).mtimeMs).toBe(before);
  });

  it('does not touch equal files either when its record is lost', () => {
    const place = setUp();
    write(place, OLD);
    const before = statSync(join(place.out, 'same.html')).mtimeMs;
    writeFileSync(place.record, 'no json');
    expect(write(place, NEW).changed).not.toContain('same.html');
    expect(statSync(join(place.out, 'same.html')).mtimeMs).toBe(before);
    expect(readTree(place.out)).toEqual(sorted(NEW));
  });

  it('records what a commit changed and no more, until there are many such lines', () => {
    const place = setUp();
    const linesOf = () => readFileSync(place.record, 'utf8').split('\n');
    write(place, OLD);
    // The first line, and a part of it.
    expect(linesOf()).toHaveLength(2);
    const changed = (turn: number) => ({ ...OLD, 'a.html': `<p>${turn}</p>` });
    write(place, changed(0));
    const [, , line = ''] = linesOf();
    expect(JSON.parse(line)).toMatchObject({ paths: 'a.html', gone: [] });
    write(place, changed(0));
    expect(linesOf()).toHaveLength(3);
    for (let turn = 1; turn < 45; turn++)
      expect(write(place, changed(turn))).toMatchObject({ changed: ['a.html'], removed: [] });
    expect(linesOf().length).toBeLessThan(10);
    expect(write(place, NEW)).toMatchObject({ removed: DELETED });
    expect(write(place, NEW)).toMatchObject({ changed: [], removed: [] });
    expect(write(place, OLD).changed).toContain('b.html');
    expect(readTree(place.out)).toEqual(sorted(OLD));
  });

  it('knows of every file by its part of the record, and of none whose part is damaged', () => {
    const place = setUp();
    const paths = Array.from({ length: 500 }, (_, number) => `page-${number}.html`);
    const all = Object.fromEntries(paths.map((path) => [path, `<p>${path}</p>`]));
    write(place, all);
    write(place, { ...all, 'page-7.html': '<p>other</p>' });
    const lines = readFileSync(place.record, 'utf8').split('\n');
    expect(lines.length).toBeGreaterThan(5);
    const files = readRecord(place.record, place.out, true).files;
    expect(files.sizeOf('page-7.html')).toBe('<p>other</p>'.length);
    expect(paths.every((path) => files.has(path))).toBe(true);
    expect(files.has('page-500.html')).toBe(false);
    expect([...files.paths()].sort()).toEqual(Object.keys(readTree(place.out)).sort());
    writeFileSync(place.record, lines.with(3, lines[3]?.slice(9) ?? '').join('\n'));
    const rest = readRecord(place.record, place.out, true).files;
    const known = paths.filter((path) => rest.has(path));
    expect(known.length).toBeGreaterThan(400);
    expect(known.length).toBeLessThan(500);
    expect(write(place, { ...all, 'page-7.html': '<p>other</p>' })).toMatchObject({ changed: [], removed: [] });
  });

  it('records how a long list of names differs from the one before it', () => {
    const place = setUp();
    const linesOf = () => readFileSync(place.record, 'utf8').split('\n');
    const named = Array.from({ length: 30 }, (_, number) => `_notes/search/${number}.bin`);
    const put = (names: readonly string[]) => {
      const outputs = diskOutputs(place);
      for (const path of names) outputs.put({ path, bytes: path, phase: 'list' }, path);
      outputs.put({ path: 'meta.json', bytes: names.join(), phase: 'list', names }, 'meta');
      expect(outputs.holes()).toEqual([]);
      outputs.commit();
    };
    const known = () => readRecord(place.record, place.out).files.get('meta.json')?.names?.toSorted();
    put(named);
    put([...named.slice(2), 'new.bin']);
    put(['newer.bin', ...named.slice(4).toReversed(), 'new.bin']);
    expect(linesOf().at(-1)).not.toContain(named[9]);
    expect(known()).toEqual([...named.slice(4), 'new.bin', 'newer.bin'].toSorted());
    put([...named.slice(4), 'new.bin']);
    expect(linesOf()).toHaveLength(5);
    expect(known()).toEqual([...named.slice(4), 'new.bin'].toSorted());
    // Without the line that it differs from, nothing is known of the list.
    writeFileSync(place.record, linesOf().toSpliced(2, 1).join('\n'));
    expect(known()).toBeUndefined();
    put(named);
    expect(known()).toEqual(named.toSorted());
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['lost', (text: string) => text.slice(0, text.lastIndexOf('\n'))],
  ])('trusts no file of which the last line of the record, %s, would have told', (_, damage) => {
    const place = setUp();
    write(place, OLD);
    write(place, NEW);
    // Both writes may fall into one tick of the clock; builds never do.
    for (const path of Object.keys(NEW)) utimesSync(join(place.out, path), 2, 2);
    writeFileSync(place.record, damage(readFileSync(place.record, 'utf8')));
    expect(write(place, OLD)).toMatchObject({ changed: expect.arrayContaining(['a.html', 'b.html', 'sitemap.xml']) });
    expect(readTree(place.out)).toEqual(sorted(OLD));
    expect(write(place, OLD)).toMatchObject({ changed: [], removed: [] });
  });

  it('mends a file that somebody else changed, and removes one that somebody else put there', () => {
    const place = setUp();
    write(place, OLD);
    writeFileSync(join(place.out, 'a.html'), '<p>odd</p>');
    utimesSync(join(place.out, 'a.html'), 1, 1);
    writeFileSync(join(place.out, 'stray.html'), 'stray');
    expect(write(place, OLD)).toMatchObject({ changed: ['a.html'], removed: ['stray.html'] });
    expect(readTree(place.out)).toEqual(sorted(OLD));
  });

  it('leaves a repository alone that the output folder was made', () => {
    const place = setUp();
    write(place, OLD);
    writeFiles(place.out, { '.git/HEAD': 'ref: refs/heads/pages\n', 'docs/.git/HEAD': '' });
    expect(write(place, NEW).removed).toContain('docs/.git/HEAD');
    expect(readTree(place.out)).toEqual(sorted({ ...NEW, '.git/HEAD': 'ref: refs/heads/pages\n' }));
  });

  it('puts a file where a folder was, and a folder where a file was', () => {
    const place = setUp();
    write(place, { 'x/y.html': '1', z: '2' });
    write(place, { x: '3', 'z/w.html': '4' });
    expect(readTree(place.out)).toEqual({ x: '3', 'z/w.html': '4' });
  });

  it('reports two outputs of one path (B7.9)', () => {
    const outputs = diskOutputs(setUp());
    outputs.put({ path: 'a.html', bytes: '1', phase: 'page' }, '/a');
    outputs.put({ path: 'a.html', bytes: '2', phase: 'page' }, 'static/a.html');
    expect(outputs.problems).toMatchObject([
      { code: 'output-clash', args: { path: 'a.html', first: '/a', second: 'static/a.html' } },
    ]);
  });

  it('takes one file that two sources give: a picture beside a doc and beside its older version', () => {
    const outputs = diskOutputs(setUp());
    outputs.put({ path: 'assets/a.png', bytes: '1', phase: 'asset' }, 'docs/a.png');
    outputs.put({ path: 'assets/a.png', bytes: '1', phase: 'asset' }, 'versioned_docs/version-1/a.png');
    expect(outputs.problems).toEqual([]);
    expect(outputs.commit().changed).toEqual(['assets/a.png']);
  });

  it('knows its own output folders and leaves those of others alone', () => {
    const root = temporaryFolder();
    expect(isOurs(join(root, 'absent'))).toBe(true);
    mkdirSync(join(root, 'empty'));
    expect(isOurs(join(root, 'empty'))).toBe(true);
    writeFiles(root, { 'foreign/thesis.doc': 'x', 'ours/_notes/format': '1\n' });
    expect(isOurs(join(root, 'foreign'))).toBe(false);
    expect(isOurs(join(root, 'ours'))).toBe(true);
  });
});

describe('outputs in memory', () => {
  it('replaces the store only by a commit', () => {
    const store = new Map<string, MemoryOutput>();
    const first = memoryOutputs(store);
    first.put({ path: 'a.html', bytes: '1', phase: 'page' }, 'a');
    first.put({ path: 'b.html', bytes: '2', phase: 'page' }, 'b');
    expect(store.size).toBe(0);
    expect(first.commit()).toEqual({ changed: ['a.html', 'b.html'], removed: [], bytes: 2 });
    const second = memoryOutputs(store);
    second.keep('a.html', 'a');
    second.put({ path: 'c.html', bytes: '3', phase: 'page' }, 'c');
    expect(second.commit()).toEqual({ changed: ['c.html'], removed: ['b.html'], bytes: 1 });
    expect([...store.keys()]).toEqual(['a.html', 'c.html']);
  });
});

const sorted = (files: Files): Files => Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Stops before the step of this number, as a killed process would. */
function killAt(kill: number): () => void {
  let step = 0;
  return () => {
    if (step++ === kill) throw new Error('killed');
  };
}

function stepsOf(before: Files, after: Files): string[] {
  const place = setUp();
  const steps: string[] = [];
  write(place, before);
  write(place, after, (step) => steps.push(step));
  expect(readFileSync(join(place.out, 'a.html'), 'utf8')).toBe(after['a.html']);
  return steps;
}

describe('a path that leaves the output folder', () => {
  it.each([
    '../x',
    'a/../../x',
    'a/..',
    '..',
    '.',
    './x',
    '',
    '/etc/x',
    'a//x',
    '..\\x',
    'a\\..\\x',
    '\\\\host\\x',
    'C:\\x',
    'c:x',
    'a\0b',
  ])('%j is refused by the stage, the commit and memory', (path) => {
    const place = setUp();
    const refused = expect.objectContaining({ code: 'ERR_OUTPUT_OUTSIDE', message: path });
    const thrown = (run: () => unknown) => {
      try {
        return run();
      } catch (error) {
        return error;
      }
    };
    const file = join(place.out, '..', 'file');
    writeFileSync(file, 'x');
    const known = { hash: 'h', size: 1, phase: 'page' as const };
    const commitOf = (staged: Staged[]) =>
      commit({
        place,
        staged,
        keep: new Map(),
        before: { files: new RecordedFiles(), takesLine: false, isSeen: false },
      });
    expect(thrown(() => createStage(place.stage).put(path, 'x'))).toEqual(refused);
    expect(thrown(() => copyIntoStage(place.stage, path, file))).toEqual(refused);
    expect(thrown(() => commitOf([{ path, ...known }]))).toEqual(refused);
    for (const outputs of [diskOutputs(place), memoryOutputs(new Map())]) {
      expect(thrown(() => outputs.put({ path, bytes: 'x', phase: 'page' }, 'x'))).toEqual(refused);
      expect(thrown(() => outputs.putFile(path, file, 'h'))).toEqual(refused);
      expect(thrown(() => outputs.adopt({ path, ...known, changed: true }, 'x'))).toEqual(refused);
      expect(thrown(() => outputs.keep(path, 'x'))).toEqual(refused);
    }
    write(place, OLD);
    const journal = { out: place.out, stage: place.stage, swap: false, renames: [], deletions: [path], record: {} };
    writeFileSync(place.journal, JSON.stringify(journal));
    expect(thrown(() => rollForward(place))).toEqual(refused);
  });

  it.each(['a', '.well-known/x', 'a/..b', 'a/...', 'a b/ü', 'a\nb', 'a%2e%2e/x', 'con:x'])('%j is none', (path) => {
    const place = setUp();
    write(place, { [path]: 'x' });
    expect(Object.keys(readTree(place.out))).toEqual([path]);
  });
});

it('writes into a stage that was cleared since, as a build does that begins anew', () => {
  const place = setUp();
  const stage = createStage(place.stage);
  stage.put('a/b.html', 'first');
  rollForward(place);
  stage.put('a/b.html', 'second');
  expect(readTree(place.stage)).toEqual({ 'a/b.html': 'second' });
});
