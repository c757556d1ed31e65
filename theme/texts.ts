/**
 * Interface texts by message id (B8.2), overridable by id through `i18n/<locale>/code.json`. The tables are `texts/zh.ts`,
 * `texts/hant.ts` and `texts/en.ts`; a browser bundle holds that of its site's language alone (`renderer/output/modules/own-language.ts`). Here are those that the
 * browser renders on most pages; `texts/frame-texts.ts` adds those of the frame's rarer parts, `texts/page-texts.ts` those of the pages.
 * Texts that the specification quotes in English stay literal in Chinese and are marked with `lang="en"` (B8.1, D33).
 */
import { createElement, type ReactNode } from 'react';
import type { ClientSite } from '../renderer/shared/client-site.js';
import { useSite } from './runtime.js';
import * as en from './texts/en.js';
import * as hant from './texts/hant.js';
import { type Language, languageOf } from './texts/language.js';
import * as zh from './texts/zh.js';

type Group = Record<Language, Record<string, string>>;

export type TextId = keyof (typeof zh.frame &
  typeof zh.pieces &
  typeof zh.recent &
  typeof zh.pages &
  typeof zh.searchField &
  typeof zh.search &
  typeof zh.found);

/** The groups of texts loaded so far. Modules with further ones add them here. */
export const GROUPS: Group[] = [{ zh: zh.frame, hant: hant.frame, en: en.frame }];

export type TextValues = Record<string, string | number>;

/** The part of a site that its texts depend on. */
export type TextSite = Pick<ClientSite, 'texts' | 'locale'>;

/** Replaces `{name}` by values; unknown placeholders stay, so that a mistake in an override is visible. */
export function fill(text: string, values: TextValues = {}): string {
  // Own keys: every object has `constructor` as well.
  const known = Object.keys(values);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (known.includes(name) ? String(values[name]) : whole));
}

/** The text of an id in this site: its override, else ours. */
export function text({ texts, locale }: TextSite, id: TextId, values?: TextValues): string {
  return fill(texts[id] ?? GROUPS.find((group) => id in group.zh)![languageOf(locale)][id]!, values);
}

/** `t(id, values)` for attributes and plain strings. */
export function useText(): (id: TextId, values?: TextValues) => string {
  const site = useSite();
  return (id, values) => text(site, id, values);
}

/** A text as content. */
export function T({ id, values }: { id: TextId; values?: TextValues }): ReactNode {
  return text(useSite(), id, values);
}

/** A text that the specification quotes in English: on a Chinese page it carries its language, unless overridden. */
export function Literal({ id }: { id: TextId }): ReactNode {
  const site = useSite();
  const shown = text(site, id);
  return languageOf(site.locale) === 'en' || id in site.texts ? shown : createElement('span', { lang: 'en' }, shown);
}
