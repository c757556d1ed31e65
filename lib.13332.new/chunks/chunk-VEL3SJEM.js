import {
  any,
  anything,
  boolean,
  count,
  filled,
  func,
  isPlainObject,
  list,
  nothing,
  number,
  object,
  oneOf,
  pathText,
  plainObject,
  record,
  shown,
  string
} from "./chunk-E3NSBWOD.js";
import {
  hashOfFile,
  loadModule,
  readText
} from "./chunk-Z5SG2HXQ.js";
import {
  hashOf
} from "./chunk-5OK2Z345.js";
import {
  nearestName,
  problem
} from "./chunk-7UOIDLLE.js";
import {
  normalizeBase
} from "./chunk-IKKQILZO.js";
import {
  BLOG_SIDEBAR_COUNT,
  POSTS_PER_PAGE,
  TOC_LEVELS,
  WORDS_PER_MINUTE
} from "./chunk-Y35N2B3X.js";

// renderer/site/docusaurus-carry.ts
import { posix } from "node:path";
var Carrier = class {
  left = [];
  dir;
  constructor(dir) {
    this.dir = dir.replace(/\\/g, "/").replace(/\/+$/, "");
  }
  leave(path) {
    if (!this.left.includes(path)) this.left.push(path);
  }
  /** Keeps options that pass `accepts`, names the others. */
  take(from, accepted, where) {
    const taken = {};
    for (const [key, value] of Object.entries(isPlainObject(from) ? from : {})) {
      if (value === void 0) continue;
      if (Object.hasOwn(accepted, key) && accepted[key](value)) taken[key] = value;
      else this.leave(`${where}.${key}${typeof value === "function" ? " (function)" : ""}`);
    }
    return taken;
  }
  /** An absolute path, as `require.resolve` gives it, relative to the site folder. */
  relative(path) {
    const clean = path.replace(/\\/g, "/");
    return clean.startsWith(`${this.dir}/`) || /^(?:\/|[A-Za-z]:\/)/.test(clean) ? posix.relative(this.dir, clean) : clean;
  }
};
function pick(from, keys) {
  const source = isPlainObject(from) ? from : {};
  return Object.fromEntries(keys.filter((key) => source[key] !== void 0).map((key) => [key, source[key]]));
}
function dropUndefined(value) {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== void 0));
}
function wholePath(value) {
  return typeof value === "string" ? value : String(value);
}
var isString = (value) => typeof value === "string";
var isBoolean = (value) => typeof value === "boolean";
var isNumber = (value) => typeof value === "number";
var isStrings = (value) => Array.isArray(value) && value.every((entry) => typeof entry === "string");
var isData = (value) => typeof value !== "function";

