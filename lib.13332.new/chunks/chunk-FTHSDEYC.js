import {
  toolRoot
} from "./chunk-PQZNGAZW.js";

// cli/check/tools.ts
import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
function findPackage(name, dir) {
  for (const from of [dir, toolRoot]) {
    const require2 = createRequire(join(from, "package.json"));
    for (const folder of require2.resolve.paths(name) ?? []) {
      const file = join(folder, name, "package.json");
      if (existsSync(file))
        return { folder: dirname(realpathSync(file)), version: require2(file).version };
    }
  }
  return void 0;
}
function findTypeScript(dir, scratch, options) {
  const found = findPackage("typescript", dir);
  if (!found) return void 0;
  const tools = { compiler: join(found.folder, "bin", "tsc"), modules: nearestModules(found.folder), scratch, options };
  return { tools, version: found.version };
}
function nearestModules(folder) {
  let at = folder;
  while (basename(at) !== "node_modules") {
    if (dirname(at) === at) return join(folder, "..");
    at = dirname(at);
  }
  return at;
}
async function importPackage(name, dir) {
  for (const from of [dir, toolRoot]) {
    try {
      const file = createRequire(join(from, "package.json")).resolve(name);
      return await import(pathToFileURL(file).href);
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
    }
  }
  return void 0;
}
var harnessFile = join(toolRoot, "lib/renderer/check/harness.js");
function findBrowser() {
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
}

export {
  findPackage,
  findTypeScript,
  importPackage,
  harnessFile,
  findBrowser
};
