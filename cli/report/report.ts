/** Prints problems in the form asked for: frames for people, JSON, GitHub annotations or SARIF for machines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolVersion } from '../../renderer/output/bundle-tool.js';
import type { Problem } from '../../renderer/site/types.js';
import type { Terminal } from '../terminal.js';
import { githubProblems, jsonProblems, sarifProblems } from './formats.js';
import { frames } from './frames.js';

export interface ReportContext {
  screen: Terminal;
  options: { json?: boolean; format?: string };
  /** Site folder, for the lines round a marked one. */
  dir?: string;
  /** What else the JSON form says. */
  result?: { ok: boolean; problems: readonly Problem[] };
}

export async function reportProblems(problems: readonly Problem[], context: ReportContext): Promise<void> {
  const { screen, options, dir, result } = context;
  const { language, paint } = screen;
  const format = options.json ? 'json' : (options.format ?? 'frames');
  if (format === 'json') {
    const { problems: _, ...rest } = result ?? { problems: [], ok: false };
    await screen.data(JSON.stringify({ ...rest, problems: jsonProblems(problems, language) }, null, 2));
  } else if (format === 'sarif') {
    await screen.data(JSON.stringify(sarifProblems(problems, language, toolVersion().version), null, 2));
  } else if (format === 'github') {
    if (problems.length > 0) await screen.data(githubProblems(problems, language).trimEnd());
  } else if (problems.length > 0) {
    screen.say(frames(problems, { language, paint, linesOf: dir === undefined ? undefined : fileLines(dir) }));
  }
}

/** Reads files of the site once each. */
function fileLines(dir: string): (file: string) => readonly string[] | undefined {
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
