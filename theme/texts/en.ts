/** Interface texts in English, for every site whose language is not Chinese. The groups are those of `zh.ts`; forms of a plural are parted by `|` (`plural.ts`). */
import type * as zh from './zh.js';

export const frame: zh.Like<typeof zh.frame> = {
  'theme.DocSidebarItem.expandCategoryAriaLabel': "Expand sidebar category '{label}'",
  'theme.DocSidebarItem.collapseCategoryAriaLabel': "Collapse sidebar category '{label}'",
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.Loader.error': 'This part could not be loaded.',
  'theme.Loader.retry': 'Retry',
  'theme.IconExternalLink.ariaLabel': '(opens in new tab)',
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.docs.sidebar.more': 'Show {count} more',
};

export const pieces: zh.Like<typeof zh.pieces> = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.docs.sidebar.collapseButtonTitle': 'Collapse sidebar',
  'theme.docs.sidebar.expandButtonTitle': 'Expand sidebar',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
};

export const recent: zh.Like<typeof zh.recent> = {
  'theme.blog.ways.posts': 'All posts',
  'theme.blog.ways.archive': 'Archive',
  'theme.blog.ways.tags': 'Tags',
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
};

export const pages: zh.Like<typeof zh.pages> = {
  'theme.BaseUrlIssueBanner.message':
    'Styles and scripts did not load, probably because of a wrong baseUrl. It is {base}; {suggestion} would fit this address.',
  'theme.NotFound.title': 'Page Not Found',
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.p2':
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  'theme.NotFound.home': 'Back to the home page',
  'theme.NotFound.near': 'You may be looking for',
  'theme.NotFound.search': 'Search',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.blog.archive.title': 'Archive',
  'theme.blog.archive.description': 'Archive',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',
  'theme.blog.post.plurals': 'One post|{count} posts',
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.updated': 'Updated on {date}',
  'theme.blog.post.readingTime.plurals': 'One min read|{readingTime} min read',
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
  'theme.common.editThisPage': 'Edit this page',
  'theme.contentVisibility.draftBanner.title': 'Draft',
  'theme.contentVisibility.draftBanner.message':
    'This content is a draft: it is shown in development only and left out of the published site.',
  'theme.contentVisibility.unlistedBanner.title': 'Unlisted page',
  'theme.contentVisibility.unlistedBanner.message':
    'This page is in no list, and search engines will not index it. Only users having a direct link can access it.',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.paginator.next': 'Next',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  'theme.docs.versionBadge.label': 'Version: {versionLabel}',
  'theme.docs.versions.unreleasedVersionLabel':
    'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  'theme.docs.versions.unmaintainedVersionLabel':
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  'theme.docs.versions.latestVersionSuggestionLabel':
    'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  'theme.lastReviewed.atDate': 'Reviewed on {date}',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.SearchPage.needsScripts':
    'Search needs scripts. Without them, the navigation above leads to all parts of this site.',
};

export const client: zh.Like<typeof zh.client> = {
  'theme.CodeBlock.copy': 'Copy',
  'theme.CodeBlock.copied': 'Copied',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
  'theme.CodeBlock.unfold': 'Show all of the code',
  'theme.CodeBlock.fold': 'Show less',
  'theme.CodeBlock.run': 'Run',
  'theme.Zoom.label': 'Enlarge image',
};

/** Shown in place of content that could not be loaded. */
export const failure: zh.Like<typeof zh.failure> = {
  page: 'This page is not fully loaded: it can be read, but menu and search do not work yet.',
  part: 'This part could not be loaded.',
};

/** The editor of an exercise, loaded with it. */
export const exercise: zh.Like<typeof zh.exercise> = {
  judge: 'Check',
  reset: 'Reset',
  running: 'Running…',
  passed: 'All {count} expectations hold.',
  failed: '{failed} of {count} expectations do not hold.',
  broken: 'The code does not run, so nothing was checked.',
  kept: 'What you wrote is here again; it has passed before.',
  got: 'got',
  missed: 'was not reached',
  stopped: 'Stopped after {seconds} s: it may be an endless loop.',
  help: 'Tab indents; Esc, then Tab, leaves; Ctrl+Enter checks. Write JavaScript, without types.',
  result: 'Code that judges',
  missedTypes: 'was not looked at',
  helpTypes: 'Tab indents; Esc, then Tab, leaves; Ctrl+Enter checks.',
  fetch: 'Download TypeScript {version} (about {megabytes} MB) and check',
  fetching: 'Downloading the compiler…',
  atLine: 'Line {line}: {message}',
};

