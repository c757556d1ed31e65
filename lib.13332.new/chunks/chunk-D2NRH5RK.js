// renderer/compile/tree.ts
function walk(node, visit) {
  const step = (at, parent) => {
    if (visit(at, parent) === false || !at.children) return;
    for (const child of at.children) step(child, at);
  };
  step(node, void 0);
}
function plainText(node, withAlt = false) {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "inlineMath") return node.value ?? "";
  if (node.type === "break") return "";
  if (withAlt && (node.type === "image" || node.type === "imageReference")) return node.alt ?? "";
  if (!node.children) return "";
  let text = "";
  for (const child of node.children) text += plainText(child, withAlt);
  return text;
}
function isJsx(node) {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}
function jsxAttributes(node) {
  return Array.isArray(node.attributes) ? node.attributes : [];
}
function directiveAttributes(node) {
  return node.attributes && !Array.isArray(node.attributes) ? node.attributes : {};
}

export {
  walk,
  plainText,
  isJsx,
  jsxAttributes,
  directiveAttributes
};
