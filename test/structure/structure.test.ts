import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, root, sourceFiles } from './imports.js';

const files = sourceFiles('renderer', 'theme', 'cli');
const known = new Set(files);
const graph = new Map(files.map((file) => [file, importsOf(file, known)]));

/** Folders in dependency order: a file may import from its own layer and from those before it. */
const LAYERS = [
  'renderer/site/',
  'theme/',
  'renderer/compile/',
  'renderer/output/',
  'renderer/engine/',
  'renderer/check/',
  'renderer/index.ts',
  'cli/',
];
const layerOf = (file: string) => LAYERS.findIndex((layer) => file.startsWith(layer));

/** The only files of the renderer that browser code may see. */
const BROWSER_SAFE = ['types', 'client-site', 'frontmatter-types', 'limits', 'urls', 'tokens'].map(
  (name) => `renderer/site/${name}.ts`,
);

const DISK = /^(node:)?(fs|fs\/promises)$/;
const DISK_ALLOWED = [
  /^renderer\/check\/(sandbox|typecheck|harness|cache)\.ts$/,
  /^renderer\/site\/source\.ts$/,
  /^renderer\/engine\/(memo|write)/,
  /^renderer\/output\/bundle/,
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
    // `options.ts` names the theme's type in a signature; types do not load code.
    expect(upward).toEqual([]);
  });

  it('shows the theme only the browser-safe files of the renderer', () => {
    const leaks = files
      .filter((file) => file.startsWith('theme/'))
      .flatMap((file) =>
        graph
          .get(file)!
          .flatMap(({ target }) =>
            target?.startsWith('renderer/') && !BROWSER_SAFE.includes(target) ? [`${file} → ${target}`] : [],
          ),
      );
    expect(leaks).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(cycles()).toEqual([]);
  });

  it('touches the disk only where it is allowed', () => {
    const found = files.filter((file) =>
      graph.get(file)!.some(({ specifier, typeOnly }) => !typeOnly && DISK.test(specifier)),
    );
    expect(found.filter((file) => !DISK_ALLOWED.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('reads the environment and the clock only in cli/ and engine/trace', () => {
    // A quoted name is a definition for bundled code, not a reading.
    const pattern = /(?<!')process\.env|Date\.now\(|new Date\(\)|performance\.now\(/;
    const allowed = /^cli\/|^renderer\/engine\/trace|^renderer\/check\/(browser\/)?harness|^theme\/client\//;
    expect(files.filter((file) => !allowed.test(file) && pattern.test(withoutComments(file)))).toEqual([]);
  });

  it('keeps files at about 300 lines', () => {
    const long = files
      .map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length] as const)
      .filter(([, lines]) => lines > 420);
    expect(long.filter(([file]) => file !== 'renderer/site/types.ts')).toEqual([]);
  });
});

function withoutComments(file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

/** Cycles of imports that load code, each named once by its path. */
function cycles(): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (file: string) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    path.push(file);
    for (const { target, typeOnly, dynamic } of graph.get(file) ?? [])
      if (target && !typeOnly && !dynamic) visit(target);
    path.pop();
    state.set(file, 'done');
  };
  for (const file of files) visit(file);
  return found;
}
