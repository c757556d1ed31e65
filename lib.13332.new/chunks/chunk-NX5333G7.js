import {
  markComments
} from "./chunk-X4ODXUUZ.js";
import {
  ParseError
} from "./chunk-ZPOKJUNE.js";
import {
  directiveAttributes,
  isJsx,
  jsxAttributes,
  plainText,
  walk
} from "./chunk-D2NRH5RK.js";
import {
  bodyRefs,
  createPack,
  createStage,
  documentTitle,
  escapeMarkup,
  givenTag,
  hasMarkdownCopy,
  holds,
  markdownCopy,
  mergeTags,
  openPacks,
  pageLinks,
  pageTags,
  parseHead,
  pathExists,
  readFrontMatter,
  renderRedirect,
  scriptJson,
  structuredDataTags,
  tagHtml
} from "./chunk-LHZMD5TH.js";
import {
  unitKey
} from "./chunk-VUIBUO63.js";
import {
  hashOf
} from "./chunk-5OK2Z345.js";
import {
  nearestName,
  problem
} from "./chunk-7UOIDLLE.js";
import {
  clientOverrides
} from "./chunk-UJCU6OQY.js";
import {
  text
} from "./chunk-I4DNR6TI.js";
import {
  fileOfAddress
} from "./chunk-IKKQILZO.js";
import {
  PART_FORMAT
} from "./chunk-Y35N2B3X.js";
import {
  PageContext,
  SiteContext
} from "./chunk-CZTYYPRF.js";

// renderer/compile/builtins.ts
var BY_ALIAS = {
  "@theme/Tabs": "Tabs",
  "@theme/TabItem": "TabItem",
  "@theme/CodeBlock": "CodeBlock",
  "@theme/Admonition": "Admonition",
  "@theme/Details": "Details",
  "@theme/DocCardList": "DocCardList",
  "@theme/DocCard": "DocCard",
  "@theme/TOCInline": "TOCInline",
  "@theme/Heading": "Heading",
  "@theme/Mermaid": "Mermaid",
  "@docusaurus/Link": "Link",
  "@docusaurus/Head": "Head"
};
var KNOWN_COMPONENTS = /* @__PURE__ */ new Set([...Object.values(BY_ALIAS), "LinkCard"]);
function builtinOf(specifier) {
  return BY_ALIAS[specifier.replace(/^@theme-(?:original|init)\//, "@theme/")];
}
function isThemeSpecifier(specifier) {
  return /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier);
}

// renderer/compile/literal.ts
import { Parser } from "acorn";
import jsx from "acorn-jsx";
var JsxParser = Parser.extend(jsx());
var UNKNOWN = { known: false };
function isAsset(value) {
  return typeof value === "object" && value !== null && typeof value.asset === "string";
}
function parseExpression(source) {
  try {
    const program = JsxParser.parse(`(
${source}
)`, { ecmaVersion: "latest", sourceType: "module" });
    const first = program.body[0];
    return first?.type === "ExpressionStatement" ? first.expression : void 0;
  } catch {
    return isEmpty(source) ? null : void 0;
  }
}
function parseModule(source) {
  try {
    return JsxParser.parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true });
  } catch {
    return void 0;
  }
}
function isEmpty(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "").trim() === "";
}
var Names = class extends Map {
  results = /* @__PURE__ */ new Map();
};
function evaluate(source, names) {
  let value = names.results.get(source);
  if (!value) {
    value = compute(source, names);
    names.results.set(source, value);
  }
  return value;
}
function compute(source, names) {
  if (isEmpty(source)) return { known: true, value: void 0 };
  const tree = parseExpression(source);
  return tree ? knownValue(tree, names) : UNKNOWN;
}
function knownValue(node, names) {
  switch (node.type) {
    case "ParenthesizedExpression":
      return knownValue(node.expression, names);
    case "Literal":
      return node.value instanceof RegExp || typeof node.value === "bigint" ? UNKNOWN : { known: true, value: node.value };
    case "TemplateLiteral":
      return node.expressions.length === 0 ? { known: true, value: node.quasis[0].value.cooked } : UNKNOWN;
    case "Identifier":
      if (node.name === "undefined") return { known: true, value: void 0 };
      return names.has(node.name) ? { known: true, value: names.get(node.name) } : UNKNOWN;
    case "UnaryExpression":
      return unary(node.operator, knownValue(node.argument, names));
    case "ArrayExpression":
      return all(
        node.elements.map(
          (element3) => element3 && element3.type !== "SpreadElement" ? knownValue(element3, names) : UNKNOWN
        ),
        (values) => values
      );
    case "ObjectExpression":
      return objectValue(node.properties, names);
    case "CallExpression":
    case "MemberExpression":
      return assetOf(node);
    default:
      return UNKNOWN;
  }
}
function unary(operator, value) {
  if (!value.known || typeof value.value !== "number") return UNKNOWN;
  if (operator === "-") return { known: true, value: -value.value };
  return operator === "+" ? value : UNKNOWN;
}
function objectValue(properties, names) {
  const keys = [];
  const values = [];
  for (const property of properties) {
    if (property.type !== "Property" || property.computed || property.kind !== "init" || property.method)
      return UNKNOWN;
    const key = property.key.type === "Identifier" ? property.key.name : property.key.type === "Literal" ? String(property.key.value) : "";
    if (!key || key === "__proto__") return UNKNOWN;
    keys.push(key);
    values.push(knownValue(property.value, names));
  }
  return all(values, (list2) => Object.fromEntries(list2.map((value, i) => [keys[i], value])));
}
function all(values, make) {
  const list2 = [];
  for (const value of values) {
    if (!value.known) return UNKNOWN;
    list2.push(value.value);
  }
  return { known: true, value: make(list2) };
}
function isCategoryHook(node) {
  const callee = node.callee;
  return node.type === "CallExpression" && callee?.type === "Identifier" && callee.name === "useCurrentSidebarCategory";
}
function assetOf(node) {
  if (node.type === "MemberExpression") {
    const { object, property } = node;
    if (isCategoryHook(object)) return { known: true, value: void 0 };
    return property.type === "Identifier" && property.name === "default" && object.type === "CallExpression" ? assetOf(object) : UNKNOWN;
  }
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.arguments.length !== 1)
    return UNKNOWN;
  const argument = node.arguments[0];
  if (argument.type !== "Literal" || typeof argument.value !== "string") return UNKNOWN;
  if (node.callee.name === "require") return { known: true, value: { asset: argument.value.replace(/^!!?.*!/, "") } };
  return node.callee.name === "useBaseUrl" ? { known: true, value: { asset: argument.value } } : UNKNOWN;
}

// renderer/compile/free-names.ts
var ALWAYS = new Set(
  "props frontMatter contentTitle toc metadata assets undefined NaN Infinity globalThis window document navigator location process require module console Math JSON Object Array String Number Boolean Date RegExp Map Set WeakMap WeakSet Symbol Promise Proxy Reflect BigInt Error TypeError RangeError Intl URL URLSearchParams parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI setTimeout clearTimeout setInterval clearInterval fetch alert structuredClone Function arguments localStorage React useBaseUrl".split(" ")
);
function freeNames(source, bound) {
  if (isEmpty(source)) return [];
  const tree = parseExpression(source);
  if (!tree) return [];
  const used = /* @__PURE__ */ new Set();
  const declared = /* @__PURE__ */ new Set();
  collect(tree, used, declared);
  return [...used].filter((name) => !declared.has(name) && !ALWAYS.has(name) && !bound.has(name));
}
function collect(node, used, declared) {
  if (node.type === "Identifier") used.add(node.name);
  if (node.type === "JSXIdentifier" && /^[A-Z]/.test(node.name)) used.add(node.name);
  for (const [key, value] of Object.entries(node)) {
    if (skips(node, key)) continue;
    const binds = bindsNames(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      if (binds) collectPattern(child, declared);
      collect(child, used, declared);
    }
  }
}
function isNode(value) {
  return typeof value === "object" && value !== null && typeof value.type === "string";
}
function skips(node, key) {
  if (node.computed) return false;
  if (node.type === "MemberExpression") return key === "property";
  if (node.type === "JSXMemberExpression") return key === "property";
  return (node.type === "Property" || node.type === "MethodDefinition") && key === "key";
}
function bindsNames(node, key) {
  if (key === "params") return true;
  if (key === "id") return true;
  return node.type === "CatchClause" && key === "param";
}
function collectPattern(node, declared) {
  if (node.type === "Identifier") declared.add(node.name);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collectPattern(child, declared);
  }
}

// renderer/compile/module.ts
var RUNTIME = "@notes/content";
function moduleSource(page, body, preview) {
  const { esm } = page;
  const lines = [
    `import { content as _c, slotProps as _slot, Cards as _Cards, Raw as _Raw } from ${JSON.stringify(RUNTIME)};`
  ];
  for (const { source, kind } of esm.statements) if (kind === "import") lines.push(importSource(source, page));
  const partials = [
    ...new Set(page.outline.flatMap((heading) => heading.partial === void 0 ? [] : [heading.partial]))
  ];
  for (const index of partials)
    lines.push(`import { toc as _toc${index} } from ${JSON.stringify(esm.imports[index].specifier)};`);
  lines.push(...constants(page));
  for (const { source, kind } of esm.statements) if (kind === "export") lines.push(source);
  if (preview !== void 0) lines.push(component("Preview", preview, page, "export "));
  lines.push(component("MDXContent", body, page, "export default "));
  return `${lines.join("\n")}
`;
}
function component(name, jsx2, page, head) {
  const locale = JSON.stringify(page.options.titleDefaults.locale);
  const bound = boundNames(page);
  const given = ["metadata", "assets"].filter((prop) => !bound.has(prop));
  const destructure = given.map((prop) => `${prop} = {}`).join(", ");
  return `${head}function ${name}(props) {
  const { slots: _slots = []${destructure ? `, ${destructure}` : ""} } = props;
  return <_c.ContentRoot locale={${locale}}>${jsx2}</_c.ContentRoot>;
}`;
}
function boundNames(page) {
  const { components, partials, assets, missing, others, exported } = page.esm;
  return /* @__PURE__ */ new Set([
    ...components.keys(),
    ...partials.keys(),
    ...assets.keys(),
    ...missing.keys(),
    ...others,
    ...exported
  ]);
}
function constants(page) {
  const { exported } = page.esm;
  const lines = [];
  if (!exported.has("toc"))
    lines.push(`export const toc = [${page.outline.flatMap((heading) => tocEntry(heading)).join(", ")}];`);
  if (!exported.has("frontMatter"))
    lines.push(`export const frontMatter = ${JSON.stringify(page.names.get("frontMatter") ?? {})};`);
  if (!exported.has("contentTitle"))
    lines.push(`export const contentTitle = ${JSON.stringify(page.names.get("contentTitle")) ?? "undefined"};`);
  return lines;
}
function tocEntry(heading) {
  if (heading.partial !== void 0) return [`...(_toc${heading.partial} ?? [])`];
  if (heading.level < 2 || !heading.text) return [];
  return [JSON.stringify({ value: heading.html, id: heading.id, level: heading.level })];
}
function importSource(source, page) {
  const { imports, missing } = page.esm;
  const use = imports.find(
    ({ names, specifier }) => names.some((name) => missing.get(name) === specifier) && source.includes(specifier)
  );
  if (!use) return source;
  return use.names.map((name) => `const ${name} = ({ children }) => <>{children}</>;`).join("\n");
}

// renderer/compile/component-problems.ts
function componentProblems(page) {
  const { esm, places, options } = page;
  const level = options.forgive ? "info" : "error";
  const problems = [];
  for (const use of esm.imports) {
    const names = use.names.filter((name) => esm.missing.get(name) === use.specifier);
    if (names.length === 0) continue;
    const sourceLine = places.line(use.line);
    const at = Math.max(0, sourceLine.indexOf(use.specifier));
    const found = places.problem(
      "markdown-import-missing",
      { specifier: use.specifier, component: names.join(", ") },
      places.offsetOf(use.line, at + 1),
      use.specifier.length
    );
    problems.push({ ...found, level });
  }
  const seen = /* @__PURE__ */ new Set();
  for (const node of page.unknown) {
    const name = node.name;
    if (seen.has(name) || esm.missing.has(name)) continue;
    seen.add(name);
    const offset2 = places.offset(node.position?.start.offset ?? 0);
    const nearest = nearestName(name, [...KNOWN_COMPONENTS, ...Object.keys(page.theme.content)]);
    const found = places.problem("markdown-component-unknown", { component: name }, offset2, name.length + 1);
    problems.push({ ...found, level, ...nearest ? { nearest } : {} });
  }
  problems.push(...nameProblems(page));
  return problems;
}
function nameProblems(page) {
  const bound = boundNames(page);
  return page.survey.expressions.flatMap((node) => {
    if (evaluate(node.value ?? "", page.names).known) return [];
    const [name] = freeNames(node.value ?? "", bound);
    if (name === void 0) return [];
    const nearest = nearestName(name, bound);
    const found = page.places.problem(
      "markdown-name-unknown",
      { name },
      page.places.offset(node.position?.start.offset ?? 0),
      name.length + 1
    );
    return [{ ...found, ...nearest ? { nearest } : {} }];
  });
}

