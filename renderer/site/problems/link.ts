import type { ProblemTable } from './table.js';

export const linkProblems: ProblemTable = {};
