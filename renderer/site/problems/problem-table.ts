import type { Level } from './problem-types.js';

/**
 * Words of one kind of problem. Placeholders `{name}` are filled from `Problem.args`.
 * Texts that the specification quotes keep the literal first, with the Chinese explanation after (D7).
 */
export interface ProblemEntry {
  level: Level;
  /** One sentence: what is wrong, with the offending value. */
  en: string;
  zh: string;
  /** One sentence: how to mend it. */
  fixEn: string;
  fixZh: string;
  /** A repaired line, where that says more. */
  example?: string;
  /** The same in English, where the line has words. */
  exampleEn?: string;
  /** Argument that contains the system's message: it is worded by `system-reasons.ts`, whose fix comes first. */
  system?: string;
}

/** Keys are stable codes in lower kebab-case, prefixed by their area (`config-`, `front-matter-`, `sidebar-`, `link-` …). */
export type ProblemTable = Record<string, ProblemEntry>;
