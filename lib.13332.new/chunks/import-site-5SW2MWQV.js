import {
  callConfig,
  fromDocusaurus
} from "./chunk-VEL3SJEM.js";
import {
  isPlainObject
} from "./chunk-E3NSBWOD.js";
import {
  loadModule,
  readText
} from "./chunk-Z5SG2HXQ.js";
import "./chunk-5OK2Z345.js";
import "./chunk-7UOIDLLE.js";
import "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";

// renderer/engine/import-site.ts
import { createRequire } from "node:module";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

// renderer/site/config-text.ts
var IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
var LINE = 90;
function configText(config, from, left) {
  const data = clean(config, "", left);
  return [
    "import { defineConfig } from 'notes';",
    "",
    `/** Written by \`notes import\` from ${from}. What was computed there stands here as the value it had. */`,
    `export default defineConfig(${literal(data, "")});`,
    ""
  ].join("\n");
}
function clean(value, path, left) {
  if (Array.isArray(value)) {
    return value.map((entry, i) => clean(entry, `${path}[${i}]`, left)).filter((entry) => entry !== void 0);
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      clean(entry, path ? `${path}.${key}` : key, left)
    ]);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== void 0));
  }
  const isData = value === void 0 || value === null || /^(?:string|boolean|number)$/.test(typeof value);
  if (isData) return value;
  left.push(`${path} (${typeof value === "object" ? "an object with code" : typeof value})`);
  return void 0;
}
function literal(value, indent) {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value))
    return block(
      value.map((entry) => literal(entry, `${indent}  `)),
      "[]",
      indent
    );
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(
      ([key, entry]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${literal(entry, `${indent}  `)}`
    );
    return block(entries, "{}", indent);
  }
  return String(value);
}
function block(entries, [open, close], indent) {
  const space = open === "{" ? " " : "";
  const line = `${open}${space}${entries.join(", ")}${space}${close}`;
  if (entries.length === 0) return open + close;
  if (line.length + indent.length <= LINE && !line.includes("\n")) return line;
  return `${open}
${entries.map((entry) => `${indent}  ${entry},
`).join("")}${indent}${close}`;
}
var quoted = (text) => {
  const json = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
  return `'${json.replace(/'/g, "\\'")}'`;
};

// renderer/engine/import-site.ts
async function importSite(options) {
  const { configFile, dir, cacheDir } = options;
  const loaded = await loadModule(configFile, { dir, cacheDir });
  if (loaded.problems.length > 0) return { text: null, left: [], problems: loaded.problems };
  const run = await callConfig(loaded, options);
  if ("problems" in run) return { text: null, left: [], problems: run.problems };
  const { config, left } = fromDocusaurus(run.value, dir);
  const named = await namePlugins(config, configFile);
  return { text: configText(named, basename(configFile), left), left, problems: [] };
}
async function namePlugins(config, configFile) {
  const { remarkPlugins, rehypePlugins } = config.markdown ?? {};
  if (!remarkPlugins && !rehypePlugins) return config;
  const names = await importedFunctions(configFile);
  const name = (plugin) => {
    if (Array.isArray(plugin)) return [name(plugin[0]), ...plugin.slice(1)];
    return names.get(plugin) ?? plugin;
  };
  const markdown = { ...config.markdown };
  if (remarkPlugins) markdown.remarkPlugins = remarkPlugins.map(name);
  if (rehypePlugins) markdown.rehypePlugins = rehypePlugins.map(name);
  return { ...config, markdown };
}
async function importedFunctions(file) {
  const found = /* @__PURE__ */ new Map();
  const { resolve } = createRequire(file);
  for (const [, name] of (readText(file) ?? "").matchAll(/(?:from|require\(|import\()\s*['"]([^.'"/][^'"]*)['"]/g)) {
    try {
      const loaded = await import(pathToFileURL(resolve(name)).href);
      if (typeof loaded.default === "function") found.set(loaded.default, name);
    } catch {
    }
  }
  return found;
}
export {
  importSite
};
