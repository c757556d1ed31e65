/** Components of a moved site that throw while a page is rendered: the page is rendered without them. */
import { ownParts } from '../../../theme/places/place-contexts.js';
import type { Page } from '../../shared/page.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { firstLine } from '../../site/helpers/text-place.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

export interface Rendered<T> {
  result: T;
  problems: Problem[];
}

/** The components of the site that a thread renders with. */
export interface SiteParts {
  /** Loads them, once for each address. */
  load(address: string | undefined): Promise<void>;
  /** Renders a page; if components of the site throw, without as few of them as possible. An error without any is the page's own. */
  render<T>(page: Page, render: (page: Page) => T): Rendered<T>;
}

/** Returns a loader of the components into the theme, of which a thread has one. Another site built by the thread may have changed it since. */
export function createSiteParts(): SiteParts {
  let loaded: { address?: string; parts: Readonly<Record<string, unknown>> } = { parts: {} };
  /** Names that the last page was rendered without: pages of a site fail alike. */
  let lastWithout: readonly string[] = [];
  return {
    async load(address) {
      if (address === loaded.address && isInTheme(loaded.parts)) return;
      loaded = { address, parts: {} };
      lastWithout = [];
      for (const name of Object.keys(ownParts)) delete ownParts[name];
      if (address === undefined) return;
      const { default: parts }: { default: Record<string, unknown> } = await import(address);
      Object.assign(ownParts, parts);
      loaded.parts = { ...parts };
    },
    render(page, render) {
      const names = Object.keys(ownParts);
      let cause: unknown;
      try {
        return { result: render(page), problems: [] };
      } catch (error) {
        if (names.length === 0) throw error;
        cause = error;
      }
      const renderWithout = (without: readonly string[]) => render({ ...page, without });
      const found = asBefore(names, lastWithout, renderWithout) ?? oneByOne(names, renderWithout);
      lastWithout = found.without;
      const message = messageOf(cause);
      return {
        result: found.result,
        problems: lastWithout.map((name) =>
          problem('moved-theme-throws', { name, message: firstLine(message.trimStart()) }),
        ),
      };
    },
  };
}

/** True if the theme has these components and no others. */
function isInTheme(parts: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(ownParts);
  return names.length === Object.keys(parts).length && names.every((name) => ownParts[name] === parts[name]);
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
function asBefore<T>(names: readonly string[], without: readonly string[], render: Render<T>): Found<T> | undefined {
  const made = without.length > 0 && attempt(() => render(without));
  if (!made) return undefined;
  const isNeeded = (name: string) => {
    const [at, later] = [without.indexOf(name), names.slice(names.indexOf(name) + 1)];
    return !attempt(() => render([...without.slice(0, at), ...later]));
  };
  return without.every(isNeeded) ? { ...made, without } : undefined;
}

/** Undefined where it throws. */
function attempt<T>(run: () => T): { result: T } | undefined {
  try {
    return { result: run() };
  } catch {
    return undefined;
  }
}
