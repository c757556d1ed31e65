/** Differences that are meant: rules for the classes of `docs/compatibility.md`. */
import { fileName } from './compare-pages.js';
import type { Difference, KnownClass } from './proof.js';

/** The page of a difference, as rules see it. */
export interface PageContext {
  /** Kind of the page in the reference. */
  kind: string | undefined;
}

type Rule = (difference: Difference, page: PageContext) => boolean;

const bare = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** Headings and button labels that the reference adds to a live block. */
const LIVE_WORDS = /^(?:Live Editor|Result|Loading\W*|实时编辑器|结果|即時編輯器|結果)$/;

const RULES: Record<KnownClass, Rule> = {
  // Nothing is lost where something is only added.
  added: ({ aspect, want }) => aspect === 'text' && want === '',
  'interface-texts': ({ aspect }, { kind }) =>
    kind === 'list' && (aspect === 'titles' || aspect === 'descriptions' || aspect === 'headings'),
  lists: ({ aspect, want }, { kind }) =>
    kind === 'list' && (aspect === 'images' || (aspect === 'links' && /^[a-z]+:|\/authors(?:\/|$)/.test(want))),
  'repaired-emphasis': ({ aspect, want, got }) =>
    /[*_]/.test(want) &&
    (aspect === 'text' || aspect === 'headings' || aspect === 'descriptions') &&
    bare(want).replace(/[*_]/g, '') === bare(got).replace(/[*_]/g, ''),
  'live-blocks': ({ aspect, want }) => (aspect === 'text' || aspect === 'headings') && LIVE_WORDS.test(want.trim()),
  'alternative-texts': ({ aspect, want }) => aspect === 'images' && /&(?:lt|gt|amp|quot|#\d+);/.test(want),
  'linked-files': ({ aspect, want, got }) =>
    aspect === 'links' && /^\/(?:[\w-]+\/)*assets\/files\//.test(want) && fileName(want) === fileName(got),
  'search-page': ({ aspect, route }) => aspect === 'sitemap' && /(?:^|\/)search$/.test(route),
  'older-syntax': ({ aspect, want, got }) =>
    (aspect === 'text' && got === '' && /^:::\w*$/.test(want)) ||
    (aspect === 'headings' && want.replace(/\s*\{#[^{}]+\}$/, '') === got),
  'title-twice': ({ aspect, want, got }) => aspect === 'titles' && got !== '' && want === `${got} | ${got}`,
  diagrams: ({ aspect, want }) => aspect === 'anchors' && want.startsWith('#mermaid'),
};

/** The class of a meant difference; undefined for one that is not meant. */
export function knownClass(difference: Difference, page: PageContext): KnownClass | undefined {
  const found = Object.entries(RULES).find(([, rule]) => rule(difference, page));
  return found?.[0] as KnownClass | undefined;
}
