/** Ends a command that failed unexpectedly: with a problem, never with a stack trace. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolRoot, toolVersion } from '../renderer/output/tool.js';
import { messageOf } from '../renderer/site/helpers/caught-error.js';
import { lastRunning } from '../renderer/site/helpers/site-code.js';
import { systemError } from '../renderer/site/helpers/system-error.js';
import { problem } from '../renderer/site/problems/problem.js';
import type { Problem } from '../renderer/site/problems/problem-types.js';
import { EXIT } from './options/exit.js';
import { frames } from './report/frames.js';
import { terminal } from './report/terminal.js';

/** Prints what went wrong. @returns the exit code */
export const endWith = (error: unknown): number => tell(problemOf(error), EXIT.failed);

/** Prints that stdout takes no more. @returns the exit code */
export const stdoutProblem = ({ message }: Error): number => tell(problem('stdout-refused', { message }), EXIT.failed);

/** Prints that the process ends although its command has not, and what code of the site was running. @returns the exit code */
export const endsEarly = (): number => tell(problem('ended-early', {}, { file: lastRunning() }), EXIT.usage);

/** Prints that the tool does not run on this Node: it would stop somewhere, as by a fault of its own. @returns the exit code, if so */
export function oldNode(): number | undefined {
  const found = process.versions.node;
  return isOld(found) ? tell(problem('node-old', { found }), EXIT.usage) : undefined;
}

/** True for a version below those of `engines` in package.json. Odd ones between them may do. */
export function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12);
}

function tell(found: Problem, code: number): number {
  const screen = terminal();
  screen.say(frames([found], { language: screen.language, paint: screen.paint }));
  return code;
}

/** Returns the problem for an error: what the system refused is the user's to mend, all else is a fault of the tool. */
function problemOf(error: unknown): Problem {
  const { code, syscall, message } = systemError(error);
  if (typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) && syscall !== undefined)
    return problem('disk-refused', { message });
  const text = masked(messageOf(error));
  return problem('tool-fault', { message: text, report: writeReport(error) });
}

/** Writes what helps to find a fault into a file of its own. */
function writeReport(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { version } = toolVersion();
  const lines = [`notes ${version}`, `Node ${process.version}`, `${process.platform} ${process.arch}`, '', stack, ''];
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'notes-report-')), 'report.txt');
    writeFileSync(file, masked(lines.join('\n')));
    return file;
  } catch {
    return `– (${lines.slice(0, 3).join(', ')})`;
  }
}

const SECRET = /KEY|TOKEN|SECRET|PASS|AUTH|CREDENTIAL|_URL$|_DSN$|_PAT$/i;

/** A text without the values of variables that may be secret, and without the names of the user's folders. */
function masked(text: string): string {
  const secrets = Object.entries(process.env).flatMap(([name, value]) =>
    SECRET.test(name) && value !== undefined && value.length > 3 ? [value] : [],
  );
  let plain = text.replaceAll(toolRoot, '<notes>').replaceAll(process.cwd(), '.').replaceAll(homedir(), '~');
  for (const secret of secrets) plain = plain.replaceAll(secret, '***');
  return plain;
}
