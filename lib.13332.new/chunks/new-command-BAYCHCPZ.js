import {
  fillTemplate,
  templates
} from "./chunk-OF6QJQC3.js";
import {
  findSite,
  reportProblems
} from "./chunk-L2LQBA4T.js";
import {
  terminal
} from "./chunk-JQZKSOLU.js";
import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import "./chunk-PQZNGAZW.js";
import {
  nearestName
} from "./chunk-7UOIDLLE.js";

// cli/new-command.ts
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
var KINDS = { doc: "doc.md", post: "post.md", page: "page.tsx" };
async function newCommand(kind, title, options) {
  const screen = terminal();
  const zh = screen.language === "zh";
  if (!(kind in KINDS)) {
    const near = nearestName(kind, Object.keys(KINDS));
    screen.say(
      `"${kind}": ${zh ? "\u5E94\u4E3A doc\u3001post \u6216 page" : "expected doc, post or page"}.${near ? ` ${zh ? "\u662F\u4E0D\u662F" : "Did you mean"} "${near}"?` : ""}`
    );
    return EXIT.usage;
  }
  const found = findSite(process.cwd(), options.dir);
  if ("problems" in found) {
    await reportProblems(found.problems, { screen, options: {} });
    return EXIT.usage;
  }
  const path = placeOf(kind, title, options);
  const file = join(found.dir, path);
  const shown = relative(process.cwd(), file);
  if (existsSync(file)) {
    screen.say(zh ? `${shown} \u5DF2\u7ECF\u5B58\u5728\u3002` : `${shown} exists already.`);
    return EXIT.failed;
  }
  if (!options.dryRun) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      fillTemplate(readFileSync(join(templates, KINDS[kind]), "utf8"), valuesOf(title, options))
    );
  }
  await screen.data(shown);
  return EXIT.ok;
}
function valuesOf(title, { tags }) {
  const name = title.slice(title.lastIndexOf("/") + 1);
  const list = (tags ?? "").split(/[,，]/).map((tag) => tag.trim()).filter(Boolean);
  return {
    title: yamlText(name),
    name: componentName(name),
    date: today(),
    tags: `[${list.map(yamlText).join(", ")}]`
  };
}
function today() {
  const now = /* @__PURE__ */ new Date();
  const two = (value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
function yamlText(text) {
  return /^[\p{L}_][^:#'"{}[\],&*!|>%@`\n]*$/u.test(text) && !/^(true|false|null|yes|no|on|off|~)$/i.test(text) && text.trim() === text ? text : JSON.stringify(text);
}
var componentName = (text) => {
  const name = text.replace(/[^A-Za-z0-9]+(\w)?/g, (_, next) => (next ?? "").toUpperCase());
  return /^[A-Za-z]/.test(name) ? name[0].toUpperCase() + name.slice(1) : "Page";
};
function placeOf(kind, title, { slug }) {
  const at = title.lastIndexOf("/");
  const folder = kind === "post" || at < 0 ? "" : title.slice(0, at + 1);
  const name = slug ?? fileName(kind === "post" ? title : title.slice(at + 1));
  if (kind === "doc") return `docs/${folder}${name}.md`;
  return kind === "post" ? `blog/${name}.md` : `pages/${folder}${name}.tsx`;
}
function fileName(title) {
  const name = title.trim().replace(/[\s]+/g, "-").replace(/[\u0000-\u001f?#%/\\:*"<>|]/g, "").replace(/^\.+|[.-]+$/g, "");
  return name || "untitled";
}
export {
  newCommand
};
