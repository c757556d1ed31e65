import {
  ParseError
} from "./chunk-ZPOKJUNE.js";
import {
  walk
} from "./chunk-D2NRH5RK.js";

// renderer/compile/parse-reference.ts
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { mdxjs } from "micromark-extension-mdxjs";
function parseReference(text, options) {
  const extensions = [gfm()];
  const mdastExtensions = [gfmFromMarkdown()];
  if (options.directives) {
    extensions.push(directive());
    mdastExtensions.push(directiveFromMarkdown());
  }
  if (options.math) {
    extensions.push(math());
    mdastExtensions.push(mathFromMarkdown());
  }
  if (options.mdx) {
    extensions.push(mdxjs());
    mdastExtensions.push(mdxFromMarkdown());
  }
  try {
    return normalise(fromMarkdown(text, "utf8", { extensions, mdastExtensions }));
  } catch (error) {
    throw referenceError(error);
  }
}
function referenceError(error) {
  const thrown = error;
  const place = thrown.place?.start ?? thrown.place;
  return new ParseError(thrown.reason ?? thrown.message ?? String(error), place?.line ?? 1, place?.column ?? 1);
}
function normalise(root) {
  walk(root, (node) => {
    if (!node.children) return;
    if (Array.isArray(node.attributes)) for (const attribute of node.attributes) trimAttribute(attribute);
    node.children = node.children.flatMap((child) => child.type === "paragraph" ? unwrapped(child) : [child]);
  });
  return root;
}
function trimAttribute(attribute) {
  delete attribute.position;
}
function unwrapped(paragraph) {
  let found = false;
  for (const child of paragraph.children) {
    if (child.type === "mdxJsxTextElement" || child.type === "mdxTextExpression") found = true;
    else if (!(child.type === "text" && /^[\t\r\n ]+$/.test(child.value))) return [paragraph];
  }
  if (!found) return [paragraph];
  return paragraph.children.filter((child) => child.type !== "text").map((child) => ({
    ...child,
    type: child.type === "mdxJsxTextElement" ? "mdxJsxFlowElement" : "mdxFlowExpression"
  }));
}
export {
  parseReference
};
