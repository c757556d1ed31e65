/** `notes check`: everything beyond the checks of the build, as one list of problems and a statement of what was looked at. */
import type { Problem, Source } from '../site/types.js';
import { type CodeBlock, extractBlocks } from './blocks.js';
import { type CodeCheckOptions, type CodeCheckResult, checkCode } from './code.js';
import { checkProse } from './prose/prose.js';
import { checkStaticBlocks } from './static-blocks.js';

/** Groups of checks that `--only` and `--skip` name. */
export const CHECKS = ['code', 'types', 'markup', 'prose', 'build'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface CheckOptions extends CodeCheckOptions {
  /** Today, `YYYY-MM-DD`. */
  today: string;
  staleAfter?: number;
  enabled: ReadonlySet<CheckName>;
}

export interface CheckResult {
  problems: Problem[];
  counts: CodeCheckResult['counts'] & { files: number; markup: number };
  results: CodeCheckResult['results'];
  /** What was not checked, and why. */
  notes: string[];
}

/** Checks the Markdown sources of a site. Code pages are the compiler's business. */
export async function checkSources(sources: readonly Source[], options: CheckOptions): Promise<CheckResult> {
  const files = sources.filter(({ format }) => format !== 'code');
  const blocks: CodeBlock[] = files.flatMap(({ path, text }) => extractBlocks(path, text));
  const { enabled } = options;
  const problems: Problem[] = [];
  const notes = notesOf(options);
  const code = enabled.has('code') || enabled.has('types') ? await checkCode(blocks, limitTo(options)) : null;
  if (code) problems.push(...code.problems);
  const markup = enabled.has('markup') ? await checkStaticBlocks(blocks) : { problems: [], checked: 0 };
  problems.push(...markup.problems);
  if (enabled.has('prose')) for (const { path, text } of files) problems.push(...checkProse(path, text, options));
  if (code && code.counts.unchecked > 0) notes.push(`${code.counts.unchecked} blocks are flagged no-check`);
  return {
    problems: problems.sort(byPlace),
    counts: {
      ...(code?.counts ?? { blocks: 0, typed: 0, run: 0, expectations: 0, unchecked: 0 }),
      files: files.length,
      markup: markup.checked,
    },
    results: code?.results ?? [],
    notes,
  };
}

/** Without `code` nothing is run; without `types` nothing is compiled. */
function limitTo(options: CheckOptions): CodeCheckOptions {
  const typescript = options.enabled.has('types') ? options.typescript : undefined;
  return { ...options, typescript, run: options.enabled.has('code') };
}

function notesOf({ enabled, typescript }: CheckOptions): string[] {
  const notes = CHECKS.filter((name) => !enabled.has(name)).map((name) => `${name}: not asked for`);
  if (enabled.has('types') && !typescript)
    notes.push('types: the site has no typescript package (npm i -D typescript)');
  return notes;
}

const byPlace = (a: Problem, b: Problem) =>
  (a.file ?? '') < (b.file ?? '')
    ? -1
    : (a.file ?? '') > (b.file ?? '')
      ? 1
      : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
