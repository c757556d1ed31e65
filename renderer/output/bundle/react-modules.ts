/**
 * React in the browser's bundle. It is published as CommonJS, whose modules a bundler must include as a whole. Here its files are given to esbuild as
 * ECMAScript modules, so that unused exports are left out of every first view. Only for the unmodified theme: a site's own components may
 * import any name, and default exports, from anywhere.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnyNode, Program } from 'acorn';
import type { Plugin } from 'esbuild';
import { isNode } from '../../site/helpers/code-node.js';
import { hashOf } from '../../site/helpers/hash.js';
import { readText } from '../modules/file-text.js';
import { resolveFromTool, themeRoot, toolRoot, toolVersion } from '../tool.js';

/** Production files by specifier: package and file below its `cjs/`. */
const FILES: Record<string, [owner: string, file: string]> = {
  react: ['react', 'react'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom'],
  'react-dom/client': ['react-dom', 'react-dom-client'],
  scheduler: ['scheduler', 'scheduler'],
};

/**
 * Exports of the page's second script: everything that the theme uses, and everything with state or identity. Page modules may need the rest, which
 * is loaded with the first of them (`theme/client/start/shared-globals.ts`).
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const CORE =
  `Component,PureComponent,Suspense,createContext,createElement,lazy,memo,startTransition,use,useCallback,useContext,useEffect,useLayoutEffect,useMemo,useReducer,useRef,useState,useSyncExternalStore,${INTERNALS}`.split(
    ',',
  );
/** The module that hands React to page modules. */
const WHOLE = join(themeRoot, 'client/start/shared-globals.ts');
const STATE = 'ReactSharedInternals';

export function moduleReact(): Plugin {
  return {
    name: 'module-react',
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path, importer }) => {
        if (!isReact(path)) return undefined;
        return { path, namespace: path === 'react' && importer === WHOLE ? 'react-rest' : 'react' };
      });
      for (const kind of ['react', 'react-rest'] as const)
        build.onLoad({ filter: /.*/, namespace: kind }, async ({ path }) => ({ contents: await moduleOf(kind, path) }));
    },
  };
}

type Kind = 'react' | 'react-rest';

/** Folder of the prepared modules in the compiled tool: parsing React's code costs a build a quarter of a second of processor time. */
const SHIPPED = join(toolRoot, 'lib/client/react');
const shippedFile = (kind: Kind, source: string) => join(SHIPPED, `${kind}-${hashOf(source)}.js`);

async function moduleOf(kind: Kind, specifier: string): Promise<string> {
  const source = sourceOf(specifier);
  // Code that is run from source may make other modules than the compiled one did.
  const shipped = toolVersion().code === 'source' ? undefined : readText(shippedFile(kind, source));
  return shipped ?? makeModule(kind, source);
}

async function makeModule(kind: Kind, source: string): Promise<string> {
  const { parse } = await import('acorn');
  const read = (text: string): Program => parse(text, { ecmaVersion: 2022, sourceType: 'script' });
  if (kind === 'react-rest') return restModule(source, read);
  const { code, exports } = toModule(source, read);
  return `${code}\nexport { ${exports.map(([name, local]) => `${local} as ${name}`)} };`;
}

/** Makes all modules. @returns each with the file that the compiled tool reads it from */
export function reactModules(): Promise<[file: string, text: string][]> {
  const all = Object.keys(FILES).map((specifier): [Kind, string] => ['react', sourceOf(specifier)]);
  return Promise.all(
    [...all, ['react-rest', sourceOf('react')] as const].map(async ([kind, source]) => [
      shippedFile(kind, source),
      await makeModule(kind, source),
    ]),
  );
}

/** Writes the modules that the compiled tool has ready. */
export async function shipReact(): Promise<void> {
  mkdirSync(SHIPPED, { recursive: true });
  for (const [file, text] of await reactModules()) writeFileSync(file, text);
}

const isReact = (specifier: string) => Object.hasOwn(FILES, specifier);

