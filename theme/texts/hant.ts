/** Interface texts in Traditional Chinese, in the words of Taiwan. Groups and ids as in `zh.ts`. */
import type * as zh from './zh.js';

export const frame: zh.Like<typeof zh.frame> = {
  'theme.DocSidebarItem.expandCategoryAriaLabel': '展開「{label}」分類',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': '收合「{label}」分類',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.Loader.error': '這一部分沒有載入成功。',
  'theme.Loader.retry': 'Retry',
  'theme.IconExternalLink.ariaLabel': '（在新分頁開啟）',
  'theme.docs.sidebar.navAriaLabel': '文件目錄',
  'theme.docs.sidebar.more': '顯示其餘 {count} 項',
};

export const pieces: zh.Like<typeof zh.pieces> = {
  'theme.AnnouncementBar.closeButtonAriaLabel': '關閉公告',
  'theme.BackToTopButton.buttonAriaLabel': '回到頁面頂端',
  'theme.NavBar.navAriaLabel': '網站主導覽',
  'theme.colorToggle.ariaLabel': '切換明暗外觀（目前：{mode}）',
  'theme.colorToggle.ariaLabel.mode.light': '淺色',
  'theme.colorToggle.ariaLabel.mode.dark': '深色',
  'theme.colorToggle.ariaLabel.mode.system': '跟隨系統',
  'theme.common.skipToMainContent': '略過導覽，直達內文',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': '開啟或關閉選單',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': '關閉選單',
  'theme.docs.sidebar.collapseButtonTitle': '隱藏目錄',
  'theme.docs.sidebar.expandButtonTitle': '顯示目錄',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← 回到主選單',
};

export const recent: zh.Like<typeof zh.recent> = {
  'theme.blog.ways.posts': '全部文章',
  'theme.blog.ways.archive': '文章歸檔',
  'theme.blog.ways.tags': '全部標籤',
  'theme.blog.sidebar.navAriaLabel': '近期文章',
};

export const pages: zh.Like<typeof zh.pages> = {
  'theme.BaseUrlIssueBanner.message':
    '樣式和指令碼沒有載入成功，多半是 baseUrl 設定得不對。目前的值是 {base}，與目前網址相符的值是 {suggestion}。',
  'theme.NotFound.title': '找不到頁面',
  'theme.NotFound.p1': '沒有找到你要看的內容。',
  'theme.NotFound.p2': '如果你是從其他網站的連結來到這裡，請聯絡該網站的擁有者，告訴對方這個連結已經失效。',
  'theme.NotFound.home': '回到首頁',
  'theme.NotFound.near': '可能是你要找的',
  'theme.NotFound.search': '搜尋',
  'theme.TOCCollapsible.toggleButtonLabel': '本頁目錄',
  'theme.blog.archive.title': '文章彙整',
  'theme.blog.archive.description': '全部文章按年份排列',
  'theme.blog.author.noPosts': '這位作者還沒有發表文章。',
  'theme.blog.author.pageTitle': '{authorName}：{nPosts}',
  'theme.blog.authorsList.pageTitle': '作者',
  'theme.blog.authorsList.viewAll': '全部作者',
  'theme.blog.paginator.navAriaLabel': '文章列表翻頁',
  'theme.blog.paginator.newerEntries': '較新的文章',
  'theme.blog.paginator.olderEntries': '較舊的文章',
  'theme.blog.post.paginator.navAriaLabel': '上一篇與下一篇',
  'theme.blog.post.paginator.newerPost': '較新的文章',
  'theme.blog.post.paginator.olderPost': '較舊的文章',
  'theme.blog.post.plurals': '{count} 篇文章',
  'theme.blog.post.readMore': '繼續閱讀',
  'theme.blog.post.readMoreLabel': '繼續閱讀《{title}》',
  'theme.blog.post.updated': '更新於 {date}',
  'theme.blog.post.readingTime.plurals': '約 {readingTime} 分鐘讀完',
  'theme.blog.tagTitle': '標籤「{tagName}」下有 {nPosts}',
  'theme.common.editThisPage': '編輯本頁',
  'theme.contentVisibility.draftBanner.title': 'Draft',
  'theme.contentVisibility.draftBanner.message':
    'This content is a draft: it is shown in development only and left out of the published site.',
  'theme.contentVisibility.unlistedBanner.title': '未公開列出',
  'theme.contentVisibility.unlistedBanner.message':
    '本頁沒有出現在任何列表中，搜尋引擎不會收錄，只有知道網址的人才能開啟。',
  'theme.docs.DocCard.categoryDescription.plurals': '共 {count} 項',
  'theme.docs.breadcrumbs.navAriaLabel': '目前位置',
  'theme.docs.breadcrumbs.home': '首頁',
  'theme.docs.paginator.navAriaLabel': '文件翻頁',
  'theme.docs.paginator.previous': '上一篇',
  'theme.docs.paginator.next': '下一篇',
  'theme.docs.tagDocListPageTitle': '標籤「{tagName}」下有 {nDocsTagged}',
  'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} 篇文件',
  'theme.docs.versionBadge.label': '版本：{versionLabel}',
  'theme.docs.versions.unreleasedVersionLabel': '這是 {siteTitle} {versionLabel} 的預覽文件，尚未發佈。',
  'theme.docs.versions.unmaintainedVersionLabel': '這是 {siteTitle} {versionLabel} 的舊文件，已停止維護。',
  'theme.docs.versions.latestVersionSuggestionLabel': '最新內容請看{latestVersionLink}（{versionLabel}）。',
  'theme.docs.versions.latestVersionLinkLabel': '最新版文件',
  'theme.lastReviewed.atDate': '校對於 {date}',
  'theme.lastUpdated.lastUpdatedAtBy': '最近更新{byUser}{atDate}',
  'theme.lastUpdated.atDate': '：{date}',
  'theme.lastUpdated.byUser': '（{user}）',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': '展開子選單',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': '收合子選單',
  'theme.tags.tagsListLabel': '標籤：',
  'theme.tags.tagsPageLink': '瀏覽全部標籤',
  'theme.tags.tagsPageTitle': '全部標籤',
  'theme.SearchPage.needsScripts': '搜尋需要瀏覽器執行指令碼。沒有指令碼時，可以從上方的導覽進入各個目錄。',
};

