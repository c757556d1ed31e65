/**
 * Recent and favourite searches, in DocSearch's storage keys and shape, so that those of a migrated site are kept (B5.113).
 * Never throws: broken stored values are ignored.
 */
import {
  SEARCH_FAVORITES_MAX,
  SEARCH_RECENT_MAX,
  SEARCH_RECENT_MAX_WITH_FAVORITES,
} from '../../../renderer/shared/limits.js';
import type { Hit } from './transport.js';

/** A hit without the marks of the query that found it. */
export type StoredHit = Omit<Hit, '_highlightResult' | '_snippetResult'>;

export interface Remembered {
  recent(): StoredHit[];
  favorites(): StoredHit[];
  /** Stores a hit that was opened; `parent` replaces a content hit. */
  opened(hit: Hit, parent?: Hit): void;
  /** Moves a recent one to the favourites. */
  favor(hit: StoredHit): void;
  forgetRecent(hit: StoredHit): void;
  forgetFavorite(hit: StoredHit): void;
}

export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

export function createRemembered(indexName: string, storage: Storage): Remembered {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  const recent = () => read(storage, recentKey);
  const favorites = () => read(storage, favoriteKey);
  // Decided once, when the modal opens.
  const recentMax = favorites().length > 0 ? SEARCH_RECENT_MAX_WITH_FAVORITES : SEARCH_RECENT_MAX;
  const write = (key: string, hits: StoredHit[]) => storage.set(key, JSON.stringify(hits));
  const without = (hits: StoredHit[], hit: StoredHit) => hits.filter(({ objectID }) => objectID !== hit.objectID);
  return {
    recent: () => recent().slice(0, recentMax),
    favorites,
    opened(hit, parent) {
      const kept = hit.type === 'content' ? (parent ?? pageOf(hit)) : hit;
      if (favorites().some(({ objectID }) => objectID === kept.objectID)) return;
      write(recentKey, [strip(kept), ...without(recent(), kept)].slice(0, recentMax));
    },
    favor(hit) {
      write(favoriteKey, [strip(hit), ...without(favorites(), hit)].slice(0, SEARCH_FAVORITES_MAX));
      write(recentKey, without(recent(), hit));
    },
    forgetRecent: (hit) => write(recentKey, without(recent(), hit)),
    forgetFavorite: (hit) => write(favoriteKey, without(favorites(), hit)),
  };
}

/** Returns the page that contains a text, if it was not among the hits itself. */
function pageOf({ url, hierarchy }: Hit | StoredHit): StoredHit {
  const page = url.replace(/#.*/, '');
  const { lvl0, lvl1 } = hierarchy;
  const levels = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: page, url: page, type: 'lvl1', content: null, hierarchy: levels };
}

function strip(hit: Hit | StoredHit): StoredHit {
  const { _highlightResult: _, _snippetResult: __, ...kept } = hit as Hit;
  return kept;
}

function read(storage: Storage, key: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null;
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null
  );
}
