import type { ProblemTable } from './table.js';

export const markdownProblems: ProblemTable = {};
