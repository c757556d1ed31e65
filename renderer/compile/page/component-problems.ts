/** Finds undefined components and names, and faults of imports and props. */
import { type Nearest, nearestOf } from '../../site/problems/near-names.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNearest } from '../../site/problems/repair.js';
import { componentName, isOffered, KNOWN_COMPONENTS } from '../mdx/builtins.js';
import { freeElements, freeNames, PAGE_NAMES } from '../mdx/free-names.js';
import { evaluate } from '../mdx/literal.js';
import { HTML_NAMES, isHtmlName } from '../rewrite/forgive.js';
import { jsxAttributes } from '../tree/tree.js';
import { importProblems, notImported } from './import-problems.js';
import { boundNames, elementsInCode } from './page-module.js';
import type { Page } from './parsed-page.js';
import { propProblems } from './prop-problems.js';

/** Findings about the components of a page. */
export function componentProblems(page: Page): Problem[] {
  const { esm, places, options } = page;
  const level = options.forgive ? 'info' : 'error';
  const problems: Problem[] = importProblems(page, level);
  const seen = new Set<string>();
  for (const node of page.unknown) {
    const name = node.name!;
    if (seen.has(name) || esm.missing.has(name)) continue;
    seen.add(name);
    const offset = places.offset(node.position?.start.offset ?? 0);
    const absent = notImported(page, name, offset);
    if (absent) {
      problems.push({ ...absent, level });
      continue;
    }
    const known = [
      ...KNOWN_COMPONENTS,
      ...Object.keys(page.theme.content).filter((each) => isOffered(each, page.theme.content)),
      ...esm.components.keys(),
      ...esm.partials.keys(),
      ...esm.others,
      ...esm.exported,
    ];
    const found = places.problem('markdown-component-unknown', { component: name }, offset, name.length + 1);
    const nearest =
      name === 'Tab' && page.survey.elements.some((element) => element.name === 'Tabs')
        ? { name: 'TabItem', sure: true }
        : nearestOf(
            name,
            known.filter((each) => /^[A-Z]/.test(each)),
          );
    problems.push({ ...found, level, ...(nearest ? renamed(page, name, nearest) : {}) });
  }
  problems.push(
    ...lowerCaseProblems(page, level),
    ...elementProblems(page, level),
    ...nameProblems(page),
    ...attributeNames(page),
    ...propProblems(page),
    ...detailsProblems(page),
    ...stepsProblems(page),
  );
  return problems;
}

/** The nearest component, and the edits that write its name over all tags with the wrong one. */
function renamed({ places, survey }: Page, name: string, nearest: Nearest): Pick<Problem, 'nearest' | 'repair'> {
  const edits = survey.elements.flatMap((node) => {
    if (node.name !== name || !node.position) return [];
    const start = places.offset(node.position.start.offset);
    const written = places.text(node);
    const close = written.lastIndexOf(`</${name}`);
    const at = close > 0 && /^\s*>$/.test(written.slice(close + name.length + 2)) ? [1, close + 2] : [1];
    return at.map((index) => places.edit(start + index, start + index + name.length, nearest.name));
  });
  return { nearest: nearest.name, repair: { edits, sure: nearest.sure } };
}

/** Elements in lower case that are no HTML, but components but for their capitals: readers would see their content alone. */
function lowerCaseProblems(page: Page, level: 'info' | 'error'): Problem[] {
  const seen = new Set<string>();
  return page.survey.elements.flatMap((node) => {
    const name = node.name ?? '';
    if (!/^[a-z]+$/.test(name) || seen.has(name) || isHtmlName(name)) return [];
    const { esm } = page;
    const imported = [...esm.others, ...esm.partials.keys(), ...esm.components.keys()];
    const isImported = imported.includes(name);
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const same = [...KNOWN_COMPONENTS, ...imported].find((known) => known !== name && known.toLowerCase() === name);
    const found = same === undefined ? nearHtml(page, name) : { name: same, sure: true };
    if (isImported && same === undefined) {
      seen.add(name);
      const at = page.places.offset(node.position?.start.offset ?? 0) + 1;
      const made = page.places.problem(
        'markdown-component-case',
        { component: name, wanted: capital },
        at,
        name.length,
      );
      return [{ ...made, level }];
    }
    if (!found) return [];
    seen.add(name);
    const offset = page.places.offset(node.position?.start.offset ?? 0);
    const made = page.places.problem('markdown-component-unknown', { component: name }, offset, name.length + 1);
    return [{ ...made, level, ...renamed(page, name, found) }];
  });
}

