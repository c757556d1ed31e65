/** Compares the compiler's messages for all blocks with their flags (`expect-error`). */
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type CheckCache, keyOf } from './check-cache.js';
import type { CodeBlock, Unit } from './find-blocks.js';
import { typeProblem } from './type-causes.js';
import { isSyntaxError, type TypeFinding, type TypeScriptTools, typeCheck } from './typecheck.js';

type Finding = Omit<TypeFinding, 'block'>;
interface Kept {
  cache: CheckCache;
  /** Part of every key. */
  versions: string;
}

interface CachedResult {
  findings: [unit: number, block: number, finding: Finding][];
  faults: string[];
}

/** Type errors less those a block expects, plus those expected that did not occur. `complete`: the compiler looked at every unit. */
export async function typeProblems(
  units: readonly Unit[],
  options: Kept,
  tools: TypeScriptTools,
): Promise<{ problems: Problem[]; complete: boolean }> {
  const { findings, faults } = await compiled(units, options, tools);
  const seen = new Map<CodeBlock, Set<number>>();
  const problems = faults.map((message) => problem('check-compiler', { message }));
  for (const [at, index, finding] of findings) {
    const unit = units[at];
    const block = unit?.blocks[index];
    if (!unit || !block) continue;
    seen.set(block, (seen.get(block) ?? new Set()).add(finding.number));
    if (!block.expectErrors.includes(finding.number)) problems.push(typeProblem(unit, block, finding));
  }
  if (faults.length > 0) return { problems, complete: false };
  for (const { blocks } of units) {
    // Of code that does not parse nothing more is known.
    const broken = blocks.some((block) => [...(seen.get(block) ?? [])].some(isSyntaxError));
    for (const block of blocks)
      for (const number of block.expectErrors)
        if (!seen.get(block)?.has(number) && !broken) problems.push(absentProblem(block, number));
  }
  return { problems, complete: true };
}

async function compiled(units: readonly Unit[], options: Kept, tools: TypeScriptTools): Promise<CachedResult> {
  const key = keyOf(
    'types',
    options.versions,
    tools.options,
    units.map((unit) => [unit.loader, unit.blocks.map(({ file, line, indent, code }) => [file, line, indent, code])]),
  );
  const known = options.cache.get<CachedResult>(key);
  if (known) return known;
  const places = new Map(
    units.flatMap(({ blocks }, at) => blocks.map((block, index) => [block, [at, index]] as const)),
  );
  const { findings, faults } = await typeCheck(units, tools);
  const fresh: CachedResult = {
    findings: findings.flatMap(({ block, ...rest }) => {
      const [at, index] = places.get(block) ?? [];
      return at === undefined || index === undefined ? [] : [[at, index, rest]];
    }),
    faults,
  };
  // A fault outside the blocks depends on input that no key includes.
  if (faults.length === 0) options.cache.set(key, fresh);
  return fresh;
}

function absentProblem({ file, fenceLine, fence }: CodeBlock, number: number): Problem {
  const column = fence.indexOf('expect-error') + 1;
  return problem('check-error-absent', { number }, { file, line: fenceLine, column, sourceLine: fence, length: 12 });
}
