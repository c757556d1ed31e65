/**
 * The site's TypeScript for exercises in types (D5): one file with the compiler, the declarations of the language and what judges
 * (`type-worker.ts`), which a page fetches when its reader asks for it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { gzipSync } from 'fflate';
import { hashData } from '../../site/helpers/hash.js';
import { type BundledFile, nameByContent } from '../modules/bundle-names.js';
import type { InstalledPackage } from '../modules/installed-package.js';
import { themeRoot, toolVersion } from '../tool.js';
import { forBrowsers } from './client-bundle.js';
import { libraryOf } from './installed-compiler.js';
import { type KeptBundle, readBundle, writeBundle } from './kept-bundle.js';

export interface CompilerAssets {
  /** Path of the file, relative to the output folder. */
  compiler: string;
  version: string;
  /** Bytes that a reader loads where the host compresses. */
  bytes: number;
}

/** Bundles the compiler, or takes what was bundled before from the same package. */
export async function bundleCompiler(
  found: InstalledPackage,
  { dir, cacheDir }: { dir: string; cacheDir: string },
): Promise<KeptBundle<CompilerAssets>> {
  const folder = join(cacheDir, 'compiler');
  const key = hashData(['compiler', found.folder, found.version, toolVersion().code]);
  const kept = readBundle<CompilerAssets>(folder, key);
  if (kept) return kept;
  const [file] = await makeFiles(found, dir);
  if (!file) return { assets: { compiler: '', version: '', bytes: 0 }, files: [], problems: [] };
  const assets = { compiler: file.path, version: found.version, bytes: gzipSync(file.bytes).length };
  const made = { assets, files: [file], problems: [] };
  writeBundle(folder, key, made);
  return made;
}

const ENTRY = `import * as ts from 'compiler:';
import library from 'library:';
import { serveTypes } from ${JSON.stringify(join(themeRoot, 'client/frame/type-worker.ts'))};
serveTypes(ts, library);`;

async function makeFiles(found: InstalledPackage, dir: string): Promise<BundledFile[]> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...forBrowsers(dir),
    stdin: { contents: ENTRY, resolveDir: dir, sourcefile: 'typescript.js' },
    entryNames: 'typescript.[hash]',
    format: 'iife',
    legalComments: 'inline',
    plugins: [compilerPlugin(found)],
  });
  return nameByContent(outputFiles, dir, metafile.outputs).files;
}

const NEEDED = [
  ...['createProgram', 'createSourceFile', 'flattenDiagnosticMessageText', 'forEachChild'],
  ...['getLineAndCharacterOfPosition', 'skipTrivia', 'version'],
];

/** Bundles the compiler without its command line, much of which is unnecessary here. Modules of Node, which it only requires in Node, are empty. */
const compilerPlugin = (found: InstalledPackage): Plugin => ({
  name: 'compiler',
  setup(build) {
    build.onResolve({ filter: /^(?:compiler|library):/ }, ({ path }) => ({ path, namespace: 'compiler' }));
    build.onLoad({ filter: /^library:/, namespace: 'compiler' }, () => ({
      contents: libraryOf(found),
      loader: 'text',
    }));
    build.onLoad({ filter: /^compiler:/, namespace: 'compiler' }, () => {
      const text = readFileSync(join(found.folder, 'lib/_tsc.js'), 'utf8');
      const end = text.indexOf('// src/tsc/tsc.ts');
      return { contents: `${text.slice(0, end)}\nexport { ${NEEDED.join(', ')} };`, loader: 'js' };
    });
    build.onResolve({ filter: /^[a-z_-]+$/ }, ({ path, importer, kind }) =>
      kind === 'require-call' && importer.startsWith('compiler:') ? { path, external: true } : undefined,
    );
  },
});
