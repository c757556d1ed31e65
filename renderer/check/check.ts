/** `notes check`: everything beyond the checks of the build, as one list of problems and a statement of what was looked at. */

import type { Source } from '../site/content/source.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { unitKey } from '../site/sources/checked-blocks.js';
import { fencePlace } from './block-place.js';
import { keyOf } from './check-cache.js';
import { byPlace, type CodeCheckResult, type CodeCounts, checkCode } from './check-code.js';
import { checkExercises, type ExerciseOptions, type ExerciseResult } from './check-exercises.js';
import { CHECKS, type CheckName } from './check-names.js';
import { checkSteps, type StepsResult } from './check-steps.js';
import { TOO_DEEP } from './code-depth.js';
import { COMPAT, checkFacts, type FactResult, type FactTools } from './facts.js';
import { type CodeBlock, extractBlocks, scriptLoader } from './find-blocks.js';
import { flagProblems } from './flags.js';
import { checkProse } from './prose/prose.js';
import { checkStaticBlocks, isStatic, type MarkupTools } from './static-blocks.js';

/** Something that was not checked, and why. */
export interface Unchecked {
  what: CheckName | 'blocks' | 'reviews' | 'isolation';
  why:
    | 'not-asked'
    | 'not-isolated'
    | 'other-language'
    | 'no-typescript'
    | 'untrusted'
    | 'flagged'
    | 'needs-browser'
    | 'no-limit'
    | 'broken-build'
    | 'offline';
  count?: number;
}

export interface CheckOptions extends ExerciseOptions {
  facts: FactTools;
  /** Report claims without a source too. */
  unboundFacts?: boolean;
  /** Optional packages for blocks that are not run. */
  markup: MarkupTools;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  staleAfter?: number;
  enabled: ReadonlySet<CheckName>;
  /** Code runs only where the system or Node keeps it from the network. */
  requireIsolation?: boolean;
}

export interface CheckResult {
  problems: Problem[];
  counts: CodeCheckResult['counts'] & {
    files: number;
    markup: number;
    other: number;
    bound: number;
    sourced: number;
    unbound: number;
  } & Omit<ExerciseResult, 'problems'>;
  results: CodeCheckResult['results'];
  pending: CodeCheckResult['pending'];
  looked: CodeCheckResult['looked'];
  /** Recorded steps; undefined where nothing was run. */
  traces?: StepsResult['traces'];
  /** Facts about the features that the notes name; undefined if the check did not run. */
  features?: FactResult['features'];
  unchecked: Unchecked[];
}

const NO_CODE: CodeCounts = {
  blocks: 0,
  typed: 0,
  run: 0,
  expectations: 0,
  inputs: 0,
  parsed: 0,
  unchecked: 0,
  browser: 0,
};

const NO_FACTS: FactResult = { problems: [], bound: 0, sourced: 0, unbound: 0, features: {} };

/** Checks the Markdown sources of a site. Code pages are the compiler's business. */
export async function checkSources(sources: readonly Source[], options: CheckOptions): Promise<CheckResult> {
  const files = sources.filter(({ format }) => format !== 'code');
  const blocks: CodeBlock[] = files.flatMap(({ path, text }) => extractBlocks(path, text));
  const { enabled } = options;
  const problems: Problem[] = [];
  const code = enabled.has('code') || enabled.has('types') ? await checkCode(blocks, limitTo(options)) : null;
  if (code) problems.push(...code.problems, ...flagProblems(blocks));
  if (code || enabled.has('markup')) problems.push(...deepProblems(blocks));
  const exercises = enabled.has('code')
    ? await checkExercises(blocks, limitTo(options))
    : { problems: [], exercises: 0, answers: 0 };
  problems.push(...exercises.problems);
  const limited = limitTo(options);
  const steps = limited.run ? await checkSteps(blocks, limited) : undefined;
  problems.push(...(steps?.problems ?? []));
  if (enabled.has('code') && isRefused(options)) problems.push(notIsolated());
  if (enabled.has('markup')) options.onStep?.('markup');
  const markup = enabled.has('markup') ? await cachedMarkup(blocks, options) : { problems: [], checked: 0, looked: [] };
  problems.push(...markup.problems);
  if (enabled.has('prose')) for (const source of files) problems.push(...cachedProse(source, options));
  const facts = enabled.has('facts') ? await factsOf(files, options) : NO_FACTS;
  problems.push(...facts.problems);
  const counts = {
    ...(code?.counts ?? NO_CODE),
    files: files.length,
    markup: markup.checked,
    bound: facts.bound,
    sourced: facts.sourced,
    unbound: facts.unbound,
    exercises: exercises.exercises,
    answers: exercises.answers,
    other: blocks.filter((block) => !scriptLoader(block) && !isStatic(block) && !block.answer).length,
  };
  return {
    problems: problems.sort(byPlace),
    counts,
    results: code?.results ?? [],
    pending: code?.pending ?? [],
    ...(steps ? { traces: steps.traces } : {}),
    looked: [...(code?.looked ?? []), ...markup.looked.map(lookedAt)],
    ...(enabled.has('facts') && options.facts.versions[COMPAT] ? { features: facts.features } : {}),
    unchecked: uncheckedOf(options, counts),
  };
}

