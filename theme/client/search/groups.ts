/** Hits as the modal shows them: grouped by lvl0 in the order of first appearance, at most five a group, siblings under their lvl1 (B5.112, D25). */
import { SEARCH_PER_GROUP } from '../../../renderer/shared/limits.js';
import type { Hit } from './transport.js';

export interface ShownHit {
  hit: Hit;
  /** Hit of the page itself, when this is one of its sections and the page was found too: what is remembered instead of a content hit. */
  parent?: Hit;
  /** Belongs below the hit of its page. */
  child: boolean;
  /** Last child of its page. */
  last: boolean;
  /** 1-based place in the answer, for click events. */
  position: number;
}

export interface Group {
  title: string;
  hits: ShownHit[];
}

/** Drops further hits of one url; the first stays (D25). */
export function distinct(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ url }) => !seen.has(url) && seen.add(url));
}

export function groupHits(hits: readonly Hit[], limit = SEARCH_PER_GROUP): Group[] {
  const positions = new Map(hits.map((hit, index) => [hit, index + 1]));
  const groups = partition(distinct(hits), (hit) => hit.hierarchy.lvl0 ?? '');
  return [...groups].map(([title, list]) => {
    const pages = partition(list.slice(0, limit), (hit) => hit.hierarchy.lvl1 ?? '');
    return { title, hits: [...pages.values()].flatMap((page) => arrange(page.slice(0, limit), positions)) };
  });
}

function partition(hits: readonly Hit[], keyOf: (hit: Hit) => string): Map<string, Hit[]> {
  const parts = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    const part = parts.get(key);
    if (part) part.push(hit);
    else parts.set(key, [hit]);
  }
  return parts;
}

/** The hit of the page first, its sections under it. */
function arrange(hits: readonly Hit[], positions: ReadonlyMap<Hit, number>): ShownHit[] {
  const parent = hits.find(({ type }) => type === 'lvl1');
  const children = hits.filter((hit) => hit !== parent);
  const shown = children.map((hit, index) => ({
    hit,
    parent,
    child: parent !== undefined,
    last: index === children.length - 1,
    position: positions.get(hit)!,
  }));
  return parent ? [{ hit: parent, child: false, last: false, position: positions.get(parent)! }, ...shown] : shown;
}

/** Titles of groups seen, as suggestions where nothing is found: at most `count`. */
export function suggestions(seen: readonly string[], count: number): string[] {
  return [...new Set(seen.filter(Boolean))].slice(0, count);
}
