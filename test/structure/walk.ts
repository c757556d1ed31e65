/**
 * Follows one Markdown file through a build. All code of the tool is bundled with a mark at the start of every function; a site is built without
 * the file and with it. What is called more often with it is what the file passes.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Node, parse } from 'acorn';
import { build, type Plugin, transform } from 'esbuild';
import { root } from './imports.js';

/** A function as it was passed: the module that holds it, and the place of the function in it. */
type Call = `${string}#${number}`;

declare global {
  var walkCalls: Call[] | undefined;
}

type Tree = Node & Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string';

/** Starts of the bodies of all functions, with the end where the body is an expression. */
function* bodies(node: Tree): Generator<{ start: number; end?: number }> {
  if (/Function/.test(node.type)) {
    const body = node.body as Tree;
    yield body.type === 'BlockStatement' ? { start: body.start + 1 } : { start: body.start, end: body.end };
  }
  for (const value of Object.values(node).flat()) if (isTree(value)) yield* bodies(value);
}

/** A module's code that notes the call of each of its functions. */
async function marked(file: string): Promise<string> {
  const name = relative(root, file).split('\\').join('/');
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'node20',
  });
  const inserts: [at: number, text: string][] = [];
  let count = 0;
  for (const { start, end } of bodies(parse(code, { ecmaVersion: 2022, sourceType: 'module' }) as unknown as Tree)) {
    const note = `globalThis.walkCalls?.push(${JSON.stringify(`${name}#${count++}`)})`;
    if (end === undefined) inserts.push([start, `${note};`]);
    else inserts.push([start, `(${note}, `], [end, ')']);
  }
  return inserts
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), code);
}

const marks: Plugin = {
  name: 'marks',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:renderer|theme)[\\/].*\.tsx?$/ }, async ({ path }) =>
      path.includes('node_modules') ? undefined : { contents: await marked(path), loader: 'js' },
    );
  },
};

/** Calls of one build of a site with these files, in order. */
async function callsOf(
  files: Record<string, string>,
  engine: typeof import('../../renderer/index.js'),
): Promise<Call[]> {
  const dir = mkdtempSync(join(tmpdir(), 'notes-walk-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    globalThis.walkCalls = [];
    const { ok, problems } = await engine.build({
      dir,
      configFile: join(dir, 'notes.config.ts'),
      cacheDir: join(dir, '.notes'),
      out: join(dir, 'dist'),
      parser: 'native',
      threads: 1,
    });
    if (!ok) throw new Error(JSON.stringify(problems));
    return globalThis.walkCalls;
  } finally {
    globalThis.walkCalls = undefined;
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Modules that one file passes on its way through a build, in the order in which their functions are first called for it. */
export async function walk(site: Record<string, string>, added: Record<string, string>): Promise<string[]> {
  // Below `lib`, where the tool finds its own files.
  const outfile = join(root, 'lib/walk', `${process.pid}.mjs`);
  try {
    await build({
      entryPoints: [join(root, 'renderer/index.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      logLevel: 'silent',
      plugins: [marks],
    });
    const engine = (await import(pathToFileURL(outfile).href)) as typeof import('../../renderer/index.js');
    const without = new Map<Call, number>();
    for (const call of await callsOf(site, engine)) without.set(call, (without.get(call) ?? 0) + 1);
    const calls = await callsOf({ ...site, ...added }, engine);
    const counts = new Map<Call, number>();
    for (const call of calls) counts.set(call, (counts.get(call) ?? 0) + 1);
    // In the order of first calls: `Map` and `Set` keep it.
    const more = [...counts].filter(([call, times]) => times > (without.get(call) ?? 0));
    return [...new Set(more.map(([call]) => call.slice(0, call.lastIndexOf('#'))))];
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** The room of a module: its folder, to two levels. */
const roomOf = (module: string) => posix.dirname(module).split('/').slice(0, 2).join('/');

/** Returns to a room that was left before, as `from → to`. A module counts once, where it is passed first. */
export function returnsOf(modules: readonly string[]): string[] {
  const stays = modules.map(roomOf).filter((room, index, rooms) => room !== rooms[index - 1]);
  return stays.flatMap((room, index) => (stays.indexOf(room) < index ? [`${stays[index - 1]} → ${room}`] : []));
}
