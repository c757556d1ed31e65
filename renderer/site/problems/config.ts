import type { ProblemTable } from './table.js';

export const configProblems: ProblemTable = {};
