/** A value with its matches marked. Values are text (see `transport.ts`): nothing is inserted as HTML. */
import { passageOf, passageOfHit, type Room } from './passage.js';
import type { Highlight, Hit, LevelName } from './transport.js';

export function Marked({ value }: { value: string }) {
  // Split at both signs (`MARK`): odd pieces are matches.
  const pieces = value.split(/[\ufdd0\ufdd1]/);
  return <>{pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}</>;
}

/** The words of a hierarchy level: its snippet, its highlight, or the plain title. */
export function levelValue(hit: Hit, level: LevelName): string {
  const found: Highlight | undefined =
    hit._snippetResult?.hierarchy?.[level] ?? hit._highlightResult?.hierarchy?.[level];
  return found?.value ?? hit.hierarchy[level] ?? '';
}

/** Main line of a hit, as much of it as there is room for: the passage of its text, or its own heading. */
export const titleOf = (hit: Hit, room: Room): string =>
  hit.type === 'content' ? passageOfHit(hit, room) : passageOf(levelValue(hit, hit.type), room);

/** Returns the position of a hit: the levels above its own; for a text, all of them. */
export function pathOf(hit: Hit): string {
  const levels: LevelName[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  const above = hit.type === 'content' ? levels : levels.slice(0, levels.indexOf(hit.type));
  return above
    .map((level) => hit.hierarchy[level])
    .filter(Boolean)
    .join(' › ');
}
