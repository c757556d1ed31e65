/**
 * Interface texts by message id (B8.2), overridable by id through `i18n/<locale>/code.json`: here those that the browser
 * renders on most pages; `layout/texts.ts` adds those of the frame's rarer parts, `pages/texts.ts` those of the pages.
 * Texts that the specification quotes in English stay literal and are marked with `lang="en"` (B8.1, D33).
 */
import { createElement, type ReactNode } from 'react';
import type { ClientSite } from '../renderer/site/types.js';
import type { PieceTexts } from './layout/texts.js';
import type { PageTexts } from './pages/texts.js';
import { useSite } from './runtime.js';

const FRAME_TEXTS = {
  'theme.DocSidebarItem.expandCategoryAriaLabel': '展开“{label}”分组',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': '收起“{label}”分组',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.Loader.error': '这一部分没有加载成功。',
  'theme.Loader.retry': 'Retry',
  'theme.IconExternalLink.ariaLabel': '（在新标签页打开）',
  'theme.docs.sidebar.navAriaLabel': '文档目录',
  'theme.docs.sidebar.more': '显示其余 {count} 项',
} as const satisfies Record<string, string>;

export type TextId = keyof typeof FRAME_TEXTS | keyof PieceTexts | keyof PageTexts;

/** Every text known so far. */
export const TEXTS: Record<string, string> = { ...FRAME_TEXTS };

/** Literals of the specification: English on a Chinese page. */
const ENGLISH = /^theme\.(ErrorPageContent\.|Loader\.retry|contentVisibility\.draftBanner\.)/;

export type TextValues = Record<string, string | number>;

/** Puts values in place of `{name}`; unknown placeholders stay, so that a mistake in an override is seen. */
export function fill(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** The text of an id in this site: its override, else ours. */
export function text(site: Pick<ClientSite, 'texts'>, id: TextId, values?: TextValues): string {
  return fill(site.texts[id] ?? TEXTS[id] ?? id, values);
}

/** `t(id, values)` for attributes and plain strings. */
export function useText(): (id: TextId, values?: TextValues) => string {
  const site = useSite();
  return (id, values) => text(site, id, values);
}

/** A text as content; English literals carry their language, unless overridden. */
export function T({ id, values }: { id: TextId; values?: TextValues }): ReactNode {
  const site = useSite();
  const shown = text(site, id, values);
  return ENGLISH.test(id) && !(id in site.texts) ? createElement('span', { lang: 'en' }, shown) : shown;
}
