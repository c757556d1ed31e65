/** remark and rehype plugins that a site names (B4.21). Only such a site pays for unified. */
import { toHast } from 'mdast-util-to-hast';
import { unified } from 'unified';
import type { CompileOptions } from './options.js';
import { type Node, walk } from './tree.js';

type Markdown = CompileOptions['markdown'];
type Plugin = Parameters<ReturnType<typeof unified>['use']>[0];

/** Runs the site's remark plugins on a tree. A plugin is a function, or the address of a module whose default export is one. */
export async function runRemark(tree: Node, markdown: Markdown, file: { path: string; value: string }): Promise<Node> {
  return run(tree, markdown.remarkPlugins, file);
}

/**
 * Runs the site's rehype plugins on the tree as hast. Nodes that hast does not know (JSX, directives, code) pass as they are, so that the
 * plugins see elements for all else; what comes back stands in for the mdast.
 */
export async function runRehype(tree: Node, markdown: Markdown, file: { path: string; value: string }): Promise<Node> {
  walk(tree, (node) => {
    if (node.type !== 'heading' || !node.data?.id || node.depth === 1) return;
    node.data.hProperties = { ...node.data.hProperties, id: node.data.id };
  });
  const handlers = Object.fromEntries(KEPT.map((type) => [type, keep]));
  const hast = toHast(tree as never, { allowDangerousHtml: true, handlers: handlers as never }) as unknown as Node;
  return run(hast, markdown.rehypePlugins, file);
}

/** Node types that keep their own way through the compiler. */
const KEPT = [
  'code',
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

async function run(tree: Node, plugins: unknown[], file: { path: string; value: string }): Promise<Node> {
  const processor = unified();
  for (const plugin of plugins) {
    const [named, ...options] = Array.isArray(plugin) ? plugin : [plugin];
    const attacher: unknown = typeof named === 'string' ? (await import(named)).default : named;
    processor.use(attacher as Plugin, ...(options as never[]));
  }
  return (await processor.run(tree as never, file as never)) as unknown as Node;
}
