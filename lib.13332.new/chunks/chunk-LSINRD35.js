import {
  esbuildProblems,
  hashOfFile
} from "./chunk-Z5SG2HXQ.js";
import {
  themeRoot,
  toolPackages,
  toolReact,
  toolRoot,
  toolVersion
} from "./chunk-PQZNGAZW.js";
import {
  hashData,
  hashOf
} from "./chunk-5OK2Z345.js";
import {
  ASSETS_DIR
} from "./chunk-Y35N2B3X.js";

// renderer/output/bundle.ts
import { existsSync as existsSync4, mkdirSync as mkdirSync2, readdirSync as readdirSync2, readFileSync as readFileSync2, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { basename as basename2, dirname as dirname3, join as join4, relative as relative3 } from "node:path";

// renderer/output/bundle-pages.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join as join2, relative } from "node:path";

// renderer/output/bundle-shared.ts
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// theme/shims/aliases.ts
var SHIMS = {
  "@notes/content": "runtime",
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
  "@theme/Layout": "Layout",
  "@theme/MDXComponents": "MDXComponents",
  "@docusaurus/Link": "Link",
  "@docusaurus/Head": "Head",
  "@docusaurus/Translate": "Translate",
  "@docusaurus/Interpolate": "Interpolate",
  "@docusaurus/useBaseUrl": "useBaseUrl",
  "@docusaurus/useDocusaurusContext": "useDocusaurusContext",
  "@docusaurus/useIsBrowser": "useIsBrowser",
  "@docusaurus/BrowserOnly": "BrowserOnly",
  "@docusaurus/ExecutionEnvironment": "ExecutionEnvironment",
  "@docusaurus/isInternalUrl": "isInternalUrl",
  "@docusaurus/router": "router",
  "@docusaurus/theme-common": "theme-common"
};
function shimOf(specifier) {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  return Object.hasOwn(SHIMS, name) ? SHIMS[name] : void 0;
}

// renderer/output/bundle-shared.ts
var SHARED_GLOBAL = "__notesShared";
var RUNTIME = "notes/runtime";
var SHARED_IN_BROWSER = /* @__PURE__ */ new Set(["react", "react/jsx-runtime", RUNTIME]);
var runtimeFile = join(themeRoot, "runtime");
var isRuntime = (file) => file.replace(/\.(tsx?|js)$/, "") === runtimeFile;
var runtimeForNode = () => pathToFileURL(join(toolRoot, "lib/theme/runtime.js")).href;
function sharedModules(target) {
  return {
    name: "shared-modules",
    setup(build) {
      const found = (name) => target === "browser" ? { path: name, namespace: "shared" } : { path: runtimeForNode(), external: true };
      build.onResolve(
        { filter: /^\.{1,2}\// },
        ({ path, resolveDir }) => isRuntime(join(resolveDir, path)) ? found(RUNTIME) : void 0
      );
      build.onResolve(
        { filter: /^(react|react\/jsx-runtime|notes\/runtime)$/ },
        ({ path }) => target === "browser" || path === RUNTIME ? found(path) : void 0
      );
      build.onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({
        // CommonJS, so that any name may be imported from it.
        contents: `module.exports = globalThis.${SHARED_GLOBAL}[${JSON.stringify(path)}];`,
        loader: "js"
      }));
    }
  };
}
function themeModule(specifier, overrides) {
  const own = specifier.startsWith("@theme/") ? join(overrides, specifier.slice(7)) : void 0;
  const shim = shimOf(specifier);
  const stems = [...own ? [own] : [], ...shim ? [join(themeRoot, "shims", shim)] : []];
  return stems.flatMap((stem) => [".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.js"].map((end) => stem + end)).find((file) => existsSync(file));
}
var sharedKey = (target) => target === "browser" ? [...SHARED_IN_BROWSER].join() : runtimeForNode();

// renderer/output/bundle-pages.ts
var FILE_LOADERS = Object.fromEntries(
  [
    ...["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico", "bmp"],
    ...["woff", "woff2", "ttf", "otf", "eot"],
    ...["mp3", "mp4", "webm", "ogg", "wav", "flac", "pdf", "zip", "docx", "xlsx", "pptx"]
  ].map((extension) => [`.${extension}`, "file"])
);
async function bundlePages(input) {
  if (input.modules.length === 0) return { pages: [], files: [], problems: [] };
  const { build } = await import("esbuild");
  const entries = new Map(input.modules.map((module) => [entryName(module.source), module]));
  const browser = input.target === "browser";
  try {
    const result = await build({
      entryPoints: [...entries.keys()].map((name) => ({ in: `page:${name}`, out: name })),
      outdir: join2(input.dir, ASSETS_DIR),
      absWorkingDir: input.dir,
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      platform: browser ? "browser" : "node",
      target: browser ? "es2020" : "node20",
      jsx: "automatic",
      // Names of CSS modules are made from paths; shortened ones would clash between pages.
      minifySyntax: browser,
      minifyWhitespace: browser,
      minifyIdentifiers: false,
      entryNames: "[name].[hash]",
      assetNames: "[name].[hash]",
      publicPath: `${input.baseUrl}${ASSETS_DIR}`,
      define: { "process.env.NODE_ENV": '"production"' },
      loader: { ...FILE_LOADERS, ".js": "jsx" },
      logLevel: "silent",
      legalComments: "none",
      plugins: [
        pageEntries(input, entries),
        sharedModules(input.target),
        siteAliases(input),
        partials(input),
        scopedCss(input.dir),
        ...packagesFor(input)
      ]
    });
    return collect(input, { entries, metafile: result.metafile, files: result.outputFiles });
  } catch (error) {
    return { pages: [], files: [], problems: esbuildProblems(error, input.dir, "code-syntax") };
  }
}
var packagesFor = (input) => [input.target === "node" ? toolPackages() : toolReact()];
function entryName(source) {
  const name = basename(source, extname(source)).replace(/[^\w-]+/g, "-");
  return `${name.slice(0, 40)}-${hashOf(source).replace(/[^a-z0-9]/gi, "").slice(0, 6)}`;
}
function pageEntries(input, entries) {
  return {
    name: "page-entries",
    setup(build) {
      build.onResolve({ filter: /^page:/ }, ({ path }) => {
        const module = entries.get(path.slice(5));
        const file = join2(input.dir, module.source);
        return module.code === void 0 ? { path: file } : { path: file, namespace: "mdx" };
      });
      build.onLoad({ filter: /.*/, namespace: "mdx" }, ({ path }) => {
        const source = relative(input.dir, path).split("\\").join("/");
        const module = entries.get(entryName(source));
        return { contents: module.code, loader: "jsx", resolveDir: dirname(path) };
      });
    }
  };
}
function siteAliases(input) {
  const overrides = join2(input.dir, input.themeDir);
  return {
    name: "site-aliases",
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind, pluginData }) => {
        if (kind === "entry-point" || pluginData === ALIASED) return void 0;
        const target = aliasOf(path, input.alias);
        if (target !== void 0) {
          const inside2 = existsSync2(join2(input.dir, target)) || !/^[@\w]/.test(target) || target.includes("/");
          return build.resolve(inside2 ? `./${target}` : target, { kind, resolveDir: input.dir, pluginData: ALIASED });
        }
        if (path.startsWith("@site/")) return build.resolve(`./${path.slice(6)}`, { kind, resolveDir: input.dir });
        const file = path.startsWith("@") ? themeModule(path, overrides) : void 0;
        return file ? { path: file } : void 0;
      });
    }
  };
}
var ALIASED = "aliased";
function aliasOf(specifier, alias) {
  if (specifier in alias) return alias[specifier];
  const folder = Object.keys(alias).filter((name) => specifier.startsWith(`${name}/`)).sort((a, b) => b.length - a.length)[0];
  return folder === void 0 ? void 0 : alias[folder] + specifier.slice(folder.length);
}
function partials(input) {
  const place = (path) => relative(input.dir, path).split("\\").join("/");
  return {
    name: "partials",
    setup(build) {
      build.onLoad({ filter: /\.mdx?$/, namespace: "file" }, ({ path }) => {
        const found = input.partial(place(path));
        if (!found) return { errors: [{ text: `${place(path)} is not a content file of this site` }] };
        const inner = JSON.stringify(`compiled:${path}`);
        return {
          contents: `import Content from ${inner};
export * from ${inner};
const slots = ${JSON.stringify(found.slots)};
export default function Partial(props) { return <Content slots={slots} {...props} />; }
`,
          loader: "jsx",
          resolveDir: dirname(path)
        };
      });
      build.onResolve({ filter: /^compiled:/ }, ({ path }) => ({ path: path.slice(9), namespace: "compiled" }));
      build.onLoad({ filter: /.*/, namespace: "compiled" }, ({ path }) => ({
        contents: input.partial(place(path))?.code,
        loader: "jsx",
        resolveDir: dirname(path)
      }));
    }
  };
}
function scopedCss(dir) {
  return {
    name: "scoped-css",
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === "scoped") return void 0;
        const found = await build.resolve(path, { kind, resolveDir, pluginData: "scoped" });
        if (found.errors.length > 0) return found;
        const place = relative(dir, found.path).split("\\").join("/");
        const name = `${basename(found.path, ".module.css")}-${hashOf(place).replace(/[^a-z0-9]/gi, "").slice(0, 6)}.module.css`;
        return { path: join2(dirname(found.path), name), namespace: "scoped-css", pluginData: found.path };
      });
      build.onLoad({ filter: /.*/, namespace: "scoped-css" }, ({ pluginData }) => ({
        contents: readFileSync(pluginData),
        loader: "local-css",
        resolveDir: dirname(pluginData),
        watchFiles: [pluginData]
      }));
    }
  };
}
function collect(input, { entries, metafile, files }) {
  const place = (path) => path.split("\\").join("/");
  const sources = new Map([...entries.values()].map(({ source }) => [source, source]));
  const pages = [];
  for (const [path, output] of Object.entries(metafile.outputs)) {
    const source = sources.get(output.entryPoint ? siteRelative(input.dir, output.entryPoint) : "");
    if (source === void 0) continue;
    const inputs = Object.keys(output.inputs).flatMap((name) => {
      const file = join2(input.dir, siteRelative(input.dir, name).replace(/-\w{6}(\.module\.css)$/, "$1"));
      return existsSync2(file) ? [[file, hashOfFile(file)]] : [];
    });
    const images = output.imports.filter(({ kind }) => kind === "file-loader").map((entry) => place(entry.path));
    const style = output.cssBundle && place(output.cssBundle);
    pages.push({
      source,
      script: place(path),
      style,
      files: [place(path), ...style ? [style] : [], ...images],
      inputs
    });
  }
  return {
    pages,
    files: files.map((file) => ({ path: place(relative(input.dir, file.path)), bytes: file.contents })),
    problems: []
  };
}
function siteRelative(dir, name) {
  const bare = name.replace(/^(mdx|page|scoped-css|compiled):/, "");
  return (isAbsolute(bare) ? relative(dir, bare) : bare).split("\\").join("/");
}

