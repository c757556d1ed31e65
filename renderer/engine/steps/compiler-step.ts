/** The TypeScript compiler for readers' typed exercises, for sites with such pages. */
import { compilerPath } from '../../../theme/client/article/article-markup.js';
import { findCompiler, INSTALL } from '../../output/bundle/installed-compiler.js';
import { bundleCompiler } from '../../output/bundle/type-compiler.js';
import type { Page } from '../../shared/page.js';
import { fileOfAddress } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import { problem } from '../../site/problems/problem.js';
import type { Outputs } from '../write/outputs.js';

interface CompilerInput {
  site: Site;
  pages: readonly Page[];
  outputs: Outputs;
  cacheDir: string;
}

/** Adds it, and next to the frame the notice that a page shows before fetching it. Neither is in the list of files cached for offline reading. */
export async function putCompiler({ site, pages, outputs, cacheDir }: CompilerInput): Promise<void> {
  const page = pages.find(({ features }) => features.types);
  if (!page) return;
  const found = findCompiler(site.dir);
  if (!found) {
    outputs.problems.push(
      problem('exercise-compiler-missing', { package: INSTALL }, { file: page.source ?? page.file }),
    );
    return;
  }
  const { assets, files, problems } = await bundleCompiler(found, { dir: site.dir, cacheDir });
  outputs.problems.push(...problems);
  for (const file of files) outputs.put({ ...file, phase: 'asset' }, 'compiler');
  const { compiler, version, bytes } = assets;
  const said = JSON.stringify({ file: `../${compiler}`, version, bytes });
  outputs.put(
    { path: fileOfAddress(compilerPath(site.baseUrl), site), bytes: said, phase: 'part', names: [compiler] },
    'compiler',
  );
}
