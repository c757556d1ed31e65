import "../chunks/chunk-UJCU6OQY.js";
import {
  T,
  useText
} from "../chunks/chunk-I4DNR6TI.js";
import {
  isExternal,
  samePathKey
} from "../chunks/chunk-IKKQILZO.js";
import {
  CODE_FOLD_LINES,
  DESKTOP_BREAKPOINT,
  SCROLL_EASING
} from "../chunks/chunk-Y35N2B3X.js";
import {
  LocationContext,
  PageContext,
  RuntimeContext,
  SiteContext,
  serverRuntime,
  usePage,
  useRuntime,
  useSite
} from "../chunks/chunk-CZTYYPRF.js";

// theme/server.tsx
import { renderToStaticMarkup, renderToString } from "react-dom/server";

// theme/layout/Layout.tsx
import { Suspense as Suspense4, useEffect as useEffect7, useState as useState9 } from "react";

// theme/layout/DocSidebar.tsx
import { useEffect as useEffect2, useRef as useRef3 } from "react";

// theme/layout/SidebarMenu.tsx
import { memo, use as use2, useState as useState3 } from "react";

// theme/layout/active.ts
function isSamePath(href, route) {
  return href !== void 0 && samePathKey(href.replace(/[?#].*$/, "")) === samePathKey(route);
}
function isBelow(route, base) {
  const at = samePathKey(route);
  const under = samePathKey(base);
  return at === under || at.startsWith(under.endsWith("/") ? under : `${under}/`);
}
function sidebarOf(page) {
  return page.kind === "doc" || page.kind === "generated-index" ? page.sidebar?.name : void 0;
}
function isActiveItem(item, page) {
  switch (item.type) {
    case "docSidebar":
      return sidebarOf(page) === item.sidebar;
    case "doc":
      return isSamePath(item.href, page.route) || item.sidebar !== void 0 && sidebarOf(page) === item.sidebar;
    case "docsVersion":
      return isBelow(page.route, item.href);
    case "link":
      if (item.external) return false;
      if (item.activeBaseRegex) return new RegExp(item.activeBaseRegex, "i").test(page.route);
      return isBelow(page.route, item.activeBasePath ?? item.href.replace(/[?#].*$/, ""));
    case "dropdown":
      return item.href !== void 0 && isSamePath(item.href, page.route) || item.items.some((child) => isActiveItem(child, page));
    case "docsVersionDropdown":
      return false;
    default:
      return false;
  }
}
function isActiveBranch(item, route) {
  if (item.type === "link") return isSamePath(item.href, route);
  if (item.type !== "category") return false;
  return isSamePath(item.href, route) || (item.items?.some((child) => isActiveBranch(child, route)) ?? false);
}

// theme/layout/Icon.tsx
import { jsx } from "react/jsx-runtime";
var PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  search: "M16.5 16.5L21 21M18.5 11a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0z",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  home: "M4 11l8-7l8 7M6.5 9.5V20h11V9.5",
  chevron: "M9 6l6 6l-6 6",
  up: "M12 19V5M6 11l6-6l6 6",
  edit: "M4 20h4L19 9l-4-4L4 16z",
  light: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  system: "M3.5 5h17v11h-17zM9 20h6",
  warning: "M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.3"
};
function Icon({ name, label }) {
  return /* @__PURE__ */ jsx(
    "svg",
    {
      className: `icon icon-${name}`,
      viewBox: "0 0 24 24",
      ...label ? { role: "img", "aria-label": label } : { "aria-hidden": true },
      children: /* @__PURE__ */ jsx("path", { d: PATHS[name] })
    }
  );
}

// theme/layout/Link.tsx
import { jsx as jsx2, jsxs } from "react/jsx-runtime";
function Link({ href, external, icon, children, ...rest }) {
  const site = useSite();
  const t = useText();
  if (external ?? isExternal(href)) {
    return /* @__PURE__ */ jsxs("a", { href, target: "_blank", rel: "noopener noreferrer", ...rest, children: [
      children,
      icon && /* @__PURE__ */ jsx2(Icon, { name: "external", label: t("theme.IconExternalLink.ariaLabel") })
    ] });
  }
  return /* @__PURE__ */ jsx2("a", { href: site.router === "hash" && href.startsWith("/") ? `#${href}` : href, ...rest, children });
}

// theme/layout/LoadFailure.tsx
import { jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
function LoadFailure({ retry }) {
  return /* @__PURE__ */ jsxs2("div", { className: "load-failure", role: "alert", children: [
    /* @__PURE__ */ jsx3(T, { id: "theme.Loader.error" }),
    " ",
    /* @__PURE__ */ jsx3("button", { type: "button", className: "button", onClick: retry, children: /* @__PURE__ */ jsx3(T, { id: "theme.Loader.retry" }) })
  ] });
}

// theme/layout/SidebarCategory.tsx
import { use, useEffect, useRef as useRef2, useState as useState2 } from "react";

// theme/layout/collapse.ts
import { useLayoutEffect, useRef, useState } from "react";

// theme/layout/sidebar-tree.ts
function itemKey(item, index) {
  if (item.type === "link") return `l:${item.href}:${item.label}`;
  if (item.type === "category") return `c:${item.label}`;
  return `${item.type}:${index}`;
}
var isCut = (items) => items.some((item) => item.type === "gap");
function mergeItems(known, fresh) {
  const base = isCut(fresh) && known.length > 0 && !isCut(known) ? known : fresh;
  const categories = /* @__PURE__ */ new Map();
  for (const item of base === fresh ? known : fresh) {
    if (item.type === "category") categories.set(item.label, item);
  }
  return base.map((item) => {
    const other = item.type === "category" ? categories.get(item.label) : void 0;
    if (item.type !== "category" || !other) return item;
    const [old, now] = base === fresh ? [other, item] : [item, other];
    if (!old.items) return now;
    if (!now.items) return { ...now, items: old.items, more: void 0 };
    return { ...now, items: mergeItems(old.items, now.items) };
  });
}
function visibleItems(items, route) {
  const out = [];
  for (const item of items) {
    if (item.type === "html")
      out.push({ type: "html", value: item.value, defaultStyle: item.defaultStyle, className: item.className });
    else if (item.type === "link") {
      if (item.unlisted && !isSamePath(item.href, route)) continue;
      const { label, href, external, unlisted, className } = item;
      out.push({ type: "link", label, href, external, unlisted, className });
    } else {
      const category = visibleCategory(item, route);
      if (category) out.push(category);
    }
  }
  return out;
}
function visibleCategory(item, route) {
  const items = visibleItems(item.items, route);
  const href = item.linkUnlisted && !isSamePath(item.href, route) ? void 0 : item.href;
  if (items.length === 0) return href ? { type: "link", label: item.label, href, className: item.className } : null;
  const { label, collapsible, collapsed, className } = item;
  return {
    type: "category",
    label,
    items,
    collapsible,
    collapsed,
    href,
    firstHref: href ?? firstHref(items),
    className
  };
}
function firstHref(items) {
  for (const item of items) {
    if (item.type === "link") return item.href;
    if (item.type === "category") {
      const href = item.href ?? item.firstHref ?? firstHref(item.items ?? []);
      if (href) return href;
    }
  }
  return void 0;
}
function startsOpen(item, route) {
  return !item.collapsible || !item.collapsed || isActiveBranch(item, route);
}
function collapseDuration(height) {
  if (height <= 0) return 0;
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
}

// theme/layout/collapse.ts
function useCollapse(open) {
  const list = useRef(null);
  const [shown, setShown] = useState(open);
  const wasOpen = useRef(open);
  if (open && !shown) setShown(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (wasOpen.current === open || !element) return;
    wasOpen.current = open;
    animate(element, open);
  }, [open]);
  return { list, shown };
}
function animate(element, open) {
  element.classList.add("menu__list--moving");
  const height = element.scrollHeight;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frames = [{ height: "0px" }, { height: `${height}px` }];
  const motion = element.animate?.(open ? frames : frames.reverse(), {
    duration: reduced ? 1 : collapseDuration(height),
    easing: "ease-in-out"
  });
  const done = () => element.classList.remove("menu__list--moving");
  if (motion) {
    motion.onfinish = done;
    motion.oncancel = done;
  } else done();
}

// theme/layout/sidebar-context.ts
import { createContext } from "react";
var SidebarContext = createContext(null);

// theme/layout/SidebarCategory.tsx
import { jsx as jsx4, jsxs as jsxs3 } from "react/jsx-runtime";
function SidebarCategory({ item, level: level2, displaced, opened, children }) {
  const { route, followed } = use(SidebarContext);
  const active = isActiveBranch(item, route);
  const here = isSamePath(item.href, route);
  const { open, failed, setOpen } = useOpen(item, active, opened);
  useEffect(() => {
    if (displaced) setOpen(false);
  }, [displaced]);
  const { list, shown } = useCollapse(open);
  const t = useText();
  const onLabel = (event) => {
    if (item.href && !here) return followed?.();
    event.preventDefault();
    if (item.collapsible) setOpen(!open);
  };
  const isButton = item.collapsible && !item.href;
  return /* @__PURE__ */ jsxs3(
    "li",
    {
      className: `menu__list-item theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level2}${open ? "" : " menu__list-item--collapsed"}${item.className ? ` ${item.className}` : ""}`,
      children: [
        /* @__PURE__ */ jsxs3("div", { className: `menu__list-item-collapsible${here ? " menu__list-item-collapsible--active" : ""}`, children: [
          /* @__PURE__ */ jsx4(
            Link,
            {
              className: `menu__link${item.collapsible ? " menu__link--sublist" : ""}${isButton ? " menu__link--sublist-caret" : ""}${active ? " menu__link--active" : ""}`,
              href: item.href ?? item.firstHref ?? "#",
              external: false,
              role: isButton ? "button" : void 0,
              "aria-expanded": isButton ? open : void 0,
              "aria-current": here ? "page" : void 0,
              "data-replay": isButton ? "" : void 0,
              onClick: onLabel,
              children: item.label
            }
          ),
          item.href && item.collapsible && /* @__PURE__ */ jsx4(
            "button",
            {
              type: "button",
              className: "menu__caret clean-btn",
              "data-replay": "",
              "aria-expanded": open,
              "aria-label": t(
                open ? "theme.DocSidebarItem.collapseCategoryAriaLabel" : "theme.DocSidebarItem.expandCategoryAriaLabel",
                { label: item.label }
              ),
              onClick: () => setOpen(!open)
            }
          )
        ] }),
        failed && /* @__PURE__ */ jsx4(LoadFailure, { retry: () => setOpen(true) }),
        shown && item.items && /* @__PURE__ */ jsx4("ul", { className: "menu__list", ref: list, children })
      ]
    }
  );
}
function useOpen(item, active, opened) {
  const { route, loadAll } = use(SidebarContext);
  const [open, setState] = useState2(() => startsOpen(item, route) && Boolean(item.items));
  const [failed, setFailed] = useState2(false);
  const last = useRef2(route);
  useEffect(() => {
    if (last.current === route) return;
    last.current = route;
    if (active) setState(true);
  }, [route, active]);
  const setOpen = (next) => {
    setFailed(false);
    if (next) opened();
    if (!next || item.items) return setState(next);
    loadAll().then(
      () => setState(true),
      () => setFailed(true)
    );
  };
  return { open, failed, setOpen };
}

// theme/layout/SidebarMenu.tsx
import { jsx as jsx5 } from "react/jsx-runtime";
var SidebarMenu = memo(function SidebarMenu2({
  slice,
  followed
}) {
  const { route } = usePage();
  const runtime = useRuntime();
  const [all, setAll] = useState3(null);
  const [seen, setSeen] = useState3(slice);
  const [known, setKnown] = useState3(slice.items);
  let items = known;
  if (seen !== slice) {
    items = mergeItems(known, slice.items);
    setSeen(slice);
    setKnown(items);
  }
  const loadAll = async () => setAll(await runtime.loadSidebar(slice.part));
  return /* @__PURE__ */ jsx5(SidebarContext, { value: { route, loadAll, followed }, children: /* @__PURE__ */ jsx5("ul", { className: "theme-doc-sidebar-menu menu__list", children: /* @__PURE__ */ jsx5(SidebarItems, { items: all ? visibleItems(all, route) : items, level: 1 }) }) });
});
function SidebarItems({ items, level: level2 }) {
  const { docs } = useSite();
  const [last, setLast] = useState3(null);
  return items.map((item, i) => {
    const key = itemKey(item, i);
    if (item.type !== "category") return /* @__PURE__ */ jsx5(Entry, { item }, key);
    return /* @__PURE__ */ jsx5(
      SidebarCategory,
      {
        item,
        level: level2,
        displaced: last !== null && last !== key,
        opened: () => docs.autoCollapseCategories && setLast(key),
        children: item.items && /* @__PURE__ */ jsx5(SidebarItems, { items: item.items, level: level2 + 1 })
      },
      key
    );
  });
}
function Entry({ item }) {
  if (item.type === "gap") return /* @__PURE__ */ jsx5(Gap, { count: item.count });
  if (item.type === "html") {
    return /* @__PURE__ */ jsx5("li", { className: item.className, dangerouslySetInnerHTML: { __html: item.value } });
  }
  return /* @__PURE__ */ jsx5(Leaf, { item });
}
function Leaf({ item }) {
  const { route, followed } = use2(SidebarContext);
  const active = isSamePath(item.href, route);
  return /* @__PURE__ */ jsx5("li", { className: `menu__list-item theme-doc-sidebar-item-link${item.className ? ` ${item.className}` : ""}`, children: /* @__PURE__ */ jsx5(
    Link,
    {
      className: `menu__link${active ? " menu__link--active" : ""}`,
      href: item.href,
      external: item.external,
      icon: true,
      "aria-current": active ? "page" : void 0,
      onClick: followed,
      children: item.label
    }
  ) });
}
function Gap({ count }) {
  const { loadAll } = use2(SidebarContext);
  const [failed, setFailed] = useState3(false);
  const load = () => loadAll().catch(() => setFailed(true));
  return /* @__PURE__ */ jsx5("li", { className: "menu__list-item", children: failed ? /* @__PURE__ */ jsx5(LoadFailure, { retry: load }) : /* @__PURE__ */ jsx5("button", { type: "button", className: "menu__link menu__more clean-btn", "data-replay": "", onClick: load, children: /* @__PURE__ */ jsx5(T, { id: "theme.docs.sidebar.more", values: { count } }) }) });
}

// theme/layout/DocSidebar.tsx
import { jsx as jsx6 } from "react/jsx-runtime";
function DocSidebar({ slice }) {
  const t = useText();
  const menu = useRef3(null);
  useEffect2(() => {
    const box = menu.current;
    const entry = box?.querySelector('[aria-current="page"]');
    if (!box || !entry || box.scrollHeight <= box.clientHeight) return;
    const offset = entry.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset > box.clientHeight * 0.8) box.scrollTop = offset - box.clientHeight / 2;
  }, []);
  return /* @__PURE__ */ jsx6("aside", { className: "side theme-doc-sidebar-container", children: /* @__PURE__ */ jsx6("nav", { className: "side__menu menu thin-scrollbar", "aria-label": t("theme.docs.sidebar.navAriaLabel"), ref: menu, children: /* @__PURE__ */ jsx6(SidebarMenu, { slice }) }) });
}

// theme/layout/ErrorBoundary.tsx
import { Component, createContext as createContext2, Suspense, use as use3 } from "react";
import { jsx as jsx7, jsxs as jsxs4 } from "react/jsx-runtime";
var ErrorBoundary = class extends Component {
  state = { error: null };
  static getDerivedStateFromError(error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => this.setState({ error: null });
    return this.props.fallback ? this.props.fallback(error, retry) : /* @__PURE__ */ jsx7(Crash, { error, retry });
  }
};
function Crash({ error, retry }) {
  return /* @__PURE__ */ jsxs4("main", { className: "page page--narrow crash", children: [
    /* @__PURE__ */ jsx7("h1", { children: /* @__PURE__ */ jsx7(T, { id: "theme.ErrorPageContent.title" }) }),
    /* @__PURE__ */ jsx7("p", { children: /* @__PURE__ */ jsx7("button", { type: "button", className: "button", onClick: retry, children: /* @__PURE__ */ jsx7(T, { id: "theme.ErrorPageContent.tryAgain" }) }) }),
    /* @__PURE__ */ jsx7("hr", {}),
    /* @__PURE__ */ jsx7("p", { className: "crash__message", children: errorChain(error) })
  ] });
}
function errorChain(error) {
  const messages = [];
  for (let at = error; at instanceof Error; at = at.cause) messages.push(at.message);
  return messages.join("\n\nCause:\n");
}
var Isolation = createContext2(true);
function Part({ children, quiet }) {
  if (!use3(Isolation)) return children;
  return /* @__PURE__ */ jsx7(ErrorBoundary, { fallback: quiet ? () => null : (error) => /* @__PURE__ */ jsx7("pre", { className: "part-error", children: errorChain(error) }), children: /* @__PURE__ */ jsx7(Suspense, { children }) });
}

// theme/layout/Navbar.tsx
import { Suspense as Suspense3, useState as useState8 } from "react";

// theme/layout/Brand.tsx
import { jsx as jsx8, jsxs as jsxs5 } from "react/jsx-runtime";
function Brand() {
  const { navbar, baseUrl, title } = useSite();
  const { logo } = navbar;
  const alt = navbar.title ? "" : logo?.alt || title;
  const image = (src, mode) => /* @__PURE__ */ jsx8(
    "img",
    {
      className: `navbar__logo themedComponent${mode}`,
      src,
      alt,
      width: logo?.width,
      height: logo?.height
    }
  );
  return /* @__PURE__ */ jsxs5(Link, { className: "navbar__brand", href: logo?.href ?? baseUrl, children: [
    logo && (logo.srcDark ? image(logo.src, "--light") : image(logo.src, "")),
    logo?.srcDark && image(logo.srcDark, "--dark"),
    navbar.title && /* @__PURE__ */ jsx8("b", { className: "navbar__title", children: navbar.title })
  ] });
}

// theme/layout/menu-content.ts
import { useEffect as useEffect3, useState as useState4 } from "react";
function useMenuContent() {
  const { navbar } = useSite();
  const page = usePage();
  const sidebar = "sidebar" in page ? page.sidebar : null;
  const recent = "recent" in page ? page.recent : null;
  return { items: navbar.items, sidebar, recent, enabled: navbar.items.length > 0 || Boolean(sidebar || recent) };
}
function useNarrow() {
  const [narrow, setNarrow] = useState4(false);
  useEffect3(() => {
    const query = matchMedia(`(max-width: ${DESKTOP_BREAKPOINT}px)`);
    const read = () => setNarrow(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return narrow;
}

// theme/layout/NavbarItem.tsx
import { Suspense as Suspense2 } from "react";

// theme/layout/pieces-context.ts
import { createContext as createContext3, use as use4 } from "react";
var PiecesContext = createContext3(null);
function usePieces() {
  const pieces2 = use4(PiecesContext);
  if (!pieces2) throw new Error("usePieces outside a page");
  return pieces2;
}

// theme/layout/SearchButton.tsx
import { useEffect as useEffect4, useState as useState5 } from "react";
import { Fragment, jsx as jsx9, jsxs as jsxs6 } from "react/jsx-runtime";
function SearchButton() {
  const { search } = useSite();
  const t = useText();
  const [key, setKey] = useState5("");
  useEffect4(() => setKey(/mac|iphone|ipad/i.test(navigator.platform) ? "\u2318" : "Ctrl"), []);
  if (search.provider === "none") return null;
  const label = t("theme.SearchBar.label");
  return /* @__PURE__ */ jsx9("form", { className: "navbar__search", action: search.searchPage ?? void 0, children: /* @__PURE__ */ jsxs6(
    "button",
    {
      type: search.searchPage ? "submit" : "button",
      className: "DocSearch DocSearch-Button clean-btn",
      "data-search": "",
      "aria-label": key ? `${label} ${key} K` : label,
      "aria-keyshortcuts": "Control+K Meta+K /",
      children: [
        /* @__PURE__ */ jsx9(Icon, { name: "search" }),
        /* @__PURE__ */ jsx9("span", { className: "DocSearch-Button-Placeholder", children: label }),
        " ",
        /* @__PURE__ */ jsx9("span", { className: "DocSearch-Button-Keys", "aria-hidden": "true", children: key && /* @__PURE__ */ jsxs6(Fragment, { children: [
          /* @__PURE__ */ jsx9("kbd", { children: key }),
          " ",
          /* @__PURE__ */ jsx9("kbd", { children: "K" })
        ] }) })
      ]
    }
  ) });
}

// theme/layout/versions.ts
import { useEffect as useEffect5, useState as useState6 } from "react";

// theme/client/storage.ts
var VERSION_KEY = "docs-preferred-version-";
function createStore(area, warn = console.warn) {
  const listeners = /* @__PURE__ */ new Map();
  let warned = false;
  const guard = (action) => {
    try {
      return action(area());
    } catch (error) {
      if (!warned) warn(`Local storage is not available: ${error}`);
      warned = true;
      return null;
    }
  };
  const notify = (key, value) => {
    for (const callback of [...listeners.get(key) ?? []]) callback(value);
  };
  const fromOtherTab = (event) => {
    for (const key of event.key === null ? listeners.keys() : [event.key]) notify(key, event.key && event.newValue);
  };
  return {
    get: (key) => guard((storage2) => storage2.getItem(key)),
    set(key, value) {
      guard((storage2) => value === null ? storage2.removeItem(key) : storage2.setItem(key, value));
      notify(key, value);
    },
    listen(key, callback) {
      if (listeners.size === 0 && typeof addEventListener === "function") addEventListener("storage", fromOtherTab);
      const callbacks = listeners.get(key) ?? /* @__PURE__ */ new Set();
      listeners.set(key, callbacks.add(callback));
      return () => {
        callbacks.delete(callback);
      };
    }
  };
}
var storage = createStore(() => localStorage);

// theme/layout/versions.ts
var versionKey = (instance) => VERSION_KEY + instance;
function versionOf(page, instance) {
  const { scope } = page;
  return scope.area === "docs" && scope.instance === instance ? scope.version : void 0;
}
function useVersion(instance) {
  const { docs } = useSite();
  const { storage: storage2 } = useRuntime();
  const page = usePage();
  const [picked, setPicked] = useState6();
  const names = instance === void 0 ? void 0 : docs.versions?.[instance];
  useEffect5(() => {
    if (!names || docs.versionPersistence === "none") return;
    const stored = storage2.get(versionKey(instance));
    if (stored === null) return;
    if (names.includes(stored)) setPicked(stored);
    else storage2.set(versionKey(instance), null);
  }, [names, instance, storage2, docs.versionPersistence]);
  return instance === void 0 ? void 0 : versionOf(page, instance) ?? picked;
}

// theme/layout/NavbarItem.tsx
import { jsx as jsx10 } from "react/jsx-runtime";
function itemLabel(item) {
  if (item.type === "link" && item.html) return /* @__PURE__ */ jsx10("span", { dangerouslySetInnerHTML: { __html: item.html } });
  return "label" in item ? item.label : "";
}
function isOffered(item, route) {
  return !(item.type === "doc" && item.unlisted && !isSamePath(item.href, route));
}
function NavbarItem({ item }) {
  const page = usePage();
  const { NavbarDropdown: NavbarDropdown2 } = usePieces();
  switch (item.type) {
    case "search":
      return /* @__PURE__ */ jsx10(SearchButton, {});
    case "html":
      return /* @__PURE__ */ jsx10("div", { className: `navbar__item ${item.className ?? ""}`, dangerouslySetInnerHTML: { __html: item.value } });
    case "dropdown":
    case "docsVersionDropdown":
    case "localeDropdown":
      return /* @__PURE__ */ jsx10(Suspense2, { children: /* @__PURE__ */ jsx10(NavbarDropdown2, { item }) });
    case "link":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return isOffered(item, page.route) ? /* @__PURE__ */ jsx10(ItemLink, { item, className: "navbar__item navbar__link", active: "navbar__link--active" }) : null;
    default:
      throw new Error(`No NavbarItem component found for type "${item.type}".`);
  }
}
function ItemLink({ item, className, active, onClick: onClick2 }) {
  const page = usePage();
  const { docs } = useSite();
  const { storage: storage2 } = useRuntime();
  const version2 = useVersion("instance" in item ? item.instance : void 0);
  const isActive = isActiveItem(item, page);
  const href = "versions" in item && version2 !== void 0 && item.versions?.[version2] || item.href;
  const pick = () => {
    if (item.type !== "docsVersion" || docs.versionPersistence === "none") return;
    if (item.instance && docs.versions?.[item.instance]) storage2.set(versionKey(item.instance), item.version);
  };
  return /* @__PURE__ */ jsx10(
    Link,
    {
      href,
      external: item.type === "link" ? item.external : false,
      icon: true,
      className: `${className}${isActive ? ` ${active}` : ""}${item.className ? ` ${item.className}` : ""}`,
      "aria-current": isSamePath(item.href, page.route) ? "page" : isActive ? "true" : void 0,
      onClick: () => {
        pick();
        onClick2?.();
      },
      children: itemLabel(item)
    }
  );
}

// theme/layout/useHideOnScroll.ts
import { useEffect as useEffect6, useState as useState7 } from "react";
function useHideOnScroll(enabled) {
  const [hidden, setHidden] = useState7(false);
  useEffect6(() => {
    if (!enabled) return;
    let last = scrollY;
    const onScroll = () => {
      const height = document.querySelector(".navbar")?.clientHeight ?? 0;
      const top = scrollY;
      if (top < height) setHidden(false);
      else if (top > last) setHidden(true);
      else if (top < last && top + innerHeight < document.documentElement.scrollHeight) setHidden(false);
      last = top;
    };
    const onHash = () => setHidden(true);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("hashchange", onHash);
    return () => {
      removeEventListener("scroll", onScroll);
      removeEventListener("hashchange", onHash);
    };
  }, [enabled]);
  return hidden;
}

// theme/layout/Navbar.tsx
import { Fragment as Fragment2, jsx as jsx11, jsxs as jsxs7 } from "react/jsx-runtime";
function Navbar() {
  const { navbar, colorMode, search } = useSite();
  const [menu, setMenu] = useState8(false);
  const hidden = useHideOnScroll(navbar.hideOnScroll);
  const content2 = useMenuContent();
  const t = useText();
  const narrow = useNarrow();
  const { ColorToggle: ColorToggle2, MobileMenu: MobileMenu2 } = usePieces();
  const placed = navbar.items.some((item) => item.type === "search");
  return /* @__PURE__ */ jsxs7(Fragment2, { children: [
    /* @__PURE__ */ jsx11(
      "nav",
      {
        "aria-label": t("theme.NavBar.navAriaLabel"),
        className: `navbar theme-layout-navbar${navbar.hideOnScroll ? " navbar--hideable" : ""}${hidden ? " navbar--hidden" : ""}`,
        children: /* @__PURE__ */ jsxs7("div", { className: "navbar__inner", children: [
          /* @__PURE__ */ jsxs7("div", { className: "navbar__items theme-layout-navbar-left", children: [
            content2.enabled && /* @__PURE__ */ jsx11(
              "button",
              {
                type: "button",
                className: "navbar__toggle clean-btn",
                "data-replay": "",
                "aria-label": t("theme.docs.sidebar.toggleSidebarButtonAriaLabel"),
                "aria-expanded": menu,
                onClick: () => setMenu(!menu),
                children: /* @__PURE__ */ jsx11(Icon, { name: "menu" })
              }
            ),
            /* @__PURE__ */ jsx11(Brand, {}),
            /* @__PURE__ */ jsx11(Items, { items: navbar.items, side: "left" })
          ] }),
          /* @__PURE__ */ jsxs7("div", { className: "navbar__items navbar__items--right theme-layout-navbar-right", children: [
            /* @__PURE__ */ jsx11(Items, { items: navbar.items, side: "right" }),
            /* @__PURE__ */ jsx11(Suspense3, { children: !colorMode.disableSwitch && /* @__PURE__ */ jsx11(ColorToggle2, {}) }),
            !placed && search.provider !== "none" && /* @__PURE__ */ jsx11(SearchButton, {})
          ] })
        ] })
      }
    ),
    /* @__PURE__ */ jsx11(Suspense3, { children: content2.enabled && narrow && /* @__PURE__ */ jsx11(MobileMenu2, { content: content2, shown: menu, close: () => setMenu(false) }) })
  ] });
}
function Items({ items, side }) {
  return items.map(
    (item, i) => item.position === side ? /* @__PURE__ */ jsx11(Guarded, { item, children: /* @__PURE__ */ jsx11(NavbarItem, { item }) }, i) : null
  );
}
function Guarded({ item, children }) {
  return /* @__PURE__ */ jsx11(
    ErrorBoundary,
    {
      fallback: (error) => {
        throw new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause: error });
      },
      children
    }
  );
}

// theme/layout/SkipLink.tsx
import { jsx as jsx12 } from "react/jsx-runtime";
var CONTENT_ID = "__docusaurus_skipToContent_fallback";
function focusContent(event) {
  const target = document.querySelector("main") ?? document.getElementById(CONTENT_ID);
  if (!target) return;
  event.preventDefault();
  target.setAttribute("tabindex", "-1");
  target.focus();
  target.removeAttribute("tabindex");
  target.scrollIntoView();
}
function SkipLink() {
  const t = useText();
  return /* @__PURE__ */ jsx12("div", { role: "region", "aria-label": t("theme.common.skipToMainContent"), className: "skip", "data-skip": "", children: /* @__PURE__ */ jsx12("a", { href: `#${CONTENT_ID}`, className: "skip__link", onClick: focusContent, children: /* @__PURE__ */ jsx12(T, { id: "theme.common.skipToMainContent" }) }) });
}

// theme/layout/Layout.tsx
import { Fragment as Fragment3, jsx as jsx13, jsxs as jsxs8 } from "react/jsx-runtime";
function Layout({ children }) {
  const page = usePage();
  const { announcementBar, footer } = useSite();
  const { AnnouncementBar: AnnouncementBar2, BackToTop: BackToTop2, BlogSidebar: BlogSidebar2, Footer: Footer2 } = usePieces();
  const scrolled = useScrolled();
  const isDoc = page.kind === "doc" || page.kind === "generated-index";
  const sidebar = "sidebar" in page ? page.sidebar : null;
  const recent = "recent" in page ? page.recent : null;
  return /* @__PURE__ */ jsxs8(Fragment3, { children: [
    /* @__PURE__ */ jsx13(SkipLink, {}),
    /* @__PURE__ */ jsx13(Part, { quiet: true, children: announcementBar && /* @__PURE__ */ jsx13(AnnouncementBar2, { bar: announcementBar }) }),
    /* @__PURE__ */ jsx13(Part, { children: /* @__PURE__ */ jsx13(Navbar, {}) }),
    /* @__PURE__ */ jsxs8("div", { id: CONTENT_ID, className: `wrapper${sidebar || recent ? " wrapper--side" : ""} main-wrapper`, children: [
      /* @__PURE__ */ jsxs8(Part, { children: [
        sidebar && /* @__PURE__ */ jsx13(DocSidebar, { slice: sidebar }, sidebar.name),
        recent && /* @__PURE__ */ jsx13(BlogSidebar2, { recent })
      ] }),
      /* @__PURE__ */ jsx13(ErrorBoundary, { children }, page.route),
      /* @__PURE__ */ jsx13(Suspense4, { children: isDoc && scrolled && /* @__PURE__ */ jsx13(BackToTop2, {}) })
    ] }),
    /* @__PURE__ */ jsx13(Part, { children: footer && /* @__PURE__ */ jsx13(Footer2, { footer }) })
  ] });
}
function useScrolled() {
  const [scrolled, setScrolled] = useState9(false);
  useEffect7(() => {
    const onScroll = () => setScrolled(true);
    addEventListener("scroll", onScroll, { passive: true, once: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return scrolled;
}

// theme/layout/Region.tsx
import { useEffect as useEffect9, useRef as useRef4 } from "react";

// theme/layout/useActiveHeading.ts
import { useEffect as useEffect8 } from "react";
var ACTIVE = "table-of-contents__link--active";
function activeIndex(tops, offset, half) {
  const next = tops.findIndex((top) => top >= offset);
  if (next < 0) return tops.length - 1;
  return tops[next] < half ? next : next - 1;
}
function useActiveHeading(box, route, uncovered) {
  useEffect8(() => {
    const list = box.current?.querySelector(".toc");
    if (!list) return;
    let frame = 0;
    let marked = null;
    const levels = list.dataset.levels.replace(/\d/g, "main h$&[id]");
    const update = () => {
      frame = 0;
      const headings2 = [...document.querySelectorAll(levels)];
      const offset = uncovered ? 0 : document.querySelector(".navbar")?.clientHeight ?? 0;
      const tops = headings2.map((heading) => heading.getBoundingClientRect().top);
      const id = headings2[activeIndex(tops, offset, innerHeight / 2)]?.id;
      const link = id === void 0 ? null : list.querySelector(`a[href="#${CSS.escape(id)}"]`);
      if (link === marked) return;
      marked?.classList.remove(ACTIVE);
      link?.classList.add(ACTIVE);
      marked = link;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      marked?.classList.remove(ACTIVE);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [route, uncovered]);
}

// theme/layout/Region.tsx
import { jsx as jsx14 } from "react/jsx-runtime";
function Region({ html, children }) {
  const box = useRef4(null);
  const { navbar } = useSite();
  const { route } = usePage();
  const runtime = useRuntime();
  useActiveHeading(box, route, navbar.hideOnScroll);
  useEffect9(() => {
    for (const table of box.current.querySelectorAll("table")) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
    const search = box.current.querySelector(".search-page");
    return search ? runtime.mountSearchPage(search) : void 0;
  }, [runtime, route]);
  const props = { ref: box, className: "region", onClick: (event) => onClick(event, runtime.storage) };
  if (html === void 0) return /* @__PURE__ */ jsx14("div", { ...props, children });
  return /* @__PURE__ */ jsx14("div", { ...props, "data-body": "", dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true });
}
function onClick({ target }, storage2) {
  if (!(target instanceof Element)) return;
  const button = target.closest(".toc__button");
  if (button) {
    const open = button.parentElement.classList.toggle("toc--open");
    button.setAttribute("aria-expanded", String(open));
  }
  const link = target.closest("[data-prefer]");
  if (link) storage2.set(link.dataset.prefer, link.dataset.version);
}

// theme/live.ts
import { createContext as createContext4 } from "react";
var overridden = typeof NOTES_OVERRIDDEN !== "undefined" && NOTES_OVERRIDDEN;
function isLive({ page, module }) {
  return overridden || module !== void 0 || page.kind === "component";
}
var LiveContext = createContext4(false);

// theme/App.tsx
import { jsx as jsx15 } from "react/jsx-runtime";
function App({ input, location, runtime, View, pieces: pieces2 }) {
  const live = isLive(input);
  const { route } = input.page;
  return /* @__PURE__ */ jsx15(RuntimeContext, { value: runtime, children: /* @__PURE__ */ jsx15(SiteContext, { value: input.site, children: /* @__PURE__ */ jsx15(LocationContext, { value: location, children: /* @__PURE__ */ jsx15(PageContext, { value: input.page, children: /* @__PURE__ */ jsx15(LiveContext, { value: live, children: /* @__PURE__ */ jsx15(PiecesContext, { value: pieces2, children: /* @__PURE__ */ jsx15(Layout, { children: live ? /* @__PURE__ */ jsx15(Region, { children: /* @__PURE__ */ jsx15(View, { input }) }, route) : /* @__PURE__ */ jsx15(Region, { html: input.bodies[0] ?? "" }, route) }) }) }) }) }) }) });
}

// theme/content/html.ts
var ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
function escapeAttribute(text) {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (c) => ESCAPES[c]) : text;
}
function attributesOf(props, known) {
  let text = "";
  for (const name in props) {
    const value = props[name];
    if (value === void 0) continue;
    const attribute = known[name];
    if (attribute === void 0 || typeof value !== "string") return void 0;
    text += ` ${attribute}="${escapeAttribute(value)}"`;
  }
  return text;
}

// theme/content/words.ts
import { createContext as createContext5, useContext } from "react";
var CHINESE = {
  anchor: "\u6307\u5411\u201C{heading}\u201D\u7684\u94FE\u63A5",
  details: "\u8BE6\u60C5",
  admonitions: {
    note: "\u8BF4\u660E",
    tip: "\u5C0F\u6280\u5DE7",
    info: "\u8865\u5145\u4FE1\u606F",
    warning: "\u6CE8\u610F",
    danger: "\u5371\u9669",
    caution: "\u5F53\u5FC3"
  },
  cardCount: "\u5171 {count} \u9879",
  liveEditor: "\u5728\u7EBF\u7F16\u8F91",
  liveResult: "\u8FD0\u884C\u7ED3\u679C",
  liveReset: "\u8FD8\u539F",
  checked: "\u5DF2\u5728 Node {node} \u8FD0\u884C\u6838\u5BF9\uFF0C\u7ED3\u679C\u81EA {since} \u8D77\u672A\u53D8"
};
var ENGLISH = {
  anchor: "Direct link to {heading}",
  details: "Details",
  admonitions: { note: "note", tip: "tip", info: "info", warning: "warning", danger: "danger", caution: "caution" },
  cardCount: "{count} items",
  liveEditor: "Live Editor",
  liveResult: "Result",
  liveReset: "Reset",
  checked: "Run in Node {node}; same result since {since}"
};
var FIXED = { secondary: "secondary", success: "success", important: "important" };
function wordsOf(locale) {
  return locale.toLowerCase().startsWith("zh") ? CHINESE : ENGLISH;
}
function admonitionTitle(words, type) {
  return words.admonitions[type] ?? FIXED[type] ?? type;
}
var WordsContext = createContext5(ENGLISH);
function useWords() {
  return useContext(WordsContext);
}

// theme/content/Admonition.tsx
import { jsx as jsx16, jsxs as jsxs9 } from "react/jsx-runtime";
var ALERTS = {
  note: "secondary",
  secondary: "secondary",
  tip: "success",
  success: "success",
  info: "info",
  important: "info",
  warning: "warning",
  caution: "warning",
  danger: "danger"
};
function Admonition({ type, title, className, id, children }) {
  const words = useWords();
  const classes = `theme-admonition theme-admonition-${type} alert alert--${ALERTS[type] ?? "info"} admonition`;
  return /* @__PURE__ */ jsxs9("div", { className: className ? `${classes} ${className}` : classes, id, children: [
    /* @__PURE__ */ jsxs9("div", { className: "admonitionHeading", children: [
      /* @__PURE__ */ jsx16("span", { className: "admonitionIcon", "aria-hidden": "true" }),
      title ?? admonitionTitle(words, type)
    ] }),
    /* @__PURE__ */ jsx16("div", { className: "admonitionContent", children })
  ] });
}
Admonition.html = (props, children, locale) => {
  const { type, title, className, id } = props;
  if (title !== void 0 && typeof title !== "string") return void 0;
  const classes = `theme-admonition theme-admonition-${type} alert alert--${ALERTS[type] ?? "info"} admonition`;
  const attributes = `class="${escapeAttribute(className ? `${classes} ${className}` : classes)}"${id === void 0 ? "" : ` id="${escapeAttribute(id)}"`}`;
  const heading = escapeAttribute(title ?? admonitionTitle(wordsOf(locale), type));
  return `<div ${attributes}><div class="admonitionHeading"><span class="admonitionIcon" aria-hidden="true"></span>${heading}</div><div class="admonitionContent">${children}</div></div>`;
};

// theme/content/CodeBlock.tsx
import { jsx as jsx17, jsxs as jsxs10 } from "react/jsx-runtime";
var checkedText = (words, { node, since }) => words.checked.replace("{node}", node).replace("{since}", since);
function CodeBlock(props) {
  const { language, html, lines, title, numbered, flags, checked, script } = props;
  const words = useWords();
  const long = lines > CODE_FOLD_LINES;
  return /* @__PURE__ */ jsxs10(
    "div",
    {
      className: `language-${language} theme-code-block codeBlockContainer${long ? " codeBlockLong" : ""}`,
      "data-lines": long ? lines : void 0,
      "data-flags": flags,
      "data-script": script,
      children: [
        title !== void 0 && /* @__PURE__ */ jsx17("div", { className: "codeBlockTitle", children: title }),
        /* @__PURE__ */ jsx17("div", { className: "codeBlockContent", children: /* @__PURE__ */ jsx17("pre", { tabIndex: 0, className: `prism-code language-${language}`, children: /* @__PURE__ */ jsx17(
          "code",
          {
            className: numbered ? "codeBlockLines codeBlockLinesWithNumbering" : "codeBlockLines",
            dangerouslySetInnerHTML: { __html: html }
          }
        ) }) }),
        checked && /* @__PURE__ */ jsx17("div", { className: "codeBlockChecked", children: checkedText(words, checked) })
      ]
    }
  );
}
CodeBlock.html = (props, _children, locale) => {
  const { language, html, lines, title, numbered, flags, checked, script } = props;
  const long = lines > CODE_FOLD_LINES;
  const name = escapeAttribute(language);
  const data = (long ? ` data-lines="${lines}"` : "") + (flags === void 0 ? "" : ` data-flags="${escapeAttribute(flags)}"`) + (script === void 0 ? "" : ` data-script="${escapeAttribute(script)}"`);
  const badge = checked ? `<div class="codeBlockChecked">${escapeAttribute(checkedText(wordsOf(locale), checked))}</div>` : "";
  const head = title === void 0 ? "" : `<div class="codeBlockTitle">${escapeAttribute(title)}</div>`;
  const pre = `<pre tabindex="0" class="prism-code language-${name}"><code class="codeBlockLines${numbered ? " codeBlockLinesWithNumbering" : ""}">${html}</code></pre>`;
  return `<div class="language-${name} theme-code-block codeBlockContainer${long ? " codeBlockLong" : ""}"${data}>${head}<div class="codeBlockContent">${pre}</div>${badge}</div>`;
};

// theme/content/ContentRoot.tsx
import { jsx as jsx18 } from "react/jsx-runtime";
function ContentRoot({ locale, children }) {
  return /* @__PURE__ */ jsx18(WordsContext, { value: wordsOf(locale), children });
}

// theme/content/Details.tsx
import { jsx as jsx19, jsxs as jsxs11 } from "react/jsx-runtime";
function Details({ summary, children, className, ...rest }) {
  return /* @__PURE__ */ jsxs11("details", { ...rest, className: `details alert alert--info${className ? ` ${className}` : ""}`, children: [
    summary !== void 0 && /* @__PURE__ */ jsx19("summary", { children: summary }),
    children
  ] });
}

// theme/content/DocCardList.tsx
import { jsx as jsx20, jsxs as jsxs12 } from "react/jsx-runtime";
function DocCardList({ items = [], className }) {
  return /* @__PURE__ */ jsx20("section", { className: `doc-card-list row${className ? ` ${className}` : ""}`, children: items.map((item) => /* @__PURE__ */ jsx20("article", { className: "col col--6 margin-bottom--lg", children: /* @__PURE__ */ jsx20(DocCard, { item }) }, item.href)) });
}
function DocCard({ item }) {
  const words = useWords();
  const text = item.description ?? (item.count === void 0 ? void 0 : words.cardCount.replace("{count}", String(item.count)));
  return /* @__PURE__ */ jsxs12(
    "a",
    {
      className: "card padding--lg cardContainer",
      href: item.href,
      target: item.external ? "_blank" : void 0,
      rel: item.external ? "noopener noreferrer" : void 0,
      children: [
        /* @__PURE__ */ jsxs12("h2", { className: "text--truncate cardTitle", title: item.label, children: [
          /* @__PURE__ */ jsx20("span", { "aria-hidden": "true", children: item.icon }),
          " ",
          item.label
        ] }),
        text && /* @__PURE__ */ jsx20("p", { className: "text--truncate cardDescription", title: text, children: text })
      ]
    }
  );
}

// theme/content/Heading.tsx
import { createElement } from "react";
import { jsx as jsx21 } from "react/jsx-runtime";
function Heading({ as, id, className, label, children, ...rest }) {
  const words = useWords();
  if (as === "h1" || !id) return createElement(as, { ...rest, className }, children);
  const name = words.anchor.replace("{heading}", () => label ?? id);
  return createElement(
    as,
    { ...rest, id, className: className ? `anchor ${className}` : "anchor" },
    children,
    // The sign is drawn by the style sheet, so that copied headings and search texts do not hold it.
    /* @__PURE__ */ jsx21("a", { className: "hash-link", href: `#${id}`, "aria-label": name, title: name, children: "\u200B" })
  );
}
var level = (as) => {
  const component = (props) => /* @__PURE__ */ jsx21(Heading, { ...props, as });
  component.html = (props, children, locale) => headingHtml(as, props, children, locale);
  return component;
};
var ATTRIBUTES = { id: "id", label: "label" };
function headingHtml(as, props, children, locale) {
  const { id, label, ...rest } = props;
  if (attributesOf({ id, label, ...rest }, ATTRIBUTES) === void 0) return void 0;
  if (as === "h1" || !id) return `<${as}>${children}</${as}>`;
  const name = escapeAttribute(wordsOf(locale).anchor.replace("{heading}", () => label ?? id));
  const address = escapeAttribute(id);
  const anchor = `<a class="hash-link" href="#${address}" aria-label="${name}" title="${name}">\u200B</a>`;
  return `<${as} id="${address}" class="anchor">${children}${anchor}</${as}>`;
}
var headings = {
  Heading,
  h1: level("h1"),
  h2: level("h2"),
  h3: level("h3"),
  h4: level("h4"),
  h5: level("h5"),
  h6: level("h6")
};

// theme/content/Image.tsx
import { jsx as jsx22 } from "react/jsx-runtime";
function Image({ alt = "", className, ...rest }) {
  return /* @__PURE__ */ jsx22("img", { decoding: "async", loading: "lazy", ...rest, alt, className: className ? `img ${className}` : "img" });
}
var ATTRIBUTES2 = { src: "src", title: "title", alt: "alt", class: "class" };
Image.html = ({ alt = "", ...rest }) => {
  const attributes = attributesOf({ ...rest, alt, class: "img" }, ATTRIBUTES2);
  return attributes === void 0 ? void 0 : `<img decoding="async" loading="lazy"${attributes}/>`;
};

// theme/content/Link.tsx
import { jsx as jsx23 } from "react/jsx-runtime";
function Link2(props) {
  return /* @__PURE__ */ jsx23("a", { ...props });
}
var ATTRIBUTES3 = { href: "href", target: "target", rel: "rel", title: "title", className: "class", id: "id" };
Link2.html = (props, children) => {
  const attributes = attributesOf(props, ATTRIBUTES3);
  return attributes === void 0 ? void 0 : `<a${attributes}>${children}</a>`;
};

// theme/content/LinkCard.tsx
import { jsx as jsx24, jsxs as jsxs13 } from "react/jsx-runtime";
function LinkCard({ title, description, image, url, href = url, target, rel, children }) {
  return /* @__PURE__ */ jsxs13("a", { className: "link-card", href, target, rel, children: [
    image !== void 0 && /* @__PURE__ */ jsx24("img", { className: "link-card__image", src: image, alt: "", loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsxs13("span", { className: "link-card__text", children: [
      /* @__PURE__ */ jsx24("span", { className: "link-card__title", children: title }),
      description !== void 0 && /* @__PURE__ */ jsx24("span", { className: "link-card__description", children: description }),
      children
    ] })
  ] });
}

// theme/content/LiveCode.tsx
import { jsx as jsx25, jsxs as jsxs14 } from "react/jsx-runtime";
function LiveCode({ language, html, noInline }) {
  const words = useWords();
  return /* @__PURE__ */ jsxs14(
    "div",
    {
      className: "live-code theme-live-codeblock",
      "data-live": noInline ? "no-inline" : "inline",
      "data-language": language,
      children: [
        /* @__PURE__ */ jsxs14("div", { className: "live-code__header", children: [
          words.liveEditor,
          /* @__PURE__ */ jsx25("button", { type: "button", className: "live-code__reset clean-btn", "data-action": "reset", children: words.liveReset })
        ] }),
        /* @__PURE__ */ jsx25("div", { className: `language-${language} live-code__editor`, "data-live-editor": "", "aria-label": words.liveEditor, children: /* @__PURE__ */ jsx25("pre", { tabIndex: 0, className: `prism-code language-${language}`, children: /* @__PURE__ */ jsx25("code", { className: "codeBlockLines", dangerouslySetInnerHTML: { __html: html } }) }) }),
        /* @__PURE__ */ jsx25("div", { className: "live-code__header live-code__header--result", children: words.liveResult }),
        /* @__PURE__ */ jsx25("div", { className: "live-code__result", "data-live-result": "", children: "Loading..." })
      ]
    }
  );
}

// theme/content/Mermaid.tsx
import { jsx as jsx26 } from "react/jsx-runtime";
function Mermaid({ value }) {
  return /* @__PURE__ */ jsx26("div", { className: "mermaid docusaurus-mermaid-container", "data-mermaid": "", children: /* @__PURE__ */ jsx26("pre", { children: /* @__PURE__ */ jsx26("code", { children: value }) }) });
}

// theme/content/Tabs.tsx
import { Children, isValidElement } from "react";
import { Fragment as Fragment4, jsx as jsx27, jsxs as jsxs15 } from "react/jsx-runtime";
function Tabs({ groupId, queryString, defaultValue, values, className, block, children }) {
  const items = Children.toArray(children).filter(
    (child) => isValidElement(child)
  );
  const labels = items.map((item) => labelOf(item.props, values));
  const chosen = chosenValue(items, values, defaultValue);
  const query = queryString === true ? groupId : queryString || void 0;
  const listClass = `tabs${block ? " tabs--block" : ""}${className ? ` ${className}` : ""}`;
  return /* @__PURE__ */ jsxs15("div", { className: "tabs-container theme-tabs-container", "data-tabs": "", "data-group": groupId, "data-query": query, children: [
    /* @__PURE__ */ jsx27("ul", { role: "tablist", "aria-orientation": "horizontal", className: listClass, children: items.map((item, i) => /* @__PURE__ */ jsx27(
      "li",
      {
        role: "tab",
        tabIndex: item.props.value === chosen ? 0 : -1,
        "aria-selected": item.props.value === chosen,
        className: `tabs__item${item.props.value === chosen ? " tabs__item--active" : ""}`,
        "data-value": item.props.value,
        children: labels[i]
      },
      item.props.value
    )) }),
    /* @__PURE__ */ jsx27("div", { className: "tabs__panels margin-top--md", children: items.map((item, i) => /* @__PURE__ */ jsx27(
      "div",
      {
        role: "tabpanel",
        className: `tabItem${item.props.value === chosen ? " tabItem--active" : ""}${item.props.className ? ` ${item.props.className}` : ""}`,
        "data-value": item.props.value,
        "data-label": typeof labels[i] === "string" ? labels[i] : void 0,
        children: item.props.children
      },
      item.props.value
    )) })
  ] });
}
function labelOf(item, values) {
  return values?.find((value) => value.value === item.value)?.label ?? item.label ?? item.value;
}
function chosenValue(items, values, defaultValue) {
  if (defaultValue === null) return void 0;
  if (defaultValue !== void 0) return defaultValue;
  const marked = values?.find((value) => value.default)?.value ?? items.find((item) => item.props.default)?.props.value;
  return marked ?? items[0]?.props.value;
}
function TabItem({ children }) {
  return /* @__PURE__ */ jsx27(Fragment4, { children });
}

// theme/content/TOCInline.tsx
import { jsx as jsx28, jsxs as jsxs16 } from "react/jsx-runtime";
function TOCInline({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3 }) {
  const shown = toc.filter((entry) => entry.level >= minHeadingLevel && entry.level <= maxHeadingLevel);
  return /* @__PURE__ */ jsx28("div", { className: "table-of-contents tableOfContentsInline", children: /* @__PURE__ */ jsx28(List, { branches: nest(shown) }) });
}
function List({ branches }) {
  if (branches.length === 0) return null;
  return /* @__PURE__ */ jsx28("ul", { children: branches.map(({ entry, children }) => /* @__PURE__ */ jsxs16("li", { children: [
    /* @__PURE__ */ jsx28("a", { href: `#${entry.id}`, dangerouslySetInnerHTML: { __html: entry.value } }),
    /* @__PURE__ */ jsx28(List, { branches: children })
  ] }, entry.id)) });
}
function nest(entries) {
  const roots = [];
  const open = [];
  for (const entry of entries) {
    const branch = { entry, children: [] };
    while (open.length > 0 && open.at(-1).entry.level >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

// theme/content/index.tsx
var content = {
  ContentRoot,
  ...headings,
  a: Link2,
  img: Image,
  details: Details,
  Details,
  Admonition,
  CodeBlock,
  DocCardList,
  Link: Link2,
  LinkCard,
  LiveCode,
  Mermaid,
  TabItem,
  Tabs,
  TOCInline
};

// theme/layout/AnnouncementBar.tsx
import { jsx as jsx29, jsxs as jsxs17 } from "react/jsx-runtime";
function AnnouncementBar({ bar }) {
  const t = useText();
  return /* @__PURE__ */ jsxs17(
    "div",
    {
      className: "announcement theme-announcement-bar",
      role: "banner",
      style: { backgroundColor: bar.backgroundColor, color: bar.textColor },
      children: [
        /* @__PURE__ */ jsx29("div", { className: "announcement__content", dangerouslySetInnerHTML: { __html: bar.content } }),
        bar.isCloseable && /* @__PURE__ */ jsx29(
          "button",
          {
            type: "button",
            className: "announcement__close clean-btn close",
            "data-action": "dismiss",
            "aria-label": t("theme.AnnouncementBar.closeButtonAriaLabel"),
            children: /* @__PURE__ */ jsx29(Icon, { name: "close" })
          }
        )
      ]
    }
  );
}

// theme/layout/BackToTop.tsx
import { useEffect as useEffect10, useRef as useRef5, useState as useState10 } from "react";
import { jsx as jsx30 } from "react/jsx-runtime";
var THRESHOLD = 300;
function BackToTop() {
  const t = useText();
  const [shown, setShown] = useState10(false);
  const frame = useRef5(0);
  useEffect10(() => {
    let last = scrollY;
    let jumped = false;
    const onScroll = () => {
      const top = scrollY;
      const before = last;
      last = top;
      if (jumped) jumped = false;
      else if (top >= before) {
        cancelAnimationFrame(frame.current);
        setShown(false);
      } else if (top < THRESHOLD) setShown(false);
      else if (top + innerHeight < document.documentElement.scrollHeight) setShown(true);
    };
    const onHash = () => {
      jumped = true;
      setShown(false);
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("hashchange", onHash);
    return () => {
      cancelAnimationFrame(frame.current);
      removeEventListener("scroll", onScroll);
      removeEventListener("hashchange", onHash);
    };
  }, []);
  const toTop = () => {
    if (getComputedStyle(document.documentElement).scrollBehavior === "smooth")
      return scrollTo({ top: 0, behavior: "smooth" });
    const step = () => {
      const next = Math.floor(scrollY * SCROLL_EASING);
      scrollTo(0, next);
      if (next > 0) frame.current = requestAnimationFrame(step);
    };
    step();
  };
  return /* @__PURE__ */ jsx30(
    "button",
    {
      type: "button",
      className: `back-to-top clean-btn theme-back-to-top-button${shown ? " back-to-top--shown" : ""}`,
      "aria-label": t("theme.BackToTopButton.buttonAriaLabel"),
      onClick: toTop,
      children: /* @__PURE__ */ jsx30(Icon, { name: "up" })
    }
  );
}

// theme/layout/ColorToggle.tsx
import { useEffect as useEffect11, useState as useState11 } from "react";
import { jsx as jsx31 } from "react/jsx-runtime";
var THEME_KEY = "theme";
function ColorToggle() {
  const { colorMode } = useSite();
  const { storage: storage2 } = useRuntime();
  const t = useText();
  const [choice, setChoice] = useState11(null);
  useEffect11(() => {
    const root = document.documentElement;
    const read = () => setChoice(root.dataset.themeChoice ?? colorMode.defaultMode);
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ["data-theme-choice"] });
    return () => observer.disconnect();
  }, [colorMode.defaultMode]);
  const toggle = () => {
    const next = nextChoice(choice, colorMode.respectPrefersColorScheme);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const root = document.documentElement;
    root.dataset.theme = next === "system" ? dark ? "dark" : "light" : next;
    root.dataset.themeChoice = next;
    storage2.set(THEME_KEY, next === "system" ? null : next);
  };
  const shown = choice ?? colorMode.defaultMode;
  const mode = t(`theme.colorToggle.ariaLabel.mode.${shown}`);
  const label = t("theme.colorToggle.ariaLabel", { mode });
  return /* @__PURE__ */ jsx31(
    "button",
    {
      type: "button",
      className: "navbar__icon clean-btn",
      "data-replay": "",
      disabled: choice === null,
      "aria-label": label,
      title: mode,
      onClick: toggle,
      children: /* @__PURE__ */ jsx31(Icon, { name: shown })
    }
  );
}
function nextChoice(choice, withSystem) {
  if (choice === "system") return "light";
  if (choice === "light") return "dark";
  return withSystem ? "system" : "light";
}

// theme/layout/Footer.tsx
import { Fragment as Fragment5, jsx as jsx32, jsxs as jsxs18 } from "react/jsx-runtime";
function Item({ item }) {
  if (item.html) return /* @__PURE__ */ jsx32("span", { dangerouslySetInnerHTML: { __html: item.html } });
  return /* @__PURE__ */ jsx32(Link, { className: "footer__link-item", href: item.href ?? "#", external: item.external, icon: true, children: item.label });
}
function FooterLogo({ logo }) {
  const { src, srcDark, alt, href, width, height } = logo;
  const image = (address, mode) => /* @__PURE__ */ jsx32("img", { className: `footer__logo themedComponent${mode}`, src: address, alt, width, height });
  const images = /* @__PURE__ */ jsxs18(Fragment5, { children: [
    image(src, srcDark ? "--light" : ""),
    srcDark && image(srcDark, "--dark")
  ] });
  return /* @__PURE__ */ jsx32("div", { className: "footer__brand", children: href ? /* @__PURE__ */ jsx32(Link, { href, children: images }) : images });
}
function Footer({ footer }) {
  const flat = footer.columns.length === 1 && !footer.columns[0].title;
  return /* @__PURE__ */ jsxs18("footer", { className: `footer theme-layout-footer${footer.style === "dark" ? " footer--dark" : ""}`, children: [
    /* @__PURE__ */ jsx32("div", { className: `footer__links${flat ? " footer__links--flat" : ""}`, children: footer.columns.map((column, i) => /* @__PURE__ */ jsxs18("div", { className: "footer__col", children: [
      column.title && /* @__PURE__ */ jsx32("div", { className: "footer__title", children: column.title }),
      /* @__PURE__ */ jsx32("ul", { className: "footer__items clean-list", children: column.items.map((item, n) => /* @__PURE__ */ jsx32("li", { className: "footer__item", children: /* @__PURE__ */ jsx32(Item, { item }) }, n)) })
    ] }, i)) }),
    footer.logo && /* @__PURE__ */ jsx32(FooterLogo, { logo: footer.logo }),
    footer.copyright && /* @__PURE__ */ jsx32("div", { className: "footer__copyright", dangerouslySetInnerHTML: { __html: footer.copyright } })
  ] });
}

// theme/layout/MobileMenu.tsx
import { useEffect as useEffect13, useRef as useRef7, useState as useState13 } from "react";

// theme/layout/NavbarDropdown.tsx
import { useEffect as useEffect12, useRef as useRef6, useState as useState12 } from "react";
import { jsx as jsx33, jsxs as jsxs19 } from "react/jsx-runtime";
function dropdownItems(item) {
  if (item.type !== "localeDropdown") return item.items;
  return item.items.map(({ label, href }) => ({ type: "link", position: "left", label, href, external: false }));
}
function NavbarDropdown({ item }) {
  const page = usePage();
  const box = useRef6(null);
  const [open, setOpen] = useState12(false);
  useEffect12(() => {
    if (!open) return;
    const outside = (event) => {
      if (!box.current?.contains(event.target)) setOpen(false);
    };
    const events = ["mousedown", "touchstart", "focusin"];
    for (const name of events) document.addEventListener(name, outside);
    return () => {
      for (const name of events) document.removeEventListener(name, outside);
    };
  }, [open]);
  const active = isActiveItem(item, page);
  const right = item.position === "right" ? " dropdown--right" : "";
  return /* @__PURE__ */ jsxs19(
    "div",
    {
      ref: box,
      className: `navbar__item dropdown dropdown--hoverable${right}${open ? " dropdown--show" : ""} ${item.className ?? ""}`,
      onKeyDown: (event) => {
        if (event.key === "Escape") setOpen(false);
      },
      children: [
        /* @__PURE__ */ jsx33(
          "button",
          {
            type: "button",
            className: `navbar__link clean-btn${active ? " navbar__link--active" : ""}`,
            "data-replay": "",
            "aria-haspopup": "true",
            "aria-expanded": open,
            onClick: () => setOpen(!open),
            children: item.label
          }
        ),
        /* @__PURE__ */ jsx33("ul", { className: "dropdown__menu", children: dropdownItems(item).map((child, i) => /* @__PURE__ */ jsx33("li", { children: child.type === "html" ? /* @__PURE__ */ jsx33("div", { dangerouslySetInnerHTML: { __html: child.value } }) : "href" in child && isOffered(child, page.route) ? /* @__PURE__ */ jsx33(
          ItemLink,
          {
            item: child,
            className: "dropdown__link",
            active: "dropdown__link--active",
            onClick: () => setOpen(false)
          }
        ) : null }, i)) })
      ]
    }
  );
}

// theme/layout/RecentPosts.tsx
import { Fragment as Fragment6, jsx as jsx34, jsxs as jsxs20 } from "react/jsx-runtime";
function RecentPosts({ recent, followed }) {
  const { route } = usePage();
  return /* @__PURE__ */ jsxs20(Fragment6, { children: [
    /* @__PURE__ */ jsx34("div", { className: "recent__title sidebarItemTitle", children: recent.title }),
    recent.groups.map((group) => /* @__PURE__ */ jsxs20("div", { children: [
      /* @__PURE__ */ jsx34("h3", { className: "recent__year", children: group.year }),
      /* @__PURE__ */ jsx34("ul", { className: "menu__list", children: group.items.map((item) => {
        const active = isSamePath(item.permalink, route);
        return /* @__PURE__ */ jsx34("li", { className: "menu__list-item", children: /* @__PURE__ */ jsx34(
          Link,
          {
            href: item.permalink,
            className: `menu__link sidebarItemLink${active ? " menu__link--active" : ""}`,
            "aria-current": active ? "page" : void 0,
            onClick: followed,
            children: item.title
          }
        ) }, item.permalink);
      }) })
    ] }, group.year))
  ] });
}
function BlogSidebar({ recent }) {
  const t = useText();
  return /* @__PURE__ */ jsx34("aside", { className: "side side--blog", children: /* @__PURE__ */ jsx34("nav", { className: "side__menu menu thin-scrollbar", "aria-label": t("theme.blog.sidebar.navAriaLabel"), children: /* @__PURE__ */ jsx34(RecentPosts, { recent }) }) });
}

// theme/layout/MobileMenu.tsx
import { Fragment as Fragment7, jsx as jsx35, jsxs as jsxs21 } from "react/jsx-runtime";
function MobileMenu({ content: content2, shown, close }) {
  const t = useText();
  const { colorMode } = useSite();
  const secondary = Boolean(content2.sidebar || content2.recent);
  const [second, setSecond] = useState13(secondary);
  const [before, setBefore] = useState13({ secondary, shown });
  if (before.secondary !== secondary || before.shown !== shown) {
    setBefore({ secondary, shown });
    if (before.secondary !== secondary || !shown) setSecond(secondary);
  }
  const panel = useRef7(null);
  useOpenMenu(shown, close, panel);
  return /* @__PURE__ */ jsxs21(Fragment7, { children: [
    /* @__PURE__ */ jsx35("div", { className: `navbar-sidebar__backdrop${shown ? " navbar-sidebar__backdrop--show" : ""}`, onClick: close }),
    /* @__PURE__ */ jsxs21(
      "div",
      {
        ref: panel,
        className: `navbar-sidebar theme-layout-navbar-sidebar${shown ? " navbar-sidebar--show" : ""}`,
        role: "dialog",
        "aria-modal": "true",
        "aria-label": t("theme.NavBar.navAriaLabel"),
        inert: !shown,
        children: [
          /* @__PURE__ */ jsxs21("div", { className: "navbar-sidebar__brand", children: [
            /* @__PURE__ */ jsx35(Brand, {}),
            !colorMode.disableSwitch && /* @__PURE__ */ jsx35(ColorToggle, {}),
            /* @__PURE__ */ jsx35(
              "button",
              {
                type: "button",
                className: "navbar-sidebar__close navbar__icon clean-btn",
                "aria-label": t("theme.docs.sidebar.closeSidebarButtonAriaLabel"),
                onClick: close,
                children: /* @__PURE__ */ jsx35(Icon, { name: "close" })
              }
            )
          ] }),
          /* @__PURE__ */ jsxs21("div", { className: `navbar-sidebar__items${second ? " navbar-sidebar__items--show-secondary" : ""}`, children: [
            /* @__PURE__ */ jsx35("div", { className: "navbar-sidebar__item menu", inert: second, children: /* @__PURE__ */ jsx35("ul", { className: "menu__list", children: content2.items.map((item, i) => /* @__PURE__ */ jsx35(MenuItem, { item, close }, i)) }) }),
            /* @__PURE__ */ jsxs21("div", { className: "navbar-sidebar__item menu", inert: !second, children: [
              content2.items.length > 0 && /* @__PURE__ */ jsx35("button", { type: "button", className: "navbar-sidebar__back clean-btn", onClick: () => setSecond(false), children: /* @__PURE__ */ jsx35(T, { id: "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel" }) }),
              content2.sidebar && /* @__PURE__ */ jsx35(SidebarMenu, { slice: content2.sidebar, followed: close }, content2.sidebar.name),
              content2.recent && /* @__PURE__ */ jsx35(RecentPosts, { recent: content2.recent, followed: close })
            ] })
          ] })
        ]
      }
    )
  ] });
}
var BEHIND = ".skip,.announcement,.navbar,.main-wrapper,.footer";
function useOpenMenu(shown, close, panel) {
  const { route } = usePage();
  const { holdBack } = useRuntime();
  const closeRef = useRef7(close);
  closeRef.current = close;
  const last = useRef7(route);
  useEffect13(() => {
    if (last.current !== route) closeRef.current();
    last.current = route;
  }, [route]);
  useEffect13(() => {
    if (!shown) return;
    const from = document.activeElement;
    panel.current?.querySelector(".navbar-sidebar__close")?.focus();
    document.body.style.overflow = "hidden";
    const behind = [...document.querySelectorAll(BEHIND)];
    for (const element of behind) element.inert = true;
    const release = holdBack(() => closeRef.current());
    const onKey = (event) => {
      if (event.key === "Escape") closeRef.current();
    };
    addEventListener("keydown", onKey);
    return () => {
      document.body.style.overflow = "visible";
      for (const element of behind) element.inert = false;
      release();
      removeEventListener("keydown", onKey);
      if (from instanceof HTMLElement && document.contains(from)) from.focus();
    };
  }, [shown, holdBack, panel]);
}
function MenuItem({ item, close }) {
  const page = usePage();
  if (item.type === "search" || !isOffered(item, page.route)) return null;
  if (item.type === "html") return /* @__PURE__ */ jsx35("li", { className: "menu__list-item", dangerouslySetInnerHTML: { __html: item.value } });
  if (item.type === "dropdown" || item.type === "docsVersionDropdown" || item.type === "localeDropdown") {
    return /* @__PURE__ */ jsx35("li", { className: "menu__list-item", children: /* @__PURE__ */ jsxs21("details", { className: "menu__details", open: isActiveItem(item, page), children: [
      /* @__PURE__ */ jsx35("summary", { className: "menu__link menu__link--sublist menu__link--sublist-caret", children: item.label }),
      /* @__PURE__ */ jsx35("ul", { className: "menu__list", children: dropdownItems(item).map((child, i) => /* @__PURE__ */ jsx35(MenuItem, { item: child, close }, i)) })
    ] }) });
  }
  return /* @__PURE__ */ jsx35("li", { className: "menu__list-item", children: /* @__PURE__ */ jsx35(ItemLink, { item, className: "menu__link", active: "menu__link--active", onClick: close }) });
}

// theme/layout/pieces.ts
var pieces = {
  AnnouncementBar,
  BackToTop,
  BlogSidebar,
  ColorToggle,
  Footer,
  MobileMenu,
  NavbarDropdown
};

// theme/layout/Notice.tsx
import { jsx as jsx36, jsxs as jsxs22 } from "react/jsx-runtime";
function Notice({ kind, title, children, className }) {
  return /* @__PURE__ */ jsxs22(
    "div",
    {
      className: `theme-admonition theme-admonition-${kind} admonition alert alert--warning ${className ?? ""}`,
      role: "note",
      children: [
        /* @__PURE__ */ jsxs22("div", { className: "admonitionHeading", children: [
          /* @__PURE__ */ jsx36(Icon, { name: "warning" }),
          title
        ] }),
        /* @__PURE__ */ jsx36("div", { className: "admonitionContent", children })
      ]
    }
  );
}

// theme/layout/Banners.tsx
import { Fragment as Fragment8, jsx as jsx37, jsxs as jsxs23 } from "react/jsx-runtime";
function VisibilityBanners({ page }) {
  return /* @__PURE__ */ jsxs23(Fragment8, { children: [
    page.unlisted && /* @__PURE__ */ jsx37(
      Notice,
      {
        kind: "caution",
        className: "theme-unlisted-banner",
        title: /* @__PURE__ */ jsx37(T, { id: "theme.contentVisibility.unlistedBanner.title" }),
        children: /* @__PURE__ */ jsx37(T, { id: "theme.contentVisibility.unlistedBanner.message" })
      }
    ),
    page.draft && /* @__PURE__ */ jsx37(
      Notice,
      {
        kind: "caution",
        className: "theme-draft-banner",
        title: /* @__PURE__ */ jsx37(T, { id: "theme.contentVisibility.draftBanner.title" }),
        children: /* @__PURE__ */ jsx37(T, { id: "theme.contentVisibility.draftBanner.message" })
      }
    )
  ] });
}
function VersionBanner({ version: version2, instance }) {
  const site = useSite();
  const t = useText();
  if (version2.banner === "none") return null;
  const { latest } = version2;
  const id = version2.banner === "unreleased" ? "theme.docs.versions.unreleasedVersionLabel" : "theme.docs.versions.unmaintainedVersionLabel";
  const mark = "\0";
  const suggestion = latest ? t("theme.docs.versions.latestVersionSuggestionLabel", { latestVersionLink: mark, versionLabel: latest.label }) : "";
  const isKept = site.docs.versionPersistence === "localStorage";
  const preference = isKept ? { "data-prefer": versionKey(instance), "data-version": latest?.name } : {};
  const [before, after] = suggestion.split(mark);
  return /* @__PURE__ */ jsxs23("div", { className: "theme-doc-version-banner alert alert--warning", role: "alert", children: [
    t(id, { siteTitle: site.title, versionLabel: version2.label }),
    latest && /* @__PURE__ */ jsxs23(Fragment8, { children: [
      " ",
      before,
      /* @__PURE__ */ jsx37("b", { children: /* @__PURE__ */ jsx37(Link, { href: latest.href, ...preference, children: /* @__PURE__ */ jsx37(T, { id: "theme.docs.versions.latestVersionLinkLabel" }) }) }),
      after
    ] })
  ] });
}
function VersionBadge({ version: version2 }) {
  if (!version2.badge) return null;
  return /* @__PURE__ */ jsx37("span", { className: "theme-doc-version-badge badge badge--secondary", children: /* @__PURE__ */ jsx37(T, { id: "theme.docs.versionBadge.label", values: { versionLabel: version2.label } }) });
}

// theme/layout/PostHeader.tsx
import { Fragment as Fragment9, jsx as jsx38, jsxs as jsxs24 } from "react/jsx-runtime";
function PostHeader({ post, list }) {
  const t = useText();
  return /* @__PURE__ */ jsxs24("header", { className: "post__header", children: [
    list ? /* @__PURE__ */ jsx38("h2", { className: "post__title title", children: /* @__PURE__ */ jsx38(Link, { href: post.permalink, children: post.title }) }) : /* @__PURE__ */ jsx38("h1", { className: "post__title title", children: post.title }),
    /* @__PURE__ */ jsxs24("div", { className: "post__meta", children: [
      /* @__PURE__ */ jsx38("time", { dateTime: post.date, children: post.shownDate }),
      post.readingTime !== void 0 && /* @__PURE__ */ jsxs24(Fragment9, { children: [
        " \xB7 ",
        t("theme.blog.post.readingTime.plurals", { readingTime: shownMinutes(post.readingTime) })
      ] })
    ] }),
    post.authors.length > 0 && /* @__PURE__ */ jsx38("div", { className: "authors", children: post.authors.map((author, i) => /* @__PURE__ */ jsx38(AuthorCard, { author }, author.key ?? i)) })
  ] });
}
function shownMinutes(minutes) {
  return Math.max(1, Math.ceil(minutes));
}
function AuthorCard({ author, count }) {
  const href = author.page ?? author.url ?? (author.email ? `mailto:${author.email}` : void 0);
  const name = author.name ?? author.key;
  return /* @__PURE__ */ jsxs24("div", { className: "author avatar", children: [
    author.imageUrl && /* @__PURE__ */ jsx38(
      "img",
      {
        className: "author__image",
        src: author.imageUrl,
        alt: name ? "" : author.title ?? "",
        width: "40",
        height: "40",
        loading: "lazy"
      }
    ),
    /* @__PURE__ */ jsxs24("div", { children: [
      /* @__PURE__ */ jsxs24("div", { className: "author__name", children: [
        href ? /* @__PURE__ */ jsx38(Link, { href, children: name }) : name,
        count !== void 0 && /* @__PURE__ */ jsx38("span", { className: "count", children: count })
      ] }),
      author.title && /* @__PURE__ */ jsx38("div", { className: "author__title", children: author.title }),
      author.description && count !== void 0 && /* @__PURE__ */ jsx38("p", { children: author.description }),
      author.socials && /* @__PURE__ */ jsx38("div", { className: "author__socials", children: Object.entries(author.socials).map(([platform, url]) => /* @__PURE__ */ jsx38(Link, { href: url, external: true, children: platform }, platform)) })
    ] })
  ] });
}

// theme/layout/Article.tsx
import { memo as memo2, use as use5 } from "react";
import { jsx as jsx39 } from "react/jsx-runtime";
var Body = memo2(function Body2({ html, id, className }) {
  return /* @__PURE__ */ jsx39(
    "div",
    {
      id,
      className,
      "data-body": use5(LiveContext) ? "" : void 0,
      dangerouslySetInnerHTML: { __html: html },
      suppressHydrationWarning: true
    }
  );
});
function ArticleBody({ body, html, module: Module, id, className }) {
  if (body.part === "module" && body.hydrate && Module) {
    return /* @__PURE__ */ jsx39("div", { id, className, children: /* @__PURE__ */ jsx39(Module, { slots: body.slots }) });
  }
  return /* @__PURE__ */ jsx39(Body, { html, id, className });
}

// theme/layout/Cover.tsx
import { jsx as jsx40 } from "react/jsx-runtime";
function Cover({ src }) {
  if (!src) return null;
  return /* @__PURE__ */ jsx40("img", { className: "post__cover", src, alt: "", loading: "lazy", decoding: "async" });
}

// theme/layout/Meta.tsx
import { jsx as jsx41, jsxs as jsxs25 } from "react/jsx-runtime";
function Tags({ tags }) {
  if (tags.length === 0) return null;
  return /* @__PURE__ */ jsxs25("div", { className: "tags-row", children: [
    /* @__PURE__ */ jsx41("b", { children: /* @__PURE__ */ jsx41(T, { id: "theme.tags.tagsListLabel" }) }),
    /* @__PURE__ */ jsx41("ul", { className: "tags clean-list", children: tags.map((tag) => /* @__PURE__ */ jsx41("li", { children: /* @__PURE__ */ jsx41(Link, { className: "tag", rel: "tag", href: tag.permalink, title: tag.description, children: tag.label }) }, tag.permalink)) })
  ] });
}
function EditMeta({ editUrl, lastUpdate }) {
  if (!editUrl && !lastUpdate) return null;
  return /* @__PURE__ */ jsxs25("div", { className: "theme-edit-row", children: [
    editUrl && /* @__PURE__ */ jsxs25(Link, { className: "theme-edit-this-page", href: editUrl, external: true, children: [
      /* @__PURE__ */ jsx41(Icon, { name: "edit" }),
      /* @__PURE__ */ jsx41(T, { id: "theme.common.editThisPage" })
    ] }),
    lastUpdate && /* @__PURE__ */ jsx41(Updated, { update: lastUpdate })
  ] });
}
function Updated({ update }) {
  const t = useText();
  const byUser = update.author ? t("theme.lastUpdated.byUser", { user: update.author }) : "";
  const mark = "\0";
  const atDate = update.date ? t("theme.lastUpdated.atDate", { date: mark }) : "";
  const [before, after] = t("theme.lastUpdated.lastUpdatedAtBy", { byUser, atDate }).split(mark);
  return /* @__PURE__ */ jsxs25("span", { className: "theme-last-updated", children: [
    before,
    update.date && /* @__PURE__ */ jsx41("time", { dateTime: update.date, children: update.shown }),
    after
  ] });
}

// theme/layout/Pager.tsx
import { jsx as jsx42, jsxs as jsxs26 } from "react/jsx-runtime";
var DOC_PAGER = {
  label: "theme.docs.paginator.navAriaLabel",
  prev: "theme.docs.paginator.previous",
  next: "theme.docs.paginator.next"
};
var POST_PAGER = {
  label: "theme.blog.post.paginator.navAriaLabel",
  prev: "theme.blog.post.paginator.newerPost",
  next: "theme.blog.post.paginator.olderPost"
};
var LIST_PAGER = {
  label: "theme.blog.paginator.navAriaLabel",
  prev: "theme.blog.paginator.newerEntries",
  next: "theme.blog.paginator.olderEntries"
};
function Pager({ prev, next, ids }) {
  const t = useText();
  return /* @__PURE__ */ jsxs26("nav", { className: "pagination-nav", "aria-label": t(ids.label), children: [
    prev && /* @__PURE__ */ jsx42(PagerLink, { link: prev, id: ids.prev, side: "prev" }),
    next && /* @__PURE__ */ jsx42(PagerLink, { link: next, id: ids.next, side: "next" })
  ] });
}
function PagerLink({
  link,
  id,
  side
}) {
  return /* @__PURE__ */ jsxs26(Link, { className: `pagination-nav__link pagination-nav__link--${side}`, href: link.permalink, rel: side, children: [
    link.title && /* @__PURE__ */ jsx42("div", { className: "pagination-nav__sublabel", children: /* @__PURE__ */ jsx42(T, { id }) }),
    /* @__PURE__ */ jsx42("div", { className: "pagination-nav__label", children: link.title ?? /* @__PURE__ */ jsx42(T, { id }) })
  ] });
}

// theme/layout/PostList.tsx
import { jsx as jsx43, jsxs as jsxs27 } from "react/jsx-runtime";
function PostList({ posts, bodies }) {
  const t = useText();
  return posts.map((post, i) => /* @__PURE__ */ jsxs27("article", { className: "post", children: [
    /* @__PURE__ */ jsx43(PostHeader, { post, list: true }),
    /* @__PURE__ */ jsx43(Cover, { src: post.image }),
    /* @__PURE__ */ jsx43(Body, { className: "markdown", html: bodies[i] ?? "" }),
    (post.tags.length > 0 || post.hasMore) && /* @__PURE__ */ jsxs27("footer", { className: "post__footer", children: [
      /* @__PURE__ */ jsx43(Tags, { tags: post.tags }),
      post.hasMore && /* @__PURE__ */ jsx43(
        Link,
        {
          className: "post__more",
          href: post.permalink,
          "aria-label": t("theme.blog.post.readMoreLabel", { title: post.title }),
          children: /* @__PURE__ */ jsx43("b", { children: /* @__PURE__ */ jsx43(T, { id: "theme.blog.post.readMore" }) })
        }
      )
    ] })
  ] }, post.permalink));
}
function ListPager({ pagination }) {
  const link = (permalink) => permalink ? { permalink } : void 0;
  return /* @__PURE__ */ jsx43(Pager, { prev: link(pagination.previousPage), next: link(pagination.nextPage), ids: LIST_PAGER });
}

// theme/pages/blog.tsx
import { jsx as jsx44, jsxs as jsxs28 } from "react/jsx-runtime";
function BlogList({ page, input }) {
  return /* @__PURE__ */ jsxs28("main", { className: "page page--doc page--list", children: [
    /* @__PURE__ */ jsxs28("div", { className: "page__text", children: [
      /* @__PURE__ */ jsx44("h1", { className: "visually-hidden", children: page.title || input.site.title }),
      /* @__PURE__ */ jsx44(PostList, { posts: page.posts, bodies: input.bodies })
    ] }),
    /* @__PURE__ */ jsx44(ListPager, { pagination: page.pagination })
  ] });
}
function BlogTag({ page, input }) {
  const t = useText();
  const nPosts = t("theme.blog.post.plurals", { count: page.pagination.totalCount });
  return /* @__PURE__ */ jsxs28("main", { className: "page page--doc page--list", children: [
    /* @__PURE__ */ jsxs28("div", { className: "page__text", children: [
      /* @__PURE__ */ jsx44(VisibilityBanners, { page }),
      /* @__PURE__ */ jsxs28("header", { className: "page__header", children: [
        /* @__PURE__ */ jsx44("h1", { children: t("theme.blog.tagTitle", { nPosts, tagName: page.tag.label }) }),
        page.tag.description && /* @__PURE__ */ jsx44("p", { className: "page__intro", children: page.tag.description }),
        /* @__PURE__ */ jsx44(Link, { href: page.tagsHref, children: /* @__PURE__ */ jsx44(T, { id: "theme.tags.tagsPageLink" }) })
      ] }),
      /* @__PURE__ */ jsx44(PostList, { posts: page.posts, bodies: input.bodies })
    ] }),
    /* @__PURE__ */ jsx44(ListPager, { pagination: page.pagination })
  ] });
}
function BlogAuthor({ page, input }) {
  const t = useText();
  const authorName = page.author.name ?? page.author.key ?? "";
  const nPosts = t("theme.blog.post.plurals", { count: page.pagination.totalCount });
  return /* @__PURE__ */ jsxs28("main", { className: "page page--doc page--list", children: [
    /* @__PURE__ */ jsxs28("div", { className: "page__text", children: [
      /* @__PURE__ */ jsxs28("header", { className: "page__header", children: [
        /* @__PURE__ */ jsx44("h1", { children: t("theme.blog.author.pageTitle", { authorName, nPosts }) }),
        /* @__PURE__ */ jsx44(AuthorCard, { author: page.author }),
        page.author.description && /* @__PURE__ */ jsx44("p", { className: "page__intro", children: page.author.description })
      ] }),
      page.posts.length === 0 && /* @__PURE__ */ jsx44("p", { children: /* @__PURE__ */ jsx44(T, { id: "theme.blog.author.noPosts" }) }),
      /* @__PURE__ */ jsx44(PostList, { posts: page.posts, bodies: input.bodies })
    ] }),
    /* @__PURE__ */ jsx44(ListPager, { pagination: page.pagination })
  ] });
}
function BlogAuthors({ page }) {
  return /* @__PURE__ */ jsx44("main", { className: "page page--doc page--list", children: /* @__PURE__ */ jsxs28("div", { className: "page__text", children: [
    /* @__PURE__ */ jsx44("header", { className: "page__header", children: /* @__PURE__ */ jsx44("h1", { children: /* @__PURE__ */ jsx44(T, { id: "theme.blog.authorsList.pageTitle" }) }) }),
    page.authors.map((author, i) => /* @__PURE__ */ jsx44(AuthorCard, { author, count: author.count }, author.key ?? i))
  ] }) });
}

// theme/layout/Breadcrumbs.tsx
import { jsx as jsx45, jsxs as jsxs29 } from "react/jsx-runtime";
function Breadcrumbs({ items }) {
  const { baseUrl, home } = useSite();
  const t = useText();
  return /* @__PURE__ */ jsx45("nav", { className: "theme-doc-breadcrumbs", "aria-label": t("theme.docs.breadcrumbs.navAriaLabel"), children: /* @__PURE__ */ jsxs29("ul", { className: "breadcrumbs", children: [
    home && /* @__PURE__ */ jsx45("li", { className: "breadcrumbs__item", children: /* @__PURE__ */ jsx45(Link, { className: "breadcrumbs__link", href: baseUrl, "aria-label": t("theme.docs.breadcrumbs.home"), children: /* @__PURE__ */ jsx45(Icon, { name: "home" }) }) }),
    items.map((item, i) => {
      const last = i === items.length - 1;
      return /* @__PURE__ */ jsx45("li", { className: `breadcrumbs__item${last ? " breadcrumbs__item--active" : ""}`, children: item.href && !last ? /* @__PURE__ */ jsx45(Link, { className: "breadcrumbs__link", href: item.href, children: item.label }) : /* @__PURE__ */ jsx45("span", { className: "breadcrumbs__link", children: item.label }) }, i);
    })
  ] }) });
}

// theme/layout/Toc.tsx
import { jsx as jsx46, jsxs as jsxs30 } from "react/jsx-runtime";
function tocTree(items) {
  const roots = [];
  const open = [];
  for (const item of items) {
    while (open.length > 0 && open[open.length - 1].item.level >= item.level) open.pop();
    const node = { item, children: [] };
    (open[open.length - 1]?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
function Toc({ items, range: [from, to] }) {
  const t = useText();
  const levels = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return /* @__PURE__ */ jsxs30(
    "nav",
    {
      className: "toc thin-scrollbar",
      "aria-label": t("theme.TOCCollapsible.toggleButtonLabel"),
      "data-levels": levels.join(","),
      children: [
        /* @__PURE__ */ jsx46("button", { type: "button", className: "toc__button clean-btn", "data-replay": "", "aria-expanded": "false", children: /* @__PURE__ */ jsx46(T, { id: "theme.TOCCollapsible.toggleButtonLabel" }) }),
        /* @__PURE__ */ jsx46(TocList, { nodes: tocTree(items), className: "table-of-contents table-of-contents__left-border" })
      ]
    }
  );
}
function TocList({ nodes, className }) {
  return /* @__PURE__ */ jsx46("ul", { className, children: nodes.map(({ item, children }) => /* @__PURE__ */ jsxs30("li", { children: [
    /* @__PURE__ */ jsx46("a", { className: "table-of-contents__link", href: `#${item.id}`, dangerouslySetInnerHTML: { __html: item.html } }),
    children.length > 0 && /* @__PURE__ */ jsx46(TocList, { nodes: children })
  ] }, item.id)) });
}

// theme/pages/DocPage.tsx
import { jsx as jsx47, jsxs as jsxs31 } from "react/jsx-runtime";
function DocPage({ page, input }) {
  const { heading, toc } = page;
  const body = { body: page.body, html: input.bodies[0] ?? "", module: input.module };
  const hasFooter = page.tags.length > 0 || page.editUrl || page.lastUpdate;
  return /* @__PURE__ */ jsxs31("main", { className: "page page--doc", children: [
    /* @__PURE__ */ jsxs31("div", { className: "page__top", children: [
      /* @__PURE__ */ jsx47(VersionBanner, { version: page.version, instance: page.scope.instance }),
      page.breadcrumbs && /* @__PURE__ */ jsx47(Breadcrumbs, { items: page.breadcrumbs }),
      /* @__PURE__ */ jsx47(VersionBadge, { version: page.version })
    ] }),
    !page.hideToc && toc.length > 0 && /* @__PURE__ */ jsx47(Toc, { items: toc, range: page.tocRange }),
    /* @__PURE__ */ jsxs31("article", { className: "page__text", children: [
      /* @__PURE__ */ jsx47(VisibilityBanners, { page }),
      heading === null ? /* @__PURE__ */ jsx47(ArticleBody, { ...body, className: "theme-doc-markdown markdown" }) : /* @__PURE__ */ jsxs31("div", { className: "theme-doc-markdown markdown", children: [
        /* @__PURE__ */ jsx47("header", { children: /* @__PURE__ */ jsx47("h1", { children: heading }) }),
        /* @__PURE__ */ jsx47(ArticleBody, { ...body })
      ] }),
      hasFooter && /* @__PURE__ */ jsxs31("footer", { className: "theme-doc-footer", children: [
        /* @__PURE__ */ jsx47(Tags, { tags: page.tags }),
        /* @__PURE__ */ jsx47(EditMeta, { editUrl: page.editUrl, lastUpdate: page.lastUpdate })
      ] })
    ] }),
    /* @__PURE__ */ jsx47(Pager, { prev: page.prev, next: page.next, ids: DOC_PAGER })
  ] });
}

// theme/layout/Cards.tsx
import { jsx as jsx48, jsxs as jsxs32 } from "react/jsx-runtime";
function Cards({ cards }) {
  const t = useText();
  return /* @__PURE__ */ jsx48("section", { className: "cards", children: cards.map((card) => {
    const description = card.description ?? (card.count === void 0 ? "" : t("theme.docs.DocCard.categoryDescription.plurals", { count: card.count }));
    return /* @__PURE__ */ jsx48("article", { children: /* @__PURE__ */ jsxs32(Link, { className: "card", href: card.href, external: card.external, children: [
      /* @__PURE__ */ jsxs32("h2", { className: "card__title", title: card.label, children: [
        card.icon,
        " ",
        card.label
      ] }),
      description && /* @__PURE__ */ jsx48("p", { className: "card__text", children: description })
    ] }) }, card.href);
  }) });
}

// theme/pages/GeneratedIndexPage.tsx
import { jsx as jsx49, jsxs as jsxs33 } from "react/jsx-runtime";
function GeneratedIndexPage({ page }) {
  return /* @__PURE__ */ jsxs33("main", { className: "page page--doc page--wide", children: [
    /* @__PURE__ */ jsxs33("div", { className: "page__top", children: [
      /* @__PURE__ */ jsx49(VersionBanner, { version: page.version, instance: page.scope.instance }),
      page.breadcrumbs && /* @__PURE__ */ jsx49(Breadcrumbs, { items: page.breadcrumbs }),
      /* @__PURE__ */ jsx49(VersionBadge, { version: page.version })
    ] }),
    /* @__PURE__ */ jsxs33("div", { className: "page__text", children: [
      /* @__PURE__ */ jsxs33("header", { className: "page__header", children: [
        /* @__PURE__ */ jsx49("h1", { children: page.heading }),
        page.intro && /* @__PURE__ */ jsx49("p", { className: "page__intro", children: page.intro })
      ] }),
      /* @__PURE__ */ jsx49(Cards, { cards: page.cards })
    ] }),
    /* @__PURE__ */ jsx49(Pager, { prev: page.prev, next: page.next, ids: DOC_PAGER })
  ] });
}

// theme/pages/PostPage.tsx
import { jsx as jsx50, jsxs as jsxs34 } from "react/jsx-runtime";
function PostPage({ page, input }) {
  const { post, toc } = page;
  return /* @__PURE__ */ jsxs34("main", { className: "page page--doc page--post", children: [
    !page.hideToc && toc.length > 0 && /* @__PURE__ */ jsx50(Toc, { items: toc, range: page.tocRange }),
    /* @__PURE__ */ jsxs34("article", { className: "page__text", children: [
      /* @__PURE__ */ jsx50(VisibilityBanners, { page }),
      /* @__PURE__ */ jsx50(PostHeader, { post }),
      /* @__PURE__ */ jsx50(Cover, { src: post.image }),
      /* @__PURE__ */ jsx50(
        ArticleBody,
        {
          body: post.body,
          html: input.bodies[0] ?? "",
          module: input.module,
          id: "__blog-post-container",
          className: "markdown"
        }
      ),
      /* @__PURE__ */ jsxs34("footer", { className: "theme-blog-footer", children: [
        /* @__PURE__ */ jsx50(Tags, { tags: post.tags }),
        /* @__PURE__ */ jsx50(EditMeta, { editUrl: page.editUrl, lastUpdate: page.lastUpdate })
      ] })
    ] }),
    (page.prev || page.next) && /* @__PURE__ */ jsx50(Pager, { prev: page.prev, next: page.next, ids: POST_PAGER })
  ] });
}

// theme/pages/plain.tsx
import { jsx as jsx51, jsxs as jsxs35 } from "react/jsx-runtime";
function MarkdownPage({ page, input }) {
  return /* @__PURE__ */ jsxs35("main", { className: `page page--doc page--markdown ${page.wrapperClassName ?? ""}`, children: [
    !page.hideToc && page.toc.length > 0 && /* @__PURE__ */ jsx51(Toc, { items: page.toc, range: page.tocRange }),
    /* @__PURE__ */ jsxs35("article", { className: "page__text", children: [
      /* @__PURE__ */ jsx51(VisibilityBanners, { page }),
      /* @__PURE__ */ jsx51(ArticleBody, { body: page.body, html: input.bodies[0] ?? "", module: input.module, className: "markdown" }),
      /* @__PURE__ */ jsx51(EditMeta, { editUrl: page.editUrl, lastUpdate: page.lastUpdate })
    ] })
  ] });
}
function ComponentPage({ page, input }) {
  const Module = input.module;
  if (!Module) {
    throw new Error(
      `The page "${page.route}" (${page.source}) has no default export: export a React component as default.`
    );
  }
  return /* @__PURE__ */ jsx51(Module, { data: page.data, site: input.site });
}
function SearchPage() {
  const { search } = useSite();
  const t = useText();
  return /* @__PURE__ */ jsxs35("main", { className: "page page--search search-page-wrapper", children: [
    /* @__PURE__ */ jsx51("h1", { children: /* @__PURE__ */ jsx51(T, { id: "theme.SearchPage.emptyResultsTitle" }) }),
    /* @__PURE__ */ jsxs35("div", { className: "search-page", children: [
      /* @__PURE__ */ jsx51(
        "form",
        {
          className: "search-page__form",
          role: "search",
          action: search.provider === "none" ? void 0 : search.searchPage ?? void 0,
          children: /* @__PURE__ */ jsx51(
            "input",
            {
              type: "search",
              name: "q",
              className: "search-page__input",
              autoComplete: "off",
              placeholder: t("theme.SearchPage.inputPlaceholder"),
              "aria-label": t("theme.SearchPage.inputLabel")
            }
          )
        }
      ),
      /* @__PURE__ */ jsx51("p", { className: "no-js-only", children: /* @__PURE__ */ jsx51(T, { id: "theme.SearchPage.needsScripts" }) })
    ] })
  ] });
}
function NotFound() {
  return /* @__PURE__ */ jsxs35("main", { className: "page page--narrow not-found", children: [
    /* @__PURE__ */ jsx51("h1", { children: /* @__PURE__ */ jsx51(T, { id: "theme.NotFound.title" }) }),
    /* @__PURE__ */ jsx51("p", { children: /* @__PURE__ */ jsx51(T, { id: "theme.NotFound.p1" }) }),
    /* @__PURE__ */ jsx51("p", { children: /* @__PURE__ */ jsx51(T, { id: "theme.NotFound.p2" }) })
  ] });
}

// theme/pages/tags.tsx
import { jsx as jsx52, jsxs as jsxs36 } from "react/jsx-runtime";
function TagIndex({ page }) {
  return /* @__PURE__ */ jsx52("main", { className: "page page--doc page--list", children: /* @__PURE__ */ jsxs36("div", { className: "page__text", children: [
    /* @__PURE__ */ jsx52(VisibilityBanners, { page }),
    /* @__PURE__ */ jsx52("h1", { children: /* @__PURE__ */ jsx52(T, { id: "theme.tags.tagsPageTitle" }) }),
    page.groups.map((group) => /* @__PURE__ */ jsxs36("section", { className: "tag-group", children: [
      /* @__PURE__ */ jsx52("h2", { className: "tag-group__letter", children: group.letter }),
      /* @__PURE__ */ jsx52("ul", { className: "tags clean-list", children: group.tags.map((tag) => /* @__PURE__ */ jsx52("li", { children: /* @__PURE__ */ jsxs36(Link, { className: "tag", rel: "tag", href: tag.permalink, title: tag.description, children: [
        tag.label,
        /* @__PURE__ */ jsx52("span", { className: "count", children: tag.count })
      ] }) }, tag.permalink)) })
    ] }, group.letter))
  ] }) });
}
function DocsTag({ page }) {
  const t = useText();
  const nDocsTagged = t("theme.docs.tagDocListPageTitle.nDocsTagged", { count: page.docs.length });
  return /* @__PURE__ */ jsx52("main", { className: "page page--doc page--list", children: /* @__PURE__ */ jsxs36("div", { className: "page__text", children: [
    /* @__PURE__ */ jsx52(VisibilityBanners, { page }),
    /* @__PURE__ */ jsxs36("header", { className: "page__header", children: [
      /* @__PURE__ */ jsx52("h1", { children: t("theme.docs.tagDocListPageTitle", { nDocsTagged, tagName: page.tag.label }) }),
      page.tag.description && /* @__PURE__ */ jsx52("p", { className: "page__intro", children: page.tag.description }),
      /* @__PURE__ */ jsx52(Link, { href: page.tagsHref, children: /* @__PURE__ */ jsx52(T, { id: "theme.tags.tagsPageLink" }) })
    ] }),
    /* @__PURE__ */ jsx52("section", { children: page.docs.map((doc) => /* @__PURE__ */ jsxs36("article", { className: "tagged margin-vert--lg", children: [
      /* @__PURE__ */ jsx52(Link, { href: doc.permalink, children: /* @__PURE__ */ jsx52("h2", { children: doc.title }) }),
      doc.description && /* @__PURE__ */ jsx52("p", { children: doc.description })
    ] }, doc.permalink)) })
  ] }) });
}
var withoutYear = (shown) => shown.replace(/^\d+年/, "");
function Archive({ page }) {
  return /* @__PURE__ */ jsxs36("main", { className: "page page--archive", children: [
    /* @__PURE__ */ jsxs36("header", { className: "page__header", children: [
      /* @__PURE__ */ jsx52("h1", { children: /* @__PURE__ */ jsx52(T, { id: "theme.blog.archive.title" }) }),
      /* @__PURE__ */ jsx52("p", { className: "page__intro", children: /* @__PURE__ */ jsx52(T, { id: "theme.blog.archive.description" }) })
    ] }),
    page.years.map(({ year, posts }) => /* @__PURE__ */ jsxs36("section", { className: "archive__year", children: [
      /* @__PURE__ */ jsx52("h2", { id: year, children: year }),
      /* @__PURE__ */ jsx52("ul", { className: "clean-list", children: posts.map((post) => /* @__PURE__ */ jsx52("li", { children: /* @__PURE__ */ jsxs36(Link, { href: post.permalink, children: [
        /* @__PURE__ */ jsx52("time", { dateTime: post.date, children: withoutYear(post.shownDate) }),
        " - ",
        post.title
      ] }) }, post.permalink)) })
    ] }, year))
  ] });
}

// theme/pages/PageView.tsx
import { jsx as jsx53 } from "react/jsx-runtime";
function PageView({ input }) {
  const { page } = input;
  switch (page.kind) {
    case "doc":
      return /* @__PURE__ */ jsx53(DocPage, { page, input });
    case "generated-index":
      return /* @__PURE__ */ jsx53(GeneratedIndexPage, { page });
    case "post":
      return /* @__PURE__ */ jsx53(PostPage, { page, input });
    case "blog-list":
      return /* @__PURE__ */ jsx53(BlogList, { page, input });
    case "blog-tag":
      return /* @__PURE__ */ jsx53(BlogTag, { page, input });
    case "blog-author":
      return /* @__PURE__ */ jsx53(BlogAuthor, { page, input });
    case "blog-authors":
      return /* @__PURE__ */ jsx53(BlogAuthors, { page });
    case "archive":
      return /* @__PURE__ */ jsx53(Archive, { page });
    case "tag-index":
      return /* @__PURE__ */ jsx53(TagIndex, { page });
    case "docs-tag":
      return /* @__PURE__ */ jsx53(DocsTag, { page });
    case "page":
      return /* @__PURE__ */ jsx53(MarkdownPage, { page, input });
    case "component":
      return /* @__PURE__ */ jsx53(ComponentPage, { page, input });
    case "search":
      return /* @__PURE__ */ jsx53(SearchPage, {});
    case "not-found":
      return /* @__PURE__ */ jsx53(NotFound, {});
    case "redirect":
      return null;
  }
}

// theme/server.tsx
import { jsx as jsx54 } from "react/jsx-runtime";
var version = typeof NOTES_THEME_VERSION === "string" ? NOTES_THEME_VERSION : "source";
var ABANDONED = "<!--$!-->";
var placeOf = ({ page }) => ({ pathname: page.route, search: "", hash: "" });
function Values({ input, children }) {
  return /* @__PURE__ */ jsx54(SiteContext, { value: input.site, children: /* @__PURE__ */ jsx54(PageContext, { value: input.page, children: /* @__PURE__ */ jsx54(LocationContext, { value: placeOf(input), children }) }) });
}
function renderMain(input) {
  if (isLive(input)) return null;
  return renderToStaticMarkup(
    /* @__PURE__ */ jsx54(Values, { input, children: /* @__PURE__ */ jsx54(PageView, { input }) })
  );
}
function renderPage(input) {
  const app = /* @__PURE__ */ jsx54(App, { input, location: placeOf(input), runtime: serverRuntime, View: PageView, pieces });
  const html = renderToString(app);
  return html.includes(ABANDONED) ? renderToString(/* @__PURE__ */ jsx54(Isolation, { value: false, children: app })) : html;
}
var theme = {
  version,
  content,
  renderContent: (node) => renderToStaticMarkup(node),
  renderMain,
  renderPage
};
var server_default = theme;
var { renderContent } = theme;
export {
  content,
  server_default as default,
  renderContent,
  renderMain,
  renderPage,
  version
};
