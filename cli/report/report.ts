/** Prints problems in the form asked for: frames for people, JSON, GitHub annotations or SARIF for machines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolVersion } from '../../renderer/output/tool.js';
import { pathFrom } from '../../renderer/site/helpers/file-paths.js';
import { withoutConsequences } from '../../renderer/site/problems/consequences.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { githubProblems, jsonProblems, sarifProblems } from './formats.js';
import { frames } from './frames.js';
import { hearInterruption } from './interruption.js';
import type { Terminal } from './terminal.js';

export interface ReportContext {
  screen: Terminal;
  options: { json?: boolean; format?: string };
  /** Stdout carries data of the command: annotations of a build server go to stderr. */
  hasData?: boolean;
  /** Site folder, for the lines around a marked one. */
  dir?: string;
  /** Further fields of the JSON form. */
  result?: { ok: boolean; problems: readonly Problem[] };
}

export async function reportProblems(all: readonly Problem[], context: ReportContext): Promise<void> {
  await hearInterruption();
  const problems = withoutConsequences(all);
  const { screen, options, dir, result } = context;
  const { language, paint } = screen;
  const format = options.json ? 'json' : (options.format ?? 'frames');
  if (format === 'json') {
    const { problems: _, ...rest } = result ?? { problems: [], ok: false };
    await screen.data(JSON.stringify({ ...rest, problems: jsonProblems(problems, language) }, null, 2));
  } else if (format === 'sarif') {
    const log = sarifProblems(fromWorkspace(problems, dir), language, toolVersion().version);
    await screen.data(JSON.stringify(log, null, 2));
  } else if (format === 'github') {
    if (problems.length > 0) await screen.data(githubProblems(fromWorkspace(problems, dir), language).trimEnd());
  } else {
    const shown = screen.quiet ? problems.filter(({ level }) => level !== 'info') : problems;
    const linesOf = dir === undefined ? undefined : fileLines(dir);
    const most = screen.verbose ? Number.POSITIVE_INFINITY : undefined;
    if (shown.length > 0) screen.say(frames(shown, { language, paint, linesOf, most, columns: screen.columns }));
    if (shown.length > 0 && /^(?:true|1)$/.test(process.env.GITHUB_ACTIONS ?? '')) await annotate(shown, context);
  }
}

/** GitHub shows these lines next to the changed files of a pull request. */
async function annotate(problems: readonly Problem[], { screen, dir, hasData }: ReportContext): Promise<void> {
  const lines = githubProblems(fromWorkspace(problems, dir), screen.language).trimEnd();
  if (hasData) screen.say(lines);
  else await screen.data(lines);
}

/** Files as build servers know them: from the root of the checkout, not from the site's folder in it. */
function fromWorkspace(problems: readonly Problem[], dir: string | undefined): readonly Problem[] {
  if (dir === undefined) return problems;
  const below = pathFrom(process.env.GITHUB_WORKSPACE ?? process.cwd(), dir);
  if (below === '' || below.startsWith('..')) return problems;
  return problems.map((problem) => (problem.file ? { ...problem, file: `${below}/${problem.file}` } : problem));
}

/** Reads files of the site once each. */
export function fileLines(dir: string): (file: string) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, read(join(dir, file)));
    return known.get(file);
  };
}

function read(path: string): readonly string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/);
  } catch {
    return undefined;
  }
}
