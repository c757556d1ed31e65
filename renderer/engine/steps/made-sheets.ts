/** The site's own style sheets as processed by its plugins: each sheet separately, with those that it imports. */
import { dirname, join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { compileSheet, makerOf } from '../../output/modules/sass.js';
import type { Site } from '../../site/configuration/config-types.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { statOf } from '../write/disk.js';

export interface MadeSheets {
  /** Texts by absolute path. */
  sheets?: Record<string, string>;
  problems: Problem[];
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?(\.[^"')\s;]+)/g;

/** @param files absolute paths */
export async function madeSheets({ dir, plugins }: Site, files: readonly string[]): Promise<MadeSheets> {
  const step = plugins?.makeSheet;
  if (!step) return { problems: [] };
  const sheets: Record<string, string> = {};
  const problems = new Map<string, Problem>();
  const todo = [...files];
  for (const file of todo) {
    try {
      const maker = makerOf(file);
      const read = maker ? await compileSheet(dir, file, maker) : { css: readText(file) ?? '' };
      // The bundler says what is wrong with it.
      if ('errors' in read) continue;
      const { css } = await step(read.css, file);
      sheets[file] = css;
      const inner = [...css.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
      todo.push(...inner.filter((path) => !todo.includes(path) && statOf(path)?.isFile()));
    } catch (error) {
      const message = messageOf(error);
      const args = { name: 'configurePostCss', hook: pathFrom(dir, file), message };
      const found = problem('moved-plugin-throws', args, { file: pathFrom(dir, file) });
      // Each cause is reported once.
      if (!problems.has(message)) problems.set(message, found);
    }
  }
  return { sheets, problems: [...problems.values()] };
}
