/** The site's own copy of mermaid, for the pages with diagrams (D5): bundled in pieces, as each kind of diagram has code of its own. */
import { join } from 'node:path';
import { MERMAID_GLOBAL } from '../../shared/part-script.js';
import { hashData } from '../../site/helpers/hash.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { type BundledFile, nameByContent } from '../modules/bundle-names.js';
import { installedPackage } from '../modules/installed-package.js';
import { esbuildProblems } from '../modules/run-config.js';
import { toolVersion } from '../tool.js';
import { forBrowsers } from './client-bundle.js';
import { readBundle, writeBundle } from './kept-bundle.js';

export interface MermaidBundle {
  /** Path of the script relative to the output folder; absent when the package is not installed. */
  assets: { mermaid?: string };
  files: BundledFile[];
  problems: Problem[];
}

export interface MermaidInput {
  /** Site folder: the package is looked for from here. */
  dir: string;
  /** One classic script that leaves its exports in a global (hash router). */
  classic: boolean;
  /** Folder where the finished bundle is kept between runs. */
  cacheDir: string;
  /** A page with a diagram, for the problem. */
  page: string;
}

/** Bundles mermaid, or takes what was bundled before from the same package. */
export async function bundleMermaid({ dir, classic, cacheDir, page }: MermaidInput): Promise<MermaidBundle> {
  const found = installedPackage('mermaid', dir);
  if (!found) return { assets: {}, files: [], problems: [problem('mermaid-missing', {}, { file: page })] };
  const folder = join(cacheDir, 'mermaid');
  const key = hashData(['mermaid', found.folder, found.version, classic, toolVersion().code]);
  const kept = readBundle<MermaidBundle['assets']>(folder, key);
  if (kept) return kept;
  const made = await make(dir, classic);
  if (made.problems.length === 0) writeBundle(folder, key, made);
  return made;
}

async function make(dir: string, classic: boolean): Promise<MermaidBundle> {
  const { build } = await import('esbuild');
  try {
    const { outputFiles, metafile } = await build({
      stdin: { contents: "export { default } from 'mermaid';", resolveDir: dir, sourcefile: 'mermaid.js' },
      ...forBrowsers(dir),
      entryNames: 'mermaid.[hash]',
      chunkNames: 'mermaid-[name].[hash]',
      ...(classic ? { format: 'iife', globalName: MERMAID_GLOBAL } : { format: 'esm', splitting: true }),
    });
    const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'mermaid.js')?.[0];
    const { files, pathOf } = nameByContent(outputFiles, dir, metafile.outputs);
    return { assets: { mermaid: entry && pathOf(entry) }, files, problems: [] };
  } catch (error) {
    return { assets: {}, files: [], problems: esbuildProblems(error, dir, 'code-syntax') };
  }
}
