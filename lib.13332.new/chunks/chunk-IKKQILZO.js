import {
  DATA_DIR
} from "./chunk-Y35N2B3X.js";

// renderer/site/urls.ts
function normalizeBase(path) {
  return `/${path}/`.replace(/\/{2,}/g, "/");
}
function joinPath(...pieces) {
  const joined = pieces.filter((piece) => piece !== "").join("/");
  return `/${joined}`.replace(/\/{2,}/g, "/");
}
function isExternal(url) {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
function withBase(path, baseUrl) {
  if (path.startsWith("#") || isExternal(path) || baseUrl === "/") return path;
  if (path === "") return baseUrl;
  if (!path.startsWith("/")) return path;
  if (path === baseUrl || path.startsWith(baseUrl) || `${path}/` === baseUrl) return path;
  return baseUrl + path.slice(1);
}
function withoutBase(route, baseUrl) {
  if (route.startsWith(baseUrl)) return `/${route.slice(baseUrl.length)}`;
  return `${route}/` === baseUrl ? "/" : route;
}
function splitUrl(url) {
  const at = url.search(/[?#]/);
  return at < 0 ? { pathname: url, rest: "" } : { pathname: url.slice(0, at), rest: url.slice(at) };
}
function applyTrailingSlash(url, rules) {
  if (rules.trailingSlash === void 0 || url.startsWith("#")) return url;
  const { pathname, rest } = splitUrl(url);
  if (pathname === "/" || pathname === rules.baseUrl || pathname === "") return url;
  const ends = pathname.endsWith("/");
  if (rules.trailingSlash) return ends || pathname.endsWith(".html") ? url : `${pathname}/${rest}`;
  return ends ? pathname.replace(/\/+$/, "") + rest : url;
}
function finalPath(path, rules) {
  return applyTrailingSlash(withBase(path, rules.baseUrl), rules);
}
function outputFile(route, rules) {
  const path = withoutBase(route, rules.baseUrl).replace(/^\/+/, "");
  if (path === "") return "index.html";
  if (path.endsWith(".html")) return path;
  const bare = path.replace(/\/+$/, "");
  return rules.trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
}
function pagePart(route, rules) {
  const path = withoutBase(route, rules.baseUrl).replace(/^\/+|\/+$/g, "");
  return `${rules.baseUrl}${DATA_DIR}/page/${path === "" ? "index" : path}.json`;
}
function sidebarPart(sidebar, rules) {
  const name = [sidebar.instance, sidebar.version, sidebar.name].map(fileName).join("-");
  return `${rules.baseUrl}${DATA_DIR}/sidebar/${name}.json`;
}
function fileOfAddress(address, rules) {
  return withoutBase(address, rules.baseUrl).replace(/^\/+/, "");
}
function fileName(name) {
  return name.replace(/[\u0000-\u001f\\/:*?"<>|]/g, "_");
}
function decodePath(path) {
  if (!path.includes("%")) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
function encodePath(path) {
  return encodeURI(path.replace(/%(?![\da-f]{2})/gi, "%25")).replace(/%25([\da-f]{2})/gi, "%$1").replace(/[?#]/g, encodeURIComponent);
}
var SLASH = 47;
function samePathKey(path) {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === SLASH) end--;
  return path.slice(0, end).toLowerCase();
}
function resolvePath(to, base) {
  const pieces = to.startsWith("/") ? to.split("/") : [...base.split("/").slice(0, -1), ...to.split("/")];
  const out = [];
  for (const piece of pieces) {
    if (piece === "..") out.pop();
    else if (piece !== "." && piece !== "") out.push(piece);
  }
  const last = pieces[pieces.length - 1];
  const slash = last === "" || last === "." || last === "..";
  return `/${out.join("/")}${slash && out.length > 0 ? "/" : ""}`;
}

export {
  normalizeBase,
  joinPath,
  isExternal,
  withBase,
  withoutBase,
  splitUrl,
  applyTrailingSlash,
  finalPath,
  outputFile,
  pagePart,
  sidebarPart,
  fileOfAddress,
  decodePath,
  encodePath,
  samePathKey,
  resolvePath
};
