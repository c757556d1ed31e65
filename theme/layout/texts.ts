/** Texts of the frame's rarer parts (`pieces.ts`). */
import { TEXTS } from '../texts.js';

const PIECE_TEXTS = {
  'theme.AnnouncementBar.closeButtonAriaLabel': '关闭公告',
  'theme.BackToTopButton.buttonAriaLabel': '返回页面顶部',
  'theme.NavBar.navAriaLabel': '网站主导航',
  'theme.blog.sidebar.navAriaLabel': '近期文章',
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
  'theme.SearchBar.label': '搜索',
} as const satisfies Record<string, string>;

export type PieceTexts = typeof PIECE_TEXTS;

Object.assign(TEXTS, PIECE_TEXTS);