// renderer/site/docusaurus-plugins.ts
var BUILT_IN = /^(?:classic|content-docs|content-blog|content-pages|sitemap|client-redirects|svgr|debug|css-cascade-layers|rsdoctor|mermaid|live-codeblock|search-algolia|theme-classic|image-zoom)$/;
var LOCAL_SEARCH = /search-local|lunr-search|local-search/;
function carryPlugins(raw, carrier) {
  const presets = entriesOf(raw.presets, carrier, "presets");
  const plugins = [...entriesOf(raw.plugins, carrier, "plugins"), ...entriesOf(raw.themes, carrier, "themes")];
  const preset = presets.find(({ name }) => name === "classic");
  for (const { name } of presets) if (name !== "classic") carrier.leave(`presets: ${name}`);
  for (const { name } of plugins)
    if (!BUILT_IN.test(name) && !LOCAL_SEARCH.test(name)) carrier.leave(`plugins: ${name}`);
  const options = preset?.options ?? {};
  const known = ["docs", "blog", "pages", "sitemap", "theme", "debug", "svgr"];
  for (const key of Object.keys(options))
    if (!known.includes(key) && options[key]) carrier.leave(`presets.classic.${key}`);
  const docs2 = sets(preset, plugins, "docs");
  const blog2 = sets(preset, plugins, "blog");
  const pages = sets(preset, plugins, "pages")[0];
  const markdown3 = remarkOptions([...docs2, ...blog2, ...pages ? [pages] : []], carrier);
  const config = {
    docs: docs2.length > 0 ? docs2.map((set) => docsSet(set, carrier)) : false,
    blog: blog2.length > 0 ? blog2.map((set) => blogSet(set, carrier)) : false,
    pages: pages ? { path: "src/pages", ...pagesSet(pages, carrier) } : false,
    sitemap: sitemap(
      options.sitemap ?? plugins.find(({ name }) => name === "sitemap")?.options,
      preset !== void 0,
      carrier
    ),
    redirects: redirects(plugins.find(({ name }) => name === "client-redirects")?.options, carrier),
    customCss: customCss(isPlainObject(options.theme) ? options.theme.customCss : void 0, carrier)
  };
  return { config: dropUndefined(config), markdown: markdown3, names: new Set([...presets, ...plugins].map(({ name }) => name)) };
}
function entriesOf(value, carrier, where) {
  const found = [];
  for (const entry of Array.isArray(value) ? value : []) {
    if (!entry) continue;
    const [name, options] = Array.isArray(entry) ? entry : [entry];
    if (typeof name === "string") found.push({ name: shortName(name), options: isPlainObject(options) ? options : {} });
    else carrier.leave(`${where}: ${typeof name === "function" && name.name || "(inline)"}`);
  }
  return found;
}
function shortName(name) {
  const path = name.replace(/\\/g, "/");
  const match = /@docusaurus\/((?:plugin|theme|preset)-[\w-]+)/.exec(path) ?? /(?:^|\/)((?:docusaurus-)?(?:plugin|theme|preset)-[\w-]+)/.exec(path);
  return match ? match[1].replace(/^(?:docusaurus-)?(?:plugin-|preset-|theme-(?!classic))/, "") : path.replace(/^\.\//, "");
}
function sets(preset, plugins, kind) {
  const own = preset?.options[kind];
  const first = preset && own !== false ? [isPlainObject(own) ? own : {}] : [];
  return [...first, ...plugins.filter(({ name }) => name === `content-${kind}`).map(({ options }) => options)];
}
var REMARK = [
  "remarkPlugins",
  "rehypePlugins",
  "recmaPlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
  "admonitions"
];
var MUTE = ["editCurrentVersion", "editLocalizedFiles", "showReadingTime", ...REMARK];
var SHARED = {
  id: isString,
  path: isString,
  routeBasePath: isString,
  include: isStrings,
  exclude: isStrings,
  editUrl: isString,
  showLastUpdateTime: isBoolean,
  showLastUpdateAuthor: isBoolean
};
function withoutMute(set, more = []) {
  return Object.fromEntries(Object.entries(set).filter(([key]) => !MUTE.includes(key) && !more.includes(key)));
}
function docsSet(set, carrier) {
  const taken = carrier.take(
    withoutMute(set, ["disableVersioning"]),
    {
      ...SHARED,
      sidebarPath: (value) => value === false || isString(value),
      tags: isData,
      tagsBasePath: isString,
      onInlineTags: isString,
      breadcrumbs: isBoolean,
      numberPrefixParser: isBoolean,
      sidebarCollapsible: isBoolean,
      sidebarCollapsed: isBoolean,
      includeCurrentVersion: isBoolean,
      lastVersion: isString,
      onlyIncludeVersions: isStrings,
      versions: isPlainObject
    },
    "docs"
  );
  if (typeof taken.sidebarPath === "string") taken.sidebarPath = carrier.relative(taken.sidebarPath);
  if (typeof taken.path === "string") taken.path = carrier.relative(taken.path);
  if (set.disableVersioning === true)
    Object.assign(taken, { onlyIncludeVersions: ["current"], lastVersion: "current" });
  return taken;
}
function blogSet(set, carrier) {
  const taken = carrier.take(
    withoutMute(set, ["readingTime", "feedOptions"]),
    {
      ...SHARED,
      blogTitle: isString,
      blogDescription: isString,
      blogSidebarCount: isData,
      blogSidebarTitle: isString,
      postsPerPage: isData,
      sortPosts: isString,
      archiveBasePath: isData,
      tagsBasePath: isString,
      pageBasePath: isString,
      tags: isData,
      onInlineTags: isString,
      authorsMapPath: isString,
      authorsBasePath: isString,
      onInlineAuthors: isString,
      onUntruncatedBlogPosts: isString
    },
    "blog"
  );
  if (typeof taken.path === "string") taken.path = carrier.relative(taken.path);
  if (isBoolean(set.showReadingTime)) taken.showReadingTime = set.showReadingTime;
  const wpm = wordsPerMinute(set.readingTime, carrier);
  if (wpm !== void 0) taken.readingTimeWpm = wpm;
  if (isPlainObject(set.feedOptions)) {
    const feed = {
      type: isData,
      title: isString,
      description: isString,
      copyright: isString,
      language: isString,
      limit: isData
    };
    taken.feedOptions = carrier.take(set.feedOptions, feed, "blog.feedOptions");
  }
  return taken;
}
function wordsPerMinute(hook, carrier) {
  if (typeof hook !== "function") return void 0;
  let found;
  const defaultReadingTime = (input) => {
    const wpm = input?.options?.wordsPerMinute;
    if (typeof wpm === "number") found = wpm;
    return 1;
  };
  try {
    hook({ content: "", frontMatter: {}, locale: "en", defaultReadingTime });
  } catch {
    found = void 0;
  }
  if (found === void 0) carrier.leave("blog.readingTime (function)");
  return found;
}
function pagesSet(set, carrier) {
  const { id: _, ...shared } = SHARED;
  const taken = carrier.take(withoutMute(set, ["id"]), shared, "pages");
  if (typeof taken.path === "string") taken.path = carrier.relative(taken.path);
  return taken;
}
function sitemap(value, preset, carrier) {
  if (value === false || value === void 0 && !preset) return false;
  if (!isPlainObject(value)) return void 0;
  const { id: _, ...options } = value;
  const filled2 = Object.fromEntries(
    Object.entries(options).filter(([key, entry]) => entry !== null || key === "lastmod")
  );
  return carrier.take(
    filled2,
    { changefreq: isString, priority: isNumber, ignorePatterns: isStrings, lastmod: isData, filename: isString },
    "sitemap"
  );
}
function redirects(options, carrier) {
  if (!options) return void 0;
  const { id: _, ...rest } = options;
  return carrier.take(rest, { redirects: Array.isArray }, "client-redirects").redirects;
}
function customCss(value, carrier) {
  const list2 = (Array.isArray(value) ? value : [value]).filter((path) => typeof path === "string");
  return list2.length > 0 ? list2.map((path) => carrier.relative(path)) : void 0;
}
function pluginName(entry) {
  const [plugin, options] = Array.isArray(entry) ? entry : [entry, void 0];
  const inner = isPlainObject(plugin) && typeof plugin.default === "function" ? plugin.default : plugin;
  const name = typeof inner === "string" ? inner : typeof inner === "function" ? inner.name : "";
  return { name, options, plugin: inner };
}
function remarkOptions(all, carrier) {
  const markdown3 = {};
  const kept = { remarkPlugins: [], rehypePlugins: [] };
  for (const set of all) {
    if (set.recmaPlugins) carrier.leave("recmaPlugins");
    if (set.admonitions === false) markdown3.admonitions = false;
    else if (isPlainObject(set.admonitions))
      markdown3.admonitions = pick(set.admonitions, ["keywords", "extendDefaults"]);
    for (const [key, target] of [
      ["beforeDefaultRemarkPlugins", "remarkPlugins"],
      ["remarkPlugins", "remarkPlugins"],
      ["beforeDefaultRehypePlugins", "rehypePlugins"],
      ["rehypePlugins", "rehypePlugins"]
    ]) {
      for (const entry of Array.isArray(set[key]) ? set[key] : []) {
        const { name, options, plugin } = pluginName(entry);
        if (/math|katex/i.test(name)) markdown3.math = true;
        else if (/npm2yarn/i.test(name) || isNpm2Yarn(plugin, options)) {
          markdown3.npm2yarn = isPlainObject(options) ? pick(options, ["sync", "converters"]) : true;
        } else if (isMissing(plugin)) carrier.leave(`${key}: ${name} (not installed)`);
        else if (plugin && !kept[target].some((known) => pluginName(known).plugin === plugin)) {
          kept[target].push(options === void 0 ? plugin : [plugin, options]);
        }
      }
    }
  }
  return { ...markdown3, ...Object.fromEntries(Object.entries(kept).filter(([, list2]) => list2.length > 0)) };
}
function isMissing(value) {
  return typeof value === "function" && typeof Reflect.get(value, /* @__PURE__ */ Symbol.for("notes.missing")) === "string";
}
function isNpm2Yarn(plugin, options) {
  if (isPlainObject(options) && ("converters" in options || "sync" in options && Object.keys(options).length === 1))
    return true;
  return typeof plugin === "function" && /npm2yarn/.test(Function.prototype.toString.call(plugin).slice(0, 4e3));
}

// renderer/site/config-checks.ts
var NAVBAR_TYPES = [
  "default",
  "link",
  "dropdown",
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
  "localeDropdown",
  "search",
  "html"
];
function placeOf(path, file) {
  if (file.text === void 0) return { file: file.path };
  let from = 0;
  let found;
  for (const piece of path) {
    if (typeof piece === "number") continue;
    const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = new RegExp(`(?<![\\w$.])(['"]?)${escaped}\\1\\s*[:,(=]`).exec(file.text.slice(from));
    if (!match) break;
    found = { index: from + match.index, length: piece.length + 2 * match[1].length };
    from += match.index + match[0].length;
  }
  if (!found) return { file: file.path };
  const before = file.text.slice(0, found.index).split("\n");
  return {
    file: file.path,
    line: before.length,
    column: before[before.length - 1].length + 1,
    length: found.length,
    sourceLine: file.text.split("\n")[before.length - 1]
  };
}
function shapeProblems(issues, file) {
  return issues.map((issue) => {
    if (issue.kind === "missing") {
      return problem("config-missing", { path: pathText(issue.path) }, placeOf(issue.path.slice(0, -1), file));
    }
    if (issue.kind === "unknown") {
      const nearest = nearestName(issue.key, issue.known);
      const args2 = { path: pathText([...issue.path, issue.key]), known: issue.known.join(", ") };
      const place = placeOf([...issue.path, issue.key], file);
      return problem("config-unknown-key", args2, nearest === void 0 ? place : { ...place, nearest });
    }
    const args = { path: pathText(issue.path), expected: issue.expected, got: issue.got };
    return problem("config-wrong-type", args, placeOf(issue.path, file));
  });
}
function semanticProblems(raw, file) {
  const config = raw;
  return [
    ...urlProblems(config.url, file),
    ...instanceProblems("docs", config.docs, file),
    ...instanceProblems("blog", config.blog, file),
    ...navbarProblems(config, file),
    ...themeProblems(config, file)
  ];
}
function urlProblems(url, file) {
  if (url === void 0) return [problem("config-url-unset", {}, { file: file.path })];
  if (typeof url !== "string") return [];
  const place = placeOf(["url"], file);
  const match = /^https?:\/\/[^\s/?#]+(\/[^\s]*)?$/i.exec(url);
  if (!match) return [problem("config-url-invalid", { url }, place)];
  const path = match[1] ?? "";
  return path === "" || path === "/" ? [] : [problem("config-url-path", { url, path }, place)];
}
function instanceProblems(area, value, file) {
  if (!Array.isArray(value)) return [];
  const seen = /* @__PURE__ */ new Set();
  const problems = [];
  for (const entry of value) {
    const id = isPlainObject(entry) && typeof entry.id === "string" ? entry.id : "default";
    if (seen.has(id)) problems.push(problem("config-duplicate-instance", { area, id }, placeOf([area, "id"], file)));
    seen.add(id);
  }
  return problems;
}
function navbarProblems(config, file) {
  const items = isPlainObject(config.navbar) ? config.navbar.items : void 0;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => navbarItemProblems(item, ["navbar", "items", index], file));
}
function navbarItemProblems(item, path, file) {
  if (!isPlainObject(item)) return [];
  const entry = item;
  const place = placeOf(path, file);
  const problems = [];
  const say = (code, args = {}) => problems.push(problem(code, { path: pathText(path), item: JSON.stringify(item), ...args }, place));
  const type = entry.type ?? (entry.items ? "dropdown" : "default");
  if (typeof type === "string" && !NAVBAR_TYPES.includes(type)) {
    const nearest = nearestName(type, NAVBAR_TYPES);
    const args = { type, known: NAVBAR_TYPES.join(", ") };
    return [problem("config-navbar-type", args, nearest === void 0 ? place : { ...place, nearest })];
  }
  if (type === "default" || type === "link") {
    if (entry.to !== void 0 && entry.href !== void 0) say("config-navbar-fields", { rule: "`to` | `href`" });
    else if (entry.to === void 0 && entry.href === void 0) say("config-navbar-fields", { rule: "`to` | `href`" });
    if (entry.label === void 0 === (entry.html === void 0)) {
      say("config-navbar-fields", { rule: "`label` | `html`" });
    }
  }
  const needed = { docSidebar: "sidebarId", doc: "docId", html: "value" }[type];
  if (needed && entry[needed] === void 0)
    say("config-navbar-fields", { rule: `\`${needed}\`` });
  for (const [index, child] of (Array.isArray(entry.items) ? entry.items : []).entries()) {
    const childPath = [...path, "items", index];
    if (isPlainObject(child) && (child.items || child.type === "dropdown")) {
      problems.push(problem("config-navbar-nested", { path: pathText(childPath) }, place));
    } else problems.push(...navbarItemProblems(child, childPath, file));
  }
  return problems;
}
function themeProblems(config, file) {
  const problems = [];
  const links = isPlainObject(config.footer) ? config.footer.links : void 0;
  if (Array.isArray(links)) {
    const columns = links.filter((link) => isPlainObject(link) && "items" in link).length;
    if (columns > 0 && columns < links.length) {
      problems.push(problem("config-footer-mixed", {}, placeOf(["footer", "links"], file)));
    }
  }
  const toc = config.tableOfContents;
  if (isPlainObject(toc)) {
    const [min, max] = [toc.minHeadingLevel ?? 2, toc.maxHeadingLevel ?? 3];
    if (typeof min === "number" && typeof max === "number" && min > max) {
      problems.push(problem("config-toc-levels", { min, max }, placeOf(["tableOfContents"], file)));
    }
  }
  const search2 = config.search;
  if (isPlainObject(search2) && search2.provider === "algolia") {
    for (const key of ["appId", "apiKey"]) {
      if (!search2[key]) problems.push(problem("config-search-key", { key }, placeOf(["search"], file)));
    }
  }
  return problems;
}

// renderer/site/docusaurus-theme.ts
var KNOWN = [
  "navbar",
  "footer",
  "announcementBar",
  "colorMode",
  "tableOfContents",
  "docs",
  "blog",
  "image",
  "metadata",
  "prism",
  "zoom",
  "imageZoom",
  "algolia",
  "liveCodeBlock",
  "mermaid"
];
function carryTheme(raw, carrier, plugins) {
  const theme = isPlainObject(raw.themeConfig) ? raw.themeConfig : {};
  for (const key of Object.keys(theme)) if (!KNOWN.includes(key)) carrier.leave(`themeConfig.${key}`);
  const docs2 = isPlainObject(theme.docs) ? theme.docs : {};
  const live = plugins.has("live-codeblock");
  const bar = {
    id: isString,
    content: isString,
    isCloseable: isBoolean,
    backgroundColor: isString,
    textColor: isString
  };
  return dropUndefined({
    navbar: navbar(theme.navbar, carrier),
    footer: footer(theme.footer),
    announcementBar: theme.announcementBar ? carrier.take(theme.announcementBar, bar, "themeConfig.announcementBar") : void 0,
    colorMode: theme.colorMode && pick(theme.colorMode, ["defaultMode", "disableSwitch", "respectPrefersColorScheme"]),
    tableOfContents: theme.tableOfContents && pick(theme.tableOfContents, ["minHeadingLevel", "maxHeadingLevel"]),
    docsSidebar: isPlainObject(docs2.sidebar) ? pick(docs2.sidebar, ["hideable", "autoCollapseCategories"]) : void 0,
    docsVersionPersistence: isString(docs2.versionPersistence) ? docs2.versionPersistence : void 0,
    image: isString(theme.image) ? theme.image : void 0,
    metadata: metadata(theme.metadata),
    prism: prism(theme.prism, carrier),
    zoom: zoom(theme.zoom ?? theme.imageZoom, plugins, carrier),
    liveCodeBlock: live ? { ...pick(theme.liveCodeBlock, ["playgroundPosition"]) } : void 0,
    search: search(theme.algolia, carrier)
  });
}
var ITEM_KEYS = [
  "type",
  "position",
  "label",
  "html",
  "to",
  "href",
  "sidebarId",
  "docId",
  "docsPluginId",
  "value",
  "className",
  "activeBasePath",
  "activeBaseRegex"
];
var LISTS = ["items", "dropdownItemsBefore", "dropdownItemsAfter"];
function navbar(value, carrier) {
  if (!isPlainObject(value)) return void 0;
  const items = Array.isArray(value.items) ? value.items.flatMap((item) => navbarItem(item, carrier)) : void 0;
  return dropUndefined({
    title: isString(value.title) ? value.title : void 0,
    hideOnScroll: isBoolean(value.hideOnScroll) ? value.hideOnScroll : void 0,
    logo: isPlainObject(value.logo) ? logo(value.logo) : void 0,
    items
  });
}
function logo(value) {
  const size = (entry) => Number.isFinite(Number(entry)) && entry !== void 0 ? Number(entry) : void 0;
  return dropUndefined({
    ...pick(value, ["src", "srcDark", "alt", "href"]),
    width: size(value.width),
    height: size(value.height)
  });
}
function navbarItem(item, carrier) {
  if (!isPlainObject(item)) return [];
  const { type } = item;
  if (typeof type === "string" && !NAVBAR_TYPES.includes(type)) {
    carrier.leave(`themeConfig.navbar: ${type}`);
    return [];
  }
  const made = pick(item, ITEM_KEYS);
  if (made.label !== void 0 && made.html !== void 0) delete made.html;
  if (made.to !== void 0 && made.href !== void 0) delete made.href;
  for (const key of LISTS) {
    if (Array.isArray(item[key])) made[key] = item[key].flatMap((child) => navbarItem(child, carrier));
  }
  return [made];
}
function footer(value) {
  if (!isPlainObject(value)) return void 0;
  const link = (entry) => pick(entry, ["label", "to", "href", "html", "className"]);
  const links = Array.isArray(value.links) ? value.links.map(
    (entry) => isPlainObject(entry) && Array.isArray(entry.items) ? dropUndefined({ ...pick(entry, ["title", "className"]), items: entry.items.map(link) }) : link(entry)
  ) : void 0;
  const own = isPlainObject(value.logo) ? logo(value.logo) : void 0;
  return dropUndefined({ ...pick(value, ["style", "copyright"]), links, logo: own });
}
function metadata(value) {
  if (!Array.isArray(value)) return void 0;
  return value.filter(isPlainObject).map((entry) => Object.fromEntries(Object.entries(entry).map(([key, text]) => [key, String(text)])));
}
function prism(value, carrier) {
  if (!isPlainObject(value)) return void 0;
  for (const key of ["theme", "darkTheme"]) if (value[key] !== void 0) carrier.leave(`themeConfig.prism.${key}`);
  const { theme: _, darkTheme: __, ...rest } = value;
  return carrier.take(
    rest,
    { defaultLanguage: isString, additionalLanguages: isStrings, magicComments: Array.isArray },
    "themeConfig.prism"
  );
}
function zoom(value, plugins, carrier) {
  if (!isPlainObject(value)) return plugins.has("image-zoom") ? true : void 0;
  const config = isPlainObject(value.config) ? value.config : value.options;
  const margin = isPlainObject(config) && typeof config.margin === "number" ? config.margin : void 0;
  const { config: _, options: __, ...rest } = value;
  const taken = carrier.take(rest, { selector: isString, background: isPlainObject }, "themeConfig.zoom");
  if (isPlainObject(taken.background)) taken.background = pick(taken.background, ["light", "dark"]);
  return dropUndefined({ ...taken, margin });
}
function search(algolia, carrier) {
  if (!isPlainObject(algolia)) return void 0;
  const { contextualSearch, placeholder: _, ...rest } = algolia;
  const taken = carrier.take(
    rest,
    {
      appId: isString,
      apiKey: isString,
      indexName: isString,
      searchParameters: isPlainObject,
      searchPagePath: isData,
      insights: isBoolean
    },
    "themeConfig.algolia"
  );
  if (typeof taken.searchPagePath !== "string")
    taken.searchPagePath = taken.searchPagePath === void 0 ? "search" : false;
  return dropUndefined({
    provider: "algolia",
    ...taken,
    contextual: isBoolean(contextualSearch) ? contextualSearch : void 0
  });
}

// renderer/site/docusaurus.ts
var COPIED = [
  "title",
  "url",
  "baseUrl",
  "tagline",
  "favicon",
  "trailingSlash",
  "titleDelimiter",
  "noIndex",
  "staticDirectories",
  "baseUrlIssueBanner",
  "customFields"
];
var POLICIES = ["onBrokenLinks", "onBrokenAnchors", "onBrokenMarkdownLinks", "onDuplicateRoutes"];
var WITHOUT_MEANING = [
  "organizationName",
  "projectName",
  "deploymentBranch",
  "githubHost",
  "githubPort",
  "themes",
  "plugins",
  "presets",
  "themeConfig",
  "markdown",
  "i18n",
  "future",
  "scripts",
  "stylesheets",
  "headTags"
];
function fromDocusaurus(value, dir) {
  const raw = isPlainObject(value) ? value : {};
  const carrier = new Carrier(dir);
  const known = [...COPIED, ...POLICIES, ...WITHOUT_MEANING];
  for (const key of Object.keys(raw)) if (!known.includes(key) && raw[key] !== void 0) carrier.leave(key);
  const plugins = carryPlugins(raw, carrier);
  const config = {
    ...pick(raw, COPIED),
    ...policies(raw, carrier),
    i18n: i18n(raw.i18n, carrier),
    staticDirectories: staticDirectories(raw.staticDirectories, carrier),
    ...plugins.config,
    markdown: { ...markdown(raw, carrier), ...plugins.markdown },
    ...carryTheme(raw, carrier, plugins.names),
    ...headOptions(raw, carrier),
    router: router(raw.future)
  };
  return { config: dropUndefined(config), left: carrier.left };
}
function policies(raw, carrier) {
  const hooks = isPlainObject(raw.markdown) && isPlainObject(raw.markdown.hooks) ? raw.markdown.hooks : {};
  const policy2 = (value, name) => {
    if (typeof value === "string") return value;
    if (value !== void 0) carrier.leave(`${name} (function)`);
    return void 0;
  };
  return {
    onBrokenLinks: policy2(raw.onBrokenLinks, "onBrokenLinks"),
    onBrokenAnchors: policy2(raw.onBrokenAnchors, "onBrokenAnchors"),
    onDuplicateRoutes: policy2(raw.onDuplicateRoutes, "onDuplicateRoutes"),
    onBrokenMarkdownLinks: policy2(hooks.onBrokenMarkdownLinks ?? raw.onBrokenMarkdownLinks, "onBrokenMarkdownLinks"),
    onBrokenMarkdownImages: policy2(hooks.onBrokenMarkdownImages, "onBrokenMarkdownImages")
  };
}
function i18n(value, carrier) {
  if (!isPlainObject(value)) return void 0;
  const locales = Array.isArray(value.locales) ? value.locales : void 0;
  if (locales && locales.length > 1) carrier.leave("i18n.locales (only the default one is built)");
  const configs = isPlainObject(value.localeConfigs) ? value.localeConfigs : void 0;
  return dropUndefined({
    defaultLocale: value.defaultLocale,
    locales,
    localeConfigs: configs && Object.fromEntries(
      Object.entries(configs).map(([locale, entry]) => [locale, pick(entry, ["label", "direction", "htmlLang"])])
    )
  });
}
function staticDirectories(value, carrier) {
  return Array.isArray(value) ? value.map((path) => carrier.relative(String(path))) : void 0;
}
function markdown(raw, carrier) {
  const given = isPlainObject(raw.markdown) ? raw.markdown : {};
  for (const key of ["preprocessor", "parseFrontMatter", "remarkRehypeOptions"]) {
    if (given[key] !== void 0) carrier.leave(`markdown.${key}`);
  }
  const future = isPlainObject(raw.future) ? raw.future.v4 : void 0;
  const off = future === true || isPlainObject(future) && future.mdx1CompatDisabledByDefault === true;
  const compat = off ? { comments: false, admonitions: false, headingIds: false } : {};
  const written = pick(given.mdx1Compat, ["comments", "admonitions", "headingIds"]);
  const mdx1Compat = { ...compat, ...written };
  return dropUndefined({
    ...pick(given, ["format", "mermaid", "emoji"]),
    // Content written for another tool names components that are not here.
    missingComponents: "children",
    anchors: isPlainObject(given.anchors) ? pick(given.anchors, ["maintainCase"]) : void 0,
    mdx1Compat: Object.keys(mdx1Compat).length > 0 ? mdx1Compat : void 0
  });
}
function router(future) {
  return isPlainObject(future) && future.experimental_router === "hash" ? "hash" : void 0;
}
function headOptions(raw, carrier) {
  const list2 = (value) => Array.isArray(value) && value.length > 0 ? value : void 0;
  const tags = list2(raw.headTags)?.filter(isPlainObject);
  for (const tag of tags ?? []) if (tag.customElement === true) carrier.leave(`headTags: ${wholePath(tag.tagName)}`);
  return {
    scripts: list2(raw.scripts),
    stylesheets: list2(raw.stylesheets),
    headTags: tags?.map((tag) => pick(tag, ["tagName", "attributes", "innerHTML"]))
  };
}

// renderer/engine/load-site.ts
import { basename, join as join2, relative } from "node:path";

// renderer/site/config-options.ts
var DEFAULT_MAGIC_COMMENTS = [
  {
    className: "theme-code-block-highlighted-line",
    line: "highlight-next-line",
    block: { start: "highlight-start", end: "highlight-end" }
  }
];
function folder(path) {
  const clean = path.replace(/\\/g, "/").replace(/\/+$/, "");
  return clean.replace(/^(?:\.\/)+/, "") || ".";
}
function themeOptions(config) {
  const bar = config.announcementBar;
  const { colorMode, tableOfContents: toc, docsSidebar, liveCodeBlock: live } = config;
  return {
    navbar: { ...config.navbar, items: config.navbar?.items ?? [] },
    footer: config.footer,
    announcementBar: bar && { ...bar, id: bar.id ?? "announcement-bar", isCloseable: bar.isCloseable ?? true },
    colorMode: {
      defaultMode: colorMode?.defaultMode ?? "light",
      disableSwitch: colorMode?.disableSwitch ?? false,
      respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? false
    },
    tocLevels: [toc?.minHeadingLevel ?? TOC_LEVELS[0], toc?.maxHeadingLevel ?? TOC_LEVELS[1]],
    docsSidebar: {
      hideable: docsSidebar?.hideable ?? false,
      autoCollapseCategories: docsSidebar?.autoCollapseCategories ?? false
    },
    docsVersionPersistence: config.docsVersionPersistence ?? "localStorage",
    image: config.image,
    metadata: config.metadata ?? [],
    zoom: zoomOptions(config.zoom),
    prism: {
      defaultLanguage: config.prism?.defaultLanguage,
      additionalLanguages: config.prism?.additionalLanguages ?? [],
      magicComments: config.prism?.magicComments ?? DEFAULT_MAGIC_COMMENTS
    },
    liveCode: live ? { position: (live === true ? void 0 : live.playgroundPosition) ?? "bottom" } : false,
    search: searchOptions(config.search),
    baseUrlIssueBanner: config.baseUrlIssueBanner ?? true
  };
}
function zoomOptions(zoom2) {
  if (!zoom2) return void 0;
  const given = zoom2 === true ? {} : zoom2;
  return {
    selector: given.selector ?? ".markdown img",
    background: {
      light: given.background?.light ?? "rgb(255, 255, 255)",
      dark: given.background?.dark ?? "rgb(50, 50, 50)"
    },
    ...given.margin === void 0 ? {} : { margin: given.margin }
  };
}
function searchOptions(search2) {
  if (search2 === false) return { provider: "none" };
  const shared = { indexName: "notes", searchPagePath: "search", contextual: true };
  if (search2?.provider === "algolia") return { ...shared, insights: false, ...search2 };
  return { ...shared, ...search2, provider: "embedded" };
}
function outputOptions(config) {
  const sitemap2 = config.sitemap === false ? false : config.sitemap ?? {};
  return {
    index: config.index ?? {},
    sitemap: sitemap2 && {
      changefreq: sitemap2.changefreq ?? "weekly",
      priority: sitemap2.priority ?? 0.5,
      ignorePatterns: sitemap2.ignorePatterns ?? [],
      lastmod: sitemap2.lastmod ?? null,
      filename: sitemap2.filename ?? "sitemap.xml"
    },
    redirects: (config.redirects ?? []).map(({ from, to }) => ({ from: Array.isArray(from) ? from : [from], to })),
    llms: config.llms ?? true,
    markdownCopies: config.markdownCopies ?? true,
    hostFiles: config.hostFiles ?? true,
    robots: config.robots ?? true,
    structuredData: config.structuredData ?? true,
    headTags: config.headTags ?? [],
    scripts: config.scripts ?? [],
    stylesheets: config.stylesheets ?? [],
    customCss: typeof config.customCss === "string" ? [config.customCss] : config.customCss ?? [],
    alias: config.alias ?? {},
    themeDir: folder(config.themeDir ?? "theme"),
    secrets: config.secrets ?? [],
    security: config.security ?? "trusted",
    check: {
      staleAfter: config.check?.staleAfter,
      budgets: config.check?.budgets ?? {},
      typescript: config.check?.typescript ?? {},
      runTimeout: config.check?.runTimeout ?? 5e3
    }
  };
}

// renderer/site/config-schema.ts
var policy = oneOf("ignore", "log", "warn", "throw");
var strings = list(string);
var fileOrOff = any(filled, oneOf(false), nothing);
var countOrAll = any(count(0), oneOf("ALL"));
var lastUpdate = { editUrl: string, showLastUpdateTime: boolean, showLastUpdateAuthor: boolean };
var discovery = { path: filled, routeBasePath: string, include: strings, exclude: strings };
var docs = object({
  id: filled,
  ...discovery,
  ...lastUpdate,
  sidebarPath: any(filled, oneOf(false)),
  tags: fileOrOff,
  tagsBasePath: filled,
  onInlineTags: policy,
  breadcrumbs: boolean,
  numberPrefixParser: boolean,
  sidebarCollapsible: boolean,
  sidebarCollapsed: boolean,
  includeCurrentVersion: boolean,
  lastVersion: filled,
  onlyIncludeVersions: strings,
  versions: record(
    object({
      label: string,
      path: string,
      banner: oneOf("none", "unreleased", "unmaintained"),
      badge: boolean,
      className: string,
      noIndex: boolean
    })
  )
});
var feedType = oneOf("rss", "atom", "json");
var blog = object({
  id: filled,
  ...discovery,
  ...lastUpdate,
  blogTitle: string,
  blogDescription: string,
  blogSidebarCount: countOrAll,
  blogSidebarTitle: string,
  postsPerPage: any(count(1), oneOf("ALL")),
  sortPosts: oneOf("descending", "ascending"),
  showReadingTime: boolean,
  readingTimeWpm: count(1),
  archiveBasePath: any(filled, nothing),
  tagsBasePath: filled,
  pageBasePath: filled,
  tags: fileOrOff,
  onInlineTags: policy,
  authorsMapPath: filled,
  authorsBasePath: filled,
  onInlineAuthors: policy,
  onUntruncatedBlogPosts: policy,
  feedOptions: object({
    type: any(oneOf("rss", "atom", "json", "all", null), list(feedType)),
    title: string,
    description: string,
    copyright: string,
    language: string,
    limit: any(count(1), oneOf(null, false))
  })
});
var navbarFields = {
  type: string,
  position: oneOf("left", "right"),
  label: string,
  html: string,
  to: string,
  href: string,
  sidebarId: string,
  docId: string,
  docsPluginId: string,
  value: string,
  className: string,
  activeBasePath: string,
  activeBaseRegex: string
};
var entries = list(object({ ...navbarFields, items: list(object(navbarFields)) }));
var navbarItems = list(
  object({ ...navbarFields, items: entries, dropdownItemsBefore: entries, dropdownItemsAfter: entries })
);
var logo2 = object(
  { src: filled, srcDark: string, alt: string, href: string, width: number, height: number },
  ["src"]
);
var headAttributes = record(any(string, boolean));
var markdown2 = object({
  format: oneOf("md", "mdx", "detect"),
  emoji: boolean,
  mermaid: boolean,
  math: boolean,
  mdx1Compat: object({ comments: boolean, admonitions: boolean, headingIds: boolean }),
  cjkEmphasis: boolean,
  cjkLineBreaks: boolean,
  forgiving: boolean,
  missingComponents: oneOf("error", "children"),
  admonitions: any(oneOf(false), object({ keywords: strings, extendDefaults: boolean })),
  anchors: object({ maintainCase: boolean }),
  npm2yarn: any(boolean, object({ sync: boolean, converters: list(anything) })),
  remarkPlugins: list(anything),
  rehypePlugins: list(anything)
});
var searchFields = {
  provider: oneOf("embedded", "algolia"),
  indexName: filled,
  searchPagePath: any(filled, oneOf(false)),
  contextual: boolean,
  missingResultsUrl: string
};
var algoliaFields = {
  ...searchFields,
  appId: string,
  apiKey: string,
  hosts: strings,
  insights: boolean,
  searchParameters: plainObject
};
var footerLink = object({ label: string, to: string, href: string, html: string, className: string });
var footerColumn = object({ title: any(string, nothing), items: list(footerLink), className: string }, [
  "items"
]);
var reading = {
  navbar: object({ title: string, logo: logo2, hideOnScroll: boolean, items: navbarItems }),
  footer: object({
    style: oneOf("light", "dark"),
    links: list(any(footerLink, footerColumn)),
    copyright: string,
    logo: logo2
  }),
  announcementBar: object(
    { id: filled, content: string, isCloseable: boolean, backgroundColor: string, textColor: string },
    ["content"]
  ),
  colorMode: object({
    defaultMode: oneOf("light", "dark"),
    disableSwitch: boolean,
    respectPrefersColorScheme: boolean
  }),
  tableOfContents: object({ minHeadingLevel: oneOf(2, 3, 4, 5, 6), maxHeadingLevel: oneOf(2, 3, 4, 5, 6) }),
  docsSidebar: object({ hideable: boolean, autoCollapseCategories: boolean }),
  docsVersionPersistence: oneOf("localStorage", "none"),
  image: string,
  metadata: list(record(string)),
  zoom: any(
    boolean,
    object({ selector: filled, background: object({ light: string, dark: string }), margin: number })
  ),
  prism: object({
    defaultLanguage: string,
    additionalLanguages: strings,
    magicComments: list(
      object(
        { className: filled, line: string, block: object({ start: string, end: string }, ["start", "end"]) },
        ["className"]
      )
    )
  }),
  liveCodeBlock: any(boolean, object({ playgroundPosition: oneOf("top", "bottom") })),
  search: any(oneOf(false), object(algoliaFields))
};
var output = {
  index: object({
    appId: string,
    indexName: string,
    hosts: strings,
    maxRecordBytes: count(1),
    settings: plainObject,
    synonyms: list(anything),
    site: string
  }),
  sitemap: any(
    oneOf(false),
    object({
      changefreq: string,
      priority: number,
      ignorePatterns: strings,
      lastmod: oneOf("date", "datetime", null),
      filename: filled
    })
  ),
  redirects: list(object({ from: any(string, strings), to: string }, ["from", "to"])),
  llms: boolean,
  markdownCopies: boolean,
  hostFiles: boolean,
  robots: boolean,
  structuredData: boolean,
  headTags: list(object({ tagName: filled, attributes: headAttributes, innerHTML: string }, ["tagName"])),
  scripts: list(any(filled, object({ src: filled }, ["src"], true))),
  stylesheets: list(any(filled, object({ href: filled }, ["href"], true))),
  customCss: any(filled, strings),
  baseUrlIssueBanner: boolean,
  alias: record(filled),
  themeDir: filled,
  secrets: strings,
  security: oneOf("trusted", "untrusted"),
  check: object({
    staleAfter: number,
    budgets: record(number),
    typescript: plainObject,
    runTimeout: number
  }),
  hooks: object({ contentLoaded: func, pageData: func, head: func, built: func }),
  customFields: plainObject
};
var configShape = object(
  {
    title: filled,
    url: string,
    baseUrl: string,
    tagline: string,
    favicon: string,
    trailingSlash: boolean,
    titleDelimiter: string,
    noIndex: boolean,
    router: oneOf("browser", "hash"),
    i18n: object(
      {
        defaultLocale: filled,
        locales: strings,
        localeConfigs: record(object({ label: string, direction: oneOf("ltr", "rtl"), htmlLang: string }))
      },
      ["defaultLocale"]
    ),
    staticDirectories: strings,
    docs: any(oneOf(false), docs, list(docs)),
    blog: any(oneOf(false), blog, list(blog)),
    pages: any(oneOf(false), object({ ...discovery, ...lastUpdate })),
    markdown: markdown2,
    onBrokenLinks: policy,
    onBrokenAnchors: policy,
    onBrokenMarkdownLinks: policy,
    onBrokenMarkdownImages: policy,
    onDuplicateRoutes: policy,
    ...reading,
    ...output
  },
  ["title"]
);

// renderer/site/config.ts
var EXAMPLE_ORIGIN = "https://example.org";
var DEFAULT_EXCLUDE = [
  "**/_*.{js,jsx,ts,tsx,md,mdx}",
  "**/_*/**",
  "**/*.test.{js,jsx,ts,tsx}",
  "**/__tests__/**"
];
var ADMONITIONS = ["note", "tip", "info", "warning", "danger", "secondary", "success", "important", "caution"];
function resolveConfig(raw, context) {
  const file = { path: context.configFile, text: context.text };
  if (!isPlainObject(raw)) {
    return { site: null, problems: [problem("config-no-object", { got: shown(raw) }, { file: file.path })] };
  }
  const issues = [];
  configShape.check(raw, [], issues);
  const problems = [...shapeProblems(issues, file), ...semanticProblems(raw, file)];
  if (problems.some((entry) => entry.level === "error")) return { site: null, problems };
  return { site: finish(raw, context), problems };
}
function finish(config, context) {
  const locale = config.i18n?.defaultLocale ?? "en";
  const locales = (config.i18n?.locales ?? [locale]).map((name) => localeOf(name, config));
  const own = locales.find((entry) => entry.locale === locale) ?? localeOf(locale, config);
  const chinese = locale.toLowerCase().startsWith("zh");
  return {
    dir: context.dir,
    configFile: context.configFile,
    configHash: context.configHash,
    title: config.title,
    tagline: config.tagline ?? "",
    url: (config.url ?? EXAMPLE_ORIGIN).replace(/\/+$/, ""),
    baseUrl: normalizeBase(config.baseUrl ?? "/"),
    favicon: config.favicon,
    trailingSlash: config.trailingSlash,
    titleDelimiter: config.titleDelimiter ?? "|",
    noIndex: config.noIndex ?? false,
    router: config.router ?? "browser",
    locale,
    htmlLang: own.htmlLang,
    direction: own.direction,
    locales,
    staticDirectories: config.staticDirectories ?? ["static"],
    docs: several(config.docs).map(docsInstance),
    blog: several(config.blog).map((blog2) => blogInstance(blog2, chinese)),
    pages: config.pages === false ? null : pagesInstance(config.pages ?? {}),
    markdown: markdownOptions(config.markdown ?? {}),
    policies: {
      links: config.onBrokenLinks ?? "throw",
      anchors: config.onBrokenAnchors ?? "warn",
      markdownLinks: config.onBrokenMarkdownLinks ?? "warn",
      markdownImages: config.onBrokenMarkdownImages ?? "throw",
      duplicateRoutes: config.onDuplicateRoutes ?? "warn"
    },
    ...themeOptions(config),
    ...outputOptions(config),
    hooks: config.hooks ?? {},
    customFields: config.customFields ?? {},
    texts: context.texts ?? {}
  };
}
function several(value) {
  if (value === false) return [];
  if (value === void 0) return [{}];
  return Array.isArray(value) ? value : [value];
}
var RIGHT_TO_LEFT = /* @__PURE__ */ new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]);
var LANGUAGE_NAMES = {
  en: "English",
  zh: "\u4E2D\u6587",
  "zh-Hans": "\u7B80\u4F53\u4E2D\u6587",
  "zh-CN": "\u7B80\u4F53\u4E2D\u6587",
  "zh-Hant": "\u7E41\u9AD4\u4E2D\u6587",
  "zh-TW": "\u7E41\u9AD4\u4E2D\u6587",
  ja: "\u65E5\u672C\u8A9E",
  ko: "\uD55C\uAD6D\uC5B4",
  fr: "Fran\xE7ais",
  de: "Deutsch",
  es: "Espa\xF1ol",
  ru: "\u0420\u0443\u0441\u0441\u043A\u0438\u0439"
};
function localeOf(locale, config) {
  const given = config.i18n?.localeConfigs?.[locale];
  const language = locale.split(/[-_]/)[0].toLowerCase();
  return {
    locale,
    label: given?.label ?? LANGUAGE_NAMES[locale] ?? LANGUAGE_NAMES[language] ?? locale,
    htmlLang: given?.htmlLang ?? locale,
    direction: given?.direction ?? (RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr")
  };
}
function mount(path, fallback) {
  const trimmed = (path ?? fallback).replace(/^\/+|\/+$/g, "");
  return trimmed === "" ? "/" : `/${trimmed}`;
}
function docsInstance(docs2) {
  return {
    ...docs2,
    id: docs2.id ?? "default",
    path: folder(docs2.path ?? "docs"),
    routeBasePath: mount(docs2.routeBasePath, "docs"),
    include: docs2.include ?? ["**/*.{md,mdx}"],
    exclude: docs2.exclude ?? DEFAULT_EXCLUDE,
    tagsBasePath: docs2.tagsBasePath ?? "tags",
    onInlineTags: docs2.onInlineTags ?? "warn",
    breadcrumbs: docs2.breadcrumbs ?? true,
    numberPrefixParser: docs2.numberPrefixParser ?? true,
    sidebarCollapsible: docs2.sidebarCollapsible ?? true,
    sidebarCollapsed: docs2.sidebarCollapsed ?? true,
    includeCurrentVersion: docs2.includeCurrentVersion ?? true,
    showLastUpdateTime: docs2.showLastUpdateTime ?? false,
    showLastUpdateAuthor: docs2.showLastUpdateAuthor ?? false
  };
}
function blogInstance(blog2, chinese) {
  return {
    ...blog2,
    id: blog2.id ?? "default",
    path: folder(blog2.path ?? "blog"),
    routeBasePath: mount(blog2.routeBasePath, "blog"),
    include: blog2.include ?? ["**/*.{md,mdx}"],
    exclude: blog2.exclude ?? DEFAULT_EXCLUDE,
    blogTitle: blog2.blogTitle ?? "Blog",
    blogDescription: blog2.blogDescription ?? "Blog",
    blogSidebarCount: blog2.blogSidebarCount ?? BLOG_SIDEBAR_COUNT,
    blogSidebarTitle: blog2.blogSidebarTitle ?? (chinese ? "\u8FD1\u671F\u6587\u7AE0" : "Recent posts"),
    postsPerPage: blog2.postsPerPage ?? POSTS_PER_PAGE,
    sortPosts: blog2.sortPosts ?? "descending",
    showReadingTime: blog2.showReadingTime ?? true,
    readingTimeWpm: blog2.readingTimeWpm ?? WORDS_PER_MINUTE,
    archiveBasePath: blog2.archiveBasePath === void 0 ? "archive" : blog2.archiveBasePath,
    tagsBasePath: blog2.tagsBasePath ?? "tags",
    pageBasePath: blog2.pageBasePath ?? "page",
    authorsMapPath: blog2.authorsMapPath ?? "authors.yml",
    authorsBasePath: blog2.authorsBasePath ?? "authors",
    onInlineTags: blog2.onInlineTags ?? "warn",
    onInlineAuthors: blog2.onInlineAuthors ?? "warn",
    onUntruncatedBlogPosts: blog2.onUntruncatedBlogPosts ?? "warn",
    feedOptions: blog2.feedOptions ?? {},
    showLastUpdateTime: blog2.showLastUpdateTime ?? false,
    showLastUpdateAuthor: blog2.showLastUpdateAuthor ?? false
  };
}
function pagesInstance(pages) {
  return {
    ...pages,
    path: folder(pages.path ?? "pages"),
    routeBasePath: mount(pages.routeBasePath, "/"),
    include: pages.include ?? ["**/*.{js,jsx,ts,tsx,md,mdx}"],
    exclude: pages.exclude ?? DEFAULT_EXCLUDE,
    showLastUpdateTime: pages.showLastUpdateTime ?? false,
    showLastUpdateAuthor: pages.showLastUpdateAuthor ?? false
  };
}
function markdownOptions(markdown3) {
  const admonitions = markdown3.admonitions;
  return {
    format: markdown3.format ?? "mdx",
    emoji: markdown3.emoji ?? true,
    mermaid: markdown3.mermaid ?? false,
    math: markdown3.math ?? false,
    mdx1Compat: {
      comments: markdown3.mdx1Compat?.comments ?? true,
      admonitions: markdown3.mdx1Compat?.admonitions ?? true,
      headingIds: markdown3.mdx1Compat?.headingIds ?? true
    },
    cjkEmphasis: markdown3.cjkEmphasis ?? true,
    cjkLineBreaks: markdown3.cjkLineBreaks ?? true,
    forgiving: markdown3.forgiving ?? true,
    missingComponents: markdown3.missingComponents ?? "error",
    admonitions: admonitions === false ? false : {
      keywords: [...admonitions?.extendDefaults === false ? [] : ADMONITIONS, ...admonitions?.keywords ?? []]
    },
    anchors: { maintainCase: markdown3.anchors?.maintainCase ?? false },
    npm2yarn: markdown3.npm2yarn ?? false,
    remarkPlugins: markdown3.remarkPlugins ?? [],
    rehypePlugins: markdown3.rehypePlugins ?? []
  };
}

// renderer/engine/foreign-config.ts
async function fromDocusaurus2(value, dir) {
  const { config, left } = fromDocusaurus(value, dir);
  const notes = left.length > 0 ? [`Not carried over from the Docusaurus configuration: ${left.join(", ")}`] : [];
  return { config, notes };
}

// renderer/engine/plugin-paths.ts
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
function findPlugins(site) {
  const { markdown: markdown3 } = site;
  const problems = [];
  const isNamed = (list2) => list2.flat().some((entry) => typeof entry === "string");
  if (!isNamed(markdown3.remarkPlugins) && !isNamed(markdown3.rehypePlugins)) return { site, problems };
  const { resolve } = createRequire(join(site.dir, "x.js"));
  const address = (plugin) => {
    if (Array.isArray(plugin)) return [address(plugin[0]), ...plugin.slice(1)];
    if (typeof plugin !== "string") return plugin;
    try {
      const file = resolve(plugin);
      return `${pathToFileURL(file).href}?${hashOfFile(file)}`;
    } catch {
      problems.push(problem("plugin-not-found", { name: plugin }, { file: site.configFile }));
      return plugin;
    }
  };
  const remarkPlugins = markdown3.remarkPlugins.map(address);
  const rehypePlugins = markdown3.rehypePlugins.map(address);
  return { site: { ...site, markdown: { ...markdown3, remarkPlugins, rehypePlugins } }, problems };
}

// renderer/engine/load-site.ts
async function loadSite(options, memo) {
  const { dir, configFile, cacheDir } = options;
  const loaded = await loadModule(configFile, { dir, cacheDir, cache: memo });
  const nothing2 = { site: null, notes: [], files: loaded.files };
  if (loaded.problems.length > 0) return { ...nothing2, problems: loaded.problems };
  const run = await callConfig(loaded, options);
  if ("problems" in run) return { ...nothing2, problems: run.problems };
  const foreign = basename(configFile).startsWith("docusaurus.") ? await fromDocusaurus2(run.value, dir) : void 0;
  const raw = foreign ? foreign.config : run.value;
  const place = relative(dir, configFile).split("\\").join("/");
  const result = resolveConfig(raw, {
    dir,
    configFile: place,
    configHash: loaded.hash,
    text: foreign ? void 0 : readText(configFile),
    texts: textsOf(dir, raw)
  });
  const notes = foreign?.notes ?? [];
  if (!result.site) return { site: null, problems: result.problems, notes, files: loaded.files };
  const based = options.base === void 0 ? result.site : { ...result.site, baseUrl: normalizeBase(options.base) };
  const { site, problems } = findPlugins(based);
  if (problems.length > 0)
    return { site: null, problems: [...result.problems, ...problems], notes, files: loaded.files };
  return { site, problems: result.problems, notes, files: loaded.files };
}
async function callConfig(loaded, options) {
  if (typeof loaded.value !== "function") return { value: await loaded.value };
  try {
    return { value: await loaded.value() };
  } catch (error) {
    const { problem: problem2 } = await import("./problem-ET6OFDL4.js");
    const message = error instanceof Error ? error.message : String(error);
    return { problems: [problem2("config-throws", { message }, { file: basename(options.configFile) })] };
  }
}
function textsOf(dir, raw) {
  const locale = raw?.i18n?.defaultLocale ?? "en";
  const text = readText(join2(dir, "i18n", locale, "code.json"));
  if (text === void 0) return {};
  try {
    const entries2 = Object.entries(JSON.parse(text));
    return Object.fromEntries(
      entries2.map(([id, value]) => [
        id,
        typeof value === "string" ? value : String(value.message ?? "")
      ])
    );
  } catch {
    return {};
  }
}
function optionsHash({ base, drafts, check }) {
  return hashOf(JSON.stringify([base, drafts, check]));
}

export {
  fromDocusaurus,
  loadSite,
  callConfig,
  optionsHash
};
