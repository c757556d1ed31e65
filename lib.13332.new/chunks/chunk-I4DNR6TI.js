import {
  useSite
} from "./chunk-CZTYYPRF.js";

// theme/texts.ts
import { createElement } from "react";
var FRAME_TEXTS = {
  "theme.AnnouncementBar.closeButtonAriaLabel": "\u5173\u95ED\u516C\u544A",
  "theme.BackToTopButton.buttonAriaLabel": "\u8FD4\u56DE\u9875\u9762\u9876\u90E8",
  "theme.DocSidebarItem.expandCategoryAriaLabel": "\u5C55\u5F00\u201C{label}\u201D\u5206\u7EC4",
  "theme.DocSidebarItem.collapseCategoryAriaLabel": "\u6536\u8D77\u201C{label}\u201D\u5206\u7EC4",
  "theme.ErrorPageContent.title": "This page crashed.",
  "theme.ErrorPageContent.tryAgain": "Try again",
  "theme.Loader.error": "\u8FD9\u4E00\u90E8\u5206\u6CA1\u6709\u52A0\u8F7D\u6210\u529F\u3002",
  "theme.Loader.retry": "Retry",
  "theme.IconExternalLink.ariaLabel": "\uFF08\u5728\u65B0\u6807\u7B7E\u9875\u6253\u5F00\uFF09",
  "theme.NavBar.navAriaLabel": "\u7F51\u7AD9\u4E3B\u5BFC\u822A",
  "theme.blog.sidebar.navAriaLabel": "\u8FD1\u671F\u6587\u7AE0",
  "theme.colorToggle.ariaLabel": "\u5207\u6362\u660E\u6697\u5916\u89C2\uFF08\u76EE\u524D\uFF1A{mode}\uFF09",
  "theme.colorToggle.ariaLabel.mode.light": "\u6D45\u8272",
  "theme.colorToggle.ariaLabel.mode.dark": "\u6DF1\u8272",
  "theme.colorToggle.ariaLabel.mode.system": "\u8DDF\u968F\u7CFB\u7EDF",
  "theme.common.skipToMainContent": "\u8DF3\u8FC7\u5BFC\u822A\uFF0C\u76F4\u8FBE\u6B63\u6587",
  "theme.docs.sidebar.navAriaLabel": "\u6587\u6863\u76EE\u5F55",
  "theme.docs.sidebar.toggleSidebarButtonAriaLabel": "\u6253\u5F00\u6216\u5173\u95ED\u83DC\u5355",
  "theme.docs.sidebar.closeSidebarButtonAriaLabel": "\u5173\u95ED\u83DC\u5355",
  "theme.docs.sidebar.collapseButtonTitle": "\u9690\u85CF\u76EE\u5F55",
  "theme.docs.sidebar.expandButtonTitle": "\u663E\u793A\u76EE\u5F55",
  "theme.docs.sidebar.more": "\u663E\u793A\u5176\u4F59 {count} \u9879",
  "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel": "\u2190 \u8FD4\u56DE\u4E3B\u83DC\u5355",
  "theme.SearchBar.label": "\u641C\u7D22"
};
var TEXTS = { ...FRAME_TEXTS };
var ENGLISH = /^theme\.(ErrorPageContent\.|Loader\.retry|contentVisibility\.draftBanner\.)/;
function fill(text2, values = {}) {
  return text2.replace(/\{(\w+)\}/g, (whole, name) => name in values ? String(values[name]) : whole);
}
function text(site, id, values) {
  return fill(site.texts[id] ?? TEXTS[id] ?? id, values);
}
function useText() {
  const site = useSite();
  return (id, values) => text(site, id, values);
}
function T({ id, values }) {
  const site = useSite();
  const shown = text(site, id, values);
  return ENGLISH.test(id) && !(id in site.texts) ? createElement("span", { lang: "en" }, shown) : shown;
}

export {
  TEXTS,
  text,
  useText,
  T
};
