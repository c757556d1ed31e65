/**
 * Interface texts in Simplified Chinese, the language of the specification (B8.2): the table that the other languages follow. Each
 * group is what one part of the browser code needs. Texts that the specification quotes in English stay so (B8.1, D33).
 */

/** A group in another language: other texts, the same ids. */
export type Like<Group> = Record<keyof Group, string>;

/** Texts that the browser renders on most pages. */
export const frame = {
  'theme.DocSidebarItem.expandCategoryAriaLabel': '展开“{label}”分组',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': '收起“{label}”分组',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.Loader.error': '这一部分没有加载成功。',
  'theme.Loader.retry': 'Retry',
  'theme.IconExternalLink.ariaLabel': '（在新标签页打开）',
  'theme.docs.sidebar.navAriaLabel': '文档目录',
  'theme.docs.sidebar.more': '显示其余 {count} 项',
} as const;

/** Rarer parts of the frame (`layout/frame/lazy-parts.ts`). */
export const pieces = {
  'theme.AnnouncementBar.closeButtonAriaLabel': '关闭公告',
  'theme.BackToTopButton.buttonAriaLabel': '返回页面顶部',
  'theme.NavBar.navAriaLabel': '网站主导航',
  'theme.colorToggle.ariaLabel': '切换明暗外观（目前：{mode}）',
  'theme.colorToggle.ariaLabel.mode.light': '浅色',
  'theme.colorToggle.ariaLabel.mode.dark': '深色',
  'theme.colorToggle.ariaLabel.mode.system': '跟随系统',
  'theme.common.skipToMainContent': '跳过导航，直达正文',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': '打开或关闭菜单',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': '关闭菜单',
  'theme.docs.sidebar.collapseButtonTitle': '隐藏目录',
  'theme.docs.sidebar.expandButtonTitle': '显示目录',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← 返回主菜单',
} as const;

/** The newest posts in the sidebar of blog pages. */
export const recent = {
  'theme.blog.ways.posts': '全部文章',
  'theme.blog.ways.archive': '文章归档',
  'theme.blog.ways.tags': '全部标签',
  'theme.blog.sidebar.navAriaLabel': '近期文章',
} as const;

/** Regions of pages. In the browser only those with code of their own are rendered. */
export const pages = {
  'theme.BaseUrlIssueBanner.message':
    '样式和脚本没有加载成功，多半是 baseUrl 配置得不对。目前的值是 {base}，与当前地址相符的值是 {suggestion}。',
  'theme.NotFound.title': '页面不存在',
  'theme.NotFound.p1': '没有找到你要访问的内容。',
  'theme.NotFound.p2': '如果你是从其他网站的链接来到这里，请联系该网站的所有者，告诉对方这个链接已经失效。',
  'theme.NotFound.home': '回到首页',
  'theme.NotFound.near': '可能是你要找的',
  'theme.NotFound.search': '搜索',
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
  'theme.blog.post.updated': '更新于 {date}',
  'theme.blog.post.readingTime.plurals': '约 {readingTime} 分钟读完',
  'theme.blog.tagTitle': '标签“{tagName}”下有 {nPosts}',
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
  'theme.docs.tagDocListPageTitle': '标签“{tagName}”下有 {nDocsTagged}',
  'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} 篇文档',
  'theme.docs.versionBadge.label': '版本：{versionLabel}',
  'theme.docs.versions.unreleasedVersionLabel': '这是 {siteTitle} {versionLabel} 的预览文档，尚未发布。',
  'theme.docs.versions.unmaintainedVersionLabel': '这是 {siteTitle} {versionLabel} 的旧文档，已停止维护。',
  'theme.docs.versions.latestVersionSuggestionLabel': '最新内容请看{latestVersionLink}（{versionLabel}）。',
  'theme.docs.versions.latestVersionLinkLabel': '最新版文档',
  'theme.lastReviewed.atDate': '校对于 {date}',
  'theme.lastUpdated.lastUpdatedAtBy': '最近更新{byUser}{atDate}',
  'theme.lastUpdated.atDate': '：{date}',
  'theme.lastUpdated.byUser': '（{user}）',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': '展开子菜单',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': '收起子菜单',
  'theme.tags.tagsListLabel': '标签：',
  'theme.tags.tagsPageLink': '浏览全部标签',
  'theme.tags.tagsPageTitle': '全部标签',
  'theme.SearchPage.needsScripts': '搜索需要浏览器运行脚本。没有脚本时，可以从上方的导航进入各个目录。',
} as const;

