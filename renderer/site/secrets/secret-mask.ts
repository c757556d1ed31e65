/** Keeps secrets out of messages. */
import type { Problem } from '../problems/problem-types.js';
import { maskLiterals } from './secret-literals.js';
import type { Secret } from './secret-names.js';
import { formsOf } from './secret-spellings.js';

/** Returns a text without secrets. */
export type Mask = (text: string) => string;

const HIDDEN = '***';

/** Hides values of variables in all their forms, and what looks like a key of a known service. */
export function createMask(secrets: readonly Secret[]): Mask {
  const forms = secrets.flatMap(({ value, isWord }) =>
    formsOf(value).map((form) => (isWord ? `(?<![a-zA-Z\\d])${quoted(form)}(?![a-zA-Z\\d])` : quoted(form))),
  );
  if (forms.length === 0) return maskLiterals;
  const pattern = new RegExp(forms.sort((a, b) => b.length - a.length).join('|'), 'g');
  return (text) => maskLiterals(text.replace(pattern, HIDDEN));
}

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Hides secrets in the words and the source line of a problem. */
export function maskProblem(problem: Problem, mask: Mask): Problem {
  const args = Object.fromEntries(
    Object.entries(problem.args).map(([name, value]) => [name, typeof value === 'string' ? mask(value) : value]),
  );
  const { sourceLine } = problem;
  return { ...problem, args, ...(sourceLine !== undefined && { sourceLine: mask(sourceLine) }) };
}