/** Shorter names are near to too many others. */
const SHORTEST = 6;
/** Elements that have a meaning of their own outside of HTML. */
const FOREIGN = /<(?:svg|math)\b/;

/** Returns the HTML element that an unknown name probably means. */
function nearHtml({ text }: Page, name: string): Nearest | undefined {
  if (name.length < SHORTEST || FOREIGN.test(text)) return undefined;
  const near = nearestOf(name, HTML_NAMES);
  return near?.sure ? near : undefined;
}

/** `<details>` that says not what it hides. */
function detailsProblems({ survey, places }: Page): Problem[] {
  return survey.elements.flatMap((node) => {
    if (node.name !== 'details' || !node.position || /<summary\b/.test(places.text(node))) return [];
    return [places.problem('markdown-details-summary', {}, places.offset(node.position.start.offset), 8)];
  });
}

/** `<Steps>` around a list without numbers: only numbered lists look like steps. */
function stepsProblems({ survey, places, esm }: Page): Problem[] {
  return survey.elements.flatMap((node) => {
    const list = node.children?.find(({ type }) => type === 'list');
    if (componentName(node.name ?? '', esm.components) !== 'Steps' || !list || list.ordered === true) return [];
    const marks = (list.children ?? []).map((item) => places.offset(item.position?.start.offset ?? 0));
    const found = places.problem(
      'markdown-steps-list',
      {},
      marks[0] ?? places.offset(list.position?.start.offset ?? 0),
    );
    const isOneLine = (list.children ?? []).every(({ position }) => position?.start.line === position?.end.line);
    // Further lines of an item would have to be indented again.
    if (!isOneLine) return [found];
    return [{ ...found, repair: { edits: marks.map((at, i) => places.edit(at, at + 1, `${i + 1}.`)), sure: true } }];
  });
}

/** Finds undefined elements in code of the page. */
function elementProblems(page: Page, level: 'info' | 'error'): Problem[] {
  const { survey, theme, places, esm } = page;
  return [...elementsInCode(page)].flatMap((name) => {
    if (isOffered(name, theme.content, page.options.placed) || KNOWN_COMPONENTS.has(name)) return [];
    const code = [...survey.expressions, ...survey.elements, ...esm.statements.map(({ node }) => node)];
    const holder = code.find((node) => JSON.stringify([node.value, node.attributes]).includes(`<${name}`));
    const found = places.problem(
      'markdown-component-unknown',
      { component: name },
      places.offset(holder?.position?.start.offset ?? 0),
      name.length + 1,
    );
    return [{ ...found, level }];
  });
}

/** Names in values of attributes that nothing binds. Functions are left out: what they name may be there when they are called. */
function attributeNames(page: Page): Problem[] {
  const { places } = page;
  const bound = boundNames(page);
  return page.survey.elements.flatMap((node) => {
    const start = places.offset(node.position?.start.offset ?? 0);
    const written = places.text(node);
    return jsxAttributes(node).flatMap(({ name: attribute, value }) => {
      if (!attribute || typeof value !== 'object' || value === null || /=>|\bfunction\b/.test(value.value)) return [];
      if (evaluate(value.value, page.names).known) return [];
      const elements = new Set(freeElements(value.value, bound));
      const name = freeNames(value.value, bound).find((free) => !elements.has(free));
      const from = written.indexOf(`${attribute}={`);
      const at = name === undefined || from < 0 ? -1 : written.indexOf(name, from + attribute.length + 2);
      if (name === undefined || at < 0) return [];
      const found = places.problem('markdown-name-unknown', { name }, start + at, name.length);
      return [{ ...found, ...withNearest(found, name, [...bound, ...PAGE_NAMES]) }];
    });
  });
}

/** Names in expressions that nothing binds: the page would fail when it is rendered. */
function nameProblems(page: Page): Problem[] {
  const { places } = page;
  const bound = boundNames(page);
  return page.survey.expressions.flatMap((node) => {
    if (evaluate(node.value ?? '', page.names).known) return [];
    const elements = new Set(freeElements(node.value ?? '', bound));
    const name = freeNames(node.value ?? '', bound).find((free) => !elements.has(free));
    if (name === undefined) return [];
    const found = places.problem(
      'markdown-name-unknown',
      { name },
      places.offset(node.position?.start.offset ?? 0),
      // The brace, or the spaces after it, and the name.
      places.text(node).indexOf(name) + name.length,
    );
    return [{ ...found, ...withNearest(found, name, [...bound, ...PAGE_NAMES]) }];
  });
}
