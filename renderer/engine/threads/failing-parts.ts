/** Components of a moved site that throw while a page is rendered: the page is rendered without them. */
import { ownParts } from '../../../theme/places/place-contexts.js';
import type { Page } from '../../shared/page.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/** Loads the components once in each thread. */
export async function loadParts(address: string | undefined): Promise<void> {
  if (address === loaded) return;
  loaded = address;
  lastWithout = [];
  for (const name of Object.keys(ownParts)) delete ownParts[name];
  if (address === undefined) return;
  const { default: parts }: { default: object } = await import(address);
  Object.assign(ownParts, parts);
}

let loaded: string | undefined;

export interface Rendered<T> {
  result: T;
  problems: Problem[];
}

/** Names that the last page was rendered without: pages of a site fail alike. */
let lastWithout: readonly string[] = [];

/** Renders a page; where components of the site throw, without as many of them as it takes. What throws without any is the page's own error. */
export function renderWithParts<T>(page: Page, render: (page: Page) => T): Rendered<T> {
  const names = Object.keys(ownParts);
  let cause: unknown;
  try {
    return { result: render(page), problems: [] };
  } catch (error) {
    if (names.length === 0) throw error;
    cause = error;
  }
  const renderWithout = (without: readonly string[]) => render({ ...page, without });
  const { result, without } = asBefore(names, renderWithout) ?? oneByOne(names, renderWithout);
  lastWithout = without;
  const message = cause instanceof Error ? cause.message : String(cause);
  return {
    result,
    problems: without.map((name) => problem('moved-theme-throws', { name, message: message.split('\n')[0] ?? '' })),
  };
}

interface Found<T> {
  result: T;
  without: readonly string[];
}

type Render<T> = (without: readonly string[]) => T;

/** Adds one component after the other; those that throw stay out. */
function oneByOne<T>(names: readonly string[], render: Render<T>): Found<T> {
  let found: Found<T> = { result: render(names), without: names };
  for (const name of names) {
    const without = found.without.filter((one) => one !== name);
    const made = attempt(() => render(without));
    if (made) found = { ...made, without };
  }
  return found;
}

/** The page without those that the last one was rendered without, if `oneByOne` would find the same: which pages a thread gets must not matter. */
function asBefore<T>(names: readonly string[], render: Render<T>): Found<T> | undefined {
  const made = lastWithout.length > 0 && attempt(() => render(lastWithout));
  if (!made) return undefined;
  const isNeeded = (name: string) => {
    const [at, later] = [lastWithout.indexOf(name), names.slice(names.indexOf(name) + 1)];
    return !attempt(() => render([...lastWithout.slice(0, at), ...later]));
  };
  return lastWithout.every(isNeeded) ? { ...made, without: lastWithout } : undefined;
}

/** Undefined where it throws. */
function attempt<T>(run: () => T): { result: T } | undefined {
  try {
    return { result: run() };
  } catch {
    return undefined;
  }
}
