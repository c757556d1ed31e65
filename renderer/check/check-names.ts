/** The names of the checks. */

/** Groups of checks that `--only` and `--skip` name. */
export const CHECKS = [
  'build',
  'code',
  'types',
  'markup',
  'prose',
  'facts',
  'orphans',
  'search',
  'external',
  'browser',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Checks that are made unless they are left out; the others are asked for, as they take long or need more. */
export const DEFAULT_CHECKS: readonly CheckName[] = ['build', 'code', 'types', 'markup', 'prose', 'facts', 'orphans'];
