import type { ProblemTable } from './table.js';

export const indexProblems: ProblemTable = {};
