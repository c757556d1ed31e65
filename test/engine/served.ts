/** Engines of the compiled tool that serve from memory, and what they serve. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { createEngine, Engine } from '../../renderer/engine/build.js';
import type { BuildOptions } from '../../renderer/engine/run/options.js';
import { root } from '../structure/imports.js';
import { temporaryFolder } from './folders.js';
import { compileTool } from './tool.js';

/** Returns `createEngine` of the compiled tool. */
export async function compiledEngine(): Promise<typeof createEngine> {
  compileTool();
  return ((await import(join(root, 'lib/renderer/index.js'))) as { createEngine: typeof createEngine }).createEngine;
}

/** Options of an engine that serves a folder from memory, in this thread alone. @param lazy pages are made when they are asked for */
export const servingOptions = (
  dir: string,
  lazy: boolean,
  cacheDir = join(temporaryFolder(), 'cache'),
): BuildOptions => ({ dir, configFile: join(dir, 'notes.config.ts'), cacheDir, out: null, lazy, threads: 0 });

/** Path → bytes of everything that is served. */
export function served({ outputs }: Engine): Record<string, string> {
  const entries = [...outputs].map(([path, { bytes, file }]): [string, string] => [
    path,
    file === undefined ? Buffer.from(bytes ?? '').toString('latin1') : readFileSync(file, 'latin1'),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Resolves to the files that a new engine serves after one build. */
export async function servedOnce(engine: Engine): Promise<Record<string, string>> {
  await engine.build();
  const all = served(engine);
  await engine.close();
  return all;
}
