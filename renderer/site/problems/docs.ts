import type { ProblemTable } from './table.js';

export const docsProblems: ProblemTable = {};
