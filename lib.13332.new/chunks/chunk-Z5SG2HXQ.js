import {
  hashOf
} from "./chunk-5OK2Z345.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";

// renderer/output/bundle-config.ts
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join as join2, relative } from "node:path";
import { pathToFileURL } from "node:url";

// renderer/output/bundle-missing.ts
import { existsSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
var FORGIVING_RESOLVE = "const __resolve = require.resolve; require.resolve = (name, ...more) => { try { return __resolve(name, ...more); } catch { return name; } };";
function standIn(name) {
  return `
const name = ${JSON.stringify(name)};
const get = (target, key) => {
  if (key === Symbol.for('notes.missing') || key === 'name') return name;
  if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf' || key === 'toJSON') return () => name;
  if (key === Symbol.iterator) return function* () {};
  if (key === 'then' || key === '__esModule') return undefined;
  return Reflect.has(target, key) ? Reflect.get(target, key) : missing;
};
// An import of names reads them from an object that inherits from the module.
const parent = new Proxy({}, { get, getPrototypeOf: () => null });
const missing = new Proxy(function () {}, { get, getPrototypeOf: () => parent, apply: () => missing, construct: () => missing });
module.exports = missing;`;
}
var RESOLVING = /* @__PURE__ */ Symbol("resolving");
function missingPackages() {
  return {
    name: "missing-packages",
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.pluginData === RESOLVING || args.path.startsWith("node:") || args.kind === "require-resolve")
          return void 0;
        const found = await build.resolve(args.path, {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: RESOLVING
        });
        if (!found.external || isInstalled(args.path, args.resolveDir)) return found;
        return { path: args.path, namespace: "missing" };
      });
      build.onLoad({ filter: /.*/, namespace: "missing" }, ({ path }) => ({ contents: standIn(path), loader: "js" }));
    }
  };
}
function isInstalled(name, folder) {
  if (isBuiltin(name)) return true;
  const pieces = name.split("/").slice(0, name.startsWith("@") ? 2 : 1);
  const places = createRequire(`${folder}/x.js`).resolve.paths(name) ?? [];
  return places.some((place) => existsSync(join(place, ...pieces)));
}

// renderer/output/bundle-config.ts
async function loadModule(file, options) {
  if (extname(file) === ".json") return loadJson(file, options.dir);
  const key = `module:${file}`;
  let bundled = options.cache?.get(key);
  if (!bundled?.inputs.every(([path, hash2]) => hashOfFile(path) === hash2)) {
    const made = await bundleModule(file, options.dir);
    if ("problems" in made) return { hash: "", files: [file], problems: made.problems };
    bundled = made;
    options.cache?.set(key, bundled);
  }
  const files = bundled.inputs.map(([path]) => path);
  const hash = hashOf(bundled.code);
  try {
    return { value: await run(bundled.code, hash, options.cacheDir), hash, files, problems: [] };
  } catch (error) {
    const place = posixPath(relative(options.dir, file));
    return { hash, files, problems: [problem("config-throws", { message: messageOf(error) }, { file: place })] };
  }
}
function loadJson(file, dir) {
  const text = readFileSync(file, "utf8");
  const loaded = { hash: hashOf(text), files: [file] };
  try {
    return { ...loaded, value: JSON.parse(text), problems: [] };
  } catch (error) {
    return {
      ...loaded,
      problems: [problem("config-syntax", { message: messageOf(error) }, { file: posixPath(relative(dir, file)) })]
    };
  }
}
async function bundleModule(file, dir) {
  const { build } = await import("esbuild");
  const foreign = basename(file).startsWith("docusaurus.");
  try {
    const result = await build({
      entryPoints: [file],
      absWorkingDir: dirname(file),
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      format: "esm",
      target: "node20",
      // The code runs from the cache folder below the site folder, where Node finds the same packages.
      packages: "external",
      logLevel: "silent",
      jsx: "automatic",
      // Where a configuration asks for its own place, it must get that of the file, not of the bundle.
      define: { __dirname: JSON.stringify(dirname(file)), __filename: JSON.stringify(file) },
      banner: {
        js: `import { createRequire as __r } from 'node:module'; const require = __r(${JSON.stringify(file)});${foreign ? FORGIVING_RESOLVE : ""}`
      },
      plugins: foreign ? [siteModules(), missingPackages()] : [siteModules()]
    });
    const inputs = Object.keys(result.metafile.inputs).filter((path) => !path.includes(":")).map((path) => {
      const absolute = isAbsolute(path) ? path : join2(dirname(file), path);
      return [absolute, hashOfFile(absolute)];
    }).sort();
    return { code: result.outputFiles[0].text, inputs };
  } catch (error) {
    return { problems: esbuildProblems(error, dir, "config-syntax") };
  }
}
function siteModules() {
  return {
    name: "site-modules",
    setup(build) {
      build.onResolve({ filter: /^notes(\/config)?$/ }, () => ({ path: "notes", namespace: "tool" }));
      build.onLoad({ filter: /.*/, namespace: "tool" }, () => ({
        contents: "export const defineConfig = (config) => config;"
      }));
    }
  };
}
async function run(code, hash, cacheDir) {
  mkdirSync(cacheDir, { recursive: true });
  const file = join2(cacheDir, `config-${process.pid}-${hash}.mjs`);
  writeFileSync(file, code);
  try {
    const loaded = await import(pathToFileURL(file).href);
    return loaded.default;
  } finally {
    rmSync(file, { force: true });
  }
}
function posixPath(path) {
  return path.split("\\").join("/");
}
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return void 0;
  }
}
function hashOfFile(file) {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return "";
  }
}
function esbuildProblems(error, dir, code) {
  const errors = error.errors;
  if (!Array.isArray(errors) || errors.length === 0) return [problem(code, { message: messageOf(error) })];
  return errors.map((message) => toProblem(message, dir, code));
}
function toProblem({ text, location }, dir, code) {
  if (!location) return problem(code, { message: text });
  const bare = location.file.replace(/^[a-z-]+:(?=\/)/, "");
  const file = isAbsolute(bare) ? relative(dir, bare) : bare;
  return problem(
    code,
    { message: text },
    {
      file: posixPath(file),
      line: location.line,
      column: location.column + 1,
      length: location.length,
      sourceLine: location.lineText
    }
  );
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

export {
  loadModule,
  readText,
  hashOfFile,
  esbuildProblems
};
