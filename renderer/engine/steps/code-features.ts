/** Features of pages that only their code tells, not their text. */
import type { Page } from '../../shared/page.js';
import { bodyRefs } from '../threads/page-input.js';
import type { PageModules } from './module-step.js';

/** Sources of the modules that a page is rendered with: its own, and those of the posts it lists. */
export const moduleSources = (page: Page): string[] =>
  page.kind === 'component'
    ? [page.source]
    : bodyRefs(page).flatMap(({ part, source }) => (part === 'module' ? [source] : []));

/** The page with what its code does: styles need another policy, diagrams what draws them. A client navigation has to know of both, too. */
export function withCodeFeatures(
  page: Page,
  { makesStyles, drawsDiagrams }: Pick<PageModules, 'makesStyles' | 'drawsDiagrams'>,
): Page {
  const does = (which: ReadonlySet<string> | true) =>
    which === true || moduleSources(page).some((source) => which.has(source));
  const inlineStyle = !page.features.inlineStyle && does(makesStyles);
  const mermaid = !page.features.mermaid && does(drawsDiagrams);
  if (!inlineStyle && !mermaid) return page;
  return { ...page, features: { ...page.features, ...(inlineStyle && { inlineStyle }), ...(mermaid && { mermaid }) } };
}
