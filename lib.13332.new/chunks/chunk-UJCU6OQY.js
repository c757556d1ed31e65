import {
  TEXTS
} from "./chunk-I4DNR6TI.js";

// theme/client/words.ts
var CLIENT_TEXTS = {
  "theme.CodeBlock.copy": "\u590D\u5236",
  "theme.CodeBlock.copied": "\u5DF2\u590D\u5236",
  "theme.CodeBlock.copyButtonAriaLabel": "\u590D\u5236\u8FD9\u6BB5\u4EE3\u7801",
  "theme.CodeBlock.wordWrapToggle": "\u5F00\u542F\u6216\u5173\u95ED\u81EA\u52A8\u6362\u884C",
  "theme.CodeBlock.unfold": "\u5C55\u5F00\u5168\u90E8\u4EE3\u7801",
  "theme.CodeBlock.fold": "\u6536\u8D77\u4EE3\u7801",
  "theme.CodeBlock.run": "\u8FD0\u884C",
  "theme.Zoom.label": "\u653E\u5927\u56FE\u7247"
};
function clientOverrides(texts) {
  const own = Object.entries(texts).filter(([id]) => id in CLIENT_TEXTS);
  return own.length > 0 ? Object.fromEntries(own) : void 0;
}

// theme/pages/texts.ts
var PAGE_TEXTS = {
  ...CLIENT_TEXTS,
  "theme.BaseUrlIssueBanner.message": "\u6837\u5F0F\u548C\u811A\u672C\u6CA1\u6709\u52A0\u8F7D\u6210\u529F\uFF0C\u591A\u534A\u662F baseUrl \u914D\u7F6E\u5F97\u4E0D\u5BF9\u3002\u76EE\u524D\u7684\u503C\u662F {base}\uFF0C\u4E0E\u5F53\u524D\u5730\u5740\u76F8\u7B26\u7684\u503C\u662F {suggestion}\u3002",
  "theme.NotFound.title": "\u9875\u9762\u4E0D\u5B58\u5728",
  "theme.NotFound.p1": "\u6CA1\u6709\u627E\u5230\u4F60\u8981\u8BBF\u95EE\u7684\u5185\u5BB9\u3002",
  "theme.NotFound.p2": "\u5982\u679C\u4F60\u662F\u4ECE\u5176\u4ED6\u7F51\u7AD9\u7684\u94FE\u63A5\u6765\u5230\u8FD9\u91CC\uFF0C\u8BF7\u8054\u7CFB\u8BE5\u7F51\u7AD9\u7684\u6240\u6709\u8005\uFF0C\u544A\u8BC9\u5BF9\u65B9\u8FD9\u4E2A\u94FE\u63A5\u5DF2\u7ECF\u5931\u6548\u3002",
  "theme.TOCCollapsible.toggleButtonLabel": "\u672C\u9875\u76EE\u5F55",
  "theme.blog.archive.title": "\u6587\u7AE0\u5F52\u6863",
  "theme.blog.archive.description": "\u5168\u90E8\u6587\u7AE0\u6309\u5E74\u4EFD\u6392\u5217",
  "theme.blog.author.noPosts": "\u8FD9\u4F4D\u4F5C\u8005\u8FD8\u6CA1\u6709\u53D1\u8868\u6587\u7AE0\u3002",
  "theme.blog.author.pageTitle": "{authorName}\uFF1A{nPosts}",
  "theme.blog.authorsList.pageTitle": "\u4F5C\u8005",
  "theme.blog.authorsList.viewAll": "\u5168\u90E8\u4F5C\u8005",
  "theme.blog.paginator.navAriaLabel": "\u6587\u7AE0\u5217\u8868\u7FFB\u9875",
  "theme.blog.paginator.newerEntries": "\u66F4\u65B0\u7684\u6587\u7AE0",
  "theme.blog.paginator.olderEntries": "\u66F4\u65E9\u7684\u6587\u7AE0",
  "theme.blog.post.paginator.navAriaLabel": "\u4E0A\u4E00\u7BC7\u4E0E\u4E0B\u4E00\u7BC7",
  "theme.blog.post.paginator.newerPost": "\u8F83\u65B0\u7684\u6587\u7AE0",
  "theme.blog.post.paginator.olderPost": "\u8F83\u65E9\u7684\u6587\u7AE0",
  "theme.blog.post.plurals": "{count} \u7BC7\u6587\u7AE0",
  "theme.blog.post.readMore": "\u7EE7\u7EED\u9605\u8BFB",
  "theme.blog.post.readMoreLabel": "\u7EE7\u7EED\u9605\u8BFB\u300A{title}\u300B",
  "theme.blog.post.readingTime.plurals": "\u7EA6 {readingTime} \u5206\u949F\u8BFB\u5B8C",
  "theme.blog.tagTitle": "\u6807\u7B7E\u201C{tagName}\u201D\u4E0B\u6709{nPosts}",
  "theme.common.editThisPage": "\u4FEE\u6539\u672C\u9875",
  "theme.contentVisibility.draftBanner.title": "Draft",
  "theme.contentVisibility.draftBanner.message": "This content is a draft: it is shown in development only and left out of the published site.",
  "theme.contentVisibility.unlistedBanner.title": "\u672A\u516C\u5F00\u5217\u51FA",
  "theme.contentVisibility.unlistedBanner.message": "\u672C\u9875\u6CA1\u6709\u51FA\u73B0\u5728\u4EFB\u4F55\u5217\u8868\u4E2D\uFF0C\u641C\u7D22\u5F15\u64CE\u4E0D\u4F1A\u6536\u5F55\uFF0C\u53EA\u6709\u77E5\u9053\u5730\u5740\u7684\u4EBA\u624D\u80FD\u6253\u5F00\u3002",
  "theme.docs.DocCard.categoryDescription.plurals": "\u5171 {count} \u9879",
  "theme.docs.breadcrumbs.navAriaLabel": "\u5F53\u524D\u4F4D\u7F6E",
  "theme.docs.breadcrumbs.home": "\u9996\u9875",
  "theme.docs.paginator.navAriaLabel": "\u6587\u6863\u7FFB\u9875",
  "theme.docs.paginator.previous": "\u4E0A\u4E00\u7BC7",
  "theme.docs.paginator.next": "\u4E0B\u4E00\u7BC7",
  "theme.docs.tagDocListPageTitle": "{nDocsTagged}\uFF0C\u6807\u7B7E\u4E3A\u201C{tagName}\u201D",
  "theme.docs.tagDocListPageTitle.nDocsTagged": "{count} \u7BC7\u6587\u6863",
  "theme.docs.versionBadge.label": "\u7248\u672C\uFF1A{versionLabel}",
  "theme.docs.versions.unreleasedVersionLabel": "\u8FD9\u662F {siteTitle} {versionLabel} \u7684\u9884\u89C8\u6587\u6863\uFF0C\u5C1A\u672A\u53D1\u5E03\u3002",
  "theme.docs.versions.unmaintainedVersionLabel": "\u8FD9\u662F {siteTitle} {versionLabel} \u7684\u65E7\u6587\u6863\uFF0C\u5DF2\u505C\u6B62\u7EF4\u62A4\u3002",
  "theme.docs.versions.latestVersionSuggestionLabel": "\u6700\u65B0\u5185\u5BB9\u8BF7\u770B{latestVersionLink}\uFF08{versionLabel}\uFF09\u3002",
  "theme.docs.versions.latestVersionLinkLabel": "\u6700\u65B0\u7248\u6587\u6863",
  "theme.lastUpdated.lastUpdatedAtBy": "\u6700\u8FD1\u66F4\u65B0{byUser}{atDate}",
  "theme.lastUpdated.atDate": "\uFF1A{date}",
  "theme.lastUpdated.byUser": "\uFF08{user}\uFF09",
  "theme.navbar.mobileDropdown.collapseButton.expandAriaLabel": "\u5C55\u5F00\u5B50\u83DC\u5355",
  "theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel": "\u6536\u8D77\u5B50\u83DC\u5355",
  "theme.tags.tagsListLabel": "\u6807\u7B7E\uFF1A",
  "theme.tags.tagsPageLink": "\u6D4F\u89C8\u5168\u90E8\u6807\u7B7E",
  "theme.tags.tagsPageTitle": "\u5168\u90E8\u6807\u7B7E",
  "theme.SearchPage.emptyResultsTitle": "\u641C\u7D22\u5168\u90E8\u7B14\u8BB0",
  "theme.SearchPage.inputPlaceholder": "\u8F93\u5165\u5173\u952E\u8BCD",
  "theme.SearchPage.inputLabel": "\u641C\u7D22",
  "theme.SearchPage.needsScripts": "\u641C\u7D22\u9700\u8981\u6D4F\u89C8\u5668\u8FD0\u884C\u811A\u672C\u3002\u6CA1\u6709\u811A\u672C\u65F6\uFF0C\u53EF\u4EE5\u4ECE\u4E0A\u65B9\u7684\u5BFC\u822A\u8FDB\u5165\u5404\u4E2A\u76EE\u5F55\u3002"
};
Object.assign(TEXTS, PAGE_TEXTS);

export {
  clientOverrides
};
