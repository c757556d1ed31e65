/** Rows of the modal: the hits of an answer, or what the reader has opened before. */
import type { Row, Section } from './Rows.js';
import type { Remembered } from './remembered.js';
import type { SearchState } from './search-session.js';
import type { SearchTexts } from './search-texts.js';
import type { Answered } from './useOpen.js';

/** Recent and favourite searches, with what can be done with them. */
export function startSections(remembered: Remembered, texts: SearchTexts, refresh: () => void): Section[] {
  const then = (action: () => void) => () => {
    action();
    refresh();
  };
  const recent: Row[] = remembered.recent().map((hit) => ({
    hit,
    icon: 'recent',
    actions: [
      {
        title: texts.plain('theme.SearchModal.startScreen.saveRecentSearchButtonTitle'),
        icon: 'star',
        run: then(() => remembered.favor(hit)),
      },
      {
        title: texts.plain('theme.SearchModal.startScreen.removeRecentSearchButtonTitle'),
        icon: 'remove',
        run: then(() => remembered.forgetRecent(hit)),
      },
    ],
  }));
  const favorites: Row[] = remembered.favorites().map((hit) => ({
    hit,
    icon: 'star',
    actions: [
      {
        title: texts.plain('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle'),
        icon: 'remove',
        run: then(() => remembered.forgetFavorite(hit)),
      },
    ],
  }));
  return [
    { title: texts.plain('theme.SearchModal.startScreen.recentSearchesTitle'), rows: recent },
    { title: texts.plain('theme.SearchModal.startScreen.favoriteSearchesTitle'), rows: favorites },
  ].filter(({ rows }) => rows.length > 0);
}

/** Returns what is kept of an answer when one of its rows is opened. */
export const answerOf = ({ answered, groups, queryID }: SearchState): Omit<Answered, 'indexName'> => ({
  queryID,
  query: answered ?? '',
  hits: groups.flatMap(({ hits }) => hits.map(({ hit }) => hit)),
});

/** Groups of the answer as rows. */
export function hitSections(state: Pick<SearchState, 'groups'>): Section[] {
  return state.groups.map(({ title, hits }) => ({
    title,
    rows: hits.map(
      ({ hit, parent, child, last, position }): Row => ({
        hit,
        parent,
        child,
        last,
        position,
        icon: hit.type === 'lvl1' ? 'page' : hit.type === 'content' ? 'text' : 'heading',
      }),
    ),
  }));
}
