/** Components of a moved site that throw while a page is rendered: the page is rendered without them. */
import { ownParts } from '../../../theme/places/place-contexts.js';
import type { Page } from '../../shared/page.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/** Loads the components once in each thread. */
export async function loadParts(address: string | undefined): Promise<void> {
  if (address === loaded) return;
  loaded = address;
  for (const name of Object.keys(ownParts)) delete ownParts[name];
  if (address !== undefined) Object.assign(ownParts, ((await import(address)) as { default: object }).default);
}

let loaded: string | undefined;

export interface Rendered<T> {
  result: T;
  problems: Problem[];
}

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
  render({ ...page, without: names });
  let without: readonly string[] = names;
  let result: T | undefined;
  for (const name of names) {
    const tried = without.filter((one) => one !== name);
    try {
      result = render({ ...page, without: tried });
      without = tried;
    } catch {
      // This one throws.
    }
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return {
    result: result ?? render({ ...page, without }),
    problems: without.map((name) => problem('moved-theme-throws', { name, message: message.split('\n')[0] ?? '' })),
  };
}
