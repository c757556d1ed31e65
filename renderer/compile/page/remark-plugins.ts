/** remark and rehype plugins that a site names (B4.21). Only such a site pays for unified. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { toHast } from 'mdast-util-to-hast';
import { unified } from 'unified';
import { isPlainObject, shown } from '../../site/helpers/schema.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { CompileOptions } from '../tree/compile-options.js';
import { listItemHandler } from '../tree/list-item.js';
import type { Places } from '../tree/source-position.js';
import { thrownMessage } from '../tree/thrown-message.js';
import { type Node, type Point, walk } from '../tree/tree.js';

/** The page that a plugin runs on, and the target of its failures. */
export interface PluginRun {
  options: Pick<CompileOptions, 'markdown' | 'siteDir' | 'forgive' | 'thrownAt'>;
  /** Site-relative path of the file. */
  path: string;
  text: string;
  frontMatter: unknown;
  places: Places;
  problems: Problem[];
}

type Plugin = Parameters<ReturnType<typeof unified>['use']>[0];

/** Runs the site's remark plugins on a tree. A plugin is a function, or the address of a module whose default export is one. */
export async function runRemark(tree: Node, page: PluginRun): Promise<Node> {
  return run(tree, page.options.markdown.remarkPlugins, page);
}

/**
 * Runs the site's rehype plugins on the tree as hast. Nodes that hast does not know (JSX, directives, code) pass through unchanged, so that
 * plugins see elements for everything else; the result replaces the mdast.
 */
export async function runRehype(tree: Node, page: PluginRun): Promise<Node> {
  walk(tree, (node) => {
    if (node.type !== 'heading' || !node.data?.id || node.depth === 1) return;
    node.data.hProperties = { ...node.data.hProperties, id: node.data.id };
  });
  const handlers = {
    ...Object.fromEntries(KEPT.map((type) => [type, keep])),
    code: codeElement,
    listItem: listItemHandler(),
  };
  const hast = toHast(tree as never, { allowDangerousHtml: true, handlers: handlers as never }) as unknown as Node;
  return codeBlocks(await run(hast, page.options.markdown.rehypePlugins, page));
}

/** Node types that keep their own way through the compiler. */
const KEPT = [
  'math',
  'inlineMath',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
];

/** Children of a kept node become hast like everything else. */
function keep(state: { all(node: unknown): unknown[] }, node: Node): unknown {
  return node.children ? { ...node, children: state.all(node) } : node;
}

/** A fenced block as plugins know it: `pre > code` with the language as a class and the rest of the info string as `data.meta`. */
function codeElement(_state: unknown, node: Node): unknown {
  const className = node.lang ? { className: [`language-${node.lang}`] } : {};
  const code = {
    type: 'element',
    tagName: 'code',
    properties: className,
    data: { meta: node.meta ?? null },
    children: [{ type: 'text', value: `${node.value ?? ''}\n` }],
  };
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    data: { block: node },
    children: [code],
    position: node.position,
  };
}

/** Turns `pre > code` with only text into code blocks; output that a plugin rendered is kept. */
function codeBlocks(tree: Node): Node {
  walk(tree, (node) => {
    for (const [index, child] of (node.children ?? []).entries()) {
      const block = codeBlock(child);
      if (block) node.children![index] = block;
    }
  });
  return tree;
}

type Element = Node & { properties?: { className?: unknown }; data?: { block?: Node; meta?: string | null } };

function codeBlock(pre: Element): Node | undefined {
  const block = pre.data?.block;
  const [code, ...more] = (pre.children ?? []) as Element[];
  const [text, ...others] = code?.children ?? [];
  if (!block || more.length > 0 || others.length > 0 || code?.tagName !== 'code' || text?.type !== 'text')
    return undefined;
  const names = Array.isArray(code.properties?.className) ? code.properties.className.map(String) : [];
  const lang = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? null;
  return Object.assign(block, { lang, meta: code.data?.meta ?? null, value: text.value!.replace(/\n$/, '') });
}