/** Blocks that go too deep for the checks that they are for. */
function deepProblems(blocks: readonly CodeBlock[]): Problem[] {
  return blocks
    .filter((block) => block.isDeep && (scriptLoader(block) || isStatic({ ...block, mode: 'default' })))
    .map((block) => problem('check-block', { lang: block.lang, message: TOO_DEEP }, fencePlace(block)));
}

const lookedAt = ({ file, lang, code }: CodeBlock) => ({
  file,
  key: unitKey([{ lang, code }]),
  only: 'syntax' as const,
});

/** Remembers what a pure function of `parts` gave. */
async function remembered<T>({ cache, versions }: CheckOptions, parts: unknown[], make: () => Promise<T>): Promise<T> {
  const key = keyOf(versions, ...parts);
  const known = cache.get<T>(key);
  if (known !== undefined) return known;
  const made = await make();
  cache.set(key, made);
  return made;
}

/** Claims of all files, each file remembered by its text. */
async function factsOf(files: readonly Source[], options: CheckOptions): Promise<FactResult> {
  const { facts: tools, unboundFacts } = options;
  const all: FactResult = structuredClone(NO_FACTS);
  for (const { path, text, hash } of files) {
    const made = () => checkFacts(path, text, tools);
    const found = await remembered(options, ['facts', tools.versions, path, hash], made);
    all.bound += found.bound;
    all.sourced += found.sourced;
    all.unbound += found.unbound;
    Object.assign(all.features, found.features);
    all.problems.push(...found.problems.filter(({ level }) => level !== 'info' || unboundFacts));
  }
  const lacking =
    tools.versions[COMPAT] === undefined ? files.filter(({ text }) => /<!--\s*bcd\s/.test(text)).length : 0;
  if (lacking > 0) all.problems.push(problem('check-package-missing', { packages: COMPAT, count: lacking }));
  return all;
}

function cachedMarkup(blocks: readonly CodeBlock[], options: CheckOptions) {
  const wanted = blocks.filter(isStatic);
  const places = wanted.map(({ file, line, indent, lang, code }) => [file, line, indent, lang, code]);
  return remembered(options, ['markup', options.markup.versions, places], () =>
    checkStaticBlocks(wanted, options.markup),
  );
}

function cachedProse({ path, text, hash }: Source, options: CheckOptions): Problem[] {
  const { today, staleAfter, cache, versions } = options;
  // Without a limit the day does not matter: findings then hold from one day to the next.
  const key = keyOf(versions, 'prose', path, hash, staleAfter === undefined ? null : [today, staleAfter]);
  const known = cache.get<Problem[]>(key);
  if (known) return known;
  const found = checkProse(path, text, { today, staleAfter });
  cache.set(key, found);
  return found;
}

/** Without `code` nothing is run; without `types` nothing is compiled. */
function limitTo(options: CheckOptions): ExerciseOptions {
  const typescript = options.enabled.has('types') ? options.typescript : undefined;
  const run = options.run !== false && options.enabled.has('code') && !isRefused(options);
  return { ...options, typescript, run };
}

/** The reason why no code was run although it was requested. */
export const notIsolated = (): Problem => problem('check-not-isolated', { version: process.versions.node });

const isRefused = ({ requireIsolation, isolation, run }: CheckOptions) =>
  requireIsolation === true && run !== false && isolation().kind === 'none';

function uncheckedOf(
  { enabled, typescript, run, staleAfter, isolation }: CheckOptions,
  counts: CheckResult['counts'],
): Unchecked[] {
  const unchecked: Unchecked[] = CHECKS.filter((name) => !enabled.has(name)).map((what) => ({
    what,
    why: 'not-asked',
  }));
  if (enabled.has('types') && !typescript) unchecked.push({ what: 'types', why: 'no-typescript' });
  if (enabled.has('code') && run === false) unchecked.push({ what: 'code', why: 'untrusted' });
  if (counts.unchecked > 0) unchecked.push({ what: 'blocks', why: 'flagged', count: counts.unchecked });
  if (counts.browser > 0 && !enabled.has('browser'))
    unchecked.push({ what: 'blocks', why: 'needs-browser', count: counts.browser });
  if (counts.other > 0) unchecked.push({ what: 'blocks', why: 'other-language', count: counts.other });
  if (counts.run > 0 && isolation().kind === 'none') unchecked.push({ what: 'isolation', why: 'not-isolated' });
  if (enabled.has('prose') && staleAfter === undefined) unchecked.push({ what: 'reviews', why: 'no-limit' });
  return unchecked;
}
