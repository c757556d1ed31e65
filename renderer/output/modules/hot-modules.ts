/**
 * Modules of `notes serve` whose components keep their state when their code changes (Fast Refresh): each registers its components at its
 * end (`theme/client/hot/hot-runtime.ts`). Only lines are added, so that every place of a problem stays.
 */
import { readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type AnyNode, type Function as FunctionNode, parse } from 'acorn';
import type { Loader, Plugin } from 'esbuild';
import { themeRoot } from '../tool.js';

const RUNTIME = join(themeRoot, 'client/hot/hot-runtime.ts');
const RUNTIME_IMPORT = `import { hot as __hot } from ${JSON.stringify(RUNTIME)};`;

/** Code that looks at what an element is made of would find what stands for a component. */
const COMPARES_TYPES = /\.type\b\s*(?:[=!]={1,2}(?!=)\s*(?!['"`\s])|\.)|\btype\s*===?\s*[A-Z]/;

/** What was made of each file: a page has dozens of the theme's, and they stay as they are. */
const made = new Map<string, { code: string; contents: string }>();

/** Serves the site's own modules, and React to them, so that components stay. Before the plugins that bring both. */
export function hotModules(dir: string): Plugin {
  return {
    name: 'hot-modules',
    setup(build) {
      build.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, importer }) =>
        importer === RUNTIME ? undefined : { path, namespace: 'hot-react' },
      );
      build.onLoad({ filter: /.*/, namespace: 'hot-react' }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(RUNTIME)}).hot.modules[${JSON.stringify(path)}];`,
        resolveDir: dir,
      }));
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const isOfTheme = path.startsWith(themeRoot + sep);
        const isOwn = path.startsWith(dir + sep) && !path.slice(dir.length).includes(`${sep}node_modules${sep}`);
        if (path === RUNTIME || (!isOfTheme && !isOwn)) return undefined;
        const extension = extname(path).slice(1);
        const loader = (extension === 'js' ? 'jsx' : extension) as Loader;
        const code = readFileSync(path, 'utf8');
        const before = made.get(path);
        const contents = before?.code === code ? before.contents : await hotCode(code, path, loader);
        made.set(path, { code, contents });
        return { contents, loader };
      });
    },
  };
}

/**
 * An entry that also says what to show. A browser evaluates a module once: when an edit is taken back, the page gets a module that it had
 * before, whose components are to be the newest again.
 */
export const hotEntry = (path: string): string =>
  `${RUNTIME_IMPORT}\nimport Page from ${path};\nexport * from ${path};\nexport default Page;\n` +
  'const register = __hot.take();\nexport const $show = () => (register(), __hot.stable(Page));\n';

/**
 * The code with registrations at its end; as it is where it cannot be read: the bundler then says why.
 * @param id the same for all versions of a file
 */
export async function hotCode(code: string, id: string, loader: Loader): Promise<string> {
  const found = await declarations(code, loader);
  if (!found || (found.size === 0 && !COMPARES_TYPES.test(code))) return code;
  const calls = [...found].map(
    ([name, signature]) => `__hot.register(${JSON.stringify(`${id}#${name}`)}, ${name}, ${JSON.stringify(signature)});`,
  );
  // Imports are hoisted, wherever they stand.
  const leave = COMPARES_TYPES.test(code) ? '__hot.leave();' : '';
  return `${code}\n${RUNTIME_IMPORT}\n__hot.collect(() => { ${leave}${calls.join(' ')} });\n`;
}

/** Names of components and hooks at the top of a module, hooks first, each with the hooks that it calls. */
async function declarations(code: string, loader: Loader): Promise<Map<string, string> | undefined> {
  const { transform } = await import('esbuild');
  try {
    const plain = await transform(code, { loader, jsx: 'automatic', target: 'es2022', logLevel: 'silent' });
    const { body } = parse(plain.code, { ecmaVersion: 'latest', sourceType: 'module' });
    const found: [string, string][] = [];
    for (const statement of body) {
      const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
      const node: AnyNode = isExport ? (statement.declaration ?? statement) : statement;
      if (node.type === 'FunctionDeclaration' && node.id) found.push([node.id.name, signatureOf(node, plain.code)]);
      if (node.type === 'VariableDeclaration')
        for (const { id, init } of node.declarations)
          if (id.type === 'Identifier' && init) found.push([id.name, signatureOf(init, plain.code)]);
    }
    const named = found.filter(([name]) => /^(?:[A-Z]|use[A-Z])/.test(name));
    return new Map(named.sort(([a], [b]) => Number(b.startsWith('use')) - Number(a.startsWith('use'))));
  } catch {
    return undefined;
  }
}

/**
 * The hooks that some code calls, in order. The first state of `useState` and `useReducer` is part of it: who changes it wants to see it.
 * A hook that is not React's own is marked, for what it calls counts too.
 */
function signatureOf(root: AnyNode, code: string): string {
  const calls: string[] = [];
  visit(root, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee } = node;
    const property = callee.type === 'MemberExpression' ? callee.property : callee;
    const name = property.type === 'Identifier' ? property.name : '';
    if (!/^use[A-Z]/.test(name)) return;
    const first = /^use(?:State|Reducer)$/.test(name)
      ? node.arguments.map((a) => code.slice(a.start, a.end)).join()
      : '';
    calls.push(`${name}${REACT_HOOKS.has(name) ? '' : '*'}(${first})`);
  });
  return calls.join(';');
}

const REACT_HOOKS = new Set(
  ['State', 'Reducer', 'Ref', 'Memo', 'Callback', 'Effect', 'LayoutEffect', 'InsertionEffect', 'Context', 'Id']
    .concat(['Transition', 'DeferredValue', 'SyncExternalStore', 'ImperativeHandle', 'DebugValue', 'ActionState'])
    .concat(['Optimistic'])
    .map((name) => `use${name}`),
);

/** Calls back for each node below one, in the order of the code. */
function visit(node: AnyNode | FunctionNode, each: (node: AnyNode) => void): void {
  each(node as AnyNode);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, each);
}
