/** What the compiler says of all blocks, set against what they say of themselves (`expect-error`). */
import { problem } from '../site/problem.js';
import type { Problem } from '../site/types.js';
import type { CodeBlock, Unit } from './blocks.js';
import { type CheckCache, keyOf } from './cache.js';
import { isSyntaxError, type TypeFinding, type TypeScriptTools, typeCheck } from './typecheck.js';

type Finding = Omit<TypeFinding, 'block'>;
interface Kept {
  cache: CheckCache;
  /** Part of every key. */
  versions: string;
}

type CachedFinding = [unit: number, block: number, finding: Finding];

/** Type errors less those a block expects, plus those expected that did not occur. */
export async function typeProblems(units: readonly Unit[], options: Kept, tools: TypeScriptTools): Promise<Problem[]> {
  const seen = new Map<CodeBlock, Set<number>>();
  const problems: Problem[] = [];
  for (const [at, index, finding] of await findings(units, options, tools)) {
    const block = units[at]!.blocks[index]!;
    seen.set(block, (seen.get(block) ?? new Set()).add(finding.number));
    if (!block.expectErrors.includes(finding.number)) problems.push(typeProblem(block, finding));
  }
  for (const { blocks } of units) {
    // Of code that does not parse nothing more is known.
    const broken = blocks.some((block) => [...(seen.get(block) ?? [])].some(isSyntaxError));
    for (const block of blocks)
      for (const number of block.expectErrors)
        if (!seen.get(block)?.has(number) && !broken) problems.push(absentProblem(block, number));
  }
  return problems;
}

async function findings(units: readonly Unit[], options: Kept, tools: TypeScriptTools): Promise<CachedFinding[]> {
  const key = keyOf(
    'types',
    options.versions,
    tools.options,
    units.map((unit) => [unit.loader, unit.blocks.map(({ file, line, indent, code }) => [file, line, indent, code])]),
  );
  const known = options.cache.get(key) as CachedFinding[] | undefined;
  if (known) return known;
  const places = new Map(
    units.flatMap(({ blocks }, at) => blocks.map((block, index) => [block, [at, index]] as const)),
  );
  const fresh = (await typeCheck(units, tools)).map(({ block, ...rest }): CachedFinding => {
    const [at, index] = places.get(block)!;
    return [at, index, rest];
  });
  options.cache.set(key, fresh);
  return fresh;
}

function typeProblem(block: CodeBlock, { number, message, line, column }: Finding): Problem {
  const sourceLine = block.code.split('\n')[line - block.line];
  return problem('check-types', { number, message }, { file: block.file, line, column, sourceLine });
}

function absentProblem({ file, fenceLine, fence }: CodeBlock, number: number): Problem {
  const column = fence.indexOf('expect-error') + 1;
  return problem('check-error-absent', { number }, { file, line: fenceLine, column, sourceLine: fence, length: 12 });
}