function sourceOf(specifier: string): string {
  const [owner, file] = FILES[specifier] ?? [];
  const known = owner && resolveFromTool(owner === 'scheduler' ? 'react-dom' : owner);
  if (!known) throw new Error(`${specifier} is not installed`);
  const main = owner === 'scheduler' ? createRequire(known).resolve(owner) : known;
  return readFileSync(join(dirname(main), `cjs/${file}.production.js`), 'utf8');
}

/** React's names as one object: those of `CORE` are the very same as everywhere else, the others work on their state. */
export function restModule(text: string, parse: (text: string) => Program): string {
  const { code, exports } = toModule(text, parse);
  const own = code.replace(new RegExp(`\\b${STATE} = \\{[^{}]*\\}`), `${STATE} = core$${INTERNALS}`);
  if (own === code) throw new Error(`React has no ${STATE} any more`);
  const values = exports.map(([name, local]) => `${name}: ${CORE.includes(name) ? `core$${name}` : local}`);
  const imports = CORE.map((name) => `${name} as core$${name}`);
  return `import { ${imports} } from 'react';\n${own}\nexport default { ${values} };`;
}

interface Converted {
  /** The code without `require` and `exports`. */
  code: string;
  /** Exported names, and what they are called in the code. */
  exports: [name: string, local: string][];
}

type Edit = [start: number, end: number, text: string];

/** A CommonJS file of the form that React's are published in as the body of an ECMAScript module. */
export function toModule(text: string, parse: (text: string) => Program): Converted {
  const { body } = parse(text);
  const uses = usesOf(body);
  const { imports, edits } = importsOf(body, text);
  for (const node of body) {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') continue;
    const name = exportName(node.expression.left);
    // Assigned once, it is a declaration, which can be left out.
    if (name !== undefined && uses.get(name)?.length === 1) edits.push([node.start, node.start, 'var ']);
  }
  for (const [name, nodes] of uses) for (const { start, end } of nodes) edits.push([start, end, localName(name)]);
  const code = applied(text, edits);
  if (/\b(?:require\(|exports\b|module\.)/.test(code)) throw new Error('React is published in another form than known');
  const many = [...uses].filter(([, nodes]) => nodes.length > 1).map(([name]) => localName(name));
  return {
    code: [...imports, ...many.map((local) => `var ${local};`), code].join('\n'),
    exports: [...uses.keys()].map((name) => [name, localName(name)]),
  };
}

/** `import`s for the declarations that call `require`, and what takes those out. */
function importsOf(body: AnyNode[], text: string): { imports: string[]; edits: Edit[] } {
  const imports: string[] = [];
  const edits: Edit[] = [];
  for (const { id, init } of body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))) {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'require')
      continue;
    const [from] = init.arguments;
    if (!from) continue;
    const name = text.slice(id.start, id.end);
    imports.push(`import * as ${name} from ${text.slice(from.start, from.end)};`);
    // A list of declarations keeps its commas.
    edits.push([id.start, init.end, `${name}$required`]);
  }
  return { imports, edits };
}

const localName = (name: string) => `$${name}`;

/** Name in `exports.name`. */
function exportName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const { object, property } = node;
  return object.type === 'Identifier' && object.name === 'exports' && property.type === 'Identifier'
    ? property.name
    : undefined;
}

/** Every mention of an exported name. */
function usesOf(body: AnyNode[]): Map<string, AnyNode[]> {
  const uses = new Map<string, AnyNode[]>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = isNode(value) ? value : undefined;
    const name = node && exportName(node);
    if (node && name !== undefined) uses.set(name, [...(uses.get(name) ?? []), node]);
    else Object.values(value).forEach(visit);
  };
  visit(body);
  return uses;
}

/** Applies non-overlapping edits to a text. */
function applied(text: string, edits: Edit[]): string {
  let code = '';
  let at = 0;
  for (const [start, end, replacement] of edits.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    code += text.slice(at, start) + replacement;
    at = end;
  }
  return code + text.slice(at);
}
