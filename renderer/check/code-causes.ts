/** Findings of code, each cause once: what keeps a block from being compiled also keeps it from being run. */
import { nearestOf } from '../site/problems/near-names.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { lineEdit } from '../site/problems/repair.js';
import { signProblem } from './code-signs.js';
import type { CodeBlock, Unit } from './find-blocks.js';
import { isSyntaxError } from './typecheck.js';

/** Returns what was found in some units without what follows from it. */
export function eachCauseOfCode(problems: readonly Problem[], units: readonly Unit[]): Problem[] {
  return onceToldNames(withScopes(withSigns(onceToldSyntax(problems), units), units));
}

const isSyntax = ({ code, args }: Problem): boolean =>
  code === 'check-syntax' || (code === 'check-types' && isSyntaxError(Number(args.number)));

function onceToldSyntax(problems: readonly Problem[]): Problem[] {
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`;
  const told = new Set(problems.flatMap((found) => (found.code === 'check-syntax' ? [lineOf(found)] : [])));
  return problems.filter((found) => found.code === 'check-syntax' || !isSyntax(found) || !told.has(lineOf(found)));
}

const isIn = ({ file, line = 0 }: Problem, block: CodeBlock): boolean =>
  file === block.file && line >= block.fenceLine && line <= block.fenceLine + block.code.split('\n').length;

/** A sign that is not of ASCII, in place of what the parsers say of it. */
function withSigns(problems: readonly Problem[], units: readonly Unit[]): Problem[] {
  let left = [...problems];
  if (!left.some(isSyntax)) return left;
  for (const { blocks, loader } of units) {
    const isOf = (found: Problem) => isSyntax(found) && blocks.some((block) => isIn(found, block));
    const wrong = left.filter(isOf);
    const signs = wrong.length === 0 ? [] : blocks.flatMap((block) => signProblem(block, loader, wrong) ?? []);
    if (signs.length > 0) left = [...left.filter((found) => !wrong.includes(found)), ...signs];
  }
  return left;
}

/** Returns the name that a problem says is not defined. */
function undefinedName({ code, args }: Problem): string | undefined {
  if (code === 'check-import') return String(args.name);
  const message = String(args.message ?? '');
  if (code === 'check-types') return /^Cannot find name '([^']+)'/.exec(message)?.[1];
  return code === 'check-run-error' && args.name === 'ReferenceError'
    ? /^(\S+) is not defined$/.exec(message)?.[1]
    : undefined;
}

/** A scope whose name is misspelt, in place of the names that the right one defines. */
function withScopes(problems: readonly Problem[], units: readonly Unit[]): Problem[] {
  let left = [...problems];
  for (const unit of units) {
    const [{ scope, file }] = unit.blocks;
    if (scope === undefined || !left.some((found) => found.file === file && undefinedName(found) !== undefined))
      continue;
    const others = units.filter(
      ({ blocks: [{ file: other, scope: name }] }) => other === file && name !== undefined && name !== scope,
    );
    const near = nearestOf(
      scope,
      others.map(({ name }) => name),
    );
    const meant = others.find(({ name }) => name === near?.name);
    if (!meant) continue;
    const isOf = (found: Problem) =>
      unit.blocks.some((block) => isIn(found, block)) && defines(meant, undefinedName(found));
    const first = left.find(isOf);
    if (!first) continue;
    const told = scopeProblem(unit, meant.name, undefinedName(first) ?? '');
    left = [...left.filter((found) => !isOf(found)), told];
  }
  return left;
}

/** True if a unit declares or imports a name. */
function defines({ blocks }: Unit, name: string | undefined): boolean {
  if (name === undefined || !/^[\w$]+$/.test(name)) return false;
  const declared = new RegExp(
    `\\b(?:const|let|var|function|class|type|interface|enum|import)\\b[^;=(]*(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`,
  );
  return blocks.some(({ code }) => declared.test(code));
}

function scopeProblem({ blocks }: Unit, wanted: string, name: string): Problem {
  const found = blocks[0].scope ?? '';
  const columnOf = (block: CodeBlock) => block.fence.indexOf(`scope=${found}`) + 'scope='.length + 1;
  const edits = blocks.map((block) => lineEdit(block.fenceLine, columnOf(block), found.length, wanted));
  const { file, fenceLine: line, fence: sourceLine } = blocks[0];
  const place = { file, line, column: columnOf(blocks[0]), length: found.length, sourceLine, nearest: wanted };
  return problem('check-scope-near-miss', { found, wanted, name }, { ...place, repair: { edits, sure: false } });
}

/** A name that the compiler does not find is not there when the code runs. */
function onceToldNames(problems: readonly Problem[]): Problem[] {
  const keyOf = (found: Problem) => `${found.file}:${found.line}:${undefinedName(found)}`;
  const told = new Set(problems.flatMap((found) => (found.code === 'check-run-error' ? [] : [keyOf(found)])));
  return problems.filter(
    (found) => found.code !== 'check-run-error' || undefinedName(found) === undefined || !told.has(keyOf(found)),
  );
}
