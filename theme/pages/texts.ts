/** Texts of the pages (B8.2): needed where pages are rendered, which in the browser are only those with code of their own. */
import { CLIENT_TEXTS } from '../client/words.js';
import { TEXTS } from '../texts.js';

const PAGE_TEXTS = {
  ...CLIENT_TEXTS,
  'theme.BaseUrlIssueBanner.message':
    '样式和脚本没有加载成功，多半是 baseUrl 配置得不对。目前的值是 {base}，与当前地址相符的值是 {suggestion}。',
  'theme.NotFound.title': '页面不存在',
  'theme.NotFound.p1': '没有找到你要访问的内容。',
  'theme.NotFound.p2': '如果你是从其他网站的链接来到这里，请联系该网站的所有者，告诉对方这个链接已经失效。',
  'theme.TOCCollapsible.toggleButtonLabel': '本页目录',
  'theme.blog.archive.title': '文章归档',
  'theme.blog.archive.description': '全部文章按年份排列',
  'theme.blog.author.noPosts': '这位作者还没有发表文章。',
  'theme.blog.author.pageTitle': '{authorName}：{nPosts}',
  'theme.blog.authorsList.pageTitle': '作者',
  'theme.blog.authorsList.viewAll': '全部作者',
  'theme.blog.paginator.navAriaLabel': '文章列表翻页',
  'theme.blog.paginator.newerEntries': '更新的文章',
  'theme.blog.paginator.olderEntries': '更早的文章',
  'theme.blog.post.paginator.navAriaLabel': '上一篇与下一篇',
  'theme.blog.post.paginator.newerPost': '较新的文章',
  'theme.blog.post.paginator.olderPost': '较早的文章',
  'theme.blog.post.plurals': '{count} 篇文章',
  'theme.blog.post.readMore': '继续阅读',
  'theme.blog.post.readMoreLabel': '继续阅读《{title}》',
  'theme.blog.post.readingTime.plurals': '约 {readingTime} 分钟读完',
  'theme.blog.tagTitle': '标签“{tagName}”下有{nPosts}',
  'theme.common.editThisPage': '修改本页',
  'theme.contentVisibility.draftBanner.title': 'Draft',
  'theme.contentVisibility.draftBanner.message':
    'This content is a draft: it is shown in development only and left out of the published site.',
  'theme.contentVisibility.unlistedBanner.title': '未公开列出',
  'theme.contentVisibility.unlistedBanner.message':
    '本页没有出现在任何列表中，搜索引擎不会收录，只有知道地址的人才能打开。',
  'theme.docs.DocCard.categoryDescription.plurals': '共 {count} 项',
  'theme.docs.breadcrumbs.navAriaLabel': '当前位置',
  'theme.docs.breadcrumbs.home': '首页',
  'theme.docs.paginator.navAriaLabel': '文档翻页',
  'theme.docs.paginator.previous': '上一篇',
  'theme.docs.paginator.next': '下一篇',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged}，标签为“{tagName}”',
  'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} 篇文档',
  'theme.docs.versionBadge.label': '版本：{versionLabel}',
  'theme.docs.versions.unreleasedVersionLabel': '这是 {siteTitle} {versionLabel} 的预览文档，尚未发布。',
  'theme.docs.versions.unmaintainedVersionLabel': '这是 {siteTitle} {versionLabel} 的旧文档，已停止维护。',
  'theme.docs.versions.latestVersionSuggestionLabel': '最新内容请看{latestVersionLink}（{versionLabel}）。',
  'theme.docs.versions.latestVersionLinkLabel': '最新版文档',
  'theme.lastUpdated.lastUpdatedAtBy': '最近更新{byUser}{atDate}',
  'theme.lastUpdated.atDate': '：{date}',
  'theme.lastUpdated.byUser': '（{user}）',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': '展开子菜单',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': '收起子菜单',
  'theme.tags.tagsListLabel': '标签：',
  'theme.tags.tagsPageLink': '浏览全部标签',
  'theme.tags.tagsPageTitle': '全部标签',
  'theme.SearchPage.emptyResultsTitle': '搜索全部笔记',
  'theme.SearchPage.inputPlaceholder': '输入关键词',
  'theme.SearchPage.inputLabel': '搜索',
  'theme.SearchPage.needsScripts': '搜索需要浏览器运行脚本。没有脚本时，可以从上方的导航进入各个目录。',
} as const satisfies Record<string, string>;

export type PageTexts = typeof PAGE_TEXTS;

Object.assign(TEXTS, PAGE_TEXTS);
