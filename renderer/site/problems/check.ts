import type { ProblemTable } from './table.js';

export const checkProblems: ProblemTable = {};