export const player: zh.Like<typeof zh.player> = {
  label: 'Step by step',
  slider: 'Step',
  position: 'Step {step} of {count}',
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  play: 'Play',
  pause: 'Pause',
  table: 'Table of all steps',
  code: 'Code',
  place: 'line {line}',
  from: 'from: {queue}',
  empty: 'empty',
  entry: '{name}: {text}',
  joint: '; ',
};

export const searchField: zh.Like<typeof zh.searchField> = {
  'theme.SearchBar.label': 'Search',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.inputPlaceholder': 'Type your search here',
  'theme.SearchPage.inputLabel': 'Search',
};

export const search: zh.Like<typeof zh.search> = {
  'theme.SearchModal.searchBox.placeholderText': 'Search docs',
  'theme.SearchModal.searchBox.searchInputLabel': 'Search',
  'theme.SearchModal.searchBox.resetButtonTitle': 'Clear the query',
  'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'Recent',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': 'Favorite',
  'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
  'theme.SearchModal.startScreen.noRecentSearchesText.own': '',
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': 'Save this search',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': 'Remove this search from history',
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': 'Remove this search from favorites',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.errorScreen.helpText.own': '',
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
  'theme.SearchModal.footer.selectText': 'Select',
  'theme.SearchModal.footer.navigateText': 'Navigate',
  'theme.SearchModal.footer.closeText': 'Close',
  'theme.SearchModal.loading': 'Searching…',
  'theme.SearchBar.seeAll': 'See all {count} results',
  'theme.SearchPage.existingResultsTitle': 'Search results for "{query}"',
  'theme.SearchPage.documentsFound.plurals': 'One document found|{count} documents found',
  'theme.SearchPage.documentsAtLeast.plurals': 'At least one document|At least {count} documents',
  'theme.SearchPage.noResultsText': 'No results were found',
  'theme.SearchPage.fetchingNewResults': 'Fetching new results...',
  'theme.SearchPage.nearResultsText': 'Nothing found yet that holds it word for word. These are like it.',
  'theme.SearchPage.moreResultsText': 'Look further',
};

export const found: zh.Like<typeof zh.found> = {
  'theme.SearchFound.label': 'Matches on this page',
  'theme.SearchFound.place': 'Match {current} of {count}',
  'theme.SearchFound.previous': 'Previous match',
  'theme.SearchFound.next': 'Next match',
  'theme.SearchFound.close': 'Clear marks',
};

export const feed: zh.Like<typeof zh.feed> = {
  'theme.feed.title': 'This is a feed.',
  'theme.feed.about': 'Copy its address into a feed reader to get new posts.',
  'theme.feed.home': 'Visit the site',
};

export const offline: zh.Like<typeof zh.offline> = {
  'theme.offline.title': 'This page is not saved on this device',
  'theme.offline.about':
    'There is no network. Pages that were opened before can still be read; this one opens once you are online again.',
  'theme.offline.home': 'Go to the home page',
};

export const content: zh.ContentWords = {
  anchor: 'Direct link to {heading}',
  admonitions: { note: 'note', tip: 'tip', info: 'info', warning: 'warning', danger: 'danger', caution: 'caution' },
  cardCount: '1 item|{count} items',
  liveEditor: 'Live Editor',
  liveResult: 'Result',
  liveReset: 'Reset',
  liveLoading: 'Loading…',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  outerLoad: 'Load from {host}',
  baseline: {
    high: 'Baseline {year}, widely available',
    low: 'Baseline {year}, newly available',
    limited: 'Not in Baseline yet',
  },
  checked: {
    run: 'Run in {on}',
    two: '{first} and {second}',
    expectations: 'expectations that hold: {count}',
    oracle: 'agrees with {oracle} on {inputs} inputs',
    properties: 'stated properties hold for {inputs} inputs',
    differs: '{count} declared differences',
    since: 'same result since {since}',
    types: 'Type-checked, not run',
    syntax: 'Syntax checked, not run',
    joint: '; ',
  },
  exercise: {
    label: 'Exercise',
    task: 'Complete the code, so that the expectations of this page hold.',
    start: 'Try it',
    hint: 'Hint {number}',
    solution: 'Solution',
  },
  trace: {
    label: 'The run, step by step ({count} steps)',
    step: 'Step',
    line: 'Line',
    running: 'Running',
    script: 'Script',
    changed: 'Variables',
    console: 'Console',
    tasks: 'Task queue',
    ticks: 'nextTick queue',
    microtasks: 'Microtask queue',
    job: '{kind} (line {line})',
    passes: 'no callback for this outcome: it is handed on',
  },
};
