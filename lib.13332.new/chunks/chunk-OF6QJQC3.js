import {
  toolRoot
} from "./chunk-PQZNGAZW.js";

// cli/copy-template.ts
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
var templates = join(toolRoot, "templates");
var TEXT = /* @__PURE__ */ new Set([".md", ".mdx", ".ts", ".tsx", ".js", ".json", ".yml", ".css", ".svg", ""]);
function fillTemplate(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
}
function copyTemplate(name, target, values) {
  const from = join(templates, name);
  const written = [];
  const visit = (below) => {
    for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        visit(path);
        continue;
      }
      const to = path.replace(/(^|\/)_gitignore$/, "$1.gitignore");
      const file = join(target, to);
      mkdirSync(dirname(file), { recursive: true });
      if (TEXT.has(extname(to))) writeFileSync(file, fillTemplate(readFileSync(join(from, path), "utf8"), values));
      else copyFileSync(join(from, path), file);
      written.push(to);
    }
  };
  visit("");
  return written.sort();
}
function isVacant(folder) {
  return !existsSync(folder) || readdirSync(folder).every((name) => name === ".git" || name === ".DS_Store");
}

export {
  templates,
  fillTemplate,
  copyTemplate,
  isVacant
};
