import type { ProblemTable } from './table.js';

export const blogProblems: ProblemTable = {};
