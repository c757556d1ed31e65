// renderer/output/bundle-tool.ts
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
var toolRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
function findRoot(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json")) && existsSync(join(folder, "theme"))) return folder;
    if (dirname(folder) === folder) throw new Error(`the tool's own folder was not found from ${from}`);
  }
}
var themeRoot = join(toolRoot, "theme");
function toolVersion() {
  const { version } = JSON.parse(readFileSync(join(toolRoot, "package.json"), "utf8"));
  const file = join(toolRoot, "lib/version.json");
  const fromLib = import.meta.url.startsWith(pathToFileURL(join(toolRoot, "lib")).href);
  if (!fromLib || !existsSync(file)) return { version, code: "source", theme: "source" };
  return { version, ...JSON.parse(readFileSync(file, "utf8")) };
}
var requireOfTool = createRequire(join(toolRoot, "package.json"));
function resolveFromTool(specifier) {
  try {
    return requireOfTool.resolve(specifier);
  } catch {
    return void 0;
  }
}
var ONE_COPY = /^(react|react-dom)(\/|$)/;
function toolPackages(packagesOf) {
  return {
    name: "tool-packages",
    setup(build) {
      build.onResolve({ filter: /^[a-z@]/i }, ({ path, resolveDir, kind }) => {
        if (kind === "entry-point" || path.startsWith("node:")) return void 0;
        if (!ONE_COPY.test(path) && !(packagesOf && resolveDir.startsWith(packagesOf))) return void 0;
        const file = resolveFromTool(path);
        return file ? { path: pathToFileURL(file).href, external: true } : void 0;
      });
    }
  };
}
function toolReact() {
  return {
    name: "tool-react",
    setup(build) {
      build.onResolve({ filter: ONE_COPY }, ({ path }) => {
        const file = resolveFromTool(path);
        return file ? { path: file } : void 0;
      });
    }
  };
}

export {
  toolRoot,
  themeRoot,
  toolVersion,
  toolPackages,
  toolReact
};