/** Texts of browser code. */
export const client = {
  'theme.CodeBlock.copy': '复制',
  'theme.CodeBlock.copied': '已复制',
  'theme.CodeBlock.copyButtonAriaLabel': '复制这段代码',
  'theme.CodeBlock.wordWrapToggle': '开启或关闭自动换行',
  'theme.CodeBlock.unfold': '展开全部代码',
  'theme.CodeBlock.fold': '收起代码',
  'theme.CodeBlock.run': '运行',
  'theme.Zoom.label': '放大图片',
} as const;

/** Shown in place of content that could not be loaded. */
export const failure = {
  page: '页面没有加载完整：正文能读，菜单和搜索暂时用不了。',
  part: '这里的内容没有加载成功。',
} as const;

/** The editor of an exercise, loaded with it. */
export const exercise = {
  judge: '核对',
  reset: '还原',
  running: '运行中…',
  passed: '全部 {count} 条期望成立。',
  failed: '{count} 条期望里有 {failed} 条不成立。',
  broken: '代码不能运行，没有核对。',
  kept: '上次写的已经恢复；核对通过过。',
  got: '得到',
  missed: '没有执行到',
  stopped: '运行超过 {seconds} 秒，已停止：可能有死循环。',
  help: 'Tab 缩进；先按 Esc 再按 Tab 离开；Ctrl+Enter 核对。用 JavaScript 写，不必写类型。',
  result: '核对的代码',
  missedTypes: '没有检查到',
  helpTypes: 'Tab 缩进；先按 Esc 再按 Tab 离开；Ctrl+Enter 核对。',
  fetch: '下载 TypeScript {version}（约 {megabytes} MB）并核对',
  fetching: '正在下载编译器…',
  atLine: '第 {line} 行：{message}',
} as const;

/** The player of a recorded run, loaded with it. Names of queues and the like come from the table that it reads. */
export const player = {
  label: '逐步执行',
  slider: '步骤',
  position: '第 {step} 步，共 {count} 步',
  first: '第一步',
  previous: '上一步',
  next: '下一步',
  last: '最后一步',
  play: '自动播放',
  pause: '暂停',
  table: '所有步骤的表格',
  code: '代码',
  place: '第 {line} 行',
  from: '取自{queue}',
  empty: '空',
  entry: '{name}：{text}',
  joint: '；',
} as const;

/** The field of search, before any script and after. */
export const searchField = {
  'theme.SearchBar.label': '搜索',
  'theme.SearchPage.emptyResultsTitle': '搜索全部笔记',
  'theme.SearchPage.inputPlaceholder': '输入关键词',
  'theme.SearchPage.inputLabel': '搜索',
} as const;

/** The search interface, loaded with it. */
export const search = {
  'theme.SearchModal.searchBox.placeholderText': '搜索笔记',
  'theme.SearchModal.searchBox.searchInputLabel': '搜索',
  'theme.SearchModal.searchBox.resetButtonTitle': '清空输入',
  'theme.SearchModal.searchBox.cancelButtonText': '取消',
  'theme.SearchModal.startScreen.recentSearchesTitle': '最近搜索',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': '收藏的搜索',
  'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
  'theme.SearchModal.startScreen.noRecentSearchesText.own': '还没有搜索过',
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': '收藏',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': '从最近搜索中移除',
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': '取消收藏',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.errorScreen.helpText.own': '没有取到搜索结果，请检查网络。',
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
  'theme.SearchModal.footer.selectText': '选择',
  'theme.SearchModal.footer.navigateText': '移动',
  'theme.SearchModal.footer.closeText': '关闭',
  'theme.SearchModal.loading': '正在搜索……',
  'theme.SearchBar.seeAll': '查看全部 {count} 条结果',
  'theme.SearchPage.existingResultsTitle': '“{query}”的搜索结果',
  'theme.SearchPage.documentsFound.plurals': '共找到 {count} 篇',
  'theme.SearchPage.documentsAtLeast.plurals': '至少 {count} 篇',
  'theme.SearchPage.noResultsText': '没有符合条件的内容',
  'theme.SearchPage.fetchingNewResults': '正在加载更多……',
  'theme.SearchPage.nearResultsText': '还没有找到一字不差的地方，先列出相近的。',
  'theme.SearchPage.moreResultsText': '继续查找',
} as const;

/** The bar that steps through matches on the page of a hit. */
export const found = {
  'theme.SearchFound.label': '页内的匹配',
  'theme.SearchFound.place': '第 {current} 处，共 {count} 处',
  'theme.SearchFound.previous': '上一处匹配',
  'theme.SearchFound.next': '下一处匹配',
  'theme.SearchFound.close': '清除标记',
} as const;

