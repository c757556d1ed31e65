/** Imports that are not there and components that nothing stands for. */
import { nearestName } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { KNOWN_COMPONENTS } from '../mdx/builtins.js';
import { freeElements, freeNames } from '../mdx/free-names.js';
import { evaluate } from '../mdx/literal.js';
import { boundNames, elementsInExpressions } from './page-module.js';
import type { Page } from './parsed-page.js';

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
  problems.push(...elementProblems(page, level), ...nameProblems(page));
  return problems;
}

/** Elements in expressions that nothing stands for. */
function elementProblems(page: Page, level: 'info' | 'error'): Problem[] {
  const { survey, theme, places } = page;
  return [...elementsInExpressions(page)].flatMap((name) => {
    if (Object.hasOwn(theme.content, name) || KNOWN_COMPONENTS.has(name)) return [];
    const holder = [...survey.expressions, ...survey.elements].find((node) =>
      JSON.stringify([node.value, node.attributes]).includes(`<${name}`),
    );
    const found = places.problem(
      'markdown-component-unknown',
      { component: name },
      places.offset(holder?.position?.start.offset ?? 0),
      name.length + 1,
    );
    return [{ ...found, level }];
  });
}

/** Names in expressions that nothing binds: the page would fail when it is rendered. */
function nameProblems(page: Page): Problem[] {
  const bound = boundNames(page);
  return page.survey.expressions.flatMap((node) => {
    if (evaluate(node.value ?? '', page.names).known) return [];
    const elements = new Set(freeElements(node.value ?? '', bound));
    const name = freeNames(node.value ?? '', bound).find((free) => !elements.has(free));
    if (name === undefined) return [];
    const nearest = nearestName(name, bound);
    const found = page.places.problem(
      'markdown-name-unknown',
      { name },
      page.places.offset(node.position?.start.offset ?? 0),
      name.length + 1,
    );
    return [{ ...found, ...(nearest ? { nearest } : {}) }];
  });
}
