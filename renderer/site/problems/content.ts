import type { ProblemTable } from './table.js';

export const contentProblems: ProblemTable = {};
