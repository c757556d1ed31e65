/** Calls the hooks of a configuration. What one throws is a finding about the configuration, never a crash. */

import type { Page } from '../../shared/page.js';
import type { BuildResult } from '../../site/configuration/build-result.js';
import type { Hooks, Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/** Runs a hook; undefined and a problem where it throws. */
async function attempt<T>(site: Site, name: keyof Hooks, run: () => T | Promise<T>) {
  try {
    return { value: await run(), problems: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: undefined, problems: [problem('hook-throws', { name, message }, { file: site.configFile })] };
  }
}

/** Tells a hook that only watches. */
export async function tellHook<Name extends keyof Watching>(
  site: Site,
  name: Name,
  data: Watching[Name],
): Promise<Problem[]> {
  const hooks: { [Hook in keyof Watching]?: (data: Watching[Hook]) => void | Promise<void> } = site.hooks;
  const hook = hooks[name];
  return hook ? (await attempt(site, name, () => hook(data))).problems : [];
}

/** Hooks that only watch, each with what it is told. */
interface Watching {
  contentLoaded: readonly Document[];
  built: BuildResult;
}

/** What the tool has decided on already and a hook may not: other pages, links and files stand on it. */
const FIXED = ['kind', 'route', 'file', 'part', 'source'] as const;

/** Pages with what `pageData` and `head` say of them, in order. Of several failures one is told. */
export async function applyPageHooks(site: Site, pages: Page[]): Promise<{ pages: Page[]; problems: Problem[] }> {
  const { pageData, head } = site.hooks;
  if (!pageData && !head) return { pages, problems: [] };
  const out: Page[] = [];
  for (const page of pages) {
    const changed = await attempt(site, pageData ? 'pageData' : 'head', () => hooked(page, site.hooks));
    if (!changed.value) return { pages, problems: changed.problems };
    out.push(changed.value);
  }
  return { pages: out, problems: [] };
}

async function hooked(page: Page, { pageData, head }: Hooks): Promise<Page> {
  const given = (await pageData?.(structuredClone(page))) ?? page;
  const fixed = FIXED.filter((name) => name in page).map((name) => [name, Reflect.get(page, name)]);
  const shown: Page = Object.assign({ ...given }, Object.fromEntries(fixed));
  const tags = await head?.(shown);
  return tags && tags.length > 0 ? { ...shown, head: { ...shown.head, tags } } : shown;
}