/** Runs plugins one after the other, so that one that fails is known by its name; the others still run. */
async function run(tree: Node, plugins: unknown[], page: PluginRun): Promise<Node> {
  const { options, path, text, frontMatter, places, problems } = page;
  const file = { path: join(options.siteDir ?? '', path), value: text, data: { frontMatter } };
  let made = tree;
  for (const plugin of plugins) {
    const [named, ...given] = Array.isArray(plugin) ? plugin : [plugin];
    let message: string | undefined;
    let at: [offset: number, length?: number] = [0];
    try {
      const attacher: unknown = typeof named === 'string' ? (await import(named)).default : named;
      const processor = unified().use(attacher as Plugin, ...(given as never[]));
      const run = (tree: Node) => processor.run(tree as never, file as never) as unknown as Promise<Node>;
      const { tree: next, absent } = await withoutAbsent(run, made);
      made = next;
      if (absent !== undefined) message = `the package ${absent} is not installed`;
    } catch (error) {
      message = await thrownMessage(error, options);
      at = blamed(error, places);
    }
    const fault = mendTree(made);
    message ??= fault;
    if (message === undefined) continue;
    const name = typeof named === 'function' ? named.name || '(inline)' : String(named).replace(/^.*\/|\?.*$/g, '');
    const found = places.problem('markdown-plugin', { name, message }, ...at);
    problems.push(options.forgive ? { ...found, level: 'warning' } : found);
  }
  walk(made, fillNode);
  return made;
}

/** Offset in the file, and length, of what a plugin says its error is about: the node of `file.fail(reason, node)`; else the beginning. */
function blamed(error: unknown, places: Places): [offset: number, length?: number] {
  const { place }: { place?: Partial<Point> & Node['position'] } = Object(error);
  const { start = place, end = start } = place ?? {};
  if (typeof start?.offset !== 'number') return [0];
  const from = places.offset(start.offset);
  return [from, places.offset(end?.offset ?? start.offset) - from];
}

/** Symbol of the object whose function `called` replacements of packages that are not installed call. */
const ABSENT = Symbol.for('notes.absent');
const running = new AsyncLocalStorage<string[]>();

/**
 * Runs a plugin, unless it calls a package that is not installed: whatever it then does to a tree means nothing, as each answer is true.
 * @returns the tree as it was, with the name of the package, where that is so
 */
async function withoutAbsent(run: (tree: Node) => Promise<Node>, tree: Node): Promise<{ tree: Node; absent?: string }> {
  const users: unknown = Reflect.get(globalThis, ABSENT);
  if (!isPlainObject(users)) return { tree: await run(tree) };
  users.called = (name: string) => {
    const calls = running.getStore();
    if (!calls) return;
    calls.push(name);
    throw new Error(`${name} is not installed`);
  };
  const calls: string[] = [];
  const before = structuredClone(tree);
  try {
    const made = await running.run(calls, () => run(tree));
    return calls[0] === undefined ? { tree: made } : { tree: before, absent: calls[0] };
  } catch (error) {
    if (calls[0] === undefined) throw error;
    return { tree: before, absent: calls[0] };
  }
}

/** Fields that every node of a type has, for nodes that a plugin made without them. */
const FIELDS: Readonly<Record<string, Partial<Node>>> = {
  mdxJsxFlowElement: { attributes: [] },
  mdxJsxTextElement: { attributes: [] },
  element: { properties: {} },
  link: { url: '' },
  image: { url: '', alt: '' },
};
const PARENTS = new Set(
  'blockquote delete element emphasis heading link list listItem mdxJsxFlowElement mdxJsxTextElement paragraph strong table tableCell tableRow'.split(
    ' ',
  ),
);

/** Gives a node what those of a parser have. */
function fillNode(node: Node): void {
  if (PARENTS.has(node.type)) node.children ??= [];
  for (const [name, value] of Object.entries(FIELDS[node.type] ?? {}))
    if (Reflect.get(node, name) === undefined) Reflect.set(node, name, structuredClone(value));
}

/** Takes out of a tree what is no node, since the compiler reads every one. Returns the first of these in words. */
function mendTree(root: Node): string | undefined {
  let fault: string | undefined;
  walk(root, (node) => {
    if (node.children === undefined) return;
    const { type, children } = node;
    const isList = Array.isArray(children);
    if (!isList) fault ??= `left a ${type} whose \`children\` are ${shown(children)}, no list`;
    node.children = (isList ? children : []).filter((child: unknown) => {
      const found = nodeFault(child, type);
      fault ??= found;
      return found === undefined;
    });
  });
  return fault;
}

function nodeFault(node: unknown, parent: string): string | undefined {
  if (!isPlainObject(node) || typeof node.type !== 'string')
    return `left ${shown(node)} in ${parent}, which is no node with a \`type\``;
  const { type, value, depth } = node;
  if (LITERALS.has(type) && typeof value !== 'string')
    return `left a ${type} whose \`value\` is ${shown(value)}, no text`;
  if (type === 'heading' && !(Number.isInteger(depth) && Number(depth) >= 1 && Number(depth) <= 6))
    return `left a heading whose \`depth\` is ${shown(depth)}`;
  return undefined;
}

const LITERALS = new Set(['text', 'html', 'raw', 'code', 'inlineCode', 'math', 'inlineMath', 'comment']);
