import {
  walk
} from "./chunk-D2NRH5RK.js";

// renderer/compile/plugins.ts
import { toHast } from "mdast-util-to-hast";
import { unified } from "unified";
async function runRemark(tree, markdown, file) {
  return run(tree, markdown.remarkPlugins, file);
}
async function runRehype(tree, markdown, file) {
  walk(tree, (node) => {
    if (node.type !== "heading" || !node.data?.id || node.depth === 1) return;
    node.data.hProperties = { ...node.data.hProperties, id: node.data.id };
  });
  const handlers = Object.fromEntries(KEPT.map((type) => [type, keep]));
  const hast = toHast(tree, { allowDangerousHtml: true, handlers });
  return run(hast, markdown.rehypePlugins, file);
}
var KEPT = [
  "code",
  "math",
  "inlineMath",
  "containerDirective",
  "leafDirective",
  "textDirective",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm"
];
function keep(state, node) {
  return node.children ? { ...node, children: state.all(node) } : node;
}
async function run(tree, plugins, file) {
  const processor = unified();
  for (const plugin of plugins) {
    const [named, ...options] = Array.isArray(plugin) ? plugin : [plugin];
    const attacher = typeof named === "string" ? (await import(named)).default : named;
    processor.use(attacher, ...options);
  }
  return await processor.run(tree, file);
}
export {
  runRehype,
  runRemark
};