/** The page that a browser makes of a feed (B2.57). */
export const feed = {
  'theme.feed.title': '这是一份订阅。',
  'theme.feed.about': '把它的地址复制到订阅阅读器里，就能收到新文章。',
  'theme.feed.home': '前往网站',
} as const;

/** Shown to a reader without a network in place of a page (`offline`). */
export const offline = {
  'theme.offline.title': '这一页还没有保存在这台设备上',
  'theme.offline.about': '现在没有网络。打开过的页面可以继续读；连上网络后，这一页也能打开。',
  'theme.offline.home': '回到首页',
} as const;

/** Texts of content components (`texts/content-texts.ts`). */
export interface ContentWords {
  /** `{heading}` is replaced. */
  anchor: string;
  admonitions: Record<string, string>;
  /** `{count}` is replaced. */
  cardCount: string;
  liveEditor: string;
  liveResult: string;
  liveReset: string;
  /** Shown until the result is rendered. */
  liveLoading: string;
  footnotes: string;
  /** `{number}` is replaced. */
  footnoteBack: string;
  /** `{host}` is replaced. */
  outerLoad: string;
  /** Browser support of a feature; `{year}` is the year since which all browsers have it. */
  baseline: Record<'high' | 'low' | 'limited', string>;
  checked: CheckedWords;
  exercise: ExerciseWords;
  trace: TraceWords;
}

/** Texts of an exercise before its editor is loaded. */
export interface ExerciseWords {
  label: string;
  /** Default task if the note has none. */
  task: string;
  start: string;
  /** `{number}` is replaced. */
  hint: string;
  solution: string;
}

/** The steps of a run. */
export interface TraceWords {
  /** `{count}` is the number of steps. */
  label: string;
  step: string;
  line: string;
  running: string;
  script: string;
  changed: string;
  console: string;
  tasks: string;
  ticks: string;
  microtasks: string;
  /** `{kind}` is what is called in the code, on line `{line}`. */
  job: string;
  /** A job that has no callback for its outcome. */
  passes: string;
}

/** Check result of a block of code; the parts that apply are joined. */
export interface CheckedWords {
  /** `{on}` is what ran it. */
  run: string;
  /** Platform with two versions: `{first}` with its name, `{second}` is a version. */
  two: string;
  /** `{count}` is replaced. */
  expectations: string;
  /** `{oracle}` and `{inputs}` are replaced. */
  oracle: string;
  /** Stated properties without an oracle. */
  properties: string;
  /** Declared differences, `{count}`. */
  differs: string;
  since: string;
  types: string;
  syntax: string;
  joint: string;
}

export const content: ContentWords = {
  anchor: '指向“{heading}”的链接',
  admonitions: {
    note: '说明',
    tip: '小技巧',
    info: '补充信息',
    warning: '注意',
    danger: '危险',
    caution: '当心',
  },
  cardCount: '共 {count} 项',
  liveEditor: '在线编辑',
  liveResult: '运行结果',
  liveReset: '还原',
  liveLoading: '正在加载……',
  footnotes: '脚注',
  footnoteBack: '回到引用脚注 {number} 的地方',
  outerLoad: '从 {host} 载入',
  baseline: {
    high: 'Baseline {year}，广泛可用',
    low: 'Baseline {year}，新近可用',
    limited: '尚非 Baseline',
  },
  checked: {
    run: '已在 {on} 运行',
    two: '{first} 和 {second}',
    expectations: '{count} 条期望成立',
    oracle: '与 {oracle} 在 {inputs} 组输入上一致',
    properties: '写明的性质在 {inputs} 组输入上成立',
    differs: '声明了 {count} 处差异',
    since: '结果自 {since} 起未变',
    types: '只检查了类型，没有运行',
    syntax: '只检查了语法，没有运行',
    joint: '，',
  },
  exercise: {
    label: '练习',
    task: '补全代码，让本页的期望都成立。',
    start: '做练习',
    hint: '提示 {number}',
    solution: '参考实现',
  },
  trace: {
    label: '逐步执行的记录（{count} 步）',
    step: '步',
    line: '行',
    running: '正在执行',
    script: '脚本',
    changed: '变量',
    console: '控制台',
    tasks: '任务队列',
    ticks: 'nextTick 队列',
    microtasks: '微任务队列',
    job: '{kind}（第 {line} 行）',
    passes: '没有对应的回调，原样传下去',
  },
};
