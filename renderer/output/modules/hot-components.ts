/** Components and hooks at the top of a module, each with the hooks that it calls: where these stay the same, React keeps its state. */
import type { AnyNode, Function as FunctionNode, Program } from 'acorn';

export interface HotComponent {
  name: string;
  /** The hooks that it calls, in order. */
  signature: string;
  /** Those that are not React's, as the module names them at its top. */
  hooks: string[];
  /** It is the default export and has no name in the module. */
  isUnnamed?: boolean;
}

/** Name inside a module of a component that is exported without one. */
export const UNNAMED = '$default';
/** Name assigned to an unnamed hook. */
const UNNAMED_HOOK = 'use$default';

export const isHook = ({ name }: HotComponent): boolean => name.startsWith('use');

/** Types of values that are no component. */
const NO_COMPONENT = /^(?:Array|Object|Binary|Unary|New)Expression$|Literal$/;

/** Finds them: hooks first, the default export without a name last. */
export function componentsOf(body: Program['body'], plain: string): HotComponent[] {
  const found = new Map<string, AnyNode>();
  const unnamed: HotComponent[] = [];
  const top = importedNames(body);
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const node: AnyNode = isExport ? (statement.declaration ?? statement) : statement;
    if (node.type === 'FunctionDeclaration' && node.id) found.set(node.id.name, node);
    else if (statement.type === 'ExportDefaultDeclaration') {
      const name = unnamedAs(statement.declaration, body);
      if (name) unnamed.push({ name, ...callsOf(statement.declaration, plain), isUnnamed: true });
    }
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init && !NO_COMPONENT.test(init.type)) found.set(id.name, init);
  }
  for (const name of found.keys()) top.add(name);
  const named = [...found]
    .filter(([name]) => /^(?:[A-Z]|use[A-Z])/.test(name))
    .map(([name, node]): HotComponent => ({ name, ...callsOf(node, plain) }));
  return [...named, ...unnamed]
    .map((one) => ({ ...one, hooks: [...new Set(one.hooks)].filter((name) => top.has(name)) }))
    .sort((a, b) => Number(isHook(b)) - Number(isHook(a)));
}

const importsOf = (body: Program['body']) => body.flatMap((node) => (node.type === 'ImportDeclaration' ? [node] : []));

const importedNames = (body: Program['body']): Set<string> =>
  new Set(importsOf(body).flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));

/**
 * Returns what a default export without a name is taken for. A function that others call looks the same from outside: so only one that makes elements
 * of nothing but props is a component, and one that calls hooks else is a hook.
 */
function unnamedAs(node: AnyNode, body: Program['body']): string | undefined {
  if (node.type === 'CallExpression')
    return /^(?:memo|forwardRef)$/.test(nameOfCallee(node.callee)) ? UNNAMED : undefined;
  const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
  if (!isFunction || !('params' in node)) return undefined;
  const [props, ...more] = node.params;
  const takesProps =
    props === undefined ||
    props.type === 'ObjectPattern' ||
    (props.type === 'Identifier' && /props$/i.test(props.name));
  if (takesProps && more.length === 0 && makesElements(node, body)) return UNNAMED;
  return callsOf(node, '').signature === '' ? undefined : UNNAMED_HOOK;
}

function makesElements(node: AnyNode, body: Program['body']): boolean {
  const makers = new Set(['createElement']);
  for (const { source, specifiers } of importsOf(body))
    if (source.value === 'react/jsx-runtime') for (const { local } of specifiers) makers.add(local.name);
  let isFound = false;
  visit(node, (one) => {
    isFound ||= one.type === 'CallExpression' && makers.has(nameOfCallee(one.callee));
  });
  return isFound;
}

function nameOfCallee(callee: AnyNode): string {
  const property = callee.type === 'MemberExpression' ? callee.property : callee;
  return property.type === 'Identifier' ? property.name : '';
}

/**
 * The hooks that some code calls, in order. The first state of `useState` and `useReducer` is part of it: who changes it wants to see it.
 * A hook that is not React's own is marked, for what it calls counts too.
 */
function callsOf(root: AnyNode, code: string): Pick<HotComponent, 'signature' | 'hooks'> {
  const calls: string[] = [];
  const hooks: string[] = [];
  visit(root, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee } = node;
    const name = nameOfCallee(callee);
    if (!/^use[A-Z]/.test(name)) return;
    const first = /^use(?:State|Reducer)$/.test(name)
      ? node.arguments.map((a) => code.slice(a.start, a.end)).join()
      : '';
    const isOfReact = REACT_HOOKS.has(name);
    calls.push(`${name}${isOfReact ? '' : '*'}(${first})`);
    if (!isOfReact && callee.type === 'Identifier') hooks.push(name);
  });
  return { signature: calls.join(';'), hooks };
}

const REACT_HOOKS = new Set(
  ['State', 'Reducer', 'Ref', 'Memo', 'Callback', 'Effect', 'LayoutEffect', 'InsertionEffect', 'Context', 'Id']
    .concat(['Transition', 'DeferredValue', 'SyncExternalStore', 'ImperativeHandle', 'DebugValue', 'ActionState'])
    .concat(['Optimistic'])
    .map((name) => `use${name}`),
);

/** Calls back for each node below one, in the order of the code. */
export function visit(node: AnyNode | FunctionNode, each: (node: AnyNode) => void): void {
  each(node as AnyNode);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, each);
}
