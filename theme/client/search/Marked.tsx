/** A value with its matches marked. Values are text (see `transport.ts`): nothing is inserted as HTML. */
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

/** Main line of a hit: the snippet of its text, or its own heading. */
export function titleOf(hit: Hit): string {
  if (hit.type === 'content')
    return hit._snippetResult?.content?.value ?? hit._highlightResult?.content?.value ?? hit.content ?? '';
  return levelValue(hit, hit.type);
}

/** Where a hit stands: the levels above its own; for a text, all of them. */
export function pathOf(hit: Hit): string {
  const levels: LevelName[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  const above = hit.type === 'content' ? levels : levels.slice(0, levels.indexOf(hit.type));
  return above
    .map((level) => hit.hierarchy[level])
    .filter(Boolean)
    .join(' › ');
}
