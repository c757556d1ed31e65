/** Markdown files that import each other in a circle: rendering them would never end. */

import type { Document, ImportUse } from '../content/document.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';

/** A problem for each circle, at the import that closes it. */
export function importCycles(documents: readonly Document[]): Problem[] {
  const uses = new Map(documents.map(({ source, imports }) => [source, imports.filter(isPartial)]));
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (done.has(file)) return;
    const here = [...path, file];
    for (const use of uses.get(file) ?? []) {
      const from = here.indexOf(use.file);
      if (from < 0) visit(use.file, here);
      else problems.push(cycleProblem([...here.slice(from), use.file], use));
    }
    done.add(file);
  };
  for (const file of uses.keys()) visit(file, []);
  return problems;
}

type PartialUse = ImportUse & { file: string };

const isPartial = (use: ImportUse): use is PartialUse => use.target === 'partial' && use.file !== undefined;

const cycleProblem = (cycle: readonly string[], { line }: PartialUse): Problem =>
  problem('import-cycle', { cycle: cycle.join(' → ') }, { file: cycle.at(-2), line, column: 1 });
