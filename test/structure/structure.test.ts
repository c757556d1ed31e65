import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, root, sourceFiles, sourceFilesOf } from './imports.js';

const files = sourceFiles('renderer', 'theme', 'cli');
const known = new Set(files);
const graph = new Map(files.map((file) => [file, importsOf(file, known)]));

/** Folders in dependency order: a file may import from its own layer and from those before it. */
const LAYERS = [
  'renderer/shared/',
  'renderer/site/',
  'theme/',
  'renderer/compile/',
  'renderer/output/',
  'renderer/engine/',
  'renderer/check/',
  'renderer/move/',
  'renderer/index.ts',
  'cli/',
];
const layerOf = (file: string) => LAYERS.findIndex((layer) => file.startsWith(layer));

/** Shims have the names of the modules they replace; a component of content and one of the layout both are `Link`. */
const NAMED_BY_OTHERS = /^theme\/(shims\/|(content|layout\/frame)\/Link)|\/index\.tsx?$/;

const DISK = /^(node:)?(fs|fs\/promises)$/;
const DISK_ALLOWED = [
  /^renderer\/check\/(sandbox|program-starter|isolation|typecheck|sandbox-harness|check-cache)\.ts$/,
  /^renderer\/site\/sources\/disk-io\.ts$/,
  /^renderer\/engine\/(memo\/|write\/|unchanged\/|run\/folder-lock)/,
  /^renderer\/output\/(bundle\/|modules\/|tool\.ts)/,
  /^cli\//,
];

describe('house rules', () => {
  it('knows the layer of every file', () => {
    expect(files.filter((file) => layerOf(file) === -1)).toEqual([]);
  });

  it('imports only downwards', () => {
    const upward = files.flatMap((file) =>
      graph
        .get(file)!
        .flatMap(({ target }) => (target && layerOf(target) > layerOf(file) ? [`${file} → ${target}`] : [])),
    );
    expect(upward).toEqual([]);
  });

  it('shows the theme nothing of the renderer but renderer/shared', () => {
    expect(
      edges('theme/', (target) => target.startsWith('renderer/') && !target.startsWith('renderer/shared/')),
    ).toEqual([]);
  });

  it('keeps renderer/shared free of packages, Node and all other code', () => {
    const foreign = files
      .filter((file) => file.startsWith('renderer/shared/'))
      .flatMap((file) => graph.get(file)!.map(({ specifier }) => `${file} → ${specifier}`))
      .filter((edge) => !/ → \.\/[\w-]+\.js$/.test(edge));
    expect(foreign).toEqual([]);
  });

  it('has no import cycles, types and `import()` included', () => {
    expect(circles(modules())).toEqual([]);
  });

  it('has rooms (folders) of the renderer and the command line that depend on each other one way only', () => {
    expect(circles(rooms())).toEqual([]);
  });

  it('gives every file a base name of its own', () => {
    const byName = new Map<string, string[]>();
    for (const file of files.filter((path) => !NAMED_BY_OTHERS.test(path))) {
      const name = posix
        .basename(file)
        .replace(/\.tsx?$/, '')
        .toLowerCase();
      byName.set(name, [...(byName.get(name) ?? []), file]);
    }
    expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('touches the disk only where it is allowed', () => {
    const found = files.filter((file) =>
      graph.get(file)!.some(({ specifier, typeOnly }) => !typeOnly && DISK.test(specifier)),
    );
    expect(found.filter((file) => !DISK_ALLOWED.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('reads the environment and the clock only in cli/ and two files of the engine', () => {
    // A quoted name is a definition for bundled code, not a reading.
    const pattern = /(?<!')process\.env|Date\.now\(|new Date\(\)|performance\.now\(/;
    const allowed =
      /^cli\/|^renderer\/engine\/run\/trace|^renderer\/engine\/load\/current-locale|^renderer\/check\/[\w/-]*harness|^theme\/client\//;
    expect(files.filter((file) => !allowed.test(file) && pattern.test(withoutComments(file)))).toEqual([]);
  });

  it('cites only sections that the documents have', () => {
    const cited = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(docs\/[\w/-]+\.md) "([^"]+)"/g)].map(
        ([, document = '', section = '']) => ({ file, document, section }),
      ),
    );
    const missing = cited.filter(
      ({ document, section }) => !readFileSync(join(root, document), 'utf8').includes(`# ${section}\n`),
    );
    expect(missing).toEqual([]);
  });

  it('cites no sections by number: the document may lie elsewhere', () => {
    expect(files.filter((file) => /§ ?\d/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('begins docstrings of functions with what they do: "Returns what…", not "What…"', () => {
    const docstring =
      /\/\*\*\s+(?:\* )?(?=(?:What|Whether|Where|Who|How|Which)\b)((?:(?!\*\/)[\s\S])*)\*\/\n\s*(?:export )?(?:async )?(?:function|const [a-z]\w* = (?:async )?\()/g;
    const found = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(docstring)].map(([, text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['docs/architecture.md', 'CONTRIBUTING.md'])('has every file that %s names', (document) => {
    const all = ['cli', 'renderer', 'theme', 'test', 'docs', 'templates'].flatMap((folder) =>
      sourceFilesOf(join(root, folder), /./).map((file) => `/${folder}/${file}`),
    );
    const named = [...readFileSync(join(root, document), 'utf8').matchAll(/`([\w./-]*\w\.(?:tsx?|mjs|css))`/g)];
    expect(named.length).toBeGreaterThan(20);
    const gone = named.filter(([, name]) => !all.some((file) => file.endsWith(`/${name}`)));
    expect(gone.map(([, name]) => name)).toEqual([]);
  });

  it('keeps files at about 300 lines', () => {
    const long = files
      .map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length] as const)
      .filter(([, lines]) => lines > 420);
    expect(long).toEqual([]);
  });
});

function withoutComments(file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

/** Imports of the files below a folder whose targets are meant. */
function edges(folder: string, meant: (target: string) => boolean): string[] {
  return files
    .filter((file) => file.startsWith(folder))
    .flatMap((file) =>
      graph.get(file)!.flatMap(({ target }) => (target && meant(target) ? [`${file} → ${target}`] : [])),
    );
}

/** Imports of each file, of any kind. */
const modules = () =>
  new Map(files.map((file) => [file, graph.get(file)!.flatMap(({ target }) => (target ? [target] : []))]));

/** Imports of each folder's files from other folders. */
function rooms(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, targets] of modules()) {
    if (file.startsWith('theme/')) continue;
    const room = posix.dirname(file);
    const others = targets.map((target) => posix.dirname(target)).filter((other) => other !== room);
    found.set(room, [...(found.get(room) ?? []), ...others]);
  }
  return found;
}

/** Circles of a graph; each once, by one way round it. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (node: string) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      found.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    state.set(node, 'open');
    path.push(node);
    for (const target of graph.get(node) ?? []) visit(target);
    path.pop();
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node);
  return found;
}