// renderer/output/bundle-theme.ts
import { existsSync as existsSync3, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname as dirname2, extname as extname2, isAbsolute as isAbsolute2, join as join3, relative as relative2 } from "node:path";
import { pathToFileURL as pathToFileURL2 } from "node:url";
var EXTENSIONS = [".tsx", ".ts", ".jsx", ".js", ".css", ".module.css"];
var ORIGINAL = "@theme-original/";
function findModule(folder, name) {
  const stem = name.replace(/\.(tsx?|jsx?)$/, "");
  return [...EXTENSIONS.map((extension) => join3(folder, stem + extension)), join3(folder, name)].find(
    (file) => existsSync3(file) && extname2(file) !== ""
  );
}
var inside = (folder, path) => path === folder || path.startsWith(`${folder}/`);
function overridePlugin(overrides) {
  return {
    name: "theme-overrides",
    setup(build) {
      build.onResolve({ filter: /^@theme-original\// }, ({ path }) => {
        const file = findModule(themeRoot, path.slice(ORIGINAL.length));
        return file ? { path: file } : { errors: [{ text: `the theme has no "${path.slice(ORIGINAL.length)}"` }] };
      });
      if (!overrides) return;
      build.onResolve({ filter: /^\.|^\// }, ({ path, resolveDir, importer, kind }) => {
        const target = path.startsWith("/") ? path : join3(resolveDir, path);
        const root = inside(overrides, target) ? overrides : inside(themeRoot, target) ? themeRoot : void 0;
        if (!root) return void 0;
        const name = relative2(root, target);
        const replaced = kind === "entry-point" && root === overrides ? void 0 : findModule(overrides, name);
        if (replaced && replaced !== importer) return { path: replaced };
        const original = root === overrides ? findModule(themeRoot, name) : void 0;
        return original ? { path: original } : void 0;
      });
    }
  };
}
async function bundleServerTheme(input) {
  const { dir, overrides, baseUrl, cache } = input;
  const key = `theme:${hashOf(JSON.stringify([dir, baseUrl, toolVersion().code, namesBelow(overrides)]))}`;
  const kept = cache.get(key);
  if (kept && existsSync3(kept.file) && kept.inputs.every(([file, hash]) => hashOfFile(file) === hash))
    return { module: pathToFileURL2(kept.file).href, hash: kept.hash, problems: [] };
  try {
    const made = await makeServerTheme(input);
    cache.set(key, made);
    return { module: pathToFileURL2(made.file).href, hash: made.hash, problems: [] };
  } catch (error) {
    return { hash: "", problems: esbuildProblems(error, dir, "code-syntax") };
  }
}
var namesBelow = (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
async function makeServerTheme({ dir, baseUrl, overrides, cacheDir }) {
  const { build } = await import("esbuild");
  const result = await build({
    entryPoints: [join3(themeRoot, "server.tsx")],
    absWorkingDir: dir,
    outdir: join3(dir, ASSETS_DIR),
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    assetNames: "[name].[hash]",
    publicPath: `${baseUrl}${ASSETS_DIR}`,
    loader: { ...FILE_LOADERS, ".css": "empty" },
    logLevel: "silent",
    define: { NOTES_OVERRIDDEN: "true" },
    plugins: [sharedModules("node"), overridePlugin(overrides), toolPackages(themeRoot)]
  });
  const code = result.outputFiles.find(({ path }) => path.endsWith(".js")).text;
  const hash = hashOf(code);
  const file = join3(cacheDir, "theme", `${hash}.mjs`);
  mkdirSync(dirname2(file), { recursive: true });
  writeFileSync(file, code);
  const inputs = Object.keys(result.metafile.inputs).map((path) => isAbsolute2(path) ? path : join3(dir, path)).map((path) => [path, hashOfFile(path)]);
  return { file, hash, inputs };
}

// renderer/output/bundle.ts
var BOOT = "client/boot.ts";
var FRAME = "client/frame/frame.tsx";
var STYLE = "styles/index.css";
async function bundleClient(input) {
  if (!input.overrides && input.customCss.length === 0) {
    const shipped = readBundle(seedFolder, seedKey(input.baseUrl));
    if (shipped) return shipped;
  }
  const key = inputKey(input);
  const folder = join4(input.cacheDir, "client");
  const kept = readBundle(folder, key);
  if (kept) return kept;
  const made = await makeClient(input);
  if (made.problems.length === 0) writeBundle(folder, key, made);
  return made;
}
var seedFolder = join4(toolRoot, "lib/client");
function seedKey(_baseUrl) {
  return hashData(["client", toolVersion().code]);
}
function inputKey({ overrides, customCss, baseUrl, dir }) {
  const files = overrides ? filesBelow(overrides).map((file) => [relative3(dir, file), hashOfFile(file)]) : [];
  return hashData([
    "client",
    toolVersion().code,
    themeState(),
    baseUrl,
    files,
    customCss.map((file) => [file, cssState(file)])
  ]);
}
function themeState() {
  return toolVersion().code === "source" ? filesBelow(themeRoot).map(hashOfFile) : 0;
}
function cssState(file) {
  const text = existsSync4(file) ? readFileSync2(file, "utf8") : "";
  const imports = [...text.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)|url\(["']?(\.[^"')]+)/g)].map(
    (match) => join4(dirname3(file), match[1] ?? match[2])
  );
  return [hashOf(text), imports.map((path) => path.endsWith(".css") ? cssState(path) : hashOfFile(path))];
}
function filesBelow(folder) {
  if (!existsSync4(folder)) return [];
  return readdirSync2(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile()).map((entry) => join4(entry.parentPath, entry.name)).sort();
}
async function makeClient(input) {
  const { build } = await import("esbuild");
  const common = {
    outdir: join4(input.dir, ASSETS_DIR),
    absWorkingDir: input.dir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform: "browser",
    target: "es2020",
    jsx: "automatic",
    entryNames: "[name].[hash]",
    chunkNames: "chunk.[hash]",
    assetNames: "[name].[hash]",
    ...input.overrides && { publicPath: `${input.baseUrl}${ASSETS_DIR}` },
    loader: FILE_LOADERS,
    legalComments: "none",
    logLevel: "silent",
    charset: "utf8",
    define: {
      "process.env.NODE_ENV": '"production"',
      // With replaced components every page is rendered in the browser too (`theme/live.ts`).
      NOTES_OVERRIDDEN: String(Boolean(input.overrides))
    },
    plugins: [stylePlugin(input), overridePlugin(input.overrides), toolReact()]
  };
  const boot = { in: join4(themeRoot, BOOT), out: "boot" };
  const frame = { in: join4(themeRoot, FRAME), out: "frame" };
  try {
    const [pages, inFrame] = await Promise.all([
      build({ ...common, entryPoints: [boot, { in: "style:theme", out: "theme" }], splitting: true, format: "esm" }),
      build({ ...common, entryPoints: [frame], format: "iife" })
    ]);
    const place = (path) => relative3(input.dir, path).split("\\").join("/");
    return {
      assets: {
        boot: entryOf("boot", pages.metafile),
        style: entryOf("theme", pages.metafile),
        frame: entryOf("frame", inFrame.metafile)
      },
      files: [...pages.outputFiles, ...inFrame.outputFiles].map(({ path, contents }) => ({
        path: place(path),
        bytes: contents
      })),
      problems: []
    };
  } catch (error) {
    return {
      assets: { boot: "", style: "", frame: "" },
      files: [],
      problems: esbuildProblems(error, input.dir, "code-syntax")
    };
  }
}
function entryOf(name, { outputs }) {
  let path = Object.keys(outputs).find(
    (output) => outputs[output].entryPoint && basename2(output).startsWith(`${name}.`)
  );
  while (path !== void 0) {
    const { inputs, imports } = outputs[path];
    const own = Object.values(inputs).some(({ bytesInOutput }) => bytesInOutput > 0);
    const fixed = imports.filter(({ kind }) => kind === "import-statement").map((entry) => entry.path);
    if (own || fixed.length !== 1) break;
    path = fixed[0];
  }
  return path ?? "";
}
function stylePlugin(input) {
  const sheets = [join4(themeRoot, STYLE), ...input.customCss].filter((file) => existsSync4(file));
  return {
    name: "style",
    setup(build) {
      build.onResolve({ filter: /^style:/ }, ({ path }) => ({ path: path.slice(6), namespace: "style" }));
      build.onLoad({ filter: /.*/, namespace: "style" }, () => ({
        contents: sheets.map((file) => `@import ${JSON.stringify(file)};
`).join(""),
        loader: "css",
        resolveDir: input.dir
      }));
    }
  };
}
function readBundle(folder, key) {
  try {
    const kept = JSON.parse(readFileSync2(join4(folder, "manifest.json"), "utf8"));
    if (kept.key !== key) return void 0;
    const files = kept.files.map((path) => ({ path, bytes: readFileSync2(join4(folder, basename2(path))) }));
    return { assets: kept.assets, files, problems: [] };
  } catch {
    return void 0;
  }
}
function writeBundle(folder, key, { assets, files }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync2(folder, { recursive: true });
  for (const { path, bytes } of files) writeFileSync2(join4(folder, basename2(path)), bytes);
  writeFileSync2(join4(folder, "manifest.json"), JSON.stringify({ key, assets, files: files.map(({ path }) => path) }));
}

export {
  sharedKey,
  bundlePages,
  bundleServerTheme,
  bundleClient,
  seedFolder,
  seedKey,
  makeClient,
  writeBundle
};