export const client: zh.Like<typeof zh.client> = {
  'theme.CodeBlock.copy': '複製',
  'theme.CodeBlock.copied': '已複製',
  'theme.CodeBlock.copyButtonAriaLabel': '複製這段程式碼',
  'theme.CodeBlock.wordWrapToggle': '開啟或關閉自動換行',
  'theme.CodeBlock.unfold': '展開全部程式碼',
  'theme.CodeBlock.fold': '收合程式碼',
  'theme.CodeBlock.run': '執行',
  'theme.Zoom.label': '放大圖片',
};

/** Shown in place of content that could not be loaded. */
export const failure: zh.Like<typeof zh.failure> = {
  page: '頁面沒有載入完整：正文可以讀，選單和搜尋暫時不能用。',
  part: '這裡的內容沒有載入成功。',
};

/** The editor of an exercise, loaded with it. */
export const exercise: zh.Like<typeof zh.exercise> = {
  judge: '核對',
  reset: '還原',
  running: '執行中…',
  passed: '全部 {count} 條期望成立。',
  failed: '{count} 條期望裡有 {failed} 條不成立。',
  broken: '程式碼不能執行，沒有核對。',
  kept: '上次寫的已經恢復；核對通過過。',
  got: '得到',
  missed: '沒有執行到',
  stopped: '執行超過 {seconds} 秒，已停止：可能有無窮迴圈。',
  help: 'Tab 縮排；先按 Esc 再按 Tab 離開；Ctrl+Enter 核對。用 JavaScript 寫，不必寫型別。',
  result: '核對的程式碼',
  missedTypes: '沒有檢查到',
  helpTypes: 'Tab 縮排；先按 Esc 再按 Tab 離開；Ctrl+Enter 核對。',
  fetch: '下載 TypeScript {version}（約 {megabytes} MB）並核對',
  fetching: '正在下載編譯器…',
  atLine: '第 {line} 行：{message}',
};

export const player: zh.Like<typeof zh.player> = {
  label: '逐步執行',
  slider: '步驟',
  position: '第 {step} 步，共 {count} 步',
  first: '第一步',
  previous: '上一步',
  next: '下一步',
  last: '最後一步',
  play: '自動播放',
  pause: '暫停',
  table: '所有步驟的表格',
  code: '程式碼',
  place: '第 {line} 行',
  from: '取自{queue}',
  empty: '空',
  entry: '{name}：{text}',
  joint: '；',
};

export const searchField: zh.Like<typeof zh.searchField> = {
  'theme.SearchBar.label': '搜尋',
  'theme.SearchPage.emptyResultsTitle': '搜尋全部筆記',
  'theme.SearchPage.inputPlaceholder': '輸入關鍵字',
  'theme.SearchPage.inputLabel': '搜尋',
};

