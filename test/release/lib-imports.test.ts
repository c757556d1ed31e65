/** The imports of the compiled tool are installed with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** All nodes below one. */
function* nodesOf(node: Node): Iterable<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesOf(value);
}

const isRequire = (callee: unknown): boolean =>
  isNode(callee) &&
  // `createRequire(…)('name')`, or a function that was made so.
  (callee.type === 'CallExpression'
    ? isNode(callee.callee) && /^createRequire\d*$/.test(String(callee.callee.name))
    : /^(?:__)?require\d*$/.test(String(callee.name)));

/** Names of the packages that a compiled module imports or requires. */
function packagesOf(code: string): string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
  return [...nodesOf({ ...program })].flatMap((node) => {
    const required = node.type === 'CallExpression' && isRequire(node.callee) && [node.arguments].flat()[0];
    const source = required || node.source;
    const name = isNode(source) && typeof source.value === 'string' ? source.value : '.';
    return /^[@a-z]/.test(name) ? [name.split('/', name.startsWith('@') ? 2 : 1).join('/')] : [];
  });
}

it('imports no package that is not a production one', () => {
  compileTool();
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const files = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' }).filter(
    // Files for the browser are whole.
    (file) => file.endsWith('.js') && !/^(?:client|panel)[\\/]/.test(file),
  );
  const asked = new Set(files.flatMap((file) => packagesOf(readFileSync(join(root, 'lib', file), 'utf8'))));
  expect([...asked]).toEqual(expect.arrayContaining(['commander', 'react', 'chokidar']));
  // One of the binaries of satteri comes with it.
  const isBinary = (name: string) => name.startsWith('@bruits/satteri-');
  const others = [...asked].filter((name) => !isBuiltin(name) && !isBinary(name) && !(name in dependencies));
  expect(others.sort()).toEqual([]);
});
