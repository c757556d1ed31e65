import type { ProblemTable } from './table.js';

export const buildProblems: ProblemTable = {};