export const search: zh.Like<typeof zh.search> = {
  'theme.SearchModal.searchBox.placeholderText': '搜尋筆記',
  'theme.SearchModal.searchBox.searchInputLabel': '搜尋',
  'theme.SearchModal.searchBox.resetButtonTitle': '清空輸入',
  'theme.SearchModal.searchBox.cancelButtonText': '取消',
  'theme.SearchModal.startScreen.recentSearchesTitle': '最近搜尋',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': '收藏的搜尋',
  'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
  'theme.SearchModal.startScreen.noRecentSearchesText.own': '還沒有搜尋過',
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': '收藏',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': '從最近搜尋中移除',
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': '取消收藏',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.errorScreen.helpText.own': '沒有取得搜尋結果，請檢查網路。',
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
  'theme.SearchModal.footer.selectText': '選擇',
  'theme.SearchModal.footer.navigateText': '移動',
  'theme.SearchModal.footer.closeText': '關閉',
  'theme.SearchModal.loading': '正在搜尋……',
  'theme.SearchBar.seeAll': '查看全部 {count} 筆結果',
  'theme.SearchPage.existingResultsTitle': '「{query}」的搜尋結果',
  'theme.SearchPage.documentsFound.plurals': '共找到 {count} 篇',
  'theme.SearchPage.documentsAtLeast.plurals': '至少 {count} 篇',
  'theme.SearchPage.noResultsText': '沒有符合條件的內容',
  'theme.SearchPage.fetchingNewResults': '正在載入更多……',
  'theme.SearchPage.nearResultsText': '還沒有找到一字不差的地方，先列出相近的。',
  'theme.SearchPage.moreResultsText': '繼續查找',
};

export const found: zh.Like<typeof zh.found> = {
  'theme.SearchFound.label': '頁內的符合處',
  'theme.SearchFound.place': '第 {current} 處，共 {count} 處',
  'theme.SearchFound.previous': '上一處',
  'theme.SearchFound.next': '下一處',
  'theme.SearchFound.close': '清除標記',
};

export const feed: zh.Like<typeof zh.feed> = {
  'theme.feed.title': '這是一份訂閱。',
  'theme.feed.about': '把它的網址複製到訂閱閱讀器裡，就能收到新文章。',
  'theme.feed.home': '前往網站',
};

export const offline: zh.Like<typeof zh.offline> = {
  'theme.offline.title': '這一頁還沒有儲存在這台裝置上',
  'theme.offline.about': '現在沒有網路。開啟過的頁面可以繼續讀；連上網路後，這一頁也能開啟。',
  'theme.offline.home': '回到首頁',
};

export const content: zh.ContentWords = {
  anchor: '指向「{heading}」的連結',
  admonitions: {
    note: '備註',
    tip: '提示',
    info: '補充資訊',
    warning: '注意',
    danger: '危險',
    caution: '當心',
  },
  cardCount: '共 {count} 項',
  liveEditor: '線上編輯',
  liveResult: '執行結果',
  liveReset: '還原',
  liveLoading: '正在載入……',
  footnotes: '註腳',
  footnoteBack: '回到引用註腳 {number} 的地方',
  outerLoad: '從 {host} 載入',
  baseline: {
    high: 'Baseline {year}，廣泛可用',
    low: 'Baseline {year}，新近可用',
    limited: '尚非 Baseline',
  },
  checked: {
    run: '已在 {on} 執行',
    two: '{first} 和 {second}',
    expectations: '{count} 條預期成立',
    oracle: '與 {oracle} 在 {inputs} 組輸入上一致',
    properties: '寫明的性質在 {inputs} 組輸入上成立',
    differs: '宣告了 {count} 處差異',
    since: '結果自 {since} 起未變',
    types: '只檢查了型別，沒有執行',
    syntax: '只檢查了語法，沒有執行',
    joint: '，',
  },
  exercise: {
    label: '練習',
    task: '補全程式碼，讓本頁的期望都成立。',
    start: '做練習',
    hint: '提示 {number}',
    solution: '參考實作',
  },
  trace: {
    label: '逐步執行的記錄（{count} 步）',
    step: '步',
    line: '行',
    running: '正在執行',
    script: '指令稿',
    changed: '變數',
    console: '主控台',
    tasks: '任務佇列',
    ticks: 'nextTick 佇列',
    microtasks: '微任務佇列',
    job: '{kind}（第 {line} 行）',
    passes: '沒有對應的回呼，原樣傳下去',
  },
};
