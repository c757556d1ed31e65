/** Badges of features that comments name (`<!-- bcd css.properties.inset chrome=87 -->`): whether browsers support them. */
import { BINDING } from '../../site/sources/kept-facts.js';
import { MARK_COMMENT, restoreComments } from '../tree/characters.js';
import type { Render } from './render-context.js';

/** Writes what data says of the features that a comment names; of others nothing. */
export function writeFacts(comment: string, render: Render): void {
  for (const [, path = ''] of comment.matchAll(BINDING)) {
    const fact = render.context.facts[path];
    if (!fact?.baseline) continue;
    const { baseline, since, data } = fact;
    render.writer.component('Baseline', { feature: path, baseline, since, data });
  }
}

/** The same for a comment that was made an expression so that MDX takes it; false for other expressions. */
export function writeCommentFacts(expression: string, render: Render): boolean {
  if (!expression.startsWith(`/*${MARK_COMMENT}`)) return false;
  writeFacts(restoreComments(`{${expression}}`), render);
  return true;
}
