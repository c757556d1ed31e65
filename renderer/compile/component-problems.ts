/** Imports that are not there and components that nothing stands for. */
import { nearestName } from '../site/problem.js';
import type { Problem } from '../site/types.js';
import { KNOWN_COMPONENTS } from './builtins.js';
import type { Page } from './page.js';

/** Findings about the components of a page. */
export function componentProblems(page: Page): Problem[] {
  const { esm, places, options } = page;
  const level = options.forgive ? 'info' : 'error';
  const problems: Problem[] = [];
  for (const use of esm.imports) {
    const names = use.names.filter((name) => esm.missing.get(name) === use.specifier);
    if (names.length === 0) continue;
    const sourceLine = places.line(use.line);
    const at = Math.max(0, sourceLine.indexOf(use.specifier));
    const found = places.problem(
      'markdown-import-missing',
      { specifier: use.specifier, component: names.join(', ') },
      places.offsetOf(use.line, at + 1),
      use.specifier.length,
    );
    problems.push({ ...found, level });
  }
  const seen = new Set<string>();
  for (const node of page.unknown) {
    const name = node.name!;
    if (seen.has(name) || esm.missing.has(name)) continue;
    seen.add(name);
    const offset = places.offset(node.position?.start.offset ?? 0);
    const nearest = nearestName(name, [...KNOWN_COMPONENTS, ...Object.keys(page.theme.content)]);
    const found = places.problem('markdown-component-unknown', { component: name }, offset, name.length + 1);
    problems.push({ ...found, level, ...(nearest ? { nearest } : {}) });
  }
  return problems;
}
