/** Texts of the pages: needed where pages are rendered, which in the browser are only those with code of their own. */
import { useSite } from '../runtime.js';
import { GROUPS, type TextId, type TextSite, text } from '../texts.js';
import * as en from './en.js';
import * as hant from './hant.js';
import { pluralForm } from './plural.js';
import * as zh from './zh.js';

GROUPS.push(
  { zh: zh.searchField, hant: hant.searchField, en: en.searchField },
  { zh: zh.pages, hant: hant.pages, en: en.pages },
);

type CountId = Extract<TextId, `${string}.plurals` | `${string}.nDocsTagged`>;

/** The text of an id for a number, in the form that the language has for it. */
export function countText(site: TextSite, id: CountId, count: number): string {
  return pluralForm(text(site, id), count, site.locale).replace(/\{(?:count|readingTime)\}/, String(count));
}

/** `count(id, number)` for what is rendered. */
export function useCount(): (id: CountId, count: number) => string {
  const site = useSite();
  return (id, count) => countText(site, id, count);
}