// renderer/compile/excerpt.ts
function excerptOf(body) {
  const start = /^\s*(?:[^\r\n]*\r?\n=+(?=\r?\n|$))?/.exec(body)[0].length;
  let fence = "";
  let inImport = false;
  for (const line of linesFrom(body, start)) {
    const trimmed = line.trim();
    if (trimmed === "") {
      if (line === "") inImport = false;
      continue;
    }
    if (!fence && (inImport || /^(?:import|export)\s/.test(line))) {
      inImport = true;
      continue;
    }
    const mark = /^(?:`{3,}|~{3,})/.exec(trimmed)?.[0];
    if (mark && !fence) fence = mark;
    else if (mark && mark[0] === fence[0] && mark.length >= fence.length) fence = "";
    else if (!fence) {
      const text2 = cleanLine(line);
      if (text2) return text2;
    }
  }
  return "";
}
function* linesFrom(text2, start) {
  for (let at = start; at <= text2.length; ) {
    const end = text2.indexOf("\n", at);
    const line = text2.slice(at, end < 0 ? void 0 : end);
    yield line.endsWith("\r") ? line.slice(0, -1) : line;
    if (end < 0) return;
    at = end + 1;
  }
}
function cleanLine(line) {
  return line.replace(/<[^>]*>/g, "").replace(/^(#\s.*?)\s*\{#[^{}#]+\}\s*$/, "$1").replace(/^#[^#]+#?/, "").replace(/^#{1,6}\s*([^#]*?)\s*#{0,6}/, "$1").replace(/([*_]{1,3})(.*?)\1/g, "$2").replace(/~~(\S.*\S)~~/g, "$1").replace(/!\[(.*?)\][[(].*?[\])]/g, "$1").replace(/\[\^.+?\](?:: .*$)?/g, "").replace(/\[(.*?)\][[(].*?[\])]/g, "$1").replace(/`(.+?)`/g, "$1").replace(/^\s{0,3}>\s?/, "").replace(/:::.*/, "").replace(/\s?:(?:::|[^:\n])+:/g, (code) => /^:\d+:$/.test(code) ? code : "").replace(/\{#*[\w-]+\}/, "").trim();
}

// renderer/compile/page.ts
function footnoteSuffix(source) {
  return source.kind === "post" ? `-${hashOf(source.path).slice(0, 6).replace(/[^A-Za-z0-9]/g, "x")}` : "";
}

// renderer/compile/raw-html.ts
import { parseFragment, serialize } from "parse5";
function balance(html) {
  return serialize(parseFragment(html));
}

// renderer/compile/render-inline.ts
import { parseFragment as parseFragment2 } from "parse5";

// renderer/compile/math.ts
var katex;
async function loadMath() {
  katex ??= (await import("katex")).default;
}
function loadedMath() {
  if (!katex) throw new Error("formulas are written before KaTeX is loaded");
  return katex;
}

// renderer/compile/survey.ts
function surveyOf(root) {
  const survey = {
    headingsAndElements: [],
    elements: [],
    expressions: [],
    texts: [],
    links: /* @__PURE__ */ new Map(),
    footnotes: /* @__PURE__ */ new Map()
  };
  visit(root, survey);
  return survey;
}
function visit(node, survey) {
  switch (node.type) {
    case "text":
      if (node.value.includes(":")) survey.texts.push(node);
      return;
    case "heading":
      survey.headingsAndElements.push(node);
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      survey.headingsAndElements.push(node);
      survey.elements.push(node);
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      survey.expressions.push(node);
      return;
    case "definition":
      addFirst(survey.links, node);
      return;
    case "footnoteDefinition":
      addFirst(survey.footnotes, node);
      break;
  }
  if (node.children) for (const child of node.children) visit(child, survey);
}
function addFirst(map, node) {
  const label = labelOf(node);
  if (!map.has(label)) map.set(label, node);
}
function labelOf(node) {
  return (node.identifier ?? node.label ?? "").toUpperCase();
}
function headingsOf(survey) {
  return survey.headingsAndElements.filter((node) => !isJsx(node));
}

// renderer/compile/text.ts
var WIDE = "\\u2E80-\\u2FDF\\u2FF0-\\u303F\\u3041-\\u30FF\\u3105-\\u312F\\u3190-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF01-\\uFF60\\uD840-\\uD88D\\uDC00-\\uDFFF";
var wide = new RegExp(`[${WIDE}]`);
var ambiguous = /[“”‘’—…·]/;
function joinsLines(before2, after) {
  const wideBefore = wide.test(before2);
  const wideAfter = wide.test(after);
  if (wideBefore && wideAfter) return true;
  return wideBefore && ambiguous.test(after) || wideAfter && ambiguous.test(before2);
}
var UNSAFE = /[&<>"]/;
var ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escapeHtml(text2) {
  return UNSAFE.test(text2) ? text2.replace(/[&<>"]/g, (c) => ESCAPES[c]) : text2;
}
var MARK_OPEN = "\uFDD0";
var MARK_CLOSE = "\uFDD1";
var MARK_COMMENT = "\uFDD2";
function isWhitespace(char) {
  return char === void 0 || /[\t\n\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/.test(char);
}
var punctuation = /[!-/:-@[-`{-~\u00A1-\u00A9\u00AB\u00AC\u00AE-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2010-\u2027\u2030-\u205E\u207A-\u207E\u208A-\u208E\u20A0-\u20C1\u2100-\u214F\u2190-\u23FF\u2400-\u2BFF\u2E00-\u2E5D\u2E80-\u2FFF\u3001-\u3004\u3008-\u3020\u3030\u303D-\u303F\u309B\u309C\u30A0\u30FB\u31C0-\u31EF\u3200-\u33FF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFEE\uFFFC\uFFFD\uD83C-\uD83E]/;
function isPunctuation(char) {
  return punctuation.test(char);
}
var cjk = new RegExp(
  `[${WIDE}\\u1100-\\u11FF\\u3000-\\u33FF\\uA960-\\uA97F\\uAC00-\\uD7FF\\uFF61-\\uFFDC\\uFFE0-\\uFFE6]`
);
function isCjk(char) {
  return cjk.test(char);
}

// renderer/compile/render-inline.ts
var element = (tag) => (node, render) => {
  if (render.writer.has(tag)) return render.writer.component(tag, {}, () => render.children(node));
  render.writer.open(tag);
  render.children(node);
  render.writer.close(tag);
};
var inlineHandlers = {
  text: (node, render) => render.writer.text(node.value),
  emphasis: element("em"),
  strong: element("strong"),
  delete: element("del"),
  inlineCode(node, render) {
    const value = restoreComments(node.value);
    if (render.writer.has("code")) return render.writer.component("code", {}, () => render.writer.text(value));
    render.writer.open("code");
    render.writer.text(value);
    render.writer.close("code");
  },
  break(_node, render) {
    render.writer.single("br");
  },
  link: (node, render) => writeLink(node.url, node.title, node, render),
  linkReference(node, render) {
    const definition = render.context.definitions.get(labelOf(node));
    if (definition) return writeLink(definition.url, definition.title, node, render);
    render.writer.text("[");
    render.children(node);
    render.writer.text(referenceEnd(node));
  },
  image: (node, render) => writeImage(node.url, node.title, node, render),
  imageReference(node, render) {
    const definition = render.context.definitions.get(labelOf(node));
    if (definition) return writeImage(definition.url, definition.title, node, render);
    render.writer.text(`![${node.alt ?? ""}${referenceEnd(node)}`);
  },
  footnoteReference: writeFootnoteReference,
  inlineMath: (node, render) => writeMath(node.value, false, render),
  html: (node, render) => writeRawHtml(node.value, node, render)
};
function referenceEnd(node) {
  if (node.referenceType === "collapsed") return "][]";
  return node.referenceType === "full" ? `][${node.label ?? node.identifier}]` : "]";
}
function restoreComments(value) {
  if (!value.includes(MARK_COMMENT)) return value;
  return value.replace(new RegExp(`\\{/\\*${MARK_COMMENT}([\\s\\S]*?)\\*/\\}`, "g"), "<!--$1-->");
}
function isExternal(url) {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) && !url.startsWith("pathname://");
}
function encodeUrl(url) {
  if (/^[\w!#$&'()*+,\-./:;=?@~%]*$/.test(url)) return url;
  try {
    return encodeURI(url).replace(/%25([0-9A-Fa-f]{2})/g, "%$1");
  } catch {
    return url;
  }
}
function linkProps(url, node, render) {
  if (isExternal(url)) return { href: encodeUrl(url), target: "_blank", rel: "noopener noreferrer" };
  const { line, column } = render.context.places.of(node);
  const unchecked = url.startsWith("pathname://") ? { unchecked: true } : {};
  return { href: render.slot({ kind: "link", url, line, column, ...unchecked }) };
}
function writeLink(url, title, node, render) {
  const props = linkProps(url, node, render);
  if (title) props.title = title;
  render.writer.component("a", props, () => render.children(node));
}
function imageSource(url, alt, node, render) {
  if (isExternal(url)) return encodeUrl(url);
  const { line, column } = render.context.places.of(node);
  return render.slot({ kind: "image", url, alt, line, column });
}
function writeImage(url, title, node, render) {
  const alt = node.alt ?? "";
  const props = { src: imageSource(url, alt, node, render), alt };
  if (title) props.title = title;
  render.writer.component("img", props);
}
function writeFootnoteReference(node, render) {
  const id = labelOf(node);
  const { footnotes, footnoteSuffix: footnoteSuffix2 } = render.context;
  if (!footnotes.has(id)) return;
  const count = (render.footnoteCounts.get(id) ?? 0) + 1;
  render.footnoteCounts.set(id, count);
  const number = [...render.footnoteCounts.keys()].indexOf(id) + 1;
  const name = footnoteName(node, footnoteSuffix2);
  const reference = `user-content-fnref-${name}${count > 1 ? `-${count}` : ""}`;
  render.ids.push(reference);
  render.writer.open("sup");
  render.writer.open("a", {
    href: `#user-content-fn-${name}`,
    id: reference,
    "data-footnote-ref": "true",
    "aria-describedby": "footnote-label"
  });
  render.writer.text(String(number));
  render.writer.close("a");
  render.writer.close("sup");
}
function footnoteName(node, suffix) {
  return encodeURIComponent((node.identifier ?? "").toLowerCase()) + suffix;
}
function writeMath(value, display, render) {
  render.features.math = true;
  render.writer.html(mathHtml(value, display));
}
function mathHtml(value, display) {
  try {
    return loadedMath().renderToString(value, {
      displayMode: display,
      output: "mathml",
      throwOnError: true,
      strict: false
    });
  } catch {
    const text2 = value.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    return `<code class="math-error">${text2}</code>`;
  }
}
var RAW_ADDRESS = /<(a|img)\b([^<>]*?)\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
function decodeReferences(text2) {
  if (!text2.includes("&")) return text2;
  const [node] = parseFragment2(text2).childNodes;
  return node && "value" in node ? node.value : text2;
}
function writeRawHtml(value, node, render) {
  if (/^<!--[\s\S]*-->$/.test(value.trim())) return;
  render.hasRawHtml = true;
  const html = value.replace(
    RAW_ADDRESS,
    (whole, tag, before2, name, a, b, c) => {
      const url = decodeReferences(a ?? b ?? c ?? "");
      const isImage = tag.toLowerCase() === "img";
      if (isImage !== (name.toLowerCase() === "src") || isExternal(url)) return whole;
      const { slot } = isImage ? imageSource(url, "", node, render) : linkProps(url, node, render).href;
      return `<${tag}${before2} ${name.toLowerCase()}="\uFDD0s${slot}\uFDD1"`;
    }
  );
  for (const [, a, b] of html.matchAll(/<[^<>]*?\s(?:id|name)=(?:"([^"]*)"|'([^']*)')/gi))
    render.ids.push(a ?? b ?? "");
  if (/<[^<>]*\sstyle=/i.test(html)) render.features.inlineStyle = true;
  render.writer.html(html);
}

// renderer/compile/code/prism.ts
import { createRequire } from "node:module";
var require2 = createRequire(import.meta.url);
var CHANGES_OTHERS = /* @__PURE__ */ new Set([
  "css-extras",
  "js-extras",
  "js-templates",
  "regex",
  "php-extras",
  "xml-doc",
  "jsdoc",
  "phpdoc",
  "javadoc",
  "javadoclike"
]);
var BUILT_IN = /* @__PURE__ */ new Set(["markup", "css", "clike", "javascript"]);
var ALIASES = {
  sh: "bash",
  zsh: "bash",
  console: "bash",
  vue: "markup",
  svelte: "markup",
  jsonc: "json5",
  mjs: "javascript",
  cjs: "javascript",
  mts: "typescript",
  cts: "typescript",
  "c++": "cpp",
  "c#": "csharp",
  golang: "go",
  docker: "docker",
  text: "",
  plaintext: "",
  txt: "",
  mdx: "markdown"
};
var loaded;
function library() {
  if (loaded) return loaded;
  const prism = require2("prismjs/components/prism-core");
  const { languages } = require2("prismjs/components");
  const names = /* @__PURE__ */ new Map();
  for (const [id, entry] of Object.entries(languages)) {
    if (id === "meta") continue;
    names.set(id, id);
    for (const alias of list(entry.alias)) names.set(alias, id);
  }
  loaded = { prism, entries: languages, names, done: /* @__PURE__ */ new Set() };
  for (const id of ["markup", "css", "clike", "javascript"]) load(id);
  return loaded;
}
function list(value) {
  return value === void 0 ? [] : Array.isArray(value) ? value : [value];
}
function load(id) {
  const { entries, done } = library();
  if (done.has(id) || CHANGES_OTHERS.has(id)) return;
  done.add(id);
  const entry = entries[id];
  for (const other2 of list(entry?.require)) load(other2);
  if (!BUILT_IN.has(id)) for (const other2 of list(entry?.optional)) load(other2);
  require2(`prismjs/components/prism-${id}`);
}
function grammarOf(language) {
  const { prism, names } = library();
  const id = names.get(ALIASES[language] ?? language);
  if (!id) return void 0;
  load(id);
  const grammar = prism.languages[id];
  return grammar ? { prism, id, grammar } : void 0;
}

// renderer/compile/code/highlight.ts
var LONGEST = 2e5;
function highlightLines(code, language) {
  const found = code.length > LONGEST ? void 0 : grammarOf(language);
  if (!found) return code.split("\n").map(escapeHtml);
  const lines = new Lines();
  const env = { code, grammar: found.grammar, language: found.id, tokens: void 0 };
  found.prism.hooks.run("before-tokenize", env);
  env.tokens = found.prism.tokenize(env.code, env.grammar);
  found.prism.hooks.run("after-tokenize", env);
  lines.tokens(env.tokens);
  return lines.finish();
}
var Lines = class {
  done = [];
  line = "";
  /** Opening tags of the tokens that the current place is in; they are closed and opened again at line ends. */
  open = [];
  tokens(stream) {
    if (typeof stream === "string") this.text(stream);
    else if (Array.isArray(stream)) for (const token of stream) this.tokens(token);
    else this.token(stream);
  }
  token(token) {
    const alias = token.alias;
    const names = alias === void 0 ? token.type : `${token.type} ${Array.isArray(alias) ? alias.join(" ") : alias}`;
    const tag = `<span class="token ${names}">`;
    this.line += tag;
    this.open.push(tag);
    this.tokens(token.content);
    this.open.pop();
    this.line += "</span>";
  }
  text(value) {
    if (!value.includes("\n")) {
      this.line += escapeHtml(value);
      return;
    }
    const parts = value.split("\n");
    this.line += escapeHtml(parts[0]);
    for (let i = 1; i < parts.length; i++) {
      this.done.push(this.line + "</span>".repeat(this.open.length));
      this.line = this.open.join("") + escapeHtml(parts[i]);
    }
  }
  finish() {
    this.done.push(this.line);
    return this.done;
  }
};

// renderer/compile/code/magic.ts
var STYLES = {
  js: ["//", ""],
  jsBlock: ["/*", "*/"],
  jsx: ["{/*", "*/}"],
  bash: ["#", ""],
  html: ["<!--", "-->"],
  lua: ["--", ""],
  wasm: [";;", ""],
  tex: ["%", ""],
  vb: ["'", ""],
  vbRem: ["REM", ""],
  rem: ["REM", ""],
  ocaml: ["(*", "*)"],
  fortran: ["!", ""],
  cobol: ["*>", ""]
};
var BY_LANGUAGE = {
  ...group(["js", "javascript", "ts", "typescript"], ["js", "jsBlock"]),
  ...group(["jsx", "tsx"], ["js", "jsBlock", "jsx"]),
  html: ["js", "jsBlock", "html"],
  ...group(["python", "py", "bash"], ["bash"]),
  ...group(["markdown", "md"], ["html", "jsx", "bash"]),
  ...group(["lua", "haskell"], ["lua"]),
  sql: ["lua", "jsBlock"],
  ...group(["tex", "latex", "matlab"], ["tex"]),
  wasm: ["wasm"],
  ...group(["vb", "vba", "visual-basic"], ["vb", "vbRem"]),
  ...group(["vbnet"], ["vb", "vbRem"]),
  batch: ["rem"],
  basic: ["rem"],
  fsharp: ["js", "ocaml"],
  ...group(["ocaml", "sml"], ["ocaml"]),
  fortran: ["fortran"],
  cobol: ["cobol"]
};
var OTHERS = ["js", "jsBlock", "jsx", "bash", "html"];
function group(languages, styles) {
  return Object.fromEntries(languages.map((language) => [language, styles]));
}
function readMagicComments(code, language, comments) {
  const classes = /* @__PURE__ */ new Map();
  if (!comments.some((comment) => mentions(code, comment))) return { code, classes };
  const pattern = directivePattern(language, comments);
  const kept = [];
  const open = /* @__PURE__ */ new Map();
  const add = (line, name) => classes.set(line, [...classes.get(line) ?? [], name]);
  for (const line of code.split("\n")) {
    const word = pattern.exec(line)?.slice(1).find((found) => found !== void 0);
    if (word === void 0) {
      kept.push(line);
      continue;
    }
    const at = kept.length;
    for (const comment of comments) {
      if (comment.line === word) add(at, comment.className);
      else if (comment.block?.start === word) open.set(comment.className, at);
      else if (comment.block?.end === word) {
        const from = open.get(comment.className);
        open.delete(comment.className);
        for (let i = from ?? at; i < at; i++) add(i, comment.className);
      }
    }
  }
  return { code: kept.join("\n"), classes };
}
function mentions(code, comment) {
  return [comment.line, comment.block?.start, comment.block?.end].some((word) => word && code.includes(word));
}
function directivePattern(language, comments) {
  const words = comments.flatMap((c) => [c.line, c.block?.start, c.block?.end]).filter((word) => word !== void 0);
  const list2 = words.map(escapeRegExp).join("|");
  const styles = BY_LANGUAGE[language] ?? OTHERS;
  const forms = styles.map((name) => {
    const [open, close] = STYLES[name];
    return `(?:${escapeRegExp(open)}\\s*(${list2})\\s*${escapeRegExp(close)})`;
  });
  return new RegExp(`^\\s*(?:${forms.join("|")})\\s*$`);
}
function escapeRegExp(text2) {
  return text2.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

// renderer/compile/code/meta.ts
var FLAG = /^(?:run|check|no-check|no-run|browser|expect-error(?:=\S*)?|scope=\S+|name=\S+)$/;
function readMeta(lang, meta) {
  const result = { language: lang ?? "", live: false, noInline: false, npm2yarn: false, flags: [] };
  if (!meta) return result;
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  if (title) result.title = title[1] ?? title[2] ?? "";
  const range = /\{([\d,-]+)\}/.exec(meta);
  if (range) result.ranges = readRanges(range[1]);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  if (numbers) result.lineNumbers = numbers[1] ? Number(numbers[1]) : 1;
  for (const word of meta.replace(/title=(?:"[^"]*"|'[^']*')/, "").split(/\s+/)) {
    if (word === "live") result.live = true;
    else if (word === "noInline") result.noInline = true;
    else if (word === "npm2yarn") result.npm2yarn = true;
    else if (FLAG.test(word)) result.flags.push(word);
  }
  return result;
}
function readRanges(text2) {
  const lines = [];
  for (const part of text2.split(",")) {
    const match2 = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match2) continue;
    const from = Number(match2[1]);
    const to = match2[2] === void 0 ? from : Number(match2[2]);
    for (let line = Math.min(from, to); line <= Math.max(from, to) && lines.length < 1e4; line++) lines.push(line);
  }
  return lines;
}

// renderer/compile/code/npm2yarn.ts
var MANAGERS = {
  yarn: { label: "Yarn", npm: toYarn, npx: "yarn dlx" },
  pnpm: { label: "pnpm", npm: toPnpm, npx: "pnpm dlx" },
  bun: { label: "Bun", npm: toBun, npx: "bunx" }
};
function packageCommands(code, converters = ["yarn", "pnpm", "bun"]) {
  const others = converters.flatMap((value) => {
    const manager = MANAGERS[value];
    return manager ? [{ value, label: manager.label, code: convert(code, manager) }] : [];
  });
  return [{ value: "npm", label: "npm", code }, ...others];
}
var COMMAND = /(^|[\s;|&(])(npm|npx)((?:[ \t]+[^\s;|&#]+)+)/gm;
function convert(code, manager) {
  return code.replace(COMMAND, (_, before2, program, rest) => {
    if (program === "npx") return `${before2}${manager.npx}${rest}`;
    return before2 + manager.npm(rest.trim().split(/[ \t]+/)).join(" ");
  });
}
var INSTALL = /* @__PURE__ */ new Set(["install", "i", "add"]);
var REMOVE = /* @__PURE__ */ new Set(["uninstall", "un", "remove", "rm", "r"]);
var SAVE = /* @__PURE__ */ new Set(["--save", "-S", "--save-prod", "-P"]);
var GLOBAL = /* @__PURE__ */ new Set(["--global", "-g"]);
var YARN_FLAGS = {
  "-D": "--dev",
  "--save-dev": "--dev",
  "-O": "--optional",
  "--save-optional": "--optional",
  "-E": "--exact",
  "--save-exact": "--exact"
};
function toYarn(args) {
  const [command = "", ...rest] = args;
  if (INSTALL.has(command) || REMOVE.has(command)) {
    const kept = withoutSave(rest).filter((arg) => !GLOBAL.has(arg));
    const global = rest.some((arg) => GLOBAL.has(arg)) ? ["global"] : [];
    if (REMOVE.has(command)) return ["yarn", ...global, "remove", ...kept];
    return kept.length === 0 ? ["yarn"] : ["yarn", ...global, "add", ...kept.map((arg) => YARN_FLAGS[arg] ?? arg)];
  }
  return other("yarn", [], args);
}
function toPnpm(args) {
  const [command = "", ...rest] = args;
  if (INSTALL.has(command)) {
    const kept = withoutSave(rest);
    return ["pnpm", kept.every((arg) => arg.startsWith("-")) ? "install" : "add", ...kept];
  }
  if (command === "run" || command === "run-script") return ["pnpm", "run", ...withoutDashes(rest)];
  return other("pnpm", [], args);
}
function toBun(args) {
  const [command = "", ...rest] = args;
  if (INSTALL.has(command)) {
    const kept = withoutSave(rest).map((arg) => YARN_FLAGS[arg] ?? arg);
    return ["bun", kept.length === 0 ? "install" : "add", ...kept];
  }
  if ((command === "init" || command === "create") && rest[0]) return ["bunx", ...initializer(rest, "create-")];
  return other("bun", ["run"], args).flatMap((arg) => /^--?[\w-]+=/.test(arg) ? [arg.replace("=", " ")] : [arg]);
}
function withoutSave(args) {
  return args.filter((arg) => !SAVE.has(arg));
}
function withoutDashes(args) {
  const at = args.indexOf("--");
  return at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 1)];
}
function initializer([name = "", ...rest], prefix) {
  return [name.replace(/^(@[^/]+\/)?([^@]*)(@.*)?$/, `$1${prefix}$2`), ...withoutDashes(rest)];
}
function other(manager, run2, args) {
  const [command = "", ...rest] = args;
  const kept = withoutDashes(rest);
  if (command === "run" || command === "run-script") return [manager, ...run2, ...kept];
  if (command === "test" || command === "t" || command === "tst") return [manager, ...run2, "test", ...kept];
  if (command === "start") return [manager, ...run2, "start", ...kept];
  if (command === "ci") return [manager, "install", "--frozen-lockfile", ...kept];
  if (REMOVE.has(command)) return [manager, "remove", ...kept];
  if ((command === "init" || command === "create") && kept[0] && !kept[0].startsWith("-")) {
    return [manager, "create", ...initializer(kept, "")];
  }
  return [manager, command, ...kept];
}

// renderer/compile/code/block.ts
var HIGHLIGHTED = "theme-code-block-highlighted-line";
var writeCode = (node, render) => {
  const { options } = render.context;
  const meta = readMeta(node.lang, node.meta);
  if (meta.language === "mermaid" && options.markdown.mermaid) {
    render.features.mermaid = true;
    render.features.inlineStyle = true;
    return render.writer.component("Mermaid", { value: node.value ?? "" });
  }
  if (meta.npm2yarn && options.markdown.npm2yarn) return writePackageTabs(node.value ?? "", meta, render);
  writeCodeBlock(restoreComments(node.value ?? ""), meta, render, render.context.checked.get(node));
};
function writePackageTabs(code, meta, render) {
  const option = render.context.options.markdown.npm2yarn;
  const { sync, converters } = typeof option === "object" ? option : { sync: false, converters: void 0 };
  render.features.tabs = true;
  render.writer.component("Tabs", sync ? { groupId: "npm2yarn" } : {}, () => {
    for (const command of packageCommands(code, converters)) {
      render.writer.component(
        "TabItem",
        { value: command.value, label: command.label },
        () => writeCodeBlock(command.code, { ...meta, language: meta.language || "bash" }, render)
      );
    }
  });
}
function writeCodeBlock(code, meta, render, checked) {
  const { options } = render.context;
  if (meta.live && options.liveCode) {
    render.features.live = true;
    return render.writer.component("LiveCode", liveProps(code, meta));
  }
  const props = codeProps(code, meta, options.prism);
  if (checked) Object.assign(props, checkedProps(meta, checked));
  if (/(?:^|\s)run(?:\s|$)/.test(String(props.flags ?? ""))) render.features.runnable = true;
  render.writer.component("CodeBlock", props);
}
function checkedProps({ flags }, { node, since, runnable, script }) {
  const words = [...flags.filter((flag) => flag !== "run"), ...runnable ? ["run"] : []];
  return {
    flags: words.length > 0 ? words.join(" ") : void 0,
    checked: { node, since },
    ...script === void 0 ? {} : { script }
  };
}
function liveProps(code, meta) {
  return {
    code,
    language: meta.language || "jsx",
    html: highlightLines(code, meta.language || "jsx").join("\n"),
    noInline: meta.noInline
  };
}
function codeProps(code, meta, prism) {
  const language = meta.language || prism.defaultLanguage || "text";
  const lower = language.toLowerCase();
  const source = code.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const marked = meta.ranges ? { code: source, classes: new Map(meta.ranges.map((line) => [line - 1, [HIGHLIGHTED]])) } : readMagicComments(source, lower, prism.magicComments);
  const lines = highlightLines(marked.code, lower);
  const props = { language, html: lineHtml(lines, marked.classes, meta.lineNumbers), lines: lines.length };
  if (meta.title !== void 0) props.title = meta.title;
  if (meta.lineNumbers !== void 0) props.numbered = true;
  if (meta.flags.length > 0) props.flags = meta.flags.join(" ");
  return props;
}
function lineHtml(lines, classes, start) {
  let html = "";
  for (let i = 0; i < lines.length; i++) {
    const names = classes.get(i);
    html += names ? `<span class="token-line ${[...new Set(names)].join(" ")}">` : '<span class="token-line">';
    if (start !== void 0) html += `<span class="codeLineNumber" data-line="${start + i}"></span>`;
    html += `${lines[i]}
</span>`;
  }
  return html;
}

// renderer/compile/render-blocks.ts
var element2 = (tag) => (node, render) => {
  if (render.writer.has(tag)) return render.writer.component(tag, {}, () => render.children(node));
  render.writer.open(tag);
  render.children(node);
  render.writer.close(tag);
};
var blockHandlers = {
  paragraph: element2("p"),
  blockquote: element2("blockquote"),
  thematicBreak: (_node, render) => render.writer.single("hr"),
  heading(node, render) {
    const tag = `h${node.depth}`;
    const id = node.data?.id;
    const props = { ...node.data?.hProperties };
    delete props.id;
    if (id && node.depth > 1) props.id = id;
    const [only] = node.children;
    if (props.id && node.children.length === 1 && only?.type === "text") props.label = only.value;
    const asTitle = node.data?.contentTitle === true;
    if (asTitle) render.writer.open("header");
    render.writer.component(tag, props, () => render.children(node));
    if (asTitle) render.writer.close("header");
  },
  list: writeList,
  listItem: () => {
  },
  table: writeTable,
  code: writeCode,
  math: (node, render) => writeMath(node.value, true, render),
  definition: () => {
  },
  footnoteDefinition: () => {
  },
  yaml: () => {
  }
};
function writeList(node, render) {
  const items = node.children;
  const tasks = items.some((item) => typeof item.checked === "boolean");
  const tag = node.ordered ? "ol" : "ul";
  const attributes3 = {};
  if (tasks) attributes3.class = "contains-task-list";
  if (node.ordered && typeof node.start === "number" && node.start !== 1) attributes3.start = String(node.start);
  const loose = node.spread === true || items.some((item) => item.spread === true || hasGap(item));
  render.writer.open(tag, attributes3);
  for (const item of items) writeItem(item, loose, render);
  render.writer.close(tag);
}
function hasGap(item) {
  return item.spread === null || item.spread === void 0 ? item.children.length > 1 : false;
}
function writeItem(item, loose, render) {
  const task = typeof item.checked === "boolean";
  render.writer.open("li", task ? { class: "task-list-item" } : void 0);
  if (task) {
    const [first, ...rest] = item.children;
    const open = loose && first?.type === "paragraph";
    if (open) render.writer.open("p");
    render.writer.single("input", { type: "checkbox", disabled: "", checked: item.checked ? "" : void 0 });
    render.writer.text(" ");
    if (first?.type === "paragraph") render.children(first);
    if (open) render.writer.close("p");
    const others = first?.type === "paragraph" ? rest : item.children;
    for (const child of others) itemChild(child, item, loose, render);
  } else {
    for (const child of item.children) itemChild(child, item, loose, render);
  }
  render.writer.close("li");
}
function itemChild(child, item, loose, render) {
  if (child.type !== "paragraph" || loose) return render.node(child, item);
  if (child !== item.children[0]) render.writer.text("\n");
  render.children(child);
  if (child !== item.children.at(-1)) render.writer.text("\n");
}
function writeTable(node, render) {
  const [head, ...body] = node.children;
  const write = () => {
    render.writer.open("thead");
    writeRow(head, "th", node, render);
    render.writer.close("thead");
    if (body.length === 0) return;
    render.writer.open("tbody");
    for (const row of body) writeRow(row, "td", node, render);
    render.writer.close("tbody");
  };
  if (render.writer.has("table")) return render.writer.component("table", {}, write);
  render.writer.open("table");
  write();
  render.writer.close("table");
}
var ALIGN = { left: "text--left", center: "text--center", right: "text--right" };
function writeRow(row, tag, table, render) {
  render.writer.open("tr");
  const columns = table.align?.length ?? row.children.length;
  for (let i = 0; i < columns; i++) {
    const align2 = table.align?.[i];
    render.writer.open(tag, align2 ? { class: ALIGN[align2] } : void 0);
    const cell = row.children[i];
    if (cell) render.children(cell);
    render.writer.close(tag);
  }
  render.writer.close("tr");
}
function writeFootnotes(render) {
  if (render.footnoteCounts.size === 0) return;
  const { writer } = render;
  writer.open("section", { "data-footnotes": "true", class: "footnotes" });
  render.ids.push("footnote-label");
  writer.component("h2", { className: "sr-only", id: "footnote-label" }, () => writer.text("Footnotes"));
  writer.open("ol");
  for (const id of render.footnoteCounts.keys()) writeFootnote(render.context.footnotes.get(id), id, render);
  writer.close("ol");
  writer.close("section");
}
function writeFootnote(definition, id, render) {
  const name = footnoteName(definition, render.context.footnoteSuffix);
  const children = definition.children;
  const number = [...render.footnoteCounts.keys()].indexOf(id) + 1;
  render.ids.push(`user-content-fn-${name}`);
  render.writer.open("li", { id: `user-content-fn-${name}` });
  const last = children.at(-1);
  for (const child of children) {
    if (child !== last || child.type !== "paragraph") {
      render.node(child, definition);
      continue;
    }
    render.writer.open("p");
    render.children(child);
    backReferences(name, number, id, render);
    render.writer.close("p");
  }
  if (last?.type !== "paragraph") backReferences(name, number, id, render);
  render.writer.close("li");
}
function backReferences(name, number, id, render) {
  for (let i = 1; i <= render.footnoteCounts.get(id); i++) {
    const end = i > 1 ? `-${i}` : "";
    render.writer.text(" ");
    render.writer.open("a", {
      href: `#user-content-fnref-${name}${end}`,
      "data-footnote-backref": "",
      "aria-label": `Back to reference ${number}${end}`,
      class: "data-footnote-backref"
    });
    render.writer.text("\u21A9");
    if (i > 1) {
      render.writer.open("sup");
      render.writer.text(String(i));
      render.writer.close("sup");
    }
    render.writer.close("a");
  }
}

// renderer/compile/render-directives.ts
var directiveHandlers = {
  containerDirective(node, render) {
    if (isAdmonition(node, render)) return writeAdmonition(node, render);
    render.writer.open("div");
    render.children(node);
    render.writer.close("div");
  },
  leafDirective(node, render) {
    render.writer.open("div");
    render.children(node);
    render.writer.close("div");
  },
  // `12:30` and `a:b` are read as directives by the parsers; they are text.
  textDirective: (node, render) => render.writer.text(written(node, render))
};
function isAdmonition(node, render) {
  const { admonitions } = render.context.options.markdown;
  return admonitions !== false && admonitions.keywords.includes(node.name ?? "");
}
function written(node, render) {
  return render.context.text.slice(node.position.start.offset, node.position.end.offset);
}
function writeAdmonition(node, render) {
  const attributes3 = directiveAttributes(node);
  const [first] = node.children;
  const label = first?.data?.directiveLabel ? first : void 0;
  const props = { type: node.name };
  if (attributes3.class) props.className = attributes3.class;
  if (attributes3.id) {
    props.id = attributes3.id;
    render.ids.push(attributes3.id);
  }
  if (label) props.title = { content: () => render.children(label) };
  else if (attributes3.title) props.title = attributes3.title;
  render.writer.component("Admonition", props, () => render.children(node, label ? 1 : 0));
}

// renderer/compile/render-hast.ts
var VOID = /* @__PURE__ */ new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr"
]);
var hastHandlers = {
  element: writeElement,
  raw(node, render) {
    render.hasRawHtml = true;
    render.writer.html(node.value ?? "");
  },
  comment: () => {
  },
  doctype: () => {
  }
};
function writeElement(node, render) {
  const tag = node.tagName ?? "div";
  const properties = node.properties ?? {};
  if (typeof properties.id === "string") render.ids.push(properties.id);
  if (properties.style !== void 0) render.features.inlineStyle = true;
  const children = () => render.children(node);
  if (tag === "a" && typeof properties.href === "string") {
    const { href, ...rest } = properties;
    render.writer.component("a", { ...linkProps(String(href), node, render), ...reactProps(rest) }, children);
  } else if (tag === "img" && typeof properties.src === "string") {
    const alt = String(properties.alt ?? "");
    render.writer.component("img", {
      ...reactProps(properties),
      src: imageSource(properties.src, alt, node, render),
      alt
    });
  } else if (render.writer.has(tag)) render.writer.component(tag, reactProps(properties), children);
  else if (VOID.has(tag)) render.writer.single(tag, attributes(properties));
  else {
    render.writer.open(tag, attributes(properties));
    children();
    render.writer.close(tag);
  }
}
function reactProps(properties) {
  const props = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === void 0 || value === false) continue;
    const key = /^(?:data|aria)[A-Z]/.test(name) ? attributeName(name) : name;
    props[key] = Array.isArray(value) ? value.join(" ") : value;
  }
  return props;
}
function attributes(properties) {
  const result = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === void 0 || value === false) continue;
    result[attributeName(name)] = value === true ? "" : Array.isArray(value) ? value.join(" ") : String(value);
  }
  return result;
}
function attributeName(name) {
  if (name === "className") return "class";
  if (name === "htmlFor") return "for";
  if (/^(?:data|aria)[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  return name.toLowerCase();
}

// renderer/compile/write/html-writer.ts
import { createElement, Fragment } from "react";

// renderer/compile/write/writer.ts
function isContent(value) {
  return typeof value === "object" && value !== null && typeof value.content === "function";
}
function isSlot(value) {
  return typeof value === "object" && value !== null && typeof value.slot === "number";
}
function isCode(value) {
  return typeof value === "object" && value !== null && typeof value.code === "string";
}

// renderer/compile/write/html-writer.ts
var HtmlWriter = class {
  constructor(theme, locale) {
    this.theme = theme;
    this.locale = locale;
  }
  theme;
  locale;
  pieces = [];
  buffer = "";
  has(name) {
    return Object.hasOwn(this.theme.content, name);
  }
  text(value) {
    this.buffer += escapeHtml(value);
  }
  html(value) {
    this.buffer += value;
  }
  open(tag, attributes3) {
    this.buffer += attributes3 ? `<${tag}${attributeText(attributes3)}>` : `<${tag}>`;
  }
  close(tag) {
    this.buffer += `</${tag}>`;
  }
  single(tag, attributes3) {
    this.buffer += attributes3 ? `<${tag}${attributeText(attributes3)}/>` : `<${tag}/>`;
  }
  slot(index, _kind) {
    this.buffer += slotMark(index);
  }
  expression(_code) {
    throw new Error("an html part has no expressions");
  }
  component(name, props, children) {
    this.add(this.has(name) ? this.theme.content[name] : name, props, children);
  }
  host(tag, props, children) {
    this.add(tag, props, children);
  }
  add(type, props, children) {
    this.flush();
    const made = { type, props: this.contents(props), children: [] };
    if (children) made.children = this.collect(children);
    const html = typeof type === "string" ? void 0 : this.fastHtml(type, made);
    if (html === void 0) this.pieces.push(made);
    else this.buffer = html;
  }
  /** HTML of a component that can make it without React; the children must be HTML already. */
  fastHtml(type, made) {
    if (!type.html) return void 0;
    let inner = "";
    for (const child of made.children) {
      if (typeof child !== "string") return void 0;
      inner += child;
    }
    return type.html(markSlots(made.props), inner, this.locale);
  }
  collect(write) {
    const outer = this.pieces;
    this.pieces = [];
    write();
    this.flush();
    const collected = this.pieces;
    this.pieces = outer;
    return collected;
  }
  /** Renders props that are content, like the title of an admonition. */
  contents(props) {
    let read = props;
    for (const name in props) {
      const value = props[name];
      if (!isContent(value)) continue;
      if (read === props) read = { ...props };
      read[name] = { pieces: this.collect(value.content) };
    }
    return read;
  }
  flush() {
    if (this.buffer) this.pieces.push(this.buffer);
    this.buffer = "";
  }
  /** The whole HTML with slot marks; see `cutSlots`. */
  finish() {
    this.flush();
    if (this.pieces.every((piece) => typeof piece === "string")) return this.pieces.join("");
    const stored = [];
    const nodes = this.pieces.map((piece) => this.node(piece, stored));
    const root = this.theme.content.ContentRoot;
    const rendered = this.theme.renderContent(
      root ? createElement(root, { locale: this.locale }, ...nodes) : nodes
    );
    const parts = rendered.split(`${MARK_OPEN}h`);
    let html = parts[0];
    for (let i = 1; i < parts.length; i++) {
      const part = parts[i];
      const end = part.indexOf(MARK_CLOSE);
      html += stored[Number(part.slice(0, end))] + part.slice(end + 1);
    }
    return html;
  }
  node(piece, stored) {
    if (typeof piece === "string") {
      stored.push(piece);
      return `${MARK_OPEN}h${stored.length - 1}${MARK_CLOSE}`;
    }
    const children = piece.children.map((child) => this.node(child, stored));
    return createElement(piece.type, this.reactProps(piece.props, stored), ...children);
  }
  reactProps(props, stored) {
    let read = props;
    for (const name in props) {
      const value = props[name];
      const pieces = value?.pieces;
      if (!isSlot(value) && !pieces) continue;
      if (read === props) read = { ...props };
      read[name] = isSlot(value) ? slotMark(value.slot) : createElement(Fragment, null, ...pieces.map((piece) => this.node(piece, stored)));
    }
    return read;
  }
};
function markSlots(props) {
  for (const name in props) {
    const value = props[name];
    if (isSlot(value)) return { ...props, [name]: slotMark(value.slot) };
  }
  return props;
}
function slotMark(index) {
  return `${MARK_OPEN}s${index}${MARK_CLOSE}`;
}
function cutSlots(html) {
  const parts = html.split(`${MARK_OPEN}s`);
  const pieces = [];
  const order = [];
  let piece = parts[0];
  for (let i = 1; i < parts.length; i++) {
    const part = parts[i];
    const end = part.indexOf(MARK_CLOSE);
    const inAttribute = piece.endsWith('="');
    pieces.push(inAttribute ? piece.slice(0, piece.lastIndexOf(" ")) : piece);
    order.push(Number(part.slice(0, end)));
    piece = part.slice(end + (inAttribute ? 2 : 1));
  }
  pieces.push(piece);
  return { pieces, order };
}
function attributeText(attributes3) {
  let text2 = "";
  for (const name in attributes3) {
    const value = attributes3[name];
    if (value !== void 0) text2 += ` ${name}="${escapeHtml(value)}"`;
  }
  return text2;
}

// renderer/compile/render-jsx.ts
var jsxHandlers = {
  mdxJsxFlowElement: writeJsx,
  mdxJsxTextElement: writeJsx,
  mdxFlowExpression: writeExpression,
  mdxTextExpression: writeExpression,
  mdxjsEsm: () => {
  }
};
function componentName(name, components) {
  return components.get(name) ?? (KNOWN_COMPONENTS.has(name) ? name : void 0);
}
function writeExpression(node, render) {
  const result = evaluate(node.value ?? "", render.context.names);
  if (!result.known) return render.writer.expression(node.value ?? "");
  const { value } = result;
  if (typeof value === "string" || typeof value === "number") render.writer.text(String(value));
}
function writeJsx(node, render) {
  const name = node.name ?? "";
  if (name === "") return render.children(node);
  if (render.context.unknown.has(node)) return render.children(node);
  const component2 = componentName(name, render.context.components);
  const props = readProps(node, render);
  noteProps(component2, props, render);
  if (component2 === "Head" || name === "head") return writeHead(node, render);
  if (component2 === "DocCardList" && props.items === void 0) return writeCards(node, render);
  if (component2 === "CodeBlock") return writeCodeElement(node, props, render);
  if (component2 === "TOCInline") return render.writer.component("TOCInline", props);
  if (component2 === "Link") return writeLinkElement(node, props, render);
  if (name === "details" || component2 === "Details") return writeDetails(node, props, render);
  const children = node.children.length > 0 ? () => render.children(node) : void 0;
  if (component2 || !/^[a-z]/.test(name)) render.writer.component(component2 ?? name, props, children);
  else if (name === "img") render.writer.component(name, props);
  else render.writer.host(name, props, children);
}
function noteProps(component2, props, render) {
  if (component2 === "Tabs") render.features.tabs = true;
  if (component2 === "Mermaid") render.features.mermaid = true;
  if (component2 === "Mermaid" || props.style !== void 0) render.features.inlineStyle = true;
  for (const anchor of [props.id, props.name]) if (typeof anchor === "string") render.ids.push(anchor);
}
function readProps(node, render) {
  const props = {};
  for (const [i, attribute2] of jsxAttributes(node).entries()) {
    const { value } = attribute2;
    if (!attribute2.name) {
      props[`...${i}`] = { code: String(value).replace(/^\s*\.\.\./, "") };
      continue;
    }
    if (value === null || value === void 0) props[attribute2.name] = true;
    else if (typeof value === "string") props[attribute2.name] = value;
    else {
      const result = evaluate(value.value, render.context.names);
      props[attribute2.name] = result.known ? result.value : { code: value.value };
    }
  }
  return hostProps(node, props, render);
}
function hostProps(node, props, render) {
  const result = {};
  for (const [name, value] of Object.entries(props)) {
    if (isAsset(value)) {
      const image = name === "src" || name === "poster" || name === "image";
      if (image) result[name] = imageSource(value.asset, String(props.alt ?? ""), node, render);
      else Object.assign(result, linkProps(value.asset, node, render));
    } else if (name === "style" && typeof value === "string") result.style = styleObject(value);
    else if (name === "class" && props.className === void 0) result.className = value;
    else if (typeof value !== "string" || !/^on[a-z]/i.test(name)) result[name] = value;
  }
  return result;
}
function styleObject(text2) {
  const style = {};
  for (const part of text2.split(";")) {
    const colon = part.indexOf(":");
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim();
    const key = name.startsWith("--") ? name : name.replace(/^-ms-/, "ms-").replace(/-([a-z])/g, (_, c) => c.toUpperCase());
    if (name) style[key] = part.slice(colon + 1).trim();
  }
  return style;
}
function writeCards(node, render) {
  const { slot } = render.slot({ kind: "cards", ...render.context.places.of(node) });
  render.writer.slot(slot, "cards");
}
function writeLinkElement(node, props, render) {
  const { to, href, ...rest } = props;
  const url = to ?? href;
  const address = typeof url === "string" ? linkProps(url, node, render) : { href: url };
  render.writer.component("a", { ...address, ...rest }, () => render.children(node));
}
function writeCodeElement(node, props, render) {
  const code = node.children.map((child) => codeText(child, render)).join("");
  const meta = readMeta(
    String(props.language ?? String(props.className ?? "").replace(/^language-/, "")),
    metaOf(props)
  );
  if (typeof props.title === "string") meta.title = props.title;
  writeCodeBlock(code, meta, render);
}
function metaOf(props) {
  const numbers = props.showLineNumbers;
  const flag = numbers === void 0 || numbers === false ? "" : numbers === true ? " showLineNumbers" : ` showLineNumbers=${String(numbers)}`;
  return `${String(props.metastring ?? "")}${flag}`;
}
function codeText(node, render) {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const result = evaluate(node.value ?? "", render.context.names);
    return result.known && typeof result.value === "string" ? result.value : "";
  }
  return node.value ?? (node.children ?? []).map((child) => codeText(child, render)).join("");
}
function writeDetails(node, props, render) {
  const hasSummary = node.children.some(
    (child) => child.name === "summary" || child.children?.some((inner) => inner.name === "summary")
  );
  const all2 = hasSummary || props.summary !== void 0 ? props : { ...props, summary: "Details" };
  render.writer.component("details", all2, () => render.children(node));
}
function writeHead(node, render) {
  const { theme, options, head } = render.context;
  const inner = new HtmlWriter(theme, options.titleDefaults.locale);
  for (const child of node.children ?? []) {
    const tags = child.type === "paragraph" ? child.children : [child];
    for (const tag of tags) {
      if (!tag.name || !HEAD_TAGS.has(tag.name)) continue;
      inner.host(
        tag.name,
        readProps(tag, render),
        tag.children?.length ? () => inner.text(headText(tag, render)) : void 0
      );
    }
  }
  head.push(inner.finish());
}
var HEAD_TAGS = /* @__PURE__ */ new Set(["title", "meta", "link", "base", "script", "style", "noscript", "html", "body"]);
function headText(node, render) {
  return (node.children ?? []).map((child) => codeText(child, render)).join("");
}

// renderer/compile/render.ts
var handlers = {
  ...blockHandlers,
  ...inlineHandlers,
  ...directiveHandlers,
  ...jsxHandlers,
  ...hastHandlers
};
var Render = class {
  constructor(context, writer) {
    this.context = context;
    this.writer = writer;
  }
  context;
  writer;
  slots = [];
  /** What the body turned out to need. */
  features = {};
  /** Raw HTML was written: the body has to be balanced. */
  hasRawHtml = false;
  /** Anchors written in the content: ids of elements and footnotes. */
  ids = [];
  /** Identifiers of footnotes in the order of their first reference, with the number of references. */
  footnoteCounts = /* @__PURE__ */ new Map();
  node(node, parent) {
    const handler = handlers[node.type];
    if (handler) handler(node, this, parent);
    else if (node.children) this.children(node);
  }
  /** Renders the children; JSX elements side by side keep a line end between them, as they had in the source. */
  children(node, from = 0) {
    const list2 = node.children;
    for (let i = from; i < list2.length; i++) {
      const child = list2[i];
      if (i > from && isBlockJsx(child) && isBlockJsx(list2[i - 1])) this.writer.text("\n");
      this.node(child, node);
    }
  }
  slot(slot) {
    this.slots.push(slot);
    return { slot: this.slots.length - 1 };
  }
};
function isBlockJsx(node) {
  return isJsx(node) && node.type === "mdxJsxFlowElement";
}

// renderer/compile/truncate.ts
var MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
function findTruncateMarker(body) {
  return body.includes("truncate") ? body.search(MARKER) : -1;
}
function treeBefore(root, offset2, places) {
  const at = (parsed) => places.offset(parsed ?? 0);
  const cut = (node) => {
    if (node.type === "definition" || node.type === "footnoteDefinition") return node;
    if (node.position && at(node.position.start.offset) >= offset2) return void 0;
    if (!node.position || at(node.position.end.offset) <= offset2) return node;
    if (node.children) return { ...node, children: node.children.map(cut).filter((child) => child !== void 0) };
    if (node.type === "code") return { ...node, value: beforeMarker(node.value ?? "") };
    return node.type === "text" ? { ...node, value: beforeMarker(node.value ?? "") } : node;
  };
  return { ...root, children: root.children.map(cut).filter((child) => child !== void 0) };
}
function beforeMarker(value) {
  const at = value.search(MARKER);
  return at < 0 ? value : value.slice(0, at);
}

// renderer/compile/write/jsx-writer.ts
var REACT_NAMES = { class: "className", checked: "defaultChecked" };
var JsxWriter = class {
  /**
   * @param table names in the theme's content table
   * @param bound names that the page itself brings in or declares
   */
  constructor(table, bound) {
    this.table = table;
    this.bound = bound;
  }
  table;
  bound;
  source = "";
  has(name) {
    return this.table.has(name);
  }
  text(value) {
    this.source += `{${JSON.stringify(value)}}`;
  }
  html(value) {
    this.source += `<_Raw html={${JSON.stringify(value)}}/>`;
  }
  open(tag, attributes3) {
    this.source += `<${tag}${hostAttributes(attributes3)}>`;
  }
  close(tag) {
    this.source += `</${tag}>`;
  }
  single(tag, attributes3) {
    this.source += `<${tag}${hostAttributes(attributes3)}/>`;
  }
  expression(code) {
    this.source += `{${code}}`;
  }
  slot(index, _kind) {
    this.source += `<_Cards slot={_slots[${index}]}/>`;
  }
  component(name, props, children) {
    this.element(this.tagOf(name), props, children);
  }
  host(tag, props, children) {
    this.element(tag, props, children);
  }
  element(tag, props, children) {
    const attributes3 = this.attributes(props);
    if (!children) {
      this.source += `<${tag}${attributes3}/>`;
      return;
    }
    this.source += `<${tag}${attributes3}>`;
    children();
    this.source += `</${tag}>`;
  }
  tagOf(name) {
    if (this.bound.has(name.split(".")[0])) return name;
    return this.table.has(name) || KNOWN_COMPONENTS.has(name) ? `_c.${name}` : name;
  }
  attributes(props) {
    let text2 = "";
    for (const [name, value] of Object.entries(props)) {
      if (value === void 0) continue;
      if (isSlot(value)) text2 += ` {..._slot(_slots[${value.slot}])}`;
      else if (name.startsWith("...") && isCode(value)) text2 += ` {...${value.code}}`;
      else text2 += ` ${name}={${this.value(value)}}`;
    }
    return text2;
  }
  value(value) {
    if (isCode(value)) return value.code;
    if (!isContent(value)) return JSON.stringify(value);
    const outer = this.source;
    this.source = "";
    value.content();
    const inner = this.source;
    this.source = outer;
    return `<>${inner}</>`;
  }
  /** The JSX of everything written. */
  finish() {
    return this.source;
  }
};
function hostAttributes(attributes3) {
  let text2 = "";
  for (const [name, value] of Object.entries(attributes3 ?? {})) {
    if (value !== void 0)
      text2 += value === "" ? ` ${REACT_NAMES[name] ?? name}` : ` ${REACT_NAMES[name] ?? name}={${JSON.stringify(value)}}`;
  }
  return text2;
}

// renderer/compile/finish.ts
function finishBody(page, isModule) {
  const write = isModule ? writeJsx2 : writeHtml;
  const whole = write(page, page.output, true);
  const before2 = page.marker < 0 ? void 0 : treeBefore(page.output, page.marker + page.places.bodyStart, page.places);
  const preview = before2 && write(page, before2, false);
  const { render } = whole;
  const body = isModule ? { html: [], module: moduleSource(page, whole.pieces[0], preview?.pieces[0]) } : { html: whole.pieces, ...preview ? { preview: preview.pieces } : {} };
  if (render.context.head.length > 0) body.head = render.context.head.join("");
  return {
    body,
    slots: whole.order.map((index) => render.slots[index]),
    previewSlots: preview?.order.length ?? 0,
    features: render.features,
    ids: render.ids
  };
}
function writeJsx2(page, tree, whole) {
  const writer = new JsxWriter(new Set(Object.keys(page.theme.content)), boundNames(page));
  const render = renderTree(page, tree, whole, writer);
  return { render, pieces: [writer.finish()], order: [...render.slots.keys()] };
}
function writeHtml(page, tree, whole) {
  const writer = new HtmlWriter(page.theme, page.options.titleDefaults.locale);
  const render = renderTree(page, tree, whole, writer);
  const html = writer.finish();
  return { render, ...cutSlots(render.hasRawHtml ? balance(html) : html) };
}
function renderTree(page, tree, whole, writer) {
  const { links, footnotes } = page.survey;
  const render = new Render(
    {
      options: page.options,
      places: page.places,
      text: page.text,
      definitions: links,
      footnotes,
      names: page.names,
      unknown: page.unknown,
      components: page.esm.components,
      footnoteSuffix: footnoteSuffix(page.source),
      theme: page.theme,
      checked: page.checked,
      head: [],
      whole
    },
    writer
  );
  render.children(tree);
  if (whole) writeFootnotes(render);
  return render;
}

// renderer/compile/kind.ts
function moduleReasons(survey, context) {
  const reasons = /* @__PURE__ */ new Set();
  for (const name of context.esm.exported) if (name !== "toc") reasons.add(`export ${name}`);
  for (const node of survey.expressions) {
    const result = evaluate(node.value ?? "", context.names);
    if (!result.known || typeof result.value === "object" && result.value !== null) reasons.add(`{${node.value}}`);
  }
  for (const node of survey.elements) elementReasons(node, context, reasons);
  return reasons;
}
function runs(name, { esm }) {
  const root = name.split(".")[0];
  return esm.others.has(root) || esm.partials.has(root) || esm.exported.has(root);
}
function elementReasons(node, context, reasons) {
  const name = node.name ?? "";
  if (runs(name, context)) reasons.add(`<${name}>`);
  for (const attribute2 of jsxAttributes(node)) {
    const { value } = attribute2;
    if (attribute2.type === "mdxJsxExpressionAttribute") reasons.add("{...}");
    else if (typeof value === "object" && value !== null && !isEmpty(value.value)) {
      if (!evaluate(value.value, context.names).known) reasons.add(`${attribute2.name}={${value.value}}`);
    }
  }
}
function unknownElements(survey, context) {
  return survey.elements.filter(({ name }) => {
    if (!name || /^[a-z]/.test(name) || runs(name, context) || context.esm.assets.has(name)) return false;
    return !componentName(name, context.esm.components) && !Object.hasOwn(context.table, name);
  });
}

// renderer/compile/markdown-copy.ts
function markdownCopy2(page) {
  const { title, frontMatter } = page;
  let text2 = page.body;
  const cuts = (page.tree.children ?? []).filter((node) => node.type === "mdxjsEsm" && node.position).map((node) => [node.position.start.offset, node.position.end.offset]).map(
    ([start, end]) => [page.places.offset(start) - page.places.bodyStart, page.places.offset(end) - page.places.bodyStart]
  );
  for (const [start, end] of cuts.reverse()) text2 = text2.slice(0, start) + text2.slice(end);
  text2 = text2.replace(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/, "").trim();
  const heading = title === void 0 && typeof frontMatter.title === "string" && frontMatter.title !== "" ? `# ${frontMatter.title}

` : "";
  return `${heading}${text2}
`;
}

// renderer/compile/place.ts
var Places = class {
  /**
   * @param text the file
   * @param bodyStart offset of the parsed body in it
   * @param edits what the rewrites did to the body, by rewrite, in order of place
   */
  constructor(path, text2, bodyStart, edits = []) {
    this.path = path;
    this.text = text2;
    this.bodyStart = bodyStart;
    this.edits = edits;
  }
  path;
  text;
  bodyStart;
  edits;
  starts;
  /** Notes a further rewrite. */
  rewritten(edits) {
    if (edits.length > 0) this.edits.push(edits);
  }
  /** Offset in the file of an offset in the parsed text. */
  offset(parsed) {
    let at = parsed;
    for (let i = this.edits.length - 1; i >= 0; i--) at = before(this.edits[i], at);
    return at + this.bodyStart;
  }
  /** Line and column, both from 1, of an offset in the file. */
  at(offset2) {
    this.starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (this.starts[middle] <= offset2) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset2 - this.starts[low] + 1 };
  }
  /** Offset in the file of a line and column. */
  offsetOf(line, column) {
    this.starts ??= lineStarts(this.text);
    return (this.starts[line - 1] ?? 0) + column - 1;
  }
  /** Line and column where a node starts. */
  of(node) {
    return this.at(this.offset(node.position?.start.offset ?? 0));
  }
  /** Text of a line of the file, from 1. */
  line(number) {
    this.starts ??= lineStarts(this.text);
    const start = this.starts[number - 1] ?? this.text.length;
    const end = this.text.indexOf("\n", start);
    return this.text.slice(start, end < 0 ? void 0 : end).replace(/\r$/, "");
  }
  /** A problem at an offset in the file. */
  problem(code, args, offset2, length = 1) {
    const { line, column } = this.at(offset2);
    const sourceLine = this.line(line);
    const marked = Math.max(1, Math.min(length, sourceLine.length - column + 1));
    return problem(code, args, { file: this.path, line, column, length: marked, sourceLine });
  }
};
function before(edits, after) {
  let shift = 0;
  for (const edit of edits) {
    const start = edit.at + shift;
    if (after < start) break;
    if (after < start + edit.inserted) return edit.at + Math.min(edit.removed, after - start);
    shift += edit.inserted - edit.removed;
  }
  return after - shift;
}
function lineStarts(text2) {
  const starts = [0];
  for (let at = text2.indexOf("\n"); at >= 0; at = text2.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

// renderer/compile/code/checked.ts
import { transform } from "esbuild";
var SCRIPT = /^(?:js|javascript|mjs|ts|typescript|mts)$/;
var LANGUAGE = /^(?:[jt]sx?|javascript|typescript|m[jt]s)$/;
var NOT_RUN = ["check", "no-check", "browser"];
var SHOWS = /\/\/\s*(?:=>|throws\s)|\bconsole\./;
var NODE_ONLY = /^\s*import\b|\bimport\(|\bprocess\.|\bBuffer\b|\brequire\(|\bsetImmediate\b|\bgc\(/m;
async function checkedBlocks(tree, checked) {
  const found = /* @__PURE__ */ new Map();
  for (const { nodes } of fencesOf(tree).values()) {
    const since = checked.since[unitKey(nodes)];
    if (since === void 0) continue;
    const scripts = await Promise.all(nodes.map(({ lang, code }) => lang.includes("t") ? withoutTypes(code) : code));
    const runnable = nodes.every(({ lang }) => SCRIPT.test(lang)) && !scripts.some((code) => NODE_ONLY.test(code));
    for (const [index, { node, lang, code }] of nodes.entries()) {
      const script = runnable && lang.includes("t") ? scripts[index] : void 0;
      found.set(node, { node: checked.node, since, runnable: runnable && SHOWS.test(code), script });
    }
  }
  return found;
}
function fencesOf(tree) {
  const units = /* @__PURE__ */ new Map();
  let last;
  const visit2 = (node) => {
    for (const child of node.children ?? []) visit2(child);
    if (node.type !== "code") return;
    const meta = readMeta(node.lang, node.meta);
    const lang = meta.language.toLowerCase();
    const code = restoreComments(node.value ?? "");
    if (lang === "text" && /(?:^|\s)output(?:\s|$)/.test(node.meta ?? "")) {
      if (last) last.output = code.trimEnd();
      return;
    }
    last = void 0;
    if (!LANGUAGE.test(lang) || meta.live || meta.flags.some((flag) => NOT_RUN.includes(flag))) return;
    const scope = meta.flags.find((flag) => flag.startsWith("scope="));
    const unit = units.get(scope ?? node) ?? { nodes: [] };
    last = { node, lang, code };
    unit.nodes.push(last);
    units.set(scope ?? node, unit);
  };
  visit2(tree);
  return units;
}
async function withoutTypes(code) {
  const { code: script } = await transform(markComments(code), {
    loader: "ts",
    target: "es2022",
    legalComments: "inline",
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } }
  });
  return script.trimEnd();
}

// renderer/compile/emoji.ts
import { nameToEmoji } from "gemoji";
var CODE = /:([+\w-]+):/g;
function replaceEmoji(texts) {
  for (const node of texts) {
    node.value = node.value.replace(
      CODE,
      (code, name) => Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : code
    );
  }
}

// renderer/compile/esm.ts
var ASSET = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mp3|ogg|wav|pdf|zip|docx?|xlsx?|pptx?|ttf|woff2?|otf)$/i;
var EXTENSIONS = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mdx",
  ".md",
  ".json",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js"
];
function readEsm(root, context) {
  const esm = {
    imports: [],
    components: /* @__PURE__ */ new Map(),
    partials: /* @__PURE__ */ new Map(),
    assets: /* @__PURE__ */ new Map(),
    missing: /* @__PURE__ */ new Map(),
    others: /* @__PURE__ */ new Set(),
    exported: /* @__PURE__ */ new Set(),
    statements: []
  };
  for (const node of root.children ?? []) {
    if (node.type !== "mdxjsEsm") continue;
    const program = parseModule(node.value ?? "");
    if (program) readProgram(program, node, esm, context);
  }
  return esm;
}
function readProgram(program, node, esm, context) {
  for (const statement of program.body) {
    const source = node.value.slice(statement.start, statement.end);
    if (statement.type === "ImportDeclaration") {
      esm.statements.push({ node, source, kind: "import" });
      readImport(statement, node, esm, context);
      continue;
    }
    esm.statements.push({ node, source, kind: "export" });
    if (statement.type === "ExportDefaultDeclaration") esm.exported.add("default");
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const specifier of statement.specifiers)
      if (specifier.exported.type === "Identifier") esm.exported.add(specifier.exported.name);
    const { declaration } = statement;
    if (declaration?.type === "VariableDeclaration") {
      for (const { id } of declaration.declarations) patternNames(id, esm.exported);
    } else if (declaration?.id) esm.exported.add(declaration.id.name);
  }
}
function patternNames(pattern, names) {
  if (pattern.type === "Identifier") names.add(pattern.name);
  for (const property of pattern.properties ?? []) {
    patternNames(property.value ?? property.argument, names);
  }
  for (const element3 of pattern.elements ?? [])
    if (element3) patternNames(element3, names);
}
function readImport(statement, node, esm, context) {
  const specifier = String(statement.source.value);
  const locals = statement.specifiers.map((entry) => entry.local.name);
  const file = resolveFile(specifier, context);
  const target = targetOf(specifier, file);
  const line = context.places.of(node).line + (statement.loc.start.line - 1);
  esm.imports.push({ specifier, target, names: locals, ...file ? { file } : {}, line });
  const builtin = builtinOf(specifier);
  for (const entry of statement.specifiers) {
    const local = entry.local.name;
    if (target !== "theme" && isLocal(specifier) && !file) {
      esm.missing.set(local, specifier);
      continue;
    }
    const isDefault = entry.type === "ImportDefaultSpecifier";
    if (builtin && isDefault) esm.components.set(local, builtin);
    else if (target === "partial" && isDefault) esm.partials.set(local, esm.imports.length - 1);
    else if (target === "asset" && isDefault) esm.assets.set(local, specifier);
    else esm.others.add(local);
  }
}
function targetOf(specifier, file) {
  if (isThemeSpecifier(specifier)) return "theme";
  const name = (file ?? specifier).replace(/^!!?.*!/, "").replace(/[?#].*$/, "");
  if (/\.mdx?$/.test(name)) return "partial";
  if (/\.(?:json|ya?ml)$/.test(name)) return "data";
  return ASSET.test(name) ? "asset" : "client";
}
function resolveFile(specifier, context) {
  const bare = specifier.replace(/^!!?.*!/, "").replace(/[?#].*$/, "");
  const base = bare.startsWith("@site/") ? bare.slice(6) : bare.startsWith(".") ? joinPath(dirname(context.path), bare) : void 0;
  if (base === void 0) return void 0;
  return EXTENSIONS.map((extension) => base + extension).find((path) => context.fileExists(path));
}
function isLocal(specifier) {
  return specifier.startsWith("./") || specifier.startsWith("../") || specifier.startsWith("@site/");
}
function dirname(path) {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash);
}
function joinPath(base, path) {
  const parts = base ? base.split("/") : [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else parts.push(part);
  }
  return parts.join("/");
}

// renderer/compile/headings.ts
import GithubSlugger, { slug as plainSlug } from "github-slugger";
function numberHeadings(headings, options) {
  const slugger = new GithubSlugger();
  for (const node of headings) node.data = { ...node.data, id: headingId(node, options, slugger) };
}
function outlineOf(nodes, partials, places) {
  const outline = [];
  for (const node of nodes) {
    const { line } = node.type === "heading" || partials.size > 0 ? places.of(node) : { line: 0 };
    const partial = isJsx(node) ? partials.get(node.name ?? "") : void 0;
    if (partial !== void 0) outline.push({ level: 0, id: "", text: "", html: "", line, partial });
    if (node.type !== "heading") continue;
    const text2 = plainText(node).replace(/\s+/g, " ").trim();
    outline.push({ level: node.depth, id: node.data?.id ?? "", text: text2, html: headingHtml(node), line });
  }
  return outline;
}
function headingId(node, options, slugger) {
  const given = node.data?.hProperties?.id ?? node.data?.id;
  const comment = takeCommentId(node);
  const classic = options.ids.size > 0 ? classicId(node, options) : void 0;
  const explicit = typeof given === "string" ? given : comment ?? classic;
  if (explicit !== void 0) return explicit;
  return slugger.slug(plainText(node), options.maintainCase);
}
function classicId(node, { ids, places }) {
  if (!node.position) return void 0;
  const bodyLine = places.at(places.bodyStart).line;
  const first = places.at(places.offset(node.position.start.offset)).line;
  const last = places.at(places.offset(node.position.end.offset)).line;
  for (let line = first; line <= last; line++) {
    const id = ids.get(line - bodyLine + 1);
    if (id !== void 0) return id;
  }
  return void 0;
}
function takeCommentId(node) {
  const last = node.children?.at(-1);
  if (!last) return void 0;
  const words = last.type === "mdxTextExpression" ? /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(last.value ?? "")?.[1]?.replace(MARK_COMMENT, "") : last.type === "html" ? /^<!--([\s\S]*)-->$/.exec(last.value ?? "")?.[1] : void 0;
  const id = words === void 0 ? void 0 : /^\s*#(\S+)/.exec(words)?.[1];
  if (id === void 0) return void 0;
  node.children.pop();
  const before2 = node.children.at(-1);
  if (before2?.type === "text") before2.value = before2.value.replace(/\s+$/, "");
  return id;
}
var KEPT = { emphasis: "em", strong: "strong", delete: "del" };
function headingHtml(node) {
  let html = "";
  for (const child of node.children ?? []) {
    if (child.type === "text") html += escapeHtml(child.value.replace(/\s*\n\s*/g, " "));
    else if (child.type === "inlineCode") html += `<code>${escapeHtml(child.value)}</code>`;
    else if (KEPT[child.type]) html += `<${KEPT[child.type]}>${headingHtml(child)}</${KEPT[child.type]}>`;
    else if (isJsx(child)) html += jsxHtml(child);
    else if (child.children) html += headingHtml(child);
  }
  return html.trim();
}
function jsxHtml(node) {
  const inner = headingHtml(node);
  const name = node.name ?? "";
  if (!/^[a-z][a-z0-9]*$/.test(name) || name === "a" || name === "img" || name === "br") return inner;
  const given = jsxAttributes(node).find(
    (attribute2) => attribute2.name === "className" || attribute2.name === "class"
  )?.value;
  return typeof given === "string" ? `<${name} class="${escapeHtml(given)}">${inner}</${name}>` : `<${name}>${inner}</${name}>`;
}

// renderer/compile/line-breaks.ts
function joinHanLines(node) {
  const { children } = node;
  if (!children) return;
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child.type !== "text") joinHanLines(child);
    else if (child.value.includes("\n")) child.value = joined(child.value, children[i - 1], children[i + 1]);
  }
}
function joined(value, previous, next) {
  return value.replace(/[ \t]*\n[ \t]*/g, (found, at) => {
    const end = at + found.length;
    const before2 = at > 0 ? value[at - 1] : previous ? plainText(previous).at(-1) : void 0;
    const after = end < value.length ? value[end] : next ? plainText(next)[0] : void 0;
    return before2 && after && joinsLines(before2, after) ? "" : "\n";
  });
}

// renderer/compile/emphasis-items.ts
var BLOCKS = /* @__PURE__ */ new Set(["paragraph", "heading", "tableCell"]);
var MARKS = {
  emphasis: { char: "*", length: 1 },
  strong: { char: "*", length: 2 },
  delete: { char: "~", length: 0 }
};
function readItems(parent, source) {
  const pieces = [];
  if (!flatten(parent.children, source, pieces, 0)) return void 0;
  const runs2 = [];
  for (const piece of pieces) {
    const last = runs2.at(-1);
    if (piece.type === "run" && last?.type === "run" && last.char === piece.char && last.end === piece.start)
      last.end = piece.end;
    else runs2.push(piece);
  }
  const bounds = BLOCKS.has(parent.type) ? [offset(parent.children[0], "start"), offset(parent.children.at(-1), "end")] : [-1, -1];
  for (const run2 of runs2) {
    if (run2.type !== "run") continue;
    run2.before = run2.start === bounds[0] ? void 0 : source[run2.start - 1];
    run2.after = run2.end === bounds[1] ? void 0 : source[run2.end];
  }
  return runs2;
}
function offset(node, side) {
  return node.position?.[side].offset ?? -1;
}
function flatten(nodes, source, items, depth) {
  for (const node of nodes) {
    if (node.type === "text") {
      if (!splitText(node, source, items, depth)) return false;
      continue;
    }
    const mark = MARKS[node.type];
    const start = offset(node, "start");
    const end = offset(node, "end");
    if (!mark || start < 0 || source[start] !== mark.char) {
      items.push({ type: "node", node });
      continue;
    }
    const length = mark.length || (source[start + 1] === "~" ? 2 : 1);
    items.push(run(mark.char, start, start + length, depth));
    if (!flatten(node.children, source, items, depth + 1)) return false;
    items.push(run(mark.char, end - length, end, depth));
  }
  return true;
}
function run(char, start, end, depth) {
  return { type: "run", char, start, end, before: void 0, after: void 0, loose: false, depth };
}
function splitText(node, source, items, depth) {
  const value = node.value;
  const end = offset(node, "end");
  if (!/[*~]/.test(value)) {
    items.push({ type: "node", node });
    return true;
  }
  let at = offset(node, "start");
  let from = 0;
  let fromSource = at;
  const flush = (to, toSource) => {
    if (to > from) items.push({ type: "node", node: textNode(value.slice(from, to), fromSource, toSource) });
  };
  for (let i = 0; i < value.length; ) {
    const step = align(value, i, source, at, end);
    if (!step) return false;
    const isMark2 = step.plain && (value[i] === "*" || value[i] === "~");
    if (isMark2) {
      flush(i, step.at);
      items.push({ ...run(value[i], step.at, step.at + 1, depth), loose: true });
      from = i + 1;
      fromSource = step.at + 1;
    }
    i += step.length;
    at = step.next;
  }
  flush(value.length, end);
  return true;
}
function align(value, i, source, from, end) {
  let at = from;
  while (at < end && source[at] !== value[i] && /[ \t>]/.test(source[at])) at++;
  if (source[at] === "\\" && source[at + 1] === value[i] && /[!-/:-@[-`{-~]/.test(value[i])) {
    return { at, next: at + 2, length: 1, plain: false };
  }
  const reference = source[at] === "&" ? /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{1,31});/.exec(source.slice(at, at + 40)) : null;
  if (reference) {
    const literal = value.startsWith(reference[0], i);
    if (!literal)
      return { at, next: at + reference[0].length, length: value.codePointAt(i) > 65535 ? 2 : 1, plain: false };
  }
  return source[at] === value[i] ? { at, next: at + 1, length: 1, plain: true } : void 0;
}
function textNode(value, start, end) {
  const point = (offset2) => ({ line: 0, column: 0, offset: offset2 });
  return { type: "text", value, position: { start: point(start), end: point(end) } };
}

// renderer/compile/emphasis.ts
function mendEmphasis(root, text2) {
  if (!mayNeedMending(text2)) return;
  mend(root, text2);
}
function mayNeedMending(text2) {
  for (const mark of ["*", "~"]) {
    for (let at = text2.indexOf(mark); at >= 0; at = text2.indexOf(mark, at + 1)) {
      let end = at + 1;
      while (text2[end] === mark) end++;
      if (flanks(text2[at - 1], text2[end], true) !== flanks(text2[at - 1], text2[end], false)) return true;
      at = end - 1;
    }
  }
  return false;
}
var MOST = 2e3;
function mend(node, text2) {
  if (!node.children) return;
  if (mayDiffer(node)) {
    const items = readItems(node, text2);
    if (items && items.length <= MOST && wouldDiffer(items)) node.children = match(items, text2);
  }
  for (const child of node.children) mend(child, text2);
}
function mayDiffer(node) {
  return node.children.some(
    (child) => child.type === "text" ? /[*~]/.test(child.value) : isMark(child) && child.children.some((inner) => isMark(inner) || mayDiffer(child))
  );
}
function isMark({ type }) {
  return type === "strong" || type === "emphasis" || type === "delete";
}
function wouldDiffer(items) {
  let looseBefore = false;
  for (const item of items) {
    if (item.type !== "run") continue;
    const gained = flanks(item.before, item.after, true) & ~flanks(item.before, item.after, false);
    if (gained && item.loose) return true;
    if (gained & 2 && (item.depth > 0 || looseBefore)) return true;
    looseBefore ||= item.loose;
  }
  return false;
}
function flanks(before2, after, friendly) {
  const left = flanksOneSide(after, before2, friendly);
  const right = flanksOneSide(before2, after, friendly);
  return (left ? 1 : 0) + (right ? 2 : 0);
}
function flanksOneSide(inner, outer, friendly) {
  if (isWhitespace(inner)) return false;
  const innerPunctuation = isPunctuation(inner) && !(friendly && isCjk(inner));
  if (!innerPunctuation) return true;
  return isWhitespace(outer) || isPunctuation(outer) || friendly && isCjk(outer);
}
function match(items, text2) {
  const output = [];
  const delimiters = [];
  for (const item of items) {
    if (item.type === "node") output.push(item.node);
    else {
      const node = {
        type: "text",
        value: text2.slice(item.start, item.end),
        position: position(item.start, item.end)
      };
      output.push(node);
      const sides = flanks(item.before, item.after, true);
      const count = item.end - item.start;
      if (item.char === "~" && count > 2) continue;
      delimiters.push({
        char: item.char,
        count,
        original: count,
        canOpen: (sides & 1) > 0,
        canClose: (sides & 2) > 0,
        start: item.start,
        end: item.end,
        node
      });
    }
  }
  for (let i = 0; i < delimiters.length; i++) {
    const closer = delimiters[i];
    if (!closer?.canClose) continue;
    const at = openerOf(delimiters, i);
    if (at < 0) continue;
    join(output, delimiters[at], closer);
    for (let j = at + 1; j < i; j++) delimiters[j] = void 0;
    if (closer.count > 0) i--;
  }
  return mergeTexts(output.filter((node) => node.type !== "text" || node.value !== ""));
}
function openerOf(delimiters, closerAt) {
  const closer = delimiters[closerAt];
  for (let i = closerAt - 1; i >= 0; i--) {
    const opener = delimiters[i];
    if (!opener?.canOpen || opener.char !== closer.char || opener.count === 0) continue;
    if (closer.char === "~") {
      if (opener.count === closer.count) return i;
      continue;
    }
    const either = opener.canClose || closer.canOpen;
    const sum = opener.original + closer.original;
    if (either && sum % 3 === 0 && (opener.original % 3 !== 0 || closer.original % 3 !== 0)) continue;
    return i;
  }
  return -1;
}
function join(output, opener, closer) {
  const used = closer.char === "~" ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1;
  const from = output.indexOf(opener.node) + 1;
  const to = output.indexOf(closer.node);
  const children = mergeTexts(output.slice(from, to).filter((node) => node.type !== "text" || node.value !== ""));
  const type = closer.char === "~" ? "delete" : used === 2 ? "strong" : "emphasis";
  const made = { type, children, position: position(opener.end - used, closer.start + used) };
  output.splice(from, to - from, made);
  take(opener, used, -1);
  take(closer, used, 1);
}
function take(run2, used, side) {
  run2.count -= used;
  if (side < 0) run2.end -= used;
  else run2.start += used;
  run2.node.value = run2.char.repeat(run2.count);
  run2.node.position = position(run2.start, run2.end);
}
function mergeTexts(nodes) {
  const merged = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === "text" && last?.type === "text") {
      merged[merged.length - 1] = {
        type: "text",
        value: last.value + node.value,
        position: { start: last.position.start, end: node.position.end }
      };
    } else merged.push(node);
  }
  return merged;
}
function position(start, end) {
  return { start: { line: 0, column: 0, offset: start }, end: { line: 0, column: 0, offset: end } };
}

// renderer/compile/rewrite.ts
var FENCE = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})([^\n]*)$/;
var ADMONITION = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*:{3,}([A-Za-z][\w-]*))([ \t]+)([^\s{].*?)[ \t]*$/;
var HEADING_ID = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t].*?(\{#([^{}#]+)\})[ \t]*$/;
var SETEXT_ID = /^.*?\S.*?(\{#([^{}#]+)\})[ \t]*$/;
var UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
function cleanCharacters(text2) {
  return /[\u0000\uFDD0-\uFDEF]/.test(text2) ? text2.replace(/[\u0000\uFDD0-\uFDEF]/g, "\uFFFD") : text2;
}
function rewrite(body, options) {
  const ids = /* @__PURE__ */ new Map();
  const comments = options.mdx && options.comments && body.includes("<!--");
  const headingIds = options.headingIds && body.includes("{#");
  if (!comments && !headingIds && !body.includes(":::") && !body.includes("mdx-code-block"))
    return { text: body, edits: [], ids };
  const scan = new Scan(body, options, comments, headingIds, ids);
  scan.run();
  return { ...apply(body, scan.changes), ids };
}
var Scan = class {
  constructor(body, options, comments, headingIds, ids) {
    this.body = body;
    this.options = options;
    this.comments = comments;
    this.headingIds = headingIds;
    this.ids = ids;
  }
  body;
  options;
  comments;
  headingIds;
  ids;
  changes = [];
  fence = "";
  unwrap = "";
  inComment = false;
  run() {
    let number = 0;
    for (let start = 0; start <= this.body.length; ) {
      let end = this.body.indexOf("\n", start);
      if (end < 0) end = this.body.length;
      number++;
      const line = this.body.slice(start, end);
      if (this.inComment) this.comment(line, start, 0);
      else if (!this.inFence(line, start)) this.line(line, start, number);
      start = end + 1;
    }
  }
  /** Keeps track of fences; true for lines that are code or a fence. */
  inFence(line, start) {
    const match2 = line.includes("```") || line.includes("~~~") ? FENCE.exec(line) : null;
    if (!match2) return this.fence !== "";
    const [, mark, info] = match2;
    const bare = info.trim() === "";
    if (this.fence) {
      if (bare && closes(mark, this.fence)) this.fence = "";
      return true;
    }
    if (this.unwrap && bare && closes(mark, this.unwrap)) {
      this.unwrap = "";
      this.erase(line, start);
      return true;
    }
    if (mark[0] === "`" && info.includes("`")) return false;
    if (/^\s*mdx-code-block(?:\s|$)/.test(info)) {
      this.unwrap = mark;
      this.erase(line, start);
      return true;
    }
    this.fence = mark;
    return true;
  }
  erase(line, start) {
    this.changes.push({ at: start, removed: line.length, insert: "" });
  }
  line(line, start, number) {
    if (this.comments && line.includes("<!--")) this.comment(line, start, line.indexOf("<!--"));
    if (this.headingIds && line.includes("{#")) this.headingId(line, start, number);
    if (line.includes(":::")) this.admonition(line, start);
  }
  /** `<!-- … -->` → an expression that holds a comment; as long as before up to the closing mark. */
  comment(line, start, from) {
    let at = from;
    while (at >= 0) {
      if (!this.inComment) this.changes.push({ at: start + at, removed: 4, insert: `{/*${MARK_COMMENT}` });
      const close = line.indexOf("-->", at + (this.inComment ? 0 : 2));
      const inner = line.slice(at, close < 0 ? void 0 : close);
      for (let i = inner.indexOf("*/"); i >= 0; i = inner.indexOf("*/", i + 1))
        this.changes.push({ at: start + at + i, removed: 2, insert: "* " });
      this.inComment = close < 0;
      if (close < 0) return;
      this.changes.push({ at: start + close, removed: 3, insert: "*/}" });
      at = line.indexOf("<!--", close + 3);
    }
  }
  headingId(line, start, number) {
    const match2 = HEADING_ID.exec(line) ?? (this.underlined(start + line.length) ? SETEXT_ID.exec(line) : null);
    if (!match2) return;
    this.ids.set(number, match2[2].trim());
    const at = line.lastIndexOf(match2[1]);
    this.changes.push({ at: start + at, removed: match2[1].length, insert: " ".repeat(match2[1].length) });
  }
  underlined(end) {
    const next = this.body.indexOf("\n", end + 1);
    return UNDERLINE.test(this.body.slice(end + 1, next < 0 ? void 0 : next));
  }
  admonition(line, start) {
    const match2 = ADMONITION.exec(line);
    if (!match2) return;
    const [, head, name, space, title] = match2;
    if (!this.options.admonitionTitles || !this.options.keywords.has(name)) {
      this.changes.push({ at: start + line.indexOf(":::"), removed: 0, insert: "\\" });
      return;
    }
    this.changes.push({ at: start + head.length, removed: space.length, insert: "[" });
    for (const at of unbalanced(title)) {
      this.changes.push({ at: start + head.length + space.length + at, removed: 0, insert: "\\" });
    }
    this.changes.push({ at: start + head.length + space.length + title.length, removed: 0, insert: "]" });
  }
};
function closes(mark, open) {
  return mark[0] === open[0] && mark.length >= open.length;
}
function unbalanced(title) {
  const open = [];
  const lone = [];
  for (let i = 0; i < title.length; i++) {
    if (title[i] === "\\") i++;
    else if (title[i] === "[") open.push(i);
    else if (title[i] === "]" && open.pop() === void 0) lone.push(i);
  }
  return [...lone, ...open].sort((a, b) => a - b);
}
function apply(text2, changes) {
  changes.sort((a, b) => a.at - b.at);
  let result = "";
  let last = 0;
  for (const change of changes) {
    result += text2.slice(last, change.at) + change.insert;
    last = change.at + change.removed;
  }
  const edits = changes.filter((change) => change.removed !== change.insert.length).map((change) => ({ at: change.at, removed: change.removed, inserted: change.insert.length }));
  return { text: result + text2.slice(last), edits };
}

// renderer/compile/forgive.ts
var VOID2 = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
var HTML = /^(?:a|abbr|address|article|aside|audio|b|bdi|bdo|big|blockquote|body|button|canvas|caption|center|cite|code|colgroup|data|dd|del|details|dfn|dialog|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|ins|kbd|label|legend|li|main|map|mark|math|menu|meter|nav|noscript|object|ol|optgroup|option|output|p|picture|pre|progress|q|rp|rt|ruby|s|samp|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video)$/i;
var AUTOLINK = /^<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/;
var EMAIL = /^<([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)>/;
var TAG = /^<([A-Za-z][\w:-]*)((?:\s+[^\s"'<>/={}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`{}]+))?)*)\s*(\/?)>/;
var FENCE2 = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})/;
function keepsErrors(text2) {
  return /(?:^|\n\n)(?:import|export)\s/.test(text2) || /<\/[A-Z]|<[A-Z][\w.]*(?:\s[^<>]*)?\/>/.test(withoutFences(text2));
}
function withoutFences(text2) {
  return text2.replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm, "");
}
function forgive(text2) {
  const scan = new Scan2(text2);
  scan.run();
  return { ...apply(text2, scan.changes), found: scan.found };
}
var Scan2 = class {
  constructor(text2) {
    this.text = text2;
  }
  text;
  changes = [];
  found = [];
  at = 0;
  run() {
    const { text: text2 } = this;
    let lineStart = true;
    while (this.at < text2.length) {
      if (lineStart && this.skipFence()) continue;
      const c = text2[this.at];
      lineStart = c === "\n";
      if (c === "\\") this.at += 2;
      else if (c === "`") this.skipCode();
      else if (c === "<") this.angle();
      else if (c === "{") this.brace();
      else this.at++;
    }
  }
  skipFence() {
    const end = this.lineEnd(this.at);
    const open = FENCE2.exec(this.text.slice(this.at, end))?.[1];
    if (!open) return false;
    for (let start = end + 1; start < this.text.length; ) {
      const stop = this.lineEnd(start);
      const close = FENCE2.exec(this.text.slice(start, stop))?.[1];
      const rest = this.text.slice(start, stop).replace(/^[\s>]*[`~]+/, "").trim();
      if (close && close[0] === open[0] && close.length >= open.length && rest === "") {
        this.at = stop + 1;
        return true;
      }
      start = stop + 1;
    }
    this.at = this.text.length;
    return true;
  }
  lineEnd(from) {
    const end = this.text.indexOf("\n", from);
    return end < 0 ? this.text.length : end;
  }
  /** Skips a code span: to the next run of as many backticks in the same paragraph, or over the run. */
  skipCode() {
    const run2 = /^`+/.exec(this.text.slice(this.at, this.at + 100))[0];
    const blank = this.text.indexOf("\n\n", this.at);
    const paragraph = this.text.slice(this.at + run2.length, blank < 0 ? void 0 : blank);
    const close = new RegExp(`(?<!\`)${run2}(?!\`)`).exec(paragraph);
    this.at += run2.length + (close ? close.index + run2.length : 0);
  }
  change(length, insert, removed = length) {
    this.changes.push({ at: this.at, removed, insert });
    this.found.push({ at: this.at, length });
    this.at += Math.max(1, removed);
  }
  angle() {
    const rest = this.text.slice(this.at, this.at + 2e3);
    const auto = AUTOLINK.exec(rest);
    if (auto) return this.change(auto[0].length, link(auto[1], auto[1]));
    const mail = EMAIL.exec(rest);
    if (mail) return this.change(mail[0].length, link(mail[1], `mailto:${mail[1]}`));
    if (/^<\s/.test(rest)) {
      this.at++;
      return;
    }
    const tag = TAG.exec(rest);
    if (tag) return this.tag(tag);
    const close = /^<\/([A-Za-z][\w.:-]*)\s*>/.exec(rest);
    if (close) return this.closing(close);
    const fragment = /^<\/?>/.exec(rest);
    const paired = fragment && (rest[1] === ">" ? this.text.indexOf("</>", this.at) > 0 : this.text.lastIndexOf("<>", this.at) >= 0);
    if (paired || !fragment && !this.isGeneric() && endOfTag(this.text, this.at) > 0) {
      this.at++;
      return;
    }
    return this.change(1, "\\<", 1);
  }
  /** True directly after a name, as in `Promise<string>`. */
  isGeneric() {
    return /[A-Za-z0-9_$\])]/.test(this.text[this.at - 1] ?? "");
  }
  tag(match2) {
    const [whole, name, attributes3, slash] = match2;
    if (VOID2.test(name)) {
      const fixed2 = `<${name.toLowerCase()}${quoted(attributes3)}/>`;
      if (slash && fixed2 === whole.replace(/\s+\/>$/, "/>")) this.at += whole.length;
      else this.change(whole.length, fixed2);
      return;
    }
    if (name === "details" && this.splitDetails(whole)) return;
    const closed = slash !== "" || this.text.indexOf(`</${name}`, this.at) > 0;
    if (!closed && (this.isGeneric() || !HTML.test(name))) return this.change(1, "\\<", 1);
    const fixed = `<${name}${quoted(attributes3)}${slash}>`;
    if (quoted(attributes3) !== attributes3) this.change(whole.length, fixed);
    else this.at += whole.length;
  }
  /** `<details><summary>` on one line: MDX wants each block on its own (B4.11). */
  splitDetails(tag) {
    const end = this.at + tag.length;
    if (!this.startsLine(this.at) || !/^[ \t]*\S/.test(this.text.slice(end, this.lineEnd(end)))) return false;
    this.found.push({ at: this.at, length: tag.length });
    this.changes.push({ at: end, removed: 0, insert: "\n" });
    this.at = end;
    return true;
  }
  /** Blank lines after `</summary>` and before `</details>`. */
  splitClosing(tag, name) {
    const end = this.at + tag.length;
    const line = this.text.lastIndexOf("\n", this.at) + 1;
    if (name === "summary" && /^<(?:summary|details)\b/.test(this.text.slice(line, end)) && !/^[ \t]*(?:\n[ \t]*\n|$)/.test(this.text.slice(end))) {
      this.changes.push({ at: end, removed: 0, insert: "\n\n" });
    } else if (name === "details" && !/\n[ \t]*\n$/.test(this.text.slice(0, this.at)) && this.text.indexOf("<details", 0) >= 0) {
      this.changes.push({ at: this.at, removed: 0, insert: "\n\n" });
    } else return false;
    this.found.push({ at: this.at, length: tag.length });
    this.at = end;
    return true;
  }
  startsLine(at) {
    return at === 0 || this.text[at - 1] === "\n";
  }
  closing([whole, name]) {
    if (VOID2.test(name)) return this.change(whole.length, "");
    if ((name === "summary" || name === "details") && this.splitClosing(whole, name)) return;
    const opened = this.text.lastIndexOf(`<${name}`, this.at - 1) >= 0;
    if (!opened && !HTML.test(name)) return this.change(1, "\\<", 1);
    this.at += whole.length;
  }
  brace() {
    const end = matching(this.text, this.at);
    if (end > 0) {
      const inner = this.text.slice(this.at + 1, end);
      if (isEmpty(inner) || parseExpression(inner)) {
        this.at = end + 1;
        return;
      }
    }
    this.change(1, "\\{", 1);
  }
};
function endOfTag(text2, from) {
  const name = /^<[A-Za-z_$][\w.:$-]*/.exec(text2.slice(from, from + 200));
  if (!name) return -1;
  for (let at = from + name[0].length; at < text2.length; ) {
    const rest = text2.slice(at, at + 1e3);
    const close = /^\s*\/?>/.exec(rest);
    if (close) return at + close[0].length;
    const attribute2 = /^\s+(?:[A-Za-z_$:@][\w.:$-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{)))?|(?=\{))/.exec(rest);
    if (!attribute2) return -1;
    at += attribute2[0].length;
    if (text2[at] === "{") {
      const end = matching(text2, at);
      if (end < 0) return -1;
      at = end + 1;
    }
  }
  return -1;
}
function matching(text2, from) {
  let depth = 0;
  for (let i = from; i < text2.length; i++) {
    const c = text2[i];
    if (c === "{") depth++;
    else if (c === "}" && --depth === 0) return i;
    else if (c === "/" && text2[i + 1] === "*") {
      const end = text2.indexOf("*/", i + 2);
      if (end < 0) return -1;
      i = end + 1;
    } else if (c === "\n" && /^[ \t]*\n/.test(text2.slice(i + 1, i + 200))) return -1;
  }
  return -1;
}
function quoted(attributes3) {
  return attributes3.replace(/(\s[^\s"'<>/={}]+\s*=\s*)([^\s"'=<>`{}]+)(?=\s|$)/g, '$1"$2"');
}
function link(text2, url) {
  return `[${text2.replace(/[\\`*_{}[\]<>~|$:@.]/g, "\\$&")}](<${url}>)`;
}

// renderer/compile/parse.ts
var satteri;
function loadNative() {
  satteri ??= import("satteri").then(
    (loaded2) => {
      loaded2.markdownToMdast("a");
      return loaded2;
    },
    () => null
  );
  return satteri;
}
async function parse(text2, options) {
  const native = options.engine === "native" ? await loadNative() : null;
  if (native) return parseNative(native, text2, options);
  return (await import("./parse-reference-XUJE5UL3.js")).parseReference(text2, options);
}
function parseNative(native, text2, options) {
  const features = { gfm: true, frontmatter: false, math: options.math, directive: options.directives };
  try {
    const tree = (options.mdx ? native.mdxToMdast : native.markdownToMdast)(text2, { features });
    if (options.mdx) trimModules(tree, text2);
    return tree;
  } catch (error) {
    throw nativeError(error);
  }
}
function trimModules(root, text2) {
  for (const { type, position: position2 } of root.children) {
    if (type === "mdxjsEsm" && position2 && text2[position2.end.offset - 1] === "\n") position2.end.offset--;
  }
}
function nativeError(error) {
  const message = error instanceof Error ? error.message : String(error);
  const match2 = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(message);
  return match2 ? new ParseError(match2[3], Number(match2[1]), Number(match2[2])) : new ParseError(message, 1, 1);
}

// renderer/compile/parse-body.ts
async function parseBody(input) {
  const parsed = await readBody(input);
  if (input.options.markdown.cjkEmphasis) mendEmphasis(parsed.tree, parsed.text);
  if (parsed.text.includes("{") && mayForgive(input, parsed.text)) forgiveNames(parsed, input);
  return parsed;
}
async function readBody(input) {
  const { body, mdx, options, places, problems } = input;
  const { markdown } = options;
  const keywords = new Set(markdown.admonitions ? markdown.admonitions.keywords : []);
  const rewritten = rewrite(body, {
    mdx,
    comments: markdown.mdx1Compat.comments,
    headingIds: markdown.mdx1Compat.headingIds,
    admonitionTitles: markdown.mdx1Compat.admonitions,
    keywords
  });
  places.rewritten(rewritten.edits);
  const parseOptions = { engine: options.parser, mdx, math: markdown.math, directives: true };
  const first = await tryParse(rewritten.text, parseOptions);
  if (first.tree) return { tree: first.tree, text: rewritten.text, ids: rewritten.ids };
  const second = mayForgive(input, rewritten.text) ? await parseForgiving(rewritten.text, parseOptions, input) : void 0;
  if (second) return { ...second, ids: rewritten.ids };
  const { error } = first;
  const offset2 = offsetOf(rewritten.text, error.line, error.column);
  const reason = placedReason(error.reason, rewritten.text, places);
  problems.push(places.problem("markdown-mdx", { reason }, places.offset(offset2)));
  return { tree: fallback(rewritten.text), text: rewritten.text, ids: rewritten.ids };
}
function mayForgive({ mdx, options, source }, text2) {
  return mdx && options.markdown.forgiving && source.format === "md" && !keepsErrors(text2);
}
function forgiveNames({ tree, text: text2 }, { places, problems }) {
  walk(tree, (node) => {
    const isText = node.type === "mdxTextExpression";
    if (!isText && node.type !== "mdxFlowExpression") return;
    if (freeNames(node.value ?? "", NOTHING).length === 0 || !node.position) return;
    const { start, end } = node.position;
    const written2 = { type: "text", value: text2.slice(start.offset, end.offset), position: node.position };
    const { offset: offset2 } = start;
    const args = { construct: written2.value.slice(0, 40) };
    problems.push(places.problem("markdown-forgiven", args, places.offset(offset2), end.offset - offset2));
    delete node.value;
    if (isText) Object.assign(node, written2);
    else Object.assign(node, { type: "paragraph", children: [written2] });
  });
}
var NOTHING = /* @__PURE__ */ new Set();
async function tryParse(text2, options) {
  try {
    return { tree: await parse(text2, options) };
  } catch (error) {
    if (error instanceof ParseError) return { error };
    throw error;
  }
}
var MOST_REPORTED = 50;
async function parseForgiving(text2, options, input) {
  const { places, problems } = input;
  const forgiven = forgive(text2);
  if (forgiven.found.length === 0) return void 0;
  const tried = await tryParse(forgiven.text, options);
  if (!tried.tree) return void 0;
  for (const { at, length } of forgiven.found.slice(0, MOST_REPORTED)) {
    problems.push(
      places.problem(
        "markdown-forgiven",
        { construct: text2.slice(at, at + Math.min(length, 40)) },
        places.offset(at),
        length
      )
    );
  }
  places.rewritten(forgiven.edits);
  return { tree: tried.tree, text: forgiven.text };
}
function placedReason(reason, text2, places) {
  return reason.replace(/ with (?:oxc|acorn)\b/, "").replace(/\((\d+):(\d+)(?:-\d+:\d+)?\)/g, (_, line, column) => {
    const at = places.at(places.offset(offsetOf(text2, Number(line), Number(column))));
    return `(${at.line}:${at.column})`;
  });
}
function offsetOf(text2, line, column) {
  let start = 0;
  for (let i = 1; i < line; i++) {
    const end = text2.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text2.length);
}
function fallback(text2) {
  return { type: "root", children: [{ type: "code", lang: "text", meta: null, value: text2 }] };
}

// renderer/compile/title.ts
var IMPORTS = /^(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2,}\s*)*/;
function contentTitleOf(body) {
  const start = body.startsWith("import") ? IMPORTS.exec(body)[0].length : 0;
  const rest = body.slice(start);
  const match2 = /^#[ \t]+([^ \t\r\n][^\r\n]*)(?:\r?\n|$)/.exec(rest) ?? /^([^\r\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(rest);
  if (!match2) return void 0;
  return { text: cleanTitle(match2[1]), start, end: start + match2[0].length };
}
function cleanTitle(text2) {
  return text2.trim().replace(/\s*(?:<!--.*?-->|\{\/\*.*?\*\/\})\s*$/, "").replace(/\s*(?:\{#[^{}]*\}|\s#+)\s*$/, "").replace(/`([^`]*)`/g, "$1").trim();
}

// renderer/compile/prepare.ts
async function preparePage(source, options, theme) {
  const lines = source.text.includes("\r") ? source.text.replace(/\r\n?/g, "\n") : source.text;
  const read = readFrontMatter(lines, source);
  const bare = lines.startsWith("\uFEFF") ? lines.slice(1) : lines;
  const blank = /^(?:[ \t]*\n)*/.exec(read.body)[0].length;
  const body = cleanCharacters(read.body.slice(blank).trimEnd());
  const bodyStart = bare.length - read.body.length + blank;
  const title = contentTitleOf(body);
  const places = new Places(source.path, bare, bodyStart);
  const mdx = isMdx(source, read.frontMatter.mdx?.format ?? options.markdown.format);
  const problems = [...read.problems];
  const parsed = await parseBody({ body, mdx, options, places, problems, source });
  const { text: text2, ids } = parsed;
  const { markdown } = options;
  if (text2.includes("$") || text2.includes("math")) await loadMath();
  const file = { path: source.path, value: text2 };
  const tree = markdown.remarkPlugins.length > 0 ? await (await import("./plugins-6O3SQCIJ.js")).runRemark(parsed.tree, markdown, file) : parsed.tree;
  markContentTitle(tree, source.kind === "post" && title !== void 0);
  const esm = readEsm(tree, { places, path: source.path, fileExists: options.fileExists ?? (() => true) });
  const survey = surveyOf(tree);
  numberHeadings(headingsOf(survey), { maintainCase: markdown.anchors.maintainCase, ids, places });
  if (options.markdown.emoji) replaceEmoji(survey.texts);
  if (options.markdown.cjkLineBreaks) joinHanLines(tree);
  const outline = outlineOf(survey.headingsAndElements, esm.partials, places);
  const names = knownNames(esm, outline, read.frontMatter, title?.text);
  const unknown = new Set(unknownElements(survey, { esm, names, table: theme.content }));
  const output = markdown.rehypePlugins.length > 0 ? await (await import("./plugins-6O3SQCIJ.js")).runRehype(tree, markdown, file) : tree;
  const marker = findTruncateMarker(body);
  const checked = source.checked ? await checkedBlocks(tree, source.checked) : /* @__PURE__ */ new Map();
  const { frontMatter } = read;
  return {
    source,
    options,
    theme,
    places,
    body,
    title,
    frontMatter,
    text: text2,
    tree,
    output,
    survey,
    checked,
    esm,
    outline,
    names,
    unknown,
    marker,
    problems
  };
}
function isMdx(source, format) {
  return format === "detect" ? source.format === "mdx" : format === "mdx";
}
function markContentTitle(tree, remove) {
  for (const [i, node] of tree.children.entries()) {
    if (node.type === "thematicBreak") return;
    if (node.type !== "heading") continue;
    if (node.depth !== 1) return;
    if (remove) tree.children.splice(i, 1);
    else node.data = { ...node.data, contentTitle: true };
    return;
  }
}
function knownNames(esm, outline, frontMatter, title) {
  const names = new Names();
  if (!esm.exported.has("toc") && esm.partials.size === 0) {
    const toc = outline.filter((heading) => heading.level > 1);
    names.set(
      "toc",
      toc.map(({ id, level, html }) => ({ id, level, value: html }))
    );
  }
  names.set("frontMatter", frontMatter);
  if (title !== void 0) names.set("contentTitle", title);
  for (const [name, asset] of esm.assets) names.set(name, { asset });
  return names;
}

// renderer/compile/sections.ts
var INLINE = /* @__PURE__ */ new Set([
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "inlineMath",
  "link",
  "linkReference",
  "break",
  "textDirective",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "footnoteReference",
  "image",
  "imageReference",
  "html"
]);
var SKIPPED = /* @__PURE__ */ new Set([
  "definition",
  "mdxjsEsm",
  "yaml",
  "image",
  "imageReference",
  "footnoteReference",
  "mdxTextExpression",
  "mdxFlowExpression"
]);
function sectionsOf(root) {
  const reader = new Reader();
  reader.read(root);
  return reader.finish();
}
var Reader = class _Reader {
  sections = [];
  current = { id: "", level: 1, heading: "", text: "", code: [] };
  blocks = [];
  line = "";
  read(node) {
    if (node.type === "heading") this.heading(node);
    else if (node.type === "code") this.code(node);
    else if (node.type === "text" || node.type === "inlineCode") this.line += node.value ?? "";
    else if (node.type === "math" || node.type === "inlineMath") this.line += ` ${node.value ?? ""} `;
    else if (node.type === "break") this.line += "\n";
    else if (node.type === "html") this.line += (node.value ?? "").replace(/<!--[\s\S]*?-->|<[^>]*>/g, "");
    else if (!SKIPPED.has(node.type)) this.element(node);
  }
  element(node) {
    const block = !INLINE.has(node.type);
    if (block) this.endBlock();
    for (const text2 of attributeTexts(node)) {
      this.line += text2;
      this.endBlock();
    }
    for (const child of node.children ?? []) this.read(child);
    if (block) this.endBlock();
  }
  heading(node) {
    this.endSection();
    const inner = new _Reader();
    for (const child of node.children ?? []) inner.read(child);
    inner.endBlock();
    this.current = { id: node.data?.id ?? "", level: node.depth, heading: inner.blocks.join(" "), text: "", code: [] };
  }
  code(node) {
    this.endBlock();
    const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? "");
    if (title) this.line += title[1] ?? title[2];
    this.endBlock();
    if (node.lang !== "mermaid" && node.value) this.current.code.push(node.value);
  }
  endBlock() {
    const text2 = foldText(this.line);
    if (text2) this.blocks.push(text2);
    this.line = "";
  }
  endSection() {
    this.endBlock();
    this.current.text = this.blocks.join("\n");
    this.blocks = [];
    if (this.current.text || this.current.code.length > 0 || this.current.heading) this.sections.push(this.current);
  }
  finish() {
    this.endSection();
    return this.sections;
  }
};
function attributeTexts(node) {
  if (node.type === "containerDirective") return [directiveAttributes(node).title ?? ""];
  const shown = ["label", "title", "description"];
  return jsxAttributes(node).filter((attribute2) => shown.includes(attribute2.name ?? "") && typeof attribute2.value === "string").map((attribute2) => attribute2.value);
}
function foldText(text2) {
  if (!/[\n\t\r]| {2}/.test(text2)) return text2.trim();
  const joined2 = text2.includes("\n") ? text2.replace(/[ \t]*\n[ \t]*/g, (_, at, whole) => {
    const before2 = whole.slice(0, at).trimEnd().at(-1) ?? "";
    const after = whole.slice(at).trimStart()[0] ?? "";
    return before2 && after && joinsLines(before2, after) ? "" : " ";
  }) : text2;
  return joined2.replace(/[ \t\r\n]+/g, " ").trim();
}

// renderer/compile/tab-problems.ts
function tabProblems(page) {
  return page.survey.elements.flatMap((node) => nameOf(node, page) === "Tabs" ? problemsOf(node, page) : []);
}
function nameOf(node, page) {
  return isJsx(node) ? componentName(node.name ?? "", page.esm.components) : void 0;
}
function problemsOf(tabs, page) {
  const problems = [];
  const values = [];
  for (const child of contents(tabs)) {
    if (nameOf(child, page) !== "TabItem") {
      problems.push(report(page, child, "markdown-tabs-child", { child: describe(child) }));
      continue;
    }
    const value = attribute(child, "value", page);
    if (value === void 0) problems.push(report(page, child, "markdown-tabs-no-value", {}));
    else if (typeof value !== "string") return problems;
    else if (values.includes(value)) problems.push(report(page, child, "markdown-tabs-duplicate", { value }));
    else values.push(value);
  }
  const chosen = attribute(tabs, "defaultValue", page);
  if (typeof chosen === "string" && !values.includes(chosen)) {
    problems.push(report(page, tabs, "markdown-tabs-default", { value: chosen, values: values.join(", ") }));
  }
  return problems;
}
function contents(node) {
  return (node.children ?? []).filter(
    (child) => !(child.type === "text" && child.value.trim() === "") && child.type !== "mdxFlowExpression" && child.type !== "mdxTextExpression"
  );
}
function attribute(node, name, page) {
  const found = jsxAttributes(node).find((entry) => entry.name === name);
  if (!found) return jsxAttributes(node).some((entry) => entry.type === "mdxJsxExpressionAttribute") ? null : void 0;
  if (typeof found.value !== "object" || found.value === null) return found.value ?? true;
  const result = evaluate(found.value.value, page.names);
  return result.known ? result.value : null;
}
function describe(node) {
  return isJsx(node) ? `<${node.name ?? ""}>` : node.type;
}
function report(page, node, code, args) {
  const offset2 = page.places.offset(node.position?.start.offset ?? 0);
  return page.places.problem(code, args, offset2, (node.name?.length ?? 0) + 1);
}

// renderer/compile/words.ts
var SPACE = 1;
var PUNCTUATION = 2;
var CJK = 3;
function countWords(text2) {
  let words = 0;
  let inRun = false;
  let swallow = false;
  for (let i = 0; i < text2.length; i++) {
    const unit = text2.charCodeAt(i);
    const kind = kindOf(unit, text2, i);
    if (kind === CJK) {
      if (inRun) words++;
      words++;
      inRun = false;
      swallow = true;
      if (unit >= 55296 && unit <= 56319) i++;
    } else if (kind === SPACE) {
      if (inRun) words++;
      inRun = false;
    } else if (!(swallow && kind === PUNCTUATION)) {
      inRun = true;
      swallow = false;
    }
  }
  return inRun ? words + 1 : words;
}
function kindOf(unit, text2, at) {
  if (unit < 12288)
    return unit === 32 || unit === 10 || unit === 13 || unit === 9 ? SPACE : isPunctuation2(unit) ? PUNCTUATION : 0;
  if (unit < 12352) return PUNCTUATION;
  if (unit <= 12447 || unit >= 13312 && unit <= 19903 || unit >= 19968 && unit <= 40959) return CJK;
  if (unit >= 44032 && unit <= 55203) return CJK;
  if (unit >= 55296 && unit <= 56319) {
    const point = text2.codePointAt(at);
    return point >= 131072 && point <= 205743 ? CJK : 0;
  }
  return unit >= 65280 && unit <= 65519 ? PUNCTUATION : 0;
}
function isPunctuation2(unit) {
  return unit >= 33 && unit <= 47 || unit >= 58 && unit <= 64 || unit >= 91 && unit <= 96 || unit >= 123 && unit <= 126;
}

// renderer/compile/compile.ts
async function compileSource(source, options, theme) {
  try {
    return finishPage(await preparePage(source, options, theme));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const plain = { ...source, text: "" };
    const { document: document2, body } = finishPage(await preparePage(plain, options, theme));
    const places = new Places(source.path, source.text, 0);
    return { document: { ...document2, problems: [places.problem("markdown-too-deep", {}, 0)] }, body };
  }
}
function finishPage(page) {
  const { source, theme } = page;
  page.problems.push(...componentProblems(page), ...tabProblems(page));
  const kind = { esm: page.esm, names: page.names, table: theme.content };
  const isModule = source.kind === "partial" || moduleReasons(page.survey, kind).size > 0;
  const finished = finishBody(page, isModule);
  return { document: documentOf(page, isModule, finished), body: { ...finished.body, markdown: markdownCopy2(page) } };
}
function documentOf(page, isModule, finished) {
  const { source, body, title } = page;
  return {
    source: source.path,
    relative: source.relative,
    kind: source.kind,
    scope: source.scope,
    key: "",
    frontMatter: page.frontMatter,
    ...title ? { contentTitle: title.text } : {},
    excerpt: excerptOf(body),
    outline: page.outline,
    ids: collectIds(page.outline, finished.ids),
    sections: sectionsOf(page.tree),
    slots: finished.slots,
    previewSlots: finished.previewSlots,
    hasTruncateMarker: page.marker >= 0,
    part: isModule ? "module" : "html",
    hydrate: isModule && hydrates(page.esm),
    imports: page.esm.imports,
    features: finished.features,
    words: countWords(title ? body.slice(0, title.start) + body.slice(title.end) : body),
    problems: page.problems
  };
}
function hydrates(esm) {
  if (esm.imports.some((use) => use.target === "client" && use.names.length > 0 && !isReact(use.specifier)))
    return true;
  return [...esm.exported].some((name) => /^[A-Z]/.test(name));
}
function isReact(specifier) {
  return specifier === "react";
}
function collectIds(outline, written2) {
  const headings = outline.filter((heading) => heading.level > 1 && heading.id).map((heading) => heading.id);
  return [.../* @__PURE__ */ new Set([...headings, ...written2])];
}

// renderer/engine/render-page.ts
import { createElement as createElement2 } from "react";

// renderer/compile/slots.ts
function slotAttributes(value) {
  if (value.kind === "image") {
    return {
      src: value.src,
      ...value.width === void 0 ? {} : { width: value.width },
      ...value.height === void 0 ? {} : { height: value.height }
    };
  }
  if (value.kind === "cards") return {};
  return {
    href: value.href,
    ...value.target ? { target: value.target } : {},
    ...value.rel ? { rel: value.rel } : {}
  };
}
function fillSlots(pieces, values, cards) {
  let html = pieces[0] ?? "";
  for (let i = 1; i < pieces.length; i++) {
    const value = values[i - 1];
    if (value?.kind === "cards") html += cards(value.items);
    else if (value) html += attributes2(value);
    html += pieces[i];
  }
  return html;
}
function attributes2(value) {
  let text2 = "";
  for (const [name, content] of Object.entries(slotAttributes(value)))
    text2 += ` ${name}="${escapeHtml(String(content))}"`;
  return text2;
}

// theme/client/early.ts
var EARLY_SCRIPT = `(function(){
var d=document,h=d.documentElement,s=d.currentScript.dataset,q=new URLSearchParams(location.search),c,g=function(k){try{return localStorage.getItem(k)}catch(e){}},ok=function(v){return v==="light"||v==="dark"?v:null};
h.setAttribute("data-js","");
if("switch" in s)c=ok(q.get("docusaurus-theme"))||ok(g("theme"));
h.setAttribute("data-theme-choice",c||("system" in s?"system":s.mode));
h.setAttribute("data-theme",c||("system" in s?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":s.mode));
q.forEach(function(v,k){if(/^docusaurus-data-[\\w-]+$/.test(k))h.setAttribute(k.slice(11),v)});
if("announcement" in s&&g("docusaurus.announcement.id")===s.announcement&&g("docusaurus.announcement.dismiss")==="true")h.setAttribute("data-announcement-bar-initially-dismissed","true");
})()`;
var BASE_BANNER_SCRIPT = `(function(){
var d=document,s=d.currentScript.dataset;
d.addEventListener("DOMContentLoaded",function(){
if(window.docusaurus)return;
var b=d.createElement("div"),p=location.pathname,t=p.slice(-1)==="/"?p:p+"/";
b.id="__notes-base-banner";b.style.cssText="border:thick solid red;background:#fff3f3;color:#111;margin:20px;padding:20px;font-size:20px";
b.textContent=s.text.replace("{base}",s.base).replace("{suggestion}",t);
d.body.insertBefore(b,d.body.firstChild);
})})()`;
function earlyAttributes(site) {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  return {
    "data-mode": defaultMode,
    ...disableSwitch ? {} : { "data-switch": true },
    ...respectPrefersColorScheme ? { "data-system": true } : {},
    ...site.announcementBar ? { "data-announcement": site.announcementBar.id } : {}
  };
}

// theme/client/record.ts
var ROOT_ID = "__notes";
var RECORD_ID = "__notes_record";

// theme/layout/announcement-style.ts
function announcementStyle(bar) {
  const parts = [];
  if (bar.backgroundColor) parts.push(`background-color:${bar.backgroundColor}`);
  if (bar.textColor) parts.push(`color:${bar.textColor}`);
  return parts.join(";");
}

// renderer/output/policy.ts
import { createHash } from "node:crypto";
function contentPolicy({ scripts, styles, origins, connect, inlineStyle }) {
  const own = ["'self'", ...origins];
  const style = inlineStyle ? [...own, "'unsafe-inline'"] : own;
  const directives = {
    "default-src": ["'none'"],
    "script-src": [...own, ...scripts.map(sourceHash)],
    "style-src": style,
    ...styles.length > 0 && !inlineStyle && { "style-src-attr": ["'unsafe-hashes'", ...styles.map(sourceHash)] },
    // Pictures and embedded documents of the content may come from anywhere safe; they run nothing of ours.
    "img-src": ["'self'", "data:", "https:"],
    "media-src": ["'self'", "https:"],
    "font-src": own,
    "connect-src": [...own, ...connect],
    "frame-src": ["'self'", "https:"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"]
  };
  return Object.entries(directives).map(([name, values]) => `${name} ${[...new Set(values)].join(" ")}`).join("; ");
}
function sourceHash(text2) {
  return `'sha256-${createHash("sha256").update(text2).digest("base64")}'`;
}
var DATA_BLOCK = /^(application|text)\/(?!javascript)/;
function inlineScripts(tags) {
  return tags.filter(
    ({ tag, attributes: attributes3 }) => tag === "script" && !attributes3.src && !DATA_BLOCK.test(String(attributes3.type ?? ""))
  ).map(({ inner }) => inner ?? "");
}
function tagOrigins(tags) {
  const out = /* @__PURE__ */ new Set();
  for (const { tag, attributes: attributes3 } of tags) {
    const url = tag === "script" ? attributes3.src : tag === "link" && attributes3.rel === "stylesheet" ? attributes3.href : "";
    if (typeof url === "string" && /^(https?:)?\/\//.test(url)) out.add(new URL(url, "https://x.invalid").origin);
  }
  return [...out];
}

// renderer/output/render.ts
function renderPageFiles(page, input, context) {
  const { site, theme } = context;
  const about = { format: PART_FORMAT, title: documentTitle(page, site), htmlClass: page.htmlClass.join(" ") };
  if (page.kind === "redirect") {
    return { document: renderRedirect(site, page.to), part: { ...about, page: withoutHead(page), bodies: [] } };
  }
  const given = { site, page, bodies: input.bodies, module: input.module };
  const main = theme.renderMain(given);
  const bodies = main === null ? input.bodies : [main];
  const shown = main === null ? withoutHead(page) : framePage(page);
  const part = { ...about, page: shown, bodies, module: input.moduleUrl, head: input.partHead };
  const app = theme.renderPage({ ...given, bodies });
  return { document: documentHtml(page, { ...input, app, shown }, context), part };
}
function documentHtml(page, input, context) {
  const { site } = context;
  const attributes3 = {
    lang: site.htmlLang,
    dir: site.direction,
    class: page.htmlClass.join(" "),
    "data-theme": site.colorMode.defaultMode,
    "data-has-hydrated": "false"
  };
  const record = scriptJson(pageRecord(page, input, context));
  return [
    `<!DOCTYPE html>
<html${attributeText2(attributes3)}>
<head>
<meta charset="utf-8">`,
    documentTags(page, input, context).map(tagHtml).join("\n"),
    "</head>\n<body>",
    `<div id="${ROOT_ID}">${input.app}</div>`,
    `<script type="application/json" id="${RECORD_ID}">${record}</script>`,
    "</body>\n</html>\n"
  ].join("\n");
}
function withoutHead(page) {
  const { canonical, searchTag, description } = page.head;
  return { ...page, head: { canonical, searchTag, description, structuredData: [] } };
}
var REGION_FIELDS = [
  ...["heading", "body", "toc", "tocRange", "hideToc", "breadcrumbs", "prev", "next", "tags", "editUrl", "lastUpdate"],
  ...["version", "intro", "cards", "post", "posts", "pagination", "tag", "tagsHref", "author", "authors", "years"],
  ...["groups", "docs", "wrapperClassName", "source", "file"]
];
function framePage(page) {
  const left = Object.entries(withoutHead(page)).filter(([name]) => !REGION_FIELDS.includes(name));
  return Object.fromEntries(left);
}
function documentTags(page, input, { site, head, assets }) {
  const own = [...pageTags(page, site), ...pageLinks(page, site, head), ...structuredDataTags(page)];
  const [title, ...rest] = mergeTags([
    own[0],
    ...head.metas,
    ...own.slice(1),
    ...parseHead(input.head ?? ""),
    ...head.extra,
    ...(page.head.tags ?? []).map(givenTag)
  ]);
  const tags = [title, ...rest];
  tags.push({ tag: "script", attributes: earlyAttributes(site), inner: EARLY_SCRIPT });
  if (site.baseUrlIssueBanner && page.route === site.baseUrl) {
    const attributes3 = { "data-base": site.baseUrl, "data-text": text(site, "theme.BaseUrlIssueBanner.message") };
    tags.push({ tag: "script", attributes: attributes3, inner: BASE_BANNER_SCRIPT });
  }
  tags.push({ tag: "link", attributes: { rel: "stylesheet", href: assets.css } });
  if (assets.script) tags.push({ tag: "script", attributes: { type: "module", src: assets.script } });
  return [policyTag(page, site, tags), ...tags];
}
function policyTag(page, site, tags) {
  const style = site.announcementBar ? announcementStyle(site.announcementBar) : "";
  const content = contentPolicy({
    scripts: inlineScripts(tags),
    styles: style ? [style] : [],
    origins: tagOrigins(tags),
    connect: searchOrigins(site),
    inlineStyle: Boolean(page.features.inlineStyle || page.features.mermaid)
  });
  return { tag: "meta", attributes: { "http-equiv": "Content-Security-Policy", content } };
}
function searchOrigins({ search }) {
  if (search.provider !== "algolia") return [];
  const own = search.hosts ?? ["https://*.algolia.net", "https://*.algolianet.com"];
  return search.insights ? [...own, "https://insights.algolia.io"] : own;
}
function pageRecord(page, input, context) {
  const { site, assets } = context;
  const boot = {
    baseUrl: site.baseUrl,
    router: site.router,
    trailingSlash: site.trailingSlash,
    colorMode: site.colorMode,
    announcement: site.announcementBar?.id,
    zoom: site.zoom,
    frame: page.features.live || page.features.runnable ? assets.frame : void 0,
    mermaid: page.features.mermaid ? assets.mermaid : void 0,
    texts: context.clientTexts ?? clientOverrides(site.texts)
  };
  return {
    format: PART_FORMAT,
    page: input.shown,
    module: input.moduleUrl,
    ...assets.site === null ? { siteData: site } : { site: assets.site },
    boot,
    reload: context.reload
  };
}
function attributeText2(attributes3) {
  return Object.entries(attributes3).filter(([, value]) => value !== "").map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join("");
}

// renderer/engine/render-page.ts
function renderOutputs(input) {
  const { page, bodies, context, theme, moduleUrl, style } = input;
  const html = bodyRefs(page).map((ref, index) => bodyHtml(ref, bodies[index], input));
  const link2 = style && `<link rel="stylesheet" href="${style}">`;
  const head = [bodies.length === 1 ? bodies[0].head : void 0, link2].filter(Boolean).join("") || void 0;
  const module = ownModule(input);
  const { document: document2, part } = renderPageFiles(
    page,
    { bodies: html, module, moduleUrl, head, partHead: link2 },
    { ...context, theme }
  );
  const drafts = [
    { path: page.file, bytes: document2, phase: "page" },
    { path: fileOfAddress(page.part, context.site), bytes: JSON.stringify(part), phase: "part" }
  ];
  if (context.markdownCopies && hasMarkdownCopy(page)) {
    const copy = markdownCopy(page, bodies[0]?.markdown ?? "");
    drafts.push({ path: copy.path, bytes: copy.bytes, phase: copy.phase });
  }
  return drafts;
}
function ownModule({ page, modules }) {
  if (page.kind === "component") return modules[page.source]?.default;
  const ref = page.kind === "post" ? page.post.body : "body" in page ? page.body : void 0;
  return ref?.part === "module" && ref.hydrate ? modules[ref.source]?.default : void 0;
}
function bodyHtml(ref, body, { page, theme, modules, context }) {
  if (ref.part === "module") {
    const module = modules[ref.source];
    const Component = ref.preview && module?.Preview || module?.default;
    if (!Component || ref.hydrate && !ref.preview && !("posts" in page)) return "";
    const element3 = createElement2(Component, { slots: ref.slots });
    return theme.renderContent(
      createElement2(SiteContext, { value: context.site }, createElement2(PageContext, { value: page }, element3))
    );
  }
  const pieces = ref.preview && body.preview ? body.preview : body.html;
  const Cards = theme.content.DocCardList;
  return fillSlots(pieces, ref.slots, (items) => Cards ? theme.renderContent(createElement2(Cards, { items })) : "");
}

// renderer/engine/jobs.ts
var NOTHING2 = { compiled: [], rendered: [], tokens: [] };
async function createHandler(setup) {
  const theme = await loadTheme(setup);
  const writer = createPack(setup.packs, setup.pack);
  const reader = openPacks(setup.packs);
  let stage;
  const stageFor = (folder) => {
    if (stage?.folder !== folder) stage = { folder, ...createStage(folder) };
    return stage;
  };
  return {
    async handle(job) {
      if (job.kind === "compile") {
        const compiled = [];
        for (const item of job.items) compiled.push(await compileItem(item, setup, theme, writer.append));
        writer.flush();
        return { ...NOTHING2, compiled };
      }
      if (job.kind === "tokenise") {
        const { tokenisePage } = await import("./page-BCTJU25L.js");
        return { ...NOTHING2, tokens: job.pages.map((page) => tokenisePage(page, job.shardSize)) };
      }
      const rendered = [];
      const stage2 = job.context.stage === null ? null : stageFor(job.context.stage);
      for (const task of job.tasks) {
        const bodies = task.bodies.map((ref) => reader.read(ref));
        const item = await renderTask({ task, bodies, context: job.context, theme });
        for (const output of item.outputs) finish(output, { task, context: job.context, stage: stage2 });
        rendered.push(item);
      }
      return { ...NOTHING2, rendered };
    },
    close() {
      writer.close();
      reader.close();
    }
  };
}
async function loadTheme({ themeModule, themeVersion }) {
  const loaded2 = await (themeModule ? import(themeModule) : import("../theme/server.js"));
  const theme = loaded2.theme ?? loaded2.default;
  if (!theme) throw new Error("the theme module exports no `theme`");
  return { ...theme, version: themeVersion };
}
async function compileItem({ source, key }, setup, theme, append) {
  const exists = /* @__PURE__ */ new Map();
  const fileExists = (path) => {
    const there = pathExists(setup.dir, path);
    exists.set(path, there);
    return there;
  };
  try {
    const { document: document2, body } = await compileSource(source, { ...setup.options, fileExists }, theme);
    const named = { ...document2, key };
    return { key, source: source.path, document: named, exists: [...exists], body: append(body) };
  } catch (error) {
    return { key, source: source.path, exists: [], crash: error instanceof Error ? error.message : String(error) };
  }
}
async function renderTask({ task, bodies, context, theme }) {
  const { page, key } = task;
  try {
    const modules = {};
    for (const [source, address] of Object.entries(task.modules ?? {})) {
      const loaded2 = await import(address);
      if (!loaded2.default) return failed(task, problem("page-no-default-export", { file: source }, { file: source }));
      modules[source] = loaded2;
    }
    const input = { page, bodies, modules, moduleUrl: task.moduleUrl, style: task.style, context, theme };
    const outputs = renderOutputs(input).map(toOutput);
    const html = page.kind === "post" ? feedHtml(page.post.body, bodies[0], input) : void 0;
    return { route: page.route, key, outputs, problems: [], html };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(task, problem("render-failed", { route: page.route, message }, { file: page.source }));
  }
}
var feedHtml = (ref, body, input) => bodyHtml(ref.hydrate ? { ...ref, hydrate: false } : ref, body, input);
var failed = ({ page, key }, cause) => ({
  route: page.route,
  key,
  outputs: [],
  problems: [cause]
});
function toOutput({ path, bytes: text2, phase }) {
  const bytes = Buffer.from(text2, "utf8");
  return { path, phase, bytes, hash: hashOf(bytes), size: bytes.length, changed: true };
}
function finish(output, { task, context, stage }) {
  const known = task.known[output.path];
  const bytes = output.bytes;
  output.changed = known === void 0 ? !(context.out && holds(context.out, output.path, bytes)) : known !== output.hash;
  if (!stage) return;
  if (output.changed) stage.put(output.path, bytes);
  delete output.bytes;
}

export {
  createHandler
};
