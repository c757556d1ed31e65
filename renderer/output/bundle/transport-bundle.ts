/** The site's own search transport, bundled for the browser. */
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { TRANSPORT_FILE } from '../../shared/limits.js';
import { MODULE_GLOBAL } from '../../shared/part-script.js';
import type { ProviderModules } from '../../site/configuration/search-types.js';
import { hashData } from '../../site/helpers/hash.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { BundledFile } from '../modules/bundle-names.js';
import { keepPushOut } from '../modules/keep-push-out.js';
import { esbuildProblems, hashOfFile, hashOfRead, type ModuleCache } from '../modules/run-config.js';
import { toolVersion } from '../tool.js';
import { forBrowsers } from './client-bundle.js';

export interface TransportInput {
  /** Site folder. */
  dir: string;
  /** Configuration file, for problems. */
  configFile: string;
  modules: ProviderModules;
  /** One classic script that leaves its exports in a global (hash router). */
  classic: boolean;
  cache: ModuleCache;
}

export interface TransportBundle {
  files: BundledFile[];
  problems: Problem[];
}

/** A bundle between builds. */
interface KeptTransport {
  code: string;
  inputs: [file: string, hash: string][];
}

/** Bundles the transport, unless nothing it was made of has changed. */
export async function bundleTransport(input: TransportInput): Promise<TransportBundle> {
  const { dir, modules, classic, cache, configFile } = input;
  const missing = Object.values(modules).filter((path) => !existsSync(join(dir, path)));
  if (missing.length > 0) {
    const problems = missing.map((path) => problem('search-module-missing', { path }, { file: configFile }));
    return { files: [], problems };
  }
  const key = `transport:${hashData([dir, modules, classic, toolVersion().code])}`;
  let kept = cache.get<KeptTransport>(key);
  if (!kept?.inputs.every(([file, hash]) => hashOfFile(file) === hash)) {
    try {
      kept = await make(input);
    } catch (error) {
      return { files: [], problems: esbuildProblems(error, dir, 'code-syntax') };
    }
    cache.set(key, kept);
  }
  return { files: [{ path: TRANSPORT_FILE, bytes: new TextEncoder().encode(kept.code), names: [] }], problems: [] };
}

async function make({ dir, modules, classic, cache }: TransportInput): Promise<KeptTransport> {
  const { build } = await import('esbuild');
  const began = cache.now();
  const { outputFiles, metafile } = await build({
    ...forBrowsers(dir),
    entryPoints: [join(dir, modules.transport)],
    ...(classic ? { format: 'iife', globalName: MODULE_GLOBAL } : { format: 'esm' }),
    plugins: [keepPushOut(dir, modules.push)],
  });
  const inputs = Object.keys(metafile.inputs)
    .map((path) => (isAbsolute(path) ? path : join(dir, path)))
    .map((path): [string, string] => [path, hashOfRead(path, began)]);
  return { code: outputFiles.map(({ text }) => text).join(''), inputs };
}
