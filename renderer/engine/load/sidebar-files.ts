/** The sidebars files of all docs versions: JSON, YAML or code. */
import { basename, extname, join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { hasStandIns } from '../../output/modules/missing-packages.js';
import { loadModule, unreadable } from '../../output/modules/run-config.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { firstLine } from '../../site/helpers/text-place.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { DocsVersion } from '../../site/sources/docs-versions.js';
import type { Memo } from '../memo/memo.js';
import type { EngineOptions } from '../run/options.js';

export interface Sidebars {
  /** Default exports by site-relative path; a file that does not exist is missing. */
  values: Record<string, unknown>;
  /** Absolute paths of the files with all they import. */
  files: string[];
  /** Code that was run for them, by site-relative path. */
  code: Record<string, string>;
  problems: Problem[];
}

export async function loadSidebars(
  versions: readonly DocsVersion[],
  { dir, cacheDir, configFile }: EngineOptions,
  memo: Memo,
): Promise<Sidebars> {
  const result: Sidebars = { values: {}, files: [], code: {}, problems: [] };
  const paths = new Set(versions.flatMap(({ sidebarsFile }) => sidebarsFile || []));
  for (const path of paths) {
    const named = join(dir, path);
    // `sidebars`, and `sidebars.js` in a configuration in TypeScript, may mean `sidebars.ts`.
    const names = [named, named.replace(/\.([cm]?)js$/, '.$1ts'), ...['.ts', '.js', '.json'].map((end) => named + end)];
    const file = names.find((name) => readText(name) !== undefined);
    const text = file && readText(file);
    const refused = text === undefined ? unreadable(named) : undefined;
    if (refused) {
      result.problems.push(problem('source-unreadable', { reason: refused.message }, { file: path }));
      result.values[path] = {};
    }
    if (file === undefined || text === undefined) continue;
    if (/^\.ya?ml$/.test(extname(path))) {
      result.files.push(file);
      await readYaml(path, text, result);
      continue;
    }
    const foreign = basename(configFile).startsWith('docusaurus.');
    const loaded = await loadModule(file, { dir, cacheDir, cache: memo, foreign, lists: foreign });
    result.files.push(...loaded.files);
    if (loaded.code !== undefined) result.code[path] = loaded.code;
    result.problems.push(...loaded.problems, ...loaded.warnings);
    // A file that failed is there all the same: what it should have held is not missed a second time.
    const lacks = loaded.warnings.some(({ code }) => code === 'import-absent') || hasStandIns(loaded.code ?? '');
    const value = lacks ? withoutEmpty(loaded.value) : loaded.value;
    result.values[path] = loaded.problems.length === 0 ? value : {};
  }
  return result;
}

/** Removes categories without items and entries from missing code: another tool generates both before it builds, which is reported. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => !isEmptyCategory(entry) && !isMadeByAbsent(entry)).map(withoutEmpty);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutEmpty(entry)]));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A category, or its short form `{ Label: [] }`. */
const isEmptyCategory = (value: unknown): boolean =>
  isPlainObject(value) &&
  (value.type === undefined ? Object.values(value).every(isEmpty) : isEmpty(value.items) && value.link === undefined);

const isMadeByAbsent = (value: unknown): boolean =>
  isPlainObject(value) && Object.values(value).some((entry) => typeof entry === 'function');

async function readYaml(path: string, text: string, result: Sidebars): Promise<void> {
  const { parse } = await import('yaml');
  try {
    result.values[path] = parse(text);
  } catch (error) {
    const { message, linePos } = error as { message: string; linePos?: [{ line: number; col: number }] };
    const place = { file: path, line: linePos?.[0].line, column: linePos?.[0].col };
    result.problems.push(problem('config-syntax', { message: firstLine(message) }, place));
  }
}
