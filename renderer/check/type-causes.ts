/** Type errors as problems: a name that nothing defines with the one that is meant, or with the import that it lacks. */
import { getBuiltinModule } from 'node:process';
import { nearestOf } from '../site/problems/near-names.js';
import { type Place, problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { lineEdit, withNamed } from '../site/problems/repair.js';
import { placeIn } from './block-place.js';
import type { CodeBlock, Unit } from './find-blocks.js';
import type { TypeFinding } from './typecheck.js';

type Finding = Omit<TypeFinding, 'block'>;

/** Returns the problem of a type error in a block of a unit. */
export function typeProblem(unit: Unit, block: CodeBlock, finding: Finding): Problem {
  const { number, message, line, column } = finding;
  const place: Place = placeIn(block, line - block.line + 1, column - block.indent);
  const name = /^[\w$]+/.exec((place.sourceLine ?? '').slice(column - 1))?.[0] ?? '';
  if (name === '' || !message.includes(`'${name}'`)) return problem('check-types', { number, message }, place);
  const marked = { ...place, length: name.length };
  const module = number === 2304 ? moduleOf(name) : undefined;
  if (module !== undefined) return importProblem(unit, { name, module }, marked);
  const near = nearTo(name, number, message);
  return problem(
    'check-types',
    { number, message },
    near ? withNamed(marked, name, { name: near, sure: false }) : marked,
  );
}

/** The name that the compiler means, or the property near to one that is not there. */
function nearTo(name: string, number: number, message: string): string | undefined {
  const [, meant] = /\bDid you mean(?: to write)? '([\w$]+)'\?$/.exec(message) ?? [];
  // `__dirname` is what is called so everywhere, not what was meant.
  if (meant !== undefined) return meant.startsWith('__') && !name.startsWith('__') ? undefined : meant;
  const [, fields] = number === 2339 ? (/ on type '\{ ([^{}]*);? \}'\.$/.exec(message) ?? []) : [];
  const names = [...(fields ?? '').matchAll(/(?:^|; )(?:readonly )?([\w$]+)\??[:(]/g)].flatMap(([, key = '']) => key);
  return nearestOf(name, names)?.name;
}

const MODULES = [
  'fs',
  'fs/promises',
  'path',
  'os',
  'util',
  'events',
  'url',
  'crypto',
  'child_process',
  'worker_threads',
  'async_hooks',
  'perf_hooks',
  'http',
  'https',
  'net',
  'stream',
  'stream/promises',
  'readline',
  'zlib',
  'vm',
  'v8',
];

/** Returns the one module of Node that exports a name; of words that any code may use none. */
function moduleOf(name: string): string | undefined {
  if (!/^[a-z]+[A-Z]\w{3,}$|^[A-Z][a-z]+[A-Z]\w+$|^[a-z]{9,}$/.test(name)) return undefined;
  const found = MODULES.filter((module) => Object.hasOwn(getBuiltinModule(`node:${module}`) ?? {}, name));
  return found.length === 1 ? `node:${found[0]}` : undefined;
}

/** A name of Node that nothing imports; the repair writes the import at the top of its scope. */
function importProblem({ blocks }: Unit, { name, module }: { name: string; module: string }, place: Place): Problem {
  const [first] = blocks;
  const isRequired = blocks.some(({ code }) => /\brequire\(/.test(code));
  const statement = isRequired ? `const { ${name} } = require('${module}');` : `import { ${name} } from '${module}';`;
  const prefix = first.fence.slice(0, first.indent);
  const edits = [lineEdit(first.line, 1, 0, `${prefix}${statement}\n`)];
  return problem('check-import', { name, module, statement }, { ...place, repair: { edits, sure: false } });
}
